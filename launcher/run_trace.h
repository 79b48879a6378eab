/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_TRACE_H
#define FERRY_RUN_TRACE_H

#include "launcher/run.h"

/* --trace FILE; a program may have several.  0, or the exit status of a usage error, which is reported. */
int run_trace_add(const char *file);
/* --trace-events N: of a PE.  Likewise. */
int run_trace_events(const char *number);
int run_trace_is_wanted(void);

/* Tries to write the files, and makes the memory that the PEs record into; called when no option can be refused any
 * more, so that a refusal leaves no file behind.  0, or an exit status. */
int run_trace_begin(const run_options *options);
/* Sets the environment of a PE, or of mpirun, in the process that executes it. */
void run_trace_environment(void);
/* Writes what was recorded.  Returns ferry-run's exit status, given that of the job. */
int run_trace_end(int status);

#endif
