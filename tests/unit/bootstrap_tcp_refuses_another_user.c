/* SPDX-License-Identifier: BSD-3-Clause */
/* tcp: only processes of its user can join a job without a cookie.  A process of another user that knows everything
 * that identifies the job and speaks the protocol perfectly neither joins nor is taken for PE 0, and the job starts
 * anyway. */
#include "bootstrap/tcp.h"
#include "bootstrap_job.h"
#include <stddef.h>
#include <sys/mman.h>
#include <sys/un.h>

enum { OTHER_USER = 65534 };

typedef struct job {
    int port;
    int *done; /* shared: strangers that have had their turn */
} job;

static void become_another(void)
{
    CHECK(setgid(OTHER_USER) == 0 && setuid(OTHER_USER) == 0);
}

static void pe(int rank, void *arg)
{
    const job *j = arg;
    ferryi_boot *boot = NULL;
    job_env(rank, 2, j->port);
    ferry_status status = job_open("tcp", NULL, "", 20u * (uint64_t)SECOND, &boot);
    if (status)
        fprintf(stderr, "PE %d: %s\n", rank, ferry_last_error_message());
    CHECK(status == FERRY_SUCCESS && boot->rank == rank && boot->size == 2);
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
    CHECK(job_said(job_open("tcp", NULL, "", 1u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "another user's"));
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

/* The key contains everything that another user can know. */
static void public_key(int port, unsigned uid, uint8_t *key)
{
    static const uint8_t purpose[FERRYI_MAC_SIZE] = "ferry bootstrap";
    char text[128];
    int n = snprintf(text, sizeof text, "n|localhost|%d||%u", port, uid);
    ferryi_mac(purpose, text, (size_t)n, key);
}

/* By hand: takes the key from the key server without checking its user, then guesses. */
static void joins_by_hand(int rank, void *arg)
{
    const job *j = arg;
    uint8_t bytes[FERRYI_WIRE_REPLY_MAX], server[FERRYI_WIRE_SERVER], keys[4][FERRYI_MAC_SIZE],
        nothing[FERRYI_MAC_SIZE] = { 0 };
    uint16_t version;
    (void)rank;
    public_key(j->port, 0, keys[0]);
    public_key(j->port, OTHER_USER, keys[1]);
    ferryi_mac(nothing, keys[0], sizeof keys[0], keys[2]);
    become_another();
    for (int k = 0; k < 4; k++) {
        ferryi_wire_join join = { .port = (uint16_t)j->port, .rank = 1, .size = 2 };
        int s = connect_to(j->port);
        CHECK(recv(s, bytes, FERRYI_WIRE_GREETING_SIZE, MSG_WAITALL) == (ssize_t)FERRYI_WIRE_GREETING_SIZE);
        CHECK(ferryi_wire_greeting_get(bytes, FERRYI_WIRE_GREETING_SIZE, join.server_nonce, server, &version) ==
              FERRYI_WIRE_OK);
        CHECK(memcmp(server, nothing, sizeof server) != 0);
        ferryi_mac(server, keys[0], sizeof keys[0], keys[3]);

        struct sockaddr_un to = { .sun_family = AF_UNIX };
        int n = snprintf(to.sun_path + 1, sizeof to.sun_path - 1, "ferry-key-");
        for (size_t i = 0; i < sizeof server; i++)
            n += snprintf(to.sun_path + 1 + n, 3, "%02x", server[i]);
        int d = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
        CHECK(connect(d, (struct sockaddr *)&to, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)n)) ==
              0);
        CHECK(recv(d, bytes, sizeof bytes, 0) <= 0); /* closed without a word */
        close(d);

        ferryi_wire_join_put(bytes, &join, keys[k]);
        CHECK(send(s, bytes, FERRYI_WIRE_JOIN_SIZE, MSG_NOSIGNAL) == (ssize_t)FERRYI_WIRE_JOIN_SIZE);
        ferryi_wire_header header;
        CHECK(recv(s, bytes, FERRYI_WIRE_HEADER, MSG_WAITALL) == (ssize_t)FERRYI_WIRE_HEADER);
        CHECK(ferryi_wire_header_get(bytes, &header) == FERRYI_WIRE_OK && header.kind == FERRYI_WIRE_REFUSAL);
        close(s);
    }
}

/* In PE 0's place, before it comes: greets, runs its own key server, and sends a key to any client. */
static void plays_pe_0(int rank, void *arg)
{
    const job *j = arg;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE], nonce[FERRYI_WIRE_NONCE] = { 1 };
    ferryi_tcp_key_server server;
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1, n = 0;
    (void)rank;
    become_another();
    at.sin_port = htons((uint16_t)j->port);
    (void)setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    CHECK(bind(s, (struct sockaddr *)&at, sizeof at) == 0 && listen(s, 100) == 0);
    CHECK(ferryi_tcp_key_server_open(&server) == 0);
    ferryi_wire_greeting_put(greeting, nonce, server.name);
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
    job j = { .port = start_port() };
    pid_t first = job_spawn(pe, 0, &j);
    job_wait(job_spawn(stranger, 0, &j));
    pid_t second = job_spawn(pe, 1, &j);
    job_wait(first);
    job_wait(second);
}

static void with_another_pe_0(void)
{
    int *done = mmap(NULL, sizeof *done, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    job j = { .port = start_port(), .done = done };
    CHECK(done != MAP_FAILED);
    pid_t stranger = job_spawn(plays_pe_0, 0, &j);
    while (__atomic_load_n(done, __ATOMIC_ACQUIRE) == 0)
        usleep(1000);
    job_run(2, pe, &j);
    __atomic_add_fetch(done, 1, __ATOMIC_RELEASE);
    job_wait(stranger);
}

CHECK_MAIN(100)
{
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    if (geteuid() != 0)
        check_skip("only root can be another user");
    with_stranger(joins_by_hand);
    with_stranger(joins_as_others_do);
    with_another_pe_0();
}
