/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_FIBER_H
#define EMU_FIBER_H

#include <cstddef>
#include <cstdint>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif

/* Stacks that take turns on one thread.  A suspended stack keeps the registers that a function call keeps. */
#if defined(__x86_64__)
extern "C" void emu_fiber_switch(void **from, void *to);
asm(".text\n"
    ".type emu_fiber_switch, @function\n"
    "emu_fiber_switch:\n"
    "    pushq %rbp\n    pushq %rbx\n    pushq %r12\n    pushq %r13\n    pushq %r14\n    pushq %r15\n"
    "    movq %rsp, (%rdi)\n"
    "    movq %rsi, %rsp\n"
    "    popq %r15\n    popq %r14\n    popq %r13\n    popq %r12\n    popq %rbx\n    popq %rbp\n"
    "    popq %rcx\n    jmp *%rcx\n" /* a ret would go where the predictor does not expect */
    ".size emu_fiber_switch, . - emu_fiber_switch\n");

/* A value for `to` of emu_fiber_switch, which then enters start(); start() never returns. */
static inline void *emu_fiber_make(char *stack, size_t size, void (*start)())
{
    uint64_t *top = (uint64_t *)(void *)(stack + size / 16 * 16) - 1; /* start() finds it as after a call */
    *top = 0;
    *--top = (uint64_t)start;
    for (int i = 0; i < 6; i++)
        *--top = 0;
    return top;
}
#elif defined(__aarch64__)
extern "C" void emu_fiber_switch(void **from, void *to);
asm(".text\n"
    ".type emu_fiber_switch, %function\n"
    "emu_fiber_switch:\n"
    "    sub sp, sp, #176\n"
    "    stp x19, x20, [sp]\n    stp x21, x22, [sp, #16]\n    stp x23, x24, [sp, #32]\n"
    "    stp x25, x26, [sp, #48]\n    stp x27, x28, [sp, #64]\n    stp x29, x30, [sp, #80]\n"
    "    stp d8, d9, [sp, #96]\n    stp d10, d11, [sp, #112]\n"
    "    stp d12, d13, [sp, #128]\n    stp d14, d15, [sp, #144]\n"
    "    mov x9, sp\n    str x9, [x0]\n    mov sp, x1\n"
    "    ldp x19, x20, [sp]\n    ldp x21, x22, [sp, #16]\n    ldp x23, x24, [sp, #32]\n"
    "    ldp x25, x26, [sp, #48]\n    ldp x27, x28, [sp, #64]\n    ldp x29, x30, [sp, #80]\n"
    "    ldp d8, d9, [sp, #96]\n    ldp d10, d11, [sp, #112]\n"
    "    ldp d12, d13, [sp, #128]\n    ldp d14, d15, [sp, #144]\n"
    "    add sp, sp, #176\n"
    "    ret\n"
    ".size emu_fiber_switch, . - emu_fiber_switch\n");
static inline void *emu_fiber_make(char *stack, size_t size, void (*start)())
{
    uint64_t *top = (uint64_t *)(void *)(stack + size / 16 * 16) - 22;
    for (int i = 0; i < 22; i++)
        top[i] = 0;
    top[11] = (uint64_t)start;
    return top;
}
#else
#error "the emulator knows the stacks of x86-64 and aarch64 only"
#endif

/* A stack and where it was suspended.  `low` and `size` serve AddressSanitizer, which is told of every switch; those of
 * a thread's own stack are known once the first stack that it switched to has begun. */
struct emu_fiber {
    void *pointer;
    const void *low;
    size_t size;
    void *shadow;
};

static inline void emu_fiber_init(emu_fiber *f, char *stack, size_t size, void (*start)())
{
#if defined(__SANITIZE_ADDRESS__)
    /* start() and its callees that gave the last turn away never returned; what they called has. */
    __asan_unpoison_memory_region(stack + size - 4096, 4096);
#endif
    *f = emu_fiber{ emu_fiber_make(stack, size, start), stack, size, nullptr };
}

static inline void emu_fiber_resume(emu_fiber *from, const emu_fiber *to)
{
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(&from->shadow, to->low, to->size);
#endif
    emu_fiber_switch(&from->pointer, to->pointer);
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(from->shadow, nullptr, nullptr);
#endif
}

/* First in start().  `own` is the thread's own stack. */
static inline void emu_fiber_begin(emu_fiber *own)
{
#if defined(__SANITIZE_ADDRESS__)
    const void *low;
    size_t size;
    __sanitizer_finish_switch_fiber(nullptr, &low, &size);
    if (own->low == nullptr) { /* the first stack comes from there */
        own->low = low;
        own->size = size;
    }
#else
    (void)own;
#endif
}

#endif
