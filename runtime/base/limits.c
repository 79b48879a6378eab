/* SPDX-License-Identifier: BSD-3-Clause */
/* Which limit a failed start has met, in a sentence. */
#include "runtime/base/limits.h"
#include "runtime/base/cgroup.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

const char *ferryi_limits_of_start(int error, char text[FERRYI_LIMITS_TEXT])
{
    const int saved_errno = errno;
    struct rlimit user;
    ferryi_cgroup_limit group;
    if (error == EMFILE || error == ENFILE)
        snprintf(text, FERRYI_LIMITS_TEXT, ": raise ulimit -n");
    else if (error == ENOMEM)
        snprintf(text, FERRYI_LIMITS_TEXT, ": raise the memory limit, or ulimit -v");
    else if (error != EAGAIN)
        text[0] = '\0';
    else if (ferryi_cgroup_pids(&group) && /* near its limit: others may have ended since the kernel refused */
             group.used >= group.most - group.most / 8)
        snprintf(text, FERRYI_LIMITS_TEXT,
                 ": %s/pids.max allows %" PRIu64 " threads and processes, and %" PRIu64
                 " run: raise it (--pids-limit= of a container, TasksMax= of systemd)",
                 group.dir, group.most, group.used);
    else if (geteuid() != 0 && getrlimit(RLIMIT_NPROC, &user) == 0 && user.rlim_cur != RLIM_INFINITY)
        snprintf(text, FERRYI_LIMITS_TEXT,
                 ": this user may run %" PRIu64 " threads and processes (RLIMIT_NPROC): raise ulimit -u",
                 (uint64_t)user.rlim_cur);
    else
        snprintf(text, FERRYI_LIMITS_TEXT,
                 ": see ulimit -u, ulimit -v, kernel.threads-max, and pids.max of the control groups in "
                 "/proc/self/cgroup");
    errno = saved_errno;
    return text;
}

void ferryi_limits_raise_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur >= files.rlim_max)
        return;
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files); /* else whoever runs out of descriptors says so */
}
