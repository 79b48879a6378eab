/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_GPU_FUNCS_H
#define FERRY_DEVICE_GPU_FUNCS_H

#include "prim.h"
#include "state.h"
#include "unit.h"

/* What only a kernel needs: its PE (ferry/device/unit.h), the threads that make one call together, and the record of a
 * failure. */

#ifdef FERRY_DRIVER_MODULE /* loaded by cuModuleLoad: found by its name, filled by ferry_module_init() */
#ifdef FERRYI_EMULATE
extern "C" {
ferryi_world ferry_module_world[FERRYI_EMU_DEVICES];
size_t ferry_module_world_size = sizeof(ferryi_world);
}
#define ferryi_world_here (ferry_module_world[ferryi_emu_device()])
#else
extern "C" {
__constant__ ferryi_world ferry_module_world;
}
#define ferryi_world_here ferry_module_world
#endif
#else
#ifdef FERRYI_EMULATE
static ferryi_world ferryi_world_of_gpu[FERRYI_EMU_DEVICES];
#define ferryi_world_here (ferryi_world_of_gpu[ferryi_emu_device()])
#else
static __constant__ ferryi_world ferryi_world_here;
#endif
#ifndef __CUDACC_RTC__
static int ferryi_world_address(void **at)
{
    return (int)cudaGetSymbolAddress(at, ferryi_world_here);
}
#ifndef FERRYI_EMULATE
static __global__ void ferryi_unit_kernel() {}
static int ferryi_unit_function(void **function)
{
    cudaFunction_t found = NULL;
    int error = (int)cudaGetFuncBySymbol(&found, (const void *)ferryi_unit_kernel);
    *function = found;
    return error;
}
#else
static int (*const ferryi_unit_function)(void **) = NULL;
#endif
namespace
{
struct ferryi_registration {
    ferry_unit unit;
    ferryi_registration()
    {
        unit.next = NULL;
        unit.world_size = sizeof(ferryi_world);
        unit.address = ferryi_world_address;
        unit.kernel = ferryi_unit_function;
        ferry_unit_register(&unit);
    }
    ~ferryi_registration() { ferry_unit_unregister(&unit); }
};
ferryi_registration ferryi_registered;
} // namespace
#endif
#endif

FERRYI_FN ferryi_world *ferryi_world_get(void)
{
    return &ferryi_world_here;
}

/* ---- Who makes a call together.  A scope is a constant where these are called. */

enum ferryi_scope {
    FERRYI_THREAD = 0,
    FERRYI_WARP = 1,
    FERRYI_BLOCK = 2,
    FERRYI_SOLO = 3,  /* in collectives: one thread, but as in the wider scopes every pair is direct */
    FERRYI_ROUTED = 4 /* in collectives, beside one of the first three: each member is reached by its pair's path */
};
#define FERRYI_SCOPE_WIDTH 3

FERRYI_FN uint32_t ferryi_scope_rank(int scope)
{
    uint32_t lane;
    scope &= FERRYI_SCOPE_WIDTH;
    if (scope == FERRYI_THREAD || scope == FERRYI_SOLO)
        return 0;
    if (scope == FERRYI_BLOCK)
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
#ifdef __CUDACC__
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
#else
    lane = ferryi_scope_rank(FERRYI_BLOCK) % 32;
#endif
    return lane;
}

FERRYI_FN uint32_t ferryi_scope_size(int scope)
{
    scope &= FERRYI_SCOPE_WIDTH;
    return scope == FERRYI_BLOCK ? blockDim.x * blockDim.y * blockDim.z : scope == FERRYI_WARP ? 32 : 1;
}

/* Whether any thread says so, as all learn it: a meeting too. */
FERRYI_FN int ferryi_scope_any(int scope, int what)
{
    scope &= FERRYI_SCOPE_WIDTH;
    if (scope == FERRYI_BLOCK)
        return __syncthreads_or(what);
    if (scope == FERRYI_WARP) {
        what = __any_sync(0xffffffffu, what);
        __syncwarp(); /* a vote alone orders nothing */
    }
    return what;
}

/* Whether all threads of a warp say so, or the one thread does.  It orders nothing. */
FERRYI_FN int ferryi_scope_all(int scope, int what)
{
    return (scope & FERRYI_SCOPE_WIDTH) == FERRYI_WARP ? __all_sync(0xffffffffu, what) : what;
}

FERRYI_FN void ferryi_scope_sync(int scope)
{
    scope &= FERRYI_SCOPE_WIDTH;
    if (scope == FERRYI_WARP)
        __syncwarp();
    else if (scope == FERRYI_BLOCK)
        __syncthreads();
}

/* The threads of the warp that have come here together, and where they are together again: around what is rare and may
 * part them, as the result of an atomic does.  Without it nvcc takes them for parted from there on, in every kernel
 * that could come here, and reconverges at each join (BSSY, BSYNC, YIELD) of what is not rare.  Nobody who is waited
 * for at the end is needed by another one before it. */
FERRYI_FN uint32_t ferryi_warp_part(void)
{
#ifdef __CUDACC__
    return __activemask();
#else
    return 0;
#endif
}
FERRYI_FN void ferryi_warp_meet(uint32_t together)
{
#ifdef __CUDACC__
    __syncwarp(together);
#else
    (void)together;
#endif
}

/* For how many of the lanes that have come here together this one speaks: for all when they ask for the same, all
 * `may`, and it is the first of them, then for none of the others; else for itself. */
FERRYI_FN uint32_t ferryi_warp_speaks_for(uint32_t together, int may, const void *addr, uint64_t value, int pe)
{
#ifdef __CUDACC__
    if ((together & (together - 1)) == 0)
        return 1;
    const int first = __ffs((int)together) - 1;
    const unsigned long long at = (unsigned long long)(uintptr_t)addr, v = value;
    const int same = may & (__shfl_sync(together, at, first) == at) & (__shfl_sync(together, v, first) == v) &
                     (__shfl_sync(together, pe, first) == pe);
    if (!__all_sync(together, same))
        return 1;
    __syncwarp(together); /* what the others have fenced off comes before what this one sends */
    return ferryi_scope_rank(FERRYI_WARP) == (uint32_t)first ? (uint32_t)__popc(together) : 0;
#else
    (void)together;
    (void)may;
    (void)addr;
    (void)value;
    (void)pe;
    return 1;
#endif
}
/* What the one that speaks for all of them has been told. */
FERRYI_FN ferry_status ferryi_warp_heard(uint32_t together, ferry_status status)
{
#ifdef __CUDACC__
    return (ferry_status)__shfl_sync(together, (int)status, __ffs((int)together) - 1);
#else
    (void)together;
    return status;
#endif
}

/* The first lane's value.  As a sum over the warp it is known to be the same for all (a shuffle's result is not), so
 * that a branch on it parts no lanes: nvcc then need not have them meet again at each vote that follows. */
FERRYI_FN uint32_t ferryi_warp_first(uint32_t value)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    return __reduce_or_sync(0xffffffffu, ferryi_scope_rank(FERRYI_WARP) == 0 ? value : 0);
#else
    return __shfl_sync(0xffffffffu, value, 0);
#endif
}

/* The first thread's value, for all.  Nobody returns before all have called. */
FERRYI_FN uint64_t ferryi_scope_share(int scope, uint64_t value)
{
    scope &= FERRYI_SCOPE_WIDTH;
    if (scope == FERRYI_WARP)
        return (uint64_t)ferryi_warp_first((uint32_t)(value >> 32)) << 32 | ferryi_warp_first((uint32_t)value);
    if (scope == FERRYI_BLOCK) {
        __shared__ uint64_t shared;
        __syncthreads(); /* the last value was read by all */
        if (ferryi_scope_rank(FERRYI_BLOCK) == 0)
            shared = value;
        __syncthreads();
        return shared;
    }
    return value;
}

/* The worst status of the scope's threads, for all. */
FERRYI_FN ferry_status ferryi_scope_worst(int scope, ferry_status status)
{
    uint32_t worst = (uint32_t)status;
    scope &= FERRYI_SCOPE_WIDTH;
    if (scope == FERRYI_WARP && __any_sync(0xffffffffu, (int)worst)) {
        for (int step = 16; step > 0; step /= 2) {
            uint32_t other = __shfl_xor_sync(0xffffffffu, worst, step);
            worst = other > worst ? other : worst;
        }
    } else if (scope == FERRYI_BLOCK && __syncthreads_or((int)worst)) {
        __shared__ uint32_t shared;
        if (ferryi_scope_rank(scope) == 0)
            shared = 0;
        __syncthreads();
        atomicMax(&shared, worst);
        __syncthreads();
        worst = shared;
        __syncthreads();
    }
    return (ferry_status)worst;
}

/* ---- Failures: written where the host can read them while the kernel runs. */

FERRYI_COLD ferry_status ferryi_fault_raise(ferryi_world *w, ferry_status status, ferry_call call, int peer,
                                            const void *addr, int cmp, uint64_t expected, uint64_t found,
                                            uint64_t started)
{
    if (w->n_pes == 0)
        return FERRY_ERR_NOT_INITIALIZED;
    if (status < FERRY_ERR_ABORTED && ferryi_ld_relaxed_u32(&w->ctl->aborted))
        status = FERRY_ERR_ABORTED;
    uint64_t offset = (uint64_t)(uintptr_t)addr - w->heap;
    uint64_t seq = ferryi_atom_add_u64(w->gpu_fault_next, 1);
    ferryi_fault_slot *slot = &w->gpu_faults[seq % FERRYI_FAULTS];
    ferryi_st_relaxed_u64(&slot->seq, 0);
    ferryi_fence_release();
    slot->fault.status = status;
    slot->fault.call = call;
    slot->fault.pe = w->my_pe;
    slot->fault.peer = peer;
    slot->fault.path = peer >= 0 && peer < w->n_pes
                           ? (ferry_path)(ferryi_ld_relaxed_u32(&w->peer[peer].route) & FERRYI_ROUTE_PATH)
                           : FERRY_PATH_NONE;
    slot->fault.cmp = cmp;
    slot->fault.offset = addr != NULL && offset < w->heap_len ? offset : UINT64_MAX;
    slot->fault.expected = expected;
    slot->fault.found = found;
    slot->fault.age_ns = started != 0 ? ferryi_clock_ns() - started : 0;
    slot->fault.seq = seq;
    ferryi_st_release_u64(&slot->seq, seq + 1);
    return status;
}

/* FERRY_CHAOS works in the host space only. */
FERRYI_FN void ferryi_chaos_poke(ferryi_world *) {}
FERRYI_FN void ferryi_chaos_flush(ferryi_world *) {}
FERRYI_FN int ferryi_chaos_defer_put(ferryi_world *, void *, const void *, size_t, int)
{
    return 0;
}
FERRYI_FN int ferryi_chaos_defer_amo(ferryi_world *, int, uint32_t, void *, uint64_t, int)
{
    return 0;
}
FERRYI_FN int ferryi_chaos_defer_put_signal(ferryi_world *, void *, const void *, size_t, uint64_t *, uint64_t, int,
                                            int)
{
    return 0;
}

#endif
