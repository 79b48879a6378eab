/* SPDX-License-Identifier: BSD-3-Clause */
/* The probe of copy engines, for direct pairs, and for pairs whose stores are lost although the heap could be mapped.
 * Machines exist where a kernel's stores to a peer vanish and copies arrive; bulk transfers of such a staged pair then
 * need no host memory (runtime/gpu/gpu_pipelines_straight.c).  On others stores arrive and copies have wrong bytes;
 * kernels then move what a host call puts or gets (runtime/gpu/calls.c).
 *
 * PE p copies into and out of pieces of PE q's heap:
 *   push   p copies a pattern into q's piece, and q, the owner, checks every byte
 *   pull   p copies a pattern that q wrote out of q's piece, and checks every byte
 *
 * The PEs agree after each step, and after the copies they exchange which of them hung:
 *   1. every PE writes its patterns and clears the rest   2. every PE copies   3. every PE reads what came */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/job/probe.h"
#include "runtime/state/agree.h"
#include <stdlib.h>
#include <string.h>

/* For each peer, in each heap.  They lie where nothing is allocated before ferry_init ends. */
enum { PUSHED, SHOWN, SOURCE, PULLED, N_PIECES };
#define PIECE_MOST ((size_t)256 << 10)

static size_t piece_bytes(const ferryi_pe *pe)
{
    const size_t room = (size_t)(pe->world.heap_len - pe->heap.start) / N_PIECES / (size_t)pe->world.n_pes;
    return (room < PIECE_MOST ? room : PIECE_MOST) / FERRYI_LINE * FERRYI_LINE;
}

static char *piece(const ferryi_pe *pe, int peer, int which)
{
    return (char *)(uintptr_t)(pe->world.heap + pe->heap.start) +
           ((size_t)peer * N_PIECES + (size_t)which) * piece_bytes(pe);
}

static void fill(uint64_t *words, size_t bytes, int from, int to, int which)
{
    const uint64_t start = ((uint64_t)(uint32_t)from << 32 | (uint32_t)to << 2 | (uint32_t)which) + 1;
    for (size_t i = 0; i < bytes / sizeof *words; i++)
        words[i] = (start * 0x9e3779b97f4a7c15u ^ (uint64_t)i) * 0xd1342543de82ef95u;
}

/* The same on every PE.  A pair that FERRY_PATHS keeps from being mapped was not probed. */
static int is_candidate(const ferryi_pe *pe, int from, int to)
{
    const ferryi_pair_info *pair = ferryi_pair_at(pe, from, to);
    const int loses_stores =
        ferryi_path_shares_host(pair->path) && ((pair->failed | pair->forced) & FERRYI_PROBE_STORE) != 0;
    return from != to && ferryi_pair_shares_node(pe, from, to) && pair->failed != FERRYI_PROBE_SKIPPED &&
           (loses_stores || ferryi_path_is_direct(pair->path));
}

static int any_candidate(const ferryi_pe *pe)
{
    for (int from = 0; from < pe->world.n_pes; from++)
        for (int to = 0; to < pe->world.n_pes; to++)
            if (is_candidate(pe, from, to))
                return 1;
    return 0;
}

static ferry_status clear(ferryi_pe *pe)
{
    return pe->space->zero(piece(pe, 0, 0), piece_bytes(pe) * N_PIECES * (size_t)pe->world.n_pes);
}

static ferry_status prepare(ferryi_pe *pe, uint64_t *words)
{
    const int me = pe->world.my_pe;
    const size_t bytes = piece_bytes(pe);
    ferry_status status = clear(pe);
    for (int p = 0; p < pe->world.n_pes && status == FERRY_SUCCESS; p++) {
        if (is_candidate(pe, me, p)) {
            fill(words, bytes, me, p, SOURCE);
            status = pe->space->copy(piece(pe, p, SOURCE), words, bytes);
        }
        if (is_candidate(pe, p, me) && status == FERRY_SUCCESS) {
            fill(words, bytes, p, me, SHOWN);
            status = pe->space->copy(piece(pe, p, SHOWN), words, bytes);
        }
    }
    return status;
}

static ferry_status copy_both(ferryi_pe *pe, int p, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    const size_t bytes = piece_bytes(pe);
    char *pushed = ferryi_peer_addr(w, piece(pe, w->my_pe, PUSHED), p);
    char *shown = ferryi_peer_addr(w, piece(pe, w->my_pe, SHOWN), p);
    ferry_status status = pe->gpu_ops->probe_copy(pe, pushed, piece(pe, p, SOURCE), bytes, deadline);
    if (status == FERRY_SUCCESS)
        status = pe->gpu_ops->probe_copy(pe, piece(pe, p, PULLED), shown, bytes, deadline);
    return status;
}

/* Sets row[p] for the PE whose copy hangs, and tries no more.  A copy that the driver refuses leaves its piece without
 * the pattern. */
static void copy_all(ferryi_pe *pe, uint8_t *row, uint64_t deadline)
{
    const int me = pe->world.my_pe;
    for (int p = 0; p < pe->world.n_pes; p++) {
        const ferry_status status = is_candidate(pe, me, p) ? copy_both(pe, p, deadline) : FERRY_SUCCESS;
        row[p] = status == FERRY_ERR_TIMEOUT;
        if (row[p])
            return;
        if (status != FERRY_SUCCESS)
            ferryi_log(FERRYI_LOG_WARN,
                       "a copy engine of PE %d does not reach the memory of PE %d (%s): if that breaks this job, "
                       "exclude the pair by FERRY_PATHS='%d>%d=staged'",
                       me, p, ferry_status_name(status), me, p);
    }
}

/* Whether no copy hung.  One would keep everything that waits for its GPU waiting, so it ends ferry_init. */
static ferry_status all_ended(const ferryi_pe *pe, const uint8_t *rows)
{
    const int n = pe->world.n_pes;
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++)
            if (rows[from * 2 * n + to] != 0)
                return ferryi_error(
                    FERRY_ERR_TIMEOUT,
                    "a copy engine's copy between PE %d and PE %d did not end in time: exclude the pair by "
                    "FERRY_PATHS='%d>%d=staged'",
                    from, to, from, to);
    return FERRY_SUCCESS;
}

/* Reads a piece of this PE's memory.  *copies: what the copy that wrote the piece did. */
static ferry_status read_piece(ferryi_pe *pe, const char *at, uint64_t *seen, uint64_t *wanted, uint8_t *copies)
{
    const size_t bytes = piece_bytes(pe);
    ferry_status status = pe->space->copy(seen, at, bytes);
    int any = 0;
    for (size_t i = 0; i < bytes / sizeof *seen; i++)
        any |= seen[i] != 0;
    *copies = memcmp(seen, wanted, bytes) == 0 ? FERRYI_COPIES_ARRIVE
              : any                            ? FERRYI_COPIES_CORRUPT
                                               : FERRYI_COPIES_LOST;
    return status;
}

/* row: [n] of each peer's copies into this PE's memory, then [n] of this PE's copies from each peer. */
static ferry_status judge(ferryi_pe *pe, uint64_t *seen, uint64_t *wanted, uint8_t *row)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    const size_t bytes = piece_bytes(pe);
    ferry_status status = FERRY_SUCCESS;
    for (int p = 0; p < n && status == FERRY_SUCCESS; p++) {
        if (is_candidate(pe, p, me)) {
            fill(wanted, bytes, p, me, SOURCE);
            status = read_piece(pe, piece(pe, p, PUSHED), seen, wanted, &row[p]);
        }
        if (is_candidate(pe, me, p) && status == FERRY_SUCCESS) {
            fill(wanted, bytes, me, p, SHOWN);
            status = read_piece(pe, piece(pe, p, PULLED), seen, wanted, &row[n + p]);
        }
    }
    return status;
}

/* Of both ends' rows, the worse counts. */
static void conclude(ferryi_pe *pe, const uint8_t *rows)
{
    const size_t n = (size_t)pe->world.n_pes;
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++) {
            const uint8_t pushed = rows[to * 2 * n + from], pulled = rows[from * 2 * n + n + to];
            ferryi_pair_info *pair = &pe->pairs[from * n + to];
            if (is_candidate(pe, (int)from, (int)to))
                pair->copies = pair->forced & FERRYI_PROBE_COPY ? FERRYI_COPIES_LOST
                               : pushed > pulled                ? pushed
                                                                : pulled;
        }
}

ferry_status ferryi_job_probe_agree(ferryi_pe *pe, ferry_status mine, uint64_t budget)
{
    const uint64_t none[3] = { 0 };
    return ferryi_agree(pe, FERRY_CALL_INIT, FERRYI_WHAT_PROBE, none, mine, budget);
}

ferry_status ferryi_job_probe_gather(ferryi_pe *pe, const uint8_t *row, uint8_t *rows, uint8_t allowed,
                                     uint64_t deadline)
{
    const size_t n = (size_t)pe->world.n_pes;
    ferry_status status = pe->boot->ops->allgather(pe->boot, row, rows, 2 * n, deadline);
    for (size_t i = 0; status == FERRY_SUCCESS && i < 2 * n * n; i++)
        if ((rows[i] & ~allowed) != 0)
            status = ferryi_error(
                FERRY_ERR_BOOTSTRAP,
                "PE %zu sent an invalid result of the probe (0x%02x): start all PEs with the same build of ferry",
                i / (2 * n), (unsigned)rows[i]);
    return status;
}

ferry_status ferryi_job_probe_copies(ferryi_pe *pe, uint64_t deadline)
{
    const size_t n = (size_t)pe->world.n_pes;
    if (pe->gpu == NULL || !any_candidate(pe))
        return FERRY_SUCCESS;
    uint64_t *seen = malloc(PIECE_MOST), *wanted = malloc(PIECE_MOST);
    uint8_t *row = calloc(2 * n, 1), *rows = calloc(2 * n * n, 1);
    ferry_status status =
        seen != NULL && wanted != NULL && row != NULL && rows != NULL
            ? prepare(pe, wanted)
            : ferryi_error(FERRY_ERR_NO_MEMORY,
                           "no memory to probe the copy engines of %zu PEs: raise the memory limit", n);
    status = ferryi_job_probe_agree(pe, status, ferryi_time_left(deadline));
    if (status != FERRY_SUCCESS)
        goto out;
    copy_all(pe, row, ferryi_deadline_after(ferryi_time_left(deadline) / 2)); /* the rest is to tell the others */
    status = ferryi_job_probe_gather(pe, row, rows, 1, deadline);
    if (status == FERRY_SUCCESS)
        status = all_ended(pe, rows);
    if (status != FERRY_SUCCESS)
        goto out;
    status = judge(pe, seen, wanted, row);
    if (status == FERRY_SUCCESS)
        status = clear(pe);
    status = ferryi_job_probe_agree(pe, status, ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS)
        status = ferryi_job_probe_gather(pe, row, rows, FERRYI_COPIES_LOST, deadline);
    if (status == FERRY_SUCCESS)
        conclude(pe, rows);

out:
    free(seen);
    free(wanted);
    free(row);
    free(rows);
    return status;
}
