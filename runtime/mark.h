/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_MARK_H
#define FERRYI_MARK_H

/* Marks for Nsight (NVTX, in a domain "ferry"): calls of the host that use the GPU are ranges of their thread, and
 * threads and streams have names.  Off unless FERRY_NVTX is on; without NVTX's headers there are none. */

extern int ferryi_marks; /* 1: on.  Set at init, by any PE of the process */

void ferryi_mark_open(void);
void ferryi_mark_push(const char *name);
void ferryi_mark_pop(void);
/* The calling thread's name. */
void ferryi_mark_thread(const char *what, int pe);
/* stream: a CUstream. */
void ferryi_mark_stream(void *stream, const char *name);

static inline void ferryi_mark_begin(const char *name)
{
    if (__builtin_expect(ferryi_marks, 0))
        ferryi_mark_push(name);
}
static inline void ferryi_mark_end(void)
{
    if (__builtin_expect(ferryi_marks, 0))
        ferryi_mark_pop();
}

#endif
