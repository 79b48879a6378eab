/* SPDX-License-Identifier: BSD-3-Clause */
/* errors_of_gpus_are_caught WHAT: makes an error that a GPU does not tolerate, so the emulator must not tolerate it
 * either. */
#include <csignal>
#include <cstdio>
#include <cstring>
#include <unistd.h>

__global__ void stray(void)
{
    if (threadIdx.x % 32 < 7)
        __syncthreads();
    else
        __syncthreads();
}
/* The second warp synchronizes as a warp, but its thread 40 does not arrive. */
__global__ void left_alone(void)
{
    if (threadIdx.x < 32 || threadIdx.x == 40)
        __syncthreads();
    else
        __syncwarp();
}
static __attribute__((noinline)) char much(void)
{
#if defined(__SANITIZE_ADDRESS__) /* stacks are larger: grid.cc */
    volatile char space[700000];
#else
    volatile char space[200000];
#endif
    for (int i = (int)sizeof space - 1; i >= 0; i -= 8)
        space[i] = (char)i;
    return space[0];
}
__global__ void deep(char *out)
{
    if (threadIdx.x == 2)
        *out = much();
}
__global__ void sums(int *out)
{
    __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, (int)threadIdx.x);
    __syncthreads();
    const bool here = __any_sync(0xffffffffu, threadIdx.x == 70);
    const int twice = sum + __shfl_xor_sync(0xffffffffu, sum, 1);
    if (here && threadIdx.x % 32 == 31)
        out[blockIdx.x] = twice;
}

static void segv(int)
{
    _exit(42);
}

int main(int, char **argv)
{
    int *p = nullptr;
    char *host = nullptr;
    (void)cudaMalloc((void **)&p, 4096);
    (void)cudaHostAlloc((void **)&host, 4096, 0);
    if (strcmp(argv[1], "host") == 0) {
        signal(SIGSEGV, segv);
        printf("%d\n", *(volatile int *)p);
        return 0;
    }
    if (strcmp(argv[1], "stray") == 0)
        stray<<<1, 64>>>();
    if (strcmp(argv[1], "left_alone") == 0)
        left_alone<<<1, 64>>>();
    if (strcmp(argv[1], "deep") == 0)
        deep<<<1, 3>>>(host);
    if (strcmp(argv[1], "access") == 0) {
        CUmemGenericAllocationHandle handle;
        CUmemAllocationProp prop = {};
        CUmemAccessDesc access = {};
        CUdeviceptr at;
        const size_t size = (size_t)2 << 20;
        prop.location.type = access.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
        prop.location.id = 1;
        access.location.id = 0;
        access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        if (cuMemAddressReserve(&at, size, size, 0, 0) || cuMemCreate(&handle, size, &prop, 0) ||
            cuMemMap(at, size, 0, handle, 0))
            return 1;
        return cuMemSetAccess(at, size, &access, 1) == CUDA_SUCCESS ? 0 : 42;
    }
    if (strcmp(argv[1], "nothing") == 0) {
        int got[40];
        sums<<<40, 96>>>(p);
        (void)cudaMemcpy(got, p, sizeof got, cudaMemcpyDeviceToHost);
        for (int v : got)
            if (v != 95 * 96)
                return 1;
        return 42;
    }
    (void)cudaDeviceSynchronize();
    return 0;
}
