/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_PAYLOAD_HOST_FUNCS_H
#define FERRY_DETAIL_RING_PAYLOAD_HOST_FUNCS_H

#include "../machine/access__funcs.h"

/* The host's side of payload_gpu__funcs.h. */
#define FERRYI_WEAK_FN FERRYI_FN

FERRYI_FN void ferryi_payload_out_each(char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                       uint32_t width, uint32_t count)
{
    for (; count != 0; count--, dst += dst_stride, src += src_stride)
        ferryi_bytes_store(dst, src, width);
}
FERRYI_FN void ferryi_payload_in_each(char *dst, int64_t dst_stride, const char *src, int64_t src_stride,
                                      uint32_t width, uint32_t count)
{
    for (; count != 0; count--, dst += dst_stride, src += src_stride)
        ferryi_bytes_load(dst, src, width);
}

/* Whether each poll of a wait moves data of remote pairs, too. */
FERRYI_FN uint32_t ferryi_wait_moves_remote(const ferryi_world *w)
{
    return ferryi_ld_relaxed_u32(&w->host.remote) & FERRYI_REMOTE_MOVES;
}

/* Whether a wait yields its core. */
FERRYI_FN uint32_t ferryi_wait_yields(const ferryi_world *w)
{
    return w->host.yield;
}

/* Nonzero if each poll must look at everything: to yield the core, to issue operations that were held back, or to move
 * data of remote pairs. */
FERRYI_FN uint32_t ferryi_wait_looks_always(const ferryi_world *w)
{
    return w->host.chaos | w->host.yield | ferryi_wait_moves_remote(w);
}

#endif
