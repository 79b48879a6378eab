/* SPDX-License-Identifier: BSD-3-Clause */
/* mpi: PEs that mpirun started meet through the plug-in, meet again after a close, and name a missing PE; one that
 * fails waits for nobody at its exit.  The program starts itself under mpirun; skipped without mpirun or plug-in. */
#include "bootstrap_job.h"

#define SKIP 77

static int pe_meets(void)
{
    for (int again = 0; again < 2; again++) {
        ferryi_boot *boot = NULL;
        ferry_status status = job_open("auto", NULL, "", 20u * (uint64_t)SECOND, &boot);
        if (status)
            fprintf(stderr, "%s\n", ferry_last_error_message());
        CHECK(status == FERRY_SUCCESS && strcmp(boot->ops->name, "mpi") == 0 && boot->size == 3);
        job_exchange(boot, 65536);
        boot->ops->close(boot);
    }
    return 0;
}

static int pe_is_missed(void)
{
    ferryi_boot *boot = job_meet("auto", "");
    if (boot->rank == 1) {
        usleep(1500000);
    } else {
        uint64_t start = ferryi_now_ns();
        CHECK(job_said(boot->ops->barrier(boot, ferryi_deadline_after(SECOND)), FERRY_ERR_TIMEOUT, "for PE 1,"));
        CHECK(ferryi_now_ns() - start < 1400000000u);
    }
    boot->ops->close(boot);
    /* PEs that know of a missing PE leave without MPI_Finalize, which would wait for ever, and mpirun reports that as a
     * failure.  So report success through the pipe: */
    printf("ok\n");
    fflush(stdout);
    usleep(1500000);
    return 0;
}

/* The others print ok, unless mpirun ends them first. */
static int pe_fails(void)
{
    ferryi_boot *boot = job_meet("auto", "");
    const int rank = boot->rank;
    boot->ops->close(boot);
    if (rank == 1)
        exit(3);
    sleep(40);
    printf("ok\n");
    fflush(stdout);
    return 0;
}

/* Returns how many PEs have printed ok. */
static int start(char *self, const char *what, int *exit_code)
{
    int fds[2], n_ok = 0;
    char text[4096];
    CHECK(pipe(fds) == 0);
    pid_t pid = fork();
    CHECK(pid >= 0);
    if (pid == 0) {
        char mode[16];
        snprintf(mode, sizeof mode, "%s", what);
        char *const argv[] = { "mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "3", self, mode, NULL };
        dup2(fds[1], STDOUT_FILENO);
        close(fds[0]);
        close(fds[1]);
        alarm(60);
        execvp(argv[0], argv);
        _exit(SKIP);
    }
    close(fds[1]);
    for (ssize_t n; (n = read(fds[0], text, sizeof text - 1)) > 0;) {
        text[n] = '\0';
        for (char *at = text; (at = strstr(at, "ok")); at++)
            n_ok++;
    }
    close(fds[0]);
    int status = 0;
    CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status));
    *exit_code = WEXITSTATUS(status);
    return n_ok;
}

int main(int argc, char **argv)
{
    char self[4096];
    int exit_code = 1;
    alarm(100);
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    const char *folder = getenv("FERRY_BOOTSTRAP_DIR");
    snprintf(self, sizeof self, "%s/ferry_bootstrap_mpi.so", folder != NULL ? folder : ".");
    if (access(self, R_OK) != 0)
        check_skip("ferry was built without MPI");
    if (argc > 1)
        return strcmp(argv[1], "meet") == 0 ? pe_meets() : strcmp(argv[1], "miss") == 0 ? pe_is_missed() : pe_fails();
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    CHECK(n > 0);
    self[n] = '\0';
    start(self, "meet", &exit_code);
    if (exit_code != 0)
        return exit_code == SKIP ? SKIP : 1;
    CHECK(start(self, "miss", &exit_code) == 3);
    CHECK_INT(start(self, "fail", &exit_code), 0);
    CHECK_INT(exit_code, 3);
    return 0;
}
