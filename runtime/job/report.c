/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_LOG=info messages about a PE once ferry_init() has succeeded.  ferry_init() has logged the choice of launcher
 * and space before. */
#include "runtime/job/report.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu.h"
#include "runtime/state/world.h"
#include <dlfcn.h>
#include <inttypes.h>
#include <string.h>

static void tell_build(void)
{
    Dl_info self;
    const char *file = dladdr((const void *)(uintptr_t)&ferryi_log_threshold, &self) != 0 ? self.dli_fname : NULL;
    ferryi_log(FERRYI_LOG_INFO, "ferry %d.%d.%d from %s, built with %s%s%s", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR,
               FERRY_VERSION_PATCH, file != NULL ? file : "this program", __VERSION__,
#ifdef NDEBUG
               "",
#else
               ", with assertions",
#endif
               ferryi_gpu_table.space[0] != NULL ? ", for GPUs" : ", without CUDA");
}

static void tell_place(const ferryi_pe *pe)
{
    const ferryi_topo *topo = &pe->topo[pe->world.my_pe];
    char gpu[160] = "no GPU", numa[32] = "several NUMA nodes";
    if (pe->gpu != NULL)
        pe->gpu_ops->name(pe, gpu, sizeof gpu);
    if (topo->numa_node >= 0)
        snprintf(numa, sizeof numa, "NUMA node %d", (int)topo->numa_node);
    ferryi_log(FERRYI_LOG_INFO, "process %d on %s: %d CPUs of %s, %s; %d PEs there%s", (int)topo->pid, topo->host,
               (int)topo->n_cpus, numa, gpu, pe->world.n_pes,
               pe->world.host.yield ? ", which share CPUs: polls yield" : "");
}

/* How bulk of a staged pair travels: by chunks in host memory or, from 0 on, in the memory of that PE's GPU. */
enum { BY_HOST = -2, BY_COPY = -1 };

static int bulk_of(const ferryi_pair_info *pair)
{
    return ferryi_pair_is_by_copy(pair) ? BY_COPY : pair->via != 0 ? pair->via - 1 : BY_HOST;
}

/* Adds "; staged to PE 3, 5-7": the pairs from this PE with one path and one way of bulk. */
static size_t tell_path(const ferryi_pe *pe, ferry_path path, int bulk, char *text, size_t size, size_t at)
{
    const ferryi_pair_info *row = ferryi_pair_at(pe, pe->world.my_pe, 0);
    char how[64] = "";
    int any = 0;
    if (bulk == BY_COPY)
        snprintf(how, sizeof how, ", bulk by copy engine,");
    else if (bulk >= 0)
        snprintf(how, sizeof how, ", bulk through the GPU of PE %d,", bulk);
    for (int first = 0, last; first < pe->world.n_pes && at < size; first = last + 1) {
        last = first;
        if (row[first].path != path || bulk_of(&row[first]) != bulk)
            continue;
        while (last + 1 < pe->world.n_pes && row[last + 1].path == path && bulk_of(&row[last + 1]) == bulk)
            last++;
        if (any)
            at += (size_t)snprintf(text + at, size - at, ", %d", first);
        else
            at += (size_t)snprintf(text + at, size - at, "%s%s%s to PE %d", at > 0 ? "; " : "", ferry_path_name(path),
                                   how, first);
        any = 1;
        if (last > first && at < size)
            at += (size_t)snprintf(text + at, size - at, "-%d", last);
    }
    return at;
}

/* "native to PE 0-2, 5; staged to PE 3". */
static void tell_paths(const ferryi_pe *pe)
{
    char text[512] = "";
    size_t at = 0;
    for (int path = 0; path < FERRY_N_PATHS; path++) {
        const int most = ferryi_path_shares_host((uint32_t)path) ? pe->world.n_pes : BY_HOST + 1;
        for (int bulk = BY_HOST; bulk < most && at < sizeof text; bulk++)
            at = tell_path(pe, (ferry_path)path, bulk, text, sizeof text, at);
    }
    ferryi_log(FERRYI_LOG_INFO, "paths: %s", text);
}

static void tell_memory(const ferryi_pe *pe)
{
    const ferryi_heap *heap = &pe->heap;
    ferryi_log(FERRYI_LOG_INFO,
               "heap in %s memory, shared by %s: %" PRIu64 " KiB at %p, grows by %" PRIu64 " KiB up to %" PRIu64
               " MiB; symmetric globals: %" PRIu64 " KiB",
               pe->gpu != NULL ? "GPU" : "host", pe->space->handles, pe->world.heap_len >> 10,
               (void *)(uintptr_t)pe->world.heap, pe->env.heap_chunk >> 10, (heap->max - heap->front) >> 20,
               pe->statics.size >> 10);
}

static void tell_settings(const ferryi_pe *pe)
{
    char text[900];
    ferryi_env_list(text, sizeof text);
    ferryi_log(FERRYI_LOG_INFO, "waits end after %.3g s; variables set: %s", (double)pe->env.timeout_ns / 1e9,
               text[0] != '\0' ? text : "none");
}

void ferryi_job_report(const ferryi_pe *pe)
{
    if (__atomic_load_n(&ferryi_log_threshold, __ATOMIC_RELAXED) < FERRYI_LOG_INFO)
        return;
    tell_build();
    tell_place(pe);
    tell_paths(pe);
    tell_memory(pe);
    tell_settings(pe);
}
