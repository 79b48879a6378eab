/* SPDX-License-Identifier: BSD-3-Clause */
/* With the heap in GPU memory, calls take its addresses but the CPU cannot, and globals are refused.  The library may
 * complain of the last line only. */
#include "shmem_test.h"

static long global;

int main(void)
{
    begin();
    int next = (me + 1) % npes;
    size_t which[2];
    long *words = (long *)shmem_calloc(2, sizeof *words);
    short *halves = (short *)shmem_calloc(3, sizeof *halves);
    long given[2] = { 3 + me, 4 };
    shmem_long_put(words, given, 2, next);
    shmem_long_wait_until(&words[1], SHMEM_CMP_EQ, 4);
    shmem_barrier_all();
    CHECK_INT(shmem_long_g(words, me), 3 + (me + npes - 1) % npes);
    CHECK_INT(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, words, words + 1, 1), 0);
    CHECK_INT(shmem_long_g(words, me), 4 * npes);
    shmem_short_p(&halves[1], -7, next);
    shmem_short_wait_until(&halves[1], SHMEM_CMP_LT, 0);
    CHECK_INT(shmem_short_test(&halves[1], SHMEM_CMP_EQ, -7), 1);
    CHECK_INT(shmem_short_wait_until_some(halves, 3, which, NULL, SHMEM_CMP_NE, 0), 1);
    CHECK_INT(which[0], 1);
    if (me == 0)
        fputs("now the global\n", stderr);
    shmem_barrier_all();
    shmem_long_p(&global, 5, me);
    CHECK_INT(global, 0);
    shmem_finalize();
    return 0;
}
