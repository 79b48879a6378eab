/* SPDX-License-Identifier: BSD-3-Clause */
/* `ulimit -n 32` is enough for four PEs, heap growth included; ferry_init raises a lower soft limit by itself.  Below a
 * job's minimum every PE gets an error, and the PE that lacks descriptors names the limit. */
#include "tests/job.h"
#include <sys/resource.h>

enum { N = 4 };

static uint64_t limit;

/* Both limits: ferry_init raises the soft one to the hard one.  0, as a PE's last step: back to what they were. */
static void set_limit(uint64_t n)
{
    static struct rlimit before;
    struct rlimit r = { n, n };
    if (n == 0) {
        /* Only who may raise the hard limit again has descriptors for a leak checker at the end. */
        if (before.rlim_max != 0 && setrlimit(RLIMIT_NOFILE, &before) != 0)
            _exit(0);
        return;
    }
    CHECK(getrlimit(RLIMIT_NOFILE, &before) == 0);
    for (int fd = 3; fd < 256; fd++) /* descriptors open at the test's start do not count */
        close(fd);
    CHECK(setrlimit(RLIMIT_NOFILE, &r) == 0);
}

/* The soft limit alone does not matter. */
static void pe_with_a_low_soft_limit(int rank)
{
    struct rlimit r;
    CHECK(getrlimit(RLIMIT_NOFILE, &r) == 0);
    const rlim_t hard = r.rlim_max;
    r.rlim_cur = 8;
    for (int fd = 3; fd < 256; fd++)
        close(fd);
    CHECK(setrlimit(RLIMIT_NOFILE, &r) == 0);
    CHECK_OK(ferry_init());
    CHECK(getrlimit(RLIMIT_NOFILE, &r) == 0);
    CHECK(r.rlim_cur == hard && r.rlim_max == hard && ferry_my_pe() == rank);
    CHECK_OK(ferry_finalize());
}

static void pe_works(int rank)
{
    set_limit(limit);
    CHECK_OK(ferry_init());
    for (int i = 0; i < 4; i++) {
        uint64_t *block = MADE(ferry_malloc(1u << 20));
        CHECK_OK(ferry_uint64_p(&block[rank], (uint64_t)(rank + i), (rank + 1) % N));
        CHECK_OK(ferry_barrier_all());
        CHECK_INT(block[(rank + N - 1) % N], (rank + N - 1) % N + i);
    }
    CHECK_OK(ferry_finalize());
    set_limit(0); /* the leak checker at the end needs some too */
}

/* Only one is short of descriptors. */
static void pe_beside_a_poor_one(int rank)
{
    uint64_t began = now_ns();
    if (rank == 1)
        set_limit(limit);
    ferry_status status = ferry_init();
    if (status == FERRY_SUCCESS) {
        __atomic_fetch_add(&board->word[0], 1, __ATOMIC_ACQ_REL);
        CHECK_OK(ferry_finalize());
        set_limit(0);
        return;
    }
    if (rank == 1)
        CHECK_SAYS("ulimit -n");
    else
        CHECK_SAYS("PE ");
    CHECK_SINCE(began, 4000);
    CHECK(!ferry_query_initialized());
    __atomic_fetch_add(&board->word[1], 1, __ATOMIC_ACQ_REL);
    set_limit(0);
}

JOB_MAIN(60)
{
    uint64_t failed = 0;
    job_heap("256K", "64M");
    setenv("FERRY_INIT_TIMEOUT", "2s", 1);
    pe_doing_now("a low soft limit");
    job_run(N, pe_with_a_low_soft_limit, 20);
    limit = 32;
    pe_doing_now("limit 32");
    job_run(N, pe_works, 20);
    for (limit = 4; limit <= 24; limit++) {
        pe_doing_now("limit %d for one PE", (int)limit);
        job_run(N, pe_beside_a_poor_one, 10);
        uint64_t worked = see(&board->word[0]), refused = see(&board->word[1]);
        if (getenv("FAULT_VERBOSE") != NULL)
            printf("limit %llu: %llu PEs worked, %llu were refused\n", (unsigned long long)limit,
                   (unsigned long long)worked, (unsigned long long)refused);
        CHECK((worked == N && refused == 0) || (worked == 0 && refused == N));
        failed += refused != 0;
        if (worked == N)
            break;
    }
    CHECK(failed > 0 && limit < 24);
}
