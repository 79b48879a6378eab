/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_OBSERVE_H
#define FERRYI_OBSERVE_H

/* libferry-observe.so stands between a program and libferry: ferry-run puts it in front by LD_PRELOAD, and Python opens
 * it in place of libferry.  It exports every call of libferry; each fills an event, tells it to the observers that
 * ferry-run has chosen, and makes the call.  Without ferry-run --trace or --check none of this is in the process.
 *
 * Most of these functions are generated from api/calls.txt (api/observe.py); those of calls without a row are written
 * by hand (setup.c, memory.c, team.c, moe.c, launch.c).  passed.txt lists the calls that communicate nothing and are
 * not observed: tests/observe/every_call_is_observed.sh compares all three with what libferry exports.
 *
 * What is seen: libferry binds its own calls to itself (-Bsymbolic-functions), so that one call is one event.  Bodies
 * of FERRY_KERNEL in the host space, libferry-shmem, C11 generics, C++ overloads and the host side of nvcc's inlines
 * call libferry's functions and are seen here.  Calls in kernels of GPUs, emulated ones too, are seen by the hooks of
 * device/api/observed__funcs.h.  A program that is linked with libferry.a is not seen. */
#include "device/machine/event.h"
#include "ferry.h"
#include "ferry_moe.h"
#include <assert.h>
#include <string.h>

/* Who observes.  Any thread calls begin and end, several at a time; both see the same event, and end comes after the
 * call.  They may make the calls of passed.txt and no others.  An end may never come: the process dies in the call, or
 * leaves it by longjmp. */
typedef struct ferryi_observer {
    const char *name; /* the word in FERRYI_OBSERVE */
    /* Called once before the first event.  0: does not observe, and has said why. */
    int (*start)(void);
    void (*begin)(ferryi_event *event, uint64_t *kept);
    void (*end)(ferryi_event *event, uint64_t *kept);
} ferryi_observer;

/* Bytes that every block of the symmetric heap is longer than the program asked for, on all PEs: an observer may set it
 * in `start`, to see accesses beyond a block. */
extern size_t ferryi_observe_gap;

/* The observers that this library has, by name; NULL at the end (observers.c). */
extern const ferryi_observer *const ferryi_observers[];

/* FERRYI_OBSERVE: names of the chosen observers, with commas.  ferry-run sets it. */
#define FERRYI_OBSERVE_VARIABLE "FERRYI_OBSERVE"
/* This library's file, which Python opens in place of libferry. */
#define FERRYI_OBSERVE_LIBRARY_VARIABLE "FERRYI_OBSERVE_LIBRARY"

/* What each wrapper does.  begin fills pe, and translates a context's target to a number in the world. */
__attribute__((visibility("default"))) void ferryi_observe_begin(ferryi_event *event);
__attribute__((visibility("default"))) void ferryi_observe_end(ferryi_event *event);

/* libferry's own function of that name. */
void *ferryi_observe_real(const char *name);

/* Where the program called: pc, or a caller's pc when pc is in libferry-shmem. */
const void *ferryi_observe_caller(const void *pc);

/* Where the function that called at pc was called itself; NULL: not known. */
const void *ferryi_observe_outer(const void *pc);

/* Python's: names the source line of this thread's next call. */
__attribute__((visibility("default"))) void ferryi_observe_place(const char *file, uint32_t line);
void ferryi_observe_take_place(ferryi_event *event);

/* The bits of a scalar, those of small ones zero-extended; of long double and complex the first 8 bytes. */
#define FERRYI_OBSERVE_BITS(x)                                                                                         \
    __extension__({                                                                                                    \
        __typeof__(x) ferryi_x = (x);                                                                                  \
        uint64_t ferryi_bits = 0;                                                                                      \
        memcpy(&ferryi_bits, &ferryi_x, sizeof ferryi_x < 8 ? sizeof ferryi_x : 8);                                    \
        ferryi_bits;                                                                                                   \
    })

#define FERRYI_SIGNED_C(T) ((T)-1 < (T)1)
#define FERRYI_REAL_C(T) ((T)0.5 != 0)

/* libferry's function NAME as `real`. */
#define FERRYI_OBSERVE_REAL(NAME, TEXT)                                                                                \
    static __typeof__(NAME) *real;                                                                                     \
    if (FERRYI_UNLIKELY(__atomic_load_n(&real, __ATOMIC_RELAXED) == NULL)) {                                           \
        void *ferryi_found = ferryi_observe_real(TEXT);                                                                \
        __typeof__(NAME) *ferryi_function;                                                                             \
        memcpy(&ferryi_function, &ferryi_found, sizeof ferryi_function);                                               \
        __atomic_store_n(&real, ferryi_function, __ATOMIC_RELAXED);                                                    \
    }                                                                                                                  \
    static_assert(1, "a semicolon follows")

/* The body of an observed call: TEXT its name, ARGUMENTS in parentheses, then expressions that set fields of `e`,
 * the event.  AFTER: an expression on `e` and `r`, what the call returned. */
#define FERRYI_EVENT_NOTHING .pe = -1, .target = -1, .root = -1, .cmp = -1, .team = FERRY_TEAM_INVALID
#define FERRYI_OBSERVE(GIVES, NAME, TEXT, ARGUMENTS, AFTER, ...)                                                       \
    FERRYI_OBSERVE_REAL(NAME, TEXT);                                                                                   \
    ferryi_event e = { .name = TEXT, .pc = __builtin_return_address(0), FERRYI_EVENT_NOTHING };                        \
    __VA_ARGS__;                                                                                                       \
    ferryi_observe_begin(&e);                                                                                          \
    GIVES r = real ARGUMENTS;                                                                                          \
    AFTER;                                                                                                             \
    ferryi_observe_end(&e);                                                                                            \
    return r

#define FERRYI_OBSERVED_STATUS (e.status = (int32_t)r, e.flags |= FERRYI_EVENT_STATUS)
#define FERRYI_OBSERVED_RESULT (e.result = FERRYI_OBSERVE_BITS(r))

#endif
