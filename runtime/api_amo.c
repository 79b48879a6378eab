/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomics: the exported functions, expanded from the type table over the bodies that kernels use too. */
#include "ferry/amo.h"
#include "ferry/device/amo__funcs.h"

ferry_status ferryi_amo_slow(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                             uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    ferryi_errand e;
    ferryi_errand_of_word(&e, call, op, bytes, addr, operand, cond, pe, fetch);
    ferry_status status = ferryi_amo_by_route(w, &e);
    *old = e.old;
    return status;
}

/* The _nbi forms do the work at once, as those of put and get do.
 *
 * A word's bits as the unsigned integer of its size, and back: float and double travel like integers. */
#define DEFINE_BITS(NAME, TYPE, U)                                                                                     \
    static inline uint64_t NAME##_bits(TYPE value)                                                                     \
    {                                                                                                                  \
        U bits;                                                                                                        \
        memcpy(&bits, &value, sizeof bits);                                                                            \
        return bits;                                                                                                   \
    }                                                                                                                  \
    static inline TYPE NAME##_of(uint64_t wide)                                                                        \
    {                                                                                                                  \
        U bits = (U)wide;                                                                                              \
        TYPE value;                                                                                                    \
        memcpy(&value, &bits, sizeof value);                                                                           \
        return value;                                                                                                  \
    }                                                                                                                  \
    static inline TYPE NAME##_fetching(int op, const TYPE *addr, TYPE operand, TYPE cond, int pe)                      \
    {                                                                                                                  \
        uint64_t old = 0;                                                                                              \
        if (ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(TYPE), addr, NAME##_bits(operand),            \
                       NAME##_bits(cond), pe, 1, &old) != FERRY_SUCCESS)                                               \
            old = 0;                                                                                                   \
        return NAME##_of(old);                                                                                         \
    }                                                                                                                  \
    static inline ferry_status NAME##_posting(int op, TYPE *addr, TYPE operand, int pe)                                \
    {                                                                                                                  \
        uint64_t old;                                                                                                  \
        return ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(TYPE), addr, NAME##_bits(operand), 0, pe,  \
                          0, &old);                                                                                    \
    }                                                                                                                  \
    static inline ferry_status NAME##_storing(TYPE *fetch, int op, const TYPE *addr, TYPE operand, TYPE cond, int pe)  \
    {                                                                                                                  \
        uint64_t old = 0;                                                                                              \
        ferry_status status = ferryi_amo(ferryi_world_get(), FERRY_CALL_ATOMIC, op, sizeof(TYPE), addr,                \
                                         NAME##_bits(operand), NAME##_bits(cond), pe, 1, &old);                        \
        if (status == FERRY_SUCCESS)                                                                                   \
            *fetch = NAME##_of(old);                                                                                   \
        return status;                                                                                                 \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_fetch_nbi(TYPE *fetch, const TYPE *source, int pe)                              \
    {                                                                                                                  \
        return NAME##_storing(fetch, FERRYI_OP_FETCH, source, 0, 0, pe);                                               \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_swap_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe)                           \
    {                                                                                                                  \
        return NAME##_storing(fetch, FERRYI_OP_SWAP, dest, value, 0, pe);                                              \
    }                                                                                                                  \
    TYPE ferry_##NAME##_atomic_fetch(const TYPE *source, int pe)                                                       \
    {                                                                                                                  \
        return NAME##_fetching(FERRYI_OP_FETCH, source, 0, 0, pe);                                                     \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_set(TYPE *dest, TYPE value, int pe)                                             \
    {                                                                                                                  \
        return NAME##_posting(FERRYI_OP_SET, dest, value, pe);                                                         \
    }                                                                                                                  \
    TYPE ferry_##NAME##_atomic_swap(TYPE *dest, TYPE value, int pe)                                                    \
    {                                                                                                                  \
        return NAME##_fetching(FERRYI_OP_SWAP, dest, value, 0, pe);                                                    \
    }
FERRY_WORD_TYPES(DEFINE_BITS)
FERRY_REAL_WORD_TYPES(DEFINE_BITS)

#define DEFINE_OPERATOR(NAME, TYPE, OPERATOR, OP)                                                                      \
    TYPE ferry_##NAME##_atomic_fetch_##OPERATOR(TYPE *dest, TYPE value, int pe)                                        \
    {                                                                                                                  \
        return NAME##_fetching(OP, dest, value, 0, pe);                                                                \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_fetch_##OPERATOR##_nbi(TYPE *fetch, TYPE *dest, TYPE value, int pe)             \
    {                                                                                                                  \
        return NAME##_storing(fetch, OP, dest, value, 0, pe);                                                          \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_##OPERATOR(TYPE *dest, TYPE value, int pe)                                      \
    {                                                                                                                  \
        return NAME##_posting(OP, dest, value, pe);                                                                    \
    }
#define DEFINE_AMO(NAME, TYPE, U)                                                                                      \
    DEFINE_OPERATOR(NAME, TYPE, add, FERRYI_OP_ADD)                                                                    \
    DEFINE_OPERATOR(NAME, TYPE, and, FERRYI_OP_AND)                                                                    \
    DEFINE_OPERATOR(NAME, TYPE, or, FERRYI_OP_OR)                                                                      \
    DEFINE_OPERATOR(NAME, TYPE, xor, FERRYI_OP_XOR)                                                                    \
    TYPE ferry_##NAME##_atomic_fetch_inc(TYPE *dest, int pe)                                                           \
    {                                                                                                                  \
        return NAME##_fetching(FERRYI_OP_ADD, dest, 1, 0, pe);                                                         \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_inc(TYPE *dest, int pe)                                                         \
    {                                                                                                                  \
        return NAME##_posting(FERRYI_OP_ADD, dest, 1, pe);                                                             \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_fetch_inc_nbi(TYPE *fetch, TYPE *dest, int pe)                                  \
    {                                                                                                                  \
        return NAME##_storing(fetch, FERRYI_OP_ADD, dest, 1, 0, pe);                                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_atomic_compare_swap_nbi(TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe)        \
    {                                                                                                                  \
        return NAME##_storing(fetch, FERRYI_OP_CAS, dest, value, cond, pe);                                            \
    }                                                                                                                  \
    TYPE ferry_##NAME##_atomic_compare_swap(TYPE *dest, TYPE cond, TYPE value, int pe)                                 \
    {                                                                                                                  \
        return NAME##_fetching(FERRYI_OP_CAS, dest, value, cond, pe);                                                  \
    }
FERRY_WORD_TYPES(DEFINE_AMO)
