/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_STATICS_H
#define FERRYI_STATICS_H

#include "runtime/state/world.h"

/* A program's globals as symmetric memory (host space).
 *
 * The pages of the program's .data and .bss are moved onto a memfd, contents kept, at the addresses they have.  Each PE
 * maps the same memfd a second time, in front of its heap's address range, and so does every peer that may load and
 * store there.  Calls use these second addresses, so that a global is part of the heap for them: a call replaces a
 * global's address once, when it checks its arguments (ferryi_addr_check).  Position-independent programs may have
 * other addresses on each PE: only their layout must be the same, which is checked.
 *
 * Conditions of the move: no other thread writes to globals during the process's first ferry_init (such a write may be
 * lost), and no device has pinned their pages.  Signals are blocked.  Debuggers, core dumps and AddressSanitizer work
 * as before, since addresses stay; ThreadSanitizer takes the two addresses for two words.  A child of fork() gets a
 * copy, as without ferry. */

enum ferryi_statics_mode { FERRYI_STATICS_AUTO, FERRYI_STATICS_NONE, FERRYI_STATICS_EXE, FERRYI_STATICS_ALL };

/* ---- The process: statics_map.c. */

/* Moves the program's data, and with `all` that of shared libraries too, once per process: later calls return the same
 * result.  _UNSUPPORTED, _NO_MEMORY, _SYSTEM, without a log line. ferry_finalize does not undo it. */
ferry_status ferryi_statics_move(int all, ferryi_chunk *chunk, uint64_t *digest);
/* The memfd offset of a range of the program's data.  1: all of it lies there; 0 else. */
int ferryi_statics_offset(const void *addr, size_t n, uint64_t *offset);
/* Address and length of the part that starts at offset 0. */
uint64_t ferryi_statics_first(uint64_t *addr);
/* The program's own address of this offset; NULL: none. */
const void *ferryi_statics_address(uint64_t offset);
/* The kind of object at addr, moved or not. */
enum ferryi_statics_kind {
    FERRYI_STATICS_NO_GLOBAL,
    FERRYI_STATICS_PROGRAM,
    FERRYI_STATICS_LIBRARY,
    FERRYI_STATICS_CONSTANT
};
enum ferryi_statics_kind ferryi_statics_kind_of(const void *addr);

/* Two calls around a fork (fork.c): the first makes the child's copy and holds the lock until the second. */
void ferryi_statics_before_fork(void);
void ferryi_statics_after_fork(int in_child);

/* ---- A global's name, "name" or "name + 8", or its object: statics_name.c. */

void ferryi_statics_name(const void *addr, char *text, size_t size);

/* ---- A PE: statics.c. */

/* Moves globals as FERRY_STATIC says; called before anything else is started. */
ferry_status ferryi_statics_open(ferryi_pe *pe);
/* Decides on or off, the same on all PEs. infos: those of all PEs, `stride` bytes apart. */
ferry_status ferryi_statics_decide(ferryi_pe *pe, const ferryi_statics_info *infos, size_t stride);

/* The address that calls use for addr: addr itself in the heap, the second address of a global; NULL: neither. */
void *ferryi_statics_resolve(const ferryi_world *w, const void *addr, size_t n);
/* Adds to a fault's sentence the global that it concerns and why a global is not symmetric.  Empty: nothing to add. */
void ferryi_statics_explain(const ferryi_world *w, const ferry_fault *fault, char *text, size_t size);

#endif
