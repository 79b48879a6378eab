/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_ACCESS_WATCH_H
#define EMU_ACCESS_WATCH_H

#include "access.h"
#include "access_areas.h"
#include "access_check.h"
#include "race.h"
#include <string>
#include <vector>

/* Between the parts of the checks: access_check.cc sees each access, access_shared.cc knows shared memory,
 * access_report.cc writes the sentences. */

/* Shared memory: the thread-local variables of a module, or what a launch has asked for.  A system thread runs one
 * block at a time. */
struct emu_shared {
    uintptr_t at, size;
    emu_touch *words;         /* EMU_SHARED_TOUCHES for each 4 bytes; NULL: races are not checked */
    const unsigned char *use; /* EMU_USE_* of each byte; NULL: unknown */
    bool is_dynamic;
};
enum { EMU_SHARED_MOST = 32 };
enum { EMU_USE_NONE, EMU_USE_VARIABLE, EMU_USE_QUIET };

/* What a system thread has.  Never destroyed, since others look at it, under the lock of access_shared.cc. */
struct emu_runner {
    emu_shared shared[EMU_SHARED_MOST];
    unsigned n;
    emu_watch *watch; /* NULL: between blocks */
};

struct emu_watch {
    emu_race_block race;
    const ferryi_emu_kernel *kernel;
    int device;
    dim3 blocks, threads;
    unsigned number, lane;
    emu_runner *self;
    emu_shared *last; /* that an access was in */
    /* The area of global memory that code at an address has touched last: mostly it touches that one again. */
    struct site {
        unsigned version; /* of the areas */
        uintptr_t at, size;
        emu_touch *words;
    } sites[256];
    unsigned areas_version; /* as of the last access */
    std::vector<std::pair<uintptr_t, size_t>> stacks;
    /* A volatile read learns what was written before it, and it is told before it reads: it learns again at the next
     * access. */
    const emu_touch *late;
    /* A write that races with a write of the same value is none: nobody can tell.  The next access, or turn, sees what
     * this one has stored. */
    struct {
        bool is_there;
        uintptr_t at;
        size_t size;
        char old[16];
        std::string text;
        const void *pc;
    } doubt;
};

/* The calling thread's; its block begins (w) or has ended (NULL). */
emu_runner *emu_this_runner(void);
void emu_runner_has(emu_runner *r, emu_watch *w);
void emu_runner_adds(emu_runner *r, const void *at, size_t size);
/* The shared memory of this thread with this byte; NULL: none. */
emu_shared *emu_shared_of(emu_runner *r, uintptr_t at);
/* "shared memory `tile`+12" */
std::string emu_shared_text(const emu_shared *s, uintptr_t at);
/* Whose local or shared memory, of another thread or block, the address is; "": nobody's. */
std::string emu_neighbours_text(const emu_watch *w, uintptr_t at);

/* Sentences. */
std::string emu_line_text(const void *pc);
std::string emu_bytes_text(size_t n);
std::string emu_race_text(const emu_watch *w, const emu_race &race, size_t size, unsigned what,
                          const std::string &where, const void *pc);
/* An access to what is none of the kernel's memory. */
void emu_report_stranger(emu_watch *w, uintptr_t at, size_t size, unsigned what, const void *pc);
/* An access whose address is no multiple of what its type asks for. */
void emu_report_misaligned(const emu_watch *w, uintptr_t at, size_t alignment, unsigned what, const void *pc);
/* An access to shared memory between or behind the variables. */
void emu_report_gap(emu_watch *w, const emu_shared *s, uintptr_t at, size_t size, unsigned what, const void *pc);

#endif
