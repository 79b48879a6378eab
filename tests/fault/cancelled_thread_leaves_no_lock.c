/* SPDX-License-Identifier: BSD-3-Clause */
/* pthread_cancel() hits any waiting call at any moment: the call completes, the thread ends after the call, and the
 * next caller finds no lock held. */
#include "ferry/launch.h"
#include "tests/job.h"
#include <pthread.h>
#include <setjmp.h>

enum { N = 2, ROUNDS = 12 };

static uint64_t *word;
static void *block;
static long *lock;
static size_t size;

static void waits(const void *args)
{
    (void)args;
    (void)ferry_uint64_wait_until(word, FERRY_CMP_NE, 0);
}

/* Each call waits for the other PE, or for a word that the other PE sets. */
static void call_malloc(void)
{
    CHECK((block = ferry_malloc(size)) != NULL); /* heap growth opens and closes files */
}
static void call_calloc(void)
{
    CHECK((block = ferry_calloc(1, size)) != NULL);
}
static void call_realloc(void)
{
    CHECK((block = ferry_realloc(block, size)) != NULL);
}
static void call_free(void)
{
    CHECK_OK(ferry_free(block));
}
static void call_split(void)
{
    ferry_team_t team;
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, 0, 0, &team));
    CHECK_OK(ferry_team_destroy(team));
}
static void call_list(void)
{
    ferry_team_t team;
    const int pes[N] = { 0, 1 };
    CHECK_OK(ferry_team_from_list(pes, N, 0, 0, &team));
    CHECK_OK(ferry_team_destroy(team));
}
static void call_barrier(void)
{
    CHECK_OK(ferry_barrier_all());
}
static void call_broadcast(void)
{
    static uint64_t value;
    CHECK_OK(ferry_uint64_broadcast(FERRY_TEAM_WORLD, word + 1, &value, 1, 1));
}
static void call_wait(void)
{
    CHECK_OK(ferry_uint64_wait_until_timeout(word, FERRY_CMP_NE, 0, UINT64_MAX));
}
static void call_launch(void)
{
    CHECK_OK(ferry_launch(waits, 2, 1, NULL, 0));
    CHECK_OK(ferry_launch_wait());
}
static void call_launch_timeout(void)
{
    CHECK_OK(ferry_launch(waits, 2, 1, NULL, 0));
    CHECK_OK(ferry_launch_wait_timeout(30 * (uint64_t)SECOND));
}
static void call_lock(void)
{
    CHECK_OK(ferry_set_lock(lock));
    CHECK_OK(ferry_clear_lock(lock));
}
static void call_refused(void)
{
    uint64_t until = now_ns() + 40 * MS;
    do
        CHECK_STATUS(ferry_putmem((void *)8, &size, 8, 0), FERRY_ERR_INVALID_ADDR); /* searches files for the address */
    while (now_ns() < until);
}

static const struct {
    const char *name;
    void (*call)(void);
    int collective;
} kinds[] = {
    { "malloc", call_malloc, 1 },       { "realloc", call_realloc, 1 },
    { "free", call_free, 1 },           { "calloc", call_calloc, 1 },
    { "free", call_free, 1 },           { "team_split", call_split, 1 },
    { "team_from_list", call_list, 1 }, { "barrier", call_barrier, 1 },
    { "broadcast", call_broadcast, 1 }, { "wait_until", call_wait, 0 },
    { "launch_wait", call_launch, 0 },  { "launch_wait_timeout", call_launch_timeout, 0 },
    { "lock", call_lock, 0 },           { "a refused call", call_refused, 0 },
};

static int has_ended;
static void *thread_main(void *kind)
{
    kinds[*(const int *)kind].call();
    __atomic_store_n(&has_ended, 1, __ATOMIC_RELEASE);
    while (pause() != 0) /* the cancellation comes here, at the latest */
        continue;
    return NULL;
}

static void run(int kind, int rank, int round)
{
    pthread_t thread;
    void *result;
    CHECK_OK(ferry_barrier_all());
    post(&word[0], 0);
    size = (size_t)(round + 1) << 18;
    CHECK_OK(ferry_barrier_all());
    if (rank == 0) {
        has_ended = 0;
        CHECK_INT(pthread_create(&thread, NULL, thread_main, &kind), 0);
        nap_ms((unsigned)(round % 3) * 4);
        CHECK_INT(pthread_cancel(thread), 0);
        nap_ms((unsigned)(round % 2) * 4);
        post(&board->word[8], (uint64_t)(kind * ROUNDS + round + 1));
        CHECK_INT(pthread_join(thread, &result), 0);
        CHECK(result == PTHREAD_CANCELED);
        CHECK(__atomic_load_n(&has_ended, __ATOMIC_ACQUIRE));
    } else {
        const int holds = kinds[kind].call == call_lock;
        if (holds)
            CHECK_OK(ferry_set_lock(lock));
        await_word(&board->word[8], (uint64_t)(kind * ROUNDS + round + 1));
        if (holds)
            CHECK_OK(ferry_clear_lock(lock));
        else if (kinds[kind].collective)
            kinds[kind].call();
        else
            CHECK_OK(ferry_uint64_p(word, 1, 0));
    }
}

/* longjmp() leaves a block that the waiting thread runs: the next wait ends. */
static jmp_buf way_out;
static pthread_t main_thread;
static void leaves(const void *args)
{
    const uint64_t until = now_ns() + 2 * MS; /* leaves time for the waiting thread to take a block */
    (void)args;
    CHECK_STATUS(ferry_launch_wait(), FERRY_ERR_INVALID_ARG);
    if (pthread_equal(pthread_self(), main_thread))
        longjmp(way_out, 1);
    while (now_ns() < until)
        continue;
}

static void leave_by_longjmp(void)
{
    volatile int left = 0;
    main_thread = pthread_self();
    for (volatile int i = 0; i < 500 && left < 3; i++) {
        CHECK_OK(ferry_launch(leaves, 8, 1, NULL, 0));
        if (setjmp(way_out) == 0)
            CHECK_OK(ferry_launch_wait());
        else
            left++;
        CHECK_OK(ferry_launch_wait());
        CHECK_INT(ferry_block_count(), 1);
    }
    CHECK(left >= 3); /* the second wait may have run a block, too */
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    CHECK((word = ferry_calloc(8, sizeof *word)) != NULL);
    CHECK((lock = ferry_calloc(1, sizeof *lock)) != NULL);
    for (int round = 0; round < ROUNDS; round++)
        for (int k = 0; k < (int)(sizeof kinds / sizeof *kinds); k++) {
            pe_doing_now("%s, round %d", kinds[k].name, round);
            job_note("%s, round %d", kinds[k].name, round);
            run(k, rank, round);
        }
    job_note("longjmp");
    leave_by_longjmp();
    job_note("the end");
    uint64_t began = now_ns();
    CHECK((block = ferry_malloc(1000)) != NULL);
    CHECK_OK(ferry_free(block));
    call_split();
    CHECK_SINCE(began, 5000);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(200)
{
    job_heap("64K", "64M");
    setenv("FERRY_TIMEOUT", "20s", 1);
    job_run_over_paths("cancellation", N, pe, -1, 60);
}
