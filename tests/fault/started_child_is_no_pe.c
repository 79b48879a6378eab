/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that a PE starts has inherited the PE's rank.  Its ferry_init is refused at once, whether one PE starts
 * such a program or all do, and through a shell too; it may be a job of its own, or a PE of another job; and after the
 * PE's ferry_finalize the rank is free. */
#include "tests/job.h"

enum { N = 2 };

static char self[4096];

/* The child's exit status. */
static int child_of(const char *variables)
{
    char command[4200];
    snprintf(command, sizeof command, "%s '%s'; exit $?", variables, self);
    int how = system(command);
    CHECK(WIFEXITED(how));
    return WEXITSTATUS(how);
}

static int be_child(void)
{
    ferry_status status = ferry_init();
    if (status == FERRY_SUCCESS)
        return ferry_n_pes() * 10 + (int)ferry_finalize();
    const char *said = ferry_last_error_message();
    char rank[32];
    snprintf(rank, sizeof rank, "is PE %s of", getenv("RANK"));
    return status == FERRY_ERR_UNSUPPORTED && strstr(said, "is a child of process") && strstr(said, rank) ? 3 : 4;
}

static void pe_starts_one(int rank)
{
    CHECK_OK(ferry_init());
    const uint64_t began = now_ns();
    if (rank == 1) {
        CHECK_INT(child_of(""), 3);
        CHECK_SINCE(began, 5000); /* not FERRY_INIT_TIMEOUT */
        CHECK_INT(child_of("FERRY_BOOTSTRAP=self"), 10);
        CHECK_INT(child_of("RANK=0 WORLD_SIZE=1"), 10);
    }
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
}

static void pe_starts_with_all(int rank)
{
    (void)rank;
    CHECK_OK(ferry_init());
    CHECK_INT(child_of(""), 3);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
    CHECK_INT(child_of(""), N * 10); /* the children are the job now */
}

JOB_MAIN(60)
{
    if (getenv("STARTED_CHILD") != NULL)
        exit(be_child());
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    CHECK(n > 0);
    self[n] = '\0';
    setenv("STARTED_CHILD", "1", 1);
    setenv("FERRY_INIT_TIMEOUT", "20s", 1);
    setenv("FERRY_LOG", "none", 1);
    pe_doing_now("one PE starts a program");
    job_run(N, pe_starts_one, 30);
    pe_doing_now("all PEs start one");
    job_run(N, pe_starts_with_all, 30);
}
