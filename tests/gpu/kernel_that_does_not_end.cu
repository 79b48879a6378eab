/* SPDX-License-Identifier: BSD-3-Clause */
/* A kernel does not end: a call that waits for the kernel, or for the GPU that the kernel fills, returns a status and a
 * message with the reason when the budget is over.  When the kernel has ended, the PE goes on: the operations requested
 * meanwhile are done. */
#define GPU_TEST_TIMEOUT "1s"
#define GPU_TEST_TIMEOUT_IS_FIXED 1
#include "gpu_test.h"
#include <time.h>

/* Blocks until the host ends it, or by itself after a while, because a test must end. */
typedef struct kept {
    unsigned *go;
    uint64_t most_ns;
} kept;
FERRY_FUNCTION void stay(const kept *a)
{
#if defined(__CUDA_ARCH__) || defined(FERRYI_EMULATE)
    const uint64_t began = ferryi_clock_ns();
    while (ferryi_ld_relaxed_u32(a->go) == 0 && ferryi_clock_ns() - began < a->most_ns)
        ferryi_yield();
#else
    (void)a;
#endif
}
FERRY_KERNEL(keep, kept, a)
{
    stay(a);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static ferry_fault newest_fault(void)
{
    ferry_fault fault, newest;
    memset(&newest, 0, sizeof newest);
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        newest = fault;
    return newest;
}

/* The call ends with FERRY_ERR_TIMEOUT, not before its budget and soon after it. */
#define GIVES_UP(call, seconds, said)                                                                                  \
    do {                                                                                                               \
        char text[1024];                                                                                               \
        const double began_ = now();                                                                                   \
        CHECK((call) == FERRY_ERR_TIMEOUT);                                                                            \
        CHECK(now() - began_ >= (seconds));                                                                            \
        CHECK(now() - began_ < 1.2 * (seconds) + (double)GPU_TEST_TIME(50) / 1e3);                                     \
        ferry_fault fault_ = newest_fault();                                                                           \
        CHECK(fault_.status == FERRY_ERR_TIMEOUT && fault_.pe == me);                                                  \
        (void)ferry_fault_format(&fault_, text, sizeof text);                                                          \
        if (strstr(text, said) == NULL)                                                                                \
            fprintf(stderr, "%s\n", text);                                                                             \
        CHECK(strstr(text, said) != NULL);                                                                             \
    } while (0)

static void test(void)
{
    kept args;
    unsigned most;
    int *word = (int *)ferry_calloc(4, sizeof *word);
    CUDA(cudaHostAlloc((void **)&args.go, sizeof *args.go, cudaHostAllocMapped));
    args.most_ns = 30000000000u;
    *args.go = 0;
    CHECK_OK(ferry_barrier_all());

    CHECK_OK(ferry_launch(keep, 1, 32, &args, sizeof args));
    GIVES_UP(ferry_launch_wait_timeout(200000000), 0.2, "in launch for its own kernels");
    GIVES_UP(ferry_launch_wait(), 1.0, "a kernel runs longer than that");
    ferry_int_p(word, 7 + me, right); /* the GPU has room left */
    *args.go = 1;
    CHECK_OK(ferry_launch_wait());
    CHECK_OK(ferry_launch_wait_timeout(0));
    CHECK_OK(ferry_barrier_all());
    CHECK(ferry_int_g(word, me) == 7 + left);
    CHECK_OK(ferry_barrier_all());

    /* One PE's GPU is full, and the PE's calls need a place there.  (PEs that share a GPU take turns on it
     * regardless.) */
    CHECK_OK(ferry_launch_max_blocks(keep, 1024, &most));
    *args.go = 0;
    if (me == 0) {
        CHECK_OK(ferry_launch(keep, most, 1024, &args, sizeof args));
        usleep(50000);
        GIVES_UP(ferry_int_atomic_add(word + 1, 3, right), 1.0, "kernels that do not end hold this PE's own GPU");
        GIVES_UP(ferry_int_atomic_add(word + 1, 3, right), 1.0, "in atomic for its own GPU");
        *args.go = 1;
        CHECK_OK(ferry_launch_wait());
        CHECK_OK(ferry_int_atomic_add(word + 2, 1, right));
    }
    while (ferry_barrier_all_timeout(20000000000u) != FERRY_SUCCESS)
        CHECK(ferry_last_error() == FERRY_ERR_TIMEOUT);
    /* The first call entered the stream before the host gave it up, the second did not. */
    CHECK(ferry_int_g(word + 1, me) == (left == 0 ? 3 : 0));
    CHECK(ferry_int_g(word + 2, me) == (left == 0 ? 1 : 0));
    CUDA(cudaFreeHost(args.go));
}
