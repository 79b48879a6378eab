/* SPDX-License-Identifier: BSD-3-Clause */
/* MPI_Init or PMIx_Init that does not return: the open ends at its deadline with the call's name, another open is
 * refused at once, and one after the call has returned starts anew.  The program's functions replace those of the
 * plug-ins' libraries.  A row whose plug-in was not built is left out. */
#include "bootstrap_job.h"

static int holds, n_calls, n_exits; /* atomic */

static int hang(void)
{
    __atomic_fetch_add(&n_calls, 1, __ATOMIC_ACQ_REL);
    while (__atomic_load_n(&holds, __ATOMIC_ACQUIRE))
        usleep(1000);
    __atomic_fetch_add(&n_exits, 1, __ATOMIC_ACQ_REL);
    return -1; /* an error of either library */
}

__attribute__((visibility("default"))) int PMIx_Init(void *proc, void *info, size_t n);
__attribute__((visibility("default"))) int MPI_Init_thread(int *argc, char ***argv, int wanted, int *provided);

int PMIx_Init(void *proc, void *info, size_t n)
{
    (void)proc;
    (void)info;
    (void)n;
    return hang();
}

int MPI_Init_thread(int *argc, char ***argv, int wanted, int *provided)
{
    (void)argc;
    (void)argv;
    (void)wanted;
    *provided = wanted;
    return hang();
}

static void row_hangs(const char *row, const char *call)
{
    ferryi_boot *boot = NULL;
    __atomic_store_n(&holds, 1, __ATOMIC_RELEASE);
    __atomic_store_n(&n_exits, 0, __ATOMIC_RELEASE);
    uint64_t start = ferryi_now_ns();
    ferry_status status = job_open(row, NULL, "", SECOND / 2, &boot);
    CHECK(job_said(status, FERRY_ERR_TIMEOUT, call));
    CHECK(job_said(status, FERRY_ERR_TIMEOUT, row));
    CHECK(ferryi_now_ns() - start >= SECOND / 2);
    CHECK_SINCE(start, 5000);
    start = ferryi_now_ns();
    CHECK(job_said(job_open(row, NULL, "", 20u * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, "is still in"));
    CHECK_SINCE(start, 5000);
    __atomic_store_n(&holds, 0, __ATOMIC_RELEASE);
    for (int ms = 0; ms < 10000 && !__atomic_load_n(&n_exits, __ATOMIC_ACQUIRE); ms++)
        usleep(1000);
    do { /* until the thread has ended, too */
        usleep(1000);
        status = job_open(row, NULL, "", 20u * (uint64_t)SECOND, &boot);
    } while (status == FERRY_ERR_TIMEOUT && ferryi_now_ns() - start < 20u * (uint64_t)SECOND);
    CHECK(status == FERRY_ERR_BOOTSTRAP); /* by the library's error this time */
}

CHECK_MAIN(60)
{
    static const char *const rows[][2] = { { "pmix", "PMIx_Init" }, { "mpi", "MPI_Init_thread" } };
    const char *folder = getenv("FERRY_BOOTSTRAP_DIR");
    int n = 0;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/ferry_bootstrap_%s.so", folder != NULL ? folder : ".", rows[i][0]);
        if (access(path, R_OK) != 0)
            continue;
        row_hangs(rows[i][0], rows[i][1]);
        n++;
    }
    if (n == 0)
        check_skip("ferry was built without MPI and PMIx");
    CHECK(__atomic_load_n(&n_calls, __ATOMIC_ACQUIRE) >= 2 * n);
}
