/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of kernels, and calls of the runtime, that no other program of these tests has: each with a value that
 * another function of its kind would not give. */
#include "is.h"
#include <cmath>
#include <cstring>

/* How many were wrong, and the line of the last. */
__device__ int wrong[2];
#define OF(GOT, WANTED)                                                                                                \
    do {                                                                                                               \
        if (!(fabs((double)(GOT) - (double)(WANTED)) <= 1e-6 * fabs((double)(WANTED)))) {                              \
            wrong[0]++;                                                                                                \
            wrong[1] = __LINE__;                                                                                       \
        }                                                                                                              \
    } while (0)

__global__ void bits()
{
    OF(__popc(0xf0f0u), 8);
    OF(__popcll(0xf0f0000000000001ull), 9);
    OF(__clz(1), 31);
    OF(__clz(0), 32);
    OF(__clzll(1), 63);
    OF(__ffs(8), 4);
    OF(__ffsll(1ll << 40), 41);
    OF(__brev(1), 0x80000000u);
    OF(__brevll(2) >> 62, 1);
    OF(__byte_perm(0x33221100, 0x77665544, 0x7041), 0x77004411);
    OF(__funnelshift_l(0x80000000u, 1, 1), 3);
    OF(__funnelshift_r(2, 1, 1), 0x80000001u);
    OF(__funnelshift_lc(5, 7, 40), 5);
    OF(__funnelshift_rc(5, 7, 40), 7);
    OF(__mulhi(-4, 1 << 30), -1);
    OF(__umulhi(1u << 31, 6), 3);
    OF(__mul64hi(-4, 1ll << 62), -1);
    OF(__umul64hi(1ull << 63, 6), 3);
    OF(__mul24(0x1000003, 5), 15);
    OF(__umul24(0xff000002u, 7), 14);
    OF(__sad(-3, 4, 1u), 8);
    OF(__usad(3, 10, 1u), 8);
    OF(__hadd(5, 8), 6);
    OF(__dp4a(0x01020304, 0x01010101, 5), 15);
    OF(umin(3, 4) + umax(3, 4) * 10, 43);
    OF(llmin(-3, 4) + llmax(-3, 4) * 10, 37);
    OF(ullmin(3, 4) + ullmax(3, 4) * 10, 43);
}

__global__ void conversions()
{
    OF(__float2int_rn(2.5f), 2);
    OF(__float2int_rz(-2.9f), -2);
    OF(__float2int_ru(2.1f), 3);
    OF(__float2int_rd(-2.1f), -3);
    OF(__float2uint_rn(1e20f), 4294967295u);
    OF(__double2int_rn(-1e20), -2147483648.0);
    OF(__int2float_rn(7), 7);
    OF(__double2float_rn(0.1), 0.1f);
    OF(__float_as_int(1.0f), 0x3f800000);
    OF(__int_as_float(0x40000000), 2);
    OF(__double_as_longlong(2.0) >> 52, 1024);
    OF(__hiloint2double(__double2hiint(3.5), __double2loint(3.5)), 3.5);
}

__global__ void numbers(float x, double y)
{
    OF(__expf(x), exp(0.5));
    OF(__exp10f(x), pow(10, 0.5));
    OF(__logf(x), log(0.5));
    OF(__log2f(x), -1);
    OF(__log10f(x), log10(0.5));
    OF(__powf(x, 3), 0.125);
    OF(__sinf(x), sin(0.5));
    OF(__cosf(x), cos(0.5));
    OF(__tanf(x), tan(0.5));
    float s, c;
    __sincosf(x, &s, &c);
    OF(s + 10 * c, sin(0.5) + 10 * cos(0.5));
    OF(__fdividef(x, 4), 0.125);
    OF(__saturatef(x) + __saturatef(7) + __saturatef(-7), 1.5);
    OF(__fadd_rn(x, 1) - __fsub_rn(x, 1), 2);
    OF(__fmul_rn(x, 6) / __fdiv_rn(x, 6), 36);
    OF(__fmaf_rn(x, 2, 3), 4);
    OF(__frcp_rn(x), 2);
    OF(__fsqrt_rn(x) * __frsqrt_rn(x), 1);
    OF(__dadd_rn(y, 1) - __dsub_rn(y, 1), 2);
    OF(__dmul_rn(y, 6) / __ddiv_rn(y, 6), 36);
    OF(__fma_rn(y, 2, 3), 3.5);
    OF(__drcp_rn(y) * __dsqrt_rn(y), 2);
    OF(rsqrt(y) + rsqrtf(x), 2 + 1 / sqrt(0.5));
    OF(rcbrt(8.0) + rcbrtf(8.0f), 1);
    OF(sinpi(y) + sinpif(x), sin(M_PI / 4) + 1);
    OF(cospi(y) + cospif(0.0f), cos(M_PI / 4) + 1);
    OF(normcdf(0.0) + normcdff(0.0f), 1);
    OF(norm3d(2, 3, 6) + norm3df(1, 2, 2), 10);
    OF(rhypot(3.0, 4.0) + rhypotf(3.0f, 4.0f), 0.4);
    /* Rounded down, up and towards zero: between two numbers. */
    OF(__fsub_rd(1, 1e-10f) < 1 && __fsub_ru(1, 1e-10f) == 1 && __fsub_rz(1, 1e-10f) < 1, 1);
    OF(__fdiv_rd(1, 3) < __fdiv_ru(1, 3) && __fdiv_rz(-1, 3) > __fdiv_rd(-1, 3), 1);
    OF(__frcp_rd(3) < __frcp_ru(3) && __frcp_rz(3) == __frcp_rd(3), 1);
    OF(__fsqrt_rd(2) < __fsqrt_ru(2) && __fsqrt_rz(2) == __fsqrt_rd(2), 1);
    OF(__fmaf_rd(1, 1, 1e-10f) == 1 && __fmaf_ru(1, 1, 1e-10f) > 1 && __fmaf_rz(1, 1, 1e-10f) == 1, 1);
    OF(__dsub_rd(1, 1e-20) < 1 && __dsub_ru(1, 1e-20) == 1 && __dsub_rz(1, 1e-20) < 1, 1);
    OF(__dmul_rd(y, 0.1) <= __dmul_ru(y, 0.1) && __dmul_rz(-0.1, 0.1) > __dmul_rd(-0.1, 0.1), 1);
    OF(__ddiv_rd(1, 3) < __ddiv_ru(1, 3) && __ddiv_rz(-1, 3) > __ddiv_rd(-1, 3), 1);
    OF(__drcp_rd(3) < __drcp_ru(3) && __drcp_rz(3) == __drcp_rd(3), 1);
    OF(__dsqrt_rd(2) < __dsqrt_ru(2) && __dsqrt_rz(2) == __dsqrt_rd(2), 1);
    OF(__fma_rd(1, 1, 1e-20) == 1 && __fma_ru(1, 1, 1e-20) > 1 && __fma_rz(1, 1, 1e-20) == 1, 1);
}

struct __align__(16) aligned
{
    int2 v;
};
__device__ int pair[2];
__noinline__ __device__ int not_inlined(int v)
{
    return v + 1;
}
__global__ void rest(const __grid_constant__ int one, int *words)
{
    const unsigned lane = threadIdx.x;
    int all = 0;
    if (lane < 32) {
        __match_all_sync(0xffffffffu, one, &all);
        OF(all, 1);
        OF(__activemask(), 1u << lane);
        OF(__reduce_and_sync(0xffffffffu, ~(1u << lane)), 0);
        OF(__reduce_or_sync(0xffffffffu, 1u << lane), 0xffffffffu);
        OF(__reduce_xor_sync(0xffffffffu, lane), 0);
        OF(__reduce_min_sync(0xffffffffu, lane + 3), 3);
        OF(clock() > 0, 1);
    }
    OF(__syncthreads_count(lane < 5), 5);
    OF(__syncthreads_or(lane == 5), 1);
    OF(__syncthreads_and(lane != 5), 0);
    if (lane != 0)
        return;
    aligned a = { make_int2(3, 4) };
    OF(a.v.x + a.v.y + (int)(sizeof a / 16), 8);
    OF(pair[0] + pair[1], 30);
    OF(not_inlined(__ldg(words) + __ldcg(words + 1)), 31);
    __stcg(words + 2, one + 1);
    OF(__globaltimer() > 0 && clock64() > 0, 1);
    if (one == 0)
        __trap();
}

static void kernels_are_right()
{
    int host[3] = { 10, 20, 0 }, *words;
    IS(cudaMalloc(&words, sizeof host), cudaSuccess);
    IS(cudaMemcpy(words, host, sizeof host, cudaMemcpyHostToDevice), cudaSuccess);
    IS(cudaMemcpyToSymbolAsync(pair, host, 8, 0, cudaMemcpyHostToDevice, nullptr), cudaSuccess);
    IS(cudaMemcpyFromSymbolAsync(host + 1, pair, 4, 4, cudaMemcpyDeviceToHost, nullptr), cudaSuccess);
    bits<<<1, 1>>>();
    conversions<<<1, 1>>>();
    numbers<<<1, 1>>>(0.5f, 0.25);
    rest<<<1, 64>>>(1, words);
    IS(cudaThreadSynchronize(), cudaSuccess);
    IS(cudaMemcpy(host, words, sizeof host, cudaMemcpyDeviceToHost), cudaSuccess);
    IS(host[2], 2);
    IS(cudaMemcpyFromSymbol(host, wrong, sizeof wrong), cudaSuccess);
    if (host[0] != 0)
        printf("line %d is wrong\n", host[1]);
    IS(host[0], 0);
    IS(cudaFree(words), cudaSuccess);
}

static void devices()
{
    int value = -1, least, greatest;
    size_t size;
    unsigned flags;
    char name[32];
    cudaDeviceProp wanted = {};
    IS(cudaChooseDevice(&value, &wanted), cudaSuccess);
    IS(value, 0);
    IS(cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, 1), cudaSuccess);
    IS(value, 1);
    IS(cudaDeviceGetPCIBusId(name, sizeof name, 1), cudaSuccess);
    IS(strcmp(name, "0000:02:00.0"), 0);
    IS(cudaDeviceGetStreamPriorityRange(&least, &greatest), cudaSuccess);
    IS(greatest < least, 1);
    IS(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 16 << 20), cudaSuccess);
    IS(cudaDeviceGetLimit(&size, cudaLimitMallocHeapSize), cudaSuccess);
    IS(size, 16 << 20);
    IS(cudaDeviceSetCacheConfig(cudaFuncCachePreferL1), cudaSuccess);
    IS(cudaDeviceSetSharedMemConfig(cudaSharedMemBankSizeEightByte), cudaSuccess);
    IS(cudaFuncSetCacheConfig((const void *)bits, cudaFuncCachePreferShared), cudaSuccess);
    IS(cudaDriverGetVersion(&value), cudaSuccess);
    IS(value >= 12000, 1);
    IS(cudaRuntimeGetVersion(&value), cudaSuccess);
    IS(value >= 12000, 1);
    IS(cudaSetDeviceFlags(cudaDeviceScheduleYield), cudaSuccess);
    IS(cudaGetDeviceFlags(&flags), cudaSuccess);
    IS(flags, cudaDeviceScheduleYield);
    IS(cudaProfilerStart(), cudaSuccess);
    IS(cudaProfilerStop(), cudaSuccess);
    IS(cudaFree((void *)(uintptr_t)64), cudaErrorInvalidValue);
    IS(cudaPeekAtLastError(), cudaErrorInvalidValue);
    IS(cudaGetLastError(), cudaErrorInvalidValue);
    IS(cudaPeekAtLastError(), cudaSuccess);
}

static void memory_and_streams()
{
    int host[4][4], got[4][4] = {}, n, *a, *b, *managed;
    cudaStream_t stream;
    cudaFunction_t function;
    cudaGraph_t graph;
    cudaGraphExec_t runnable;
    for (int i = 0; i < 16; i++)
        host[i / 4][i % 4] = i;
    IS(cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, -1), cudaSuccess);
    IS(cudaMallocAsync((void **)&a, sizeof host, stream), cudaSuccess);
    IS(cudaMemcpy2DAsync(a, 16, host, 16, 8, 4, cudaMemcpyHostToDevice, stream), cudaSuccess);
    IS(cudaMemset2DAsync(a + 2, 16, 0xff, 8, 4, stream), cudaSuccess);
    IS(cudaStreamSynchronize(stream), cudaSuccess);
    IS(cudaSetDevice(1), cudaSuccess);
    IS(cudaMalloc(&b, sizeof host), cudaSuccess);
    IS(cudaSetDevice(0), cudaSuccess);
    IS(cudaMemcpyPeerAsync(b, 1, a, 0, sizeof host, stream), cudaSuccess);
    IS(cudaStreamSynchronize(stream), cudaSuccess);
    IS(cudaMemcpy(got, b, sizeof got, cudaMemcpyDeviceToHost), cudaSuccess);
    IS(got[2][1], 9);
    IS(got[2][2], -1);
    IS(cudaFreeAsync(a, stream), cudaSuccess);
    IS(cudaMallocManaged((void **)&managed, 64), cudaSuccess);
    IS(cudaMemAdvise(managed, 64, cudaMemAdviseSetReadMostly, 0), cudaSuccess);
    IS(cudaMemPrefetchAsync(managed, 64, 0, stream), cudaSuccess);
    IS(cudaGetFuncBySymbol(&function, (const void *)bits), cudaSuccess);
    IS(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&n, (const void *)bits, 1024, 0, 0), cudaSuccess);
    IS(n, 2);
    IS(cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed), cudaSuccess);
    bits<<<1, 1, 0, stream>>>();
    IS(cudaStreamEndCapture(stream, &graph), cudaSuccess);
    IS(cudaGraphInstantiateWithFlags(&runnable, graph, 0), cudaSuccess);
    IS(cudaGraphLaunch(runnable, stream), cudaSuccess);
    IS(cudaStreamSynchronize(stream), cudaSuccess);
}

int main()
{
    kernels_are_right();
    devices();
    memory_and_streams();
    IS(cudaThreadExit(), cudaSuccess);
    return 0;
}
