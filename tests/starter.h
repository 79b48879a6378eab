/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_STARTER_H
#define FERRY_TESTS_STARTER_H

/* For programs that start the PEs of a job, by fork (tests/job.h) or by exec (tests/launch.c): the variables of
 * torchrun, and checks for a job's leftovers. */
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The first of 16 ports that were free a moment ago.  Another program may take the port until rank 0 listens; the
 * system spreads ephemeral ports widely, so this is rare. */
static inline int start_port(void)
{
    struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    socklen_t nbytes = sizeof at;
    int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (s < 0 || bind(s, (struct sockaddr *)&at, sizeof at) != 0 ||
        getsockname(s, (struct sockaddr *)&at, &nbytes) != 0) {
        perror("a free port");
        exit(1);
    }
    close(s);
    return ntohs(at.sin_port) > 65000 ? 61000 : ntohs(at.sin_port);
}

static inline void start_set(const char *name, long value)
{
    char text[32];
    snprintf(text, sizeof text, "%ld", value);
    setenv(name, text, 1);
}

/* Sets the variables that all PEs of the next job share; returns its port. */
static inline int start_env(int n)
{
    unsigned char random[16] = { 0 };
    char cookie[33];
    int port = start_port();
    if (getrandom(random, sizeof random, 0) != (ssize_t)sizeof random)
        exit(1);
    for (int i = 0; i < 16; i++)
        snprintf(cookie + 2 * i, 3, "%02x", random[i]);
    unsetenv("TORCHELASTIC_RUN_ID");
    setenv("FERRY_COOKIE", cookie, 1);
    setenv("MASTER_ADDR", "127.0.0.1", 1);
    start_set("MASTER_PORT", port);
    start_set("WORLD_SIZE", n);
    return port;
}

static inline void start_rank(int rank)
{
    start_set("RANK", rank);
    start_set("LOCAL_RANK", rank);
}

/* The sockets that a job holds, noted while it runs. */
typedef struct leftovers {
    time_t since;                /* by the clock of files, which ticks late */
    unsigned long sockets[1024]; /* by inode: no other job has one of these */
    int n_sockets;
} leftovers;

static inline void left_begin(leftovers *l)
{
    l->since = time(NULL) - 1;
    l->n_sockets = 0;
}

/* Notes the sockets that a PE holds now. */
static inline void left_look(leftovers *l, pid_t pid)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd", (int)pid);
    DIR *dir = opendir(path);
    struct dirent *e;
    while (dir != NULL && (e = readdir(dir)) != NULL) {
        char link[128], to[64];
        unsigned long inode;
        int known = 0;
        snprintf(link, sizeof link, "%s/%.20s", path, e->d_name);
        ssize_t len = readlink(link, to, sizeof to - 1);
        to[len > 0 ? len : 0] = 0;
        if (sscanf(to, "socket:[%lu]", &inode) != 1)
            continue;
        for (int i = 0; i < l->n_sockets; i++)
            known |= l->sockets[i] == inode;
        if (!known && l->n_sockets < (int)(sizeof l->sockets / sizeof l->sockets[0]))
            l->sockets[l->n_sockets++] = inode;
    }
    if (dir != NULL)
        closedir(dir);
}

/* How many of these sockets are still there. */
static inline int left_sockets(const leftovers *l)
{
    char line[512];
    int found = 0;
    FILE *f = fopen("/proc/net/unix", "r");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        unsigned long inode;
        if (strstr(line, "@ferry") == NULL || sscanf(line, "%*s %*s %*s %*s %*s %*s %lu", &inode) != 1)
            continue;
        for (int i = 0; i < l->n_sockets; i++)
            found += l->sockets[i] == inode;
    }
    if (f != NULL)
        fclose(f);
    return found;
}

/* A file of this user, made since then, with a name that holds a PE's pid as a separate number.  Another user's
 * temporary file, and one of a program that runs all the time, may hold that number, too. */
static inline int left_is_file_of(const leftovers *l, DIR *folder, const char *name, pid_t pid)
{
    struct statx st;
    char number[16];
    snprintf(number, sizeof number, "%d", (int)pid);
    const char *at = pid > 0 ? strstr(name, number) : NULL;
    if (at == NULL || (at > name && isalnum((unsigned char)at[-1])) || isalnum((unsigned char)at[strlen(number)]))
        return 0;
    if (statx(dirfd(folder), name, AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS | STATX_BTIME, &st) != 0)
        return 0;
    const int64_t made = (st.stx_mask & STATX_BTIME) != 0 ? st.stx_btime.tv_sec : st.stx_ctime.tv_sec;
    return st.stx_uid == geteuid() && made >= l->since;
}

/* How many files a PE has left in /dev/shm and /tmp; prints each file. */
static inline int left_files(const leftovers *l, pid_t pid)
{
    static const char *const folders[] = { "/dev/shm", "/tmp" };
    int found = 0;
    for (int i = 0; i < 2; i++) {
        DIR *dir = opendir(folders[i]);
        struct dirent *e;
        while (dir != NULL && (e = readdir(dir)) != NULL) {
            if (!left_is_file_of(l, dir, e->d_name, pid))
                continue;
            fprintf(stderr, "FAIL: a file is left behind: %s/%s\n", folders[i], e->d_name);
            found++;
        }
        if (dir != NULL)
            closedir(dir);
    }
    return found;
}

/* Reaps children that end within ms: an orphan that is about to end, such as a sanitizer's child, does not count as
 * left behind.  Returns 1 when a child still runs. */
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
