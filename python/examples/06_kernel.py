# SPDX-License-Identifier: BSD-3-Clause
"""A kernel in CUDA C++, compiled beforehand and loaded by ctypes, over arrays of Python.  It also runs on emulated GPUs,
where CuPy's and Numba's kernels cannot: those are compiled to PTX, which only NVIDIA's driver runs.

    ferry-cc --emulate -shared -fPIC 06_kernel.cu -o 06_kernel.so
    ferry-run --emulate -n 3 python 06_kernel.py

On GPUs: ferry-cc -cc=nvcc -std=c++17 -arch=native -shared -Xcompiler -fPIC 06_kernel.cu -o 06_kernel.so, and no --emulate.
"""
import ctypes
import os
import sys

import ferry

N = 100
library = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "06_kernel.so")

# %% The job first: the library's kernels learn of their PE when it is loaded.
ferry.init(space="cuda")
me, n = ferry.my_pe(), ferry.n_pes()
run_pass_on = ctypes.CDLL(library).run_pass_on
run_pass_on.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_int]

# %% Arrays in the GPU's memory; the host writes and reads them by put and get.
mine, inbox, came = ferry.zeros(N, "float64"), ferry.zeros(N, "float64"), ferry.zeros(1, "uint64")
numbers = (ctypes.c_double * N)(*(100 * me + i for i in range(N)))
ferry.put(mine, numbers, me)
ferry.barrier()

# %% The kernel, with addresses of symmetric arrays.
error = run_pass_on(mine.address, inbox.address, came.address, N)
assert error == 0, f"the kernel failed: CUDA's error {error}"
got = (ctypes.c_double * N)()
ferry.get(got, inbox, me)
left = (me - 1) % n
assert list(got) == [2 * (100 * left + i) for i in range(N)]
print(f"PE {me} of {n} was sent {N} numbers by a kernel of PE {left}")
ferry.barrier()
