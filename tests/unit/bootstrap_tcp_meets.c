/* SPDX-License-Identifier: BSD-3-Clause */
/* tcp: PEs meet by torchrun's variables and by a unique id, with strangers on the ports. */
#include "bootstrap_job.h"

typedef struct job {
    int size, port;
    const char *cookie;
    const ferry_unique_id *id;
} job;

static void pe_by_env(int rank, void *arg)
{
    const job *j = arg;
    job_env(rank, j->size, j->port);
    ferryi_boot *boot = job_meet("auto", j->cookie);
    CHECK(boot->rank == rank && boot->size == j->size);
    CHECK(strcmp(boot->ops->name, "tcp") == 0 && !boot->same_process);
    job_exchange(boot, 65536);
    boot->ops->close(boot);
}

static void pe_by_id(int rank, void *arg)
{
    const job *j = arg;
    ferry_config config = FERRY_CONFIG_INIT;
    ferryi_boot *boot = NULL;
    config.unique_id = j->id;
    config.rank = rank;
    config.n_pes = j->size;
    ferry_status status = job_open("", &config, "", 20u * (uint64_t)SECOND, &boot);
    CHECK(status == FERRY_SUCCESS && boot->rank == rank && boot->size == j->size);
    job_exchange(boot, 4096);
    boot->ops->close(boot);
}

static void meet_by_env(int size, const char *cookie)
{
    job j = { .size = size, .port = start_port(), .cookie = cookie };
    job_run(size, pe_by_env, &j);
}

/* The maker of the id is PE 0; it is this process. */
static void meet_by_id(void)
{
    ferry_unique_id id;
    pid_t pids[3];
    CHECK(ferry_get_unique_id(&id) == FERRY_SUCCESS);
    job j = { .size = 4, .id = &id };
    for (int i = 0; i < 3; i++)
        pids[i] = job_spawn(pe_by_id, i + 1, &j);
    pe_by_id(0, &j);
    for (int i = 0; i < 3; i++)
        job_wait(pids[i]);
}

/* A listener that accepts and says nothing, as another store on the same port would; PE 0 takes the next port. */
static void meet_beside_a_stranger_on_the_port(void)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_ANY) } };
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    job j = { .size = 3, .port = start_port() };
    at.sin_port = htons((uint16_t)j.port);
    CHECK(bind(s, (struct sockaddr *)&at, sizeof at) == 0 && listen(s, 8) == 0);
    job_run(3, pe_by_env, &j);
    close(s);
}

/* Garbage, half-open and mute connections, and a flood of them, while PE 0 waits. */
static void stranger(int rank, void *arg)
{
    const job *j = arg;
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    char garbage[300];
    int fds[100];
    (void)rank;
    at.sin_port = htons((uint16_t)j->port);
    memset(garbage, 'x', sizeof garbage);
    for (int i = 0; i < 100; i++) {
        fds[i] = socket(AF_INET, SOCK_STREAM, 0);
        while (connect(fds[i], (struct sockaddr *)&at, sizeof at) != 0) {
            CHECK(errno == ECONNREFUSED);
            usleep(2000);
            close(fds[i]);
            fds[i] = socket(AF_INET, SOCK_STREAM, 0);
        }
        if (i % 3 == 0)
            (void)send(fds[i], garbage, sizeof garbage, MSG_NOSIGNAL);
        if (i % 3 == 1)
            (void)send(fds[i], "frry\1", 5, MSG_NOSIGNAL);
        if (i % 7 == 0)
            close(fds[i]);
    }
    usleep(300000);
}

static void meet_among_strangers(void)
{
    job j = { .size = 3, .port = start_port() };
    pid_t first = job_spawn(pe_by_env, 0, &j), strange = job_spawn(stranger, 0, &j);
    usleep(200000);
    pid_t second = job_spawn(pe_by_env, 1, &j), third = job_spawn(pe_by_env, 2, &j);
    job_wait(first);
    job_wait(second);
    job_wait(third);
    job_wait(strange);
}

CHECK_MAIN(100)
{
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    meet_by_env(1, "");
    meet_by_env(2, "");
    meet_by_env(4, "a secret");
    meet_by_env(16, "");
    meet_by_id();
    meet_beside_a_stranger_on_the_port();
    meet_among_strangers();
}
