/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_H
#define FERRY_RUN_H

/* What the parts of ferry-run share: the job that the command line describes, and the steps that start and watch it. */

enum { RUN_MOST_PES = 1024, RUN_MOST_HOSTS = 256 };

/* A machine of a job, and its PEs. */
typedef struct run_host {
    char name[256];
    int first, n;
} run_host;

typedef struct run_options {
    int n_pes;
    int seconds; /* limit of the job's time; 0: none */
    int verbose;
    int labels;     /* lines of output begin with the PE's number */
    int keep_going; /* a PE's failure does not end the others */
    int mps;        /* an MPS daemon serves PEs that share a GPU */
    int unbound;    /* PEs may run on all CPUs of this process */
    char **command; /* program and arguments, NULL at the end */
    /* A job of several machines.  Where the user started it: n_pes is the number of hosts, whose agents are the
     * processes; at a host: its PEs are first .. first + n_pes - 1. */
    const run_host *hosts; /* [n_pes]; NULL: PEs are processes of this machine */
    const char *agent;     /* the command that starts one on a host: ssh, with options */
    int first, world;      /* world: PEs of the whole job; 0: n_pes */
    const char **exported; /* [n_exported]: names or assignments of -x */
    int n_exported;
} run_options;

/* Starts the PEs as processes of this machine and waits for them.  Returns ferry-run's exit status. */
int run_local(const run_options *options);

/* Reads --hosts: fills hosts[RUN_MOST_HOSTS] and returns their number; *n_pes: wanted, 0: as many as they take.  -1:
 * refused and reported. */
int run_hosts_read(const char *list, int *n_pes, run_host *hosts);

/* Sets the address at which PE 0 listens, for all PEs (-1: refused and reported). */
int run_hosts_environment(const run_options *options);

/* Returns the end of a pipe from which an agent reads what its host has to start.  -1: errno. */
int run_host_input(const run_options *options, int host);

/* Ends these inputs, and so the PEs of all hosts. */
void run_hosts_end(void);

/* Executes the agent of a host; returns only if that fails. */
void run_host_exec(const run_options *options, int host);

/* ferry-run at a host. */
int run_as_node(void);

/* Starts MPS for the PEs and sets their environment (-1: failed and reported); ends it, callable twice. */
int run_mps_begin(void);
void run_mps_end(void);

/* Starts a process that copies PE pe's output and begins each line with the PE's number; the PE's descriptors 1 and 2
 * become out[0] and out[1]. -1: errno says why not. */
int run_label(int pe, int out[2]);

/* What PEs report of refused calls and failed waits.  Opened before the PEs start; run_report_name is called in PE
 * `pe`'s process before it executes the program; run_report_say prints a sentence for each PE that reported, which
 * ends with `end`, and returns how many did. */
void run_report_open(int n_pes);
void run_report_name(int pe, int launcher);
const struct ferryi_run_report *run_report_of(int pe);
int run_report_say(const run_options *options, const char *end);

/* Reads the CPUs that this process may use; called before the PEs are started. */
void run_bind_look(void);

/* Binds the calling process, PE pe, to its share of them, when there are enough for all PEs. */
void run_bind(int pe, int n_pes);

/* `ulimit -f` also limits the memory (memfd) that ferry-run shares with PEs: beyond it the kernel sends SIGXFSZ.  begin
 * ignores the signal, so that calls fail with EFBIG; before_exec gives a program the signal's state before begin; error
 * is strerror(), with the limit's name for EFBIG. */
void run_file_size_begin(void);
void run_file_size_before_exec(void);
const char *run_file_size_error(int error);

/* 1 when the program is an ELF file that needs an MPI library. */
int run_needs_mpi(const char *program);

/* 1 when it is an ELF file that has libferry's functions in itself. */
int run_has_ferry_inside(const char *program);

#endif
