/* SPDX-License-Identifier: BSD-3-Clause */
/* The sentence of a failed wait states: waiting PE, time, call, awaited PE, path, word, expected and found value,
 * cause, remedy.
 */
#include "ferry/diag.h"
#include "tests/check.h"

static const ferry_fault base = { .status = FERRY_ERR_TIMEOUT,
                                  .call = FERRY_CALL_WAIT,
                                  .pe = 0,
                                  .peer = 1,
                                  .path = FERRY_PATH_FLAGS,
                                  .cmp = FERRY_CMP_GE,
                                  .offset = 0x1040,
                                  .expected = 5,
                                  .found = 3,
                                  .age_ns = 501000000 };
static char text[1024];

static const char *tell(ferry_fault fault)
{
    int n = ferry_fault_format(&fault, text, sizeof text);
    CHECK(n > 0 && (size_t)n == strlen(text));
    return text;
}

static int says(const char *part)
{
    return strstr(text, part) != NULL;
}

CHECK_MAIN(10)
{
    ferry_fault f;

    CHECK_ROW(strcmp(tell(base), "PE 0 waited 501 ms in wait for PE 1 (path flags): heap offset 0x1040 should have "
                                 "become >= 5 but is 3; status: the wait ran out of time. Likely PE 1 is stopped, busy "
                                 "or ahead in another call: check that it makes the matching call, or raise "
                                 "FERRY_TIMEOUT. ferry-info shows what the pair can do.") == 0,
              text);

    static const char *const wanted[] = { "become 5 but",    "become other than 5 but", "become > 5 but",
                                          "become >= 5 but", "become < 5 but",          "become <= 5 but" };
    for (int cmp = FERRY_CMP_EQ; cmp <= FERRY_CMP_LE; cmp++) {
        f = base;
        f.cmp = cmp;
        tell(f);
        CHECK_ROW(says(wanted[cmp]), wanted[cmp]);
    }

    f = base;
    f.peer = -1;
    f.path = FERRY_PATH_NONE;
    tell(f);
    CHECK_ROW(says("for whichever PE writes the word:") && !says("PE -1") && !says("path"), text);
    f.status = FERRY_ERR_PEER_LOST;
    tell(f);
    CHECK_ROW(says("a PE crashed") && says("ferry_failure_ack") && !says("PE -1"), text);

    f = base;
    f.leaving = 2;
    tell(f);
    CHECK_ROW(says("PE 1 has called ferry_finalize") && !says("stopped"), text);

    f = base;
    f.expected = UINT64_MAX;
    tell(f);
    CHECK_ROW(says("18446744073709551615 (-1 if signed)"), text);

    f = base;
    f.call = FERRY_CALL_BARRIER;
    f.cmp = -1;
    f.offset = UINT64_MAX;
    f.expected = f.found = 0;
    tell(f);
    CHECK_ROW(says("in barrier for PE 1 (path flags); status") && says("same order") && !says("offset"), text);
    f.expected = 7;
    tell(f);
    CHECK_ROW(says("7 was expected and 0 is there"), text);

    f = base;
    f.call = FERRY_CALL_ATOMIC;
    f.cmp = FERRY_FOR_RECORDS;
    f.expected = 1333;
    f.found = 1269;
    tell(f);
    CHECK_ROW(
        says("in atomic for PE 1 (path flags), at heap offset 0x1040: it has applied 1269 of the 1333 descriptors "
             "sent to it; status"),
        text);
    f.call = FERRY_CALL_GET;
    f.cmp = FERRY_FOR_BYTES;
    f.offset = FERRY_OFFSET_STATIC + 64;
    tell(f);
    CHECK_ROW(says(", at static data offset 0x40: 1269 of 1333 bytes were moved; status"), text);

    f = base;
    f.call = FERRY_CALL_BROADCAST;
    f.status = FERRY_ERR_INVALID_ARG;
    f.cmp = FERRY_FOR_CALL;
    f.expected = FERRY_CALL_BARRIER;
    f.found = FERRY_CALL_BROADCAST;
    tell(f);
    CHECK_ROW(says("called broadcast, but its earlier barrier has not ended") && says("repeat the barrier until"),
              text);

    static const struct {
        int cmp;
        uint64_t expected, found;
        const char *is, *was;
    } rows[] = {
        { FERRY_FOR_TEAM, 1, 3, "on team 3", "on team 1" },
        { FERRY_FOR_TEAM, (uint64_t)(int64_t)(int32_t)0x80000401u, 0, "on team 0",
          "on an active set of start 0, stride 1 and size 2" },
        { FERRY_FOR_ROOT, 0, 1, "with root 1", "with root 0" },
        { FERRY_FOR_ELEMENT, 1u << 16 | 5u << 8 | 3, 1u << 16 | 3u << 8 | 9, "as max of double", "as sum of int64" },
        { FERRY_FOR_ELEMENT, 8, 1, "with elements of 1 byte,", "with elements of 8 bytes has" },
        { FERRY_FOR_STRIDE, 1, 2, "with dest's stride of 2 elements", "with dest's stride of 1 elements" },
        { FERRY_FOR_SIZE, 64, 128, "of 128 bytes", "of 64 bytes" },
        { FERRY_FOR_DEST, 0x40, 0x80, "with dest at heap offset 0x80", "with dest at heap offset 0x40" },
        { FERRY_FOR_SOURCE, (uint64_t)-0x40, 0x80, "with source at heap offset 0x80", "with source 0x40 bytes before" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char want[200];
        f.cmp = rows[i].cmp;
        f.expected = rows[i].expected;
        f.found = rows[i].found;
        tell(f);
        snprintf(want, sizeof want, "called broadcast %s", rows[i].is);
        CHECK_ROW(says(want) && says("repeat the broadcast with the same arguments"), text);
        snprintf(want, sizeof want, "but its earlier broadcast %s", rows[i].was);
        CHECK_ROW(says(want) && says(" has not ended."), text);
    }

    f = base;
    f.call = FERRY_CALL_QUIET;
    f.status = FERRY_ERR_PEER_LOST;
    tell(f);
    CHECK_ROW(says("in quiet for PE 1") && says("PE 1 crashed or was killed") && says("has died"), text);
    f.unreachable = 1;
    tell(f);
    CHECK_ROW(says("The connection to PE 1 was lost") && says("may still run") && !says("crashed"), text);

    f = base;
    f.call = FERRY_CALL_INIT;
    tell(f);
    CHECK_ROW(says("raise FERRY_INIT_TIMEOUT"), text);

    f = base;
    f.status = FERRY_ERR_ABORTED;
    tell(f);
    CHECK_ROW(says("a PE called ferry_abort"), text);

    f = base;
    f.age_ns = 900;
    tell(f);
    CHECK_ROW(says("waited 900 ns in"), text);
    f.age_ns = 20000;
    tell(f);
    CHECK_ROW(says("waited 20 us in"), text);
    f.age_ns = 30040000000;
    tell(f);
    CHECK_ROW(says("waited 30.0 s in"), text);
    f.age_ns = 0; /* the PE was known to be dead */
    f.status = FERRY_ERR_PEER_LOST;
    tell(f);
    CHECK_ROW(says("PE 0 did not wait in wait for PE 1 (path flags)"), text);
}
