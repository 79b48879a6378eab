/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's life: joins the job part by part, leaves it in reverse. */
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
#include "runtime/witness.h"
#include "runtime/world.h"
#include <stdlib.h>
#include <string.h>

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
    pe->space = &ferryi_space_host;
    ferryi_log_set_pe(w->my_pe);
    if (pe->env.nvtx)
        ferryi_mark_open();
    ferryi_mark_thread("main thread", w->my_pe);

    status = tables_create(pe);
    if (status != FERRY_SUCCESS)
        goto err_tables;
    status = ferryi_join(pe, &statics, deadline);
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
    status = ferryi_live_create(pe);
    if (status != FERRY_SUCCESS)
        goto err_heap;
    status = ferryi_exchange_first(pe, deadline);
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
    ferryi_live_destroy(pe);
err_heap:
    ferryi_heap_destroy(pe);
err_segment:
    ferryi_segment_destroy(pe);
err_fdpass:
    ferryi_fdpass_close(pe->fdpass);
    ferryi_gpu_close(pe);
    ferryi_witness_dismiss(pe->witness);
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
    ferryi_pe *pe = ferryi_pe_obtain();
    if (pe == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a PE");
    ferryi_world_adopt(&pe->world);
    ferry_status status = init_parts(pe, config);
    if (status != FERRY_SUCCESS) {
        pe->world.n_pes = 0;
        pe->world.my_pe = -1;
        ferryi_world_adopt(NULL);
        ferryi_log_set_pe(-1);
        ferryi_pe_return(pe);
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
    ferryi_live_destroy(pe);
    ferryi_heap_destroy(pe);
    ferryi_segment_destroy(pe);
    ferryi_fdpass_close(pe->fdpass);
    ferryi_gpu_close(pe);
    ferryi_witness_dismiss(pe->witness);
    pe->boot->ops->close(pe->boot);
    ferryi_ctx_drop_all(pe);
    ferryi_teams_destroy(pe);
    tables_destroy(pe, n);
    ferryi_st_release_u32((uint32_t *)&w->n_pes, 0);
    w->my_pe = -1;
    ferryi_world_adopt(NULL);
    ferryi_log_set_pe(-1);
    ferryi_pe_return(pe);
    return status;
}
