/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAULT_JOB_H
#define FERRY_TESTS_FAULT_JOB_H

#include "../left.h"
#include "fault/tell.h"
#include "ferry.h"
#include <dirent.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* What the fault tests share.  A test is a driver that forks the PEs of a job itself, so that it can stop and kill
 * them, and judges afterwards: how each PE ended, and that nothing of the job is left.  Driver and PEs share a board of
 * words. */

#define JOB_UNUSED __attribute__((unused))
#define JOB_PES 64
#define MS 1000000u /* ns */
#define SECOND 1000000000u

typedef struct job_board {
    uint64_t at[JOB_PES]; /* how far each PE has come */
    uint64_t word[64];    /* the test's own */
    char doing[JOB_PES][96];
} job_board;

typedef struct job {
    int n;
    pid_t pid[JOB_PES];
    int ended[JOB_PES], status[JOB_PES];
    int expected[JOB_PES]; /* exit code, or -signal */
    int may_end_first;     /* a PE that is to be killed may have ended well just before */
    unsigned long sockets[512];
    int n_sockets;
    uint64_t next_look;
    time_t began_at;
} job;

static job_board *board JOB_UNUSED;
static int job_rank JOB_UNUSED = -1;
static int job_failures JOB_UNUSED;
static char job_doing[120] JOB_UNUSED;
static struct job *job_now JOB_UNUSED;

JOB_UNUSED static uint64_t now_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * SECOND + (uint64_t)ts.tv_nsec;
}

JOB_UNUSED static void nap_ms(unsigned ms)
{
    struct timespec ts = { (time_t)(ms / 1000), (long)(ms % 1000) * (long)MS };
    while (nanosleep(&ts, &ts) != 0 && errno == EINTR)
        continue;
}

/* How long this thread has waited for a core so far: what a busy machine adds to every call. */
JOB_UNUSED static uint64_t starved_ns(void)
{
    unsigned long long ran, waited = 0;
    FILE *f = fopen("/proc/thread-self/schedstat", "r");
    if (f == NULL || fscanf(f, "%llu %llu", &ran, &waited) != 2)
        waited = 0;
    if (f != NULL)
        fclose(f);
    return waited;
}

/* How long other machines have had this machine's cores so far, to a tick of 10 ms: no thread sees that. */
JOB_UNUSED static uint64_t stolen_ns(void)
{
    unsigned long long ticks = 0;
    FILE *f = fopen("/proc/stat", "r");
    if (f == NULL || fscanf(f, "cpu %*u %*u %*u %*u %*u %*u %*u %llu", &ticks) != 1)
        ticks = 0;
    if (f != NULL)
        fclose(f);
    return ticks * (1000000000u / (uint64_t)sysconf(_SC_CLK_TCK));
}

JOB_UNUSED static uint64_t lacked_ns(void)
{
    return starved_ns() + stolen_ns();
}

/* How many times longer than on a machine of its own this process takes: for budgets that no PE may miss for want of a
 * core. */
JOB_UNUSED static unsigned job_slowness(void)
{
    struct timespec cpu;
    const uint64_t began = now_ns(), enough = 20 * (uint64_t)MS;
    uint64_t ran, before;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &cpu);
    before = (uint64_t)cpu.tv_sec * SECOND + (uint64_t)cpu.tv_nsec;
    do {
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &cpu);
        ran = (uint64_t)cpu.tv_sec * SECOND + (uint64_t)cpu.tv_nsec - before;
    } while (ran < enough && now_ns() - began < SECOND);
    const uint64_t slow = (now_ns() - began) / (ran != 0 ? ran : 1);
    return slow < 1 ? 1 : slow > 10 ? 10 : (unsigned)slow;
}

/* ---- Checks.  A PE that fails one ends; the driver counts and goes on. */

static void job_fail(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4), unused, cold));
static void job_fail(const char *file, int line, const char *format, ...)
{
    char text[1200], all[1600];
    va_list ap;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    const char *base = strrchr(file, '/');
    int n = snprintf(all, sizeof all, "FAIL %s:%d%s%s: %s\n", base != NULL ? base + 1 : file, line,
                     job_doing[0] ? ": " : "", job_doing, text);
    ssize_t written = write(2, all, n < 0 ? 0 : (size_t)n < sizeof all ? (size_t)n : sizeof all - 1);
    (void)written;
    job_failures++;
    if (job_rank >= 0)
        _exit(1);
}

#define CHECK(cond) ((cond) ? (void)0 : job_fail(__FILE__, __LINE__, "PE %d: not so: %s", job_rank, #cond))
#define CHECK_STATUS(call, want)                                                                                       \
    do {                                                                                                               \
        ferry_status got_ = (call), want_ = (want);                                                                    \
        if (got_ != want_)                                                                                             \
            job_fail(__FILE__, __LINE__, "PE %d: %s: got %s, wanted %s (last message: %s)", job_rank, #call,           \
                     ferry_status_name(got_), ferry_status_name(want_), ferry_last_error_message());                   \
    } while (0)
#define CHECK_OK(call) CHECK_STATUS(call, FERRY_SUCCESS)
#define CHECK_INT(got, want)                                                                                           \
    do {                                                                                                               \
        long long got_ = (long long)(got), want_ = (long long)(want);                                                  \
        if (got_ != want_)                                                                                             \
            job_fail(__FILE__, __LINE__, "PE %d: %s: got %lld, wanted %lld", job_rank, #got, got_, want_);             \
    } while (0)
#define CHECK_SAYS(text)                                                                                               \
    (strstr(ferry_last_error_message(), text) != NULL                                                                  \
         ? (void)0                                                                                                     \
         : job_fail(__FILE__, __LINE__, "PE %d: the message lacks \"%s\": %s", job_rank, text,                         \
                    ferry_last_error_message()))
/* ns since `since` must be under ms. */
#define CHECK_SINCE(since, ms)                                                                                         \
    do {                                                                                                               \
        uint64_t took_ = now_ns() - (since);                                                                           \
        if (took_ > (uint64_t)(ms)*MS)                                                                                 \
            job_fail(__FILE__, __LINE__, "PE %d: took %.1f ms, allowed are %u", job_rank, (double)took_ / 1e6,         \
                     (unsigned)(ms));                                                                                  \
    } while (0)

/* ---- The board. */

JOB_UNUSED static uint64_t see(const uint64_t *word)
{
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

JOB_UNUSED static void post(uint64_t *word, uint64_t value)
{
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

JOB_UNUSED static void arrive(uint64_t at)
{
    post(&board->at[job_rank], at);
}

/* Waits until the word is at least that; outside of the library, so that nothing of it is under test here. */
JOB_UNUSED static void await_word(const uint64_t *word, uint64_t least)
{
    uint64_t deadline = now_ns() + 30 * (uint64_t)SECOND;
    while (see(word) < least && now_ns() < deadline)
        nap_ms(1);
    if (see(word) < least)
        job_fail(__FILE__, __LINE__, "a word of the board stayed at %llu, wanted %llu", (unsigned long long)see(word),
                 (unsigned long long)least);
}

/* A PE says what it is about to do. */
static void job_note(const char *format, ...) __attribute__((format(printf, 1, 2), unused));
static void job_note(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(board->doing[job_rank], sizeof board->doing[job_rank], format, ap);
    va_end(ap);
}

/* ---- Jobs. */

/* What each PE that has not ended is at. */
JOB_UNUSED static void job_tell(const job *j)
{
    for (int r = 0; r < j->n; r++)
        if (!j->ended[r])
            dprintf(2, "PE %d, process %d, step %llu: %.96s\n", r, (int)j->pid[r],
                    (unsigned long long)see(&board->at[r]), board->doing[r]);
    for (int r = 0; r < j->n; r++)
        if (!j->ended[r])
            tell_of(r, j->pid[r]);
}

static void job_too_late(int sig)
{
    sigset_t end;
    sigemptyset(&end);
    sigaddset(&end, SIGALRM);
    signal(SIGALRM, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &end, NULL);
    alarm(10);
    dprintf(2, "FAIL: %s: %s\n", job_doing,
            sig == SIGALRM ? "the test ran past its own deadline" : "the test was ended from outside");
    if (job_now != NULL)
        job_tell(job_now);
    _exit(1); /* its children end with it */
}

/* First of all in main(). */
JOB_UNUSED static void job_begin(unsigned seconds)
{
    signal(SIGALRM, job_too_late);
    signal(SIGTERM, job_too_late);
    alarm(seconds);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    board = mmap(NULL, sizeof *board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (board == MAP_FAILED) {
        perror("mmap");
        exit(1);
    }
    setenv("FERRY_LOG", "none", 0); /* these tests are about failures: each would be said */
    unsetenv("TORCHELASTIC_RUN_ID");
}

JOB_UNUSED static int job_quick(void)
{
    const char *level = getenv("CHECK_LEVEL");
    return level != NULL && strcmp(level, "quick") == 0;
}

/* The first of 16 ports that were free a moment ago. */
JOB_UNUSED static int job_port(void)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    socklen_t nbytes = sizeof at;
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (s < 0 || bind(s, (struct sockaddr *)&at, sizeof at) != 0 ||
        getsockname(s, (struct sockaddr *)&at, &nbytes) != 0) {
        perror("a free port");
        exit(1);
    }
    close(s);
    return ntohs(at.sin_port) > 65000 ? 61000 : ntohs(at.sin_port);
}

JOB_UNUSED static void job_set(const char *name, long value)
{
    char text[32];
    snprintf(text, sizeof text, "%ld", value);
    setenv(name, text, 1);
}

/* What all PEs of the next job get. */
JOB_UNUSED static int job_env(int n)
{
    unsigned char random[16] = { 0 };
    char cookie[33];
    int port = job_port();
    if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random)
        exit(1);
    for (int i = 0; i < 16; i++)
        snprintf(cookie + 2 * i, 3, "%02x", random[i]);
    setenv("FERRY_COOKIE", cookie, 1);
    setenv("FERRY_BOOTSTRAP", "tcp", 1);
    setenv("MASTER_ADDR", "127.0.0.1", 1);
    job_set("MASTER_PORT", port);
    job_set("WORLD_SIZE", n);
    return port;
}

/* Starts one PE of a job whose variables are set. */
JOB_UNUSED static void job_start_one(job *j, int rank, int (*pe)(int rank))
{
    pid_t parent = getpid();
    fflush(NULL);
    pid_t pid = fork();
    if (pid < 0) {
        perror("fork");
        exit(1);
    }
    if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        prctl(PR_SET_CHILD_SUBREAPER, 0);
        if (getppid() != parent)
            _exit(1);
        signal(SIGALRM, SIG_DFL);
        signal(SIGTERM, SIG_IGN); /* of all the group: the driver asks first */
        tell_when_asked();
        alarm(120);
        job_rank = rank;
        job_failures = 0;
        job_set("RANK", rank);
        job_set("LOCAL_RANK", rank);
        exit(pe(rank));
    }
    j->pid[rank] = pid;
    j->ended[rank] = 0;
}

JOB_UNUSED static void job_prepare(job *j, int n)
{
    memset(j, 0, sizeof *j);
    memset(board, 0, sizeof *board);
    j->n = n;
    j->began_at = left_since_now();
    job_now = j;
    for (int r = 0; r < n; r++)
        j->ended[r] = 1; /* until it is started */
}

JOB_UNUSED static void job_start(job *j, int n, int (*pe)(int rank))
{
    job_prepare(j, n);
    job_env(n);
    for (int r = 0; r < n; r++)
        job_start_one(j, r, pe);
}

/* Notes which sockets the job holds, by inode: no other job has one of these. */
JOB_UNUSED static void job_look(job *j)
{
    if (now_ns() < j->next_look)
        return;
    j->next_look = now_ns() + 50 * (uint64_t)MS;
    for (int r = 0; r < j->n; r++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/fd", (int)j->pid[r]);
        DIR *dir = j->ended[r] ? NULL : opendir(path);
        struct dirent *e;
        while (dir != NULL && (e = readdir(dir)) != NULL) {
            char link[128], to[64];
            unsigned long inode;
            int known = 0;
            snprintf(link, sizeof link, "%s/%.20s", path, e->d_name);
            ssize_t len = readlink(link, to, sizeof to - 1);
            to[len > 0 ? len : 0] = 0;
            if (sscanf(to, "socket:[%lu]", &inode) != 1)
                continue;
            for (int i = 0; i < j->n_sockets; i++)
                known |= j->sockets[i] == inode;
            if (!known && j->n_sockets < 512)
                j->sockets[j->n_sockets++] = inode;
        }
        if (dir != NULL)
            closedir(dir);
    }
}

/* Collects who has ended.  Returns how many still run. */
JOB_UNUSED static int job_poll(job *j)
{
    int running = 0;
    for (int r = 0; r < j->n; r++) {
        if (!j->ended[r] && waitpid(j->pid[r], &j->status[r], WNOHANG) == j->pid[r])
            j->ended[r] = 1;
        running += !j->ended[r];
    }
    job_look(j);
    return running;
}

/* The driver waits until a PE has come that far.  0 when it ended instead. */
JOB_UNUSED static int job_await(job *j, int rank, uint64_t at)
{
    uint64_t deadline = now_ns() + 30 * (uint64_t)SECOND;
    while (see(&board->at[rank]) < at && now_ns() < deadline) {
        job_poll(j);
        if (j->ended[rank])
            break;
        nap_ms(1);
    }
    if (see(&board->at[rank]) >= at)
        return 1;
    job_fail(__FILE__, __LINE__, "PE %d did not come to step %llu", rank, (unsigned long long)at);
    return 0;
}

JOB_UNUSED static void job_await_all(job *j, uint64_t at)
{
    for (int r = 0; r < j->n; r++)
        (void)job_await(j, r, at);
}

JOB_UNUSED static void job_kill(job *j, int rank, int sig)
{
    j->next_look = 0;
    (void)job_poll(j);
    if (j->ended[rank])
        return;
    if (sig == SIGKILL)
        j->expected[rank] = -SIGKILL;
    kill(j->pid[rank], sig);
}

JOB_UNUSED static int job_left_sockets(const job *j)
{
    char line[512];
    int found = 0;
    FILE *f = fopen("/proc/net/unix", "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        unsigned long inode;
        if (strstr(line, "@ferry") == NULL || sscanf(line, "%*s %*s %*s %*s %*s %*s %lu", &inode) != 1)
            continue;
        for (int i = 0; i < j->n_sockets; i++)
            found += j->sockets[i] == inode;
    }
    if (f != NULL)
        fclose(f);
    return found;
}

JOB_UNUSED static int job_left_files(const job *j, const char *folder)
{
    int found = 0;
    DIR *dir = opendir(folder);
    struct dirent *e;
    while (dir != NULL && (e = readdir(dir)) != NULL)
        for (int r = 0; r < j->n; r++) {
            if (!left_is_file_of(dir, e->d_name, j->pid[r], j->began_at))
                continue;
            job_fail(__FILE__, __LINE__, "a file is left behind: %s/%s", folder, e->d_name);
            found++;
        }
    if (dir != NULL)
        closedir(dir);
    return found;
}

/* Every PE must end by itself within that time, as expected, and leave nothing. */
JOB_UNUSED static void job_end(job *j, unsigned seconds)
{
    uint64_t deadline = now_ns() + seconds * (uint64_t)SECOND;
    while (job_poll(j) > 0 && now_ns() < deadline)
        nap_ms(2);
    job_tell(j);
    for (int r = 0; r < j->n; r++) {
        if (!j->ended[r]) {
            job_fail(__FILE__, __LINE__, "PE %d has not ended within %u s (at step %llu)", r, seconds,
                     (unsigned long long)see(&board->at[r]));
            kill(j->pid[r], SIGKILL);
            waitpid(j->pid[r], &j->status[r], 0);
            j->ended[r] = 1;
            continue;
        }
        int st = j->status[r], code = WIFSIGNALED(st) ? -WTERMSIG(st) : WEXITSTATUS(st);
        int in_time = j->may_end_first && code == 0 && j->expected[r] == -SIGKILL;
        if (j->pid[r] > 0 && code != j->expected[r] && !in_time)
            job_fail(__FILE__, __LINE__, "PE %d ended with %d, expected %d (negative: by a signal)", r, code,
                     j->expected[r]);
    }
    if (left_children(2000))
        job_fail(__FILE__, __LINE__, "a process is left behind");
    /* What a killed process held is released a little after it was seen to end. */
    deadline = now_ns() + 2 * (uint64_t)SECOND;
    while (job_left_sockets(j) > 0 && now_ns() < deadline)
        nap_ms(5);
    if (job_left_sockets(j) > 0)
        job_fail(__FILE__, __LINE__, "%d sockets are left behind", job_left_sockets(j));
    (void)job_left_files(j, "/dev/shm");
    (void)job_left_files(j, "/tmp");
    job_now = NULL;
}

/* What still runs of a job in which something has failed already: the driver will not play its part any more, and what
 * PEs that wait for it come to is nobody's fault.  They say where they are, and are ended. */
JOB_UNUSED static void job_drop(job *j)
{
    job_tell(j);
    for (int r = 0; r < j->n; r++)
        if (!j->ended[r]) {
            kill(j->pid[r], SIGKILL);
            waitpid(j->pid[r], &j->status[r], 0);
            j->ended[r] = 1;
        }
    job_now = NULL;
}

/* 77 when FERRY_SPACE asks for what is not here: asked in a process of its own, since CUDA does not survive a fork. */
JOB_UNUSED static int job_space_is_here(void)
{
    int status = 0;
    pid_t pid = fork();
    if (pid == 0) {
        setenv("FERRY_BOOTSTRAP", "self", 1);
        ferry_status found = ferry_init();
        if (found == FERRY_ERR_UNSUPPORTED)
            printf("skipped: %s\n", ferry_last_error_message());
        fflush(NULL);
        _exit(found == FERRY_SUCCESS ? ferry_finalize() != FERRY_SUCCESS : found == FERRY_ERR_UNSUPPORTED ? 77 : 1);
    }
    return pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

#endif
