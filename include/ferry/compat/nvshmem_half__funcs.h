/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_HALF_FUNCS_H
#define FERRY_COMPAT_NVSHMEM_HALF_FUNCS_H

/* Atomics of half: on the aligned word of 4 bytes that has it, atomic with each other and with atomics of that word. */

#define NVSHMEMI_HALF_WORD(DEST) ((uint32_t *)((uintptr_t)(DEST) & ~(uintptr_t)3))
#define NVSHMEMI_HALF_SHIFT(DEST) ((int)((uintptr_t)(DEST)&2) * 8)

NVSHMEMI_BOTH(half, nvshmem_half_atomic_fetch, (const half *dest, int pe NVSHMEMI_HERE))
{
    const uint32_t word =
        NVSHMEMI_CALL(ferry_uint32_atomic_fetch, (NVSHMEMI_HALF_WORD(dest), pe),
                      ferryi_call_atomic_fetch<uint32_t>(NVSHMEMI_HERE_PASS NVSHMEMI_HALF_WORD(dest), pe));
    return nvshmemi_of_bits<half>((uint16_t)(word >> NVSHMEMI_HALF_SHIFT(dest)));
}

/* Adds value, or stores it; returns what was there. */
FERRYI_INLINE half nvshmemi_half_change(NVSHMEMI_HERE_PARAM half *dest, int adds, half value, int pe)
{
    uint32_t *const word = NVSHMEMI_HALF_WORD(dest);
    const int shift = NVSHMEMI_HALF_SHIFT(dest);
    uint32_t old, found = NVSHMEMI_CALL(ferry_uint32_atomic_fetch, (word, pe),
                                        ferryi_call_atomic_fetch<uint32_t>(NVSHMEMI_HERE_PASS word, pe));
    half was;
    do {
        old = found;
        was = nvshmemi_of_bits<half>((uint16_t)(old >> shift));
        const half is = adds ? __float2half(__half2float(was) + __half2float(value)) : value;
        const uint32_t changed = (old & ~(0xffffu << shift)) | (uint32_t)nvshmemi_bits(is) << shift;
        found = NVSHMEMI_CALL(ferry_uint32_atomic_compare_swap, (word, old, changed, pe),
                              ferryi_call_atomic_compare_swap<uint32_t>(NVSHMEMI_HERE_PASS word, old, changed, pe));
    } while (found != old && ferry_pe_accessible(pe));
    return was;
}

#define NVSHMEMI_HALF_ATOMIC(TYPE, NAME, ADDS, RETURN)                                                                 \
    NVSHMEMI_BOTH(TYPE, NAME, (half * dest, half value, int pe NVSHMEMI_HERE))                                         \
    {                                                                                                                  \
        RETURN nvshmemi_half_change(NVSHMEMI_HERE_PASS dest, ADDS, value, pe);                                         \
    }
NVSHMEMI_HALF_ATOMIC(void, nvshmem_half_atomic_set, 0, (void))
NVSHMEMI_HALF_ATOMIC(half, nvshmem_half_atomic_swap, 0, return )
NVSHMEMI_HALF_ATOMIC(void, nvshmemx_half_atomic_add, 1, (void))
NVSHMEMI_HALF_ATOMIC(half, nvshmemx_half_atomic_fetch_add, 1, return )
#undef NVSHMEMI_HALF_ATOMIC
#undef NVSHMEMI_HALF_WORD
#undef NVSHMEMI_HALF_SHIFT

#endif
