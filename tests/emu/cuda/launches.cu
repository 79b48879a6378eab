/* SPDX-License-Identifier: BSD-3-Clause */
/* Every way to write a kernel and its launch, variables of GPUs, and atomics of all operations. */
#include "is.h"
#include <cstring>
#include <cuda/atomic>

struct point {
    int x, y;
};
__constant__ point corner = { 3, 4 }, corners[2];
__device__ int calls, table[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };
static __device__ unsigned long long total = 1;
__device__ int (*chosen)(int);
__managed__ int seen_by_all = 5;
namespace inner
{
__device__ const float halves[3] = { 0.5f, 1.5f, 2.5f };
__global__ void in_a_namespace(float *out)
{
    out[threadIdx.x] = halves[threadIdx.x] * 2;
}
} // namespace inner

__host__ __device__ inline int twice(int v)
{
    return 2 * v;
}
__device__ __forceinline__ int add_call(int v)
{
    atomicAdd(&calls, 1);
    return v + corner.x * 100 + corners[1].y + table[1][2];
}
/* A "<<<" in a comment and in a string is no launch: kernel<<<1, 1>>>(). */
static const char text[] = "kernel<<<1, 1>>>(\"x\")";

__global__ void simple(int *out, const int n, int (*unused)(int))
{
    if ((int)threadIdx.x < n)
        out[threadIdx.x] = add_call(twice((int)threadIdx.x));
    (void)unused;
}
template <class T, int N = 4, class... More>
__global__ void __launch_bounds__(64) many(T *out, More... more)
{
    T sum = N;
    const T all[] = { (T)more... };
    for (T v : all)
        sum += v;
    out[threadIdx.x] = sum;
}
__global__ void overloaded(int *out)
{
    *out = 1;
}
__global__ void overloaded(float *out)
{
    *out = 2;
}
static __global__ void unnamed(int *out, int, float *)
{
    if (blockIdx.y == 1)
        *out = (int)(blockIdx.z * 100 + blockIdx.y * 10 + blockIdx.x) + (gridDim.y == 2 ? 1000 : 0);
}
#define MAKE(NAME, VALUE)                                                                                              \
    __global__ void NAME##_kernel(int *out)                                                                            \
    {                                                                                                                  \
        out[threadIdx.x] = VALUE;                                                                                      \
    }
MAKE(seven, 7)
#define LAUNCH(KERNEL, ...) KERNEL<<<1, 2>>>(__VA_ARGS__)

__global__ void atomics(unsigned *w, unsigned long long *l, float *f, double *d, int *s)
{
    const unsigned i = threadIdx.x;
    __shared__ unsigned here;
    if (i == 0)
        here = 0;
    __syncthreads();
    atomicAdd_block(&here, 2);
    atomicAdd(&w[0], 2);
    atomicSub(&w[1], 1);
    atomicExch(&w[2], 77);
    atomicMin(&s[0], -(int)i);
    atomicMax(&w[3], i);
    atomicInc(&w[4], 9);
    atomicDec(&w[5], 9);
    atomicAnd(&w[6], ~(1u << i % 32));
    atomicOr(&w[7], 1u << i % 32);
    atomicXor(&w[8], i);
    for (unsigned old = w[9], was;; old = was) /* another way to add */
        if ((was = atomicCAS_system(&w[9], old, old + 3)) == old)
            break;
    atomicAdd_system(&l[0], 1ull << 32);
    atomicMax(&l[1], (unsigned long long)i);
    atomicAdd(f, 0.5f);
    atomicAdd(d, 0.25);
    __syncthreads();
    if (i == 0)
        w[10] = here;
}

/* What runs on the host alone. */
static int copied, destroyed;
struct counted {
    int v;
    explicit counted(int value) : v(value) {}
    counted(const counted &from) : v(from.v) { copied++; }
    ~counted() { destroyed++; }
};
__global__ void takes_by_value(counted c, int *out, const counted d)
{
    c.v += (int)threadIdx.x; /* each thread's own */
    out[threadIdx.x] = c.v * 100 + d.v;
}

/* Names of built-in variables are free for a program's own. */
struct shape {
    dim3 gridDim, blockDim = 8;
    unsigned threads() const { return gridDim.x * blockDim.x; }
};
static unsigned product(const dim3 &gridDim, dim3 blockDim)
{
    return gridDim.x * blockDim.x;
}
__global__ void place(int *out)
{
    if (blockIdx.x * blockDim.x + threadIdx.x == gridDim.x * blockDim.x - 1)
        *out = (int)(gridDim.x * 1000 + blockDim.x);
}
static void launches_with_own_names(int *out)
{
    dim3 gridDim(3), blockDim(16);
    place<<<gridDim, blockDim>>>(out);
    IS(product(gridDim, blockDim), 48);
    for (unsigned threadIdx = 0; threadIdx < 2; threadIdx++)
        IS(threadIdx, gridDim.x - 3 + threadIdx);
}

__global__ void newer_atomics(cuda::atomic<int, cuda::thread_scope_device> *sum, unsigned *most, float *f, int *out)
{
    cuda::atomic_ref<unsigned, cuda::thread_scope_block> ref(*most);
    sum->fetch_add((int)threadIdx.x, cuda::memory_order_relaxed);
    ref.fetch_max(threadIdx.x);
    cuda::atomic_ref<float>(*f) += 0.5f;
    if (threadIdx.x == 0) {
        while (sum->load(cuda::memory_order_acquire) != 63 * 32)
            continue;
        out[0] = (int)ref.load();
        out[1] = __fadd_rd(1.0f, 1e-9f) == 1.0f && __fadd_ru(1.0f, 1e-9f) > 1.0f && __fmul_rz(-3.0f, 0.1f) > -0.3f;
        out[2] = __dadd_ru(1.0, -1e-20) == 1.0 && __dadd_rd(1.0, -1e-20) < 1.0;
    }
}

__global__ void says(int n)
{
    if (threadIdx.x == 0)
        printf("a kernel says %d and %s\n", n, text);
}

int main()
{
    int *out, got[64];
    float *f, got_f[3];
    cudaMalloc(&out, sizeof got);
    cudaMalloc((void **)&f, sizeof got_f);
    const auto look = [&] { cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost); };
    for (int gpu = 0; gpu < 2; gpu++) {
        const point two[2] = { { 0, 0 }, { 0, 1000 * (gpu + 1) } };
        int n;
        cudaSetDevice(gpu);
        cudaMemcpyToSymbol(corners, two, sizeof two);
        for (int k = 0; k <= gpu; k++)
            simple<<<1, 40>>>(out, 32, /* a comment, with (((, and >>> */
                              nullptr);
        cudaMemcpyFromSymbol(&n, calls, sizeof n);
        IS(n, 32 * (gpu + 1));
        look();
        IS(got[3], 6 + 300 + 1000 * (gpu + 1) + 6);
    }
    cudaMemcpyFromSymbol(&got[0], table, sizeof(int), 4 * sizeof(int));
    IS(got[0], 5);
    void *at;
    size_t size;
    IS(cudaGetSymbolAddress(&at, total), cudaSuccess);
    IS(cudaGetSymbolSize(&size, table), cudaSuccess);
    IS(size, 24);
    cudaSetDevice(0);
    many<<<1, 1>>>(out, 1, 2.0f, 3u);
    many<int, 10><<<dim3{ 1, 1 }, (1 > 2 ? 5 : 1)>>>(out + 1);
    void (*pointer)(int *) = overloaded;
    pointer<<<1, 1>>>(out + 2);
    overloaded<<<1, 1>>>(f);
    unnamed<<<dim3(1, 2, 1), 1>>>(out + 3, 5, nullptr);
    if (got[0] == 5)
        LAUNCH(seven_kernel, out + 4);
    else
        LAUNCH(seven_kernel, out);
    inner::in_a_namespace<<<1, 3, 0, cudaStreamPerThread>>>(f);
    look();
    IS(got[0], 4 + 6);
    IS(got[1], 10);
    IS(got[2], 1);
    IS(got[3] / 100, 10);
    IS(got[4] + got[5], 14);
    cudaMemcpy(got_f, f, sizeof got_f, cudaMemcpyDeviceToHost);
    IS(got_f[2], 5);
    int n = 32;
    int (*none)(int) = nullptr;
    void *args[] = { &out, &n, &none };
    IS(cudaLaunchKernel((const void *)simple, dim3(1), dim3(32), args, 0, nullptr), cudaSuccess);
    look();
    IS(got[3], 6 + 300 + 1000 + 6);
    seen_by_all += 1;

    unsigned w[16] = { 0, 100, 0, 0, 0, 0, ~0u, 0, 0, 0, 0 }, *dw;
    unsigned long long l[2] = { 0, 0 }, *dl;
    double *dd, got_d = 0;
    cudaMalloc(&dw, sizeof w);
    cudaMalloc(&dl, sizeof l);
    cudaMalloc(&dd, sizeof *dd);
    cudaMemcpy(dw, w, sizeof w, cudaMemcpyHostToDevice);
    cudaMemset(dl, 0, sizeof l);
    cudaMemset(dd, 0, sizeof *dd);
    cudaMemset(f, 0, sizeof *f);
    cudaMemset(out, 0, sizeof got);
    atomics<<<1, 100>>>(dw, dl, f, dd, out);
    cudaMemcpy(w, dw, sizeof w, cudaMemcpyDeviceToHost);
    cudaMemcpy(l, dl, sizeof l, cudaMemcpyDeviceToHost);
    cudaMemcpy(got_f, f, sizeof *f, cudaMemcpyDeviceToHost);
    cudaMemcpy(&got_d, dd, sizeof got_d, cudaMemcpyDeviceToHost);
    look();
    IS(w[0], 200);
    IS(w[1], 0);
    IS(w[2], 77);
    IS(w[3], 99);
    IS(w[4], 0);
    IS(w[5], 0);
    IS(w[6], 0);
    IS(w[7], ~0u);
    IS(w[8], 0);
    IS(w[9], 300);
    IS(w[10], 200);
    IS(l[0] >> 32, 100);
    IS(l[1], 99);
    IS(got_f[0], 50);
    IS(got_d, 25);
    IS(got[0], -99);

    {
        const counted c(7), d(5);
        takes_by_value<<<1, 3>>>(c, out, d);
        look();
        IS(got[0], 705);
        IS(got[2], 905);
        IS(copied, destroyed);
        IS(copied, 2);
    }
    launches_with_own_names(out);
    look();
    IS(got[0], 3016);
    shape s;
    s.gridDim = dim3(5);
    place<<<s.gridDim, s.blockDim>>>(out);
    look();
    IS(got[0], 5008);
    IS(s.threads(), 40);
    cuda::atomic<int, cuda::thread_scope_device> *sum;
    cudaMalloc(&sum, sizeof *sum);
    cudaMemset(sum, 0, sizeof *sum);
    cudaMemset(dw, 0, sizeof w);
    cudaMemset(f, 0, sizeof *f);
    newer_atomics<<<1, 64>>>(sum, dw, f, out);
    look();
    cudaMemcpy(got_f, f, sizeof *f, cudaMemcpyDeviceToHost);
    IS(got[0], 63);
    IS(got[1], 1);
    IS(got[2], 1);
    IS(got_f[0], 32);
    says<<<1, 32>>>(seen_by_all);
    IS(cudaDeviceSynchronize(), cudaSuccess);

    simple<<<1, 2000>>>(out, 1, nullptr);
    IS(cudaGetLastError(), cudaErrorInvalidConfiguration);
    simple<<<1, 1, 60000>>>(out, 1, nullptr);
    IS(cudaGetLastError(), cudaErrorInvalidConfiguration);
    IS(cudaFuncSetAttribute(simple, cudaFuncAttributeMaxDynamicSharedMemorySize, 60000), cudaSuccess);
    simple<<<1, 1, 60000>>>(out, 1, nullptr);
    IS(cudaGetLastError(), cudaSuccess);
    cudaFuncAttributes attributes;
    IS(cudaFuncGetAttributes(&attributes, simple), cudaSuccess);
    IS(attributes.maxDynamicSharedSizeBytes, 60000);
    return 0;
}
