/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory left by control groups of both versions: the least of all groups above, plus the page cache that can be
 * dropped; no limit if none is written. */
#include "runtime/base/cgroup.h"
#include "tests/check.h"
#include <inttypes.h>
#include <stdlib.h>
#include <sys/stat.h>

static char root[] = "/tmp/ferry-cgroup-XXXXXX";

static void put(const char *path, const char *text)
{
    char at[512];
    snprintf(at, sizeof at, "%s/%s", root, path);
    for (char *c = at + strlen(root) + 1; (c = strchr(c, '/')) != NULL; *c++ = '/') {
        *c = '\0';
        mkdir(at, 0755);
    }
    FILE *out = fopen(at, "w");
    CHECK(out != NULL && fputs(text, out) >= 0 && fclose(out) == 0);
}

static void drop(const char *path)
{
    char at[512];
    snprintf(at, sizeof at, "%s/%s", root, path);
    CHECK(remove(at) == 0);
}

static int left_is(uint64_t want)
{
    uint64_t got = ferryi_cgroup_memory_left();
    if (got != want)
        fprintf(stderr, "left %" PRIu64 ", wanted %" PRIu64 "\n", got, want);
    return got == want;
}

CHECK_MAIN(10)
{
    char command[100];
    REQUIRE(mkdtemp(root) != NULL);
    ferryi_cgroup_root = root;
    CHECK(left_is(UINT64_MAX)); /* no files at all */

    put("proc/self/cgroup", "0::/batch/job\n");
    CHECK(left_is(UINT64_MAX));
    put("sys/fs/cgroup/batch/job/memory.max", "max\n");
    put("sys/fs/cgroup/batch/job/memory.current", "1000\n");
    CHECK(left_is(UINT64_MAX));
    put("sys/fs/cgroup/batch/job/memory.max", "9000\n");
    CHECK(left_is(8000));
    put("sys/fs/cgroup/batch/memory.max", "5000\n"); /* the group above leaves less */
    put("sys/fs/cgroup/batch/memory.current", "4500\n");
    CHECK(left_is(500));
    put("sys/fs/cgroup/batch/memory.stat", "anon 3000\ninactive_file 1000\nactive_file 500\nshmem 7\n");
    CHECK(left_is(2000));
    put("sys/fs/cgroup/batch/memory.current", "7000\n"); /* over its limit: shared memory that was charged late */
    CHECK(left_is(0));

    put("proc/self/cgroup", "5:cpu,cpuacct:/x\n4:memory:/y/z\n0::/nowhere\n");
    put("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n"); /* how v1 writes none */
    put("sys/fs/cgroup/memory/memory.usage_in_bytes", "123\n");
    CHECK(left_is(UINT64_MAX));
    put("sys/fs/cgroup/memory/y/memory.limit_in_bytes", "7000\n");
    put("sys/fs/cgroup/memory/y/memory.usage_in_bytes", "6000\n");
    put("sys/fs/cgroup/memory/y/memory.stat", "inactive_file 9\ntotal_inactive_file 200\ntotal_active_file 300\n");
    CHECK(left_is(1500));
    drop("sys/fs/cgroup/memory/y/memory.usage_in_bytes");
    CHECK(left_is(UINT64_MAX));

    snprintf(command, sizeof command, "rm -rf %s", root);
    CHECK(system(command) == 0);
}
