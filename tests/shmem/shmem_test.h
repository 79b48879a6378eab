/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef SHMEM_TEST_H
#define SHMEM_TEST_H

/* For programs as users of OpenSHMEM write them: they include shmem.h only.  A failed check prints its place and ends
 * the job. */
static void end_job(void);
#define CHECK_END end_job
#include "tests/check.h"
#include <shmem.h>

#define TEST_UNUSED CHECK_UNUSED

static int me TEST_UNUSED = -1, npes TEST_UNUSED = 0;

static void end_job(void)
{
    shmem_global_exit(1);
}

TEST_UNUSED static void begin(void)
{
    shmem_init();
    pe_me = me = shmem_my_pe();
    pe_n = npes = shmem_n_pes();
}

TEST_UNUSED static void *alloc(size_t bytes)
{
    void *p = shmem_calloc(bytes, 1);
    if (p == NULL)
        check_fail(__FILE__, __LINE__, "shmem_calloc(%zu)", bytes);
    return p;
}

#endif
