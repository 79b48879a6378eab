/* SPDX-License-Identifier: BSD-3-Clause */
/* Two kernels for each core call: NAME, and NAME_1024 with __launch_bounds__(1024), or (1024, 1) before CUDA 13
 * (FERRYI_SELDOM).  KERNEL(NAME, REGISTERS, FRAME, BODY): kernels_stay_small.sh compiles them for every generation and
 * fails when one spills, takes more registers, or more bytes of stack, than is written here.
 *
 * REGISTERS is what the call may cost whoever makes it: with 64 a block of 1024 threads can still be launched, with 56
 * more than half of a multiprocessor's threads are there to hide each other's latency.  put, get and put_signal take
 * more on sm_100 and sm_120, barriers on sm_120, iput and iget everywhere: blocks of 1024 threads that call those need
 * __launch_bounds__.  What applies small puts of staged pairs has all of a descriptor's head under way at once, since a
 * load from host memory takes 1.1 us, and is behind every wait: p, put_signal, quiet_block and barriers take 2 to 8
 * more for it.  FRAME is for what is out of line: a call on a weak pair keeps its state there.  It is 0 where a wait
 * ends in an acquire soon after: what was stored on the stack has to leave the first cache then.
 *
 * WIDE: of NAME_1024 nothing is said.  Collectives take more than 64: with __launch_bounds__(1024) they spill, barriers
 * 4 to 48 bytes, since each flag also says which call it is of. */
#include "ferry_device.h"

struct arguments {
    char *dst, *src;
    uint64_t *sig, *out, value;
    size_t n;
    int pe;
};
#if __CUDACC_VER_MAJOR__ >= 13
#define BLOCKS_OF_1024 __launch_bounds__(1024)
#else
#define BLOCKS_OF_1024 __launch_bounds__(1024, 1)
#endif
#define WIDE(NAME, REGISTERS, FRAME, BODY)                                                                             \
    extern "C" __global__ void NAME(arguments a)                                                                       \
    {                                                                                                                  \
        BODY;                                                                                                          \
    }
#define KERNEL(NAME, REGISTERS, FRAME, BODY)                                                                           \
    WIDE(NAME, REGISTERS, FRAME, BODY)                                                                                 \
    extern "C" __global__ void BLOCKS_OF_1024 NAME##_1024(arguments a)                                                 \
    {                                                                                                                  \
        BODY;                                                                                                          \
    }

/* clang-format off */
KERNEL(p, 64, 320, ferry_uint64_p(a.sig, a.value, a.pe))
KERNEL(g, 66, 360, *a.out = ferry_uint64_g(a.sig, a.pe))
KERNEL(put_thread, 80, 400, ferry_putmem(a.dst, a.src, a.n, a.pe))
KERNEL(put_warp, 80, 400, ferry_putmem_warp(a.dst, a.src, a.n, a.pe))
KERNEL(put_block, 80, 400, ferry_putmem_block(a.dst, a.src, a.n, a.pe))
KERNEL(get_thread, 72, 448, ferry_getmem(a.dst, a.src, a.n, a.pe))
KERNEL(get_warp, 72, 448, ferry_getmem_warp(a.dst, a.src, a.n, a.pe))
KERNEL(get_block, 72, 448, ferry_getmem_block(a.dst, a.src, a.n, a.pe))
KERNEL(signal_set, 60, 432, ferry_signal_set(a.sig, a.value, a.pe))
KERNEL(signal_add, 60, 432, ferry_signal_add(a.sig, a.value, a.pe))
WIDE(signal_fetch, 60, 432, *a.out = ferry_signal_fetch(a.sig))
KERNEL(signal_wait, 62, 0, *a.out = ferry_signal_wait_until(a.sig, FERRY_CMP_GE, a.value))
KERNEL(signal_wait_warp, 64, 0, *a.out = ferry_signal_wait_until_warp(a.sig, FERRY_CMP_GE, a.value))
KERNEL(signal_wait_block, 62, 0, *a.out = ferry_signal_wait_until_block(a.sig, FERRY_CMP_GE, a.value))
KERNEL(wait_until, 58, 0, *a.out = ferry_uint64_wait_until(a.sig, FERRY_CMP_EQ, a.value))
KERNEL(test, 56, 0, *a.out = (uint64_t)ferry_uint64_test(a.sig, FERRY_CMP_EQ, a.value))
KERNEL(put_signal_thread, 76, 480, ferry_putmem_signal(a.dst, a.src, a.n, a.sig, a.value, FERRY_SIGNAL_SET, a.pe))
KERNEL(put_signal_warp, 76, 480, ferry_putmem_signal_warp(a.dst, a.src, a.n, a.sig, a.value, FERRY_SIGNAL_SET, a.pe))
KERNEL(put_signal_block, 76, 480, ferry_putmem_signal_block(a.dst, a.src, a.n, a.sig, a.value, FERRY_SIGNAL_SET, a.pe))
KERNEL(iput_thread, 96, 400, ferry_int_iput((int *)a.dst, (const int *)a.src, 2, 3, a.n, a.pe))
KERNEL(iget_warp, 96, 400, ferry_int_iget_warp((int *)a.dst, (const int *)a.src, 2, 3, a.n, a.pe))
KERNEL(fetch_add, 60, 432, *a.out = ferry_uint64_atomic_fetch_add(a.sig, a.value, a.pe))
KERNEL(add, 60, 432, ferry_uint64_atomic_add(a.sig, a.value, a.pe))
KERNEL(compare_swap, 60, 432, *a.out = ferry_uint64_atomic_compare_swap(a.sig, a.n, a.value, a.pe))
KERNEL(fence, 58, 192, ferry_fence())
KERNEL(quiet, 58, 192, ferry_quiet())
KERNEL(quiet_block, 64, 200, ferry_quiet_block())
WIDE(barrier_thread, 72, 336, ferry_barrier_all())
KERNEL(barrier_warp, 72, 336, ferry_barrier_all_warp())
WIDE(barrier_block, 72, 336, ferry_barrier_all_block())
WIDE(alltoall_block, 120, 480, ferry_alltoallmem_block(FERRY_TEAM_WORLD, a.dst, a.src, a.n))
/* clang-format on */
