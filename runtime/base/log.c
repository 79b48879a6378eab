/* SPDX-License-Identifier: BSD-3-Clause */
/* Formats messages, keeps each thread's last error, and calls the hooks of other libraries. */
#include "runtime/base/log.h"
#include "ferry/diag.h"
#include "runtime/base/log_line.h"
#include "runtime/base/log_repeats.h"
#include "runtime/base/run_report.h"
#include "runtime/base/thread.h"
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MESSAGE_SIZE = FERRYI_MESSAGE_SIZE, PREFIX_SIZE = 32, NOTE_SIZE = 64 };

int ferryi_log_threshold = FERRYI_LOG_ERROR;

static void (*message_hook)(ferry_status status, char *text, size_t size);
static void (*on_refusal)(ferry_status status);
static void (*on_asked)(uint64_t seq, ferry_status status);

static _Thread_local int thread_pe = -1;
static _Thread_local ferry_status last_status = FERRY_SUCCESS;

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
    (void)ferryi_thread_get(); /* allocated now, so that an out-of-memory error finds room for its text */
}

/* Makes one line of printable text: a value from the environment must not break the line or move the cursor.  Bytes
 * above ASCII pass: they may be letters. */
static void format_message(ferry_status status, char text[MESSAGE_SIZE], const char *format, va_list args)
{
    int n = vsnprintf(text, MESSAGE_SIZE, format, args);

    if (n < 0)
        snprintf(text, MESSAGE_SIZE, "a message that could not be formatted: %.200s", format);
    else if (n >= MESSAGE_SIZE)
        memcpy(text + MESSAGE_SIZE - 4, "...", 4);
    for (char *c = text; *c != '\0'; c++)
        if ((unsigned char)*c < 0x20 || *c == 0x7f)
            *c = '?';
    if (message_hook != NULL)
        message_hook(status, text, MESSAGE_SIZE);
}

void ferry_set_message_hook(void (*hook)(ferry_status status, char *text, size_t size))
{
    message_hook = hook;
}

/* One write per line, so that the lines of several PEs do not mix.  A failed write to stderr is ignored. */
static void write_line(int pe, const char *text)
{
    char line[PREFIX_SIZE + MESSAGE_SIZE + NOTE_SIZE + 1];
    int n = pe < 0 ? snprintf(line, sizeof line, "ferry: %s\n", text)
                   : snprintf(line, sizeof line, "ferry: [pe %d] %s\n", pe, text);
    if (n > 0)
        (void)ferryi_line_write(STDERR_FILENO, line, (size_t)n);
}

/* The line of an error, unless enough of its kind have been written. */
static void write_error(uint64_t kind, const char *text)
{
    char whole[MESSAGE_SIZE + NOTE_SIZE];
    uint64_t count;
    if (!ferryi_log_repeats_count(thread_pe, kind, text, &count))
        return;
    if (count != 0)
        snprintf(whole, sizeof whole, "%s (%" PRIu64 " failures like this so far)", text, count);
    write_line(thread_pe, count != 0 ? whole : text);
}

static void say_rest(int pe, uint64_t n, const char *beginning)
{
    char text[MESSAGE_SIZE];
    snprintf(text, sizeof text, "%" PRIu64 " more failures like this were not written: %s...", n, beginning);
    write_line(pe, text);
}

void ferryi_log_end(int pe)
{
    ferryi_log_repeats_end(pe, say_rest);
}

/* A program may end without ferry_finalize. */
static void __attribute__((destructor)) end_all(void)
{
    ferryi_log_end(-2);
}

void ferryi_log_write(enum ferryi_log_level level, const char *format, ...)
{
    int saved_errno = errno;
    char text[MESSAGE_SIZE];
    va_list args;

    (void)level; /* the macro has tested the threshold; lines of all levels look alike */
    va_start(args, format);
    format_message(FERRY_SUCCESS, text, format, args);
    va_end(args);
    write_line(thread_pe, text);
    errno = saved_errno;
}

/* Formats into text, not in place: the arguments may quote the last message. */
static void remember(char text[MESSAGE_SIZE], ferry_status status, const char *format, va_list args)
{
    ferryi_thread *thread = ferryi_thread_get();

    format_message(status, text, format, args);
    if (thread != NULL)
        memcpy(thread->message, text, strlen(text) + 1);
    last_status = status;
}

static ferry_status report(uint64_t kind, int counts, ferry_status status, const char *format, va_list args)
{
    int saved_errno = errno;
    char text[MESSAGE_SIZE];
    void (*then)(ferry_status) = __atomic_load_n(&on_refusal, __ATOMIC_ACQUIRE);

    remember(text, status, format, args);
    if (FERRYI_LOG_ERROR <= __atomic_load_n(&ferryi_log_threshold, __ATOMIC_RELAXED))
        write_error(kind, text);
    if (counts)
        ferryi_run_report_failure(status, text);
    ferryi_thread *thread = ferryi_thread_get();
    if (thread != NULL) {
        thread->counted = counts ? (uint32_t)status : 0;
        thread->fault = 0;
    }
    if (then != NULL && status >= FERRY_ERR_INVALID_ARG && status <= FERRY_ERR_ASYMMETRIC)
        then(status);
    errno = saved_errno;
    return status;
}

void ferryi_log_on_refusal(void (*then)(ferry_status status))
{
    __atomic_store_n(&on_refusal, then, __ATOMIC_RELEASE);
}

ferry_status ferryi_error(ferry_status status, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)report(0, 1, status, format, args);
    va_end(args);
    return status;
}

ferry_status ferryi_error_of(uint64_t kind, int counts, ferry_status status, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)report(kind, counts, status, format, args);
    va_end(args);
    return status;
}

ferry_status ferry_error(ferry_status status, const char *format, ...) __attribute__((alias("ferryi_error")));

ferry_status ferryi_error_quiet(ferry_status status, const char *format, ...)
{
    int saved_errno = errno;
    char text[MESSAGE_SIZE];
    va_list args;

    va_start(args, format);
    remember(text, status, format, args);
    va_end(args);
    errno = saved_errno;
    return status;
}

void ferryi_log_has_fault(uint64_t seq)
{
    ferryi_thread *thread = ferryi_thread_get();
    if (thread != NULL)
        thread->fault = seq + 1;
}

void ferryi_log_on_asked(void (*asked)(uint64_t seq, ferry_status status))
{
    __atomic_store_n(&on_asked, asked, __ATOMIC_RELEASE);
}

/* A program that asks has dealt with the failure. */
static void take_back(void)
{
    ferryi_thread *thread = ferryi_thread_get();
    void (*asked)(uint64_t seq, ferry_status status) = __atomic_load_n(&on_asked, __ATOMIC_ACQUIRE);
    if (thread == NULL || thread->counted == 0)
        return;
    const ferry_status status = (ferry_status)thread->counted;
    thread->counted = 0;
    if (thread->fault == 0)
        ferryi_run_report_fetched(status);
    else if (asked != NULL)
        asked(thread->fault - 1, status);
}

ferry_status ferryi_last_error(void)
{
    return last_status;
}

ferry_status ferry_last_error(void)
{
    if (last_status != FERRY_SUCCESS)
        take_back();
    return last_status;
}

const char *ferry_last_error_message(void)
{
    if (last_status != FERRY_SUCCESS)
        take_back();
    return ferryi_last_error_message();
}

const char *ferryi_last_error_message(void)
{
    ferryi_thread *thread = ferryi_thread_get();

    if (last_status == FERRY_SUCCESS)
        return "no call has failed on this thread";
    return thread != NULL && thread->message[0] != '\0' ? thread->message : ferry_strerror(last_status);
}
