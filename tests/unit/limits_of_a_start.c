/* SPDX-License-Identifier: BSD-3-Clause */
/* Why a thread does not start: the control group that is nearest to its pids.max, of both versions, with its numbers;
 * without one that is full, the user's limit or where to look. */
#include "runtime/base/cgroup.h"
#include "runtime/base/limits.h"
#include "tests/check.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static char root[] = "/tmp/ferry-limits-XXXXXX";

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

static int says(int error, const char *wanted)
{
    char text[FERRYI_LIMITS_TEXT];
    errno = 77;
    const int found = strstr(ferryi_limits_of_start(error, text), wanted) != NULL;
    if (!found || errno != 77)
        fprintf(stderr, "\"%s\" has no \"%s\"\n", text, wanted);
    return found && errno == 77;
}

static void of_the_user(void)
{
    const struct rlimit few = { 17, 17 };
    char text[FERRYI_LIMITS_TEXT];
    REQUIRE(setrlimit(RLIMIT_NPROC, &few) == 0);
    CHECK(says(EAGAIN, "kernel.threads-max") == (geteuid() == 0)); /* the limit does not hold for root */
    if (geteuid() == 0)
        REQUIRE(seteuid(65534) == 0);
    CHECK(says(EAGAIN, "17 threads and processes (RLIMIT_NPROC)") && says(EAGAIN, "ulimit -u"));
    CHECK(ferryi_limits_of_start(EINVAL, text)[0] == '\0');
    if (getuid() == 0)
        REQUIRE(seteuid(0) == 0);
}

CHECK_MAIN(10)
{
    char command[100];
    ferryi_cgroup_limit limit;
    REQUIRE(mkdtemp(root) != NULL && chmod(root, 0755) == 0);
    ferryi_cgroup_root = root;
    CHECK(!ferryi_cgroup_pids(&limit));
    CHECK(says(EMFILE, "ulimit -n") && says(ENOMEM, "ulimit -v"));
    put("proc/self/cgroup", "0::/batch/job\n");
    put("sys/fs/cgroup/batch/job/pids.max", "max\n");
    put("sys/fs/cgroup/batch/job/pids.current", "5\n");
    CHECK(!ferryi_cgroup_pids(&limit));
    put("sys/fs/cgroup/batch/pids.max", "40\n");
    put("sys/fs/cgroup/batch/pids.current", "9\n");
    CHECK(ferryi_cgroup_pids(&limit) && limit.most == 40 && limit.used == 9);
    CHECK(says(EAGAIN, "ulimit -u")); /* that group is not full */
    of_the_user();
    put("sys/fs/cgroup/batch/job/pids.max", "5\n");
    CHECK(ferryi_cgroup_pids(&limit) && limit.most == 5 && limit.used == 5);
    CHECK(says(EAGAIN, "/sys/fs/cgroup/batch/job/pids.max allows 5 threads and processes, and 5 run"));
    put("sys/fs/cgroup/batch/pids.current", "50\n"); /* set below what ran already */
    put("sys/fs/cgroup/batch/job/pids.current", "4\n");
    CHECK(says(EAGAIN, "batch/pids.max allows 40 threads and processes, and 40 run"));

    put("proc/self/cgroup", "8:pids:/y/z\n");
    put("sys/fs/cgroup/pids/y/pids.max", "64\n");
    put("sys/fs/cgroup/pids/y/pids.current", "63\n");
    CHECK(says(EAGAIN, "/sys/fs/cgroup/pids/y/pids.max allows 64"));

    snprintf(command, sizeof command, "rm -rf %s", root);
    CHECK(system(command) == 0);
}
