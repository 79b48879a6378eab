/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_KERNELS_STREAM_FUNCS_H
#define FERRY_DETAIL_KERNELS_STREAM_FUNCS_H

#include "../operations/host_call.h"
#include "ferry_device.h"

/* The kernel that ferry/stream.h enqueues for calls that are no copy and no collective: one block, which acts like a
 * block of the program.  The body itself records a failure as a fault, so the kernel returns no status. */
extern "C" __global__ void __launch_bounds__(1024) ferry_stream_kernel(ferryi_host_call c)
{
    begin_without_slice();
    switch (c.op) {
    case FERRYI_STREAM_PUT:
        (void)ferryi_scope_put(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, c.width, c.pe);
        break;
    case FERRYI_STREAM_GET:
        (void)ferryi_scope_get(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, c.width, c.pe);
        break;
    case FERRYI_STREAM_P:
        if (ferryi_scope_leads(FERRYI_BLOCK))
            (void)ferryi_p_slow((void *)c.dst, c.operand, c.width, c.pe);
        break;
    case FERRYI_STREAM_PUT_SIGNAL:
        (void)ferryi_scope_put_signal(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, c.width,
                                      (uint64_t *)c.signal, c.operand, (int)c.what, c.pe);
        break;
    case FERRYI_STREAM_SIGNAL: /* after the stream's earlier work, copies by copy engines too */
        if (ferryi_scope_leads(FERRYI_BLOCK))
            (void)ferryi_scope_put_signal(FERRYI_THREAD, NULL, NULL, 0, 1, (uint64_t *)c.signal, c.operand, (int)c.what,
                                          c.pe);
        break;
    case FERRYI_STREAM_WAIT:
        if (ferryi_scope_leads(FERRYI_BLOCK)) {
            uint64_t found;
            if (c.width == 2)
                (void)ferryi_wait_half(ferryi_world_get(), (ferry_call)c.call, (const void *)c.signal, c.team,
                                       (int)c.what, c.operand, c.timeout);
            else
                (void)ferryi_wait_one(ferryi_world_get(), (ferry_call)c.call, (const void *)c.signal, c.width, c.team,
                                      (int)c.what, c.operand, &found, c.timeout);
        }
        break;
    default:
        (void)ferryi_scope_quiet(FERRYI_BLOCK);
        break;
    }
}

#endif
