/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef SHMEM_TEST_H
#define SHMEM_TEST_H

/* Programs as users of OpenSHMEM write them: nothing but shmem.h.  A check that fails says where, and ends the job. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEST_UNUSED __attribute__((unused))

static int me TEST_UNUSED = -1, npes TEST_UNUSED = 0;
static const char *doing TEST_UNUSED = "";

TEST_UNUSED static void fail(const char *file, int line, const char *what, long long got, long long want)
{
    fprintf(stderr, "FAIL PE %d of %d %s:%d %s: %s: got %lld, wanted %lld\n", me, npes, file, line, doing, what, got,
            want);
    shmem_global_exit(1);
}

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition))                                                                                              \
            fail(__FILE__, __LINE__, #condition, 0, 1);                                                                \
    } while (0)
#define CHECK_INT(got, want)                                                                                           \
    do {                                                                                                               \
        long long got_ = (long long)(got), want_ = (long long)(want);                                                  \
        if (got_ != want_)                                                                                             \
            fail(__FILE__, __LINE__, #got, got_, want_);                                                               \
    } while (0)

TEST_UNUSED static void begin(void)
{
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
}

TEST_UNUSED static void *alloc(size_t bytes)
{
    void *p = shmem_calloc(bytes, 1);
    if (p == NULL)
        fail(__FILE__, __LINE__, "shmem_calloc", 0, (long long)bytes);
    return p;
}

#endif
