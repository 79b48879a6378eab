/* SPDX-License-Identifier: BSD-3-Clause */
/* Large rounds by token (device/moe/moe.h) place rows where hints say that they belong, while others travel.  A source
 * that announces rows which never come, or fewer than it sends, misleads: what has come is placed all the same, as if
 * the source had announced nothing, or as it has sent.  PE 0, whose rows come first, forges its hints by the kernels'
 * own structures. */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "moe_model.h"
#include "runtime/calls/moe.h"

enum { TOKENS = 40, TOPK = 8, HIDDEN = 64, EACH = 8 }; /* experts of a PE */
enum kind { NO_ROWS, SOME_ROWS, TOO_FEW, N_KINDS };

static __thread struct {
    int32_t *choice, *count, *token, *source, *n_rows; /* PEs may be threads */
    uint16_t *x, *rows, *out;
} heap;

static int32_t number(const int32_t *at)
{
    int32_t value;
    CHECK_OK(ferry_getmem(&value, at, sizeof value, pe_me));
    return value;
}

static void hint(const ferry_moe *moe, enum ferryi_moe_flag_kind kind, uint64_t generation, uint32_t rows)
{
    const uint64_t word = ferryi_moe_flag_word(generation, rows);
    for (int pe = 0; pe < pe_n; pe++)
        CHECK_OK(ferry_putmem(&moe->args.regions.flag[kind][0].word[generation & 1], &word, sizeof word, pe));
    CHECK_OK(ferry_quiet());
}

/* Every token has an expert on each PE, so rows are those of all tokens. */
static void check_placed(int first)
{
    CHECK_INT(number(heap.n_rows), (pe_n - first) * TOKENS);
    for (int pe = first; pe < pe_n; pe++)
        for (int t = 0; t < TOKENS; t++) {
            const int at = (pe - first) * TOKENS + t;
            uint16_t row[HIDDEN];
            CHECK_INT(number(&heap.source[at]), pe);
            CHECK_INT(number(&heap.token[at]), t);
            CHECK_OK(ferry_getmem(row, heap.rows + at * HIDDEN, sizeof row, pe_me));
            for (int i = 0; i < HIDDEN; i++)
                CHECK_INT(row[i], pe * 64 + t);
        }
    for (int e = 0; e < EACH; e++)
        CHECK_INT(number(&heap.count[e]), (pe_n - first) * TOKENS / EACH);
}

static void try_one(enum kind kind)
{
    ferry_moe_config config = moe_config(EACH * pe_n, TOPK, HIDDEN, 16384 / TOPK / pe_n + TOKENS);
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    ferry_moe *moe = NULL;
    config.layout = FERRY_MOE_BY_TOKEN;
    config.own = FERRY_MOE_OWN_PARTIAL;
    config.n_blocks = 2;
    config.timeout_ns = 600000000; /* the others come in less, on a busy machine too */
    pe_doing_now("kind %d", (int)kind);
    CHECK_OK(ferry_moe_create(&config, &moe));
    const int cheats = pe_me == 0 && moe->large_blocks != 0;
    if (cheats) {
        hint(moe, FERRYI_MOE_COUNTED, 1, kind == TOO_FEW ? TOKENS / 2 : TOKENS);
        if (kind == SOME_ROWS)
            hint(moe, FERRYI_MOE_SENT_SOME, 1, TOKENS / 2);
        if (kind == TOO_FEW) { /* its rows are those of all tokens, without payload: another layout than it told */
            CHECK_OK(ferry_barrier_all());
            hint(moe, FERRYI_MOE_SENT_ROWS, 1, 0);
        }
    } else {
        r.x = heap.x;
        r.topk_idx = heap.choice;
        r.n_tokens = TOKENS;
        r.rows = heap.rows;
        r.expert_count = heap.count;
        r.row_token = heap.token;
        r.row_source = heap.source;
        r.n_rows = heap.n_rows;
        r.out = heap.out;
        r.room = pe_n * TOKENS;
        if (kind == TOO_FEW && moe->large_blocks != 0) /* the hint is there */
            CHECK_OK(ferry_barrier_all());
        const ferry_status status = ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r);
        CHECK_STATUS(status, moe->large_blocks == 0 || kind == TOO_FEW ? FERRY_SUCCESS : FERRY_ERR_TIMEOUT);
        check_placed(moe->large_blocks != 0 ? 1 : 0);
        check_forget_faults();
        CHECK_OK(ferry_moe_run(moe, FERRY_MOE_PLACE, &r)); /* once more, own rows from x */
        check_placed(moe->large_blocks != 0 ? 1 : 0);
    }
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_moe_destroy(moe));
}

static void pe_main(void)
{
    const size_t rows = (size_t)pe_n * TOKENS;
    if (pe_n < 2 || pe_n > TOPK || !pe_on_gpu()) /* large rounds are for kernels of GPUs */
        return;
    heap.count = ferry_malloc(EACH * 4);
    heap.token = ferry_malloc(rows * 4);
    heap.source = ferry_malloc(rows * 4);
    heap.n_rows = ferry_malloc(4);
    heap.rows = ferry_malloc(rows * HIDDEN * 2);
    heap.x = ferry_malloc(TOKENS * HIDDEN * 2);
    heap.out = ferry_malloc(TOKENS * HIDDEN * 2);
    heap.choice = ferry_malloc(TOKENS * TOPK * 4);
    for (int t = 0; t < TOKENS; t++) {
        uint16_t row[HIDDEN];
        for (int i = 0; i < HIDDEN; i++)
            row[i] = (uint16_t)(pe_me * 64 + t);
        CHECK_OK(ferry_putmem(heap.x + t * HIDDEN, row, sizeof row, pe_me));
        for (int k = 0; k < TOPK; k++) {
            const int32_t expert = k < pe_n ? (t + k) % pe_n * EACH + t % EACH : -1;
            CHECK_OK(ferry_putmem(&heap.choice[t * TOPK + k], &expert, sizeof expert, pe_me));
        }
    }
    CHECK_OK(ferry_quiet());
    for (int kind = 0; kind < N_KINDS; kind++)
        try_one((enum kind)kind);
}
