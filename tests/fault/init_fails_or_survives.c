/* SPDX-License-Identifier: BSD-3-Clause */
/* What can happen while a job forms: a PE that dies first or never comes is named within FERRY_INIT_TIMEOUT; strangers
 * on the sockets, of another user, without the cookie, or talking garbage, are turned away and harm nobody. */
#include "fault/fault_test.h"
#include <fcntl.h>

#define N 3
#define BUDGET 1500000000u

static int meets(int rank, board *b)
{
    post(b, rank, 1);
    CHECK_OK(ferry_init());
    post(b, rank, 2);
    uint64_t *w = (uint64_t *)ferry_calloc(1, 8);
    CHECK(w != NULL);
    CHECK_OK(ferry_uint64_p(w, 5, (pe_me + 1) % pe_n));
    CHECK_OK(ferry_uint64_wait_until(w, FERRY_CMP_EQ, 5));
    CHECK_OK(ferry_finalize());
    return 0;
}

/* PE 2 ends before its init: the others are told, and may try again. */
static int misses(int rank, board *b)
{
    setenv("FERRY_INIT_TIMEOUT", "1500ms", 1);
    if (rank == 2)
        return 0;
    POSTED(b, ferry_init());
    ferry_status status = (ferry_status)b->status[rank];
    if (status == FERRY_SUCCESS || b->took_ns[rank] > BUDGET + BUDGET / 2)
        pe_fail(__FILE__, __LINE__, "init: %s after %llu ms", ferry_status_name(status),
                (unsigned long long)b->took_ns[rank] / 1000000);
    CHECK(status == FERRY_ERR_TIMEOUT || status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_BOOTSTRAP);
    if (rank == 0 && strstr(b->message[rank], "PE 2") == NULL && strstr(b->message[rank], "rank 2") == NULL)
        pe_fail(__FILE__, __LINE__, "the message does not name PE 2: %s", b->message[rank]);
    CHECK_INT(ferry_query_initialized(), 0);
    CHECK_INT(ferry_my_pe(), -1);
    return 0;
}

static void one_is_missing(void)
{
    job j;
    pe_doing_now("a PE that exits before init");
    job_begin(&j, N, NULL);
    job_start(&j, misses);
    job_end(&j, -1, 10000);
}

/* Killed in the middle of init: the others have come to the meeting, the last one dies there or just before. */
static int dies_in_init(int rank, board *b)
{
    setenv("FERRY_INIT_TIMEOUT", "1500ms", 1);
    post(b, rank, 1);
    if (rank == 1)
        await_go(b, 1);
    POSTED(b, ferry_init());
    if (b->status[rank] == FERRY_SUCCESS) {                      /* it came so far */
        ferry_status status = ferry_barrier_all_timeout(BUDGET); /* met before it died, or not */
        CHECK(status == FERRY_SUCCESS || status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_TIMEOUT);
        (void)ferry_finalize();
    }
    CHECK(b->took_ns[rank] < BUDGET + BUDGET / 2);
    return 0;
}

static void one_dies_on_the_way(unsigned after_us)
{
    job j;
    pe_doing_now("a PE killed %u us after its init began", after_us);
    job_begin(&j, N, NULL);
    job_start(&j, dies_in_init);
    for (int r = 0; r < N; r++)
        await_phase(&j, r, 1, 5000);
    pe_sleep_ms(20);
    let_go(&j, 1);
    struct timespec ts = { 0, (long)after_us * 1000 };
    nanosleep(&ts, NULL);
    signal_pe(&j, 1, SIGKILL);
    int status;
    waitpid(j.pid[1], &status, 0); /* it may have come to its end in time */
    j.ended[1] = 1;
    for (int r = 0; r < N; r += 2)
        await_end(&j, r, 0, 10000);
    job_end(&j, -1, 1000);
}

static void dial(int port, int kind)
{
    struct sockaddr_in a;
    char junk[4096];
    memset(&a, 0, sizeof a);
    a.sin_family = AF_INET;
    a.sin_port = htons((uint16_t)port);
    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    CHECK(fd >= 0);
    if (connect(fd, (struct sockaddr *)&a, sizeof a) == 0) {
        pe_fill(junk, sizeof junk, (uint64_t)kind);
        if (kind % 4 == 1)
            (void)!send(fd, junk, sizeof junk, MSG_NOSIGNAL);
        else if (kind % 4 == 2)
            (void)!send(fd, "GET / HTTP/1.0\r\n\r\n", 18, MSG_NOSIGNAL);
        else if (kind % 4 == 3)
            (void)!send(fd, junk, 3, MSG_NOSIGNAL);
    }
    if (kind % 4 != 0 && kind != 3)
        close(fd); /* kinds 0 and 3 stay open, silent */
}

static void garbage_on_the_port(void)
{
    job j;
    pe_doing_now("garbage on the bootstrap port");
    job_begin(&j, N, NULL);
    for (int r = 0; r < N - 1; r++)
        job_start_pe(&j, r, meets);
    await_phase(&j, 0, 1, 5000);
    pe_sleep_ms(50);
    for (int kind = 0; kind < 24; kind++)
        dial(j.port, kind);
    job_start_pe(&j, N - 1, meets);
    job_end(&j, -1, 15000);
    for (int fd = 3; fd < 64; fd++)
        if (fcntl(fd, F_GETFD) >= 0)
            close(fd);
}

static void intrude(const char *name)
{
    struct sockaddr_un a;
    char junk[512];
    memset(&a, 0, sizeof a);
    a.sun_family = AF_UNIX;
    size_t len = strlen(name);
    CHECK(len < sizeof a.sun_path - 1);
    memcpy(a.sun_path + 1, name, len);
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    CHECK(fd >= 0);
    if (connect(fd, (struct sockaddr *)&a, (socklen_t)(sizeof a.sun_family + 1 + len)) == 0) {
        pe_fill(junk, sizeof junk, 7);
        (void)!send(fd, junk, sizeof junk, MSG_NOSIGNAL);
    }
    /* It stays open until this process ends. */
}

/* The sockets listen for a moment in the middle of init.  As soon as one is seen, a PE is stopped, so that the moment
 * lasts.  Returns how many sockets the stranger found. */
static int strangers(int uid)
{
    job j;
    int status = 0, found = 0;
    pe_doing_now(uid == 0 ? "strangers without the cookie" : "strangers of another user");
    job_begin(&j, N, NULL);
    job_start(&j, meets);
    for (int i = 0; i < 20000 && found == 0 && j.b->phase[N - 1] < 2; i++) {
        j.n_sockets = 0;
        note_sockets(&j);
        found = job_sockets(&j, NULL);
    }
    kill(j.pid[N - 1], SIGSTOP);
    pid_t pid = fork();
    CHECK(pid >= 0);
    if (pid == 0) {
        if (uid != 0 && setuid((uid_t)uid) != 0)
            _exit(255);
        found = job_sockets(&j, intrude);
        pe_sleep_ms(200);
        _exit(found);
    }
    pe_sleep_ms(100);
    kill(j.pid[N - 1], SIGCONT);
    for (int r = 0; r < N; r++)
        await_end(&j, r, 0, 15000);
    CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status) && WEXITSTATUS(status) != 255);
    job_end(&j, -1, 1000);
    return WEXITSTATUS(status);
}

static void strangers_of(int uid)
{
    for (int i = 0; i < 20; i++)
        if (strangers(uid) > 0)
            return;
    fprintf(stderr, "note: uid %d met no listening socket in 20 jobs\n", uid);
}

int main(void)
{
    fault_begin(100);
    one_is_missing();
    for (unsigned us = 0; us <= 20000; us = us * 3 + 200)
        one_dies_on_the_way(us);
    garbage_on_the_port();
    strangers_of(0);
    if (geteuid() == 0)
        strangers_of(65534);
    return 0;
}
