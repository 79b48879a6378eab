/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_H
#define FERRY_RUN_H

typedef struct run_options {
    int n_pes;
    int seconds; /* until the job is ended; 0: never */
    int verbose;
    char **command; /* program and arguments, NULL at the end */
} run_options;

/* Starts the PEs as processes of this machine and waits for them: the exit status of ferry-run. */
int run_local(const run_options *options);

/* 1 when the program is an ELF file that needs an MPI library. */
int run_needs_mpi(const char *program);

#endif
