/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_PRIM_H
#define FERRY_DEVICE_PRIM_H

#include "../attr.h"
#include <stddef.h>
#include <stdint.h>
#ifndef __CUDACC__
#include <string.h>
#endif

/* The only file that knows the machine: each PTX instruction stands beside its __atomic twin with the same order.
 * Everything above is platform-blind.  Scope is the system throughout: a word may be another GPU's, or the host's.
 *
 *   ld/st _relaxed    a word that is never torn            atom_*  read-modify-write, relaxed, returns the old value
 *   ld_acquire        sees what was before the st_release that it reads
 *   fence_acquire     makes the relaxed loads before it acquire          fence_release   the stores after it release
 *   fence_full        also orders a store before a later load
 *
 * ThreadSanitizer knows orders on accesses but no fences.  In its builds a relaxed load acquires and a relaxed store
 * releases: on x86 the same instructions, so what it checks is what runs. */

#if defined(__SANITIZE_THREAD__)
#define FERRYI_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FERRYI_TSAN 1
#endif
#endif

#ifdef __CUDACC__ /* ------------------------------------------------------------------------------------ the GPU */

#define FERRYI_PTX_LD(NAME, ORDER, TYPE, T, R)                                                                         \
    FERRYI_FN TYPE ferryi_ld_##NAME(const TYPE *p)                                                                     \
    {                                                                                                                  \
        TYPE v;                                                                                                        \
        asm volatile("ld." #ORDER ".sys.global." #T " %0, [%1];" : "=" R(v) : "l"(p) : "memory");                      \
        return v;                                                                                                      \
    }
#define FERRYI_PTX_ST(NAME, ORDER, TYPE, T, R)                                                                         \
    FERRYI_FN void ferryi_st_##NAME(TYPE *p, TYPE v)                                                                   \
    {                                                                                                                  \
        asm volatile("st." #ORDER ".sys.global." #T " [%0], %1;" ::"l"(p), R(v) : "memory");                           \
    }
FERRYI_PTX_LD(relaxed_u32, relaxed, uint32_t, u32, "r")
FERRYI_PTX_LD(relaxed_u64, relaxed, uint64_t, u64, "l")
FERRYI_PTX_LD(acquire_u32, acquire, uint32_t, u32, "r")
FERRYI_PTX_LD(acquire_u64, acquire, uint64_t, u64, "l")
FERRYI_PTX_ST(relaxed_u32, relaxed, uint32_t, u32, "r")
FERRYI_PTX_ST(relaxed_u64, relaxed, uint64_t, u64, "l")
FERRYI_PTX_ST(release_u32, release, uint32_t, u32, "r")
FERRYI_PTX_ST(release_u64, release, uint64_t, u64, "l")
FERRYI_FN void ferryi_st_relaxed_u8(uint8_t *p, uint8_t v)
{
    asm volatile("st.relaxed.sys.global.u8 [%0], %1;" ::"l"(p), "r"((uint32_t)v) : "memory");
}
FERRYI_FN void ferryi_st_relaxed_u16(uint16_t *p, uint16_t v)
{
    asm volatile("st.relaxed.sys.global.u16 [%0], %1;" ::"l"(p), "h"(v) : "memory");
}

#define FERRYI_PTX_ATOM(NAME, OP, TYPE, T, R)                                                                          \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE v)                                                                 \
    {                                                                                                                  \
        TYPE old;                                                                                                      \
        asm volatile("atom.relaxed.sys.global." OP "." T " %0, [%1], %2;" : "=" R(old) : "l"(p), R(v) : "memory");     \
        return old;                                                                                                    \
    }
FERRYI_PTX_ATOM(add_u32, "add", uint32_t, "u32", "r")
FERRYI_PTX_ATOM(add_u64, "add", uint64_t, "u64", "l")
FERRYI_PTX_ATOM(and_u32, "and", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(and_u64, "and", uint64_t, "b64", "l")
FERRYI_PTX_ATOM(or_u32, "or", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(or_u64, "or", uint64_t, "b64", "l")
FERRYI_PTX_ATOM(xor_u32, "xor", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(xor_u64, "xor", uint64_t, "b64", "l")
FERRYI_PTX_ATOM(swap_u32, "exch", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(swap_u64, "exch", uint64_t, "b64", "l")
FERRYI_FN uint32_t ferryi_atom_cas_u32(uint32_t *p, uint32_t cond, uint32_t v)
{
    uint32_t old;
    asm volatile("atom.relaxed.sys.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(old)
                 : "l"(p), "r"(cond), "r"(v)
                 : "memory");
    return old;
}
FERRYI_FN uint64_t ferryi_atom_cas_u64(uint64_t *p, uint64_t cond, uint64_t v)
{
    uint64_t old;
    asm volatile("atom.relaxed.sys.global.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(old)
                 : "l"(p), "l"(cond), "l"(v)
                 : "memory");
    return old;
}

FERRYI_FN void ferryi_fence_acquire(void)
{
    asm volatile("fence.acq_rel.sys;" ::: "memory");
}
FERRYI_FN void ferryi_fence_release(void)
{
    asm volatile("fence.acq_rel.sys;" ::: "memory");
}
FERRYI_FN void ferryi_fence_full(void)
{
    asm volatile("fence.sc.sys;" ::: "memory");
}

FERRYI_FN uint64_t ferryi_clock_ns(void)
{
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}
/* A poll found nothing: let others have the pipeline. */
FERRYI_FN void ferryi_relax(void) {}
FERRYI_FN void ferryi_yield(void)
{
    __nanosleep(100);
}

/* Bytes by the widest accesses that both addresses allow, by the threads rank, rank + size, ... of a group. */
FERRYI_FN void ferryi_copy(void *dst, const void *src, size_t n, uint32_t rank, uint32_t size)
{
    char *d = (char *)dst;
    const char *s = (const char *)src;
    if ((((uintptr_t)d ^ (uintptr_t)s) & 15) == 0) {
        size_t head = (16 - ((uintptr_t)d & 15)) & 15;
        head = head < n ? head : n;
        for (size_t i = rank; i < head; i += size)
            d[i] = s[i];
        size_t quads = (n - head) / 16;
        uint4 *dq = (uint4 *)(d + head);
        const uint4 *sq = (const uint4 *)(s + head);
        for (size_t i = rank; i < quads; i += size)
            dq[i] = sq[i];
        for (size_t i = head + quads * 16 + rank; i < n; i += size)
            d[i] = s[i];
    } else {
        for (size_t i = rank; i < n; i += size)
            d[i] = s[i];
    }
}

#else /* ------------------------------------------------------------------------------------------------ the CPU */

#ifdef FERRYI_TSAN
#define FERRYI_RELAXED_LD __ATOMIC_ACQUIRE
#define FERRYI_RELAXED_ST __ATOMIC_RELEASE
#define FERRYI_RELAXED_RMW __ATOMIC_ACQ_REL
#else
#define FERRYI_RELAXED_LD __ATOMIC_RELAXED
#define FERRYI_RELAXED_ST __ATOMIC_RELAXED
#define FERRYI_RELAXED_RMW __ATOMIC_RELAXED
#endif

#define FERRYI_CPU_LD(NAME, ORDER, TYPE)                                                                               \
    FERRYI_FN TYPE ferryi_ld_##NAME(const TYPE *p)                                                                     \
    {                                                                                                                  \
        return __atomic_load_n(p, ORDER);                                                                              \
    }
#define FERRYI_CPU_ST(NAME, ORDER, TYPE)                                                                               \
    FERRYI_FN void ferryi_st_##NAME(TYPE *p, TYPE v)                                                                   \
    {                                                                                                                  \
        __atomic_store_n(p, v, ORDER);                                                                                 \
    }
FERRYI_CPU_LD(relaxed_u8, FERRYI_RELAXED_LD, uint8_t)
FERRYI_CPU_LD(relaxed_u16, FERRYI_RELAXED_LD, uint16_t)
FERRYI_CPU_LD(relaxed_u32, FERRYI_RELAXED_LD, uint32_t)
FERRYI_CPU_LD(relaxed_u64, FERRYI_RELAXED_LD, uint64_t)
FERRYI_CPU_LD(acquire_u32, __ATOMIC_ACQUIRE, uint32_t)
FERRYI_CPU_LD(acquire_u64, __ATOMIC_ACQUIRE, uint64_t)
FERRYI_CPU_ST(relaxed_u8, FERRYI_RELAXED_ST, uint8_t)
FERRYI_CPU_ST(relaxed_u16, FERRYI_RELAXED_ST, uint16_t)
FERRYI_CPU_ST(relaxed_u32, FERRYI_RELAXED_ST, uint32_t)
FERRYI_CPU_ST(relaxed_u64, FERRYI_RELAXED_ST, uint64_t)
FERRYI_CPU_ST(release_u32, __ATOMIC_RELEASE, uint32_t)
FERRYI_CPU_ST(release_u64, __ATOMIC_RELEASE, uint64_t)

#define FERRYI_CPU_ATOM(NAME, BUILTIN, TYPE)                                                                           \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE v)                                                                 \
    {                                                                                                                  \
        return BUILTIN(p, v, FERRYI_RELAXED_RMW);                                                                      \
    }
FERRYI_CPU_ATOM(add_u32, __atomic_fetch_add, uint32_t)
FERRYI_CPU_ATOM(add_u64, __atomic_fetch_add, uint64_t)
FERRYI_CPU_ATOM(and_u32, __atomic_fetch_and, uint32_t)
FERRYI_CPU_ATOM(and_u64, __atomic_fetch_and, uint64_t)
FERRYI_CPU_ATOM(or_u32, __atomic_fetch_or, uint32_t)
FERRYI_CPU_ATOM(or_u64, __atomic_fetch_or, uint64_t)
FERRYI_CPU_ATOM(xor_u32, __atomic_fetch_xor, uint32_t)
FERRYI_CPU_ATOM(xor_u64, __atomic_fetch_xor, uint64_t)
FERRYI_CPU_ATOM(swap_u32, __atomic_exchange_n, uint32_t)
FERRYI_CPU_ATOM(swap_u64, __atomic_exchange_n, uint64_t)
FERRYI_FN uint32_t ferryi_atom_cas_u32(uint32_t *p, uint32_t cond, uint32_t v)
{
    __atomic_compare_exchange_n(p, &cond, v, 0, FERRYI_RELAXED_RMW, FERRYI_RELAXED_LD);
    return cond;
}
FERRYI_FN uint64_t ferryi_atom_cas_u64(uint64_t *p, uint64_t cond, uint64_t v)
{
    __atomic_compare_exchange_n(p, &cond, v, 0, FERRYI_RELAXED_RMW, FERRYI_RELAXED_LD);
    return cond;
}

#ifdef FERRYI_TSAN /* the accesses carry the order there */
FERRYI_FN void ferryi_fence_acquire(void)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
FERRYI_FN void ferryi_fence_release(void)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
#else
FERRYI_FN void ferryi_fence_acquire(void)
{
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
}
FERRYI_FN void ferryi_fence_release(void)
{
    __atomic_thread_fence(__ATOMIC_RELEASE);
}
#endif
FERRYI_FN void ferryi_fence_full(void)
{
#if defined(__x86_64__)
    /* A locked access to the own stack drains the store buffer in 18 to 20 cycles; mfence takes 33 and more. */
    __asm__ __volatile__("lock; orl $0, (%%rsp)" ::: "memory", "cc");
#else
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

/* CLOCK_MONOTONIC in nanoseconds; gives the core away.  Out of line: runtime/clock.c. */
uint64_t ferryi_clock_ns(void);
void ferryi_yield(void);
FERRYI_FN void ferryi_relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
}

/* From this size on a copy is worth a thought: runtime/copy.c. */
#define FERRYI_COPY_LARGE ((size_t)256 << 10)
void ferryi_copy_large(void *dst, const void *src, size_t n);

/* Rank and size are those of the calling group, which is one thread wide here. */
FERRYI_FN void ferryi_copy(void *dst, const void *src, size_t n, uint32_t rank, uint32_t size)
{
    (void)rank;
    (void)size;
    if (FERRYI_UNLIKELY(n >= FERRYI_COPY_LARGE))
        ferryi_copy_large(dst, src, n);
    else
        memcpy(dst, src, n);
}

#endif
#endif
