/* SPDX-License-Identifier: BSD-3-Clause */
/* Every MoE call at every turn of a round, on objects with and without a layout, with the number of tokens on the
 * device, and after a receiving half that may run again: one that is refused names itself, and a call that may be made
 * next, which this test then makes. */
#include "moe_model.h"

enum { EXPERTS = 4, TOPK = 2, HIDDEN = 32, TOKENS = 3 };

struct round {
    ferry_moe *moe;
    uint16_t *x, *out;
    int32_t *index, *n_tokens;
    int on_device;
    float *weight, *partial;
};

static ferry_status run(struct round *r, unsigned stages, int in_stream)
{
    ferry_moe_round args = FERRY_MOE_ROUND_INIT;
    args.x = r->x;
    args.topk_idx = r->index;
    args.topk_weight = r->weight;
    args.n_tokens = TOKENS;
    args.n_tokens_device = r->on_device ? r->n_tokens : NULL;
    args.partial = r->partial;
    args.partial_dtype = FERRY_MOE_F32;
    args.out = r->out;
    return in_stream ? ferry_moe_run_on_stream(r->moe, stages, &args, NULL) : ferry_moe_run(r->moe, stages, &args);
}

#define SEND r->moe, r->x, r->index, r->weight, TOKENS
#define CALLS(X)                                                                                                       \
    X(ferry_moe_dispatch_send, ferry_moe_dispatch_send(SEND))                                                          \
    X(ferry_moe_dispatch_recv, ferry_moe_dispatch_recv(r->moe))                                                        \
    X(ferry_moe_dispatch, ferry_moe_dispatch(SEND))                                                                    \
    X(ferry_moe_received, ferry_moe_received(r->moe, &batch))                                                          \
    X(ferry_moe_combine_send, ferry_moe_combine_send(r->moe, r->partial, FERRY_MOE_F32))                               \
    X(ferry_moe_combine_recv, ferry_moe_combine_recv(r->moe, r->out))                                                  \
    X(ferry_moe_combine, ferry_moe_combine(r->moe, r->partial, FERRY_MOE_F32, r->out))                                 \
    X(ferry_moe_dispatch_send_on_stream, ferry_moe_dispatch_send_on_stream(SEND, NULL))                                \
    X(ferry_moe_dispatch_recv_on_stream, ferry_moe_dispatch_recv_on_stream(r->moe, NULL))                              \
    X(ferry_moe_dispatch_on_stream, ferry_moe_dispatch_on_stream(SEND, NULL))                                          \
    X(ferry_moe_combine_send_on_stream, ferry_moe_combine_send_on_stream(r->moe, r->partial, FERRY_MOE_F32, NULL))     \
    X(ferry_moe_combine_recv_on_stream, ferry_moe_combine_recv_on_stream(r->moe, r->out, NULL))                        \
    X(ferry_moe_combine_on_stream, ferry_moe_combine_on_stream(r->moe, r->partial, FERRY_MOE_F32, r->out, NULL))       \
    X(ferry_moe_leave_on_stream, ferry_moe_leave_on_stream(r->moe, NULL))                                              \
    X(ferry_moe_run with FERRY_MOE_DISPATCH_SEND, run(r, FERRY_MOE_DISPATCH_SEND, 0))                                  \
    X(ferry_moe_run with FERRY_MOE_DISPATCH_RECV, run(r, FERRY_MOE_DISPATCH_RECV, 0))                                  \
    X(ferry_moe_run with FERRY_MOE_COMBINE_SEND, run(r, FERRY_MOE_COMBINE_SEND, 0))                                    \
    X(ferry_moe_run with FERRY_MOE_COMBINE_RECV, run(r, FERRY_MOE_COMBINE_RECV, 0))                                    \
    X(ferry_moe_run_on_stream with FERRY_MOE_DISPATCH_SEND, run(r, FERRY_MOE_DISPATCH_SEND, 1))                        \
    X(ferry_moe_run_on_stream with FERRY_MOE_DISPATCH_RECV, run(r, FERRY_MOE_DISPATCH_RECV, 1))                        \
    X(ferry_moe_run_on_stream with FERRY_MOE_COMBINE_SEND, run(r, FERRY_MOE_COMBINE_SEND, 1))                          \
    X(ferry_moe_run_on_stream with FERRY_MOE_COMBINE_RECV, run(r, FERRY_MOE_COMBINE_RECV, 1))                          \
    X(ferry_moe_run with FERRY_MOE_DISPATCH, run(r, FERRY_MOE_DISPATCH, 0))                                            \
    X(ferry_moe_run with FERRY_MOE_COMBINE, run(r, FERRY_MOE_COMBINE, 0))                                              \
    X(ferry_moe_run with FERRY_MOE_PLACE, run(r, FERRY_MOE_PLACE, 0))                                                  \
    X(ferry_moe_run without a stage, run(r, 0, 0))                                                                     \
    X(ferry_moe_run without a half between two, run(r, FERRY_MOE_DISPATCH_SEND | FERRY_MOE_PLACE, 0))                  \
    X(ferry_moe_run_on_stream with halves of both, run(r, FERRY_MOE_DISPATCH_SEND | FERRY_MOE_COMBINE_SEND, 1))
#define NAME(name, call) #name,
static const char *const names[] = { CALLS(NAME) };
enum { N_CALLS = sizeof names / sizeof *names };

static ferry_status make(int i, struct round *r)
{
    ferry_moe_batch batch;
    int at = 0;
#define MAKE(name, call)                                                                                               \
    if (at++ == i)                                                                                                     \
        return call;
    CALLS(MAKE)
    return FERRY_ERR_SYSTEM;
}

static int call_named(const char *name)
{
    for (int i = 0; i < N_CALLS; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

/* The name of the call that the last message says to make. */
static void next_of_message(char *name, size_t room)
{
    const char *text = ferry_last_error_message(), *from = strstr(text, ": call ferry_moe"), *end;
    from = from != NULL ? from + strlen(": call ") : strstr(strchr(text, ':'), "ferry_moe");
    end = from == NULL ? NULL : strstr(from, " comes next") != NULL ? strstr(from, " comes next") : from + strlen(from);
    snprintf(name, room, "%.*s", from != NULL ? (int)(end - from) : 0, from != NULL ? from : "");
}

/* A call at this state of the round, and the one that its refusal names.  late: rows of some PE may be missing. */
static void refused_call(struct round *r, int i, int late)
{
    char name[128], itself[128];
    ferry_status status = make(i, r);
    if (status == FERRY_ERR_INVALID_ARG) {
        snprintf(itself, sizeof itself, "%.*s: ", (int)strcspn(names[i], " "), names[i]);
        CHECK_ROW(strncmp(ferry_last_error_message(), itself, strlen(itself)) == 0, ferry_last_error_message());
        next_of_message(name, sizeof name);
        CHECK_ROW(call_named(name) >= 0, ferry_last_error_message());
        status = make(call_named(name), r);
    }
    CHECK(status == FERRY_SUCCESS || (late && status == FERRY_ERR_TIMEOUT));
    if (ferry_moe_halves_made(r->moe) != 0)
        CHECK_OK(ferry_moe_leave(r->moe));
}

static void at_turn(struct round *r, int turn, int i)
{
    static const unsigned halves[] = { FERRY_MOE_DISPATCH_SEND, FERRY_MOE_DISPATCH_RECV, FERRY_MOE_COMBINE_SEND };
    pe_doing_now("turn %d%s, %s", turn, r->on_device ? " with tokens on the device" : "", names[i]);
    for (int t = 0; t < turn; t++)
        CHECK_OK(run(r, halves[t], 0));
    refused_call(r, i, 0);
    pe_barrier();
}

/* All PEs but the last have received in vain. */
static void behind_a_timeout(struct round *r, int i)
{
    pe_doing_now("after a timeout, %s", names[i]);
    if (pe_me != pe_n - 1) {
        CHECK_OK(ferry_moe_timeout_set(r->moe, 2 * (uint64_t)MS));
        CHECK_OK(run(r, FERRY_MOE_DISPATCH_SEND, 0));
        CHECK_STATUS(run(r, FERRY_MOE_DISPATCH_RECV, 0), FERRY_ERR_TIMEOUT);
        refused_call(r, i, 1);
        CHECK_OK(ferry_moe_timeout_set(r->moe, 0));
    }
    pe_barrier();
    if (pe_me == pe_n - 1)
        CHECK_OK(ferry_moe_leave(r->moe));
    pe_barrier();
}

static void pe_main(void)
{
    static const ferry_moe_layout layouts[] = { FERRY_MOE_BY_SOURCE, FERRY_MOE_BY_EXPERT, FERRY_MOE_BY_TOKEN };
    PE_SKIP_IF(pe_on_gpu()); /* where a call in a stream returns before its turn */
    for (int l = 0; l < 3; l++) {
        ferry_moe_config c = moe_config(EXPERTS, TOPK, HIDDEN, TOKENS);
        struct round r = { 0 };
        c.layout = layouts[l];
        CHECK_OK(ferry_moe_create(&c, &r.moe));
        r.x = MADE(calloc(TOKENS * HIDDEN, 2));
        r.out = MADE(calloc(TOKENS * HIDDEN, 2));
        r.index = MADE(calloc(TOKENS * TOPK, 4));
        r.weight = MADE(calloc(TOKENS * TOPK, 4));
        r.n_tokens = MADE(calloc(1, 4));
        *r.n_tokens = TOKENS;
        r.partial = MADE(calloc((size_t)pe_n * TOKENS * TOPK * EXPERTS * HIDDEN, 4));
        for (int i = 0; i < TOKENS * TOPK; i++)
            r.index[i] = i % TOPK == 0 ? (pe_me + i) % EXPERTS : -1;
        for (int turn = 0; turn < 8; turn++)
            for (int i = 0; i < N_CALLS; i++) {
                r.on_device = turn >= 4;
                at_turn(&r, turn % 4, i);
            }
        for (int i = 0; i < N_CALLS && pe_n > 1; i++)
            behind_a_timeout(&r, i);
        CHECK_OK(ferry_moe_destroy(r.moe));
        free(r.x), free(r.out), free(r.index), free(r.weight), free(r.partial), free(r.n_tokens);
    }
}
