/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/job/pe_info.h"
#include <string.h>

#define ADDRESSES ((uint64_t)1 << 47) /* limit of a process's address space, GPU memory included */

/* Returns 1 if text[size] is terminated and contains only characters that are safe to print on a terminal. */
static int is_text(const char *text, size_t size)
{
    size_t n = strnlen(text, size);
    for (size_t i = 0; i < n; i++)
        if (text[i] < ' ' || text[i] > '~')
            return 0;
    return n < size;
}

static int is_name(const ferryi_fdpass_name *broker, int same_process)
{
    static const ferryi_fdpass_name none;
    if (same_process)
        return memcmp(broker, &none, sizeof none) == 0;
    return is_text(broker->name, sizeof broker->name) && strncmp(broker->name, "ferry-", 6) == 0;
}

const char *ferryi_pe_info_flaw(const ferryi_pe_info *c, int same_process)
{
    const ferryi_topo *t = &c->topo;
    /* Same limits as in env.c; 0 selects the default chunk, which every PE chooses alike. */
    if (c->ring_slots < 2 || c->ring_slots > 4096 || (c->ring_slots & (c->ring_slots - 1)) != 0)
        return "ring slots";
    if (c->staged_chunk != 0 && (c->staged_chunk < 256 || c->staged_chunk > 1u << 20 || c->staged_chunk % 64 != 0))
        return "staged chunk";
    if (c->heap_chunk < 64u << 10 || c->heap_chunk > (uint64_t)64 << 30)
        return "heap chunk";
    if (c->heap_max < 64u << 10 || c->heap_max > ADDRESSES)
        return "heap maximum";
    if (c->heap_fits < 64u << 10)
        return "addresses for heaps";
    if (c->chunk_fits < 64u << 10)
        return "memory for heaps";
    if (!is_text(t->host, sizeof t->host))
        return "host name";
    if (t->pid <= 0)
        return "process id";
    if (t->numa_node < -1 || t->numa_node > UINT16_MAX)
        return "NUMA node";
    if (t->n_cpus < 1 || t->quota < 1)
        return "number of CPUs";
    if (!is_name(&c->broker, same_process))
        return "descriptor socket";
    if (c->space != FERRYI_WANTS_HOST && c->space != FERRYI_WANTS_CUDA && c->space != FERRYI_WANTS_ANY)
        return "space";
    if (!is_text(c->remote, sizeof c->remote) || !is_text(c->fabric, sizeof c->fabric))
        return "network";
    if (c->handles > FERRYI_N_HANDLES || c->gpu.handles >> FERRYI_N_HANDLES != 0)
        return "handles";
    if (c->gpu.usable > 1 || c->gpu.memory > ADDRESSES || (c->gpu.usable && c->space == FERRYI_WANTS_HOST))
        return "GPU";
    if (c->statics.mode > FERRYI_STATICS_ALL || c->statics.pad != 0 || c->statics.size > ADDRESSES)
        return "globals";
    return NULL;
}
