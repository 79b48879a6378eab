/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs allocate different sizes, allocate in another order, or free where others allocate.  Every PE gets
 * FERRY_ERR_ASYMMETRIC with each PE's request, and the heap does not change. */
#include "tests/job.h"

enum { N = 3, ODD = 1 };

static void *first, *second;

/* All PEs: allocations still work and give the same offsets everywhere. */
static void heap_is_intact(int rank)
{
    static uint64_t count;
    uint64_t *p = MADE(ferry_malloc(1000 + 100 * count)), *q = MADE(ferry_calloc(4, 8));
    count++;
    for (int i = 0; i < N; i++)
        CHECK_OK(ferry_uint64_p(&p[rank], (uint64_t)((char *)p - (char *)first), i));
    CHECK_OK(ferry_barrier_all());
    for (int i = 0; i < N; i++)
        CHECK_INT(p[i], (char *)p - (char *)first);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(q));
    CHECK_OK(ferry_free(p));
}

#define REFUSED(expression)                                                                                            \
    do {                                                                                                               \
        CHECK((expression) == NULL);                                                                                   \
        CHECK_STATUS(ferry_last_error(), FERRY_ERR_ASYMMETRIC);                                                        \
        CHECK_SAYS("PE 1");                                                                                            \
        CHECK_SAYS("PE 0");                                                                                            \
    } while (0)

static void *freed(void *p)
{
    return ferry_free(p) == FERRY_SUCCESS ? p : NULL;
}

static void pe(int rank)
{
    int odd = rank == ODD;
    CHECK_OK(ferry_init());
    first = MADE(ferry_malloc(4096));
    second = MADE(ferry_malloc(512));

    REFUSED(ferry_malloc(odd ? 100 : 200));
    CHECK_SAYS("100 bytes");
    CHECK_SAYS("200 bytes");
    heap_is_intact(rank);

    /* Another order: each call meets a different call. */
    REFUSED(ferry_malloc(odd ? 1111 : 2222));
    REFUSED(ferry_malloc(odd ? 2222 : 1111));
    CHECK_SAYS("2222 bytes");
    heap_is_intact(rank);

    /* malloc against free: the block of the refused free still exists. */
    REFUSED(odd ? freed(second) : ferry_malloc(300));
    CHECK_SAYS("ferry_free");
    CHECK_SAYS("300 bytes");
    heap_is_intact(rank);
    REFUSED(freed(odd ? first : second));
    REFUSED(odd ? ferry_calloc(10, 10) : ferry_malloc(100));
    CHECK_SAYS("ferry_calloc");
    REFUSED(ferry_align(odd ? 256 : 512, 64));
    CHECK_SAYS("256");
    REFUSED(ferry_realloc(second, odd ? 5000 : 6000));
    CHECK_SAYS("6000");
    heap_is_intact(rank);

    /* A size that needs more heap on one PE only. */
    REFUSED(ferry_malloc(odd ? 48u << 20 : 64));
    heap_is_intact(rank);
    memset(first, rank, 4096);
    memset(second, rank, 512);
    CHECK_OK(ferry_free(second));
    CHECK_OK(ferry_free(first));
    CHECK_OK(ferry_finalize());
}

/* A PE is stopped in a call that is refused, and the others have given up their next one when it goes on: it still
 * hears why its own was refused. */
enum { LATE = 2, CALLS, STOPPED, GOES_ON };
static void pe_hears_late(int rank)
{
    setenv("FERRY_TIMEOUT", rank == LATE ? "20s" : "300ms", 1);
    CHECK_OK(ferry_init());
    first = MADE(ferry_malloc(4096));
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == LATE)
        post(&board->word[CALLS], 1);
    else
        await_word(&board->word[STOPPED], 1);
    REFUSED(ferry_malloc(rank == ODD ? 100 : 200));
    if (rank == LATE)
        await_word(&board->word[GOES_ON], 1);
    CHECK(ferry_malloc(64) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
    arrive(2);
    await_word(&board->word[GOES_ON], 1);
    for (void *p = NULL; p == NULL && (p = ferry_malloc(64)) == NULL;)
        CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
    (void)ferry_finalize();
}

static void late_reader(void)
{
    job j;
    job_start(&j, N, pe_hears_late);
    job_await_all(&j, 1);
    await_word(&board->word[CALLS], 1);
    nap_ms(200);
    job_kill(&j, LATE, SIGSTOP);
    post(&board->word[STOPPED], 1);
    for (int r = 0; r < LATE; r++)
        CHECK(job_await(&j, r, 2));
    job_kill(&j, LATE, SIGCONT);
    post(&board->word[GOES_ON], 1);
    job_end(&j, 30);
}

JOB_MAIN(60)
{
    setenv("FERRY_TIMEOUT", "10s", 1);
    job_run(N, pe, 20);
    late_reader();
}
