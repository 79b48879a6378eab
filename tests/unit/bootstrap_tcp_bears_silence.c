/* SPDX-License-Identifier: BSD-3-Clause */
/* tcp: hundreds of silent connections, reopened as soon as they are closed, do not keep a PE out.  A listener in PE 0's
 * place that greets like ferry and then stays silent does not block a PE, and is named if PE 0 never comes. */
#include "bootstrap/tcp.h"
#include "bootstrap_job.h"
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>

#define SILENT 600
#define LATE (5u * (uint64_t)SECOND) /* the budget is 20 s; on an idle machine it is 0.1 s */

typedef struct job {
    int size, port;
    const char *cookie;
    int *stop; /* shared: 1 the stranger is there; 2 it shall end */
} job;

static void pe(int rank, void *arg)
{
    const job *j = arg;
    uint64_t began = ferryi_now_ns();
    job_env(rank, j->size, j->port);
    ferryi_boot *boot = job_meet("tcp", j->cookie);
    if (rank > 0)
        CHECK(ferryi_now_ns() - began < LATE);
    job_exchange(boot, 256);
    boot->ops->close(boot);
}

static int state_of(const job *j)
{
    return __atomic_load_n(j->stop, __ATOMIC_ACQUIRE);
}

/* Starts a connection to the port; -1: no more now. */
static int open_one(const struct sockaddr_in *at)
{
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (s >= 0 && connect(s, (const struct sockaddr *)at, sizeof *at) != 0 && errno != EINPROGRESS) {
        close(s);
        s = -1;
    }
    return s;
}

static void flood(int rank, void *arg)
{
    const job *j = arg;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    static struct pollfd polls[SILENT];
    int open_now = 0;
    (void)rank;
    at.sin_port = htons((uint16_t)j->port);
    for (int i = 0; i < SILENT; i++)
        polls[i] = (struct pollfd){ .fd = -1, .events = POLLIN };
    while (state_of(j) != 2) {
        for (int i = 0; i < SILENT; i++)
            if (polls[i].fd < 0) {
                polls[i].fd = open_one(&at);
                open_now += polls[i].fd >= 0;
            }
        if (open_now == SILENT)
            __atomic_store_n(j->stop, state_of(j) == 0 ? 1 : state_of(j), __ATOMIC_RELEASE);
        (void)poll(polls, SILENT, 5);
        for (int i = 0; i < SILENT; i++)
            if (polls[i].fd >= 0 && polls[i].revents != 0) {
                char bytes[100];
                if (recv(polls[i].fd, bytes, sizeof bytes, MSG_DONTWAIT) > 0)
                    continue;
                close(polls[i].fd);
                polls[i].fd = -1;
                open_now--;
            }
    }
}

static void greeter(int rank, void *arg)
{
    const job *j = arg;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE];
    ferryi_tcp_local local; /* accepts no connection either */
    struct timeval limit = { 0, 20000 };
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
    (void)rank;
    at.sin_port = htons((uint16_t)j->port);
    (void)setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    (void)setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    CHECK(bind(s, (struct sockaddr *)&at, sizeof at) == 0 && listen(s, 100) == 0);
    CHECK(ferryi_tcp_local_open(&local) == 0);
    ferryi_wire_greeting_put(greeting, local.name);
    __atomic_store_n(j->stop, 1, __ATOMIC_RELEASE);
    while (state_of(j) != 2) {
        int c = accept(s, NULL, NULL); /* stays open */
        CHECK(c < 0 || send(c, greeting, sizeof greeting, MSG_NOSIGNAL) == (ssize_t)sizeof greeting);
    }
}

static void await_stranger(const job *j)
{
    while (state_of(j) == 0)
        usleep(1000);
}

static void end_stranger(const job *j, pid_t stranger)
{
    __atomic_store_n(j->stop, 2, __ATOMIC_RELEASE);
    job_wait(stranger);
    __atomic_store_n(j->stop, 0, __ATOMIC_RELEASE);
}

static void meet_in_a_flood(job *j, const char *cookie)
{
    j->size = 3;
    j->port = start_port();
    j->cookie = cookie;
    pid_t first = job_spawn(pe, 0, j), stranger;
    usleep(100000);
    stranger = job_spawn(flood, 0, j);
    await_stranger(j);
    usleep(300000); /* every possible connection is taken */
    pid_t second = job_spawn(pe, 1, j), third = job_spawn(pe, 2, j);
    job_wait(second);
    job_wait(third);
    job_wait(first);
    end_stranger(j, stranger);
}

static void meet_beside_a_greeter(job *j)
{
    ferryi_boot *boot = NULL;
    j->size = 3;
    j->port = start_port();
    j->cookie = "a secret";
    pid_t stranger = job_spawn(greeter, 0, j);
    await_stranger(j);
    job_run(3, pe, j);
    /* Without any other PE. */
    job_env(1, 2, j->port);
    CHECK(job_said(job_open("tcp", NULL, j->cookie, SECOND, &boot), FERRY_ERR_TIMEOUT,
                   "has greeted as a ferry and said nothing since"));
    end_stranger(j, stranger);
}

CHECK_MAIN(100)
{
    struct rlimit files;
    job j = { .stop = mmap(NULL, sizeof *j.stop, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) };
    CHECK(j.stop != MAP_FAILED && getrlimit(RLIMIT_NOFILE, &files) == 0);
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    meet_in_a_flood(&j, "a secret");
    meet_in_a_flood(&j, "");
    /* PE 0 has fewer descriptors than there are strangers. */
    struct rlimit few = { 60, files.rlim_max };
    j.size = 2;
    j.port = start_port();
    j.cookie = "";
    CHECK(setrlimit(RLIMIT_NOFILE, &few) == 0);
    pid_t first = job_spawn(pe, 0, &j);
    CHECK(setrlimit(RLIMIT_NOFILE, &files) == 0);
    usleep(100000);
    pid_t stranger = job_spawn(flood, 0, &j);
    await_stranger(&j);
    pid_t second = job_spawn(pe, 1, &j);
    job_wait(second);
    job_wait(first);
    end_stranger(&j, stranger);
    meet_beside_a_greeter(&j);
}
