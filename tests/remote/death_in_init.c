/* SPDX-License-Identifier: BSD-3-Clause */
/* One of the PEs of two nodes dies in ferry_init once it has sent its first message, in the next job after the second
 * one, and so on until ferry_init sends no more.  On the other PEs ferry_init succeeds if that PE had no more to say,
 * and else ends in time with FERRY_ERR_PEER_LOST or FERRY_ERR_TIMEOUT and a message that names a PE. */
#include "tests/job.h"
#include <dlfcn.h>
#include <sys/socket.h>

enum { N = 3, MOST = 1000 };
enum { NTH, ALIVE, DYING }; /* words of the board */
static int victim;
static long left; /* messages until this PE dies; 0: never */

/* The linker finds a program's own definition of such a function before the C library's. */
#define NEXT(NAME) ((__typeof__(&(NAME)))(uintptr_t)dlsym(RTLD_NEXT, #NAME))
#pragma GCC visibility push(default)
ssize_t send(int fd, const void *from, size_t n, int flags)
{
    const int last =
        __atomic_load_n(&left, __ATOMIC_RELAXED) > 0 && __atomic_sub_fetch(&left, 1, __ATOMIC_RELAXED) == 0;
    if (last)
        post(&board->word[DYING], (uint64_t)getpid());
    const ssize_t sent = NEXT(send)(fd, from, n, flags);
    if (last)
        raise(SIGKILL);
    return sent;
}

/* The others connect only once the kernel has closed the descriptors of a PE that dies. */
int connect(int fd, const struct sockaddr *at, socklen_t n)
{
    const uint64_t pid = see(&board->word[DYING]);
    char path[64], state = 0;
    while (pid != 0 && state != 'Z') {
        snprintf(path, sizeof path, "/proc/%llu/stat", (unsigned long long)pid);
        FILE *stat = fopen(path, "r");
        if (stat == NULL || fscanf(stat, "%*d %*s %c", &state) != 1)
            state = 'Z';
        if (stat != NULL)
            fclose(stat);
    }
    return NEXT(connect)(fd, at, n);
}
#pragma GCC visibility pop

static void pe(int rank)
{
    if (rank == victim)
        left = (long)see(&board->word[NTH]);
    const ferry_status status = ferry_init();
    if (rank == victim) {
        left = 0;
        CHECK_OK(status); /* it has sent fewer messages */
        post(&board->word[ALIVE], 1);
        return;
    }
    if (status == FERRY_SUCCESS)
        return;
    if (status != FERRY_ERR_PEER_LOST && status != FERRY_ERR_TIMEOUT)
        check_fail(__FILE__, __LINE__, "PE %d: %s: %s", rank, ferry_status_name(status), ferry_last_error_message());
    CHECK_SAYS("PE");
}

JOB_MAIN(500)
{
    setenv("FERRY_TIMEOUT", "1s", 1);
    setenv("FAULT_NODES", "2", 0);
    for (victim = job_quick() ? 1 : 0; victim < N; victim++)
        for (long nth = 1, ended = 0; !ended && nth < MOST; nth++) {
            job j;
            pe_doing_now("PE %d dies after message %ld", victim, nth);
            /* After these messages some PE has not met PE 0 yet, and waits for it as for one that starts late. */
            setenv("FERRY_INIT_TIMEOUT", nth < 5 ? "3s" : "20s", 1);
            job_prepare(&j, N);
            post(&board->word[NTH], (uint64_t)nth);
            job_env(N);
            for (int r = 0; r < N; r++)
                job_start_one(&j, r, pe);
            j.expected[victim] = -SIGKILL;
            j.may_end_first = 1;
            job_end(&j, 30);
            ended = (long)see(&board->word[ALIVE]);
        }
}
