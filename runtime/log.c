/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/log.h"
#include "ferry/diag.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* A message and its terminating zero.  Longer ones end in "...". */
enum { MESSAGE_SIZE = 1024, PREFIX_SIZE = 32 };

int ferryi_log_threshold = FERRYI_LOG_ERROR;

static _Thread_local int thread_pe = -1;
static _Thread_local ferry_status last_status = FERRY_SUCCESS;
static _Thread_local char last_message[MESSAGE_SIZE] = "no call has failed on this thread";

void ferryi_log_set_threshold(int level)
{
    if (level < FERRYI_LOG_NONE)
        level = FERRYI_LOG_NONE;
    if (level > FERRYI_LOG_DEBUG)
        level = FERRYI_LOG_DEBUG;
    __atomic_store_n(&ferryi_log_threshold, level, __ATOMIC_RELAXED);
}

void ferryi_log_set_pe(int pe)
{
    thread_pe = pe < 0 ? -1 : pe;
}

/* One line of printable text: a value out of the environment must not be able to break the line or move the cursor.
 * Bytes above ASCII pass, for they are some language's letters. */
static void format_message(char text[MESSAGE_SIZE], const char *format, va_list args)
{
    int n = vsnprintf(text, MESSAGE_SIZE, format, args);

    if (n < 0)
        snprintf(text, MESSAGE_SIZE, "a message that could not be formatted: %.200s", format);
    else if (n >= MESSAGE_SIZE)
        memcpy(text + MESSAGE_SIZE - 4, "...", 4);
    for (char *c = text; *c != '\0'; c++)
        if ((unsigned char)*c < 0x20 || *c == 0x7f)
            *c = '?';
}

/* One write for one line, so that the lines of many PEs do not mix.  A stderr that takes no more is not our affair. */
static void write_line(const char *text)
{
    char line[PREFIX_SIZE + MESSAGE_SIZE + 1];
    int n = thread_pe < 0 ? snprintf(line, sizeof line, "ferry: %s\n", text)
                          : snprintf(line, sizeof line, "ferry: [pe %d] %s\n", thread_pe, text);
    size_t left = n < 0 ? 0 : (size_t)n, done = 0;

    while (done < left) {
        ssize_t wrote = write(STDERR_FILENO, line + done, left - done);
        if (wrote > 0)
            done += (size_t)wrote;
        else if (wrote == 0 || errno != EINTR)
            return;
    }
}

void ferryi_log_write(enum ferryi_log_level level, const char *format, ...)
{
    int saved_errno = errno;
    char text[MESSAGE_SIZE];
    va_list args;

    (void)level; /* the threshold was tested by the macro; the line looks the same at every level */
    va_start(args, format);
    format_message(text, format, args);
    va_end(args);
    write_line(text);
    errno = saved_errno;
}

/* Formats apart from last_message, since the arguments may quote it. */
static void remember(ferry_status status, const char *format, va_list args)
{
    char text[MESSAGE_SIZE];

    format_message(text, format, args);
    memcpy(last_message, text, strlen(text) + 1);
    last_status = status;
}

ferry_status ferryi_error(ferry_status status, const char *format, ...)
{
    int saved_errno = errno;
    va_list args;

    va_start(args, format);
    remember(status, format, args);
    va_end(args);
    if (FERRYI_LOG_ERROR <= __atomic_load_n(&ferryi_log_threshold, __ATOMIC_RELAXED))
        write_line(last_message);
    errno = saved_errno;
    return status;
}

ferry_status ferryi_error_quiet(ferry_status status, const char *format, ...)
{
    int saved_errno = errno;
    va_list args;

    va_start(args, format);
    remember(status, format, args);
    va_end(args);
    errno = saved_errno;
    return status;
}

ferry_status ferry_last_error(void)
{
    return last_status;
}

const char *ferry_last_error_message(void)
{
    return last_message;
}
