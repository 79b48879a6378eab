/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_KERNELS_VERDICT_FUNCS_H
#define FERRY_DETAIL_KERNELS_VERDICT_FUNCS_H

/* The instructions that only the verdict's kernels use, each beside its twin for the emulator. */
#include "verdict.h"
#ifdef FERRYI_EMULATE
#include "emulate/half.h"
#endif

#ifdef FERRYI_EMULATE
#define FERRYI_VERDICT_UPDATE(NAME, PTX, TYPE, WORD, R, NEW)                                                           \
    FERRYI_FN void ferryi_verdict_##NAME(TYPE *p, TYPE v)                                                              \
    {                                                                                                                  \
        for (uint32_t i = 0; i < FERRYI_VERDICT_CAS_TRIES; i++) { /* an atomic that is lost must not hang */           \
            const WORD bits = ferryi_ld_relaxed_u##R((const WORD *)(const void *)p);                                   \
            TYPE old, next;                                                                                            \
            WORD to;                                                                                                   \
            __builtin_memcpy(&old, &bits, sizeof old);                                                                 \
            next = (NEW);                                                                                              \
            __builtin_memcpy(&to, &next, sizeof to);                                                                   \
            if (to == bits || ferryi_atom_cas_u##R((WORD *)(void *)p, bits, to) == bits)                               \
                return;                                                                                                \
        }                                                                                                              \
    }
/* clang-format off */
FERRYI_VERDICT_UPDATE(inc_u32, , uint32_t, uint32_t, 32, old >= v ? 0 : old + 1)
FERRYI_VERDICT_UPDATE(dec_u32, , uint32_t, uint32_t, 32, old == 0 || old > v ? v : old - 1)
FERRYI_VERDICT_UPDATE(min_s32, , int32_t, uint32_t, 32, old < v ? old : v)
FERRYI_VERDICT_UPDATE(min_s64, , int64_t, uint64_t, 64, old < v ? old : v)
FERRYI_VERDICT_UPDATE(max_s32, , int32_t, uint32_t, 32, old > v ? old : v)
FERRYI_VERDICT_UPDATE(max_s64, , int64_t, uint64_t, 64, old > v ? old : v)
FERRYI_VERDICT_UPDATE(red_u32, , uint32_t, uint32_t, 32, old + v)
FERRYI_VERDICT_UPDATE(red_u64, , uint64_t, uint64_t, 64, old + v)
FERRYI_VERDICT_UPDATE(min_u32, , uint32_t, uint32_t, 32, old < v ? old : v)
FERRYI_VERDICT_UPDATE(min_u64, , uint64_t, uint64_t, 64, old < v ? old : v)
FERRYI_VERDICT_UPDATE(max_u32, , uint32_t, uint32_t, 32, old > v ? old : v)
FERRYI_VERDICT_UPDATE(max_u64, , uint64_t, uint64_t, 64, old > v ? old : v)
FERRYI_VERDICT_UPDATE(add_float, , float, uint32_t, 32, old + v)
FERRYI_VERDICT_UPDATE(add_double, , double, uint64_t, 64, old + v)
/* clang-format on */
#else
#define FERRYI_VERDICT_UPDATE(NAME, PTX, TYPE, R)                                                                      \
    FERRYI_FN void ferryi_verdict_##NAME(TYPE *p, TYPE v)                                                              \
    {                                                                                                                  \
        asm volatile("red.relaxed.sys.global." PTX " [%0], %1;" ::"l"(p), R(v) : "memory");                            \
    }
/* clang-format off */
FERRYI_VERDICT_UPDATE(inc_u32, "inc.u32", uint32_t, "r")
FERRYI_VERDICT_UPDATE(dec_u32, "dec.u32", uint32_t, "r")
FERRYI_VERDICT_UPDATE(min_s32, "min.s32", int32_t, "r")
FERRYI_VERDICT_UPDATE(min_s64, "min.s64", int64_t, "l")
FERRYI_VERDICT_UPDATE(max_s32, "max.s32", int32_t, "r")
FERRYI_VERDICT_UPDATE(max_s64, "max.s64", int64_t, "l")
FERRYI_VERDICT_UPDATE(red_u32, "add.u32", uint32_t, "r")
FERRYI_VERDICT_UPDATE(red_u64, "add.u64", uint64_t, "l")
FERRYI_VERDICT_UPDATE(min_u32, "min.u32", uint32_t, "r")
FERRYI_VERDICT_UPDATE(min_u64, "min.u64", uint64_t, "l")
FERRYI_VERDICT_UPDATE(max_u32, "max.u32", uint32_t, "r")
FERRYI_VERDICT_UPDATE(max_u64, "max.u64", uint64_t, "l")
FERRYI_VERDICT_UPDATE(add_float, "add.f32", float, "f")
FERRYI_VERDICT_UPDATE(add_double, "add.f64", double, "d")
/* clang-format on */
#endif
#undef FERRYI_VERDICT_UPDATE

/* ---- Atomics of 2 bytes and of pairs of these; those of bfloat16 and of 16 bytes need compute capability 9.0, and the
 * latter CUDA 12.3. */

#ifdef FERRYI_EMULATE
#define FERRYI_VERDICT_HAS_BFLOATS 1
#ifdef __x86_64__
#define FERRYI_VERDICT_HAS_WIDE 1
#endif
#elif defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#define FERRYI_VERDICT_HAS_BFLOATS 1
#if __CUDACC_VER_MAJOR__ > 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ >= 3)
#define FERRYI_VERDICT_HAS_WIDE 1
#endif
#endif
#ifndef FERRYI_VERDICT_HAS_BFLOATS
#define FERRYI_VERDICT_HAS_BFLOATS 0
#endif
#ifndef FERRYI_VERDICT_HAS_WIDE
#define FERRYI_VERDICT_HAS_WIDE 0
#endif
#define FERRYI_VERDICT_KNOWN                                                                                           \
    (FERRYI_VERDICT_ALL_ATOMICS & ~(FERRYI_VERDICT_HAS_BFLOATS ? 0 : FERRYI_VERDICT_BIT(BFLOATS)) &                    \
     ~(FERRYI_VERDICT_HAS_WIDE ? 0 : FERRYI_VERDICT_WIDE))

#ifdef FERRYI_EMULATE
static inline uint16_t ferryi_verdict_cas_u16(uint16_t *p, uint16_t cond, uint16_t v)
{
    __atomic_compare_exchange_n(FERRYI_AT(p, FERRYI_EMU_ATOMIC), &cond, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    return cond;
}
/* Adds 1 to two numbers of 2 bytes. */
static inline void ferryi_verdict_add_ones(uint16_t *p, uint16_t (*next)(uint16_t))
{
    for (int k = 0; k < 2; k++)
        for (uint32_t i = 0; i < FERRYI_VERDICT_CAS_TRIES; i++) {
            const uint16_t old = ferryi_ld_relaxed_u16(p + k);
            if (ferryi_verdict_cas_u16(p + k, old, next(old)) == old)
                break;
        }
}
static inline uint16_t ferryi_verdict_next_half(uint16_t bits)
{
    return ferryi_emu_float_to_half(ferryi_emu_half_to_float(bits) + 1);
}
static inline uint16_t ferryi_verdict_next_bfloat(uint16_t bits)
{
    return ferryi_emu_float_to_bf16(ferryi_emu_bf16_to_float(bits) + 1);
}
#define FERRYI_VERDICT_ADD_ONES(NAME, NEXT, PTX, ONE)                                                                  \
    static inline void ferryi_verdict_##NAME(uint64_t *p)                                                              \
    {                                                                                                                  \
        ferryi_verdict_add_ones((uint16_t *)(void *)p, ferryi_verdict_next_##NEXT);                                    \
    }
#if FERRYI_VERDICT_HAS_WIDE
__attribute__((target("cx16"))) static inline void ferryi_verdict_cas_two(uint64_t *p, uint64_t old[2],
                                                                          const uint64_t v[2])
{
    __int128 was, next;
    __builtin_memcpy(&was, old, sizeof was);
    __builtin_memcpy(&next, v, sizeof next);
    was = __sync_val_compare_and_swap((__int128 *)(void *)FERRYI_AT(p, FERRYI_EMU_ATOMIC), was, next);
    __builtin_memcpy(old, &was, sizeof was);
}
static inline void ferryi_verdict_swap_two(uint64_t *p, uint64_t v[2])
{
    uint64_t seen[2] = { 0, 0 };
    for (uint32_t i = 0; i < FERRYI_VERDICT_CAS_TRIES; i++) {
        uint64_t old[2] = { seen[0], seen[1] };
        ferryi_verdict_cas_two(p, old, v);
        if (old[0] == seen[0] && old[1] == seen[1])
            break;
        seen[0] = old[0];
        seen[1] = old[1];
    }
    v[0] = seen[0];
    v[1] = seen[1];
}
static inline void ferryi_verdict_add_floats(float *p)
{
    for (int i = 0; i < 4; i++)
        ferryi_verdict_add_float(p + i, 1);
}
#endif
#else
FERRYI_FN uint16_t ferryi_verdict_cas_u16(uint16_t *p, uint16_t cond, uint16_t v)
{
    uint16_t old;
    asm volatile("atom.relaxed.sys.global.cas.b16 %0, [%1], %2, %3;"
                 : "=h"(old)
                 : "l"(p), "h"(cond), "h"(v)
                 : "memory");
    return old;
}
#define FERRYI_VERDICT_ADD_ONES(NAME, NEXT, PTX, ONE)                                                                  \
    FERRYI_FN void ferryi_verdict_##NAME(uint64_t *p)                                                                  \
    {                                                                                                                  \
        asm volatile("red.relaxed.sys.global.add.noftz." PTX " [%0], %1;" ::"l"(p), "r"(ONE) : "memory");              \
    }
#if FERRYI_VERDICT_HAS_WIDE
/* old: what to expect, then what was there. */
FERRYI_FN void ferryi_verdict_cas_two(uint64_t *p, uint64_t old[2], const uint64_t v[2])
{
    asm volatile("{\n .reg .b128 c, v, d;\n mov.b128 c, {%0, %1};\n mov.b128 v, {%3, %4};\n"
                 " atom.relaxed.sys.global.cas.b128 d, [%2], c, v;\n mov.b128 {%0, %1}, d;\n}"
                 : "+l"(old[0]), "+l"(old[1])
                 : "l"(p), "l"(v[0]), "l"(v[1])
                 : "memory");
}
/* v: what to store, then what was there. */
FERRYI_FN void ferryi_verdict_swap_two(uint64_t *p, uint64_t v[2])
{
    asm volatile("{\n .reg .b128 v, d;\n mov.b128 v, {%0, %1};\n"
                 " atom.relaxed.sys.global.exch.b128 d, [%2], v;\n mov.b128 {%0, %1}, d;\n}"
                 : "+l"(v[0]), "+l"(v[1])
                 : "l"(p)
                 : "memory");
}
FERRYI_FN void ferryi_verdict_add_floats(float *p)
{
    asm volatile("red.relaxed.sys.global.add.v4.f32 [%0], {%1, %1, %1, %1};" ::"l"(p), "f"(1.0f) : "memory");
}
#endif
#endif
FERRYI_VERDICT_ADD_ONES(add_halves, half, "f16x2", 0x3c003c00)
#if FERRYI_VERDICT_HAS_BFLOATS
FERRYI_VERDICT_ADD_ONES(add_bfloats, bfloat, "bf16x2", 0x3f803f80)
#endif
#undef FERRYI_VERDICT_ADD_ONES

/* ---- Bulk copies by the tensor memory accelerator (TMA): compute capability 9.0, and the emulator. */

#if defined(FERRYI_EMULATE) || (defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900)
#define FERRYI_VERDICT_HAS_TMA 1
#else
#define FERRYI_VERDICT_HAS_TMA 0
#endif

#if FERRYI_VERDICT_HAS_TMA && !defined(FERRYI_EMULATE)
FERRYI_FN uint32_t ferryi_verdict_shared(const void *p)
{
    return (uint32_t)__cvta_generic_to_shared(p);
}
/* One thread: shared memory that all threads have written before a barrier goes to global memory, and has arrived. */
FERRYI_FN void ferryi_verdict_tma_put(void *to, const void *from, uint32_t bytes)
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(to),
                 "r"(ferryi_verdict_shared(from)), "r"(bytes)
                 : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    asm volatile("fence.proxy.async;" ::: "memory");
}
/* One thread: global memory comes to shared memory; 0: not by the deadline.  barrier: 8 bytes of shared memory that
 * were not used before. */
FERRYI_FN int ferryi_verdict_tma_get(void *to, const void *from, uint32_t bytes, uint64_t *barrier, uint64_t deadline)
{
    const uint32_t at = ferryi_verdict_shared(barrier);
    uint32_t done = 0;
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at) : "memory");
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at), "r"(bytes) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     ferryi_verdict_shared(to)),
                 "l"(from), "r"(bytes), "r"(at)
                 : "memory");
    while (!done && ferryi_clock_ns() <= deadline)
        asm volatile("{\n"
                     " .reg .pred p;\n"
                     " mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0;\n"
                     " selp.u32 %0, 1, 0, p;\n"
                     "}\n"
                     : "=r"(done)
                     : "r"(at)
                     : "memory");
    return done != 0;
}
#elif defined(FERRYI_EMULATE)
static inline void ferryi_verdict_tma_put(void *to, const void *from, uint32_t bytes)
{
    for (uint32_t i = 0; i < bytes / 8; i++)
        ferryi_st_relaxed_u64((uint64_t *)to + i, ((const uint64_t *)from)[i]);
}
static inline int ferryi_verdict_tma_get(void *to, const void *from, uint32_t bytes, uint64_t *, uint64_t)
{
    for (uint32_t i = 0; i < bytes / 8; i++)
        ((uint64_t *)to)[i] = ferryi_ld_relaxed_u64((const uint64_t *)from + i);
    return 1;
}
#endif

#endif
