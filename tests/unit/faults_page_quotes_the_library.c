/* SPDX-License-Identifier: BSD-3-Clause */
/* docs/faults.md has a section for each status, with the library's words for it and the sentence of a typical fault.
 * With any argument: prints what the page must hold. */
#include "fault_rows.h"
#include <stdlib.h>

static const ferry_fault faults[] = {
    { .status = FERRY_ERR_TIMEOUT,
      .call = FERRY_CALL_WAIT,
      .peer = -1,
      .path = FERRY_PATH_NONE,
      .cmp = FERRY_CMP_GE,
      .offset = 0x1040,
      .expected = 5,
      .found = 3,
      .age_ns = 30000000000 },
    { .status = FERRY_ERR_TIMEOUT,
      .call = FERRY_CALL_QUIET,
      .peer = 1,
      .path = FERRY_PATH_FLAGS,
      .cmp = FERRY_FOR_RECORDS,
      .offset = UINT64_MAX,
      .expected = 70,
      .found = 6,
      .age_ns = 30000000000 },
    { .status = FERRY_ERR_PEER_LOST,
      .call = FERRY_CALL_SIGNAL_WAIT,
      .peer = -1,
      .path = FERRY_PATH_NONE,
      .cmp = FERRY_CMP_EQ,
      .offset = 0x1040,
      .expected = 1,
      .age_ns = 12000000 },
    { .status = FERRY_ERR_ABORTED,
      .call = FERRY_CALL_BARRIER,
      .peer = 1,
      .path = FERRY_PATH_NATIVE,
      .cmp = -1,
      .offset = UINT64_MAX,
      .age_ns = 2000000 },
    REFUSED(FERRY_ERR_NOT_INITIALIZED, FERRY_CALL_PUT, 1, 0, 0),
    REFUSED(FERRY_ERR_ALREADY_INITIALIZED, FERRY_CALL_INIT, -1, 0, 0),
    REFUSED(FERRY_ERR_INVALID_ARG, FERRY_CALL_SIGNAL, 1, 0, 7),
    { .status = FERRY_ERR_INVALID_ARG,
      .call = FERRY_CALL_BROADCAST,
      .peer = -1,
      .path = FERRY_PATH_NONE,
      .cmp = FERRY_FOR_DEST,
      .offset = UINT64_MAX,
      .expected = 0x2040,
      .found = 0x2080 },
    REFUSED(FERRY_ERR_INVALID_PE, FERRY_CALL_PUT, 4, 4, 4),
    REFUSED(FERRY_ERR_INVALID_ADDR, FERRY_CALL_PUT, 1, 8, 0x7ffd1234),
    { .status = FERRY_ERR_MISALIGNED,
      .call = FERRY_CALL_ATOMIC,
      .peer = 1,
      .cmp = -1,
      .offset = 0x1041,
      .expected = 8,
      .found = 0x10000001041 },
    REFUSED(FERRY_ERR_OVERFLOW, FERRY_CALL_PUT, 1, 8, UINT64_MAX),
    REFUSED(FERRY_ERR_ASYMMETRIC, FERRY_CALL_MALLOC, 1, 4096, 8192),
    REFUSED(FERRY_ERR_NO_MEMORY, FERRY_CALL_MALLOC, -1, 1 << 30, 1 << 24),
    REFUSED(FERRY_ERR_NO_PATH, FERRY_CALL_INIT, 1, 0, 0),
    REFUSED(FERRY_ERR_SYSTEM, FERRY_CALL_LAUNCH, -1, 0, 0),
    REFUSED(FERRY_ERR_BOOTSTRAP, FERRY_CALL_INIT, -1, 0, 0),
    REFUSED(FERRY_ERR_UNSUPPORTED, FERRY_CALL_REDUCE, -1, 0, 0),
};

static char page[1 << 16];

static void read_page(void)
{
    char name[4096];
    const char *top = getenv("top_srcdir");
    snprintf(name, sizeof name, "%s/docs/faults.md", top != NULL ? top : ".");
    FILE *f = fopen(name, "r");
    CHECK_ROW(f != NULL, name);
    if (f != NULL && fread(page, 1, sizeof page - 1, f) > 0)
        fclose(f);
}

int main(int argc, char **argv)
{
    char text[2048], line[2200];
    (void)argv;
    alarm(10);
    read_page();
    int sections = 0;
    for (const char *at = page; (at = strstr(at, "\n## `FERRY_")) != NULL; at++)
        sections++;
    CHECK_ROW(sections == FERRY_ERR_EMPTY + 1, "a section for each status, and no other");
    for (int status = FERRY_SUCCESS; status <= FERRY_ERR_EMPTY; status++) {
        snprintf(line, sizeof line, "\n## `%s` (%d)\n\n%s.\n", ferry_status_name((ferry_status)status), status,
                 ferry_strerror((ferry_status)status));
        CHECK_ROW(strstr(page, line) != NULL, line);
        if (argc > 1)
            fputs(line, stdout);
        for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
            if ((int)faults[i].status != status)
                continue;
            (void)ferry_fault_format(&faults[i], text, sizeof text);
            snprintf(line, sizeof line, "\n    %s\n", text);
            CHECK_ROW(strstr(page, line) != NULL, line);
            if (argc > 1)
                fputs(line, stdout);
        }
    }
    return CHECK_RESULT();
}
