/* SPDX-License-Identifier: BSD-3-Clause */
/* Decides whether a PE's globals are symmetric, and translates their addresses for calls. */
#include "runtime/memory/statics.h"
#include "bootstrap/threads.h"
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const mode_names[] = { "auto", "none", "exe", "all" };

static int is_asked_for(const ferryi_pe *pe)
{
    return pe->env.statics == FERRYI_STATICS_EXE || pe->env.statics == FERRYI_STATICS_ALL;
}

/* Continues without symmetric globals, or returns an error if FERRY_STATIC requires them. */
static ferry_status disable_globals(ferryi_pe *pe, ferry_status status, const char *why)
{
    pe->statics.size = 0;
    pe->statics.resolve = NULL;
    snprintf(pe->statics.why, sizeof pe->statics.why, "%s", why);
    if (is_asked_for(pe))
        return ferryi_error(status, "FERRY_STATIC=%s is not possible: %s", mode_names[pe->env.statics], why);
    ferryi_log(FERRYI_LOG_INFO, "globals are not symmetric: %s", why);
    return FERRY_SUCCESS;
}

ferry_status ferryi_statics_open(ferryi_pe *pe)
{
    ferryi_statics_info *mine = &pe->statics.info;
    pe->statics.explain = ferryi_statics_explain;
    *mine = (ferryi_statics_info){ .mode = (uint32_t)pe->env.statics };
    if (pe->env.statics == FERRYI_STATICS_NONE)
        return disable_globals(pe, FERRY_SUCCESS, "FERRY_STATIC is none");
    if (ferryi_threads_is_pe())
        return disable_globals(pe, FERRY_ERR_UNSUPPORTED,
                               "PEs that are threads of one process share their globals: start them as processes");
    if (strcmp(pe->env.space, "cuda") == 0)
        return disable_globals(pe, FERRY_ERR_UNSUPPORTED, "the heap is in GPU memory: set FERRY_SPACE=host");
    /* CUDA may have pinned the pages of globals; a device would still use the old pages after the move. */
    int may_be_cuda = strcmp(pe->env.space, "host") != 0 && !is_asked_for(pe);
    void *cuda = may_be_cuda ? dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD) : NULL;
    if (cuda != NULL) {
        dlclose(cuda);
        return disable_globals(pe, FERRY_ERR_UNSUPPORTED, "the program uses CUDA: set FERRY_SPACE=host");
    }
    ferry_status status = ferryi_statics_move(pe->env.statics == FERRYI_STATICS_ALL, &pe->statics.chunk, &mine->digest);
    if (status != FERRY_SUCCESS)
        return disable_globals(pe, status, ferryi_last_error_message());
    mine->size = pe->statics.size = pe->statics.chunk.size;
    return FERRY_SUCCESS;
}

ferry_status ferryi_statics_decide(ferryi_pe *pe, const ferryi_statics_info *infos, size_t stride)
{
    char why[sizeof pe->statics.why];
    if (pe->space != &ferryi_space_host && pe->statics.size != 0)
        return disable_globals(pe, FERRY_ERR_UNSUPPORTED, "the heap is in GPU memory: set FERRY_SPACE=host");
    for (int i = 1; i < pe->boot->size; i++) {
        const ferryi_statics_info *c =
            (const ferryi_statics_info *)(const void *)((const char *)infos + stride * (size_t)i);
        if (c->mode != infos->mode)
            return ferryi_error(FERRY_ERR_ASYMMETRIC,
                                "FERRY_STATIC is %s on PE %d and %s on PE 0: set it alike on all PEs",
                                mode_names[c->mode], i, mode_names[infos->mode]);
        if (c->size == infos->size && c->digest == infos->digest)
            continue;
        if (c->size == 0 || infos->size == 0)
            snprintf(why, sizeof why, "PE %d could not move its globals: see its log (FERRY_LOG=info)",
                     c->size == 0 ? i : 0);
        else
            snprintf(why, sizeof why,
                     "PE %d runs another program than PE 0, or with other libraries: %" PRIu64 " and %" PRIu64
                     " bytes of data",
                     i, c->size, infos->size);
        return disable_globals(pe, FERRY_ERR_ASYMMETRIC, why);
    }
    if (pe->statics.size != 0)
        pe->statics.resolve = ferryi_statics_resolve;
    return FERRY_SUCCESS;
}

/* ---- Addresses. */

void *ferryi_statics_resolve(const ferryi_world *w, const void *addr, size_t n)
{
    uint64_t offset;
    if (ferryi_heap_contains(w, addr, n))
        return (void *)(uintptr_t)addr;
    if (w->symmetric == w->heap || !ferryi_statics_offset(addr, n, &offset))
        return NULL;
    return (void *)(uintptr_t)(w->symmetric + offset);
}

void ferryi_statics_explain(const ferryi_world *w, const ferry_fault *fault, char *text, size_t size)
{
    const ferryi_pe *pe = (const ferryi_pe *)(const void *)w;
    char name[128];
    text[0] = '\0';
    if (fault->status == FERRY_ERR_INVALID_ADDR) {
        const void *addr = (const void *)(uintptr_t)fault->found;
        enum ferryi_statics_kind kind = ferryi_statics_kind_of(addr);
        if (fault->offset != UINT64_MAX || kind == FERRYI_STATICS_NO_GLOBAL)
            return;
        ferryi_statics_name(addr, name, sizeof name);
        if (ferryi_statics_resolve(w, addr, 1) != NULL)
            snprintf(text, size, " It starts in the program's globals (%s) and ends outside them.", name);
        else if (kind == FERRYI_STATICS_CONSTANT)
            snprintf(text, size, " It is a constant (%s), and constants are not symmetric: copy it first.", name);
        else if (kind == FERRYI_STATICS_LIBRARY && pe->statics.size != 0)
            snprintf(text, size, " It is a global (%s) of a shared library: set FERRY_STATIC=all.", name);
        else
            snprintf(text, size, " It is a global (%s), and globals are not symmetric here: %s.", name,
                     pe->statics.why);
    } else if (fault->offset != UINT64_MAX && (fault->offset & FERRY_OFFSET_STATIC) != 0) {
        const void *addr = ferryi_statics_address(fault->offset & ~FERRY_OFFSET_STATIC);
        if (addr == NULL)
            return;
        ferryi_statics_name(addr, name, sizeof name);
        snprintf(text, size, " The word is the global %s.", name);
    }
}
