/* SPDX-License-Identifier: BSD-3-Clause */
/* Output with the PE's number before each line: one process per PE copies it and ends with the PE's output. */
#include "launcher/run.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct stream {
    int from, to;
    size_t used;
    char line[4096];
} stream;

/* One write per line, so that the lines of several PEs do not mix. */
static void write_line(int pe, int to, const char *line, size_t length)
{
    char text[sizeof((stream *)0)->line + 32];
    size_t n = (size_t)snprintf(text, 32, "[%d] ", pe), done = 0;
    memcpy(text + n, line, length);
    n += length;
    if (text[n - 1] != '\n')
        text[n++] = '\n';
    while (done < n) {
        ssize_t wrote = write(to, text + done, n - done);
        if (wrote < 0 && errno != EINTR)
            return; /* no reader: drop the line, the PE goes on */
        done += wrote > 0 ? (size_t)wrote : 0;
    }
}

/* 0: the PE has closed it. */
static int carry(int pe, stream *s)
{
    ssize_t got = read(s->from, s->line + s->used, sizeof s->line - s->used);
    if (got < 0 && errno == EINTR)
        return 1;
    s->used += got > 0 ? (size_t)got : 0;
    char *begin = s->line, *end;
    size_t left = s->used;
    while ((end = memchr(begin, '\n', left)) != NULL) {
        write_line(pe, s->to, begin, (size_t)(end + 1 - begin));
        left -= (size_t)(end + 1 - begin);
        begin = end + 1;
    }
    memmove(s->line, begin, left);
    s->used = left;
    if (left > 0 && (got <= 0 || left == sizeof s->line)) {
        write_line(pe, s->to, s->line, left);
        s->used = 0;
    }
    return got > 0;
}

static void carry_all(int pe, int out, int err)
{
    static stream streams[2];
    struct pollfd look[2] = { { .fd = out, .events = POLLIN }, { .fd = err, .events = POLLIN } };
    for (int i = 0; i < 2; i++)
        streams[i] = (stream){ .from = look[i].fd, .to = i + 1 };
    while (look[0].fd >= 0 || look[1].fd >= 0)
        for (int i = poll(look, 2, -1) < 0 ? 2 : 0; i < 2; i++)
            if (look[i].fd >= 0 && look[i].revents != 0 && !carry(pe, &streams[i]))
                look[i].fd = -1;
}

int run_label(int pe, int out[2])
{
    int one[2], two[2];
    if (ferryi_fd_pipe(one, 0) != 0)
        return -1;
    if (ferryi_fd_pipe(two, 0) != 0)
        goto err_one;
    pid_t pid = fork();
    if (pid == 0) {
        close(one[1]);
        close(two[1]);
        carry_all(pe, one[0], two[0]);
        _exit(0);
    }
    close(one[0]);
    close(two[0]);
    out[0] = one[1];
    out[1] = two[1];
    if (pid > 0)
        return 0;
    close(two[1]);
    close(one[1]);
    return -1;

err_one:
    close(one[0]);
    close(one[1]);
    return -1;
}
