/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/calls/moe.h"
#include "runtime/state/agree.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Create and destroy: PEs agree on the config and allocate one block of the symmetric heap for all kernel data. */

/* The config as of today, from a program that may have been compiled with fewer fields. */
static ferry_status moe_take_config(const char *call, const ferry_moe_config *given, ferry_moe_config *c)
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
    const unsigned forms = FERRY_MOE_SCALE_ROUNDED | FERRY_MOE_SCALE_UE8M0 | FERRY_MOE_SCALE_COLUMNS;
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
        (c->layout == FERRY_MOE_BY_SOURCE && (c->scales & ~(unsigned)FERRY_MOE_SCALE_ROUNDED) != 0))
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

static ferry_status moe_check_config(const char *call, const ferry_moe_config *c)
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

/* Whether the job may have two levels (device/moe/nodes__funcs.h): the same on all PEs.
 *
 * They save bytes of the network, and cost copies within nodes and waits of PEs for their neighbours.  So they are for
 * rounds in which nodes get two fifths of the rows of their PEs, or fewer, when choices are spread over all PEs.  2
 * cores, TCP loopback, one level and two, ms: 2 nodes of 4, 8 choices (0.38 of the rows) dispatch 8.3 and 6.3, combine
 * 11.3 and 10.2; 2 nodes of 3, 6 choices (0.48) 3.7 and 4.5, 4.5 and 6.2. */
static int moe_may_have_levels(const ferry_moe_config *c)
{
    ferryi_world *w = ferryi_world_get();
    const int coll = ferryi_pe_of(w)->env.coll;
    double misses_pe = 1, misses_node = 1;
    int n_nodes = 0;
    for (int pe = 0; w->node != NULL && pe < w->n_pes; pe++)
        n_nodes += w->node[pe] == pe;
    if (w->gpu || n_nodes < 2 || n_nodes == w->n_pes)
        return 0;
    for (int k = 0; k < c->topk; k++) {
        misses_pe *= 1.0 - 1.0 / w->n_pes;
        misses_node *= 1.0 - 1.0 / n_nodes;
    }
    const int saves = n_nodes * (1 - misses_node) <= w->n_pes * (1 - misses_pe) * 0.4;
    return (coll != FERRYI_COLL_AUTO || saves) && c->n_blocks <= 1 && c->max_tokens <= FERRYI_MOE_MOST_SHARED_TOKENS;
}

static void moe_set_shape(ferryi_moe_args *a, const ferry_moe_config *c)
{
    size_t hidden = (size_t)c->hidden;
    size_t header = FERRYI_MOE_ROUND_UP(sizeof(ferryi_moe_header) + (size_t)c->topk * sizeof(ferry_moe_choice));
    size_t scales =
        c->dtype == FERRY_MOE_FP8 ? ferryi_fp8_groups((uint32_t)c->hidden) * sizeof(float) : (size_t)c->side_bytes;
    size_t payload = c->dtype == FERRY_MOE_FP8      ? hidden
                     : c->dtype == FERRY_MOE_OPAQUE ? (size_t)c->row_bytes
                                                    : 2 * hidden;
    a->my_pe = ferry_my_pe();
    a->n_pes = ferry_n_pes();
    a->n_experts = c->n_experts;
    a->topk = c->topk;
    a->hidden = c->hidden;
    a->max_tokens = c->max_tokens;
    a->tokens_each = (int32_t)FERRYI_MOE_WARP_LANES / c->topk;
    a->expert_base = c->n_experts / a->n_pes;
    a->expert_more = c->n_experts % a->n_pes;
    a->topk_inverse = ferryi_moe_inverse(c->topk);
    a->tokens_inverse = ferryi_moe_inverse(c->max_tokens);
    a->base_inverse = ferryi_moe_inverse(a->expert_base);
    a->more_inverse = ferryi_moe_inverse(a->expert_base + 1);
    a->dtype = (int32_t)c->dtype;
    ferry_moe_experts_of(c->n_experts, a->n_pes, a->my_pe, &a->first_expert, &a->n_local);
    a->scales_offset = (uint32_t)header;
    a->data_offset = (uint32_t)moe_cache_lines(header + scales);
    a->row_bytes = a->data_offset + moe_cache_lines(payload);
    a->return_row_bytes = moe_cache_lines(hidden * 2);
    a->return_weights_offset = (uint32_t)a->return_row_bytes;
    if (c->layout == FERRY_MOE_BY_TOKEN)
        a->return_row_bytes += moe_cache_lines((size_t)c->topk * sizeof(float));
    if (moe_may_have_levels(c))
        a->return_row_bytes += sizeof(ferryi_moe_trailer);
    a->block_row_bytes = a->row_bytes > a->return_row_bytes ? a->row_bytes : a->return_row_bytes;
    a->timeout_ns = moe_budget_of(c->timeout_ns, ferryi_world_get()->timeout_ns);
    a->first_timeout_ns = moe_budget_of(c->first_timeout_ns, a->timeout_ns);
    a->first_rounds = c->first_rounds;
    a->layout = (int32_t)c->layout;
    a->wide_index = c->index_bytes == 8;
    a->scale_form = (int32_t)c->scales;
    a->alignment = c->alignment;
    a->payload_bytes = (uint32_t)payload;
    a->side_bytes = (uint32_t)scales;
}

/* ---- Windows (device/moe/moe.h). */

static ferry_status moe_open_window(const ferry_moe_config *c, size_t *window)
{
    ferryi_moe_args a;
    ferryi_world *w = ferryi_world_get();
    if (!w->gpu)
        return FERRY_SUCCESS;
    memset(&a, 0, sizeof a);
    moe_set_shape(&a, c);
    return ferryi_gpu_of(w)->window_open(ferryi_pe_of(w), ferryi_moe_window_bytes(&a), c->agreement != NULL, window);
}

static void moe_close_window(size_t *window)
{
    if (*window != SIZE_MAX && ferryi_world_get()->gpu)
        ferryi_gpu_of(ferryi_world_get())->window_close(ferryi_pe_of(ferryi_world_get()), *window);
    *window = SIZE_MAX;
}

/* Stores the windows of each PE and zeroes the flags of incoming ones, unless they are fresh: there flags may have
 * arrived.  1 when this PE has any window. */
static int moe_place_windows(const ferryi_moe_args *a, size_t window, int fresh, ferryi_moe_peer *peer)
{
    const ferryi_pe *pe = ferryi_pe_of(ferryi_world_get());
    int any = 0;
    for (int32_t p = 0; p < a->n_pes && window != SIZE_MAX; p++) {
        peer[p].out = pe->gpu_ops->window(pe, a->my_pe, p, window);
        peer[p].in = pe->gpu_ops->window(pe, p, a->my_pe, window);
        if (peer[p].in != NULL && !fresh)
            memset(peer[p].in, 0, sizeof(ferryi_moe_window));
        any |= peer[p].out != NULL || peer[p].in != NULL;
    }
    return any;
}

/* The most bytes of address space for the windows of one object; PEs beyond that get rows by puts. */
#define FERRYI_MOE_OUTBOX_MOST ((size_t)512 << 20)

/* In the host space, a window in this PE's memory for each PE of a remote pair: blocks assemble rows there, and one put
 * carries all of them, instead of one for each row.  Pages that no round has used cost nothing.  Returns whether there
 * is any; without memory there is none, and rows go by puts. */
static int moe_place_outboxes(const ferryi_moe_args *a, ferryi_moe_peer *peer, char **outbox, size_t *bytes)
{
    const size_t each = (ferryi_moe_window_bytes(a) + 63) & ~(size_t)63;
    size_t most = each != 0 ? FERRYI_MOE_OUTBOX_MOST / each : 0, n = 0;
    for (int32_t p = 0; p < a->n_pes; p++)
        n += (size_t)ferryi_path_is_remote(ferry_path_of(a->my_pe, p));
    most = n < most ? n : most;
    if (ferryi_world_get()->gpu || most == 0)
        return 0;
    void *at = mmap(NULL, most * each, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED)
        return 0;
    *outbox = at;
    *bytes = most * each;
    n = 0;
    for (int32_t p = 0; p < a->n_pes && n < most; p++)
        if (ferryi_path_is_remote(ferry_path_of(a->my_pe, p)))
            peer[p].out = *outbox + n++ * each;
    return 1;
}

/* Whether this PE can do its part of two levels.  All PEs of its node must be within reach of direct stores, and each
 * other PE needs a window. */
static int moe_can_have_levels(const ferry_moe_config *c)
{
    const ferryi_world *w = ferryi_world_get();
    ferryi_moe_args a;
    size_t n_other_nodes = 0;
    if (!moe_may_have_levels(c))
        return 0;
    memset(&a, 0, sizeof a);
    moe_set_shape(&a, c);
    for (int pe = 0; pe < w->n_pes; pe++) {
        const int same_node = w->node[pe] == w->node[w->my_pe];
        if (same_node ? !ferryi_path_has_fast_copy(ferryi_route(w, pe))
                      : !ferryi_path_is_remote(ferry_path_of(w->my_pe, pe)))
            return 0;
        n_other_nodes += !same_node;
    }
    return n_other_nodes <= FERRYI_MOE_OUTBOX_MOST / (ferryi_moe_window_bytes(&a) + 63);
}

static void moe_free_outboxes(char *outbox, size_t bytes)
{
    if (outbox != NULL)
        (void)munmap(outbox, bytes);
}

/* Whether this PE's kernels reach every PE, and are reached, by direct stores.  Kernels that count, and routes that
 * delay for tests, take the other ways. */
static int moe_all_peers_are_direct(void)
{
    const ferryi_world *w = ferryi_world_get();
    const int me = ferry_my_pe(), n_pes = ferry_n_pes();
    int all = 1;
    for (int pe = 0; pe < n_pes && all; pe++)
        all = w->gpu ? pe < 64 && !ferryi_pe_of(ferryi_world_get())->env.stats &&
                           ferryi_path_is_direct(ferry_path_of(me, pe)) && ferryi_path_is_direct(ferry_path_of(pe, me))
                     : ferryi_path_has_fast_copy(ferryi_route(w, pe));
    return all;
}

/* ---- Before anything is allocated. */

/* *fit: the number of blocks that this PE can run at the same time; *units: how many get a multiprocessor each. */
static ferry_status moe_fit(unsigned *fit, unsigned *units)
{
    ferryi_world *w = ferryi_world_get();
    *fit = FERRY_MOE_MAX_BLOCKS;
    *units = 1;
    return w->gpu ? ferryi_gpu_of(w)->moe_open(ferryi_pe_of(w), fit, units) : FERRY_SUCCESS;
}

/* The arena is laid out twice: with base NULL to learn its size, then for real. */
typedef struct ferryi_moe_layout {
    char *base;
    size_t used;
    int overflow;
} ferryi_moe_layout;

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

/* Whether one block of a GPU has room to list a round (device/moe/moe.h).  Equal on all PEs: a->n_local is the most of
 * any.
 */
static int moe_may_be_small(const ferryi_moe_args *a)
{
    const int64_t tokens = (int64_t)a->n_pes * a->max_tokens;
    return ferryi_world_get()->gpu && a->n_pes <= FERRYI_MOE_NEAR_PES && tokens * a->topk <= FERRYI_MOE_LIST_CHOICES &&
           a->n_experts < FERRY_MOE_MAX_EXPERTS - 2 &&
           ferryi_moe_marks_room(a->n_local, tokens, a->topk) <= FERRYI_MOE_SCRATCH - 1;
}

/* For two levels: a token's row once for each node, and a table for each PE. */
static uint64_t moe_outbox_bytes(const ferryi_moe_args *a)
{
    const int *node = ferryi_world_get()->node;
    uint64_t n_nodes = 0;
    for (int32_t pe = 0; pe < a->n_pes; pe++)
        n_nodes += node[pe] == pe;
    return n_nodes * (uint64_t)a->max_tokens * a->row_bytes +
           (uint64_t)a->n_pes * ferryi_moe_table_bytes(a->max_tokens);
}

/* What this process alone has of two levels. */
static ferryi_moe_nodes *moe_make_nodes(const ferryi_moe_args *a)
{
    ferryi_moe_layout l = { NULL, 0, 0 };
    ferryi_moe_nodes *nodes = NULL;
    for (int real = 0; real < 2; real++) {
        if (real && (l.overflow || (l.base = calloc(1, l.used)) == NULL))
            return NULL;
        l.used = 0;
        nodes = moe_carve(&l, 1, sizeof *nodes);
        ferryi_moe_nodes at = { .pe = moe_carve(&l, (size_t)a->n_pes, sizeof *nodes->pe),
                                .order = moe_carve(&l, (size_t)a->n_pes * (size_t)a->max_tokens, sizeof(int32_t)),
                                .at_token = moe_carve(&l, (size_t)a->max_tokens, sizeof(int32_t)),
                                .entry = moe_carve(&l, (size_t)a->max_tokens, sizeof(uint64_t)),
                                .got = moe_carve(&l, (size_t)a->topk, a->return_row_bytes) };
        if (real)
            *nodes = at;
    }
    return nodes;
}

/* Places flags and other zeroed data first; returns their size in bytes. */
static size_t moe_lay_out(ferryi_moe_layout *l, ferryi_moe_args *a, unsigned n_blocks, unsigned own)
{
    size_t n_pes = (size_t)a->n_pes, tokens = (size_t)a->max_tokens, topk = (size_t)a->topk;
    const int by_expert = a->layout == FERRY_MOE_BY_EXPERT || a->layout == FERRY_MOE_CONTIGUOUS;
    for (int news = 0; news < FERRYI_MOE_N_NEWS; news++)
        a->flag[news] = moe_carve(l, n_pes, sizeof(ferryi_moe_flag));
    a->peer = moe_carve(l, n_pes, sizeof(ferryi_moe_peer));
    a->result = moe_carve(l, 1, sizeof(ferryi_moe_result));
    a->grid = moe_carve(l, 1, sizeof(ferryi_moe_grid));
    a->arrived = moe_carve(l, 2 * n_pes, sizeof(uint32_t));
    if (moe_may_be_small(a)) {
        a->choices = moe_carve(l, 2 * n_pes * tokens * topk, sizeof *a->choices);
        a->late_weights = moe_carve(l, n_pes * tokens * topk, sizeof *a->late_weights);
        a->row_flag[0] = moe_carve(l, n_pes * tokens, sizeof(uint64_t));
        a->row_flag[1] = moe_carve(l, n_pes * tokens, sizeof(uint64_t));
    }
    a->tally = moe_carve(l, (size_t)a->n_chunks * (size_t)a->n_local, sizeof(int32_t));
    if (a->nodes != NULL) {
        a->nodes->sealed = moe_carve(l, 1, sizeof(uint64_t));
        a->nodes->kept = moe_carve(l, 1, sizeof(uint64_t));
        a->nodes->summed = moe_carve(l, n_pes, sizeof(ferryi_moe_flag));
    }
    size_t zeroed = l->used;
    if (a->nodes != NULL) {
        a->nodes->outbox = moe_carve(l, 1, moe_outbox_bytes(a));
        a->nodes->kept_rows = moe_carve(l, 2 * n_pes * tokens, a->return_row_bytes);
    }
    if (moe_may_be_small(a)) {
        a->own_row = moe_carve(l, tokens, sizeof(int32_t));
        a->target = by_expert ? moe_carve(l, n_pes * tokens * topk, sizeof(int32_t)) : NULL;
        a->choice_weight = by_expert ? moe_carve(l, n_pes * tokens * topk, sizeof(float)) : NULL;
    }
    a->source_status = moe_carve(l, n_pes, sizeof(int32_t));
    a->block_notes = moe_carve(l, n_blocks * 2 * (n_pes + 1), sizeof(int32_t));
    a->block_row = moe_carve(l, n_blocks, a->block_row_bytes);
    a->slot = moe_carve(l, tokens * n_pes, sizeof(int32_t));
    a->choice_pe = moe_carve(l, tokens * topk, sizeof(int32_t));
    a->missing = moe_carve(l, tokens, sizeof(uint32_t));
    a->expert_first = moe_carve(l, (size_t)a->n_local + 1, sizeof(int32_t));
    a->expert_row = moe_carve(l, n_pes * tokens * topk, sizeof(int32_t));
    a->expert_weight = moe_carve(l, n_pes * tokens * topk, sizeof(float));
    a->rows = moe_carve(l, n_pes * tokens, sizeof(ferry_moe_row));
    a->row_base = moe_carve(l, n_pes + 1, sizeof(int32_t));
    if (a->layout != FERRY_MOE_BY_SOURCE) {
        const size_t room = (size_t)ferryi_moe_room(a), partials = by_expert ? room : n_pes * tokens;
        a->start = moe_carve(l, (size_t)a->n_local + 1, sizeof(int32_t));
        a->weights_status = moe_carve(l, n_pes, sizeof(int32_t));
        a->weights = moe_carve(l, 2 * n_pes * tokens * topk, sizeof(float));
        if (by_expert)
            a->place = moe_carve(l, n_pes * tokens * topk, sizeof(int32_t));
        if (own & FERRY_MOE_OWN_ROWS) {
            a->own_rows = moe_carve(l, room, a->payload_bytes);
            a->own_scales = moe_carve(l, room, a->side_bytes);
        }
        if (own & FERRY_MOE_OWN_PARTIAL)
            a->own_partial = moe_carve(l, partials, (size_t)a->hidden * 2);
    } else if (own & FERRY_MOE_OWN_PARTIAL) {
        a->own_partial = moe_carve(l, n_pes * tokens, (size_t)a->hidden * 2);
    }
    a->dispatch_rows = moe_carve(l, 2 * n_pes * tokens, a->row_bytes);
    a->return_rows = moe_carve(l, 2 * n_pes * tokens, a->return_row_bytes);
    return zeroed;
}

/* Shape and size of one channel for n_blocks blocks.  Every PE computes the same size: n_local differs by one between
 * PEs, so the larger value is used. */
static ferry_status moe_measure(const char *call, const ferry_moe_config *c, unsigned n_blocks, ferryi_moe_args *args,
                                size_t *bytes)
{
    memset(args, 0, sizeof *args);
    moe_set_shape(args, c);
    const int32_t n_local = args->n_local;
    args->n_local = c->n_experts / args->n_pes + 1;
    const unsigned widest = n_blocks * (ferryi_world_get()->gpu ? FERRYI_MOE_THREADS / 32 : 1);
    const unsigned most_chunks = FERRYI_MOE_TALLY / (unsigned)args->n_local;
    args->n_chunks = (int32_t)(most_chunks < 1 ? 1 : most_chunks < widest ? most_chunks : widest);
    ferryi_moe_layout layout = { NULL, 0, 0 };
    ferryi_moe_nodes nodes = { 0 };
    args->nodes = moe_may_have_levels(c) ? &nodes : NULL;
    const int fits = (int64_t)args->n_pes * args->max_tokens <= INT32_MAX / args->topk &&
                     (c->layout != FERRY_MOE_CONTIGUOUS || ferryi_moe_room(args) <= INT32_MAX);
    if (fits)
        moe_lay_out(&layout, args, n_blocks, c->own);
    if (!fits || layout.overflow)
        return ferryi_error(FERRY_ERR_OVERFLOW,
                            "%s: %d PEs x max_tokens %d x topk %d x hidden %d overflows: lower max_tokens", call,
                            args->n_pes, args->max_tokens, args->topk, args->hidden);
    *bytes = (layout.used + 127) & ~(size_t)127;
    args->n_local = n_local;
    args->nodes = NULL;
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
    ferry_status status = moe_take_config(call, config, &c);
    if (status == FERRY_SUCCESS)
        status = moe_check_config(call, &c);
    if (status == FERRY_SUCCESS) /* PEs agree on the number of blocks later: room for the most */
        status = moe_measure(call, &c,
                             c.n_blocks != 0           ? (unsigned)c.n_blocks
                             : ferryi_world_get()->gpu ? FERRY_MOE_MAX_BLOCKS
                                                       : 1,
                             &args, &one);
    if (status == FERRY_SUCCESS)
        *bytes = one * (size_t)c.n_channels;
    return status;
}

/* The program's memory, if it gives some. */
static ferry_status moe_check_memory(const ferry_moe_config *c)
{
    size_t bytes = 0;
    if (c->memory == NULL)
        return c->agreement == NULL ? FERRY_SUCCESS
                                    : ferryi_error(FERRY_ERR_INVALID_ARG,
                                                   "ferry_moe_create: config has an agreement and no memory: give it "
                                                   "ferry_moe_size() bytes of ferry_calloc()");
    if ((uintptr_t)c->memory % 64 != 0)
        return ferryi_error(FERRY_ERR_MISALIGNED, "ferry_moe_create: memory is at %p, not at a multiple of 64",
                            c->memory);
    ferry_status status = ferry_moe_size(c, &bytes);
    if (status == FERRY_SUCCESS && !ferryi_heap_contains(ferryi_world_get(), c->memory, bytes))
        status = ferryi_error(FERRY_ERR_INVALID_ADDR,
                              "ferry_moe_create: memory at %p has no %zu bytes in the symmetric heap: take them from "
                              "ferry_malloc",
                              c->memory, bytes);
    return status;
}

/* The most blocks of a large round, each of which has one of `units` multiprocessors to itself; 0: none is large. */
static unsigned moe_large_blocks(const ferry_moe *moe, unsigned units)
{
    const ferryi_moe_args *a = &moe->args;
    if (!ferryi_world_get()->gpu || !moe->direct || a->small || a->layout != FERRY_MOE_BY_TOKEN ||
        a->dtype == FERRY_MOE_FP8 || a->payload_bytes % 16 != 0)
        return 0;
    if (moe->n_blocks_given)
        return moe->n_blocks < units ? moe->n_blocks : units;
    return units > 1 ? units / 2 : 1; /* two rounds run at the same time */
}

ferry_status ferryi_moe_local_facts(ferryi_moe_facts *facts)
{
    unsigned fit = 0, units = 0;
    const ferry_status status = moe_fit(&fit, &units);
    *facts = (ferryi_moe_facts){ .fit = (int32_t)fit, .direct = moe_all_peers_are_direct(), .window = UINT64_MAX };
    return status;
}

/* What holds on all PEs for objects of this config.  *window: this PE's, which the caller closes; SIZE_MAX: none. */
static ferry_status moe_agree_on_facts(const ferry_moe_config *c, ferry_status own, unsigned own_fit,
                                       ferryi_moe_facts *facts, size_t *window)
{
    if (own == FERRY_SUCCESS)
        own = moe_open_window(c, window);
    if (c->agreement != NULL) {
        *facts = c->agreement->facts;
        return own;
    }
    *facts = (ferryi_moe_facts){ .fit = (int32_t)own_fit,
                                 .direct = moe_all_peers_are_direct(),
                                 .levels = own == FERRY_SUCCESS && moe_can_have_levels(c),
                                 .salt = (uint32_t)ferryi_clock_ns(),
                                 .window = *window };
    ferry_status status = moe_agree(c, own, facts);
    if (facts->window == UINT64_MAX)
        moe_close_window(window);
    return status;
}

/* The memory of a channel.  c->memory: where this channel's begins. */
static ferry_status moe_take_arena(const ferry_moe_config *c, int channel, size_t bytes, char **arena)
{
    *arena = c->memory != NULL ? (char *)c->memory + (size_t)channel * bytes : ferry_align(128, bytes);
    return *arena != NULL ? FERRY_SUCCESS : ferry_last_error();
}

/* Makes the arena ready for rounds: its first `zeroed` bytes are zero but for the windows' addresses.  With an
 * agreement they are zero before, and flags of faster PEs may have arrived there. */
static ferry_status moe_clear(const ferry_moe_config *c, ferryi_moe_args *args, const char *arena, size_t zeroed,
                              size_t window, char **outbox, size_t *outbox_bytes)
{
    char *zeros = calloc(1, zeroed);
    if (zeros == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "ferry_moe_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                            args->my_pe, zeroed);
    const size_t at = (size_t)((char *)args->peer - arena);
    ferryi_moe_peer *peer = (ferryi_moe_peer *)(void *)(zeros + at);
    args->windows = moe_place_windows(args, window, c->agreement != NULL, peer) ||
                    moe_place_outboxes(args, peer, outbox, outbox_bytes);
    ferry_status status = c->agreement == NULL
                              ? ferry_putmem((char *)args->peer - at, zeros, zeroed, args->my_pe)
                              : ferry_putmem(args->peer, peer, (size_t)args->n_pes * sizeof *peer, args->my_pe);
    free(zeros);
    return status;
}

static ferry_status moe_create_channel(const ferry_moe_config *c, ferry_status status, int channel, ferry_moe **out)
{
    ferryi_moe_facts facts = { 0 };
    unsigned units, own_fit;
    size_t window = SIZE_MAX, bytes = 0, outbox_bytes = 0;
    char *outbox = NULL;
    ferry_moe *moe = calloc(1, sizeof *moe);
    const ferry_status opened = moe_fit(&own_fit, &units);
    status = status == FERRY_SUCCESS ? opened : status;
    if (status == FERRY_SUCCESS && moe == NULL)
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "ferry_moe_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                              ferry_my_pe(), sizeof *moe);
    status = moe_agree_on_facts(c, status, own_fit, &facts, &window);
    if (status == FERRY_SUCCESS && (facts.fit == 0 || c->n_blocks > facts.fit))
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_moe_create: n_blocks is %d, but a GPU of the job can run only %d at the same "
                              "time: ask for fewer, or for 0 to let ferry choose",
                              c->n_blocks, facts.fit);
    if (status != FERRY_SUCCESS)
        goto close_window;

    ferryi_moe_args args;
    const unsigned n_blocks = c->n_blocks != 0                   ? (unsigned)c->n_blocks
                              : !ferryi_world_get()->gpu         ? 1
                              : facts.fit < FERRY_MOE_MAX_BLOCKS ? (unsigned)facts.fit
                                                                 : FERRY_MOE_MAX_BLOCKS;
    char *arena;
    status = moe_measure("ferry_moe_create", c, n_blocks, &args, &bytes);
    if (status == FERRY_SUCCESS)
        status = moe_take_arena(c, channel, bytes, &arena);
    if (status != FERRY_SUCCESS)
        goto close_window;
    ferryi_moe_layout layout = { arena, 0, 0 };
    const int32_t n_local = args.n_local;
    args.n_local = c->n_experts / args.n_pes + 1;
    ferryi_moe_nodes unused = { 0 };
    ferryi_moe_nodes *nodes = facts.levels ? moe_make_nodes(&args) : NULL;
    args.nodes = nodes != NULL ? nodes : moe_may_have_levels(c) ? &unused : NULL;
    size_t zeroed = moe_lay_out(&layout, &args, n_blocks, c->own);
    args.n_local = n_local;
    status = moe_clear(c, &args, arena, zeroed, window, &outbox, &outbox_bytes);
    /* In two levels every PE of another node has a window. */
    if (status == FERRY_SUCCESS && facts.levels && (nodes == NULL || outbox == NULL))
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "ferry_moe_create: PE %d has no host memory for two levels: raise the memory limit",
                              args.my_pe);
    /* No flag may arrive before the words are zero. */
    if (c->agreement == NULL)
        status = moe_agree_on("ferry_moe_create", FERRYI_MOE_READY, layout.used, status);
    if (status != FERRY_SUCCESS)
        goto free_arena;
    args.nodes = nodes;
    if (nodes != NULL)
        nodes->salt = facts.salt;
    args.small = facts.direct && !args.windows && args.row_flag[0] != NULL;
    if (!args.small)
        args.target = NULL; /* other rounds have `place` and `start` */
    moe->args = args;
    moe->arena = arena;
    moe->arena_given = c->memory != NULL;
    moe->is_local = c->agreement != NULL;
    moe->window = window;
    moe->outbox = outbox;
    moe->outbox_bytes = outbox_bytes;
    moe->nodes = nodes;
    moe->n_blocks = c->n_blocks != 0 || units > n_blocks ? n_blocks : units;
    moe->n_blocks_given = c->n_blocks != 0;
    moe->direct = !args.windows && moe_all_peers_are_direct();
    moe->large_blocks = moe_large_blocks(moe, units);
    *out = moe;
    return FERRY_SUCCESS;

free_arena:
    free(nodes);
    moe_free_outboxes(outbox, outbox_bytes);
    if (c->memory == NULL)
        (void)ferry_free(arena);
close_window:
    free(moe);
    moe_close_window(&window);
    return status;
}

/* What this PE alone has of a channel. */
static void moe_drop(ferry_moe *moe)
{
    if (!moe->is_local) /* what stands in such a window must never be read as another object's */
        moe_close_window(&moe->window);
    moe_free_outboxes(moe->outbox, moe->outbox_bytes);
    free(moe->nodes);
    free(moe);
}

/* Frees this PE's part once all have finished with it.  After a timeout, which all PEs get, the object stays. */
static ferry_status moe_destroy_channel(ferry_moe *moe)
{
    ferry_status status = moe->is_local      ? ferry_quiet()
                          : moe->arena_given ? moe_agree_on("ferry_moe_destroy", FERRYI_MOE_LEFT, 0, ferry_quiet())
                                             : ferry_free(moe->arena);
    if (status != FERRY_ERR_TIMEOUT)
        moe_drop(moe);
    return status;
}

ferry_status ferry_moe_create(const ferry_moe_config *config, ferry_moe **out)
{
    FERRYI_UNCANCELLED;
    ferry_moe *made = NULL;
    ferry_moe_config c;
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_moe_create");
    if (config == NULL || out == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_create: %s is NULL", config == NULL ? "config" : "moe");
    if (ferry_n_pes() > FERRY_MOE_MAX_PES)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_moe_create on %d PEs: at most %d are supported",
                            ferry_n_pes(), FERRY_MOE_MAX_PES);
    ferry_status status = moe_take_config("ferry_moe_create", config, &c);
    if (status == FERRY_SUCCESS)
        status = moe_check_config("ferry_moe_create", &c);
    if (status == FERRY_SUCCESS)
        status = moe_check_memory(&c);
    const int n_channels = status == FERRY_SUCCESS ? c.n_channels : 1;
    status = moe_create_channel(&c, status, 0, &made);
    if (status == FERRY_SUCCESS && n_channels == 2) {
        status = moe_create_channel(&c, FERRY_SUCCESS, 1, &made->second);
        if (status != FERRY_SUCCESS && moe_destroy_channel(made) == FERRY_ERR_TIMEOUT)
            moe_drop(made);
    }
    if (status == FERRY_SUCCESS)
        *out = made;
    return status;
}

ferry_moe *ferry_moe_channel(ferry_moe *moe, int i)
{
    return moe == NULL || i < 0 || i > 1 ? NULL : i == 0 ? moe : moe->second;
}

ferry_status ferry_moe_destroy(ferry_moe *moe)
{
    FERRYI_UNCANCELLED;
    ferry_status second = FERRY_SUCCESS;
    if (moe == NULL)
        return FERRY_SUCCESS;
    if (moe->second != NULL)
        second = moe_destroy_channel(moe->second);
    if (second == FERRY_ERR_TIMEOUT)
        return second;
    moe->second = NULL;
    ferry_status status = moe_destroy_channel(moe);
    return status != FERRY_SUCCESS ? status : second;
}
