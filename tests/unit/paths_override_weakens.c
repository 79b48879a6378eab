/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_PATHS: which pairs a rule reaches, later rules win, white space, what was found is kept where no rule is. */
#include "check.h"
#include "runtime/paths.h"

/* One letter a pair, row by row: n, f, s, r(emote). */
static void from_letters(const char *letters, uint8_t *matrix)
{
    for (size_t i = 0; letters[i] != '\0'; i++)
        matrix[i] = (uint8_t)(letters[i] == 'n'   ? FERRY_PATH_NATIVE
                              : letters[i] == 'f' ? FERRY_PATH_FLAGS
                              : letters[i] == 's' ? FERRY_PATH_STAGED
                                                  : FERRY_PATH_REMOTE);
}

static void becomes(const char *text, int n_pes, const char *found, const char *wanted)
{
    uint8_t matrix[16], want[16];

    from_letters(found, matrix);
    from_letters(wanted, want);
    CHECK_ROW(ferryi_paths_override(text, n_pes, matrix) == FERRY_SUCCESS, text);
    CHECK_ROW(memcmp(matrix, want, (size_t)(n_pes * n_pes)) == 0, text);
}

int main(void)
{
    alarm(10);
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
    return CHECK_RESULT();
}
