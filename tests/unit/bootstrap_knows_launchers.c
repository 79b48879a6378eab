/* SPDX-License-Identifier: BSD-3-Clause */
/* auto: if a launcher started this process as one of several in a way that no bootstrap can use, init fails with a
 * remedy; the process never becomes a job of its own unless asked to.  A single task, and a batch script that starts
 * programs itself, work as before. */
#include "bootstrap_job.h"

static const char *const all[] = { "SLURM_PROCID",
                                   "SLURM_STEP_NUM_TASKS",
                                   "SLURM_NTASKS",
                                   "SLURM_JOB_ID",
                                   "PMI_RANK",
                                   "PMI_SIZE",
                                   "PMIX_RANK",
                                   "FLUX_TASK_RANK",
                                   "FLUX_JOB_SIZE",
                                   "PALS_RANKID",
                                   "ALPS_APP_PE",
                                   "JSM_NAMESPACE_RANK",
                                   "JSM_NAMESPACE_SIZE",
                                   "MV2_COMM_WORLD_RANK",
                                   "MV2_COMM_WORLD_SIZE",
                                   "MPI_LOCALRANKID",
                                   "MPI_LOCALNRANKS",
                                   "OMPI_COMM_WORLD_SIZE",
                                   "OMPI_COMM_WORLD_RANK",
                                   "RANK",
                                   "WORLD_SIZE" };

static const struct {
    const char *set[6];
    const char *says; /* NULL: a job of one PE */
} cases[] = {
    { { NULL }, NULL },
    { { "SLURM_PROCID", "1", "SLURM_STEP_NUM_TASKS", "2" }, "srun --mpi=pmix" },
    { { "SLURM_PROCID", "0", "SLURM_STEP_NUM_TASKS", "64" }, "SLURM_STEP_NUM_TASKS=64" },
    { { "SLURM_PROCID", "0", "SLURM_NTASKS", "2" }, "srun --mpi=pmix" },
    { { "SLURM_PROCID", "0", "SLURM_STEP_NUM_TASKS", "1" }, NULL },
    { { "SLURM_PROCID", "0", "SLURM_NTASKS", "4", "SLURM_JOB_ID", "7" }, NULL },
    { { "SLURM_NTASKS", "4", "SLURM_JOB_ID", "7" }, NULL },
    { { "FLUX_TASK_RANK", "1", "FLUX_JOB_SIZE", "2" }, "flux" },
    { { "FLUX_TASK_RANK", "0", "FLUX_JOB_SIZE", "1" }, NULL },
    { { "ALPS_APP_PE", "1" }, "ALPS_APP_PE=1" },
    { { "PALS_RANKID", "0" }, "PALS_RANKID=0" },
    { { "JSM_NAMESPACE_RANK", "1", "JSM_NAMESPACE_SIZE", "2" }, "jsrun" },
    { { "MV2_COMM_WORLD_RANK", "1", "MV2_COMM_WORLD_SIZE", "2" }, "MVAPICH" },
};

/* One PE of ferry-run, or of torchrun, which has started an MPI launcher. */
static void launcher_in_a_launcher(void)
{
    ferryi_boot *boot = NULL;
    for (int k = 0; k < 4; k++) {
        const char *variable = k % 2 ? "PMI_SIZE" : "OMPI_COMM_WORLD_SIZE";
        const char *its_rank = k % 2 ? "PMI_RANK" : "OMPI_COMM_WORLD_RANK";
        setenv("RANK", "0", 1);
        setenv("WORLD_SIZE", "1", 1);
        setenv(variable, k < 2 ? "2" : "1", 1);
        setenv(its_rank, "0", 1);
        ferry_status status = job_open("tcp", NULL, "", SECOND, &boot);
        CHECK(k < 2 ? job_said(status, FERRY_ERR_BOOTSTRAP, "start mpirun without ferry-run") &&
                          job_said(status, FERRY_ERR_BOOTSTRAP, variable)
                    : status == FERRY_SUCCESS);
        if (status == FERRY_SUCCESS)
            boot->ops->close(boot);
        unsetenv(variable);
        unsetenv(its_rank);
    }
}

static ferry_status open_row(const char *row, ferryi_boot **boot)
{
    ferry_status status = job_open(row, NULL, "", SECOND, boot);
    if (status == FERRY_SUCCESS) {
        CHECK(strcmp((*boot)->ops->name, "self") == 0 && (*boot)->size == 1);
        (*boot)->ops->close(*boot);
    }
    return status;
}

CHECK_MAIN(60)
{
    ferryi_boot *boot = NULL;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (size_t k = 0; k < sizeof all / sizeof all[0]; k++)
            unsetenv(all[k]);
        for (size_t k = 0; k < 6 && cases[i].set[k]; k += 2)
            setenv(cases[i].set[k], cases[i].set[k + 1], 1);
        ferry_status status = open_row("auto", &boot);
        if (cases[i].says)
            CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, cases[i].says) &&
                  job_said(status, FERRY_ERR_BOOTSTRAP, "FERRY_BOOTSTRAP=self"));
        else
            CHECK(status == FERRY_SUCCESS);
        CHECK(open_row("self", &boot) == FERRY_SUCCESS);
    }
    launcher_in_a_launcher();
    CHECK(job_said(job_open("threads", NULL, "", SECOND, &boot), FERRY_ERR_BOOTSTRAP, "started by ferry-run"));
}
