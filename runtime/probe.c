/* SPDX-License-Identifier: BSD-3-Clause */
/* The functional probe: what each ordered pair can really do, tried with the instructions that calls will use: those of
 * the CPU, or those of a kernel where heaps are in GPU memory.  It outranks what anybody claims.  Then the override,
 * which may only weaken.
 *
 * PE p writes to PE q's heap, into the card that q keeps for p, and q looks:
 *   store    a pattern that only p knows arrives               load     p reads a pattern that q wrote
 *   litmus   data, then flag with release: q never sees the flag without the data
 *   atomic   p and q add to one word at the same time, and no addition is lost
 *
 * Steps, an agreement after each, so that what a step has written is there when the next one reads it:
 *   1. every PE writes what its peers will read   2. all at once, the pairs   3. every PE reads its cards
 * Only the litmus test looks while the peer writes.  What has arrived is judged in step 3, so that a PE that was late
 * does not pass for one that cannot. */
#include "device/probe__funcs.h"
#include "ferry/device/set__funcs.h"
#include "ferry/diag.h"
#include "runtime/agree.h"
#include "runtime/clock.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/paths.h"
#include "runtime/witness.h"
#include <stdlib.h>

typedef ferryi_probe_card card;

/* The reduction's scratch space, which nobody uses yet, holds a card for each peer. */
#define MOST 128
_Static_assert(sizeof(card) * MOST <= 2 * FERRYI_SCRATCH, "a card for each peer fits into the scratch space");

/* How long the host's litmus test looks out for a peer's rounds, and how often meanwhile for a death, which ends
 * ferry_init whatever the test would find. */
#define LOOK_NS 1000000000u
#define GLANCE_NS 1000000u

/* In a row: this PE does not touch the pair, by request or since it cannot, so that it was not probed. */
#define UNTOUCHED 16

static card *cards_here(ferryi_world *w)
{
    return (card *)(void *)ferryi_sync_scratch(w, ferryi_world_area(w), 0);
}

static int is_direct(const ferryi_pe *pe, int from, int to)
{
    return from != to && pe->paths[from * pe->world.n_pes + to] <= FERRY_PATH_FLAGS;
}

static uint32_t has_atomics(const ferryi_pe *pe, int from, int to)
{
    return is_direct(pe, from, to) && pe->claimed[from * pe->world.n_pes + to] == FERRY_PATH_NATIVE;
}

static void describe(ferryi_pe *pe, ferryi_probe_pair *pairs)
{
    ferryi_world *w = &pe->world;
    int me = w->my_pe;
    for (int p = 0; p < w->n_pes; p++)
        pairs[p] = (ferryi_probe_pair){
            .theirs = is_direct(pe, me, p) ? (card *)ferryi_at(w, cards_here(w) + me, p) : NULL,
            .mine = is_direct(pe, p, me) ? cards_here(w) + p : NULL,
            .me = me,
            .peer = p,
            .add_there = has_atomics(pe, me, p),
            .add_here = has_atomics(pe, p, me),
        };
}

static uint32_t look_out(const ferryi_world *w, const card *mine, uint64_t deadline)
{
    uint32_t failed = 0;
    uint64_t until;
    do {
        until = ferryi_now_ns() + GLANCE_NS;
        failed |= ferryi_probe_litmus(mine, until < deadline ? until : deadline);
    } while (until < deadline && ferryi_ld_relaxed_u64(&mine->flag) < FERRYI_PROBE_ROUNDS &&
             ferryi_ld_relaxed_u32(&w->ctl->n_lost) == 0);
    return failed;
}

/* The kernel does the same, all pairs at once. */
static void try_on_host(const ferryi_world *w, ferryi_probe_pair *pairs, uint64_t deadline)
{
    int n = w->n_pes;
    for (int q = 0; q < n; q++) {
        if (pairs[q].add_there)
            ferryi_probe_add(&pairs[q].theirs->sum);
        if (pairs[q].theirs != NULL)
            pairs[q].load_failed = ferryi_probe_write(pairs[q].theirs, pairs[q].me, q);
    }
    for (int p = 0; p < n; p++) {
        if (pairs[p].add_here)
            ferryi_probe_add(&pairs[p].mine->sum);
        if (pairs[p].mine != NULL)
            pairs[p].litmus_failed = look_out(w, pairs[p].mine, deadline);
    }
}

/* What there is of peer p's in the end.  Bits of FERRY_PROBE_FAIL's words that failed. */
static uint8_t judge(const card *c, const ferryi_probe_pair *pair)
{
    uint8_t failed = pair->litmus_failed ? FERRYI_PROBE_LITMUS : 0;
    if (c->stored != ferryi_probe_pattern(pair->peer, pair->me) || c->flag != FERRYI_PROBE_ROUNDS || c->data != c->flag)
        failed |= FERRYI_PROBE_STORE;
    if (pair->add_here && c->sum != 2 * FERRYI_PROBE_ADDITIONS)
        failed |= FERRYI_PROBE_ATOMIC;
    return failed;
}

static ferry_status agree(ferryi_pe *pe, ferry_status mine, uint64_t budget)
{
    const uint64_t none[3] = { 0 };
    return ferryi_agree(pe, FERRY_CALL_INIT, FERRYI_WHAT_PROBE, none, mine, budget);
}

/* Adds to row: [n] what arrived from each peer, then [n] what this PE's own loads from each found. */
static ferry_status try_pairs(ferryi_pe *pe, uint8_t *row, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    size_t n = (size_t)w->n_pes, bytes = n * sizeof(card);
    uint64_t now = ferryi_now_ns(), budget = deadline > now ? deadline - now : 0;
    ferryi_probe_pair *pairs = calloc(n, sizeof *pairs);
    card *cards = NULL;
    if (posix_memalign((void **)&cards, FERRYI_LINE, bytes) != 0)
        cards = NULL;
    ferry_status status = FERRY_SUCCESS;
    if (pairs == NULL || cards == NULL) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to probe %zu PEs", n);
    } else {
        describe(pe, pairs);
        memset(cards, 0, bytes);
        for (int p = 0; p < w->n_pes; p++)
            cards[p].shown = ferryi_probe_pattern(w->my_pe, p);
        status = pe->space->copy(cards_here(w), cards, bytes);
    }
    if (status == FERRY_SUCCESS && pe->gpu != NULL)
        status = ferryi_gpu_probe_load(pe);
    status = agree(pe, status, budget);
    if (status != FERRY_SUCCESS)
        goto out;
    uint64_t look = ferryi_deadline_after(LOOK_NS);
    if (pe->gpu != NULL)
        status = ferryi_gpu_probe(pe, pairs, deadline);
    else
        try_on_host(w, pairs, look < deadline ? look : deadline);
    status = agree(pe, status, budget);
    if (status != FERRY_SUCCESS)
        goto out;
    status = pe->space->copy(cards, cards_here(w), bytes);
    if (status == FERRY_SUCCESS) /* nobody touches them any more */
        status = pe->space->zero(cards_here(w), bytes);
    status = agree(pe, status, budget);
    for (size_t p = 0; p < n && status == FERRY_SUCCESS; p++) {
        if (pairs[p].mine != NULL)
            row[p] |= judge(&cards[p], &pairs[p]);
        if (pairs[p].load_failed)
            row[n + p] |= FERRYI_PROBE_LOAD;
    }

out:
    free(pairs);
    free(cards);
    return status;
}

/* What this PE knew before. */
static void begin_row(const ferryi_pe *pe, uint8_t *row)
{
    int n = pe->world.n_pes, me = pe->world.my_pe;
    for (int p = 0; p < n; p++) {
        if (p != me && !is_direct(pe, p, me))
            row[p] = UNTOUCHED;
        if (p != me && !is_direct(pe, me, p))
            row[n + p] = UNTOUCHED;
        else if (pe->claimed[me * n + p] == FERRY_PATH_FLAGS)
            row[n + p] = FERRYI_PROBE_ATOMIC; /* not tried: where atomics do not pass, one may do harm */
    }
}

static ferry_path verdict(uint8_t failed)
{
    return failed & UNTOUCHED ? FERRY_PATH_STAGED : ferryi_witness_probed(failed);
}

/* rows[p] = what PE p saw: of stores into its memory, and of its own loads.  What both ends of a pair say decides, on
 * every PE alike, even where PEs do not see the same GPUs. */
static void conclude(ferryi_pe *pe, int probed, const uint8_t *rows, const uint8_t *forced, uint8_t *matrix)
{
    size_t n = (size_t)pe->world.n_pes;
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++) {
            size_t pair = from * n + to;
            uint8_t failed = rows[to * 2 * n + from] | rows[from * 2 * n + n + to];
            if (probed && from != to && !(failed & UNTOUCHED))
                pe->probe[pair] = failed;
            ferry_path found = verdict((uint8_t)(failed | forced[pair]));
            matrix[pair] = (uint8_t)(from == to ? FERRY_PATH_NATIVE : found);
        }
}

ferry_status ferryi_probe(ferryi_pe *pe, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    size_t n = (size_t)w->n_pes;
    int probed = n > 1 && n <= MOST;
    ferry_status status = FERRY_ERR_NO_MEMORY;
    uint8_t *row = calloc(2 * n, 1), *rows = calloc(2 * n * n, 1), *forced = calloc(n * n, 1),
            *matrix = calloc(n * n, 1);
    if (row == NULL || rows == NULL || forced == NULL || matrix == NULL) {
        status = ferryi_error(status, "no memory for the probe's verdicts");
        goto out;
    }
    status = ferryi_paths_probe_fail(pe->env.probe_fail, w->n_pes, forced);
    begin_row(pe, row);
    if (status == FERRY_SUCCESS && probed)
        status = try_pairs(pe, row, deadline);
    if (status != FERRY_SUCCESS)
        goto out;
    status = pe->boot->ops->allgather(pe->boot, row, rows, 2 * n, deadline);
    if (status != FERRY_SUCCESS)
        goto out;
    conclude(pe, probed, rows, forced, matrix);
    ferryi_witness_hear(pe->witness, &pe->claimed[(size_t)w->my_pe * n], &pe->probe[(size_t)w->my_pe * n]);
    status = ferryi_paths_override(pe->env.paths, w->n_pes, matrix);
    if (status != FERRY_SUCCESS)
        goto out;
    for (int q = 0; q < w->n_pes; q++)
        if (matrix[(size_t)w->my_pe * n + (size_t)q] > FERRY_PATH_FLAGS && ferryi_heap_is_reachable(pe, q))
            ferryi_heap_unmap(pe, q);
    memcpy(pe->paths, matrix, n * n);
    for (int q = 0; q < w->n_pes; q++)
        if (pe->paths[(size_t)w->my_pe * n + (size_t)q] != FERRY_PATH_NATIVE)
            ferryi_log(FERRYI_LOG_INFO, "path to PE %d is %s", q,
                       ferry_path_name((ferry_path)pe->paths[(size_t)w->my_pe * n + (size_t)q]));

out:
    free(row);
    free(rows);
    free(forced);
    free(matrix);
    return status;
}
