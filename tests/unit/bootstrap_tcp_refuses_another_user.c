/* SPDX-License-Identifier: BSD-3-Clause */
/* tcp: on PE 0's machine only processes of its user can join a job.  A process of another user that knows everything
 * that identifies the job and speaks the protocol perfectly neither joins, nor is taken for PE 0, nor sees a byte of
 * the job as a relay, with and without a cookie; and the job starts anyway. */
#include "bootstrap/tcp.h"
#include "bootstrap_job.h"
#include <poll.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/un.h>

enum { OTHER_USER = 65534 };

typedef struct job {
    int port;
    const char *cookie;
    int *done; /* shared: strangers that have had their turn */
} job;

static void become_another(void)
{
    CHECK(setgid(OTHER_USER) == 0 && setuid(OTHER_USER) == 0);
}

static void pe(int rank, void *arg)
{
    const job *j = arg;
    job_env(rank, 2, j->port);
    ferryi_boot *boot = job_meet("tcp", j->cookie);
    CHECK(boot->rank == rank && boot->size == 2);
    job_exchange(boot, 256);
    boot->ops->close(boot);
}

/* By the library itself: the port, the run and the rank are right. */
static void joins_as_others_do(int rank, void *arg)
{
    const job *j = arg;
    ferryi_boot *boot = NULL;
    (void)rank;
    become_another();
    job_env(1, 2, j->port);
    CHECK(job_said(job_open("tcp", NULL, "", 4u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "another user's"));
}

static int connect_to(int port)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    at.sin_port = htons((uint16_t)port);
    for (int i = 0; i < 5000; i++) {
        int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        CHECK(s >= 0);
        if (connect(s, (struct sockaddr *)&at, sizeof at) == 0)
            return s;
        close(s);
        usleep(1000);
    }
    CHECK(0 && "somebody listens");
    return -1;
}

/* Everything that another user can know. */
static void public_identity(int port, unsigned uid, ferryi_wire_identity *identity)
{
    memset(identity, 0, sizeof *identity);
    identity->nbytes =
        (size_t)snprintf((char *)identity->bytes, sizeof identity->bytes, "n|localhost|%d||%u", port, uid);
}

/* By hand: at the local socket, and over TCP. */
static void joins_by_hand(int rank, void *arg)
{
    const job *j = arg;
    uint8_t bytes[FERRYI_WIRE_JOIN_MAX], local[FERRYI_WIRE_LOCAL];
    ferryi_wire_join join = { .rank = 1, .size = 2 };
    uint16_t version;
    int d;
    (void)rank;
    become_another();
    for (int k = 0; k < 2; k++) {
        public_identity(j->port, k == 0 ? 0 : OTHER_USER, &join.identity);
        int s = connect_to(j->port);
        CHECK(recv(s, bytes, FERRYI_WIRE_GREETING_SIZE, MSG_WAITALL) == (ssize_t)FERRYI_WIRE_GREETING_SIZE);
        CHECK(ferryi_wire_greeting_get(bytes, FERRYI_WIRE_GREETING_SIZE, local, &version) == FERRYI_WIRE_OK);
        CHECK(ferryi_tcp_local_connect(local, UINT64_MAX, &d) == FERRYI_TCP_LOCAL_OTHER_USER);

        struct sockaddr_un to = { .sun_family = AF_UNIX };
        int n = snprintf(to.sun_path + 1, sizeof to.sun_path - 1, "ferryboot-");
        for (size_t i = 0; i < sizeof local; i++)
            n += snprintf(to.sun_path + 1 + n, 3, "%02x", local[i]);
        d = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        CHECK(connect(d, (struct sockaddr *)&to, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)n)) ==
              0);
        (void)send(d, bytes, ferryi_wire_join_put(bytes, &join), MSG_NOSIGNAL);
        CHECK(recv(d, bytes, sizeof bytes, 0) <= 0); /* closed without a word */
        close(d);

        (void)send(s, bytes, ferryi_wire_join_put(bytes, &join), MSG_NOSIGNAL);
        CHECK(recv(s, bytes, sizeof bytes, 0) <= 0);
        close(s);
    }
}

/* Listens where PEs look first, and carries bytes between them and PE 0, which listens at another address. */
static void relays(int rank, void *arg)
{
    const job *j = arg;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } }, to = at;
    size_t from_pe = 0, from_pe_0 = 0;
    char bytes[4096];
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1, ends[2] = { -1, -1 };
    (void)rank;
    become_another();
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1);
    at.sin_port = to.sin_port = htons((uint16_t)j->port);
    (void)setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    CHECK(bind(s, (struct sockaddr *)&at, sizeof at) == 0 && listen(s, 100) == 0);
    __atomic_add_fetch(j->done, 1, __ATOMIC_RELEASE);
    while (__atomic_load_n(j->done, __ATOMIC_ACQUIRE) < 2) {
        struct pollfd polls[] = { { s, POLLIN, 0 }, { ends[0], POLLIN, 0 }, { ends[1], POLLIN, 0 } };
        (void)poll(polls, 3, 20);
        for (int i = 0; i < 2; i++)
            if (polls[1 + i].revents != 0) {
                ssize_t n = recv(ends[i], bytes, sizeof bytes, MSG_DONTWAIT);
                if (n > 0)
                    (void)send(ends[1 - i], bytes, (size_t)n, MSG_NOSIGNAL);
                from_pe += n > 0 && i == 0 ? (size_t)n : 0;
                from_pe_0 += n > 0 && i == 1 ? (size_t)n : 0;
                for (int k = 0; k < 2 && n <= 0; k++) {
                    close(ends[k]);
                    ends[k] = -1;
                }
                if (n <= 0)
                    break;
            }
        if (polls[0].revents != 0 && ends[0] < 0) {
            ends[0] = accept(s, NULL, NULL);
            ends[1] = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            if (connect(ends[1], (struct sockaddr *)&to, sizeof to) != 0) {
                close(ends[0]);
                close(ends[1]);
                ends[0] = ends[1] = -1;
            }
        }
    }
    CHECK(from_pe_0 > 0 && from_pe == 0); /* greetings, and no answer */
}

/* In PE 0's place, before it comes: greets, and has a local socket of its own. */
static void plays_pe_0(int rank, void *arg)
{
    const job *j = arg;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE];
    ferryi_tcp_local local;
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1, n = 0;
    (void)rank;
    become_another();
    at.sin_port = htons((uint16_t)j->port);
    (void)setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    CHECK(bind(s, (struct sockaddr *)&at, sizeof at) == 0 && listen(s, 100) == 0);
    CHECK(ferryi_tcp_local_open(&local) == 0);
    ferryi_wire_greeting_put(greeting, local.name);
    __atomic_add_fetch(j->done, 1, __ATOMIC_RELEASE);
    while (__atomic_load_n(j->done, __ATOMIC_ACQUIRE) < 2) {
        struct timeval limit = { 0, 20000 };
        (void)setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
        int c = accept(s, NULL, NULL);
        if (c < 0)
            continue;
        CHECK(send(c, greeting, sizeof greeting, MSG_NOSIGNAL) == (ssize_t)sizeof greeting);
        n++; /* stays open */
    }
    CHECK(n > 0);
}

static void with_stranger(void (*stranger)(int rank, void *arg))
{
    job j = { .port = start_port(), .cookie = "" };
    pid_t first = job_spawn(pe, 0, &j);
    job_wait(job_spawn(stranger, 0, &j));
    pid_t second = job_spawn(pe, 1, &j);
    job_wait(first);
    job_wait(second);
}

static void with_one_in_its_place(void (*stranger)(int rank, void *arg), const char *cookie)
{
    int *done = mmap(NULL, sizeof *done, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    job j = { .port = start_port(), .cookie = cookie, .done = done };
    CHECK(done != MAP_FAILED);
    pid_t one = job_spawn(stranger, 0, &j);
    while (__atomic_load_n(done, __ATOMIC_ACQUIRE) == 0)
        usleep(1000);
    job_run(2, pe, &j);
    __atomic_add_fetch(done, 1, __ATOMIC_RELEASE);
    job_wait(one);
}

CHECK_MAIN(100)
{
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    if (geteuid() != 0)
        check_skip("only root can be another user");
    with_stranger(joins_by_hand);
    with_stranger(joins_as_others_do);
    with_one_in_its_place(plays_pe_0, "");
    with_one_in_its_place(plays_pe_0, "a secret");
    setenv("FERRY_TCP_BIND", "127.0.0.2", 1);
    with_one_in_its_place(relays, "");
    with_one_in_its_place(relays, "a secret");
}
