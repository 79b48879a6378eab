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

/* "native to PE 0-2, 5; staged to PE 3". */
static void tell_paths(const ferryi_pe *pe)
{
    char text[512] = "";
    size_t at = 0;
    const ferryi_pair_info *row = ferryi_pair_at(pe, pe->world.my_pe, 0);
    for (int path = 0; path < FERRY_N_PATHS; path++) {
        int any = 0;
        for (int first = 0, last; first < pe->world.n_pes && at < sizeof text; first = last + 1) {
            for (last = first; last + 1 < pe->world.n_pes && row[last + 1].path == row[first].path;)
                last++;
            if (row[first].path != path)
                continue;
            at += (size_t)snprintf(text + at, sizeof text - at, "%s%s%s%d",
                                   any      ? ", "
                                   : at > 0 ? "; "
                                            : "",
                                   any ? "" : ferry_path_name((ferry_path)path), any ? "" : " to PE ", first);
            if (last > first && at < sizeof text)
                at += (size_t)snprintf(text + at, sizeof text - at, "-%d", last);
            any = 1;
        }
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
