/* SPDX-License-Identifier: BSD-3-Clause */
/* The local launcher: a process a PE, joined by the tcp bootstrap over loopback.  Whatever ends the job, nothing of it
 * is left: the launcher adopts the orphans of its PEs, and PEs do not outlive it. */
#include "wrappers/run.h"
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { GRACE_MS = 500, TIMED_OUT = 124 };

typedef struct job {
    const run_options *options;
    pid_t *pid; /* [n_pes]; 0: has ended */
    int running;
    int status;       /* of ferry-run, once `ending` */
    int ending;       /* the others are being ended */
    int64_t deadline; /* ms; INT64_MAX: none */
} job;

static int64_t now_ms(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

static int trouble(const char *what)
{
    fprintf(stderr, "ferry-run: %s: %s\n", what, strerror(errno));
    return 1;
}

/* A port that is free now.  Another program may take it before PE 0 listens: then PE 0 takes one of the next, and the
 * others look for it there. */
static int free_port(void)
{
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t len = sizeof a;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), port = -1;
    if (fd >= 0 && bind(fd, (struct sockaddr *)&a, len) == 0 && getsockname(fd, (struct sockaddr *)&a, &len) == 0)
        port = ntohs(a.sin_port);
    if (fd >= 0)
        close(fd);
    return port;
}

static void set_number(const char *name, int value)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    setenv(name, text, 1);
}

/* What all PEs are told; a secret keeps strangers on this machine out. */
static int set_environment(const job *j)
{
    unsigned char random[16];
    char cookie[2 * sizeof random + 1];
    int port = j->options->n_pes > 1 ? free_port() : 0;
    if (port < 0)
        return trouble("no port on loopback");
    if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random)
        return trouble("getrandom");
    for (size_t i = 0; i < sizeof random; i++)
        snprintf(cookie + 2 * i, 3, "%02x", random[i]);
    setenv("FERRY_COOKIE", cookie, 0);
    setenv("FERRY_BOOTSTRAP", "tcp", 0);
    setenv("MASTER_ADDR", "127.0.0.1", 1);
    set_number("MASTER_PORT", port);
    set_number("WORLD_SIZE", j->options->n_pes);
    set_number("LOCAL_WORLD_SIZE", j->options->n_pes);
    return 0;
}

static void be_pe(const job *j, int pe, pid_t launcher, const sigset_t *signals)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != launcher)
        _exit(1);
    set_number("RANK", pe);
    set_number("LOCAL_RANK", pe);
    if (pe != 0) {
        int nothing = open("/dev/null", O_RDONLY);
        if (nothing > 0) {
            dup2(nothing, 0);
            close(nothing);
        }
    }
    if (!j->options->unbound)
        run_bind(pe, j->options->n_pes);
    sigprocmask(SIG_SETMASK, signals, NULL);
    execvp(j->options->command[0], j->options->command);
    int status = errno == ENOENT ? 127 : 126;
    if (pe == 0)
        trouble(j->options->command[0]);
    _exit(status);
}

static void signal_all(const job *j, int signal)
{
    for (int pe = 0; pe < j->options->n_pes; pe++)
        if (j->pid[pe] > 0)
            kill(j->pid[pe], signal);
}

/* What the PEs have started and left: children of this process now. */
static void kill_orphans(void)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    for (int round = 0; round < 100; round++) {
        int pid, found = 0;
        FILE *in = fopen(path, "r");
        while (in != NULL && fscanf(in, "%d", &pid) == 1)
            found = kill((pid_t)pid, SIGKILL) == 0 || found;
        if (in != NULL)
            fclose(in);
        if (!found)
            return;
        while (waitpid(-1, NULL, 0) > 0)
            continue;
    }
}

static void end_job(job *j, int status)
{
    if (j->ending)
        return;
    j->ending = 1;
    j->status = status;
    j->deadline = now_ms() + GRACE_MS;
    signal_all(j, SIGTERM);
}

static void say_how(const job *j, int pe, int how)
{
    if (WIFSIGNALED(how))
        fprintf(stderr, "ferry-run: PE %d was ended by signal %d (%s)%s\n", pe, WTERMSIG(how), strsignal(WTERMSIG(how)),
                j->running > 0 ? "; ending the others" : "");
    else if (j->options->verbose)
        fprintf(stderr, "ferry-run: PE %d exited with status %d\n", pe, WEXITSTATUS(how));
}

static void reap(job *j)
{
    int how;
    pid_t pid;
    while ((pid = waitpid(-1, &how, WNOHANG)) > 0)
        for (int pe = 0; pe < j->options->n_pes; pe++)
            if (j->pid[pe] == pid) {
                j->pid[pe] = 0;
                j->running--;
                if (!j->ending && (!WIFEXITED(how) || WEXITSTATUS(how) != 0)) {
                    say_how(j, pe, how);
                    end_job(j, WIFSIGNALED(how) ? 128 + WTERMSIG(how) : WEXITSTATUS(how));
                }
            }
}

static void take_signal(job *j, int signals)
{
    struct signalfd_siginfo info;
    if (read(signals, &info, sizeof info) != (ssize_t)sizeof info || info.ssi_signo == SIGCHLD)
        return;
    if (info.ssi_signo == SIGUSR1 || info.ssi_signo == SIGUSR2)
        signal_all(j, (int)info.ssi_signo);
    else
        end_job(j, 128 + (int)info.ssi_signo);
}

static void wait_for_all(job *j, int signals)
{
    while (j->running > 0) {
        struct pollfd look = { .fd = signals, .events = POLLIN };
        int64_t left = j->deadline - now_ms();
        int ready = poll(&look, 1, j->deadline == INT64_MAX ? -1 : left > 0 ? (int)(left < 60000 ? left : 60000) : 0);
        if (ready > 0)
            take_signal(j, signals);
        reap(j);
        if (now_ms() < j->deadline || j->running == 0)
            continue;
        if (!j->ending) {
            fprintf(stderr, "ferry-run: the job has not ended after %d s\n", j->options->seconds);
            end_job(j, TIMED_OUT);
        } else {
            signal_all(j, SIGKILL);
            j->deadline = now_ms() + GRACE_MS;
        }
    }
}

int run_local(const run_options *options)
{
    job j = { .options = options, .deadline = INT64_MAX };
    sigset_t caught, before;
    j.pid = calloc((size_t)options->n_pes, sizeof *j.pid);
    if (j.pid == NULL)
        return trouble("cannot start");
    if (set_environment(&j) != 0)
        return 1;
    sigemptyset(&caught);
    for (size_t i = 0; i < 7; i++)
        sigaddset(&caught, (int[]){ SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2 }[i]);
    sigprocmask(SIG_BLOCK, &caught, &before);
    int signals = signalfd(-1, &caught, SFD_CLOEXEC);
    if (signals < 0)
        return trouble("signalfd");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t launcher = getpid();
    if (!options->unbound)
        run_bind_look();
    if (options->verbose)
        fprintf(stderr, "ferry-run: %d PEs of %s\n", options->n_pes, options->command[0]);
    for (int pe = 0; pe < options->n_pes; pe++) {
        pid_t pid = fork();
        if (pid == 0)
            be_pe(&j, pe, launcher, &before);
        if (pid < 0) {
            trouble("fork");
            end_job(&j, 1);
            break;
        }
        j.pid[pe] = pid;
        j.running++;
    }
    if (options->seconds > 0 && !j.ending)
        j.deadline = now_ms() + (int64_t)options->seconds * 1000;
    wait_for_all(&j, signals);
    if (j.ending)
        kill_orphans();
    free(j.pid);
    return j.status;
}
