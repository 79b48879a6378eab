/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_NODES_DISPATCH_HOST_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_NODES_DISPATCH_HOST_FUNCS_H

#include "../common/choices__funcs.h"
#include "../common/terms__funcs.h"

/* Rounds in two levels: common/nodes.h says how and why.  One thread runs each half. */

FERRYI_FN int ferryi_moe_node_is_shared(int32_t pe, int32_t other)
{
    const int *node = ferryi_world_get()->host.node;
    return node[pe] == node[other];
}

/* Waits until a word in the heap of PE `at`, which `from` stores, is at least this.  A PE that is left out, or has
 * gone, is not waited for.  The caller knows another source, so a failed wait is no fault. */
FERRYI_NOINLINE ferry_status ferryi_moe_node_await(const ferryi_moe_scratch *scratch, const uint64_t *word,
                                                   uint64_t least, int32_t at, int32_t from, uint64_t deadline)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status = ferryi_moe_peer_status(scratch, at);
    if (ferryi_ld_acquire_u64(word) >= least)
        return FERRY_SUCCESS;
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_spin spin;
    const uint64_t now = ferryi_clock_ns();
    ferryi_spin_begin(&spin, w, now < deadline ? deadline - now : 0);
    for (uint32_t polls = 0; status == FERRY_SUCCESS; polls++) {
        status = ferryi_spin_step(w, &spin, from); /* looks at the network as often as `from` needs */
        if (polls % 16 == 0 && ferryi_moe_peer_has_left(at))
            status = FERRY_ERR_PEER_LOST;
        if (ferryi_ld_acquire_u64(word) >= least)
            break;
    }
    ferryi_spin_end(w, &spin);
    return ferryi_ld_acquire_u64(word) >= least ? FERRY_SUCCESS : status;
}

/* ---- Dispatch: the source. */

FERRYI_FN uint64_t ferryi_moe_table_bytes(int32_t elsewhere)
{
    return elsewhere == 0 ? 0 : ((uint64_t)elsewhere * sizeof(uint64_t) + 8 + 15) & ~(uint64_t)15;
}

/* Row `slot` of those that pe carries, in this round. */
FERRYI_NOINLINE char *ferryi_moe_outbox_row_at(const ferryi_moe_args *a, int32_t pe, int32_t slot)
{
    return a->regions.nodes->outbox + a->regions.nodes->pe[pe].start + (uint64_t)slot * a->shape.row_bytes;
}

FERRYI_FN uint64_t *ferryi_moe_table_of(const ferryi_moe_args *a, int32_t pe)
{
    return (uint64_t *)(void *)ferryi_moe_outbox_row_at(a, pe, a->regions.nodes->pe[pe].own);
}

/* An entry of a table: where in the source's outbox, in units of 16 bytes; the row's slot at its relay; the relay.
 */
FERRYI_FN uint64_t ferryi_moe_entry(uint64_t at, int32_t slot, int32_t relay)
{
    return at / 16 << 32 | (uint64_t)slot << 12 | (uint64_t)relay;
}

/* args.scratch.slot of a token until it is placed: for a row that one PE wants, for the relay's, and less for the
 * others. */
#define FERRYI_MOE_ALONE 0
#define FERRYI_MOE_CARRIES 1

/* The PEs of one node that want token t: the one with the fewest rows carries it. */
FERRYI_FN void ferryi_moe_choose_relay(const ferryi_moe_regions *regions, int32_t *slot, const int32_t *pes, int32_t n)
{
    ferryi_moe_far_pe *far = regions->nodes->pe;
    int32_t relay = pes[0];
    for (int32_t i = 1; i < n; i++)
        if (far[pes[i]].own < far[relay].own)
            relay = pes[i];
    for (int32_t i = 0; i < n; i++) {
        slot[pes[i]] = -2 - relay;
        far[pes[i]].elsewhere += pes[i] != relay;
    }
    slot[relay] = n == 1 ? FERRYI_MOE_ALONE : FERRYI_MOE_CARRIES;
    far[relay].alone += n == 1;
    far[relay].own++;
}

FERRYI_FN void ferryi_moe_choose_relays(const ferryi_moe_args *a, const int32_t *transport, int32_t t, int layouts)
{
    int32_t *slot = &a->scratch.slot[(int64_t)t * a->shape.n_pes], pes[FERRY_MOE_MAX_TOPK], some[FERRY_MOE_MAX_TOPK],
            n = 0;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        if (ferryi_moe_transport_crosses_nodes(transport[pe]))
            slot[pe] = -1;
    for (int32_t k = 0; k < a->shape.topk; k++) {
        const int32_t expert = ferryi_moe_choice_expert(a, t * a->shape.topk + k, layouts);
        if ((uint32_t)expert >= (uint32_t)a->shape.n_experts)
            continue;
        const int32_t pe = ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert);
        if (!ferryi_moe_transport_crosses_nodes(transport[pe]) || (transport[pe] & FERRYI_MOE_NO_ROWS) != 0 ||
            slot[pe] != -1)
            continue;
        slot[pe] = FERRYI_MOE_ALONE;
        pes[n++] = pe;
    }
    while (n > 0) { /* a node at a time */
        int32_t n_some = 0, left = 0;
        for (int32_t i = 0; i < n; i++)
            if (ferryi_moe_node_is_shared(pes[i], pes[0]))
                some[n_some++] = pes[i];
        for (int32_t i = 0; i < n; i++)
            if (!ferryi_moe_node_is_shared(pes[i], some[0]))
                pes[left++] = pes[i];
        ferryi_moe_choose_relay(&a->regions, slot, some, n_some);
        n = left;
    }
}

/* next: of each PE, how many of its rows have a place: alone, shared, elsewhere. */
FERRYI_FN void ferryi_moe_place_token(const ferryi_moe_args *a, const int32_t *transport, int32_t t)
{
    ferryi_moe_far_pe *far = a->regions.nodes->pe;
    int32_t *slot = &a->scratch.slot[(int64_t)t * a->shape.n_pes];
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        if (ferryi_moe_transport_crosses_nodes(transport[pe]) && slot[pe] >= 0)
            slot[pe] = slot[pe] == FERRYI_MOE_ALONE ? far[pe].next[0]++ : far[pe].alone + far[pe].next[1]++;
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        if (!ferryi_moe_transport_crosses_nodes(transport[pe]) || slot[pe] >= -1)
            continue;
        const int32_t relay = -2 - slot[pe], i = far[pe].next[2]++;
        const uint64_t at = far[relay].start + (uint64_t)slot[relay] * a->shape.row_bytes;
        ferryi_moe_table_of(a, pe)[1 + i] = ferryi_moe_entry(at, slot[relay], relay);
        slot[pe] = -2 - (far[pe].own + i);
    }
}

/* What nodes.sealed says of a round: its rows are being made, or lie in the outbox. */
FERRYI_FN uint64_t ferryi_moe_seal(uint64_t generation, int whole)
{
    return generation << 1 | (uint64_t)whole;
}

/* Chooses relays, and stores where each row goes in args.scratch.slot: the slot at its relay, -2 - slot for a row
 * elsewhere, -1 for none. */
FERRYI_NOINLINE void ferryi_moe_nodes_plan_rows(const ferryi_moe_args *a, const int32_t *transport, int32_t n_tokens,
                                                int layouts)
{
    ferryi_moe_nodes *nodes = a->regions.nodes;
    const ferryi_moe_far_pe none = { 0 };
    uint64_t start = 0;
    ferryi_st_relaxed_u64(nodes->sealed, ferryi_moe_seal(ferryi_moe_round_generation(&a->scratch), 0));
    ferryi_fence_release(); /* who gets a row, and then finds its generation, has the row as it was */
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++)
        nodes->pe[pe] = none;
    for (int32_t t = 0; t < n_tokens; t++)
        ferryi_moe_choose_relays(a, transport, t, layouts);
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        nodes->pe[pe].start = start;
        start += (uint64_t)nodes->pe[pe].own * a->shape.row_bytes + ferryi_moe_table_bytes(nodes->pe[pe].elsewhere);
        if (nodes->pe[pe].elsewhere != 0)
            ferryi_moe_table_of(a, pe)[0] = (uint64_t)nodes->pe[pe].elsewhere;
    }
    for (int32_t t = 0; t < n_tokens; t++)
        ferryi_moe_place_token(a, transport, t);
}

/* Adds the other PEs' choices to the row, which its relay pe has. */
FERRYI_NOINLINE void ferryi_moe_nodes_name_others(const ferryi_moe_args *a, char *row, int32_t t, int32_t pe,
                                                  int layouts)
{
    ferryi_moe_header *header = (ferryi_moe_header *)(void *)row;
    ferry_moe_choice *choice = (ferry_moe_choice *)(void *)(row + sizeof *header);
    int32_t n = header->n_choices;
    header->pad = (int32_t)ferryi_moe_round_generation(&a->scratch);
    for (int32_t k = 0; k < a->shape.topk; k++) {
        const int32_t expert = ferryi_moe_choice_expert(a, t * a->shape.topk + k, layouts);
        if ((uint32_t)expert >= (uint32_t)a->shape.n_experts)
            continue;
        const int32_t other = ferryi_moe_expert_owner(a->shape.n_experts, a->shape.n_pes, expert);
        if (other == pe || !ferryi_moe_node_is_shared(pe, other) ||
            a->scratch.slot[(int64_t)t * a->shape.n_pes + other] >= -1)
            continue;
        choice[n].expert = expert | k << 20; /* FERRY_MOE_MAX_EXPERTS is 2^20 */
        choice[n++].weight =
            layouts && a->request.topk_weight == NULL ? 1.0f : a->request.topk_weight[t * a->shape.topk + k];
    }
    if (n < a->shape.topk)
        choice[n].expert = -1;
}

/* The choice j >= n_choices of a row, which is of another PE; 0: there is none. */
FERRYI_FN int ferryi_moe_choice_of_other(const ferryi_moe_shape *shape, const ferryi_moe_header *header, int32_t j,
                                         int32_t *expert, int32_t *k)
{
    const ferry_moe_choice *choice = (const ferry_moe_choice *)(const void *)(header + 1);
    if (j >= shape->topk || choice[j].expert < 0)
        return 0;
    *expert = choice[j].expert & (FERRY_MOE_MAX_EXPERTS - 1);
    *k = choice[j].expert >> 20;
    return 1;
}

/* ---- Puts. */

FERRYI_NOINLINE ferry_status ferryi_moe_nodes_put_returned(const ferryi_moe_args *a, int32_t pe, int32_t first,
                                                           int32_t end, uint64_t *flag, uint64_t word)
{
    const uint64_t bytes = (uint64_t)(end - first) * a->shape.return_row_bytes;
    if (first == end)
        return ferry_signal_op(flag, word, FERRY_SIGNAL_SET, pe);
    return ferry_putmem_signal(
        ferryi_moe_row_at(a, a->regions.return_rows, a->shape.return_row_bytes, a->shape.my_pe, first),
        ferryi_moe_window_row_at(a, a->scratch.peer[pe].out, 1, first), (size_t)bytes, flag, word, FERRY_SIGNAL_SET,
        pe);
}

/* Puts what was assembled for pe, with the flag.  Returned rows may follow later (ferryi_moe_nodes_send_sums). */
FERRYI_NOINLINE ferry_status ferryi_moe_nodes_put(const ferryi_moe_args *a, enum ferryi_moe_flag_kind kind, int32_t pe,
                                                  uint32_t count, uint64_t *flag, uint64_t word)
{
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    ferryi_moe_far_pe *far = &a->regions.nodes->pe[pe];
    ferry_moe_counts *counts = &a->scratch.result->counts;
    ferry_status status = FERRY_SUCCESS;
    if (kind == FERRYI_MOE_RETURNED_ROWS) {
        if ((a->request.stages & FERRY_MOE_COMBINE_RECV) == 0 || far->own_here == far->alone_here)
            status = ferryi_moe_nodes_put_returned(a, pe, 0, far->alone_here, flag, word);
        counts->bytes_off_pe -= (uint64_t)((int32_t)count - far->own_here) * (uint64_t)a->shape.hidden * 2;
        return status;
    }
    ferryi_st_release_u64(a->regions.nodes->sealed, ferryi_moe_seal(generation, 1));
    word = ferryi_moe_flag_word(generation, (uint32_t)far->own | (far->elsewhere != 0 ? FERRYI_MOE_TABLE : 0));
    status =
        ferry_putmem_signal(ferryi_moe_row_at(a, a->regions.dispatch_rows, a->shape.row_bytes, a->shape.my_pe, 0),
                            ferryi_moe_outbox_row_at(a, pe, 0),
                            (size_t)((uint64_t)far->own * a->shape.row_bytes + ferryi_moe_table_bytes(far->elsewhere)),
                            flag, word, FERRY_SIGNAL_SET, pe);
    if (status == FERRY_SUCCESS) { /* the caller adds all rows */
        counts->rows_off_pe -= (uint64_t)far->elsewhere;
        counts->bytes_off_pe -= (uint64_t)far->elsewhere * a->shape.row_bytes;
    }
    return status;
}

/* ---- Dispatch: the receiver. */

/* Makes this PE's row of one that names several PEs' choices, or leaves the row as it is and returns 0: it is not of
 * this round.  from == to: in place. */
FERRYI_NOINLINE int ferryi_moe_take_copy(const ferryi_moe_args *a, const char *from, char *to)
{
    const ferryi_moe_header *names = (const ferryi_moe_header *)(const void *)from;
    const ferry_moe_choice *named = (const ferry_moe_choice *)(const void *)(names + 1);
    ferryi_moe_header *header = (ferryi_moe_header *)(void *)to;
    ferry_moe_choice *choice = (ferry_moe_choice *)(void *)(header + 1);
    const int32_t generation = (int32_t)ferryi_moe_round_generation(&a->scratch);
    const int32_t token = names->token, first = names->n_choices;
    int32_t n = 0, expert, k;
    uint32_t chosen = 0;
    if (names->pad != generation || token < 0 || token >= a->shape.max_tokens)
        return 0;
    for (int32_t j = first; ferryi_moe_choice_of_other(&a->shape, names, j, &expert, &k); j++) {
        const float weight = named[j].weight;
        if ((uint32_t)(expert - a->shape.first_expert) >= (uint32_t)a->shape.n_local)
            continue;
        choice[n].expert = expert - a->shape.first_expert;
        choice[n++].weight = weight;
        chosen |= 1u << k;
    }
    if (n < a->shape.topk)
        choice[n].expert = -1;
    header->token = token;
    header->n_choices = n;
    header->chosen = chosen;
    header->pad = generation;
    if (from != to)
        __builtin_memcpy(to + a->shape.scales_offset, from + a->shape.scales_offset,
                         a->shape.row_bytes - a->shape.scales_offset);
    ferryi_fence_acquire(); /* the row has been read before its generation is looked at again */
    return n > 0 && (from == to || (int32_t)ferryi_ld_relaxed_u32((const uint32_t *)&names->pad) == generation);
}

/* Gets a row from the outbox of its source. */
FERRYI_COLD ferry_status ferryi_moe_take_from_source(const ferryi_moe_args *a, int32_t pe, uint64_t entry, char *to)
{
    const uint64_t seal = ferryi_moe_seal(ferryi_moe_round_generation(&a->scratch), 1),
                   *sealed = a->regions.nodes->sealed;
    uint64_t before = 0, after = 0;
    if (ferryi_moe_peer_has_left(pe))
        return FERRY_ERR_PEER_LOST;
    ferry_status status = ferry_getmem(&before, sealed, sizeof before, pe);
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(to, a->regions.nodes->outbox + (entry >> 32) * 16, a->shape.row_bytes, pe);
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(&after, sealed, sizeof after, pe);
    if (status != FERRY_SUCCESS)
        return status;
    return before == seal && after == seal && ferryi_moe_take_copy(a, to, to) ? FERRY_SUCCESS : FERRY_ERR_TIMEOUT;
}

/* Whether pe, which has begun the next round, is still there: it changes its seal before it puts rows of the round
 * behind that one, which have the places of this round's.  So a seal that is found after a row was read says that the
 * row was whole. */
FERRYI_COLD int ferryi_moe_source_is_one_ahead(const ferryi_moe_args *a, int32_t pe)
{
    uint64_t sealed = 0;
    return !ferryi_moe_peer_has_left(pe) &&
           ferry_getmem(&sealed, a->regions.nodes->sealed, sizeof sealed, pe) == FERRY_SUCCESS &&
           sealed <= ferryi_moe_seal(ferryi_moe_round_generation(&a->scratch) + 1, 1);
}

/* A row that came from pe lies at a relay: this PE's copy goes to `slot`. */
FERRYI_FN ferry_status ferryi_moe_take_row(const ferryi_moe_args *a, int32_t pe, uint64_t entry, int32_t slot,
                                           uint64_t deadline)
{
    ferryi_world *w = ferryi_world_get();
    const uint64_t generation = ferryi_moe_round_generation(&a->scratch);
    const int32_t relay = (int32_t)(entry & 4095), there = (int32_t)(entry >> 12 & 0xfffff);
    const ferryi_moe_flag *flag =
        (const ferryi_moe_flag *)ferryi_peer_addr(w, &a->regions.flag[FERRYI_MOE_SENT_ROWS][pe], relay);
    char *to = ferryi_moe_row_at(a, a->regions.dispatch_rows, a->shape.row_bytes, pe, slot);
    const ferry_status status = ferryi_moe_node_await(&a->scratch, &flag->word[generation & 1],
                                                      ferryi_moe_flag_word(generation, 0), relay, pe, deadline);
    if (status == FERRY_ERR_ABORTED)
        return status;
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return ferryi_moe_take_from_source(a, pe, entry, to);
    const char *from = ferryi_moe_row_at(a, a->regions.dispatch_rows, a->shape.row_bytes, pe, there);
    if (ferryi_moe_take_copy(a, (const char *)ferryi_peer_addr(w, (void *)(uintptr_t)from, relay), to) &&
        (ferryi_ld_relaxed_u64(&flag->word[(generation + 1) & 1]) >> FERRYI_MOE_COUNT_BITS <= generation ||
         ferryi_moe_source_is_one_ahead(a, pe)))
        return FERRY_SUCCESS;
    return FERRY_ERR_TIMEOUT; /* the source has given this PE up and gone on */
}

FERRYI_FN ferry_status ferryi_moe_take_from(const ferryi_moe_args *a, int32_t pe, uint32_t count, uint64_t deadline,
                                            int32_t *n_rows)
{
    ferryi_moe_nodes *nodes = a->regions.nodes;
    ferryi_moe_far_pe *far = &nodes->pe[pe];
    const int32_t own = (int32_t)(count & ~FERRYI_MOE_TABLE);
    int32_t elsewhere = 0, *order = &nodes->order[(int64_t)pe * a->shape.max_tokens], n = 0, expert, k;
    if (own > a->shape.max_tokens)
        return FERRY_ERR_TIMEOUT;
    if ((count & FERRYI_MOE_TABLE) != 0) { /* this PE's copies will lie in its place */
        const uint64_t *table =
            (const uint64_t *)(const void *)ferryi_moe_row_at(a, a->regions.dispatch_rows, a->shape.row_bytes, pe, own);
        elsewhere = table[0] <= (uint64_t)(a->shape.max_tokens - own) ? (int32_t)table[0] : 0;
        __builtin_memcpy(nodes->entry, table + 1, (size_t)elsewhere * sizeof *table);
    }
    for (int32_t t = 0; t < a->shape.max_tokens; t++)
        nodes->at_token[t] = -1;
    for (int32_t slot = 0; slot < own + elsewhere; slot++) {
        const ferryi_moe_header *header = (const ferryi_moe_header *)(const void *)ferryi_moe_row_at(
            a, a->regions.dispatch_rows, a->shape.row_bytes, pe, slot);
        if (slot >= own) {
            const ferry_status status = ferryi_moe_take_row(a, pe, nodes->entry[slot - own], slot, deadline);
            if (status != FERRY_SUCCESS)
                return status;
        } else {
            far->alone_here += !ferryi_moe_choice_of_other(&a->shape, header, header->n_choices, &expert, &k);
        }
        nodes->at_token[header->token] = slot;
    }
    for (int32_t t = 0; t < a->shape.max_tokens; t++)
        if (nodes->at_token[t] >= 0)
            order[n++] = nodes->at_token[t];
    far->own_here = own;
    *n_rows = own + elsewhere;
    return FERRY_SUCCESS;
}

/* Copies this PE's rows from their relays, and orders those of each source. base, state: of ferryi_moe_sources_await.
 */
FERRYI_NOINLINE void ferryi_moe_nodes_take_rows(const ferryi_moe_args *a, int32_t *base, int32_t *state,
                                                uint64_t deadline)
{
    for (int32_t pe = 0; pe < a->shape.n_pes; pe++) {
        ferryi_moe_far_pe *far = &a->regions.nodes->pe[pe];
        const int same_node = ferryi_moe_node_is_shared(pe, a->shape.my_pe);
        far->alone_here = 0;
        far->own_here = same_node ? -1 : 0;
        if (same_node || state[pe] != FERRY_SUCCESS)
            continue;
        const ferry_status status = ferryi_moe_take_from(a, pe, (uint32_t)base[pe], deadline, &base[pe]);
        if (status != FERRY_SUCCESS) {
            base[pe] = far->alone_here = 0;
            state[pe] = a->scratch.source_status[pe] = (int32_t)status;
            ferryi_moe_status_note(&a->scratch, status, pe);
        }
        a->scratch.peer[pe].got = status == FERRY_SUCCESS ? base[pe] : -1;
    }
}

#endif
