/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_KERNELS_VERDICT_FUNCS_H
#define FERRY_DETAIL_KERNELS_VERDICT_FUNCS_H

/* The instructions that only the verdict's kernels use, each beside its twin for the emulator. */
#include "verdict.h"

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
