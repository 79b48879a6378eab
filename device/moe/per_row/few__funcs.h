/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_ROW_FEW_FUNCS_H
#define FERRY_DETAIL_MOE_PER_ROW_FEW_FUNCS_H

#include "../common/place__funcs.h"
#include "combine__funcs.h"

/* Combine of small rounds: rows of a PE that has few tokens in this round, shape.few at most, come back to it in units,
 * without flags.  Each PE has told the number of its tokens in dispatch, so a PE that returns rows knows what the
 * source awaits.  combine_few runs where the host knows that this PE has few tokens, else combine_small, which awaits
 * units too: the number may be on the GPU.  Both return rows in either form, since other PEs have other numbers; what
 * is not a kernel's own form is out of line.
 *
 * flag                who sets it, and where        who waits for it               what else ends the wait
 * ------------------  ----------------------------  -----------------------------  -----------------------------
 * few_rows[]: a unit  a warp of the row's PE, at    the warp of the source that    SENT_ROWS of a later round;
 * is 4 elements, each the row's source              adds up these elements         RETURNED_ROWS, SKIPPED
 * half of it beside
 * half a generation
 *
 * A row in units takes twice the link's time of a plain row, and saves a fence (a flight there and back), a flag's
 * flight and a load behind the flag.
 *
 * A warp has a piece of a row, 32 units: first of rows that this PE returns, then of its own tokens.  No piece waits
 * for another one of its PE, and each warp returns all its pieces before it waits, so blocks need not meet.  What a
 * warp must know is loaded at once, before any of it is looked at: after a cache flush each load that depends on
 * another one costs half a microsecond or more.
 *
 * Warps may disagree about a row that comes at the last moment.  So when any piece has failed, the last block adds up
 * all tokens again, and decides once for each row: all of its units are there, or it is missing.
 *
 * Units need no parity: a PE returns rows of g only to a source whose dispatch flag of g it has taken, and the source
 * set that flag when it had added up g - 1.  A PE that was stopped overwrites only older units of its own.  A unit that
 * was written exactly 2^32 rounds ago, and not since, would be taken for this round's if the row came late. */

/* Rows of a source at all other PEs together for which units are faster than flags: two PEs on one H200, joined by MPS,
 * events, us: by expert 11.7 instead of 18.4 for one token, 12.8 and 19.4 for 4, 16.9 and 18.5 for 8, 19.9 and 20.0 for
 * 16; by source 11.4 and 13.9 for one, 12.5 and 14.2 for 4, 16.3 and 14.1 for 8. */
#define FERRYI_MOE_FEW_ROWS 16
#define FERRYI_MOE_FEW_ROWS_BY_SOURCE 4
#define FERRYI_MOE_FEW_PES 32  /* a lane each */
#define FERRYI_MOE_UNIT 4      /* elements */
#define FERRYI_MOE_PIECE 128   /* elements: a unit for each lane */
#define FERRYI_MOE_FEW_BATCH 8 /* loads in flight for each lane */

/* The most tokens of a PE that are few, the same on all PEs; 0: none are.  Rounds by source have another kernel for
 * many tokens, which knows no units: there all rounds of an object have few tokens, or none has. */
FERRYI_FN int32_t ferryi_moe_few_tokens(const ferryi_moe_shape *shape)
{
    const int by_source = shape->layout == FERRY_MOE_BY_SOURCE;
    const int32_t others = shape->n_pes > 1 ? shape->n_pes - 1 : 1;
    const int32_t most = (by_source ? FERRYI_MOE_FEW_ROWS_BY_SOURCE : FERRYI_MOE_FEW_ROWS) / others;
    if (shape->n_pes > FERRYI_MOE_FEW_PES || shape->layout == FERRY_MOE_BY_TOKEN ||
        shape->hidden % FERRYI_MOE_UNIT != 0 || (by_source && shape->max_tokens > most))
        return 0;
    return shape->max_tokens < most ? shape->max_tokens : most;
}

/* Of a row in units, whose last piece may be partly empty. */
FERRYI_FN uint32_t ferryi_moe_few_words(const ferryi_moe_shape *shape)
{
    return (uint32_t)shape->few_pieces * (FERRYI_MOE_PIECE / FERRYI_MOE_UNIT) * 2;
}

/* The lane's unit in a piece of the row that `from` returns for token t. */
FERRYI_FN uint64_t *ferryi_moe_few_unit(const ferryi_moe_args *a, int32_t from, int32_t t, int32_t piece)
{
    const uint32_t row = (uint32_t)(from * a->shape.few + t);
    const uint32_t unit =
        (row * (uint32_t)a->shape.few_pieces + (uint32_t)piece) * (FERRYI_MOE_PIECE / FERRYI_MOE_UNIT);
    return a->regions.few_rows + 2 * (uint64_t)(unit + FERRYI_MOE_LANE);
}

/* How rows are split among warps: each row into `shares` of `span` pieces. */
FERRYI_FN ferryi_moe_few_split ferryi_moe_few_split_rows(const ferryi_moe_shape *shape, int32_t n_rows, int32_t n_warps)
{
    ferryi_moe_few_split split;
    split.span = n_rows * shape->few_pieces <= n_warps ? 1 : (n_rows * shape->few_pieces + n_warps - 1) / n_warps;
    split.span = split.span < shape->few_pieces ? split.span : shape->few_pieces;
    split.shares = (shape->few_pieces + split.span - 1) / split.span;
    split.inverse = ferryi_moe_inverse(split.shares);
    return split;
}

/* The number of the lowest bit. */
FERRYI_FN uint32_t ferryi_moe_mask_lowest(uint32_t mask)
{
    return ferryi_moe_mask_count((mask & (0u - mask)) - 1);
}

/* ---- Who has what. */

FERRYI_FN int32_t ferryi_moe_warp_in_grid(void)
{
    return (int32_t)(FERRYI_MOE_WARP * FERRYI_MOE_BLOCKS + FERRYI_MOE_BLOCK);
}
FERRYI_FN int32_t ferryi_moe_warps_of_grid(void)
{
    return (int32_t)(FERRYI_MOE_WARPS * FERRYI_MOE_BLOCKS);
}

/* The first share of a token that a warp adds up: the other way round, so that warps without rows begin. */
FERRYI_FN int32_t ferryi_moe_few_first_token(void)
{
    return ferryi_moe_warps_of_grid() - 1 - ferryi_moe_warp_in_grid();
}

/* The warp of the first block that does what is done once: with one token it has nothing else to do. */
FERRYI_FN int ferryi_moe_few_is_spare(void)
{
    return FERRYI_MOE_BLOCK == 0 && FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1;
}

/* ---- What a warp loads. */

/* The terms of a weighted sum: lane k has the place, among the experts' rows, of choice k of a token, or -1. */
typedef struct ferryi_moe_few_terms {
    int32_t place;
    uint32_t weight; /* bits */
} ferryi_moe_few_terms;

/* A token of this PE. */
typedef struct ferryi_moe_few_token {
    ferryi_moe_few_terms own; /* of the sum of this PE's experts */
    int32_t slot, choice_pe;  /* lane pe, lane k */
} ferryi_moe_few_token;

/* What a warp knows of the round; bits are PEs. */
typedef struct ferryi_moe_few {
    uint64_t generation, deadline;
    uint32_t to;       /* get their rows back in units */
    uint32_t many;     /* get them back otherwise */
    uint32_t alive;    /* the dispatch to them did not fail */
    uint32_t in_place; /* this PE, if the rows of its own tokens are read where the experts left them */
    int32_t n_tokens;
    int32_t tokens; /* lane pe: of that PE */
} ferryi_moe_few;

FERRYI_FN int32_t ferryi_moe_few_load(const void *word)
{
    return (int32_t)ferryi_ld_relaxed_u32((const uint32_t *)word); /* at once: the compiler moves it behind nothing */
}

/* The terms of token t of pe, of which there may be none.  With `given`, the weights of another PE come later. */
FERRYI_FN void ferryi_moe_few_load_terms(const ferryi_moe_args *a, int32_t pe, int32_t t, const int given,
                                         ferryi_moe_few_terms *terms)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, topk = a->shape.topk;
    const int32_t at = (pe * a->shape.few + t) * topk + lane;
    terms->place = -1;
    terms->weight = ferryi_num_bits(1.0f);
    if (t >= a->shape.few || lane >= topk)
        return;
    terms->place = ferryi_moe_few_load(&a->scratch.few_place[at]);
    if (a->scratch.target == NULL)
        return;
    if (!given)
        terms->weight = (uint32_t)ferryi_moe_few_load(&a->scratch.few_weight[at]);
    else if (pe == a->shape.my_pe && (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0)
        terms->weight = (uint32_t)ferryi_moe_few_load(&a->request.round.combine_weight[t * topk + lane]);
}

FERRYI_FN int ferryi_moe_few_is_given(const ferryi_moe_args *a)
{
    return (a->request.stages & FERRY_MOE_WEIGHTS) != 0 && a->scratch.target != NULL;
}

/* Token t, of which there may be none. */
FERRYI_FN void ferryi_moe_few_load_token(const ferryi_moe_args *a, int32_t t, ferryi_moe_few_token *token)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE;
    token->slot = token->choice_pe = -1;
    ferryi_moe_few_load_terms(a, a->shape.my_pe, t, ferryi_moe_few_is_given(a), &token->own);
    if (t < a->shape.max_tokens && lane < a->shape.n_pes)
        token->slot = ferryi_moe_few_load(&a->scratch.slot[t * a->shape.n_pes + lane]);
    if (t < a->shape.max_tokens && lane < a->shape.topk)
        token->choice_pe = ferryi_moe_few_load(&a->scratch.choice_pe[t * a->shape.topk + lane]);
}

/* What a warp has to send: pieces `begin` to `end` of the row that answers token t of pe. */
typedef struct ferryi_moe_few_row {
    int32_t pe, t, begin, end;
    ferryi_moe_few_terms terms;
} ferryi_moe_few_row;

/* Number i of all shares in the rows of other PEs' tokens (or of all PEs' when this PE's are not read in place). */
FERRYI_FN void ferryi_moe_few_load_row(const ferryi_moe_args *a, int32_t i, ferryi_moe_few_row *row)
{
    const ferryi_moe_few_split *split = &a->request.few_send;
    const int32_t number = ferryi_moe_over(i, split->inverse), share = i - number * split->shares;
    const int32_t pe = ferryi_moe_over(number, a->shape.few_inverse);
    row->t = number - pe * a->shape.few;
    row->pe = pe + (ferryi_moe_combine_is_in_place(&a->request) && pe >= a->shape.my_pe);
    row->begin = share * split->span;
    row->end = row->begin + split->span < a->shape.few_pieces ? row->begin + split->span : a->shape.few_pieces;
    row->terms.place = -1;
    if (row->pe < a->shape.n_pes)
        ferryi_moe_few_load_terms(a, row->pe, row->t, ferryi_moe_few_is_given(a), &row->terms);
}

/* The state of the round; its loads go with those that the caller has begun. */
FERRYI_FN void ferryi_moe_few_begin(const ferryi_moe_args *a, ferryi_moe_few *f)
{
    const ferryi_world *w = ferryi_world_get();
    const ferryi_moe_result *result = a->scratch.result;
    const int32_t pe = (int32_t)FERRYI_MOE_LANE, me = a->shape.my_pe;
    int32_t got = -1, send_status = FERRY_ERR_EMPTY;
    f->generation = ferryi_ld_relaxed_u64(&result->counts.rounds) + 1;
    const int stuck = ferryi_moe_few_load(&result->stuck) != 0;
    f->n_tokens = ferryi_moe_few_load(&result->n_tokens);
    f->tokens = 0;
    if (pe < a->shape.n_pes) {
        const ferryi_moe_peer *peer = &a->scratch.peer[pe];
        got = ferryi_moe_few_load(&peer->got);
        f->tokens = ferryi_moe_few_load(&peer->tokens);
        send_status = ferryi_moe_few_load(&peer->send_status);
    }
    f->deadline = ferryi_clock_ns() + ferryi_moe_round_budget(a);
    f->in_place = ferryi_moe_combine_is_in_place(&a->request) && !stuck ? 1u << me : 0;
    const int taken = got >= 0 && !stuck && ferryi_moe_peer_is_direct(w, pe) && (f->in_place >> pe & 1) == 0;
    f->to = ferryi_moe_warp_ballot(taken && ferryi_moe_few_are(&a->shape, f->tokens));
    f->many = ferryi_moe_warp_ballot(taken) & ~f->to;
    f->alive = ferryi_moe_warp_ballot(send_status == FERRY_SUCCESS && !(stuck && pe == me));
}

/* ---- The sum over this PE's experts. */

FERRYI_FN void ferryi_moe_few_unpack(uint64_t unit, float *value)
{
    for (int e = 0; e < FERRYI_MOE_UNIT; e++)
        value[e] = ferryi_num_from_bf16((uint16_t)(unit >> 16 * e));
}

FERRYI_FN uint64_t ferryi_moe_few_pack(const float *sum)
{
    return (uint64_t)ferryi_moe_bf16_pack_two(sum[2], sum[3]) << 32 | ferryi_moe_bf16_pack_two(sum[0], sum[1]);
}

/* For any alignment, and for partial rows of floats. */
FERRYI_NOINLINE uint64_t ferryi_moe_few_sum_odd(const ferryi_moe_args *a, const char *partial, int32_t place,
                                                float weight, int32_t element)
{
    const int wide = a->request.partial_dtype == FERRY_MOE_F32;
    float sum[FERRYI_MOE_UNIT] = { 0 };
    uint32_t left = ferryi_moe_warp_ballot(place >= 0);
    FERRYI_ROLLED
    for (; left != 0; left &= left - 1) {
        const uint32_t j = ferryi_moe_mask_lowest(left);
        const int32_t at = (int32_t)ferryi_moe_warp_shuffle((uint32_t)place, j);
        const float by = ferryi_num_float(ferryi_moe_warp_shuffle(ferryi_num_bits(weight), j));
        const char *row = partial + (uint64_t)at * (uint64_t)a->shape.hidden * (wide ? 4 : 2);
        for (int32_t e = 0; e < FERRYI_MOE_UNIT && element < a->shape.hidden; e++)
            sum[e] += by * (wide ? ((const float *)(const void *)row)[element + e]
                                 : ferryi_num_from_bf16(((const uint16_t *)(const void *)row)[element + e]));
    }
    return ferryi_moe_few_pack(sum);
}

/* One lane waits at length for its weight of token t of pe. */
FERRYI_COLD int ferryi_moe_few_await_weight(const ferryi_moe_args *a, uint64_t deadline, int32_t pe, int32_t t)
{
    const ferryi_moe_sent_choice *word = ferryi_moe_late_weights_at(a, pe, t) + FERRYI_MOE_LANE;
    return ferryi_moe_choice_await(a, FERRY_CALL_MOE_COMBINE, word, pe, deadline) == FERRY_SUCCESS;
}

/* The lane's weight that pe gives to combine for token t; lanes without a place have none.  0: it does not come, or the
 * row is left. */
FERRYI_FN int ferryi_moe_few_take_weight(const ferryi_moe_args *a, const ferryi_moe_few *f, int32_t pe, int32_t t,
                                         ferryi_moe_few_terms *terms)
{
    const ferryi_moe_sent_choice *word = ferryi_moe_late_weights_at(a, pe, t) + FERRYI_MOE_LANE;
    uint64_t k = 0, weight = 0;
    if (terms->place < 0)
        return 1;
    ferryi_ld_relaxed_two(&word->expert, &k, &weight);
    for (int polls = 0; !ferryi_moe_choice_is_here(f->generation, k, weight); polls++) {
        if (ferryi_moe_return_leaves(a) ||
            (polls == FERRYI_MOE_PATIENT_POLLS && !ferryi_moe_few_await_weight(a, f->deadline, pe, t)))
            return 0;
        ferryi_ld_relaxed_two(&word->expert, &k, &weight);
    }
    terms->weight = (uint32_t)weight;
    return 1;
}

/* One warp: the lane's unit of a weighted sum, packed as a row that travels has it.  row: its weights are still to come
 * from its source; else NULL.  0 in *all, in all lanes, when they do not. */
FERRYI_FN uint64_t ferryi_moe_few_sum(const ferryi_moe_args *a, const ferryi_moe_few *f, ferryi_moe_few_terms terms,
                                      int32_t piece, ferryi_moe_few_row *row, int *all)
{
    const int32_t unit = piece * (FERRYI_MOE_PIECE / FERRYI_MOE_UNIT) + (int32_t)FERRYI_MOE_LANE;
    const char *partial = (const char *)(a->request.partial != NULL ? a->request.partial : a->scratch.own_partial);
    const int even = a->request.partial_dtype != FERRY_MOE_F32 && ((uintptr_t)partial & 7) == 0;
    const int64_t room = a->request.round.room; /* CONTIGUOUS; rows by source and by expert have all their room */
    if (room != 0 && a->scratch.target != NULL && terms.place >= ferryi_moe_output_room(a))
        terms.place = -1;
    float sum[FERRYI_MOE_UNIT] = { 0 };
    uint32_t left = even ? ferryi_moe_warp_ballot(terms.place >= 0) : 0;
    int first = 1;
    do {
        uint64_t v[FERRYI_MOE_FEW_BATCH];
        uint32_t todo = left;
        for (int c = 0; c < FERRYI_MOE_FEW_BATCH; c++, todo &= todo - 1) {
            const uint32_t place = ferryi_moe_warp_shuffle((uint32_t)terms.place, ferryi_moe_mask_lowest(todo) & 31);
            const char *at = partial + (uint64_t)place * 2 * (uint64_t)a->shape.hidden;
            v[c] = 0;
            if (todo != 0 && unit * FERRYI_MOE_UNIT < a->shape.hidden)
                v[c] = ferryi_ld_relaxed_u64((const uint64_t *)(const void *)at + unit);
        }
        if (row != NULL && first) { /* while the rows come from memory */
            *all = ferryi_moe_warp_ballot(!ferryi_moe_few_take_weight(a, f, row->pe, row->t, &row->terms)) == 0;
            terms.weight = row->terms.weight;
        }
        first = 0;
        for (int c = 0; c < FERRYI_MOE_FEW_BATCH; c++, left &= left - 1) {
            const float by = ferryi_num_float(ferryi_moe_warp_shuffle(terms.weight, ferryi_moe_mask_lowest(left) & 31));
            float value[FERRYI_MOE_UNIT];
            ferryi_moe_few_unpack(v[c], value);
            for (int e = 0; e < FERRYI_MOE_UNIT && left != 0; e++)
                sum[e] += by * value[e];
        }
    } while (left != 0);
    if (FERRYI_UNLIKELY(!even))
        return ferryi_moe_few_sum_odd(a, partial, terms.place, ferryi_num_float(terms.weight), unit * FERRYI_MOE_UNIT);
    return ferryi_moe_few_pack(sum);
}

/* ---- Send. */

/* The place of a row's first piece among what may be left. */
FERRYI_FN int32_t ferryi_moe_few_owed(const ferryi_moe_args *a, const ferryi_moe_few_row *row)
{
    return a->shape.n_pes * a->shape.max_tokens + (row->pe * a->shape.few + row->t) * a->shape.few_pieces;
}

/* One warp leaves pieces of a row. */
FERRYI_COLD void ferryi_moe_few_leave(const ferryi_moe_args *a, uint64_t generation, const ferryi_moe_few_row *row,
                                      int32_t piece)
{
    const int32_t first = ferryi_moe_few_owed(a, row);
    for (int32_t i = piece + (int32_t)FERRYI_MOE_LANE; i < row->end; i += (int32_t)FERRYI_MOE_LANES)
        ferryi_moe_return_leave(a, generation, first + i);
}

/* Whether a piece of a row goes back in this half. */
FERRYI_FN int ferryi_moe_few_goes(const ferryi_moe_args *a, uint64_t generation, const ferryi_moe_few_row *row,
                                  int32_t piece)
{
    return (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0 ||
           ferryi_ld_relaxed_u64(&a->scratch.owed[ferryi_moe_few_owed(a, row) + piece]) == generation;
}

/* One warp returns its share of a row. */
FERRYI_FN void ferryi_moe_few_return(const ferryi_moe_args *a, const ferryi_moe_few *f, ferryi_moe_few_row *row)
{
    const uint32_t tokens = ferryi_moe_warp_shuffle((uint32_t)f->tokens, (uint32_t)row->pe & 31);
    const uint64_t mark = f->generation << 32;
    int given = ferryi_moe_few_is_given(a) && row->pe != a->shape.my_pe, all = 1;
    if (row->pe >= a->shape.n_pes || (f->to >> row->pe & 1) == 0 || row->t >= (int32_t)tokens ||
        ferryi_moe_warp_ballot(row->terms.place >= 0) == 0)
        return;
    FERRYI_ROLLED
    for (int32_t piece = row->begin; piece < row->end; piece++) {
        if (!ferryi_moe_few_goes(a, f->generation, row, piece))
            continue;
        const uint64_t unit = ferryi_moe_few_sum(a, f, row->terms, piece, given ? row : NULL, &all);
        uint64_t *to = ferryi_moe_few_unit(a, a->shape.my_pe, row->t, piece);
        if (!all) {
            if (ferryi_moe_return_leaves(a))
                ferryi_moe_few_leave(a, f->generation, row, piece);
            return;
        }
        given = 0;
        if (piece == 0 && FERRYI_MOE_LANE == 0 && row->pe != a->shape.my_pe)
            (void)ferryi_atom_add_u64(&a->scratch.result->counts.bytes_off_pe, (uint64_t)a->shape.hidden * 2);
        ferryi_st_relaxed_two((uint64_t *)ferryi_peer_addr(ferryi_world_get(), to, row->pe), mark | (uint32_t)unit,
                              mark | unit >> 32);
        ferryi_stored(ferryi_world_get(), to, 2 * sizeof(*to), row->pe);
    }
}

/* One warp tells the PEs that live, and get no rows, that nothing comes. */
FERRYI_FN void ferryi_moe_few_refuse(const ferryi_moe_args *a, const ferryi_moe_few *f)
{
    ferryi_world *w = ferryi_world_get();
    const int32_t pe = (int32_t)FERRYI_MOE_LANE;
    if (pe < a->shape.n_pes && ((f->to | f->many | f->in_place) >> pe & 1) == 0 && ferryi_moe_peer_is_direct(w, pe) &&
        !ferryi_moe_peer_is_lost(&a->scratch, pe)) {
        uint64_t *flag = ferryi_moe_flag_at_round(&a->regions, f->generation, FERRYI_MOE_RETURNED_ROWS, a->shape.my_pe);
        ferryi_flag_store(w, flag, ferryi_moe_flag_word(f->generation, FERRYI_MOE_SKIPPED), pe);
    }
}

/* All warps of the kernel return rows.  row: the first one of this warp. */
FERRYI_FN void ferryi_moe_few_send(const ferryi_moe_args *a, const ferryi_moe_few *f, ferryi_moe_few_row *row)
{
    const int32_t n = a->shape.n_pes * a->shape.few * a->request.few_send.shares;
    FERRYI_ROLLED
    for (int32_t i = ferryi_moe_warp_in_grid(); i < n; i += ferryi_moe_warps_of_grid()) {
        if (i >= ferryi_moe_warps_of_grid())
            ferryi_moe_few_load_row(a, i, row);
        ferryi_moe_few_return(a, f, row);
    }
    if (ferryi_moe_few_is_spare())
        ferryi_moe_few_refuse(a, f);
}

/* One warp gives the weights of token t to the PEs that have its row. */
FERRYI_FN void ferryi_moe_few_give_weights(const ferryi_moe_args *a, const ferryi_moe_few *f, int32_t t,
                                           const ferryi_moe_few_token *token)
{
    const int32_t k = (int32_t)FERRYI_MOE_LANE;
    uint32_t to = ferryi_moe_warp_ballot(token->slot >= 0) & f->alive & ~(1u << a->shape.my_pe);
    FERRYI_ROLLED
    for (; to != 0; to &= to - 1)
        if (k < a->shape.topk)
            ferryi_moe_choice_send(ferryi_moe_late_weights_at(a, a->shape.my_pe, t) + k,
                                   (int32_t)ferryi_moe_mask_lowest(to), f->generation, k,
                                   ferryi_num_float(token->own.weight));
}

/* All warps of the kernel: those that add up first.  token: the first one of this warp. */
FERRYI_FN void ferryi_moe_few_give_all_weights(const ferryi_moe_args *a, const ferryi_moe_few *f,
                                               const ferryi_moe_few_token *token)
{
    FERRYI_ROLLED
    for (int32_t t = ferryi_moe_few_first_token(); t < f->n_tokens; t += ferryi_moe_warps_of_grid()) {
        ferryi_moe_few_token other = *token;
        if (t != 0)
            ferryi_moe_few_load_token(a, t, &other);
        ferryi_moe_few_give_weights(a, f, t, &other);
    }
}

/* ---- Receive. */

FERRYI_FN int ferryi_moe_few_is_here(uint64_t one, uint64_t two, uint64_t generation)
{
    return one >> 32 == (uint32_t)generation && two >> 32 == (uint32_t)generation;
}

FERRYI_FN ferryi_moe_wait ferryi_moe_few_wait(const ferryi_moe_args *a, uint64_t generation, uint64_t deadline,
                                              int32_t pe, const uint64_t *word)
{
    const ferryi_moe_wait wait = { FERRY_CALL_MOE_COMBINE,
                                   word,
                                   32,
                                   pe,
                                   deadline,
                                   ferryi_moe_flag_at_round(&a->regions, generation, FERRYI_MOE_RETURNED_ROWS, pe),
                                   ferryi_moe_flag_at_round(&a->regions, generation + 1, FERRYI_MOE_SENT_ROWS, pe) };
    return wait;
}

/* A piece has not come.  One lane waits at length for the unit of the first lane that lacks it.  Nonzero in all lanes:
 * it does not come, and the last block adds up again. */
FERRYI_COLD int ferryi_moe_few_await(const ferryi_moe_args *a, uint64_t generation, uint64_t deadline,
                                     const uint64_t *unit, int32_t pe, int lacks)
{
    const uint32_t first = ferryi_moe_mask_lowest(ferryi_moe_warp_ballot(lacks));
    ferry_status status = FERRY_SUCCESS;
    if (FERRYI_MOE_LANE == first) {
        const ferryi_moe_wait wait = ferryi_moe_few_wait(
            a, generation, deadline, pe, ferryi_moe_word_age(unit[0], 32, generation) == 0 ? unit + 1 : unit);
        status = ferryi_moe_word_await(a, &wait);
        if (status != FERRY_SUCCESS) {
            ferryi_moe_status_note(&a->scratch, status, pe);
            ferryi_st_release_u64(&a->scratch.grid->dropped, generation); /* R of the last block's acquire */
        }
    }
    return (int)ferryi_moe_warp_shuffle((uint32_t)status, first);
}

/* One warp waits for the lane's unit of the row that pe returns for token t.  The first lane polls: if all did, their
 * loads would be in the way of what they wait for.  Nonzero in all lanes: some unit of the piece does not come. */
FERRYI_FN int ferryi_moe_few_take(const ferryi_moe_args *a, const ferryi_moe_few *f, int32_t pe, const uint64_t *unit,
                                  uint64_t *one, uint64_t *two)
{
    int lacks = !ferryi_moe_few_is_here(*one, *two, f->generation);
    uint32_t polls = 0, all;
    while ((all = ferryi_moe_warp_ballot(lacks)) != 0) {
        if (++polls > FERRYI_MOE_PATIENT_POLLS &&
            ferryi_moe_few_await(a, f->generation, f->deadline, unit, pe, lacks) != 0)
            return 1;
        if (lacks && ((all & 1) == 0 || FERRYI_MOE_LANE == 0)) {
            ferryi_ld_relaxed_two(unit, one, two);
            lacks = !ferryi_moe_few_is_here(*one, *two, f->generation);
        }
    }
    return 0;
}

/* One warp adds up a piece of token t from the rows of the PEs in `from`, in PE order.  Nonzero in all lanes: one did
 * not come, and the piece is not written. */
FERRYI_FN int ferryi_moe_few_add(const ferryi_moe_args *a, const ferryi_moe_few *f, int32_t t, int32_t piece,
                                 uint32_t from, const ferryi_moe_few_terms *terms)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, element = piece * FERRYI_MOE_PIECE + lane * FERRYI_MOE_UNIT;
    float sum[FERRYI_MOE_UNIT] = { 0 }, value[FERRYI_MOE_UNIT];
    uint64_t own = 0;
    if ((from & f->in_place) != 0)
        own = ferryi_moe_few_sum(a, f, *terms, piece, NULL, NULL);
    FERRYI_ROLLED
    while (from != 0) {
        uint64_t one[2], two[2];
        uint32_t todo = from;
        for (int c = 0; c < 2; c++, todo &= todo - 1) { /* the loads go together */
            one[c] = two[c] = 0;
            if ((todo & ~f->in_place & (0u - todo)) != 0)
                ferryi_ld_relaxed_two(ferryi_moe_few_unit(a, (int32_t)ferryi_moe_mask_lowest(todo), t, piece), &one[c],
                                      &two[c]);
        }
        for (int c = 0; c < 2 && from != 0; c++, from &= from - 1) {
            if ((from & (0u - from) & f->in_place) != 0) {
                ferryi_moe_few_unpack(own, value);
            } else {
                const int32_t pe = (int32_t)ferryi_moe_mask_lowest(from);
                if (ferryi_moe_few_take(a, f, pe, ferryi_moe_few_unit(a, pe, t, piece), &one[c], &two[c]) != 0)
                    return 1;
                ferryi_moe_few_unpack(two[c] << 32 | (uint32_t)one[c], value);
            }
            for (int e = 0; e < FERRYI_MOE_UNIT; e++)
                sum[e] += value[e];
        }
    }
    uint16_t *out = a->request.out + (int64_t)t * a->shape.hidden + element;
    const uint64_t packed = ferryi_moe_few_pack(sum);
    if (element >= a->shape.hidden)
        return 0;
    if (FERRYI_LIKELY(((uintptr_t)out & 7) == 0)) {
        *(uint64_t *)(void *)out = packed;
    } else {
        for (int e = 0; e < FERRYI_MOE_UNIT; e++)
            out[e] = (uint16_t)(packed >> 16 * e);
    }
    return 0;
}

/* One warp: the choices of a token that are not in its sum, when only the rows of `here` are.  choice_pe: lane k's. */
FERRYI_FN uint32_t ferryi_moe_few_missing(int32_t choice_pe, uint32_t here)
{
    return ferryi_moe_warp_ballot(choice_pe >= 0 ? (here >> choice_pe & 1) == 0 : choice_pe == FERRYI_MOE_NO_EXPERT);
}

/* One warp measures how long each PE of `from` lets this one wait for token t, a lane for each PE. */
FERRYI_COLD void ferryi_moe_few_time(const ferryi_moe_args *a, uint64_t generation, uint64_t deadline, int32_t t,
                                     uint32_t from)
{
    const int32_t pe = (int32_t)FERRYI_MOE_LANE;
    if ((from >> pe & 1) != 0) {
        const uint64_t began = ferryi_clock_ns();
        const ferryi_moe_wait wait =
            ferryi_moe_few_wait(a, generation, deadline, pe, ferryi_moe_few_unit(a, pe, t, 0) - 2 * FERRYI_MOE_LANE);
        (void)ferryi_moe_word_await(a, &wait);
        a->request.round.wait_ns[pe] += ferryi_clock_ns() - began;
    }
    FERRYI_MOE_WARP_SYNC();
}

/* One warp adds up a piece of token t.  Nonzero in all lanes: something is missing, which is noted. */
FERRYI_FN int ferryi_moe_few_add_token(const ferryi_moe_args *a, const ferryi_moe_few *f, int32_t t, int32_t piece,
                                       const ferryi_moe_few_token *token)
{
    const uint32_t from = ferryi_moe_warp_ballot(token->slot >= 0) & f->alive;
    uint32_t missing = 0;
    if (piece == 0) {
        missing = ferryi_moe_few_missing(token->choice_pe, f->alive);
        if (FERRYI_MOE_LANE == 0)
            a->scratch.missing[t] = missing;
        if (FERRYI_MOE_LANE == 0 && missing != 0)
            (void)ferryi_atom_add_u64(&a->scratch.grid->missing, ferryi_moe_mask_count(missing));
        if (FERRYI_UNLIKELY(t == 0 && a->request.round.wait_ns != NULL))
            ferryi_moe_few_time(a, f->generation, f->deadline, t, from & ~f->in_place);
    }
    return ferryi_moe_few_add(a, f, t, piece, from, &token->own) | (missing != 0);
}

/* The last block adds up all tokens from the rows that are whole. */
FERRYI_COLD void ferryi_moe_few_add_again(const ferryi_moe_args *a, const ferryi_moe_few known)
{
    const ferryi_moe_few *f = &known;
    const int32_t n_tokens = a->scratch.result->n_tokens;
    const uint32_t words = ferryi_moe_few_words(&a->shape);
    uint64_t n_missing = 0;
    for (int32_t t = 0; t < n_tokens; t++) {
        ferryi_moe_few_token token;
        uint32_t here = 0;
        ferryi_moe_few_load_token(a, t, &token);
        const uint32_t from = ferryi_moe_warp_ballot(token.slot >= 0) & f->alive;
        for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
            const uint64_t *word = a->regions.few_rows + (uint64_t)(pe * a->shape.few + t) * words;
            int lacks = (from >> pe & 1) == 0;
            for (uint32_t i = FERRYI_MOE_RANK; i < words && !lacks && (f->in_place >> pe & 1) == 0;
                 i += FERRYI_MOE_SIZE)
                lacks = ferryi_moe_word_age(ferryi_ld_relaxed_u64(&word[i]), 32, f->generation) != 0;
            here |= FERRYI_MOE_ANY(lacks) ? 0 : 1u << pe;
        }
        const uint32_t missing = ferryi_moe_few_missing(token.choice_pe, here);
        n_missing += ferryi_moe_mask_count(missing);
        if (FERRYI_MOE_RANK == 0)
            a->scratch.missing[t] = missing;
        for (int32_t piece = (int32_t)FERRYI_MOE_WARP; piece < a->shape.few_pieces; piece += (int32_t)FERRYI_MOE_WARPS)
            (void)ferryi_moe_few_add(a, f, t, piece, here, &token.own);
    }
    if (FERRYI_MOE_RANK == 0)
        ferryi_st_relaxed_u64(&a->scratch.grid->missing, n_missing);
    FERRYI_MOE_SYNC();
}

/* One warp counts what this PE has dispatched, and notes the PEs to which that failed.  Nonzero in all lanes: there is
 * one. */
FERRYI_FN int ferryi_moe_few_settle(const ferryi_moe_args *a, const ferryi_moe_few *f)
{
    const int32_t pe = (int32_t)FERRYI_MOE_LANE;
    ferry_moe_counts *counts = &a->scratch.result->counts;
    int failed = 0;
    if (pe < a->shape.n_pes) {
        ferryi_moe_peer *peer = &a->scratch.peer[pe];
        const uint64_t sent = (uint64_t)ferryi_moe_few_load(&peer->sent), went = f->alive >> pe & 1 ? sent : 0;
        const ferry_status status = (ferry_status)ferryi_moe_few_load(&peer->send_status);
        peer->sent = 0;
        (void)ferryi_atom_add_u64(&counts->rows_sent, went);
        if (pe != a->shape.my_pe) {
            (void)ferryi_atom_add_u64(&counts->rows_off_pe, went);
            (void)ferryi_atom_add_u64(&counts->bytes_off_pe, went * a->shape.row_bytes);
        }
        failed = sent != 0 && (f->alive >> pe & 1) == 0;
        if (FERRYI_UNLIKELY(failed)) /* SUCCESS: this PE's own rows, when its blocks did not meet */
            ferryi_moe_status_note(&a->scratch, status != FERRY_SUCCESS ? status : FERRY_ERR_TIMEOUT, pe);
    }
    return ferryi_moe_warp_ballot(failed) != 0;
}

/* Ends the half, and in the last block the round. */
FERRYI_FN void ferryi_moe_few_end(const ferryi_moe_args *a, const ferryi_moe_few *f, int noted)
{
    uint32_t last = 0;
    noted = FERRYI_MOE_ANY(noted);
    if (FERRYI_MOE_RANK == 0) {
        if (noted)
            ferryi_fence_release(); /* R of is_last's A, for what this block has noted */
        else if (FERRYI_MOE_BLOCK == 0)
            ferryi_fence_release_here(); /* likewise, for the report */
        last = ferryi_moe_block_is_last(&a->scratch.grid->finished, noted, 1);
    }
    if (FERRYI_UNLIKELY(FERRYI_MOE_ANY(last >= FERRYI_MOE_DOUBT &&
                                       ferryi_ld_relaxed_u64(&a->scratch.grid->dropped) == f->generation)))
        ferryi_moe_few_add_again(a, *f);
    if (last != 0)
        ferryi_moe_combine_close(a, f->generation, last, 1, 1);
}

/* All warps of the kernel add up this PE's tokens.  token: the first one of this warp. */
FERRYI_FN void ferryi_moe_few_receive(const ferryi_moe_args *a, const ferryi_moe_few *f, ferryi_moe_few_token *token)
{
    const ferryi_moe_few_split *split = &a->request.few_receive;
    const int32_t first = ferryi_moe_few_first_token(), pieces = a->shape.few_pieces;
    int noted = 0;
    if (ferryi_moe_few_is_spare()) {
        if (FERRYI_MOE_LANE == 0)
            ferryi_moe_report_prepare(a);
        noted = ferryi_moe_few_settle(a, f);
    }
    FERRYI_ROLLED
    for (int32_t i = first; i < f->n_tokens * split->shares; i += ferryi_moe_warps_of_grid()) {
        const int32_t t = ferryi_moe_over(i, split->inverse), begin = (i - t * split->shares) * split->span;
        if (i != first)
            ferryi_moe_few_load_token(a, t, token);
        FERRYI_ROLLED
        for (int32_t piece = begin; piece < begin + split->span && piece < pieces; piece++)
            noted |= ferryi_moe_few_add_token(a, f, t, piece, token);
    }
    ferryi_moe_few_end(a, f, noted);
}

/* ---- The kernels. */

/* All warps return rows in units. */
FERRYI_NOINLINE void ferryi_moe_few_send_rest(const ferryi_moe_args *a)
{
    ferryi_moe_few f;
    ferryi_moe_few_row row;
    ferryi_moe_few_load_row(a, ferryi_moe_warp_in_grid(), &row);
    ferryi_moe_few_begin(a, &f);
    ferryi_moe_few_send(a, &f, &row);
}

/* All warps add up tokens whose rows come in units. */
FERRYI_NOINLINE void ferryi_moe_few_receive_instead(const ferryi_moe_args *a)
{
    ferryi_moe_few f;
    ferryi_moe_few_token token;
    ferryi_moe_few_load_token(a, ferryi_moe_over(ferryi_moe_few_first_token(), a->request.few_receive.inverse), &token);
    ferryi_moe_few_begin(a, &f);
    ferryi_moe_few_receive(a, &f, &token);
}

/* All blocks return rows to PEs with many tokens. */
FERRYI_NOINLINE void ferryi_moe_small_return_rest(const ferryi_moe_args *a, uint64_t generation)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    (void)ferryi_moe_small_return(a, &shared, generation);
    FERRYI_MOE_SYNC();
}

/* This PE has few tokens, as the host knows. */
FERRYI_FN void ferryi_moe_combine_few_body(const ferryi_moe_args *a)
{
    ferryi_moe_few f;
    ferryi_moe_few_row row;
    ferryi_moe_few_token token;
    ferryi_moe_few_load_row(a, ferryi_moe_warp_in_grid(), &row);
    ferryi_moe_few_load_token(a, ferryi_moe_over(ferryi_moe_few_first_token(), a->request.few_receive.inverse), &token);
    ferryi_moe_few_begin(a, &f);
    const int sends = (a->request.stages & FERRY_MOE_COMBINE_SEND) != 0;
    if (sends && ferryi_moe_few_is_given(a))
        ferryi_moe_few_give_all_weights(a, &f, &token);
    if (sends || ferryi_moe_return_resumes(a, f.generation)) {
        ferryi_moe_few_send(a, &f, &row);
        if (FERRYI_UNLIKELY(f.many != 0))
            ferryi_moe_small_return_rest(a, f.generation);
    }
    if ((a->request.stages & FERRY_MOE_COMBINE_RECV) != 0)
        ferryi_moe_few_receive(a, &f, &token);
}

/* It has any number of tokens. */
FERRYI_FN void ferryi_moe_combine_small_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_small_fetch(a);
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1 && (int32_t)FERRYI_MOE_BLOCK < a->scratch.result->n_tokens)
        ferryi_moe_small_begin_own(a, &shared, (int32_t)FERRYI_MOE_BLOCK);
    if ((a->request.stages & FERRY_MOE_COMBINE_SEND) != 0)
        ferryi_moe_small_give_weights(a, generation);
    if ((a->request.stages & FERRY_MOE_COMBINE_SEND) != 0 || ferryi_moe_return_resumes(a, generation)) {
        const int others = ferryi_moe_small_return(a, &shared, generation);
        FERRYI_MOE_SYNC(); /* the shared memory is used again */
        if (FERRYI_UNLIKELY(others))
            ferryi_moe_few_send_rest(a);
    }
    if ((a->request.stages & FERRY_MOE_COMBINE_RECV) == 0)
        return;
    if (FERRYI_UNLIKELY(ferryi_moe_few_are(&a->shape, a->scratch.result->n_tokens)))
        ferryi_moe_few_receive_instead(a);
    else
        ferryi_moe_small_sum(a, &shared, generation);
}

#endif
