/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE joins its job: the PEs exchange infos, compare settings, and choose where heaps will be. */
#include "runtime/job/join.h"
#include "ferry/detail/collectives/choice__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/job/pair_report.h"
#include "runtime/job/pe_info.h"
#include "runtime/memory/statics.h"
#include "runtime/state/world.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Settings that only the host space supports select the host space. */
static uint64_t wanted_space(const ferryi_env *env)
{
    if (strcmp(env->space, "auto") != 0)
        return strcmp(env->space, "cuda") == 0 ? FERRYI_WANTS_CUDA : FERRYI_WANTS_HOST;
    return env->chaos != 0 || env->statics == FERRYI_STATICS_EXE || env->statics == FERRYI_STATICS_ALL
               ? FERRYI_WANTS_HOST
               : FERRYI_WANTS_ANY;
}

#define LEAST_HEAP_MAX ((uint64_t)64 << 20) /* by default */

#define HUGE_PAGE (2u << 20)

static uint64_t round_up(uint64_t n, uint64_t to)
{
    return (n + to - 1) / to * to;
}

static uint64_t digest(const char *text, uint64_t hash)
{
    for (; *text != '\0'; text++)
        hash = (hash ^ (uint64_t)(unsigned char)*text) * 1099511628211u;
    return hash;
}

/* Returns the size of each heap's address range: as large as the machine's memory, or less if a process could not hold
 * so large a range for each PE. */
static uint64_t default_heap_max(int n_pes)
{
#ifdef FERRYI_TSAN
    const int range_bits = 38; /* ThreadSanitizer's shadow leaves less address space */
#else
    const int range_bits = 45;
#endif
    uint64_t memory = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    uint64_t max = (uint64_t)1 << 30;
    while (max < memory)
        max *= 2;
    while (max > ((uint64_t)1 << range_bits) / (uint64_t)n_pes && max > LEAST_HEAP_MAX)
        max /= 2;
    return max;
}

/* Under `ulimit -v`, in valgrind and with some sanitizers a process has far less address space than the machine has
 * memory.  Returns the most that this process can reserve for each heap, with as much again left for everything else.
 * Threads share one range, so PE 0 checks for all. */
static uint64_t heap_max_that_fits(const ferryi_pe *pe, uint64_t max)
{
    const uint64_t n = (uint64_t)pe->boot->size;
    if (pe->boot->same_process && pe->boot->rank != 0)
        return UINT64_MAX;
    while (max > LEAST_HEAP_MAX && !ferryi_host_can_reserve((size_t)(2 * n * max)))
        max /= 2;
    return max;
}

#define CHUNK ((uint64_t)16 << 20)
#define LEAST_CHUNK ((uint64_t)256 << 10)

/* An eighth of this machine's memory is for the first chunks, if all PEs run here. */
static uint64_t chunk_that_fits(const ferryi_pe *pe)
{
    uint64_t chunk = CHUNK, share = ferryi_space_host.left() / 8 / (uint64_t)pe->boot->size;
    while (chunk > LEAST_CHUNK && chunk > share)
        chunk /= 2;
    return chunk;
}

/* The infos came over the network: no PE uses them before this check. */
static ferry_status check_infos(const ferryi_pe *pe, const ferryi_pe_info *infos, const ferryi_pe_info *mine)
{
    for (int i = 0; i < pe->boot->size; i++) {
        if (infos[i].abi != mine->abi)
            return ferryi_error(FERRY_ERR_BOOTSTRAP,
                                "PE %d runs another build of ferry than PE %d: start all PEs with the same build", i,
                                pe->boot->rank);
        const char *flaw = ferryi_pe_info_flaw(&infos[i], pe->boot->same_process);
        if (flaw != NULL)
            return ferryi_error(FERRY_ERR_BOOTSTRAP,
                                "PE %d sent an invalid value (%s): start all PEs with the same build of ferry", i,
                                flaw);
    }
    if (memcmp(&infos[pe->boot->rank], mine, sizeof *mine) != 0)
        return ferryi_error(
            FERRY_ERR_BOOTSTRAP,
            "PE 0 distributed other data than PE %d had sent: start all PEs with the same build of ferry",
            pe->boot->rank);
    return FERRY_SUCCESS;
}

/* PEs are on one node if they can share memory and abstract sockets.  A host's name tells nothing: containers of one
 * host may share neither. */
static int shares_node(const ferryi_pe_info *a, const ferryi_pe_info *b)
{
    return memcmp(a->topo.node_id, b->topo.node_id, sizeof a->topo.node_id) == 0 && a->node == b->node;
}

/* Whether FERRY_HEAP_MAX is set on that PE.  Only then must the maxima be equal: the defaults of machines of different
 * size differ. */
static int is_given(const ferryi_pe_info *c)
{
    return c->heap_fits == UINT64_MAX;
}

/* Settings that determine a shared layout must be equal; the error names the setting that differs. */
static ferry_status compare_infos(const ferryi_pe *pe, const ferryi_pe_info *infos)
{
    const ferryi_pe_info *first = &infos[0];
    for (int i = 1; i < pe->boot->size; i++) {
        const ferryi_pe_info *c = &infos[i];
        const struct {
            const char *name;
            uint64_t one, other;
        } same[] = {
            { "FERRY_TEST=ring_slots", c->ring_slots, first->ring_slots },
            { "FERRY_TEST=staged_chunk", c->staged_chunk, first->staged_chunk },
            { "FERRY_HEAP_CHUNK", c->heap_chunk, first->heap_chunk },
            { "FERRY_SPACE (1: host, 2: cuda, 3: auto)", c->space, first->space },
            { "FERRY_HANDLES (0: auto, 1: fd, 2: ipc, 3: fabric)", c->handles, first->handles },
            { "FERRY_HEAP_MAX", is_given(c) || is_given(first) ? c->heap_max : 0,
              is_given(c) || is_given(first) ? first->heap_max : 0 },
            { "FERRY_PATHS or FERRY_TEST (as a digest)", c->overrides, first->overrides },
        };
        for (size_t k = 0; k < sizeof same / sizeof *same; k++)
            if (same[k].one != same[k].other)
                return ferryi_error(FERRY_ERR_ASYMMETRIC,
                                    "%s is %" PRIu64 " on PE %d and %" PRIu64 " on PE 0: set it alike on all PEs",
                                    same[k].name, same[k].one, i, same[k].other);
        /* An RDMA device has another name on each node. */
        const int is_verbs = strcmp(c->remote, "verbs") == 0, remote = strcmp(c->remote, first->remote) != 0;
        if (remote || (!is_verbs && strcmp(c->fabric, first->fabric) != 0))
            return ferryi_error(FERRY_ERR_ASYMMETRIC, "%s is '%s' on PE %d and '%s' on PE 0: set it alike on all PEs",
                                remote ? "FERRY_REMOTE" : "FERRY_FABRIC_PROVIDER", remote ? c->remote : c->fabric, i,
                                remote ? first->remote : first->fabric);
        if (!shares_node(c, first) && strcmp(pe->env.remote, "none") == 0)
            return ferryi_error(FERRY_ERR_NO_PATH,
                                "PE 0 (on %s) and PE %d (on %s) share no memory and no network namespace, and "
                                "FERRY_REMOTE is none: start them on one node, or unset FERRY_REMOTE",
                                first->topo.host, i, c->topo.host);
    }
    return FERRY_SUCCESS;
}

/* Opens the PE's GPU, unless the PE asked for the host space.  With auto, a PE without a GPU is no error. */
static ferry_status gpu_look(ferryi_pe *pe, ferryi_pe_info *mine)
{
    if (mine->space == FERRYI_WANTS_HOST)
        return FERRY_SUCCESS;
    ferry_status status = pe->gpu_ops->open(pe, &mine->gpu);
    if (status == FERRY_SUCCESS)
        return FERRY_SUCCESS;
    if (mine->space == FERRYI_WANTS_CUDA)
        return ferryi_error(status, "FERRY_SPACE=cuda: %s", ferryi_last_error_message());
    ferryi_log(FERRYI_LOG_INFO, "no heap in GPU memory: %s", ferryi_last_error_message());
    return FERRY_SUCCESS;
}

static int has_nodes(const ferryi_pe *pe)
{
    for (int i = 0; i < pe->world.n_pes; i++)
        if (!ferryi_pair_shares_node(pe, i, 0))
            return 1;
    return 0;
}

/* Pairs of two nodes are remote, whatever a driver says. */
static void paths_of_nodes(ferryi_pe *pe)
{
    const int n = ferryi_pairs_is_writer(pe) ? pe->boot->size : 0;
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++)
            if (!ferryi_pair_shares_node(pe, from, to)) {
                ferryi_pair_info *pair = ferryi_pair_at(pe, from, to);
                pair->driver = pair->found = pair->path = FERRY_PATH_REMOTE;
            }
}

static void gpu_close(ferryi_pe *pe)
{
    if (pe->gpu != NULL)
        pe->gpu_ops->close(pe);
}

/* The service thread, and on request the PE's own thread, run near the GPU, because they work with its memory. */
static void place_near_gpu(ferryi_pe *pe)
{
    ferryi_topo *topo = &pe->topo[pe->world.my_pe];
    int32_t node = pe->env.bind_service != FERRYI_BIND_OFF ? pe->gpu_ops->node(pe) : -1;
    if (node < 0)
        return;
    topo->numa_node = node;
    if (pe->env.bind_service == FERRYI_BIND_PE)
        ferryi_topo_bind(topo, "the thread that called ferry_init");
}

/* All PEs share heaps alike: by the first of the wanted ways that each PE's GPU has. */
static ferry_status choose_handles(ferryi_pe *pe, const ferryi_pe_info *infos)
{
    enum { FD = FERRYI_HANDLES_FD, IPC = FERRYI_HANDLES_IPC, FABRIC = FERRYI_HANDLES_FABRIC, NONE = -1 };
    static const int8_t ways[][FERRYI_N_HANDLES] = {
        { FD, IPC, NONE }, { FD, NONE, NONE }, { IPC, NONE, NONE }, { FABRIC, FD, IPC }
    };
    const int8_t *way = ways[pe->env.handles];
    int who = 0, first = 0;
    for (int i = 0; i < FERRYI_N_HANDLES && way[i] != NONE; i++) {
        for (who = 0; who < pe->boot->size && infos[who].gpu.handles >> way[i] & 1;)
            who++;
        first = i == 0 ? who : first;
        if (who < pe->boot->size)
            continue;
        pe->space = pe->gpu_ops->space[way[i]];
        if (i > 0)
            ferryi_log(pe->env.handles != 0 ? FERRYI_LOG_WARN : FERRYI_LOG_INFO,
                       "GPU heaps are shared by %s: the GPU of PE %d cannot share memory by %s", pe->space->handles,
                       first, pe->gpu_ops->space[way[0]]->handles);
        return FERRY_SUCCESS;
    }
    return ferryi_error(FERRY_ERR_UNSUPPORTED, "the GPU of PE %d cannot share memory by %s: %s, or FERRY_SPACE=host",
                        first, pe->gpu_ops->space[way[0]]->handles,
                        pe->env.handles == 0 ? "set FERRY_HANDLES=ipc on all PEs" : "unset FERRY_HANDLES");
}

/* A range without memory, as large as the largest GPU. */
static uint64_t range_for_heaps(const ferryi_pe_info *infos, int n)
{
    uint64_t memory = 0, max = (uint64_t)1 << 30;
    for (int i = 0; i < n; i++)
        memory = infos[i].gpu.memory > memory ? infos[i].gpu.memory : memory;
    while (max < memory)
        max *= 2;
    return max;
}

/* Memory that ferry_init allocates: an eighth of a GPU, divided by the PEs on it, of the GPU where that is least. */
static uint64_t whole_heap(const ferryi_pe_info *infos, int n)
{
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < n; i++) {
        uint64_t sharers = 0;
        for (int k = 0; k < n; k++)
            sharers += memcmp(infos[i].gpu.uuid, infos[k].gpu.uuid, sizeof infos[i].gpu.uuid) == 0;
        const uint64_t share = infos[i].gpu.memory / 8 / sharers;
        least = share < least ? share : least;
    }
    return least > LEAST_HEAP_MAX ? least : LEAST_HEAP_MAX;
}

/* auto: heaps are in GPU memory if every PE has a GPU.  Access between two GPUs affects only the path of that pair. */
static ferry_status choose_space(ferryi_pe *pe, const ferryi_pe_info *infos, ferryi_pe_info *mine)
{
    int n = pe->boot->size, who = 0;
    while (mine->space == FERRYI_WANTS_ANY && who < n && infos[who].gpu.usable)
        who++;
    if (mine->space == FERRYI_WANTS_HOST || (mine->space == FERRYI_WANTS_ANY && who < n)) {
        if (mine->space == FERRYI_WANTS_ANY)
            ferryi_log(FERRYI_LOG_INFO,
                       "FERRY_SPACE=auto: heaps are in host memory, since PE %d has no GPU that ferry can use", who);
        gpu_close(pe);
        return FERRY_SUCCESS;
    }
    if (mine->space == FERRYI_WANTS_ANY)
        ferryi_log(FERRYI_LOG_INFO, "FERRY_SPACE=auto: heaps are in GPU memory, since every PE has a GPU");
    ferry_status status = choose_handles(pe, infos);
    if (status != FERRY_SUCCESS)
        return status;
    place_near_gpu(pe);
    if (pe->env.heap_max == 0)
        mine->heap_max = pe->space->whole ? whole_heap(infos, n) : range_for_heaps(infos, n);
    if (pe->env.chaos != 0)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "FERRY_TEST=chaos works in the host space only: set FERRY_SPACE=host");
    if (!pe->env.served)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "FERRY_TEST=served=0 works in the host space only: set FERRY_SPACE=host");
    if (ferryi_pairs_is_writer(pe))
        pe->gpu_ops->paths(pe, &infos[0].gpu, sizeof infos[0]);
    return pe->gpu_ops->share(pe);
}

/* Asks NVML about the pairs of this PE's GPU only if some PE of this node has another GPU.  NVML knows no GPU by an id
 * of zeros. */
static void report_start(ferryi_pe *pe, const ferryi_pe_info *infos)
{
    int n = pe->boot->size, me = pe->boot->rank, others = 0;
    unsigned char(*uuids)[16] = calloc((size_t)n, sizeof *uuids);
    for (int i = 0; uuids != NULL && pe->gpu != NULL && i < n; i++) {
        if (!ferryi_pair_shares_node(pe, me, i))
            continue;
        memcpy(uuids[i], infos[i].gpu.uuid, sizeof uuids[i]);
        others += memcmp(infos[i].gpu.uuid, infos[me].gpu.uuid, sizeof uuids[i]) != 0;
    }
    pe->pair_report = ferryi_pair_report_start(others != 0 ? (const unsigned char(*)[16])uuids : NULL, n, me);
    free(uuids);
}

/* Fills this PE's record, which all PEs then read.  Opens the GPU, and the broker of descriptors. */
static ferry_status fill_info(ferryi_pe *pe, ferryi_pe_info *mine)
{
    const int n = pe->boot->size;
    mine->abi = FERRYI_INFO_ABI;
    mine->ring_slots = pe->env.ring_slots;
    mine->staged_chunk = pe->env.staged_chunk;
    mine->heap_chunk = pe->env.heap_chunk != 0 ? pe->env.heap_chunk : CHUNK;
    mine->chunk_fits = pe->env.heap_chunk != 0 ? UINT64_MAX : chunk_that_fits(pe);
    mine->heap_max = pe->env.heap_max != 0 ? pe->env.heap_max : default_heap_max(n);
    mine->heap_fits = pe->env.heap_max != 0 ? UINT64_MAX : heap_max_that_fits(pe, mine->heap_max);
    mine->handles = (uint64_t)pe->env.handles;
    mine->space = wanted_space(&pe->env);
    mine->statics = pe->statics.info;
    mine->node = (uint64_t)pe->boot->rank * (uint64_t)pe->env.nodes / (uint64_t)n;
    snprintf(mine->remote, sizeof mine->remote, "%s", pe->env.remote);
    snprintf(mine->fabric, sizeof mine->fabric, "%s", pe->env.fabric);
    mine->overrides = (uint64_t)pe->env.nodes ^
                      digest(pe->env.paths, digest(pe->env.probe_fail, 14695981039346656037u + (pe->env.chaos != 0) +
                                                                           2 * (uint64_t)pe->env.coll +
                                                                           16 * (uint64_t)pe->env.forward));
    ferry_status status = ferryi_topo_read(&mine->topo);
    if (status == FERRY_SUCCESS)
        status = gpu_look(pe, mine);
    if (status == FERRY_SUCCESS && !pe->boot->same_process)
        status = ferryi_fdpass_open(&pe->fdpass, &mine->broker);
    return status;
}

/* The PEs of this PE's node. */
typedef struct node_pes {
    int *pe;   /* [n] */
    int n, me; /* this PE is pe[me] */
} node_pes;

/* Fills pe->node: the lowest PE of each PE's node. */
static void find_nodes(ferryi_pe *pe, const ferryi_pe_info *infos, node_pes *here)
{
    for (int i = 0; i < pe->boot->size; i++) {
        /* Usually the node of the previous PE; otherwise compare with the lowest PE of each known node. */
        int lowest = i != 0 && shares_node(&infos[i - 1], &infos[i]) ? pe->node[i - 1] : 0;
        while (lowest < i && (pe->node[lowest] != lowest || !shares_node(&infos[lowest], &infos[i])))
            lowest++;
        pe->node[i] = lowest;
        if (shares_node(&infos[i], &infos[pe->world.my_pe])) {
            here->me = i == pe->world.my_pe ? here->n : here->me;
            here->pe[here->n++] = i;
        }
    }
}

/* All PEs take the smallest chunk and the smallest heap that some PE has room for. */
static void agree_on_heap(const ferryi_pe *pe, const ferryi_pe_info *infos, ferryi_pe_info *mine)
{
    for (int i = 0; i < pe->boot->size; i++) {
        mine->heap_chunk = infos[i].chunk_fits < mine->heap_chunk ? infos[i].chunk_fits : mine->heap_chunk;
        mine->heap_max = infos[i].heap_max < mine->heap_max ? infos[i].heap_max : mine->heap_max;
        if (infos[i].heap_fits < mine->heap_max) {
            mine->heap_max = infos[i].heap_fits;
            ferryi_log(FERRYI_LOG_INFO,
                       "heaps may grow to %" PRIu64
                       " bytes each: PE %d has no address space for more (ulimit -v, valgrind)",
                       mine->heap_max, i);
        }
    }
}

/* Chooses how waits yield and which forms collectives have. */
static void choose_collectives(ferryi_pe *pe, int n_near)
{
    ferryi_world *w = &pe->world;
    const int n = pe->boot->size;
    /* If set, a poll that finds nothing yields its core. */
    w->host.yield = (uint32_t)ferryi_topo_is_oversubscribed(pe->topo, n, w->my_pe, 1);
    /* All PEs choose by PE 0's cores, so that all choose alike. */
    w->host.coll_flat = pe->env.coll == FERRYI_COLL_ALL_FLAT                ? UINT32_MAX
                        : pe->env.coll != FERRYI_COLL_AUTO                  ? 1
                        : !ferryi_topo_is_oversubscribed(pe->topo, n, 0, 1) ? FERRYI_COLL_FLAT
                        : n_near < n                                        ? FERRYI_COLL_FLAT_ON_NODES
                                                                            : FERRYI_COLL_FLAT_IN_A_CROWD;
    w->host.coll_radix = pe->env.coll == FERRYI_COLL_TREE2   ? 2
                         : pe->env.coll == FERRYI_COLL_TREE8 ? 8
                                                             : FERRYI_COLL_RADIX;
    w->host.node = has_nodes(pe) && n <= FERRYI_LEVELS_PES && pe->env.coll != FERRYI_COLL_ALL_FLAT ? pe->node : NULL;
}

ferry_status ferryi_job_join(ferryi_pe *pe)
{
    const uint64_t deadline = pe->start.deadline;
    const int n = pe->boot->size;
    ferryi_pe_info mine = { 0 }, *infos = calloc((size_t)n, sizeof *infos);
    node_pes here = { calloc((size_t)n, sizeof *here.pe), 0, 0 };
    ferry_status status =
        infos != NULL && here.pe != NULL
            ? fill_info(pe, &mine)
            : ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the infos of %d PEs: raise the memory limit", n);
    if (status == FERRY_SUCCESS)
        status = pe->boot->ops->allgather(pe->boot, &mine, infos, sizeof mine, deadline);
    if (status == FERRY_SUCCESS)
        status = check_infos(pe, infos, &mine);
    if (status == FERRY_SUCCESS)
        status = compare_infos(pe, infos);
    if (status != FERRY_SUCCESS)
        goto out;
    for (int i = 0; i < n; i++)
        pe->topo[i] = infos[i].topo;
    find_nodes(pe, infos, &here);
    agree_on_heap(pe, infos, &mine);
    paths_of_nodes(pe);
    status = choose_space(pe, infos, &mine);
    if (status == FERRY_SUCCESS)
        status = ferryi_statics_decide(pe, &infos[0].statics, sizeof infos[0]);
    if (status != FERRY_SUCCESS)
        goto out;
    report_start(pe, infos);
    pe->heap.front = round_up(pe->statics.size, HUGE_PAGE);
    pe->env.heap_chunk = mine.heap_chunk;
    pe->heap.max = round_up(mine.heap_max, HUGE_PAGE) + pe->heap.front;
    choose_collectives(pe, here.n);
    if (!pe->boot->same_process)
        status = ferryi_fdpass_connect(pe->fdpass, here.n, here.me, here.pe, &infos[here.pe[0]].broker, deadline);

out:
    free(infos);
    free(here.pe);
    return status;
}

void ferryi_job_leave(ferryi_pe *pe)
{
    ferryi_fdpass_close(pe->fdpass);
    gpu_close(pe);
    ferryi_pair_report_end(pe->pair_report);
}
