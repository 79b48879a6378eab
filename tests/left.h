/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_LEFT_H
#define FERRY_TESTS_LEFT_H

/* What a job may have left behind, for those that start one. */
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* When a job begins, by the clock of files, which ticks late. */
static inline time_t left_since_now(void)
{
    return time(NULL) - 1;
}

/* A new file of this user's with a name that holds the pid of one of the PEs, as a number of its own.  A temporary file
 * of somebody else may have that number, too. */
static inline int left_is_file_of(DIR *folder, const char *name, pid_t pid, time_t since)
{
    struct stat st;
    char number[16];
    snprintf(number, sizeof number, "%d", (int)pid);
    const char *at = pid > 0 ? strstr(name, number) : NULL;
    if (at == NULL || (at > name && isalnum((unsigned char)at[-1])) || isalnum((unsigned char)at[strlen(number)]))
        return 0;
    return fstatat(dirfd(folder), name, &st, AT_SYMLINK_NOFOLLOW) == 0 && st.st_uid == geteuid() &&
           st.st_ctime >= since;
}

/* Reaps what ends within ms: an orphan that is about to end, as what a sanitizer had started is, is not left.  1 when
 * some child still runs. */
static inline int left_children(int ms)
{
    const struct timespec nap = { 0, 5000000 };
    int status;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0 || (pid == 0 && ms > 0))
        if (pid == 0) {
            nanosleep(&nap, NULL);
            ms -= 5;
        }
    return pid == 0;
}

#endif
