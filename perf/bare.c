/* SPDX-License-Identifier: BSD-3-Clause */
/* bare: the machine's own cost of the library's building blocks.  Two processes share memfd pages, as two PEs do, and
 * use nothing else. */
#include "perf/perf.h"
#include "runtime/base/fd.h"
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define PAGE 4096u
#define LINE 64u
/* A partner that has not answered for so long is dead. */
#define GIVE_UP_NS 20000000000u

struct bare {
    char *page;  /* shared: a line for each word below */
    char *a, *b; /* two mappings of bytes */
    size_t bytes;
    int first, acquire;
    uint64_t wrong;
};

static uint64_t *line(const struct bare *b, unsigned n)
{
    return (uint64_t *)(void *)(b->page + n * LINE);
}

/* The words that carry each process's messages; the other words are the test's own. */
enum { HEARD_BY_FIRST = 0, HEARD_BY_SECOND = 2, COUNTER = 4, STORED = 6 };

static ferry_status hear(const uint64_t *word, uint64_t value, int acquire)
{
    uint64_t deadline = 0;
    for (unsigned polls = 1;; polls++) {
        uint64_t now = acquire ? __atomic_load_n(word, __ATOMIC_ACQUIRE) : __atomic_load_n(word, __ATOMIC_RELAXED);
        if (now >= value)
            return FERRY_SUCCESS;
        if (polls % (1u << 20) != 0)
            continue;
        if (deadline == 0)
            deadline = perf_now_ns() + GIVE_UP_NS;
        else if (perf_now_ns() > deadline)
            return FERRY_ERR_TIMEOUT;
    }
}

static void say(uint64_t *word, uint64_t value, int release)
{
    if (release)
        __atomic_store_n(word, value, __ATOMIC_RELEASE);
    else
        __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

static ferry_status rally(void *ctx, uint64_t first, uint64_t n)
{
    struct bare *b = ctx;
    uint64_t *mine = line(b, b->first ? HEARD_BY_FIRST : HEARD_BY_SECOND);
    uint64_t *yours = line(b, b->first ? HEARD_BY_SECOND : HEARD_BY_FIRST);
    for (uint64_t i = first; i < first + n; i++) {
        if (b->first)
            say(yours, i + 1, b->acquire);
        PERF_RETURN_IF_FAILS(hear(mine, i + 1, b->acquire));
        if (!b->first)
            say(yours, i + 1, b->acquire);
    }
    return FERRY_SUCCESS;
}

static ferry_status fetch_add(void *ctx, uint64_t first, uint64_t n)
{
    struct bare *b = ctx;
    for (uint64_t i = first; i < first + n; i++)
        b->wrong |= __atomic_fetch_add(line(b, COUNTER), 1, __ATOMIC_SEQ_CST) ^ i;
    return FERRY_SUCCESS;
}

static ferry_status store_fence(void *ctx, uint64_t first, uint64_t n)
{
    struct bare *b = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        __atomic_store_n(line(b, STORED), i + 1, __ATOMIC_RELAXED);
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
    }
    return FERRY_SUCCESS;
}

static ferry_status copy(void *ctx, uint64_t first, uint64_t n)
{
    const struct bare *b = ctx;
    for (uint64_t i = first; i < first + n; i++) {
        perf_stamp(b->a, b->bytes, i);
        __builtin_memcpy(b->b, b->a, b->bytes);
        __asm__ volatile("" ::: "memory"); /* each copy is made */
    }
    return FERRY_SUCCESS;
}

/* As perf_measure, without a library: rounds of warm-up and iterations, median of the rounds' means. */
static ferry_status time_body(const perf_options *o, perf_body body, struct bare *b, uint64_t iters, perf_result *r,
                              uint64_t *total)
{
    double *us = malloc((size_t)o->reps * sizeof *us);
    ferry_status status = FERRY_SUCCESS;
    uint64_t next = 0;
    if (!us)
        return FERRY_ERR_NO_MEMORY;
    iters = o->iters ? o->iters : iters;
    for (int rep = 0; rep < o->reps && status == FERRY_SUCCESS; rep++) {
        uint64_t warmup = o->warmup != UINT64_MAX ? o->warmup : iters / 10 + 5;
        status = body(b, next, warmup);
        uint64_t t0 = perf_now_ns();
        if (status == FERRY_SUCCESS)
            status = body(b, next + warmup, iters);
        us[rep] = (double)(perf_now_ns() - t0) / 1e3 / (double)iters;
        next += warmup + iters;
    }
    r->iters = iters;
    r->median_us = perf_median(us, (size_t)o->reps);
    r->p99_us = perf_percentile(us, (size_t)o->reps, 0.99); /* of rounds */
    *total = next;
    free(us);
    return status;
}

/* Both processes run the rally; the second one ends with it. */
static ferry_status measure_rally(perf_run *run, struct bare *b, const char *what)
{
    perf_result result;
    uint64_t total;
    int wait_status = 1;
    ferry_status status;

    __atomic_store_n(line(b, HEARD_BY_FIRST), 0, __ATOMIC_RELAXED);
    __atomic_store_n(line(b, HEARD_BY_SECOND), 0, __ATOMIC_RELAXED);
    pid_t child = fork();
    if (child < 0)
        return FERRY_ERR_SYSTEM;
    b->first = child != 0;
    if (child == 0)
        _exit(time_body(run->options, rally, b, 20000, &result, &total) != FERRY_SUCCESS);
    status = time_body(run->options, rally, b, 20000, &result, &total);
    if (status != FERRY_SUCCESS)
        kill(child, SIGKILL);
    waitpid(child, &wait_status, 0);
    if (status != FERRY_SUCCESS)
        return status;
    result.median_us /= 2;
    result.p99_us /= 2;
    return perf_add_row(run, what, PERF_NO_SIZE, &result, -1,
                        wait_status == 0 && *line(b, HEARD_BY_FIRST) == total && *line(b, HEARD_BY_SECOND) == total);
}

static char *map_shared(int fd, size_t bytes)
{
    char *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    return at == MAP_FAILED ? NULL : at;
}

static ferry_status measure_copy(perf_run *run, struct bare *b, size_t bytes)
{
    perf_result result;
    uint64_t total, head, iters = ((uint64_t)256 << 20) / bytes;
    ferry_status status = FERRY_ERR_SYSTEM;
    int source = ferryi_fd(memfd_create("ferry-perf-source", MFD_CLOEXEC));
    int dest = ferryi_fd(memfd_create("ferry-perf-dest", MFD_CLOEXEC));

    if (source < 0 || dest < 0 || ftruncate(source, (off_t)bytes) || ftruncate(dest, (off_t)bytes))
        goto close_fds;
    b->bytes = bytes;
    b->a = map_shared(source, bytes);
    b->b = map_shared(dest, bytes);
    if (!b->a || !b->b)
        goto unmap;
    perf_fill(b->a, bytes, 1);
    status = time_body(run->options, copy, b, iters > 20000 ? 20000 : iters < 10 ? 10 : iters, &result, &total);
    if (status != FERRY_SUCCESS)
        goto unmap;
    int right = perf_stamped(b->b, bytes, total - 1);
    perf_fill(&head, sizeof head, 1);
    __builtin_memcpy(b->b, &head, bytes < sizeof head ? bytes : sizeof head);
    right &= perf_matches(b->b, bytes, 1);
    status = perf_add_row(run, "memcpy", bytes, &result, (double)bytes / result.median_us / 1e3, right);
unmap:
    if (b->a)
        munmap(b->a, bytes);
    if (b->b)
        munmap(b->b, bytes);
close_fds:
    if (source >= 0)
        close(source);
    if (dest >= 0)
        close(dest);
    return status;
}

static ferry_status measure_all(perf_run *run, struct bare *b)
{
    perf_result result;
    uint64_t total;

    PERF_RETURN_IF_FAILS(measure_rally(run, b, "flag relaxed"));
    b->acquire = 1;
    PERF_RETURN_IF_FAILS(measure_rally(run, b, "flag acq-rel"));
    PERF_RETURN_IF_FAILS(time_body(run->options, fetch_add, b, 100000, &result, &total));
    PERF_RETURN_IF_FAILS(perf_add_row(run, "fetch_add", 8, &result, -1, b->wrong == 0 && *line(b, COUNTER) == total));
    PERF_RETURN_IF_FAILS(time_body(run->options, store_fence, b, 100000, &result, &total));
    PERF_RETURN_IF_FAILS(perf_add_row(run, "store+fence", 8, &result, -1, *line(b, STORED) == total));
    for (int i = 0; i < run->options->n_sizes; i++)
        PERF_RETURN_IF_FAILS(measure_copy(run, b, run->options->sizes[i]));
    return FERRY_SUCCESS;
}

ferry_status perf_run_bare(perf_run *run)
{
    struct bare b = { 0 };
    int fd = ferryi_fd(memfd_create("ferry-perf-page", MFD_CLOEXEC));
    if (fd < 0 || ftruncate(fd, PAGE)) {
        perror("ferry-perf: memfd_create");
        if (fd >= 0)
            close(fd);
        return FERRY_ERR_SYSTEM;
    }
    b.page = map_shared(fd, PAGE);
    close(fd);
    if (!b.page)
        return FERRY_ERR_SYSTEM;
    ferry_status status = measure_all(run, &b);
    munmap(b.page, PAGE);
    if (status != FERRY_SUCCESS)
        fprintf(stderr, "ferry-perf: bare ended with status %d: the second process did not answer, or no memory\n",
                (int)status);
    return status;
}
