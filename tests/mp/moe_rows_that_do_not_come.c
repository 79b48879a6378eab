/* SPDX-License-Identifier: BSD-3-Clause */
/* Small rounds (device/moe/moe.h) list rows while the rows travel.  A source is late if it announces tokens whose
 * choices or rows never come: the rows of the others are listed and placed as if that source had announced nothing.
 * The last PE forges its announcements in the kernels' own structures. */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "moe_model.h"
#include "runtime/calls/moe.h"

enum { TOKENS = 12, TOPK = 2, ALIGNMENT = 4, ROW = 16 };
enum announced { TOKENS_ONLY, CHOICES_TOO, N_ANNOUNCED };

static __thread int cheat, n_experts; /* PEs may be threads */
static __thread int32_t *choice;      /* [TOKENS][TOPK] */
static __thread struct {
    int32_t *count, *token, *source;
    char *x, *rows;
    uint16_t *out;
} heap;

static int expert_of(int pe, int t, int k)
{
    return (pe + TOPK * t + k) % n_experts; /* a source has rows for every PE, of up to 11 */
}

static void forge(const ferry_moe *moe, enum announced announced)
{
    const ferryi_moe_args *a = &moe->args;
    const uint64_t generation = 1, flag = ferryi_moe_flag_word(generation, TOKENS);
    for (int pe = 0; pe < pe_n; pe++) {
        for (int i = 0; i < TOKENS * TOPK && announced == CHOICES_TOO; i++) {
            const ferryi_moe_sent_choice sent = {
                ferryi_moe_flag_word(generation, (uint32_t)expert_of(pe_me, i / TOPK, i % TOPK) + 2), generation << 32
            };
            CHECK_OK(
                ferry_putmem(ferryi_moe_choices_at(a, generation, pe_me, i / TOPK) + i % TOPK, &sent, sizeof sent, pe));
        }
        CHECK_OK(
            ferry_putmem(&a->regions.flag[FERRYI_MOE_SENT_ROWS][pe_me].word[generation & 1], &flag, sizeof flag, pe));
    }
    CHECK_OK(ferry_quiet());
}

static int32_t number(const int32_t *at)
{
    int32_t value;
    CHECK_OK(ferry_getmem(&value, at, sizeof value, pe_me));
    return value;
}

/* The outputs hold the rows of all PEs but the cheat, in their order. */
static void check_placed(const ferry_moe *moe)
{
    int first, n_local;
    ferry_moe_experts_of(n_experts, pe_n, pe_me, &first, &n_local);
    int start = 0, rows = 0;
    for (int e = 0; e < n_local; e++) {
        int n = 0;
        for (int pe = 0; pe < cheat; pe++)
            for (int t = 0; t < TOKENS; t++)
                for (int k = 0; k < TOPK; k++) {
                    if (expert_of(pe, t, k) != first + e)
                        continue;
                    const int at = moe->args.shape.layout == FERRY_MOE_BY_EXPERT ? e * pe_n * TOKENS + n : start + n;
                    char row[ROW];
                    CHECK_INT(number(&heap.source[at]), pe);
                    CHECK_INT(number(&heap.token[at]), t);
                    CHECK_OK(ferry_getmem(row, heap.rows + at * ROW, ROW, pe_me));
                    for (int i = 0; i < ROW; i++)
                        CHECK_INT(row[i], pe * 16 + t);
                    n++;
                }
        CHECK_INT(number(&heap.count[e]), n);
        start += (n + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        rows += n;
    }
    CHECK(rows > 0);
}

static void try_one(ferry_moe_layout layout, enum announced announced)
{
    ferry_moe_config config = moe_config(n_experts, TOPK, 8, TOKENS);
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    ferry_moe *moe = NULL;
    ferry_fault fault;
    int32_t state;
    config.dtype = FERRY_MOE_OPAQUE;
    config.row_bytes = ROW;
    config.layout = layout;
    config.alignment = layout == FERRY_MOE_CONTIGUOUS ? ALIGNMENT : 1;
    config.own = FERRY_MOE_OWN_PARTIAL;
    config.timeout_ns = 600000000; /* the others need less, on a busy machine too */
    pe_doing_now("layout %d, announced %d", (int)layout, (int)announced);
    CHECK_OK(ferry_moe_create(&config, &moe));
    if (moe->args.shape.small && pe_me == cheat) {
        forge(moe, announced);
    } else if (moe->args.shape.small) {
        r.x = heap.x;
        r.topk_idx = choice;
        r.n_tokens = TOKENS;
        r.rows = heap.rows;
        r.expert_count = heap.count;
        r.row_token = heap.token;
        r.row_source = heap.source;
        r.out = heap.out;
        CHECK_STATUS(ferry_moe_run(moe, FERRY_MOE_DISPATCH, &r), FERRY_ERR_TIMEOUT);
        CHECK_OK(ferry_getmem(&state, &moe->args.scratch.source_status[cheat], sizeof state, pe_me));
        CHECK_INT(state, FERRY_ERR_TIMEOUT);
        for (int pe = 0; pe < cheat; pe++) {
            CHECK_OK(ferry_getmem(&state, &moe->args.scratch.source_status[pe], sizeof state, pe_me));
            CHECK_INT(state, FERRY_SUCCESS);
        }
        while (ferry_fault_next(&fault) == FERRY_SUCCESS)
            CHECK(fault.peer == cheat || fault.peer < 0);
        if (layout != FERRY_MOE_BY_SOURCE)
            check_placed(moe);
    }
    /* The cheat returns nothing.  A PE that is still checking may be late for another. */
    if (moe->args.shape.small && pe_me != cheat && announced == CHOICES_TOO) {
        const ferry_status status = ferry_moe_run(moe, FERRY_MOE_COMBINE, &r);
        CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_TIMEOUT);
    }
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_moe_destroy(moe));
}

static void pe_main(void)
{
    cheat = pe_n - 1;
    n_experts = 2 * pe_n + 1;
    if (pe_n < 2 || !pe_on_gpu()) /* small rounds are for kernels of GPUs */
        return;
    const size_t most = (size_t)n_experts * (size_t)pe_n * TOKENS + ALIGNMENT * (size_t)n_experts;
    heap.count = ferry_malloc((size_t)n_experts * sizeof *heap.count);
    heap.token = ferry_malloc(most * sizeof *heap.token);
    heap.source = ferry_malloc(most * sizeof *heap.source);
    heap.rows = ferry_malloc(most * ROW);
    heap.x = ferry_malloc(TOKENS * ROW);
    heap.out = ferry_malloc(TOKENS * 8 * sizeof *heap.out);
    choice = ferry_malloc(TOKENS * TOPK * sizeof *choice);
    for (int t = 0; t < TOKENS; t++) {
        char row[ROW];
        memset(row, pe_me * 16 + t, sizeof row);
        CHECK_OK(ferry_putmem(heap.x + t * ROW, row, sizeof row, pe_me));
        for (int k = 0; k < TOPK; k++) {
            const int32_t expert = expert_of(pe_me, t, k);
            CHECK_OK(ferry_putmem(&choice[t * TOPK + k], &expert, sizeof expert, pe_me));
        }
    }
    CHECK_OK(ferry_quiet());
    for (int layout = FERRY_MOE_BY_SOURCE; layout <= FERRY_MOE_CONTIGUOUS; layout++)
        for (int announced = 0; announced < N_ANNOUNCED; announced++)
            try_one((ferry_moe_layout)layout, (enum announced)announced);
}
