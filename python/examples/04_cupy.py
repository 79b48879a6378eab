# SPDX-License-Identifier: BSD-3-Clause
"""A kernel in CUDA C++, compiled by CuPy while the program runs: each PE's block sends its array to the right neighbour
and waits for the left one's, without the host.

    ferry-run -n 2 python 04_cupy.py
"""
import cupy

import ferry
import ferry.nvrtc

N = 1000

# %% Each PE has its GPU, which is CuPy's too.
ferry.init(space="cuda")
me, n = ferry.my_pe(), ferry.n_pes()
with cupy.cuda.Device(cupy.cuda.runtime.getDevice()):
    # %% ferry's headers in a module; `tell` lets its kernels know which PE they are.
    module = cupy.RawModule(code=r'''
    #define FERRY_DRIVER_MODULE
    #include <ferry_device.h>

    extern "C" __global__ void ring(int *in, const int *out, uint64_t *arrived, int n, int *status) {
        const int right = (ferry_my_pe() + 1) % ferry_n_pes();
        const int sent = ferry_putmem_signal_block(in, out, n * sizeof(int), arrived, 1, FERRY_SIGNAL_ADD, right);
        const uint64_t seen = ferry_signal_wait_until_block(arrived, FERRY_CMP_GE, 1);
        if (threadIdx.x == 0)
            *status = sent == 0 && seen == 1 ? 1 : -1;
    }''', options=ferry.nvrtc.options(), backend="nvrtc")
    ferry.nvrtc.tell(module.module.ptr)
    ring = module.get_function("ring")

    # %% Symmetric arrays, and CuPy's view of one.
    box, mine, arrived = ferry.zeros(N, "int32"), ferry.zeros(N, "int32"), ferry.zeros(1, "uint64")
    cupy.from_dlpack(mine)[...] = cupy.arange(N) + 1000 * me
    status = cupy.zeros(1, cupy.int32)
    ferry.barrier()

    # %% One block on each PE.
    ring((1,), (256,), (box.address, mine.address, arrived.address, cupy.int32(N), status))
    cupy.cuda.Device().synchronize()
    left = (me - 1) % n
    assert int(status[0]) == 1 and bool((cupy.from_dlpack(box) == cupy.arange(N) + 1000 * left).all())
    print(f"PE {me} of {n} has the numbers of PE {left}")
    ferry.barrier()
