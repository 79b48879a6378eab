/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_MARK_H
#define FERRYI_MARK_H

/* NVTX annotations for Nsight, in the domain "ferry": host calls that use the GPU are ranges of their thread; threads
 * and streams have names.  Off unless FERRY_NVTX is on and NVTX's headers were there at build time. */

extern int ferryi_nvtx_is_on; /* 1: on.  Set by ferry_init of any PE of the process */

void ferryi_nvtx_open(void);
void ferryi_nvtx_push(const char *name);
void ferryi_nvtx_pop(void);
/* Names the calling thread "what of PE pe". */
void ferryi_nvtx_thread(const char *what, int pe);
/* stream: a CUstream. */
void ferryi_nvtx_stream(void *stream, const char *name);

static inline void ferryi_nvtx_begin(const char *name)
{
    if (__builtin_expect(ferryi_nvtx_is_on, 0))
        ferryi_nvtx_push(name);
}
static inline void ferryi_nvtx_end(void)
{
    if (__builtin_expect(ferryi_nvtx_is_on, 0))
        ferryi_nvtx_pop();
}

#endif
