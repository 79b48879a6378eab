/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_TELL_H
#define FERRY_TESTS_TELL_H

/* Prints on stderr where a process hangs, before the process is killed. */
#include "ferry.h"
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <execinfo.h>
#endif

enum { TELL_FRAMES = 24 };

/* Runs in the process: prints this thread's location and, in the first thread, the failed waits.  A signal handler may
 * not do that much; the process ends anyway. */
static inline void tell_where(int sig)
{
    ferry_fault fault;
    char text[1024];
#ifdef __GLIBC__
    void *frame[TELL_FRAMES];
    backtrace_symbols_fd(frame, backtrace(frame, TELL_FRAMES), 2);
#endif
    (void)sig;
    if (syscall(SYS_gettid) != getpid())
        return;
    for (int i = 0; i < 8 && ferry_fault_next(&fault) == FERRY_SUCCESS; i++)
        if (ferry_fault_format(&fault, text, sizeof text) > 0)
            dprintf(2, "    fault: %s\n", text);
}

static inline void tell_when_asked(void)
{
    signal(SIGUSR1, tell_where);
}

static inline void tell_line_of(pid_t pid, const char *tid, const char *what)
{
    char path[96], line[96] = "";
    snprintf(path, sizeof path, "/proc/%d/task/%.16s/%s", (int)pid, tid, what);
    FILE *f = fopen(path, "r");
    if (f != NULL && fgets(line, sizeof line, f) != NULL)
        dprintf(2, " %.*s", (int)strcspn(line, "\n"), line);
    if (f != NULL)
        fclose(f);
}

/* Runs in the waiting process: prints each thread's name, state and place in the system's kernel, then the thread's own
 * output. */
static inline void tell_of(int pe, pid_t pid)
{
    const struct timespec nap = { 0, 30000000 };
    char path[48];
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *tasks = opendir(path);
    struct dirent *e;
    kill(pid, SIGCONT);
    while (tasks != NULL && (e = readdir(tasks)) != NULL) {
        if (e->d_name[0] == '.')
            continue;
        dprintf(2, "  PE %d, thread %s:", pe, e->d_name);
        tell_line_of(pid, e->d_name, "comm");
        tell_line_of(pid, e->d_name, "wchan");
        tell_line_of(pid, e->d_name, "syscall");
        dprintf(2, "\n");
        (void)syscall(SYS_tgkill, pid, atoi(e->d_name), SIGUSR1);
        nanosleep(&nap, NULL);
    }
    if (tasks != NULL)
        closedir(tasks);
}

#endif
