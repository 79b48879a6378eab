/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_PRIM_H
#define FERRY_DETAIL_MACHINE_PRIM_H

#include "public.h"
#include <stddef.h>
#include <stdint.h>

/* The machine's instructions: each PTX instruction stands beside the __atomic builtin with the same order.  Only this
 * layer depends on the platform.  Unless named _here, all have system scope: a word may be another GPU's or the host's.
 *
 *   ld/st _relaxed    a word that is never torn            atom_*  read-modify-write, relaxed, returns the old value
 *   ld_acquire        sees the writes before the st_release that it reads
 *   fence_acquire     makes the relaxed loads before it acquire          fence_release   the stores after it release
 *   fence_both        acquires and releases
 *   fence_full        also orders a store before a later load
 *   fence_acquire_here, fence_release_here   for this GPU's threads only; on the CPU as the others
 *   fence_pass_on     acquires, and releases to this GPU's threads
 *
 * ThreadSanitizer supports orders on accesses, but no fences.  In its builds a relaxed load acquires and a relaxed
 * store releases.  On x86 these are the same instructions, so it checks the code that runs. */

#if defined(FERRYI_EMULATE) /* there the instrumentation is another one's */
#elif defined(__SANITIZE_THREAD__)
#define FERRYI_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FERRYI_TSAN 1
#endif
#endif

/* In the emulator, a polling thread lets the other threads of its block run, and what orders accesses is told to the
 * check for races. */
#ifdef FERRYI_EMULATE
#define FERRYI_POLLED() ferryi_emu_polled()
#define FERRYI_SYNCED() ferryi_emu_synced()
/* A test may put a fault between two emulated GPUs: the access then goes elsewhere. */
#define FERRYI_AT(p, KIND) (__builtin_expect(ferryi_emu_faults, 0) ? (decltype(p))ferryi_emu_at(p, KIND) : (p))
#else
#define FERRYI_POLLED() ((void)0)
#define FERRYI_SYNCED() ((void)0)
#define FERRYI_AT(p, KIND) (p)
#endif

#ifdef FERRYI_TSAN /* the relaxed accesses carry the order of the fences */
#define FERRYI_CPU_LD_RELAXED __ATOMIC_ACQUIRE
#define FERRYI_CPU_ST_RELAXED __ATOMIC_RELEASE
#define FERRYI_CPU_RMW_RELAXED __ATOMIC_ACQ_REL
#define FERRYI_CPU_FENCE(ORDER) __atomic_signal_fence(__ATOMIC_SEQ_CST)
#else
#define FERRYI_CPU_LD_RELAXED __ATOMIC_RELAXED
#define FERRYI_CPU_ST_RELAXED __ATOMIC_RELAXED
#define FERRYI_CPU_RMW_RELAXED __ATOMIC_RELAXED
#define FERRYI_CPU_FENCE(ORDER) (FERRYI_SYNCED(), __atomic_thread_fence(ORDER))
#endif
#define FERRYI_SYNCED_RELAXED() ((void)0)
#define FERRYI_SYNCED_ACQUIRE() FERRYI_SYNCED()
#define FERRYI_SYNCED_RELEASE() FERRYI_SYNCED()
#define FERRYI_CPU_LD_ACQUIRE __ATOMIC_ACQUIRE
#define FERRYI_CPU_ST_RELEASE __ATOMIC_RELEASE

/* The twins: T and R are the PTX type and register of the TYPE, which a register holds as a REG. */
#ifdef FERRYI_NVCC
#define FERRYI_TWIN(PTX, CPU) PTX
#define FERRYI_LD(NAME, ORDER, CPU, TYPE, REG, T, R)                                                                   \
    FERRYI_FN TYPE ferryi_ld_##NAME(const TYPE *p)                                                                     \
    {                                                                                                                  \
        REG v;                                                                                                         \
        asm volatile("ld." ORDER ".sys.global." T " %0, [%1];" : "=" R(v) : "l"(p) : "memory");                        \
        return (TYPE)v;                                                                                                \
    }
#define FERRYI_ST(NAME, ORDER, CPU, TYPE, REG, T, R)                                                                   \
    FERRYI_FN void ferryi_st_##NAME(TYPE *p, TYPE v)                                                                   \
    {                                                                                                                  \
        asm volatile("st." ORDER ".sys.global." T " [%0], %1;" ::"l"(p), R((REG)v) : "memory");                        \
    }
#define FERRYI_ATOM(NAME, OP, BUILTIN, TYPE, T, R)                                                                     \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE v)                                                                 \
    {                                                                                                                  \
        TYPE old;                                                                                                      \
        asm volatile("atom.relaxed.sys.global." OP "." T " %0, [%1], %2;" : "=" R(old) : "l"(p), R(v) : "memory");     \
        return old;                                                                                                    \
    }
#define FERRYI_CAS(NAME, TYPE, T, R)                                                                                   \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE cond, TYPE v)                                                      \
    {                                                                                                                  \
        TYPE old;                                                                                                      \
        asm volatile("atom.relaxed.sys.global.cas." T " %0, [%1], %2, %3;"                                             \
                     : "=" R(old)                                                                                      \
                     : "l"(p), R(cond), R(v)                                                                           \
                     : "memory");                                                                                      \
        return old;                                                                                                    \
    }
#else
#define FERRYI_TWIN(PTX, CPU) CPU
#define FERRYI_LD(NAME, ORDER, CPU, TYPE, REG, T, R)                                                                   \
    FERRYI_FN TYPE ferryi_ld_##NAME(const TYPE *p)                                                                     \
    {                                                                                                                  \
        FERRYI_POLLED();                                                                                               \
        const TYPE v = __atomic_load_n(FERRYI_AT(p, FERRYI_EMU_LOAD), FERRYI_CPU_LD_##CPU);                            \
        FERRYI_SYNCED_##CPU();                                                                                         \
        return v;                                                                                                      \
    }
#define FERRYI_ST(NAME, ORDER, CPU, TYPE, REG, T, R)                                                                   \
    FERRYI_FN void ferryi_st_##NAME(TYPE *p, TYPE v)                                                                   \
    {                                                                                                                  \
        FERRYI_SYNCED_##CPU();                                                                                         \
        __atomic_store_n(FERRYI_AT(p, FERRYI_EMU_STORE), v, FERRYI_CPU_ST_##CPU);                                      \
    }
#define FERRYI_ATOM(NAME, OP, BUILTIN, TYPE, T, R)                                                                     \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE v)                                                                 \
    {                                                                                                                  \
        return BUILTIN(FERRYI_AT(p, FERRYI_EMU_ATOMIC), v, FERRYI_CPU_RMW_RELAXED);                                    \
    }
#define FERRYI_CAS(NAME, TYPE, T, R)                                                                                   \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE cond, TYPE v)                                                      \
    {                                                                                                                  \
        __atomic_compare_exchange_n(FERRYI_AT(p, FERRYI_EMU_ATOMIC), &cond, v, 0, FERRYI_CPU_RMW_RELAXED,              \
                                    FERRYI_CPU_LD_RELAXED);                                                            \
        return cond;                                                                                                   \
    }
#endif

/* ---- Accesses. */

/* clang-format off */
FERRYI_LD(relaxed_u8,  "relaxed", RELAXED, uint8_t,  uint32_t, "u8",  "r")
FERRYI_LD(relaxed_u16, "relaxed", RELAXED, uint16_t, uint16_t, "u16", "h")
FERRYI_LD(relaxed_u32, "relaxed", RELAXED, uint32_t, uint32_t, "u32", "r")
FERRYI_LD(relaxed_u64, "relaxed", RELAXED, uint64_t, uint64_t, "u64", "l")
FERRYI_LD(acquire_u32, "acquire", ACQUIRE, uint32_t, uint32_t, "u32", "r")
FERRYI_LD(acquire_u64, "acquire", ACQUIRE, uint64_t, uint64_t, "u64", "l")
FERRYI_ST(relaxed_u8,  "relaxed", RELAXED, uint8_t,  uint32_t, "u8",  "r")
FERRYI_ST(relaxed_u16, "relaxed", RELAXED, uint16_t, uint16_t, "u16", "h")
FERRYI_ST(relaxed_u32, "relaxed", RELAXED, uint32_t, uint32_t, "u32", "r")
FERRYI_ST(relaxed_u64, "relaxed", RELAXED, uint64_t, uint64_t, "u64", "l")
FERRYI_ST(release_u32, "release", RELEASE, uint32_t, uint32_t, "u32", "r")
FERRYI_ST(release_u64, "release", RELEASE, uint64_t, uint64_t, "u64", "l")
FERRYI_ATOM(add_u32,  "add",  __atomic_fetch_add,  uint32_t, "u32", "r")
FERRYI_ATOM(add_u64,  "add",  __atomic_fetch_add,  uint64_t, "u64", "l")
FERRYI_ATOM(and_u32,  "and",  __atomic_fetch_and,  uint32_t, "b32", "r")
FERRYI_ATOM(and_u64,  "and",  __atomic_fetch_and,  uint64_t, "b64", "l")
FERRYI_ATOM(or_u32,   "or",   __atomic_fetch_or,   uint32_t, "b32", "r")
FERRYI_ATOM(or_u64,   "or",   __atomic_fetch_or,   uint64_t, "b64", "l")
FERRYI_ATOM(xor_u32,  "xor",  __atomic_fetch_xor,  uint32_t, "b32", "r")
FERRYI_ATOM(xor_u64,  "xor",  __atomic_fetch_xor,  uint64_t, "b64", "l")
FERRYI_ATOM(swap_u32, "exch", __atomic_exchange_n, uint32_t, "b32", "r")
FERRYI_ATOM(swap_u64, "exch", __atomic_exchange_n, uint64_t, "b64", "l")
FERRYI_CAS(cas_u32, uint32_t, "b32", "r")
FERRYI_CAS(cas_u64, uint64_t, "b64", "l")
/* clang-format on */

/* Two words of one line by one instruction, each of them never torn. */
FERRYI_FN void ferryi_ld_relaxed_two(const uint64_t *p, uint64_t *a, uint64_t *b)
{
    FERRYI_TWIN(asm volatile("ld.relaxed.sys.global.v2.u64 {%0, %1}, [%2];"
                             : "=l"(*a), "=l"(*b)
                             : "l"(p)
                             : "memory"),
                (*a = ferryi_ld_relaxed_u64(p), *b = ferryi_ld_relaxed_u64(p + 1)));
}
FERRYI_FN void ferryi_st_relaxed_two(uint64_t *p, uint64_t a, uint64_t b)
{
    FERRYI_TWIN(asm volatile("st.relaxed.sys.global.v2.u64 [%0], {%1, %2};" ::"l"(p), "l"(a), "l"(b)
                             : "memory"),
                (ferryi_st_relaxed_u64(p + 1, b), ferryi_st_relaxed_u64(p, a)));
}

/* Memory that will be read soon. */
FERRYI_FN void ferryi_prefetch(const void *p)
{
    FERRYI_TWIN(asm volatile("prefetch.global.L2 [%0];" ::"l"(p)), __builtin_prefetch(p));
}

/* ---- Fences.
 *
 * One-way fences (PTX 8.6, compute capability 9.0).  An acquire-only fence invalidates the first-level cache and
 * costs almost nothing; a release-only fence keeps that cache.  Older targets have only the acq_rel fence, which
 * waits until this thread's stores have arrived: 0.5 us and more if some are in flight to a peer.  So a wait for one
 * word acquires by a load there (FERRYI_LOADS_ACQUIRE, wait__funcs.h). */
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900 &&                                                                  \
    (__CUDACC_VER_MAJOR__ > 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ >= 8))
#define FERRYI_ONE_WAY(WAY) WAY
#define FERRYI_WAYS 1
#define FERRYI_LOADS_ACQUIRE 0
#else
#define FERRYI_ONE_WAY(WAY) "acq_rel"
#define FERRYI_LOADS_ACQUIRE FERRYI_TWIN(1, 0)
#endif
FERRYI_FN void ferryi_fence_acquire(void)
{
    FERRYI_TWIN(asm volatile("fence." FERRYI_ONE_WAY("acquire") ".sys;" ::
                                 : "memory"),
                FERRYI_CPU_FENCE(__ATOMIC_ACQUIRE));
}
FERRYI_FN void ferryi_fence_release(void)
{
    FERRYI_TWIN(asm volatile("fence." FERRYI_ONE_WAY("release") ".sys;" ::
                                 : "memory"),
                FERRYI_CPU_FENCE(__ATOMIC_RELEASE));
}
FERRYI_FN void ferryi_fence_both(void)
{
    FERRYI_TWIN(asm volatile("fence.acq_rel.sys;" ::: "memory"), (ferryi_fence_acquire(), ferryi_fence_release()));
}
/* On H200 these take 0.1 to 0.25 us.  A system-scope fence takes 0.54 us with no store in flight, and 1.4 us if the
 * multiprocessor has stored to host memory since the last fence. */
FERRYI_FN void ferryi_fence_acquire_here(void)
{
    FERRYI_TWIN(asm volatile("fence." FERRYI_ONE_WAY("acquire") ".gpu;" ::: "memory"), ferryi_fence_acquire());
}
FERRYI_FN void ferryi_fence_release_here(void)
{
    FERRYI_TWIN(asm volatile("fence." FERRYI_ONE_WAY("release") ".gpu;" ::: "memory"), ferryi_fence_release());
}
/* One-way fences do not wait for stores to host memory, as fence_both does: 0.2 us instead of 0.8. */
FERRYI_FN void ferryi_fence_pass_on(void)
{
#if defined(FERRYI_WAYS)
    ferryi_fence_acquire();
    ferryi_fence_release_here();
#else
    ferryi_fence_both();
#endif
}
/* On x86 a locked access to this thread's stack drains the store buffer in 18 to 20 cycles; mfence takes 33 and
 * more. */
#if defined(__x86_64__) && !defined(FERRYI_EMULATE)
#define FERRYI_CPU_FENCE_FULL __asm__ __volatile__("lock; orl $0, (%%rsp)" ::: "memory", "cc")
#elif defined(FERRYI_EMULATE)
#define FERRYI_CPU_FENCE_FULL FERRYI_CPU_FENCE(__ATOMIC_SEQ_CST)
#else
#define FERRYI_CPU_FENCE_FULL __atomic_thread_fence(__ATOMIC_SEQ_CST)
#endif
FERRYI_FN void ferryi_fence_full(void)
{
    FERRYI_TWIN(asm volatile("fence.sc.sys;" ::: "memory"), FERRYI_CPU_FENCE_FULL);
}

/* Returns x, but only after v has come, since the GPU does not wait for an atomic whose result is unused.  none: a 0
 * that the compiler cannot see. */
FERRYI_FN uint32_t ferryi_order_after(uint64_t v, uint32_t x, uint32_t none)
{
    FERRYI_ASM volatile("" : "+r"(none));
    return x | ((uint32_t)v & none);
}

/* ---- Time: ferryi_clock_ns() is %globaltimer or CLOCK_MONOTONIC; ferryi_relax() follows a poll that found nothing,
 * and lets the core's other threads run; ferryi_yield() yields the core. */
#if FERRYI_GPU
#include "time_gpu__funcs.h"
#else
#include "time_host__funcs.h"
#endif

#endif
