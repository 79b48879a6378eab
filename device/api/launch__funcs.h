/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_LAUNCH_FUNCS_H
#define FERRY_DETAIL_API_LAUNCH_FUNCS_H

#include "api__funcs.h"

/* ferry/launch.h under nvcc. */

FERRYI_INLINE unsigned ferry_block_index(void)
{
    return FERRYI_SIDE(ferryi_host_ferry_block_index(), blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z));
}
FERRYI_INLINE unsigned ferry_block_count(void)
{
    return FERRYI_SIDE(ferryi_host_ferry_block_count(), gridDim.x * gridDim.y * gridDim.z);
}
FERRYI_INLINE unsigned ferry_thread_index(void)
{
    return FERRYI_SIDE(ferryi_host_ferry_thread_index(), ferryi_scope_rank(FERRYI_BLOCK));
}
FERRYI_INLINE unsigned ferry_thread_count(void)
{
    return FERRYI_SIDE(ferryi_host_ferry_thread_count(), ferryi_scope_size(FERRYI_BLOCK));
}
FERRYI_INLINE void ferry_block_sync(void)
{
    FERRYI_SIDE(ferryi_host_ferry_block_sync(), __syncthreads());
}

#ifdef FERRYI_EMULATE /* one function for both sides */
#define FERRYI_ON_BOTH
#define FERRYI_ON_GPU
#define FERRYI_ENTRY
#define FERRYI_ARGUMENT
#else
#define FERRYI_ON_BOTH __host__ __device__
#define FERRYI_ON_GPU __device__
#define FERRYI_ENTRY __global__
#define FERRYI_ARGUMENT __grid_constant__
#endif

#define FERRY_FUNCTION static inline FERRYI_ON_BOTH __attribute__((unused))

#ifdef FERRY_DRIVER_MODULE /* a kernel that the program finds by name and launches through the driver */
#define FERRY_KERNEL(name, args_type, a)                                                                               \
    static FERRYI_ON_GPU void name##_ferry_body(const args_type *a);                                                   \
    extern "C" FERRYI_ENTRY void name(const FERRYI_ARGUMENT args_type ferryi_args)                                     \
    {                                                                                                                  \
        name##_ferry_body(&ferryi_args);                                                                               \
    }                                                                                                                  \
    static FERRYI_ON_GPU void name##_ferry_body(const args_type *a)
#elif !defined __CUDACC_RTC__
namespace
{
struct ferryi_kernel_registration {
    ferry_kernel_entry entry;
    ferryi_kernel_registration(ferry_kernel kernel, size_t args_size, int (*function)(void **))
    {
        entry.next = NULL;
        entry.kernel = kernel;
        entry.args_size = args_size;
        entry.function = function;
        ferry_kernel_register(&entry);
    }
    ~ferryi_kernel_registration() { ferry_kernel_unregister(&entry); }
};
} // namespace
#ifndef FERRYI_EMULATE
#define FERRYI_KERNEL_FUNCTION(kernel, function)                                                                       \
    (int)cudaGetFuncBySymbol((cudaFunction_t *)function, (const void *)kernel)
#endif
#define FERRY_KERNEL(name, args_type, a)                                                                               \
    static FERRYI_ON_BOTH void name##_ferry_body(const args_type *a);                                                  \
    static FERRYI_ENTRY void name##_ferry_gpu(const FERRYI_ARGUMENT args_type ferryi_args)                             \
    {                                                                                                                  \
        name##_ferry_body(&ferryi_args);                                                                               \
    }                                                                                                                  \
    static void name(const void *ferryi_args)                                                                          \
    {                                                                                                                  \
        name##_ferry_body((const args_type *)ferryi_args);                                                             \
    }                                                                                                                  \
    static int name##_ferry_function(void **function)                                                                  \
    {                                                                                                                  \
        return FERRYI_KERNEL_FUNCTION(name##_ferry_gpu, function);                                                     \
    }                                                                                                                  \
    static ferryi_kernel_registration name##_ferry_entry(name, sizeof(args_type), name##_ferry_function);              \
    static FERRYI_ON_BOTH void name##_ferry_body(const args_type *a)
#endif

#endif
