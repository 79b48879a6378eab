/* SPDX-License-Identifier: BSD-3-Clause */
/* The functional probe tests what each ordered pair can do, with the instructions that calls will use (the CPU's, or a
 * kernel's if heaps are in GPU memory).  The probe outranks the driver and NVML.  FERRY_PATHS is applied after the
 * probe and may only weaken a path.
 *
 * PE p writes into the page that PE q's heap keeps for p, and q checks the page:
 *   store    a pattern that only p knows arrives               load     p reads a pattern that q wrote
 *   litmus   data, then flag with release: q never sees the flag without the data
 *   atomic   p and q add to one word at the same time, and no addition is lost
 *
 * The PEs agree after each step, so that the next step reads what the last one wrote:
 *   1. every PE writes what its peers will read   2. all pairs at once   3. every PE reads its pages
 * Only the litmus test reads while the peer writes.  Step 3 judges which stores arrived, so that a late PE is not taken
 * for a PE whose stores are lost.  Copy engines are tried afterwards (probe_copies.c).
 */
#include "runtime/job/probe.h"
#include "device/kernels/probe__funcs.h"
#include "ferry/detail/collectives/set__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/job/pair_report.h"
#include "runtime/memory/heap.h"
#include "runtime/state/path_rules.h"
#include <stdlib.h>

typedef ferryi_probe_page page;

/* A page for each peer, in the reductions' scratch space, which no call uses before ferry_init ends. */
_Static_assert(sizeof(page) * FERRYI_PROBE_MOST <= 2 * FERRYI_SCRATCH,
               "a page for each peer fits into the scratch space");

/* The host's litmus test waits up to LOOK_NS for a peer's rounds.  Every GLANCE_NS the test checks for a death, which
 * ends ferry_init whatever the test finds.  A PE whose time is up has STATES_NS more to say what it waited for. */
#define STATES_NS 500000000u
#define LOOK_NS 1000000000u
#define GLANCE_NS 1000000u

/* In a row: FERRY_PATHS or missing access keeps this PE from touching the pair, so the pair is not probed. */
#define UNTOUCHED 16
#define VERDICT_BITS                                                                                                   \
    (FERRYI_PROBE_STORE | FERRYI_PROBE_LOAD | FERRYI_PROBE_LITMUS | FERRYI_PROBE_ATOMIC | FERRYI_PROBE_MIRROR |        \
     UNTOUCHED)

static page *pages_here(ferryi_world *w)
{
    return (page *)(void *)ferryi_area_scratch(w, ferryi_area_of_world(w), 0);
}

static uint32_t has_atomics(const ferryi_pe *pe, int from, int to)
{
    return ferryi_pair_is_direct(pe, from, to) && !ferryi_path_is_weak(ferryi_pair_at(pe, from, to)->driver);
}

static void describe(ferryi_pe *pe, ferryi_probe_pair *pairs)
{
    ferryi_world *w = &pe->world;
    int me = w->my_pe;
    for (int p = 0; p < w->n_pes; p++)
        pairs[p] = (ferryi_probe_pair){
            .theirs = ferryi_pair_is_direct(pe, me, p) ? (page *)ferryi_peer_addr(w, pages_here(w) + me, p) : NULL,
            .mine = ferryi_pair_is_direct(pe, p, me) ? pages_here(w) + p : NULL,
            .me = me,
            .peer = p,
            .add_there = has_atomics(pe, me, p),
            .add_here = has_atomics(pe, p, me),
        };
}

static void look_out(const ferryi_world *w, ferryi_probe_pair *pair, uint64_t deadline)
{
    uint64_t until;
    do {
        until = ferryi_now_ns() + GLANCE_NS;
        ferryi_probe_litmus(pair, until < deadline ? until : deadline);
    } while (until < deadline && pair->litmus_seen < FERRYI_PROBE_ROUNDS &&
             ferryi_ld_relaxed_u32(&w->ctl->n_lost) == 0);
}

/* The kernel in device/kernels/probe__funcs.h does the same, for all pairs at once. */
static void try_on_host(const ferryi_world *w, ferryi_probe_pair *pairs, uint64_t deadline)
{
    int n = w->n_pes;
    for (int q = 0; q < n; q++) {
        if (pairs[q].add_there)
            ferryi_probe_add(&pairs[q].theirs->sum);
        if (pairs[q].theirs != NULL)
            ferryi_probe_write(&pairs[q]);
    }
    for (int p = 0; p < n; p++) {
        if (pairs[p].add_here)
            ferryi_probe_add(&pairs[p].mine->sum);
        if (pairs[p].mine != NULL)
            look_out(w, &pairs[p], deadline);
    }
}

/* Returns the tests (FERRYI_PROBE_*) that failed according to the peer's page, once all PEs are done. */
static uint8_t judge(const page *c, const ferryi_probe_pair *pair)
{
    uint8_t failed = pair->litmus_failed ? FERRYI_PROBE_LITMUS : 0;
    if (c->stored != ferryi_probe_pattern(pair->peer, pair->me) || c->flag != FERRYI_PROBE_ROUNDS || c->data != c->flag)
        failed |= FERRYI_PROBE_STORE;
    if (pair->add_here && c->sum != 2 * FERRYI_PROBE_ADDITIONS)
        failed |= FERRYI_PROBE_ATOMIC;
    return failed;
}

/* Adds failed tests to row: [n] of each peer's stores to this PE, then [n] of this PE's loads from each peer. */
static ferry_status try_pairs(ferryi_pe *pe, uint8_t *row, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    size_t n = (size_t)w->n_pes, bytes = n * sizeof(page);
    uint64_t now = ferryi_now_ns(), budget = deadline > now ? deadline - now : 0;
    ferryi_probe_pair *pairs = calloc(n, sizeof *pairs);
    page *pages = NULL;
    if (posix_memalign((void **)&pages, FERRYI_LINE, bytes) != 0)
        pages = NULL;
    ferry_status status = FERRY_SUCCESS;
    if (pairs == NULL || pages == NULL) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to probe %zu PEs: raise the memory limit", n);
    } else {
        describe(pe, pairs);
        memset(pages, 0, bytes);
        for (int p = 0; p < w->n_pes; p++)
            pages[p].shown = ferryi_probe_pattern(w->my_pe, p);
        status = pe->space->copy(pages_here(w), pages, bytes);
    }
    if (status == FERRY_SUCCESS && pe->gpu != NULL)
        status = pe->gpu_ops->probe_load(pe);
    status = ferryi_job_probe_agree(pe, status, budget);
    if (status != FERRY_SUCCESS)
        goto out;
    uint64_t look = ferryi_deadline_after(LOOK_NS);
    if (pe->gpu != NULL)
        status = pe->gpu_ops->probe(pe, pairs, deadline);
    else
        try_on_host(w, pairs, look < deadline ? look : deadline);
    /* A PE whose probe hangs says so when its time is up. */
    status = ferryi_job_probe_agree(pe, status, budget + STATES_NS);
    if (status != FERRY_SUCCESS)
        goto out;
    status = pe->space->copy(pages, pages_here(w), bytes);
    if (status == FERRY_SUCCESS) /* no PE touches the pages from here on */
        status = pe->space->zero(pages_here(w), bytes);
    status = ferryi_job_probe_agree(pe, status, budget);
    for (size_t p = 0; p < n && status == FERRY_SUCCESS; p++) {
        if (pairs[p].mine != NULL)
            row[p] |= judge(&pages[p], &pairs[p]);
        if (pairs[p].load_failed)
            row[n + p] |= FERRYI_PROBE_LOAD;
        if (pairs[p].readback)
            row[n + p] |= FERRYI_PROBE_MIRROR; /* counts only if the owner has not got the store */
    }

out:
    free(pairs);
    free(pages);
    return status;
}

/* Marks the pairs that this PE does not touch and the atomics that it does not try. */
static void begin_row(const ferryi_pe *pe, uint8_t *row)
{
    int n = pe->world.n_pes, me = pe->world.my_pe;
    for (int p = 0; p < n; p++) {
        if (p != me && !ferryi_pair_is_direct(pe, p, me))
            row[p] = UNTOUCHED;
        if (p != me && !ferryi_pair_is_direct(pe, me, p))
            row[n + p] = UNTOUCHED;
        else if (ferryi_path_is_flags(ferryi_pair_at(pe, me, p)->driver))
            row[n + p] = FERRYI_PROBE_ATOMIC; /* not tried: an unsupported atomic may do harm */
    }
}

/* rows[p] holds the failures that PE p saw: of stores into its memory, and of its own loads; NULL: none of any.  The
 * rows of both ends decide a pair, so that every PE finds the same, even if PEs do not see the same GPUs. */
static void conclude(ferryi_pe *pe, int probed, const uint8_t *rows)
{
    const size_t n = (size_t)pe->world.n_pes;
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++) {
            ferryi_pair_info *pair = &pe->pairs[from * n + to];
            uint8_t failed = rows == NULL ? 0 : rows[to * 2 * n + from] | rows[from * 2 * n + n + to];
            if (!(failed & FERRYI_PROBE_STORE))
                failed &= (uint8_t)~FERRYI_PROBE_MIRROR;
            if (probed && from != to && !(failed & UNTOUCHED))
                pair->failed = failed;
            pair->found = (uint8_t)(from == to                                         ? FERRY_PATH_NATIVE
                                    : !ferryi_pair_shares_node(pe, (int)from, (int)to) ? FERRY_PATH_REMOTE
                                    : failed & UNTOUCHED                               ? FERRY_PATH_STAGED
                                                         : ferryi_path_after_failures(failed | pair->forced));
        }
}

static ferry_status write_pairs(ferryi_pe *pe, int probed, const uint8_t *rows)
{
    ferry_status status = ferryi_paths_probe_fail(pe->env.probe_fail, pe->world.n_pes, pe->pairs);
    if (status != FERRY_SUCCESS)
        return status;
    conclude(pe, probed, rows);
    return ferryi_paths_override(pe->env.paths, pe->world.n_pes, pe->pairs);
}

/* PEs that share the table of pairs are not probed, and reach all that FERRY_PATHS lets them reach. */
ferry_status ferryi_job_probe(ferryi_pe *pe, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    const size_t n = (size_t)w->n_pes;
    const int probed = n > 1 && n <= FERRYI_PROBE_MOST, shared = ferryi_pairs_are_shared(pe);
    ferry_status status = FERRY_ERR_NO_MEMORY;
    uint8_t *row = calloc(2 * n, 1), *rows = shared ? NULL : calloc(2 * n * n, 1);
    if (row == NULL || (rows == NULL && !shared)) {
        status = ferryi_error(status, "no memory for the probe's results: raise the memory limit");
        goto out;
    }
    begin_row(pe, row);
    status = probed ? try_pairs(pe, row, deadline) : FERRY_SUCCESS;
    if (status == FERRY_SUCCESS)
        status = shared ? pe->boot->ops->barrier(pe->boot, deadline)
                        : ferryi_job_probe_gather(pe, row, rows, VERDICT_BITS, deadline);
    if (status != FERRY_SUCCESS)
        goto out;
    status = ferryi_pairs_publish(pe, ferryi_pairs_is_writer(pe) ? write_pairs(pe, probed, rows) : FERRY_SUCCESS);
    if (status == FERRY_SUCCESS && probed)
        status = ferryi_job_probe_copies(pe, deadline);
    if (status == FERRY_SUCCESS)
        ferryi_pair_report_probed(pe->pair_report, ferryi_pair_at(pe, w->my_pe, 0));
    for (int q = 0; q < w->n_pes && status == FERRY_SUCCESS; q++)
        if (!(row[n + (size_t)q] & UNTOUCHED) && !ferryi_heap_is_reachable(pe, q)) /* it was reachable until now */
            ferryi_heap_unmap(pe, q);

out:
    free(row);
    free(rows);
    return status;
}
