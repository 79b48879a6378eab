/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_ATTR_H
#define FERRY_ATTR_H

/* FERRY_API marks what libferry exports; FERRYI_FN is a function of both worlds: a kernel's when nvcc compiles it, the
 * library's own when a C compiler does. */
#ifdef __cplusplus
#define FERRYI_EXTERN_C extern "C"
#else
#define FERRYI_EXTERN_C extern
#endif
#define FERRY_API FERRYI_EXTERN_C __attribute__((visibility("default")))

/* A program that defines FERRY_WARN_UNUSED before it includes a header of ferry's is warned of each status that it does
 * not look at.  (gcc takes no cast to void for a look.) */
#ifdef FERRY_WARN_UNUSED
#define FERRYI_CHECKED __attribute__((warn_unused_result))
#else
#define FERRYI_CHECKED
#endif

/* 1: what is compiled is the code of GPUs, where a block is many threads: by nvcc, or for the emulator (tests/emu).
 * Where the language or the machine matters, not the algorithm, __CUDACC__ is asked for. */
#if defined(__CUDACC__) || defined(FERRYI_EMULATE)
#define FERRYI_GPU 1
#else
#define FERRYI_GPU 0
#endif

/* A call of the host and of kernels.  Where a GPU's code is compiled, the library's function gets a second name, and
 * the public one becomes an inline of both sides (device/api__funcs.h) that calls it on the host. */
#ifdef __CUDACC_RTC__ /* NVRTC: no host's side, no names for the linker */
#define FERRY_BOTH(TYPE, NAME, PARAMETERS)
#define __asm__ asm
#elif FERRYI_GPU
#define FERRY_BOTH(TYPE, NAME, PARAMETERS) extern "C" TYPE ferryi_host_##NAME PARAMETERS __asm__(#NAME);
#else
#define FERRY_BOTH(TYPE, NAME, PARAMETERS) FERRY_API TYPE NAME PARAMETERS;
#endif

#ifdef __CUDACC__
#define FERRYI_FN static __device__ __forceinline__
#define FERRYI_COLD static __device__ __noinline__ __attribute__((unused))
#define FERRYI_APART FERRYI_COLD
#define FERRYI_ROLLED _Pragma("unroll 1")
#define FERRYI_UNROLLED _Pragma("unroll")
/* What was made from the 32-bit x is made again from here on, rather than kept in registers across a call
 * out of line: a kernel's registers are the sum of what each function on the way to the deepest one keeps. */
#define FERRYI_AGAIN(x) asm volatile("" : "+r"(x))
/* What follows runs about once in a kernel, however deep the loops around it.  With three loops in one another in a
 * part that is hardly ever run, nvcc takes __launch_bounds__(1024) for a wish to have two such blocks on a
 * multiprocessor, gives the kernel 32 registers, and spills where it matters.  (PTX 9.0; older compilers need
 * __launch_bounds__(1024, 1).) */
#if __CUDACC_VER_MAJOR__ >= 13 && !defined(FERRYI_NO_FREQUENCIES)
#define FERRYI_SELDOM() asm volatile(".pragma \"frequency 1\";")
#else
#define FERRYI_SELDOM() ((void)0)
#endif
#else
#ifdef FERRYI_EMULATE
#define FERRYI_FN static inline __attribute__((unused))
#else
#define FERRYI_FN static inline __attribute__((always_inline, unused))
#endif
#define FERRYI_COLD static __attribute__((noinline, cold, unused))
#define FERRYI_APART static __attribute__((noinline, unused)) /* out of line, but not rare */
#define FERRYI_ROLLED                                         /* the loop that follows stays one */
#define FERRYI_UNROLLED                                       /* it becomes none */
#define FERRYI_AGAIN(x) ((void)0)
#define FERRYI_SELDOM() ((void)0)
#endif

#ifdef __CUDACC__
#define FERRYI_INLINE static __host__ __device__ __forceinline__
#else
#define FERRYI_INLINE static inline
#endif

/* FERRYI_BY_COUNT(name_, a, b) is name_2(a, b): generic macros see so whether a context comes first. */
#define FERRYI_ARGUMENTS(...) FERRYI_ARGUMENTS_(__VA_ARGS__, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define FERRYI_ARGUMENTS_(a, b, c, d, e, f, g, h, i, count, ...) count
#define FERRYI_JOIN(a, b) FERRYI_JOIN_(a, b)
#define FERRYI_JOIN_(a, b) a##b
#define FERRYI_BY_COUNT(name, ...) FERRYI_JOIN(name, FERRYI_ARGUMENTS(__VA_ARGS__))(__VA_ARGS__)

#define FERRYI_LIKELY(x) __builtin_expect(!!(x), 1)
#define FERRYI_UNLIKELY(x) __builtin_expect(!!(x), 0)

#endif
