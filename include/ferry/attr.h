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

#ifdef __CUDACC__
#define FERRYI_FN static __device__ __forceinline__
#define FERRYI_COLD static __device__ __noinline__
#else
#define FERRYI_FN static inline __attribute__((always_inline, unused))
#define FERRYI_COLD static __attribute__((noinline, cold, unused))
#endif

#define FERRYI_LIKELY(x) __builtin_expect(!!(x), 1)
#define FERRYI_UNLIKELY(x) __builtin_expect(!!(x), 0)

#endif
