/* SPDX-License-Identifier: BSD-3-Clause */
/* Two PEs share one core.  A long wait of one sleeps, instead of asking for the core again and again, and each call of
 * the other that ends a wait wakes it: over each path.  Waits end soon after the call; where the machine is too busy
 * for that, the kernel says of some that they were woken, and not that their time was over. */
#include "tests/job.h"
#include <dlfcn.h>
#include <linux/futex.h>
#include <sched.h>
#include <stdarg.h>
#include <sys/resource.h>
#include <sys/syscall.h>

enum { N = 2, WRITER = 0, MOST_ROUNDS = 30, STAMP = 0, LATE = 1, MOST = 2, GATE = 3 };
#define TRIES 9u
#define NAP_MS 20u /* from 16 ms on, a wait that nobody wakes sleeps 2 ms */
#define LONG_NAP_MS 200u
#define MOST_SWITCHES 400          /* a wait that rests for 200 us at a time has 1,000 */
#define WOKEN (120 * (uint64_t)US) /* a wait that nobody wakes seldom ends so soon */
#define FIFTH 4                    /* of the nine tries: a busy machine makes some late, and rounds too */
#define US (MS / 1000)

/* libferry sleeps by this function; the result of this thread's last sleep.  As libc's own, it reads six arguments,
 * however many there are. */
static __thread long last_sleep;
__attribute__((visibility("default"), no_sanitize("address"))) long syscall(long number, ...)
{
    static long (*real)(long number, ...);
    long a[6];
    va_list list;
    va_start(list, number);
    for (int i = 0; i < 6; i++)
        a[i] = va_arg(list, long);
    va_end(list);
    if (real == NULL)
        real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    const long result = real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
    if (number == SYS_futex && (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT)
        last_sleep = result;
    return result;
}

typedef struct words {
    uint64_t word[4];
    uint64_t data[8];
    long lock;
} words;

typedef struct way {
    const char *name;
    void (*write)(words *w, uint64_t i); /* what makes word[0] i, or ends the wait otherwise */
    void (*wait)(words *w, uint64_t i);
} way;

static void wait_word(words *w, uint64_t i)
{
    CHECK_OK(ferry_uint64_wait_until(w->word, FERRY_CMP_EQ, i));
}
static void wait_any(words *w, uint64_t i)
{
    CHECK(ferry_uint64_wait_until_any(w->word, 2, NULL, FERRY_CMP_EQ, i) == 0);
}
static void p(words *w, uint64_t i)
{
    CHECK_OK(ferry_uint64_p(w->word, i, !WRITER));
}
static void put(words *w, uint64_t i)
{
    uint64_t few[4] = { i, 0, 0, 0 };
    CHECK_OK(ferry_putmem(w->word, few, sizeof few, !WRITER));
}
static void iput(words *w, uint64_t i)
{
    uint64_t few[2] = { i, 0 };
    CHECK_OK(ferry_uint64_iput(w->word, few, 2, 1, 2, !WRITER));
}
static void add(words *w, uint64_t i)
{
    (void)i;
    CHECK_OK(ferry_uint64_atomic_add(w->word, 1, !WRITER));
}
static void set(words *w, uint64_t i)
{
    CHECK_OK(ferry_signal_op(w->word, i, FERRY_SIGNAL_SET, !WRITER));
}
static void put_signal(words *w, uint64_t i)
{
    CHECK_OK(ferry_putmem_signal(w->data, &i, sizeof i, w->word, i, FERRY_SIGNAL_SET, !WRITER));
}
static void take_lock(words *w, uint64_t i)
{
    (void)i;
    CHECK_OK(ferry_set_lock(&w->lock));
    CHECK_OK(ferry_clear_lock(&w->lock));
}
static void clear_lock(words *w, uint64_t i)
{
    (void)i;
    CHECK_OK(ferry_clear_lock(&w->lock));
}
static void meet(words *w, uint64_t i)
{
    (void)w, (void)i;
    CHECK_OK(ferry_barrier_all());
}
static void post_board(words *w, uint64_t i)
{
    (void)w;
    CHECK_OK(ferry_board_post(0, i));
}
static void wait_board(words *w, uint64_t i)
{
    (void)w;
    CHECK_OK(ferry_board_wait(WRITER, 0, i, UINT64_MAX));
}

static const way ways[] = {
    { "p", p, wait_word },
    { "p, for a wait for any", p, wait_any },
    { "put", put, wait_word },
    { "iput", iput, wait_word },
    { "atomic_add", add, wait_word },
    { "signal_op", set, wait_word },
    { "put_signal", put_signal, wait_word },
    { "clear_lock", clear_lock, take_lock },
    { "barrier", meet, meet },
    { "board_post", post_board, wait_board },
};
enum { WAYS = sizeof ways / sizeof *ways };

static int by_value(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static uint64_t board_at; /* the board's word only grows */

/* What the machine gives any thread that is woken, beside whatever else runs on this core now. */
static uint64_t gate_at;
static void open_gate(words *w, uint64_t i)
{
    (void)w;
    post(&board->word[GATE], i);
    (void)syscall(SYS_futex, &board->word[GATE], FUTEX_WAKE, 1, NULL, NULL, 0);
}
static void wait_at_gate(words *w, uint64_t i)
{
    (void)w;
    for (uint64_t now; (now = see(&board->word[GATE])) != i;)
        (void)syscall(SYS_futex, &board->word[GATE], FUTEX_WAIT, (uint32_t)now, NULL, NULL, 0);
}
static const way plain = { "a futex", open_gate, wait_at_gate };

/* One wait of `ms`.  Returns how late it ended. */
static uint64_t one(const way *how, words *w, int rank, unsigned ms, uint64_t turn)
{
    const uint64_t i = how->wait == wait_board ? ++board_at : how == &plain ? ++gate_at : turn;
    if (rank == WRITER && how->wait == take_lock)
        CHECK_OK(ferry_set_lock(&w->lock));
    CHECK_OK(ferry_barrier_all());
    if (rank == WRITER) {
        nap_ms(ms);
        post(&board->word[STAMP], now_ns());
        how->write(w, i);
        return 0;
    }
    how->wait(w, i);
    return now_ns() - see(&board->word[STAMP]);
}

/* 0: some waits were woken, however late a busy machine let them run.  There a wait stands in the queue for its core
 * for longer than it sleeps, so that most ends of waits find nobody asleep; waits that nobody wakes are never woken. */
static uint64_t how_late(const way *how, words *w, int rank, uint64_t *turn)
{
    uint64_t late[TRIES];
    unsigned woken = 0;
    for (unsigned i = 0; i < TRIES; i++) {
        last_sleep = -1;
        late[i] = one(how, w, rank, NAP_MS, ++*turn);
        woken += last_sleep == 0;
    }
    qsort(late, TRIES, sizeof *late, by_value);
    return how != &plain && woken > 1 ? 0 : late[FIFTH];
}

/* A core that others use gives it to nobody within WOKEN: then twice what a thread gets that is surely woken. */
static void each_wakes(const way *how, words *w, int rank)
{
    uint64_t turn = 0, ignored = 0, late_by = UINT64_MAX, most = WOKEN;
    for (int round = 0; round < MOST_ROUNDS && late_by > most; round++) {
        const uint64_t late = how_late(how, w, rank, &turn);
        const uint64_t twice = round == 0 ? 0 : 2 * how_late(&plain, w, rank, &ignored);
        if (rank != WRITER) {
            post(&board->word[LATE], late);
            post(&board->word[MOST], twice > WOKEN ? twice : WOKEN);
        }
        CHECK_OK(ferry_barrier_all());
        late_by = see(&board->word[LATE]);
        most = see(&board->word[MOST]);
        CHECK_OK(ferry_barrier_all());
    }
    if (rank != WRITER && late_by > most)
        check_fail(__FILE__, __LINE__, "%s: a wait ended %.0f us after the call that ends it", how->name,
                   (double)late_by / US);
    CHECK_OK(ferry_barrier_all());
    memset(w, 0, sizeof *w);
    CHECK_OK(ferry_barrier_all());
}

static void sleeps(words *w, int rank)
{
    struct rusage before, after;
    CHECK(getrusage(RUSAGE_THREAD, &before) == 0);
    (void)one(&ways[0], w, rank, LONG_NAP_MS, 1);
    CHECK(getrusage(RUSAGE_THREAD, &after) == 0);
    const long switches = after.ru_nvcsw - before.ru_nvcsw + after.ru_nivcsw - before.ru_nivcsw;
    if (rank != WRITER && switches > MOST_SWITCHES)
        check_fail(__FILE__, __LINE__, "a wait of %u ms asked %ld times for the core", LONG_NAP_MS, switches);
    CHECK_OK(ferry_barrier_all());
    memset(w, 0, sizeof *w);
    CHECK_OK(ferry_barrier_all());
}

static void pe(int rank)
{
    cpu_set_t all, one_cpu;
    size_t cpu = 0;
    CHECK(sched_getaffinity(0, sizeof all, &all) == 0);
    while (!CPU_ISSET(cpu, &all))
        cpu++;
    CPU_ZERO(&one_cpu);
    CPU_SET(cpu, &one_cpu);
    CHECK(sched_setaffinity(0, sizeof one_cpu, &one_cpu) == 0);
    CHECK_OK(ferry_init());
    words *w = MADE(ferry_calloc(1, sizeof *w));
    CHECK_OK(ferry_barrier_all());
    sleeps(w, rank);
    for (int i = 0; i < WAYS; i++)
        each_wakes(&ways[i], w, rank);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(100)
{
    static const char *const paths[] = { "native", "flags", "staged" };
    setenv("FERRY_TIMEOUT", "20s", 1);
    for (size_t i = 0; i < sizeof paths / sizeof *paths && check_failures == 0; i++) {
        job j;
        setenv("FERRY_PATHS", paths[i], 1);
        job_start(&j, N, pe);
        job_end(&j, 60);
    }
}
