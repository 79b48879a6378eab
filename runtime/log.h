/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LOG_H
#define FERRYI_LOG_H

#include "ferry/status.h"

/* Lines go to stderr as "ferry: [pe N] text".  Errors are shown by default, nothing is printed when all is well. */
enum ferryi_log_level { FERRYI_LOG_NONE, FERRYI_LOG_ERROR, FERRYI_LOG_WARN, FERRYI_LOG_INFO, FERRYI_LOG_DEBUG };

/* Set once from FERRY_LOG at init; read by every thread. */
extern int ferryi_log_threshold;
void ferryi_log_set_threshold(int level);

/* Tests the level before anything is formatted.  Keeps errno. */
#define ferryi_log(level, ...)                                                                                         \
    do {                                                                                                               \
        if ((int)(level) <= __atomic_load_n(&ferryi_log_threshold, __ATOMIC_RELAXED))                                  \
            ferryi_log_write(level, __VA_ARGS__);                                                                      \
    } while (0)
void ferryi_log_write(enum ferryi_log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The PE named in the calling thread's lines; -1 names none. */
void ferryi_log_set_pe(int pe);

/* Decides an error: remembers status and text as the calling thread's last error, logs the text once, returns status.
 * Whoever passes the status on says nothing more.  Lower case: what was observed, then what to do.  Keeps errno. */
ferry_status ferryi_error(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same without the log line, for an error that a caller may still mend. */
ferry_status ferryi_error_quiet(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
