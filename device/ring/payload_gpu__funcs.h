/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_PAYLOAD_GPU_FUNCS_H
#define FERRY_DETAIL_RING_PAYLOAD_GPU_FUNCS_H

#include "../machine/access__funcs.h"

/* Functions that only weak pairs need stay out of line in kernels, and small, since a kernel gets as many registers
 * as the largest function that it can reach.  On the host they are in line. */
#define FERRYI_WEAK_FN FERRYI_COLD

/* Copy `count` elements out of or into a ring, by one thread that owns or has acquired the ring's memory.  out: to
 * symmetric memory or to a ring, by whole words; in: to any memory, even a variable of the caller. */
#define FERRYI_PAYLOAD_WORDS(TYPE, STORE)                                                                              \
    for (; n - done >= sizeof(TYPE); done += sizeof(TYPE)) {                                                           \
        TYPE v = *(const TYPE *)(src + done);                                                                          \
        STORE((TYPE *)(dst + done), v);                                                                                \
    }
#define FERRYI_PAYLOAD_COPY(NAME, ST8, ST4, ST2, ST1)                                                                  \
    FERRYI_COLD void NAME##_each(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t n,       \
                                 uint32_t count)                                                                       \
    {                                                                                                                  \
        FERRYI_ROLLED                                                                                                  \
        for (; count != 0; count--, dst += dst_stride, src += src_stride) {                                            \
            uint32_t misfit = (uint32_t)((uintptr_t)dst | (uintptr_t)src), done = 0;                                   \
            if ((misfit & 7) == 0) {                                                                                   \
                FERRYI_ROLLED FERRYI_PAYLOAD_WORDS(uint64_t, ST8)                                                      \
            }                                                                                                          \
            if ((misfit & 3) == 0) {                                                                                   \
                FERRYI_ROLLED FERRYI_PAYLOAD_WORDS(uint32_t, ST4)                                                      \
            }                                                                                                          \
            if ((misfit & 1) == 0) {                                                                                   \
                FERRYI_ROLLED FERRYI_PAYLOAD_WORDS(uint16_t, ST2)                                                      \
            }                                                                                                          \
            FERRYI_ROLLED FERRYI_PAYLOAD_WORDS(uint8_t, ST1)                                                           \
        }                                                                                                              \
    }
#define FERRYI_STORE(p, v) (*(p) = (v))
FERRYI_PAYLOAD_COPY(ferryi_payload_out, ferryi_st_relaxed_u64, ferryi_st_relaxed_u32, ferryi_st_relaxed_u16,
                    ferryi_st_relaxed_u8)

FERRYI_PAYLOAD_COPY(ferryi_payload_in, FERRYI_STORE, FERRYI_STORE, FERRYI_STORE, FERRYI_STORE)

/* What a wait does besides polling, on hosts: kernels yield no core, and the service moves data for them. */
FERRYI_FN uint32_t ferryi_wait_yields(const ferryi_world *w)
{
    (void)w;
    return 0;
}
FERRYI_FN uint32_t ferryi_wait_looks_always(const ferryi_world *w)
{
    (void)w;
    return 0;
}

#endif
