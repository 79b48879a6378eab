/* SPDX-License-Identifier: BSD-3-Clause */
/* A tool: its own shmem_long_put and shmem_barrier_all count, then call the library's by their second names. */
#include "shmem_test.h"
#include <pshmem.h>

static int puts_seen, barriers_seen, atomics_seen;
static long word;

void shmem_long_put(long *dest, const long *source, size_t nelems, int pe)
{
    puts_seen++;
    pshmem_long_put(dest, source, nelems, pe);
}

void shmem_barrier_all(void)
{
    barriers_seen++;
    pshmem_barrier_all();
}

void shmem_ctx_long_atomic_inc(shmem_ctx_t ctx, long *dest, int pe)
{
    atomics_seen++;
    pshmem_ctx_long_atomic_inc(ctx, dest, pe);
}

int main(void)
{
    pshmem_init();
    me = pshmem_my_pe();
    npes = pshmem_n_pes();
    long one = 41;
    shmem_put(&word, &one, 1, (me + 1) % npes); /* the generic spelling meets the tool too */
    shmem_barrier_all();
    shmem_atomic_inc(SHMEM_CTX_DEFAULT, &word, (me + 1) % npes);
    shmem_barrier_all();
    CHECK_INT(word, 42);
    CHECK_INT(puts_seen, 1);
    CHECK_INT(barriers_seen, 2);
    CHECK_INT(atomics_seen, 1);
    pshmem_barrier_all();
    void (*by_address)(long *, long, int) = shmem_long_p;
    by_address(&word, 7, (me + 1) % npes);
    pshmem_barrier_all();
    CHECK_INT(word, 7);
    CHECK_INT(barriers_seen, 2);
    pshmem_finalize();
    return 0;
}
