/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 9.  Two teams at once: the PEs with even numbers and those with odd ones.  Each PE gets the sum of the
 * numbers of its team's PEs, and the message of its team's first PE.
 *
 * Lesson: 09_teams.c.  You need ferry_team_split_strided twice, since every PE of the world makes each call and gets
 * FERRY_TEAM_INVALID from the one that is not for it, a reduction and a broadcast. */
#include "../exercise.h"

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    long *number = pe_alloc(1, sizeof *number), *sum = pe_alloc(1, sizeof *sum);
    long *word = pe_alloc(1, sizeof *word), *heard = pe_alloc(1, sizeof *heard);
    *number = me + 1;
    *word = 100 + me;
    PE_TRY(ferry_barrier_all());

    ferry_team_t even = FERRY_TEAM_INVALID, odd = FERRY_TEAM_INVALID;
    /* TODO: make the teams: `even` is PEs 0, 2, 4 ..., (n + 1) / 2 of them; `odd`, if n > 1, is PEs 1, 3, 5 ..., n / 2
     * of them. */
    PE_TRY(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &even));
    if (n > 1)
        PE_TRY(ferry_team_split_strided(FERRY_TEAM_WORLD, 1, 2, n / 2, NULL, 0, &odd));
    /* END OF TODO */
    ferry_team_t mine = me % 2 == 0 ? even : odd;
    EXPECT(mine != FERRY_TEAM_INVALID, "PE %d has no team: which PEs does the split take, from which on?", me);
    EXPECT(ferry_team_my_pe(mine) == me / 2, "PE %d has number %d in its team and should have %d", me,
           ferry_team_my_pe(mine), me / 2);

    if (mine != FERRY_TEAM_INVALID) {
        /* TODO: *sum becomes the sum of *number over my team, and *heard the *word of my team's first PE. */
        PE_TRY(ferry_long_sum_reduce(mine, sum, number, 1));
        PE_TRY(ferry_long_broadcast(mine, heard, word, 1, 0));
        /* END OF TODO */
    }
    long want = 0;
    for (int pe = me % 2; pe < n; pe += 2)
        want += pe + 1;
    printf("PE %d: the sum of my team is %ld\n", me, *sum);
    EXPECT(*sum == want, "the sum is %ld and should be %ld", *sum, want);
    EXPECT(*heard == 100 + me % 2, "the word is %ld and should be %d: who is the root, counted in the team?", *heard,
           100 + me % 2);
    return exercise_end();
}
