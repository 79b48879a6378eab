/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds libferry-observe.so and puts it in front of every PE by LD_PRELOAD. */
#include "launcher/run_observe.h"
#include "launcher/run_trace.h"
#include "observe/observe.h"
#include "runtime/base/fd.h"
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static char chosen[128]; /* with commas; "": none */
static char library[PATH_MAX];

void run_observe_add(const char *observer)
{
    const size_t at = strlen(chosen);
    snprintf(chosen + at, sizeof chosen - at, "%s%s", at > 0 ? "," : "", observer);
}

/* Beside this program in a build folder, or where it was installed, or moved to with all the rest. */
static int find_library(void)
{
    static const char *const places[] = { "/../.libs/", "/../../.libs/", "/../lib/ferry/", "/../lib64/ferry/",
                                          "/../lib/" };
    char self[PATH_MAX / 2];
    const ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    self[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(self, '/');
    if (slash != NULL)
        *slash = '\0';
    for (size_t i = 0; slash != NULL && i < sizeof places / sizeof *places; i++) {
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%s%slibferry-observe.so", self, places[i]);
        if (realpath(path, library) != NULL && access(library, R_OK) == 0)
            return 0;
    }
    snprintf(library, sizeof library, "%s/libferry-observe.so", FERRYI_PLUGIN_DIR);
    return access(library, R_OK);
}

int run_observe_begin(const run_options *options)
{
    if (chosen[0] == '\0')
        return 0;
    if (find_library() != 0) {
        fprintf(stderr, "ferry-run: --%s needs %s, which does not exist: install ferry with shared libraries\n", chosen,
                library);
        return -1;
    }
    if (options->command != NULL && run_has_ferry_inside(options->command[0])) {
        fprintf(stderr,
                "ferry-run: %s is linked with libferry.a, and --%s sees calls of libferry.so only: link it with the "
                "shared library, as ferry-cc does\n",
                options->command[0], chosen);
        return -1;
    }
    return 0;
}

void run_observe_environment(void)
{
    const char *before = getenv("LD_PRELOAD");
    char both[2 * PATH_MAX];
    if (chosen[0] == '\0')
        return;
    snprintf(both, sizeof both, "%s%s%s", library, before != NULL && *before != '\0' ? ":" : "",
             before != NULL ? before : "");
    setenv("LD_PRELOAD", both, 1);
    setenv(FERRYI_OBSERVE_VARIABLE, chosen, 1);
    setenv(FERRYI_OBSERVE_LIBRARY_VARIABLE, library, 1);
}

static volatile pid_t child;

static void pass_on(int signal)
{
    if (child > 0)
        kill(child, signal);
}

int run_observe_execute(const char *program, char **args)
{
    int failed[2], how, error = 0;
    if (chosen[0] == '\0') {
        run_file_size_before_exec();
        execvp(program, args);
        return -1;
    }
    if (ferryi_fd_pipe(failed, 0) != 0)
        return -1;
    const pid_t parent = getpid();
    child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent)
            _exit(1);
        run_observe_environment();
        run_trace_environment();
        run_file_size_before_exec();
        execvp(program, args);
        error = errno;
        _exit(write(failed[1], &error, sizeof error) == (ssize_t)sizeof error ? 127 : 126);
    }
    close(failed[1]);
    if (child < 0)
        return -1;
    struct sigaction forward = { .sa_handler = pass_on, .sa_flags = SA_RESTART };
    for (size_t i = 0; i < 4; i++)
        sigaction((int[]){ SIGTERM, SIGHUP, SIGUSR1, SIGINT }[i], &forward, NULL);
    const ssize_t told = read(failed[0], &error, sizeof error);
    close(failed[0]);
    while (waitpid(child, &how, 0) < 0 && errno == EINTR)
        continue;
    if (told == (ssize_t)sizeof error) {
        errno = error;
        return -1;
    }
    return WIFSIGNALED(how) ? 128 + WTERMSIG(how) : WEXITSTATUS(how);
}
