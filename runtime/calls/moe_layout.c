/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/log.h"
#include "runtime/calls/moe.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>

/* What a config may be, the constants that follow from it, and where an object's arrays lie in its memory. */

ferry_status ferryi_moe_take_config(const char *call, const ferry_moe_config *given, ferry_moe_config *c)
{
    /* As the struct began, and before it had an agreement. */
    const size_t first_size = offsetof(ferry_moe_config, layout), second_size = offsetof(ferry_moe_config, agreement);
    *c = (ferry_moe_config)FERRY_MOE_CONFIG_INIT;
    if (given->size != first_size && given->size != second_size && given->size != sizeof *c)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: config has size %zu, not %zu: begin with FERRY_MOE_CONFIG_INIT",
                            call, given->size, sizeof *c);
    memcpy(c, given, given->size);
    c->size = sizeof *c;
    c->alignment = c->alignment == 0 ? 1 : c->alignment;
    c->index_bytes = c->index_bytes == 0 ? 4 : c->index_bytes;
    c->n_channels = c->n_channels == 0 ? 1 : c->n_channels;
    return FERRY_SUCCESS;
}

/* What ferry_moe_run() adds. */
static ferry_status moe_check_layout(const char *call, const ferry_moe_config *c)
{
    const unsigned forms =
        FERRY_MOE_SCALE_ROUNDED | FERRY_MOE_SCALE_UE8M0 | FERRY_MOE_SCALE_COLUMNS | FERRY_MOE_SCALE_FLOOR;
    if ((int)c->layout < FERRY_MOE_BY_SOURCE || c->layout > FERRY_MOE_BY_TOKEN)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: layout is %d: it is no ferry_moe_layout", call, (int)c->layout);
    if (c->dtype != FERRY_MOE_OPAQUE && (c->row_bytes != 0 || c->side_bytes != 0))
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: row_bytes is %d and side_bytes is %d, which only FERRY_MOE_OPAQUE has", call,
                            c->row_bytes, c->side_bytes);
    if ((c->alignment & (c->alignment - 1)) != 0 || c->alignment > 65536 || c->alignment < 1)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: alignment is %d, allowed are powers of two up to 65536", call,
                            c->alignment);
    if (c->index_bytes != 4 && c->index_bytes != 8)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: index_bytes is %d, allowed are 4 and 8", call, c->index_bytes);
    if ((c->scales & ~forms) != 0 || (c->scales != 0 && c->dtype != FERRY_MOE_FP8) ||
        (c->scales & (FERRY_MOE_SCALE_UE8M0 | FERRY_MOE_SCALE_ROUNDED)) == FERRY_MOE_SCALE_UE8M0 ||
        (c->layout == FERRY_MOE_BY_SOURCE && (c->scales & (FERRY_MOE_SCALE_UE8M0 | FERRY_MOE_SCALE_COLUMNS)) != 0))
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: scales is 0x%x: forms are for FERRY_MOE_FP8, UE8M0 needs ROUNDED, and rows by source "
                            "have their scales as floats by rows",
                            call, c->scales);
    if ((c->own & ~(unsigned)(FERRY_MOE_OWN_ROWS | FERRY_MOE_OWN_PARTIAL)) != 0 ||
        (c->layout == FERRY_MOE_BY_SOURCE && (c->own & FERRY_MOE_OWN_ROWS) != 0))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: own is 0x%x: rows by source stay where they arrived", call,
                            c->own);
    return FERRY_SUCCESS;
}

ferry_status ferryi_moe_check_config(const char *call, const ferry_moe_config *c)
{
    const int opaque = c->dtype == FERRY_MOE_OPAQUE;
    const struct {
        const char *name;
        int value, least, most;
    } field[] = { { "n_experts", c->n_experts, 1, FERRY_MOE_MAX_EXPERTS },
                  { "topk", c->topk, 1, FERRY_MOE_MAX_TOPK },
                  { "hidden", c->hidden, 1, FERRY_MOE_MAX_HIDDEN },
                  { "max_tokens", c->max_tokens, 0, FERRY_MOE_MAX_TOKENS },
                  { "n_blocks", c->n_blocks, 0, FERRY_MOE_MAX_BLOCKS },
                  { "row_bytes", c->row_bytes, opaque, 1 << 20 },
                  { "side_bytes", c->side_bytes, 0, 1 << 20 },
                  { "n_channels", c->n_channels, 1, 2 },
                  { "first_rounds", c->first_rounds, 0, INT32_MAX } };
    for (size_t i = 0; i < sizeof field / sizeof *field; i++)
        if (field[i].value < field[i].least || field[i].value > field[i].most)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is %d, allowed are %d to %d", call, field[i].name,
                                field[i].value, field[i].least, field[i].most);
    if (c->topk > c->n_experts)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: topk is %d, more than the %d experts", call, c->topk,
                            c->n_experts);
    if (c->dtype != FERRY_MOE_BF16 && c->dtype != FERRY_MOE_FP8 && !opaque)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: dtype is %d, allowed are FERRY_MOE_BF16, FERRY_MOE_FP8 and FERRY_MOE_OPAQUE", call,
                            (int)c->dtype);
    return moe_check_layout(call, c);
}

#define FERRYI_MOE_ROUND_UP(n) (((n) + 15u) & ~(size_t)15)

/* Rows of GPUs begin with a line of the cache: a warp that stores 512 bytes across its borders costs the link a fifth
 * more. */
static size_t moe_cache_lines(size_t n)
{
    return ferryi_world_get()->gpu ? (n + 127) & ~(size_t)127 : FERRYI_MOE_ROUND_UP(n);
}

static uint64_t moe_budget_of(uint64_t given, uint64_t otherwise)
{
    const uint64_t budget = given != 0 && given != UINT64_MAX ? given : otherwise;
    return budget < INT64_MAX / 2 ? budget : INT64_MAX / 2; /* a deadline must fit */
}

/* Whether the job may have two levels (device/moe/common/nodes.h): the same on all PEs.
 *
 * They save bytes of the network, and cost copies within nodes and waits of PEs for their neighbours.  So they are for
 * rounds in which nodes get two fifths of the rows of their PEs, or fewer, when choices are spread over all PEs.  2
 * cores, TCP loopback, one level and two, ms: 2 nodes of 4, 8 choices (0.38 of the rows) dispatch 8.3 and 6.3, combine
 * 11.3 and 10.2; 2 nodes of 3, 6 choices (0.48) 3.7 and 4.5, 4.5 and 6.2. */
int ferryi_moe_may_have_levels(const ferry_moe_config *c)
{
    ferryi_world *w = ferryi_world_get();
    const int coll = ferryi_pe_of(w)->env.coll;
    double misses_pe = 1, misses_node = 1;
    int n_nodes = 0;
    for (int pe = 0; w->host.node != NULL && pe < w->n_pes; pe++)
        n_nodes += w->host.node[pe] == pe;
    if (w->gpu || n_nodes < 2 || n_nodes == w->n_pes)
        return 0;
    for (int k = 0; k < c->topk; k++) {
        misses_pe *= 1.0 - 1.0 / w->n_pes;
        misses_node *= 1.0 - 1.0 / n_nodes;
    }
    const int saves = n_nodes * (1 - misses_node) <= w->n_pes * (1 - misses_pe) * 0.4;
    return (coll != FERRYI_COLL_AUTO || saves) && c->n_blocks <= 1 && c->max_tokens <= FERRYI_MOE_MOST_SHARED_TOKENS;
}

void ferryi_moe_set_shape(ferryi_moe_shape *shape, const ferry_moe_config *c)
{
    size_t hidden = (size_t)c->hidden;
    size_t header = FERRYI_MOE_ROUND_UP(sizeof(ferryi_moe_header) + (size_t)c->topk * sizeof(ferry_moe_choice));
    size_t scales =
        c->dtype == FERRY_MOE_FP8 ? ferryi_fp8_groups((uint32_t)c->hidden) * sizeof(float) : (size_t)c->side_bytes;
    size_t payload = c->dtype == FERRY_MOE_FP8      ? hidden
                     : c->dtype == FERRY_MOE_OPAQUE ? (size_t)c->row_bytes
                                                    : 2 * hidden;
    shape->my_pe = ferry_my_pe();
    shape->n_pes = ferry_n_pes();
    shape->n_experts = c->n_experts;
    shape->topk = c->topk;
    shape->hidden = c->hidden;
    shape->max_tokens = c->max_tokens;
    shape->tokens_each = (int32_t)FERRYI_MOE_WARP_LANES / c->topk;
    shape->expert_base = c->n_experts / shape->n_pes;
    shape->expert_more = c->n_experts % shape->n_pes;
    shape->topk_inverse = ferryi_moe_inverse(c->topk);
    shape->base_inverse = ferryi_moe_inverse(shape->expert_base);
    shape->more_inverse = ferryi_moe_inverse(shape->expert_base + 1);
    shape->dtype = (int32_t)c->dtype;
    ferry_moe_experts_of(c->n_experts, shape->n_pes, shape->my_pe, &shape->first_expert, &shape->n_local);
    shape->scales_offset = (uint32_t)header;
    shape->data_offset = (uint32_t)moe_cache_lines(header + scales);
    shape->row_bytes = shape->data_offset + moe_cache_lines(payload);
    shape->return_row_bytes = moe_cache_lines(hidden * 2);
    shape->return_weights_offset = (uint32_t)shape->return_row_bytes;
    if (c->layout == FERRY_MOE_BY_TOKEN)
        shape->return_row_bytes += moe_cache_lines((size_t)c->topk * sizeof(float));
    if (ferryi_moe_may_have_levels(c))
        shape->return_row_bytes += sizeof(ferryi_moe_trailer);
    shape->block_row_bytes = shape->row_bytes > shape->return_row_bytes ? shape->row_bytes : shape->return_row_bytes;
    shape->timeout_ns = moe_budget_of(c->timeout_ns, ferryi_world_get()->timeout_ns);
    shape->first_timeout_ns = moe_budget_of(c->first_timeout_ns, shape->timeout_ns);
    shape->first_rounds = c->first_rounds;
    shape->layout = (int32_t)c->layout;
    shape->wide_index = c->index_bytes == 8;
    shape->scale_form = (int32_t)c->scales;
    shape->alignment = c->alignment;
    shape->few_pieces = (c->hidden + FERRYI_MOE_PIECE - 1) / FERRYI_MOE_PIECE;
    shape->few = ferryi_moe_few_tokens(shape);
    shape->few_inverse = ferryi_moe_inverse(shape->few);
    (void)ferryi_moe_marks_lay_out(&shape->marks, shape->n_local, (int64_t)shape->n_pes * c->max_tokens, c->topk);
    shape->payload_bytes = (uint32_t)payload;
    shape->side_bytes = (uint32_t)scales;
}

/* ---- The memory of a channel. */

static void *moe_carve(ferryi_moe_layout *l, size_t count, size_t size)
{
    size_t at = (l->used + 127) & ~(size_t)127, bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || __builtin_add_overflow(at, bytes, &l->used) ||
        l->used > PTRDIFF_MAX / 2) {
        l->overflow = 1;
        l->used = 0;
        return NULL;
    }
    return l->base == NULL ? NULL : l->base + at;
}

#define FERRYI_MOE_TALLY 262144u /* counts of choices by chunk and expert, unless there are more experts */

/* Whether one block of a GPU has room to list a round (device/moe/moe.h).  Equal on all PEs: n_local is the most of
 * any. */
static int moe_may_be_small(const ferryi_moe_shape *shape)
{
    const int64_t tokens = (int64_t)shape->n_pes * shape->max_tokens;
    ferryi_moe_marks_offsets marks;
    return ferryi_world_get()->gpu && shape->n_pes <= FERRYI_MOE_SHARED_PES &&
           tokens * shape->topk <= FERRYI_MOE_LIST_CHOICES && shape->n_experts < FERRY_MOE_MAX_EXPERTS - 2 &&
           ferryi_moe_marks_lay_out(&marks, shape->n_local, tokens, shape->topk) <= FERRYI_MOE_SHARED_WORDS - 1;
}

/* For two levels: a token's row once for each node, and a table for each PE. */
static uint64_t moe_outbox_bytes(const ferryi_moe_shape *shape)
{
    const int *node = ferryi_world_get()->host.node;
    uint64_t n_nodes = 0;
    for (int32_t pe = 0; pe < shape->n_pes; pe++)
        n_nodes += node[pe] == pe;
    return n_nodes * (uint64_t)shape->max_tokens * shape->row_bytes +
           (uint64_t)shape->n_pes * ferryi_moe_table_bytes(shape->max_tokens);
}

ferryi_moe_nodes *ferryi_moe_make_nodes(const ferryi_moe_args *a)
{
    ferryi_moe_layout l = { NULL, 0, 0 };
    ferryi_moe_nodes *nodes = NULL;
    for (int real = 0; real < 2; real++) {
        if (real && (l.overflow || (l.base = calloc(1, l.used)) == NULL))
            return NULL;
        l.used = 0;
        nodes = moe_carve(&l, 1, sizeof *nodes);
        ferryi_moe_nodes at = { .pe = moe_carve(&l, (size_t)a->shape.n_pes, sizeof *nodes->pe),
                                .order = moe_carve(&l, (size_t)a->shape.n_pes * (size_t)a->shape.max_tokens,
                                                   sizeof(int32_t)),
                                .at_token = moe_carve(&l, (size_t)a->shape.max_tokens, sizeof(int32_t)),
                                .entry = moe_carve(&l, (size_t)a->shape.max_tokens, sizeof(uint64_t)),
                                .got = moe_carve(&l, (size_t)a->shape.topk, a->shape.return_row_bytes) };
        if (real)
            *nodes = at;
    }
    return nodes;
}

size_t ferryi_moe_lay_out(ferryi_moe_layout *l, ferryi_moe_args *a, unsigned n_blocks, unsigned own)
{
    size_t n_pes = (size_t)a->shape.n_pes, tokens = (size_t)a->shape.max_tokens, topk = (size_t)a->shape.topk;
    const size_t few = (size_t)a->shape.few;
    const int by_expert = a->shape.layout == FERRY_MOE_BY_EXPERT || a->shape.layout == FERRY_MOE_CONTIGUOUS;
    for (int kind = 0; kind < FERRYI_MOE_N_FLAG_KINDS; kind++)
        a->regions.flag[kind] = moe_carve(l, n_pes, sizeof(ferryi_moe_flag));
    a->scratch.config = moe_carve(l, n_pes, sizeof(ferryi_moe_config_line));
    a->scratch.peer = moe_carve(l, n_pes, sizeof(ferryi_moe_peer));
    a->scratch.result = moe_carve(l, 1, sizeof(ferryi_moe_result));
    a->scratch.grid = moe_carve(l, 1, sizeof(ferryi_moe_grid));
    a->scratch.arrived = moe_carve(l, 2 * n_pes, sizeof(uint32_t));
    if (moe_may_be_small(&a->shape)) {
        a->regions.choices = moe_carve(l, 2 * n_pes * tokens * topk, sizeof *a->regions.choices);
        a->regions.late_weights = moe_carve(l, n_pes * tokens * topk, sizeof *a->regions.late_weights);
        a->regions.row_flag[0] = moe_carve(l, n_pes * tokens, sizeof(uint64_t));
        a->regions.row_flag[1] = moe_carve(l, n_pes * tokens, sizeof(uint64_t));
        if (a->shape.few)
            a->regions.few_rows = moe_carve(l, n_pes * few, ferryi_moe_few_words(&a->shape) * sizeof(uint64_t));
    }
    if (a->shape.layout != FERRY_MOE_BY_SOURCE) {
        const size_t rows = n_pes * (tokens + few * (size_t)a->shape.few_pieces);
        a->scratch.owed = moe_carve(l, moe_may_be_small(&a->shape) ? rows : n_pes, sizeof(uint64_t));
    }
    a->scratch.tally = moe_carve(l, (size_t)a->shape.n_chunks * (size_t)a->shape.n_local, sizeof(int32_t));
    if (a->regions.nodes != NULL) {
        a->regions.nodes->sealed = moe_carve(l, 1, sizeof(uint64_t));
        a->regions.nodes->kept = moe_carve(l, 1, sizeof(uint64_t));
        a->regions.nodes->summed = moe_carve(l, n_pes, sizeof(ferryi_moe_flag));
    }
    size_t zeroed = l->used;
    if (a->regions.nodes != NULL) {
        a->regions.nodes->outbox = moe_carve(l, 1, moe_outbox_bytes(&a->shape));
        a->regions.nodes->kept_rows = moe_carve(l, 2 * n_pes * tokens, a->shape.return_row_bytes);
    }
    if (moe_may_be_small(&a->shape)) {
        a->scratch.own_row = moe_carve(l, tokens, sizeof(int32_t));
        a->scratch.target = by_expert ? moe_carve(l, n_pes * tokens * topk, sizeof(int32_t)) : NULL;
        a->scratch.choice_weight = by_expert ? moe_carve(l, n_pes * tokens * topk, sizeof(float)) : NULL;
        a->scratch.few_place = few != 0 ? moe_carve(l, n_pes * few * topk, sizeof(int32_t)) : NULL;
        a->scratch.few_weight = few != 0 && by_expert ? moe_carve(l, n_pes * few * topk, sizeof(float)) : NULL;
    }
    a->scratch.source_status = moe_carve(l, n_pes, sizeof(int32_t));
    a->scratch.block_notes = moe_carve(l, n_blocks * 2 * (n_pes + 1), sizeof(int32_t));
    a->scratch.block_row = moe_carve(l, n_blocks, a->shape.block_row_bytes);
    a->scratch.slot = moe_carve(l, tokens * n_pes, sizeof(int32_t));
    a->scratch.choice_pe = moe_carve(l, tokens * topk, sizeof(int32_t));
    a->scratch.missing = moe_carve(l, tokens, sizeof(uint32_t));
    a->scratch.expert_first = moe_carve(l, (size_t)a->shape.n_local + 1, sizeof(int32_t));
    a->scratch.expert_row = moe_carve(l, n_pes * tokens * topk, sizeof(int32_t));
    a->scratch.expert_weight = moe_carve(l, n_pes * tokens * topk, sizeof(float));
    a->scratch.rows = moe_carve(l, n_pes * tokens, sizeof(ferry_moe_row));
    a->scratch.row_base = moe_carve(l, n_pes + 1, sizeof(int32_t));
    if (a->shape.layout != FERRY_MOE_BY_SOURCE) {
        const size_t room = (size_t)ferryi_moe_output_room(a), partials = by_expert ? room : n_pes * tokens;
        a->scratch.start = moe_carve(l, (size_t)a->shape.n_local + 1, sizeof(int32_t));
        a->scratch.weights_status = moe_carve(l, n_pes, sizeof(int32_t));
        a->regions.weights = moe_carve(l, 2 * n_pes * tokens * topk, sizeof(float));
        if (by_expert)
            a->scratch.place = moe_carve(l, n_pes * tokens * topk, sizeof(int32_t));
        if (own & FERRY_MOE_OWN_ROWS) {
            a->scratch.own_rows = moe_carve(l, room, a->shape.payload_bytes);
            a->scratch.own_scales = moe_carve(l, room, a->shape.side_bytes);
        }
        if (own & FERRY_MOE_OWN_PARTIAL)
            a->scratch.own_partial = moe_carve(l, partials, (size_t)a->shape.hidden * 2);
    } else if (own & FERRY_MOE_OWN_PARTIAL) {
        a->scratch.own_partial = moe_carve(l, n_pes * tokens, (size_t)a->shape.hidden * 2);
    }
    a->regions.dispatch_rows = moe_carve(l, 2 * n_pes * tokens, a->shape.row_bytes);
    a->regions.return_rows = moe_carve(l, 2 * n_pes * tokens, a->shape.return_row_bytes);
    return zeroed;
}

/* Shape and size of one channel for n_blocks blocks.  Every PE computes the same size: n_local differs by one between
 * PEs, so the larger value is used. */
ferry_status ferryi_moe_measure(const char *call, const ferry_moe_config *c, unsigned n_blocks, ferryi_moe_args *args,
                                size_t *bytes)
{
    memset(args, 0, sizeof *args);
    ferryi_moe_set_shape(&args->shape, c);
    const int32_t n_local = args->shape.n_local;
    args->shape.n_local = c->n_experts / args->shape.n_pes + 1;
    const unsigned widest = n_blocks * (ferryi_world_get()->gpu ? FERRYI_MOE_THREADS / 32 : 1);
    const unsigned most_chunks = FERRYI_MOE_TALLY / (unsigned)args->shape.n_local;
    args->shape.n_chunks = (int32_t)(most_chunks < 1 ? 1 : most_chunks < widest ? most_chunks : widest);
    ferryi_moe_layout layout = { NULL, 0, 0 };
    ferryi_moe_nodes nodes = { 0 };
    args->regions.nodes = ferryi_moe_may_have_levels(c) ? &nodes : NULL;
    const int fits = (int64_t)args->shape.n_pes * args->shape.max_tokens <= INT32_MAX / args->shape.topk &&
                     (c->layout != FERRY_MOE_CONTIGUOUS || ferryi_moe_output_room(args) <= INT32_MAX);
    if (fits)
        ferryi_moe_lay_out(&layout, args, n_blocks, c->own);
    if (!fits || layout.overflow)
        return ferryi_error(FERRY_ERR_OVERFLOW,
                            "%s: %d PEs x max_tokens %d x topk %d x hidden %d overflows: lower max_tokens", call,
                            args->shape.n_pes, args->shape.max_tokens, args->shape.topk, args->shape.hidden);
    *bytes = (layout.used + 127) & ~(size_t)127;
    args->shape.n_local = n_local;
    args->regions.nodes = NULL;
    return FERRY_SUCCESS;
}

ferry_status ferry_moe_size(const ferry_moe_config *config, size_t *bytes)
{
    static const char call[] = "ferry_moe_size";
    ferry_moe_config c;
    ferryi_moe_args args;
    size_t one = 0;
    if (!ferry_query_initialized())
        return ferryi_world_refuse(call);
    if (config == NULL || bytes == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is NULL", call, config == NULL ? "config" : "bytes");
    ferry_status status = ferryi_moe_take_config(call, config, &c);
    if (status == FERRY_SUCCESS)
        status = ferryi_moe_check_config(call, &c);
    if (status == FERRY_SUCCESS) /* PEs agree on the number of blocks later: room for the most */
        status = ferryi_moe_measure(call, &c,
                                    c.n_blocks != 0           ? (unsigned)c.n_blocks
                                    : ferryi_world_get()->gpu ? FERRY_MOE_MAX_BLOCKS
                                                              : 1,
                                    &args, &one);
    if (status == FERRY_SUCCESS)
        *bytes = one * (size_t)c.n_channels;
    return status;
}
