/* SPDX-License-Identifier: BSD-3-Clause */
/* MoE in two levels: a PE that carries rows for the others of its node is killed, or stopped, at each step of a round.
 * In that round, too, every live PE gets every row of every other live PE, and every result; only what the failed PE's
 * own experts make may be missing.  Run by moe_in_two_levels.matrix. */
#include "tests/job.h"
#include "tests/moe_config.h"

enum { N = 4, VICTIM = 3, TOKENS = 16, HIDDEN = 256, ROUNDS = 6, BAD = 3 };
#define BUDGET_NS ((by == SIGSTOP ? 9 : 20) * (uint64_t)SECOND) /* more than a put to a stopped PE waits */
enum when { BEFORE, SENT, RECEIVED, RETURNED, N_WHEN };

static enum when fails_at;
static int by; /* a signal */

static int x_of(int round, int pe, int token)
{
    return 1 + (round * 7 + pe * 5 + token) % 16;
}

static int acts(int rank, int round, enum when now)
{
    return rank == VICTIM && round == BAD && now == fails_at;
}

static void fail_if(int yes)
{
    if (yes)
        raise(by);
}

/* Each token goes to all PEs, which have an expert each: expert e makes (e + 1) x. */
static void play(ferry_moe *moe, int rank, int round)
{
    static uint16_t x[TOKENS * HIDDEN], out[TOKENS * HIDDEN];
    static float partial[N * TOKENS * HIDDEN];
    int32_t index[TOKENS * N];
    float weight[TOKENS * N];
    int rows[N] = { 0 };
    ferry_moe_batch batch;
    for (int t = 0; t < TOKENS; t++)
        for (int i = 0; i < HIDDEN; i++)
            x[t * HIDDEN + i] = ferry_bf16_from_float((float)x_of(round, rank, t));
    for (int i = 0; i < TOKENS * N; i++) {
        index[i] = i % N;
        weight[i] = 1;
    }
    fail_if(acts(rank, round, BEFORE));
    CHECK_OK(ferry_moe_dispatch_send(moe, x, index, weight, TOKENS));
    fail_if(acts(rank, round, SENT));
    uint64_t began = now_ns();
    ferry_status status = ferry_moe_dispatch_recv(moe);
    CHECK(now_ns() - began < BUDGET_NS * 3 / 2);
    CHECK(status == FERRY_SUCCESS || round >= BAD);
    CHECK_OK(ferry_moe_received(moe, &batch));
    for (int r = 0; r < batch.n_rows; r++) {
        const ferry_moe_row *row = &batch.rows[r];
        CHECK_INT(row->source_token, rows[row->source_pe]);
        CHECK_INT(row->slot, rows[row->source_pe]++);
        CHECK_INT(row->n_choices, 1);
        for (int i = 0; i < HIDDEN; i++) {
            const float value = ferry_bf16_to_float(((const uint16_t *)row->data)[i]);
            CHECK(value == (float)x_of(round, row->source_pe, row->source_token));
            partial[r * HIDDEN + i] = (float)(rank + 1) * value;
        }
    }
    for (int pe = 0; pe < N; pe++)
        CHECK(rows[pe] == TOKENS || (pe == VICTIM && round >= BAD && rows[pe] == 0));
    /* A stopped PE sends nothing: what its network has still to send would not come, and the others would wait for its
     * rows too, each for its whole budget.  (The rows of a killed PE are not waited for.) */
    if (acts(rank, round, RECEIVED) && by == SIGSTOP)
        CHECK_OK(ferry_quiet());
    fail_if(acts(rank, round, RECEIVED));
    CHECK_OK(ferry_moe_combine_send(moe, partial, FERRY_MOE_F32));
    fail_if(acts(rank, round, RETURNED));
    began = now_ns();
    status = ferry_moe_combine_recv(moe, out);
    CHECK(now_ns() - began < BUDGET_NS * 3 / 2); /* also where it waits for another PE of the node first */
    CHECK(status == FERRY_SUCCESS || round >= BAD);
    for (int t = 0; t < TOKENS; t++) {
        const uint32_t missing = ferry_moe_missing(moe, t);
        CHECK(missing == 0 || (missing == 1u << VICTIM && round >= BAD));
        const int sum = N * (N + 1) / 2 - (missing != 0 ? VICTIM + 1 : 0);
        for (int i = 0; i < HIDDEN; i++)
            CHECK(ferry_bf16_to_float(out[t * HIDDEN + i]) == (float)(sum * x_of(round, rank, t)));
    }
}

static void pe(int rank)
{
    ferry_moe_config config = moe_config(N, N, HIDDEN, TOKENS);
    ferry_moe *moe;
    ferry_moe_counts counts;
    config.timeout_ns = BUDGET_NS;
    CHECK_OK(ferry_init());
    CHECK_OK(ferry_moe_create(&config, &moe));
    for (int round = 0; round < BAD; round++)
        play(moe, rank, round);
    CHECK_OK(ferry_moe_count(moe, &counts));
    CHECK_INT(counts.rows_sent, BAD * N * TOKENS);
    CHECK_INT(counts.rows_off_pe, BAD * 2 * TOKENS); /* to the node's other PE, and once to the other node */
    barrier_before_a_death(N);
    for (int round = BAD; round < (by == SIGSTOP ? BAD + 1 : ROUNDS); round++)
        play(moe, rank, round);
    if (rank != VICTIM && by == SIGSTOP)
        (void)__atomic_add_fetch(&board->word[0], 1, __ATOMIC_ACQ_REL); /* the driver kills the victim after N - 1 */
    ferry_status left;
    do
        left = ferry_moe_destroy(moe);
    while (left == FERRY_ERR_TIMEOUT);
    CHECK_STATUS(left, FERRY_ERR_PEER_LOST);
    (void)ferry_finalize();
}

JOB_MAIN(100)
{
    setenv("FAULT_NODES", "2:coll=tree2", 0);
    for (int i = 0; i < N_WHEN + 2; i++) {
        job j;
        fails_at = i < N_WHEN ? (enum when)i : i == N_WHEN ? BEFORE : RECEIVED;
        by = i < N_WHEN ? SIGKILL : SIGSTOP;
        setenv("FERRY_TIMEOUT", by == SIGSTOP ? "3s" : "20s", 1);
        job_start(&j, N, pe);
        j.expected[VICTIM] = -SIGKILL;
        if (by == SIGSTOP) {
            await_word(&board->word[0], N - 1);
            job_kill(&j, VICTIM, SIGKILL);
        }
        job_end(&j, 60);
    }
}
