/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef GPU_TEST_H
#define GPU_TEST_H

#include "ferry_device.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* main() of a test of the cuda space: started by tests/launch like the others, on as many GPUs as there are.  Without a
 * GPU it is skipped.  The program defines test(), which runs between init and finalize.  A kernel reports by a word in
 * the test's own memory: the line of the first check that failed. */
#ifndef GPU_TEST_TIMEOUT
#define GPU_TEST_TIMEOUT "20s"
#endif
#ifndef GPU_TEST_TIMEOUT_IS_FIXED /* 1: whatever the environment says */
#define GPU_TEST_TIMEOUT_IS_FIXED 0
#endif

static int me __attribute__((unused)), n_pes __attribute__((unused)), right __attribute__((unused)),
    left __attribute__((unused));

static void fail(int line, const char *what)
{
    fprintf(stderr, "FAIL PE %d line %d: %s (last message: %s)\n", me, line, what, ferry_last_error_message());
    ferry_fault fault;
    char text[1024];
    while (ferry_fault_next(&fault) == FERRY_SUCCESS) /* what kernels have met */
        if (ferry_fault_format(&fault, text, sizeof text) > 0)
            fprintf(stderr, "  %s\n", text);
    fflush(NULL);
    _exit(1);
}

#define CHECK(cond)                                                                                                    \
    do {                                                                                                               \
        if (!(cond))                                                                                                   \
            fail(__LINE__, #cond);                                                                                     \
    } while (0)
#define OK(call)                                                                                                       \
    do {                                                                                                               \
        ferry_status status_ = (call);                                                                                 \
        if (status_ != FERRY_SUCCESS)                                                                                  \
            fail(__LINE__, ferry_status_name(status_));                                                                \
    } while (0)
#define CUDA(call)                                                                                                     \
    do {                                                                                                               \
        cudaError_t error_ = (call);                                                                                   \
        if (error_ != cudaSuccess)                                                                                     \
            fail(__LINE__, cudaGetErrorString(error_));                                                                \
    } while (0)

static int crowded __attribute__((unused)); /* PEs share a GPU: they take turns of milliseconds */

/* Rounds, steps of a sweep, and times by which something is over: an emulated GPU (tests/emu) is slow. */
#ifdef FERRYI_EMULATE
#define GPU_TEST_ROUNDS(n) ((n) / 50 + 12)
#define GPU_TEST_STEPS(n) ((n)*5)
#define GPU_TEST_TIME(n) ((n)*10ull)
#else
#define GPU_TEST_ROUNDS(n) (crowded ? (n) / 100 + 12 : (n))
#define GPU_TEST_STEPS(n) (n)
#define GPU_TEST_TIME(n) ((n)*1ull)
#endif

/* In a kernel: the first failed line wins. */
#define KERNEL_CHECK(bad, cond)                                                                                        \
    do {                                                                                                               \
        if (!(cond))                                                                                                   \
            atomicCAS((bad), 0, __LINE__);                                                                             \
    } while (0)

static int *bad_word __attribute__((unused));

/* With GPU_TEST_VERBOSE: how far PE 0 has come. */
__attribute__((unused)) static void tell_progress(int line)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (me == 0 && getenv("GPU_TEST_VERBOSE") != NULL)
        fprintf(stderr, "%.3f s: line %d\n", (double)(now.tv_sec % 1000) + (double)now.tv_nsec / 1e9, line);
}

/* Waits for the kernels launched so far and looks at what they reported. */
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
    me = ferry_my_pe();
    n_pes = ferry_n_pes();
    crowded = n_pes > devices;
    right = (me + 1) % n_pes;
    left = (me + n_pes - 1) % n_pes;
    CUDA(cudaHostAlloc((void **)&bad_word, sizeof *bad_word, cudaHostAllocMapped));
    *bad_word = 0;
    test();
    OK(ferry_barrier_all());
    OK(ferry_finalize());
    return 0;
}
#endif

#endif
