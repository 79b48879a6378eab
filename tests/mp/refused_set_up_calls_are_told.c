/* SPDX-License-Identifier: BSD-3-Clause */
/* An allocation or a split of a team whose arguments one PE refuses is refused on all, at once: that PE has its own
 * status, the others learn who refused, and the next call is right on all. */
#include "pe_test.h"

enum { CALLOC, HINTS, ALIGN, REALLOC, FREE, STRIDED, TWO_D, N_CALLS };
static const char *const call_names[] = { "calloc", "hints", "align", "realloc", "free", "split_strided", "split_2d" };

static ferry_status made(const void *result)
{
    return result == NULL ? ferry_last_error() : FERRY_SUCCESS;
}

/* wrong: with an argument that is refused. */
static ferry_status make(int op, char *block, int wrong)
{
    ferry_team_t team, other;
    switch (op) {
    case CALLOC:
        return made(ferry_calloc(wrong ? SIZE_MAX : 8, 8));
    case HINTS:
        return made(ferry_malloc_with_hints(64, wrong ? ~0L : 0));
    case ALIGN:
        return made(ferry_align(wrong ? 3 : 64, 64));
    case REALLOC:
        return made(ferry_realloc(block + (wrong ? 16 : 0), 128));
    case FREE:
        return ferry_free(block + (wrong ? 16 : 0));
    case STRIDED:
        return ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, wrong ? pe_n + 1 : pe_n, NULL, 0, &team);
    default:
        return ferry_team_split_2d(FERRY_TEAM_WORLD, wrong ? 0 : 1, NULL, 0, &team, NULL, 0, &other);
    }
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_n == 1);
    for (int op = 0; op < N_CALLS; op++)
        for (int culprit = 0; culprit < pe_n; culprit += pe_n - 1) {
            char *block = (char *)pe_alloc(64), name[16];
            pe_doing_now("%s, refused by PE %d", call_names[op], culprit);
            pe_barrier();
            const uint64_t began = now_ns();
            const ferry_status status = make(op, block, pe_me == culprit);
            CHECK(status != FERRY_SUCCESS && status != FERRY_ERR_TIMEOUT && status != FERRY_ERR_ASYMMETRIC);
            CHECK(now_ns() - began < 10 * (uint64_t)SECOND); /* a wait ends after 30 s */
            snprintf(name, sizeof name, "PE %d", culprit);
            if (pe_me != culprit)
                CHECK_SAYS(name);
            CHECK_OK(ferry_free(block));
        }
}
