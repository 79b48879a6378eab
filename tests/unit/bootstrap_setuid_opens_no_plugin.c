/* SPDX-License-Identifier: BSD-3-Clause */
/* A program with more rights than its user never opens a plug-in that the user chooses, by FERRY_BOOTSTRAP_DIR or by
 * the program's own folder; a program without such rights does.  The file is no valid plug-in, so the message shows
 * whether it was tried. */
#include "bootstrap_job.h"
#include <fcntl.h>
#include <sys/auxv.h>
#include <sys/stat.h>

enum { SKIP = 77, NOT_PRIVILEGED = 3, OTHER_USER = 65534 };

static int tries(int privileged)
{
    static const char *const names[] = { "mpi", "pmix" };
    ferryi_boot *boot = NULL;
    if (privileged && getauxval(AT_SECURE) == 0)
        return NOT_PRIVILEGED; /* the folder's file system does not take setuid */
    for (int i = 0; i < 2; i++) {
        ferry_status status = job_open(names[i], NULL, "", SECOND, &boot);
        if (privileged)
            CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, "more rights") &&
                  !strstr(ferry_last_error_message(), "ferry-setuid"));
        else
            CHECK(job_said(status, FERRY_ERR_BOOTSTRAP, "ferry-setuid"));
    }
    return 0;
}

static void copy(const char *from, const char *to, mode_t mode)
{
    char bytes[65536];
    ssize_t n;
    int in = open(from, O_RDONLY | O_CLOEXEC), out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0700);
    CHECK(in >= 0 && out >= 0);
    while ((n = read(in, bytes, sizeof bytes)) > 0)
        CHECK(write(out, bytes, (size_t)n) == n);
    CHECK(n == 0 && fchmod(out, mode) == 0);
    close(in);
    close(out);
}

static int run_as_other(const char *program, const char *mode)
{
    int status = 0;
    pid_t pid = fork();
    CHECK(pid >= 0);
    if (pid == 0) {
        CHECK(setgid(OTHER_USER) == 0 && setuid(OTHER_USER) == 0);
        execl(program, program, mode, (char *)NULL);
        _exit(127);
    }
    CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status));
    return WEXITSTATUS(status);
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/ferry-setuid.XXXXXX", plain[64], raised[64], plugin[2][96];
    alarm(60);
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    if (argc > 1)
        return tries(strcmp(argv[1], "raised") == 0);
    if (geteuid() != 0) {
        fprintf(stderr, "skipped: only root can make a program that is root's for others\n");
        return SKIP;
    }
    CHECK(mkdtemp(folder) && chmod(folder, 0755) == 0);
    snprintf(plain, sizeof plain, "%s/plain", folder);
    snprintf(raised, sizeof raised, "%s/raised", folder);
    copy("/proc/self/exe", plain, 0755);
    copy("/proc/self/exe", raised, 04755);
    for (int i = 0; i < 2; i++) {
        snprintf(plugin[i], sizeof plugin[i], "%s/ferry_bootstrap_%s.so", folder, i ? "pmix" : "mpi");
        copy("/proc/self/cmdline", plugin[i], 0755);
    }
    int bad = 0, skipped = 0;
    for (int by_folder = 0; by_folder < 2; by_folder++) {
        if (by_folder) /* then the library's folder counts, and the library is linked into the program */
            unsetenv("FERRY_BOOTSTRAP_DIR");
        else
            setenv("FERRY_BOOTSTRAP_DIR", folder, 1);
        bad |= run_as_other(plain, "plain") != 0;
        int raised_ended = run_as_other(raised, "raised");
        skipped |= raised_ended == NOT_PRIVILEGED;
        bad |= raised_ended != 0 && raised_ended != NOT_PRIVILEGED;
    }
    unlink(plugin[0]);
    unlink(plugin[1]);
    unlink(plain);
    unlink(raised);
    rmdir(folder);
    return bad ? 1 : skipped ? SKIP : 0;
}
