/* SPDX-License-Identifier: BSD-3-Clause */
/* A line below the threshold is not even formatted; errors show by default and never twice; errno is kept, also when
 * stderr takes nothing. */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "tests/check.h"
#include <errno.h>
#include <fcntl.h>

static int evaluated;
static int count(void)
{
    return ++evaluated;
}

/* How many bytes the pipe holds now. */
static int drain(int fd)
{
    char bytes[4096];
    int n = (int)read(fd, bytes, sizeof bytes);
    return n < 0 ? 0 : n;
}

CHECK_MAIN(10)
{
    int fds[2], saved = dup(STDERR_FILENO), shown[5] = { 0 }, quiet, loud, silent, closed_errno;

    REQUIRE(pipe2(fds, O_NONBLOCK) == 0);
    dup2(fds[1], STDERR_FILENO);
    loud = (ferryi_error(FERRY_ERR_SYSTEM, "by default"), drain(fds[0]));
    ferryi_log(FERRYI_LOG_WARN, "not by default %d", count());
    quiet = (ferryi_error_quiet(FERRY_ERR_SYSTEM, "mended"), drain(fds[0]));
    for (int level = FERRYI_LOG_NONE; level <= FERRYI_LOG_DEBUG; level++) {
        ferryi_log_set_threshold(level);
        for (int line = FERRYI_LOG_ERROR; line <= FERRYI_LOG_DEBUG; line++)
            ferryi_log((enum ferryi_log_level)line, "%d", count() % 10);
        shown[level] = drain(fds[0]) / (int)strlen("ferry: 0\n");
    }
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    silent = (ferryi_error(FERRY_ERR_SYSTEM, "silent"), drain(fds[0]));

    ferryi_log_set_threshold(99); /* clamped: an absurd value is not a way around the levels */
    CHECK(ferryi_log_threshold == FERRYI_LOG_DEBUG);
    ferryi_log_set_threshold(-1);
    CHECK(ferryi_log_threshold == FERRYI_LOG_NONE);

    ferryi_log_set_threshold(FERRYI_LOG_ERROR);
    close(STDERR_FILENO);
    errno = ERANGE;
    ferryi_log(FERRYI_LOG_ERROR, "to nobody");
    ferryi_error(FERRY_ERR_SYSTEM, "to nobody: %m");
    ferryi_error_quiet(FERRY_ERR_SYSTEM, "to nobody");
    closed_errno = errno;
    dup2(saved, STDERR_FILENO);

    CHECK(loud == (int)strlen("ferry: by default\n"));
    CHECK(quiet == 0 && silent == 0);
    for (int level = FERRYI_LOG_NONE; level <= FERRYI_LOG_DEBUG; level++)
        CHECK(shown[level] == level);
    CHECK(evaluated == 1 + 2 + 3 + 4);
    CHECK(closed_errno == ERANGE);
}
