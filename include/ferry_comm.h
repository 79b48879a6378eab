/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMM_IN_KERNELS_H
#define FERRY_COMM_IN_KERNELS_H

#include "ferry/comm.h"
#include "ferry_device.h"

/* Collectives of a communicator inside a kernel, by as many of its blocks as the caller likes:
 *
 *     ferry_comm_get_device(comm, &device);                               on the host
 *     reduce<<<16, 512, 0, stream>>>(device, ...)
 *
 *     __global__ void reduce(const __grid_constant__ ferry_comm_device device, ...)
 *         ferry_comm_float32_all_reduce_block(&device, blockIdx.x, 16, sum, values, nelems, FERRY_COMM_SUM);
 *
 * n_blocks blocks take part, block 0 to n_blocks - 1, all threads of each, at most 512; on every member the same
 * number, which makes the same calls in the same order, in kernels and from the host (ferry/comm.h), one at a time: a
 * stream orders the kernels.  A block waits for the block of its number on the other members and for no other of its
 * own kernel, but all n_blocks must come to run.  Which bytes a block moves is not told: the source is there before any
 * of the blocks calls, and dest is whole when all have returned, so order the blocks around the call as the kernel's
 * own loads and stores need it (a grid-wide sync; none for one block).  A call contains a barrier of its block.
 * Operands, types, the order of folding and the bits of the result are those of ferry/comm.h.
 *
 * Each block gets a status: _SUCCESS, _INVALID_ARG (an argument that the fault names; an earlier call has failed),
 * _MISALIGNED; then nothing is moved.  _TIMEOUT, _PEER_LOST, _ABORTED, _ASYMMETRIC: as a fault of ferry/comm.h, after
 * which the communicator is destroyed.  A block of few threads is slower.  NVRTC does not have these calls. */

#if FERRYI_GPU && !defined(__CUDACC_RTC__)
#include "ferry/detail/comm/calls__funcs.h"

/* FERRYI_COMM_TYPES: int8, uint8, int32, uint32, int64, uint64, float16, bfloat16, float32, float64, float8_e4m3,
 * float8_e5m2.  ferry_comm_<type>_all_reduce_block() and ferry_comm_<type>_reduce_scatter_block(), whose source has
 * n * nelems elements. */
#define FERRYI_COMM_IN_KERNEL(NAME, name, bytes)                                                                       \
    FERRYI_FN ferry_status ferry_comm_##name##_all_reduce_block(const ferry_comm_device *comm, int block,              \
                                                                int n_blocks, void *dest, const void *source,          \
                                                                size_t nelems, ferry_comm_op op)                       \
    {                                                                                                                  \
        return ferryi_comm_fold_block<ferryi_comm_##name>(comm, block, n_blocks, FERRY_CALL_REDUCE, dest, source,      \
                                                          nelems, FERRY_COMM_##NAME, op);                              \
    }                                                                                                                  \
    FERRYI_FN ferry_status ferry_comm_##name##_reduce_scatter_block(const ferry_comm_device *comm, int block,          \
                                                                    int n_blocks, void *dest, const void *source,      \
                                                                    size_t nelems, ferry_comm_op op)                   \
    {                                                                                                                  \
        return ferryi_comm_fold_block<ferryi_comm_##name>(comm, block, n_blocks, FERRY_CALL_REDUCESCATTER, dest,       \
                                                          source, nelems, FERRY_COMM_##NAME, op);                      \
    }
FERRYI_COMM_TYPES(FERRYI_COMM_IN_KERNEL)
#undef FERRYI_COMM_IN_KERNEL

FERRYI_FN ferry_status ferry_comm_all_gather_block(const ferry_comm_device *comm, int block, int n_blocks, void *dest,
                                                   const void *source, size_t nbytes)
{
    return ferryi_comm_move_block(comm, block, n_blocks, FERRY_CALL_FCOLLECT, dest, source, nbytes, -1);
}
FERRYI_FN ferry_status ferry_comm_all_to_all_block(const ferry_comm_device *comm, int block, int n_blocks, void *dest,
                                                   const void *source, size_t nbytes)
{
    return ferryi_comm_move_block(comm, block, n_blocks, FERRY_CALL_ALLTOALL, dest, source, nbytes, -1);
}
FERRYI_FN ferry_status ferry_comm_broadcast_block(const ferry_comm_device *comm, int block, int n_blocks, void *dest,
                                                  const void *source, size_t nbytes, int root)
{
    return ferryi_comm_move_block(comm, block, n_blocks, FERRY_CALL_BROADCAST, dest, source, nbytes, root);
}
#endif

#endif
