/* SPDX-License-Identifier: BSD-3-Clause */
/* Starts a test program as N processes, as torchrun would, or as one process of N threads, and ends it by a deadline.
 *
 *   launch [-n N] [-t SECONDS] [-e VAR=VALUE]... [--mode procs|threads] [--expect-exit RANK=CODE|RANK=sigNUMBER]...
 *          PROGRAM [ARG]...
 *
 * Exit: 0 when every rank ended as expected (0 unless told), 77 when all exited 77, else 1.  A rank that fails gives
 * the others two seconds.  Afterwards nothing of the job may be left: no process (this one is the subreaper, so it
 * inherits every orphan), none of the sockets that the job's processes held, no file in /dev/shm or /tmp named after
 * one of them. */
#include "tests/check.h"
#include "tests/starter.h"
#include <signal.h>
#include <sys/prctl.h>

#define MOST_RANKS 256

typedef struct rank {
    pid_t pid;
    int ended, status;
    int expected; /* exit code, or -signal */
} rank;

static rank ranks[MOST_RANKS];
static int n_ranks = 1, n_processes, as_threads;
static char *extra[256];
static int n_extra;
static leftovers held;

static double now(void)
{
    return (double)now_ns() / SECOND;
}

static void usage(void)
{
    fprintf(stderr, "usage: launch [-n N] [-t seconds] [-e VAR=VALUE]... [--mode procs|threads]\n"
                    "              [--expect-exit RANK=CODE|RANK=sigNUMBER]... program [arg]...\n");
    exit(1);
}

static void expect(const char *text)
{
    int r, code;
    if (sscanf(text, "%d=sig%d", &r, &code) == 2 && r >= 0 && r < MOST_RANKS)
        ranks[r].expected = -code;
    else if (sscanf(text, "%d=%d", &r, &code) == 2 && r >= 0 && r < MOST_RANKS)
        ranks[r].expected = code;
    else
        usage();
}

static pid_t start(int r, char **argv)
{
    pid_t parent = getpid(), pid = fork();
    if (pid != 0)
        return pid;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
    setpgid(0, 0);
    if (as_threads)
        start_set("PE_THREADS", n_ranks);
    else
        start_rank(r);
    setenv("FERRY_SPACE", "host", 0); /* what loads and stores its heap; the others say so */
    for (int i = 0; i < n_extra; i++)
        putenv(extra[i]);
    execvp(argv[0], argv);
    fprintf(stderr, "launch: %s: %s\n", argv[0], strerror(errno));
    _exit(127);
}

/* Ends what is left of the job, each by its pid; returns when all are gone. */
static void end_all(void)
{
    for (int r = 0; r < n_processes; r++)
        if (!ranks[r].ended) {
            kill(ranks[r].pid, SIGKILL);
            waitpid(ranks[r].pid, &ranks[r].status, 0);
        }
}

static int left_processes(void)
{
    int found = 0;
    if (!left_children(1000))
        return 0;
    DIR *dir = opendir("/proc");
    struct dirent *e;
    while (dir != NULL && (e = readdir(dir)) != NULL) {
        char path[64], line[512] = "", *at;
        int parent = 0;
        pid_t pid = (pid_t)atoi(e->d_name);
        snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
        FILE *f = pid > 0 ? fopen(path, "r") : NULL;
        if (f == NULL)
            continue;
        if (fgets(line, sizeof line, f) != NULL && (at = strrchr(line, ')')) != NULL &&
            sscanf(at, ") %*c %d", &parent) == 1 && parent == (int)getpid()) {
            fprintf(stderr, "launch: a process is left behind: %s", line);
            kill(pid, SIGKILL);
            found = 1;
        }
        fclose(f);
    }
    if (dir != NULL)
        closedir(dir);
    return found;
}

static int as_expected(int r)
{
    int st = ranks[r].status;
    return WIFSIGNALED(st) ? ranks[r].expected == -WTERMSIG(st) : WEXITSTATUS(st) == ranks[r].expected;
}

int main(int argc, char **argv)
{
    double seconds = 120;
    int at = 1;
    for (; at < argc && argv[at][0] == '-'; at += 2) { /* an option and its value */
        const char *value = at + 1 < argc ? argv[at + 1] : NULL;
        if (value == NULL)
            usage();
        else if (strcmp(argv[at], "-n") == 0)
            n_ranks = atoi(value);
        else if (strcmp(argv[at], "-t") == 0)
            seconds = atof(value);
        else if (strcmp(argv[at], "-e") == 0 && strchr(value, '=') != NULL && n_extra < 256)
            extra[n_extra++] = argv[at + 1];
        else if (strcmp(argv[at], "--mode") == 0 && (strcmp(value, "procs") == 0 || strcmp(value, "threads") == 0))
            as_threads = value[0] == 't';
        else if (strcmp(argv[at], "--expect-exit") == 0)
            expect(value);
        else
            usage();
    }
    if (at >= argc || n_ranks < 1 || n_ranks > MOST_RANKS || seconds <= 0)
        usage();
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    n_processes = as_threads ? 1 : n_ranks;
    int running = n_processes, bad = 0, skipped = 0;
    left_begin(&held);
    if (!as_threads)
        start_env(n_ranks);
    for (int r = 0; r < n_processes; r++) {
        ranks[r].pid = start(r, argv + at);
        if (ranks[r].pid < 0) {
            perror("launch: fork");
            n_processes = r;
            end_all();
            return 1;
        }
    }
    double began = now(), deadline = began + seconds, next_look = 0;
    while (running > 0) {
        for (int r = 0; r < n_processes; r++)
            if (!ranks[r].ended && waitpid(ranks[r].pid, &ranks[r].status, WNOHANG) == ranks[r].pid) {
                ranks[r].ended = 1;
                running--;
                int st = ranks[r].status, skip = WIFEXITED(st) && WEXITSTATUS(st) == 77;
                skipped += skip;
                if (!as_expected(r) && !skip) {
                    bad = 1;
                    if (WIFSIGNALED(st))
                        fprintf(stderr, "launch: rank %d was ended by signal %d\n", r, WTERMSIG(st));
                    else
                        fprintf(stderr, "launch: rank %d exited %d, expected %d\n", r, WEXITSTATUS(st),
                                ranks[r].expected);
                    if (now() + 2 < deadline)
                        deadline = now() + 2;
                }
            }
        if (running == 0)
            break;
        if (now() > deadline) {
            for (int r = 0; r < n_processes; r++)
                if (!ranks[r].ended)
                    fprintf(stderr, "launch: rank %d had not ended after %.1f s%s\n", r, now() - began,
                            bad ? " (another one had failed)" : "");
            bad = 1;
            break;
        }
        if (now() > next_look) {
            for (int r = 0; r < n_processes; r++)
                if (!ranks[r].ended)
                    left_look(&held, ranks[r].pid);
            next_look = now() + 0.1;
        }
        nap_ms(2);
    }
    end_all();
    bad |= left_processes();
    if (left_sockets(&held) > 0) {
        fprintf(stderr, "launch: %d sockets are left behind\n", left_sockets(&held));
        bad = 1;
    }
    for (int r = 0; r < n_processes; r++)
        bad |= left_files(&held, ranks[r].pid) > 0;
    if (!bad && skipped == n_processes)
        return 77;
    if (!bad && skipped != 0) {
        fprintf(stderr, "launch: %d of %d ranks skipped\n", skipped, n_processes);
        bad = 1;
    }
    return bad;
}
