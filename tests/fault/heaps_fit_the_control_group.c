/* SPDX-License-Identifier: BSD-3-Clause */
/* Four PEs run in a control group of 400 MiB: one PE could have 150 MiB, four cannot.  Every PE gets an error, and
 * touching memory kills no PE; smaller heaps still work. */
#include "tests/job.h"
#include <sys/stat.h>

enum { N = 4 };

static void pe(int rank)
{
    const size_t mib = (size_t)1 << 20;
    CHECK_OK(ferry_init());
    CHECK(ferry_calloc(150 * mib, 1) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
    CHECK_SAYS("4 PEs");
    CHECK_SAYS("control groups");
    CHECK(ferry_malloc(150 * mib) == NULL); /* nor may a PE get it now and touch it later */
    char *half = MADE(ferry_malloc(40 * mib));
    (void)MADE(ferry_calloc(8 * mib, 1));
    CHECK(ferry_malloc(60 * mib) == NULL); /* the first block is not touched yet, but promised */
    memset(half, rank, 40 * mib);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(half));
    CHECK_OK(ferry_finalize());
}

/* The first chunks of the heaps already exceed the limit. */
static void pe_init(int rank)
{
    (void)rank;
    CHECK_STATUS(ferry_init(), FERRY_ERR_NO_MEMORY);
    CHECK_SAYS("FERRY_HEAP_CHUNK");
}

static int put(const char *dir, const char *file, const char *text)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", dir, file);
    FILE *out = fopen(path, "w");
    int bad = out == NULL || fputs(text, out) < 0;
    return (out != NULL && fclose(out) != 0) || bad;
}

/* A group below this process's own, or below the top that a container sees.  v1, then v2. */
static int make_group(char parent[300], char group[400])
{
    char line[300];
    const char *const top[] = { "/sys/fs/cgroup/memory", "/sys/fs/cgroup" };
    const char *const mark[] = { ":memory:", "0::" }, *const limit[] = { "memory.limit_in_bytes", "memory.max" };
    for (int v = 0; v < 2; v++) {
        FILE *in = fopen("/proc/self/cgroup", "r");
        const char *own = NULL;
        while (in != NULL && own == NULL && fgets(line, sizeof line, in) != NULL) {
            line[strcspn(line, "\n")] = 0;
            own = strstr(line, mark[v]);
        }
        if (in != NULL)
            fclose(in);
        for (int i = 0; own != NULL && i < 2; i++) {
            snprintf(parent, 300, "%s%.200s", top[v], i == 0 ? own + strlen(mark[v]) : "");
            snprintf(group, 400, "%s/ferry-test-%d", parent, (int)getpid());
            if (mkdir(group, 0755) != 0)
                continue;
            if (put(group, limit[v], "419430400") == 0 && put(group, "cgroup.procs", "0") == 0)
                return 1;
            rmdir(group);
        }
    }
    return 0;
}

JOB_MAIN(60)
{
    char parent[300], group[400];
    job_skip_in_sanitizers("a sanitizer's own memory does not fit");
    if (!make_group(parent, group))
        check_skip("no control group with a limit of memory can be made here");
    setenv("FERRY_TIMEOUT", "10s", 1);
    setenv("FERRY_INIT_TIMEOUT", "10s", 1);
    pe_doing_now("calls");
    job_run(N, pe, 30);
    pe_doing_now("ferry_init");
    setenv("FERRY_HEAP_CHUNK", "150M", 1);
    job_run(N, pe_init, 30);
    if (put(parent, "cgroup.procs", "0") != 0 || rmdir(group) != 0)
        fprintf(stderr, "%s is left\n", group);
}
