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
#include "left.h"
#include <dirent.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MOST_RANKS 256
#define MOST_SOCKETS 1024

typedef struct rank {
    pid_t pid;
    int ended, status;
    int expected; /* exit code, or -signal */
} rank;

static rank ranks[MOST_RANKS];
static int n_ranks = 1, as_threads;
static char *extra[256];
static int n_extra;
static unsigned long sockets[MOST_SOCKETS];
static int n_sockets;
static time_t began_at;

static double now(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
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

/* A port that was free a moment ago.  Another program may take it until rank 0 listens; ephemeral ports are handed out
 * far apart, so that this is rare. */
static int free_port(void)
{
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t len = sizeof a;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&a, len) != 0 || getsockname(fd, (struct sockaddr *)&a, &len) != 0) {
        perror("launch: a free port");
        exit(1);
    }
    close(fd);
    return ntohs(a.sin_port);
}

static void set(const char *name, const char *format, int value)
{
    char text[32];
    snprintf(text, sizeof text, format, value);
    setenv(name, text, 1);
}

static pid_t start(int r, int port, const char *cookie, char **argv)
{
    pid_t parent = getpid(), pid = fork();
    if (pid != 0)
        return pid;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
    setpgid(0, 0);
    if (as_threads) {
        set("PE_THREADS", "%d", n_ranks);
    } else {
        set("RANK", "%d", r);
        set("LOCAL_RANK", "%d", r);
        set("WORLD_SIZE", "%d", n_ranks);
        set("MASTER_PORT", "%d", port);
        setenv("MASTER_ADDR", "127.0.0.1", 1);
        setenv("FERRY_COOKIE", cookie, 1);
    }
    setenv("FERRY_SPACE", "host", 0); /* what loads and stores its heap; the others say so */
    for (int i = 0; i < n_extra; i++)
        putenv(extra[i]);
    execvp(argv[0], argv);
    fprintf(stderr, "launch: %s: %s\n", argv[0], strerror(errno));
    _exit(127);
}

/* Notes which sockets the job holds, by inode: no other job has one of these. */
static void note_sockets(void)
{
    for (int r = 0; r < (as_threads ? 1 : n_ranks); r++) {
        char path[64];
        if (ranks[r].ended)
            continue;
        snprintf(path, sizeof path, "/proc/%d/fd", (int)ranks[r].pid);
        DIR *dir = opendir(path);
        struct dirent *e;
        while (dir != NULL && (e = readdir(dir)) != NULL) {
            char link[128], to[64];
            unsigned long inode;
            snprintf(link, sizeof link, "%s/%.20s", path, e->d_name);
            ssize_t len = readlink(link, to, sizeof to - 1);
            if (len <= 0)
                continue;
            to[len] = 0;
            if (sscanf(to, "socket:[%lu]", &inode) != 1)
                continue;
            int known = 0;
            for (int i = 0; i < n_sockets; i++)
                known |= sockets[i] == inode;
            if (!known && n_sockets < MOST_SOCKETS)
                sockets[n_sockets++] = inode;
        }
        if (dir != NULL)
            closedir(dir);
    }
}

static int left_sockets(void)
{
    char line[512];
    int found = 0;
    FILE *f = fopen("/proc/net/unix", "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        unsigned long inode;
        if (strstr(line, "@ferry") == NULL || sscanf(line, "%*s %*s %*s %*s %*s %*s %lu", &inode) != 1)
            continue;
        for (int i = 0; i < n_sockets; i++)
            if (sockets[i] == inode) {
                fprintf(stderr, "launch: a socket is left behind: %s", line);
                found = 1;
            }
    }
    if (f != NULL)
        fclose(f);
    return found;
}

static int left_files(const char *folder)
{
    int found = 0;
    DIR *dir = opendir(folder);
    struct dirent *e;
    while (dir != NULL && (e = readdir(dir)) != NULL)
        for (int r = 0; r < (as_threads ? 1 : n_ranks); r++) {
            if (!left_is_file_of(dir, e->d_name, ranks[r].pid, began_at))
                continue;
            fprintf(stderr, "launch: a file is left behind: %s/%s\n", folder, e->d_name);
            found = 1;
        }
    if (dir != NULL)
        closedir(dir);
    return found;
}

/* Ends what is left of the job, each by its pid; returns when all are gone. */
static void end_all(void)
{
    for (int r = 0; r < (as_threads ? 1 : n_ranks); r++)
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
    unsigned char random[16];
    char cookie[33];
    if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random)
        return 1;
    for (int i = 0; i < 16; i++)
        snprintf(cookie + 2 * i, 3, "%02x", random[i]);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    int port = free_port(), processes = as_threads ? 1 : n_ranks, running = processes, bad = 0, skipped = 0;
    began_at = left_since_now();
    for (int r = 0; r < processes; r++) {
        ranks[r].pid = start(r, port, cookie, argv + at);
        if (ranks[r].pid < 0) {
            perror("launch: fork");
            n_ranks = r;
            end_all();
            return 1;
        }
    }
    double began = now(), deadline = began + seconds, next_look = 0;
    while (running > 0) {
        for (int r = 0; r < processes; r++)
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
            for (int r = 0; r < processes; r++)
                if (!ranks[r].ended)
                    fprintf(stderr, "launch: rank %d had not ended after %.1f s%s\n", r, now() - began,
                            bad ? " (another one had failed)" : "");
            bad = 1;
            break;
        }
        if (now() > next_look) {
            note_sockets();
            next_look = now() + 0.1;
        }
        struct timespec nap = { 0, 2000000 };
        nanosleep(&nap, NULL);
    }
    end_all();
    bad |= left_processes();
    bad |= left_sockets();
    bad |= left_files("/dev/shm");
    bad |= left_files("/tmp");
    if (!bad && skipped == processes)
        return 77;
    if (!bad && skipped != 0) {
        fprintf(stderr, "launch: %d of %d ranks skipped\n", skipped, processes);
        bad = 1;
    }
    return bad;
}
