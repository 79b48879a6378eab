/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef BOOTSTRAP_JOB_H
#define BOOTSTRAP_JOB_H

#include "bootstrap/boot.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#define CHECK_END check_exit
#include "tests/check.h"
#include "tests/starter.h"
#include <signal.h>

/* For tests of the bootstrap: real processes as PEs, whose exit code is their result. */

#define JOB_MAX 16

/* The variables of torchrun. */
static inline void job_env(int rank, int size, int port)
{
    unsetenv("TORCHELASTIC_RUN_ID");
    setenv("MASTER_ADDR", "localhost", 1);
    start_set("RANK", rank);
    start_set("WORLD_SIZE", size);
    start_set("MASTER_PORT", port);
}

static inline ferry_status job_open(const char *row, const ferry_config *config, const char *cookie, uint64_t budget_ns,
                                    ferryi_boot **boot)
{
    static const ferry_config nothing = FERRY_CONFIG_INIT;
    ferryi_boot_request request = { .size = sizeof request,
                                    .config = config ? config : &nothing,
                                    .cookie = cookie ? cookie : "",
                                    .tcp_bind = getenv("FERRY_TCP_BIND"),
                                    .deadline = ferryi_deadline_after(budget_ns),
                                    .error = ferryi_error_quiet,
                                    .tcp = &ferryi_boot_tcp,
                                    .unique_id = ferryi_tcp_id_make };
    const char *dir = getenv("FERRY_BOOTSTRAP_DIR"); /* where the build has put the plug-in */
    return ferryi_boot_open(row, dir ? dir : "", &request, boot);
}

/* The job's PEs must meet. */
static inline ferryi_boot *job_meet(const char *row, const char *cookie)
{
    ferryi_boot *boot = NULL;
    ferry_status status = job_open(row, NULL, cookie, 20u * (uint64_t)SECOND, &boot);
    if (status)
        fprintf(stderr, "%s\n", ferry_last_error_message());
    CHECK(status == FERRY_SUCCESS);
    return boot;
}

/* Some exchanges of all sizes, each checked. */
static inline void job_exchange(ferryi_boot *boot, size_t largest)
{
    uint8_t *send = malloc(largest), *recv = malloc(largest * (size_t)boot->size);
    CHECK(send && recv);
    for (size_t nbytes = 1; nbytes <= largest; nbytes *= 16) {
        memset(send, boot->rank + 1, nbytes);
        memset(recv, 0, nbytes * (size_t)boot->size);
        CHECK(boot->ops->allgather(boot, send, recv, nbytes, ferryi_deadline_after(20u * (uint64_t)SECOND)) == 0);
        for (size_t i = 0; i < nbytes * (size_t)boot->size; i++)
            CHECK(recv[i] == i / nbytes + 1);
        CHECK(boot->ops->barrier(boot, ferryi_deadline_after(20u * (uint64_t)SECOND)) == FERRY_SUCCESS);
    }
    free(send);
    free(recv);
}

/* 1 if the status is `wanted` and the last message holds the text. */
static inline int job_said(ferry_status status, ferry_status wanted, const char *text)
{
    if (status == wanted && strstr(ferry_last_error_message(), text))
        return 1;
    fprintf(stderr, "got status %d and \"%s\"; wanted %d and \"%s\"\n", (int)status, ferry_last_error_message(),
            (int)wanted, text);
    return 0;
}

/* A PE: a child that runs pe(rank, arg) and exits. */
static inline pid_t job_spawn(void (*pe)(int rank, void *arg), int rank, void *arg)
{
    pid_t pid = fork();
    CHECK(pid >= 0);
    if (pid == 0) {
        alarm(60);
        pe(rank, arg);
        exit(0);
    }
    return pid;
}

static inline void job_wait(pid_t pid)
{
    int status = 0;
    CHECK(waitpid(pid, &status, 0) == pid);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static inline void job_run(int size, void (*pe)(int rank, void *arg), void *arg)
{
    pid_t pids[JOB_MAX];
    CHECK(size <= JOB_MAX);
    for (int i = 0; i < size; i++)
        pids[i] = job_spawn(pe, i, arg);
    for (int i = 0; i < size; i++)
        job_wait(pids[i]);
}

#endif
