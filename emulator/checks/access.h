/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_ACCESS_H
#define FERRYI_ACCESS_H

/* Loads and stores of instrumented code, told to whoever watches the memory.
 *
 * A compiler with -fsanitize=thread puts a call of __tsan_read4() and the like before each access.  libferry-access.so,
 * in the folder of ferry's plug-ins, defines these functions; ThreadSanitizer's own library is never linked.  It knows
 * neither GPUs nor PEs: others register with it.
 *
 *   the emulated driver  links it, and learns of each access of a kernel's threads (ferryi_access_turn) and of the
 *                        host's accesses to GPU memory (ferryi_access_watch)
 *   ferry-run --check    finds it in the process by dlsym(RTLD_DEFAULT, "ferryi_access_watch"), and watches the
 *                        symmetric heap; a NULL means that the program is not instrumented
 *
 * Flags for sources (gcc 11 and later; -g1 for lines):
 *   -g1 -fsanitize=thread --param=tsan-distinguish-volatile=1 --param=tsan-instrument-func-entry-exit=0
 * (clang: -mllvm -tsan-distinguish-volatile=1 -mllvm -tsan-instrument-func-entry-exit=0), and for the link, which has
 * no -fsanitize=thread, because that would add ThreadSanitizer's library: -lferry-access
 * -Wl,--wrap=memcpy,--wrap=memmove,--wrap=memset gcc calls these three without telling; --wrap makes the program's own
 * calls of them known, and --wrap=malloc, free and the operators of new and delete those of kernels.
 * -fsanitize=alignment makes accesses known whose address does not fit their type, which on the host are none.
 *
 * An access outside of all that is watched costs a call and two comparisons. */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define FERRYI_ACCESS_TLS thread_local
#else
#define FERRYI_ACCESS_TLS _Thread_local
#endif
#define FERRYI_ACCESS_API __attribute__((visibility("default")))

/* What an access is: a set of these.  A read-modify-write is FERRYI_ACCESS_WRITE and FERRYI_ACCESS_ATOMIC and
 * FERRYI_ACCESS_READ.  Of memmove and memcpy each side is an access of its own. */
enum {
    FERRYI_ACCESS_READ = 1,
    FERRYI_ACCESS_WRITE = 2,
    FERRYI_ACCESS_ATOMIC = 4,
    FERRYI_ACCESS_VOLATILE = 8,
    FERRYI_ACCESS_BLOCK = 16,  /* of any length: memcpy(), a structure */
    FERRYI_ACCESS_KERNEL = 32, /* by a thread of an emulated kernel */
    FERRYI_ACCESS_COPY = 64,   /* by a copy engine: of a copy that the host has asked for at pc */
    FERRYI_ACCESS_SET = 128,   /* likewise, of a set */
};

/* Called by the accessing thread immediately before the access.  at, size: bytes; what: the set above; pc: the return
 * address of the call beside the access, for ferryi_access_line().  The function may call anything but must not wait
 * for another thread's access; its own accesses are not told. */
typedef void ferryi_access_fn(void *context, uintptr_t at, size_t size, unsigned what, const void *pc);

/* A user of this library: the emulator, the checker. */
enum ferryi_access_user { FERRYI_ACCESS_EMULATOR, FERRYI_ACCESS_CHECKER, FERRYI_ACCESS_USERS };

/* Sets who is called for the ranges of a user; NULL: nobody any more. */
FERRYI_ACCESS_API void ferryi_access_observe(enum ferryi_access_user user, ferryi_access_fn *seen, void *context);

/* Watches size bytes from at on: accesses of any instrumented code that touch one of these bytes are told, also those
 * of emulated kernels.  Ranges of one user do not overlap; those of two users may.  Returns 0; -1 and does nothing: no
 * memory, or size is 0, or the range overlaps with another one of this user. */
FERRYI_ACCESS_API int ferryi_access_watch(enum ferryi_access_user user, const void *at, size_t size);
/* Ends the watch that began at this address.  Returns 0; -1: none did.  An access that is being told is told to its
 * end. */
FERRYI_ACCESS_API int ferryi_access_unwatch(enum ferryi_access_user user, const void *at);

/* For the emulated runtime: a copy engine is about to access these bytes, when its stream has come to the copy.  Users
 * other than the emulator are told.  what: FERRYI_ACCESS_READ or FERRYI_ACCESS_WRITE, and FERRYI_ACCESS_COPY or
 * FERRYI_ACCESS_SET. */
FERRYI_ACCESS_API void ferryi_access_engine(const void *at, size_t size, unsigned what, const void *pc);

/* Whether any code of this process is instrumented. */
FERRYI_ACCESS_API int ferryi_access_is_used(void);

/* Writes where code is, "reduce.cu:31", into text, and returns 1.  Returns 0 if the module has no debug information or
 * no addr2line is installed; text is then "./reduce+0x1234 (no line: compile with -g1)" or says the other cause.  pc: a
 * return address, as a ferryi_access_fn and __builtin_return_address(0) have it.  Asks addr2line, once for each pc: for
 * errors only, and not while a lock of the caller's is held that a fork would need. */
FERRYI_ACCESS_API int ferryi_access_line(const void *pc, char *text, size_t size);
/* 1 if the code itself is ferry's or the emulator's, in a header that the program has included: then an error is none
 * of the program's.  Atomics and the like, which act on its pointers, are the program's. */
FERRYI_ACCESS_API int ferryi_access_is_own(const void *pc);
/* The variable at this address, "`tile`+12", and its size, by the symbols of the module that
 * holds it or, for a thread-local variable, that holds it for the calling thread.  Returns 1; 0: none is known, and
 * nothing is set. */
FERRYI_ACCESS_API int ferryi_access_variable(uintptr_t at, char *text, size_t size, size_t *bytes);
/* Calls each() for the variables of the module whose thread-local memory begins at this address, for the calling
 * thread: their names as the linker has them, and where they are in that memory, or in the module.  Returns 1; 0: the
 * module has no names. */
typedef void ferryi_access_symbol_fn(void *context, const char *name, size_t offset, size_t size, int is_thread_local);
FERRYI_ACCESS_API int ferryi_access_symbols(uintptr_t at, ferryi_access_symbol_fn *each, void *context);
/* Writes who calls: "thread (3,0,0) of block (0,0,0) of kernel f on GPU 0", or "the host". */
FERRYI_ACCESS_API void ferryi_access_who(char *text, size_t size);

/* libferry calls this for each block of the symmetric heap that it gives out; size 0: it takes the block back, or gives
 * it another size. */
FERRYI_ACCESS_API void ferryi_access_block(const void *at, size_t size);
/* Who is told: the emulated driver, since it is loaded. */
FERRYI_ACCESS_API void ferryi_access_tell_blocks(void (*told)(const void *at, size_t size));

/* ---- For the emulator: a thread's turn as a thread of a kernel.
 *
 * While seen is not NULL, all accesses of this system thread are told to it, except those to the stack_size bytes from
 * stack on: the CUDA thread's own local memory.  A fence is told as FERRYI_ACCESS_ATOMIC alone, of no byte.  who()
 * writes what ferryi_access_who() says. */
struct ferryi_access_turn {
    uintptr_t stack;
    size_t stack_size;
    ferryi_access_fn *seen;
    void *context;
    void (*who)(char *text, size_t size);
    void *(*allocate)(size_t size); /* malloc and new of a kernel; NULL: the system's */
    void (*release)(void *p);
    /* An access whose address is no multiple of its type's alignment. */
    void (*misaligned)(void *context, uintptr_t at, size_t alignment, unsigned what, const void *pc);
};
extern FERRYI_ACCESS_API FERRYI_ACCESS_TLS struct ferryi_access_turn ferryi_access_turn
    __attribute__((tls_model("initial-exec")));

#ifdef __cplusplus
}
#endif
#endif
