/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE joins its job: what each tells the others first, what must be alike, and where heaps will be. */
#include "ferry/device/choice__funcs.h"
#include "ferry/diag.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/statics.h"
#include "runtime/witness.h"
#include "runtime/world.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct calling_card {
    uint32_t abi; /* of everything that PEs share: layouts, records, this card */
    uint32_t ring_slots;
    uint64_t staged_chunk, heap_chunk, heap_max, overrides;
    ferryi_topo topo;
    ferryi_fdpass_name broker;
    uint64_t space; /* what was asked for: enum wanted_space */
    ferryi_gpu_card gpu;
    ferryi_statics_card statics;
} calling_card;

/* auto is decided when all PEs know of each other's GPUs.  What only the host space has speaks for it. */
enum wanted_space { WANTS_HOST = 1, WANTS_CUDA = 2, WANTS_ANY = 3 };
static uint64_t wanted_space(const ferryi_env *env)
{
    if (strcmp(env->space, "auto") != 0)
        return strcmp(env->space, "cuda") == 0 ? WANTS_CUDA : WANTS_HOST;
    return env->chaos != 0 || env->statics == FERRYI_STATICS_EXE || env->statics == FERRYI_STATICS_ALL ? WANTS_HOST
                                                                                                       : WANTS_ANY;
}

#define SHARED_ABI (0x66790000u + sizeof(ferryi_ctl) % 0x10000u)

static uint64_t digest(const char *text, uint64_t hash)
{
    for (; *text != '\0'; text++)
        hash = (hash ^ (uint64_t)(unsigned char)*text) * 1099511628211u;
    return hash;
}

/* Address range for each heap: as much as the machine has memory, less when there are so many PEs that a process could
 * not hold a range for each. */
static uint64_t default_heap_max(int n_pes)
{
#ifdef FERRYI_TSAN
    const int range_bits = 38; /* its shadow leaves less address space */
#else
    const int range_bits = 45;
#endif
    uint64_t memory = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    uint64_t max = (uint64_t)1 << 30;
    while (max < memory)
        max *= 2;
    while (max > ((uint64_t)1 << range_bits) / (uint64_t)n_pes && max > ((uint64_t)64 << 20))
        max /= 2;
    return max;
}

/* Settings that decide a shared layout must be equal; a difference is named. */
static ferry_status compare_cards(const ferryi_pe *pe, const calling_card *cards)
{
    const calling_card *first = &cards[0];
    for (int i = 1; i < pe->boot->size; i++) {
        const calling_card *c = &cards[i];
        if (c->abi != first->abi)
            return ferryi_error(FERRY_ERR_BOOTSTRAP,
                                "PE %d runs another build of ferry than PE 0: start all PEs with one", i);
        const struct {
            const char *name;
            uint64_t one, other;
        } same[] = {
            { "FERRY_RING_SLOTS", c->ring_slots, first->ring_slots },
            { "FERRY_STAGED_CHUNK", c->staged_chunk, first->staged_chunk },
            { "FERRY_HEAP_CHUNK", c->heap_chunk, first->heap_chunk },
            { "FERRY_SPACE (1: host, 2: cuda, 3: auto)", c->space, first->space },
            { "FERRY_HEAP_MAX", c->heap_max, first->heap_max },
            { "FERRY_PATHS, FERRY_PROBE_FAIL, FERRY_COLL or FERRY_CHAOS (as a digest)", c->overrides,
              first->overrides },
        };
        for (size_t k = 0; k < sizeof same / sizeof *same; k++)
            if (same[k].one != same[k].other)
                return ferryi_error(FERRY_ERR_ASYMMETRIC,
                                    "%s is %" PRIu64 " on PE %d and %" PRIu64 " on PE 0: set it alike on all PEs",
                                    same[k].name, same[k].one, i, same[k].other);
        if (memcmp(c->topo.node_id, first->topo.node_id, sizeof c->topo.node_id) != 0)
            return ferryi_error(FERRY_ERR_NO_PATH,
                                "PE 0 (on %s) and PE %d (on %s) share no memory and no network namespace: this version "
                                "connects the PEs of one node; start them all on one",
                                first->topo.host, i, c->topo.host);
    }
    return FERRY_SUCCESS;
}

/* The GPU of a PE that did not ask for the host space.  With auto there need not be one. */
static ferry_status gpu_look(ferryi_pe *pe, calling_card *mine)
{
    if (mine->space == WANTS_HOST)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_open(pe, &mine->gpu);
    if (status == FERRY_SUCCESS)
        return FERRY_SUCCESS;
    if (mine->space == WANTS_CUDA)
        return ferryi_error(status, "FERRY_SPACE=cuda: %s", ferry_last_error_message());
    ferryi_log(FERRYI_LOG_INFO, "no heap in GPU memory: %s", ferry_last_error_message());
    return FERRY_SUCCESS;
}

/* The service thread, and the PE's own when it is asked for, work with the GPU's memory: near is where the GPU is. */
static void place_near_gpu(ferryi_pe *pe)
{
    ferryi_topo *topo = &pe->topo[pe->world.my_pe];
    int32_t node = pe->env.bind_service != FERRYI_BIND_OFF ? ferryi_gpu_node(pe) : -1;
    if (node < 0)
        return;
    topo->numa_node = node;
    if (pe->env.bind_service == FERRYI_BIND_PE)
        ferryi_topo_bind(topo, "the thread that called ferry_init");
}

/* auto: GPU memory when every PE has a GPU.  Whether two of them reach each other is a matter of their path only. */
static ferry_status choose_space(ferryi_pe *pe, const calling_card *cards, calling_card *mine)
{
    int n = pe->boot->size, who = 0;
    while (mine->space == WANTS_ANY && who < n && cards[who].gpu.usable)
        who++;
    if (mine->space == WANTS_HOST || (mine->space == WANTS_ANY && who < n)) {
        if (mine->space == WANTS_ANY)
            ferryi_log(FERRYI_LOG_INFO,
                       "FERRY_SPACE=auto: heaps are in host memory, since PE %d has no GPU that ferry can use", who);
        ferryi_gpu_close(pe);
        return FERRY_SUCCESS;
    }
    if (mine->space == WANTS_ANY)
        ferryi_log(FERRYI_LOG_INFO, "FERRY_SPACE=auto: heaps are in GPU memory, since every PE has a GPU");
    pe->space = &ferryi_space_cuda;
    place_near_gpu(pe);
    if (pe->env.heap_max == 0) {
        uint64_t memory = 0;
        for (int i = 0; i < n; i++)
            memory = cards[i].gpu.memory > memory ? cards[i].gpu.memory : memory;
        for (mine->heap_max = (uint64_t)1 << 30; mine->heap_max < memory;)
            mine->heap_max *= 2;
    }
    if (pe->env.chaos != 0)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "FERRY_CHAOS works in the host space only: set FERRY_SPACE=host");
    ferry_status status = ferryi_gpu_paths(pe, &cards[0].gpu, sizeof cards[0]);
    return status == FERRY_SUCCESS ? ferryi_gpu_share(pe) : status;
}

/* Who else knows what the pairs of this PE's GPU can do: asked only where there is another GPU. */
static void call_witness(ferryi_pe *pe, const calling_card *cards)
{
    int n = pe->boot->size, me = pe->boot->rank, others = 0;
    unsigned char(*uuids)[16] = calloc((size_t)n, sizeof *uuids);
    for (int i = 0; uuids != NULL && pe->gpu != NULL && i < n; i++) {
        memcpy(uuids[i], cards[i].gpu.uuid, sizeof uuids[i]);
        others += memcmp(cards[i].gpu.uuid, cards[me].gpu.uuid, sizeof uuids[i]) != 0;
    }
    pe->witness = ferryi_witness_call(others != 0 ? (const unsigned char(*)[16])uuids : NULL, n, me);
    free(uuids);
}

ferry_status ferryi_join(ferryi_pe *pe, const ferryi_statics_card *statics, uint64_t deadline)
{
    ferryi_world *w = &pe->world;
    int n = pe->boot->size;
    calling_card mine = { 0 }, *cards = calloc((size_t)n, sizeof *cards);
    int *everyone = calloc((size_t)n, sizeof *everyone);
    ferry_status status = FERRY_ERR_NO_MEMORY;
    if (cards == NULL || everyone == NULL) {
        status = ferryi_error(status, "no memory for the cards of %d PEs", n);
        goto out;
    }
    mine.abi = SHARED_ABI;
    mine.ring_slots = pe->env.ring_slots;
    mine.staged_chunk = pe->env.staged_chunk;
    mine.heap_chunk = pe->env.heap_chunk;
    mine.heap_max = pe->env.heap_max != 0 ? pe->env.heap_max : default_heap_max(n);
    mine.space = wanted_space(&pe->env);
    mine.statics = *statics;
    mine.overrides = digest(pe->env.paths, digest(pe->env.probe_fail, 14695981039346656037u + (pe->env.chaos != 0) +
                                                                          2 * (uint64_t)pe->env.coll));
    status = ferryi_topo_read(&mine.topo);
    if (status == FERRY_SUCCESS)
        status = gpu_look(pe, &mine);
    if (status == FERRY_SUCCESS && !pe->boot->same_process)
        status = ferryi_fdpass_open(&pe->fdpass, &mine.broker);
    if (status != FERRY_SUCCESS)
        goto out;
    status = pe->boot->ops->allgather(pe->boot, &mine, cards, sizeof mine, deadline);
    if (status == FERRY_SUCCESS)
        status = compare_cards(pe, cards);
    if (status != FERRY_SUCCESS)
        goto out;
    for (int i = 0; i < n; i++) {
        pe->topo[i] = cards[i].topo;
        everyone[i] = i;
    }
    status = choose_space(pe, cards, &mine);
    if (status == FERRY_SUCCESS)
        status = ferryi_statics_settle(pe, &cards[0].statics, sizeof cards[0]);
    if (status != FERRY_SUCCESS)
        goto out;
    call_witness(pe, cards);
    pe->heap.max = (mine.heap_max + (2u << 20) - 1) / (2u << 20) * (2u << 20);
    /* Then a poll that finds nothing gives its core away. */
    w->yield = (uint32_t)ferryi_topo_is_crowded(pe->topo, n, w->my_pe);
    /* As PE 0's cores are, so that all choose alike. */
    w->coll_flat = pe->env.coll == FERRYI_COLL_ALL_FLAT     ? UINT32_MAX
                   : pe->env.coll != FERRYI_COLL_AUTO       ? 1
                   : ferryi_topo_is_crowded(pe->topo, n, 0) ? FERRYI_COLL_FLAT_IN_A_CROWD
                                                            : FERRYI_COLL_FLAT;
    w->coll_radix = pe->env.coll == FERRYI_COLL_TREE2 ? 2 : pe->env.coll == FERRYI_COLL_TREE8 ? 8 : FERRYI_COLL_RADIX;
    if (!pe->boot->same_process)
        status = ferryi_fdpass_connect(pe->fdpass, n, w->my_pe, everyone, &cards[0].broker, deadline);

out:
    free(cards);
    free(everyone);
    return status;
}
