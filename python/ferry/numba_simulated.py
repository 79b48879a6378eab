# SPDX-License-Identifier: BSD-3-Clause
"""What ferry.numba is for Numba's simulator (NUMBA_ENABLE_CUDASIM=1): a kernel is Python, each of its threads is a thread
of Python, and heaps lie in host memory.  Blocks run one after the other, so a block cannot wait for another one of its
own PE; it can for other PEs.  It is for learning: a thread of a kernel costs some 100 us."""
from __future__ import annotations

import threading
from typing import Any

from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray

from . import library


def array(a):
    """Numba's view of a symmetric array: kernels change the heap, not a copy."""
    return FakeCUDAArray(a.numpy())


def _by_block(name, arguments):
    """All threads of the block come; the first one makes the call; all get its result."""
    thread: Any = threading.current_thread()  # the simulator's, or the program's
    if not hasattr(thread, "syncthreads"):
        raise RuntimeError(f"ferry.numba.{name} is called in kernels, and this is none: call ferry.{name}")
    block = thread._manager
    thread.syncthreads()
    if thread.thread_id == 0:
        block.ferry_result = getattr(library, "ferry_" + _CALLS[name])(*map(int, arguments))
    thread.syncthreads()
    return block.ferry_result


_CALLS = {"ptr": "ptr", "put": "putmem", "get": "getmem", "put_signal": "putmem_signal", "signal": "signal_op",
          "signal_wait": "signal_wait_until", "fence": "fence", "quiet": "quiet"}


def my_pe():
    return library.ferry_my_pe()


def n_pes():
    return library.ferry_n_pes()


def ptr(dest, pe):
    return _by_block("ptr", (dest, pe)) or 0


def put(dest, source, nbytes, pe):
    return _by_block("put", (dest, source, nbytes, pe))


def get(dest, source, nbytes, pe):
    return _by_block("get", (dest, source, nbytes, pe))


def put_signal(dest, source, nbytes, word, value, op, pe):
    return _by_block("put_signal", (dest, source, nbytes, word, value, op, pe))


def signal(word, value, op, pe):
    return _by_block("signal", (word, value, op, pe))


def signal_wait(word, cmp, value):
    return _by_block("signal_wait", (word, cmp, value))


def fence():
    return _by_block("fence", ())


def quiet():
    return _by_block("quiet", ())
