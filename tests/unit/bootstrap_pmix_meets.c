/* SPDX-License-Identifier: BSD-3-Clause */
/* pmix: PEs that a launcher with PMIx started meet through the plug-in repeatedly, name a missing PE, and end with
 * ferry_global_exit's status.  The program starts itself under mpirun, which has PMIx, with no MPI in it;
 * bootstrap_under_slurm.sh starts it by srun.  They also meet if the launcher's PMIx is older than theirs and cannot
 * refresh a cached value.  Skipped without mpirun or plug-in. */
#include "bootstrap_job.h"
#include "ferry.h"
#include <dlfcn.h>

#define SKIP 77

/* Replaces libpmix's function for the plug-in: refuses ferry's requests with directives, as libpmix does with an older
 * server. */
enum { NOT_SUPPORTED = -47 };
__attribute__((visibility("default"))) int PMIx_Get_nb(const void *proc, const char *key, const void *info,
                                                       size_t n_info, void (*answer)(int, void *, void *), void *ctx);
static int n_asked, n_refused;

int PMIx_Get_nb(const void *proc, const char *key, const void *info, size_t n_info, void (*answer)(int, void *, void *),
                void *ctx)
{
    const int is_ours = key != NULL && strncmp(key, "ferry.", 6) == 0; /* libpmix calls itself too */
    n_asked += is_ours;
    if (is_ours && n_info > 0 && getenv("OLD_SERVER") != NULL) {
        n_refused++;
        return NOT_SUPPORTED;
    }
    __typeof__(&PMIx_Get_nb) next = (__typeof__(&PMIx_Get_nb))(uintptr_t)dlsym(RTLD_NEXT, "PMIx_Get_nb");
    return next(proc, key, info, n_info, answer, ctx);
}

static const char *row(void)
{
    const char *wanted = getenv("FERRY_BOOTSTRAP");
    return wanted ? wanted : "auto";
}

static int pe_meets(void)
{
    for (int again = 0; again < 3; again++) {
        ferryi_boot *boot = NULL;
        ferry_status status = job_open(row(), NULL, "", 20u * (uint64_t)SECOND, &boot);
        if (status == FERRY_ERR_BOOTSTRAP && strstr(ferry_last_error_message(), "was not found"))
            return SKIP;
        if (status)
            fprintf(stderr, "%s\n", ferry_last_error_message());
        CHECK(status == FERRY_SUCCESS && strcmp(boot->ops->name, "pmix") == 0 && boot->size == 3);
        job_exchange(boot, 65536);
        boot->ops->close(boot);
        if (getenv("OLD_SERVER") != NULL && atoi(getenv("PMIX_RANK")) != 0)
            CHECK(n_asked > again && (n_refused == again + 1 || n_refused == 0)); /* PMIx 3 has no such directive */
    }
    return 0;
}

/* PE `who` comes late, after the others have reported whom they waited for.  Each has time for PMIx_Init on a full
 * machine: a process that ends before that has returned is a failed one to its launcher. */
static int pe_is_missed(int who)
{
    ferryi_boot *boot = NULL;
    int rank = atoi(getenv("PMIX_RANK"));
    char wanted[32];
    snprintf(wanted, sizeof wanted, who == 0 ? "for PE 0," : "PE %d of 3", who);
    if (rank == who) {
        usleep(3500000);
        CHECK(job_open(row(), NULL, "", 3 * (uint64_t)SECOND, &boot) == FERRY_ERR_TIMEOUT);
        return 0;
    }
    CHECK(job_said(job_open(row(), NULL, "", 3 * (uint64_t)SECOND, &boot), FERRY_ERR_TIMEOUT, wanted));
    sleep(4); /* a launcher whose other processes have ended may not answer the late one */
    return 0;
}

static int pe_exits(int code)
{
    if (ferry_init() != FERRY_SUCCESS) {
        fprintf(stderr, "%s\n", ferry_last_error_message());
        return strstr(ferry_last_error_message(), "was not found") ? SKIP : 9;
    }
    CHECK(ferry_barrier_all() == FERRY_SUCCESS);
    if (ferry_my_pe() == 1)
        ferry_global_exit(code);
    while (ferry_barrier_all() == FERRY_SUCCESS)
        continue;
    sleep(30); /* until it is ended */
    return 9;
}

static int pe_is_alone(void)
{
    ferryi_boot *boot = NULL;
    CHECK(job_open(row(), NULL, "", 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS && boot->size == 1);
    boot->ops->close(boot);
    return 0;
}

/* The exit status of mpirun. */
static int start(char *self, const char *bootstrap, const char *what, const char *arg)
{
    pid_t pid = fork();
    int status = 0;
    CHECK(pid >= 0);
    if (pid == 0) {
        const char *const argv[] = { "mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "3", self, what, arg,
                                     NULL };
        setenv("FERRY_BOOTSTRAP", bootstrap, 1);
        alarm(60);
        execvp(argv[0], (char *const *)(uintptr_t)argv);
        _exit(SKIP);
    }
    CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status));
    return WEXITSTATUS(status);
}

int main(int argc, char **argv)
{
    char self[4096];
    alarm(100);
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    setenv("FERRY_SPACE", "host", 1);
    setenv("FERRY_LOG", "none", 0);
    int arg = argc > 2 ? atoi(argv[2]) : 0;
    if (argc > 1)
        return strcmp(argv[1], "meet") == 0    ? pe_meets()
               : strcmp(argv[1], "miss") == 0  ? pe_is_missed(arg)
               : strcmp(argv[1], "alone") == 0 ? pe_is_alone()
                                               : pe_exits(arg);
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    CHECK(n > 0);
    self[n] = '\0';
    int met = start(self, "pmix", "meet", "0");
    if (met == 1)
        fprintf(stderr, "PEs did not meet under mpirun\n");
    if (met != 0)
        return met == SKIP ? SKIP : 1;
    setenv("OLD_SERVER", "1", 1);
    CHECK(start(self, "pmix", "meet", "0") == 0);
    CHECK(start(self, "pmix", "miss", "0") == 0);
    unsetenv("OLD_SERVER");
    CHECK(start(self, "pmix", "miss", "0") == 0);
    CHECK(start(self, "pmix", "miss", "2") == 0);
    CHECK(start(self, "pmix", "exit", "0") == 0);
    CHECK(start(self, "pmix", "exit", "3") == 3);
    int ended = start(self, "mpi", "exit", "0");
    CHECK(ended == 0 || ended == SKIP);
    CHECK(start(self, "mpi", "exit", "3") == (ended == 0 ? 3 : SKIP));
    return 0;
}
