# SPDX-License-Identifier: BSD-3-Clause
"""ferry's calls in kernels of Numba (numba-cuda with functions of the C ABI).

    import ferry.numba as fn

    @cuda.jit
    def ring(out, x, nbytes):
        fn.put(out, x, nbytes, (fn.my_pe() + 1) % fn.n_pes())

    ferry.init(space=fn.SPACE)
    ring[1, 128](a.address, b.address, a.nbytes)

array(a) is Numba's view of a symmetric array.  A call is made by all threads of a block.  Addresses are integers
(Array.address), sizes are in bytes; a result is a ferry_status.  The first kernel compiles the device API by NVRTC, in
some seconds.

Without a GPU, NUMBA_ENABLE_CUDASIM=1 runs kernels by Numba's simulator, as threads of Python, over heaps in host memory:
numba_simulated.py."""
from __future__ import annotations

from numba import config, cuda

SIMULATED = bool(config.ENABLE_CUDASIM)
#: What ferry.init() should be told: space=fn.SPACE.
SPACE = "host" if SIMULATED else "cuda"
if SIMULATED:
    from .numba_simulated import array, fence, get, my_pe, n_pes, ptr, put, put_signal, quiet, signal, signal_wait
else:
    from .numba_compiled import array, fence, get, my_pe, n_pes, ptr, put, put_signal, quiet, signal, signal_wait

__all__ = ["SIMULATED", "SPACE", "array", "fence", "get", "my_pe", "n_pes", "ptr", "put", "put_signal", "quiet", "signal",
           "signal_wait"]
