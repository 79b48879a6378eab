/* SPDX-License-Identifier: BSD-3-Clause */
/* threads: 64 PEs meet repeatedly; the others name a PE that leaves, is late or disagrees. */
#include "bootstrap_job.h"

static int n_done; /* atomic */

static int pe_exchanges(void *arg)
{
    int size = *(int *)arg;
    for (int again = 0; again < 3; again++) {
        ferryi_boot *boot = job_meet("auto", "");
        CHECK(strcmp(boot->ops->name, "threads") == 0 && boot->size == size && boot->same_process);
        job_exchange(boot, 256);
        boot->ops->close(boot);
    }
    __atomic_fetch_add(&n_done, 1, __ATOMIC_RELAXED);
    return 0;
}

static ferryi_boot *kept; /* by the PE that leaves without a close */

static int pe_leaves_early(void *arg)
{
    ferryi_boot *boot = job_meet("auto", "");
    (void)arg;
    if (boot->rank == 2) {
        kept = boot;
        usleep(50000);
        return 7;
    }
    ferry_status status = boot->ops->barrier(boot, ferryi_deadline_after(30u * (uint64_t)SECOND));
    CHECK(job_said(status, FERRY_ERR_PEER_LOST, "PE 2 returned from its pe_main"));
    boot->ops->close(boot);
    return 0;
}

static int pe_is_late(void *arg)
{
    ferryi_boot *boot = job_meet("auto", "");
    (void)arg;
    if (boot->rank == 1 || boot->rank == 3)
        usleep(700000);
    ferry_status status = boot->ops->barrier(boot, ferryi_deadline_after(SECOND / 5));
    CHECK(job_said(status, FERRY_ERR_TIMEOUT, "for PEs 1 and 3, which"));
    boot->ops->close(boot);
    /* A failed job may be tried again. */
    boot = job_meet("auto", "");
    job_exchange(boot, 16);
    boot->ops->close(boot);
    return 0;
}

static int pe_disagrees(void *arg)
{
    ferryi_boot *boot = job_meet("auto", "");
    uint64_t here[2] = { 0 }, there[16];
    (void)arg;
    ferry_status status = boot->ops->allgather(boot, here, there, boot->rank == 3 ? 16 : 8,
                                               ferryi_deadline_after(30u * (uint64_t)SECOND));
    CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, "with 16"));
    boot->ops->close(boot);
    return 0;
}

static int pe_never_opens(void *arg)
{
    ferryi_boot *boot = NULL;
    static int first; /* atomic */
    (void)arg;
    if (__atomic_fetch_add(&first, 1, __ATOMIC_RELAXED) == 0)
        return 3;
    CHECK(job_said(job_open("auto", NULL, "", 30u * (uint64_t)SECOND, &boot), FERRY_ERR_PEER_LOST,
                   "returned from its pe_main"));
    return 0;
}

CHECK_MAIN(100)
{
    int code = -1;
    ferryi_boot *boot = NULL;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    for (int size = 1; size <= 64; size *= 4) {
        n_done = 0;
        CHECK(ferry_threads_run(size, pe_exchanges, &size, &code) == FERRY_SUCCESS);
        CHECK(code == 0 && n_done == size);
    }
    CHECK(ferry_threads_run(4, pe_leaves_early, NULL, &code) == FERRY_SUCCESS && code == 7 && kept);
    CHECK(ferry_threads_run(4, pe_is_late, NULL, &code) == FERRY_SUCCESS && code == 0);
    CHECK(ferry_threads_run(8, pe_disagrees, NULL, &code) == FERRY_SUCCESS && code == 0);
    CHECK(ferry_threads_run(4, pe_never_opens, NULL, &code) == FERRY_SUCCESS && code == 3);
    CHECK(ferry_threads_run(0, pe_is_late, NULL, &code) == FERRY_ERR_INVALID_ARG && code == 3);
    CHECK(job_said(job_open("threads", NULL, "", SECOND, &boot), FERRY_ERR_BOOTSTRAP, "did not start"));
    CHECK(job_open("self", NULL, "", SECOND, &boot) == FERRY_SUCCESS && boot->rank == 0 && boot->size == 1);
    job_exchange(boot, 256);
    boot->ops->close(boot);
}
