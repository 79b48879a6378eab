/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE that is stopped (SIGSTOP): what the others call ends with TIMEOUT within 20 % of its budget, and after SIGCONT
 * the job goes on: barriers and collectives that are called again, waits, allocations. */
#include "fault/fault_test.h"

#define N 3
#define STOPPED 1
#define BUDGET 500000000u

static void check_timeout(board *b, const char *what, uint64_t budget)
{
    if (b->status[pe_me] != FERRY_ERR_TIMEOUT || b->took_ns[pe_me] < budget || b->took_ns[pe_me] > budget + budget / 5)
        pe_fail(__FILE__, __LINE__, "%s: got %s after %llu ms of a budget of %llu ms (%s)", what,
                ferry_status_name((ferry_status)b->status[pe_me]), (unsigned long long)b->took_ns[pe_me] / 1000000,
                (unsigned long long)budget / 1000000, b->message[pe_me]);
}

static int body(int rank, board *b)
{
    (void)rank;
    setenv("FERRY_TIMEOUT", "500ms", 1);
    CHECK_OK(ferry_init());
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8), *big = (uint64_t *)ferry_calloc(10000, 8);
    char *area = (char *)ferry_malloc(4u << 20), *local = (char *)calloc(1, 4u << 20);
    CHECK(w != NULL && big != NULL && area != NULL && local != NULL);
    int weak = ferry_path_of(pe_me, STOPPED) != FERRY_PATH_NATIVE, next = pe_me == 0 ? 2 : 0;
    CHECK_OK(ferry_barrier_all());
    post(b, pe_me, 1);
    if (pe_me == STOPPED) {
        await_go(b, 2);
    } else {
        await_go(b, 1); /* it is stopped */
        POSTED(b, ferry_barrier_all_timeout(BUDGET));
        check_timeout(b, "barrier_all_timeout", BUDGET);
        CHECK(strstr(b->message[pe_me], "PE 1") != NULL);
        POSTED(b, ferry_barrier_all());
        check_timeout(b, "barrier_all under FERRY_TIMEOUT", BUDGET);
        POSTED(b, ferry_uint64_wait_until(&w[0], FERRY_CMP_NE, 0));
        check_timeout(b, "wait_until under FERRY_TIMEOUT", BUDGET);
        if (weak) { /* nobody applies what is sent: a fetch has no reply, a quiet no end */
            POSTED(b, (ferry_uint64_atomic_fetch_add(&w[1], 1, STOPPED), ferry_last_error()));
            check_timeout(b, "fetch_add", BUDGET);
            POSTED(b, ferry_quiet());
            check_timeout(b, "quiet", BUDGET);
        }
        if (ferry_path_of(pe_me, STOPPED) == FERRY_PATH_STAGED) { /* 4 MiB do not fit the ring */
            POSTED(b, ferry_putmem(area, local, 4u << 20, STOPPED));
            check_timeout(b, "a put that the ring cannot hold", BUDGET);
        }
        for (uint64_t r = 1; r <= 20; r++) { /* the two others do not mind */
            CHECK_OK(ferry_signal_add(&w[2], 1, next));
            CHECK_OK(ferry_uint64_wait_until_timeout(&w[2], FERRY_CMP_GE, r, 10000000000u));
        }
        post(b, pe_me, 2);
        await_go(b, 2); /* it runs again */
    }
    pe_doing_now("after SIGCONT");
    ferry_status status;
    do
        status = ferry_barrier_all();
    while (status == FERRY_ERR_TIMEOUT);
    CHECK_OK(status);
    if (pe_me != STOPPED && weak)
        CHECK(ferry_uint64_g(&w[1], STOPPED) >= 1); /* what was sent has been applied, once each */
    for (int i = 0; i < 10000; i++)
        big[i] = 1;
    do
        status = ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, big, big, 10000);
    while (status == FERRY_ERR_TIMEOUT);
    CHECK_OK(status);
    CHECK_INT(big[9999], N);
    CHECK_OK(ferry_uint64_p(&w[3], 7, (pe_me + 1) % N));
    CHECK_OK(ferry_uint64_wait_until_timeout(&w[3], FERRY_CMP_EQ, 7, 10000000000u));
    free(local);
    CHECK_OK(ferry_free(area));
    CHECK_OK(ferry_finalize());
    return 0;
}

/* An allocation that a stopped PE misses fails everywhere, also on that PE when it comes, and may be called again. */
static int allocates(int rank, board *b)
{
    (void)rank;
    setenv("FERRY_TIMEOUT", "500ms", 1);
    CHECK_OK(ferry_init());
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8);
    CHECK(w != NULL);
    post(b, pe_me, 1);
    await_go(b, pe_me == STOPPED ? 2 : 1);
    void *p = NULL;
    POSTED(b, (p = ferry_malloc(1000)) == NULL ? ferry_last_error() : FERRY_SUCCESS);
    CHECK(p == NULL);
    if (pe_me != STOPPED)
        check_timeout(b, "malloc", BUDGET);
    else
        CHECK(b->took_ns[pe_me] < BUDGET / 2 && b->status[pe_me] == FERRY_ERR_TIMEOUT);
    post(b, pe_me, 2);
    await_go(b, 3);
    p = ferry_malloc(1000);
    if (p == NULL)
        pe_fail(__FILE__, __LINE__, "the second malloc: %s", ferry_last_error_message());
    memset(p, pe_me, 1000);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(p));
    CHECK_OK(ferry_finalize());
    return 0;
}

static void run(pe_function *f, const char *paths, int with_malloc)
{
    job j;
    job_begin(&j, N, paths);
    job_start(&j, f);
    for (int r = 0; r < N; r++)
        await_phase(&j, r, 1, 10000);
    signal_pe(&j, STOPPED, SIGSTOP);
    let_go(&j, 1);
    await_phase_but(&j, STOPPED, 2, 20000);
    let_go(&j, 2);
    signal_pe(&j, STOPPED, SIGCONT);
    if (with_malloc) {
        await_phase(&j, STOPPED, 2, 5000);
        let_go(&j, 3);
    }
    job_end(&j, -1, 10000);
}

int main(void)
{
    fault_begin(100);
    FOR_EACH_PATH(p)
    {
        run(body, fault_path(p), 0);
        run(allocates, fault_path(p), 1);
    }
    return 0;
}
