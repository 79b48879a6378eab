/* SPDX-License-Identifier: BSD-3-Clause */
/* A chunk is zeroed memory that two mappings share; an unmapped range faults but stays reserved; handles may go while
 * mappings stay; no descriptor is left open. */
#include "runtime/space/space.h"
#include "tests/check.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* 1 if a touch of the address kills a process. */
static int faults(volatile char *at)
{
    int how;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGSEGV, SIG_DFL);
        at[0] = 1;
        _exit(0);
    }
    return waitpid(child, &how, 0) == child && WIFSIGNALED(how) && WTERMSIG(how) == SIGSEGV;
}

CHECK_MAIN(30)
{
    const ferryi_space_ops *s = &ferryi_space_host;
    size_t g = s->granularity(), size = 64 * g;
    int fds = n_descriptors(), fd = -1;
    void *base = NULL;
    ferryi_chunk own = { 0 }, theirs = { 0 };
    CHECK(s->size == sizeof(*s) && g >= 65536 && g % (size_t)sysconf(_SC_PAGESIZE) == 0);
    REQUIRE(s->reserve(4 * size, &base) == 0 && s->create(size, &own) == 0);
    char *a = base, *b = a + 2 * size;
    CHECK((uintptr_t)a % g == 0 && own.size == size);
    CHECK(faults(a) && faults(b + size));
    CHECK(s->map(&own, a) == FERRY_SUCCESS);
    for (size_t i = 0; i < size; i++)
        if (a[i])
            check_failures++;
    CHECK(s->export_fd(&own, &fd) == FERRY_SUCCESS && fd >= 0);
    CHECK(s->import_fd(fd, size, &theirs) == FERRY_SUCCESS && theirs.size == size);
    CHECK(close(fd) == 0);
    CHECK(s->map(&theirs, b) == FERRY_SUCCESS);
    s->destroy(&own);
    s->destroy(&theirs);
    CHECK(n_descriptors() == fds);

    memset(a, 7, size);
    CHECK(b[0] == 7 && b[size - 1] == 7);
    CHECK(s->zero(b + g, g) == FERRY_SUCCESS && a[g - 1] == 7 && a[g] == 0 && a[2 * g - 1] == 0 && a[2 * g] == 7);
    CHECK(s->copy(b + 4 * g, a + g / 2, g) == FERRY_SUCCESS && a[4 * g] == 7 && a[5 * g - 1] == 0);
    CHECK(faults(a + size) && !faults(a));

    CHECK(s->unmap(a, size) == FERRY_SUCCESS);
    CHECK(faults(a) && faults(a + size - 1) && b[size - 1] == 7);
    CHECK(mmap(a, g, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED);
    /* The range can be used again. */
    CHECK(s->create(g, &own) == FERRY_SUCCESS && s->map(&own, a + g) == FERRY_SUCCESS && a[g] == 0);
    s->destroy(&own);
    s->release(base, 4 * size);
    CHECK(mmap(a, g, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0) == a);
    CHECK(n_descriptors() == fds);
}
