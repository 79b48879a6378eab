/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LOG_H
#define FERRYI_LOG_H

#include "ferry/status.h"
#include <stdint.h>

/* Lines go to stderr as "ferry: [pe N] text".  Errors are shown by default; success prints nothing. */
enum ferryi_log_level { FERRYI_LOG_NONE, FERRYI_LOG_ERROR, FERRYI_LOG_WARN, FERRYI_LOG_INFO, FERRYI_LOG_DEBUG };

/* Set once from FERRY_LOG at init; read by every thread. */
extern int ferryi_log_threshold;
void ferryi_log_set_threshold(int level);

/* Tests the level before formatting.  Keeps errno. */
#define ferryi_log(level, ...)                                                                                         \
    do {                                                                                                               \
        if ((int)(level) <= __atomic_load_n(&ferryi_log_threshold, __ATOMIC_RELAXED))                                  \
            ferryi_log_write(level, __VA_ARGS__);                                                                      \
    } while (0)
void ferryi_log_write(enum ferryi_log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The PE named in the calling thread's lines; -1 names none. */
void ferryi_log_set_pe(int pe);

/* Reports an error where it is decided: stores status and text as the calling thread's last error, logs the text,
 * returns status.  Callers pass the status on without another line.  Lower case: the cause that was observed, then what
 * to do.  Keeps errno. */
ferry_status ferryi_error(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* ferryi_error() for a failed wait.  kind: equal for failures of which one line is enough (log_repeats.h), or 0.
 * counts: 0 for an end that the program asked for, which ferry-run does not count against it. */
ferry_status ferryi_error_of(uint64_t kind, int counts, ferry_status status, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The thread's last failure is this fault, whose keeper takes the count back, by `asked`, if it has not already. */
void ferryi_log_has_fault(uint64_t seq);
void ferryi_log_on_asked(void (*asked)(uint64_t seq, ferry_status status));
/* ferry_last_error() and ferry_last_error_message() for the library itself, whose asking is not the program's. */
ferry_status ferryi_last_error(void);
const char *ferryi_last_error_message(void);
/* Writes how many lines of that PE were left out; called by ferry_finalize. */
void ferryi_log_end(int pe);
/* For FERRY_ON_FAULT=abort: called in the calling thread after a refused request.  NULL: nothing. */
void ferryi_log_on_refusal(void (*then)(ferry_status status));
/* ferryi_error() without the log line, for an error from which a caller may recover. */
ferry_status ferryi_error_quiet(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
