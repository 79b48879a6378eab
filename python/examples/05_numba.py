# SPDX-License-Identifier: BSD-3-Clause
"""A kernel in Python, compiled by Numba: a sum around the ring.  Each PE adds its own numbers to those that the left
neighbour's kernel has sent, and sends the sums on; the host does nothing between.

    ferry-run -n 2 python 05_numba.py                             on GPUs
    NUMBA_ENABLE_CUDASIM=1 ferry-run -n 2 python 05_numba.py      anywhere, by Numba's simulator
"""
from numba import cuda

import ferry
import ferry.numba as fn

N = 32 if fn.SIMULATED else 256


@cuda.jit
def around(sums, mine, box, box_at, sums_at, arrived, me, n):
    i = cuda.threadIdx.x
    if me > 0:
        fn.signal_wait(arrived, 3, 1)  # >= 1
    sums[i] = mine[i] + (box[i] if me > 0 else 0)
    cuda.syncthreads()
    if me < n - 1:
        fn.put_signal(box_at, sums_at, N * 4, arrived, 1, 1, me + 1)


# %% Each PE has its GPU, which is Numba's too; the simulator's kernels work in host memory.
ferry.init(space=fn.SPACE)
me, n = ferry.my_pe(), ferry.n_pes()
box, sums, mine, arrived = (ferry.zeros(N, "int32"), ferry.zeros(N, "int32"), ferry.zeros(N, "int32"),
                            ferry.zeros(1, "uint64"))
ferry.put(mine, memoryview(bytearray(b"".join((i + me).to_bytes(4, "little") for i in range(N)))).cast("i"), me)
ferry.barrier()

# %% Numba's view of symmetric arrays; the kernel also takes the addresses of what it sends.
views = [fn.array(a) for a in (sums, mine, box)]
around[1, N](*views, box.address, sums.address, arrived.address, me, n)
cuda.synchronize()
assert views[0].copy_to_host().tolist() == [sum(i + pe for pe in range(me + 1)) for i in range(N)]
print(f"PE {me} of {n} has the sum of {me + 1} PEs")
ferry.barrier()
