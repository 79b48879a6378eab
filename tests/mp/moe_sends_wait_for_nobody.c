/* SPDX-License-Identifier: BSD-3-Clause */
/* One PE in turn is held back before its own halves until the sending halves of all others have returned, of dispatch
 * and of combine whose weights come with it: they wait for no peer, and the round is complete all the same.  A PE that
 * leaves behind such a half tells the PEs that wait for its rows. */
#include "pe_test.h"
#include "tests/moe_config.h"

enum { TOPK = 2, HIDDEN = 64, ROUNDS = 4 };
static const uint64_t budget =
    30 * 1000000000ull; /* a half that waits for a peer is seen without a clock that is right */

struct work {
    ferry_moe *moe;
    int experts, held;
    uint64_t *gone, want; /* gone: sending halves that have returned, told to the PE that is held back */
    ferry_moe_round r;
};

/* A half that sends; the PE that is held back begins it when all others have returned from theirs. */
static void send_half(struct work *w, unsigned stages)
{
    if (pe_me == w->held) {
        w->want += (uint64_t)pe_n - 1;
        CHECK_INT(ferry_signal_wait_until(w->gone, FERRY_CMP_GE, w->want), w->want);
    }
    const uint64_t began = now_ns();
    CHECK_OK(ferry_moe_run(w->moe, stages, &w->r));
    CHECK(now_ns() - began < budget / 2);
    if (pe_me != w->held)
        CHECK_OK(ferry_signal_op(w->gone, 1, FERRY_SIGNAL_ADD, w->held));
}

/* Small integers: every sum is exact. */
static float x_of(int round, int pe, int t, int i)
{
    return (float)((round + 3 * pe + t + i) % 8);
}

static void begin(struct work *w, int round, int n_tokens)
{
    const int L = w->experts / pe_n;
    for (int t = 0; t < n_tokens; t++) {
        for (int i = 0; i < HIDDEN; i++)
            ((uint16_t *)w->r.x)[t * HIDDEN + i] = ferry_bf16_from_float(x_of(round, pe_me, t, i));
        for (int k = 0; k < TOPK;
             k++) { /* the first choice on one PE after the other, and the second on the next one */
            ((int32_t *)w->r.topk_idx)[t * TOPK + k] = (pe_me + t + k) % pe_n * L + (round + k) % L;
            ((float *)w->r.combine_weight)[t * TOPK + k] = (float)(1 + (round + pe_me + t + k) % 2);
        }
    }
    w->r.n_tokens = n_tokens;
}

static void check_sums(const struct work *w, int round, int n_tokens)
{
    for (int t = 0; t < n_tokens; t++)
        for (int i = 0; i < HIDDEN; i++) {
            const float by = w->r.combine_weight[t * TOPK] + w->r.combine_weight[t * TOPK + 1];
            CHECK(ferry_bf16_to_float(w->r.out[t * HIDDEN + i]) == by * x_of(round, pe_me, t, i));
        }
}

static void one_round(struct work *w, int round, int n_tokens, int leaves)
{
    w->held = round % pe_n;
    begin(w, round, n_tokens);
    pe_doing_now("round %d: PE %d is held back", round, w->held);
    pe_barrier();
    send_half(w, FERRY_MOE_DISPATCH_SEND);
    CHECK_OK(ferry_moe_run(w->moe, FERRY_MOE_DISPATCH_RECV | FERRY_MOE_PLACE, &w->r));
    w->r.partial = w->r.rows; /* each expert returns what it gets */
    if (leaves && pe_me != w->held) {
        CHECK_OK(ferry_moe_run(w->moe, FERRY_MOE_COMBINE_SEND | FERRY_MOE_WEIGHTS, &w->r));
        CHECK_OK(ferry_moe_leave(w->moe));
        CHECK_OK(ferry_signal_op(w->gone, 1, FERRY_SIGNAL_ADD, w->held));
        return;
    }
    send_half(w, FERRY_MOE_COMBINE_SEND | FERRY_MOE_WEIGHTS);
    w->r.partial = NULL; /* the sending half has said it */
    const uint64_t began = now_ns();
    const ferry_status status = ferry_moe_run(w->moe, FERRY_MOE_COMBINE_RECV, &w->r);
    CHECK(now_ns() - began < budget / 2);
    CHECK_INT(status, leaves ? FERRY_ERR_TIMEOUT : FERRY_SUCCESS);
    if (!leaves)
        check_sums(w, round, n_tokens);
}

static void rounds_of(ferry_moe_layout layout, int max_tokens, int n_blocks)
{
    const int n_tokens = pe_n + 1 < max_tokens ? pe_n + 1 : max_tokens;
    struct work w = { NULL, 2 * pe_n, 0, (uint64_t *)pe_alloc(8), 0, FERRY_MOE_ROUND_INIT };
    ferry_moe_config c = moe_config(w.experts, TOPK, HIDDEN, max_tokens);
    const size_t rows = (size_t)(layout == FERRY_MOE_BY_EXPERT ? 2 : TOPK) * (size_t)pe_n * (size_t)max_tokens;
    pe_doing_now("layout %d, max_tokens %d, %d blocks", layout, max_tokens, n_blocks);
    c.layout = layout;
    c.n_blocks = n_blocks;
    c.timeout_ns = budget;
    c.alignment = 1;
    CHECK_OK(ferry_moe_create(&c, &w.moe));
    CHECK_OK(ferry_uint64_p(w.gone, 0, pe_me));
    w.r.x = pe_alloc((size_t)n_tokens * HIDDEN * 2);
    w.r.topk_idx = pe_alloc((size_t)n_tokens * TOPK * 4);
    w.r.combine_weight = (float *)pe_alloc((size_t)n_tokens * TOPK * 4);
    w.r.rows = pe_alloc(rows * HIDDEN * 2);
    w.r.out = (uint16_t *)pe_alloc((size_t)n_tokens * HIDDEN * 2);
    for (int round = 1; round <= ROUNDS + 2; round++)
        one_round(&w, round, n_tokens, round == ROUNDS + 1);
    CHECK_OK(ferry_moe_destroy(w.moe));
    void *const all[] = { w.gone, (void *)w.r.x, (void *)w.r.topk_idx, (void *)w.r.combine_weight, w.r.rows, w.r.out };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        ferry_free(all[i]);
}

static void pe_main(void)
{
    ferry_fault fault;
    const char *test = getenv("FERRY_TEST");
    PE_SKIP_IF(pe_n == 1);
    PE_SKIP_IF(test != NULL && strstr(test, "nodes=") != NULL); /* a relay of two levels waits for weights */
    /* On GPUs: few tokens, small rounds, and rounds with one flag a PE. */
    const int tokens[] = { 16 / (pe_n - 1), 40, 16384 / (pe_n * TOPK) + 1 };
    for (int i = 0; i < 3; i++) {
        rounds_of(FERRY_MOE_BY_EXPERT, tokens[i], 0);
        rounds_of(FERRY_MOE_CONTIGUOUS, tokens[i], i + 1);
    }
    CHECK_STATUS(ferry_fault_next(&fault), FERRY_ERR_EMPTY);
}
