/* SPDX-License-Identifier: BSD-3-Clause */
/* Allocations that PEs disagree on, and such as do not fit, fail on every PE with a message that names the PEs and what
 * each asked for, or the sizes; the heap stays as it was. */
#include "fault/fault_test.h"

#define N 3

static void refused(const void *p, ferry_status want, const char *a, const char *b_)
{
    const char *message = ferry_last_error_message();
    CHECK(p == NULL);
    CHECK_STATUS(ferry_last_error(), want);
    if (strstr(message, a) == NULL || strstr(message, b_) == NULL)
        pe_fail(__FILE__, __LINE__, "the message names not both %s and %s: %s", a, b_, message);
}

static void still_works(unsigned char *keep)
{
    unsigned char *p = (unsigned char *)ferry_malloc(500);
    CHECK(p != NULL);
    CHECK_OK(ferry_putmem(p, keep, 100, (pe_me + 1) % N));
    CHECK_OK(ferry_barrier_all());
    for (int i = 0; i < 100; i++)
        CHECK(p[i] == (pe_me + N - 1) % N + 1 && keep[i] == pe_me + 1);
    CHECK_OK(ferry_free(p));
}

static int asymmetric(int rank, board *b)
{
    (void)rank;
    (void)b;
    CHECK_OK(ferry_init());
    unsigned char *keep = (unsigned char *)ferry_malloc(100), *other = (unsigned char *)ferry_malloc(100);
    CHECK(keep != NULL && other != NULL);
    memset(keep, pe_me + 1, 100);
    pe_doing_now("another size on PE 2");
    refused(ferry_malloc(pe_me == 2 ? 4321 : 1234), FERRY_ERR_ASYMMETRIC, "4321", "1234");
    CHECK(strstr(ferry_last_error_message(), "PE 2") != NULL);
    still_works(keep);
    pe_doing_now("another call on PE 1");
    refused(pe_me == 1 ? ferry_calloc(1, 800) : ferry_malloc(800), FERRY_ERR_ASYMMETRIC, "PE 1", "PE");
    still_works(keep);
    pe_doing_now("another order");
    if (pe_me == 0) {
        refused(ferry_malloc(111), FERRY_ERR_ASYMMETRIC, "111", "222");
        refused(ferry_malloc(222), FERRY_ERR_ASYMMETRIC, "111", "222");
    } else {
        refused(ferry_malloc(222), FERRY_ERR_ASYMMETRIC, "111", "222");
        refused(ferry_malloc(111), FERRY_ERR_ASYMMETRIC, "111", "222");
    }
    still_works(keep);
    pe_doing_now("another alignment");
    refused(ferry_align(pe_me == 0 ? 64 : 128, 1000), FERRY_ERR_ASYMMETRIC, "PE 0", "PE");
    pe_doing_now("another block freed, or another call");
    CHECK_STATUS(ferry_free(pe_me == 0 ? other : keep), FERRY_ERR_ASYMMETRIC);
    if (pe_me == 2)
        CHECK(ferry_malloc(64) == NULL);
    else
        CHECK_STATUS(ferry_free(keep), FERRY_ERR_ASYMMETRIC);
    refused(ferry_realloc(keep, pe_me == 1 ? 5000 : 6000), FERRY_ERR_ASYMMETRIC, "5000", "6000");
    still_works(keep);
    CHECK_OK(ferry_free(keep));
    CHECK_OK(ferry_free(other));
    CHECK_OK(ferry_finalize());
    return 0;
}

static int exhausted(int rank, board *b)
{
    void *p[64];
    int n = 0;
    (void)rank;
    (void)b;
    setenv("FERRY_HEAP_MAX", "32M", 1);
    CHECK_OK(ferry_init());
    unsigned char *keep = (unsigned char *)ferry_malloc(100);
    CHECK(keep != NULL);
    memset(keep, pe_me + 1, 100);
    pe_doing_now("a heap that is full");
    while (n < 64 && (p[n] = ferry_malloc(3000000)) != NULL)
        n++;
    CHECK(n >= 8 && n <= 11);
    refused(NULL, FERRY_ERR_NO_MEMORY, "3000000", "FERRY_HEAP_MAX");
    refused(ferry_malloc(1u << 30), FERRY_ERR_NO_MEMORY, "1073741824", "FERRY_HEAP_MAX");
    refused(ferry_realloc(keep, 20u << 20), FERRY_ERR_NO_MEMORY, "20971520", "FERRY_HEAP_MAX");
    refused(ferry_malloc(SIZE_MAX - 10), FERRY_ERR_NO_MEMORY, "18446744073709551605", "");
    still_works(keep);
    while (n > 0)
        CHECK_OK(ferry_free(p[--n]));
    void *big = ferry_malloc(25u << 20);
    CHECK(big != NULL);
    CHECK_OK(ferry_free(big));
    still_works(keep);
    CHECK_OK(ferry_free(keep));
    CHECK_OK(ferry_finalize());
    return 0;
}

static void run(pe_function *f, const char *paths)
{
    job j;
    job_begin(&j, N, paths);
    job_start(&j, f);
    job_end(&j, -1, 20000);
}

int main(void)
{
    fault_begin(60);
    run(asymmetric, "native");
    run(asymmetric, "staged");
    run(exhausted, "native");
    run(exhausted, "0>*=staged,*>0=flags");
    return 0;
}
