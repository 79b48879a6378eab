/* SPDX-License-Identifier: BSD-3-Clause */
/* The local launcher: one process per PE, connected by the tcp bootstrap over loopback.  However the job ends, no
 * process of it remains.  The process that the user started is the guard; its child, the launcher, is the parent of the
 * PEs.  Both are subreapers and adopt orphans of the PEs.  When the launcher is killed, its PEs die with it and the
 * guard ends their children; when the guard is killed, the launcher ends the job and all its processes. */
#include "launcher/run.h"
#include "launcher/run_check.h"
#include "launcher/run_observe.h"
#include "launcher/run_trace.h"
#include "runtime/base/fd.h"
#include "runtime/base/limits.h"
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

/* REPORT_MS: time for the survivors to report a failure; the library detects a death in some 10 ms, later on a busy
 * machine.  HOST_GRACE_MS: time for hosts to end their PEs.  END_MS: time for killed processes to end. */
enum { REPORT_MS = 1000, GRACE_MS = 500, HOST_GRACE_MS = 3000, END_MS = 5000, CHECK_MS = 50, TIMED_OUT = 124 };

enum stage {
    RUNNING,
    REPORTING, /* a PE has failed; the others may report it */
    ENDING,    /* the others got SIGTERM; SIGKILL follows */
};

typedef struct job {
    const run_options *options;
    pid_t *pid; /* [n_pes]; 0: has ended */
    int running;
    int status; /* ferry-run's: that of the first failure */
    enum stage stage;
    int64_t deadline; /* ms, of this stage; INT64_MAX: none */
    pid_t guard;
    int exec_errors; /* a pipe, on which a PE that cannot exec writes errno before it exits */
} job;

static int64_t now_ms(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

static int trouble(const char *what)
{
    char why[FERRYI_LIMITS_TEXT];
    fprintf(stderr, "ferry-run: %s: %s%s\n", what, strerror(errno), ferryi_limits_of_start(errno, why));
    return 1;
}

/* A port that is free now.  Another program may take it before PE 0 listens: then PE 0 takes one of the next ports,
 * where the others look too. */
static int free_port(void)
{
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t len = sizeof a;
    int fd = ferryi_fd(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), port = -1;
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

/* Sets the environment of all PEs, with a secret that keeps other users' processes out. */
static int set_environment(const job *j)
{
    unsigned char random[16];
    char cookie[2 * sizeof random + 1];
    const run_options *o = j->options;
    int port = o->world == 0 && o->n_pes > 1 ? free_port() : 0;
    if (port < 0)
        return trouble("no port on loopback");
    if (o->hosts != NULL && run_hosts_environment(o) != 0)
        return 1;
    if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random)
        return trouble("getrandom");
    for (size_t i = 0; i < sizeof random; i++)
        snprintf(cookie + 2 * i, 3, "%02x", random[i]);
    setenv("FERRY_COOKIE", cookie, 0);
    setenv("FERRY_BOOTSTRAP", "tcp", 0);
    unsetenv("TORCHELASTIC_RUN_ID"); /* of a torchrun around this job: RANK is no longer torchrun's */
    if (o->world == 0) {
        setenv("MASTER_ADDR", "127.0.0.1", 1);
        set_number("MASTER_PORT", port);
    }
    set_number("WORLD_SIZE", o->world != 0 ? o->world : o->n_pes);
    set_number("LOCAL_WORLD_SIZE", o->n_pes);
    return 0;
}

/* The launcher reports once for all PEs that this one cannot exec. */
static void tell_exec_error(int exec_errors)
{
    int error = errno;
    ssize_t told = write(exec_errors, &error, sizeof error);
    _exit(told != (ssize_t)sizeof error ? 1 : error == ENOENT ? 127 : 126);
}

static void be_agent(const job *j, int host, pid_t launcher, int exec_errors, int input, const sigset_t *signals)
{
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != launcher || dup2(input, STDIN_FILENO) < 0)
        _exit(1);
    sigprocmask(SIG_SETMASK, signals, NULL);
    run_file_size_before_exec();
    run_host_exec(j->options, host);
    tell_exec_error(exec_errors);
}

static void be_pe(const job *j, int pe, pid_t launcher, int exec_errors, const int out[2], const sigset_t *signals)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != launcher)
        _exit(1);
    set_number("RANK", j->options->first + pe);
    set_number("LOCAL_RANK", pe);
    if (pe != 0 || j->options->world != 0) { /* a host's input belongs to the agent */
        int nothing = ferryi_fd(open("/dev/null", O_RDONLY));
        if (nothing > 0) {
            dup2(nothing, 0);
            close(nothing);
        }
    }
    for (int i = 0; i < 2 && j->options->labels; i++)
        if (dup2(out[i], i + 1) < 0)
            _exit(1);
    run_report_name(pe, (int)launcher);
    run_check_environment((int)launcher);
    if (!j->options->unbound)
        run_bind(pe, j->options->n_pes);
    run_observe_environment();
    run_trace_environment();
    sigprocmask(SIG_SETMASK, signals, NULL);
    run_file_size_before_exec();
    execvp(j->options->command[0], j->options->command);
    tell_exec_error(exec_errors);
}

static void signal_all(const job *j, int signal)
{
    for (int pe = 0; pe < j->options->n_pes; pe++)
        if (j->pid[pe] > 0)
            kill(j->pid[pe], signal);
}

/* Ends all PEs.  Each is stopped until all have the signal: none sees that another has ended, and reports a lost peer
 * in place of what it waited for. */
static void terminate_all(const job *j)
{
    signal_all(j, SIGSTOP);
    signal_all(j, SIGTERM);
    signal_all(j, SIGCONT);
}

static void nap(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
}

static int kill_children(void)
{
    char path[64];
    int pid, found = 0;
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    FILE *in = ferryi_fd_read(path);
    while (in != NULL && fscanf(in, "%d", &pid) == 1)
        found = kill((pid_t)pid, SIGKILL) == 0 || found;
    if (in != NULL)
        fclose(in);
    return found;
}

/* Ends orphans of the PEs, which are children of this process now.  They get grace_ms to end by themselves, as the rest
 * of a pipeline does.  A killed process's children become children of this one in turn: repeat until none is left. */
static void end_orphans(int grace_ms)
{
    int64_t begin = now_ms(), now = begin;
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) >= 0 && now < begin + grace_ms + END_MS) {
        if (ended > 0)
            continue;
        if (now >= begin + grace_ms && !kill_children())
            return; /* this system has no list of children */
        nap();
        now = now_ms();
    }
}

static void enter(job *j, enum stage stage, int ms)
{
    j->stage = stage;
    j->deadline = now_ms() + ms;
}

static void end_job(job *j, int status)
{
    if (j->stage == ENDING)
        return;
    if (j->status == 0)
        j->status = status;
    enter(j, ENDING, j->options->hosts != NULL ? HOST_GRACE_MS : GRACE_MS);
    if (j->options->hosts != NULL)
        run_hosts_end();
    else
        terminate_all(j);
}

static void say_how(const job *j, int pe, int how)
{
    const char *others = j->running == 0          ? ""
                         : j->options->keep_going ? "; the others go on"
                         : j->stage == RUNNING    ? "; ending the others"
                                                  : "";
    const run_options *o = j->options;
    if (o->hosts != NULL)
        fprintf(stderr, "ferry-run: %s on %s ended with status %d%s\n", o->agent, o->hosts[pe].name,
                WIFSIGNALED(how) ? 128 + WTERMSIG(how) : WEXITSTATUS(how), others);
    else if (WIFSIGNALED(how))
        fprintf(stderr, "ferry-run: PE %d was ended by signal %d (%s)%s\n", o->first + pe, WTERMSIG(how),
                strsignal(WTERMSIG(how)), others);
    else if (o->verbose)
        fprintf(stderr, "ferry-run: PE %d exited with status %d\n", o->first + pe, WEXITSTATUS(how));
}

static void take_failure(job *j, int pe, int how)
{
    int status = WIFSIGNALED(how) ? 128 + WTERMSIG(how) : WEXITSTATUS(how), error;
    if (j->stage == ENDING)
        return;
    if (read(j->exec_errors, &error, sizeof error) == (ssize_t)sizeof error) {
        errno = error;
        trouble(j->options->hosts != NULL ? j->options->agent : j->options->command[0]);
        end_job(j, status); /* no PE has anything to report */
        return;
    }
    say_how(j, pe, how);
    if (j->status == 0)
        j->status = status;
    if (j->stage == RUNNING && !j->options->keep_going)
        enter(j, REPORTING, REPORT_MS);
}

/* Of PEs that have ended since the last look, one that a signal ended gives the job's status, in whatever order they
 * are found: the others may have failed because of it. */
static void reap(job *j)
{
    int how, unknown = j->status == 0;
    pid_t pid;
    while ((pid = waitpid(-1, &how, WNOHANG)) > 0)
        for (int pe = 0; pe < j->options->n_pes; pe++)
            if (j->pid[pe] == pid) {
                j->pid[pe] = 0;
                j->running--;
                if (!WIFEXITED(how) || WEXITSTATUS(how) != 0)
                    take_failure(j, pe, how);
                if (unknown && WIFSIGNALED(how) && j->stage != ENDING) {
                    j->status = 128 + WTERMSIG(how);
                    unknown = 0;
                }
            }
}

static void take_signal(job *j, int signals)
{
    struct signalfd_siginfo info;
    if (read(signals, &info, sizeof info) != (ssize_t)sizeof info || info.ssi_signo == SIGCHLD)
        return;
    if (getppid() != j->guard) {
        end_job(j, 128 + SIGKILL); /* no user is left to read reports */
        j->deadline = now_ms();
    } else if (info.ssi_signo == SIGUSR1 || info.ssi_signo == SIGUSR2) {
        if (j->options->hosts == NULL) /* an agent would end of it */
            signal_all(j, (int)info.ssi_signo);
    } else
        end_job(j, 128 + (int)info.ssi_signo);
}

static void end_stage(job *j)
{
    if (j->stage == RUNNING)
        fprintf(stderr, "ferry-run: the job has not ended after %d s\n", j->options->seconds);
    if (j->stage == ENDING) {
        signal_all(j, SIGKILL);
        j->deadline = now_ms() + GRACE_MS;
    } else {
        end_job(j, TIMED_OUT);
    }
}

/* The input of a host's ferry-run ends with its agent. */
static int input_has_ended(void)
{
    char ignored[64];
    const ssize_t n = read(STDIN_FILENO, ignored, sizeof ignored);
    return n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN);
}

static void wait_for_all(job *j, int signals)
{
    const int of_node = j->options->world != 0 && j->options->hosts == NULL;
    struct pollfd look[2] = { { .fd = signals, .events = POLLIN },
                              { .fd = of_node ? STDIN_FILENO : -1, .events = POLLIN } };
    while (j->running > 0) {
        int64_t left = j->deadline - now_ms();
        const int64_t most = run_check_is_on() ? CHECK_MS : j->deadline == INT64_MAX ? -1 : 60000;
        int ready = poll(look, 2, (int)(left < 0 ? 0 : left < most ? left : most));
        if (ready > 0 && look[0].revents != 0)
            take_signal(j, signals);
        if (ready > 0 && look[1].fd >= 0 && look[1].revents != 0 && input_has_ended()) {
            look[1].fd = -1;
            end_job(j, 128 + SIGHUP);
        }
        reap(j);
        if (run_check_look(j->options) && !j->options->keep_going && j->stage == RUNNING && j->running > 0)
            enter(j, REPORTING, REPORT_MS);
        if (now_ms() >= j->deadline && j->running > 0)
            end_stage(j);
    }
}

/* The launcher: starts the PEs and returns the job's exit status when all its processes have ended. */
static int launch(job *j, const sigset_t *caught, const sigset_t *before)
{
    int errors[2], signals = ferryi_fd(signalfd(-1, caught, SFD_CLOEXEC));
    if (signals < 0 || ferryi_fd_pipe(errors, O_NONBLOCK) != 0)
        return trouble("cannot start");
    j->exec_errors = errors[0];
    if (j->options->hosts == NULL)
        run_report_open(j->options->n_pes);
    if (run_check_open(j->options) != 0)
        return 1;
    pid_t launcher = getpid();
    for (int pe = 0; pe < j->options->n_pes; pe++) {
        int out[2] = { -1, -1 };
        const int of_host = j->options->hosts != NULL;
        const int bad = of_host ? (out[0] = run_host_input(j->options, pe)) < 0
                                : j->options->labels && run_label(j->options->first + pe, out) != 0;
        pid_t pid = bad ? -1 : fork();
        if (pid == 0 && of_host)
            be_agent(j, pe, launcher, errors[1], out[0], before);
        else if (pid == 0)
            be_pe(j, pe, launcher, errors[1], out, before);
        for (int i = 0; i < 2 && out[i] >= 0; i++)
            close(out[i]);
        if (pid < 0) {
            trouble(of_host ? "cannot start an agent" : "cannot start a PE");
            end_job(j, 1);
            break;
        }
        j->pid[pe] = pid;
        j->running++;
    }
    if (j->options->seconds > 0 && j->stage == RUNNING)
        j->deadline = now_ms() + (int64_t)j->options->seconds * 1000;
    wait_for_all(j, signals);
    if (run_check_is_on())
        j->status = run_check_end(j->options, j->status);
    else if (j->status == 0 && j->options->hosts == NULL)
        (void)run_report_say(j->options, ", and the program gave 0");
    end_orphans(getppid() == j->guard ? GRACE_MS : 0);
    if (getppid() != j->guard)
        run_mps_end();
    return j->status;
}

/* The guard: forwards signals to the launcher and waits for it. */
static int guard(pid_t launcher, const sigset_t *caught)
{
    int how, signal;
    for (;;) {
        if (sigwait(caught, &signal) != 0)
            continue;
        if (signal != SIGCHLD)
            kill(launcher, signal);
        else if (waitpid(launcher, &how, WNOHANG) == launcher)
            break;
    }
    run_mps_end();
    end_orphans(0); /* orphans exist here only when the launcher was killed */
    return WIFSIGNALED(how) ? 128 + WTERMSIG(how) : WEXITSTATUS(how);
}

int run_local(const run_options *options)
{
    job j = { .options = options, .deadline = INT64_MAX, .guard = getpid() };
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
    if (!options->unbound && options->hosts == NULL)
        run_bind_look();
    if (options->verbose)
        fprintf(stderr, "ferry-run: %d PEs of %s%s\n", options->world != 0 ? options->world : options->n_pes,
                options->command[0], options->hosts != NULL ? ", over several hosts" : "");
    signal(SIGCHLD, SIG_DFL); /* an ignored SIGCHLD would make wait() useless */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    if (options->mps && options->hosts == NULL && run_mps_begin() != 0)
        return 1;
    pid_t launcher = fork();
    if (launcher < 0) {
        run_mps_end();
        return trouble("fork");
    }
    int status;
    if (launcher == 0) {
        prctl(PR_SET_CHILD_SUBREAPER, 1); /* is not inherited */
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        prctl(PR_SET_NAME, "ferry-launcher"); /* so that pkill ferry-run does not kill both */
        status = getppid() == j.guard ? launch(&j, &caught, &before) : 1;
    } else {
        status = guard(launcher, &caught);
    }
    free(j.pid);
    return status;
}
