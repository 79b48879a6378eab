/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads the limits of this process's control groups, and of those above it. */
#include "runtime/base/cgroup.h"
#include "runtime/base/fd.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_ROOM = 512 };

const char *ferryi_cgroup_root = "";

/* Reads one number; "max" is UINT64_MAX.  0, or -1 when the file is not there. */
static int read_number(const char *dir, const char *file, uint64_t *value)
{
    char path[3 * PATH_ROOM], text[64];
    snprintf(path, sizeof(path), "%s/%s", dir, file);
    FILE *in = ferryi_fd_read(path);
    if (!in)
        return -1;
    char *got = fgets(text, sizeof(text), in), *end;
    fclose(in);
    if (!got)
        return -1;
    if (strncmp(text, "max", 3) == 0) {
        *value = UINT64_MAX;
        return 0;
    }
    if (text[0] == '-') /* v1 writes "no quota" as -1 */
        return -1;
    *value = strtoull(text, &end, 10);
    return end == text ? -1 : 0;
}

/* Bytes of the group's page cache that the kernel can drop (memory.stat); 0 when unknown. */
static uint64_t read_droppable(const char *dir, int v2)
{
    char path[3 * PATH_ROOM], line[128], name[64];
    uint64_t sum = 0, value;
    snprintf(path, sizeof(path), "%s/memory.stat", dir);
    FILE *in = ferryi_fd_read(path);
    if (!in)
        return 0;
    while (fgets(line, sizeof(line), in))
        if (sscanf(line, "%63s %" SCNu64, name, &value) == 2) {
            const char *counter = v2 ? name : strncmp(name, "total_", 6) == 0 ? name + 6 : "";
            if (strcmp(counter, "inactive_file") == 0 || strcmp(counter, "active_file") == 0)
                sum += value;
        }
    fclose(in);
    return sum;
}

/* Returns whether the comma-separated list contains the word. */
static int list_has(const char *list, const char *word)
{
    size_t n = strlen(word);
    for (const char *at = list; at; at = strchr(at, ','), at = at ? at + 1 : NULL)
        if (strncmp(at, word, n) == 0 && (at[n] == ',' || at[n] == '\0'))
            return 1;
    return 0;
}

/* Calls look() for the group of this process and for each of its ancestors: each may set a limit.  Inside a container
 * the path in /proc/self/cgroup may not exist: then only the mount's top is visible. */
static void walk(const char *controller, void (*look)(const char *dir, int v2, void *ctx), void *ctx)
{
    char line[PATH_ROOM], dir[2 * PATH_ROOM];
    snprintf(dir, sizeof dir, "%.*s/proc/self/cgroup", PATH_ROOM / 2, ferryi_cgroup_root);
    FILE *in = ferryi_fd_read(dir);
    if (!in)
        return;
    while (fgets(line, sizeof(line), in)) {
        line[strcspn(line, "\n")] = '\0';
        char *list = strchr(line, ':'), *path = list ? strchr(list + 1, ':') : NULL;
        if (!path)
            continue;
        *path++ = '\0';
        list++;
        int v2 = *list == '\0';
        if (!v2 && !list_has(list, controller))
            continue;
        int top = snprintf(dir, sizeof(dir), "%.*s/sys/fs/cgroup%s%s", PATH_ROOM / 2, ferryi_cgroup_root, v2 ? "" : "/",
                           v2                  ? ""
                           : strchr(list, ',') ? controller
                                               : list);
        snprintf(dir + top, sizeof(dir) - (size_t)top, "%s", strcmp(path, "/") == 0 ? "" : path);
        for (;;) {
            look(dir, v2, ctx);
            char *slash = strrchr(dir, '/');
            if (!slash || slash < dir + top)
                break;
            *slash = '\0';
        }
    }
    fclose(in);
}

static void look_memory(const char *dir, int v2, void *ctx)
{
    uint64_t *least = ctx, limit, usage;
    if (read_number(dir, v2 ? "memory.max" : "memory.limit_in_bytes", &limit) ||
        read_number(dir, v2 ? "memory.current" : "memory.usage_in_bytes", &usage))
        return;
    if (limit >= UINT64_C(1) << 60) /* how v1 writes "no limit" */
        return;
    uint64_t droppable = read_droppable(dir, v2), held = usage > droppable ? usage - droppable : 0;
    uint64_t left = limit > held ? limit - held : 0;
    if (left < *least)
        *least = left;
}

uint64_t ferryi_cgroup_memory_left(void)
{
    uint64_t least = UINT64_MAX;
    walk("memory", look_memory, &least);
    return least;
}

static void look_cpus(const char *dir, int v2, void *ctx)
{
    uint64_t quota, period = 0;
    int32_t *least = ctx;
    if (v2) { /* "quota period" in one file */
        char path[3 * PATH_ROOM];
        snprintf(path, sizeof(path), "%s/cpu.max", dir);
        FILE *in = ferryi_fd_read(path);
        if (!in)
            return;
        int n = fscanf(in, "%" SCNu64 " %" SCNu64, &quota, &period); /* 0 for "max" */
        fclose(in);
        if (n != 2)
            return;
    } else if (read_number(dir, "cpu.cfs_quota_us", &quota) || read_number(dir, "cpu.cfs_period_us", &period)) {
        return;
    }
    if (!period || !quota || quota > UINT64_MAX - period)
        return;
    uint64_t cpus = (quota + period - 1) / period;
    if (cpus < (uint64_t)*least)
        *least = (int32_t)cpus;
}

int32_t ferryi_cgroup_cpus(void)
{
    int32_t least = INT32_MAX;
    walk("cpu", look_cpus, &least);
    return least;
}

static void look_pids(const char *dir, int v2, void *ctx)
{
    ferryi_cgroup_limit *nearest = ctx;
    uint64_t most, used;
    (void)v2; /* the files have the same names */
    if (read_number(dir, "pids.max", &most) || read_number(dir, "pids.current", &used) || most == UINT64_MAX)
        return;
    used = used < most ? used : most; /* a limit may be set below what runs already */
    if (nearest->dir[0] != '\0' && nearest->most - nearest->used <= most - used)
        return;
    nearest->most = most;
    nearest->used = used;
    snprintf(nearest->dir, sizeof nearest->dir, "%.*s", (int)sizeof nearest->dir - 1, dir);
}

int ferryi_cgroup_pids(ferryi_cgroup_limit *limit)
{
    *limit = (ferryi_cgroup_limit){ .dir = "" };
    walk("pids", look_pids, limit);
    return limit->dir[0] != '\0';
}
