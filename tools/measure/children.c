/* SPDX-License-Identifier: BSD-3-Clause */
/* Children that do the work, and the parent that watches them. */
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "tools/measure/measure.h"
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>

int mt_fail(mt_shared *s, int me, const char *format, ...)
{
    mt_child *child = &s->child[me];
    va_list args;
    va_start(args, format);
    if (!child->why[0])
        (void)vsnprintf(child->why, sizeof child->why, format, args);
    va_end(args);
    return -1;
}

int mt_cu_fail(mt_shared *s, int me, const info_cu *cu, int result, const char *what)
{
    const char *name = NULL;
    if (result == 0)
        return 0;
    if (result < 0 || cu->error_name == NULL || cu->error_name((CUresult)result, &name) != 0 || name == NULL)
        name = result < 0 ? "the driver has no such function" : "an error without a name";
    (void)mt_fail(s, me, "%s: %s (%d)", what, name, result);
    return result;
}

static void start(mt_shared *s, int i, int (*body)(mt_shared *s, int me), pid_t parent)
{
    mt_child *child = &s->child[i];
    memset(child, 0, sizeof *child);
    const pid_t pid = fork(); /* the child shares the memory: only the parent notes the number */
    if (pid == 0) {
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent)
            _exit(2); /* the parent had ended before */
        const int null = ferryi_fd(open("/dev/null", O_RDWR | O_CLOEXEC));
        if (null >= 0) {
            (void)dup2(null, STDIN_FILENO);
            (void)dup2(null, STDOUT_FILENO); /* only the parent reports */
        }
        _exit(body(s, i) == 0 ? 0 : 3);
    }
    child->pid = pid;
    if (pid < 0) {
        child->result = mt_fail(s, i, "fork: %s", strerror(errno));
        child->gone = 1;
    }
}

static void child_ends(mt_shared *s, int i, int status, const char *killed)
{
    mt_child *child = &s->child[i];
    child->gone = 1;
    if (killed != NULL)
        child->result = mt_fail(s, i, "%s", killed);
    else if (WIFSIGNALED(status))
        child->result =
            mt_fail(s, i, "its process died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
    else if (WEXITSTATUS(status) != 0)
        child->result = mt_fail(s, i, "its process ended with status %d", WEXITSTATUS(status));
}

int mt_run(mt_shared *s, int n, int (*body)(mt_shared *s, int me), void (*progress)(const mt_shared *s))
{
    const struct timespec nap = { 0, 2000000 };
    /* A child beats while it waits; only one that is stuck in a call does not. */
    const uint64_t stuck = 2 * s->options.patience_ns + 30000000000u;
    static const char hangs[] = "a call of the driver does not return; its process was killed";
    uint32_t beats[MT_GPUS] = { 0 };
    uint64_t since[MT_GPUS], killed[MT_GPUS] = { 0 };
    const pid_t parent = getpid();
    int failed = 0;
    fflush(NULL);
    for (int i = 0; i < n; i++) {
        start(s, i, body, parent);
        since[i] = ferryi_now_ns();
    }
    for (int left = 1; left > 0;) {
        left = 0;
        for (int i = 0; i < n; i++) {
            mt_child *child = &s->child[i];
            int status = 0;
            if (child->gone)
                continue;
            const pid_t got = waitpid(child->pid, &status, WNOHANG);
            const uint32_t beat = __atomic_load_n(&child->beats, __ATOMIC_RELAXED);
            const uint64_t now = ferryi_now_ns();
            if (got == child->pid || (got < 0 && errno != EINTR)) {
                child_ends(s, i, status, killed[i] != 0 ? hangs : NULL);
                continue;
            }
            left++;
            if (beat != beats[i]) {
                beats[i] = beat;
                since[i] = now;
            }
            if (killed[i] == 0 && now - since[i] > stuck) {
                killed[i] = now;
                (void)kill(child->pid, SIGKILL);
            } else if (killed[i] != 0 && now - killed[i] > 3000000000u) { /* the kernel does not let it go */
                child_ends(s, i, 0, hangs);
            }
        }
        if (progress != NULL)
            progress(s);
        if (left > 0)
            nanosleep(&nap, NULL);
    }
    for (int i = 0; i < n; i++)
        failed |= s->child[i].result != 0;
    return failed ? -1 : 0;
}
