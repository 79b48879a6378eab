/* SPDX-License-Identifier: BSD-3-Clause */
/* PE 1 connects to PE 0 with a secret that is not PE 0's, as if it had reached another job's PE: ferry_init fails on
 * both long before its time is over, and both sentences name the secret. */
#include "runtime/remote/live.h"
#include "tests/job.h"
#include <dlfcn.h>

static int spoils;

/* The linker finds a program's own definition of such a function before the C library's. */
#pragma GCC visibility push(default)
ssize_t send(int fd, const void *from, size_t n, int flags)
{
    live_hello hello;
    if (n == sizeof hello)
        memcpy(&hello, from, n);
    if (spoils && n == sizeof hello && hello.magic == LIVE_MAGIC) {
        hello.cookie[0] ^= 1;
        from = &hello;
    }
    return ((__typeof__(&send))(uintptr_t)dlsym(RTLD_NEXT, "send"))(fd, from, n, flags);
}
#pragma GCC visibility pop

static void pe(int rank)
{
    const uint64_t began = now_ns();
    spoils = rank == 1;
    CHECK_STATUS(ferry_init(), FERRY_ERR_BOOTSTRAP);
    CHECK_SINCE(began, 10000);
    CHECK_SAYS("secret");
    CHECK_SAYS("FERRY_REMOTE_ADDRESS");
}

JOB_MAIN(60)
{
    job j;
    setenv("FAULT_NODES", "2", 0);
    setenv("FERRY_INIT_TIMEOUT", "20s", 1);
    job_start(&j, 2, pe);
    job_end(&j, 40);
}
