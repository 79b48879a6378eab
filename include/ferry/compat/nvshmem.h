/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_H
#define FERRY_COMPAT_NVSHMEM_H

/* NVSHMEM by its own names.  A program written for NVSHMEM takes the folder nvshmem beside this header as its include
 * path, and links libferry-nvshmem and libferry; docs/porting.md has the lines.  NVSHMEM's documentation defines the
 * effects.  What differs:
 *
 * - Every call is an inline function over ferry's call of the same name, in kernels and on the host.  Neither -rdc=true
 *   nor a device library is needed; both do no harm.
 * - A pair without peer atomics or peer access has the same semantics, and every wait has a budget: FERRY_TIMEOUT, or
 *   10 minutes if that is unset.
 * - A wait or a put that fails and returns nothing leaves a fault and goes on.  The next call of the host that returns
 *   an int returns it (nvshmem_barrier, not nvshmem_barrier_all); ferry_fault_next() has it whole; with
 *   FERRY_ON_FAULT=abort it ends the job.
 * - An int that a call returns is an nvshmemx_status: 0 is success.
 * - Waits and put_signal are there on the host, too.
 * - The GPU is the current one when nvshmem_init() is called.  If none is, the first collective call of all PEs takes
 *   the one that is current then; until then nvshmemx_init_status() returns NVSHMEM_STATUS_IS_BOOTSTRAPPED.  A program
 *   that chooses another GPU than that of its number in the node starts twice, and keeps no team from before.
 * - Sums and products of half and bfloat16 are made in float.
 * - Not there: multicast pointers (NULL), tiles, logical endpoints.
 */

#include "../../ferry_device.h"
#include "nvshmem_types.h"

/* What NVSHMEM's headers bring with them, and programs then use. */
#ifndef __CUDACC_RTC__
#include "nvshmem_messages.h"
#include <assert.h>
#include <errno.h>
#include <string.h>
#if defined(__has_include)
#if __has_include(<cuda.h>)
#include <cuda.h>
#endif
#endif
#endif

#ifdef __CUDACC_RTC__
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define NVSHMEMI_HALVES 1
#elif defined(__has_include)
#if __has_include(<cuda_runtime.h>)
#include <cuda_runtime.h>
#define NVSHMEMI_RUNTIME 1
#endif
#if defined(__cplusplus) && __has_include(<cuda_bf16.h>)
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define NVSHMEMI_HALVES 1
#endif
#endif
#ifndef NVSHMEMI_RUNTIME
#define NVSHMEMI_RUNTIME 0
#endif
#ifndef NVSHMEMI_HALVES
#define NVSHMEMI_HALVES 0
#endif
#if !NVSHMEMI_RUNTIME && !defined(__CUDACC_RTC__)
typedef struct CUstream_st *cudaStream_t;
#endif

/* Inlined always, so that --check and --trace find the line of the call. */
#ifdef FERRYI_NVCC
#define NVSHMEMI_INLINED
#else
#define NVSHMEMI_INLINED __attribute__((always_inline))
#endif

/* A function is a template where kernels are compiled, so that what is not called costs the compiler nothing.  BOTH: of
 * the host and kernels; DEVICE: of kernels alone. */
#if FERRYI_GPU
#define NVSHMEMI_TEMPLATE template <int NVSHMEMI_UNUSED = 0>
#define NVSHMEMI_BOTH(TYPE, NAME, PARAMETERS) NVSHMEMI_TEMPLATE FERRYI_INLINE NVSHMEMI_INLINED TYPE NAME PARAMETERS
#define NVSHMEMI_KERNEL(TYPE, NAME, PARAMETERS) NVSHMEMI_BOTH(TYPE, NAME, PARAMETERS)
#define NVSHMEMI_DEVICE(TYPE, NAME, PARAMETERS)                                                                        \
    NVSHMEMI_TEMPLATE static FERRYI_DEVICE FERRYI_FORCED TYPE NAME PARAMETERS
#define NVSHMEMI_CALL(NAME, ARGUMENTS, ...) FERRYI_CALL(NAME, ARGUMENTS, __VA_ARGS__)
#define NVSHMEMI_HERE FERRYI_HERE_LAST
#define NVSHMEMI_HERE_ALONE FERRYI_HERE_LAST_ALONE
#define NVSHMEMI_HERE_PARAM FERRYI_HERE_PARAM
#define NVSHMEMI_HERE_PASS FERRYI_HERE_PASS
#else
#define NVSHMEMI_TEMPLATE
#define NVSHMEMI_BOTH(TYPE, NAME, PARAMETERS) static inline NVSHMEMI_INLINED TYPE NAME PARAMETERS
#define NVSHMEMI_KERNEL(TYPE, NAME, PARAMETERS) NVSHMEMI_BOTH(TYPE, NAME, PARAMETERS)
#define NVSHMEMI_CALL(NAME, ARGUMENTS, ...) NAME ARGUMENTS
#define NVSHMEMI_HERE
#define NVSHMEMI_HERE_ALONE void
#define NVSHMEMI_HERE_PARAM
#define NVSHMEMI_HERE_PASS
#endif
#define NVSHMEMI_HOST(TYPE, NAME, PARAMETERS) static inline NVSHMEMI_INLINED TYPE NAME PARAMETERS

/* The functions of libferry-nvshmem. */
FERRY_API int nvshmemi_int(ferry_status status);
FERRY_API void nvshmemi_void(ferry_status status);
/* The second stage of the start, in the first collective call of all PEs; later ones do nothing here. */
FERRY_API void nvshmemi_complete(void);

/* What a call gives: nothing, a status, a value, or a half, whose bits ferry's call gives. */
FERRYI_INLINE int nvshmemi_int_of(ferry_status status)
{
#if FERRYI_GPU
    return FERRYI_SIDE(nvshmemi_int(status), status == FERRY_SUCCESS ? 0 : NVSHMEMX_ERROR_INTERNAL);
#else
    return nvshmemi_int(status);
#endif
}
FERRYI_INLINE void nvshmemi_void_of(ferry_status status)
{
#if FERRYI_GPU
    FERRYI_SIDE(status == FERRY_SUCCESS ? (void)0 : nvshmemi_void(status), (void)status);
#else
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        nvshmemi_void(status);
#endif
}
#define NVSHMEMI_VOID(NAME, ARGUMENTS, ...) nvshmemi_void_of(NVSHMEMI_CALL(NAME, ARGUMENTS, __VA_ARGS__))
#define NVSHMEMI_INT(NAME, ARGUMENTS, ...) return nvshmemi_int_of(NVSHMEMI_CALL(NAME, ARGUMENTS, __VA_ARGS__))
#define NVSHMEMI_VALUE(NAME, ARGUMENTS, ...) return NVSHMEMI_CALL(NAME, ARGUMENTS, __VA_ARGS__)
#define NVSHMEMI_HOST_VOID(NAME, ARGUMENTS) nvshmemi_void_of(NAME ARGUMENTS)
#define NVSHMEMI_HOST_INT(NAME, ARGUMENTS) return nvshmemi_int_of(NAME ARGUMENTS)
#define NVSHMEMI_HALF(TYPE, NAME, ARGUMENTS, ...)                                                                      \
    return nvshmemi_of_bits<TYPE>(NVSHMEMI_CALL(NAME, ARGUMENTS, __VA_ARGS__))

FERRYI_INLINE ferry_team_t nvshmemi_team(nvshmem_team_t team)
{
    return (ferry_team_t)team;
}
FERRYI_INLINE int nvshmemi_cmp(int cmp)
{
    return cmp == NVSHMEM_CMP_LE ? FERRY_CMP_LE : cmp == NVSHMEM_CMP_GE ? FERRY_CMP_GE : cmp;
}
FERRYI_INLINE int nvshmemi_signal_op(int op)
{
    return op - NVSHMEM_SIGNAL_SET + FERRY_SIGNAL_SET;
}
#if NVSHMEMI_HALVES
template <typename T>
FERRYI_INLINE uint16_t nvshmemi_bits(T value)
{
    uint16_t bits = 0;
    for (int i = 0; i < 2; i++)
        ((char *)&bits)[i] = ((const char *)&value)[i];
    return bits;
}
template <typename T>
FERRYI_INLINE T nvshmemi_of_bits(uint16_t bits)
{
    T value;
    for (int i = 0; i < 2; i++)
        ((char *)&value)[i] = ((const char *)&bits)[i];
    return value;
}
#endif

#include "generated/nvshmem_calls.h"

#include "nvshmem_calls__funcs.h"

#if FERRYI_GPU && defined(__CUDACC_RDC__)
/* Never launched: bounds the registers of what most calls have out of line (device/api/coll__funcs.h). */
static __global__ void __launch_bounds__(1024)
    nvshmemi_bounds_registers(char *to, char *from, uint64_t *word, size_t n, int pe)
{
    (void)ferry_putmem_block(to, from, n, pe);
    (void)ferry_getmem_block(to, from, n, pe);
    (void)ferry_putmem_signal_block(to, from, n, word, n, FERRY_SIGNAL_SET, pe);
    (void)ferry_uint64_iput_block(word, word, 2, 2, n, pe);
    (void)ferry_uint64_iget_block(word, word, 2, 2, n, pe);
    (void)ferry_uint64_p(word, ferry_uint64_g(word, pe), pe);
    (void)ferry_uint64_atomic_add(word, ferry_uint64_atomic_compare_swap(word, n, 0, pe), pe);
    (void)ferry_signal_wait_until_block(word, FERRY_CMP_EQ, n);
    (void)ferry_uint64_wait_until_any(word, n, NULL, FERRY_CMP_EQ, n);
    (void)ferry_uint64_test(word, FERRY_CMP_EQ, n);
    (void)ferry_quiet();
    (void)ferry_barrier_all_block();
}
#endif

#endif
