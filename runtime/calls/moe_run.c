/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/log.h"
#include "runtime/calls/moe.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>

/* ferry_moe_run() and the calls without a layout: check a round's arguments and launch the kernel of its halves.  Also
 * masks, budgets, and PEs that leave a round. */

/* The turn before and after each stage. */
static const struct {
    unsigned stage;
    enum ferryi_moe_turn from, to;
} ferryi_moe_order[] = { { FERRY_MOE_DISPATCH_SEND, FERRYI_MOE_IDLE, FERRYI_MOE_SENT },
                         { FERRY_MOE_DISPATCH_RECV, FERRYI_MOE_SENT, FERRYI_MOE_RECEIVED },
                         { FERRY_MOE_PLACE, FERRYI_MOE_RECEIVED, FERRYI_MOE_RECEIVED },
                         { FERRY_MOE_COMBINE_SEND, FERRYI_MOE_RECEIVED, FERRYI_MOE_RETURNED },
                         { FERRY_MOE_COMBINE_RECV, FERRYI_MOE_RETURNED, FERRYI_MOE_IDLE } };

/* *turn: after the stages.  plain: of a call without a layout. */
static ferry_status moe_check_stages(const ferry_moe *moe, const char *call, unsigned stages, int plain,
                                     enum ferryi_moe_turn *turn)
{
    const unsigned combine = FERRY_MOE_COMBINE | FERRY_MOE_WEIGHTS;
    ferry_status status = FERRY_SUCCESS;
    if (stages == 0 || (stages & ~(unsigned)(FERRY_MOE_DISPATCH | combine)) != 0 ||
        ((stages & FERRY_MOE_DISPATCH) != 0 && (stages & combine) != 0) ||
        (stages & (FERRY_MOE_WEIGHTS | FERRY_MOE_COMBINE_SEND)) == FERRY_MOE_WEIGHTS)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: stages are 0x%x: name halves of dispatch or of combine, and WEIGHTS with COMBINE_SEND "
                            "only: call %s",
                            call, stages, ferryi_moe_call_at(moe, moe->turn, call).name);
    const int again = moe->unended && moe->turn == FERRYI_MOE_RECEIVED &&
                      (stages & (FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV)) == FERRY_MOE_DISPATCH_RECV;
    *turn = again ? FERRYI_MOE_SENT : moe->turn;
    for (size_t i = 0; i < sizeof ferryi_moe_order / sizeof *ferryi_moe_order && status == FERRY_SUCCESS; i++) {
        if ((stages & ferryi_moe_order[i].stage) == 0)
            continue;
        if (*turn == moe->turn)
            status = ferryi_moe_at_turn(moe, ferryi_moe_order[i].from, call);
        else if (*turn != ferryi_moe_order[i].from)
            status = ferryi_error(FERRY_ERR_INVALID_ARG, "%s: stages 0x%x leave a half out: call %s", call, stages,
                                  ferryi_moe_call_at(moe, moe->turn, call).name);
        *turn = ferryi_moe_order[i].to;
    }
    if (status != FERRY_SUCCESS || !plain)
        return status;
    if (moe->turn != FERRYI_MOE_IDLE && moe->n_tokens_on_device)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: the number of tokens is on the device: call %s", call,
                            ferryi_moe_call_at(moe, moe->turn, call).name);
    if (!ferryi_moe_is_plain(moe))
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: the config has a layout, int64_t indices or opaque rows: call %s", call,
                            ferryi_moe_call_at(moe, moe->turn, call).name);
    return FERRY_SUCCESS;
}

/* x_side by strides. */
static ferry_status moe_check_side(const ferryi_moe_args *a, const char *call, const ferry_moe_round *r)
{
    const int64_t unit = r->side_unit;
    if (unit == 0)
        return FERRY_SUCCESS;
    if (unit != 1 && unit != 2 && unit != 4 && unit != 8)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: side_unit is %d, allowed are 0, 1, 2, 4 and 8", call,
                            r->side_unit);
    if (a->shape.side_bytes % unit != 0 || r->side_token_stride % unit != 0 || r->side_unit_stride % unit != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: side_bytes is %u, and the strides of x_side are %lld and %lld: not multiples of "
                            "side_unit, which is %d",
                            call, a->shape.side_bytes, (long long)r->side_token_stride, (long long)r->side_unit_stride,
                            r->side_unit);
    if ((uintptr_t)r->x_side % (size_t)unit != 0)
        return ferryi_error(FERRY_ERR_MISALIGNED, "%s: x_side is at %p, not at a multiple of side_unit, which is %d",
                            call, r->x_side, r->side_unit);
    return FERRY_SUCCESS;
}

/* n_rows: that may be returned. */
static ferry_status moe_check_arrays(const ferry_moe *moe, const char *call, unsigned stages, const ferry_moe_round *r,
                                     int32_t n_tokens, int plain, int64_t n_rows)
{
    const ferryi_moe_args *a = &moe->args;
    const int some = n_tokens > 0, index = a->shape.wide_index ? 8 : 4,
              by_token = a->shape.layout == FERRY_MOE_BY_TOKEN;
    const unsigned sending = FERRY_MOE_DISPATCH_SEND, placing = FERRY_MOE_PLACE, returning = FERRY_MOE_COMBINE_SEND;
    const unsigned adding = FERRY_MOE_COMBINE_RECV, receiving = FERRY_MOE_DISPATCH_RECV | FERRY_MOE_COMBINE_RECV;
    const size_t element = a->shape.dtype == FERRY_MOE_BF16 ? 2 : 1;
    const size_t partial = r->partial_dtype == FERRY_MOE_F32 ? 4 : 2;
    const int side = a->shape.dtype == FERRY_MOE_OPAQUE && a->shape.side_bytes > 0 && r->x != NULL;
    const struct {
        unsigned stages;
        const char *name;
        const void *p;
        size_t align;
        int needed;
    } array[] = {
        { sending, "x", r->x, a->shape.dtype == FERRY_MOE_OPAQUE ? 1 : 2, some && plain },
        { sending, "x_side", r->x_side, 1, some && side },
        { sending, "topk_idx", r->topk_idx, (size_t)index, some },
        { sending, "topk_weight", r->topk_weight, 4, some && plain },
        { sending, "n_tokens_device", r->n_tokens_device, 4, 0 },
        { placing, "rows", r->rows, element, 0 },
        { placing, "scales", r->scales, a->shape.dtype == FERRY_MOE_OPAQUE ? 1 : 4, 0 },
        { placing, "expert_count", r->expert_count, 4, 0 },
        { placing, "expert_start", r->expert_start, 4, 0 },
        { placing, "range", r->range, 4, 0 },
        { placing, "row_token", r->row_token, 4, 0 },
        { placing, "row_source", r->row_source, 4, 0 },
        { placing, "row_expert", r->row_expert, (size_t)index, 0 },
        { placing, "row_weight", r->row_weight, 4, 0 },
        { placing, "n_rows", r->n_rows, 4, 0 },
        { FERRY_MOE_WEIGHTS, "combine_weight", r->combine_weight, 4, some },
        { returning, "partial", r->partial, partial, a->scratch.own_partial == NULL && n_rows > 0 },
        { returning, "partial_weight", r->partial_weight, 4, 0 },
        { adding, "out", r->out, 2, some },
        { adding, "out_weight", r->out_weight, 4, 0 },
        { receiving, "wait_ns", r->wait_ns, 8, 0 },
        { receiving, "report", r->report, 8, 0 },
    };
    ferry_status status = (stages & sending) != 0 && side ? moe_check_side(a, call, r) : FERRY_SUCCESS;
    if (status != FERRY_SUCCESS)
        return status;
    if ((stages & returning) != 0 && r->partial_dtype != FERRY_MOE_F32 && r->partial_dtype != FERRY_MOE_BF16)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: partial_dtype is %d, allowed are FERRY_MOE_F32 and FERRY_MOE_BF16", call,
                            r->partial_dtype);
    if ((stages & returning) != 0 && r->partial == NULL && r->partial_dtype == FERRY_MOE_F32 && n_rows > 0 &&
        a->scratch.own_partial != NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: the object's own partial rows are FERRY_MOE_BF16", call);
    if (!by_token &&
        (((stages & returning) != 0 && r->partial_weight != NULL) || ((stages & adding) != 0 && r->out_weight != NULL)))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: weights come back with rows in FERRY_MOE_BY_TOKEN only", call);
    if ((stages & FERRY_MOE_WEIGHTS) != 0 && (by_token || a->shape.layout == FERRY_MOE_BY_SOURCE))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: combine weighs rows by expert only", call);
    if (r->room < 0 || r->room > INT32_MAX)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: room is %lld", call, (long long)r->room);
    for (size_t i = 0; i < sizeof array / sizeof *array && status == FERRY_SUCCESS; i++)
        if ((stages & array[i].stages) != 0)
            status = ferryi_moe_check_array(call, array[i].name, array[i].p, array[i].align, array[i].needed);
    return status;
}

static ferry_status moe_take_round(ferry_moe *moe, const char *call, unsigned stages, const ferry_moe_round *r,
                                   int plain, int in_stream, enum ferryi_moe_turn *turn)
{
    if (moe == NULL || r == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is NULL", call, moe == NULL ? "moe" : "round");
    if (ferryi_world_get()->n_pes == 0)
        return ferryi_world_refuse(call);
    const size_t first_size = offsetof(ferry_moe_round, side_unit); /* before x_side had strides */
    if (r->size != first_size && r->size != sizeof *r)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: round has size %zu, not %zu: begin with FERRY_MOE_ROUND_INIT",
                            call, r->size, sizeof *r);
    ferry_moe_round whole = FERRY_MOE_ROUND_INIT;
    memcpy(&whole, r, r->size);
    whole.size = sizeof whole;
    r = &whole;
    ferry_status status = moe_check_stages(moe, call, stages, plain, turn);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_moe_args *a = &moe->args;
    const int sending = (stages & FERRY_MOE_DISPATCH_SEND) != 0;
    int32_t n_tokens = a->request.n_tokens;
    if (sending)
        n_tokens = r->n_tokens_device != NULL ? a->shape.max_tokens : r->n_tokens;
    if (n_tokens < 0 || n_tokens > a->shape.max_tokens)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: n_tokens is %d, but max_tokens allows 0 to %d", call, n_tokens,
                            a->shape.max_tokens);
    int64_t n_rows = (int64_t)a->shape.n_pes * a->shape.max_tokens;
    if (plain && !in_stream && (stages & FERRY_MOE_COMBINE_SEND) != 0) {
        ferryi_moe_result result;
        status = ferryi_moe_fetch_result(moe, &result);
        n_rows = result.n_rows;
    }
    if (status == FERRY_SUCCESS)
        status = moe_check_arrays(moe, call, stages, r, n_tokens, plain, n_rows);
    if (status != FERRY_SUCCESS)
        return status;
    if (sending) {
        moe->n_tokens_on_device = r->n_tokens_device != NULL;
        a->request.n_tokens = n_tokens;
        a->request.x = (const uint16_t *)r->x;
        a->request.topk_idx = r->topk_idx;
        a->request.topk_weight = r->topk_weight;
    }
    if ((stages & FERRY_MOE_COMBINE) == FERRY_MOE_COMBINE_RECV) { /* returns the rows that the sending half has left */
        const ferry_moe_round *sent = &a->request.round;
        whole.partial = sent->partial;
        whole.partial_dtype = sent->partial_dtype;
        whole.room = sent->room;
        stages |= a->request.stages & (unsigned)FERRY_MOE_WEIGHTS;
    }
    a->request.partial = r->partial != NULL ? r->partial : a->scratch.own_partial;
    a->request.partial_dtype = r->partial_dtype;
    a->request.out = r->out;
    a->request.round = *r;
    a->request.stages = stages;
    return FERRY_SUCCESS;
}

/* Returns whether dispatch's receiving half, which has timed out, may run again: every PE that it lacks may still send
 * its rows.  In the host space only, and in one level. */
static int moe_is_unended(const ferry_moe *moe)
{
    const ferryi_moe_args *a = &moe->args;
    const uint64_t generation = moe->result.counts.rounds + 1;
    if (ferryi_world_get()->gpu || a->regions.nodes != NULL || moe->result.status != FERRY_ERR_TIMEOUT)
        return 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        const uint64_t found = ferryi_ld_relaxed_u64(&a->regions.flag[FERRYI_MOE_SENT_ROWS][pe].word[generation & 1]);
        if (a->scratch.source_status[pe] == FERRY_ERR_TIMEOUT &&
            found >= ferryi_moe_flag_word(generation, FERRYI_MOE_SKIPPED))
            return 0; /* it sends nothing, or has moved on */
    }
    return 1;
}

/* What the kernel's result means for a call that has waited. */
static ferry_status moe_run_outcome(ferry_moe *moe, const char *call, unsigned stages, enum ferryi_moe_turn turn)
{
    if ((stages & FERRY_MOE_DISPATCH_SEND) != 0 && moe->result.refused)
        return ferryi_moe_refused(moe, call);
    if ((stages & FERRY_MOE_DISPATCH_RECV) != 0) {
        const ferry_status stuck = ferryi_moe_unstick(moe, call);
        if (stuck != FERRY_SUCCESS) {
            moe->turn = FERRYI_MOE_SENT;
            return stuck;
        }
    }
    moe->turn = turn;
    moe->unended = turn == FERRYI_MOE_RECEIVED && moe_is_unended(moe);
    ferry_status status = FERRY_SUCCESS;
    if ((stages & (FERRY_MOE_DISPATCH_RECV | FERRY_MOE_COMBINE_RECV)) != 0)
        status = ferryi_moe_outcome(moe, call);
    if (status == FERRY_SUCCESS && (stages & FERRY_MOE_PLACE) != 0 && moe->result.overflow != 0)
        status = ferryi_error(FERRY_ERR_OVERFLOW, "%s: %d rows, but the outputs have room for %lld", call,
                              moe->result.overflow, (long long)ferryi_moe_output_room(&moe->args));
    return status;
}

/* Runs the halves: stream NULL: and waits for them.  plain: of a call without a layout. */
static ferry_status moe_run(ferry_moe *moe, const char *call, unsigned stages, const ferry_moe_round *round, int plain,
                            const ferry_stream *stream)
{
    static const enum ferryi_moe_kernel plain_kernel[] = {
        [FERRY_MOE_DISPATCH_SEND] = FERRYI_MOE_DISPATCH_SEND,
        [FERRY_MOE_DISPATCH_RECV] = FERRYI_MOE_DISPATCH_RECV,
        [FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV] = FERRYI_MOE_DISPATCH,
        [FERRY_MOE_COMBINE_SEND] = FERRYI_MOE_COMBINE_SEND,
        [FERRY_MOE_COMBINE_RECV] = FERRYI_MOE_COMBINE_RECV,
        [FERRY_MOE_COMBINE] = FERRYI_MOE_COMBINE,
    };
    enum ferryi_moe_turn turn = FERRYI_MOE_IDLE;
    ferry_status status = moe_take_round(moe, call, stages, round, plain, stream != NULL, &turn),
                 second = FERRY_SUCCESS;
    if (status != FERRY_SUCCESS)
        return status;
    enum ferryi_moe_kernel kernel = plain                                ? plain_kernel[stages]
                                    : (stages & FERRY_MOE_DISPATCH) != 0 ? FERRYI_MOE_DISPATCH_LAYOUTS
                                                                         : FERRYI_MOE_COMBINE_LAYOUTS;
    /* Several blocks list the rows of a large batch: a kernel of its own, with one wait for both. */
    const int in_two = kernel == FERRYI_MOE_DISPATCH && ferryi_moe_list_n_blocks(&moe->args.shape) != 1;
    moe->streamed |= stream != NULL;
    if (in_two)
        moe->args.request.stages = FERRY_MOE_DISPATCH_SEND;
    status = ferryi_moe_start(moe, in_two ? FERRYI_MOE_DISPATCH_SEND : kernel, stream);
    if (status != FERRY_SUCCESS)
        return status;
    if (in_two) {
        moe->args.request.stages = FERRY_MOE_DISPATCH_RECV;
        second = ferryi_moe_start(moe, FERRYI_MOE_DISPATCH_RECV, stream);
    }
    if (second != FERRY_SUCCESS) {
        stages = FERRY_MOE_DISPATCH_SEND;
        turn = FERRYI_MOE_SENT;
    }
    if (stream != NULL)
        moe->turn = turn;
    if (stream == NULL || !ferryi_world_get()->gpu) { /* in the host space each half runs at once */
        status = ferryi_moe_finish(moe);
        status = status != FERRY_SUCCESS ? status : moe_run_outcome(moe, call, stages, turn);
    }
    return status != FERRY_SUCCESS ? status : second;
}

ferry_status ferry_moe_run(ferry_moe *moe, unsigned stages, const ferry_moe_round *round)
{
    return moe_run(moe, "ferry_moe_run", stages, round, 0, NULL);
}

ferry_status ferry_moe_run_on_stream(ferry_moe *moe, unsigned stages, const ferry_moe_round *round, ferry_stream stream)
{
    return moe_run(moe, "ferry_moe_run_on_stream", stages, round, 0, &stream);
}

/* ---- The calls without a layout: MOE_PLAIN(name, parameters, halves, members of the round). */

#define MOE_PLAIN(name, stages, args, ...)                                                                             \
    ferry_status ferry_moe_##name(ferry_moe *moe MOE_##args)                                                           \
    {                                                                                                                  \
        const ferry_moe_round r = { .size = sizeof r, __VA_ARGS__ };                                                   \
        return moe_run(moe, "ferry_moe_" #name, stages, &r, 1, NULL);                                                  \
    }                                                                                                                  \
    ferry_status ferry_moe_##name##_on_stream(ferry_moe *moe MOE_##args, ferry_stream stream)                          \
    {                                                                                                                  \
        const ferry_moe_round r = { .size = sizeof r, __VA_ARGS__ };                                                   \
        return moe_run(moe, "ferry_moe_" #name "_on_stream", stages, &r, 1, &stream);                                  \
    }
#define MOE_NOTHING
#define MOE_TOKENS , const uint16_t *x, const int32_t *topk_idx, const float *topk_weight, int n_tokens
#define MOE_PARTIAL , const void *partial, ferry_moe_dtype dtype
#define MOE_OUT , uint16_t *out
#define MOE_PARTIAL_OUT MOE_PARTIAL MOE_OUT
#define MOE_GIVEN_TOKENS .x = x, .topk_idx = topk_idx, .topk_weight = topk_weight, .n_tokens = n_tokens
#define MOE_GIVEN_PARTIAL .partial = partial, .partial_dtype = (int)dtype
MOE_PLAIN(dispatch_send, FERRY_MOE_DISPATCH_SEND, TOKENS, MOE_GIVEN_TOKENS)
MOE_PLAIN(dispatch_recv, FERRY_MOE_DISPATCH_RECV, NOTHING, .x = NULL)
MOE_PLAIN(dispatch, FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV, TOKENS, MOE_GIVEN_TOKENS)
MOE_PLAIN(combine_send, FERRY_MOE_COMBINE_SEND, PARTIAL, MOE_GIVEN_PARTIAL)
MOE_PLAIN(combine_recv, FERRY_MOE_COMBINE_RECV, OUT, .out = out)
MOE_PLAIN(combine, FERRY_MOE_COMBINE, PARTIAL_OUT, MOE_GIVEN_PARTIAL, .out = out)

unsigned ferry_moe_halves_made(const ferry_moe *moe)
{
    if (moe == NULL || moe->turn == FERRYI_MOE_IDLE)
        return 0;
    if (moe->turn == FERRYI_MOE_SENT || moe->unended)
        return FERRY_MOE_DISPATCH_SEND;
    return FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV |
           (moe->turn == FERRYI_MOE_RETURNED ? FERRY_MOE_COMBINE_SEND : 0);
}

/* ---- Masks. */

/* An object of the job in which this PE is. */
static ferry_status moe_check(const ferry_moe *moe, const char *call)
{
    if (moe == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: moe is NULL", call);
    return ferryi_world_get()->n_pes == 0 ? ferryi_world_refuse(call) : FERRY_SUCCESS;
}

static ferry_status moe_check_peer(const ferry_moe *moe, int pe, const char *call)
{
    const ferry_status status = moe_check(moe, call);
    if (status != FERRY_SUCCESS)
        return status;
    if (pe < 0 || pe >= moe->args.shape.n_pes)
        return ferryi_error(FERRY_ERR_INVALID_PE, "%s: PE %d of %d", call, pe, moe->args.shape.n_pes);
    return FERRY_SUCCESS;
}

ferry_status ferry_moe_mask_set(ferry_moe *moe, int pe, uint64_t until)
{
    static const char call[] = "ferry_moe_mask_set";
    ferry_status status = moe_check_peer(moe, pe, call);
    if (status != FERRY_SUCCESS)
        return status;
    if (pe == moe->args.shape.my_pe)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: PE %d cannot leave itself out", call, pe);
    ferryi_moe_peer *peer = &moe->args.scratch.peer[pe];
    uint32_t gone = 0;
    status = ferry_getmem(&gone, &peer->gone, sizeof gone, moe->args.shape.my_pe);
    gone = until != 0 ? gone | FERRYI_MOE_MASKED : gone & ~FERRYI_MOE_MASKED;
    if (status == FERRY_SUCCESS)
        status = ferry_putmem(&peer->until, &until, sizeof until, moe->args.shape.my_pe);
    if (status == FERRY_SUCCESS) /* a kernel reads `until` only where it has seen the bit */
        status = ferry_quiet();
    if (status == FERRY_SUCCESS)
        status = ferry_putmem(&peer->gone, &gone, sizeof gone, moe->args.shape.my_pe);
    return status != FERRY_SUCCESS ? status : ferry_quiet();
}

ferry_status ferry_moe_mask_get(const ferry_moe *moe, int pe, uint64_t *until)
{
    static const char call[] = "ferry_moe_mask_get";
    ferry_status status = moe_check_peer(moe, pe, call);
    if (status == FERRY_SUCCESS && until == NULL)
        status = ferryi_error(FERRY_ERR_INVALID_ARG, "%s: until is NULL", call);
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(until, &moe->args.scratch.peer[pe].until, sizeof *until, moe->args.shape.my_pe);
    return status;
}

ferry_status ferry_moe_timeout_set(ferry_moe *moe, uint64_t timeout_ns)
{
    const ferry_status status = moe_check(moe, "ferry_moe_timeout_set");
    if (status != FERRY_SUCCESS)
        return status;
    moe->args.shape.timeout_ns = timeout_ns != 0 ? timeout_ns : ferryi_world_get()->timeout_ns;
    moe->args.shape.first_timeout_ns = moe->args.shape.timeout_ns;
    return FERRY_SUCCESS;
}

ferry_status ferry_moe_blocks_set(ferry_moe *moe, int n_blocks)
{
    static const char call[] = "ferry_moe_blocks_set";
    const ferry_status status = moe_check(moe, call);
    if (status != FERRY_SUCCESS)
        return status;
    if (n_blocks < 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: n_blocks is %d: give a bound, or 0 for none", call, n_blocks);
    moe->most_blocks = (unsigned)n_blocks;
    return FERRY_SUCCESS;
}

/* ---- A PE that leaves a round. */

static const char leave_call[] = "ferry_moe_leave";

/* Stores a word of this PE's state, which kernels read. */
static ferry_status moe_store(const ferry_moe *moe, void *to, int32_t value)
{
    return ferry_putmem(to, &value, sizeof value, moe->args.shape.my_pe);
}

/* Runs dispatch's halves, as far as they have not run, with all other PEs masked: they get flags without rows, and
 * nobody is awaited.  The masks of the program come back. */
static ferry_status moe_leave_dispatch(ferry_moe *moe, uint64_t generation)
{
    const unsigned sending = moe->turn == FERRYI_MOE_IDLE ? FERRY_MOE_DISPATCH_SEND : 0;
    const int n_pes = moe->args.shape.n_pes, me = moe->args.shape.my_pe;
    const ferry_moe_round nothing = FERRY_MOE_ROUND_INIT;
    uint64_t until[FERRY_MOE_MAX_PES];
    ferry_status status = FERRY_SUCCESS, back = FERRY_SUCCESS;
    int masked = 0;
    for (int pe = 0; pe < n_pes && status == FERRY_SUCCESS; pe++) {
        if (pe == me)
            continue;
        status = ferry_moe_mask_get(moe, pe, &until[pe]);
        if (status == FERRY_SUCCESS)
            status = ferry_moe_mask_set(moe, pe, until[pe] > generation ? until[pe] : generation + 1);
        masked = pe + 1;
    }
    if (status == FERRY_SUCCESS)
        status = moe_run(moe, leave_call, sending | FERRY_MOE_DISPATCH_RECV, &nothing, 0, NULL);
    for (int pe = 0; pe < masked && back == FERRY_SUCCESS; pe++)
        if (pe != me && until[pe] <= generation)
            back = ferry_moe_mask_set(moe, pe, 0);
    return status != FERRY_SUCCESS ? status : back;
}

/* Returns no row: the PEs that wait for rows get flags without rows.  They may wait for this PE's weights too. */
static ferry_status moe_leave_return(ferry_moe *moe)
{
    const ferryi_moe_args *a = &moe->args;
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    const int by_expert = a->shape.layout == FERRY_MOE_BY_EXPERT || a->shape.layout == FERRY_MOE_CONTIGUOUS;
    const int weighs = by_expert && a->request.n_tokens > 0 && !ferryi_world_get()->gpu;
    float *weight = weighs ? calloc((size_t)a->request.n_tokens * (size_t)a->shape.topk, sizeof *weight) : NULL;
    ferry_status status = moe_store(moe, &a->scratch.result->stuck, 1);
    for (int pe = 0; pe < a->shape.n_pes && status == FERRY_SUCCESS; pe++)
        status = moe_store(moe, &a->scratch.peer[pe].got, -1);
    if (status == FERRY_SUCCESS)
        status = ferry_quiet();
    r.partial = a->scratch.result; /* of which nothing is read */
    r.combine_weight = weight;
    if (status == FERRY_SUCCESS)
        status = moe_run(moe, leave_call, FERRY_MOE_COMBINE_SEND | (weight != NULL ? (unsigned)FERRY_MOE_WEIGHTS : 0),
                         &r, 0, NULL);
    free(weight);
    return status;
}

/* Waits for nobody's rows, and ends the round. */
static ferry_status moe_leave_sums(ferry_moe *moe)
{
    const ferry_moe_round nothing = FERRY_MOE_ROUND_INIT;
    ferryi_moe_args *a = &moe->args;
    ferry_status status = moe_store(moe, &a->scratch.result->stuck, 0); /* as moe_leave_return left it */
    if (status == FERRY_SUCCESS)
        status = moe_store(moe, &a->scratch.result->n_tokens, 0);
    for (int pe = 0; pe < a->shape.n_pes && status == FERRY_SUCCESS; pe++) {
        status = moe_store(moe, &a->scratch.peer[pe].send_status, FERRY_ERR_EMPTY);
        if (status == FERRY_SUCCESS) /* whose rows were left learns that none come */
            status = moe_store(moe, &a->scratch.peer[pe].got, -1);
    }
    if (status == FERRY_SUCCESS)
        status = ferry_quiet();
    a->request.n_tokens = 0;
    return status != FERRY_SUCCESS ? status : moe_run(moe, leave_call, FERRY_MOE_COMBINE_RECV, &nothing, 0, NULL);
}

ferry_status ferry_moe_leave(ferry_moe *moe)
{
    ferryi_moe_result result;
    ferry_status status = moe_check(moe, leave_call);
    if (status == FERRY_SUCCESS)
        status = ferryi_moe_fetch_result(moe, &result);
    if (status == FERRY_SUCCESS && (moe->turn == FERRYI_MOE_IDLE || moe->turn == FERRYI_MOE_SENT))
        status = moe_leave_dispatch(moe, result.counts.rounds + 1);
    if (status == FERRY_SUCCESS && moe->turn == FERRYI_MOE_RECEIVED)
        status = moe_leave_return(moe);
    if (status == FERRY_SUCCESS && moe->turn == FERRYI_MOE_RETURNED)
        status = moe_leave_sums(moe);
    return status;
}

ferry_status ferry_moe_leave_on_stream(ferry_moe *moe, ferry_stream stream)
{
    static const char call[] = "ferry_moe_leave_on_stream";
    static const unsigned halves[] = { FERRY_MOE_COMBINE_SEND, FERRY_MOE_COMBINE_RECV };
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    ferry_status status = ferryi_moe_at_turn(moe, FERRYI_MOE_RECEIVED, call);
    if (status != FERRY_SUCCESS || !ferryi_world_get()->gpu) /* in the host space each half runs at once */
        return status != FERRY_SUCCESS ? status : ferry_moe_leave(moe);
    r.partial = moe->args.scratch.result; /* of which nothing is read */
    for (int i = 0; i < 2 && status == FERRY_SUCCESS; i++) {
        moe->args.request.stages = halves[i];
        moe->args.request.n_tokens = i == 0 ? moe->args.request.n_tokens : 0;
        status = ferryi_moe_start(moe, FERRYI_MOE_LEAVE_HALF, &stream);
        if (status == FERRY_SUCCESS)
            status = moe_run(moe, call, halves[i], &r, 0, &stream);
    }
    return status;
}
