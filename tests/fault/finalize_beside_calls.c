/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_finalize runs while other threads of the PE are in calls of every kind: each call returns success or a status
 * in time; later calls are refused; the next ferry_init finds no remains, and nothing leaks. */
#include "ferry/ctx.h"
#include "ferry/launch.h"
#include "tests/job.h"
#include <pthread.h>

enum { COLLECTIVES = 4 }; /* the last of the kinds */
enum { N = 2, ROUNDS = 12, QUICK_ROUNDS = COLLECTIVES, LIVES = 100, PER_THREAD = 4096 };

static char *area; /* PER_THREAD bytes of each kind, on all PEs */
static uint64_t *words, *never;
static long *lock;
static int other;

static void nothing(const void *args)
{
    (void)args;
    (void)ferry_uint64_p(words, 1, other);
}

static ferry_status put(char *at)
{
    static const char bytes[PER_THREAD];
    return ferry_putmem(at, bytes, sizeof bytes, other);
}
static ferry_status get(char *at)
{
    char bytes[PER_THREAD];
    return ferry_getmem(bytes, at, sizeof bytes, other);
}
static ferry_status put_value(char *at)
{
    return ferry_uint64_p((uint64_t *)(void *)at, 1, other);
}
static ferry_status add(char *at)
{
    (void)at;
    return ferry_uint64_atomic_add(words, 1, other);
}
static ferry_status fetch_add(char *at)
{
    (void)at;
    (void)ferry_uint64_atomic_fetch_add(words, 1, other);
    return ferry_query_initialized() ? FERRY_SUCCESS : FERRY_ERR_NOT_INITIALIZED;
}
static ferry_status put_signal(char *at)
{
    return ferry_putmem_signal(at, &other, sizeof other, words + 1, 1, FERRY_SIGNAL_ADD, other);
}
static ferry_status wait_for_word(char *at)
{
    (void)at;
    return ferry_uint64_wait_until(never, FERRY_CMP_NE, 0);
}
static ferry_status wait_for_any(char *at)
{
    size_t which;
    (void)at;
    return ferry_uint64_wait_until_any_timeout(never, 2, NULL, FERRY_CMP_NE, 0, &which, UINT64_MAX);
}
static ferry_status quiet(char *at)
{
    ferry_status status = put_value(at), quiet = ferry_quiet();
    return status != FERRY_SUCCESS ? status : quiet;
}
static ferry_status context(char *at)
{
    ferry_ctx_t ctx;
    ferry_status status = ferry_ctx_create(0, &ctx), put;
    if (status != FERRY_SUCCESS)
        return status;
    put = ferry_ctx_putmem(ctx, at, &other, sizeof other, other);
    status = ferry_ctx_destroy(ctx);
    return put != FERRY_SUCCESS ? put : status;
}
static ferry_status barrier(char *at)
{
    (void)at;
    return ferry_barrier_all();
}
static ferry_status reduce(char *at)
{
    return ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, (uint64_t *)(void *)at, (uint64_t *)(void *)at, 300);
}
static ferry_status split(char *at)
{
    ferry_team_t team;
    (void)at;
    ferry_status status = ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, 0, 0, &team);
    return status == FERRY_SUCCESS ? ferry_team_destroy(team) : status;
}
static ferry_status allocate(char *at)
{
    (void)at;
    void *block = ferry_malloc(1 << 20);
    if (block == NULL)
        return FERRY_ERR_NO_MEMORY;
    return ferry_free(block);
}
static ferry_status take_lock(char *at)
{
    (void)at;
    ferry_status status = ferry_set_lock(lock);
    return status == FERRY_SUCCESS ? ferry_clear_lock(lock) : status;
}
static ferry_status stats(char *at)
{
    ferry_stats_pair pair;
    ferry_peer_status state;
    ferry_fault fault;
    (void)at;
    (void)ferry_fault_next(&fault);
    (void)ferry_ptr(words, other);
    (void)ferry_my_pe();
    (void)ferry_peer_state(other, &state);
    return ferry_stats(other, &pair);
}
static ferry_status refused(char *at)
{
    (void)at;
    ferry_status status = ferry_putmem((void *)8, &other, sizeof other, other);
    return status == FERRY_ERR_INVALID_ADDR ? FERRY_SUCCESS : status;
}
static ferry_status launch(char *at)
{
    (void)at;
    ferry_status status = ferry_launch(nothing, 2, 1, NULL, 0);
    return status == FERRY_SUCCESS ? ferry_launch_wait() : status;
}

/* One collective a round: collectives of one team take turns. */
static const struct kind {
    const char *name;
    ferry_status (*call)(char *at);
    int collective;
} kinds[] = {
    { "put", put, 0 },
    { "get", get, 0 },
    { "put of a value", put_value, 0 },
    { "add", add, 0 },
    { "fetch and add", fetch_add, 0 },
    { "put with signal", put_signal, 0 },
    { "wait", wait_for_word, 0 },
    { "wait for any", wait_for_any, 0 },
    { "quiet", quiet, 0 },
    { "context", context, 0 },
    { "lock", take_lock, 0 },
    { "stats", stats, 0 },
    { "a refused call", refused, 0 },
    { "launch", launch, 0 },
    { "barrier", barrier, 1 },
    { "reduce", reduce, 1 },
    { "split", split, 1 },
    { "malloc", allocate, 1 },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static int let_go;
static void *thread_main(void *arg)
{
    const struct kind *kind = arg;
    char *at = area + (size_t)(kind - kinds) * PER_THREAD;
    ferry_status status;
    do
        status = kind->call(at);
    while (status == FERRY_SUCCESS || (kind->collective && ferry_query_initialized()) ||
           (status == FERRY_ERR_TIMEOUT && ferry_query_initialized()));
    while (!__atomic_load_n(&let_go, __ATOMIC_ACQUIRE))
        nap_ms(1);
    CHECK(ferry_query_initialized() == 0);
    CHECK(kind->call(at) != FERRY_SUCCESS);
    return NULL;
}

static void one_round(int rank, int round)
{
    pthread_t thread[KINDS];
    uint64_t began;
    CHECK_OK(ferry_init());
    other = 1 - rank;
    area = MADE(ferry_malloc((size_t)KINDS * PER_THREAD));
    words = MADE(ferry_calloc(2, sizeof *words));
    never = MADE(ferry_calloc(2, sizeof *never));
    lock = MADE(ferry_calloc(1, sizeof *lock));
    CHECK_OK(ferry_barrier_all());
    let_go = 0;
    const int collective = KINDS - COLLECTIVES + round % COLLECTIVES;
    for (int i = 0; i < KINDS; i++)
        if (!kinds[i].collective || i == collective)
            CHECK_INT(pthread_create(&thread[i], NULL, thread_main, (void *)&kinds[i]), 0);
    nap_ms((unsigned)(round % 5));
    job_note("round %d, beside %s", round, kinds[collective].name);
    began = now_ns();
    const uint64_t lacked = lacked_ns();
    (void)ferry_finalize(); /* a collective of another thread may have taken its place: the call then reports that */
    __atomic_store_n(&let_go, 1, __ATOMIC_RELEASE);
    for (int i = 0; i < KINDS; i++)
        if (!kinds[i].collective || i == collective) {
            job_note("round %d, %s", round, kinds[i].name);
            CHECK_INT(pthread_join(thread[i], NULL), 0);
        }
    CHECK_SINCE(began + (lacked_ns() - lacked), job_has_sanitizers() ? 60000 : 15000);
    arrive((uint64_t)round + 1);
    await_word(&board->at[1 - rank], (uint64_t)round + 1);
}

static void hammered(int rank)
{
    const int rounds = job_quick() ? QUICK_ROUNDS : ROUNDS;
    for (int round = 0; round < rounds; round++)
        one_round(rank, round);
}

static long line_of(const char *path, const char *name, const char *form)
{
    char line[512];
    long value = 0, n = 0;
    FILE *f = fopen(path, "r");
    CHECK(f != NULL);
    while (fgets(line, sizeof line, f) != NULL) {
        n++;
        if (name != NULL && strncmp(line, name, strlen(name)) == 0)
            CHECK_INT(sscanf(line + strlen(name), form, &value), 1);
    }
    fclose(f);
    return name != NULL ? value : n;
}

static void lives(int rank)
{
    const int n = job_quick() ? LIVES / 4 : LIVES;
    long rss = 0, maps = 0, addresses = 0;
    for (int i = 0; i < n; i++) {
        ferry_ctx_t ctx;
        ferry_team_t team;
        CHECK_OK(ferry_init());
        char *block = MADE(ferry_malloc(1 << 20));
        memset(block, 1, 1 << 20);
        CHECK_OK(ferry_ctx_create(0, &ctx));
        CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, 0, 0, &team));
        CHECK_OK(ferry_launch(nothing, 2, 1, NULL, 0));
        CHECK_OK(ferry_finalize());
        CHECK_INT(block[0], 0); /* the memory is gone, the address is not */
        if (i == 9) {
            rss = line_of("/proc/self/status", "VmRSS:", "%ld");
            addresses = line_of("/proc/self/status", "VmSize:", "%ld");
            maps = line_of("/proc/self/maps", NULL, NULL);
        }
        arrive((uint64_t)i + 1);
        await_word(&board->at[1 - rank], (uint64_t)i + 1);
    }
    if (job_has_sanitizers())
        return; /* a sanitizer keeps freed memory, so memory grows */
    CHECK(line_of("/proc/self/status", "VmRSS:", "%ld") < rss + 4096);
    CHECK(line_of("/proc/self/status", "VmSize:", "%ld") < addresses + 200 * 1024);
    CHECK(line_of("/proc/self/maps", NULL, NULL) < maps + 20);
}

JOB_MAIN(400)
{
    setenv("FERRY_TIMEOUT", "2s", 1);
    setenv("FERRY_SPACE", "host", 1);
    job_run_over_paths("calls of every kind", N, hammered, -1, 100);
    job_run_over_paths("one life after another", N, lives, -1, 100);
}
