/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_PATHS: which pairs a rule names, later rules win, white space, pairs without a rule keep the path that was
 * found. */
#include "runtime/state/path_rules.h"
#include "tests/check.h"

/* One letter a pair, row by row: n, f, s, r(emote). */
static uint8_t path_of(char letter)
{
    return (uint8_t)(letter == 'n'   ? FERRY_PATH_NATIVE
                     : letter == 'f' ? FERRY_PATH_FLAGS
                     : letter == 's' ? FERRY_PATH_STAGED
                                     : FERRY_PATH_REMOTE);
}

static void becomes(const char *text, int n_pes, const char *found, const char *wanted)
{
    ferryi_pair_info pairs[16] = { 0 };

    for (int i = 0; i < n_pes * n_pes; i++)
        pairs[i].found = path_of(found[i]);
    CHECK_ROW(ferryi_paths_override(text, n_pes, pairs) == FERRY_SUCCESS, text);
    for (int i = 0; i < n_pes * n_pes; i++)
        CHECK_ROW(pairs[i].path == path_of(wanted[i]) && pairs[i].found == path_of(found[i]), text);
}

CHECK_MAIN(10)
{
    becomes("", 2, "nfsn", "nfsn");
    becomes(" \t ", 2, "nnnn", "nnnn");
    becomes("native", 2, "nnnn", "nnnn");
    becomes("flags", 2, "nnnn", "nffn");
    becomes("staged", 3, "nnnnnnnnn", "nsssnsssn");
    becomes("0>1=flags", 2, "nnnn", "nfnn");
    becomes("1>0=staged", 2, "nnnn", "nnsn");
    becomes("*>2=staged", 3, "nnnnnnnnn", "nnsnnsnnn");
    becomes("1>*=flags", 3, "nnnnnnnnn", "nnnfnfnnn");
    becomes("*>*=flags", 2, "nnnn", "nffn");
    becomes("flags,0>1=staged", 2, "nnnn", "nsfn");
    becomes("0>1=staged,flags", 2, "nnnn", "nffn");
    becomes("staged,0>1=native", 2, "nnnn", "nnsn");
    becomes(" 0 > 1 = flags , * > 0 = staged ", 2, "nnnn", "nfsn");
    becomes("0>1=staged", 2, "nfrn", "nsrn");
    becomes("flags", 2, "nffn", "nffn");
    becomes("flags", 1, "n", "n");
    becomes("*>0=flags", 1, "n", "n");
    becomes("03>00=flags", 4, "nnnnnnnnnnnnnnnn", "nnnnnnnnnnnnfnnn");
}
