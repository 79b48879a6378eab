/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef GPU_TEST_H
#define GPU_TEST_H

#include "ferry_device.h"
static void gpu_test_end(void);
#define CHECK_END gpu_test_end
#include "tests/check.h"
#include "tests/turn.h"

/* main() of a test of the cuda space: tests/launch starts it, as other tests, on all available GPUs.  Without a GPU the
 * test is skipped.  The program defines test(), which runs between init and finalize.  A kernel reports by a word in
 * the test's own memory: the line of the first failed check. */
#ifndef GPU_TEST_TIMEOUT
#define GPU_TEST_TIMEOUT "20s"
#endif
#ifndef GPU_TEST_TIMEOUT_IS_FIXED /* 1: regardless of the environment */
#define GPU_TEST_TIMEOUT_IS_FIXED 0
#endif

static CHECK_PER_PE int me __attribute__((unused)), n_pes __attribute__((unused)), right __attribute__((unused)),
    left __attribute__((unused));

/* After a failed check: what kernels have met. */
static void gpu_test_end(void)
{
    ferry_fault fault;
    char text[1024];
    fprintf(stderr, "  last message: %s\n", ferry_last_error_message());
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        if (ferry_fault_format(&fault, text, sizeof text) > 0)
            fprintf(stderr, "  %s\n", text);
    check_exit();
}

#define fail(line, what) check_fail(__FILE__, line, "%s", what)
#define CUDA(call)                                                                                                     \
    do {                                                                                                               \
        cudaError_t error_ = (call);                                                                                   \
        if (error_ != cudaSuccess)                                                                                     \
            fail(__LINE__, cudaGetErrorString(error_));                                                                \
    } while (0)

static int oversubscribed __attribute__((unused)); /* PEs share a GPU and take turns of milliseconds there */

/* MPS joins this GPU's processes, so their kernels run at the same time. */
__attribute__((unused)) static bool gpu_test_mps(void)
{
    int mps = 0;
    return cudaDeviceGetAttribute(&mps, (cudaDeviceAttr)133, 0) == cudaSuccess && mps != 0; /* MpsEnabled */
}
/* How many PEs use this PE's GPU: tests/launch assigns GPUs round robin. */
__attribute__((unused)) static unsigned gpu_test_sharers(void)
{
    int devices = 1;
    (void)cudaGetDeviceCount(&devices);
    return (unsigned)((n_pes - me % devices + devices - 1) / devices);
}

/* Rounds, steps of a sweep, and deadlines: an emulated GPU (emulator/) is slow. */
#ifdef FERRYI_EMULATE
#define GPU_TEST_ROUNDS(n) ((n) / 50 + 12)
#define GPU_TEST_STEPS(n) ((n)*5)
#define GPU_TEST_TIME(n) ((n)*10ull)
#define GPU_TEST_IS_SLOW 1
#else
#define GPU_TEST_ROUNDS(n) (oversubscribed ? (n) / 100 + 12 : (n))
#define GPU_TEST_STEPS(n) (n)
#define GPU_TEST_TIME(n) ((n)*1ull)
#define GPU_TEST_IS_SLOW 0
#endif

/* In a kernel: the first failed line wins. */
#define KERNEL_CHECK(bad, cond)                                                                                        \
    do {                                                                                                               \
        if (!(cond))                                                                                                   \
            atomicCAS((bad), 0, __LINE__);                                                                             \
    } while (0)

static CHECK_PER_PE int *bad_word __attribute__((unused));

/* With GPU_TEST_VERBOSE: how far PE 0 has come. */
__attribute__((unused)) static void tell_progress(int line)
{
    if (me == 0 && getenv("GPU_TEST_VERBOSE") != NULL)
        fprintf(stderr, "%.3f s: line %d\n", (double)(now_ns() % (1000ull * SECOND)) / 1e9, line);
}

/* Waits for the kernels launched so far and checks their reports. */
#define KERNELS_PASS()                                                                                                 \
    do {                                                                                                               \
        CUDA(cudaGetLastError());                                                                                      \
        CUDA(cudaDeviceSynchronize());                                                                                 \
        if (*bad_word != 0)                                                                                            \
            fail(*bad_word, "a check in a kernel");                                                                    \
        tell_progress(__LINE__);                                                                                       \
    } while (0)

#ifndef GPU_TEST_OWN_MAIN
static const char *program;
static void test(void);

/* A barrier that all PEs have left when it returns on the one that dies then: a death right after a plain one makes it
 * fail on a PE that has not left yet. */
__attribute__((unused)) static void barrier_before_the_death_of(int dead)
{
    uint64_t *left_it = (uint64_t *)MADE(ferry_calloc(1, sizeof *left_it));
    CHECK_OK(ferry_barrier_all());
    if (me != dead)
        CHECK_OK(ferry_uint64_atomic_add(left_it, 1, dead));
    else
        CHECK_OK(ferry_uint64_wait_until(left_it, FERRY_CMP_GE, (uint64_t)n_pes - 1));
}

int main(int, char **argv)
{
    int devices = 0;
    program = argv[0];
    alarm(100);
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
        printf("skipped: no GPU here\n");
        return 77;
    }
    setenv("FERRY_SPACE", "cuda", 1);
    setenv("FERRY_TIMEOUT", GPU_TEST_TIMEOUT, GPU_TEST_TIMEOUT_IS_FIXED);
    ferry_status status = ferry_init();
    if (status != FERRY_SUCCESS) {
        fprintf(stderr, "FAIL: ferry_init: %s\n", ferry_last_error_message());
        return 1;
    }
    pe_me = me = ferry_my_pe();
    pe_n = n_pes = ferry_n_pes();
    oversubscribed = n_pes > devices && !gpu_test_mps();
    right = (me + 1) % n_pes;
    left = (me + n_pes - 1) % n_pes;
    CUDA(cudaHostAlloc((void **)&bad_word, sizeof *bad_word, cudaHostAllocMapped));
    *bad_word = 0;
    const int turn = turn_begin(me, n_pes);
    test();
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
    turn_end(turn);
    return 0;
}
#endif

#endif
