/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include "bootstrap/threads.h"
#include "runtime/base/log.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

/* Chooses the row of the table, and opens plug-ins. */

#define PLACES_MAX 5
#define PATH_BYTES 1024

/* Paths where a plug-in may be, in order. */
typedef struct places {
    int n;
    char paths[PLACES_MAX][PATH_BYTES];
} places;

static void place_add(places *p, const char *name, const char *dir, int dir_bytes, const char *between)
{
    int n = snprintf(p->paths[p->n], PATH_BYTES, "%.*s%sferry_bootstrap_%s.so", dir_bytes, dir, between, name);
    p->n += n > 0 && n < PATH_BYTES;
}

/* Programs with more rights than their user (setuid): no environment variable chooses code for them, nor does the
 * program's own name, by which a library linked into it would find its folder. */
static int is_privileged(void)
{
    return getauxval(AT_SECURE) != 0;
}

static void places_find(places *p, const char *name, const char *dir)
{
    Dl_info info;
    p->n = 0;
    if (dir && *dir && !is_privileged())
        place_add(p, name, dir, (int)strlen(dir), "/");
    /* Beside the library, or beside a program that contains it.  In a build tree both lie in .libs. */
    if (!is_privileged() && dladdr(&ferryi_boot_self, &info) && info.dli_fname && strrchr(info.dli_fname, '/')) {
        int length = (int)(strrchr(info.dli_fname, '/') - info.dli_fname);
        place_add(p, name, info.dli_fname, length, "/ferry/");
        place_add(p, name, info.dli_fname, length, "/");
    }
#ifdef FERRYI_PLUGIN_DIR
    place_add(p, name, FERRYI_PLUGIN_DIR, (int)strlen(FERRYI_PLUGIN_DIR), "/");
#endif
    place_add(p, name, "", 0, "");
}

/* Opens the first path that exists; the plug-in stays open until the process ends, as MPI must. */
static ferry_status plugin_open(const char *name, const char *dir, const char *reason, const ferryi_boot_ops **ops)
{
    places p;
    void *handle = NULL;
    char tried[PLACES_MAX * PATH_BYTES + 32] = "";
    size_t at = 0;

    places_find(&p, name, dir);
    for (int i = 0; i < p.n && !handle; i++) {
        int is_file = strchr(p.paths[i], '/') != NULL;
        /* RTLD_GLOBAL: parts of Open MPI look up its symbols without naming the library. */
        if (!is_file || access(p.paths[i], F_OK) == 0)
            handle = dlopen(p.paths[i], RTLD_NOW | RTLD_GLOBAL | RTLD_NODELETE);
        if (!handle && is_file && access(p.paths[i], F_OK) == 0)
            return ferryi_error(FERRY_ERR_BOOTSTRAP,
                                "the %s bootstrap was chosen (%s), but its plug-in %s cannot be opened: %s", name,
                                reason, p.paths[i], dlerror());
        if (at < sizeof tried)
            at += (size_t)snprintf(tried + at, sizeof tried - at, "%s%s", i ? ", " : "",
                                   is_file ? p.paths[i] : "the library path");
    }
    if (!handle)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the %s bootstrap was chosen (%s), but its plug-in was not found (tried %s): build ferry "
                            "with it (configure --with-%s), or set FERRY_BOOTSTRAP_DIR to its folder",
                            name, reason, tried, name);
    const ferryi_boot_ops *found = dlsym(handle, FERRYI_BOOT_PLUGIN_SYMBOL);
    if (!found || found->size != sizeof(ferryi_boot_ops))
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the plug-in ferry_bootstrap_%s.so belongs to another build of ferry: set "
                            "FERRY_BOOTSTRAP_DIR to the folder of this build's",
                            name);
    *ops = found;
    return FERRY_SUCCESS;
}

/* Whether the program has initialised MPI.  Asks the program's own MPI, if it has one: the library links none. */
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

static int plugin_is_here(const char *name, const char *dir)
{
    places p;
    places_find(&p, name, dir);
    for (int i = 0; i < p.n; i++)
        if (strchr(p.paths[i], '/') != NULL && access(p.paths[i], F_OK) == 0)
            return 1;
    return 0;
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
        int pmix = getenv("PMIX_RANK") && plugin_is_here("pmix", dir) && !plugin_is_here("mpi", dir);
        return pmix ? "pmix" : "mpi";
    }
    if (getenv("PMIX_RANK")) {
        int pmix = plugin_is_here("pmix", dir) || !plugin_is_here("mpi", dir);
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

/* An MPI that does not know the launcher runs every PE as a job of its own: report that rather than run so. */
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
    if (is_privileged() && !request->config->mpi_comm && !program_has_mpi())
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
    if (status == FERRY_SUCCESS)
        status = row_open(name, dir, reason, &mine, boot);
    if (status == FERRY_SUCCESS)
        ferryi_log(FERRYI_LOG_INFO, "bootstrap %s (%s): PE %d of %d", name, reason, (*boot)->rank, (*boot)->size);
    return status;
}
