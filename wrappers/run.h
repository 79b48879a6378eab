/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_H
#define FERRY_RUN_H

typedef struct run_options {
    int n_pes;
    int seconds; /* limit of the job's time; 0: none */
    int verbose;
    int labels;     /* lines of output begin with the PE's number */
    int keep_going; /* a PE's failure does not end the others */
    int mps;        /* an MPS daemon serves PEs that share a GPU */
    int unbound;    /* PEs may run on all CPUs of this process */
    char **command; /* program and arguments, NULL at the end */
} run_options;

/* Starts the PEs as processes of this machine and waits for them.  Returns ferry-run's exit status. */
int run_local(const run_options *options);

/* Starts MPS for the PEs and sets their environment (-1: failed and reported); ends it, callable twice. */
int run_mps_begin(void);
void run_mps_end(void);

/* Starts a process that copies PE pe's output and begins each line with the PE's number; the PE's descriptors 1 and 2
 * become out[0] and out[1]. -1: errno says why not. */
int run_label(int pe, int out[2]);

/* Reads the CPUs that this process may use; called before the PEs are started. */
void run_bind_look(void);

/* Binds the calling process, PE pe, to its share of them, when there are enough for all PEs. */
void run_bind(int pe, int n_pes);

/* 1 when the program is an ELF file that needs an MPI library. */
int run_needs_mpi(const char *program);

#endif
