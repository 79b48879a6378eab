/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomics: the exported functions, over the bodies that kernels use too. */
#include "ferry/amo.h"
#include "ferry/detail/operations/amo__funcs.h"

/* A word's bits as the unsigned integer of its size, and back: float and double travel like integers. */
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
        ferryi_world *w = ferryi_world_get();                                                                          \
        if (w->n_pes != 0)                                                                                             \
            FERRYI_RETURN_IF_NULL(w, FERRY_CALL_ATOMIC, fetch, sizeof *fetch, pe);                                     \
        ferry_status status = ferryi_amo(w, FERRY_CALL_ATOMIC, op, sizeof(TYPE), addr, NAME##_bits(operand),           \
                                         NAME##_bits(cond), pe, 1, &old);                                              \
        if (status == FERRY_SUCCESS)                                                                                   \
            *fetch = NAME##_of(old);                                                                                   \
        return status;                                                                                                 \
    }
FERRY_WORD_TYPES(DEFINE_BITS)
FERRY_REAL_WORD_TYPES(DEFINE_BITS)

#include "generated/amo_host.h"
