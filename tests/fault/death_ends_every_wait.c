/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is killed while the others wait in one kind of call after another: each survivor's call returns
 * FERRY_ERR_PEER_LOST long before the timeout and names the dead PE, and the survivors continue together. */
#include "tests/job.h"
#include "tests/moe_config.h"

enum { N = 4, VICTIM = 2, WORDS = 8192 };
#define TIMEOUT "20s"
#define SOON_MS 1000 /* the limit on a machine busy with other work; some 10 ms are usual */

typedef struct scenario {
    const char *name, *paths;
    ferry_status (*call)(uint64_t *data);
    int victim_calls; /* the victim is in the call too: the others wait for a PE that is not in the call */
    const char *coll; /* FERRY_TEST, unless NULL */
} scenario;

static const scenario *current;

static ferry_status in_wait(uint64_t *data)
{
    return ferry_uint64_wait_until(data, FERRY_CMP_EQ, 99);
}

static ferry_status in_wait_any(uint64_t *data)
{
    return ferry_uint64_wait_until_any(data, 8, NULL, FERRY_CMP_EQ, 99) == SIZE_MAX ? ferry_last_error()
                                                                                    : FERRY_SUCCESS;
}

static ferry_status in_signal_wait(uint64_t *data)
{
    uint64_t found;
    return ferry_signal_wait_until_timeout(data, FERRY_CMP_GE, 99, &found, UINT64_MAX);
}

/* Puts, gets and atomics go on until one fails. */
static ferry_status in_put(uint64_t *data)
{
    static uint64_t source[WORDS];
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS)
        status = ferry_uint64_put(data, source, WORDS, VICTIM);
    return status;
}

static ferry_status in_put_signal(uint64_t *data)
{
    static uint64_t source[WORDS];
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS)
        status = ferry_uint64_put_signal(data + 8, source, WORDS - 8, data, 1, FERRY_SIGNAL_ADD, VICTIM);
    return status;
}

static ferry_status in_get(uint64_t *data)
{
    static uint64_t target[WORDS];
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS)
        status = ferry_uint64_get(target, data, WORDS, VICTIM);
    return status;
}

static ferry_status in_fetch_add(uint64_t *data)
{
    for (;;) {
        ferry_fault fault;
        (void)ferry_uint64_atomic_fetch_add(data + 1, 1, VICTIM);
        if (ferry_fault_next(&fault) == FERRY_SUCCESS)
            return fault.peer == VICTIM && fault.call == FERRY_CALL_ATOMIC ? fault.status : FERRY_ERR_EMPTY;
    }
}

static ferry_status in_quiet(uint64_t *data)
{
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS) {
        status = ferry_uint64_atomic_add(data + 1, 1, VICTIM);
        if (status == FERRY_SUCCESS)
            status = ferry_quiet();
    }
    return status;
}

static ferry_status in_barrier(uint64_t *data)
{
    (void)data;
    return ferry_barrier_all();
}

/* PEs of another node see no board of the victim. */
static ferry_status in_board(uint64_t *data)
{
    (void)data;
    return ferry_board(VICTIM) != NULL ? ferry_board_wait(VICTIM, 0, 99, UINT64_MAX) : ferry_barrier_all();
}

static ferry_status in_broadcast(uint64_t *data)
{
    return ferry_uint64_broadcast(FERRY_TEAM_WORLD, data + 64, data, 64, VICTIM);
}

/* The root is alive, but a PE that the root needs is dead. */
static ferry_status in_broadcasts_of_0(uint64_t *data)
{
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS)
        status = ferry_uint64_broadcast(FERRY_TEAM_WORLD, data + 64, data, 64, 0);
    return status;
}

static ferry_status in_alltoall(uint64_t *data)
{
    return ferry_uint64_alltoall(FERRY_TEAM_WORLD, data + 512, data, 64);
}

static ferry_status in_reduce(uint64_t *data)
{
    return ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, data + 2048, data, 1024);
}

static ferry_status in_barriers(uint64_t *data)
{
    ferry_status status = FERRY_SUCCESS;
    (void)data;
    while (status == FERRY_SUCCESS)
        status = ferry_barrier_all();
    return status;
}

static ferry_status in_small_sums(uint64_t *data)
{
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS)
        status = ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, data + 64, data, 3);
    return status;
}

static ferry_status in_large_sums_and_fcollects(uint64_t *data)
{
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS) {
        status = ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, data + 2048, data, 1024);
        if (status == FERRY_SUCCESS)
            status = ferry_uint64_fcollect(FERRY_TEAM_WORLD, data + 4096, data, 900);
    }
    return status;
}

/* Large enough to be pulled. */
static ferry_status in_large_broadcasts(uint64_t *data)
{
    ferry_status status = FERRY_SUCCESS;
    while (status == FERRY_SUCCESS)
        status = ferry_uint64_broadcast(FERRY_TEAM_WORLD, data + 4200, data + 2048, 2100, 0);
    return status;
}

static ferry_status in_malloc(uint64_t *data)
{
    (void)data;
    return ferry_malloc(64) == NULL ? ferry_last_error() : FERRY_SUCCESS;
}

/* Growing heaps exchange descriptors: the victim dies at any point of that. */
static ferry_status in_growth(uint64_t *data)
{
    (void)data;
    for (;;) {
        void *p = ferry_malloc(4u << 20);
        if (p == NULL || ferry_free(p) != FERRY_SUCCESS)
            return ferry_last_error() == FERRY_ERR_NO_MEMORY ? FERRY_SUCCESS : ferry_last_error();
    }
}

static ferry_status in_growth_only(uint64_t *data)
{
    (void)data;
    while (ferry_malloc(1u << 20) != NULL)
        continue;
    return ferry_last_error();
}

enum { MOE_TOKENS = 8, MOE_TOPK = 2, MOE_HIDDEN = 128 };
static ferry_moe *moe;

/* Runs before any PE may die: all PEs survive this collective. */
static void moe_begin(void)
{
    ferry_moe_config config = moe_config(2 * N, MOE_TOPK, MOE_HIDDEN, MOE_TOKENS);
    CHECK_OK(ferry_moe_create(&config, &moe));
}

static ferry_status in_moe(uint64_t *data)
{
    static uint16_t x[MOE_TOKENS * MOE_HIDDEN], out[MOE_TOKENS * MOE_HIDDEN];
    static float partial[N * MOE_TOKENS * MOE_HIDDEN];
    int32_t idx[MOE_TOKENS * MOE_TOPK];
    float weight[MOE_TOKENS * MOE_TOPK];
    ferry_status status, worst = FERRY_SUCCESS;
    (void)data;
    for (int i = 0; i < MOE_TOKENS * MOE_TOPK; i++) {
        idx[i] = i % (2 * N);
        weight[i] = 1;
    }
    /* Rounds until one is incomplete.  That round is right for the live PEs. */
    while (worst == FERRY_SUCCESS) {
        ferry_moe_batch batch;
        status = ferry_moe_dispatch(moe, x, idx, weight, MOE_TOKENS);
        worst = worst != FERRY_SUCCESS ? worst : status;
        if (pe_me != VICTIM || status == FERRY_SUCCESS)
            CHECK_OK(ferry_moe_received(moe, &batch));
        if (status == FERRY_ERR_PEER_LOST)
            CHECK(batch.n_absent >= 1 && batch.source_status[VICTIM] == FERRY_ERR_PEER_LOST);
        status = ferry_moe_combine(moe, partial, FERRY_MOE_F32, out);
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    CHECK_STATUS(ferry_moe_destroy(moe), FERRY_ERR_PEER_LOST);
    return worst;
}

static const scenario all[] = {
    { "wait_until", "", in_wait, 0, NULL },
    { "wait_until, weak pairs", "staged", in_wait, 0, NULL },
    { "wait_until_any", "", in_wait_any, 0, NULL },
    { "signal_wait", "flags", in_signal_wait, 0, NULL },
    { "put, native", "", in_put, 0, NULL },
    { "put, flags", "flags", in_put, 0, NULL },
    { "put, staged", "staged", in_put, 0, NULL },
    { "put_signal, flags", "flags", in_put_signal, 0, NULL },
    { "put_signal, staged", "staged", in_put_signal, 0, NULL },
    { "get, staged", "staged", in_get, 0, NULL },
    { "fetch_add, flags", "flags", in_fetch_add, 0, NULL },
    { "fetch_add, staged", "staged", in_fetch_add, 0, NULL },
    { "quiet, flags", "flags", in_quiet, 0, NULL },
    { "board", "", in_board, 0, NULL },
    { "barrier", "", in_barrier, 0, NULL },
    { "barrier, staged", "staged", in_barrier, 0, NULL },
    { "barriers one after another", "", in_barriers, 1, NULL },
    { "broadcast", "", in_broadcast, 0, NULL },
    { "broadcasts of a living root", "flags", in_broadcasts_of_0, 1, NULL },
    { "alltoall", "flags", in_alltoall, 0, NULL },
    { "reduce", "staged", in_reduce, 0, NULL },
    { "barriers in rounds", "", in_barriers, 1, "coll=tree2" },
    { "sums in rounds, staged", "staged", in_small_sums, 1, "coll=tree2" },
    { "large sums and fcollects", "", in_large_sums_and_fcollects, 1, NULL },
    { "large broadcasts", "", in_large_broadcasts, 1, NULL },
    { "large broadcasts in rounds, staged", "staged", in_large_broadcasts, 1, "coll=tree2" },
    { "malloc", "", in_malloc, 0, NULL },
    { "malloc and free", "", in_growth, 1, NULL },
    { "growing heaps", "", in_growth_only, 1, NULL },
    { "moe", "", in_moe, 1, NULL },
    { "moe, staged", "staged", in_moe, 1, NULL },
};

static int survivor(int i)
{
    return i < VICTIM ? i : i + 1;
}

/* Each survivor still works with its neighbour. */
static void go_on(uint64_t *data, int rank)
{
    int mine = rank < VICTIM ? rank : rank - 1, next = survivor((mine + 1) % (N - 1)),
        last = survivor((mine + 1 + 1) % (N - 1));
    uint64_t value = 1000 + (uint64_t)rank, back = 0;
    uint64_t *words = data + 1024; /* untouched by what came before */
    CHECK_INT(ferry_failure_ack(), 1);
    CHECK_OK(ferry_uint64_put(&words[0], &value, 1, next));
    CHECK_OK(ferry_uint64_put(&words[2], &value, 1, next));
    CHECK_OK(ferry_quiet());
    CHECK_OK(ferry_uint64_get(&back, &words[2], 1, next));
    CHECK_INT(back, value);
    CHECK_INT(ferry_uint64_atomic_fetch_add(&words[3], 5, next), 0);
    CHECK_OK(ferry_signal_add(&words[1], 1, next));
    CHECK_OK(ferry_signal_add(&words[1], 1, last));
    /* Waits that any PE may end go on without the lost PE. */
    CHECK_OK(ferry_uint64_wait_until(&words[0], FERRY_CMP_NE, 0));
    CHECK_OK(ferry_uint64_wait_until(&words[1], FERRY_CMP_EQ, 2));
    CHECK_INT(ferry_uint64_atomic_fetch(&words[3], rank), 5);
}

static void pe(int rank)
{
    const scenario *s = current;
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(WORDS, sizeof *data));
    if (s->call == in_moe)
        moe_begin();
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    if (rank == VICTIM && !s->victim_calls) {
        nap_ms(60000);
        exit(1);
    }
    ferry_status status = s->call(data);
    uint64_t returned = now_ns();
    if (rank == VICTIM)
        nap_ms(60000);
    CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
    uint64_t killed = see(&board->word[0]);
    CHECK(killed != 0 && returned >= killed);
    CHECK_BETWEEN(killed, returned, SOON_MS);
    ferry_peer_status state;
    CHECK_OK(ferry_peer_state(VICTIM, &state));
    CHECK_INT(state, FERRY_PEER_LOST);
    CHECK_OK(ferry_peer_state(rank, &state));
    CHECK_INT(state, FERRY_PEER_ALIVE);
    go_on(data, rank);
    arrive(2);
    uint64_t leaving = now_ns();
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
    CHECK_SINCE(leaving, 3000);
}

JOB_MAIN(100)
{
    setenv("FERRY_TIMEOUT", TIMEOUT, 1);
    job_heap("1M", "1G");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        job j;
        current = &all[i];
        /* On several nodes what a PE sent last may reach some and not others: rounds then end apart. */
        if (current->call == in_moe && getenv("FAULT_NODES") != NULL)
            continue;
        pe_doing_now("%s", current->name);
        setenv("FERRY_PATHS", current->paths, 1);
        setenv("FERRY_TEST", current->coll != NULL ? current->coll : "", 1);
        uint64_t began = now_ns();
        job_start(&j, N, pe);
        job_await_all(&j, 1);
        nap_ms(current->victim_calls ? 3 + 7 * (unsigned)(i % 4) : 20); /* now they are in the call */
        post(&board->word[0], now_ns());
        job_kill(&j, VICTIM, SIGKILL);
        job_end(&j, 10);
        if (getenv("FAULT_VERBOSE") != NULL)
            printf("%-30s %.0f ms\n", current->name, (double)(now_ns() - began) / 1e6);
    }
}
