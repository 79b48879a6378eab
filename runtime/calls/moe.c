/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/calls/moe.h"
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/log.h"
#include "runtime/calls/launch.h"
#include "runtime/state/world.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The host's side of the MoE all-to-all: arguments, launches, statuses.  The kernels do the work
 * (ferry/detail/moe/moe__funcs.h).  Their data lies in the symmetric heap, which may be a GPU's: this file reads and
 * writes it by get and put to this PE only. */

FERRYI_MOE_KERNELS(FERRYI_MOE_KERNEL)

/* ---- A round. */

int ferryi_moe_is_plain(const ferry_moe *moe)
{
    const ferryi_moe_shape *shape = &moe->args.shape;
    return shape->layout == FERRY_MOE_BY_SOURCE && !shape->wide_index && shape->dtype != FERRY_MOE_OPAQUE;
}

ferryi_moe_next ferryi_moe_call_at(const ferry_moe *moe, enum ferryi_moe_turn turn, const char *call)
{
    static const char *const half[] = { "dispatch_send", "dispatch_recv", "combine_send", "combine_recv" };
    static const char *const stage[] = { "FERRY_MOE_DISPATCH_SEND", "FERRY_MOE_DISPATCH_RECV", "FERRY_MOE_COMBINE_SEND",
                                         "FERRY_MOE_COMBINE_RECV" };
    static const char run[] = "ferry_moe_run";
    const char *in_stream = strstr(call, "_on_stream") != NULL ? "_on_stream" : "";
    const int by_run = strncmp(call, run, sizeof run - 1) == 0 || !ferryi_moe_is_plain(moe) ||
                       (turn != FERRYI_MOE_IDLE && moe->n_tokens_on_device);
    ferryi_moe_next next;
    if (by_run)
        snprintf(next.name, sizeof next.name, "%s%s with %s", run, in_stream, stage[turn]);
    else
        snprintf(next.name, sizeof next.name, "ferry_moe_%s%s", half[turn], in_stream);
    return next;
}
ferry_status ferryi_moe_at_turn(const ferry_moe *moe, enum ferryi_moe_turn turn, const char *call)
{
    if (moe == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: moe is NULL", call);
    if (ferryi_world_get()->n_pes == 0)
        return ferryi_world_refuse(call);
    if (moe->turn != turn)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: called out of turn: %s comes next", call,
                            ferryi_moe_call_at(moe, moe->turn, call).name);
    return FERRY_SUCCESS;
}

/* A GPU cannot reach every pointer of the program. */
ferry_status ferryi_moe_check_pointer(const char *call, const char *name, const void *p)
{
    ferryi_world *w = ferryi_world_get();
    if (!w->gpu || ferryi_gpu_of(w)->can_access(ferryi_pe_of(w), p))
        return FERRY_SUCCESS;
    return ferryi_error(FERRY_ERR_INVALID_ADDR,
                        "%s: %s is host memory that the GPU does not reach: take it from ferry_malloc, cudaMalloc or "
                        "cudaMallocHost",
                        call, name);
}

ferry_status ferryi_moe_check_array(const char *call, const char *name, const void *p, size_t align, int needed)
{
    if (p == NULL)
        return needed ? ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is NULL", call, name) : FERRY_SUCCESS;
    if ((uintptr_t)p % align != 0)
        return ferryi_error(FERRY_ERR_MISALIGNED, "%s: %s is at %p, not at a multiple of %zu", call, name, p, align);
    return ferryi_moe_check_pointer(call, name, p);
}

/* Whether the host knows that rows come back in units in this round: a number on the GPU counts as the most. */
static int moe_has_few_tokens(const ferry_moe *moe)
{
    return ferryi_moe_few_are(&moe->args.shape, moe->args.request.n_tokens);
}

/* Of a small round: a block for each token, and one that receives. */
static uint64_t moe_small_blocks(const ferry_moe *moe)
{
    const ferryi_moe_args *a = &moe->args;
    const uint64_t tokens = (uint64_t)a->request.n_tokens,
                   rows = moe->streamed ? moe->n_blocks : (uint64_t)moe->result.n_rows;
    if ((a->request.stages & FERRY_MOE_PLACE) != 0 && a->shape.layout != FERRY_MOE_BY_SOURCE)
        return moe->n_blocks;
    if ((a->request.stages & FERRY_MOE_DISPATCH) != 0)
        return (a->request.stages & FERRY_MOE_DISPATCH_SEND) != 0 ? tokens + 1 : 1;
    if (moe_has_few_tokens(moe)) { /* a warp for each piece of a row, of every source's tokens */
        const uint64_t most = (uint64_t)(a->shape.n_pes + 1) * (uint64_t)a->shape.few * (uint64_t)a->shape.few_pieces;
        return (most * FERRYI_MOE_WARP_LANES + FERRYI_MOE_THREADS - 1) / FERRYI_MOE_THREADS;
    }
    return (a->request.stages & (FERRY_MOE_COMBINE_SEND | FERRY_MOE_WEIGHTS)) != 0 && rows > tokens ? rows : tokens;
}

/* The number of blocks that have work; n_blocks of the config when the program set it. */
static unsigned moe_blocks(const ferry_moe *moe, enum ferryi_moe_kernel kernel)
{
    const ferryi_moe_args *a = &moe->args;
    const unsigned stages = a->request.stages;
    const uint64_t tokens = (uint64_t)a->request.n_tokens,
                   rows = moe->streamed ? moe->n_blocks : (uint64_t)moe->result.n_rows;
    uint64_t want = moe->n_blocks; /* those of layouts, but for halves below */
    if (kernel == FERRYI_MOE_LEAVE_HALF)
        return 1;
    if (moe->n_blocks_given)
        return moe->n_blocks;
    if (a->shape.small)
        want = moe_small_blocks(moe);
    else if (a->shape.windows && /* some send while others take */
             (kernel == FERRYI_MOE_DISPATCH || kernel == FERRYI_MOE_DISPATCH_RECV || kernel == FERRYI_MOE_COMBINE))
        return moe->n_blocks;
    else if ((stages & FERRY_MOE_DISPATCH) == FERRY_MOE_DISPATCH_SEND || kernel == FERRYI_MOE_DISPATCH)
        want = tokens * FERRYI_MOE_PARTS;
    else if ((stages & (FERRY_MOE_COMBINE | FERRY_MOE_WEIGHTS)) == FERRY_MOE_COMBINE_RECV)
        want = tokens;
    else if (kernel == FERRYI_MOE_DISPATCH_RECV)
        want = ferryi_moe_list_n_blocks(&a->shape);
    else if (kernel == FERRYI_MOE_COMBINE_SEND || kernel == FERRYI_MOE_COMBINE)
        want = kernel == FERRYI_MOE_COMBINE && rows < tokens ? tokens : rows;
    return want < 1 ? 1 : want < moe->n_blocks ? (unsigned)want : moe->n_blocks;
}

/* The kernel that serves `kernel` for this object. */
static enum ferryi_moe_kernel moe_serves(const ferry_moe *moe, enum ferryi_moe_kernel kernel)
{
    static const enum ferryi_moe_kernel direct[FERRYI_MOE_N_KERNELS] = {
        [FERRYI_MOE_DISPATCH_SEND] = FERRYI_MOE_DISPATCH_SEND_DIRECT,
        [FERRYI_MOE_DISPATCH_RECV] = FERRYI_MOE_DISPATCH_RECV, /* receives from windows, where there are any */
        [FERRYI_MOE_COMBINE_SEND] = FERRYI_MOE_COMBINE_SEND_DIRECT,
        [FERRYI_MOE_COMBINE_RECV] = FERRYI_MOE_COMBINE_RECV,
        [FERRYI_MOE_DISPATCH] = FERRYI_MOE_DISPATCH_DIRECT,
        [FERRYI_MOE_COMBINE] = FERRYI_MOE_COMBINE_DIRECT,
        [FERRYI_MOE_DISPATCH_LAYOUTS] = FERRYI_MOE_DISPATCH_LAYOUTS_DIRECT,
        [FERRYI_MOE_COMBINE_LAYOUTS] = FERRYI_MOE_COMBINE_LAYOUTS_DIRECT,
    };
    const ferryi_moe_shape *shape = &moe->args.shape;
    const int dispatching = (moe->args.request.stages & FERRY_MOE_DISPATCH) != 0;
    if (kernel == FERRYI_MOE_LEAVE_HALF)
        return kernel;
    if (shape->small && dispatching)
        return shape->layout == FERRY_MOE_BY_SOURCE ? FERRYI_MOE_DISPATCH_SMALL : FERRYI_MOE_DISPATCH_SMALL_LAYOUTS;
    if (moe->large_blocks != 0)
        return dispatching ? FERRYI_MOE_DISPATCH_LARGE : FERRYI_MOE_COMBINE_LARGE;
    if (shape->small && moe_has_few_tokens(moe))
        return FERRYI_MOE_COMBINE_FEW;
    /* A plain sum has less code to load in the other kernel: 20 us instead of 24 for 128 tokens, two PEs on
     * one H100. */
    if (shape->small && kernel == FERRYI_MOE_COMBINE_LAYOUTS)
        return FERRYI_MOE_COMBINE_SMALL;
    return moe->direct ? direct[kernel] : kernel;
}

/* stream NULL: the caller waits with ferryi_moe_finish().  In the host space the kernel has ended on return. */
ferry_status ferryi_moe_start(ferry_moe *moe, enum ferryi_moe_kernel kernel, const ferry_stream *stream)
{
#define FERRYI_MOE_ON_HOST(NUMBER, name) ferry_moe_##name##_kernel,
    static const ferry_kernel on_host[] = { FERRYI_MOE_KERNELS(FERRYI_MOE_ON_HOST) };
    ferryi_world *w = ferryi_world_get();
    const enum ferryi_moe_kernel runs = moe_serves(moe, kernel);
    unsigned n_blocks = moe_blocks(moe, kernel);
    if (FERRYI_MOE_IS_LARGE(runs) && n_blocks > moe->large_blocks)
        n_blocks = moe->large_blocks;
    if (moe->most_blocks != 0 && n_blocks > moe->most_blocks)
        n_blocks = moe->most_blocks;
    if (stream == NULL && (moe->late >> kernel & 1) != 0)
        return FERRY_SUCCESS;
    moe->args.request.in_stream = stream != NULL;
    if (runs == FERRYI_MOE_COMBINE_FEW || runs == FERRYI_MOE_COMBINE_SMALL) {
        const ferryi_moe_shape *shape = &moe->args.shape;
        const int32_t warps = (int32_t)(n_blocks * (FERRYI_MOE_THREADS / FERRYI_MOE_WARP_LANES));
        moe->args.request.few_send = ferryi_moe_few_split_rows(shape, shape->n_pes * shape->few, warps);
        moe->args.request.few_receive = ferryi_moe_few_split_rows(shape, shape->few, warps);
    }
    ferry_status status =
        w->gpu ? ferryi_gpu_of(w)->moe_launch(ferryi_pe_of(w), (int)runs, n_blocks, &moe->args, stream)
               : ferryi_launch_attended(ferryi_pe_of(w), "a call of ferry_moe.h", on_host[runs], n_blocks, &moe->args);
    if (status != FERRY_SUCCESS)
        return status;
    moe->unended = 0; /* it was of the half before */
    if (stream == NULL)
        moe->started |= 1u << kernel;
    return FERRY_SUCCESS;
}

/* Waits for the started kernels and fetches their result. */
ferry_status ferryi_moe_finish(ferry_moe *moe)
{
    ferryi_world *w = ferryi_world_get();
    /* The kernels' waits run one after the other: one for each weak pair whose ring is full, and those for rows. */
    const ferryi_moe_args *a = &moe->args;
    const uint64_t budget =
        a->shape.timeout_ns > a->shape.first_timeout_ns ? a->shape.timeout_ns : a->shape.first_timeout_ns;
    const uint64_t each = budget > w->timeout_ns ? budget : w->timeout_ns;
    const uint64_t waits = (uint64_t)w->n_pes + 2, longest = each > UINT64_MAX / waits ? UINT64_MAX : each * waits;
    ferry_status status = w->gpu ? ferryi_gpu_of(w)->launch_wait(ferryi_pe_of(w), longest) : FERRY_SUCCESS;
    moe->late = status == FERRY_ERR_TIMEOUT ? moe->late | moe->started : 0;
    moe->started = 0;
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(&moe->result, moe->args.scratch.result, sizeof moe->result, moe->args.shape.my_pe);
    return status;
}

/* Clears the grid barrier on which blocks failed to meet, so that the receiving half may run again. */
ferry_status ferryi_moe_unstick(ferry_moe *moe, const char *call)
{
    const ferryi_moe_grid nobody = { 0 };
    const uint32_t no = 0;
    int me = moe->args.shape.my_pe;
    if (!moe->result.stuck)
        return FERRY_SUCCESS;
    ferry_status status = ferry_putmem(moe->args.scratch.grid, &nobody, sizeof nobody, me);
    if (status == FERRY_SUCCESS)
        status = ferry_putmem(&moe->args.scratch.result->stuck, &no, sizeof no, me);
    if (status == FERRY_SUCCESS)
        status = ferry_quiet();
    return status != FERRY_SUCCESS
               ? status
               : ferryi_error(FERRY_ERR_SYSTEM,
                              "%s: blocks of PE %d's kernel did not meet in round %llu: they were stopped (a debugger, "
                              "another program on the GPU); call %s again",
                              call, me, (unsigned long long)moe->result.counts.rounds + 1,
                              ferryi_moe_call_at(moe, FERRYI_MOE_SENT, call).name);
}

/* The wait has recorded its fault; this adds a sentence about the round for ferry_last_error_message(). */
ferry_status ferryi_moe_outcome(const ferry_moe *moe, const char *call)
{
    ferry_status status = (ferry_status)moe->result.status;
    uint64_t ended = moe->result.counts.rounds; /* combine's receiving half ends the round */
    if (status == FERRY_SUCCESS)
        return FERRY_SUCCESS;
    if (status == FERRY_ERR_ASYMMETRIC)
        return ferryi_moe_configs_differ(&moe->args, moe->result.culprit, call);
    return ferryi_error_quiet(status, "%s: round %llu went on without PE %d: %s", call,
                              (unsigned long long)(moe->turn == FERRYI_MOE_IDLE ? ended : ended + 1),
                              moe->result.culprit, ferry_strerror(status));
}

/* Reports an invalid expert index: the round has not begun, and a receiving half behind it has done nothing. */
ferry_status ferryi_moe_refused(ferry_moe *moe, const char *call)
{
    const uint32_t again = 0;
    const ferryi_moe_result *r = &moe->result;
    ferry_status status = ferry_putmem(&moe->args.scratch.result->refused, &again, sizeof again, moe->args.shape.my_pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (r->bad_token < 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: n_tokens_device holds %lld, but max_tokens allows 0 to %d",
                            call, (long long)r->bad_index, moe->args.shape.max_tokens);
    if (r->bad_index >= 0 && r->bad_index < moe->args.shape.n_experts)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: choice %d of token %d is expert %lld, which the token has already: this layout has "
                            "one row for both",
                            call, r->bad_choice, r->bad_token, (long long)r->bad_index);
    return ferryi_error(FERRY_ERR_INVALID_ARG,
                        "%s: choice %d of token %d is expert %lld, allowed are 0 to %d, and -1 for none", call,
                        r->bad_choice, r->bad_token, (long long)r->bad_index, moe->args.shape.n_experts - 1);
}

/* Fetches the result of kernels, also of those on streams, which the program has waited for. */
ferry_status ferryi_moe_fetch_result(const ferry_moe *moe, ferryi_moe_result *result)
{
    *result = moe->result;
    return moe->streamed ? ferry_getmem(result, moe->args.scratch.result, sizeof *result, moe->args.shape.my_pe)
                         : FERRY_SUCCESS;
}

ferry_status ferry_moe_received(const ferry_moe *moe, ferry_moe_batch *batch)
{
    ferryi_moe_result result;
    ferry_status status = ferryi_moe_at_turn(moe, FERRYI_MOE_RECEIVED, "ferry_moe_received");
    if (status != FERRY_SUCCESS)
        return status;
    if (batch == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_received: batch is NULL");
    status = ferryi_moe_fetch_result(moe, &result);
    if (status != FERRY_SUCCESS)
        return status;
    *batch = (ferry_moe_batch){ .n_rows = result.n_rows,
                                .n_experts = moe->args.shape.n_local,
                                .first_expert = moe->args.shape.first_expert,
                                .n_absent = result.n_absent,
                                .rows = moe->args.scratch.rows,
                                .expert_first = moe->args.scratch.expert_first,
                                .expert_row = moe->args.scratch.expert_row,
                                .expert_weight = moe->args.scratch.expert_weight,
                                .source_status = moe->args.scratch.source_status };
    return FERRY_SUCCESS;
}

ferry_status ferry_moe_get_view(const ferry_moe *moe, ferry_moe_view *view)
{
    if (moe == NULL || view == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_get_view: %s is NULL", moe == NULL ? "moe" : "view");
    const ferryi_moe_args *a = &moe->args;
    *view = (ferry_moe_view){ .n_rows = &a->scratch.result->n_rows,
                              .n_absent = &a->scratch.result->n_absent,
                              .status = &a->scratch.result->status,
                              .rows = a->scratch.rows,
                              .expert_first = a->scratch.expert_first,
                              .expert_row = a->scratch.expert_row,
                              .expert_weight = a->scratch.expert_weight,
                              .source_status = a->scratch.source_status,
                              .missing = a->scratch.missing,
                              .n_experts = a->shape.n_local,
                              .first_expert = a->shape.first_expert,
                              .own_rows = a->scratch.own_rows,
                              .own_scales = a->scratch.own_scales,
                              .own_partial = a->scratch.own_partial };
    return FERRY_SUCCESS;
}

/* ---- Queries after a round. */

uint32_t ferry_moe_missing(const ferry_moe *moe, int token)
{
    ferryi_moe_result result;
    uint32_t mask = 0;
    if (moe == NULL || moe->turn != FERRYI_MOE_IDLE || ferryi_moe_fetch_result(moe, &result) != FERRY_SUCCESS ||
        token < 0 || token >= result.n_tokens || result.missing == 0)
        return 0;
    return ferry_getmem(&mask, &moe->args.scratch.missing[token], sizeof mask, moe->args.shape.my_pe) == FERRY_SUCCESS
               ? mask
               : 0;
}

ferry_status ferry_moe_count(const ferry_moe *moe, ferry_moe_counts *counts)
{
    ferryi_moe_result result;
    if (moe == NULL || counts == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_count: %s is NULL", moe == NULL ? "moe" : "counts");
    ferry_status status = ferryi_moe_fetch_result(moe, &result);
    if (status == FERRY_SUCCESS)
        *counts = result.counts;
    return status;
}

void ferry_moe_experts_of(int n_experts, int n_pes, int pe, int *first, int *count)
{
    const int is_one = n_experts >= 0 && n_pes > 0 && pe >= 0 && pe < n_pes;
    const int from = is_one ? ferryi_moe_pe_first_expert(n_experts, n_pes, pe) : 0;
    if (first != NULL)
        *first = from;
    if (count != NULL)
        *count = is_one ? ferryi_moe_pe_first_expert(n_experts, n_pes, pe + 1) - from : 0;
}

uint16_t ferry_bf16_from_float(float value)
{
    return ferryi_num_to_bf16(value);
}

float ferry_bf16_to_float(uint16_t bits)
{
    return ferryi_num_from_bf16(bits);
}

float ferry_fp8_to_float(uint8_t code)
{
    return ferryi_num_from_e4m3(code);
}

void ferry_fp8_encode_row(const uint16_t *x, int hidden, uint8_t *codes, float *scales)
{
    if (x != NULL && codes != NULL && scales != NULL)
        ferryi_fp8_encode(x, hidden < 0 ? 0 : (uint32_t)hidden, codes, scales, 0, FERRYI_FP8_LEAST, 0, 1);
}

void ferry_fp8_decode_row(const uint8_t *codes, const float *scales, int hidden, float *values)
{
    if (codes != NULL && scales != NULL && values != NULL)
        ferryi_fp8_decode(codes, scales, hidden < 0 ? 0 : (uint32_t)hidden, values, 0, 1);
}
