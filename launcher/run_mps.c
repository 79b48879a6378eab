/* SPDX-License-Identifier: BSD-3-Clause */
/* --mps: an MPS daemon (NVIDIA's Multi-Process Service) for this job only.  Without MPS, processes that share a GPU run
 * in turns of about 2 ms, and a barrier of 4 PEs takes 6.8 ms; with MPS it takes 1.3 us (H200).  No setting of the GPU
 * changes: the daemon belongs to the user and ends with the job. */
#include "launcher/run.h"
#include "runtime/base/fd.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_MS = 10000, NOT_THERE = 127 };

static char folder[] = "/tmp/ferry-mps-XXXXXX"; /* short: its sockets have paths of at most 107 characters */
static int runs;

/* Runs nvidia-cuda-mps-control with this option or this standard input.  Returns its exit status, -1 on a timeout. */
static int control(const char *option, const char *input)
{
    int in[2], how;
    if (ferryi_fd_pipe(in, 0) != 0)
        return -1;
    pid_t pid = fork();
    if (pid == 0) {
        int nothing = ferryi_fd(open("/dev/null", O_WRONLY));
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        dup2(in[0], 0);
        dup2(nothing, 1);
        dup2(nothing, 2);
        run_file_size_before_exec();
        unsetenv("CUDA_VISIBLE_DEVICES"); /* it would renumber the GPUs, and PEs look for them by the old numbers */
        execlp("nvidia-cuda-mps-control", "nvidia-cuda-mps-control", option, (char *)NULL);
        _exit(NOT_THERE);
    }
    close(in[0]);
    if (pid > 0 && input != NULL && write(in[1], input, strlen(input)) < 0)
        kill(pid, SIGKILL);
    close(in[1]);
    for (int ms = 0; pid > 0 && ms < PATIENCE_MS; ms++) {
        if (waitpid(pid, &how, WNOHANG) == pid)
            return WIFEXITED(how) ? WEXITSTATUS(how) : -1;
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
    }
    if (pid > 0) {
        kill(pid, SIGKILL);
        waitpid(pid, &how, 0);
    }
    return -1;
}

static void remove_folder(void)
{
    int fd = ferryi_fd(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    DIR *in = fd >= 0 ? fdopendir(fd) : NULL;
    for (const struct dirent *file; in != NULL && (file = readdir(in)) != NULL;)
        (void)unlinkat(dirfd(in), file->d_name, 0);
    if (in != NULL)
        closedir(in);
    (void)rmdir(folder);
}

int run_mps_begin(void)
{
    if (mkdtemp(folder) == NULL) {
        perror("ferry-run: --mps: a folder in /tmp");
        return -1;
    }
    setenv("CUDA_MPS_PIPE_DIRECTORY", folder, 1);
    setenv("CUDA_MPS_LOG_DIRECTORY", folder, 1);
    int status = control("-d", NULL);
    runs = status == 0;
    if (runs)
        return 0;
    if (status == NOT_THERE)
        fprintf(stderr, "ferry-run: --mps: nvidia-cuda-mps-control is not in PATH: install it with NVIDIA's driver "
                        "(Debian and Ubuntu: nvidia-cuda-mps, or nvidia-compute-utils)\n");
    else
        fprintf(stderr,
                "ferry-run: --mps: nvidia-cuda-mps-control -d did not start a daemon (exit status %d): if another one "
                "runs, start the job without --mps to use that one\n",
                status);
    remove_folder();
    return -1;
}

void run_mps_end(void)
{
    if (!runs)
        return;
    runs = 0;
    (void)control(NULL, "quit -t 2\n"); /* all PEs have ended; 2 s for processes they left */
    remove_folder();
}
