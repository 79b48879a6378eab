/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/launchers.h"
#include "runtime/base/digest.h"
#include "runtime/base/fd.h"
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>

/* Children of a PE.  A program that a PE starts inherits the launcher's variables, and with them the PE's rank: as a
 * second PE of that rank it would wait for PEs that never come, or, if all PEs start such programs, make a job with
 * them beside the job.  So a PE maps a page whose name in /proc/PID/maps holds a digest of these variables, and
 * ferry_init looks for the page with its own digest in the processes above.  Needs no descriptor, and a program that
 * sets variables of its own has another digest.  Where /proc shows nothing of a process, it counts as no PE. */

enum { LEVELS = 32, NAME = 40 };

/* The page. */
static void *mark;

static void name_make(char *name)
{
    static const char *const variables[] = { "RANK",
                                             "WORLD_SIZE",
                                             "MASTER_ADDR",
                                             "MASTER_PORT",
                                             "TORCHELASTIC_RUN_ID",
                                             "TORCHELASTIC_RESTART_COUNT",
                                             "FERRY_RUN_REPORT",
                                             "OMPI_COMM_WORLD_RANK",
                                             "OMPI_COMM_WORLD_SIZE",
                                             "PMI_RANK",
                                             "PMI_SIZE",
                                             "PMI_FD",
                                             "PMIX_RANK",
                                             "PMIX_NAMESPACE",
                                             "SLURM_STEP_ID" };
    uint64_t digest = FERRYI_DIGEST_BEGIN;
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        value = value ? value : "\1";
        digest = ferryi_digest_add(digest, value, strlen(value));
        digest = ferryi_digest_add(digest, "\xff", 1);
    }
    snprintf(name, NAME, "ferry-pe-%016" PRIx64, digest);
}

void ferryi_launchers_mark(void)
{
    char name[NAME];
    name_make(name);
    int fd = ferryi_fd(memfd_create(name, MFD_CLOEXEC));
    if (fd < 0)
        return; /* its children are then not recognised */
    void *page = mmap(NULL, 1, PROT_NONE, MAP_PRIVATE, fd, 0);
    close(fd);
    if (page == MAP_FAILED)
        return;
    (void)madvise(page, 1, MADV_DONTFORK); /* a forked child is no PE */
    page = __atomic_exchange_n(&mark, page, __ATOMIC_RELAXED);
    if (page != NULL)
        munmap(page, 1);
}

void ferryi_launchers_unmark(void)
{
    void *page = __atomic_exchange_n(&mark, NULL, __ATOMIC_RELAXED);
    if (page != NULL)
        munmap(page, 1);
}

/* 0: not known. */
static pid_t parent_of(pid_t pid)
{
    char path[64], line[256];
    int parent = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    FILE *in = ferryi_fd_read(path);
    while (in && !parent && fgets(line, sizeof line, in))
        if (sscanf(line, "PPid: %d", &parent) == 1)
            break;
    if (in)
        fclose(in);
    return (pid_t)parent;
}

static int maps(pid_t pid, const char *name)
{
    char path[64], line[512];
    int found = 0;
    snprintf(path, sizeof path, "/proc/%d/maps", (int)pid);
    FILE *in = ferryi_fd_read(path);
    while (in && !found && fgets(line, sizeof line, in)) {
        const char *at = strstr(line, "/memfd:ferry-pe-");
        found = at && strncmp(at + 7, name, strlen(name)) == 0;
    }
    if (in)
        fclose(in);
    return found;
}

ferry_status ferryi_launchers_refuse_child(const ferryi_claim *claim, const ferryi_boot_request *request)
{
    char name[NAME];
    name_make(name);
    pid_t pid = getpid();
    for (int level = 0; level < LEVELS && (pid = parent_of(pid)) > 1; level++)
        if (maps(pid, name))
            return request->error(
                FERRY_ERR_UNSUPPORTED,
                "this process is a child of process %d, which is PE %d of a running job, and has "
                "inherited its %s=%d: it cannot be the same PE: start it with FERRY_BOOTSTRAP=self as "
                "a job of its own, or by a launcher, or join by a unique id",
                (int)pid, claim->rank, claim->rank_name, claim->rank);
    return FERRY_SUCCESS;
}
