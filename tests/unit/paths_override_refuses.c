/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_PATHS: a text that is malformed, names no PE, or asks for more than was found changes nothing, and the error
 * says what is wrong where. */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/state/path_rules.h"
#include "tests/check.h"

static void refuses(const char *text, int n_pes, const char *mentions)
{
    ferryi_pair_info pairs[16], before[16];

    memset(pairs, FERRY_PATH_FLAGS, sizeof pairs);
    for (int pe = 0; pe < n_pes; pe++)
        pairs[pe * n_pes + pe].found = FERRY_PATH_NATIVE;
    memcpy(before, pairs, sizeof before);
    CHECK_ROW(ferryi_paths_override(text, n_pes, pairs) == FERRY_ERR_INVALID_ARG, text);
    CHECK_ROW(memcmp(pairs, before, sizeof before) == 0, text);
    CHECK_ROW(strstr(ferry_last_error_message(), "FERRY_PATHS") != NULL, text);
    CHECK_ROW(strstr(ferry_last_error_message(), mentions) != NULL, text);
}

CHECK_MAIN(10)
{
    ferryi_pair_info none = { .found = FERRY_PATH_NATIVE };

    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    refuses("fast", 4, "'fast'");
    refuses("Flags", 4, "native, flags, staged or remote");
    refuses("distant", 4, "native, flags, staged or remote");
    refuses("none", 4, "native, flags, staged or remote");
    refuses("flag", 4, "'flag'");
    refuses("flagss", 4, "'flagss'");
    refuses("staged,", 4, "rule 2");
    refuses(",staged", 4, "rule 1");
    refuses("staged,,staged", 4, "rule 2");
    refuses("staged staged", 4, "text follows the word");
    refuses("staged;", 4, "text follows the word");
    refuses("0>1", 4, "'='");
    refuses("0>1=", 4, "unknown");
    refuses("0>=staged", 4, "PE's number or *");
    refuses("0=staged", 4, "'>'");
    refuses(">1=staged", 4, "unknown");
    refuses("*=staged", 4, "'>'");
    refuses("*>=staged", 4, "PE's number or *");
    refuses("0>1>2=staged", 4, "'='");
    refuses("0-1=staged", 4, "'>'");
    refuses("-1>0=staged", 4, "unknown");
    refuses("0>4=staged", 4, "0 to 3");
    refuses("4>0=staged", 4, "0 to 3");
    refuses("4294967296>0=staged", 4, "0 to 3");
    refuses("0>18446744073709551617=staged", 4, "0 to 3");
    refuses("2>2=staged", 4, "always native");
    refuses("2>2=native", 4, "always native");
    refuses("0>1=staged,9>*=staged", 4, "rule 2, '9>*=staged'");
    refuses("staged,0>1=wrong", 4, "rule 2");
    refuses("native", 2, "from PE 0 to PE 1");
    refuses("staged,3>1=native", 4, "native from PE 3 to PE 1, but this pair supports only flags");
    CHECK(ferryi_paths_override("flags", 0, &none) == FERRY_ERR_INVALID_ARG);
}
