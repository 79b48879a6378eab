/* SPDX-License-Identifier: BSD-3-Clause */
/* Bulk of a pair without access goes through the memory of a third GPU that both reach, if that is faster than host
 * memory: the pipeline's chunks then lie there (runtime/gpu/gpu_pipelines_chunks.c).
 *
 * A trial decides, while every PE makes its own: the sender's copy engine writes a pattern to the third GPU, the PEs
 * agree, and the receiver's copy engine reads the pattern, compares every byte, and the PEs exchange their times.  The
 * slower of a way's two copies is its time, because a pipeline keeps both engines busy. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/job/probe.h"
#include "runtime/memory/heap.h"
#include "runtime/state/pipeline_words.h"
#include <inttypes.h>
#include <stdlib.h>

#define TRIAL_MOST ((uint64_t)4 << 20)

/* Times of a pair's copies to or from its third GPU, and to or from host memory; 0: the copy is not right. */
typedef struct times {
    uint64_t there, host;
} times;

/* The third GPU's way has to save a tenth. */
static int is_faster(uint64_t there, uint64_t host)
{
    return there < host - host / 10;
}

static int reaches(const ferryi_pe *pe, int from, int to)
{
    return ferryi_pair_at(pe, from, to)->copies == FERRYI_COPIES_ARRIVE;
}

/* Returns 1 + the PE of the third GPU, or 0.  The same on every PE.  FERRY_PATHS asks for a way through host memory, or
 * over the network, which carries no chunks of a third GPU. */
static int third_of(const ferryi_pe *pe, int from, int to)
{
    const int n = pe->world.n_pes;
    const ferryi_pair_info *pair = ferryi_pair_at(pe, from, to);
    if (from == to || !ferryi_pair_shares_node(pe, from, to) || !ferryi_path_shares_host(pair->path) ||
        ferryi_pair_is_by_copy(pair) || pair->asked != FERRYI_PAIR_UNKNOWN ||
        ferryi_pair_at(pe, to, from)->asked != FERRYI_PAIR_UNKNOWN)
        return 0;
    for (int k = 0; k < n; k++) {
        const int via = (from + to + k) % n; /* pairs share the load among several third GPUs */
        if (via != from && via != to && ferryi_pair_shares_node(pe, via, from) && reaches(pe, from, via) &&
            reaches(pe, to, via))
            return 1 + via;
    }
    return 0;
}

/* Sets each pair's `via`.  Returns the most pairs that share a third GPU. */
static int choose_thirds(ferryi_pe *pe)
{
    int most = 0;
    for (int from = 0; from < pe->world.n_pes; from++)
        for (int to = 0; to < pe->world.n_pes; to++)
            ferryi_pair_at(pe, from, to)->via = (uint8_t)third_of(pe, from, to);
    for (int from = 0; from < pe->world.n_pes; from++)
        for (int to = 0; to < pe->world.n_pes; to++)
            if (ferryi_pair_at(pe, from, to)->via != 0) {
                const int before = ferryi_pair_via_number(pe, from, to);
                most = before + 1 > most ? before + 1 : most;
            }
    return most;
}

static void forget_thirds(ferryi_pe *pe)
{
    const size_t n = (size_t)pe->world.n_pes;
    for (size_t i = 0; i < n * n; i++)
        pe->pairs[i].via = 0;
}

/* This PE's copies of one direction.  out: to the third GPUs; else from them.  One that hangs ends ferry_init, because
 * it would keep everything that waits for the GPU waiting. */
static ferry_status try_all(ferryi_pe *pe, int out, uint64_t bytes, times *found, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    for (int p = 0; p < w->n_pes; p++) {
        const int from = out ? w->my_pe : p, to = out ? p : w->my_pe, via = ferryi_pair_at(pe, from, to)->via;
        const uint64_t seed = (uint64_t)from << 32 | (uint64_t)to << 8 | 1;
        char *place = (char *)(uintptr_t)(w->heap + pe->heap.start);
        if (via == 0)
            continue;
        place += (uint64_t)ferryi_pair_via_number(pe, from, to) * bytes;
        const ferry_status status = pe->gpu_ops->probe_forward(pe, ferryi_peer_addr(w, place, via - 1), (size_t)bytes,
                                                               out, seed, deadline, &found[p].there, &found[p].host);
        if (status == FERRY_ERR_TIMEOUT)
            return ferryi_error(
                status, "a copy engine's copy between PE %d and PE %d did not end in time: set FERRY_FORWARD=off",
                w->my_pe, via - 1);
        if (status != FERRY_SUCCESS)
            found[p] = (times){ 0 };
    }
    return FERRY_SUCCESS;
}

/* all[p] of each PE: its copies out to [n] PEs, then in from [n] PEs.  Returns the most pairs that share a GPU. */
static int conclude(ferryi_pe *pe, const times *all)
{
    const size_t n = (size_t)pe->world.n_pes;
    int most = 0;
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++) {
            const times *out = &all[from * 2 * n + to], *in = &all[to * 2 * n + n + from];
            const uint64_t there = out->there > in->there ? out->there : in->there;
            const uint64_t host = out->host > in->host ? out->host : in->host;
            ferryi_pair_info *pair = &pe->pairs[from * n + to];
            if (pair->via == 0)
                continue;
            if (from == (size_t)pe->world.my_pe)
                ferryi_log(FERRYI_LOG_INFO,
                           "bulk for PE %zu: %.0f us through the GPU of PE %d, %.0f us through host memory", to,
                           (double)there * 1e-3, pair->via - 1, (double)host * 1e-3);
            if (out->there == 0 || in->there == 0 || (pe->env.forward != FERRYI_FORWARD_ON && !is_faster(there, host)))
                pair->via = 0;
        }
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++)
            if (pe->pairs[from * n + to].via != 0) {
                const int number = ferryi_pair_via_number(pe, (int)from, (int)to);
                most = number + 1 > most ? number + 1 : most;
            }
    return most;
}

/* Chunks for all pairs that share a third GPU lie in one block of its heap, at the same offset in all heaps. */
static ferry_status allocate(ferryi_pe *pe, int most, uint64_t deadline)
{
    size_t chunk;
    char *unused;
    (void)ferryi_segment_pipeline(pe, pe->world.my_pe, pe->world.my_pe, &unused, &chunk);
    const uint64_t bytes = (uint64_t)most * FERRYI_PIPELINE_SLOTS * chunk;
    ferry_status status = FERRY_ERR_NO_MEMORY;
    if (bytes <= (pe->heap.max - pe->heap.front) / 4) {
        status = ferryi_heap_reserve(pe);
        status = ferryi_job_probe_agree(pe, status, ferryi_time_left(deadline));
    }
    if (status == FERRY_SUCCESS)
        status = ferryi_heap_allocate(pe, bytes, 4096, deadline, &pe->forward_at);
    if (status != FERRY_ERR_NO_MEMORY)
        return status;
    ferryi_log(FERRYI_LOG_INFO,
               "the heap has no room for %" PRIu64 " bytes of bulk of other PEs: it goes through host memory", bytes);
    forget_thirds(pe);
    return FERRY_SUCCESS;
}

ferry_status ferryi_job_forward(ferryi_pe *pe)
{
    const size_t n = (size_t)pe->world.n_pes;
    const uint64_t deadline = pe->start.deadline, room = pe->world.heap_len - pe->heap.start;
    if (pe->gpu == NULL || pe->env.forward == FERRYI_FORWARD_OFF || n < 3 || n > FERRYI_PROBE_MOST)
        return FERRY_SUCCESS;
    int most = choose_thirds(pe);
    if (most == 0)
        return FERRY_SUCCESS;
    uint64_t bytes = room / (uint64_t)most / 4096 * 4096;
    bytes = bytes < TRIAL_MOST ? bytes : TRIAL_MOST;
    times *mine = calloc(2 * n, sizeof *mine), *all = calloc(2 * n * n, sizeof *all);
    ferry_status status = mine != NULL && all != NULL && bytes != 0
                              ? FERRY_SUCCESS
                              : ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to try third GPUs: set FERRY_FORWARD=off");
    status = ferryi_job_probe_agree(pe, status, ferryi_time_left(deadline));
    if (status != FERRY_SUCCESS)
        goto out;
    status = try_all(pe, 1, bytes, mine, deadline);
    status = ferryi_job_probe_agree(pe, status, ferryi_time_left(deadline));
    if (status != FERRY_SUCCESS)
        goto out;
    status = try_all(pe, 0, bytes, mine + n, deadline);
    status = ferryi_job_probe_agree(pe, status, ferryi_time_left(deadline));
    if (status != FERRY_SUCCESS)
        goto out;
    status = pe->boot->ops->allgather(pe->boot, mine, all, 2 * n * sizeof *mine, deadline);
    if (status == FERRY_SUCCESS) /* no PE touches another's memory from here on */
        status =
            pe->space->zero((void *)(uintptr_t)(pe->world.heap + pe->heap.start), (size_t)(bytes * (uint64_t)most));
    if (status != FERRY_SUCCESS)
        goto out;
    most = conclude(pe, all);
    if (most != 0)
        status = allocate(pe, most, deadline);

out:
    free(mine);
    free(all);
    return status;
}
