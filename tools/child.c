/* SPDX-License-Identifier: BSD-3-Clause */
/* Steps that may hang run in children, which end after a time. */
#include "tools/child.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

info_machine *info_machine_create(void)
{
    info_machine *m = mmap(NULL, sizeof *m, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (m == MAP_FAILED)
        return NULL;
    info_machine_init(m);
    return m;
}

/* Polls until the child has ended (returns 1) or the time is over (0). */
static int ends_within(pid_t child, double seconds, int *status)
{
    uint64_t deadline = ferryi_now_ns() + (uint64_t)(seconds * 1e9);
    const struct timespec pause = { 0, 2000000 };
    for (;;) {
        pid_t got = waitpid(child, status, WNOHANG);
        if (got == child || (got < 0 && errno != EINTR))
            return got == child;
        if (ferryi_now_ns() > deadline)
            return 0;
        nanosleep(&pause, NULL);
    }
}

int info_in_child(info_machine *m, void (*step)(info_machine *m), double seconds, char *why, size_t size)
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child < 0) {
        snprintf(why, size, "fork: %s", strerror(errno));
        return -1;
    }
    if (child == 0) {
        int null = ferryi_fd(open("/dev/null", O_RDWR));
        if (null >= 0)
            (void)dup2(null, STDOUT_FILENO); /* only the parent prints the report */
        alarm((unsigned)seconds + 5);        /* in case the parent ends first */
        step(m);
        _exit(0);
    }
    if (!ends_within(child, seconds, &status)) {
        kill(child, SIGKILL);
        (void)ends_within(child, 2, &status); /* a child that hangs inside the kernel is left behind */
        snprintf(why, size, "no answer within %.3g s", seconds);
        return -1;
    }
    if (WIFSIGNALED(status)) {
        snprintf(why, size, "it died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
        return -1;
    }
    if (WEXITSTATUS(status) != 0) {
        snprintf(why, size, "it ended with status %d", WEXITSTATUS(status));
        return -1;
    }
    return 0;
}
