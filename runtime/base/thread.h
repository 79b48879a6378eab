/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_THREAD_H
#define FERRYI_THREAD_H

#include <stdint.h>

/* ferry's data of a thread, allocated with malloc: the thread-local storage of a library that a running program opens
 * (dlopen, a plug-in, Python's ctypes) must fit in the loader's reserve for all such libraries, 1 to 2 KiB.
 * tests/build/opens_in_a_running_program.sh bounds ferry's thread-local variables. */

enum {
    FERRYI_MESSAGE_SIZE = 1024, /* a message and its terminating zero; longer ones end in "..." */
    FERRYI_COPY_BITS = 6,       /* buffers remembered, 2 to the power of this */
};

/* copy.c's record of the thread's large copies. */
typedef struct ferryi_copy_history {
    uint64_t copied;     /* bytes so far */
    unsigned n_uncached; /* copies to destinations that were not in the cache */
    float cost[2];       /* ns per KiB by each method, a running mean; 0: not known */
    struct {
        uintptr_t dest;
        uint64_t at;  /* `copied` when it was last written */
        int from_end; /* the direction of that copy */
    } recent[1 << FERRYI_COPY_BITS];
} ferryi_copy_history;

typedef struct ferryi_thread {
    char message[FERRYI_MESSAGE_SIZE]; /* the last error's; "" before the first one */
    uint32_t counted;                  /* its status, if ferry-run counts it and the program has not asked for it */
    uint64_t fault;                    /* the number of that error's fault, plus 1; 0: it has none */
    ferryi_copy_history copies;
} ferryi_thread;

/* The calling thread's; freed when the thread ends.  NULL without memory. */
ferryi_thread *ferryi_thread_get(void);

#endif
