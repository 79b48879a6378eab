/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_FD_H
#define FERRYI_FD_H

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

/* Every descriptor that ferry makes or receives passes through here, so that none is 0, 1 or 2.  A program may have
 * closed these; a later print would then write into ferry's object, for example into a heap's memory.
 * tests/unit/descriptors_pass_one_place.sh looks for calls that bypass it. */
enum { FERRYI_FD_LEAST = 3 };

/* Takes the result of open() or the like, -1 too.  Returns fd, or the number to which a low one was moved
 * (close-on-exec); -1 and fd closed when no descriptor is left.  Keeps errno on success. */
static inline int ferryi_fd(int fd)
{
    if (fd < 0 || fd >= FERRYI_FD_LEAST)
        return fd;
    int saved_errno = errno, high = fcntl(fd, F_DUPFD_CLOEXEC, FERRYI_FD_LEAST);
    if (high >= 0)
        errno = saved_errno;
    saved_errno = errno;
    close(fd);
    errno = saved_errno;
    return high;
}

/* Moves both ends; -1: no descriptor is left, and both are closed. */
static inline int ferryi_fd_both(const int low[2], int end[2])
{
    end[0] = ferryi_fd(low[0]);
    end[1] = ferryi_fd(low[1]);
    if (end[0] >= 0 && end[1] >= 0)
        return 0;
    for (int i = 0; i < 2; i++, end[i - 1] = -1)
        if (end[i] >= 0)
            close(end[i]);
    errno = EMFILE;
    return -1;
}

/* pipe2(2) with O_CLOEXEC and flags. */
static inline int ferryi_fd_pipe(int end[2], int flags)
{
    int low[2];
    return pipe2(low, O_CLOEXEC | flags) == 0 ? ferryi_fd_both(low, end) : -1;
}

/* Two connected sockets for datagrams, close-on-exec. */
static inline int ferryi_fd_datagrams(int end[2])
{
    int low[2];
    return socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, low) == 0 ? ferryi_fd_both(low, end) : -1;
}

/* A file to read, or NULL. */
static inline FILE *ferryi_fd_read(const char *path)
{
    int fd = ferryi_fd(open(path, O_RDONLY | O_CLOEXEC));
    FILE *in = fd >= 0 ? fdopen(fd, "r") : NULL;
    if (fd >= 0 && in == NULL)
        close(fd);
    return in;
}

/* For ferry's own programs, at the start of main(): fills closed descriptors 0 to 2, so that nothing else gets these
 * numbers.  Reading and writing them still fails, in programs started by exec too. */
static inline void ferryi_fd_fill_low(void)
{
    int fd;
    do
        fd = open("/", O_PATH | O_CLOEXEC);
    while (fd >= 0 && fd < FERRYI_FD_LEAST);
    if (fd >= 0)
        close(fd);
}

#endif
