/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_OBSERVE_H
#define FERRY_RUN_OBSERVE_H

/* What ferry-run's options that observe a program share: libferry-observe.so in front of every PE. */
#include "launcher/run.h"

/* Chooses an observer by its name (observe/observe.h).  Before the PEs are started. */
void run_observe_add(const char *observer);

/* 0 when nothing observes, or the program can be observed; else refused and reported. */
int run_observe_begin(const run_options *options);

/* Sets the environment of a PE, or of mpirun, in the process that executes it. */
void run_observe_environment(void);

/* Executes mpirun in place of this process; or, when something observes, as a child of it, and returns its exit status.
 * -1: it cannot be executed, errno. */
int run_observe_execute(const char *program, char **args);

#endif
