/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include "bootstrap/threads.h"
#include "runtime/base/log.h"
#include "runtime/base/plugin.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Chooses the row of the table, and opens plug-ins. */

/* Opens the row's plug-in; it stays open until the process ends, as MPI must. */
static ferry_status plugin_open(const char *name, const char *dir, const char *reason, const ferryi_boot_ops **ops)
{
    char file[64], text[FERRYI_PLUGIN_PLACES * FERRYI_PLUGIN_PATH];
    int is_here;

    snprintf(file, sizeof file, "ferry_bootstrap_%s.so", name);
    /* RTLD_GLOBAL: parts of Open MPI look up its symbols without naming the library. */
    void *handle = ferryi_plugin_open(file, dir, RTLD_GLOBAL, &is_here, text, sizeof text);
    if (!handle && is_here)
        return ferryi_error(FERRY_ERR_BOOTSTRAP, "the %s bootstrap was chosen (%s), but its plug-in %s", name, reason,
                            text);
    if (!handle)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the %s bootstrap was chosen (%s), but its plug-in was not found (tried %s): build ferry "
                            "with it (configure --with-%s), or set FERRY_BOOTSTRAP_DIR to its folder",
                            name, reason, text, name);
    const ferryi_boot_ops *found = dlsym(handle, FERRYI_BOOT_PLUGIN_SYMBOL);
    if (!found || found->size != sizeof *found || found->abi != FERRYI_BOOT_ABI)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the plug-in %s belongs to another build of ferry: set FERRY_BOOTSTRAP_DIR to the folder "
                            "of this build's",
                            file);
    *ops = found;
    return FERRY_SUCCESS;
}

/* Returns whether the program has initialised MPI.  The library links no MPI, so it looks for the program's own. */
static int program_has_mpi(void)
{
    int (*initialized)(int *), (*finalized)(int *);
    int yes = 0, no = 0;
    *(void **)&initialized = dlsym(RTLD_DEFAULT, "MPI_Initialized");
    *(void **)&finalized = dlsym(RTLD_DEFAULT, "MPI_Finalized");
    if (!initialized || !finalized || initialized(&yes) != 0 || finalized(&no) != 0)
        return 0;
    return yes && !no;
}

/* The MPI launcher's variable that holds the number of PEs or this PE's rank. */
static const char *mpi_launcher_variable(void)
{
    static const char *const names[] = { "OMPI_COMM_WORLD_SIZE", "PMI_SIZE" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (getenv(names[i]))
            return names[i];
    return NULL;
}

/* Recognises launchers that started several processes but offer ferry no way to connect them. */
static ferry_status check_launchers(const ferryi_boot_request *request)
{
    static const struct {
        const char *rank, *size, *launcher, *remedy;
    } known[] = {
        { "SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "srun", "start it by srun --mpi=pmix" },
        { "PMI_RANK", "PMI_SIZE", "a launcher with PMI", "build ferry with the MPI of that launcher" },
        { "FLUX_TASK_RANK", "FLUX_JOB_SIZE", "flux", "start it by flux run -o pmi=pmix" },
        { "PALS_RANKID", NULL, "PALS", "start it by mpirun or by prun" },
        { "ALPS_APP_PE", NULL, "aprun", "start it by mpirun or by prun" },
        { "JSM_NAMESPACE_RANK", "JSM_NAMESPACE_SIZE", "jsrun", "start it by mpirun or by prun" },
        { "MV2_COMM_WORLD_RANK", "MV2_COMM_WORLD_SIZE", "MVAPICH's launcher", "start it by mpirun or by prun" },
        { "MPI_LOCALRANKID", "MPI_LOCALNRANKS", "an MPI launcher", "start it by mpirun or by prun" },
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const char *rank = getenv(known[i].rank), *size = known[i].size ? getenv(known[i].size) : "2";
        /* A batch script itself runs as one task in an allocation of many. */
        if (rank && !size && i == 0 && !getenv("SLURM_JOB_ID"))
            size = getenv("SLURM_NTASKS");
        if (rank && size && atoi(size) > 1)
            return request->error(FERRY_ERR_BOOTSTRAP,
                                  "%s started this process as rank %.12s of several (%s=%.12s), but gives ferry no way "
                                  "to connect the PEs: %s, or by ferry-run, or set RANK, WORLD_SIZE, MASTER_ADDR and "
                                  "MASTER_PORT; FERRY_BOOTSTRAP=self makes each a job of its own",
                                  known[i].launcher, rank,
                                  known[i].size && getenv(known[i].size) ? known[i].size
                                  : i == 0                               ? "SLURM_NTASKS"
                                                                         : known[i].rank,
                                  known[i].size ? size : rank, known[i].remedy);
    }
    return FERRY_SUCCESS;
}

/* `ferry-run -n 1 mpirun -n 2 PROGRAM` would be two jobs of one PE each: an error says so.  (torchrun under mpirun has
 * a WORLD_SIZE of its own.) */
static ferry_status check_one_pe(const ferryi_boot_request *request)
{
    const char *world = getenv("WORLD_SIZE"), *variable = mpi_launcher_variable();
    if (request->config->unique_id || !world || atoi(world) != 1 || !variable || atoi(getenv(variable)) <= 1)
        return FERRY_SUCCESS;
    return request->error(
        FERRY_ERR_BOOTSTRAP,
        "an MPI launcher started this process as one of %.12s (%s), but WORLD_SIZE=1 makes it a job of "
        "its own: start mpirun without ferry-run -n 1 before it, or unset WORLD_SIZE and "
        "FERRY_BOOTSTRAP; FERRY_BOOTSTRAP=self makes each a job of its own",
        getenv(variable), variable);
}

/* Returns the name of the row and sets the reason in words. */
static const char *recognise(const ferry_config *config, const char *dir, char *reason, size_t nbytes)
{
    const char *variable = mpi_launcher_variable();
    if (ferryi_threads_is_pe()) {
        snprintf(reason, nbytes, "this thread is a PE of ferry_threads_run()");
        return "threads";
    }
    if (config->mpi_comm) {
        snprintf(reason, nbytes, "the program gave a communicator");
        return "mpi";
    }
    if (config->unique_id) {
        snprintf(reason, nbytes, "the program gave a unique id");
        return "tcp";
    }
    if (program_has_mpi()) {
        snprintf(reason, nbytes, "the program has initialised MPI");
        return "mpi";
    }
    if (variable) {
        snprintf(reason, nbytes, "an MPI launcher set %s", variable);
        int pmix = getenv("PMIX_RANK") && ferryi_plugin_is_here("ferry_bootstrap_pmix.so", dir) &&
                   !ferryi_plugin_is_here("ferry_bootstrap_mpi.so", dir);
        return pmix ? "pmix" : "mpi";
    }
    if (getenv("PMIX_RANK")) {
        int pmix = ferryi_plugin_is_here("ferry_bootstrap_pmix.so", dir) ||
                   !ferryi_plugin_is_here("ferry_bootstrap_mpi.so", dir);
        snprintf(reason, nbytes, "a launcher set PMIX_RANK");
        return pmix ? "pmix" : "mpi";
    }
    if (getenv("RANK") && getenv("WORLD_SIZE")) {
        snprintf(reason, nbytes, "RANK and WORLD_SIZE are set");
        return "tcp";
    }
    snprintf(reason, nbytes, "no launcher was recognised");
    return "self";
}

/* An MPI that does not know the launcher would run every PE as a job of its own: an error says so. */
static ferry_status check_mpi_size(const ferryi_boot_request *request, const ferryi_boot *boot)
{
    static const char *const names[] = { "OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *size = getenv(names[i]);
        if (size && boot->size == 1 && !request->config->mpi_comm && atoi(size) > 1)
            return ferryi_error(FERRY_ERR_BOOTSTRAP,
                                "the launcher started %s PEs (%s), but the plug-in's MPI sees only this one: start the "
                                "job with the mpirun of the MPI that ferry was built with",
                                size, names[i]);
    }
    return FERRY_SUCCESS;
}

static ferry_status row_open(const char *name, const char *dir, const char *reason, const ferryi_boot_request *request,
                             ferryi_boot **boot)
{
    static const ferryi_boot_ops *const rows[] = { &ferryi_boot_tcp, &ferryi_boot_threads, &ferryi_boot_self };
    const ferryi_boot_ops *plugin = NULL;
    ferryi_boot *opened = NULL;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(name, rows[i]->name) == 0)
            return rows[i]->open(request, boot);
    if (strcmp(name, "mpi") != 0 && strcmp(name, "pmix") != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "bootstrap \"%s\" is unknown: give auto, mpi, pmix, tcp, threads or self", name);
    if (ferryi_plugin_is_privileged() && !request->config->mpi_comm && !program_has_mpi())
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the %s bootstrap was chosen (%s), but this program runs with more rights than its user "
                            "(setuid), and MPI and PMIx take paths of code from the environment: initialise MPI before "
                            "ferry_init, or start the PEs by RANK and WORLD_SIZE",
                            name, reason);
    ferry_status status = plugin_open(name, dir, reason, &plugin);
    if (status == FERRY_SUCCESS)
        status = plugin->open(request, &opened);
    if (status != FERRY_SUCCESS)
        return status;
    status = check_mpi_size(request, opened);
    if (status != FERRY_SUCCESS) {
        plugin->close(opened);
        return status;
    }
    *boot = opened;
    return FERRY_SUCCESS;
}

ferry_status ferryi_boot_open(const char *wanted, const char *dir, const ferryi_boot_request *request,
                              ferryi_boot **boot)
{
    ferryi_boot_request mine = *request;
    const ferry_config *config = request->config;
    const char *name = NULL;
    char reason[128] = "";

    mine.dir = dir;
    if (!mine.error)
        mine.error = ferryi_error;
    if (config->bootstrap && *config->bootstrap) {
        name = config->bootstrap;
        snprintf(reason, sizeof reason, "the program's configuration says so");
    } else if (wanted && *wanted) {
        name = wanted;
        snprintf(reason, sizeof reason, "FERRY_BOOTSTRAP=%.32s", wanted);
    }
    ferry_status status = FERRY_SUCCESS;
    if (!name || strcmp(name, "auto") == 0) {
        name = recognise(config, dir, reason, sizeof reason);
        if (strcmp(name, "self") == 0)
            status = check_launchers(&mine);
    }
    if (status == FERRY_SUCCESS && strcmp(name, "tcp") == 0)
        status = check_one_pe(&mine);
    if (status == FERRY_SUCCESS)
        status = row_open(name, dir, reason, &mine, boot);
    if (status == FERRY_SUCCESS)
        ferryi_log(FERRYI_LOG_INFO, "bootstrap %s (%s): PE %d of %d", name, reason, (*boot)->rank, (*boot)->size);
    return status;
}
