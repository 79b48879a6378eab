/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include "bootstrap/threads.h"
#include "runtime/log.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Which row of the table it is, and the way to the one that is a plug-in. */

#define PLUGIN "ferry_bootstrap_mpi.so"
#define PLACES_MAX 5
#define PATH_BYTES 1024

/* Places where the plug-in may be, in order. */
typedef struct places {
    int n;
    char paths[PLACES_MAX][PATH_BYTES];
} places;

static void place_add(places *p, const char *dir, int dir_bytes, const char *between)
{
    int n = snprintf(p->paths[p->n], PATH_BYTES, "%.*s%s%s", dir_bytes, dir, between, PLUGIN);
    p->n += n > 0 && n < PATH_BYTES;
}

static void places_find(places *p, const char *dir)
{
    Dl_info info;
    p->n = 0;
    if (dir && *dir)
        place_add(p, dir, (int)strlen(dir), "/");
    /* Beside the library, or beside a program that holds the library in itself.  In a build tree both lie in .libs. */
    if (dladdr(&ferryi_boot_self, &info) && info.dli_fname && strrchr(info.dli_fname, '/')) {
        int length = (int)(strrchr(info.dli_fname, '/') - info.dli_fname);
        place_add(p, info.dli_fname, length, "/ferry/");
        place_add(p, info.dli_fname, length, "/");
    }
#ifdef FERRYI_PLUGIN_DIR
    place_add(p, FERRYI_PLUGIN_DIR, (int)strlen(FERRYI_PLUGIN_DIR), "/");
#endif
    place_add(p, "", 0, "");
}

/* Opens the first place that holds the plug-in; it stays open for the life of the process, as MPI must. */
static ferry_status plugin_open(const char *dir, const char *reason, const ferryi_boot_ops **ops)
{
    places p;
    void *handle = NULL;
    char tried[PLACES_MAX * PATH_BYTES + 32] = "";
    size_t at = 0;

    places_find(&p, dir);
    for (int i = 0; i < p.n && !handle; i++) {
        int is_file = strchr(p.paths[i], '/') != NULL;
        /* Global: some parts of Open MPI look for its symbols without naming the library that has them. */
        if (!is_file || access(p.paths[i], F_OK) == 0)
            handle = dlopen(p.paths[i], RTLD_NOW | RTLD_GLOBAL | RTLD_NODELETE);
        if (!handle && is_file && access(p.paths[i], F_OK) == 0)
            return ferryi_error(FERRY_ERR_BOOTSTRAP,
                                "the mpi bootstrap was chosen (%s), and its plug-in %s cannot be "
                                "opened: %s",
                                reason, p.paths[i], dlerror());
        if (at < sizeof tried)
            at += (size_t)snprintf(tried + at, sizeof tried - at, "%s%s", i ? ", " : "",
                                   is_file ? p.paths[i] : "the library path");
    }
    if (!handle)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the mpi bootstrap was chosen (%s), and its plug-in " PLUGIN " was not found (tried %s): "
                            "build ferry with MPI (configure --with-mpi), or set FERRY_BOOTSTRAP_DIR to where it is",
                            reason, tried);
    const ferryi_boot_ops *found = dlsym(handle, FERRYI_BOOT_PLUGIN_SYMBOL);
    if (!found || found->size != sizeof(ferryi_boot_ops))
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the plug-in " PLUGIN " belongs to another build of ferry: set FERRY_BOOTSTRAP_DIR to "
                            "where the one of this build is");
    *ops = found;
    return FERRY_SUCCESS;
}

/* Whether the program has MPI in it and has initialised it.  Asks the program's own MPI, if it has one: the library
 * itself does not link any. */
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

/* The variable of an MPI launcher that says how many PEs it started, or which one this is. */
static const char *mpi_launcher_variable(void)
{
    static const char *const names[] = { "OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_SIZE" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (getenv(names[i]))
            return names[i];
    return NULL;
}

/* The name of the row, and the reason in words. */
static const char *recognise(const ferry_config *config, char *reason, size_t nbytes)
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
        return "mpi";
    }
    if (getenv("RANK") && getenv("WORLD_SIZE")) {
        snprintf(reason, nbytes, "RANK and WORLD_SIZE are set");
        return "tcp";
    }
    snprintf(reason, nbytes, "no launcher was recognised");
    return "self";
}

/* An MPI that does not know the launcher runs every PE as a job of its own, which nobody would notice. */
static ferry_status check_mpi_size(const ferryi_boot_request *request, const ferryi_boot *boot)
{
    static const char *const names[] = { "OMPI_COMM_WORLD_SIZE", "PMI_SIZE" };
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
    if (strcmp(name, "mpi") != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "bootstrap \"%s\" is not known: auto, mpi, tcp, threads and self are allowed", name);
    ferry_status status = plugin_open(dir, reason, &plugin);
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
    if (!name || strcmp(name, "auto") == 0)
        name = recognise(config, reason, sizeof reason);
    ferry_status status = row_open(name, dir, reason, &mine, boot);
    if (status == FERRY_SUCCESS)
        ferryi_log(FERRYI_LOG_INFO, "bootstrap %s (%s): PE %d of %d", name, reason, (*boot)->rank, (*boot)->size);
    return status;
}
