/* SPDX-License-Identifier: BSD-3-Clause */
/* kill -9 of a PE while the others wait, put, sit in a barrier or a collective, allocate: each gets PEER_LOST well
 * before its budget ends, the message names the PE, and those that remain can go on among themselves. */
#include "fault/fault_test.h"

#define N 3
#define VICTIM 1
#define SOON 3000000000u /* of a budget of 30 s */

static void init(void)
{
    CHECK_OK(ferry_init());
}

/* The survivors talk, after they have said that they know. */
static void go_on(uint64_t *w, board *b)
{
    ferry_peer_status state;
    int other = pe_me == 0 ? 2 : 0;
    post(b, pe_me, 3);
    await_go(b, 2); /* all survivors have failed by now */
    for (int i = 0; i < 2000 && (ferry_peer_state(VICTIM, &state) != FERRY_SUCCESS || state != FERRY_PEER_LOST); i++)
        pe_sleep_ms(1);
    CHECK_INT(state, FERRY_PEER_LOST);
    CHECK_INT(ferry_failure_ack(), 1);
    CHECK_STATUS(ferry_uint64_p(&w[1], 1, VICTIM), FERRY_ERR_PEER_LOST);
    CHECK_STATUS(ferry_putmem_signal(&w[1], &w[0], 8, &w[2], 1, FERRY_SIGNAL_SET, VICTIM), FERRY_ERR_PEER_LOST);
    CHECK_STATUS(ferry_uint64_atomic_add(&w[1], 1, VICTIM), FERRY_ERR_PEER_LOST);
    CHECK_INT(ferry_uint64_atomic_fetch_add(&w[1], 1, VICTIM), 0);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_PEER_LOST);
    CHECK(ferry_ptr(w, VICTIM) == NULL);
    CHECK_INT(ferry_pe_accessible(VICTIM), 0);
    for (uint64_t r = 1; r <= 50; r++) {
        CHECK_OK(ferry_uint64_atomic_add(&w[5], 1, other));
        (void)ferry_uint64_atomic_fetch_add(&w[6], 1, other);
        CHECK_OK(ferry_putmem_signal(&w[7], &r, 8, &w[8], r, FERRY_SIGNAL_SET, other));
        CHECK_OK(ferry_uint64_wait_until(&w[8], FERRY_CMP_GE, r));
        CHECK(__atomic_load_n(&w[7], __ATOMIC_RELAXED) >= r);
        CHECK_OK(ferry_signal_set(&w[9], r, other));
        CHECK_OK(ferry_uint64_wait_until(&w[9], FERRY_CMP_GE, r));
    }
    CHECK_OK(ferry_uint64_wait_until(&w[5], FERRY_CMP_EQ, 50));
    uint64_t t0 = pe_now_ns();
    ferry_status status = ferry_finalize();
    CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_PEER_LOST);
    CHECK(pe_now_ns() - t0 < SOON);
}

static void check_lost(board *b)
{
    char name[16];
    snprintf(name, sizeof name, "PE %d", VICTIM);
    if (b->status[pe_me] != FERRY_ERR_PEER_LOST)
        pe_fail(__FILE__, __LINE__, "got %s after %llu ms (%s)", ferry_status_name((ferry_status)b->status[pe_me]),
                (unsigned long long)b->took_ns[pe_me] / 1000000, b->message[pe_me]);
    CHECK(b->took_ns[pe_me] < SOON);
}

static int waits(int rank, board *b)
{
    (void)rank;
    init();
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8);
    CHECK(w != NULL);
    post(b, pe_me, 1);
    if (pe_me == VICTIM)
        await_go(b, 100);
    POSTED(b, ferry_uint64_wait_until(&w[0], FERRY_CMP_EQ, 1));
    check_lost(b);
    go_on(w, b);
    return 0;
}

static int puts_(int rank, board *b)
{
    (void)rank;
    init();
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8);
    char *area = (char *)ferry_malloc(100000), *local = (char *)calloc(1, 100000);
    CHECK(w != NULL && area != NULL && local != NULL);
    post(b, pe_me, 1);
    if (pe_me == VICTIM)
        await_go(b, 100);
    uint64_t t0 = pe_now_ns();
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS && pe_now_ns() - t0 < 10000000000u) {
        status = ferry_putmem(area, local, pe_me == 0 ? 100000 : 8, VICTIM);
        if (status == FERRY_SUCCESS)
            status = ferry_uint64_atomic_add(&w[0], 1, VICTIM);
        if (status == FERRY_SUCCESS)
            status = ferry_quiet();
    }
    b->status[pe_me] = (int)status;
    b->took_ns[pe_me] = 0;
    check_lost(b);
    free(local);
    go_on(w, b);
    return 0;
}

static int barriers(int rank, board *b)
{
    (void)rank;
    init();
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8);
    CHECK(w != NULL);
    post(b, pe_me, 1);
    if (pe_me == VICTIM)
        await_go(b, 100);
    POSTED(b, ferry_barrier_all());
    check_lost(b);
    CHECK(strstr(b->message[pe_me], "PE 1") != NULL);
    go_on(w, b);
    return 0;
}

static int reduces(int rank, board *b)
{
    (void)rank;
    init();
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8), *big = (uint64_t *)ferry_calloc(20000, 8);
    CHECK(w != NULL && big != NULL);
    post(b, pe_me, 1);
    if (pe_me == VICTIM)
        await_go(b, 100);
    POSTED(b, ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, big, big, 20000));
    check_lost(b);
    go_on(w, b);
    return 0;
}

static int allocates(int rank, board *b)
{
    (void)rank;
    init();
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8);
    CHECK(w != NULL);
    post(b, pe_me, 1);
    if (pe_me == VICTIM)
        await_go(b, 100);
    void *p = NULL;
    POSTED(b, (p = ferry_malloc(30u << 20)) == NULL ? ferry_last_error() : FERRY_SUCCESS);
    check_lost(b);
    CHECK(p == NULL);
    CHECK(strstr(b->message[pe_me], "PE 1") != NULL);
    go_on(w, b);
    return 0;
}

/* The victim dies in the middle of its own puts, with records half under way. */
static int is_put_from(int rank, board *b)
{
    (void)rank;
    init();
    uint64_t *w = (uint64_t *)ferry_calloc(16, 8);
    char *area = (char *)ferry_malloc(300000), *local = (char *)calloc(1, 300000);
    CHECK(w != NULL && area != NULL && local != NULL);
    post(b, pe_me, 1);
    while (pe_me == VICTIM) {
        ferry_putmem(area, local, 300000, 0);
        ferry_uint64_atomic_add(&w[0], 1, 0);
        ferry_uint64_atomic_fetch_add(&w[0], 1, 2);
    }
    POSTED(b, ferry_signal_wait_until_timeout(&w[10], FERRY_CMP_EQ, 1, NULL, UINT64_MAX));
    check_lost(b);
    free(local);
    go_on(w, b);
    return 0;
}

static void run(pe_function *f, const char *paths)
{
    job j;
    job_begin(&j, N, paths);
    job_start(&j, f);
    for (int r = 0; r < N; r++)
        await_phase(&j, r, 1, 10000);
    pe_sleep_ms(30); /* they are in it */
    signal_pe(&j, VICTIM, SIGKILL);
    await_end(&j, VICTIM, -SIGKILL, 1000);
    await_phase_but(&j, VICTIM, 3, 10000);
    let_go(&j, 2);
    job_end(&j, VICTIM, 10000);
}

int main(void)
{
    fault_begin(100);
    FOR_EACH_PATH(p)
    {
        run(waits, fault_path(p));
        run(puts_, fault_path(p));
        run(barriers, fault_path(p));
        run(reduces, fault_path(p));
        run(allocates, fault_path(p));
        run(is_put_from, fault_path(p));
    }
    return 0;
}
