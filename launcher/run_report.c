/* SPDX-License-Identifier: BSD-3-Clause */
/* What PEs report to ferry-run (runtime/base/run_report.h): a program that ignores a status ends with 0, so ferry-run
 * says at the end which calls were refused.  And how ferry-run lives with a limit of the memory for that. */
#include "runtime/base/run_report.h"
#include "launcher/run.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

enum { MOST_LINES = 4 };

/* ---- ulimit -f. */

static struct sigaction before_begin;

void run_file_size_begin(void)
{
    const struct sigaction ignored = { .sa_handler = SIG_IGN };
    sigaction(SIGXFSZ, &ignored, &before_begin);
}

void run_file_size_before_exec(void)
{
    sigaction(SIGXFSZ, &before_begin, NULL);
}

const char *run_file_size_error(int error)
{
    static char text[160];
    struct rlimit limit;
    if (error != EFBIG || getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return strerror(error);
    snprintf(text, sizeof text,
             "larger than the limit of a file's size, %llu KiB, which holds for shared memory too: "
             "raise ulimit -f",
             (unsigned long long)limit.rlim_cur >> 10);
    return text;
}

/* ---- The reports. */

static char *parts; /* [n_pes][FERRYI_REPORT_PAGE]; NULL: none */
static int parts_fd = -1;

void run_report_open(int n_pes)
{
    const size_t size = (size_t)n_pes * FERRYI_REPORT_PAGE;
    parts_fd = ferryi_fd(memfd_create("ferry-run", MFD_CLOEXEC));
    if (parts_fd < 0)
        return; /* the job runs without the last sentence */
    void *mapped = ftruncate(parts_fd, (off_t)size) == 0
                       ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, parts_fd, 0)
                       : MAP_FAILED;
    parts = mapped != MAP_FAILED ? mapped : NULL;
}

void run_report_name(int pe, int launcher)
{
    char text[64];
    if (parts == NULL)
        return;
    snprintf(text, sizeof text, "/proc/%d/fd/%d:%d", launcher, parts_fd, pe * FERRYI_REPORT_PAGE);
    setenv(FERRYI_RUN_REPORT, text, 1);
}

const ferryi_run_report *run_report_of(int pe)
{
    return parts != NULL ? (const ferryi_run_report *)(const void *)(parts + (size_t)pe * FERRYI_REPORT_PAGE) : NULL;
}

static void count(char *text, size_t size, uint32_t n, const char *what, const char *one, const char *more)
{
    snprintf(text, size, "%u %s %s", n, what, n == 1 ? one : more);
}

int run_report_say(const run_options *options, const char *end)
{
    int lines = 0;
    for (int pe = 0; pe < options->n_pes && parts != NULL; pe++) {
        const ferryi_run_report *r = run_report_of(pe);
        char refused[48], failed[48];
        if (r->refused + r->failed == 0)
            continue;
        if (++lines > MOST_LINES)
            continue;
        count(refused, sizeof refused, r->refused, r->refused == 1 ? "call" : "calls", "was refused", "were refused");
        count(failed, sizeof failed, r->failed, r->failed == 1 ? "wait" : "waits", "failed", "failed");
        fprintf(stderr, "ferry-run: %s%s%s on PE %d (the first: %s)%s\n", r->refused != 0 ? refused : failed,
                r->refused != 0 && r->failed != 0 ? " and " : "", r->refused != 0 && r->failed != 0 ? failed : "",
                options->first + pe,
                __atomic_load_n(&r->first, __ATOMIC_ACQUIRE) == 2 ? r->text : "no sentence is left", end);
    }
    if (lines > MOST_LINES)
        fprintf(stderr, "ferry-run: so it was on %d more PEs%s\n", lines - MOST_LINES, end);
    return lines;
}
