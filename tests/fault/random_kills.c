/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs that are killed, stopped and resumed at random while all of them put, signal, count, wait, meet and allocate: no
 * call outlasts its budget, no PE hangs, nothing is left behind.
 *
 *   random_kills [RUNS [SEED]]     default 8 runs */
#include "fault/fault_test.h"

#define BUDGET 400000000u /* FERRY_TIMEOUT */
#define SLACK 600000000u  /* of a machine that is shared */
#define LIFE 600          /* ms */

static uint64_t seed;

/* How long this thread has been ready to run and did not, because others ran: not the library's fault. */
static uint64_t run_delay(void)
{
    unsigned long long ran = 0, waited = 0;
    FILE *f = fopen("/proc/thread-self/schedstat", "r");
    if (f == NULL)
        return 0;
    if (fscanf(f, "%llu %llu", &ran, &waited) != 2)
        waited = 0;
    fclose(f);
    return waited;
}

static void in_time(uint64_t t0, uint64_t delay0, const char *what, ferry_status status)
{
    uint64_t took = pe_now_ns() - t0, delay = took > BUDGET ? run_delay() - delay0 : 0;
    if (took > BUDGET + SLACK + delay || took > 10 * BUDGET)
        pe_fail(__FILE__, __LINE__, "seed %llu: %s took %llu ms (%s)", (unsigned long long)seed, what,
                (unsigned long long)took / 1000000, ferry_status_name(status));
    if (status != FERRY_SUCCESS && status != FERRY_ERR_TIMEOUT && status != FERRY_ERR_PEER_LOST)
        pe_fail(__FILE__, __LINE__, "seed %llu: %s: %s", (unsigned long long)seed, what, ferry_last_error_message());
}
#define TIMED(call)                                                                                                    \
    do {                                                                                                               \
        uint64_t t0_ = pe_now_ns(), delay_ = run_delay();                                                              \
        ferry_status st_ = (call);                                                                                     \
        /* Time that this PE itself stood still does not count: the parent posts it. */                                \
        if (!__atomic_load_n(&b->go, __ATOMIC_RELAXED) || b->phase[rank] != 7)                                         \
            in_time(t0_, delay_, #call, st_);                                                                          \
    } while (0)

static int lives(int rank, board *b)
{
    setenv("FERRY_TIMEOUT", "400ms", 1);
    setenv("FERRY_INIT_TIMEOUT", "5s", 1);
    CHECK_OK(ferry_init());
    uint64_t random = seed + (uint64_t)rank, *w = (uint64_t *)ferry_calloc(64, 8);
    char *area = (char *)ferry_malloc(200000), *local = (char *)calloc(1, 200000);
    post(b, rank, 1);
    await_go(b, 1);
    uint64_t until = pe_now_ns() + (uint64_t)LIFE * 1000000u;
    while (w != NULL && area != NULL && pe_now_ns() < until) {
        uint64_t r = pe_random(&random);
        int to = (int)((r >> 8) % (uint64_t)pe_n);
        switch (r % 12) {
        case 0:
        case 1:
            TIMED(ferry_putmem(area, local, (r >> 20) % 200000, to));
            break;
        case 2:
            TIMED(ferry_getmem(local, area, (r >> 20) % 100000, to));
            break;
        case 3:
        case 4:
            TIMED(ferry_uint64_atomic_add(&w[1], 1, to));
            break;
        case 5:
            TIMED((ferry_uint64_atomic_fetch_add(&w[2], 1, to), FERRY_SUCCESS));
            break;
        case 6:
            TIMED(ferry_putmem_signal(area, local, (r >> 20) % 20000, &w[3], 1, FERRY_SIGNAL_ADD, to));
            break;
        case 7:
            TIMED(ferry_quiet());
            break;
        case 8:
            TIMED(ferry_barrier_all());
            break;
        case 9:
            TIMED(ferry_uint64_wait_until_timeout(&w[3], FERRY_CMP_GT, w[3], 20000000));
            break;
        case 10:
            TIMED(ferry_sync_all_timeout(5000000));
            break;
        default:
            if (r % 5 == 0)
                (void)ferry_failure_ack();
            break;
        }
    }
    post(b, rank, 2);
    free(local);
    uint64_t t0 = pe_now_ns();
    ferry_status status = ferry_finalize();
    if (pe_now_ns() - t0 > 3 * BUDGET + SLACK)
        pe_fail(__FILE__, __LINE__, "seed %llu: finalize took %llu ms (%s)", (unsigned long long)seed,
                (unsigned long long)(pe_now_ns() - t0) / 1000000, ferry_status_name(status));
    return 0;
}

static void run(uint64_t *random)
{
    job j;
    int killed[JOB_MOST] = { 0 }, stopped[JOB_MOST] = { 0 };
    size_t p = pe_random(random) % (sizeof fault_paths / sizeof fault_paths[0]);
    seed = pe_random(random);
    pe_doing_now("seed %llu, paths %s", (unsigned long long)seed, fault_paths[p]);
    job_begin(&j, 2 + (int)(pe_random(random) % 4), fault_paths[p]);
    job_start(&j, lives);
    for (int r = 0; r < j.n; r++)
        await_phase(&j, r, 1, 10000);
    note_sockets(&j);
    let_go(&j, 1);
    for (int i = 0; i < 8; i++) {
        int r = (int)(pe_random(random) % (uint64_t)j.n);
        pe_sleep_ms((unsigned)(pe_random(random) % (LIFE / 8)));
        if (killed[r])
            continue;
        if (stopped[r] || pe_random(random) % 3 != 0) {
            /* A PE that was stopped can say nothing of how long its own call took. */
            if (!stopped[r])
                __atomic_store_n(&j.b->phase[r], 7, __ATOMIC_RELEASE);
            kill(j.pid[r], stopped[r] ? SIGCONT : SIGSTOP);
            stopped[r] = !stopped[r];
        } else {
            kill(j.pid[r], SIGKILL);
            killed[r] = 1;
        }
    }
    for (int r = 0; r < j.n; r++)
        if (stopped[r])
            kill(j.pid[r], SIGCONT);
    for (int r = 0; r < j.n; r++) {
        if (killed[r]) { /* or it had come to its end */
            waitpid(j.pid[r], NULL, 0);
            j.ended[r] = 1;
        }
    }
    for (int r = 0; r < j.n; r++)
        if (!killed[r])
            await_end(&j, r, 0, LIFE + 8000);
    job_end(&j, -1, 1000);
}

int main(int argc, char **argv)
{
    int runs = argc > 1 ? atoi(argv[1]) : pe_level() == PE_QUICK ? 4 : 8;
    uint64_t random = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
    fault_begin(30 + 10 * (unsigned)runs);
    for (int i = 0; i < runs; i++)
        run(&random);
    return 0;
}
