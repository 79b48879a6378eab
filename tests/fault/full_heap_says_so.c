/* SPDX-License-Identifier: BSD-3-Clause */
/* A heap reaches its limit: every PE gets NULL and FERRY_ERR_NO_MEMORY with the figures, and the heap is usable again
 * as soon as a block is freed.  The least documented limits are enough for a job. */
#include "tests/job.h"

enum { N = 3, MOST = 64 };

static void pe(int rank)
{
    void *blocks[MOST], *again[MOST];
    int n = 0, m = 0;
    CHECK_OK(ferry_init());
    while (n < MOST && (blocks[n] = ferry_malloc(300000)) != NULL)
        memset(blocks[n++], rank, 300000);
    CHECK(n > 4 && n < MOST);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
    CHECK_SAYS("300000 bytes");
    CHECK_SAYS("4194304");
    CHECK_SAYS("FERRY_HEAP_MAX");
    CHECK(ferry_malloc((size_t)1 << 40) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
    CHECK(ferry_malloc(SIZE_MAX) == NULL);
    CHECK(ferry_calloc(SIZE_MAX / 2, 4) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_OVERFLOW);
    for (int i = 0; i < n; i++) {
        CHECK_INT(*((unsigned char *)blocks[i] + 299999), rank);
        CHECK_OK(ferry_free(blocks[i]));
    }
    while (m < MOST && (again[m] = ferry_malloc(300000)) != NULL)
        m++;
    CHECK_INT(m, n);
    for (int i = 0; i < m; i++)
        CHECK_OK(ferry_free(again[i]));
    (void)MADE(ferry_malloc(3u << 20)); /* the pieces have merged */
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
}

static void least(int rank)
{
    (void)rank;
    CHECK_OK(ferry_init());
    (void)MADE(ferry_malloc(16u << 10));
    CHECK(ferry_malloc(256u << 20) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(60)
{
    setenv("FERRY_TIMEOUT", "10s", 1);
    job_heap("256K", "4M");
    job_run(N, pe, 20);
    static const char *const chunks[] = { "0", "64K", "1G" };
    for (size_t i = 0; i < sizeof chunks / sizeof *chunks; i++)
        for (int n = 1; n <= 20; n += 19) {
            pe_doing_now("the least heap of %d PEs, chunk %s", n, chunks[i]);
            job_heap(chunks[i], "64K");
            job_run(n, least, 30);
        }
}
