/* SPDX-License-Identifier: BSD-3-Clause */
/* One process drives several GPUs: each PE is a thread with its own GPU, and the kernels of all PEs run at the same
 * time. ferry refuses two threads on one GPU and names the alternative. */
#define GPU_TEST_OWN_MAIN
#include "gpu_test.h"

struct ring {
    uint64_t *word;
    long *data; /* [64] */
    int *bad;
};
FERRY_KERNEL(ring, struct ring, a)
{
    int pe = ferry_my_pe(), n = ferry_n_pes();
    for (long round = 1; round <= 50; round++) {
        if (ferry_thread_index() < 64)
            a->data[ferry_thread_index()] = 0; /* read: the last barrier has passed */
        if (ferry_barrier_all_block() != FERRY_SUCCESS)
            *a->bad = __LINE__;
        for (unsigned i = ferry_thread_index(); i < 64; i += ferry_thread_count())
            if (ferry_long_p(a->data + i, round * 1000 + pe, (pe + 1) % n) != FERRY_SUCCESS)
                *a->bad = __LINE__;
        ferry_block_sync();
        if (ferry_thread_index() == 0 && ferry_fence() == FERRY_SUCCESS)
            (void)ferry_signal_add(a->word, 1, (pe + 1) % n);
        if (ferry_signal_wait_until_block(a->word, FERRY_CMP_EQ, (uint64_t)round) != (uint64_t)round)
            *a->bad = __LINE__;
        for (unsigned i = ferry_thread_index(); i < 64; i += ferry_thread_count())
            if (a->data[i] != round * 1000 + (pe + n - 1) % n)
                *a->bad = __LINE__;
        if (ferry_barrier_all_block() != FERRY_SUCCESS)
            *a->bad = __LINE__;
    }
}

static int pe_thread(void *)
{
    struct ring args;
    CHECK_OK(ferry_init());
    int pe = ferry_my_pe(), n = ferry_n_pes(), device = -1;
    CUDA(cudaGetDevice(&device)); /* the device that ferry_init made current */
    CHECK(device == pe);
    args.word = (uint64_t *)MADE(ferry_calloc(1, sizeof *args.word));
    args.data = (long *)MADE(ferry_calloc(64, sizeof(long)));
    CUDA(cudaHostAlloc((void **)&args.bad, sizeof *args.bad, cudaHostAllocMapped | cudaHostAllocPortable));
    *args.bad = 0;
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_launch(ring, 1, 128, &args, sizeof args));
    CHECK_OK(ferry_launch_wait());
    if (*args.bad != 0)
        fail(*args.bad, "a check in a kernel");
    long got = 0;
    CHECK_OK(ferry_long_get(&got, args.data + 63, 1, (pe + 1) % n));
    CHECK(got == 50 * 1000 + pe);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
    return 0;
}

static int refused(void *)
{
    ferry_status status = ferry_init();
    if (status == FERRY_SUCCESS)
        return 1;
    /* One of the two threads detects it, the other learns it from that thread. */
    if (strstr(ferry_last_error_message(), "give each PE that is a thread its own GPU") != NULL)
        return 0;
    return status == FERRY_ERR_UNSUPPORTED || status == FERRY_ERR_TIMEOUT || status == FERRY_ERR_BOOTSTRAP ||
                   status == FERRY_ERR_PEER_LOST
               ? 0
               : 2;
}

int main(void)
{
    int devices = 0, code = -1;
    const char *rank = getenv("RANK");
    alarm(60);
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
        printf("skipped: no GPU here\n");
        return 77;
    }
    if (rank != NULL && strcmp(rank, "0") != 0) /* one process is enough */
        return 0;
    setenv("FERRY_SPACE", "cuda", 1);
    setenv("FERRY_TIMEOUT", "10s", 1);
    CHECK_OK(ferry_threads_run(devices, pe_thread, NULL, &code));
    CHECK(code == 0);
    setenv("FERRY_INIT_TIMEOUT", "3s", 1);
    CHECK_OK(ferry_threads_run(devices + 1, refused, NULL, &code));
    CHECK(code == 0);
    return 0;
}
