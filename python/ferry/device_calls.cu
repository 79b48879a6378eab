// SPDX-License-Identifier: BSD-3-Clause
// ferry's kernel calls as LLVM bitcode, for languages whose compilers link bitcode: Triton, Numba.  Each function is
// called by all threads of a block.  The module's copy of the world is filled by ferry_module_init().
// clang's intrinsic for this barrier is newer than the LLVM of some of Triton's releases.
static __device__ __attribute__((convergent)) inline int bitcode_syncthreads_or(int value)
{
    int any;
    asm volatile("{ .reg .pred p, q; setp.ne.s32 p, %1, 0; bar.red.or.pred q, 0, p; "
                 "selp.s32 %0, 1, 0, q; }"
                 : "=r"(any)
                 : "r"(value)
                 : "memory");
    return any;
}
#define __syncthreads_or bitcode_syncthreads_or

#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

#define CALL extern "C" __device__ __attribute__((used, noinline))

CALL int32_t ferry_bc_my_pe(void)
{
    return ferry_my_pe();
}

CALL int32_t ferry_bc_n_pes(void)
{
    return ferry_n_pes();
}

CALL uint64_t ferry_bc_ptr(uint64_t dest, int32_t pe)
{
    return (uint64_t)ferry_ptr((const void *)dest, pe);
}

CALL int32_t ferry_bc_put(uint64_t dest, uint64_t source, uint64_t nbytes, int32_t pe)
{
    return (int32_t)ferry_putmem_block((void *)dest, (const void *)source, nbytes, pe);
}

CALL int32_t ferry_bc_get(uint64_t dest, uint64_t source, uint64_t nbytes, int32_t pe)
{
    return (int32_t)ferry_getmem_block((void *)dest, (const void *)source, nbytes, pe);
}

CALL int32_t ferry_bc_put_signal(uint64_t dest, uint64_t source, uint64_t nbytes, uint64_t signal, uint64_t value,
                                 int32_t op, int32_t pe)
{
    return (int32_t)ferry_putmem_signal_block((void *)dest, (const void *)source, nbytes, (uint64_t *)signal, value, op,
                                              pe);
}

CALL int32_t ferry_bc_signal(uint64_t signal, uint64_t value, int32_t op, int32_t pe)
{
    return (int32_t)ferry_signal_op_block((uint64_t *)signal, value, op, pe);
}

CALL uint64_t ferry_bc_signal_wait(uint64_t signal, int32_t cmp, uint64_t value)
{
    return ferry_signal_wait_until_block((uint64_t *)signal, cmp, value);
}

CALL int32_t ferry_bc_fence(void)
{
    return (int32_t)ferry_fence_block();
}

CALL int32_t ferry_bc_quiet(void)
{
    return (int32_t)ferry_quiet_block();
}
