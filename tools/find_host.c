/* SPDX-License-Identifier: BSD-3-Clause */
/* Findings on limits, containers, the kernel and the environment. */
#include "tools/findings.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define MIB(n) ((uint64_t)(n) << 20)

static void find_descriptors(const info_host *h, info_findings *f)
{
    if (!h->files.known || h->files.soft >= 1024)
        return;
    info_finding *found = info_finding_add(f, "descriptors", h->files.soft < 256 ? INFO_PROBLEM : INFO_WARNING,
                                           "the limit of file descriptors is low");
    INFO_SAY(found->seen, "Max open files: %" PRIu64 " (hard limit %" PRIu64 ")", h->files.soft, h->files.hard);
    INFO_SAY(found->file, "/proc/self/limits");
    INFO_SAY(found->means, "export or import of memory may fail with EMFILE: ferry uses a descriptor for every chunk "
                           "of a heap and every peer");
    INFO_SAY(found->remedy, "ulimit -n 65536%s",
             h->files.hard < 1024 ? ", and raise the hard limit (limits.conf, LimitNOFILE=, --ulimit nofile=)" : "");
}

static void find_locked(const info_host *h, info_findings *f)
{
    if (!h->locked.known || h->locked.soft >= MIB(8) || h->root)
        return;
    info_finding *found = info_finding_add(f, "locked-memory", INFO_NOTE, "the limit of locked memory is low");
    INFO_SAY(found->seen, "Max locked memory: %" PRIu64 " KiB", h->locked.soft >> 10);
    INFO_SAY(found->file, "/proc/self/limits");
    INFO_SAY(found->means, "registering host memory with a GPU or a network card may be refused");
    INFO_SAY(found->remedy, "set ulimit -l unlimited (limits.conf, LimitMEMLOCK=, --ulimit memlock=-1)");
}

static void find_groups(const info_host *h, info_findings *f)
{
    if (h->cgroup_memory < MIB(2048)) {
        info_finding *found =
            info_finding_add(f, "memory-limit", INFO_WARNING, "a control group's memory limit is low");
        INFO_SAY(found->seen, "%" PRIu64 " MiB", h->cgroup_memory >> 20);
        INFO_SAY(found->file, "%s", h->cgroup_at[0]);
        INFO_SAY(found->means,
                 "heaps of the host space and rings of staged pairs count against it; above it the kernel kills PEs");
        INFO_SAY(found->remedy, "raise memory.max (--memory=, MemoryMax=), or lower FERRY_HEAP_MAX");
    }
    if (h->cgroup_pids < 256) {
        info_finding *found =
            info_finding_add(f, "task-limit", INFO_WARNING, "a control group's limit of threads is low");
        INFO_SAY(found->seen, "pids.max is %" PRIu64, h->cgroup_pids);
        INFO_SAY(found->file, "%s", h->cgroup_at[1]);
        INFO_SAY(found->means, "CUDA and ferry start threads in every PE: pthread_create may fail");
        INFO_SAY(found->remedy, "raise pids.max (--pids-limit=, TasksMax=)");
    }
}

static void find_container(const info_host *h, info_findings *f)
{
    if (h->shm == 0 || (h->shm == 1 && h->shm_size != 0 && h->shm_size <= MIB(64))) {
        info_finding *found =
            info_finding_add(f, "dev-shm", INFO_NOTE, h->shm ? "/dev/shm is small" : "/dev/shm is not mounted");
        if (h->shm)
            INFO_SAY(found->seen, "size %" PRIu64 " MiB", h->shm_size >> 20);
        else
            INFO_SAY(found->seen, "no mount of /dev/shm");
        INFO_SAY(found->file, "/proc/self/mountinfo");
        INFO_SAY(found->means, "MPI and NCCL need it; ferry does not (it passes memory as descriptors)");
        INFO_SAY(found->remedy, "start the container with --gpus all --ipc=host, or --shm-size=1g");
    }
    if (h->user_ns == 0) {
        info_finding *found =
            info_finding_add(f, "user-namespace", INFO_NOTE, "this process is in a user namespace of its own");
        INFO_SAY(found->seen, "not the machine's first user namespace");
        INFO_SAY(found->file, "/proc/self/ns/user");
        INFO_SAY(found->means, "all PEs of a job must see each other as the same user: ferry_init refuses others");
        INFO_SAY(found->remedy, "start all PEs of a node in one container, or in containers that share it "
                                "(--userns=host)");
    }
}

static void find_kernel(const info_host *h, info_findings *f)
{
    if (h->memfd_noexec == 2 || h->memfd == 0) {
        info_finding *found = info_finding_add(f, "memfd", INFO_PROBLEM, "memfd_create is refused");
        if (h->memfd == 0)
            INFO_SAY(found->seen, "memfd_create: %s", h->memfd_error);
        else
            INFO_SAY(found->seen, "vm.memfd_noexec is 2");
        INFO_SAY(found->file, "/proc/sys/vm/memfd_noexec");
        INFO_SAY(found->means, "no PE can create shared memory: ferry_init fails");
        INFO_SAY(found->remedy, "sysctl vm.memfd_noexec=1 or 0; allow memfd_create in the container's seccomp profile");
    }
    if (h->pidfd == 0) {
        info_finding *found = info_finding_add(f, "pidfd", INFO_NOTE, "pidfd_open is refused");
        INFO_SAY(found->seen, "pidfd_open: %s; kernel %s", h->pidfd_error, h->kernel);
        INFO_SAY(found->file, "/proc/sys/kernel/osrelease");
        INFO_SAY(found->means, "ferry watches peers by pipes instead and still detects a peer's death");
        INFO_SAY(found->remedy, "nothing; kernels from 5.3 have it unless a seccomp profile forbids it");
    }
}

static void find_environment(const info_environment *e, info_findings *f)
{
    if (!e->refused[0])
        return;
    info_finding *found = info_finding_add(f, "environment", INFO_PROBLEM, "ferry_init will refuse the environment");
    INFO_SAY(found->seen, "%s", e->refused);
    INFO_SAY(found->file, "environment");
    INFO_SAY(found->means, "no PE of a job with this environment starts");
    INFO_SAY(found->remedy, "correct or unset the variable; ferry-info --help lists them");
}

void info_find_host(const info_machine *m, info_findings *f)
{
    find_environment(&m->env, f);
    find_descriptors(&m->host, f);
    find_locked(&m->host, f);
    find_groups(&m->host, f);
    find_container(&m->host, f);
    find_kernel(&m->host, f);
}
