/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/launchers.h"
#include "runtime/base/run_report.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads the claims, and decides between them.  A size of one never wins against a larger one: `srun -n 1 torchrun
 * --nproc-per-node 2` is a job of two. */

static int number(const char *name, int otherwise)
{
    const char *text = name ? getenv(name) : NULL;
    return text && *text >= '0' && *text <= '9' ? atoi(text) : otherwise;
}

static ferryi_claim claim(const char *launcher, const char *rank_name, const char *size_name)
{
    ferryi_claim c = { launcher, rank_name, size_name, number(rank_name, -1), number(size_name, 0), 0 };
    c.least = c.size > 0 ? c.size : c.rank + 1;
    if (c.rank < 0)
        c.launcher = NULL;
    return c;
}

static void read_mpi(ferryi_launchers *l)
{
    const ferryi_claim open_mpi = claim("Open MPI's mpirun", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE");
    ferryi_claim pmi = claim("a launcher with PMI, such as MPICH's mpiexec", "PMI_RANK", "PMI_SIZE");
    const int has_open_mpi = open_mpi.launcher && open_mpi.size > 0;
    if (pmi.size == 0)
        pmi.launcher = NULL;
    if (!has_open_mpi) {
        l->mpi = pmi;
        return;
    }
    /* A manager that knows PMI gives such variables to mpirun's daemons too. */
    if (pmi.launcher && l->manager.launcher && l->manager.rank == pmi.rank)
        pmi.launcher = NULL;
    const int pmi_wins = pmi.launcher && open_mpi.size == 1 && pmi.size > 1;
    l->mpi = pmi_wins ? pmi : open_mpi;
    if (pmi.launcher && open_mpi.size > 1 && pmi.size > 1)
        l->other = pmi;
}

static void read_manager(ferryi_launchers *l)
{
    static const struct {
        const char *rank, *size, *launcher, *remedy;
    } known[] = {
        { "SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "srun", "start it by srun --mpi=pmix" },
        { "FLUX_TASK_RANK", "FLUX_JOB_SIZE", "flux", "start it by flux run -o pmi=pmix" },
        { "PALS_RANKID", NULL, "PALS", "start it by mpirun or by prun" },
        { "ALPS_APP_PE", NULL, "aprun", "start it by mpirun or by prun" },
        { "JSM_NAMESPACE_RANK", "JSM_NAMESPACE_SIZE", "jsrun", "start it by mpirun or by prun" },
        { "MV2_COMM_WORLD_RANK", "MV2_COMM_WORLD_SIZE", "MVAPICH's launcher", "start it by mpirun or by prun" },
        { "MPI_LOCALRANKID", "MPI_LOCALNRANKS", "an MPI launcher", "start it by mpirun or by prun" },
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        ferryi_claim c = claim(known[i].launcher, known[i].rank, known[i].size);
        /* A batch script itself runs as one task in an allocation of many. */
        if (i == 0 && c.size == 0 && !getenv("SLURM_JOB_ID"))
            c = claim(known[i].launcher, known[i].rank, "SLURM_NTASKS");
        if (known[i].size == NULL)
            c.least = 2; /* these launchers do not say how many */
        else if (c.size == 0)
            c.launcher = NULL;
        if (c.launcher && (!l->manager.launcher || l->manager.least < 2)) {
            l->manager = c;
            l->remedy = known[i].remedy;
        }
    }
}

/* PMIx has no variable for the size.  The launcher that set PMIX_RANK may have one. */
static void read_pmix(ferryi_launchers *l)
{
    const char *space = getenv("PMIX_NAMESPACE");
    const ferryi_claim *by = &l->mpi, *manager = &l->manager;
    const int managed = manager->launcher && manager->size_name && manager->rank_name &&
                        (strncmp(manager->rank_name, "SLURM_", 6) != 0 || (space && strncmp(space, "slurm.", 6) == 0));
    l->pmix = claim("a launcher with PMIx", "PMIX_RANK", NULL);
    if (!l->pmix.launcher)
        return;
    if (!by->launcher || strncmp(by->rank_name, "OMPI_", 5) != 0)
        by = managed ? manager : NULL;
    if (by && by->rank == l->pmix.rank && by->size > l->pmix.rank) {
        l->pmix.size_name = by->size_name;
        l->pmix.size = l->pmix.least = by->size;
    }
}

void ferryi_launchers_read(ferryi_launchers *l)
{
    memset(l, 0, sizeof *l);
    read_manager(l);
    read_mpi(l);
    read_pmix(l);
    /* ferry-run unsets torchrun's variable. */
    l->by = getenv("TORCHELASTIC_RUN_ID") ? FERRYI_BY_TORCHRUN
            : getenv(FERRYI_RUN_REPORT)   ? FERRYI_BY_FERRY_RUN
                                          : FERRYI_BY_HAND;
    l->rank = claim(l->by == FERRYI_BY_FERRY_RUN  ? "ferry-run"
                    : l->by == FERRYI_BY_TORCHRUN ? "torchrun"
                                                  : "somebody",
                    "RANK", "WORLD_SIZE");
    if (l->rank.size == 0)
        l->rank.launcher = NULL;
    const char *report = getenv(FERRYI_RUN_REPORT), *part = report ? strrchr(report, ':') : NULL;
    if (l->by == FERRYI_BY_TORCHRUN && part) { /* torchrun has replaced ferry-run's RANK, but not this one */
        const int pe = atoi(part + 1) / FERRYI_REPORT_PAGE;
        l->ferry_run = (ferryi_claim){ "ferry-run", NULL, NULL, pe, 0, pe + 1 };
    }
}

/* Whether each process of the outer launcher started the same number of PEs of the inner one's job. */
static int spans(const ferryi_launchers *l, const ferryi_claim *outer)
{
    const ferryi_claim *inner = &l->rank;
    const int groups = number("GROUP_WORLD_SIZE", 0), local = number("LOCAL_WORLD_SIZE", 0);
    if (l->by == FERRYI_BY_FERRY_RUN) /* starts its PEs itself, or by an agent without these variables */
        return 0;
    if (l->by == FERRYI_BY_TORCHRUN && groups > 0)
        return outer->size > 0 ? groups == outer->size : groups >= outer->least;
    if (l->by == FERRYI_BY_TORCHRUN && local > 0)
        return inner->size / local >= outer->least;
    if (outer->size == 0)
        return inner->size >= outer->least;
    if (inner->size % outer->size != 0)
        return 0;
    /* in blocks, or in turns; with as many PEs as processes, both are the same number */
    return inner->rank / (inner->size / outer->size) == outer->rank || inner->rank % outer->size == outer->rank;
}

/* The launcher around RANK's, or NULL. */
static const ferryi_claim *outer_of(const ferryi_launchers *l)
{
    return l->mpi.launcher ? &l->mpi : l->pmix.launcher ? &l->pmix : NULL;
}

const ferryi_claim *ferryi_launchers_choose(const ferryi_launchers *l, int *or_rank)
{
    const ferryi_claim *rank = &l->rank, *outer = outer_of(l);
    const int several = rank->launcher && rank->size > 1;
    *or_rank = 0;
    if (!outer)
        return rank->launcher ? rank : NULL;
    if (!several)
        return outer;
    if (outer->size == 1 || l->by != FERRYI_BY_HAND || rank->rank != outer->rank)
        return rank;
    /* A script that hands the launcher's numbers on: the launcher's own way reaches other nodes without a secret. */
    if (outer->size == rank->size)
        return outer;
    if (outer->size > 1)
        return rank;
    *or_rank = getenv("MASTER_PORT") != NULL;
    return outer;
}

static void say(char *text, size_t nbytes, const ferryi_claim *c)
{
    if (c->size > 0)
        snprintf(text, nbytes, "%s (%s=%d, %s=%d)", c->launcher, c->rank_name, c->rank, c->size_name, c->size);
    else
        snprintf(text, nbytes, "%s (%s%s%d)", c->launcher, c->rank_name ? c->rank_name : "PE", c->rank_name ? "=" : " ",
                 c->rank);
}

static ferry_status disagree(const ferryi_claim *a, const ferryi_claim *b, const ferryi_boot_request *request)
{
    char first[160], second[160];
    say(first, sizeof first, a);
    say(second, sizeof second, b);
    return request->error(
        FERRY_ERR_BOOTSTRAP,
        "two launchers, one inside the other, started this process, and their numbers belong to "
        "different jobs: %s, and %s: start all PEs by one launcher, or, if each start of the inner one "
        "is to be a job of its own, unset the outer one's variables there",
        first, second);
}

ferry_status ferryi_launchers_agree(const ferryi_launchers *l, const ferryi_boot_request *request)
{
    const ferryi_claim *outer = outer_of(l);
    if (l->other.launcher)
        return disagree(&l->mpi, &l->other, request);
    if (l->mpi.launcher && l->mpi.size > 1 && l->pmix.launcher && l->pmix.least > 1 && l->pmix.rank != l->mpi.rank)
        return disagree(&l->mpi, &l->pmix, request);
    if (!l->rank.launcher || l->rank.size < 2)
        return FERRY_SUCCESS;
    if (outer && outer->least > 1 && !spans(l, outer))
        return disagree(&l->rank, outer, request);
    if (l->ferry_run.launcher && l->ferry_run.least > 1 && !spans(l, &l->ferry_run))
        return disagree(&l->rank, &l->ferry_run, request);
    return FERRY_SUCCESS;
}

const ferryi_claim *ferryi_launchers_deny_one(const ferryi_launchers *l, int by_pmix)
{
    if (l->rank.launcher && l->rank.size > 1)
        return &l->rank;
    if (l->mpi.launcher)
        return l->mpi.size > 1 ? &l->mpi : NULL;
    if (by_pmix)
        return NULL; /* its answer is the launcher's own; a manager may have started the launcher's daemons */
    if (l->pmix.launcher && l->pmix.least > 1)
        return &l->pmix;
    return l->manager.launcher && l->manager.least > 1 && l->pmix.size != 1 ? &l->manager : NULL;
}

ferry_status ferryi_launchers_refuse_manager(const ferryi_launchers *l, const ferryi_boot_request *request)
{
    const ferryi_claim *m = &l->manager;
    if (!m->launcher || m->least < 2)
        return FERRY_SUCCESS;
    return request->error(
        FERRY_ERR_BOOTSTRAP,
        "%s started this process as rank %d of several (%s=%d), but gives ferry no way to connect the "
        "PEs: %s, or by ferry-run, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT; "
        "FERRY_BOOTSTRAP=self makes each a job of its own",
        m->launcher, m->rank, m->size > 0 ? m->size_name : m->rank_name, m->size > 0 ? m->size : m->rank, l->remedy);
}
