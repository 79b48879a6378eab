/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_OBSERVED_FUNCS_H
#define FERRY_DETAIL_API_OBSERVED_FUNCS_H

/* Hooks by which ferry-run --trace and --check see calls in kernels.
 *
 * Emulated kernels always have them: a call looks whether libferry-observe is in the process, once, and else does what
 * it does anyway.  Kernels for GPUs have them only when compiled with FERRYI_TRACE (ferry-cc --trace): without it the
 * macros below are the bare calls, and a kernel's machine code has nothing of this.
 *
 * The first thread of a warp or block reports a call that they make together.  Where the source calls by a typed name,
 * the macro of that name knows the place; a call without the type takes it from a last parameter that has a default. */
#if FERRYI_GPU && FERRYI_IN_KERNELS && (defined(FERRYI_EMULATE) || defined(FERRYI_TRACE)) &&                           \
    !defined(__CUDACC_RTC__) && !(defined(FERRY_DRIVER_MODULE) && defined(__CUDACC__))
#define FERRYI_OBSERVED 1
#else
#define FERRYI_OBSERVED 0
#endif

#if defined(FERRYI_TRACE) && defined(__CUDACC__) && !defined(__CUDACC_RTC__) && !defined(FERRY_DRIVER_MODULE)
#include "observed_gpu__funcs.h"
#endif

#if FERRYI_OBSERVED
#include "../machine/event.h"

template <typename T>
FERRYI_FN uint64_t ferryi_observed_bits(T value)
{
    uint64_t bits = 0;
    __builtin_memcpy(&bits, &value, sizeof value < 8 ? sizeof value : 8);
    return bits;
}
#define FERRYI_SIGNED_C(T) ((T)-1 < (T)1)
#define FERRYI_REAL_C(T) ((T)0.5 != 0)

#ifdef FERRYI_EMULATE
#include <dlfcn.h>

typedef struct ferryi_here {
    const char *file;
    uint32_t line;
} ferryi_here;
#define FERRYI_HERE (ferryi_here{ __FILE__, (uint32_t)__LINE__ })
FERRYI_FN ferryi_here ferryi_here_by_default(const char *file, int line)
{
    return ferryi_here{ file, (uint32_t)line };
}

/* libferry-observe's functions; NULL when nobody observes. */
struct ferryi_observers_here {
    void (*begin)(ferryi_event *event);
    void (*end)(ferryi_event *event);
    ferryi_observers_here()
    {
        void *found[2] = { dlsym(RTLD_DEFAULT, "ferryi_observe_begin"), dlsym(RTLD_DEFAULT, "ferryi_observe_end") };
        __builtin_memcpy(&begin, &found[0], sizeof begin);
        __builtin_memcpy(&end, &found[1], sizeof end);
    }
};
static inline const ferryi_observers_here &ferryi_observers_found(void)
{
    static const ferryi_observers_here found;
    return found;
}
FERRYI_FN int ferryi_observed_wanted(int scope)
{
    return ferryi_observers_found().begin != NULL && ferryi_scope_leads(scope) && ferryi_world_get()->n_pes != 0;
}
FERRYI_FN void ferryi_observed_begin(ferryi_event *e)
{
    ferryi_observers_found().begin(e);
}
FERRYI_FN void ferryi_observed_end(ferryi_event *e)
{
    ferryi_observers_found().end(e);
}
/* What the leader reports holds for all threads of the scope: what they did before the call comes before the report of
 * its begin, and what they do after it comes after the report of its end.  Without this a thread that leaves a wait
 * before the leader seems to read data that nobody has waited for.  Threads need not meet in a put or a get. */
FERRYI_FN void ferryi_observed_meet(int scope, int kind)
{
    if (scope != FERRYI_THREAD && kind != FERRYI_EVENT_PUT && kind != FERRYI_EVENT_GET &&
        ferryi_observers_found().begin != NULL)
        ferryi_scope_sync(scope);
}
FERRYI_FN void ferryi_observed_place(ferryi_event *e, const char *name, ferryi_here here)
{
    e->name = name;
    e->file = here.file;
    e->line = here.line;
}
#define FERRYI_OBSERVED_NAME(NAME) NAME
#endif

template <int SCOPE, typename NAMED>
FERRYI_FN void ferryi_observed_start(ferryi_event *e, NAMED name, ferryi_here here)
{
    *e = ferryi_event();
    ferryi_observed_place(e, name, here);
    e->flags = 0;
    e->pe = ferryi_world_get()->my_pe;
    e->target = e->root = e->cmp = -1;
    e->team = FERRY_TEAM_INVALID;
    e->n_blocks = gridDim.x * gridDim.y * gridDim.z;
    e->n_threads = blockDim.x * blockDim.y * blockDim.z;
    e->in_block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    e->in_thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
FERRYI_FN void ferryi_observed_mark(ferryi_event *e, int scope)
{
    e->flags |= FERRYI_EVENT_IN_KERNEL | (scope == FERRYI_WARP    ? FERRYI_EVENT_WARP
                                          : scope == FERRYI_BLOCK ? FERRYI_EVENT_BLOCK
                                                                  : 0);
}
FERRYI_FN void ferryi_observed_result(ferryi_event *e, ferry_status status)
{
    e->status = (int32_t)status;
    e->flags |= FERRYI_EVENT_STATUS;
}
template <typename T>
FERRYI_FN void ferryi_observed_result(ferryi_event *e, T result)
{
    e->result = ferryi_observed_bits(result);
}

/* The body of a call in a kernel: KIND is its ferryi_event_kind, FIELDS set members of the event `e`.  The call itself
 * stands here once, since the threads of a warp meet in it. */
#define FERRYI_IN_KERNEL(GIVES, SCOPE, KIND, NAME, FIELDS, ...)                                                        \
    ferryi_event e;                                                                                                    \
    ferryi_observed_meet(SCOPE, KIND);                                                                                 \
    const int observed_ = ferryi_observed_wanted(SCOPE);                                                               \
    if (observed_) {                                                                                                   \
        ferryi_observed_start<SCOPE>(&e, FERRYI_OBSERVED_NAME(NAME), here);                                            \
        FIELDS;                                                                                                        \
        ferryi_observed_mark(&e, SCOPE);                                                                               \
        ferryi_observed_begin(&e);                                                                                     \
    }                                                                                                                  \
    GIVES result_ = __VA_ARGS__;                                                                                       \
    if (observed_) {                                                                                                   \
        ferryi_observed_result(&e, result_);                                                                           \
        ferryi_observed_end(&e);                                                                                       \
    }                                                                                                                  \
    ferryi_observed_meet(SCOPE, KIND);                                                                                 \
    return result_

/* A call of one thread that its header declares: its place is not known. */
struct ferryi_observed_call {
    ferryi_event e;
    int observed;
};
template <typename NAMED>
FERRYI_FN ferryi_observed_call ferryi_observed_also(int kind, const void *word, NAMED name)
{
    ferryi_observed_call call;
    call.observed = ferryi_observed_wanted(FERRYI_THREAD);
    if (call.observed) {
        ferryi_observed_start<FERRYI_THREAD>(&call.e, name, ferryi_here_by_default(NULL, 0));
        call.e.kind = (uint32_t)kind;
        call.e.word = word;
        ferryi_observed_mark(&call.e, FERRYI_THREAD);
        ferryi_observed_begin(&call.e);
    }
    return call;
}
FERRYI_FN ferry_status ferryi_observed_then(ferryi_observed_call &call, ferry_status status)
{
    if (call.observed) {
        call.e.result = status == FERRY_SUCCESS;
        ferryi_observed_result(&call.e, status);
        ferryi_observed_end(&call.e);
    }
    return status;
}
#define FERRYI_IN_KERNEL_ALSO(KIND, WORD, NAME, ...)                                                                   \
    __extension__({                                                                                                    \
        ferryi_observed_call call_ = ferryi_observed_also(FERRYI_EVENT_##KIND, WORD, FERRYI_OBSERVED_NAME(NAME));      \
        ferryi_observed_then(call_, __VA_ARGS__);                                                                      \
    })

#define FERRYI_HERE_PARAM ferryi_here here,
#define FERRYI_HERE_PARAM_ALONE ferryi_here here
#define FERRYI_HERE_PASS here,
#define FERRYI_HERE_PASS_ALONE here
#define FERRYI_HERE_FIRST FERRYI_HERE,
#define FERRYI_HERE_FIRST_ALONE FERRYI_HERE
#else
#define FERRYI_IN_KERNEL(GIVES, SCOPE, KIND, NAME, FIELDS, ...) return __VA_ARGS__
#define FERRYI_IN_KERNEL_ALSO(KIND, WORD, NAME, ...) __VA_ARGS__
#define FERRYI_HERE_PARAM
#define FERRYI_HERE_PARAM_ALONE
#define FERRYI_HERE_PASS
#define FERRYI_HERE_PASS_ALONE
#define FERRYI_HERE_FIRST
#define FERRYI_HERE_FIRST_ALONE
#endif

/* The same for both passes of nvcc. */
#if FERRYI_OBSERVED || (defined(FERRYI_TRACE) && defined(FERRY_DETAIL_API_OBSERVED_GPU_FUNCS_H))
#define FERRYI_HERE_LAST_ALONE ferryi_here here = ferryi_here_by_default(__builtin_FILE(), __builtin_LINE())
#define FERRYI_HERE_LAST , FERRYI_HERE_LAST_ALONE
#else
#define FERRYI_HERE_LAST_ALONE
#define FERRYI_HERE_LAST
#endif

#endif
