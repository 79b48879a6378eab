/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef BOOTSTRAP_JOB_H
#define BOOTSTRAP_JOB_H

#include "bootstrap/boot.h"
#include "ferry/diag.h"
#include "runtime/clock.h"
#include "runtime/log.h"
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* What the tests of the bootstrap share: real processes as PEs, which tell by their exit code how it went. */

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

#define SECONDS 1000000000u
#define JOB_MAX 16

/* The first of 16 ports that were free a moment ago. */
static inline int job_port(void)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    socklen_t nbytes = sizeof at;
    int s = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(s >= 0 && bind(s, (struct sockaddr *)&at, sizeof at) == 0);
    CHECK(getsockname(s, (struct sockaddr *)&at, &nbytes) == 0);
    close(s);
    return ntohs(at.sin_port) > 65000 ? 61000 : ntohs(at.sin_port);
}

/* The variables of torchrun. */
static inline void job_env(int rank, int size, int port)
{
    char text[16];
    unsetenv("TORCHELASTIC_RUN_ID");
    setenv("MASTER_ADDR", "localhost", 1);
    snprintf(text, sizeof text, "%d", rank);
    setenv("RANK", text, 1);
    snprintf(text, sizeof text, "%d", size);
    setenv("WORLD_SIZE", text, 1);
    snprintf(text, sizeof text, "%d", port);
    setenv("MASTER_PORT", text, 1);
}

static inline ferry_status job_open(const char *row, const ferry_config *config, const char *cookie, uint64_t budget_ns,
                                    ferryi_boot **boot)
{
    static const ferry_config nothing = FERRY_CONFIG_INIT;
    ferryi_boot_request request = { .size = sizeof request,
                                    .config = config ? config : &nothing,
                                    .cookie = cookie ? cookie : "",
                                    .tcp_bind = "",
                                    .deadline = ferryi_deadline_after(budget_ns),
                                    .error = ferryi_error_quiet };
    const char *dir = getenv("FERRY_BOOTSTRAP_DIR"); /* where the build has put the plug-in */
    return ferryi_boot_open(row, dir ? dir : "", &request, boot);
}

/* Some exchanges of all sizes, each checked. */
static inline void job_exchange(ferryi_boot *boot, size_t largest)
{
    uint8_t *send = malloc(largest), *recv = malloc(largest * (size_t)boot->size);
    CHECK(send && recv);
    for (size_t nbytes = 1; nbytes <= largest; nbytes *= 16) {
        memset(send, boot->rank + 1, nbytes);
        memset(recv, 0, nbytes * (size_t)boot->size);
        CHECK(boot->ops->allgather(boot, send, recv, nbytes, ferryi_deadline_after(20u * (uint64_t)SECONDS)) == 0);
        for (size_t i = 0; i < nbytes * (size_t)boot->size; i++)
            CHECK(recv[i] == i / nbytes + 1);
        CHECK(boot->ops->barrier(boot, ferryi_deadline_after(20u * (uint64_t)SECONDS)) == FERRY_SUCCESS);
    }
    free(send);
    free(recv);
}

/* Whether the last error is this one and says that. */
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
