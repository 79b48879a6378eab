/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_EMULATE_H
#define EMU_EMULATE_H

/* The GPU side of CUDA C++ for g++, as far as ferry's headers, device/ and the tests' kernels use it.  `g++ -x c++
 * -DFERRYI_EMULATE -include emulator/emulate.h` compiles a source, and the emulated libcuda.so.1 (driver.h) is linked
 * to it.  One system thread runs a block and its CUDA threads take turns on that thread (grid.cc), so shared memory is
 * thread-local. */
#ifndef __cplusplus
#error "kernels are C++: compile this source by g++ -x c++"
#endif
#include <cstddef>
#include <cstdint>
#include <cuda.h>
#include <cuda_runtime.h>
#include <utility>

#undef __shared__
#undef __constant__
#undef __launch_bounds__
#undef __grid_constant__
#undef __noinline__
#undef __forceinline__
#define __shared__ static thread_local
#define __constant__
#define __launch_bounds__(...)
#define __grid_constant__
#define __noinline__ /* nothing: the standard headers have it as an attribute */
#define __forceinline__ inline __attribute__((always_inline))

enum { FERRYI_EMU_DEVICES = 16 };
/* A poll may yield the core for a millisecond, and a wait must end in its time. */
#define FERRYI_POLLS_PER_LOOK 16u

/* A kernel: what a CUfunction points to. */
struct ferryi_emu_kernel {
    const char *name;
    size_t n_args;
    const size_t *sizes;
    void (*run)(void **args);
};

extern "C" {
/* The calling CUDA thread's place in the grid; NULL on the host.  const: a function's code is run by one thread. */
struct ferryi_emu_place {
    uint3 thread, block;
    dim3 threads, blocks;
};
__attribute__((const)) const ferryi_emu_place *ferryi_emu_here(void);
/* The GPU that runs the caller; on the host, the GPU of the current context. */
int ferryi_emu_device(void);

/* faults.cc: where the calling kernel's access to p really goes; asked only if there are faults. */
enum { FERRYI_EMU_LOAD, FERRYI_EMU_STORE, FERRYI_EMU_ATOMIC };
extern __attribute__((visibility("default"))) int ferryi_emu_faults;
void *ferryi_emu_at(const void *p, int kind);

uint64_t ferryi_emu_clock_ns(void);
void ferryi_emu_yield(void);
void ferryi_emu_polled(void);

/* The values that a barrier's threads brought along. */
struct ferryi_emu_votes {
    int any, all;
};
ferryi_emu_votes ferryi_emu_block_meets(int vote, const char *file, int line);
/* The value of lane `from` of the warp, and all lanes' votes. */
struct ferryi_emu_answer {
    uint64_t value;
    ferryi_emu_votes votes;
    uint32_t ballot;
};
ferryi_emu_answer ferryi_emu_warp_meets(uint32_t mask, uint64_t value, int from, int vote, const char *file, int line);
/* A context is current, as the runtime has it. */
void ferryi_emu_ready(void);
void ferryi_emu_register(const ferryi_emu_kernel *kernel);
}

#define threadIdx (ferryi_emu_here()->thread)
#define blockIdx (ferryi_emu_here()->block)
#define blockDim (ferryi_emu_here()->threads)
#define gridDim (ferryi_emu_here()->blocks)

static inline int ferryi_emu_lane(void)
{
    return (int)((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) % 32;
}
template <class T>
static inline uint64_t ferryi_emu_bits(T v)
{
    uint64_t bits = 0;
    static_assert(sizeof v <= 8, "");
    __builtin_memcpy(&bits, &v, sizeof v);
    return bits;
}
template <class T>
static inline T ferryi_emu_of_bits(uint64_t bits)
{
    T v;
    __builtin_memcpy(&v, &bits, sizeof v);
    return v;
}
template <class T>
static inline T ferryi_emu_shuffle(uint32_t mask, T v, int from, const char *file, int line)
{
    from = from < 0 || from > 31 ? ferryi_emu_lane() : from;
    return ferryi_emu_of_bits<T>(ferryi_emu_warp_meets(mask, ferryi_emu_bits(v), from, 0, file, line).value);
}
#define __shfl_sync(mask, v, from) ferryi_emu_shuffle(mask, v, (from)&31, __FILE__, __LINE__)
#define __shfl_down_sync(mask, v, by) ferryi_emu_shuffle(mask, v, ferryi_emu_lane() + (int)(by), __FILE__, __LINE__)
#define __shfl_xor_sync(mask, v, by) ferryi_emu_shuffle(mask, v, ferryi_emu_lane() ^ (int)(by), __FILE__, __LINE__)
#define __any_sync(mask, x) (ferryi_emu_warp_meets(mask, 0, 0, (x) != 0, __FILE__, __LINE__).votes.any)
#define __all_sync(mask, x) (ferryi_emu_warp_meets(mask, 0, 0, (x) != 0, __FILE__, __LINE__).votes.all)
#define __ballot_sync(mask, x) (ferryi_emu_warp_meets(mask, 0, 0, (x) != 0, __FILE__, __LINE__).ballot)
#define __syncwarp(...) ((void)ferryi_emu_warp_meets(0xffffffffu, 0, 0, 0, __FILE__, __LINE__))
#define __syncthreads() ((void)ferryi_emu_block_meets(0, __FILE__, __LINE__))
#define __syncthreads_or(x) (ferryi_emu_block_meets((x) != 0, __FILE__, __LINE__).any)
#define __syncthreads_and(x) (ferryi_emu_block_meets((x) != 0, __FILE__, __LINE__).all)

static inline void __nanosleep(unsigned)
{
    ferryi_emu_yield();
}
static inline void __threadfence(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
static inline void __threadfence_system(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
static inline uint32_t __funnelshift_r(uint32_t low, uint32_t high, uint32_t by)
{
    return (uint32_t)(((uint64_t)high << 32 | low) >> (by & 31));
}
template <class T>
static inline T atomicCAS(T *p, T expected, T v)
{
    ferryi_emu_polled();
    __atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}
template <class T, class U>
static inline T atomicAdd(T *p, U v)
{
    ferryi_emu_polled();
    return __atomic_fetch_add(p, (T)v, __ATOMIC_SEQ_CST);
}
template <class T, class U>
static inline T atomicMax(T *p, U v)
{
    T old = __atomic_load_n(p, __ATOMIC_SEQ_CST);
    while (old < (T)v && !__atomic_compare_exchange_n(p, &old, (T)v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        continue;
    return old;
}

template <class T, class U>
static inline T atomicOr(T *p, U v)
{
    return __atomic_fetch_or(p, (T)v, __ATOMIC_SEQ_CST);
}

#define atomicAdd_system atomicAdd
static inline long long clock64(void)
{
    return (long long)ferryi_emu_clock_ns();
}

/* ---- Kernels and launches. */

template <class F>
struct ferryi_emu_call;
template <class... A>
struct ferryi_emu_call<void (*)(A...)> {
    static constexpr size_t n = sizeof...(A);
    static constexpr size_t sizes[n + 1] = { sizeof(A)..., 0 };
    template <size_t... I>
    static void by(void (*f)(A...), void **args, std::index_sequence<I...>)
    {
        (void)args;
        f(*static_cast<std::remove_const_t<A> *>(args[I])...);
    }
    static void with(void (*f)(A...), void **args) { by(f, args, std::index_sequence_for<A...>()); }
    static int launch(const ferryi_emu_kernel *kernel, dim3 grid, dim3 block, cudaStream_t stream, A... a)
    {
        void *args[n + 1] = { (void *)&a..., nullptr };
        ferryi_emu_ready();
        return (int)cuLaunchKernel((CUfunction)(uintptr_t)kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, 0,
                                   stream, args, nullptr);
    }
};
template <auto *F>
struct ferryi_emu_kernel_of {
    using call = ferryi_emu_call<decltype(F)>;
    static void run(void **args) { call::with(F, args); }
    static constexpr ferryi_emu_kernel object = { __PRETTY_FUNCTION__, call::n, call::sizes, run };
};
template <auto *F>
static inline int ferryi_emu_function(void **function)
{
    *function = (void *)&ferryi_emu_kernel_of<F>::object;
    return 0;
}
#define FERRYI_KERNEL_FUNCTION(kernel, function) ferryi_emu_function<kernel>(function)

/* kernel<<<...>>>(args) is written ferryi_emu_launch<kernel>(...)(args). */
template <auto *F>
struct ferryi_emu_launch {
    dim3 grid, block;
    cudaStream_t stream;
    ferryi_emu_launch(dim3 grid_, dim3 block_, size_t = 0, cudaStream_t stream_ = nullptr)
        : grid(grid_), block(block_), stream(stream_)
    {
    }
    template <class... B>
    void operator()(B... b) const
    {
        (void)ferryi_emu_kernel_of<F>::call::launch(&ferryi_emu_kernel_of<F>::object, grid, block, stream, b...);
    }
};

/* A module's kernel, which cuModuleGetFunction finds by its name. */
#define FERRYI_EMU_KERNEL(KERNEL) FERRYI_EMU_KERNEL_AS(KERNEL, #KERNEL)
#define FERRYI_EMU_KERNEL_AS(KERNEL, name)                                                                             \
    static const ferryi_emu_kernel KERNEL##_emu = { name, ferryi_emu_kernel_of<KERNEL>::object.n_args,                 \
                                                    ferryi_emu_kernel_of<KERNEL>::object.sizes,                        \
                                                    ferryi_emu_kernel_of<KERNEL>::object.run };                        \
    static const int KERNEL##_emu_registered = (ferryi_emu_register(&KERNEL##_emu), 0);

#undef cudaGetSymbolAddress
#define cudaGetSymbolAddress(at, symbol) (*(at) = (void *)&(symbol), 0)

#endif
