/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_JOB_H
#define FERRY_TESTS_JOB_H

#define CHECK_LOST see(&board->lost)
#include "ferry.h"
#include "tests/check.h"
#include "tests/starter.h"
#include "tests/tell.h"
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>

/* For tests that stop and kill PEs.  A test is a driver: it forks the PEs of a job itself and then checks how each PE
 * ended and that the job left nothing.  A failed check ends a PE; the driver counts the failure and goes on.  Driver
 * and PEs share a board of words. */

#define JOB_PES 64

typedef struct job_board {
    uint64_t at[JOB_PES]; /* how far each PE has come */
    uint64_t word[64];    /* the test's own */
    uint64_t met;         /* PEs that have left barrier_before_a_death() */
    /* ns by which the driver's naps were too long, or the kernel was slow to end a killed PE: the machine was busy, or
     * stood still */
    uint64_t lost;
    char doing[JOB_PES][96];
} job_board;

typedef struct job {
    int n;
    pid_t pid[JOB_PES];
    int ended[JOB_PES], status[JOB_PES];
    int expected[JOB_PES]; /* exit code, or -signal */
    int may_end_first;     /* a PE that is to be killed may have ended well just before */
    leftovers left;
    uint64_t next_look;
} job;

static job_board *board CHECK_UNUSED;
static struct job *job_now CHECK_UNUSED;

CHECK_UNUSED static int job_has_sanitizers(void)
{
    const char *sanitizers = getenv("SANITIZERS");
    return sanitizers != NULL && strcmp(sanitizers, "no") != 0;
}

/* In a build with sanitizers: prints why the test cannot run there, and ends the test as skipped. */
CHECK_UNUSED static void job_skip_in_sanitizers(const char *why)
{
    if (job_has_sanitizers())
        check_skip(why);
}

/* How long this thread has waited for a core so far: the delay that a busy machine adds to every call. */
CHECK_UNUSED static uint64_t starved_ns(void)
{
    unsigned long long ran, waited = 0;
    FILE *f = fopen("/proc/thread-self/schedstat", "r");
    if (f == NULL || fscanf(f, "%llu %llu", &ran, &waited) != 2)
        waited = 0;
    if (f != NULL)
        fclose(f);
    return waited;
}

/* How long other machines have had this machine's cores so far, to a tick of 10 ms: no thread sees that time. */
CHECK_UNUSED static uint64_t stolen_ns(void)
{
    unsigned long long ticks = 0;
    FILE *f = fopen("/proc/stat", "r");
    if (f == NULL || fscanf(f, "cpu %*u %*u %*u %*u %*u %*u %*u %llu", &ticks) != 1)
        ticks = 0;
    if (f != NULL)
        fclose(f);
    return ticks * (1000000000u / (uint64_t)sysconf(_SC_CLK_TCK));
}

CHECK_UNUSED static uint64_t lacked_ns(void)
{
    return starved_ns() + stolen_ns();
}

/* How many times slower this process runs than on an idle machine: for budgets that no PE may miss for lack of a
 * core. */
CHECK_UNUSED static unsigned job_slowness(void)
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

/* ---- The board. */

CHECK_UNUSED static uint64_t see(const uint64_t *word)
{
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

CHECK_UNUSED static void post(uint64_t *word, uint64_t value)
{
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

CHECK_UNUSED static void arrive(uint64_t at)
{
    post(&board->at[pe_me], at);
}

/* Waits until the word reaches the value, without the library, so the wait tests no library code. */
CHECK_UNUSED static void await_word(const uint64_t *word, uint64_t least)
{
    uint64_t deadline = now_ns() + 30 * (uint64_t)SECOND;
    while (see(word) < least && now_ns() < deadline)
        nap_ms(1);
    if (see(word) < least)
        check_fail(__FILE__, __LINE__, "a word of the board stayed at %llu, wanted %llu", (unsigned long long)see(word),
                   (unsigned long long)least);
}

/* Waits until this PE knows that another one has died. */
CHECK_UNUSED static void await_lost(int pe)
{
    ferry_peer_status state = FERRY_PEER_ALIVE;
    for (; state != FERRY_PEER_LOST; nap_ms(1))
        CHECK_OK(ferry_peer_state(pe, &state));
}

/* A barrier of n PEs that all have left when it returns.  A PE that dies right after a plain one makes it fail on a PE
 * that has not left yet. */
CHECK_UNUSED static void barrier_before_a_death(int n)
{
    CHECK_OK(ferry_barrier_all());
    (void)__atomic_add_fetch(&board->met, 1, __ATOMIC_ACQ_REL);
    await_word(&board->met, (uint64_t)n);
}

/* A PE says what it is about to do. */
static void job_note(const char *format, ...) __attribute__((format(printf, 1, 2), unused));
static void job_note(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(board->doing[pe_me], sizeof board->doing[pe_me], format, ap);
    va_end(ap);
}

/* ---- Jobs. */

/* Prints the current step of each PE that still runs. */
CHECK_UNUSED static void job_tell(const job *j)
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
    dprintf(2, "FAIL: %s: %s\n", pe_doing,
            sig == SIGALRM ? "the test ran past its own deadline" : "the test was ended from outside");
    if (job_now != NULL)
        job_tell(job_now);
    _exit(1); /* its children end with it */
}

/* First of all in main(). */
CHECK_UNUSED static void job_begin(unsigned seconds)
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
}

/* The whole of a driver's main(), as CHECK_MAIN. */
#define JOB_MAIN(seconds)                                                                                              \
    static void job_main(void);                                                                                        \
    int main(void)                                                                                                     \
    {                                                                                                                  \
        job_begin(seconds);                                                                                            \
        job_main();                                                                                                    \
        return CHECK_RESULT();                                                                                         \
    }                                                                                                                  \
    static void job_main(void)

CHECK_UNUSED static int job_quick(void)
{
    const char *level = getenv("CHECK_LEVEL");
    return level != NULL && strcmp(level, "quick") == 0;
}

/* How the heaps of the next jobs grow, and how far. */
CHECK_UNUSED static void job_heap(const char *chunk, const char *max)
{
    setenv("FERRY_HEAP_CHUNK", chunk, 1);
    setenv("FERRY_HEAP_MAX", max, 1);
}

/* The paths of the next jobs; "": those that are found. */
CHECK_UNUSED static void job_paths(const char *paths)
{
    pe_doing_now("paths \"%s\"", paths);
    setenv("FERRY_PATHS", paths, 1);
}

/* What ferry_finalize() may take beyond its budget.  Over nodes it ends with libfabric's fi_close(), which returns some
 * 33 MiB of touched memory: 6 ms of work and no wait, for which a kernel that ends other PEs has taken 1.6 s. */
CHECK_UNUSED static uint64_t closing_ns(void)
{
    return getenv("FAULT_NODES") != NULL ? 2 * (uint64_t)SECOND : 0;
}

/* Sets the variables of the next job. */
CHECK_UNUSED static int job_env(int n)
{
    const char *nodes = getenv("FAULT_NODES"), *test = getenv("FERRY_TEST");
    setenv("FERRY_BOOTSTRAP", "tcp", 1);
    if (nodes != NULL) { /* the same test with the PEs on so many nodes, whose pairs have one path only */
        char text[256];
        snprintf(text, sizeof text, "nodes=%s:%s", nodes, test != NULL && strncmp(test, "nodes", 5) != 0 ? test : "");
        setenv("FERRY_TEST", text, 1);
        unsetenv("FERRY_PATHS");
    }
    return start_env(n);
}

/* Starts one PE of a job whose variables are set. */
CHECK_UNUSED static void job_start_one(job *j, int rank, void (*pe)(int rank))
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
        if (getppid() != parent && getppid() != 0) /* 0: the PE has a PID namespace of its own */
            _exit(1);
        signal(SIGALRM, SIG_DFL);
        signal(SIGTERM, SIG_IGN); /* of all the group: the driver asks first */
        tell_when_asked();
        alarm(120);
        pe_me = rank;
        check_failures = 0;
        check_end = check_exit;
        start_rank(rank);
        pe(rank);
        exit(CHECK_RESULT());
    }
    j->pid[rank] = pid;
    j->ended[rank] = 0;
}

CHECK_UNUSED static void job_prepare(job *j, int n)
{
    memset(j, 0, sizeof *j);
    memset(board, 0, sizeof *board);
    j->n = n;
    left_begin(&j->left);
    job_now = j;
    for (int r = 0; r < n; r++)
        j->ended[r] = 1; /* until it is started */
}

CHECK_UNUSED static void job_start(job *j, int n, void (*pe)(int rank))
{
    job_prepare(j, n);
    job_env(n);
    for (int r = 0; r < n; r++)
        job_start_one(j, r, pe);
}

/* Now and then, notes which sockets the job holds. */
CHECK_UNUSED static void job_look(job *j)
{
    if (now_ns() < j->next_look)
        return;
    j->next_look = now_ns() + 50 * (uint64_t)MS;
    for (int r = 0; r < j->n; r++)
        if (!j->ended[r])
            left_look(&j->left, j->pid[r]);
}

/* Collects who has ended.  Returns how many still run. */
CHECK_UNUSED static int job_poll(job *j)
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

CHECK_UNUSED static void job_nap(unsigned ms)
{
    const uint64_t began = now_ns();
    nap_ms(ms);
    const uint64_t late = now_ns() - began - ms * (uint64_t)MS;
    if (late > 2 * (uint64_t)MS)
        post(&board->lost, board->lost + late);
}

/* The driver waits until a PE has reached that point.  0 when the PE ended instead. */
CHECK_UNUSED static int job_await(job *j, int rank, uint64_t at)
{
    uint64_t deadline = now_ns() + 30 * (uint64_t)SECOND;
    while (see(&board->at[rank]) < at && now_ns() < deadline) {
        job_poll(j);
        if (j->ended[rank])
            break;
        job_nap(1);
    }
    if (see(&board->at[rank]) >= at)
        return 1;
    check_fail(__FILE__, __LINE__, "PE %d did not come to step %llu", rank, (unsigned long long)at);
    return 0;
}

CHECK_UNUSED static void job_await_all(job *j, uint64_t at)
{
    for (int r = 0; r < j->n; r++)
        (void)job_await(j, r, at);
}

/* A killed PE's descriptors, by whose end others learn of its death, are closed behind its memory and once each of its
 * threads has had a turn.  Beside many processes that takes seconds, which are not ferry's. */
CHECK_UNUSED static void job_await_death(const job *j, int rank)
{
    const uint64_t began = now_ns();
    siginfo_t info;
    do {
        info.si_pid = 0;
        if (waitid(P_PID, (id_t)j->pid[rank], &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0)
            break;
        nap_ms(1);
    } while (now_ns() - began < 20 * (uint64_t)SECOND);
    const uint64_t took = now_ns() - began;
    if (took < 20 * MS)
        return;
    post(&board->lost, board->lost + took);
    if (took > SECOND)
        fprintf(stderr, "the kernel took %.1f s to end PE %d\n", (double)took / 1e9, rank);
}

CHECK_UNUSED static void job_kill(job *j, int rank, int sig)
{
    j->next_look = 0;
    (void)job_poll(j);
    if (j->ended[rank])
        return;
    if (sig == SIGKILL)
        j->expected[rank] = -SIGKILL;
    kill(j->pid[rank], sig);
    if (sig == SIGKILL)
        job_await_death(j, rank);
}

/* PE `rank` stands still until every other PE has come to step 2.  word[0] becomes 1 when the PE stands, and 2 so many
 * ms after it goes on. */
CHECK_UNUSED static void job_stop(job *j, int rank, unsigned ms)
{
    job_kill(j, rank, SIGSTOP);
    post(&board->word[0], 1);
    for (int r = 0; r < j->n; r++)
        if (r != rank)
            (void)job_await(j, r, 2);
    job_kill(j, rank, SIGCONT);
    nap_ms(ms);
    post(&board->word[0], 2);
}

/* Every PE must end by itself within that time, as expected, and leave nothing. */
CHECK_UNUSED static void job_end(job *j, unsigned seconds)
{
    uint64_t deadline = now_ns() + seconds * (uint64_t)SECOND;
    while (job_poll(j) > 0 && now_ns() < deadline + board->lost)
        job_nap(2);
    job_tell(j);
    for (int r = 0; r < j->n; r++) {
        if (!j->ended[r]) {
            check_fail(__FILE__, __LINE__, "PE %d has not ended within %u s (at step %llu)", r, seconds,
                       (unsigned long long)see(&board->at[r]));
            kill(j->pid[r], SIGKILL);
            waitpid(j->pid[r], &j->status[r], 0);
            j->ended[r] = 1;
            continue;
        }
        int st = j->status[r], code = WIFSIGNALED(st) ? -WTERMSIG(st) : WEXITSTATUS(st);
        int in_time = j->may_end_first && code == 0 && j->expected[r] == -SIGKILL;
        if (j->pid[r] > 0 && code != j->expected[r] && !in_time)
            check_fail(__FILE__, __LINE__, "PE %d ended with %d, expected %d (negative: by a signal)", r, code,
                       j->expected[r]);
    }
    if (left_children(2000))
        check_fail(__FILE__, __LINE__, "a process is left behind");
    /* The kernel releases a killed process's sockets a little after the process is seen to end. */
    deadline = now_ns() + 2 * (uint64_t)SECOND;
    while (left_sockets(&j->left) > 0 && now_ns() < deadline)
        nap_ms(5);
    CHECK_INT(left_sockets(&j->left), 0);
    for (int r = 0; r < j->n; r++)
        check_failures += left_files(&j->left, j->pid[r]);
    job_now = NULL;
}

/* A job in which the driver plays no part. */
CHECK_UNUSED static void job_run(int n, void (*pe)(int rank), unsigned seconds)
{
    job j;
    job_start(&j, n, pe);
    job_end(&j, seconds);
}

/* The same job over each kind of paths, first those that are found, until one fails.  killed: the PE that does not end
 * by itself; -1: none. */
CHECK_UNUSED static void job_run_over_paths(const char *what, int n, void (*pe)(int rank), int killed, unsigned seconds)
{
    static const char *const paths[] = { "", "flags", "staged" };
    for (size_t i = 0; i < sizeof paths / sizeof *paths && check_failures == 0; i++) {
        job j;
        pe_doing_now("%s, paths \"%s\"", what, paths[i]);
        setenv("FERRY_PATHS", paths[i], 1);
        job_start(&j, n, pe);
        if (killed >= 0)
            j.expected[killed] = -SIGKILL;
        job_end(&j, seconds);
    }
}

/* Ends a job after a failed check: the driver no longer plays its part, so PEs that wait for the driver fail without
 * their own fault.  Each running PE prints its location and is killed. */
CHECK_UNUSED static void job_drop(job *j)
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

/* Skips the test without the space of FERRY_SPACE: a child process checks, because CUDA does not survive a fork. */
CHECK_UNUSED static void job_need_space(void)
{
    int status = 0;
    pid_t pid = fork();
    if (pid == 0) {
        setenv("FERRY_BOOTSTRAP", "self", 1);
        ferry_status found = ferry_init();
        if (found == FERRY_ERR_UNSUPPORTED)
            check_skip(ferry_last_error_message());
        fflush(NULL);
        _exit(found == FERRY_SUCCESS ? ferry_finalize() != FERRY_SUCCESS : 1);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        exit(WIFEXITED(status) && WEXITSTATUS(status) != 0 ? WEXITSTATUS(status) : 1);
}

#endif
