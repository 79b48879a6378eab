/* SPDX-License-Identifier: BSD-3-Clause */
/* What compilers call for -fsanitize=thread, and memcpy() and its like by the linker's --wrap.  Atomics are carried out
 * here: the compiler leaves them to these functions. */
#include "access_calls.h"
#include <stdbool.h>
#include <string.h>

#define CALL FERRYI_ACCESS_API
#define PC __builtin_return_address(0)
#define READ FERRYI_ACCESS_READ
#define WRITE FERRYI_ACCESS_WRITE
#define UPDATE (READ | WRITE | FERRYI_ACCESS_ATOMIC)

/* The functions have no other declaration: compilers know them. */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#ifdef __clang__
#pragma GCC diagnostic ignored "-Wmissing-declarations"
#endif

CALL void __tsan_init(void) {}
CALL void __tsan_func_entry(void *pc)
{
    (void)pc;
}
CALL void __tsan_func_exit(void) {}

/* ---- Plain accesses.  No unaligned access has one byte, but gcc's names are the same for all sizes. */

#define PLAIN(NAME, SIZE, WHAT)                                                                                        \
    CALL void __tsan_##NAME(void *p)                                                                                   \
    {                                                                                                                  \
        ferryi_access_tell(p, SIZE, WHAT, PC);                                                                         \
    }
#define SIZES(NAME, WHAT)                                                                                              \
    PLAIN(NAME##1, 1, WHAT)                                                                                            \
    PLAIN(NAME##2, 2, WHAT)                                                                                            \
    PLAIN(NAME##4, 4, WHAT)                                                                                            \
    PLAIN(NAME##8, 8, WHAT)                                                                                            \
    PLAIN(NAME##16, 16, WHAT)
SIZES(read, READ)
SIZES(write, WRITE)
SIZES(read_write, READ | WRITE) /* clang */
SIZES(unaligned_read, READ)
SIZES(unaligned_write, WRITE)
SIZES(unaligned_read_write, READ | WRITE)
SIZES(volatile_read, READ | FERRYI_ACCESS_VOLATILE)
SIZES(volatile_write, WRITE | FERRYI_ACCESS_VOLATILE)
SIZES(unaligned_volatile_read, READ | FERRYI_ACCESS_VOLATILE)
SIZES(unaligned_volatile_write, WRITE | FERRYI_ACCESS_VOLATILE)

CALL void __tsan_read_range(void *p, size_t size)
{
    if (size > 0)
        ferryi_access_tell(p, size, READ | FERRYI_ACCESS_BLOCK, PC);
}
CALL void __tsan_write_range(void *p, size_t size)
{
    if (size > 0)
        ferryi_access_tell(p, size, WRITE | FERRYI_ACCESS_BLOCK, PC);
}
CALL void __tsan_vptr_update(void **p, void *value)
{
    (void)value;
    ferryi_access_tell(p, sizeof *p, WRITE, PC);
}
CALL void __tsan_vptr_read(void **p)
{
    ferryi_access_tell(p, sizeof *p, READ, PC);
}

/* ---- Atomics.  Orders as strong as those asked for; x86 makes no difference but for stores. */

static inline void update(volatile void *p, size_t size, const void *pc)
{
    ferryi_access_tell(p, size, UPDATE, pc);
}

#define FETCH(BITS, TYPE, OP)                                                                                          \
    CALL TYPE __tsan_atomic##BITS##_fetch_##OP(volatile TYPE *p, TYPE v, int order)                                    \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        update(p, sizeof v, PC);                                                                                       \
        return __atomic_fetch_##OP(p, v, __ATOMIC_SEQ_CST);                                                            \
    }
#define COMPARE(BITS, TYPE, STRENGTH)                                                                                  \
    CALL bool __tsan_atomic##BITS##_compare_exchange_##STRENGTH(volatile TYPE *p, TYPE *expected, TYPE v, int order,   \
                                                                int failure)                                           \
    {                                                                                                                  \
        (void)order, (void)failure;                                                                                    \
        update(p, sizeof v, PC);                                                                                       \
        return __atomic_compare_exchange_n(p, expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                     \
    }
#define ATOMICS(BITS, TYPE)                                                                                            \
    CALL TYPE __tsan_atomic##BITS##_load(const volatile TYPE *p, int order)                                            \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        ferryi_access_tell(p, sizeof(TYPE), READ | FERRYI_ACCESS_ATOMIC, PC);                                          \
        return __atomic_load_n(p, __ATOMIC_SEQ_CST);                                                                   \
    }                                                                                                                  \
    CALL void __tsan_atomic##BITS##_store(volatile TYPE *p, TYPE v, int order)                                         \
    {                                                                                                                  \
        ferryi_access_tell(p, sizeof(TYPE), WRITE | FERRYI_ACCESS_ATOMIC, PC);                                         \
        if (order == __ATOMIC_SEQ_CST)                                                                                 \
            __atomic_store_n(p, v, __ATOMIC_SEQ_CST);                                                                  \
        else                                                                                                           \
            __atomic_store_n(p, v, __ATOMIC_RELEASE);                                                                  \
    }                                                                                                                  \
    CALL TYPE __tsan_atomic##BITS##_exchange(volatile TYPE *p, TYPE v, int order)                                      \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        update(p, sizeof v, PC);                                                                                       \
        return __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST);                                                            \
    }                                                                                                                  \
    FETCH(BITS, TYPE, add)                                                                                             \
    FETCH(BITS, TYPE, sub)                                                                                             \
    FETCH(BITS, TYPE, and)                                                                                             \
    FETCH(BITS, TYPE, or)                                                                                              \
    FETCH(BITS, TYPE, xor)                                                                                             \
    FETCH(BITS, TYPE, nand)                                                                                            \
    COMPARE(BITS, TYPE, strong)                                                                                        \
    COMPARE(BITS, TYPE, weak)                                                                                          \
    CALL TYPE __tsan_atomic##BITS##_compare_exchange_val(volatile TYPE *p, TYPE expected, TYPE v, int order,           \
                                                         int failure)                                                  \
    {                                                                                                                  \
        (void)order, (void)failure;                                                                                    \
        update(p, sizeof v, PC);                                                                                       \
        __atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                           \
        return expected;                                                                                               \
    }
ATOMICS(8, uint8_t)
ATOMICS(16, uint16_t)
ATOMICS(32, uint32_t)
ATOMICS(64, uint64_t)

/* Those of 16 bytes would need libatomic, so all are loops on one instruction pair. */
__extension__ typedef unsigned __int128 wide;

static inline wide swap_if(volatile wide *p, wide expected, wide v)
{
#if defined(__x86_64__)
    uint64_t low = (uint64_t)expected, high = (uint64_t)(expected >> 64);
    __asm__ __volatile__("lock; cmpxchg16b %0"
                         : "+m"(*p), "+a"(low), "+d"(high)
                         : "b"((uint64_t)v), "c"((uint64_t)(v >> 64))
                         : "memory", "cc");
    return (wide)high << 64 | low;
#else
    uint64_t low, high;
    uint32_t failed;
    do {
        __asm__ __volatile__("ldaxp %0, %1, [%2]" : "=&r"(low), "=&r"(high) : "r"(p) : "memory");
        const wide old = (wide)high << 64 | low, next = old == expected ? v : old;
        __asm__ __volatile__("stlxp %w0, %1, %2, [%3]"
                             : "=&r"(failed)
                             : "r"((uint64_t)next), "r"((uint64_t)(next >> 64)), "r"(p)
                             : "memory");
    } while (failed);
    return (wide)high << 64 | low;
#endif
}
#define WIDE(NAME, NEXT)                                                                                               \
    CALL wide __tsan_atomic128_##NAME(volatile wide *p, wide v, int order)                                             \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        update(p, sizeof v, PC);                                                                                       \
        for (wide old = 0;;) {                                                                                         \
            const wide now = swap_if(p, old, NEXT);                                                                    \
            if (now == old)                                                                                            \
                return old;                                                                                            \
            old = now;                                                                                                 \
        }                                                                                                              \
    }
WIDE(exchange, v)
WIDE(fetch_add, old + v)
WIDE(fetch_sub, old - v)
WIDE(fetch_and, old &v)
WIDE(fetch_or, old | v)
WIDE(fetch_xor, old ^ v)
WIDE(fetch_nand, ~(old &v))
CALL wide __tsan_atomic128_load(const volatile wide *p, int order)
{
    (void)order;
    ferryi_access_tell(p, sizeof *p, READ | FERRYI_ACCESS_ATOMIC, PC);
    return swap_if((volatile wide *)(uintptr_t)p, 0, 0);
}
CALL void __tsan_atomic128_store(volatile wide *p, wide v, int order)
{
    (void)order;
    ferryi_access_tell(p, sizeof *p, WRITE | FERRYI_ACCESS_ATOMIC, PC);
    for (wide old = 0, now; (now = swap_if(p, old, v)) != old;)
        old = now;
}
static inline bool wide_compare(volatile wide *p, wide *expected, wide v)
{
    const wide wanted = *expected;
    *expected = swap_if(p, wanted, v);
    return *expected == wanted;
}
CALL bool __tsan_atomic128_compare_exchange_strong(volatile wide *p, wide *expected, wide v, int order, int failure)
{
    (void)order, (void)failure;
    update(p, sizeof v, PC);
    return wide_compare(p, expected, v);
}
CALL bool __tsan_atomic128_compare_exchange_weak(volatile wide *p, wide *expected, wide v, int order, int failure)
{
    (void)order, (void)failure;
    update(p, sizeof v, PC);
    return wide_compare(p, expected, v);
}
CALL wide __tsan_atomic128_compare_exchange_val(volatile wide *p, wide expected, wide v, int order, int failure)
{
    (void)order, (void)failure;
    update(p, sizeof v, PC);
    (void)wide_compare(p, &expected, v);
    return expected;
}

CALL void __tsan_atomic_thread_fence(int order)
{
    struct ferryi_access_turn *turn = &ferryi_access_turn;
    (void)order;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (turn->seen != NULL)
        turn->seen(turn->context, 0, 0, FERRYI_ACCESS_ATOMIC | FERRYI_ACCESS_KERNEL, PC);
}
CALL void __tsan_atomic_signal_fence(int order)
{
    (void)order;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

/* ---- Functions that compilers do not instrument.  clang calls __tsan_memcpy() for its own, gcc memcpy(). */

static inline void tell_two(void *to, const void *from, size_t n, const void *pc)
{
    if (n == 0)
        return;
    ferryi_access_tell(from, n, READ | FERRYI_ACCESS_BLOCK, pc);
    ferryi_access_tell(to, n, WRITE | FERRYI_ACCESS_BLOCK, pc);
}
#define COPIES(PREFIX)                                                                                                 \
    CALL void *PREFIX##memcpy(void *to, const void *from, size_t n)                                                    \
    {                                                                                                                  \
        tell_two(to, from, n, PC);                                                                                     \
        return memcpy(to, from, n);                                                                                    \
    }                                                                                                                  \
    CALL void *PREFIX##memmove(void *to, const void *from, size_t n)                                                   \
    {                                                                                                                  \
        tell_two(to, from, n, PC);                                                                                     \
        return memmove(to, from, n);                                                                                   \
    }                                                                                                                  \
    CALL void *PREFIX##memset(void *to, int value, size_t n)                                                           \
    {                                                                                                                  \
        if (n > 0)                                                                                                     \
            ferryi_access_tell(to, n, WRITE | FERRYI_ACCESS_BLOCK, PC);                                                \
        return memset(to, value, n);                                                                                   \
    }
COPIES(__tsan_)
COPIES(__wrap_)
