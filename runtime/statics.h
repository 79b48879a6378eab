/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_STATICS_H
#define FERRYI_STATICS_H

#include "runtime/world.h"

/* A program's globals as symmetric memory (host space).
 *
 * The pages of the program's .data and .bss are moved onto a memfd, contents kept, at the addresses they have.  Each PE
 * maps the same memfd a second time, in front of its heap's address range, and so does every peer that may load and
 * store there.  These second addresses are what all calls work with, so that a global is to them a piece of the heap:
 * ferryi_own() replaces a global's address, once, where a call checks its arguments.  Programs may be
 * position-independent and lie at other addresses on each PE: only their layout must be the same, which is checked.
 *
 * What may happen at the time: no other thread writes to globals while the first ferry_init of a process runs (such a
 * write may be lost); no device has pinned their pages.  Signals are held back.  What is seen later: debuggers, core
 * dumps and AddressSanitizer, since addresses stay; ThreadSanitizer takes the two addresses for two words.  A child of
 * fork() gets a copy, as it would without ferry. */

enum ferryi_statics_mode { FERRYI_STATICS_AUTO, FERRYI_STATICS_NONE, FERRYI_STATICS_EXE, FERRYI_STATICS_ALL };

/* ---- The process: statics_map.c. */

/* Moves the program's data, and with `all` that of shared libraries too, once a process: later calls give the same.
 * _UNSUPPORTED, _NO_MEMORY, _SYSTEM, without a log line.  Not undone: the data stays where it is when ferry_finalize
 * returns. */
ferry_status ferryi_statics_move(int all, ferryi_chunk *chunk, uint64_t *digest);
/* Where a range of the program's data lies in the memfd.  1: it does, as a whole; 0 else. */
int ferryi_statics_offset(const void *addr, size_t n, uint64_t *offset);
/* The part that starts at offset 0: its own address, and how long it is. */
uint64_t ferryi_statics_first(uint64_t *addr);
/* The program's own address of it; NULL: none. */
const void *ferryi_statics_address(uint64_t offset);
/* What addr is to the program, moved or not. */
enum ferryi_statics_kind {
    FERRYI_STATICS_NO_GLOBAL,
    FERRYI_STATICS_PROGRAM,
    FERRYI_STATICS_LIBRARY,
    FERRYI_STATICS_CONSTANT
};
enum ferryi_statics_kind ferryi_statics_kind_of(const void *addr);

/* ---- Its name, "name" or "name + 8", or where it is: statics_name.c. */

void ferryi_statics_name(const void *addr, char *text, size_t size);

/* ---- A PE: statics.c. */

/* What the PEs compare. */
typedef struct ferryi_statics_card {
    uint64_t size, digest;
    uint32_t mode, pad;
} ferryi_statics_card;

/* By FERRY_STATIC, before anything else is started. */
ferry_status ferryi_statics_open(ferryi_pe *pe, ferryi_statics_card *mine);
/* On or off, alike on all PEs.  cards: of all PEs, `stride` bytes apart. */
ferry_status ferryi_statics_settle(ferryi_pe *pe, const ferryi_statics_card *cards, size_t stride);

/* The address by which calls know addr: addr itself in the heap, a global's second address; NULL: neither. */
void *ferryi_statics_own(const ferryi_world *w, const void *addr, size_t n);
/* What more is to be said of a fault: which global it concerns, and why a global is not symmetric.  Empty: nothing. */
void ferryi_statics_explain(const ferryi_world *w, const ferry_fault *fault, char *text, size_t size);

#endif
