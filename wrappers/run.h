/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_H
#define FERRY_RUN_H

typedef struct run_options {
    int n_pes;
    int seconds; /* until the job is ended; 0: never */
    int verbose;
    int unbound;    /* PEs run on whatever CPUs this process may use */
    char **command; /* program and arguments, NULL at the end */
} run_options;

/* Starts the PEs as processes of this machine and waits for them: the exit status of ferry-run. */
int run_local(const run_options *options);

/* Before the PEs are started: which CPUs this process may use. */
void run_bind_look(void);

/* Leaves the calling process, PE pe, its own share of them, when there are enough for all PEs. */
void run_bind(int pe, int n_pes);

/* 1 when the program is an ELF file that needs an MPI library. */
int run_needs_mpi(const char *program);

#endif
