/* SPDX-License-Identifier: BSD-3-Clause */
/* Launches of kernels, observed.  A kernel of the host space may run inside ferry_launch_wait(), so that its calls
 * begin and end between that call's begin and end. */
#include "observe/observe.h"

static const void *address_of(ferry_kernel kernel)
{
    const void *address;
    memcpy(&address, &kernel, sizeof address);
    return address;
}

ferry_status ferry_launch(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block, const void *args,
                          size_t args_size)
{
    FERRYI_OBSERVE(ferry_status, ferry_launch, "ferry_launch", (kernel, n_blocks, threads_per_block, args, args_size),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_LAUNCH, e.object = address_of(kernel),
                   e.n_blocks = n_blocks, e.n_threads = threads_per_block);
}

ferry_status ferry_launch_on_stream(ferry_kernel kernel, unsigned n_blocks, unsigned threads_per_block,
                                    const void *args, size_t args_size, ferry_stream stream)
{
    FERRYI_OBSERVE(ferry_status, ferry_launch_on_stream, "ferry_launch_on_stream",
                   (kernel, n_blocks, threads_per_block, args, args_size, stream), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_LAUNCH, e.flags = FERRYI_EVENT_ON_STREAM, e.stream = stream,
                   e.object = address_of(kernel), e.n_blocks = n_blocks, e.n_threads = threads_per_block);
}

ferry_status ferry_launch_wait(void)
{
    FERRYI_OBSERVE(ferry_status, ferry_launch_wait, "ferry_launch_wait", (), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_LAUNCH_WAIT);
}

ferry_status ferry_launch_wait_timeout(uint64_t timeout_ns)
{
    FERRYI_OBSERVE(ferry_status, ferry_launch_wait_timeout, "ferry_launch_wait_timeout", (timeout_ns),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_LAUNCH_WAIT, e.flags = FERRYI_EVENT_TIMED);
}
