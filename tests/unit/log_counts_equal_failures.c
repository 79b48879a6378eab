/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that fails in the same way again and again gets few lines: the first, then the count at powers of ten and
 * at the end.  Failures of another kind, of another PE, and the first different sentences of a kind are not swallowed.
 */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "tests/check.h"
#include <fcntl.h>
#include <pthread.h>
#include <sys/wait.h>

static char text[1 << 20];

static int lines_with(const char *part)
{
    int n = 0;
    for (const char *at = text; (at = strstr(at, part)) != NULL; at += strlen(part))
        n++;
    return n;
}

static void *fail_often(void *arg)
{
    ferryi_log_set_pe(*(int *)arg);
    for (int i = 0; i < 20000; i++)
        (void)ferryi_error(FERRY_ERR_SYSTEM, "of a thread");
    return NULL;
}

static void fails(void)
{
    pthread_t threads[2];
    int pes[2] = { 5, 6 };
    ferryi_log_set_pe(1);
    for (int i = 0; i < 250000; i++)
        CHECK(ferryi_error(FERRY_ERR_SYSTEM, "the same words") == FERRY_ERR_SYSTEM);
    CHECK(strcmp(ferry_last_error_message(), "the same words") == 0);
    for (int i = 0; i < 3000; i++) /* two in turn: neither hides the other */
        (void)ferryi_error(FERRY_ERR_SYSTEM, i % 2 == 0 ? "to and" : "fro");
    for (int i = 0; i < 1500; i++)
        (void)ferryi_error(FERRY_ERR_SYSTEM, "number %d is wrong", i);
    for (int i = 0; i < 1500; i++) /* faults of one kind, whose numbers always differ */
        (void)ferryi_error_of(77, 1, FERRY_ERR_TIMEOUT, "waited %d ms", i);
    (void)ferryi_error_of(78, 1, FERRY_ERR_TIMEOUT, "waited for PE %d", 3);
    (void)ferryi_error_of(79, 1, FERRY_ERR_TIMEOUT, "waited for PE %d", 4);
    for (int pe = 2; pe < 5; pe++) {
        ferryi_log_set_pe(pe);
        (void)ferryi_error(FERRY_ERR_SYSTEM, "of each PE");
    }
    for (int t = 0; t < 2; t++)
        REQUIRE(pthread_create(&threads[t], NULL, fail_often, &pes[t]) == 0);
    for (int t = 0; t < 2; t++)
        pthread_join(threads[t], NULL);
    fflush(stdout);
    const pid_t child = fork();
    if (child == 0)
        exit(0); /* what was left out is the parent's */
    REQUIRE(child > 0 && waitpid(child, NULL, 0) == child);
    ferryi_log_end(1);
    ferryi_log_end(1); /* once is enough */
}

CHECK_MAIN(60)
{
    char name[] = "/tmp/log_countsXXXXXX";
    const int file = mkstemp(name), saved = dup(STDERR_FILENO);
    REQUIRE(file >= 0);
    unlink(name);
    dup2(file, STDERR_FILENO);
    fails();
    dup2(saved, STDERR_FILENO);
    REQUIRE(pread(file, text, sizeof text - 1, 0) > 0);
    CHECK_INT(lines_with("[pe 1] the same words"), 6); /* 1, 10, 100, ..., 100000 */
    CHECK(strstr(text, "[pe 1] the same words (100000 failures like this so far)\n") != NULL);
    CHECK_INT(lines_with("[pe 1] 150000 more failures like this were not written: the same words"), 1);
    CHECK_INT(lines_with("to and\n"), 1);
    CHECK_INT(lines_with("fro\n"), 1);
    CHECK_INT(lines_with("number 0 is wrong\n"), 1);
    CHECK_INT(lines_with("number 9 is wrong"), 1);
    CHECK_INT(lines_with(" is wrong"), 13); /* the first ten, 100, 1000, the rest */
    CHECK_INT(lines_with("waited 0 ms\n"), 1);
    CHECK_INT(lines_with("] waited 1 ms"), 0);
    CHECK_INT(lines_with("ms (1000 failures like this so far)"), 1);
    CHECK_INT(lines_with("waited for PE 3"), 1);
    CHECK_INT(lines_with("waited for PE 4"), 1);
    CHECK_INT(lines_with("of each PE"), 3);
    CHECK(lines_with("of a thread") >= 2 && lines_with("of a thread") < 100);
    CHECK(strlen(text) < 400000);
}
