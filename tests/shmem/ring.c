/* SPDX-License-Identifier: BSD-3-Clause */
/* A token goes round by put and wait; a bulk and a word after it, with a fence between, arrive in that order. */
#include "shmem_test.h"
#include <mpp/shmem.h>

enum { BIG = 200000 };
static long token = -1, flag;
static char bulk[BIG];

int main(void)
{
    static char source[BIG];
    begin();
    int next = (me + 1) % npes;
    for (int round = 0; round < 50; round++) {
        long got = round * 1000L + me - 1; /* before it is handed on: the next round's may come right after */
        if (me == 0) {
            shmem_long_p(&token, round * 1000L, next);
            if (npes > 1)
                shmem_long_wait_until(&token, SHMEM_CMP_EQ, round * 1000L + npes - 1);
        } else {
            shmem_wait_until(&token, SHMEM_CMP_GE, round * 1000L);
            got = token;
            shmem_long_p(&token, got + 1, next);
        }
        CHECK(got == round * 1000L + me - 1);
    }
    shmem_barrier_all();
    static const size_t sizes[] = { 1, 8, 100, 5000, 40000, BIG };
    for (long r = 1; r <= 30; r++) {
        size_t n = sizes[r % 6];
        memset(source, (int)r, n);
        shmem_putmem_nbi(bulk, source, n, next);
        shmem_fence();
        shmem_long_p(&flag, r, next);
        shmem_long_wait_until(&flag, SHMEM_CMP_GE, r);
        for (size_t i = 0; i < n; i++)
            if (bulk[i] != (char)r)
                check_fail(__FILE__, __LINE__, "bulk: got %d, wanted %ld", bulk[i], r);
        shmem_barrier_all();
    }
    shmem_finalize();
    return 0;
}
