/* SPDX-License-Identifier: BSD-3-Clause */
/* The functional probe: what each ordered pair can really do, tried with the instructions that calls will use.  It
 * outranks what anybody claims.  Then the override, which may only weaken.
 *
 * PE p writes to PE q's heap, into the card that q keeps for p, and q looks:
 *   store    a pattern that only p knows arrives               load     p reads a pattern that q wrote
 *   litmus   data, then flag with release: q never sees the flag without the data
 *   atomic   p and q add to one word at the same time, and no addition is lost */
#include "ferry/device/set__funcs.h"
#include "ferry/diag.h"
#include "runtime/agree.h"
#include "runtime/clock.h"
#include "runtime/log.h"
#include "runtime/paths.h"
#include <stdlib.h>

#define LITMUS_ROUNDS 64u
#define ADDITIONS 32u

typedef struct card {
    uint64_t stored, shown FERRYI_ALIGNED; /* by the peer; by the owner */
    uint64_t sum FERRYI_ALIGNED;
    uint64_t data FERRYI_ALIGNED;
    uint64_t flag FERRYI_ALIGNED;
} card;

/* The reduction's scratch space, which nobody uses yet, holds a card for each peer. */
_Static_assert(sizeof(card) * 128 <= 2 * FERRYI_SCRATCH, "a card for each of 128 peers fits into the scratch space");

static card *card_of(ferryi_world *w, int peer)
{
    return (card *)(void *)ferryi_sync_scratch(w, ferryi_world_area(w), 0) + peer;
}

static uint64_t pattern(int from, int to)
{
    return 0xfe44000000000000u + ((uint64_t)(uint32_t)from << 20) + (uint64_t)(uint32_t)to;
}

/* This PE's part at every peer.  Nothing here waits. */
static void write_all(ferryi_pe *pe, uint8_t *load_failed)
{
    ferryi_world *w = &pe->world;
    for (int q = 0; q < w->n_pes; q++) {
        if (q == w->my_pe || !ferryi_heap_is_reachable(pe, q))
            continue;
        card *theirs = (card *)ferryi_at(w, card_of(w, w->my_pe), q);
        ferryi_st_relaxed_u64(&theirs->stored, pattern(w->my_pe, q));
        if (ferryi_ld_relaxed_u64(&theirs->shown) != pattern(q, w->my_pe))
            load_failed[q] = 1;
        for (uint32_t i = 0; i < ADDITIONS; i++)
            (void)ferryi_atom_add_u64(&theirs->sum, 1);
        for (uint32_t i = 1; i <= LITMUS_ROUNDS; i++) {
            ferryi_st_relaxed_u64(&theirs->data, i);
            ferryi_st_release_u64(&theirs->flag, i);
        }
    }
}

/* What arrived from peer p.  Bits of FERRY_PROBE_FAIL's words that failed. */
static uint8_t read_one(ferryi_world *w, int p, uint64_t deadline)
{
    card *mine = card_of(w, p);
    uint8_t failed = 0;
    for (uint32_t i = 0; i < ADDITIONS; i++)
        (void)ferryi_atom_add_u64(&mine->sum, 1);
    for (uint64_t flag = 0; flag < LITMUS_ROUNDS;) {
        flag = ferryi_ld_acquire_u64(&mine->flag);
        if (ferryi_ld_relaxed_u64(&mine->data) < flag)
            failed |= FERRYI_PROBE_LITMUS;
        if (flag < LITMUS_ROUNDS && ferryi_now_ns() > deadline)
            return failed | FERRYI_PROBE_STORE;
        if (flag < LITMUS_ROUNDS)
            ferryi_yield();
    }
    if (ferryi_ld_relaxed_u64(&mine->stored) != pattern(p, w->my_pe))
        failed |= FERRYI_PROBE_STORE;
    return failed;
}

static ferry_path verdict(uint8_t failed)
{
    if (failed & (FERRYI_PROBE_STORE | FERRYI_PROBE_LOAD | FERRYI_PROBE_LITMUS))
        return FERRY_PATH_STAGED;
    return failed & FERRYI_PROBE_ATOMIC ? FERRY_PATH_FLAGS : FERRY_PATH_NATIVE;
}

/* rows[p] = what PE p saw: of stores into its memory, and of its own loads. */
static void conclude(ferryi_pe *pe, int probed, const uint8_t *rows, const uint8_t *forced, uint8_t *matrix)
{
    size_t n = (size_t)pe->world.n_pes;
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++) {
            uint8_t failed = rows[to * 2 * n + from];
            if (rows[from * 2 * n + n + to])
                failed |= FERRYI_PROBE_LOAD;
            ferry_path found = verdict((uint8_t)(failed | forced[from * n + to]));
            /* A pair that has no mapping by request was not probed. */
            if (pe->paths[from * n + to] == FERRY_PATH_STAGED)
                found = FERRY_PATH_STAGED;
            else if (from != to && probed)
                pe->probe[from * n + to] = failed;
            matrix[from * n + to] = (uint8_t)(from == to ? FERRY_PATH_NATIVE : found);
        }
}

ferry_status ferryi_probe(ferryi_pe *pe, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    const uint64_t none[3] = { 0 };
    size_t n = (size_t)w->n_pes;
    int probed = n > 1 && n <= 128;
    ferry_status status = FERRY_ERR_NO_MEMORY;
    uint64_t now = ferryi_now_ns(), budget = deadline > now ? deadline - now : 0;
    uint8_t *row = calloc(2 * n, 1), *rows = calloc(2 * n * n, 1), *forced = calloc(n * n, 1),
            *matrix = calloc(n * n, 1);
    if (row == NULL || rows == NULL || forced == NULL || matrix == NULL) {
        status = ferryi_error(status, "no memory for the probe's verdicts");
        goto out;
    }
    status = ferryi_paths_probe_fail(pe->env.probe_fail, w->n_pes, forced);
    if (status != FERRY_SUCCESS)
        goto out;
    if (probed) {
        for (int p = 0; p < w->n_pes; p++)
            ferryi_st_relaxed_u64(&card_of(w, p)->shown, pattern(w->my_pe, p));
        status = ferryi_agree(pe, FERRY_CALL_INIT, FERRYI_WHAT_PROBE, none, FERRY_SUCCESS, budget);
        if (status != FERRY_SUCCESS)
            goto out;
        write_all(pe, row + n);
        for (int p = 0; p < w->n_pes; p++)
            if (p != w->my_pe && pe->paths[(size_t)p * n + (size_t)w->my_pe] <= FERRY_PATH_FLAGS)
                row[p] = read_one(w, p, deadline);
        status = ferryi_agree(pe, FERRY_CALL_INIT, FERRYI_WHAT_PROBE, none, FERRY_SUCCESS, budget);
        if (status != FERRY_SUCCESS)
            goto out;
        for (int p = 0; p < w->n_pes; p++) /* both sides have added */
            if (p != w->my_pe && pe->paths[(size_t)p * n + (size_t)w->my_pe] <= FERRY_PATH_FLAGS &&
                ferryi_ld_relaxed_u64(&card_of(w, p)->sum) != 2 * ADDITIONS)
                row[p] |= FERRYI_PROBE_ATOMIC;
        status = pe->boot->ops->allgather(pe->boot, row, rows, 2 * n, deadline);
        if (status != FERRY_SUCCESS)
            goto out;
        memset(card_of(w, 0), 0, 2 * FERRYI_SCRATCH);
    }
    conclude(pe, probed, rows, forced, matrix);
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
