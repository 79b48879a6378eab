/* SPDX-License-Identifier: BSD-3-Clause */
/* The table of calls to the runtime, and what stands in it as long as there is no runtime: refusals. */
#include "host.h"
#include "prim.h"
#include "runtime/base/clock.h"
#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread ferryi_world *ferryi_world_of_thread;

/* ---- For a program that links calls of libferry.a without its runtime: it has no PE. */

static ferryi_world nobody = { .my_pe = -1 };

static ferryi_world *no_world(void)
{
    return &nobody;
}

static ferry_status no_fault(ferryi_world *w, ferry_status status, ferry_call call, int peer, const void *addr, int cmp,
                             uint64_t expected, uint64_t found, uint64_t started)
{
    (void)w, (void)status, (void)call, (void)peer, (void)addr, (void)cmp, (void)expected, (void)found, (void)started;
    return FERRY_ERR_NOT_INITIALIZED;
}

static void *no_addr(const ferryi_world *w, const void *addr, size_t n)
{
    (void)w, (void)addr, (void)n;
    return NULL;
}

static ferry_status no_buffer(ferryi_world *w, ferry_call call, size_t n, int pe)
{
    (void)w, (void)call, (void)n, (void)pe;
    return FERRY_ERR_NOT_INITIALIZED;
}

static int no_hook(uint64_t now)
{
    (void)now;
    return 0;
}

static void no_core(ferryi_world *w, uint64_t now)
{
    (void)w, (void)now;
}

static ferry_status no_lock(ferryi_world *w, int misuse, const void *lock)
{
    (void)w, (void)misuse, (void)lock;
    return FERRY_ERR_NOT_INITIALIZED;
}

static const ferryi_host_ops none = {
    .size = sizeof(ferryi_host_ops),
    .world_find = no_world,
    .fault_raise = no_fault,
    .addr_resolve = no_addr,
    .null_refuse = no_buffer,
    .is_interrupted = no_hook,
    .settle = no_core,
    .lock_refuse = no_lock,
};

const ferryi_host_ops *ferryi_host = &none;

/* ---- Time. */

uint64_t ferryi_clock_ns(void)
{
    return ferryi_now_ns();
}

void ferryi_yield(void)
{
    sched_yield();
}

#define REST_PART 16u
#define REST_LEAST_NS 50000u /* a timer's slack */
#define REST_MOST_NS 200000u

uint64_t ferryi_rest_ns(uint64_t now, uint64_t started, uint32_t done)
{
    static __thread uint32_t since_us, last; /* short: thread-local storage is scarce; a wrap is one short rest */
    const uint32_t now_us = (uint32_t)(now / 1000u);
    since_us = done != last ? now_us : since_us;
    last = done;
    const uint64_t waited = now - started, quiet = (uint64_t)(now_us - since_us) * 1000u;
    const uint64_t ns = (waited < quiet ? waited : quiet) / REST_PART;
    return ns < REST_LEAST_NS ? 0 : ns < REST_MOST_NS ? ns : REST_MOST_NS;
}

void ferryi_rest(uint64_t ns)
{
    const struct timespec nap = { 0, (long)ns };
    if (ns == 0)
        sched_yield();
    else
        (void)syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &nap,
                      NULL); /* no point of cancellation, as nanosleep() is */
}

void ferryi_sleep(const uint32_t *word, uint32_t seen, uint64_t ns)
{
    const struct timespec limit = { (time_t)(ns / 1000000000u), (long)(ns % 1000000000u) };
    (void)syscall(SYS_futex, word, FUTEX_WAIT, seen, &limit, NULL, 0);
}

void ferryi_wake(uint32_t *word)
{
    (void)syscall(SYS_futex, word, FUTEX_WAKE, 1, NULL, NULL, 0);
}
