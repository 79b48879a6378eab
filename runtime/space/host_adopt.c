/* SPDX-License-Identifier: BSD-3-Clause */
/* The host space's chunks of the program's own memory. */
#include "ferry/diag.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/space/space.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

typedef struct mapped_file {
    dev_t device;
    ino_t inode;
    uint64_t offset; /* of the range's begin in the file */
} mapped_file;

/* The file that all of [at, at + size) maps, shared, in the file's order.  0, or -1: there is none. */
static int file_of(uint64_t at, uint64_t size, mapped_file *file)
{
    uint64_t begin, end, offset, inode, next = at;
    unsigned high, low;
    char line[512], rights[8];
    FILE *in = ferryi_fd_read("/proc/self/maps");
    while (in != NULL && next < at + size && fgets(line, sizeof line, in) != NULL) {
        if (sscanf(line, "%" SCNx64 "-%" SCNx64 " %7s %" SCNx64 " %x:%x %" SCNu64, &begin, &end, rights, &offset, &high,
                   &low, &inode) != 7 ||
            end <= next)
            continue;
        const mapped_file here = { makedev(high, low), (ino_t)inode, offset + (next - begin) };
        if (begin > next || strncmp(rights, "rw", 2) != 0 || strchr(rights, 's') == NULL || inode == 0)
            break;
        if (next == at)
            *file = here;
        else if (here.device != file->device || here.inode != file->inode || here.offset != file->offset + (next - at))
            break;
        next = end;
    }
    if (in != NULL)
        fclose(in);
    return next >= at + size ? 0 : -1;
}

/* A copy of a descriptor of this file that the process has open; -1: there is none, or no descriptor is left. */
static int descriptor_of(const mapped_file *file)
{
    struct stat st;
    int copy = -1;
    const int fd = ferryi_fd(open("/proc/self/fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    DIR *d = fd < 0 ? NULL : fdopendir(fd);
    for (struct dirent *e; d != NULL && copy < 0 && (e = readdir(d)) != NULL;) {
        char *end;
        const long number = strtol(e->d_name, &end, 10);
        if (end != e->d_name && *end == '\0' && fstat((int)number, &st) == 0 && st.st_dev == file->device &&
            st.st_ino == file->inode)
            copy = fcntl((int)number, F_DUPFD_CLOEXEC, FERRYI_FD_LEAST);
    }
    if (d != NULL)
        closedir(d);
    else if (fd >= 0)
        close(fd);
    return copy;
}

ferry_status ferryi_host_adopt(void *addr, size_t size, ferryi_chunk *chunk)
{
    mapped_file file = { 0 };
    struct stat st;
    if (file_of((uint64_t)(uintptr_t)addr, size, &file) != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%zu bytes at %p do not become symmetric: they are not all in one memfd that is mapped "
                            "MAP_SHARED for reading and writing",
                            size, addr);
    if (file.offset != 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%p maps its memfd from byte %" PRIu64 " on: a buffer becomes symmetric from its memfd's "
                            "start on",
                            addr, file.offset);
    const int fd = descriptor_of(&file);
    if (fd < 0)
        return ferryi_error(
            FERRY_ERR_INVALID_ARG,
            "no descriptor of the memory at %p was found to share it by: keep its memfd open until it is "
            "registered (and see `ulimit -n`)",
            addr);
    const int seals = fcntl(fd, F_GET_SEALS);
    if (seals < 0 || (!(seals & F_SEAL_SHRINK) && fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK) != 0) || fstat(fd, &st) != 0 ||
        (uint64_t)st.st_size < size) {
        close(fd);
        return ferryi_error(
            FERRY_ERR_INVALID_ARG,
            "the file of the memory at %p is smaller, or cannot be sealed against shrinking: make it by "
            "memfd_create() with MFD_ALLOW_SEALING",
            addr);
    }
    *chunk = (ferryi_chunk){ .handle = (uint64_t)fd, .size = size };
    return FERRY_SUCCESS;
}
