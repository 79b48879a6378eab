/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_ADDRESS_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_ADDRESS_FUNCS_H

#include "block__funcs.h"
#include "nodes.h"

/* Where things are: experts, rows, flags and windows, and the path of a row to its PE. */

FERRYI_FN int32_t ferryi_moe_expert_owner(int32_t n_experts, int32_t n_pes, int32_t expert)
{
    int32_t base = n_experts / n_pes, more = n_experts % n_pes; /* the first `more` PEs own base + 1 */
    int32_t split = more * (base + 1);
    return expert < split ? expert / (base + 1) : more + (expert - split) / base;
}

FERRYI_FN int32_t ferryi_moe_pe_first_expert(int32_t n_experts, int32_t n_pes, int32_t pe)
{
    int32_t base = n_experts / n_pes, more = n_experts % n_pes;
    return pe * base + (pe < more ? pe : more);
}

/* ferryi_moe_expert_owner() and ferryi_moe_pe_first_expert() without a division. */
FERRYI_FN int32_t ferryi_moe_expert_owner_fast(const ferryi_moe_shape *shape, int32_t expert)
{
    const int32_t split = shape->expert_more * (shape->expert_base + 1);
    return expert < split ? ferryi_moe_over(expert, shape->more_inverse)
                          : shape->expert_more + ferryi_moe_over(expert - split, shape->base_inverse);
}
FERRYI_FN int32_t ferryi_moe_pe_first_expert_fast(const ferryi_moe_shape *shape, int32_t pe)
{
    return pe * shape->expert_base + (pe < shape->expert_more ? pe : shape->expert_more);
}

/* ---- The round under way. */

/* The generation of the round under way; the last kernel of a round ends the round. */
FERRYI_FN uint64_t ferryi_moe_round_generation(const ferryi_moe_scratch *scratch)
{
    return scratch->result->counts.rounds + 1;
}

/* The number of rows of the round; none when the receiving half did not end. */
FERRYI_FN int32_t ferryi_moe_round_n_rows(const ferryi_moe_scratch *scratch)
{
    return scratch->result->stuck ? 0 : scratch->result->n_rows;
}

/* ---- Rows and flags. */

/* Row `slot` of the region that belongs to the pair with pe, in the parity of the generation. */
FERRYI_FN char *ferryi_moe_row_at_round(const ferryi_moe_shape *shape, uint64_t generation, char *region,
                                        uint64_t row_bytes, int32_t pe, int32_t slot)
{
    const uint32_t index =
        ((uint32_t)(generation & 1) * (uint32_t)shape->n_pes + (uint32_t)pe) * (uint32_t)shape->max_tokens;
    return region + ((uint64_t)index + (uint32_t)slot) * row_bytes;
}
FERRYI_FN char *ferryi_moe_row_at(const ferryi_moe_args *a, char *region, uint64_t row_bytes, int32_t pe, int32_t slot)
{
    return ferryi_moe_row_at_round(&a->shape, ferryi_moe_round_generation(&a->scratch), region, row_bytes, pe, slot);
}

FERRYI_FN const char *ferryi_moe_partial_at(const ferryi_moe_args *a, int32_t r)
{
    return (const char *)a->request.partial +
           (int64_t)r * a->shape.hidden * (a->request.partial_dtype == FERRY_MOE_F32 ? 4 : 2);
}

/* Piece `part` of `parts` of a row, in elements: whole groups of 128. */
FERRYI_FN uint32_t ferryi_moe_row_piece(const ferryi_moe_shape *shape, uint32_t part, uint32_t parts)
{
    uint32_t groups = ((uint32_t)shape->hidden + 127) / 128, at = part * groups / parts * 128;
    return at < (uint32_t)shape->hidden ? at : (uint32_t)shape->hidden;
}

FERRYI_FN uint64_t *ferryi_moe_flag_at_round(const ferryi_moe_regions *regions, uint64_t generation,
                                             enum ferryi_moe_flag_kind kind, int32_t pe)
{
    return &regions->flag[kind][pe].word[generation & 1];
}
FERRYI_FN uint64_t *ferryi_moe_flag_at(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe)
{
    return ferryi_moe_flag_at_round(&a->regions, ferryi_moe_round_generation(&a->scratch), kind, pe);
}

enum ferryi_moe_direction { FERRYI_MOE_OUT, FERRYI_MOE_BACK };

/* The choices of token t of pe in the parity of the generation; the same place on every PE. */
FERRYI_FN ferryi_moe_sent_choice *ferryi_moe_choices_at(const ferryi_moe_args *a, uint64_t generation, int32_t pe,
                                                        int32_t t)
{
    const uint32_t region = (uint32_t)(generation & 1) * (uint32_t)a->shape.n_pes + (uint32_t)pe;
    return a->regions.choices + (region * (uint32_t)a->shape.max_tokens + (uint32_t)t) * (uint32_t)a->shape.topk;
}

FERRYI_FN ferryi_moe_sent_choice *ferryi_moe_late_weights_at(const ferryi_moe_args *a, int32_t pe, int32_t t)
{
    return a->regions.late_weights + (uint32_t)((pe * a->shape.max_tokens + t) * a->shape.topk);
}

FERRYI_FN uint64_t *ferryi_moe_row_flag_at(const ferryi_moe_args *a, enum ferryi_moe_direction direction, int32_t pe,
                                           int32_t t)
{
    return a->regions.row_flag[direction] + (uint32_t)(pe * a->shape.max_tokens + t);
}

/* ---- Windows. */

/* The rows of a window, in bytes.  In the host space one place serves both directions and parities, since the put that
 * empties it ends when the network has read it: so it stays in the cache. */
FERRYI_FN uint64_t ferryi_moe_window_rows_size(const ferryi_moe_shape *shape)
{
    if (!FERRYI_GPU && !ferryi_world_get()->gpu)
        return (uint64_t)shape->max_tokens * shape->block_row_bytes;
    return 2 * (uint64_t)shape->max_tokens * (shape->row_bytes + shape->return_row_bytes);
}

FERRYI_FN uint64_t ferryi_moe_window_bytes(const ferryi_moe_shape *shape)
{
    return sizeof(ferryi_moe_window) + ferryi_moe_window_rows_size(shape) +
           (shape->layout != 0 ? 2 * (uint64_t)shape->max_tokens * (uint64_t)shape->topk * sizeof(float) : 0);
}

/* The window that receives pe's flags and rows; NULL: the heap receives them. */
FERRYI_FN char *ferryi_moe_window_at(const ferryi_moe_args *a, int32_t pe)
{
    return FERRYI_LIKELY(!a->shape.windows) ? NULL : a->scratch.peer[pe].in;
}

/* The weights of the token in row `slot` that came from pe (FERRY_MOE_WEIGHTS), in the parity of this generation. */
FERRYI_FN float *ferryi_moe_weights_at(const ferryi_moe_args *a, int32_t pe, int32_t slot)
{
    return (float *)(void *)ferryi_moe_row_at(a, (char *)a->regions.weights, (uint64_t)a->shape.topk * sizeof(float),
                                              pe, slot);
}

/* The same on a window. */
FERRYI_FN float *ferryi_moe_window_weights_at(const ferryi_moe_args *a, char *window, int32_t slot)
{
    const uint64_t tokens = (uint64_t)a->shape.max_tokens,
                   index = (ferryi_moe_round_generation(&a->scratch) & 1) * tokens + (uint64_t)slot;
    window += sizeof(ferryi_moe_window) + ferryi_moe_window_rows_size(&a->shape);
    return (float *)(void *)window + index * (uint64_t)a->shape.topk;
}

/* Row `slot` on a window, in the parity of this generation. */
FERRYI_FN char *ferryi_moe_window_row_at(const ferryi_moe_args *a, char *window, int returned, int32_t slot)
{
    window += sizeof(ferryi_moe_window);
    if (!FERRYI_GPU)
        return window + (uint64_t)slot * (returned ? a->shape.return_row_bytes : a->shape.row_bytes);
    const uint64_t tokens = (uint64_t)a->shape.max_tokens,
                   index = (ferryi_moe_round_generation(&a->scratch) & 1) * tokens + (uint64_t)slot;
    return returned ? window + 2 * tokens * a->shape.row_bytes + index * a->shape.return_row_bytes
                    : window + index * a->shape.row_bytes;
}

/* ---- The path of a row. */

/* How a block sends to a PE in this kernel.  Each block decides once, since a route may change while rows are sent. */
#define FERRYI_MOE_DIRECT 1
#define FERRYI_MOE_NO_ROWS 2       /* this block's view: the PE gets no rows */
#define FERRYI_MOE_WINDOW 4        /* with DIRECT: to its window */
#define FERRYI_MOE_CROSSES_NODES 8 /* with WINDOW: a PE of another node, in two levels */
#define FERRYI_MOE_NOT_NOW 32      /* with NO_ROWS: nor does it get a flag in this half */

/* PEs are served by the way to them: stores to heaps (DIRECT), stores to windows (DIRECT and WINDOW), puts (0).  Where
 * blocks share no work (per_pe/windows__funcs.h), stores go together (DIRECT and EITHER). */
#define FERRYI_MOE_EITHER 16
#define FERRYI_MOE_TO_WINDOWS (FERRYI_MOE_DIRECT | FERRYI_MOE_WINDOW)
#define FERRYI_MOE_BY_STORES (FERRYI_MOE_DIRECT | FERRYI_MOE_EITHER)
FERRYI_FN int ferryi_moe_transport_goes(int32_t transport, int32_t way)
{
    return (transport &
            (way == FERRYI_MOE_TO_WINDOWS || way == FERRYI_MOE_DIRECT ? FERRYI_MOE_TO_WINDOWS : FERRYI_MOE_DIRECT)) ==
           (way & ~FERRYI_MOE_EITHER);
}

/* The way after `way`; -1: none.  weak: some PE is reached by puts. */
FERRYI_FN int32_t ferryi_moe_way_next(int32_t way, int weak, const int form)
{
    if ((form & FERRYI_MOE_DIRECT_ONLY) != 0 || way == 0)
        return -1;
    return way == FERRYI_MOE_DIRECT ? FERRYI_MOE_TO_WINDOWS : weak ? 0 : -1;
}

/* DIRECT and WINDOW for a PE with a window, else 0.  Window stores never wait; a lost PE gets nothing. */
FERRYI_FN int32_t ferryi_moe_transport_of_window(const ferryi_moe_args *a, int32_t pe)
{
    const int32_t apart = !FERRYI_GPU && a->regions.nodes != NULL ? FERRYI_MOE_CROSSES_NODES : 0;
    return a->shape.windows && a->scratch.peer[pe].out != NULL ? FERRYI_MOE_DIRECT | FERRYI_MOE_WINDOW | apart : 0;
}

/* How to send to pe.  A kernel without other transports treats a PE that direct stores no longer reach as late, or as
 * lost.
 */
FERRYI_FN int32_t ferryi_moe_transport_choose(const ferryi_moe_args *a, int32_t pe, int direct, const int form)
{
    return FERRYI_LIKELY(direct) || (form & FERRYI_MOE_DIRECT_ONLY) != 0 ? FERRYI_MOE_DIRECT
                                                                         : ferryi_moe_transport_of_window(a, pe);
}

/* The address at pe of the row that is at `row` on this PE. */
FERRYI_FN char *ferryi_moe_row_at_peer(const ferryi_moe_args *a, int32_t transport, char *row, int returned,
                                       int32_t slot, int32_t pe, const int form)
{
    if ((form & FERRYI_MOE_DIRECT_ONLY) == 0 && FERRYI_UNLIKELY(transport & FERRYI_MOE_WINDOW))
        return ferryi_moe_window_row_at(a, a->scratch.peer[pe].out, returned, slot);
    return (char *)ferryi_peer_addr(ferryi_world_get(), row, pe);
}

/* Counts a row that went directly as a put.  On GPUs a counted row goes directly only through a window. */
FERRYI_FN void ferryi_moe_row_count(ferryi_world *w, int32_t pe, size_t bytes, int32_t transport)
{
    if (FERRYI_GPU) {
        if (FERRYI_LIKELY((transport & FERRYI_MOE_WINDOW) == 0) || FERRYI_MOE_LANE != 0)
            return;
        FERRYI_STATS_ADD(w, pe, bytes_staged, bytes);
    } else {
        if ((transport & FERRYI_MOE_WINDOW) != 0) /* the put counts */
            return;
        FERRYI_STATS_ADD(w, pe, stores, 1);
    }
    FERRYI_STATS_ADD(w, pe, bytes_put, bytes);
}

/* ---- Two levels: nodes.h. */

#if FERRYI_GPU
#define ferryi_moe_round_has_levels(a) 0
#define ferryi_moe_transport_crosses_nodes(transport) 0
#define ferryi_moe_row_slot(a, pe, r) (r)
#define ferryi_moe_slot_of_weights(slot) (slot)
#define ferryi_moe_row_slot_here(a, row) ((row)->slot)
#else

FERRYI_FN int ferryi_moe_round_has_levels(const ferryi_moe_regions *regions)
{
    return regions->nodes != NULL;
}

/* Of a PE of another node. */
FERRYI_FN int ferryi_moe_transport_crosses_nodes(int32_t transport)
{
    return (transport & FERRYI_MOE_CROSSES_NODES) != 0;
}

/* Where row r of those from pe, in token order, lies among them. */
FERRYI_FN int32_t ferryi_moe_row_slot(const ferryi_moe_args *a, int32_t pe, int32_t r)
{
    if (!ferryi_moe_round_has_levels(&a->regions) || a->regions.nodes->pe[pe].own_here < 0)
        return r;
    return a->regions.nodes->order[(int64_t)pe * a->shape.max_tokens + r];
}

/* Of args.scratch.slot: where the weights of a row go.  A row elsewhere has -2 - slot there. */
FERRYI_FN int32_t ferryi_moe_slot_of_weights(int32_t slot)
{
    return slot < -1 ? -2 - slot : slot;
}

/* Where a received row lies, which its source knows too. */
FERRYI_FN int32_t ferryi_moe_row_slot_here(const ferryi_moe_args *a, const ferry_moe_row *row)
{
    return ferryi_moe_row_slot(a, row->source_pe, row->slot);
}

#endif

#endif
