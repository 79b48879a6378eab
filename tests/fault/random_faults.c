/* SPDX-License-Identifier: BSD-3-Clause */
/* random_faults [runs] [seed]: 2 to 6 PEs over random paths make random calls while the driver stops, resumes and kills
 * PEs at random.  Every call returns within its budget and 20 % with a status allowed for the call, received data is
 * right, every process exits by itself, and nothing is left behind. */
#include "tests/job.h"
#include <pthread.h>

enum { MOST = 6, WORDS = 20000, AREA = 4096 };
#define BUDGET_MS 300u
#define BUDGET (BUDGET_MS * (uint64_t)MS)

static uint64_t state_of_random;

static unsigned below(unsigned n)
{
    return (unsigned)(pe_random(&state_of_random) % n);
}

/* ---- Time that the machine took from this process: gaps in the run of a thread that only reads the clock. */

static uint64_t gaps, beats, stolen;

static void *live(void *unused)
{
    uint64_t last = now_ns();
    (void)unused;
    for (;;) {
        nap_ms(1);
        uint64_t now = now_ns();
        if (now - last > 5 * (uint64_t)MS)
            __atomic_fetch_add(&gaps, now - last, __ATOMIC_RELAXED);
        last = now;
        if (__atomic_fetch_add(&beats, 1, __ATOMIC_RELEASE) % 16 == 0)
            post(&stolen, stolen_ns());
    }
    return NULL;
}

typedef struct stopwatch {
    uint64_t began, gaps, starved, stolen;
} stopwatch;

static stopwatch begin(void)
{
    return (stopwatch){ now_ns(), __atomic_load_n(&gaps, __ATOMIC_RELAXED), starved_ns(), see(&stolen) };
}

static void end(const stopwatch *s, const char *call, uint64_t limit)
{
    uint64_t took = now_ns() - s->began, starved = starved_ns();
    limit += limit / 5;
    if (took <= limit)
        return;
    for (uint64_t since = see(&beats); see(&beats) < since + 2;) /* the other thread runs meanwhile */
        nap_ms(1);
    uint64_t lacked =
        __atomic_load_n(&gaps, __ATOMIC_RELAXED) - s->gaps + starved - s->starved + stolen_ns() - s->stolen;
    if (took > limit + lacked)
        check_fail(__FILE__, __LINE__,
                   "PE %d: %s took %.1f ms, of which it was stopped or without a core %.1f; allowed %.1f", pe_me, call,
                   (double)took / 1e6, (double)lacked / 1e6, (double)limit / 1e6);
}

static void check(ferry_status status, const char *call)
{
    int leaving = see(&board->word[0]) != 0; /* PEs stop calling at different points: some allocate, some leave */
    if (status != FERRY_SUCCESS && status != FERRY_ERR_TIMEOUT && status != FERRY_ERR_PEER_LOST &&
        !(leaving && status == FERRY_ERR_ASYMMETRIC))
        check_fail(__FILE__, __LINE__, "PE %d: %s returned %s (%s)", pe_me, call, ferry_status_name(status),
                   ferry_last_error_message());
}

#define TIMED(call)                                                                                                    \
    do {                                                                                                               \
        stopwatch watch_ = begin();                                                                                    \
        ferry_status status_ = (call);                                                                                 \
        end(&watch_, #call, BUDGET);                                                                                   \
        check(status_, #call);                                                                                         \
    } while (0)
#define TIMED_AS(call, budget)                                                                                         \
    do {                                                                                                               \
        stopwatch watch_ = begin();                                                                                    \
        ferry_status status_ = (call);                                                                                 \
        end(&watch_, #call, budget);                                                                                   \
        check(status_, #call);                                                                                         \
    } while (0)

static uint64_t *data;
static int me, n;

static ferry_status get_own_back(int pe, size_t count)
{
    /* Only this PE writes its area at pe: after completion a get returns the put data. */
    static uint64_t local[WORDS];
    ferry_status status = ferry_uint64_get(local, data + AREA, count, pe);
    return status;
}

static ferry_status put_pattern(int pe, size_t count)
{
    static uint64_t local[WORDS];
    for (size_t i = 0; i < count; i++)
        local[i] = (uint64_t)me << 32 | i;
    return ferry_uint64_put(data + AREA, local, count, pe);
}

/* Writes a word of its own at pe and reads it back: two live PEs communicate regardless of other PEs' faults. */
static ferry_status echo(int pe, uint64_t value)
{
    uint64_t back = 0;
    ferry_status status = ferry_uint64_put(&data[64 + me], &value, 1, pe);
    if (status == FERRY_SUCCESS)
        status = ferry_quiet();
    if (status == FERRY_SUCCESS)
        status = ferry_uint64_get(&back, &data[64 + me], 1, pe);
    if (status == FERRY_SUCCESS)
        CHECK_INT(back, value);
    return status;
}

static ferry_status fetch(int pe)
{
    ferry_fault fault;
    check_forget_faults();
    (void)ferry_uint64_atomic_fetch_add(&data[1], 1, pe);
    return ferry_fault_next(&fault) == FERRY_SUCCESS ? fault.status : FERRY_SUCCESS;
}

/* An allocation; after success every PE writes it at its neighbour. */
static ferry_status allocate(size_t size)
{
    stopwatch watch = begin();
    uint64_t *p = ferry_malloc(size);
    end(&watch, "ferry_malloc", BUDGET);
    if (p == NULL)
        return ferry_last_error() == FERRY_ERR_NO_MEMORY ? FERRY_SUCCESS : ferry_last_error();
    return ferry_uint64_p(p, 1, (me + 1) % n);
}

static void call_at_random(uint64_t step)
{
    static uint64_t source[WORDS];
    int pe = (int)below((unsigned)n);
    size_t count = 1 + below(below(4) == 0 ? WORDS - AREA : 16);
    switch (below(13)) {
    case 0:
        TIMED(put_pattern(pe, count));
        break;
    case 1:
        TIMED(get_own_back(pe, count));
        break;
    case 2:
        TIMED(fetch(pe));
        break;
    case 3:
        TIMED(ferry_uint64_atomic_add(&data[2], 1, pe));
        break;
    case 4:
        TIMED(ferry_uint64_put_signal(data + AREA, source, count, &data[3], 1, (int)below(2), pe));
        break;
    case 5:
        TIMED(ferry_signal_add(&data[4], 1, pe));
        break;
    case 6:
        TIMED_AS(ferry_uint64_wait_until_timeout(&data[5], FERRY_CMP_EQ, 99, 20 * (uint64_t)MS), 20 * (uint64_t)MS);
        break;
    case 7:
        TIMED(ferry_quiet());
        break;
    case 8:
        TIMED(ferry_fence());
        break;
    case 9:
        /* The world's collectives have an order (call_together), so this one has a team of its own. */
        TIMED_AS(ferry_team_barrier_timeout(FERRY_TEAM_NODE, 100 * (uint64_t)MS), 100 * (uint64_t)MS);
        break;
    default:
        TIMED_AS(echo(pe, step + 1), 3 * BUDGET);
        break;
    }
}

/* Collectives in an order that all PEs share.  The PE repeats a timed-out collective for a while, and comes back to it.
 */
static void call_together(void)
{
    static uint64_t step;
    uint64_t was = state_of_random;
    ferry_status status = FERRY_ERR_TIMEOUT;
    for (int tries = 0; tries < 20 && status == FERRY_ERR_TIMEOUT && see(&board->word[0]) == 0; tries++) {
        stopwatch watch = begin();
        switch (step % 5) {
        case 0:
            status = ferry_barrier_all();
            break;
        case 1:
            status = ferry_uint64_alltoall(FERRY_TEAM_WORLD, data + 256, data + 128, 8);
            break;
        case 2:
            status = ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, data + 512, data + 128, 32);
            break;
        case 3:
            status = ferry_uint64_broadcast(FERRY_TEAM_WORLD, data + 640, data + 128, 32, (int)(step / 5) % n);
            break;
        default:
            status = allocate(step % 2 == 0 ? 200000 : 64);
            break;
        }
        end(&watch, "a collective", step % 5 == 4 ? 2 * BUDGET : BUDGET); /* the allocation and a put */
        check(status, "a collective");
    }
    step += status != FERRY_ERR_TIMEOUT;
    state_of_random = was;
}

static void pe(int rank)
{
    pthread_t thread;
    me = rank;
    post(&stolen, stolen_ns());
    CHECK(pthread_create(&thread, NULL, live, NULL) == 0);
    ferry_status status = ferry_init();
    if (status != FERRY_SUCCESS) {
        check(status, "ferry_init");
        arrive(1);
        return;
    }
    data = ferry_calloc(WORDS, sizeof *data);
    arrive(1);
    if (data == NULL) {
        check(ferry_last_error(), "ferry_calloc");
        (void)ferry_finalize();
        return;
    }
    uint64_t step;
    for (step = 0; see(&board->word[0]) == 0 && step < 1000000; step++) {
        if (step % 8 == 7)
            call_together();
        else
            call_at_random(step);
        if (below(64) == 0)
            (void)ferry_failure_ack();
    }
    post(&board->word[8 + rank], step);
    stopwatch watch = begin();
    status = ferry_finalize();
    end(&watch, "ferry_finalize", BUDGET + closing_ns());
    check(status, "ferry_finalize");
}

static void run(uint64_t seed)
{
    static const char *const kinds[] = { "native", "flags", "staged" };
    char paths[512] = "";
    job j;
    state_of_random = seed;
    n = 2 + (int)below(MOST - 1);
    switch (below(4)) {
    case 0:
        break; /* all native */
    case 1:
        snprintf(paths, sizeof paths, "%s", kinds[1 + below(2)]);
        break;
    default:
        for (int i = 0; i < n * n; i++)
            if (i / n != i % n)
                snprintf(paths + strlen(paths), sizeof paths - strlen(paths), "%s%d>%d=%s", paths[0] ? "," : "", i / n,
                         i % n, kinds[below(3)]);
    }
    setenv("FERRY_PATHS", paths, 1);
    pe_doing_now("seed %llu, %d PEs", (unsigned long long)seed, n);
    int killed[MOST] = { 0 }, stopped[MOST] = { 0 }, left = n, during_init = below(4) == 0;
    uint64_t until = now_ns() + 200 * (uint64_t)MS + below(500) * (uint64_t)MS;
    job_prepare(&j, n);
    j.may_end_first = 1;
    job_env(n);
    for (int r = 0; r < n; r++) {
        uint64_t keep = state_of_random;
        state_of_random = seed * 64 + (uint64_t)r + 1;
        job_start_one(&j, r, pe);
        state_of_random = keep;
    }
    if (!during_init)
        job_await_all(&j, 1);
    while (now_ns() < until) {
        int r = (int)below((unsigned)n);
        unsigned what = below(10);
        if (killed[r])
            continue;
        if (what < 5) {
            job_kill(&j, r, stopped[r] ? SIGCONT : SIGSTOP);
            stopped[r] = !stopped[r];
        } else if (what == 5 && left > 1 && below(3) == 0) {
            job_kill(&j, r, SIGKILL);
            killed[r] = 1;
            left--;
        }
        struct timespec nap = { 0, (long)below(60) * (long)MS };
        nanosleep(&nap, NULL);
        job_poll(&j);
        for (int i = 0; i < n; i++) /* a PE with a failed check must not wait for the end */
            if (j.ended[i] && !killed[i] && j.status[i] != 0)
                until = 0;
    }
    for (int r = 0; r < n; r++)
        if (stopped[r] && !killed[r])
            job_kill(&j, r, SIGCONT);
    post(&board->word[0], 1);
    job_end(&j, 20);
}

int main(int argc, char **argv)
{
    long runs = argc > 1 ? atol(argv[1]) : job_quick() ? 5 : 14;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : now_ns() % 1000000;
    job_begin(runs < 100 ? 100 : (unsigned)runs * 4);
    setenv("FERRY_TIMEOUT", "300ms", 1);
    setenv("FERRY_INIT_TIMEOUT", "3s", 1);
    job_heap("256K", "64M");
    setenv("FERRY_TEST", "ring_slots=8", 1);
    printf("random_faults %ld %llu\n", runs, (unsigned long long)seed);
    for (long i = 0; i < runs; i++)
        run(seed + (uint64_t)i);
    return CHECK_RESULT();
}
