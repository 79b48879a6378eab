/* SPDX-License-Identifier: BSD-3-Clause */
/* Preloaded into ferry-info: redirects "sys/..." and "proc/..." below / to the folder that FAKE_ROOT names, so that the
 * machine's own GPUs on the PCI bus do not appear beside those of the fake drivers. */
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define FAKE __attribute__((visibility("default")))

/* All of glibc's variants of the function: large files, fortified. */
FAKE int openat(int dir, const char *path, int flags, ...);
FAKE int openat64(int dir, const char *path, int flags, ...);
FAKE int __openat_2(int dir, const char *path, int flags);
FAKE int __openat64_2(int dir, const char *path, int flags);

static int opened(int dir, const char *path, int flags, unsigned mode)
{
    char below[PATH_MAX];
    const char *root = getenv("FAKE_ROOT");
    if (root && dir != AT_FDCWD && !(flags & O_CREAT) && (!strncmp(path, "sys/", 4) || !strncmp(path, "proc/", 5))) {
        snprintf(below, sizeof below, "%s/%s", root, path);
        path = below;
    }
    return (int)syscall(SYS_openat, dir, path, flags, mode);
}

static unsigned mode_of(int flags, va_list rest)
{
    return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, unsigned) : 0;
}

int openat(int dir, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    unsigned mode = mode_of(flags, rest);
    va_end(rest);
    return opened(dir, path, flags, mode);
}

int openat64(int dir, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    unsigned mode = mode_of(flags, rest);
    va_end(rest);
    return opened(dir, path, flags, mode);
}

int __openat_2(int dir, const char *path, int flags)
{
    return opened(dir, path, flags, 0);
}

int __openat64_2(int dir, const char *path, int flags)
{
    return opened(dir, path, flags, 0);
}
