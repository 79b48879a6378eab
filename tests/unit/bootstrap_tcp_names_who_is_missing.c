/* SPDX-License-Identifier: BSD-3-Clause */
/* tcp: every PE names, in time, a PE that does not come, dies, stops, aborts, or does not belong to the job. */
#include "bootstrap_job.h"

typedef struct job {
    int size, port;
    const char *cookie;
} job;

static ferry_status open_pe(int rank, const job *j, uint64_t budget, ferryi_boot **boot)
{
    job_env(rank, j->size, j->port);
    return job_open("tcp", NULL, j->cookie, budget, boot);
}

static void pe_that_misses_two(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    uint64_t start = ferryi_now_ns();
    CHECK(job_said(open_pe(rank, arg, 3u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "PEs 2 and 4 of 5"));
    CHECK(boot == NULL && ferryi_now_ns() - start < 5000000000u && ferryi_now_ns() - start > 2700000000u);
}

static void pe_without_pe_0(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(job_said(open_pe(rank, arg, 3u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "for PE 0 at localhost"));
}

/* PE 2 is killed after all have met. */
static void pe_beside_a_dying_one(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    if (rank == 2) {
        usleep(100000);
        _exit(0);
    }
    uint64_t start = ferryi_now_ns();
    ferry_status status = boot->ops->barrier(boot, ferryi_deadline_after(20u * (uint64_t)SECOND));
    CHECK(job_said(status, FERRY_ERR_PEER_LOST, "PE 2 closed its connection"));
    CHECK(ferryi_now_ns() - start < SECOND);
    CHECK(job_said(boot->ops->barrier(boot, UINT64_MAX), FERRY_ERR_PEER_LOST, "PE 2 closed its connection"));
    boot->ops->close(boot);
}

/* PE 0 is lost. */
static void pe_beside_a_dying_pe_0(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    if (rank == 0)
        _exit(0);
    ferry_status status = boot->ops->barrier(boot, ferryi_deadline_after(20u * (uint64_t)SECOND));
    CHECK(job_said(status, FERRY_ERR_PEER_LOST, "PE 0 closed its connection"));
    boot->ops->close(boot);
}

/* PE 1 is alive and does not take part. */
static void pe_beside_an_idle_one(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    if (rank == 1) {
        usleep(2500000);
        boot->ops->close(boot);
        return;
    }
    uint64_t start = ferryi_now_ns();
    ferry_status status = boot->ops->barrier(boot, ferryi_deadline_after(SECOND));
    CHECK(job_said(status, FERRY_ERR_TIMEOUT, "for PE 1,"));
    CHECK(job_said(status, FERRY_ERR_TIMEOUT, " ms for "));
    CHECK(ferryi_now_ns() - start < 2 * (uint64_t)SECOND);
    boot->ops->close(boot);
}

/* The steps before have used up the limit. */
static void pe_without_time(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    if (rank == 0)
        CHECK(job_said(boot->ops->barrier(boot, 1), FERRY_ERR_TIMEOUT, "had no time left, after the steps before, to"));
    usleep(500000);
    boot->ops->close(boot);
}

static void pe_beside_an_aborting_one(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    if (rank == 1)
        boot->ops->abort(boot, 42);
    else
        CHECK(job_said(boot->ops->barrier(boot, ferryi_deadline_after(20u * (uint64_t)SECOND)), FERRY_ERR_ABORTED,
                       "PE 1 aborted the job with code 42"));
    boot->ops->close(boot);
}

static void pe_with_another_size(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    uint64_t there[16][2] = { { 0 } }, here[2] = { 1, 2 };
    CHECK(open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    ferry_status status =
        boot->ops->allgather(boot, here, there, rank == 1 ? 16 : 8, ferryi_deadline_after(20u * (uint64_t)SECOND));
    CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, "PE 1 is at bootstrap exchange 2 with 16 bytes"));
    boot->ops->close(boot);
}

static void pe_0_that_gives_up(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    CHECK(job_said(open_pe(rank, arg, 4u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "PE 1 of 2"));
}

static void pe_with_another_cookie(int rank, void *arg)
{
    job mine = *(job *)arg;
    ferryi_boot *boot = NULL;
    mine.cookie = "not the secret";
    CHECK(job_said(open_pe(rank, &mine, 3u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "has another cookie"));
}

/* PE 0 stops after it has refused: what it said stands, although the last try met silence. */
static void pe_refused_by_one_that_stops(int rank, void *arg)
{
    const pid_t zero = job_spawn(pe_0_that_gives_up, 0, arg), one = job_spawn(pe_with_another_cookie, rank, arg);
    usleep(1500000);
    CHECK(kill(zero, SIGSTOP) == 0);
    job_wait(one);
    CHECK(kill(zero, SIGCONT) == 0);
    job_wait(zero);
}

static void pe_of_another_world(int rank, void *arg)
{
    job mine = *(job *)arg;
    ferryi_boot *boot = NULL;
    uint64_t start = ferryi_now_ns();
    mine.size = 3;
    CHECK(job_said(open_pe(rank, &mine, 10u * (uint64_t)SECOND, &boot), FERRY_ERR_INVALID_ARG,
                   "set the same WORLD_SIZE"));
    CHECK(ferryi_now_ns() - start < 2 * (uint64_t)SECOND);
}

#define REFUSED 5

/* Two processes claim to be PE 1; the second one is refused, and the job goes on. */
static void pe_twice(int rank, void *arg)
{
    ferryi_boot *boot = NULL;
    if (rank == 2)
        usleep(1000000);
    ferry_status status = open_pe(rank, arg, 20u * (uint64_t)SECOND, &boot);
    if (rank == 1 && status == FERRY_ERR_INVALID_ARG) {
        CHECK(job_said(status, FERRY_ERR_INVALID_ARG, "has joined already"));
        exit(REFUSED);
    }
    CHECK(status == FERRY_SUCCESS);
    boot->ops->close(boot);
}

static void one_of_two_is_refused(void)
{
    job j = { .size = 3, .port = start_port(), .cookie = "" };
    pid_t pids[4] = { job_spawn(pe_twice, 0, &j), job_spawn(pe_twice, 1, &j), job_spawn(pe_twice, 1, &j),
                      job_spawn(pe_twice, 2, &j) };
    int n_refused = 0;
    for (int i = 0; i < 4; i++) {
        int status = 0;
        CHECK(waitpid(pids[i], &status, 0) == pids[i] && WIFEXITED(status));
        CHECK(WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == REFUSED);
        n_refused += WEXITSTATUS(status) == REFUSED;
    }
    CHECK(n_refused == 1);
}

static void run_pair(void (*zero)(int, void *), void (*one)(int, void *), job *j)
{
    j->port = start_port();
    pid_t a = job_spawn(zero, 0, j), b = job_spawn(one, 1, j);
    job_wait(a);
    job_wait(b);
}

static void bad_values_are_named(void)
{
    ferryi_boot *boot = NULL;
    ferry_unique_id id;
    ferry_config config = FERRY_CONFIG_INIT;
    job j = { .size = 2, .port = 1000, .cookie = "" };
    CHECK(job_said(open_pe(2, &j, SECOND, &boot), FERRY_ERR_INVALID_ARG, "RANK=2"));
    CHECK(job_said(open_pe(-1, &j, SECOND, &boot), FERRY_ERR_INVALID_ARG, "RANK=-1"));
    setenv("WORLD_SIZE", "2x", 1);
    CHECK(job_said(job_open("tcp", NULL, "", SECOND, &boot), FERRY_ERR_INVALID_ARG, "WORLD_SIZE=2x"));
    unsetenv("WORLD_SIZE");
    CHECK(job_said(job_open("tcp", NULL, "", SECOND, &boot), FERRY_ERR_BOOTSTRAP, "WORLD_SIZE is not set"));
    CHECK(job_said(job_open("smoke", NULL, "", SECOND, &boot), FERRY_ERR_INVALID_ARG, "\"smoke\""));
    memset(&id, 0, sizeof id);
    config.unique_id = &id;
    config.n_pes = 2;
    CHECK(job_said(job_open("auto", &config, "", SECOND, &boot), FERRY_ERR_INVALID_ARG, "unique id is invalid"));
    CHECK(ferry_get_unique_id(&id) == FERRY_SUCCESS);
    config.rank = 2;
    CHECK(job_said(job_open("auto", &config, "", SECOND, &boot), FERRY_ERR_INVALID_ARG, "rank 2 of n_pes 2"));
    /* A try that failed may be made again with the same id. */
    config.rank = 0;
    CHECK(job_said(job_open("auto", &config, "", SECOND / 10, &boot), FERRY_ERR_TIMEOUT, "PE 1 of 2"));
    config.n_pes = 1;
    CHECK(job_open("auto", &config, "", SECOND, &boot) == FERRY_SUCCESS);
    boot->ops->close(boot);
    CHECK(job_said(job_open("auto", &config, "", SECOND, &boot), FERRY_ERR_INVALID_ARG, "did not make this unique id"));
    /* Listening to the world needs a secret. */
    ferryi_boot_request request = { .size = sizeof request,
                                    .config = &(ferry_config)FERRY_CONFIG_INIT,
                                    .cookie = "",
                                    .tcp_bind = "0.0.0.0",
                                    .deadline = ferryi_deadline_after(SECOND),
                                    .error = ferryi_error_quiet };
    job_env(0, 2, start_port());
    CHECK(job_said(ferryi_boot_open("tcp", "", &request, &boot), FERRY_ERR_INVALID_ARG, "FERRY_COOKIE is not set"));
}

CHECK_MAIN(100)
{
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    job j = { .size = 5, .port = start_port(), .cookie = "" };
    pid_t pids[3] = { job_spawn(pe_that_misses_two, 0, &j), job_spawn(pe_that_misses_two, 1, &j),
                      job_spawn(pe_that_misses_two, 3, &j) };
    for (int i = 0; i < 3; i++)
        job_wait(pids[i]);
    j.port = start_port();
    job_wait(job_spawn(pe_without_pe_0, 1, &j));

    j = (job){ .size = 4, .port = start_port(), .cookie = "" };
    job_run(4, pe_beside_a_dying_one, &j);
    j.port = start_port();
    job_run(4, pe_beside_a_dying_pe_0, &j);
    j.port = start_port();
    job_run(4, pe_beside_an_idle_one, &j);
    j.port = start_port();
    job_run(2, pe_without_time, &(job){ .size = 2, .port = j.port, .cookie = "" });
    j.port = start_port();
    job_run(4, pe_beside_an_aborting_one, &j);
    j.port = start_port();
    job_run(4, pe_with_another_size, &j);

    j = (job){ .size = 2, .cookie = "the secret" };
    run_pair(pe_0_that_gives_up, pe_with_another_cookie, &j);
    j.port = start_port();
    pe_refused_by_one_that_stops(1, &j);
    run_pair(pe_0_that_gives_up, pe_of_another_world, &j);

    one_of_two_is_refused();
    bad_values_are_named();
}
