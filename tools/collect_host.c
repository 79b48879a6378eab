/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernel, CPUs, memory, limits and containers: from /proc and /sys of a root. */
#include "runtime/base/fd.h"
#include "tools/collect.h"
#include "tools/parse.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { TEXT = 64 << 10 };

/* The first line of a small file. */
static long read_line(const info_root *root, const char *path, char *to, size_t size)
{
    long n = info_read_text(root, path, to, size);
    if (n >= 0)
        to[strcspn(to, "\n")] = '\0';
    return n;
}

static int read_int(const info_root *root, const char *path, int fallback)
{
    char text[32], *end;
    if (read_line(root, path, text, sizeof text) <= 0)
        return fallback;
    long value = strtol(text, &end, 10);
    return end == text || value < -1 || value > 1 << 30 ? fallback : (int)value;
}

/* Reads a file that may hold private data: the record gets only the parts used here. */
static long read_private(const info_root *root, const char *path, char *to, size_t size)
{
    info_root quiet = *root;
    quiet.record_fd = -1;
    return info_read_text(&quiet, path, to, size);
}

/* Describes the first CPU. */
static void collect_cpu(info_host *h, const info_root *root, char *text)
{
    char flags[4096] = "";
    if (read_private(root, "proc/cpuinfo", text, TEXT) <= 0)
        return;
    char *end = strstr(text, "\n\n");
    if (end)
        end[1] = '\0';
    info_record(root, "proc/cpuinfo", text, strlen(text));
    (void)info_parse_line(text, "model name", h->cpu, sizeof h->cpu);
    h->is_virtual = info_parse_line(text, "flags", flags, sizeof flags) && strstr(flags, "hypervisor") != NULL;
}

static void collect_memory(info_host *h, const info_root *root, char *text)
{
    uint64_t kib;
    if (info_read_text(root, "proc/meminfo", text, TEXT) < 0)
        return;
    if (info_parse_number(text, "MemTotal:", &kib) && kib <= UINT64_MAX >> 10)
        h->memory = kib << 10;
    if (info_parse_number(text, "MemAvailable:", &kib) && kib <= UINT64_MAX >> 10)
        h->available = kib << 10;
}

/* Records the lines of two mount points. */
static void record_mounts(const info_root *root, const char *path, const char *text)
{
    static char kept[TEXT];
    size_t used = 0;
    for (const char *line = text; *line;) {
        size_t n = strcspn(line, "\n"), whole = n + (line[n] == '\n');
        char point[16] = "";
        if (sscanf(line, "%*s %*s %*s %*s %15s", point) == 1 &&
            (strcmp(point, "/") == 0 || strcmp(point, "/dev/shm") == 0)) {
            memcpy(kept + used, line, whole);
            used += whole;
        }
        line += whole;
    }
    info_record(root, path, kept, used);
}

/* The kernel's own names for its first namespaces (PROC_PID_INIT_INO, PROC_USER_INIT_INO). */
static int is_first_namespace(const info_root *root, const char *path, const char *first)
{
    char text[64];
    return info_read_link(root, path, text, sizeof text) < 0 ? -1 : strcmp(text, first) == 0;
}

static void count_link(const char *name, void *arg)
{
    const info_root *root = arg;
    char path[320], target[512];
    snprintf(path, sizeof path, "sys/class/iommu/%s", name);
    (void)info_read_link(root, path, target, sizeof target); /* adds it to the record */
}

void info_collect_host(info_machine *m, const info_root *root)
{
    static char text[TEXT];
    info_host *h = &m->host;
    h->root = !root->captured && geteuid() == 0;
    (void)read_line(root, "proc/sys/kernel/osrelease", h->kernel, sizeof h->kernel);
    collect_cpu(h, root, text);
    if (read_line(root, "sys/devices/system/cpu/online", text, sizeof text) > 0)
        (void)info_parse_list(text, &h->n_cpus);
    if (read_line(root, "sys/devices/system/node/online", text, sizeof text) > 0)
        (void)info_parse_list(text, &h->n_nodes);
    collect_memory(h, root, text);
    if (read_private(root, "proc/cmdline", text, sizeof text) > 0) {
        (void)info_parse_cmdline(text, h->iommu_words, sizeof h->iommu_words);
        info_record(root, "proc/cmdline", h->iommu_words, strlen(h->iommu_words));
    }
    h->iommu_units = info_list(root, "sys/class/iommu", count_link, (void *)(uintptr_t)root);
    h->ptrace_scope = read_int(root, "proc/sys/kernel/yama/ptrace_scope", -1);
    h->memfd_noexec = read_int(root, "proc/sys/vm/memfd_noexec", -1);
    h->pid_ns = is_first_namespace(root, "proc/self/ns/pid", "pid:[4026531836]");
    h->user_ns = is_first_namespace(root, "proc/self/ns/user", "user:[4026531837]");
}

/* ---- Limits. */

/* The tightest limits of a group and its ancestors.  Inside a container the path may not exist: then only the mount's
 * top is visible. */
static void collect_group(info_host *h, const info_root *root, const char *top, const char *group,
                          const char *const files[3])
{
    char dir[512], path[640], text[128];
    size_t top_length = strlen(top);
    if (snprintf(dir, sizeof dir, "%s%s", top, strcmp(group, "/") == 0 ? "" : group) >= (int)sizeof dir)
        return;
    for (;;) {
        uint64_t *to[3] = { &h->cgroup_memory, &h->cgroup_pids, &h->cgroup_cpus };
        for (int i = 0; i < 3; i++) {
            uint64_t value, period = 0;
            snprintf(path, sizeof path, "%s/%s", dir, files[i]);
            if (read_line(root, path, text, sizeof text) <= 0 || !info_parse_max(text, &value))
                continue;
            if (i == 2) { /* "quota period", in microseconds */
                const char *blank = strchr(text, ' ');
                if (value == UINT64_MAX || !blank || !info_parse_max(blank + 1, &period) || period == 0 ||
                    value > UINT64_MAX / 1000)
                    continue;
                value = value * 1000 / period;
            }
            if (value < (uint64_t)1 << 60 &&
                value < *to[i]) { /* older kernels write a large number when there is no limit */
                *to[i] = value;
                snprintf(h->cgroup_at[i], sizeof h->cgroup_at[i], "/%.150s", path);
            }
        }
        char *slash = strrchr(dir, '/');
        if (!slash || slash < dir + top_length)
            break;
        *slash = '\0';
    }
}

static void collect_groups(info_host *h, const info_root *root, const char *text)
{
    static const char *const v2[3] = { "memory.max", "pids.max", "cpu.max" };
    static const char *const memory[3] = { "memory.limit_in_bytes", "", "" };
    static const char *const pids[3] = { "", "pids.max", "" };
    char group[400];
    if (info_parse_cgroup(text, NULL, group, sizeof group))
        collect_group(h, root, "sys/fs/cgroup", group, v2);
    if (info_parse_cgroup(text, "memory", group, sizeof group))
        collect_group(h, root, "sys/fs/cgroup/memory", group, memory);
    if (info_parse_cgroup(text, "pids", group, sizeof group))
        collect_group(h, root, "sys/fs/cgroup/pids", group, pids);
}

/* Tries the system calls that libferry needs: seccomp filters may forbid them. */
static void try_calls(info_host *h)
{
    int fd = ferryi_fd(memfd_create("ferry-info", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    h->memfd = fd >= 0;
    if (fd >= 0)
        close(fd);
    else
        snprintf(h->memfd_error, sizeof h->memfd_error, "%s", strerror(errno));
    fd = ferryi_fd((int)syscall(SYS_pidfd_open, getpid(), 0));
    h->pidfd = fd >= 0;
    if (fd >= 0)
        close(fd);
    else
        snprintf(h->pidfd_error, sizeof h->pidfd_error, "%s", strerror(errno));
}

void info_collect_limits(info_machine *m, const info_root *root)
{
    static char text[TEXT];
    info_host *h = &m->host;
    char type[32] = "";
    uint64_t size;
    if (info_read_text(root, "proc/self/limits", text, sizeof text) > 0) {
        (void)info_parse_limit(text, "Max open files", &h->files);
        (void)info_parse_limit(text, "Max locked memory", &h->locked);
        (void)info_parse_limit(text, "Max processes", &h->processes);
    }
    if (read_private(root, "proc/self/mountinfo", text, sizeof text) > 0) {
        record_mounts(root, "proc/self/mountinfo", text);
        h->shm = info_parse_mount(text, "/dev/shm", type, sizeof type, &h->shm_size);
        if (info_parse_mount(text, "/", type, sizeof type, &size) && strcmp(type, "overlay") == 0)
            h->in_container = 1;
    }
    if (info_read_text(root, "proc/self/cgroup", text, sizeof text) > 0) {
        collect_groups(h, root, text);
        if (strstr(text, "/docker") || strstr(text, "/kubepods") || strstr(text, "/lxc") || strstr(text, "/libpod"))
            h->in_container = 1;
    }
    if (h->pid_ns == 0)
        h->in_container = 1;
    if (!root->captured)
        try_calls(h);
}
