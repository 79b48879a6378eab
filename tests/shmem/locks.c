/* SPDX-License-Identifier: BSD-3-Clause */
/* Locks exclude, and publish what was written under them. */
#include "shmem_test.h"

enum { ROUNDS = 300, LOCKS = 5 };
static long locks[LOCKS];
static long inside[LOCKS], count[LOCKS], wide[LOCKS][32];
static long turn_lock;

static void enter(int k)
{
    if ((k & 1) != 0)
        while (shmem_test_lock(&locks[k]) != 0)
            continue;
    else
        shmem_set_lock(&locks[k]);
}

/* The data that a lock guards lies on some PE; only the holder uses it. */
static void exclusion(void)
{
    pe_doing_now("mutual exclusion");
    for (int r = 0; r < ROUNDS; r++) {
        int k = (r + me) % LOCKS, home = (k + 1) % npes;
        enter(k);
        CHECK_INT(shmem_long_atomic_fetch_inc(&inside[k], home), 0);
        long now = shmem_long_g(&count[k], home), all[32];
        shmem_long_get(all, wide[k], 32, home);
        for (int i = 0; i < 32; i++) {
            CHECK_INT(all[i], now);
            all[i]++;
        }
        shmem_long_put(wide[k], all, 32, home);
        shmem_long_p(&count[k], now + 1, home);
        shmem_long_atomic_add(&inside[k], -1, home);
        shmem_clear_lock(&locks[k]);
    }
    shmem_barrier_all();
    long total = 0;
    for (int k = 0; k < LOCKS; k++)
        total += shmem_long_g(&count[k], (k + 1) % npes);
    CHECK_INT(total, (long)ROUNDS * npes);
}

int main(void)
{
    begin();
    exclusion();
    shmem_barrier_all();
    if (me == 0) {
        pe_doing_now("test");
        CHECK_INT(shmem_test_lock(&turn_lock), 0);
        CHECK_INT(shmem_test_lock(&locks[0]), 0);
        shmem_clear_lock(&locks[0]);
    }
    shmem_barrier_all();
    if (me != 0)
        CHECK_INT(shmem_test_lock(&turn_lock), 1);
    shmem_barrier_all();
    if (me == 0)
        shmem_clear_lock(&turn_lock);
    shmem_finalize();
    return 0;
}
