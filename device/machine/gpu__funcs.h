/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_GPU_FUNCS_H
#define FERRY_DETAIL_MACHINE_GPU_FUNCS_H

#include "copy_gpu__funcs.h"
#include "prim.h"
#include "public.h"
#include "shared.h"

/* The kernels' side of access__funcs.h; the host's side is host__funcs.h. */

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
#ifdef FERRYI_EMULATE
static int ferryi_world_address(void **at)
{
    *at = &ferryi_world_here;
    return 0;
}
#else
static int ferryi_world_address(void **at)
{
    return (int)cudaGetSymbolAddress(at, ferryi_world_here);
}
#endif
#ifndef FERRYI_EMULATE
static __global__ void ferryi_image_kernel() {}
static int ferryi_image_function(void **function)
{
    cudaFunction_t found = NULL;
    int error = (int)cudaGetFuncBySymbol(&found, (const void *)ferryi_image_kernel);
    *function = found;
    return error;
}
#else
static int (*const ferryi_image_function)(void **) = NULL;
#endif
namespace
{
struct ferryi_registration {
    ferry_image image;
    ferryi_registration()
    {
        image.next = NULL;
        image.world_size = sizeof(ferryi_world);
        image.address = ferryi_world_address;
        image.kernel = ferryi_image_function;
        ferry_image_register(&image);
    }
    ~ferryi_registration() { ferry_image_unregister(&image); }
};
ferryi_registration ferryi_registered;
} // namespace
#endif
#endif

FERRYI_FN ferryi_world *ferryi_world_get(void)
{
    return &ferryi_world_here;
}

/* ---- Scopes: the threads that make a call together.  Callers pass a constant scope. */

enum ferryi_scope {
    FERRYI_THREAD = 0,
    FERRYI_WARP = 1,
    FERRYI_BLOCK = 2,
    FERRYI_SOLO = 3,  /* in collectives: one thread; as in the wider scopes, every pair is direct */
    FERRYI_ROUTED = 4 /* in collectives, with one of the first three: calls use the path of each member's pair */
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
#ifdef FERRYI_NVCC
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

/* Returns in all threads of the scope whether `what` is nonzero in any of them.  Also synchronizes the threads. */
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

/* The same for the caller's warpgroup: threads 128 k to 128 k + 127 of the block, or those of them that it has.  Takes
 * the block's named barrier 1 + k, as NVSHMEM's barrier of warpgroups does. */
#define FERRYI_WARPGROUP 128u
FERRYI_FN int ferryi_warpgroup_any(int what)
{
    const uint32_t group = ferryi_scope_rank(FERRYI_BLOCK) / FERRYI_WARPGROUP,
                   left = ferryi_scope_size(FERRYI_BLOCK) - group * FERRYI_WARPGROUP,
                   size = left < FERRYI_WARPGROUP ? left : FERRYI_WARPGROUP;
    int any = 0;
#ifdef FERRYI_NVCC
    asm volatile("{\n\t"
                 ".reg .pred own, all;\n\t"
                 "setp.ne.s32 own, %1, 0;\n\t"
                 "barrier.red.or.pred all, %2, %3, own;\n\t"
                 "selp.s32 %0, 1, 0, all;\n\t"
                 "}"
                 : "=r"(any)
                 : "r"(what), "r"(1 + group), "r"((size + 31) / 32 * 32)
                 : "memory");
#else
    const uint64_t *of_lane =
        ferryi_emu_tile_meets(group * FERRYI_WARPGROUP, size, (uint64_t)(what != 0), __FILE__, __LINE__);
    for (uint32_t i = 0; i < size; i++)
        any |= of_lane[i] != 0;
#endif
    return any;
}

/* Whether `what` is nonzero in all threads of a warp, or in the one thread.  It orders nothing. */
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

/* Tells the grid from others that run on the GPU in its time.  An emulated block has no other: 0. */
FERRYI_FN uint64_t ferryi_grid_number(void)
{
    uint64_t number = 0;
#ifdef FERRYI_NVCC
    asm("mov.u64 %0, %%gridid;" : "=l"(number));
#endif
    return number;
}

/* These two functions enclose rare code that may make the threads of a warp diverge, for instance on the result of an
 * atomic.  The first returns the converged threads; the second lets these threads reconverge.  Without them nvcc
 * assumes divergence after that code in every kernel that can reach it, and reconverges (BSSY, BSYNC, YIELD) at each
 * join of common code.  Between them no thread may depend on a thread that already waits in the second. */
FERRYI_FN uint32_t ferryi_warp_active(void)
{
#ifdef FERRYI_NVCC
    return __activemask();
#else
    return 0;
#endif
}
FERRYI_FN void ferryi_warp_reconverge(uint32_t together)
{
#ifdef FERRYI_NVCC
    __syncwarp(together);
#else
    (void)together;
#endif
}

/* The number of converged lanes that this lane acts for.  If all lanes have the same arguments and all `may`, the
 * first lane acts for all (their number) and the others for none (0).  Else each acts for itself (1). */
FERRYI_FN uint32_t ferryi_warp_elect(uint32_t together, int may, const void *addr, uint64_t value, int pe)
{
#ifdef FERRYI_NVCC
    if ((together & (together - 1)) == 0)
        return 1;
    const int first = __ffs((int)together) - 1;
    const unsigned long long at = (unsigned long long)(uintptr_t)addr, v = value;
    const int same = may & (__shfl_sync(together, at, first) == at) & (__shfl_sync(together, v, first) == v) &
                     (__shfl_sync(together, pe, first) == pe);
    if (!__all_sync(together, same))
        return 1;
    __syncwarp(together); /* data that the other lanes have fenced comes before this lane's message */
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
/* The status of the lane that acts for all. */
FERRYI_FN ferry_status ferryi_warp_elected_status(uint32_t together, ferry_status status)
{
#ifdef FERRYI_NVCC
    return (ferry_status)__shfl_sync(together, (int)status, __ffs((int)together) - 1);
#else
    (void)together;
    return status;
#endif
}

/* The first lane's value.  A reduction, unlike a shuffle, is known to nvcc to give all lanes the same value.  So a
 * branch on the value does not diverge, and nvcc need not reconverge at each later vote. */
FERRYI_FN uint32_t ferryi_warp_first(uint32_t value)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    return __reduce_or_sync(0xffffffffu, ferryi_scope_rank(FERRYI_WARP) == 0 ? value : 0);
#else
    return __shfl_sync(0xffffffffu, value, 0);
#endif
}

/* The first thread's value, for all.  No thread returns before all have called. */
FERRYI_FN uint64_t ferryi_scope_share(int scope, uint64_t value)
{
    scope &= FERRYI_SCOPE_WIDTH;
    if (scope == FERRYI_WARP)
        return (uint64_t)ferryi_warp_first((uint32_t)(value >> 32)) << 32 | ferryi_warp_first((uint32_t)value);
    if (scope == FERRYI_BLOCK) {
        FERRYI_SHARED uint64_t shared;
        __syncthreads(); /* all threads have read the last value */
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
        FERRYI_SHARED uint32_t shared;
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

/* A wait is interrupted at the end of its slice.  Only the kernel of host calls waits in slices: it defines
 * FERRYI_SLICED, and in its shared memory what the block's slice is. */
typedef struct ferryi_block_slice {
    uint64_t end;    /* by ferryi_clock_ns(); UINT64_MAX: no slice */
    uint64_t waited; /* ns before the slice */
    int is_last;
} ferryi_block_slice;
#ifdef FERRYI_SLICED
static __device__ ferryi_block_slice *ferryi_slice_of_block(void);
#define FERRYI_SLICE_END() (ferryi_slice_of_block()->end)
#else
#define FERRYI_SLICE_END() UINT64_MAX
#endif
FERRYI_FN int ferryi_is_interrupted(uint64_t now)
{
    return now >= FERRYI_SLICE_END();
}
/* What a block does from here on is no part of a call that a repeat continues: its waits have their own budgets alone.
 */
FERRYI_FN void ferryi_slice_stop(void)
{
#ifdef FERRYI_SLICED
    ferryi_slice_of_block()->end = UINT64_MAX;
#endif
}

/* ---- Faults: kernels write them where the host can read them while the kernel runs. */

FERRYI_COLD ferry_status ferryi_fault_raise(ferryi_world *w, ferry_status status, ferry_call call, int peer,
                                            const void *addr, int cmp, uint64_t expected, uint64_t found,
                                            uint64_t started)
{
    if (w->n_pes == 0)
        return FERRY_ERR_NOT_INITIALIZED;
    if (status < FERRY_ERR_ABORTED && ferryi_ld_relaxed_u32(&w->ctl->aborted))
        status = FERRY_ERR_ABORTED;
#ifdef FERRYI_SLICED
    const ferryi_block_slice *const slice = ferryi_slice_of_block();
    if (status == FERRY_ERR_TIMEOUT && !slice->is_last && ferryi_is_interrupted(ferryi_clock_ns()))
        return status; /* the host calls again */
    if (started != 0)
        started -= slice->waited;
#endif
    uint64_t offset = (uint64_t)(uintptr_t)addr - w->heap;
    uint64_t seq = ferryi_atom_add_u64(&w->kernel.words->faults, 1);
    ferryi_fault_slot *slot = &w->kernel.gpu_faults[seq % FERRYI_FAULTS];
    ferryi_st_relaxed_u64(&slot->seq, 0);
    ferryi_fence_release();
    slot->fault.status = status;
    slot->fault.call = call;
    slot->fault.pe = w->my_pe;
    slot->fault.peer = peer;
    slot->fault.path =
        peer >= 0 && peer < w->n_pes ? ferryi_route_path(ferryi_ld_relaxed_u32(&w->peer[peer].route)) : FERRY_PATH_NONE;
    slot->fault.cmp = cmp;
    slot->fault.offset = addr != NULL && offset < w->heap_len ? offset : UINT64_MAX;
    slot->fault.expected = expected;
    slot->fault.found = found;
    slot->fault.age_ns = started != 0 ? ferryi_clock_ns() - started : 0;
    slot->fault.seq = seq;
    ferryi_st_release_u64(&slot->seq, seq + 1);
    return status;
}

/* ---- Addresses and routes. */

FERRYI_FN int ferryi_heap_contains(const ferryi_world *w, const void *p, size_t n)
{
    uint64_t len = w->heap_len; /* constant memory */
    uint64_t offset = (uint64_t)(uintptr_t)p - w->heap;
    return offset <= len && n <= len - offset;
}

/* The tests of a kernel's call before it accesses the peer's memory directly.  These two tests of constant memory cover
 * the arguments, the pair and the counting of calls, so a call has one branch.  On failure the general path, out of
 * line, starts again from the arguments and reports the fault, if any.
 *
 * A PE that does not exist, or is none of the first 64, has no bit: a shift by 64 and more gives 0. */
FERRYI_FN int ferryi_mask_has_pe(uint64_t mask, int pe)
{
    uint64_t bit;
#ifdef FERRYI_NVCC
    asm("shr.u64 %0, %1, %2;" : "=l"(bit) : "l"(mask), "r"(pe));
#else
    bit = (uint32_t)pe < 64 ? mask >> pe : 0;
#endif
    return (int)bit & 1;
}

/* `count` elements of `width` bytes, a power of two, lie in the heap: their size cannot overflow. */
FERRYI_FN int ferryi_heap_contains_elements(const ferryi_world *w, const void *addr, size_t count, size_t width)
{
    uint64_t offset = (uint64_t)(uintptr_t)addr - w->heap;
    return offset <= w->heap_len && count <= (w->heap_len - offset) / width;
}

/* A word of 1, 2, 4 or 8 bytes lies in the heap and is aligned.  One comparison suffices: the offset's low bits,
 * which must be 0, are rotated to the top. */
FERRYI_FN int ferryi_heap_contains_word(const ferryi_world *w, const void *addr, size_t bytes)
{
    uint64_t offset = (uint64_t)(uintptr_t)addr - w->heap;
    int bits = bytes == 8 ? 3 : bytes == 4 ? 2 : bytes == 2 ? 1 : 0;
    return (bits == 0 ? offset : offset >> bits | offset << (64 - bits)) < w->heap_len >> bits;
}
/* In the cuda space only the heap is symmetric. */
FERRYI_FN void *ferryi_addr_resolve(const ferryi_world *w, const void *addr, size_t n)
{
    (void)w;
    (void)addr;
    (void)n;
    return NULL;
}
#define FERRYI_RETURN_IF_NULL(w, call, own, n, pe) ((void)0)

/* A route and a peer's address come from constant memory: a table in GPU memory would cost every call a load of 0.2 us.
 */
FERRYI_FN uint32_t ferryi_route(const ferryi_world *w, int pe)
{
    return ferryi_mask_has_pe(w->kernel.fast_amo_pes, pe) ? (uint32_t)FERRY_PATH_NATIVE
                                                          : ferryi_ld_relaxed_u32(&w->peer[pe].route);
}

FERRYI_FN void *ferryi_peer_addr(const ferryi_world *w, const void *own, int pe)
{
    if (FERRYI_UNLIKELY(w->kernel.stride == 0)) /* over CUDA IPC */
        return (char *)(uintptr_t)own + w->peer[pe].delta;
    return (char *)(uintptr_t)own + (int64_t)(pe - w->my_pe) * w->kernel.stride;
}

/* The direct path does not count.  If counts are wanted (stats != NULL), fast_copy_pes, fast_amo_pes, direct_pes
 * and all_direct are 0, so that every call takes its slow path.  Thousands of threads count, so this is an atomic in
 * this PE's memory. */
FERRYI_FN void ferryi_stats_add(uint64_t *counter, uint64_t n)
{
    (void)ferryi_atom_add_u64(counter, n);
}
#define FERRYI_STATS_ADD(w, pe, FIELD, n) ((w)->stats != NULL ? ferryi_stats_add(&(w)->stats[pe].FIELD, (n)) : (void)0)

/* ---- Bytes. */

/* 1: every thread of the GPU can reach p; 0: p is the thread's or the block's own memory. */
FERRYI_FN int ferryi_addr_is_global(const void *p)
{
    (void)p;
    return FERRYI_TWIN(__isGlobal(p), 1);
}

/* Moves n bytes to memory that may be polled: a store of an aligned element of up to 8 bytes is never torn. */
FERRYI_FN void ferryi_bytes_store(void *dst, const void *src, size_t n)
{
    uintptr_t both = (uintptr_t)dst | (uintptr_t)src;
    if (n == 8 && (both & 7) == 0)
        ferryi_st_relaxed_u64((uint64_t *)dst, *(const uint64_t *)src);
    else if (n == 4 && (both & 3) == 0)
        ferryi_st_relaxed_u32((uint32_t *)dst, *(const uint32_t *)src);
    else if (n == 2 && (both & 1) == 0)
        ferryi_st_relaxed_u16((uint16_t *)dst, *(const uint16_t *)src);
    else
        ferryi_copy_odd_out((char *)dst, (const char *)src, n, 0, 1);
}

/* Moves n bytes from such memory: a load of an aligned element of up to 8 bytes is never torn. */
FERRYI_FN void ferryi_bytes_load(void *dst, const void *src, size_t n)
{
    uintptr_t both = (uintptr_t)dst | (uintptr_t)src;
    if (n == 8 && (both & 7) == 0)
        *(uint64_t *)dst = ferryi_ld_relaxed_u64((const uint64_t *)src);
    else if (n == 4 && (both & 3) == 0)
        *(uint32_t *)dst = ferryi_ld_relaxed_u32((const uint32_t *)src);
    else if (n == 2 && (both & 1) == 0)
        *(uint16_t *)dst = ferryi_ld_relaxed_u16((const uint16_t *)src);
    else
        ferryi_copy_odd_in((char *)dst, (const char *)src, n, 0, 1);
}

/* Waits for a kernel's stores do not sleep. */
FERRYI_FN void ferryi_stored(const ferryi_world *w, const void *own, size_t n, int pe)
{
    (void)w;
    (void)own;
    (void)n;
    (void)pe;
}

#endif
