/* SPDX-License-Identifier: BSD-3-Clause */
/* An integer sort: each key goes to the PE of its range, where an atomic reserves its place; many rounds. */
#include "shmem_test.h"

enum { KEYS = 2000, ROUNDS = 5, RANGE = 1 << 16 };
static int taken;
static int local_check, checks[16];
static int buckets[KEYS * 4], work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long sum_in, sum_out, all_in, all_out, long_work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long sync_a[SHMEM_REDUCE_SYNC_SIZE], sync_b[SHMEM_REDUCE_SYNC_SIZE];

static int compare(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static unsigned random_state;
static int random_key(void)
{
    random_state = random_state * 1664525u + 1013904223u;
    return (int)(random_state >> 8) % RANGE;
}

int main(void)
{
    int keys[KEYS];
    begin();
    random_state = (unsigned)me * 77777u + 1;
    for (int round = 0; round < ROUNDS; round++) {
        int width = (RANGE + npes - 1) / npes, counts[1024] = { 0 };
        taken = 0;
        sum_in = sum_out = 0;
        shmem_barrier_all();
        for (int i = 0; i < KEYS; i++) {
            keys[i] = random_key();
            counts[keys[i] / width]++;
            sum_in += keys[i];
        }
        qsort(keys, KEYS, sizeof *keys, compare);
        for (int p = 0, first = 0; p < npes; first += counts[p++]) {
            int room = shmem_int_atomic_fetch_add(&taken, counts[p], p);
            CHECK(room + counts[p] <= (int)(sizeof buckets / sizeof *buckets));
            shmem_int_put_nbi(&buckets[room], &keys[first], (size_t)counts[p], p);
        }
        shmem_barrier_all();
        qsort(buckets, (size_t)taken, sizeof *buckets, compare);
        for (int i = 0; i < taken; i++) {
            CHECK(buckets[i] / width == me);
            sum_out += buckets[i];
        }
        shmem_long_sum_to_all(&all_in, &sum_in, 1, 0, 0, npes, long_work, sync_a);
        shmem_long_sum_to_all(&all_out, &sum_out, 1, 0, 0, npes, long_work, sync_b);
        CHECK_INT(all_out, all_in);
        local_check = taken;
        shmem_int_sum_to_all(checks, &local_check, 1, 0, 0, npes, work, sync_a);
        CHECK_INT(checks[0], KEYS * npes);
        shmem_barrier_all();
    }
    shmem_finalize();
    return 0;
}
