/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that closes 0, 1 or 2 finds the descriptor closed after any call.  ferry never keeps these numbers, so
 * output to them goes nowhere and reaches no PE's memory. */
#include "ferry/launch.h"
#include "tests/job.h"
#include <fcntl.h>

enum { N = 3, LINES = 100, SAVED = 200 };

static int closed; /* bit d: descriptor d */
static char global[1 << 16] = { 1 };

/* Tells whether d is open now and 50 ms later.  A descriptor that the service thread opens has the lowest number for a
 * few microseconds until ferry moves it. */
static int is_open(int d)
{
    for (int ms = 0; ms < 50; ms++) {
        if (fcntl(d, F_GETFD) < 0)
            return 0;
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
    }
    return 1;
}

static void check_low(int line)
{
    for (int d = 0; d < 3; d++)
        if ((closed >> d & 1) && is_open(d)) {
            char path[32], what[128] = "";
            snprintf(path, sizeof path, "/proc/self/fd/%d", d);
            ssize_t n = readlink(path, what, sizeof what - 1);
            what[n < 0 ? 0 : n] = '\0';
            dup2(SAVED, 2);
            check_fail(__FILE__, line, "PE %d: descriptor %d, which the program had closed, is %s", pe_me, d, what);
        }
}
#define STEP(call)                                                                                                     \
    do {                                                                                                               \
        if (!(call)) {                                                                                                 \
            dup2(SAVED, 2);                                                                                            \
            check_fail(__FILE__, __LINE__, "PE %d: not so: %s (%s)", pe_me, #call, ferry_last_error_message());        \
        }                                                                                                              \
        check_low(__LINE__);                                                                                           \
    } while (0)

static void kernel(const void *args)
{
    (void)args;
}

static void pe(int rank)
{
    ferry_team_t team;
    ferry_unique_id id;
    char *heap;
    CHECK_INT(dup2(2, SAVED), SAVED);
    for (int d = 0; d < 3; d++)
        if (closed >> d & 1)
            close(d);
    int quiet = (closed & 4) == 0 ? open("/dev/null", O_WRONLY) : -1; /* hundreds of lines */
    if (quiet >= 0 && quiet != 2)
        dup2(quiet, 2);
    if (quiet >= 0 && quiet != 2)
        close(quiet);
    STEP(ferry_init() == FERRY_SUCCESS);
    memset(global, 'A', sizeof global);
    for (int i = 0; i < 4; i++)
        STEP((heap = ferry_malloc(1u << 20)) != NULL); /* growth brings in memory of all PEs */
    STEP(ferry_putmem(heap, global, sizeof global, (rank + 1) % N) == FERRY_SUCCESS);
    STEP(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, 0, 0, &team) == FERRY_SUCCESS);
    STEP(ferry_launch(kernel, 2, 1, NULL, 0) == FERRY_SUCCESS && ferry_launch_wait() == FERRY_SUCCESS);
    for (int i = 0; i < LINES; i++) /* each writes a line to descriptor 2 */
        STEP(ferry_putmem((void *)8, global, 4, 0) == FERRY_ERR_INVALID_ADDR);
    STEP(ferry_barrier_all() == FERRY_SUCCESS);
    for (size_t i = 0; i < sizeof global; i++)
        STEP(global[i] == 'A' && ferry_char_g(heap + i, rank) == 'A');
    STEP(ferry_get_unique_id(&id) == FERRY_SUCCESS);
    STEP(ferry_finalize() == FERRY_SUCCESS);
    dup2(SAVED, 2);
}

JOB_MAIN(120)
{
    static const char *const paths[] = { "", "staged" };
    setenv("FERRY_LOG", "info", 1);
    job_heap("256K", "64M");
    for (closed = 1; closed < 8; closed++)
        for (int p = 0; p < 2; p++) {
            pe_doing_now("closed are the bits of %d, paths \"%s\"", closed, paths[p]);
            setenv("FERRY_PATHS", paths[p], 1);
            job_run(N, pe, 30);
        }
}
