/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_SMALL_DISPATCH_FUNCS_H
#define FERRY_DETAIL_MOE_SMALL_DISPATCH_FUNCS_H

#include "list__funcs.h"
#include "send__funcs.h"
#include "small_place__funcs.h"

/* Dispatch of a small round (device/moe.h).  The first block announces the round, lists what arrives and waits for it;
 * the others send a token each, or several, and then place rows: listed ones, or by what they read themselves.  A
 * kernel of one block does both in turn. */

/* ---- Send. */

/* All threads of the first block decide who gets rows, and tell each PE the number of tokens. */
FERRYI_FN void ferryi_moe_small_announce(const ferryi_moe_args *a, uint64_t generation, int32_t n_tokens)
{
    ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        ferryi_moe_peer *peer = &a->peer[pe];
        const uint64_t in_round = peer->in_round;
        const int straight = ferryi_moe_goes_straight(w, pe), lost = ferryi_moe_is_dead(a, pe);
        ferry_status status = ferryi_moe_gone(a, pe);
        if (FERRYI_UNLIKELY(status == FERRY_SUCCESS &&
                            (!straight || (in_round + 1 < generation && ferryi_moe_heard(a, pe) + 2 < generation))))
            status = ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT;
        peer->send_status = (uint32_t)status;
        ferryi_st_relaxed_u64(&peer->decided, generation << 8 | (uint64_t)status);
        if (!straight || lost || status == FERRY_ERR_PEER_LOST)
            continue;
        /* A PE that gets nothing may live, and wait for this PE. */
        const uint32_t count = status == FERRY_SUCCESS ? (uint32_t)n_tokens : FERRYI_MOE_SKIPPED;
        ferryi_st_relaxed_u64((uint64_t *)ferryi_at(w, ferryi_moe_flag_of(a, FERRYI_MOE_SENT_ROWS, a->my_pe), pe),
                              ferryi_moe_word(generation, count));
    }
    if (FERRYI_MOE_RANK == FERRYI_MOE_SIZE - 1)
        ferryi_moe_begin_round(a, n_tokens);
}

/* One thread follows the first block's decision about pe. */
FERRYI_COLD int32_t ferryi_moe_small_decided(const ferryi_moe_args *a, uint64_t generation, int32_t pe)
{
    const uint64_t deadline = ferryi_moe_patience(a);
    uint64_t found = ferryi_ld_relaxed_u64(&a->peer[pe].decided);
    for (uint32_t polls = 1; found >> 8 != generation; polls++) {
        if (polls % 64 == 0) {
            ferryi_yield();
            if (ferryi_clock_ns() > deadline)
                return FERRYI_MOE_NOTHING;
        }
        found = ferryi_ld_relaxed_u64(&a->peer[pe].decided);
    }
    return (found & 0xff) == FERRY_SUCCESS ? 0 : FERRYI_MOE_NOTHING;
}

/* One warp of another block notes which PEs get nothing.  A block that finds nothing unusual about a PE sends to it:
 * at worst in vain.  Otherwise the first block's decision holds, so that no block withholds rows of a round that the
 * first block has announced.  A lost PE needs no decision: it stays lost. */
FERRYI_FN void ferryi_moe_small_look(const ferryi_moe_args *a, uint64_t generation, int32_t *way)
{
    const ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_LANE; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_LANES) {
        const ferryi_moe_peer *peer = &a->peer[pe];
        const uint32_t gone = ferryi_ld_relaxed_u32(&peer->gone);
        way[pe] = gone == FERRYI_MOE_LOST ? FERRYI_MOE_NOTHING : 0;
        if (FERRYI_UNLIKELY(gone == 0 ? peer->in_round + 1 < generation || !ferryi_moe_goes_straight(w, pe)
                                      : gone != FERRYI_MOE_LOST))
            way[pe] = ferryi_moe_small_decided(a, generation, pe);
    }
}

/* An index as its token has it: an expert, -1, or FERRYI_MOE_NO_EXPERT. */
FERRYI_FN int32_t ferryi_moe_small_index(const ferryi_moe_args *a, int32_t i)
{
    const int64_t index = ferryi_moe_index(a, i);
    return index < -1 || index >= a->n_experts ? FERRYI_MOE_NO_EXPERT : (int32_t)index;
}

/* One warp reads the choices of token t, and finds their owners. */
FERRYI_FN void ferryi_moe_small_read(const ferryi_moe_args *a, ferryi_moe_scratch *s, int32_t t)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, lanes = (int32_t)FERRYI_MOE_LANES;
    FERRYI_MOE_WARP_SYNC(); /* the last token's choices have been read */
    for (int32_t k = lane; k < a->topk; k += lanes) {
        s->expert[k] = ferryi_moe_small_index(a, t * a->topk + k);
        s->weight[k] = a->topk_weight == NULL ? 1.0f : a->topk_weight[t * a->topk + k];
    }
    FERRYI_MOE_WARP_SYNC();
    for (int32_t k = lane; k < a->topk; k += lanes) {
        const int32_t expert = s->expert[k];
        int twice = 0;
        FERRYI_ROLLED
        for (int32_t j = 0; j < k && a->layout != FERRY_MOE_BY_SOURCE; j++)
            twice |= s->expert[j] == expert;
        s->owner[k] = expert < 0 ? expert
                      : twice    ? FERRYI_MOE_NO_EXPERT
                                 : ferryi_moe_owner(a->n_experts, a->n_pes, expert);
    }
    FERRYI_MOE_WARP_SYNC();
}

/* One warp sends the choices of token t ahead, and lists the PEs that get its row. */
FERRYI_FN void ferryi_moe_small_choices(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint64_t generation,
                                        const int32_t *way, int32_t t)
{
    const int32_t lane = (int32_t)FERRYI_MOE_LANE, lanes = (int32_t)FERRYI_MOE_LANES;
    uint32_t n = 0;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->n_pes; pe++)
        for (int32_t k = lane; k < a->topk && way[pe] == 0; k += lanes)
            ferryi_moe_send_choice(ferryi_moe_choices_of(a, generation, a->my_pe, t) + k, pe, generation,
                                   s->owner[k] < 0 ? s->owner[k] : s->expert[k], s->weight[k]);
    for (int32_t k = lane; k < a->topk; k += lanes)
        a->choice_pe[t * a->topk + k] = s->owner[k];
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->n_pes; base += lanes) {
        const int32_t pe = base + lane;
        int here = 0;
        if (pe < a->n_pes) {
            FERRYI_ROLLED
            for (int32_t k = 0; k < a->topk; k++)
                here |= s->owner[k] == pe;
            a->slot[(int64_t)t * a->n_pes + pe] = here ? t : -1;
            if (here)
                (void)ferryi_atom_add_u32((uint32_t *)&a->peer[pe].sent, 1);
            here = here && way[pe] == 0;
        }
        const uint32_t mask = ferryi_moe_ballot(here);
        if (here) {
            const uint32_t at = n + ferryi_moe_before(mask);
            s->list.pe[at] = pe;
            s->list.row[at] = (char *)ferryi_at(ferryi_world_get(),
                                                ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, a->my_pe, t), pe);
        }
        n += ferryi_moe_ones(mask);
    }
    if (lane == 0)
        s->list.n = n;
}

/* One warp writes the header and the choices of the token's row for pe. */
FERRYI_FN void ferryi_moe_small_header(const ferryi_moe_args *a, const ferryi_moe_scratch *s, char *row, int32_t t,
                                       int32_t pe)
{
    ferryi_moe_header *header = (ferryi_moe_header *)(void *)row;
    ferry_moe_choice *choice = (ferry_moe_choice *)(void *)(row + sizeof *header);
    const int32_t first = ferryi_moe_first_expert(a->n_experts, a->n_pes, pe);
    uint32_t n = 0, chosen = 0;
    FERRYI_ROLLED
    for (int32_t base = 0; base < a->topk; base += (int32_t)FERRYI_MOE_LANES) {
        const int32_t k = base + (int32_t)FERRYI_MOE_LANE;
        const int here = k < a->topk && s->owner[k] == pe;
        const uint32_t mask = ferryi_moe_ballot(here);
        if (here) {
            ferry_moe_choice *to = &choice[n + ferryi_moe_before(mask)];
            to->expert = s->expert[k] - first;
            to->weight = s->weight[k];
        }
        n += ferryi_moe_ones(mask);
        chosen |= mask << base;
    }
    if (FERRYI_MOE_LANE != 0)
        return;
    header->token = t;
    header->n_choices = (int32_t)n;
    header->chosen = chosen;
}

/* All threads of block `worker` of `workers` send its tokens: choices, rows, and behind one fence the rows' flags. */
FERRYI_APART void ferryi_moe_small_tokens(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint64_t generation,
                                          int32_t n_tokens, uint32_t worker, uint32_t workers)
{
    ferryi_world *w = ferryi_world_get();
    int32_t *way = ferryi_moe_of_pe(a, s, 1);
    const uint32_t last = FERRYI_MOE_WARPS - 1;
    char *row = a->block_row + ferry_block_index() * a->block_row_bytes;
    if (a->x != NULL && a->dtype != FERRY_MOE_OPAQUE && (int32_t)worker < n_tokens) {
        const char *x = (const char *)(a->x + (int64_t)worker * a->hidden);
        for (uint32_t i = FERRYI_MOE_RANK * 64; i < 2 * (uint32_t)a->hidden && FERRYI_GPU; i += FERRYI_MOE_SIZE * 64)
            ferryi_prefetch(x + i);
    }
    /* The loads of choices and of the states of peers go together. */
    if (FERRYI_MOE_WARP == 0 && (int32_t)worker < n_tokens)
        ferryi_moe_small_read(a, s, (int32_t)worker);
    if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1)
        ferryi_moe_small_look(a, generation, way);
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (int32_t t = (int32_t)worker; t < n_tokens; t += (int32_t)workers) {
        if (FERRYI_MOE_WARP == 0 && t != (int32_t)worker)
            ferryi_moe_small_read(a, s, t);
        if (FERRYI_MOE_WARP == 0)
            ferryi_moe_small_choices(a, s, generation, way, t);
        FERRYI_MOE_SYNC();
        for (uint32_t j = last - FERRYI_MOE_WARP; j < s->list.n; j += FERRYI_MOE_WARPS) {
            ferryi_moe_small_header(a, s, s->list.row[j], t, s->list.pe[j]);
            ferryi_moe_count_row(w, s->list.pe[j], a->row_bytes, FERRYI_MOE_STRAIGHT);
        }
        ferryi_moe_spread_token(a, t, 0, 1, s->list.row, s->list.n, row, 1);
        FERRYI_MOE_SYNC(); /* the list is used again; and of all rows before the flags */
    }
    if (FERRYI_MOE_WARP != 0 || (int32_t)worker >= n_tokens)
        return;
    ferryi_moe_fence(1); /* R of the receivers' acquire of the flags, in each lane that stores one */
    FERRYI_ROLLED
    for (int32_t t = (int32_t)worker; t < n_tokens; t += (int32_t)workers)
        for (int32_t pe = (int32_t)FERRYI_MOE_LANE; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_LANES)
            if (way[pe] == 0 && a->slot[(int64_t)t * a->n_pes + pe] >= 0)
                ferryi_st_relaxed_u64((uint64_t *)ferryi_at(w, ferryi_moe_row_flag(a, FERRYI_MOE_OUT, a->my_pe, t), pe),
                                      generation);
}

/* 1 in all threads; 0 when the round was refused. */
FERRYI_FN int ferryi_moe_small_send(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint64_t generation)
{
    const int32_t n_tokens = ferryi_moe_tokens(a, 1);
    const uint32_t block = ferry_block_index(), n_blocks = ferry_block_count(), lead = n_blocks > 1;
    if (a->round.n_tokens_device != NULL && *a->round.n_tokens_device != n_tokens) {
        if (block == 0 && FERRYI_MOE_RANK == 0)
            ferryi_moe_say_bad(a, -1, 0, *a->round.n_tokens_device, a->max_tokens);
        if (!a->in_stream)
            return 0;
    }
    if (!a->in_stream && !ferryi_moe_accept(a, n_tokens, ferryi_moe_finds_bad(a, n_tokens, 1)))
        return 0; /* in all blocks, before anything is sent */
    if (block == 0)
        ferryi_moe_small_announce(a, generation, n_tokens);
    if (block >= lead)
        ferryi_moe_small_tokens(a, s, generation, n_tokens, block - lead, n_blocks - lead);
    return 1;
}

/* ---- Receive. */

/* Notes the status of a source.  Rows of one that failed are not listed, and blocks that place alone leave theirs. */
FERRYI_FN void ferryi_moe_small_judge(const ferryi_moe_args *a, int32_t *state, int32_t pe, ferry_status status,
                                      int alone)
{
    state[pe] = (int32_t)status;
    a->source_status[pe] = (int32_t)status;
    ferryi_moe_note(a, status, pe);
    if (alone && status != FERRY_SUCCESS)
        ferryi_st_release_u64(&a->grid->dropped, ferryi_moe_generation(a));
}

/* All threads of the first block wait for what every source announces. */
FERRYI_FN void ferryi_moe_small_await_sources(const ferryi_moe_args *a, int32_t *state, int32_t *tokens,
                                              uint64_t generation, uint64_t deadline, int alone)
{
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t count = 0;
        const uint64_t began = a->round.wait_ns != NULL ? ferryi_clock_ns() : 0;
        ferry_status status = ferryi_moe_gone(a, pe);
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            status = ferryi_moe_await(a, FERRYI_MOE_SENT_ROWS, pe, deadline, 1, &count);
        if (began != 0)
            a->round.wait_ns[pe] += ferryi_clock_ns() - began;
        if (status == FERRY_SUCCESS)
            a->peer[pe].in_round = generation;
        count = count < (uint32_t)a->max_tokens ? count : (uint32_t)a->max_tokens;
        tokens[pe] = status == FERRY_SUCCESS ? (int32_t)count : 0;
        ferryi_moe_small_judge(a, state, pe, status, alone);
    }
}

#define FERRYI_MOE_TWICE 1 /* a token has chosen an expert of this PE twice */
#define FERRYI_MOE_BAD 2   /* a token of this PE has a bad index */

/* One lane waits for its choice, and marks its token.  *odd: what is special about it. */
FERRYI_FN ferry_status ferryi_moe_small_mark(const ferryi_moe_args *a, const ferryi_moe_marks *m, uint64_t generation,
                                             const ferryi_moe_at *at, uint64_t deadline, int *odd)
{
    const ferryi_moe_sent_choice *choice = ferryi_moe_choices_of(a, generation, at->pe, at->t) + at->k;
    const uint32_t bit = 1u << at->number % 32;
    uint64_t word, weight;
    ferryi_ld_relaxed_two(&choice->expert, &word, &weight);
    FERRYI_ROLLED
    for (int polls = 0; polls < FERRYI_MOE_PATIENT_POLLS && !ferryi_moe_choice_is_here(generation, word, weight);
         polls++)
        ferryi_ld_relaxed_two(&choice->expert, &word, &weight);
    if (FERRYI_UNLIKELY(!ferryi_moe_choice_is_here(generation, word, weight))) {
        const ferry_status status = ferryi_moe_await_choice(a, FERRY_CALL_MOE_DISPATCH, choice, at->pe, deadline);
        if (status != FERRY_SUCCESS)
            return status;
        word = ferryi_ld_relaxed_u64(&choice->expert);
    }
    const int32_t expert = ferryi_moe_expert_in(word), local = expert - a->first_expert;
    if (FERRYI_UNLIKELY(expert == FERRYI_MOE_NO_EXPERT) && at->pe == a->my_pe)
        *odd |= FERRYI_MOE_BAD;
    m->local[at->number * a->topk + at->k] =
        (uint16_t)((uint32_t)local < (uint32_t)a->n_local ? (uint32_t)local : FERRYI_MOE_ELSEWHERE);
    if ((uint32_t)local >= (uint32_t)a->n_local)
        return FERRY_SUCCESS;
    if ((ferryi_moe_mark(&m->bits[local * m->words + at->number / 32], bit) & bit) != 0)
        *odd |= FERRYI_MOE_TWICE;
    (void)ferryi_moe_mark(&m->present[at->number / 32], bit);
    return FERRY_SUCCESS;
}

/* The first row of the outputs that is of an expert, by expert. */
FERRYI_FN int32_t ferryi_moe_first_target(const ferryi_moe_args *a, int32_t local)
{
    return a->layout == FERRY_MOE_BY_EXPERT ? local * a->n_pes * a->max_tokens : a->start[local];
}

/* One thread lists choice j of row r: entry `place` of its expert. */
FERRYI_FN void ferryi_moe_small_enter(const ferryi_moe_args *a, const int32_t *start, int32_t local, int32_t place,
                                      int32_t r, int32_t j, float weight)
{
    const int32_t to = start[local] + place;
    a->expert_row[to] = r;
    a->expert_weight[to] = weight;
    if (a->target == NULL)
        return;
    a->target[(int64_t)r * a->topk + j] = ferryi_moe_first_target(a, local) + place;
    a->choice_weight[(int64_t)r * a->topk + j] = weight;
}

/* One thread makes the entry of row r, for token t of pe, whose first row is `base`; n is the number of its choices. */
FERRYI_FN void ferryi_moe_small_row(const ferryi_moe_args *a, int32_t r, int32_t base, int32_t pe, int32_t t, int32_t n)
{
    char *row = ferryi_moe_row_at(a, a->dispatch_rows, a->row_bytes, pe, t);
    ferry_moe_row *entry = &a->rows[r];
    entry->data = row + a->data_offset;
    entry->scales = a->dtype != FERRY_MOE_BF16 ? (const float *)(void *)(row + a->scales_offset) : NULL;
    entry->choices = (const ferry_moe_choice *)(void *)(row + sizeof(ferryi_moe_header));
    entry->n_choices = n;
    entry->source_pe = pe;
    entry->source_token = t;
    entry->slot = r - base;
    if (pe == a->my_pe)
        a->own_row[t] = r;
}

/* One thread lists all choices in turn, or (counting) counts those of each expert; which holds for a token that has an
 * expert twice, too.  The marks of experts are not used any more: `before` counts. */
FERRYI_COLD void ferryi_moe_small_in_turn(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *tokens,
                                          int counting)
{
    const uint64_t generation = ferryi_moe_generation(a);
    int32_t *count = m->before;
    for (int32_t e = 0; e < a->n_local; e++)
        count[e] = 0;
    for (int32_t pe = 0; pe < a->n_pes; pe++)
        for (int32_t t = 0; t < tokens[pe]; t++) {
            const ferryi_moe_sent_choice *choice = ferryi_moe_choices_of(a, generation, pe, t);
            const int32_t r = ferryi_moe_row_of(m, pe * a->max_tokens + t);
            int32_t j = 0;
            for (int32_t k = 0; k < a->topk; k++) {
                const int32_t local = ferryi_moe_expert_in(choice[k].expert) - a->first_expert;
                if ((uint32_t)local >= (uint32_t)a->n_local)
                    continue;
                if (!counting)
                    ferryi_moe_small_enter(a, m->start, local, count[local], r, j,
                                           ferryi_num_float((uint32_t)choice[k].weight));
                count[local]++;
                j++;
            }
            if (!counting && j > 0)
                ferryi_moe_small_row(a, r, ferryi_moe_row_of(m, pe * a->max_tokens), pe, t, j);
        }
    for (int32_t e = 0; e < a->n_local && counting; e++)
        m->start[e] = count[e];
}

/* The first block turns marks into places.  twice: in all threads, whether a token has an expert twice. */
FERRYI_FN void ferryi_moe_small_prefix(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *tokens,
                                       int twice)
{
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE;
    FERRYI_ROLLED
    for (int32_t e = rank; e < a->n_local; e += size) {
        int32_t sum = 0;
        FERRYI_ROLLED
        for (int32_t i = 0; i < m->words; i++) {
            m->before[e * m->words + i] = sum;
            sum += (int32_t)ferryi_moe_ones(m->bits[e * m->words + i]);
        }
        m->start[e] = sum;
    }
    if (FERRYI_UNLIKELY(twice)) {
        FERRYI_MOE_SYNC();
        if (rank == 0)
            ferryi_moe_small_in_turn(a, m, tokens, 1);
        FERRYI_MOE_SYNC();
    }
    for (int32_t e = rank; e < a->n_local && a->layout == FERRY_MOE_CONTIGUOUS; e += size)
        a->start[e] = (m->start[e] + a->alignment - 1) / a->alignment * a->alignment;
    FERRYI_ROLLED
    for (int32_t i = rank; i < m->words; i += size)
        m->earlier[i] = (int32_t)ferryi_moe_ones(m->present[i]);
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_WARP == 0)
        ferryi_moe_add_before(m->start, a->n_local);
    if (FERRYI_MOE_WARP == FERRYI_MOE_WARPS - 1) {
        ferryi_moe_add_before(m->earlier, m->words);
        if (a->layout == FERRY_MOE_CONTIGUOUS)
            ferryi_moe_add_before(a->start, a->n_local);
    }
    FERRYI_MOE_SYNC();
}

/* One lane lists its choice, which it has marked, and the first lane of a token the token's row. */
FERRYI_FN void ferryi_moe_small_list(const ferryi_moe_args *a, const ferryi_moe_marks *m, uint64_t generation,
                                     const ferryi_moe_at *at)
{
    const ferryi_moe_sent_choice *choice = ferryi_moe_choices_of(a, generation, at->pe, at->t) + at->k;
    const int32_t i = at->number;
    const uint32_t local = at->is_one ? m->local[i * a->topk + at->k] : FERRYI_MOE_ELSEWHERE;
    const int here = local != FERRYI_MOE_ELSEWHERE;
    const uint64_t weight = here ? choice->weight : 0;
    const uint32_t mask = ferryi_moe_ballot(here) & at->lanes;
    if (!at->is_one || mask == 0)
        return;
    const int32_t r = ferryi_moe_row_of(m, i);
    if (here) {
        const uint32_t in = local * (uint32_t)m->words + (uint32_t)i / 32;
        const int32_t place = m->before[in] + (int32_t)ferryi_moe_ones(m->bits[in] & ((1u << i % 32) - 1));
        ferryi_moe_small_enter(a, m->start, (int32_t)local, place, r, (int32_t)ferryi_moe_before(mask),
                               ferryi_num_float((uint32_t)weight));
    }
    if (at->k == 0)
        ferryi_moe_small_row(a, r, ferryi_moe_row_of(m, at->pe * a->max_tokens), at->pe, at->t,
                             (int32_t)ferryi_moe_ones(mask));
}

/* All threads of the first block note how many rows each source and each expert has. */
FERRYI_FN void ferryi_moe_small_counts(const ferryi_moe_args *a, const ferryi_moe_marks *m, const int32_t *state)
{
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE;
    FERRYI_ROLLED
    for (int32_t e = rank; e <= a->n_local; e += size)
        a->expert_first[e] = m->start[e];
    FERRYI_ROLLED
    for (int32_t pe = rank; pe <= a->n_pes; pe += size) {
        const int32_t base = ferryi_moe_row_of(m, pe * a->max_tokens);
        a->row_base[pe] = base;
        if (pe < a->n_pes)
            a->peer[pe].got = state[pe] != FERRY_SUCCESS ? -1 : ferryi_moe_row_of(m, (pe + 1) * a->max_tokens) - base;
    }
    if (rank == 0)
        a->result->n_rows = ferryi_moe_row_of(m, a->n_pes * a->max_tokens);
}

/* All threads of the first block wait for the listed rows.  Nonzero in all: a source has failed. */
FERRYI_FN int ferryi_moe_small_await_rows(const ferryi_moe_args *a, int32_t *state, uint64_t deadline)
{
    const uint64_t began = a->round.wait_ns != NULL ? ferryi_clock_ns() : 0;
    const int32_t n_rows = a->result->n_rows;
    int bad = 0;
    FERRYI_ROLLED
    for (int32_t r = (int32_t)FERRYI_MOE_RANK; r < n_rows; r += (int32_t)FERRYI_MOE_SIZE) {
        const int32_t pe = a->rows[r].source_pe, t = a->rows[r].source_token;
        const ferryi_moe_wait wait = {
            FERRY_CALL_MOE_DISPATCH, ferryi_moe_row_flag(a, FERRYI_MOE_OUT, pe, t), 0, pe, deadline, NULL
        };
        const ferry_status status = ferryi_moe_await_word(a, &wait);
        if (began != 0 && r + 1 == a->row_base[pe + 1]) /* the last row of its source */
            a->round.wait_ns[pe] += ferryi_clock_ns() - began;
        if (FERRYI_LIKELY(status == FERRY_SUCCESS))
            continue;
        ferryi_moe_small_judge(a, state, pe, status, 0);
        bad = 1;
    }
    return FERRYI_MOE_ANY(bad);
}

/* All threads of the first block end the receiving half.  Nonzero in all: a source has failed. */
FERRYI_FN int ferryi_moe_small_conclude(const ferryi_moe_args *a, const int32_t *state)
{
    int bad = 0;
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE)
        bad |= state[pe] != FERRY_SUCCESS;
    bad = FERRYI_MOE_ANY(bad);
    if (FERRYI_MOE_RANK != 0)
        return bad;
    int32_t n_absent = 0;
    for (int32_t pe = 0; pe < a->n_pes && bad; pe++)
        n_absent += state[pe] != FERRY_SUCCESS;
    a->result->n_absent = n_absent;
    if (!bad)
        ferryi_st_relaxed_u64(&a->grid->well, ferryi_moe_generation(a));
    (void)ferryi_atom_add_u64(&a->result->counts.rows_received, (uint64_t)a->result->n_rows);
    ferryi_moe_conclude(a, bad);
    ferryi_moe_report_to(a, 2 * ferryi_moe_generation(a));
    return bad;
}

/* The first block lists what comes, and lists again without a source that fails meanwhile.  Returns whether rows that
 * other blocks may have placed were dropped.  alone: the others place rows alone, and this one the counts. */
FERRYI_APART int ferryi_moe_small_receive(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint64_t generation,
                                          int alone)
{
    int32_t *tokens = ferryi_moe_of_pe(a, s, 0), *state = ferryi_moe_of_pe(a, s, 1);
    const uint64_t deadline = ferryi_clock_ns() + ferryi_moe_budget(a);
    const int32_t rank = (int32_t)FERRYI_MOE_RANK, size = (int32_t)FERRYI_MOE_SIZE, n_turns = ferryi_moe_n_turns(a);
    int listed = 0, again = 1, dropped = 0;
    ferryi_moe_marks m;
    ferryi_moe_marks_in(&m, s->word, a->n_local, a->n_pes * a->max_tokens);
    FERRYI_MOE_SYNC(); /* the scratch memory is used again */
    ferryi_moe_small_await_sources(a, state, tokens, generation, deadline, alone);
    FERRYI_ROLLED
    while (again) { /* each time with one source less */
        int odd = 0, bad = 0;
        for (int32_t i = rank; i < a->n_local * m.words; i += size)
            m.bits[i] = 0;
        for (int32_t i = rank; i < m.words; i += size)
            m.present[i] = 0;
        FERRYI_MOE_SYNC();
        FERRYI_ROLLED
        for (int32_t i = 0; i < n_turns; i++) {
            const ferryi_moe_at at = ferryi_moe_turn_at(a, tokens, i);
            const ferry_status status =
                at.is_one ? ferryi_moe_small_mark(a, &m, generation, &at, deadline, &odd) : FERRY_SUCCESS;
            if (FERRYI_LIKELY(status == FERRY_SUCCESS))
                continue;
            ferryi_moe_small_judge(a, state, at.pe, status, alone);
            bad = 1;
        }
        again = FERRYI_MOE_ANY(bad);
        if (!again) {
            const int twice = FERRYI_MOE_ANY(odd & FERRYI_MOE_TWICE);
            ferryi_moe_small_prefix(a, &m, tokens, twice);
            if (FERRYI_UNLIKELY(twice)) {
                if (rank == 0)
                    ferryi_moe_small_in_turn(a, &m, tokens, 0);
            } else {
                FERRYI_ROLLED
                for (int32_t i = 0; i < n_turns; i++) {
                    const ferryi_moe_at at = ferryi_moe_turn_at(a, tokens, i);
                    ferryi_moe_small_list(a, &m, generation, &at);
                }
            }
            ferryi_moe_small_counts(a, &m, state);
            odd = FERRYI_MOE_ANY(odd & FERRYI_MOE_BAD);
            if (!listed && rank == 0)
                ferryi_st_release_u64(&a->grid->listed, generation); /* R of ferryi_moe_follow */
            if (FERRYI_UNLIKELY(odd) && !listed && rank == 0)        /* in a stream; else the round was refused */
                ferryi_moe_say_bad_index(a, tokens[a->my_pe]);
            if (alone)
                ferryi_moe_small_place_counts(a, &m);
            listed = 1;
            again = ferryi_moe_small_await_rows(a, state, deadline);
            if (again && rank == 0)
                ferryi_st_release_u64(&a->grid->dropped, generation);
            dropped |= again;
        }
        for (int32_t pe = rank; pe < a->n_pes && again; pe += size)
            tokens[pe] = state[pe] == FERRY_SUCCESS ? tokens[pe] : 0;
        FERRYI_MOE_SYNC();
    }
    const int bad = ferryi_moe_small_conclude(a, state);
    return dropped || (alone && bad);
}

FERRYI_APART void ferryi_moe_small_place(const ferryi_moe_args *a, uint32_t block, uint32_t n_blocks, int awaited)
{
    ferryi_moe_place_rows_as(a, block, n_blocks, awaited);
}

/* The receiving half, by all blocks of the kernel, with PLACE if it is one of the stages.  When rows were dropped, or a
 * block has left some, the last block places all that is listed. */
FERRYI_FN void ferryi_moe_small_take(const ferryi_moe_args *a, ferryi_moe_scratch *s, uint64_t generation)
{
    const uint32_t block = ferry_block_index(), n_blocks = ferry_block_count();
    const int placing = (a->stages & FERRY_MOE_PLACE) != 0 && a->layout != FERRY_MOE_BY_SOURCE;
    const int alone = placing && ferryi_moe_small_is_alone(a, generation);
    int again = 0;
    if (block == 0) {
        again = ferryi_moe_small_receive(a, s, generation, alone) || n_blocks == 1;
    } else if (alone) { /* those that do not send are first */
        again = !ferryi_moe_small_place_alone(a, s, generation, n_blocks - 1 - block, n_blocks - 1);
    } else if (placing) {
        if (ferryi_moe_follow(a, &a->grid->listed))
            ferryi_moe_small_place(a, block - 1, n_blocks - 1, 1);
        else if (FERRYI_MOE_RANK == 0)
            ferryi_st_relaxed_u32(&a->result->stuck, 1);
    }
    if (!placing)
        return;
    FERRYI_MOE_SYNC();
    if (FERRYI_MOE_RANK == 0) {
        ferryi_fence_release(); /* R of the last block's acquire, for what this block has placed and listed */
        again = ferryi_moe_is_last(&a->grid->finished, again) == FERRYI_MOE_DOUBT;
    } else {
        again = 0;
    }
    if (FERRYI_MOE_ANY(again))
        ferryi_moe_small_place(a, 0, 1, 0);
}

FERRYI_FN void ferryi_moe_dispatch_small_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    const uint64_t generation = ferryi_moe_generation(a);
    if ((a->stages & FERRY_MOE_DISPATCH_SEND) != 0 && !ferryi_moe_small_send(a, &scratch, generation))
        return;
    if ((a->stages & FERRY_MOE_DISPATCH_RECV) != 0 && !a->result->refused)
        ferryi_moe_small_take(a, &scratch, generation);
    else if ((a->stages & FERRY_MOE_PLACE) != 0 && !a->result->refused)
        ferryi_moe_place_rows(a);
}

#endif
