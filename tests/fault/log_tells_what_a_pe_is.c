/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_LOG=info: each PE prints about ten lines on its configuration and the reasons, without secrets. */
#include "tests/job.h"

enum { N = 2 };

static void pe(int rank)
{
    static const char *const wanted[] = { "ferry 0.",       "bootstrap tcp",           "CPUs of",
                                          "no GPU",         "paths: native to PE",     "heap in host memory",
                                          "FERRY_LOG=info", "FERRY_COOKIE=(not shown)" };
    static char text[1 << 16];
    int end[2], lines = 0;
    CHECK(pipe(end) == 0 && dup2(2, 100) == 100 && dup2(end[1], 2) == 2);
    CHECK_OK(ferry_init());
    CHECK(dup2(100, 2) == 2);
    ssize_t n = read(end[0], text, sizeof text - 1);
    CHECK(n > 0);
    for (char *c = text; *c != '\0'; c++)
        lines += *c == '\n';
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (strstr(text, wanted[i]) == NULL)
            check_fail(__FILE__, __LINE__, "PE %d: the log lacks \"%s\":\n%.900s", rank, wanted[i], text);
    CHECK(lines >= 6 && lines <= 14);
    CHECK(strstr(text, getenv("FERRY_COOKIE")) == NULL);
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(60)
{
    setenv("FERRY_LOG", "info", 1);
    setenv("FERRY_SPACE", "host", 1);
    job_run(N, pe, 20);
}
