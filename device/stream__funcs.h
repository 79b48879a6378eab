/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef DEVICE_STREAM_FUNCS_H
#define DEVICE_STREAM_FUNCS_H

#include "ferry/device/host_call.h"
#include "ferry_device.h"

/* What ferry/stream.h puts into a stream, when it is no copy and no collective: one block, which does what a block of
 * the program's would.  A failure is recorded as a fault by the body itself, so nothing is handed back. */
extern "C" __global__ void __launch_bounds__(1024) ferry_stream_kernel(ferryi_host_call c)
{
    switch (c.op) {
    case FERRYI_STREAM_PUT:
        (void)ferryi_group_put(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, c.width, c.pe);
        break;
    case FERRYI_STREAM_GET:
        (void)ferryi_group_get(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, c.width, c.pe);
        break;
    case FERRYI_STREAM_PUT_SIGNAL:
        (void)ferryi_group_put_signal(FERRYI_BLOCK, (void *)c.dst, (const void *)c.src, c.n, c.width,
                                      (uint64_t *)c.signal, c.operand, (int)c.what, c.pe);
        break;
    case FERRYI_STREAM_SIGNAL: /* behind what the stream has done before, a copy engine's work too */
        if (ferryi_group_leads(FERRYI_BLOCK))
            (void)ferryi_group_put_signal(FERRYI_THREAD, NULL, NULL, 0, 1, (uint64_t *)c.signal, c.operand, (int)c.what,
                                          c.pe);
        break;
    case FERRYI_STREAM_WAIT:
        if (ferryi_group_leads(FERRYI_BLOCK))
            (void)ferry_signal_wait_until_timeout((uint64_t *)c.signal, (int)c.what, c.operand, NULL, c.timeout);
        break;
    default:
        (void)ferryi_group_quiet(FERRYI_BLOCK);
        break;
    }
}

#endif
