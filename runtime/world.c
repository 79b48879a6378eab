/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's life: joins the job part by part, leaves it in reverse. */
#include "runtime/world.h"
#include "bootstrap/threads.h"
#include "ferry/device/access__funcs.h"
#include "ferry/diag.h"
#include "ferry/launch.h"
#include "ferry/rma.h"
#include "runtime/agree.h"
#include "runtime/clock.h"
#include "runtime/ctx.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/mark.h"
#include "runtime/paths.h"
#include "runtime/statics.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread ferryi_world *ferryi_world_of_thread __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* What a thread sees that belongs to no PE: every call is refused by its first check. */
static ferryi_world nobody = { .my_pe = -1 };

/* PEs of this process, living and past.  A past one stays allocated, with n_pes 0, and serves the next init: a thread
 * that was part of it and calls again is refused, not lost. */
static pthread_mutex_t pes_lock = PTHREAD_MUTEX_INITIALIZER;
static ferryi_pe *pes;

void ferryi_world_adopt(ferryi_world *w)
{
    ferryi_world_of_thread = w;
}

/* A thread that the program started: the process's only living PE is its PE.  A thread of ferry_threads_run() is a PE
 * of its own, or none: after its finalize it must not pass for the last one that still runs. */
ferryi_world *ferryi_world_find(void)
{
    ferryi_world *only = NULL;
    int living = 0;
    if (ferryi_threads_is_pe())
        return &nobody;
    pthread_mutex_lock(&pes_lock);
    for (ferryi_pe *pe = pes; pe != NULL; pe = pe->next)
        if (ferryi_ld_acquire_u32((const uint32_t *)&pe->world.n_pes) != 0) {
            only = &pe->world;
            living++;
        }
    pthread_mutex_unlock(&pes_lock);
    if (living != 1)
        return &nobody;
    ferryi_world_of_thread = only;
    return only;
}

ferry_status ferryi_pe_current(const char *call, ferryi_pe **pe)
{
    ferryi_world *w = ferryi_world_get();
    if (w->n_pes == 0)
        return ferryi_error(FERRY_ERR_NOT_INITIALIZED, "%s was called before ferry_init or after ferry_finalize", call);
    *pe = ferryi_pe_of(w);
    return FERRY_SUCCESS;
}

static ferryi_pe *pe_obtain(void)
{
    ferryi_pe *pe;
    pthread_mutex_lock(&pes_lock);
    for (pe = pes; pe != NULL && pe->in_use; pe = pe->next)
        continue;
    if (pe == NULL && posix_memalign((void **)&pe, FERRYI_LINE, sizeof *pe) == 0) {
        memset(pe, 0, sizeof *pe);
        pe->next = pes;
        pes = pe;
    }
    if (pe != NULL) {
        ferryi_pe *next = pe->next;
        memset(pe, 0, sizeof *pe);
        pe->next = next;
        pe->in_use = 1;
        pe->world.my_pe = -1;
    }
    pthread_mutex_unlock(&pes_lock);
    return pe;
}

static void pe_return(ferryi_pe *pe)
{
    pthread_mutex_lock(&pes_lock);
    pe->in_use = 0;
    pthread_mutex_unlock(&pes_lock);
}

/* ---- What each PE tells the others first. */

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
            { "FERRY_PATHS, FERRY_PROBE_FAIL or FERRY_CHAOS (as a digest)", c->overrides, first->overrides },
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

/* ---- Liveness: a descriptor that becomes ready on every peer when this process ends. */

static ferry_status live_fd_create(ferryi_pe *pe)
{
    pe->own_live_fd[0] = pe->own_live_fd[1] = -1;
    if (pe->boot->same_process || !pe->env.liveness || pe->boot->size == 1)
        return FERRY_SUCCESS;
    pe->own_live_fd[0] = (int)syscall(SYS_pidfd_open, getpid(), 0);
    /* Kernels before 5.3: a pipe whose writing end only this process holds. */
    if (pe->own_live_fd[0] < 0 && pipe2(pe->own_live_fd, O_CLOEXEC) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot make a descriptor by which peers see this PE's death: %m%s",
                            errno == EMFILE ? " (raise ulimit -n)" : "");
    return FERRY_SUCCESS;
}

static void live_fd_destroy(ferryi_pe *pe)
{
    for (int i = 0; i < 2; i++)
        if (pe->own_live_fd[i] >= 0)
            close(pe->own_live_fd[i]);
    for (int i = 0; pe->live_fd != NULL && i < pe->boot->size; i++)
        if (pe->live_fd[i] >= 0)
            close(pe->live_fd[i]);
}

/* ---- Descriptors of all kinds. */

ferry_status ferryi_exchange_fds(ferryi_pe *pe, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                 uint64_t deadline)
{
    if (!pe->boot->same_process)
        return ferryi_fdpass_exchange(pe->fdpass, fds, n_fds, got, ctx, deadline);
    int mine[8], *all = calloc((size_t)pe->boot->size, sizeof mine);
    ferry_status status, taken = FERRY_SUCCESS;
    if (all == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to exchange descriptors");
    for (int i = 0; i < 8; i++)
        mine[i] = fds != NULL && i < n_fds ? fds[i] : -1;
    status = pe->boot->ops->allgather(pe->boot, mine, all, sizeof mine, deadline);
    for (int p = 0; p < pe->boot->size && status == FERRY_SUCCESS; p++)
        for (int i = 0; i < n_fds && p != pe->boot->rank && taken == FERRY_SUCCESS; i++) {
            int keep = 0;
            taken = all[8 * p + i] < 0
                        ? ferryi_error(FERRY_ERR_SYSTEM, "PE %d could not take part in the exchange of descriptors", p)
                        : got(ctx, p, i, all[8 * p + i], &keep);
        }
    free(all);
    /* Descriptors are closed by their owner: not before all have used them. */
    ferry_status met = status == FERRY_SUCCESS ? pe->boot->ops->barrier(pe->boot, deadline) : status;
    return taken != FERRY_SUCCESS ? taken : met;
}

enum { SLOT_SEGMENT, SLOT_HEAP, SLOT_STATICS, SLOT_LIVE, N_SLOTS };

/* Slots that a job has no use for are left out. */
typedef struct first_exchange {
    ferryi_pe *pe;
    int slot[N_SLOTS], n;
} first_exchange;

/* A GPU may refuse a peer's memory although the driver says that it reaches it: then this pair does without, and the
 * probe tells the others. */
static ferry_status map_first(ferryi_pe *pe, int from, int fd)
{
    ferry_status status = ferryi_heap_map(pe, from, fd, 0);
    if (status == FERRY_SUCCESS || pe->gpu == NULL)
        return status;
    ferryi_log(FERRYI_LOG_WARN, "the heap of PE %d cannot be mapped here: the path to it is staged", from);
    pe->paths[pe->world.my_pe * pe->world.n_pes + from] = FERRY_PATH_STAGED;
    return FERRY_SUCCESS;
}

static ferry_status got_first(void *ctx, int from, int slot, int fd, int *keep)
{
    const first_exchange *first = ctx;
    ferryi_pe *pe = first->pe;
    *keep = 0;
    switch (first->slot[slot]) {
    case SLOT_SEGMENT:
        return ferryi_segment_map(pe, from, fd);
    case SLOT_HEAP:
        return map_first(pe, from, fd);
    case SLOT_STATICS:
        return ferryi_heap_map_statics(pe, from, fd);
    default:
        pe->live_fd[from] = fd;
        *keep = 1;
        return FERRY_SUCCESS;
    }
}

static ferry_status exchange_first(ferryi_pe *pe, uint64_t deadline)
{
    first_exchange first = { pe, { SLOT_SEGMENT, SLOT_HEAP }, 2 };
    int fds[N_SLOTS] = { -1, -1, -1, -1 };
    ferry_status status = ferryi_space_host.export_fd(&pe->segment.own, &fds[0]);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->export_fd(&pe->heap.chunks[0], &fds[1]);
    if (status == FERRY_SUCCESS) {
        if (pe->statics.size != 0) {
            fds[first.n] = (int)pe->statics.chunk.handle;
            first.slot[first.n++] = SLOT_STATICS;
        }
        if (pe->own_live_fd[0] >= 0) {
            fds[first.n] = pe->own_live_fd[0];
            first.slot[first.n++] = SLOT_LIVE;
        }
        status = ferryi_exchange_fds(pe, fds, first.n, got_first, &first, deadline);
        close(fds[1]);
    }
    close(fds[0]);
    return status;
}

/* ---- Parts of init. */

static ferry_status tables_create(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    size_t n = (size_t)w->n_pes;
    ferryi_out *out = NULL;
    ferryi_in *in = NULL;
    if (posix_memalign((void **)&out, FERRYI_LINE, n * sizeof *out) != 0)
        out = NULL;
    if (posix_memalign((void **)&in, FERRYI_LINE, n * sizeof *in) != 0)
        in = NULL;
    w->out = out;
    w->in = in;
    w->peer = calloc(n, sizeof *w->peer);
    w->stats = calloc(n, sizeof *w->stats);
    w->weak = calloc(n, sizeof *w->weak);
    pe->paths = calloc(n * n, 1);
    pe->claimed = calloc(n * n, 1);
    pe->probe = malloc(n * n);
    pe->peer_state = calloc(n, 1);
    pe->live_fd = calloc(n, sizeof *pe->live_fd);
    pe->topo = calloc(n, sizeof *pe->topo);
    w->peer_state = pe->peer_state;
    if (out == NULL || in == NULL || w->peer == NULL || w->stats == NULL || w->weak == NULL || pe->paths == NULL ||
        pe->claimed == NULL || pe->probe == NULL || pe->peer_state == NULL || pe->live_fd == NULL || pe->topo == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the tables of %zu PEs", n);
    memset(pe->probe, FERRYI_PROBE_SKIPPED, n * n);
    memset(out, 0, n * sizeof *out);
    memset(in, 0, n * sizeof *in);
    for (size_t i = 0; i < n; i++) {
        pe->live_fd[i] = -1;
        out[i].busy = calloc(pe->env.ring_slots, sizeof *out[i].busy);
        if (out[i].busy == NULL)
            return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the tables of %zu PEs", n);
    }
    return FERRY_SUCCESS;
}

static void tables_destroy(ferryi_pe *pe, int n_pes)
{
    ferryi_world *w = &pe->world;
    for (int i = 0; w->out != NULL && i < n_pes; i++)
        free(w->out[i].busy);
    free(w->out);
    free(w->in);
    free(w->peer);
    free(w->stats);
    free((void *)(uintptr_t)w->weak);
    free(pe->paths);
    free(pe->claimed);
    free(pe->probe);
    free(pe->peer_state);
    free(pe->live_fd);
    free(pe->topo);
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

/* auto: whether the GPUs of all PEs will do, as every PE sees it.  *who: a PE that is in the way, -1 none. */
static ferry_status gpus_will_do(ferryi_pe *pe, const calling_card *cards, uint64_t deadline, int *who)
{
    int n = pe->boot->size;
    *who = -1;
    for (int i = 0; i < n && *who < 0; i++)
        if (!cards[i].gpu.usable)
            *who = i;
    if (*who >= 0)
        return FERRY_SUCCESS;
    int32_t mine = ferryi_gpu_reaches(pe, &cards[0].gpu, sizeof cards[0]);
    int32_t *all = n > 0 ? calloc((size_t)n, sizeof *all) : NULL;
    if (all == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to choose a space");
    ferry_status status = pe->boot->ops->allgather(pe->boot, &mine, all, sizeof mine, deadline);
    for (int i = 0; i < n && status == FERRY_SUCCESS && *who < 0; i++)
        if (!all[i])
            *who = i;
    free(all);
    return status;
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

static ferry_status choose_space(ferryi_pe *pe, const calling_card *cards, calling_card *mine, uint64_t deadline)
{
    int n = pe->boot->size, who = -1;
    ferry_status status = FERRY_SUCCESS;
    if (mine->space == WANTS_ANY)
        status = gpus_will_do(pe, cards, deadline, &who);
    if (mine->space == WANTS_HOST || who >= 0) {
        if (who >= 0)
            ferryi_log(FERRYI_LOG_INFO,
                       "FERRY_SPACE=auto: heaps are in host memory, since PE %d has no GPU that reaches all others",
                       who);
        ferryi_gpu_close(pe);
        return status;
    }
    if (status != FERRY_SUCCESS)
        return status;
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
    status = ferryi_gpu_paths(pe, &cards[0].gpu, sizeof cards[0]);
    return status == FERRY_SUCCESS ? ferryi_gpu_share(pe) : status;
}

static ferry_status join_job(ferryi_pe *pe, const ferryi_statics_card *statics, uint64_t deadline)
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
    mine.overrides = digest(pe->env.paths, digest(pe->env.probe_fail, 14695981039346656037u + (pe->env.chaos != 0)));
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
    status = choose_space(pe, cards, &mine, deadline);
    if (status == FERRY_SUCCESS)
        status = ferryi_statics_settle(pe, &cards[0].statics, sizeof cards[0]);
    if (status != FERRY_SUCCESS)
        goto out;
    pe->heap.max = (mine.heap_max + (2u << 20) - 1) / (2u << 20) * (2u << 20);
    /* Then a poll that finds nothing gives its core away. */
    w->yield = (uint32_t)ferryi_topo_is_crowded(pe->topo, n, w->my_pe);
    if (!pe->boot->same_process)
        status = ferryi_fdpass_connect(pe->fdpass, n, w->my_pe, everyone, &cards[0].broker, deadline);

out:
    free(cards);
    free(everyone);
    return status;
}

/* Pairs that shall be staged get no mapping in the first place. */
static ferry_status paths_wanted(ferryi_pe *pe)
{
    return ferryi_paths_override(pe->env.paths, pe->world.n_pes, pe->paths);
}

static void routes_open(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    for (int i = 0; i < w->n_pes; i++)
        (void)ferryi_atom_or_u32(&w->peer[i].route, pe->paths[w->my_pe * w->n_pes + i] |
                                                        (w->chaos && i != w->my_pe ? FERRYI_ROUTE_CHAOS : 0));
}

static ferry_status read_env(ferryi_pe *pe, const ferry_config *config)
{
    extern char **environ;
    ferryi_env *env = &pe->env;
    ferry_status status = ferryi_env_read(env, (const char *(*)(const char *))getenv, (const char *const *)environ);
    if (status != FERRY_SUCCESS)
        return status;
    if (config->paths != NULL) {
        if (strlen(config->paths) >= sizeof env->paths)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_config.paths is longer than %zu bytes",
                                sizeof env->paths - 1);
        strcpy(env->paths, config->paths);
    }
    if (config->space != NULL) {
        if (strlen(config->space) >= sizeof env->space)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_config.space is \"%s\": auto, host or cuda",
                                config->space);
        strcpy(env->space, config->space);
    }
    if (config->timeout_ns != 0)
        env->timeout_ns = config->timeout_ns;
    if (config->init_timeout_ns != 0)
        env->init_timeout_ns = config->init_timeout_ns;
    if (config->heap_max != 0)
        env->heap_max = config->heap_max;
    ferryi_log_set_threshold(env->log);
    if (strcmp(env->space, "auto") != 0 && strcmp(env->space, "host") != 0 && strcmp(env->space, "cuda") != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_config.space is \"%s\": auto, host or cuda", env->space);
    return FERRY_SUCCESS;
}

static ferry_status init_parts(ferryi_pe *pe, const ferry_config *config)
{
    ferryi_world *w = &pe->world;
    const uint64_t none[3] = { 0 };
    ferryi_statics_card statics;
    ferry_status status = read_env(pe, config);
    if (status == FERRY_SUCCESS)
        status = ferryi_statics_open(pe, &statics); /* before the bootstrap starts threads */
    if (status != FERRY_SUCCESS)
        return status;
    uint64_t deadline = ferryi_deadline_after(pe->env.init_timeout_ns);

    const ferryi_boot_request request = { sizeof request,   config,   pe->env.cookie,
                                          pe->env.tcp_bind, deadline, ferryi_error };
    const char *wanted = config->bootstrap != NULL ? config->bootstrap : pe->env.bootstrap;
    status = ferryi_boot_open(wanted, pe->env.bootstrap_dir, &request, &pe->boot);
    if (status != FERRY_SUCCESS)
        return status;
    int n = pe->boot->size;
    w->my_pe = pe->boot->rank;
    w->n_pes = n;
    w->timeout_ns = pe->env.init_timeout_ns;
    w->ring_mask = pe->env.ring_slots - 1;
    w->staged_chunk = (uint32_t)pe->env.staged_chunk;
    pe->space = &ferryi_space_host;
    ferryi_log_set_pe(w->my_pe);
    if (pe->env.nvtx)
        ferryi_mark_open();
    ferryi_mark_thread("main thread", w->my_pe);

    status = tables_create(pe);
    if (status != FERRY_SUCCESS)
        goto err_tables;
    status = join_job(pe, &statics, deadline);
    if (status != FERRY_SUCCESS)
        goto err_fdpass;
    status = paths_wanted(pe);
    if (status != FERRY_SUCCESS)
        goto err_fdpass;
    status = ferryi_segment_create(pe, deadline);
    if (status != FERRY_SUCCESS)
        goto err_fdpass;
    status = ferryi_heap_create(pe, deadline);
    if (status != FERRY_SUCCESS)
        goto err_segment;
    status = live_fd_create(pe);
    if (status != FERRY_SUCCESS)
        goto err_heap;
    status = exchange_first(pe, deadline);
    if (status != FERRY_SUCCESS)
        goto err_live;
    status = ferryi_service_start(pe);
    if (status != FERRY_SUCCESS)
        goto err_live;
    status = ferryi_probe(pe, deadline);
    if (status != FERRY_SUCCESS)
        goto err_service;
    ferryi_segment_connect(pe);
    if (pe->env.chaos != 0)
        status = ferryi_chaos_start(pe);
    if (status != FERRY_SUCCESS)
        goto err_service;
    routes_open(pe);
    status = ferryi_gpu_connect(pe);
    if (status == FERRY_SUCCESS)
        status = ferryi_teams_create(pe);
    if (status == FERRY_SUCCESS)
        status = ferryi_service_start(pe); /* there may be rings now */
    if (status != FERRY_SUCCESS)
        goto err_chaos;
    status = ferryi_agree(pe, FERRY_CALL_INIT, FERRYI_WHAT_INIT, none, FERRY_SUCCESS, pe->env.init_timeout_ns);
    if (status != FERRY_SUCCESS)
        goto err_chaos;
    w->timeout_ns = pe->env.timeout_ns;
    return FERRY_SUCCESS;

err_chaos:
    ferryi_teams_destroy(pe);
    ferryi_chaos_stop(pe);
err_service:
    ferryi_service_stop(pe);
    ferryi_gpu_disconnect(pe);
err_live:
    live_fd_destroy(pe);
err_heap:
    ferryi_heap_destroy(pe);
err_segment:
    ferryi_segment_destroy(pe);
err_fdpass:
    ferryi_fdpass_close(pe->fdpass);
    ferryi_gpu_close(pe);
err_tables:
    tables_destroy(pe, n);
    pe->boot->ops->close(pe->boot);
    return status;
}

/* ---- The public calls. */

ferry_status ferry_init_with(const ferry_config *given)
{
    const ferry_config zero = { .size = sizeof zero };
    const ferry_config *config = given != NULL ? given : &zero;
    ferryi_world *w = ferryi_world_of_thread;
    if (w != NULL && w->n_pes != 0)
        return ferryi_error(FERRY_ERR_ALREADY_INITIALIZED, "ferry_init was called twice on PE %d", w->my_pe);
    if (config->size != sizeof *config)
        return ferryi_error(
            FERRY_ERR_INVALID_ARG,
            "ferry_config.size is %zu, but this library's is %zu: start from FERRY_CONFIG_INIT, and compile "
            "with this library's headers",
            config->size, sizeof *config);
    ferryi_pe *pe = pe_obtain();
    if (pe == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a PE");
    ferryi_world_adopt(&pe->world);
    ferry_status status = init_parts(pe, config);
    if (status != FERRY_SUCCESS) {
        pe->world.n_pes = 0;
        pe->world.my_pe = -1;
        ferryi_world_adopt(NULL);
        ferryi_log_set_pe(-1);
        pe_return(pe);
    }
    return status;
}

ferry_status ferry_init(void)
{
    return ferry_init_with(NULL);
}

ferry_status ferry_init_thread(int requested, int *provided)
{
    if (requested < FERRY_THREAD_SINGLE || requested > FERRY_THREAD_MULTIPLE || provided == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_init_thread(%d, %s): levels are %d to %d", requested,
                            provided == NULL ? "NULL" : "provided", FERRY_THREAD_SINGLE, FERRY_THREAD_MULTIPLE);
    ferry_status status = ferry_init();
    if (status == FERRY_SUCCESS)
        *provided = FERRY_THREAD_MULTIPLE;
    return status;
}

ferry_status ferry_finalize(void)
{
    ferryi_pe *pe = NULL;
    const uint64_t none[3] = { 0 };
    ferry_status status = ferryi_pe_current("ferry_finalize", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_world *w = &pe->world;
    int n = w->n_pes;
    status = ferry_launch_wait();
    uint64_t deadline = ferryi_deadline_after(w->timeout_ns);
    ferry_status quiet = ferry_quiet();
    if (status == FERRY_SUCCESS)
        status = quiet;
    if (ferryi_ld_acquire_u32(&w->ctl->n_lost) == 0) {
        ferry_status met = ferryi_agree(pe, FERRY_CALL_FINALIZE, FERRYI_WHAT_FINALIZE, none, FERRY_SUCCESS,
                                        ferryi_time_left(deadline));
        if (status == FERRY_SUCCESS)
            status = met;
    }
    if (ferryi_ld_acquire_u32(&w->ctl->n_lost) != 0) {
        ferry_status met = ferryi_agree_to_leave(pe, ferryi_time_left(deadline));
        if (status == FERRY_SUCCESS)
            status = met;
        if (status == FERRY_SUCCESS)
            status = ferryi_error(FERRY_ERR_PEER_LOST, "PE %d has left the job, in which %u PEs have died", w->my_pe,
                                  ferryi_ld_relaxed_u32(&w->ctl->n_lost));
    }
    ferryi_st_release_u32(&w->ctl->state, FERRY_PEER_FINALIZED);
    ferryi_pool_stop(pe);
    ferryi_chaos_stop(pe);
    ferryi_service_stop(pe);
    ferryi_gpu_disconnect(pe);
    live_fd_destroy(pe);
    ferryi_heap_destroy(pe);
    ferryi_segment_destroy(pe);
    ferryi_fdpass_close(pe->fdpass);
    ferryi_gpu_close(pe);
    pe->boot->ops->close(pe->boot);
    ferryi_ctx_drop_all(pe);
    ferryi_teams_destroy(pe);
    tables_destroy(pe, n);
    ferryi_st_release_u32((uint32_t *)&w->n_pes, 0);
    w->my_pe = -1;
    ferryi_world_adopt(NULL);
    ferryi_log_set_pe(-1);
    pe_return(pe);
    return status;
}
