/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_ACCESS_FUNCS_H
#define FERRY_DEVICE_ACCESS_FUNCS_H

#include "prim.h"
#include "state.h"

/* Which PE calls, by which threads, whether its arguments may be used, and the direct accesses to a peer's memory: the
 * only place where one happens, so the counters beside them tell the truth. */

#if FERRYI_GPU
#include "gpu__funcs.h"
#else
/* The calling thread's PE.  NULL on a thread that the runtime has not seen yet: then the process's only PE, looked up
 * once. */
extern __thread ferryi_world *ferryi_world_of_thread __attribute__((visibility("hidden"), tls_model("initial-exec")));
ferryi_world *ferryi_world_find(void);
FERRYI_FN ferryi_world *ferryi_world_get(void)
{
    ferryi_world *w = ferryi_world_of_thread;
    return FERRYI_LIKELY(w != NULL) ? w : ferryi_world_find();
}

/* Where a block is one thread wide: the same bodies, with every loop `for (i = rank; i < n; i += size)` one thread's.
 */
enum ferryi_scope { FERRYI_THREAD = 0 };
FERRYI_FN uint32_t ferryi_scope_rank(int scope)
{
    (void)scope;
    return 0;
}
FERRYI_FN uint32_t ferryi_scope_size(int scope)
{
    (void)scope;
    return 1;
}
FERRYI_FN void ferryi_scope_sync(int scope)
{
    (void)scope;
}
FERRYI_FN int ferryi_scope_all(int scope, int what)
{
    (void)scope;
    return what;
}
FERRYI_FN uint64_t ferryi_scope_share(int scope, uint64_t value)
{
    (void)scope;
    return value;
}
FERRYI_FN ferry_status ferryi_scope_worst(int scope, ferry_status status)
{
    (void)scope;
    return status;
}
#endif

/* Records a fault of the calling PE and, on the host, says it in one sentence.  Returns status, or FERRY_ERR_ABORTED
 * for a wait that failed in a job that was aborted.  peer -1: unknown.  addr may be NULL.  started: ferryi_clock_ns()
 * when the call began to wait, 0 when it did not. */
#if !FERRYI_GPU
ferry_status ferryi_fault_raise(ferryi_world *w, ferry_status status, ferry_call call, int peer, const void *addr,
                                int cmp, uint64_t expected, uint64_t found, uint64_t started) __attribute__((cold));
#endif

/* In the host space that includes the second addresses of the program's globals, which are what everything above works
 * with: ferryi_own() gives them. */
FERRYI_FN int ferryi_in_heap(const ferryi_world *w, const void *p, size_t n)
{
#if FERRYI_GPU
    uint64_t len = w->heap_len; /* constant memory */
    uint64_t offset = (uint64_t)(uintptr_t)p - w->heap;
#else
    uint64_t len = ferryi_ld_relaxed_u64(&w->symmetric_len);
    uint64_t offset = (uint64_t)(uintptr_t)p - w->symmetric;
#endif
    return offset <= len && n <= len - offset;
}

FERRYI_COLD ferry_status ferryi_refuse(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe)
{
    if (w->n_pes == 0)
        return ferryi_fault_raise(w, FERRY_ERR_NOT_INITIALIZED, call, -1, NULL, -1, 0, 0, 0);
    if (pe < 0 || pe >= w->n_pes)
        return ferryi_fault_raise(w, FERRY_ERR_INVALID_PE, call, pe, NULL, -1, (uint64_t)w->n_pes,
                                  (uint64_t)(int64_t)pe, 0);
    return ferryi_fault_raise(w, FERRY_ERR_INVALID_ADDR, call, pe, addr, -1, n, (uint64_t)(uintptr_t)addr, 0);
}

#if FERRYI_GPU
/* What a kernel's call asks before it goes straight to the peer's memory.  Everything that may be the matter with its
 * arguments, the pair or the counting of calls is in these two looks at constant memory, so that a call has one branch;
 * behind it, out of line, the general way starts again from the arguments and says what was wrong.
 *
 * A PE that does not exist, or is none of the first 64, has no bit: a shift by 64 and more gives 0. */
FERRYI_FN int ferryi_goes_straight(uint64_t mask, int pe)
{
    uint64_t bit;
#ifdef __CUDACC__
    asm("shr.u64 %0, %1, %2;" : "=l"(bit) : "l"(mask), "r"(pe));
#else
    bit = (uint32_t)pe < 64 ? mask >> pe : 0;
#endif
    return (int)bit & 1;
}

/* `count` elements of `width` bytes, a power of two, lie in the heap: their size cannot overflow. */
FERRYI_FN int ferryi_range_fits(const ferryi_world *w, const void *addr, size_t count, size_t width)
{
    uint64_t offset = (uint64_t)(uintptr_t)addr - w->heap;
    return offset <= w->heap_len && count <= (w->heap_len - offset) / width;
}

/* A word of 1, 2, 4 or 8 bytes lies in the heap and is aligned.  One comparison: its offset's low bits, which must be
 * 0, are turned to the top. */
FERRYI_FN int ferryi_word_fits(const ferryi_world *w, const void *addr, size_t bytes)
{
    uint64_t offset = (uint64_t)(uintptr_t)addr - w->heap;
    int bits = bytes == 8 ? 3 : bytes == 4 ? 2 : bytes == 2 ? 1 : 0;
    return (bits == 0 ? offset : offset >> bits | offset << (64 - bits)) < w->heap_len >> bits;
}
#endif

/* What a call out of line came to, in registers: an address that a kernel hands out would put the value into memory. */
typedef struct ferryi_outcome {
    uint64_t value;
    ferry_status status;
} ferryi_outcome;

#if !FERRYI_GPU
/* What is neither in the heap nor in the program's first globals: other globals get their address there
 * (runtime/statics.c), anything else is refused. */
ferry_status ferryi_elsewhere(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe, void **own)
    __attribute__((cold));
#endif

/* Before anything is moved: a PE that exists, a range that is symmetric.  n == 0 needs no address.  Returns the address
 * by which this PE's copy is known from here on; it differs from addr when that is a global's. */
FERRYI_FN void *ferryi_own(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe, ferry_status *status)
{
    void *own = (void *)(uintptr_t)addr;
    *status = FERRY_SUCCESS;
    if (FERRYI_UNLIKELY((uint32_t)pe >= (uint32_t)w->n_pes || (!ferryi_in_heap(w, addr, n) && n != 0))) {
#if FERRYI_GPU
        *status = ferryi_refuse(w, call, addr, n, pe);
#else
        uint64_t at = (uint64_t)(uintptr_t)addr - w->globals;
        void *elsewhere = own; /* of its own, so that no caller's pointer leaves its register */
        if ((uint32_t)pe < (uint32_t)w->n_pes && at < w->globals_len && n <= w->globals_len - at)
            return (void *)(uintptr_t)(w->symmetric + at);
        *status = ferryi_elsewhere(w, call, addr, n, pe, &elsewhere);
        own = elsewhere;
#endif
    }
    return own;
}

/* The same where only the heap will do. */
FERRYI_FN ferry_status ferryi_check(ferryi_world *w, ferry_call call, const void *addr, size_t n, int pe)
{
    if (FERRYI_UNLIKELY((uint32_t)pe >= (uint32_t)w->n_pes || (!ferryi_in_heap(w, addr, n) && n != 0)))
        return ferryi_refuse(w, call, addr, n, pe);
    return FERRY_SUCCESS;
}

/* ferryi_own() for a word of 4 or 8 bytes that is updated or polled atomically. */
FERRYI_FN void *ferryi_own_word(ferryi_world *w, ferry_call call, const void *addr, size_t bytes, int pe,
                                ferry_status *status)
{
    void *own = ferryi_own(w, call, addr, bytes, pe, status);
    if (FERRYI_UNLIKELY(*status == FERRY_SUCCESS && ((uintptr_t)addr & (bytes - 1)) != 0))
        *status = ferryi_fault_raise(w, FERRY_ERR_MISALIGNED, call, pe, addr, -1, bytes, (uint64_t)(uintptr_t)addr, 0);
    return own;
}

#if FERRYI_GPU
/* What goes straight is not counted: where counts are wanted (stats != NULL), straight_*, direct_pes and all_direct are
 * 0, so that every call takes its slow side.  Thousands of threads count, so it is an atomic, at this PE's memory. */
FERRYI_FN void ferryi_count(uint64_t *counter, uint64_t n)
{
    (void)ferryi_atom_add_u64(counter, n);
}
#define FERRYI_COUNT(w, pe, FIELD, n) ((w)->stats != NULL ? ferryi_count(&(w)->stats[pe].FIELD, (n)) : (void)0)
#else
/* Statistics are one thread's writes to its own line; a lost count between threads is allowed, a torn one is not. */
FERRYI_FN void ferryi_count(uint64_t *counter, uint64_t n)
{
    ferryi_st_relaxed_u64(counter, ferryi_ld_relaxed_u64(counter) + n);
}
#define FERRYI_COUNT(w, pe, FIELD, n) ferryi_count(&(w)->stats[pe].FIELD, (n))
#endif

/* Kernels find both in constant memory: a table in GPU memory would cost every call a load of 0.2 us. */
#if FERRYI_GPU
FERRYI_FN uint32_t ferryi_route(const ferryi_world *w, int pe)
{
    return ferryi_goes_straight(w->straight_atomics, pe) ? (uint32_t)FERRY_PATH_NATIVE
                                                         : ferryi_ld_relaxed_u32(&w->peer[pe].route);
}

FERRYI_FN void *ferryi_at(const ferryi_world *w, const void *own, int pe)
{
    return (char *)(uintptr_t)own + (int64_t)(pe - w->my_pe) * w->stride;
}
#else
FERRYI_FN uint32_t ferryi_route(const ferryi_world *w, int pe)
{
    return ferryi_ld_relaxed_u32(&w->peer[pe].route);
}

FERRYI_FN void *ferryi_at(const ferryi_world *w, const void *own, int pe)
{
    return (char *)(uintptr_t)own + w->peer[pe].delta;
}
#endif

#if FERRYI_GPU
/* Moves n bytes to where they may be polled: an aligned element of up to 8 bytes is stored whole. */
FERRYI_FN void ferryi_move_out(void *dst, const void *src, size_t n)
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

/* The way back: an aligned element of up to 8 bytes is loaded whole. */
FERRYI_FN void ferryi_move_in(void *dst, const void *src, size_t n)
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
#else
/* Moves n bytes to where they may be polled: an aligned element of up to 8 bytes is stored whole. */
FERRYI_FN void ferryi_move_out(void *dst, const void *src, size_t n)
{
    if (n == 8 && ((uintptr_t)dst & 7) == 0) {
        uint64_t v;
        ferryi_copy(&v, src, 8, 0, 1);
        ferryi_st_relaxed_u64((uint64_t *)dst, v);
    } else if (n == 4 && ((uintptr_t)dst & 3) == 0) {
        uint32_t v;
        ferryi_copy(&v, src, 4, 0, 1);
        ferryi_st_relaxed_u32((uint32_t *)dst, v);
    } else if (n == 2 && ((uintptr_t)dst & 1) == 0) {
        uint16_t v;
        ferryi_copy(&v, src, 2, 0, 1);
        ferryi_st_relaxed_u16((uint16_t *)dst, v);
    } else if (n == 1) {
        ferryi_st_relaxed_u8((uint8_t *)dst, *(const uint8_t *)src);
    } else {
        ferryi_copy(dst, src, n, 0, 1);
    }
}

/* The way back: an aligned element of up to 8 bytes is loaded whole. */
FERRYI_FN void ferryi_move_in(void *dst, const void *src, size_t n)
{
    if (n == 8 && ((uintptr_t)src & 7) == 0) {
        uint64_t v = ferryi_ld_relaxed_u64((const uint64_t *)src);
        ferryi_copy(dst, &v, 8, 0, 1);
    } else if (n == 4 && ((uintptr_t)src & 3) == 0) {
        uint32_t v = ferryi_ld_relaxed_u32((const uint32_t *)src);
        ferryi_copy(dst, &v, 4, 0, 1);
    } else {
        ferryi_copy(dst, src, n, 0, 1);
    }
}
#endif

FERRYI_FN void ferryi_direct_put(ferryi_world *w, void *own, const void *src, size_t n, int pe)
{
    ferryi_move_out(ferryi_at(w, own, pe), src, n);
    FERRYI_COUNT(w, pe, stores, 1);
    FERRYI_COUNT(w, pe, bytes_put, n);
}

FERRYI_FN void ferryi_direct_get(ferryi_world *w, void *dst, const void *own, size_t n, int pe)
{
    ferryi_move_in(dst, ferryi_at(w, own, pe), n);
    FERRYI_COUNT(w, pe, loads, 1);
    FERRYI_COUNT(w, pe, bytes_get, n);
}

#endif
