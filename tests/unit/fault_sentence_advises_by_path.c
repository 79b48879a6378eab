/* SPDX-License-Identifier: BSD-3-Clause */
/* A timed-out wait has a likely cause and a remedy for each path; for a pair the sentence also points to ferry-info,
 * which shows the pair's obstacles.  The longest sentence fits the library's buffer.
 */
#include "ferry/diag.h"
#include "tests/check.h"

enum { LIBRARY_BUFFER = 1024 };

static const struct {
    ferry_call call;
    ferry_path path;
    int peer;
    const char *cause, *remedy;
} rows[] = {
    { FERRY_CALL_ATOMIC, FERRY_PATH_NATIVE, 1, "PE 1's memory or the link to it does not answer", "look for Xid" },
    { FERRY_CALL_QUIET, FERRY_PATH_FLAGS, 1, "too busy to empty its mailbox", "check that its process runs" },
    { FERRY_CALL_PUT, FERRY_PATH_STAGED, 1, "its service thread gets no CPU", "has a core left" },
    { FERRY_CALL_PUT, FERRY_PATH_REMOTE, 1, "the network to its node is down or slow", "that its node answers" },
    { FERRY_CALL_SIGNAL_WAIT, FERRY_PATH_STAGED, 1, "no core left for its service thread", "makes the matching call" },
    { FERRY_CALL_SIGNAL_WAIT, FERRY_PATH_NATIVE, 1, "ahead in another call", "makes the matching call" },
    { FERRY_CALL_BARRIER, FERRY_PATH_FLAGS, 1, "has made another call", "in the same order" },
    { FERRY_CALL_MOE_COMBINE, FERRY_PATH_NATIVE, 1, "in another round", "every PE makes as many" },
    { FERRY_CALL_INIT, FERRY_PATH_NONE, 1, "was not started", "raise FERRY_INIT_TIMEOUT" },
    { FERRY_CALL_LAUNCH, FERRY_PATH_NONE, -1, "a kernel runs longer", "look at the kernel" },
};

CHECK_MAIN(10)
{
    char text[2048];
    ferry_fault f = { .status = FERRY_ERR_TIMEOUT, .pe = 0, .cmp = -1, .offset = UINT64_MAX };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        f.call = rows[i].call;
        f.path = rows[i].path;
        f.peer = rows[i].peer;
        (void)ferry_fault_format(&f, text, sizeof text);
        CHECK_ROW(strstr(text, rows[i].cause) != NULL, text);
        CHECK_ROW(strstr(text, rows[i].remedy) != NULL, text);
        CHECK_ROW((strstr(text, "ferry-info") != NULL) == (rows[i].path != FERRY_PATH_NONE), text);
    }

    f.status = FERRY_ERR_NO_PATH;
    (void)ferry_fault_format(&f, text, sizeof text);
    CHECK_ROW(strstr(text, "ferry-info") != NULL, text);

    for (int status = 0; status <= FERRY_ERR_EMPTY; status++)
        for (int call = 0; call < FERRY_N_CALLS; call++)
            for (int path = 0; path < FERRY_N_PATHS; path++) {
                ferry_fault longest = { .status = (ferry_status)status,
                                        .call = (ferry_call)call,
                                        .pe = 1023,
                                        .peer = 1022,
                                        .path = (ferry_path)path,
                                        .cmp = FERRY_CMP_NE,
                                        .offset = UINT64_MAX - 1,
                                        .expected = UINT64_MAX,
                                        .found = UINT64_MAX - 1,
                                        .age_ns = UINT64_MAX };
                int n = ferry_fault_format(&longest, text, sizeof text);
                CHECK_ROW(n > 0 && n < LIBRARY_BUFFER, text);
            }
}
