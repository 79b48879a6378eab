/* SPDX-License-Identifier: BSD-3-Clause */
/* Opens, lists and records files below a root. */
#include "tools/root.h"
#include "runtime/base/fd.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int info_root_open(info_root *root, const char *dir)
{
    root->captured = dir != NULL;
    root->record_fd = -1;
    root->fd = ferryi_fd(open(dir ? dir : "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return root->fd < 0 ? -1 : 0;
}

void info_root_close(info_root *root)
{
    close(root->fd);
    if (root->record_fd >= 0)
        close(root->record_fd);
}

/* In a captured tree, an absolute link or too many ".." must not leave the tree.  Kernels before 5.6 cannot guarantee
 * that (no openat2): there, a link at the end of a path is not followed. */
static int open_below(const info_root *root, const char *path, int flags)
{
    if (!root->captured)
        return ferryi_fd(openat(root->fd, path, flags | O_CLOEXEC));
    struct open_how how = { .flags = (unsigned)flags | O_CLOEXEC, .resolve = RESOLVE_IN_ROOT | RESOLVE_NO_MAGICLINKS };
    int fd = ferryi_fd((int)syscall(SYS_openat2, root->fd, path, &how, sizeof how));
    if (fd < 0 && (errno == ENOSYS || errno == EPERM) && !strstr(path, ".."))
        fd = ferryi_fd(openat(root->fd, path, flags | O_NOFOLLOW | O_CLOEXEC));
    return fd;
}

/* ---- Recording. */

/* Creates the parent folders of path in the record. */
static int make_parents(const info_root *root, const char *path)
{
    char part[PATH_MAX];
    for (const char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
        size_t n = (size_t)(slash - path);
        if (n >= sizeof part)
            return -1;
        memcpy(part, path, n);
        part[n] = '\0';
        if (mkdirat(root->record_fd, part, 0777) && errno != EEXIST)
            return -1;
    }
    return 0;
}

void info_record(const info_root *root, const char *path, const char *data, size_t n)
{
    if (root->record_fd < 0 || make_parents(root, path))
        return;
    int fd = ferryi_fd(openat(root->record_fd, path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (fd < 0)
        return;
    for (size_t done = 0; done < n;) {
        ssize_t wrote = write(fd, data + done, n - done);
        if (wrote <= 0)
            break;
        done += (size_t)wrote;
    }
    close(fd);
}

static void record_link(const info_root *root, const char *path, const char *target)
{
    if (root->record_fd < 0 || make_parents(root, path))
        return;
    int failed = symlinkat(target, root->record_fd, path); /* a file that was read twice exists already */
    (void)failed;
}

/* ---- Reading. */

long info_read(const info_root *root, const char *path, void *to, size_t size)
{
    struct stat st;
    size_t n = 0;
    int fd = open_below(root, path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return -1;
    if (fstat(fd, &st) || !S_ISREG(st.st_mode)) {
        close(fd);
        return -1;
    }
    while (n < size) {
        ssize_t got = read(fd, (char *)to + n, size - n);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && n == 0) {
            close(fd);
            return -1;
        }
        if (got <= 0)
            break;
        n += (size_t)got;
    }
    close(fd);
    info_record(root, path, to, n);
    return (long)n;
}

long info_read_text(const info_root *root, const char *path, char *to, size_t size)
{
    long n = info_read(root, path, to, size - 1);
    if (n < 0) {
        to[0] = '\0';
        return -1;
    }
    to[n] = '\0';
    for (long i = 0; i < n; i++)
        if (((unsigned char)to[i] < 0x20 && to[i] != '\n' && to[i] != '\t') || (unsigned char)to[i] >= 0x7f)
            to[i] = '?';
    return n;
}

long info_read_link(const info_root *root, const char *path, char *to, size_t size)
{
    int fd = open_below(root, path, O_PATH | O_NOFOLLOW);
    if (fd < 0)
        return -1;
    ssize_t n = readlinkat(fd, "", to, size - 1);
    close(fd);
    if (n < 0)
        return -1;
    to[n] = '\0';
    record_link(root, path, to);
    return (long)n;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int info_list(const info_root *root, const char *path, void (*each)(const char *name, void *arg), void *arg)
{
    char **names = NULL;
    int n = 0, room = 0, fd = open_below(root, path, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    DIR *dir = fd < 0 ? NULL : fdopendir(fd);
    if (!dir) {
        if (fd >= 0)
            close(fd);
        return -1;
    }
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        if (n == room) {
            char **more = realloc(names, (size_t)(room = room ? room * 2 : 64) * sizeof *names);
            if (!more)
                break;
            names = more;
        }
        if ((names[n] = strdup(entry->d_name)) == NULL)
            break;
        n++;
    }
    closedir(dir);
    if (root->record_fd >= 0 && make_parents(root, path) == 0)
        (void)mkdirat(root->record_fd, path, 0777); /* an empty folder is information too */
    if (n)
        qsort(names, (size_t)n, sizeof *names, compare_names);
    for (int i = 0; i < n; i++) {
        if (each)
            each(names[i], arg);
        free(names[i]);
    }
    free(names);
    return n;
}
