/* SPDX-License-Identifier: BSD-3-Clause */
/* Started by lost_connections.sh: two PEs put, add and meet in rounds, small ones and large ones, until OVER exists.
 * HOW=ok: every call succeeds, and every word is right.  few: the same, while this process has no descriptor left for
 * 2 s.  lost: a call returns FERRY_ERR_PEER_LOST within 10 s of the last round, and its sentence tells of a connection,
 * not of a crash.
 */
#include "ferry.h"
#include "tests/check.h"
#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { LARGE = 300000, MOST = 4000000 };

static void touch(int pe)
{
    char path[512];
    snprintf(path, sizeof path, "%s.%d", getenv("STEP"), pe);
    const int fd = open(path, O_CREAT | O_WRONLY, 0600);
    CHECK(fd >= 0);
    close(fd);
}

static void descriptors(rlim_t most)
{
    struct rlimit limit;
    CHECK_INT(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = most != 0 ? most : limit.rlim_max;
    CHECK_INT(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

static int lowest_free(void)
{
    const int fd = open("/", O_RDONLY | O_CLOEXEC);
    close(fd);
    return fd;
}

CHECK_MAIN(60)
{
    CHECK_OK(ferry_init());
    const int me = ferry_my_pe(), other = 1 - me, lost = strcmp(getenv("HOW"), "lost") == 0;
    const int few = strcmp(getenv("HOW"), "few") == 0;
    uint64_t *sum = MADE(ferry_calloc(3, sizeof *sum));
    unsigned char *to = MADE(ferry_calloc(MOST, 1)), *from = MADE(malloc(MOST));
    CHECK_OK(ferry_barrier_all());
    ferry_status status = FERRY_SUCCESS;
    const uint64_t began = now_ns();
    uint64_t round = 0, last = began;
    touch(me);
    if (few)
        descriptors((rlim_t)lowest_free());
    while (status == FERRY_SUCCESS && sum[2] == 0) {
        last = now_ns();
        /* lost: the fault is likely to cut a put in two. */
        const size_t n = ++round % 16 != 0 ? 64 : lost ? MOST : LARGE;
        memset(from, (int)(round & 0xff), n);
        if (few && now_ns() - began > 2 * (uint64_t)SECOND)
            descriptors(0);
        status = ferry_putmem(to, from, n, other);
        if (status == FERRY_SUCCESS)
            status = ferry_uint64_atomic_add(&sum[0], 1, other);
        const uint64_t over = me == 0 && access(getenv("OVER"), F_OK) == 0;
        if (status == FERRY_SUCCESS)
            status = ferry_barrier_all();
        if (status != FERRY_SUCCESS)
            break;
        CHECK_INT(sum[0], round);
        CHECK(to[0] == (round & 0xff) && memcmp(to, to + 1, n - 1) == 0);
        for (int pe = 0; over && pe < 2 && status == FERRY_SUCCESS; pe++)
            status = ferry_uint64_put(&sum[2], &round, 1, pe);
        if (status == FERRY_SUCCESS)
            status = ferry_barrier_all();
    }
    printf("%llu rounds\n", (unsigned long long)round);
    if (lost) {
        CHECK_STATUS(status, FERRY_ERR_PEER_LOST);
        CHECK_SINCE(last, 10000);
        CHECK_SAYS("The connection to");
        CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
    } else {
        CHECK_OK(status);
        CHECK_OK(ferry_finalize());
    }
    free(from);
}
