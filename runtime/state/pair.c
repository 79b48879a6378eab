/* SPDX-License-Identifier: BSD-3-Clause */
/* The record of each ordered pair, and the state derived from it. */
#include "runtime/state/pair.h"
#include "ferry/detail/machine/prim.h"
#include "runtime/base/log.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>

ferry_path ferryi_path_after_failures(uint8_t failed)
{
    if (failed & (FERRYI_PROBE_STORE | FERRYI_PROBE_LOAD | FERRYI_PROBE_LITMUS))
        return FERRY_PATH_STAGED;
    return failed & FERRYI_PROBE_ATOMIC ? FERRY_PATH_FLAGS : FERRY_PATH_NATIVE;
}

struct ferryi_pair_table {
    uint32_t users;
    int has_remote, all_direct;
    ferryi_pair_info pair[];
};

static struct ferryi_pair_table *table_create(size_t n_pes)
{
    const size_t n = n_pes * n_pes;
    struct ferryi_pair_table *t = calloc(1, sizeof *t + n * sizeof *t->pair);
    for (size_t i = 0; t != NULL && i < n; i++) {
        t->pair[i].nvml = t->pair[i].asked = FERRYI_PAIR_UNKNOWN;
        t->pair[i].failed = FERRYI_PROBE_SKIPPED;
    }
    return t;
}

int ferryi_pairs_are_shared(const ferryi_pe *pe)
{
    return pe->boot->same_process && pe->boot->size > FERRYI_PROBE_MOST;
}

int ferryi_pairs_is_writer(const ferryi_pe *pe)
{
    return !ferryi_pairs_are_shared(pe) || pe->boot->rank == 0;
}

/* Replaces `n` bytes, at most 8, by those of PE 0. */
static ferry_status take_from_first(ferryi_pe *pe, void *what, size_t n)
{
    char *all = malloc(n * (size_t)pe->boot->size);
    ferry_status status = all == NULL
                              ? ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to share a table: raise the memory limit")
                              : pe->boot->ops->allgather(pe->boot, what, all, n, pe->start.deadline);
    if (status == FERRY_SUCCESS)
        memcpy(what, all, n);
    free(all);
    return status;
}

ferry_status ferryi_pairs_create(ferryi_pe *pe)
{
    const int shared = ferryi_pairs_are_shared(pe);
    struct ferryi_pair_table *t = ferryi_pairs_is_writer(pe) ? table_create((size_t)pe->boot->size) : NULL;
    ferry_status status = FERRY_SUCCESS;
    if (t != NULL)
        t->users = shared ? (uint32_t)pe->boot->size : 1;
    if (shared)
        status = take_from_first(pe, &t, sizeof(void *));
    if (status != FERRY_SUCCESS)
        return status;
    pe->pair_table = t;
    pe->pairs = t != NULL ? t->pair : NULL;
    return t != NULL ? FERRY_SUCCESS
                     : ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the pairs of %d PEs: raise the memory limit",
                                    pe->boot->size);
}

void ferryi_pairs_destroy(ferryi_pe *pe)
{
    if (pe->pair_table != NULL && __atomic_sub_fetch(&pe->pair_table->users, 1, __ATOMIC_ACQ_REL) == 0)
        free(pe->pair_table);
    pe->pair_table = NULL;
    pe->pairs = NULL;
}

ferry_status ferryi_pairs_publish(ferryi_pe *pe, ferry_status status)
{
    const size_t n = (size_t)pe->world.n_laid;
    if (ferryi_pairs_is_writer(pe)) {
        int has_remote = 0, all_direct = 1;
        for (size_t i = 0; i < n * n; i++) {
            has_remote |= ferryi_path_is_remote(pe->pairs[i].path);
            all_direct &= ferryi_path_is_direct(pe->pairs[i].path);
        }
        pe->pair_table->has_remote = has_remote;
        pe->pair_table->all_direct = all_direct;
    }
    if (!ferryi_pairs_are_shared(pe))
        return status;
    ferry_status first = status;
    const ferry_status met = take_from_first(pe, &first, sizeof first);
    if (met != FERRY_SUCCESS || status != FERRY_SUCCESS)
        return status != FERRY_SUCCESS ? status : met;
    return first == FERRY_SUCCESS ? first : ferryi_error(first, "PE 0 has refused the pairs' paths: see its message");
}

ferryi_pair_info *ferryi_pair_at(const ferryi_pe *pe, int from, int to)
{
    return &pe->pairs[(size_t)from * (size_t)pe->world.n_laid + (size_t)to];
}

int ferryi_pair_is_direct(const ferryi_pe *pe, int from, int to)
{
    return from != to && ferryi_path_is_direct(ferryi_pair_at(pe, from, to)->path);
}

int ferryi_pair_is_weak(const ferryi_pe *pe, int from, int to)
{
    return from != to && ferryi_path_is_weak(ferryi_pair_at(pe, from, to)->path);
}

int ferryi_pair_is_by_copy(const ferryi_pair_info *pair)
{
    return ferryi_path_shares_host(pair->path) && pair->copies == FERRYI_COPIES_ARRIVE;
}

int ferryi_pair_has_copies(const ferryi_pe *pe, int from, int to)
{
    return from != to && ferryi_pair_is_by_copy(ferryi_pair_at(pe, from, to));
}

int ferryi_pair_lacks_copies(const ferryi_pe *pe, int from, int to)
{
    return ferryi_pair_at(pe, from, to)->copies > FERRYI_COPIES_ARRIVE;
}

int ferryi_pair_via_number(const ferryi_pe *pe, int from, int to)
{
    const ferryi_pair_info *pair = ferryi_pair_at(pe, from, to);
    int number = 0;
    for (const ferryi_pair_info *p = pe->pairs; p != pair; p++)
        number += p->via == pair->via;
    return number;
}

int ferryi_pair_shares_node(const ferryi_pe *pe, int from, int to)
{
    return pe->node[from] == pe->node[to];
}

int ferryi_pair_is_remote(const ferryi_pe *pe, int from, int to)
{
    return from != to && ferryi_path_is_remote(ferryi_pair_at(pe, from, to)->path);
}

int ferryi_pairs_have_remote(const ferryi_pe *pe)
{
    return pe->pair_table->has_remote;
}

int ferryi_pairs_all_direct(const ferryi_pe *pe)
{
    return pe->pair_table->all_direct;
}

int ferryi_pair_is_lost(const ferryi_pe *pe, int peer)
{
    return __atomic_load_n(&ferryi_pair_at(pe, pe->world.my_pe, peer)->lost, __ATOMIC_ACQUIRE);
}

const char *ferryi_pair_how_lost(const ferryi_pe *pe, int peer)
{
    return ferryi_pair_is_lost(pe, peer) == FERRYI_LOST_CUT ? "cannot be reached" : "has died";
}

/* The kernels' route word; the host's route has further bits. */
static uint32_t route_to(const ferryi_pe *pe, int peer)
{
    return ferryi_pair_at(pe, pe->world.my_pe, peer)->path | (ferryi_pair_is_lost(pe, peer) ? FERRYI_ROUTE_LOST : 0);
}

/* Derives the kernels' masks, in which the first 64 PEs have a bit.  If kernels count operations, no call may take a
 * path that does not count, so no bit of fast_copy_pes, fast_amo_pes and direct_pes is set. */
static void derive_masks(ferryi_world *w, int i, uint32_t route)
{
    const int counts = w->stats != NULL;
    w->kernel.all_direct = w->kernel.all_direct && ferryi_path_is_direct(route);
    if (ferryi_path_is_weak(route))
        w->kernel.first_weak = (uint32_t)i;
    if (i >= 64)
        return;
    w->kernel.weak_pes |= (uint64_t)ferryi_path_is_weak(route) << i;
    w->kernel.direct_pes |= (uint64_t)(!counts && ferryi_path_is_direct(route)) << i;
    w->kernel.fast_amo_pes |= (uint64_t)(!counts && ferryi_path_has_fast_amo(route)) << i;
    w->kernel.fast_copy_pes |= (uint64_t)(!counts && ferryi_path_has_fast_copy(route)) << i;
}

void ferryi_pairs_derive(const ferryi_pe *pe, ferryi_world *w, ferryi_peer *peer)
{
    const int n = pe->world.n_laid, me = pe->world.my_pe, for_kernels = w != &pe->world;
    uint32_t n_weak = 0, n_remote = 0;
    w->kernel.all_direct = for_kernels && w->stats == NULL;
    w->kernel.weak_pes = w->kernel.direct_pes = w->kernel.fast_amo_pes = w->kernel.fast_copy_pes = 0;
    for (int i = 0; i < n; i++) {
        uint32_t route = route_to(pe, i);
        n_weak += (uint32_t)ferryi_path_is_weak(route);
        n_remote += (uint32_t)ferryi_pair_is_remote(pe, me, i);
        if (for_kernels) {
            derive_masks(w, i, route);
            peer[i].delta = pe->world.peer[i].delta;
        } else {
            route |= (pe->gpu != NULL ? FERRYI_ROUTE_GPU : 0) | (w->host.chaos && i != me ? FERRYI_ROUTE_CHAOS : 0);
        }
        (void)ferryi_atom_or_u32(&peer[i].route, route); /* the service may be setting the lost bit */
    }
    /* In the cuda space host calls leave descriptors to kernels. */
    w->n_weak = for_kernels || pe->gpu == NULL ? n_weak : 0;
    w->host.n_weak_local = w->n_weak != 0 ? n_weak - n_remote : 0;
    if (for_kernels)
        return;
    w->host.outstanding = w->host.n_weak_local != 0 ? FERRYI_OUTSTANDING_LOCAL : 0;
    for (int i = 0, near = 0, remote = (int)(n_weak - n_remote); i < n; i++)
        if (ferryi_pair_is_weak(pe, me, i))
            ((uint16_t *)(uintptr_t)w->weak)[ferryi_pair_is_remote(pe, me, i) ? remote++ : near++] = (uint16_t)i;
}

int ferryi_pair_set_lost(ferryi_pe *pe, int peer, uint32_t how)
{
    uint8_t none = 0;
    if (!__atomic_compare_exchange_n(&ferryi_pair_at(pe, pe->world.my_pe, peer)->lost, &none, (uint8_t)how, 0,
                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return 0;
    __atomic_store_n(&pe->peer_state[peer], FERRY_PEER_LOST, __ATOMIC_RELEASE);
    (void)ferryi_atom_or_u32(&pe->world.peer[peer].route, FERRYI_ROUTE_LOST);
    return 1;
}
