/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry/diag.h"
#include "runtime/base/cgroup.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/space/space.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* The host space: a chunk is a memfd, sealed against shrinking, since a peer's access to a page that was cut off would
 * raise SIGBUS. */

enum { HOST_GRANULARITY = 64 * 1024, HUGE_PAGE = 2 * 1024 * 1024 };

static size_t host_granularity(void)
{
    long page = sysconf(_SC_PAGESIZE);
    return page > HOST_GRANULARITY ? (size_t)page : (size_t)HOST_GRANULARITY;
}

/* Bytes of memory left on this machine and in this process's control groups; UINT64_MAX when /proc does not say.  A
 * memfd gets memory when it is touched, and a touch without memory left kills the process, so larger requests are
 * refused beforehand. */
static uint64_t host_memory_left(void)
{
    uint64_t available = 0, swap = 0, kib;
    char line[128];
    FILE *in = ferryi_fd_read("/proc/meminfo");
    while (in && fgets(line, sizeof(line), in)) {
        if (sscanf(line, "MemAvailable: %" SCNu64, &kib) == 1)
            available = kib * 1024;
        else if (sscanf(line, "SwapFree: %" SCNu64, &kib) == 1)
            swap = kib * 1024;
    }
    if (in)
        fclose(in);
    uint64_t machine = available ? available + swap : UINT64_MAX, group = ferryi_cgroup_memory_left();
    return machine < group ? machine : group;
}

static ferry_status host_reserve(size_t size, void **base)
{
    /* A huge page maps only where address and file offset are aligned alike: so the range starts at a multiple. */
    size_t slack = size >= HUGE_PAGE ? HUGE_PAGE : 0;
    char *at = size <= SIZE_MAX - slack
                   ? mmap(NULL, size + slack, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
                   : MAP_FAILED;
    if (at == MAP_FAILED)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "cannot reserve %zu bytes of addresses (%s): raise `ulimit -v` or lower FERRY_HEAP_MAX",
                            size, strerror(errno));
    size_t lead = slack ? (slack - (uintptr_t)at % slack) % slack : 0;
    if (lead)
        munmap(at, lead);
    if (slack > lead)
        munmap(at + lead + size, slack - lead);
    *base = at + lead;
    return FERRY_SUCCESS;
}

int ferryi_host_can_reserve(size_t size)
{
    void *at = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at != MAP_FAILED)
        munmap(at, size);
    return at != MAP_FAILED;
}

static void host_release(void *base, size_t size)
{
    munmap(base, size);
}

ferry_status ferryi_host_memory(const char *name, size_t size, ferryi_chunk *chunk)
{
    struct rlimit file_size;
    if (getrlimit(RLIMIT_FSIZE, &file_size) == 0 && size > file_size.rlim_cur) /* else SIGXFSZ */
        return ferryi_error_quiet(FERRY_ERR_NO_MEMORY, "%s of %zu bytes is over the limit of `ulimit -f`: raise it",
                                  name, size);
    int fd = ferryi_fd(memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (fd < 0 && (errno == EMFILE || errno == ENFILE))
        return ferryi_error_quiet(FERRY_ERR_SYSTEM, "no file descriptor left for %s: raise `ulimit -n`", name);
    if (fd < 0)
        return ferryi_error_quiet(FERRY_ERR_SYSTEM, "memfd_create, which makes %s, failed: %s%s", name, strerror(errno),
                                  errno == EPERM || errno == EACCES || errno == ENOSYS
                                      ? ": allow this system call in the container's seccomp profile"
                                      : "");
    /* Truncate to 0 first: while its number was a low one, another thread may have printed into it
     * (runtime/base/fd.h). */
    if (ftruncate(fd, 0) || ftruncate(fd, (off_t)size)) {
        ferry_status status =
            errno == ENOMEM || errno == EFBIG || errno == EINVAL ? FERRY_ERR_NO_MEMORY : FERRY_ERR_SYSTEM;
        ferryi_error_quiet(status, "cannot size %s to %zu bytes: %s", name, size, strerror(errno));
        close(fd);
        return status;
    }
    if (fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)) {
        ferryi_error_quiet(FERRY_ERR_SYSTEM, "cannot seal %s: %s", name, strerror(errno));
        close(fd);
        return FERRY_ERR_SYSTEM;
    }
    *chunk = (ferryi_chunk){ .handle = (uint64_t)fd, .size = size };
    return FERRY_SUCCESS;
}

static ferry_status host_create(size_t size, ferryi_chunk *chunk)
{
    uint64_t left = host_memory_left();
    if (size > left)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "a heap chunk of %zu bytes does not fit: this machine and its control groups have %" PRIu64
                            " bytes left: allocate less, or raise the memory limit",
                            size, left);
    ferry_status status = ferryi_host_memory("ferry-heap", size, chunk);
    return status == FERRY_SUCCESS ? status : ferryi_error(status, "%s", ferryi_last_error_message());
}

static ferry_status fd_duplicate(int fd, int *copy)
{
    int got = fcntl(fd, F_DUPFD_CLOEXEC, FERRYI_FD_LEAST);
    if (got < 0)
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot duplicate the descriptor of a heap chunk: %s%s", strerror(errno),
                            errno == EMFILE ? "; raise `ulimit -n`" : "");
    *copy = got;
    return FERRY_SUCCESS;
}

static ferry_status host_export_fd(const ferryi_chunk *chunk, int *fd)
{
    return fd_duplicate((int)chunk->handle, fd);
}

static ferry_status host_import_fd(int fd, size_t size, ferryi_chunk *chunk)
{
    struct stat st;
    int seals = fcntl(fd, F_GET_SEALS), copy = -1;
    if (seals < 0 || !(seals & F_SEAL_SHRINK))
        return ferryi_error(
            FERRY_ERR_SYSTEM,
            "a peer's heap chunk is not memory sealed against shrinking: check that all PEs run the same library");
    if (fstat(fd, &st))
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot read the size of a peer's heap chunk: %s", strerror(errno));
    if (st.st_size < 0 || (uint64_t)st.st_size < size)
        return ferryi_error(
            FERRY_ERR_SYSTEM,
            "a peer's heap chunk has %lld bytes where %zu were expected: check that all PEs run the same library",
            (long long)st.st_size, size);
    ferry_status status = fd_duplicate(fd, &copy);
    if (status)
        return status;
    *chunk = (ferryi_chunk){ .handle = (uint64_t)copy, .size = size };
    return FERRY_SUCCESS;
}

static ferry_status host_map(ferryi_chunk *chunk, void *addr)
{
    chunk->at = addr;
    if (mmap(addr, chunk->size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, (int)chunk->handle, 0) == MAP_FAILED)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "cannot map a heap chunk of %zu bytes (%s): see `ulimit -v` and vm.max_map_count",
                            chunk->size, strerror(errno));
    /* Takes effect only where shmem_enabled is "advise"; a refusal costs nothing. */
    if (chunk->size >= HUGE_PAGE)
        madvise(addr, chunk->size, MADV_HUGEPAGE);
    return FERRY_SUCCESS;
}

/* Remaps instead of unmapping: another thread's mmap could take the hole while the range is still reserved. */
static ferry_status host_unmap(void *addr, size_t size)
{
    if (mmap(addr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) == MAP_FAILED)
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot unmap %zu bytes of the heap: %s", size, strerror(errno));
    return FERRY_SUCCESS;
}

/* Threads share one address space: all of them may touch a mapping that one has made. */
static ferry_status host_access(void *addr, size_t size, int allowed)
{
    (void)addr;
    (void)size;
    (void)allowed;
    return FERRY_SUCCESS;
}

static uint64_t host_untouched(const ferryi_chunk *chunk)
{
    struct stat st;
    if (fstat((int)chunk->handle, &st) || (uint64_t)st.st_blocks * 512 >= chunk->size)
        return 0;
    return chunk->size - (uint64_t)st.st_blocks * 512;
}

static void host_destroy(ferryi_chunk *chunk)
{
    close((int)chunk->handle);
    *chunk = (ferryi_chunk){ .handle = UINT64_MAX };
}

static ferry_status host_copy(void *dst, const void *src, size_t nbytes)
{
    memmove(dst, src, nbytes);
    return FERRY_SUCCESS;
}

static ferry_status host_zero(void *dst, size_t nbytes)
{
    memset(dst, 0, nbytes);
    return FERRY_SUCCESS;
}

const ferryi_space_ops ferryi_space_host = {
    .size = sizeof(ferryi_space_ops),
    .name = "host",
    .handles = "file descriptors",
    .granularity = host_granularity,
    .reserve = host_reserve,
    .release = host_release,
    .create = host_create,
    .adopt = ferryi_host_adopt,
    .export_fd = host_export_fd,
    .import_fd = host_import_fd,
    .map = host_map,
    .unmap = host_unmap,
    .access = host_access,
    .untouched = host_untouched,
    .left = host_memory_left,
    .destroy = host_destroy,
    .copy = host_copy,
    .zero = host_zero,
};
