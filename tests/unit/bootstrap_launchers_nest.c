/* SPDX-License-Identifier: BSD-3-Clause */
/* Launchers inside launchers, by their variables alone: the innermost one that gives a size of more than one is
 * followed; two that cannot mean one job are refused, with the names of both; and a job of one PE is denied whenever
 * any launcher says more. */
#include "bootstrap/launchers.h"
#include "bootstrap_job.h"
#include "runtime/base/run_report.h"

#define MOST 14
#define RUN FERRYI_RUN_REPORT

static const char *const all[] = {
    "RANK",
    "WORLD_SIZE",
    "LOCAL_WORLD_SIZE",
    "GROUP_WORLD_SIZE",
    "MASTER_PORT",
    "TORCHELASTIC_RUN_ID",
    RUN,
    "OMPI_COMM_WORLD_RANK",
    "OMPI_COMM_WORLD_SIZE",
    "PMI_RANK",
    "PMI_SIZE",
    "PMIX_RANK",
    "PMIX_NAMESPACE",
    "SLURM_PROCID",
    "SLURM_STEP_NUM_TASKS",
    "SLURM_NTASKS",
    "SLURM_JOB_ID",
    "FLUX_TASK_RANK",
    "FLUX_JOB_SIZE",
    "PALS_RANKID",
    "ALPS_APP_PE",
    "JSM_NAMESPACE_RANK",
    "MV2_COMM_WORLD_RANK",
    "MPI_LOCALRANKID",
};

enum follows { NONE, RANK_, MPI_, PMIX_, PMIX_OR_RANK };

#define TORCH(rank, size, local, groups)                                                                               \
    "RANK", rank, "WORLD_SIZE", size, "LOCAL_WORLD_SIZE", local, "GROUP_WORLD_SIZE", groups, "TORCHELASTIC_RUN_ID", "x"
#define HAND(rank, size) "RANK", rank, "WORLD_SIZE", size, "MASTER_PORT", "1"
#define RUN_OF(rank, size) "RANK", rank, "WORLD_SIZE", size, RUN, "/proc/1/fd/7:0"
#define OMPI(rank, size)                                                                                               \
    "OMPI_COMM_WORLD_RANK", rank, "OMPI_COMM_WORLD_SIZE", size, "PMIX_RANK", rank, "PMIX_NAMESPACE", "7"
#define PMI(rank, size) "PMI_RANK", rank, "PMI_SIZE", size
#define PRTE(rank) "PMIX_RANK", rank, "PMIX_NAMESPACE", "prterun-a@1"
#define SRUN(rank, size) "SLURM_PROCID", rank, "SLURM_STEP_NUM_TASKS", size
#define SRUN_PMIX(rank, size) SRUN(rank, size), "PMIX_RANK", rank, "PMIX_NAMESPACE", "slurm.pmix.7.0"

static const struct {
    const char *set[2 * MOST];
    enum follows follows;
    const char *refused[2]; /* what the error names; NULL: the launchers agree */
    int denies_mpi, denies_pmix;
} cases[] = {
    { { NULL }, NONE, { NULL }, 0, 0 },
    /* one launcher */
    { { TORCH("1", "2", "2", "1") }, RANK_, { NULL }, 1, 1 },
    { { RUN_OF("0", "2") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("0", "2") }, MPI_, { NULL }, 1, 1 },
    { { OMPI("0", "1") }, MPI_, { NULL }, 0, 0 },
    { { PMI("0", "2") }, MPI_, { NULL }, 1, 1 },
    { { PRTE("0") }, PMIX_, { NULL }, 0, 0 },
    { { PRTE("1") }, PMIX_, { NULL }, 1, 0 },
    { { SRUN_PMIX("0", "2") }, PMIX_, { NULL }, 1, 0 },
    { { SRUN_PMIX("0", "1") }, PMIX_, { NULL }, 0, 0 },
    { { SRUN("0", "2") }, NONE, { NULL }, 1, 0 },
    { { "FLUX_TASK_RANK", "0", "FLUX_JOB_SIZE", "2" }, NONE, { NULL }, 1, 0 },
    { { "PALS_RANKID", "0" }, NONE, { NULL }, 1, 0 },
    /* a launcher of one process around a launcher of several */
    { { SRUN_PMIX("0", "1"), TORCH("0", "2", "2", "1") }, RANK_, { NULL }, 1, 1 },
    { { SRUN_PMIX("0", "1"), TORCH("1", "2", "2", "1") }, RANK_, { NULL }, 1, 1 },
    { { PRTE("0"), TORCH("0", "2", "2", "1") }, RANK_, { NULL }, 1, 1 },
    { { PRTE("0"), TORCH("1", "2", "2", "1") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("0", "1"), TORCH("1", "2", "2", "1") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("0", "1"), RUN_OF("0", "2") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("0", "1"), HAND("1", "2") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("0", "1"), PMI("1", "2") }, MPI_, { NULL }, 1, 1 },
    { { PMI("0", "1"), OMPI("1", "2") }, MPI_, { NULL }, 1, 1 },
    { { PRTE("0"), HAND("0", "2") }, PMIX_OR_RANK, { NULL }, 1, 1 },
    { { PRTE("0"), HAND("1", "2") }, RANK_, { NULL }, 1, 1 },
    /* torchrun by each process of a launcher, for one job */
    { { SRUN_PMIX("1", "2"), TORCH("2", "4", "2", "2") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("1", "2"), TORCH("3", "4", "2", "2") }, RANK_, { NULL }, 1, 1 },
    { { PRTE("1"), TORCH("3", "4", "2", "2") }, RANK_, { NULL }, 1, 1 },
    { { SRUN("1", "2"), TORCH("3", "4", "2", "2") }, RANK_, { NULL }, 1, 1 },
    /* programs that start workers themselves, in blocks and in turns */
    { { OMPI("1", "2"), HAND("3", "4") }, RANK_, { NULL }, 1, 1 },
    { { OMPI("1", "2"), HAND("1", "4") }, RANK_, { NULL }, 1, 1 },
    /* a script that hands numbers on */
    { { OMPI("1", "2"), HAND("1", "2") }, MPI_, { NULL }, 1, 1 },
    { { SRUN_PMIX("1", "2"), HAND("1", "2") }, PMIX_, { NULL }, 1, 1 },
    /* Slurm starts the daemons of an mpirun */
    { { SRUN("1", "3"), OMPI("5", "8") }, MPI_, { NULL }, 1, 1 },
    { { SRUN("1", "3"), PMI("5", "8") }, MPI_, { NULL }, 1, 1 },
    { { SRUN("1", "3"), OMPI("0", "1") }, MPI_, { NULL }, 0, 0 },
    { { "PALS_RANKID", "1", PMI("1", "3"), OMPI("5", "8") }, MPI_, { NULL }, 1, 1 },
    /* two launchers of several processes each */
    { { RUN_OF("0", "2"), PMI("0", "2") }, RANK_, { "ferry-run (RANK=0", "PMI_SIZE=2" }, 1, 1 },
    { { RUN_OF("1", "2"), PMI("0", "2") }, RANK_, { "ferry-run (RANK=1", "PMI_RANK=0" }, 1, 1 },
    { { RUN_OF("0", "2"), OMPI("0", "3") }, RANK_, { "WORLD_SIZE=2", "OMPI_COMM_WORLD_SIZE=3" }, 1, 1 },
    { { RUN_OF("0", "4"), PRTE("1") }, RANK_, { "ferry-run", "PMIX_RANK=1" }, 1, 1 },
    { { OMPI("0", "2"), PMI("1", "2") }, MPI_, { "OMPI_COMM_WORLD_RANK=0", "PMI_RANK=1" }, 1, 1 },
    { { OMPI("1", "2"), PMI("1", "2") }, MPI_, { "OMPI_COMM_WORLD_RANK=1", "PMI_RANK=1" }, 1, 1 },
    { { PMI("0", "2"), PRTE("1") }, MPI_, { "PMI_RANK=0", "PMIX_RANK=1" }, 1, 1 },
    { { OMPI("1", "2"), TORCH("0", "2", "2", "1") }, RANK_, { "torchrun (RANK=0", "OMPI_COMM_WORLD_RANK=1" }, 1, 1 },
    { { SRUN_PMIX("1", "2"), TORCH("1", "2", "2", "1") }, RANK_, { "torchrun", "PMIX_RANK=1, SLURM_STEP" }, 1, 1 },
    { { RUN, "/proc/1/fd/7:65536", TORCH("1", "2", "2", "1") }, RANK_, { "torchrun", "ferry-run (PE 1)" }, 1, 1 },
    { { OMPI("1", "3"), HAND("1", "2") }, RANK_, { "WORLD_SIZE=2", "OMPI_COMM_WORLD_SIZE=3" }, 1, 1 },
    { { OMPI("1", "2"), HAND("0", "2") }, RANK_, { "RANK=0", "OMPI_COMM_WORLD_RANK=1" }, 1, 1 },
};

static void set_case(size_t i)
{
    for (size_t k = 0; k < sizeof all / sizeof all[0]; k++)
        unsetenv(all[k]);
    for (size_t k = 0; k < 2 * MOST && cases[i].set[k]; k += 2)
        setenv(cases[i].set[k], cases[i].set[k + 1], 1);
}

static void look(size_t i, const ferryi_boot_request *request)
{
    ferryi_launchers l;
    int or_rank = 0;
    ferryi_launchers_read(&l);
    const ferryi_claim *claim = ferryi_launchers_choose(&l, &or_rank);
    const enum follows follows = claim == NULL      ? NONE
                                 : claim == &l.rank ? RANK_
                                 : claim == &l.mpi  ? MPI_
                                 : or_rank          ? PMIX_OR_RANK
                                                    : PMIX_;
    const ferry_status status = ferryi_launchers_agree(&l, request);
    if (follows != cases[i].follows)
        fprintf(stderr, "case %zu: follows %d\n", i, (int)follows);
    CHECK(follows == cases[i].follows);
    if (cases[i].refused[0] == NULL)
        CHECK(status == FERRY_SUCCESS);
    CHECK(status == FERRY_SUCCESS || strstr(ferry_last_error_message(), "(null)") == NULL);
    for (int k = 0; k < 2 && cases[i].refused[0] != NULL; k++)
        CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, cases[i].refused[k]));
    CHECK((ferryi_launchers_deny_one(&l, 0) != NULL) == cases[i].denies_mpi);
    CHECK((ferryi_launchers_deny_one(&l, 1) != NULL) == cases[i].denies_pmix);
}

CHECK_MAIN(60)
{
    static const ferry_config nothing = FERRY_CONFIG_INIT;
    const ferryi_boot_request request = { .size = sizeof request, .config = &nothing, .error = ferryi_error_quiet };
    ferryi_boot *boot = NULL;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_case(i);
        look(i, &request);
        /* What disagrees is refused whichever row is asked for, but not where nothing is to be joined. */
        if (cases[i].refused[0] != NULL && getenv(RUN) != NULL)
            CHECK(job_said(job_open("tcp", NULL, "", SECOND, &boot), FERRY_ERR_BOOTSTRAP, "two launchers"));
        CHECK(job_open("self", NULL, "", SECOND, &boot) == FERRY_SUCCESS);
        boot->ops->close(boot);
    }
}
