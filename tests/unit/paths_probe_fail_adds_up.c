/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_TEST=probe_fail: starts from nothing, failed probes of one pair add up, self pairs never fail, errors change
 * nothing.
 */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/state/path_rules.h"
#include "tests/check.h"

CHECK_MAIN(10)
{
    enum { S = FERRYI_PROBE_STORE, L = FERRYI_PROBE_LOAD, M = FERRYI_PROBE_LITMUS, A = FERRYI_PROBE_ATOMIC };
    static const struct {
        const char *text;
        uint8_t want[4];
    } rows[] = {
        { "", { 0, 0, 0, 0 } },
        { "store", { 0, S, S, 0 } },
        { "load", { 0, L, L, 0 } },
        { "litmus", { 0, M, M, 0 } },
        { "atomic", { 0, A, A, 0 } },
        { "0>1=atomic", { 0, A, 0, 0 } },
        { "*>0=load, 1>0=litmus", { 0, 0, L | M, 0 } },
        { "1>0=store,1>0=copy", { 0, 0, S | FERRYI_PROBE_COPY, 0 } },
        { "store,load,litmus,atomic", { 0, S | L | M | A, S | L | M | A, 0 } },
    };
    static const char *const bad[] = { "flags", "0>1=native", "atomic,", "0>2=atomic", "1>1=atomic", "atomic load" };
    ferryi_pair_info pairs[4], before[4];

    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        memset(pairs, 0xff, sizeof pairs);
        CHECK_ROW(ferryi_paths_probe_fail(rows[i].text, 2, pairs) == FERRY_SUCCESS, rows[i].text);
        for (int k = 0; k < 4; k++)
            CHECK_ROW(pairs[k].forced == rows[i].want[k], rows[i].text);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        memset(pairs, 0x77, sizeof pairs);
        memcpy(before, pairs, sizeof before);
        CHECK_ROW(ferryi_paths_probe_fail(bad[i], 2, pairs) == FERRY_ERR_INVALID_ARG, bad[i]);
        CHECK_ROW(memcmp(pairs, before, sizeof before) == 0, bad[i]);
        CHECK_ROW(strstr(ferry_last_error_message(), "FERRY_TEST=probe_fail") != NULL, bad[i]);
    }
}
