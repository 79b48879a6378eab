/* SPDX-License-Identifier: BSD-3-Clause */
/* refused CASE: PE 0, or every PE, makes one invalid call.  For
 * refused_calls_end_the_job.sh, which states the expected end of each. */
#include "shmem_test.h"
#include <complex.h>

static long word, words[4], sync_words[SHMEM_SYNC_SIZE];
static float real_word;
static double complex sums[2], terms[2];

static void wrong_pe(int what)
{
    long local = 0;
    size_t indices[4];
    switch (what) {
    case 0:
        shmem_long_p(&word, 1, 99);
        break;
    case 1:
        (void)shmem_long_g(&word, 99);
        break;
    case 2:
        shmem_long_put(&local, &word, 1, 0); /* not symmetric */
        break;
    case 3:
        (void)shmem_long_atomic_fetch(&word, -1);
        break;
    case 4:
        (void)shmem_float_fetch(&real_word, npes);
        break;
    case 5:
        (void)shmem_ulong_fadd((unsigned long *)&word, 1, npes);
        break;
    case 6:
        shmem_ctx_long_put_nbi(SHMEM_CTX_DEFAULT, words, words, 4, npes);
        break;
    case 7:
        (void)shmem_ctx_long_atomic_swap(SHMEM_CTX_DEFAULT, &word, 1, npes);
        break;
    case 8:
        shmem_free(&local);
        break;
    case 9:
        shmem_long_wait_until(&local, 77, 1); /* no such comparison */
        break;
    case 10:
        (void)shmem_long_test(&word, 77, 1);
        break;
    case 11:
        (void)shmem_long_wait_until_some(words, 4, indices, NULL, 77, 1);
        break;
    case 12:
        shmem_broadcast64(words, words, 2, 0, 1, 0, 99, sync_words);
        break;
    case 13:
        shmem_barrier(-1, 0, 2, sync_words);
        break;
    case 14:
        shmem_barrier(0, 40, 2, sync_words);
        break;
    case 15:
        shmem_complexd_sum_to_all(sums, terms, 1, npes, 0, 1, NULL, sync_words); /* a set without this PE */
        break;
    case 16:
        shmem_putmem_signal(words, words, 8, (uint64_t *)words, 1, 9, 0); /* no such operation */
        break;
    case 17:
        shmem_clear_lock(&word); /* which it does not hold */
        break;
    case 18:
        (void)shmem_signal_wait_until((uint64_t *)&words[1], 77, 1);
        break;
    case 19:
        shmem_ctx_quiet((shmem_ctx_t)1000);
        break;
    default:
        printf("no such case\n");
    }
}

/* Calls that have a status, or a value for a refusal, and go on. */
static void with_status(void)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    int local;
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes + 1, NULL, 0, &team) != 0);
    CHECK(team == SHMEM_TEAM_INVALID && shmem_team_sync(SHMEM_TEAM_INVALID) != 0);
    CHECK(shmem_ptr(&local, me) == NULL && shmem_align(24, 8) == NULL);
    CHECK(shmem_int_sum_reduce(SHMEM_TEAM_INVALID, &local, &local, 1) != 0);
    CHECK(shmem_malloc((size_t)1 << 60) == NULL);
    word = 0;
    CHECK(shmem_long_g(&word, me) == 0 && shmem_long_test(&word, SHMEM_CMP_NE, 0) == 0);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (strcmp(what, "early") == 0)
        shmem_barrier_all();
    begin();
    if (strcmp(what, "status") == 0)
        with_status();
    else if (strcmp(what, "full") == 0)
        CHECK(shmem_malloc((size_t)1 << 50) == NULL);
    else
        wrong_pe(atoi(what));
    shmem_barrier_all();
    printf("went on\n");
    shmem_finalize();
    return 0;
}
