/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-run --check: makes the memory in which PEs note what they do (observe/check/layout.h), puts libferry-observe in
 * front of libferry, prints what PEs find, and ends the job with status 3 if there was anything. */
#include "launcher/run_check.h"
#include "launcher/run_observe.h"
#include "runtime/base/fd.h"
#include "runtime/base/run_report.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>

enum { FOUND = 3, MOST_SEEDS = 100000 };

static int is_on, seeds;
static check_head *head;
static int memory = -1;
static uint32_t printed; /* reports looked at */
static int said;         /* and printed */

int run_check_is_on(void)
{
    return is_on;
}

int run_check_option(const char *option, const char *value)
{
    const int attached = strncmp(option, "--check=", 8) == 0, separate = strcmp(option, "--seeds") == 0;
    const char *text = attached ? option + 8 : separate ? value : NULL;
    if (strcmp(option, "--check") != 0 && !attached && !separate)
        return 0;
    if (!is_on)
        run_observe_add("check");
    is_on = 1;
    if (text == NULL && !separate)
        return 1;
    char *end = NULL;
    const long n = text != NULL ? strtol(text, &end, 10) : 0;
    if (text == NULL || end == text || *end != '\0' || n < 1 || n > MOST_SEEDS) {
        fprintf(stderr, "ferry-run: %s%s%s: give a number of seeds from 1 to %d; see ferry-run --help\n", option,
                separate && text != NULL ? " " : "", separate && text != NULL ? text : "", MOST_SEEDS);
        return -1;
    }
    seeds = (int)n;
    return separate ? 2 : 1;
}

/* ---- One run. */

int run_check_open(const run_options *options)
{
    const uint32_t n = (uint32_t)options->n_pes;
    if (!is_on || options->hosts != NULL)
        return 0;
    if (n > CHECK_MOST_PES) {
        fprintf(stderr, "ferry-run: --check takes up to %d PEs of a machine, not %u: start fewer\n", CHECK_MOST_PES, n);
        return -1;
    }
    const uint64_t size = check_total_bytes(n);
    memory = ferryi_fd(memfd_create("ferry-check", MFD_CLOEXEC));
    void *mapped = memory >= 0 && ftruncate(memory, (off_t)size) == 0
                       ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, memory, 0)
                       : MAP_FAILED;
    if (mapped == MAP_FAILED && errno == EFBIG) {
        fprintf(stderr, "ferry-run: --check: its record of %llu MiB is %s\n", (unsigned long long)(size >> 20) + 1,
                run_file_size_error(errno));
        return -1;
    }
    if (mapped == MAP_FAILED) {
        fprintf(stderr, "ferry-run: --check: %s: it needs %llu GiB of address space (ulimit -v)\n", strerror(errno),
                (unsigned long long)(size >> 30) + 1);
        return -1;
    }
    head = mapped;
    head->n_pes = n;
    head->first = (uint32_t)options->first;
    printed = 0;
    said = 0;
    return 0;
}

void run_check_environment(int launcher)
{
    char text[64];
    if (head == NULL)
        return;
    snprintf(text, sizeof text, "/proc/%d/fd/%d:%u:%u", launcher, memory, head->first, head->n_pes);
    setenv(FERRYI_CHECK_VARIABLE, text, 1);
}

static int n_refused(const run_options *options)
{
    int n = 0;
    for (int pe = 0; pe < options->n_pes; pe++) {
        const ferryi_run_report *r = run_report_of(pe);
        n += r != NULL ? (int)__atomic_load_n(&r->refused, __ATOMIC_RELAXED) : 0;
    }
    return n;
}

int run_check_look(const run_options *options)
{
    if (head == NULL)
        return 0;
    const uint32_t n = __atomic_load_n(&head->n_reports, __ATOMIC_ACQUIRE);
    for (; printed < n && printed < CHECK_REPORTS; printed++)
        said += run_check_say(head, &head->report[printed]);
    return n_refused(options) > 0 || __atomic_load_n(&head->snapped, __ATOMIC_ACQUIRE) == 2;
}

static void say_notes(const run_options *options)
{
    int seen = 0, instrumented = 0, beyond = 0;
    for (int pe = 0; pe < options->n_pes; pe++) {
        const check_pe *area = run_check_pe(head, pe + options->first);
        seen += area->process != 0;
        instrumented += area->instrumented != 0;
        beyond += area->not_watched != 0;
    }
    if (seen == 0)
        fprintf(stderr,
                "ferry-run: --check has seen no PE: a program that is linked with libferry.a cannot be checked; "
                "link it with libferry.so\n");
    else if (instrumented < seen)
        fprintf(stderr, "ferry-run: --check has seen the program's calls, not its loads and stores: compile it by "
                        "ferry-cc --check -g for those\n");
    if (beyond > 0)
        fprintf(stderr,
                "ferry-run: --check compares accesses of the first %llu MiB of each heap; the program used more\n",
                (unsigned long long)((CHECK_HEAP_SPAN - CHECK_HEAP_BEFORE) >> 20));
    if (head->streams != 0)
        fprintf(
            stderr,
            "ferry-run: --check looked for no races: it does not know the order of calls in streams of real GPUs, nor "
            "what communicators order\n");
}

int run_check_end(const run_options *options, int status)
{
    int found = 0;
    if (head == NULL)
        return status;
    (void)run_check_look(options);
    found = said > 0;
    if (n_refused(options) > 0) {
        (void)run_report_say(options, "");
        found = 1;
    }
    if (__atomic_load_n(&head->snapped, __ATOMIC_ACQUIRE) == 2) {
        run_check_say_waits(head);
        found = 1;
    }
    say_notes(options);
    (void)munmap(head, check_total_bytes(head->n_pes));
    head = NULL;
    close(memory);
    return found ? FOUND : status;
}

/* ---- Seeds. */

/* A child runs the job, so that each run starts from the same state.  Its output goes to `out`. */
static int run_seed(const run_options *options, int seed, int out, const sigset_t *caught)
{
    char text[1200];
    const char *given = getenv("FERRY_TEST");
    snprintf(text, sizeof text, "%s%schaos=%d", given != NULL ? given : "", given != NULL && *given ? ":" : "", seed);
    const pid_t parent = getpid(), child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent)
            _exit(1);
        setenv("FERRY_TEST", text, 1);
        dup2(out, 1);
        dup2(out, 2);
        sigprocmask(SIG_UNBLOCK, caught, NULL);
        exit(run_local(options));
    }
    for (;;) {
        int how, got;
        if (child < 0 || sigwait(caught, &got) != 0)
            return 1;
        if (got != SIGCHLD)
            kill(child, got);
        else if (waitpid(child, &how, WNOHANG) == child)
            return WIFSIGNALED(how) ? 128 + WTERMSIG(how) : WEXITSTATUS(how);
    }
}

static void copy_out(int from)
{
    char buffer[4096];
    ssize_t n;
    (void)lseek(from, 0, SEEK_SET);
    while ((n = read(from, buffer, sizeof buffer)) > 0)
        if (write(STDOUT_FILENO, buffer, (size_t)n) < 0)
            return;
}

int run_check_all(const run_options *options)
{
    sigset_t caught;
    int status = 0, seed;
    if (seeds == 0)
        return run_local(options);
    sigemptyset(&caught);
    for (size_t i = 0; i < 4; i++)
        sigaddset(&caught, (int[]){ SIGCHLD, SIGINT, SIGTERM, SIGHUP }[i]);
    sigprocmask(SIG_BLOCK, &caught, NULL);
    signal(SIGCHLD, SIG_DFL);
    for (seed = 1; seed <= seeds && status == 0; seed++) {
        const int out = ferryi_fd(memfd_create("ferry-seed", MFD_CLOEXEC));
        if (out < 0)
            return 1;
        status = run_seed(options, seed, out, &caught);
        if (status != 0 || seed == seeds)
            copy_out(out);
        close(out);
    }
    if (status != 0)
        fprintf(stderr,
                "ferry-run: seed %d of %d fails, with status %d: the same run again: FERRY_TEST=chaos=%d ferry-run "
                "--check ...\n",
                seed - 1, seeds, status, seed - 1);
    else
        fprintf(stderr, "ferry-run: --check: %d seeds, and none fails\n", seeds);
    return status;
}
