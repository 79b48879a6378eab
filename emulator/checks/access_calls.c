/* SPDX-License-Identifier: BSD-3-Clause */
/* What compilers call for -fsanitize=thread, and memcpy() and its like by the linker's --wrap.  Atomics are carried out
 * here: the compiler leaves them to these functions. */
#include "access_calls.h"
#include <sched.h>
#include <stdbool.h>
#include <stdlib.h>
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

static int is_used;
CALL void __tsan_init(void)
{
    is_used = 1;
}
int ferryi_access_is_used(void)
{
    return is_used;
}
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

/* A kernel's atomic and what is told of it are one: otherwise another block's atomic could be told between them in the
 * other order than it happens, and this one would not seem to see it.  Blocks run on several system threads. */
static bool busy[256];

static inline bool *atomic_begins(const volatile void *p, size_t size, unsigned what, const void *pc)
{
    bool *held = NULL;
    if (ferryi_access_turn.seen != NULL) {
        held = &busy[(uintptr_t)p / 16 % (sizeof busy / sizeof busy[0])];
        while (__atomic_test_and_set(held, __ATOMIC_ACQUIRE))
            (void)sched_yield();
    }
    ferryi_access_tell(p, size, what, pc);
    return held;
}
static inline void atomic_ends(bool *held)
{
    if (held != NULL)
        __atomic_clear(held, __ATOMIC_RELEASE);
}

#define FETCH(BITS, TYPE, OP)                                                                                          \
    CALL TYPE __tsan_atomic##BITS##_fetch_##OP(volatile TYPE *p, TYPE v, int order)                                    \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        bool *held = atomic_begins(p, sizeof v, UPDATE, PC);                                                           \
        const TYPE old = __atomic_fetch_##OP(p, v, __ATOMIC_SEQ_CST);                                                  \
        atomic_ends(held);                                                                                             \
        return old;                                                                                                    \
    }
#define COMPARE(BITS, TYPE, STRENGTH)                                                                                  \
    CALL bool __tsan_atomic##BITS##_compare_exchange_##STRENGTH(volatile TYPE *p, TYPE *expected, TYPE v, int order,   \
                                                                int failure)                                           \
    {                                                                                                                  \
        (void)order, (void)failure;                                                                                    \
        bool *held = atomic_begins(p, sizeof v, UPDATE, PC);                                                           \
        const bool is_done = __atomic_compare_exchange_n(p, expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);       \
        atomic_ends(held);                                                                                             \
        return is_done;                                                                                                \
    }
#define ATOMICS(BITS, TYPE)                                                                                            \
    CALL TYPE __tsan_atomic##BITS##_load(const volatile TYPE *p, int order)                                            \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        bool *held = atomic_begins(p, sizeof *p, READ | FERRYI_ACCESS_ATOMIC, PC);                                     \
        const TYPE v = __atomic_load_n(p, __ATOMIC_SEQ_CST);                                                           \
        atomic_ends(held);                                                                                             \
        return v;                                                                                                      \
    }                                                                                                                  \
    CALL void __tsan_atomic##BITS##_store(volatile TYPE *p, TYPE v, int order)                                         \
    {                                                                                                                  \
        bool *held = atomic_begins(p, sizeof v, WRITE | FERRYI_ACCESS_ATOMIC, PC);                                     \
        if (order == __ATOMIC_SEQ_CST)                                                                                 \
            __atomic_store_n(p, v, __ATOMIC_SEQ_CST);                                                                  \
        else                                                                                                           \
            __atomic_store_n(p, v, __ATOMIC_RELEASE);                                                                  \
        atomic_ends(held);                                                                                             \
    }                                                                                                                  \
    CALL TYPE __tsan_atomic##BITS##_exchange(volatile TYPE *p, TYPE v, int order)                                      \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        bool *held = atomic_begins(p, sizeof v, UPDATE, PC);                                                           \
        const TYPE old = __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST);                                                  \
        atomic_ends(held);                                                                                             \
        return old;                                                                                                    \
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
        bool *held = atomic_begins(p, sizeof v, UPDATE, PC);                                                           \
        __atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                           \
        atomic_ends(held);                                                                                             \
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
#define WIDE_UPDATE(NEXT)                                                                                              \
    for (wide now; (now = swap_if(p, old, NEXT)) != old;)                                                              \
        old = now;
#define WIDE(NAME, NEXT)                                                                                               \
    CALL wide __tsan_atomic128_##NAME(volatile wide *p, wide v, int order)                                             \
    {                                                                                                                  \
        (void)order;                                                                                                   \
        bool *held = atomic_begins(p, sizeof v, UPDATE, PC);                                                           \
        wide old = 0;                                                                                                  \
        WIDE_UPDATE(NEXT)                                                                                              \
        atomic_ends(held);                                                                                             \
        return old;                                                                                                    \
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
    bool *held = atomic_begins(p, sizeof *p, READ | FERRYI_ACCESS_ATOMIC, PC);
    const wide v = swap_if((volatile wide *)(uintptr_t)p, 0, 0);
    atomic_ends(held);
    return v;
}
CALL void __tsan_atomic128_store(volatile wide *p, wide v, int order)
{
    (void)order;
    bool *held = atomic_begins(p, sizeof v, WRITE | FERRYI_ACCESS_ATOMIC, PC);
    wide old = 0;
    WIDE_UPDATE(v)
    atomic_ends(held);
}
#define WIDE_COMPARE(STRENGTH)                                                                                         \
    CALL bool __tsan_atomic128_compare_exchange_##STRENGTH(volatile wide *p, wide *expected, wide v, int order,        \
                                                           int failure)                                                \
    {                                                                                                                  \
        const wide wanted = *expected;                                                                                 \
        (void)order, (void)failure;                                                                                    \
        bool *held = atomic_begins(p, sizeof v, UPDATE, PC);                                                           \
        *expected = swap_if(p, wanted, v);                                                                             \
        atomic_ends(held);                                                                                             \
        return *expected == wanted;                                                                                    \
    }
WIDE_COMPARE(strong)
WIDE_COMPARE(weak)
CALL wide __tsan_atomic128_compare_exchange_val(volatile wide *p, wide expected, wide v, int order, int failure)
{
    (void)order, (void)failure;
    bool *held = atomic_begins(p, sizeof v, UPDATE, PC);
    const wide old = swap_if(p, expected, v);
    atomic_ends(held);
    return old;
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

/* ---- What kernels allocate. */

#define WRAP_ALLOCATE(NAME, REAL)                                                                                      \
    CALL void *__wrap_##NAME(size_t size)                                                                              \
    {                                                                                                                  \
        return ferryi_access_turn.allocate != NULL ? ferryi_access_turn.allocate(size) : REAL(size);                   \
    }
#define WRAP_RELEASE(NAME, REAL)                                                                                       \
    CALL void __wrap_##NAME(void *p)                                                                                   \
    {                                                                                                                  \
        if (ferryi_access_turn.release != NULL)                                                                        \
            ferryi_access_turn.release(p);                                                                             \
        else                                                                                                           \
            REAL(p);                                                                                                   \
    }
/* The program's C++ library has them: new, new[], delete, delete[]. */
#define OPERATOR __attribute__((weak))
extern OPERATOR void *_Znwm(size_t size), *_Znam(size_t size);
extern OPERATOR void _ZdlPv(void *p), _ZdaPv(void *p);
WRAP_ALLOCATE(malloc, malloc)
WRAP_RELEASE(free, free)
WRAP_ALLOCATE(_Znwm, _Znwm)
WRAP_ALLOCATE(_Znam, _Znam)
WRAP_RELEASE(_ZdlPv, _ZdlPv)
WRAP_RELEASE(_ZdaPv, _ZdaPv)
CALL void __wrap__ZdlPvm(void *p, size_t size)
{
    (void)size;
    __wrap__ZdlPv(p);
}
CALL void __wrap__ZdaPvm(void *p, size_t size)
{
    (void)size;
    __wrap__ZdaPv(p);
}

/* ---- Alignment: what compilers call for -fsanitize=alignment, instead of a sanitizer's own library. */

struct mismatch {
    const char *file;
    uint32_t line, column;
    const void *type;
    unsigned char log_alignment, what; /* 0: a load, 1: a store; other uses of a pointer follow */
};
CALL void __ubsan_handle_type_mismatch_v1(struct mismatch *m, uintptr_t at)
{
    const struct ferryi_access_turn *turn = &ferryi_access_turn;
    if (turn->misaligned != NULL && m->what <= 1 && at - turn->stack >= turn->stack_size)
        turn->misaligned(turn->context, at, (size_t)1 << m->log_alignment, m->what == 0 ? READ : WRITE, PC);
}
