/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_COMMAND_LINE_H
#define FERRY_TOOLS_COMMAND_LINE_H

/* What ferry-info and its commands share about their command lines and files.  INFO_COMMAND is defined before: the
 * name of the command in messages. */

#include "runtime/base/fd.h"
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the exit status of a command that was called wrongly, or could not do its work. */
static inline int refuse(const char *what, const char *why)
{
    fprintf(stderr, INFO_COMMAND ": %s: %s\n", what, why);
    return 2;
}

/* A whole number, with K, M or G after it; 0: it is none, or out of the range. */
static inline int whole(const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
    char *end;
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 10);
    const int shift = *end == 'K' ? 10 : *end == 'M' ? 20 : *end == 'G' ? 30 : 0;
    if (text[0] < '0' || text[0] > '9' || errno != 0 || end[shift != 0] != '\0' || number > UINT64_MAX >> shift)
        return 0;
    *value = (uint64_t)number << shift;
    return *value >= least && *value <= most;
}

/* The value of --timeout: -1 to go on, else the exit status. */
static inline int patience_of(const char *text, double *seconds)
{
    char *end;
    *seconds = strtod(text, &end);
    return *end == '\0' && *seconds >= 0.1 && *seconds <= 3600 ? -1
                                                               : refuse(text, "--timeout takes seconds, 0.1 to 3600");
}

/* A new file, or NULL with errno; file_end() closes it and returns 0, or the exit status. */
static inline FILE *file_begin(const char *path)
{
    const int fd = ferryi_fd(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    return fd >= 0 ? fdopen(fd, "w") : NULL;
}
static inline int file_end(FILE *out, const char *path)
{
    const int bad = ferror(out) != 0;
    return fclose(out) != 0 || bad ? refuse(path, strerror(errno)) : 0;
}

#endif
