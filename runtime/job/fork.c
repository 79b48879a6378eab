/* SPDX-License-Identifier: BSD-3-Clause */
/* fork().  A child has a PE's memory, descriptors and number, but it is not a PE.  The child forgets the PE, so that
 * the first check of every call refuses the call, and the child's end does not end the PE.  The hooks hold all lower
 * locks during the fork, so that the child finds their state consistent. */
#include "runtime/job/fork.h"
#include "runtime/base/log.h"
#include "runtime/calls/launch.h"
#include "runtime/gpu/gpu.h"
#include "runtime/memory/statics.h"
#include "runtime/state/world.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int failed;

static void before(void)
{
    ferryi_world_before_fork();
    ferryi_launch_before_fork();
    ferryi_gpu_table.before_fork();
    ferryi_statics_before_fork(); /* last: it copies the results of the calls above */
}

static void after_in_parent(void)
{
    ferryi_statics_after_fork(0);
    ferryi_gpu_table.after_fork();
    ferryi_launch_after_fork();
    ferryi_world_after_fork(0);
}

static void after_in_child(void)
{
    ferryi_statics_after_fork(1); /* first: libferry may be among the program's globals, which the parent shares */
    ferryi_gpu_table.after_fork();
    ferryi_launch_after_fork();
    ferryi_world_after_fork(1);
}

static void watch(void)
{
    failed = pthread_atfork(before, after_in_parent, after_in_child);
}

ferry_status ferryi_fork_watch(void)
{
    pthread_once(&once, watch);
    return failed ? ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for a fork handler: raise the memory limit")
                  : FERRY_SUCCESS;
}
