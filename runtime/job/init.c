/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's life: one list of parts, which ferry_init starts and ferry_finalize stops in reverse. */
#include "bootstrap/launchers.h"
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "ferry/launch.h"
#include "ferry/rma.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/limits.h"
#include "runtime/base/log.h"
#include "runtime/base/nvtx.h"
#include "runtime/calls/chaos.h"
#include "runtime/calls/ctx.h"
#include "runtime/calls/launch.h"
#include "runtime/calls/team.h"
#include "runtime/gpu/gpu.h"
#include "runtime/job/first_exchange.h"
#include "runtime/job/fork.h"
#include "runtime/job/join.h"
#include "runtime/job/pair_report.h"
#include "runtime/job/probe.h"
#include "runtime/job/report.h"
#include "runtime/job/service.h"
#include "runtime/memory/heap.h"
#include "runtime/memory/statics.h"
#include "runtime/remote/remote.h"
#include "runtime/state/agree.h"
#include "runtime/state/fault.h"
#include "runtime/state/liveness.h"
#include "runtime/state/path_rules.h"
#include "runtime/state/segment.h"
#include "runtime/state/world.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static ferry_status tables_create(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    size_t n = (size_t)w->n_pes;
    ferryi_ring_out *out = NULL;
    ferryi_ring_in *in = NULL;
    if (posix_memalign((void **)&out, FERRYI_LINE, n * sizeof *out) != 0)
        out = NULL;
    if (posix_memalign((void **)&in, FERRYI_LINE, n * sizeof *in) != 0)
        in = NULL;
    /* One allocation: a pair that sends no descriptors touches none of its words. */
    uint64_t *busy = out != NULL ? calloc(n * 2 * pe->env.ring_slots, sizeof *busy) : NULL;
    if (out != NULL) {
        memset(out, 0, n * sizeof *out);
        out[0].busy = busy; /* tables_destroy() frees it */
    }
    if (in != NULL)
        memset(in, 0, n * sizeof *in);
    w->out = out;
    w->in = in;
    w->peer = calloc(n, sizeof *w->peer);
    w->stats = calloc(n, sizeof *w->stats);
    w->weak = calloc(n, sizeof *w->weak);
    pe->peer_state = calloc(n, 1);
    pe->peer_liveness_fd = calloc(n, sizeof *pe->peer_liveness_fd);
    pe->topo = calloc(n, sizeof *pe->topo);
    pe->node = calloc(n, sizeof *pe->node);
    w->peer_state = pe->peer_state;
    if (out == NULL || in == NULL || w->peer == NULL || w->stats == NULL || w->weak == NULL || busy == NULL ||
        pe->peer_state == NULL || pe->peer_liveness_fd == NULL || pe->topo == NULL || pe->node == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the tables of %zu PEs: raise the memory limit", n);
    for (size_t i = 0; i < n; i++) {
        pe->peer_liveness_fd[i] = -1;
        out[i].busy = busy + i * 2 * pe->env.ring_slots;
    }
    return ferryi_pairs_create(pe);
}

static void tables_destroy(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    if (w->out != NULL)
        free(w->out[0].busy);
    free(w->out);
    free(w->in);
    free(w->peer);
    free(w->stats);
    free((void *)(uintptr_t)w->weak);
    ferryi_pairs_destroy(pe);
    free(pe->peer_state);
    free(pe->peer_liveness_fd);
    free(pe->topo);
    free(pe->node);
}

/* Before heaps are mapped: a pair that FERRY_PATHS makes staged gets no mapping. */
static ferry_status paths_wanted(ferryi_pe *pe)
{
    return ferryi_pairs_publish(pe, ferryi_pairs_is_writer(pe)
                                        ? ferryi_paths_override(pe->env.paths, pe->world.n_pes, pe->pairs)
                                        : FERRY_SUCCESS);
}

static ferry_status pairs_derive(ferryi_pe *pe)
{
    ferryi_pairs_derive(pe, &pe->world, pe->world.peer);
    return FERRY_SUCCESS;
}

static ferry_status read_env(ferryi_pe *pe)
{
    extern char **environ;
    const ferry_config *config = pe->start.config;
    ferryi_env *env = &pe->env;
    ferry_status status = ferryi_env_read(env, (const char *(*)(const char *))getenv, (const char *const *)environ);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_limits_raise_files();
    if (config->paths != NULL) {
        if (strlen(config->paths) >= sizeof env->paths)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_config.paths is longer than %zu bytes",
                                sizeof env->paths - 1);
        strcpy(env->paths, config->paths);
    }
    if (config->space != NULL) {
        if (strlen(config->space) >= sizeof env->space)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_config.space is \"%s\": give auto, host or cuda",
                                config->space);
        strcpy(env->space, config->space);
    }
    if (config->timeout_ns != 0)
        env->timeout_ns = config->timeout_ns;
    if (config->init_timeout_ns != 0)
        env->init_timeout_ns = config->init_timeout_ns;
    if (config->heap_max != 0 && (config->heap_max < FERRYI_HEAP_LEAST || config->heap_max > FERRYI_HEAP_MOST))
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "ferry_config.heap_max is %zu: give from %" PRIu64 " to %" PRIu64 " bytes",
                            (size_t)config->heap_max, (uint64_t)FERRYI_HEAP_LEAST, (uint64_t)FERRYI_HEAP_MOST);
    if (config->heap_max != 0)
        env->heap_max = config->heap_max;
    ferryi_log_set_threshold(env->log);
    if (strcmp(env->space, "auto") != 0 && strcmp(env->space, "host") != 0 && strcmp(env->space, "cuda") != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_config.space is \"%s\": give auto, host or cuda", env->space);
    return FERRY_SUCCESS;
}

static ferry_status bootstrap_open(ferryi_pe *pe)
{
    ferryi_world *w = &pe->world;
    pe->start.deadline = ferryi_deadline_after(pe->env.init_timeout_ns);
    const ferry_config *config = pe->start.config;
    const ferryi_boot_request request = { .size = sizeof request,
                                          .config = config,
                                          .cookie = pe->env.cookie,
                                          .tcp_bind = pe->env.tcp_bind,
                                          .dir = pe->env.bootstrap_dir,
                                          .deadline = pe->start.deadline,
                                          .error = ferryi_error,
                                          .tcp = &ferryi_boot_tcp,
                                          .unique_id = ferryi_tcp_id_make };
    const char *wanted = config->bootstrap != NULL ? config->bootstrap : pe->env.bootstrap;
    ferry_status status = ferryi_boot_open(wanted, pe->env.bootstrap_dir, &request, &pe->boot);
    if (status != FERRY_SUCCESS)
        return status;
    if (!pe->boot->same_process && pe->boot->size > 1)
        ferryi_launchers_mark();
    w->my_pe = pe->boot->rank;
    w->n_pes = w->n_laid = pe->boot->size;
    w->timeout_ns = pe->env.init_timeout_ns;
    w->ring_mask = pe->env.ring_slots - 1;
    pe->space = &ferryi_space_host;
    pe->gpu_ops = &ferryi_gpu_table;
    pe->remote_ops = &ferryi_remote_table;
    ferryi_log_set_pe(w->my_pe);
    if (pe->env.nvtx)
        ferryi_nvtx_open();
    ferryi_nvtx_thread("main thread", w->my_pe);
    return FERRY_SUCCESS;
}

static void bootstrap_close(ferryi_pe *pe)
{
    ferryi_launchers_unmark();
    ferryi_fault_close_bootstrap(pe);
}

static ferry_status collectives_hold(ferryi_pe *pe)
{
    ferryi_fair_lock_take(&pe->heap.lock, FERRYI_MUTEX_HEAP);
    return FERRY_SUCCESS;
}

/* Finalize, beside other threads' calls.
 *
 * A call reads n_pes first and then uses tables, heaps and segments without a further check: a lock or a count would
 * cost more than a put itself.  So memory that a call may touch stays while the process may still be in a call:
 *
 * - F0 refuses every call that begins later.  F1 ends waits: each wait looks at ctl->aborted, and n_pes tells it that
 *   this was no abort (F2, ferryi_fault_final_status: a wait that reads F1's word, released after F0, sees F0 after its
 *   acquire fence).  Only threads of this PE read F1's word.
 * - F0 is stored under heap.lock.  The list of chunks and the allocator, which change under that lock, are freed later:
 *   a call that gets the lock afterwards reads n_pes again.  The pool of kernels and the bootstrap have own locks.
 * - Tables, teams, contexts, the pool, the operations held by FERRY_TEST=chaos and the segments' mappings stay
 *   unchanged, because a call needs a consistent ring until it returns.  ferryi_heap_retire maps other memory at the
 *   heaps' addresses.  my_pe and n_laid keep their values, because addresses derive from them.
 * - The next ferry_init of the process frees all of that (parts_free): by contract such calls have returned by then.
 *
 * Calls that are inside the CUDA driver are not covered. */
static void calls_refuse(ferryi_pe *pe)
{
    ferryi_st_release_u32((uint32_t *)&pe->world.n_pes, 0); /* F0 */
    ferryi_st_release_u32(&pe->world.ctl->aborted, 1);      /* F1 */
    ferryi_fair_lock_release(&pe->heap.lock);
}

static ferry_status segments_connect(ferryi_pe *pe)
{
    ferryi_segment_connect(pe);
    return FERRY_SUCCESS;
}

static ferry_status probe(ferryi_pe *pe)
{
    return ferryi_job_probe(pe, pe->start.deadline);
}

static ferry_status chaos_start(ferryi_pe *pe)
{
    return pe->env.chaos != 0 ? ferryi_chaos_start(pe) : FERRY_SUCCESS;
}

static ferry_status gpu_connect(ferryi_pe *pe)
{
    return pe->gpu != NULL ? pe->gpu_ops->connect(pe) : FERRY_SUCCESS;
}

static void gpu_disconnect(ferryi_pe *pe)
{
    if (pe->gpu != NULL)
        pe->gpu_ops->disconnect(pe);
}

static ferry_status all_started(ferryi_pe *pe)
{
    const uint64_t none[3] = { 0 };
    return ferryi_agree(pe, FERRY_CALL_INIT, FERRYI_WHAT_INIT, none, FERRY_SUCCESS, pe->env.init_timeout_ns);
}

/* A PE's parts, in the order in which they start; they stop in reverse.
 *
 * start  makes the part.  NULL: the first call that needs the part makes it, or an earlier row has.
 * stop   in ferry_finalize.  Other threads may still be in calls, so what a call touches stays.
 * free   frees the rest at the process's next ferry_init.  After a failed start no thread is in a call: then free, or
 *        stop in a row without free, ends the part alone.
 *
 * A row whose start failed is ended too, so stop and free accept a part that is half made or not made at all. */
static const struct part {
    const char *name;
    ferry_status (*start)(ferryi_pe *pe);
    void (*stop)(ferryi_pe *pe);
    void (*free)(ferryi_pe *pe);
} parts[] = {
    { "settings", read_env, NULL, NULL },
    { "symmetric globals", ferryi_statics_open, NULL, NULL }, /* before the bootstrap starts threads */
    { "bootstrap", bootstrap_open, bootstrap_close, NULL },
    { "tables", tables_create, NULL, tables_destroy },
    { "job", ferryi_job_join, ferryi_job_leave, NULL },
    { "paths", paths_wanted, NULL, NULL },
    { "segment", ferryi_segment_create, ferryi_segment_retire, ferryi_segment_destroy },
    { "areas of teams", ferryi_teams_place, NULL, NULL },
    { "heap", ferryi_heap_create, ferryi_heap_retire, ferryi_heap_destroy },
    { "liveness", ferryi_liveness_create, ferryi_liveness_destroy, NULL },
    { "exchange", ferryi_job_exchange_first, ferryi_heap_leave, NULL },
    { "remote pairs", ferryi_remote_start, ferryi_remote_stop, ferryi_remote_destroy },
    { "pool of kernels", NULL, ferryi_pool_stop, ferryi_pool_destroy },
    { "calls", collectives_hold, calls_refuse, NULL }, /* ferry_init and ferry_finalize have heap.lock in between */
    { "GPU", NULL, gpu_disconnect, NULL },             /* the probe's kernels; its rings, which the service uses */
    { "service", ferryi_service_start, ferryi_service_stop, NULL },
    { "probe", probe, NULL, NULL },
    { "third GPUs", ferryi_job_forward, NULL, NULL },
    { "rings", segments_connect, NULL, NULL },
    { "chaos", chaos_start, NULL, ferryi_chaos_destroy },
    { "pairs", pairs_derive, NULL, NULL },
    { "GPU's world", gpu_connect, NULL, NULL },
    { "teams", ferryi_teams_create, NULL, ferryi_teams_destroy },
    { "contexts", NULL, NULL, ferryi_ctx_drop_all },
    { "service of rings", ferryi_service_start, NULL, NULL },
    { "agreement", all_started, NULL, NULL },
};
enum { N_PARTS = sizeof parts / sizeof *parts };

static ferry_status parts_start(ferryi_pe *pe)
{
    int i = 0;
    ferry_status status = FERRY_SUCCESS;
    for (; i < N_PARTS && status == FERRY_SUCCESS; i++)
        if (parts[i].start != NULL)
            status = parts[i].start(pe);
    if (status == FERRY_SUCCESS)
        return status;
    ferryi_log(FERRYI_LOG_DEBUG, "ferry_init ends at its part \"%s\"", parts[i - 1].name);
    char *cause = strdup(ferryi_last_error_message()); /* the parts' ends may record errors of their own */
    while (i-- > 0)
        if (parts[i].free != NULL)
            parts[i].free(pe);
        else if (parts[i].stop != NULL)
            parts[i].stop(pe);
    if (cause != NULL)
        (void)ferryi_error_quiet(status, "%s", cause);
    free(cause);
    return status;
}

static void parts_stop(ferryi_pe *pe)
{
    for (int i = N_PARTS; i-- > 0;)
        if (parts[i].stop != NULL)
            parts[i].stop(pe);
}

static void parts_free(ferryi_pe *pe)
{
    for (int i = N_PARTS; i-- > 0;)
        if (parts[i].free != NULL)
            parts[i].free(pe);
}

/* ---- The public calls. */

ferry_status ferry_init_with(const ferry_config *given)
{
    FERRYI_UNCANCELLED;
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
    if (ferryi_world_is_forked())
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_init in a process that a PE has forked: its rank is its "
                                                   "parent's: start it by exec, outside the job");
    ferry_status status = ferryi_fork_watch();
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_pe *pe = ferryi_pe_obtain(parts_free);
    if (pe == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a PE: raise the memory limit");
    ferryi_world_adopt(&pe->world);
    pe->start.config = config;
    status = parts_start(pe);
    if (status == FERRY_SUCCESS) {
        pe->world.timeout_ns = pe->env.timeout_ns;
        if (pe->env.abort_on_fault)
            ferryi_log_on_refusal(ferryi_fault_end_job);
        ferryi_log_on_asked(ferryi_fault_asked);
        ferryi_fair_lock_release(&pe->heap.lock);
        ferryi_job_report(pe);
    } else {
        pe->world.n_pes = 0;
        pe->world.my_pe = -1;
        ferryi_world_adopt(NULL);
        ferryi_log_set_pe(-1);
        ferryi_pe_return(pe, 0);
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
    FERRYI_UNCANCELLED;
    ferryi_pe *pe = NULL;
    const uint64_t none[3] = { 0 };
    ferry_status status = ferryi_pe_current("ferry_finalize", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_world *w = &pe->world;
    status = ferry_launch_wait();
    uint64_t deadline = ferryi_deadline_after(w->timeout_ns);
    ferry_status quiet = ferry_quiet();
    if (status == FERRY_SUCCESS)
        status = quiet;
    ferryi_fair_lock_take(&pe->heap.lock, FERRYI_MUTEX_HEAP);
    if (w->n_pes == 0) { /* another thread was faster */
        ferryi_fair_lock_release(&pe->heap.lock);
        return ferryi_world_refuse("ferry_finalize");
    }
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
            status =
                ferryi_error(FERRY_ERR_PEER_LOST,
                             "PE %d has left the job, in which %u PEs have died: read their own output and exit status",
                             w->my_pe, ferryi_ld_relaxed_u32(&w->ctl->n_lost));
    }
    ferryi_st_release_u32(&w->ctl->state, FERRY_PEER_FINALIZED);
    parts_stop(pe);
    ferryi_log_end(w->my_pe);
    ferryi_world_adopt(NULL);
    ferryi_log_set_pe(-1);
    ferryi_pe_return(pe, 1);
    return status;
}

/* ---- Ends of the process. */

static pid_t at_exit_in; /* the process that finalizes at its exit */
static void (*before_finalize)(void);

/* The low byte of the status is all that the parent sees. */
static void at_exit(int status, void *unused)
{
    (void)unused;
    if (__atomic_load_n(&at_exit_in, __ATOMIC_RELAXED) != getpid() || (status & 0xff) != 0 ||
        ferryi_fault_exits_all() || !ferry_query_initialized())
        return;
    void (*before)(void) = __atomic_load_n(&before_finalize, __ATOMIC_RELAXED);
    if (before != NULL)
        before();
    (void)ferry_finalize();
}

ferry_status ferry_finalize_at_exit(void (*before)(void))
{
    const pid_t me = getpid();
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_finalize_at_exit");
    __atomic_store_n(&before_finalize, before, __ATOMIC_RELAXED);
    if (__atomic_exchange_n(&at_exit_in, me, __ATOMIC_RELAXED) == me || on_exit(at_exit, NULL) == 0)
        return FERRY_SUCCESS;
    __atomic_store_n(&at_exit_in, 0, __ATOMIC_RELAXED);
    return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for an exit handler: raise the memory limit");
}
