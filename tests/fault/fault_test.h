/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FAULT_TEST_H
#define FAULT_TEST_H

/* Jobs that a test starts itself, so that it can stop, kill and resume their PEs by pid.
 *
 * A PE is a forked process that runs a function of the test; it posts how far it is, and the parent acts on that.  The
 * PEs share one anonymous page with the parent, the board; nothing else outlives them.  job_end() ends what is left and
 * checks that no process and no socket of the job remains. */
#define PE_CHECKS_ONLY
#include "mp/pe_test.h"
#include <dirent.h>
#include <errno.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>

#define JOB_MOST 64

typedef struct board {
    int phase[JOB_MOST]; /* what PE i has reached */
    int go;              /* what the parent allows */
    int status[JOB_MOST];
    uint64_t took_ns[JOB_MOST];
    char message[JOB_MOST][600];
} board;

typedef int pe_function(int rank, board *b);

typedef struct job {
    int n, port;
    char cookie[40];
    const char *paths;
    pid_t pid[JOB_MOST];
    int ended[JOB_MOST];
    board *b;
    unsigned long socket[256];
    int n_sockets;
} job;

PE_UNUSED static void post(board *b, int rank, int phase)
{
    __atomic_store_n(&b->phase[rank], phase, __ATOMIC_RELEASE);
}

PE_UNUSED static void await_go(board *b, int go)
{
    while (__atomic_load_n(&b->go, __ATOMIC_ACQUIRE) < go)
        pe_sleep_ms(1);
}

PE_UNUSED static void let_go(job *j, int go)
{
    __atomic_store_n(&j->b->go, go, __ATOMIC_RELEASE);
}

PE_UNUSED static int free_port(void)
{
    struct sockaddr_in a;
    socklen_t len = sizeof a;
    memset(&a, 0, sizeof a);
    a.sin_family = AF_INET;
    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    CHECK(fd >= 0 && bind(fd, (struct sockaddr *)&a, len) == 0 && getsockname(fd, (struct sockaddr *)&a, &len) == 0);
    close(fd);
    return ntohs(a.sin_port);
}

/* A job of n PEs that are not started yet.  paths may be NULL. */
PE_UNUSED static void job_begin(job *j, int n, const char *paths)
{
    memset(j, 0, sizeof *j);
    j->n = n;
    j->paths = paths;
    j->port = free_port();
    snprintf(j->cookie, sizeof j->cookie, "%lx%lx", (unsigned long)getpid(), (unsigned long)pe_now_ns());
    j->b = (board *)mmap(NULL, sizeof *j->b, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    CHECK(j->b != MAP_FAILED);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
}

PE_UNUSED static void set_number(const char *name, int value)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    setenv(name, text, 1);
}

PE_UNUSED static void job_start_pe(job *j, int rank, pe_function *run)
{
    fflush(NULL);
    pid_t parent = getpid(), pid = fork();
    CHECK(pid >= 0);
    if (pid != 0) {
        j->pid[rank] = pid;
        return;
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
    pe_me = rank;
    pe_n = j->n;
    set_number("RANK", rank);
    set_number("LOCAL_RANK", rank);
    set_number("WORLD_SIZE", j->n);
    set_number("MASTER_PORT", j->port);
    setenv("MASTER_ADDR", "127.0.0.1", 1);
    setenv("FERRY_COOKIE", j->cookie, 1);
    setenv("FERRY_HEAP_MAX", getenv("FERRY_HEAP_MAX") != NULL ? getenv("FERRY_HEAP_MAX") : "64M", 1);
    if (getenv("FAULT_VERBOSE") == NULL)
        setenv("FERRY_LOG", "none", 1); /* the messages are wanted, and checked where they matter */
    if (j->paths != NULL)
        setenv("FERRY_PATHS", j->paths, 1);
    int code = run(rank, j->b);
    fflush(NULL);
    _exit(code);
}

PE_UNUSED static void job_start(job *j, pe_function *run)
{
    for (int r = 0; r < j->n; r++)
        job_start_pe(j, r, run);
}

/* Which sockets the living PEs hold. */
PE_UNUSED static void note_sockets(job *j)
{
    for (int r = 0; r < j->n; r++) {
        char path[64], link[128], to[64];
        unsigned long inode;
        snprintf(path, sizeof path, "/proc/%d/fd", (int)j->pid[r]);
        DIR *dir = j->pid[r] == 0 || j->ended[r] ? NULL : opendir(path);
        struct dirent *e;
        while (dir != NULL && (e = readdir(dir)) != NULL) {
            snprintf(link, sizeof link, "%s/%.20s", path, e->d_name);
            ssize_t len = readlink(link, to, sizeof to - 1);
            to[len > 0 ? len : 0] = 0;
            if (sscanf(to, "socket:[%lu]", &inode) == 1 && j->n_sockets < 256)
                j->socket[j->n_sockets++] = inode;
        }
        if (dir != NULL)
            closedir(dir);
    }
}

/* Calls got(name) for each abstract ferry socket that one of the job's PEs holds; returns how many there are. */
PE_UNUSED static int job_sockets(job *j, void (*got)(const char *name))
{
    char line[512], name[200];
    int found = 0;
    FILE *f = fopen("/proc/net/unix", "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        unsigned long inode;
        if (sscanf(line, "%*s %*s %*s %*s %*s %*s %lu @%199s", &inode, name) != 2 || strstr(name, "ferry") != name)
            continue;
        for (int i = 0; i < j->n_sockets; i++)
            if (j->socket[i] == inode) {
                found++;
                if (got != NULL)
                    got(name);
                break;
            }
    }
    if (f != NULL)
        fclose(f);
    return found;
}

PE_UNUSED static void await_phase(job *j, int rank, int phase, unsigned ms)
{
    uint64_t until = pe_now_ns() + (uint64_t)ms * 1000000u;
    while (__atomic_load_n(&j->b->phase[rank], __ATOMIC_ACQUIRE) < phase) {
        int status;
        if (!j->ended[rank] && waitpid(j->pid[rank], &status, WNOHANG) == j->pid[rank]) {
            j->ended[rank] = 1;
            if (j->b->phase[rank] < phase)
                pe_fail(__FILE__, __LINE__, "PE %d ended (0x%x) in phase %d, before phase %d", rank, status,
                        j->b->phase[rank], phase);
        }
        if (pe_now_ns() > until)
            pe_fail(__FILE__, __LINE__, "PE %d is in phase %d, not yet in %d after %u ms", rank, j->b->phase[rank],
                    phase, ms);
        pe_sleep_ms(1);
    }
}

PE_UNUSED static void await_phase_but(job *j, int but, int phase, unsigned ms)
{
    for (int r = 0; r < j->n; r++)
        if (r != but)
            await_phase(j, r, phase, ms);
}

PE_UNUSED static void signal_pe(job *j, int rank, int sig)
{
    note_sockets(j);
    CHECK(kill(j->pid[rank], sig) == 0);
}

/* Waits for the PE's end: an exit code, or -signal. */
PE_UNUSED static void await_end(job *j, int rank, int want, unsigned ms)
{
    uint64_t until = pe_now_ns() + (uint64_t)ms * 1000000u;
    int status = 0;
    while (!j->ended[rank] && waitpid(j->pid[rank], &status, WNOHANG) != j->pid[rank]) {
        if (pe_now_ns() > until)
            pe_fail(__FILE__, __LINE__, "PE %d has not ended after %u ms", rank, ms);
        pe_sleep_ms(1);
    }
    j->ended[rank] = 1;
    int got = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    if (got != want)
        pe_fail(__FILE__, __LINE__, "PE %d ended with %d, expected %d", rank, got, want);
}

/* All PEs but one (-1: all) end with 0; then nothing may be left. */
PE_UNUSED static void job_end(job *j, int but, unsigned ms)
{
    note_sockets(j);
    for (int r = 0; r < j->n; r++)
        if (r != but && j->pid[r] != 0)
            await_end(j, r, 0, ms);
    if (but >= 0 && !j->ended[but] && j->pid[but] != 0) {
        kill(j->pid[but], SIGKILL);
        waitpid(j->pid[but], NULL, 0);
    }
    int status;
    CHECK(waitpid(-1, &status, WNOHANG) == -1 && errno == ECHILD); /* no PE left a process behind */
    CHECK_INT(job_sockets(j, NULL), 0);
    munmap(j->b, sizeof *j->b);
}

/* What a PE's call returned, and how long it took, for the parent and for the checks below. */
#define POSTED(b, call)                                                                                                \
    do {                                                                                                               \
        uint64_t t0_ = pe_now_ns();                                                                                    \
        (b)->status[pe_me] = (int)(call);                                                                              \
        (b)->took_ns[pe_me] = pe_now_ns() - t0_;                                                                       \
        snprintf((b)->message[pe_me], sizeof(b)->message[pe_me], "%s", ferry_last_error_message());                    \
    } while (0)

/* A test's deadline: everything it started dies with it (PDEATHSIG). */
PE_UNUSED static void fault_begin(unsigned seconds)
{
    alarm(seconds);
    unsetenv("FERRY_PATHS");
}

static const char *const fault_paths[] = { "native", "flags", "staged", "0>*=staged,*>0=flags" };
#define FOR_EACH_PATH(p) for (size_t p = 0; p < sizeof fault_paths / sizeof fault_paths[0]; p++)
PE_UNUSED static const char *fault_path(size_t p)
{
    pe_doing_now("paths %s", fault_paths[p]);
    return fault_paths[p];
}

#endif
