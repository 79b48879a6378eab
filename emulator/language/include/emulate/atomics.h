/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_ATOMICS_H
#define FERRYI_EMU_ATOMICS_H

#include "place.h"
#include <type_traits>

/* CUDA's atomics, for the types that CUDA has them for, of 4 and 8 bytes.  Those for a block and for the system are the
 * same: this machine has one scope.  A loop of atomics that waits for another thread lets that thread run. */

/* The value's type is the word's: an int is converted, not deduced. */
template <class T>
struct ferryi_emu_same {
    typedef T type;
};
template <class T>
using ferryi_emu_value = typename ferryi_emu_same<T>::type;
template <class T>
constexpr bool ferryi_emu_is_word = std::is_integral<T>::value && (sizeof(T) == 4 || sizeof(T) == 8);
template <class T>
constexpr bool ferryi_emu_is_32 = std::is_integral<T>::value && sizeof(T) == 4;

/* old := *p; *p := the expression of old and v. */
#define FERRYI_EMU_ATOMIC_LOOP(EXPRESSION)                                                                             \
    T old, next;                                                                                                       \
    __atomic_load(p, &old, __ATOMIC_SEQ_CST);                                                                          \
    do                                                                                                                 \
        next = (T)(EXPRESSION);                                                                                        \
    while (!__atomic_compare_exchange(p, &old, &next, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));                         \
    return old;

template <class T>
static FERRYI_EMU_INLINE T ferryi_emu_atomic_add(T *p, T v)
{
    ferryi_emu_polled();
    if constexpr (std::is_integral<T>::value) {
        return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST);
    } else {
        FERRYI_EMU_ATOMIC_LOOP(old + v)
    }
}

#define FERRYI_EMU_ATOMIC(NAME, IS, WHAT, ...)                                                                         \
    template <class T>                                                                                                 \
    static FERRYI_EMU_INLINE T atomic##NAME(T *p, ferryi_emu_value<T> v)                                               \
    {                                                                                                                  \
        static_assert(IS, "CUDA's atomic" #NAME " takes " WHAT);                                                       \
        __VA_ARGS__                                                                                                    \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    static FERRYI_EMU_INLINE T atomic##NAME##_block(T *p, ferryi_emu_value<T> v)                                       \
    {                                                                                                                  \
        return atomic##NAME(p, v);                                                                                     \
    }                                                                                                                  \
    template <class T>                                                                                                 \
    static FERRYI_EMU_INLINE T atomic##NAME##_system(T *p, ferryi_emu_value<T> v)                                      \
    {                                                                                                                  \
        return atomic##NAME(p, v);                                                                                     \
    }

FERRYI_EMU_ATOMIC(Add,
                  (ferryi_emu_is_word<T> && (sizeof(T) == 4 || std::is_unsigned<T>::value)) ||
                      !std::is_integral<T>::value,
                  "int, unsigned, unsigned long long, float, double and the types of cuda_fp16.h and cuda_bf16.h",
                  return ferryi_emu_atomic_add(p, v);)
FERRYI_EMU_ATOMIC(Sub, ferryi_emu_is_32<T>, "int and unsigned", ferryi_emu_polled();
                  return __atomic_fetch_sub(p, v, __ATOMIC_SEQ_CST);)
FERRYI_EMU_ATOMIC(Exch, (ferryi_emu_is_word<T> || std::is_same<T, float>::value),
                  "int, unsigned, unsigned long long and float", ferryi_emu_polled();
                  T old; __atomic_exchange(p, &v, &old, __ATOMIC_SEQ_CST); return old;)
FERRYI_EMU_ATOMIC(Min, ferryi_emu_is_word<T>, "integers of 4 and 8 bytes", FERRYI_EMU_ATOMIC_LOOP(v < old ? v : old))
FERRYI_EMU_ATOMIC(Max, ferryi_emu_is_word<T>, "integers of 4 and 8 bytes", FERRYI_EMU_ATOMIC_LOOP(old < v ? v : old))
FERRYI_EMU_ATOMIC(And, ferryi_emu_is_word<T>, "integers of 4 and 8 bytes", ferryi_emu_polled();
                  return __atomic_fetch_and(p, v, __ATOMIC_SEQ_CST);)
FERRYI_EMU_ATOMIC(Or, ferryi_emu_is_word<T>, "integers of 4 and 8 bytes", ferryi_emu_polled();
                  return __atomic_fetch_or(p, v, __ATOMIC_SEQ_CST);)
FERRYI_EMU_ATOMIC(Xor, ferryi_emu_is_word<T>, "integers of 4 and 8 bytes",
                  return __atomic_fetch_xor(p, v, __ATOMIC_SEQ_CST);)
FERRYI_EMU_ATOMIC(Inc, (std::is_same<T, unsigned>::value), "unsigned", FERRYI_EMU_ATOMIC_LOOP(old >= v ? 0 : old + 1))
FERRYI_EMU_ATOMIC(Dec, (std::is_same<T, unsigned>::value), "unsigned",
                  FERRYI_EMU_ATOMIC_LOOP(old == 0 || old > v ? v : old - 1))

template <class T>
static FERRYI_EMU_INLINE T atomicCAS(T *p, ferryi_emu_value<T> expected, ferryi_emu_value<T> v)
{
    static_assert(std::is_integral<T>::value && sizeof(T) >= 2,
                  "CUDA's atomicCAS takes int, unsigned, unsigned long long and unsigned short");
    ferryi_emu_polled();
    __atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}
template <class T>
static FERRYI_EMU_INLINE T atomicCAS_block(T *p, ferryi_emu_value<T> expected, ferryi_emu_value<T> v)
{
    return atomicCAS(p, expected, v);
}
template <class T>
static FERRYI_EMU_INLINE T atomicCAS_system(T *p, ferryi_emu_value<T> expected, ferryi_emu_value<T> v)
{
    return atomicCAS(p, expected, v);
}

#endif
