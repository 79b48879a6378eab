/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_ATTR_H
#define FERRY_ATTR_H

/* FERRY_API marks an exported function of libferry.  FERRYI_FN marks an inline of the engine: device code under nvcc,
 * host code under a C compiler. */
#ifdef __cplusplus
#define FERRYI_EXTERN_C extern "C"
#else
#define FERRYI_EXTERN_C extern
#endif
#define FERRY_API FERRYI_EXTERN_C __attribute__((visibility("default")))

/* Define FERRY_WARN_UNUSED before including a header of ferry, and the compiler warns about each ignored status.  (gcc
 * warns even when the status is cast to void.) */
#ifdef FERRY_WARN_UNUSED
#define FERRYI_CHECKED __attribute__((warn_unused_result))
#else
#define FERRYI_CHECKED
#endif

/* 1 while GPU code is compiled, in which a block has many threads: by nvcc, or for the emulator (emulator/).  Code that
 * depends on the language or the machine rather than on the algorithm tests FERRYI_NVCC: a real GPU's compiler. */
#if defined(__CUDACC__) && !defined(FERRYI_EMULATE)
#define FERRYI_NVCC 1
#endif
#if defined(FERRYI_NVCC) || defined(FERRYI_EMULATE)
#define FERRYI_GPU 1
#else
#define FERRYI_GPU 0
#endif

/* Declares a call that hosts and kernels make.  While GPU code is compiled, the library's function has a second name,
 * and the public name is a host and device inline (device/api/api__funcs.h) that calls the library's function on the
 * host.  A typed call, of which there are thousands, keeps its name, which is a macro too where kernels are compiled: a
 * template that is instantiated when it is called costs the compiler nothing before. */
#ifdef __CUDACC_RTC__ /* NVRTC: no host's side, no names for the linker */
#define FERRY_BOTH(TYPE, NAME, PARAMETERS)
#define FERRYI_TYPED(TYPE, NAME, PARAMETERS)
#elif FERRYI_GPU
#define FERRY_BOTH(TYPE, NAME, PARAMETERS) extern "C" TYPE ferryi_host_##NAME PARAMETERS __asm__(#NAME);
#ifdef FERRYI_NVCC
#define FERRYI_TYPED(TYPE, NAME, PARAMETERS) extern "C" __host__ __device__ TYPE NAME PARAMETERS;
#else
#define FERRYI_TYPED(TYPE, NAME, PARAMETERS) extern "C" TYPE NAME PARAMETERS;
#endif
#else
#define FERRY_BOTH(TYPE, NAME, PARAMETERS) FERRY_API TYPE NAME PARAMETERS;
#define FERRYI_TYPED(TYPE, NAME, PARAMETERS) FERRY_API TYPE NAME PARAMETERS;
#endif

#ifdef FERRYI_NVCC
#define FERRYI_ASM asm /* NVRTC knows no other spelling; C11 does not know this one */
#define FERRYI_FN static __device__ __forceinline__
#define FERRYI_COLD static __device__ __noinline__ __attribute__((unused))
#define FERRYI_NOINLINE FERRYI_COLD
#define FERRYI_ROLLED _Pragma("unroll 1")
#define FERRYI_UNROLLED _Pragma("unroll")
/* Makes the compiler recompute values derived from the 32-bit x after this point instead of keeping them in registers
 * across an out-of-line call.  A kernel needs the sum of the registers that all functions on its deepest call chain
 * keep. */
#define FERRYI_RECOMPUTE(x) asm volatile("" : "+r"(x))
/* Tells nvcc that the following code runs about once per kernel, however deeply nested.  Without this hint, three
 * nested loops in rarely executed code make nvcc take __launch_bounds__(1024) as a request for two such blocks per
 * multiprocessor: the kernel gets 32 registers and spills in its hot path.  (PTX 9.0; older compilers need
 * __launch_bounds__(1024, 1).) */
#if __CUDACC_VER_MAJOR__ >= 13 && !defined(FERRYI_NO_FREQUENCIES)
#define FERRYI_SELDOM() asm volatile(".pragma \"frequency 1\";")
#else
#define FERRYI_SELDOM() ((void)0)
#endif
#else
#define FERRYI_ASM __asm__
#ifdef FERRYI_EMULATE /* whose checks are about the user's code */
#define FERRYI_UNCHECKED __attribute__((no_sanitize("thread")))
#define FERRYI_FN static inline __attribute__((unused)) FERRYI_UNCHECKED
#else
#define FERRYI_UNCHECKED
#define FERRYI_FN static inline __attribute__((always_inline, unused))
#endif
#define FERRYI_COLD static __attribute__((noinline, cold, unused)) FERRYI_UNCHECKED
#define FERRYI_NOINLINE static __attribute__((noinline, unused)) FERRYI_UNCHECKED /* out of line, but not cold */
#define FERRYI_ROLLED                                                             /* keeps the next loop rolled */
#define FERRYI_UNROLLED                                                           /* unrolls the next loop */
#define FERRYI_RECOMPUTE(x) ((void)0)
#define FERRYI_SELDOM() ((void)0)
#endif

/* FERRYI_DEVICE and FERRYI_SHARED are for code that only GPUs have.  In the emulator a block runs on one thread. */
#ifdef FERRYI_NVCC
#define FERRYI_INLINE static __host__ __device__ __forceinline__
#define FERRYI_DEVICE __device__
#define FERRYI_FORCED __forceinline__
#define FERRYI_SHARED __shared__
#else
#define FERRYI_INLINE static inline
#define FERRYI_DEVICE FERRYI_UNCHECKED
#define FERRYI_FORCED inline /* a function that has to be inlined is checked as its caller is */
#define FERRYI_SHARED static thread_local
#endif

/* FERRYI_BY_COUNT(name_, a, b) is name_2(a, b).  Generic macros learn from the number of arguments whether a context
 * comes first. */
#define FERRYI_ARGUMENTS(...) FERRYI_ARGUMENTS_(__VA_ARGS__, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define FERRYI_ARGUMENTS_(a, b, c, d, e, f, g, h, i, count, ...) count
#define FERRYI_JOIN(a, b) FERRYI_JOIN_(a, b)
#define FERRYI_JOIN_(a, b) a##b
#define FERRYI_BY_COUNT(name, ...) FERRYI_JOIN(name, FERRYI_ARGUMENTS(__VA_ARGS__))(__VA_ARGS__)

#define FERRYI_LIKELY(x) __builtin_expect(!!(x), 1)
#define FERRYI_UNLIKELY(x) __builtin_expect(!!(x), 0)

#endif
