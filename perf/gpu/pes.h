/* SPDX-License-Identifier: BSD-3-Clause */
/* The PEs of a side-by-side program: processes (or threads) of one host that share a page, meet at a barrier and never
 * outlive a deadline.  No launcher is needed, so every back end starts alike. */
#ifndef PERF_GPU_PES_H
#define PERF_GPU_PES_H

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define PES_MOST 8

typedef struct pes_shared {
    unsigned arrived, round; /* the barrier */
    int failed;              /* a PE has given up: the others stop waiting for it */
    char id[128];            /* data that PE 0 gives to all before init */
    void *heap[PES_MOST];    /* pes as threads: their own addresses */
    double value[PES_MOST];  /* one number a PE */
} pes_shared;

typedef struct pes {
    int me, n;
    int threads; /* the PEs are threads of this process */
    pes_shared *shared;
    int (*socket)[PES_MOST]; /* socket[i][j]: i's end of the pair {i, j} */
} pes;

static inline double pes_now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec + 1e-9 * (double)ts.tv_nsec;
}

/* A PE that cannot go on ends the run. */
static inline void pes_fail(const pes *p, const char *what, const char *why)
{
    fprintf(stderr, "PE %d: %s: %s\n", p->me, what, why);
    __atomic_store_n(&p->shared->failed, 1, __ATOMIC_RELEASE);
    _exit(1);
}

/* For programs that include cuda_runtime.h. */
#define CUDA(p, call)                                                                                                  \
    do {                                                                                                               \
        cudaError_t cuda_error = (call);                                                                               \
        if (cuda_error != cudaSuccess)                                                                                 \
            pes_fail(p, #call, cudaGetErrorString(cuda_error));                                                        \
    } while (0)

/* A PE spins at first, so the PEs leave together, and sleeps in long waits. */
static inline void pes_barrier(const pes *p)
{
    pes_shared *s = p->shared;
    unsigned round = __atomic_load_n(&s->round, __ATOMIC_ACQUIRE);
    double begun = pes_now(), until = begun + 30;
    if (__atomic_add_fetch(&s->arrived, 1, __ATOMIC_ACQ_REL) == (unsigned)p->n) {
        __atomic_store_n(&s->arrived, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&s->round, round + 1, __ATOMIC_RELEASE);
        return;
    }
    while (__atomic_load_n(&s->round, __ATOMIC_ACQUIRE) == round) {
        if (__atomic_load_n(&s->failed, __ATOMIC_ACQUIRE) || pes_now() > until)
            pes_fail(p, "host barrier", "another PE failed or has not come for 30 s");
        if (pes_now() > begun + 1e-3)
            usleep(20);
    }
}

/* The largest of the PEs' values, on every PE. */
static inline double pes_max(const pes *p, double mine)
{
    double most = mine;
    p->shared->value[p->me] = mine;
    pes_barrier(p);
    for (int i = 0; i < p->n; i++)
        most = p->shared->value[i] > most ? p->shared->value[i] : most;
    pes_barrier(p);
    return most;
}

typedef int (*pes_main)(pes *p);
struct pes_thread {
    pes p;
    pes_main main;
    int status;
};

static void *pes_thread_run(void *arg)
{
    struct pes_thread *t = (struct pes_thread *)arg;
    t->status = t->main(&t->p);
    return NULL;
}

/* Kills the PEs that this process started, and no others. */
static inline void pes_kill(const pid_t *pid, int n)
{
    for (int i = 0; i < n; i++)
        if (pid[i] > 0)
            kill(pid[i], SIGKILL);
}

static int pes_last_may_die; /* so many PEs, from the last one down, may be killed */

static int pes_wait(pid_t *pid, int n, double seconds)
{
    double until = pes_now() + seconds;
    int left = n, bad = 0;
    while (left > 0) {
        for (int i = 0; i < n; i++) {
            int status = 0;
            if (pid[i] <= 0 || waitpid(pid[i], &status, WNOHANG) != pid[i])
                continue;
            pid[i] = 0;
            left--;
            if (i >= n - pes_last_may_die && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
                continue;
            if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
                fprintf(stderr, "PE %d ended with %s %d\n", i, WIFEXITED(status) ? "status" : "signal",
                        WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
                if (!bad && pes_now() + 2 < until)
                    until = pes_now() + 2; /* the others may say why */
                bad = 1;
            }
        }
        if (pes_now() > until) {
            if (!bad)
                fprintf(stderr, "not done after %.0f s: the PEs are killed\n", seconds);
            bad = 1;
            pes_kill(pid, n);
            until += 5;
        }
        usleep(2000);
    }
    return bad;
}

/* Runs n PEs; 0 if all returned 0 within so many seconds.  A hung kernel ends with its process. */
static int pes_run(int n, int threads, double seconds, pes_main main)
{
    static int socket[PES_MOST][PES_MOST];
    static struct pes_thread thread[PES_MOST];
    pthread_t handle[PES_MOST];
    pid_t pid[PES_MOST] = { 0 };
    int bad = 0;
    pes p = { 0, n, threads, NULL, socket };
    p.shared = (pes_shared *)mmap(NULL, sizeof *p.shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p.shared == MAP_FAILED)
        return perror("mmap"), 1;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            int pair[2];
            if (socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) != 0)
                return perror("socketpair"), 1;
            socket[i][j] = pair[0];
            socket[j][i] = pair[1];
        }
    if (threads) {
        alarm((unsigned)seconds);
        for (int i = 0; i < n; i++) {
            p.me = i;
            thread[i] = (struct pes_thread){ p, main, 1 };
            if (pthread_create(&handle[i], NULL, pes_thread_run, &thread[i]) != 0)
                return fprintf(stderr, "no thread for PE %d\n", i), 1;
        }
        for (int i = 0; i < n; i++) {
            pthread_join(handle[i], NULL);
            bad |= thread[i].status;
        }
        return bad;
    }
    for (int i = 0; i < n; i++) {
        pid[i] = fork();
        if (pid[i] < 0) {
            perror("fork");
            pes_kill(pid, i);
            return 1;
        }
        if (pid[i] == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            alarm((unsigned)seconds + 5);
            p.me = i;
            int status = main(&p);
            fflush(stdout);
            _exit(status);
        }
    }
    return pes_wait(pid, n, seconds);
}

#endif
