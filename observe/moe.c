/* SPDX-License-Identifier: BSD-3-Clause */
/* The halves of MoE rounds, observed.  op: the halves, as ferry_moe_run() takes them; n: tokens, 0 where the call does
 * not say. */
#include "observe/observe.h"

/* A call of several halves is a dispatch if it has one of dispatch's. */
static uint32_t kind_of(unsigned stages)
{
    return stages & FERRY_MOE_DISPATCH ? FERRYI_EVENT_MOE_DISPATCH : FERRYI_EVENT_MOE_COMBINE;
}

static uint64_t tokens(int n)
{
    return n > 0 ? (uint64_t)n : 0;
}

static uint64_t tokens_of(const ferry_moe_round *round)
{
    return round != NULL && round->n_tokens_device == NULL ? tokens(round->n_tokens) : 0;
}

/* With an agreement a PE makes its object alone.  A config that is too short is refused. */
static uint32_t alone(const ferry_moe_config *config)
{
    return config != NULL && config->size >= offsetof(ferry_moe_config, agreement) + sizeof config->agreement &&
                   config->agreement != NULL
               ? FERRYI_EVENT_ALONE
               : 0;
}

ferry_status ferry_moe_create(const ferry_moe_config *config, ferry_moe **moe)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_create, "ferry_moe_create", (config, moe),
                   (FERRYI_OBSERVED_STATUS, e.object = e.pointer = r == FERRY_SUCCESS ? *moe : NULL),
                   e.kind = FERRYI_EVENT_MOE_SETUP, e.flags = alone(config));
}

ferry_status ferry_moe_destroy(ferry_moe *moe)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_destroy, "ferry_moe_destroy", (moe), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_SETUP, e.flags = FERRYI_EVENT_DESTROYS, e.object = moe);
}

ferry_status ferry_moe_dispatch_send(ferry_moe *moe, const uint16_t *x, const int32_t *topk_idx,
                                     const float *topk_weight, int n_tokens)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_dispatch_send, "ferry_moe_dispatch_send",
                   (moe, x, topk_idx, topk_weight, n_tokens), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_DISPATCH, e.op = FERRY_MOE_DISPATCH_SEND, e.n = tokens(n_tokens),
                   e.object = moe);
}

ferry_status ferry_moe_dispatch_recv(ferry_moe *moe)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_dispatch_recv, "ferry_moe_dispatch_recv", (moe), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_DISPATCH, e.op = FERRY_MOE_DISPATCH_RECV, e.object = moe);
}

ferry_status ferry_moe_dispatch(ferry_moe *moe, const uint16_t *x, const int32_t *topk_idx, const float *topk_weight,
                                int n_tokens)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_dispatch, "ferry_moe_dispatch", (moe, x, topk_idx, topk_weight, n_tokens),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_DISPATCH,
                   e.op = FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV, e.n = tokens(n_tokens), e.object = moe);
}

ferry_status ferry_moe_combine_send(ferry_moe *moe, const void *partial, ferry_moe_dtype dtype)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_combine_send, "ferry_moe_combine_send", (moe, partial, dtype),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_COMBINE, e.op = FERRY_MOE_COMBINE_SEND,
                   e.object = moe);
}

ferry_status ferry_moe_combine_recv(ferry_moe *moe, uint16_t *out)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_combine_recv, "ferry_moe_combine_recv", (moe, out), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_COMBINE, e.op = FERRY_MOE_COMBINE_RECV, e.object = moe);
}

ferry_status ferry_moe_combine(ferry_moe *moe, const void *partial, ferry_moe_dtype dtype, uint16_t *out)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_combine, "ferry_moe_combine", (moe, partial, dtype, out),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_COMBINE, e.op = FERRY_MOE_COMBINE, e.object = moe);
}

ferry_status ferry_moe_dispatch_send_on_stream(ferry_moe *moe, const uint16_t *x, const int32_t *topk_idx,
                                               const float *topk_weight, int n_tokens, ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_dispatch_send_on_stream, "ferry_moe_dispatch_send_on_stream",
                   (moe, x, topk_idx, topk_weight, n_tokens, stream), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_DISPATCH, e.flags = FERRYI_EVENT_ON_STREAM, e.op = FERRY_MOE_DISPATCH_SEND,
                   e.n = tokens(n_tokens), e.stream = stream, e.object = moe);
}

ferry_status ferry_moe_dispatch_recv_on_stream(ferry_moe *moe, ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_dispatch_recv_on_stream, "ferry_moe_dispatch_recv_on_stream", (moe, stream),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_DISPATCH, e.flags = FERRYI_EVENT_ON_STREAM,
                   e.op = FERRY_MOE_DISPATCH_RECV, e.stream = stream, e.object = moe);
}

ferry_status ferry_moe_dispatch_on_stream(ferry_moe *moe, const uint16_t *x, const int32_t *topk_idx,
                                          const float *topk_weight, int n_tokens, ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_dispatch_on_stream, "ferry_moe_dispatch_on_stream",
                   (moe, x, topk_idx, topk_weight, n_tokens, stream), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_DISPATCH, e.flags = FERRYI_EVENT_ON_STREAM,
                   e.op = FERRY_MOE_DISPATCH_SEND | FERRY_MOE_DISPATCH_RECV, e.n = tokens(n_tokens), e.stream = stream,
                   e.object = moe);
}

ferry_status ferry_moe_combine_send_on_stream(ferry_moe *moe, const void *partial, ferry_moe_dtype dtype,
                                              ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_combine_send_on_stream, "ferry_moe_combine_send_on_stream",
                   (moe, partial, dtype, stream), FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_COMBINE,
                   e.flags = FERRYI_EVENT_ON_STREAM, e.op = FERRY_MOE_COMBINE_SEND, e.stream = stream, e.object = moe);
}

ferry_status ferry_moe_combine_recv_on_stream(ferry_moe *moe, uint16_t *out, ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_combine_recv_on_stream, "ferry_moe_combine_recv_on_stream",
                   (moe, out, stream), FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_COMBINE,
                   e.flags = FERRYI_EVENT_ON_STREAM, e.op = FERRY_MOE_COMBINE_RECV, e.stream = stream, e.object = moe);
}

ferry_status ferry_moe_combine_on_stream(ferry_moe *moe, const void *partial, ferry_moe_dtype dtype, uint16_t *out,
                                         ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_combine_on_stream, "ferry_moe_combine_on_stream",
                   (moe, partial, dtype, out, stream), FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_COMBINE,
                   e.flags = FERRYI_EVENT_ON_STREAM, e.op = FERRY_MOE_COMBINE, e.stream = stream, e.object = moe);
}

ferry_status ferry_moe_run(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_run, "ferry_moe_run", (moe, stages, round), FERRYI_OBSERVED_STATUS,
                   e.kind = kind_of(stages), e.op = (int32_t)stages, e.n = tokens_of(round), e.object = moe);
}

ferry_status ferry_moe_run_on_stream(struct ferry_moe *moe, unsigned stages, const ferry_moe_round *round,
                                     ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_run_on_stream, "ferry_moe_run_on_stream", (moe, stages, round, stream),
                   FERRYI_OBSERVED_STATUS, e.kind = kind_of(stages), e.flags = FERRYI_EVENT_ON_STREAM,
                   e.op = (int32_t)stages, e.n = tokens_of(round), e.stream = stream, e.object = moe);
}

ferry_status ferry_moe_leave(struct ferry_moe *moe)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_leave, "ferry_moe_leave", (moe), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_MOE_SETUP, e.flags = FERRYI_EVENT_ALONE, e.object = moe);
}

ferry_status ferry_moe_leave_on_stream(struct ferry_moe *moe, ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_moe_leave_on_stream, "ferry_moe_leave_on_stream", (moe, stream),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_MOE_SETUP,
                   e.flags = FERRYI_EVENT_ON_STREAM | FERRYI_EVENT_ALONE, e.stream = stream, e.object = moe);
}
