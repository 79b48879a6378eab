/* SPDX-License-Identifier: BSD-3-Clause */
/* Few descriptors (ulimit -n 32), two jobs at once, 16 PEs as processes, 64 as threads: each works, or says what it
 * lacks. */
#include "fault/fault_test.h"

static int talks(int rank, board *b)
{
    (void)rank;
    (void)b;
    CHECK_OK(ferry_init());
    pe_me = ferry_my_pe();
    pe_n = ferry_n_pes();
    uint64_t *w = (uint64_t *)ferry_calloc(4, 8), *rows = (uint64_t *)ferry_calloc((size_t)pe_n, 8);
    CHECK(w != NULL && rows != NULL);
    for (int to = 0; to < pe_n; to++) {
        CHECK_OK(ferry_uint64_p(&rows[pe_me], (uint64_t)pe_me + 1, to));
        CHECK_OK(ferry_uint64_atomic_add(&w[0], (uint64_t)pe_me + 1, to));
        (void)ferry_uint64_atomic_fetch_inc(&w[1], to);
    }
    CHECK_OK(ferry_barrier_all());
    for (int from = 0; from < pe_n; from++)
        CHECK_INT(rows[from], from + 1);
    CHECK_INT(w[0], pe_n * (pe_n + 1) / 2);
    CHECK_INT(w[1], pe_n);
    w[2] = 1;
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, &w[3], &w[2], 1));
    CHECK_INT(w[3], pe_n);
    void *grown = ferry_malloc(20u << 20); /* one more chunk from everybody */
    CHECK(grown != NULL);
    CHECK_OK(ferry_free(grown));
    CHECK_OK(ferry_finalize());
    return 0;
}

/* So few descriptors that it may not work: then init says so, on the PE that lacks them and on all others. */
static int starves(int rank, board *b)
{
    struct rlimit few = { pe_n > 3 ? 32 : 8, pe_n > 3 ? 32 : 8 };
    int poor = pe_n > 3 ? 0 : 1; /* PE 0 holds a connection to each */
    setenv("FERRY_INIT_TIMEOUT", "3s", 1);
    if (rank == poor || pe_n > 3)
        CHECK(setrlimit(RLIMIT_NOFILE, &few) == 0);
    POSTED(b, ferry_init());
    if (b->status[rank] == FERRY_SUCCESS) {
        CHECK_OK(ferry_barrier_all());
        CHECK_OK(ferry_finalize());
        return 0;
    }
    if (rank == poor && strstr(b->message[rank], "ulimit -n") == NULL)
        pe_fail(__FILE__, __LINE__, "%s", b->message[rank]);
    CHECK(b->took_ns[rank] < 5000000000u);
    return 0;
}

static int few_descriptors(int rank, board *b)
{
    struct rlimit few = { 32, 32 };
    CHECK(setrlimit(RLIMIT_NOFILE, &few) == 0);
    return talks(rank, b);
}

static void run(pe_function *f, int n, const char *paths)
{
    job j;
    job_begin(&j, n, paths);
    job_start(&j, f);
    job_end(&j, -1, 40000);
}

static void two_jobs(void)
{
    job a, c;
    pe_doing_now("two jobs at once");
    job_begin(&a, 3, "flags");
    job_begin(&c, 2, "staged");
    for (int r = 0; r < 3; r++) { /* one PE of each in turn */
        job_start_pe(&a, r, talks);
        if (r < 2)
            job_start_pe(&c, r, talks);
    }
    for (int r = 0; r < 3; r++)
        await_end(&a, r, 0, 20000);
    for (int r = 0; r < 2; r++)
        await_end(&c, r, 0, 20000);
    job_end(&a, -1, 1000);
    job_end(&c, -1, 1000);
}

static int as_thread(void *unused)
{
    (void)unused;
    return talks(0, NULL);
}

static int sixty_four_threads(int rank, board *b)
{
    int code = -1;
    (void)rank;
    (void)b;
    setenv("FERRY_HEAP_MAX", "64M", 1);
    CHECK_OK(ferry_threads_run(64, as_thread, NULL, &code));
    return code;
}

int main(void)
{
    fault_begin(110);
    pe_doing_now("ulimit -n 32");
    run(few_descriptors, 4, NULL);
    run(few_descriptors, 4, "staged");
    pe_doing_now("ulimit -n 32 and more PEs than that is enough for");
    run(starves, 8, "staged");
    run(starves, 16, NULL);
    pe_doing_now("ulimit -n 8 on one PE");
    run(starves, 3, NULL);
    two_jobs();
    pe_doing_now("16 processes");
    run(talks, 16, NULL);
    run(talks, 16, "0>*=staged,*>0=flags,3>5=staged");
    pe_doing_now("64 threads");
    run(sixty_four_threads, 1, NULL);
    run(sixty_four_threads, 1, "7>*=staged,*>7=flags");
    return 0;
}
