/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LINE_H
#define FERRYI_LINE_H

#include <stddef.h>

/* Writes a line of at most PIPE_BUF bytes to fd of any kind, whole or not at all.  A broken pipe raises no SIGPIPE. For
 * a full pipe the call waits at most 100 ms, or not at all while the pipe has stayed full since such a wait.  Dropped
 * lines are counted and reported before the next line.  1: written; 0: dropped, or without a reader.  Not a
 * cancellation point.  Keeps errno. */
int ferryi_line_write(int fd, const char *line, size_t n);

#endif
