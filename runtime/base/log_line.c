/* SPDX-License-Identifier: BSD-3-Clause */
/* Writes whole lines without ever blocking for long. */
#include "runtime/base/log_line.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { PATIENCE_MS = 100, AGAIN_MS = 1 };

/* Lines of this process dropped since the last one written. */
static unsigned dropped;

/* After poll() has reported room, another writer may fill the pipe, so the write itself must not block either.  Objects
 * without RWF_NOWAIT have no reader that could stall (files), or only poll() guards them (terminals). */
static ssize_t write_now(int fd, const char *line, size_t n)
{
    struct iovec piece = { (void *)(size_t)line, n };
    struct stat st;
    ssize_t wrote = pwritev2(fd, &piece, 1, -1, RWF_NOWAIT);
    if (wrote >= 0 || errno == EPIPE || errno == EINTR || errno == EBADF)
        return wrote;
    if (errno == EAGAIN && (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)))
        return wrote;
    return write(fd, line, n);
}

static int write_all(int fd, const char *line, size_t n, uint64_t deadline)
{
    size_t done = 0;
    while (done < n) {
        struct pollfd room = { fd, POLLOUT, 0 };
        int ready = poll(&room, 1, ferryi_deadline_ms(deadline));
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready <= 0)
            return 0;
        ssize_t wrote = write_now(fd, line + done, n - done);
        if (wrote > 0)
            done += (size_t)wrote;
        else if (wrote == 0 || (errno != EAGAIN && errno != EINTR))
            return 0;
        else if (errno == EAGAIN && (ferryi_now_ns() >= deadline || poll(NULL, 0, AGAIN_MS) > 0))
            return 0;
    }
    return 1;
}

/* The kernel sends SIGPIPE to the writing thread: block it during the write, and consume it unless it was pending
 * before. */
static int write_quietly(int fd, const char *line, size_t n, uint64_t deadline)
{
    const struct timespec at_once = { 0, 0 };
    sigset_t broken_pipe, before, pending;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
    int written = write_all(fd, line, n, deadline);
    if (!written && errno == EPIPE && !sigismember(&pending, SIGPIPE))
        while (sigtimedwait(&broken_pipe, NULL, &at_once) < 0 && errno == EINTR)
            continue;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return written;
}

int ferryi_line_write(int fd, const char *line, size_t n)
{
    FERRYI_UNCANCELLED;
    const int saved_errno = errno;
    const unsigned missing = __atomic_exchange_n(&dropped, 0, __ATOMIC_RELAXED);
    const uint64_t deadline = missing != 0 ? 0 : ferryi_deadline_after(PATIENCE_MS * UINT64_C(1000000));
    char told[96];
    int written = 1;
    if (missing != 0) {
        int length = snprintf(told, sizeof told, "ferry: %u lines were dropped here: stderr had no reader\n", missing);
        written = write_quietly(fd, told, (size_t)length, deadline);
    }
    if (!written)
        (void)__atomic_fetch_add(&dropped, missing, __ATOMIC_RELAXED);
    else
        written = write_quietly(fd, line, n, deadline);
    if (!written)
        (void)__atomic_fetch_add(&dropped, 1, __ATOMIC_RELAXED);
    errno = saved_errno;
    return written;
}
