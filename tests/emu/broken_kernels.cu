/* SPDX-License-Identifier: BSD-3-Clause */
/* broken_kernels WHAT: a program with one error.  broken_kernels_are_named.sh looks for the lines that end in a mark,
 * "HERE what" and "THERE what", in what the emulator says. */
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>

__device__ int counter;
__device__ int *leaked;
__device__ char *kept;

__global__ void sum_without_barrier(int *out, const int *in)
{
    __shared__ int tile[64];
    const unsigned t = threadIdx.x;
    tile[t] = in[t]; /* THERE sum_without_barrier */
    if (t == 0)
        for (unsigned i = 1; i < blockDim.x; i++)
            tile[0] += tile[i]; /* HERE sum_without_barrier */
    __syncthreads();
    out[t] = tile[0];
}
__global__ void next_round_too_early(int *out)
{
    __shared__ int value;
    for (int i = 0; i < 2; i++) {
        if (threadIdx.x == 0)
            value = i; /* HERE next_round_too_early */
        __syncthreads();
        out[threadIdx.x] = value; /* THERE next_round_too_early */
    }
}
__global__ void warps_do_not_wait(int *out)
{
    __shared__ int word[64];
    word[threadIdx.x] = (int)threadIdx.x; /* HERE warps_do_not_wait */
    __syncwarp();
    out[threadIdx.x] = word[threadIdx.x ^ 32]; /* THERE warps_do_not_wait */
}
__global__ void atomics_and_then_none(int *out)
{
    __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, (int)threadIdx.x); /* HERE atomics_and_then_none */
    if (threadIdx.x == 0)
        *out = sum; /* THERE atomics_and_then_none */
}
__global__ void blocks_share_a_word(int *out)
{
    if (threadIdx.x == 0)
        out[1] += (int)blockIdx.x + 1; /* HERE blocks_share_a_word */
}
__global__ void device_variable(void)
{
    counter = (int)threadIdx.x; /* HERE device_variable */
}
__global__ void behind_the_end(int *out)
{
    out[threadIdx.x + 1] = 1; /* HERE behind_the_end */
}
__global__ void before_the_start(int *out)
{
    out[(int)threadIdx.x - 1] = 1; /* HERE before_the_start */
}
__global__ void behind_a_shared_array(int *out)
{
    __shared__ int tile[30];
    __shared__ int other[30];
    other[0] = 0;
    tile[threadIdx.x] = 1; /* HERE behind_a_shared_array */
    __syncthreads();
    out[threadIdx.x] = tile[0] + other[0];
}
__global__ void behind_dynamic_memory(int *out)
{
    extern __shared__ int tile[];
    tile[threadIdx.x + 1] = 1; /* HERE behind_dynamic_memory */
    __syncthreads();
    out[threadIdx.x] = tile[threadIdx.x];
}
__global__ void anything(int *p)
{
    p[3] = 1; /* HERE anything */
}
__global__ void copies_too_much(char *to, const char *from, int n)
{
    memcpy(to, from, n); /* HERE copies_too_much */
}
__global__ void local_of_another(int *out)
{
    __shared__ int *p;
    int x = (int)threadIdx.x;
    if (threadIdx.x == 2)
        p = &x;
    __syncthreads();
    if (threadIdx.x == 1)
        *out = *p; /* HERE local_of_another */
    __syncthreads();
}
__global__ void shared_of_another(int *out, unsigned *flag)
{
    __shared__ int mine[4];
    mine[threadIdx.x] = (int)blockIdx.x;
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        leaked = &mine[2];
        __threadfence();
        atomicAdd(flag, 1u);
        while (atomicAdd(flag, 0u) < 2)
            continue;
    } else {
        while (atomicAdd(flag, 0u) < 1)
            continue;
        *out = *leaked; /* HERE shared_of_another */
        atomicAdd(flag, 1u);
    }
}
__global__ void some_wait_elsewhere(int *out)
{
    if (threadIdx.x < 32 || threadIdx.x == 40)
        __syncthreads(); /* HERE some_wait_elsewhere */
    else
        __syncwarp(); /* THERE some_wait_elsewhere */
    out[threadIdx.x] = 1;
}

__global__ void int_at_odd_address(char *p)
{
    *(int *)(p + 1) = 5; /* HERE int_at_odd_address */
}
__global__ void float4_between(float *out, const float *in)
{
    *(float4 *)out = *(const float4 *)(in + threadIdx.x); /* HERE float4_between */
}
__global__ void atomic_at_odd_address(char *p)
{
    atomicAdd((int *)(p + 2), 1); /* HERE atomic_at_odd_address */
}
__device__ int deep(int n)
{
    volatile char b[900];
    b[0] = (char)n; /* HERE stack_is_too_small */
    return n <= 0 ? b[0] : deep(n - 1) + b[0];
}
__global__ void stack_is_too_small(int *out)
{
    __syncthreads(); /* so that each thread has a stack */
    if (threadIdx.x == 3)
        *out = deep(200);
    __syncthreads();
}
__global__ void behind_its_malloc(int *out)
{
    kept = (char *)malloc(10);
    kept[threadIdx.x + 10] = 1; /* HERE behind_its_malloc */
    *out = kept[0];
}
__global__ void after_its_delete(int *out)
{
    kept = new char[16]; /* THERE after_its_delete */
    char *volatile p = kept;
    delete[] kept;
    *out = p[1]; /* HERE after_its_delete */
}
__global__ void asserts(int *out)
{
    assert(out == nullptr);
}
__global__ void traps(int *out)
{
    if (blockIdx.x == 3)
        __trap();
    while (atomicAdd(out, 0) == 0) /* until the GPU ends it */
        continue;
}
__global__ void frees_what_is_none(int *out)
{
    free(out);
}

int main(int, char **argv)
{
    const char *what = argv[1];
    int *p, *q;
    unsigned *flag;
    cudaMalloc((void **)&p, 1000); /* HERE allocated */
    cudaMalloc((void **)&q, 4096);
    cudaMalloc((void **)&flag, sizeof *flag);
    cudaMemset(p, 0, 1000);
    cudaMemset(q, 0, 4096);
    cudaMemset(flag, 0, sizeof *flag);
#define RUN(kernel, grid, block, bytes, ...)                                                                           \
    if (strcmp(what, #kernel) == 0)                                                                                    \
        kernel<<<grid, block, bytes>>>(__VA_ARGS__);
    RUN(sum_without_barrier, 1, 64, 0, p, q)
    RUN(next_round_too_early, 1, 64, 0, p)
    RUN(warps_do_not_wait, 1, 64, 0, p)
    RUN(atomics_and_then_none, 1, 64, 0, p)
    RUN(blocks_share_a_word, 4, 32, 0, p)
    RUN(device_variable, 1, 32, 0)
    RUN(behind_the_end, 1, 250, 0, p)
    RUN(before_the_start, 1, 32, 0, p)
    RUN(behind_a_shared_array, 1, 32, 0, p)
    RUN(behind_dynamic_memory, 1, 32, 128, p)
    RUN(copies_too_much, 1, 1, 0, (char *)p, (const char *)q, 1001)
    RUN(local_of_another, 1, 32, 0, p)
    RUN(shared_of_another, 2, 4, 0, p, flag)
    RUN(some_wait_elsewhere, 1, 64, 0, p)
    RUN(int_at_odd_address, 1, 1, 0, (char *)p)
    RUN(float4_between, 1, 2, 0, (float *)p, (const float *)q)
    RUN(atomic_at_odd_address, 1, 1, 0, (char *)p)
    RUN(stack_is_too_small, 1, 32, 0, p)
    RUN(behind_its_malloc, 1, 1, 0, p)
    RUN(after_its_delete, 1, 1, 0, p)
    RUN(frees_what_is_none, 1, 1, 0, p)
    RUN(asserts, 1, 32, 0, p)
    RUN(traps, 4, 32, 0, p)
    if (strcmp(what, "null") == 0)
        anything<<<1, 1>>>(nullptr);
    if (strcmp(what, "of_malloc") == 0)
        anything<<<1, 1>>>((int *)malloc(100));
    if (strcmp(what, "freed") == 0) {
        cudaFree(p); /* HERE given_back */
        anything<<<1, 1>>>(p);
    }
    if (strcmp(what, "host_reads") == 0)
        printf("%d\n", p[7]); /* HERE host_reads */
    if (strcmp(what, "host_copies") == 0)
        memcpy(p, what, strlen(what)); /* HERE host_copies */
    const cudaError_t error = cudaDeviceSynchronize();
    if (error != cudaSuccess) {
        (void)cudaGetLastError(); /* which does not take it away */
        printf("%s %s %s\n", cudaGetErrorName(error), cudaGetErrorName(cudaMalloc((void **)&p, 4)),
               cudaGetErrorName(cudaPeekAtLastError()));
        cudaSetDevice(1); /* which goes on */
        if (cudaMalloc((void **)&q, 4) == cudaSuccess && cudaMemset(q, 0, 4) == cudaSuccess)
            anything<<<1, 1>>>(q - 3);
        printf("then %s\n", cudaGetErrorName(cudaDeviceSynchronize()));
    }
    return 0;
}
