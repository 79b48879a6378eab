/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include "bootstrap/guard.h"
#include "bootstrap/launchers.h"
#include "bootstrap/threads.h"
#include "runtime/base/log.h"
#include "runtime/base/plugin.h"
#include "runtime/base/run_report.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Chooses the row of the table, and opens plug-ins. */

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
        return ferryi_error(
            FERRY_ERR_BOOTSTRAP,
            "the %s bootstrap was chosen (%s), but its plug-in was not found (tried %s): build ferry "
            "with it (configure --with-%s), or set FERRY_BOOTSTRAP_DIR to its folder%s",
            name, reason, text, name,
            program_has_mpi() ? ", or send the id of ferry_get_unique_id() by MPI_Bcast to ferry_init_with()" : "");
    const ferryi_boot_ops *found = dlsym(handle, FERRYI_BOOT_PLUGIN_SYMBOL);
    if (!found || found->size != sizeof *found || found->abi != FERRYI_BOOT_ABI)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the plug-in %s belongs to another build of ferry: set FERRY_BOOTSTRAP_DIR to the folder "
                            "of this build's",
                            file);
    *ops = found;
    return FERRY_SUCCESS;
}

/* `ferry-run -n 1 mpirun -n 2 PROGRAM` would be two jobs of one PE each: an error says so.  (torchrun under mpirun has
 * a WORLD_SIZE of its own.) */
static ferry_status check_one_pe(const ferryi_boot_request *request, const ferryi_launchers *l)
{
    const ferryi_claim *more = l->mpi.launcher && l->mpi.size > 1 ? &l->mpi : NULL;
    if (!more && l->pmix.launcher && l->pmix.least > 1)
        more = &l->pmix;
    if (request->config->unique_id || l->rank.size != 1 || !more)
        return FERRY_SUCCESS;
    return request->error(
        FERRY_ERR_BOOTSTRAP,
        "an MPI launcher started this process as one of %d%s (%s=%d), but WORLD_SIZE=1 makes it a job of "
        "its own: start mpirun without ferry-run -n 1 before it, or unset WORLD_SIZE and "
        "FERRY_BOOTSTRAP; FERRY_BOOTSTRAP=self makes each a job of its own",
        more->least, more->size > 0 ? "" : " or more", more->size > 0 ? more->size_name : more->rank_name,
        more->size > 0 ? more->size : more->rank);
}

/* The row that follows a claim of these launchers. */
static const char *row_of(const ferryi_launchers *l, const ferryi_claim *claim, const char *dir)
{
    const int pmix = l->pmix.launcher && ferryi_plugin_is_here("ferry_bootstrap_pmix.so", dir);
    const int mpi = ferryi_plugin_is_here("ferry_bootstrap_mpi.so", dir);
    if (claim == &l->rank)
        return "tcp";
    if (claim == &l->mpi)
        return pmix && !mpi ? "pmix" : "mpi";
    return pmix || !mpi ? "pmix" : "mpi";
}

/* Returns the name of the row, and sets the reason in words and the claim that was followed. */
static const char *recognise(const ferry_config *config, const char *dir, const ferryi_launchers *l,
                             const ferryi_claim **claim, int *or_rank, char *reason, size_t nbytes)
{
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
    *claim = ferryi_launchers_choose(l, or_rank);
    if (*claim) {
        snprintf(reason, nbytes, "%s set %s", (*claim)->launcher, (*claim)->rank_name);
        return row_of(l, *claim, dir);
    }
    snprintf(reason, nbytes, "no launcher was recognised");
    return "self";
}

/* The program's MPI is the plug-in's too, for its functions come first.  Handles of one MPI in another one's functions
 * end the program, so this asks the one function that takes none. */
static ferry_status check_mpi_kind(const ferryi_boot_ops *plugin, const ferryi_boot_request *request)
{
    static char version[8192]; /* MPICH's MPI_MAX_LIBRARY_VERSION_STRING */
    int (*get)(char *, int *), nbytes = 0;
    Dl_info at = { .dli_fname = "" };
    *(void **)&get = dlsym(RTLD_DEFAULT, "MPI_Get_library_version");
    if (!get || !plugin->mpi || get(version, &nbytes) != 0)
        return FERRY_SUCCESS;
    (void)dladdr(*(void **)&get, &at);
    /* The MPI standard's own interface has handles of its own, whoever made the library. */
    const int standard = at.dli_fname && strstr(at.dli_fname, "libmpi_abi") != NULL;
    const int other = (strncmp(version, "Open MPI", 8) == 0) != (strncmp(plugin->mpi, "Open MPI", 8) == 0);
    if (!other && standard == (strstr(plugin->mpi, "standard ABI") != NULL))
        return FERRY_SUCCESS;
    version[strcspn(version, ",\n")] = '\0'; /* further lines say how it was built */
    char *end = version;
    for (const char *c = version; *c; c++) /* MPICH aligns its lines by blanks and tabs */
        if (*c > ' ' || (end > version && end[-1] != ' '))
            *end++ = *c > ' ' ? *c : ' ';
    *end = '\0';
    return request->error(
        FERRY_ERR_BOOTSTRAP,
        "the program uses %.60s%s, but ferry's plug-in was built for %s: call ferry_get_unique_id() on "
        "rank 0, send the id to all by MPI_Bcast, and give it with rank and n_pes to "
        "ferry_init_with(), or compile the program with that MPI",
        version, standard ? " by the standard ABI" : "", plugin->mpi);
}

static ferry_status plugin_row_open(const char *name, const char *dir, const char *reason,
                                    const ferryi_boot_request *request, ferryi_boot **boot)
{
    const ferryi_boot_ops *plugin = NULL;
    const int has_mpi = request->config->mpi_comm || program_has_mpi();
    if (ferryi_plugin_is_privileged() && !has_mpi)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "the %s bootstrap was chosen (%s), but this program runs with more rights than its user "
                            "(setuid), and MPI and PMIx take paths of code from the environment: initialise MPI before "
                            "ferry_init, or start the PEs by RANK and WORLD_SIZE",
                            name, reason);
    ferry_status status = plugin_open(name, dir, reason, &plugin);
    if (status == FERRY_SUCCESS)
        status = check_mpi_kind(plugin, request);
    if (status != FERRY_SUCCESS)
        return status;
    /* Nothing is initialised in a program that has MPI: every wait of the open has the deadline, and the thread is the
     * program's, on whose level of threads MPI may insist. */
    if (plugin->mpi && has_mpi)
        return plugin->open(request, boot);
    return ferryi_guard_open(plugin, request, boot);
}

static ferry_status row_open(const char *name, const char *dir, const char *reason, const ferryi_boot_request *request,
                             ferryi_boot **boot)
{
    static const ferryi_boot_ops *const rows[] = { &ferryi_boot_tcp, &ferryi_boot_threads, &ferryi_boot_self };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(name, rows[i]->name) == 0)
            return rows[i]->open(request, boot);
    if (strcmp(name, "mpi") != 0 && strcmp(name, "pmix") != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "bootstrap \"%s\" is unknown: give auto, mpi, pmix, tcp, threads or self", name);
    return plugin_row_open(name, dir, reason, request, boot);
}

static ferry_status refuse_one(const ferryi_launchers *l, const ferryi_claim *claim, const char *name,
                               const ferryi_boot_request *request)
{
    const int by_pmix = strcmp(name, "pmix") == 0;
    const char *by = by_pmix ? "PMIx" : "the plug-in's MPI";
    if (claim == &l->rank)
        return request->error(FERRY_ERR_BOOTSTRAP,
                              "RANK=%d and WORLD_SIZE=%d, which %s set, make this process one of several, but %s sees "
                              "only this one: set FERRY_BOOTSTRAP=tcp",
                              claim->rank, claim->size, claim->launcher, by);
    return request->error(FERRY_ERR_BOOTSTRAP,
                          "the launcher started %d PEs%s (%s=%d), but %s sees only this one: start the job with the "
                          "mpirun of the MPI that ferry was built with, or by ferry-run%s",
                          claim->least, claim->size > 0 ? "" : " or more",
                          claim->size > 0 ? claim->size_name : claim->rank_name,
                          claim->size > 0 ? claim->size : claim->rank, by,
                          l->pmix.launcher && !by_pmix ? ", or set FERRY_BOOTSTRAP=pmix" : "");
}

/* An MPI that does not know the launcher would run every PE as a job of its own.  The launcher's PMIx, if it has one,
 * may know better: then its row replaces MPI's, or, if the user asked for MPI's, an error says so. */
static ferry_status check_one(const ferryi_launchers *l, const char *dir, int asked, const char **name, char *reason,
                              size_t nbytes, const ferryi_boot_request *request, ferryi_boot **boot)
{
    const int by_mpi = strcmp(*name, "mpi") == 0;
    if ((*boot)->size > 1 || (!by_mpi && strcmp(*name, "pmix") != 0))
        return FERRY_SUCCESS;
    const ferryi_claim *claim = ferryi_launchers_deny_one(l, !by_mpi);
    ferryi_claim found = l->pmix;
    ferryi_boot_request quiet = *request; /* MPI's row has an answer, whatever becomes of this one */
    quiet.error = ferryi_error_quiet;
    ferryi_boot *other = NULL;
    if (by_mpi && claim != &l->rank && l->pmix.launcher && l->pmix.size != 1 &&
        ferryi_plugin_is_here("ferry_bootstrap_pmix.so", dir) &&
        plugin_row_open("pmix", dir, reason, &quiet, &other) == FERRY_SUCCESS) {
        if (other->size > 1 && !asked) {
            (*boot)->ops->close(*boot);
            *boot = other;
            *name = "pmix";
            snprintf(reason, nbytes, "MPI sees only this process, but the launcher's PMIx more");
            return FERRY_SUCCESS;
        }
        found.least = other->size;
        claim = other->size > 1 ? &found : NULL;
        other->ops->close(other);
    }
    if (!claim)
        return FERRY_SUCCESS;
    (*boot)->ops->close(*boot);
    *boot = NULL;
    return refuse_one(l, claim, *name, request);
}

/* Two launchers that disagree, and a child of a PE.  A user's own FERRY_BOOTSTRAP=tcp decides between launchers;
 * ferry-run sets that variable too. */
static ferry_status check_launchers(const ferryi_launchers *l, const char *name, int asked, const ferryi_claim *claim,
                                    const ferryi_boot_request *request)
{
    const int tcp = strcmp(name, "tcp") == 0;
    if (asked)
        claim = tcp ? &l->rank : strcmp(name, "pmix") == 0 ? &l->pmix : l->mpi.launcher ? &l->mpi : &l->pmix;
    ferry_status status =
        asked && tcp && !getenv(FERRYI_RUN_REPORT) ? FERRY_SUCCESS : ferryi_launchers_agree(l, request);
    if (status == FERRY_SUCCESS && claim && claim->launcher && claim->size != 1)
        status = ferryi_launchers_refuse_child(claim, request);
    return status;
}

ferry_status ferryi_boot_open(const char *wanted, const char *dir, const ferryi_boot_request *request,
                              ferryi_boot **boot)
{
    ferryi_boot_request mine = *request;
    const ferry_config *config = request->config;
    const ferryi_claim *claim = NULL;
    const char *name = NULL, *doing = NULL;
    const int abandoned = 0;
    ferryi_launchers l;
    int or_rank = 0;
    char reason[128] = "";

    mine.dir = dir;
    mine.doing = &doing;
    mine.abandoned = &abandoned;
    if (!mine.error)
        mine.error = ferryi_error;
    ferryi_launchers_read(&l);
    if (config->bootstrap && *config->bootstrap) {
        name = config->bootstrap;
        snprintf(reason, sizeof reason, "the program's configuration says so");
    } else if (wanted && *wanted) {
        name = wanted;
        snprintf(reason, sizeof reason, "FERRY_BOOTSTRAP=%.32s", wanted);
    }
    ferry_status status = FERRY_SUCCESS;
    const int asked = name && strcmp(name, "auto") != 0;
    if (!asked) {
        name = recognise(config, dir, &l, &claim, &or_rank, reason, sizeof reason);
        if (strcmp(name, "self") == 0)
            status = ferryi_launchers_refuse_manager(&l, &mine);
    }
    const int by_variables = !config->unique_id && !config->mpi_comm && (asked || claim) && strcmp(name, "self") != 0 &&
                             strcmp(name, "threads") != 0;
    if (status == FERRY_SUCCESS && by_variables)
        status = check_launchers(&l, name, asked, claim, &mine);
    if (status == FERRY_SUCCESS && strcmp(name, "tcp") == 0)
        status = check_one_pe(&mine, &l);
    ferryi_boot *opened = NULL;
    if (status == FERRY_SUCCESS)
        status = row_open(name, dir, reason, &mine, &opened);
    if (status == FERRY_SUCCESS && or_rank && opened->size == 1) {
        opened->ops->close(opened);
        name = "tcp";
        snprintf(reason, sizeof reason, "the launcher's job has one PE, but RANK and WORLD_SIZE are set");
        status = row_open(name, dir, reason, &mine, &opened);
    }
    if (status == FERRY_SUCCESS && !config->mpi_comm)
        status = check_one(&l, dir, asked, &name, reason, sizeof reason, &mine, &opened);
    if (status != FERRY_SUCCESS)
        return status;
    *boot = opened;
    ferryi_log(FERRYI_LOG_INFO, "bootstrap %s (%s): PE %d of %d", name, reason, (*boot)->rank, (*boot)->size);
    return FERRY_SUCCESS;
}
