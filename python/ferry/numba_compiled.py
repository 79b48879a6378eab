# SPDX-License-Identifier: BSD-3-Clause
"""What ferry.numba is for kernels that Numba compiles for a GPU."""
from __future__ import annotations

import ctypes
import os

from numba import cuda
from numba.cuda.cudadrv.linkable_code import PTXSource

from . import library, nvrtc


def _tell(code):
    """Numba loads libraries: the module of this context is theirs."""
    module = ctypes.c_void_p()
    handle = getattr(code, "handle", code)
    result = ctypes.CDLL("libcuda.so.1").cuLibraryGetModule(ctypes.byref(module), ctypes.c_void_p(int(handle)))
    nvrtc.tell(module.value if result == 0 else int(handle))


class _DeviceCalls(PTXSource):
    """Compiled when the first kernel is linked."""
    _text: bytes | None = None

    @property
    def data(self):
        if self._text is None:
            with open(os.path.join(library.HERE, "device_calls.cu")) as file:
                source = file.read()
            major, minor = cuda.get_current_device().compute_capability
            _DeviceCalls._text = nvrtc.compile(source, f"compute_{major}{minor}", "--relocatable-device-code=true")
        return self._text


_code = _DeviceCalls(None, name="ferry", setup_callback=_tell)


def _call(name, signature):
    return cuda.declare_device("ferry_bc_" + name, signature, link=_code, abi="c")


my_pe = _call("my_pe", "int32()")
n_pes = _call("n_pes", "int32()")
#: ptr(dest, pe): the address of pe's copy for loads and stores; 0 when the pair has none.
ptr = _call("ptr", "uint64(uint64, int32)")
#: put(dest, source, nbytes, pe)
put = _call("put", "int32(uint64, uint64, uint64, int32)")
#: get(dest, source, nbytes, pe)
get = _call("get", "int32(uint64, uint64, uint64, int32)")
#: put_signal(dest, source, nbytes, word, value, op, pe): op 0 sets the uint64 word, 1 adds.
put_signal = _call("put_signal", "int32(uint64, uint64, uint64, uint64, uint64, int32, int32)")
#: signal(word, value, op, pe)
signal = _call("signal", "int32(uint64, uint64, int32, int32)")
#: signal_wait(word, cmp, value): cmp is ferry.EQ and so on; the value found.
signal_wait = _call("signal_wait", "uint64(uint64, int32, uint64)")
fence = _call("fence", "int32()")
quiet = _call("quiet", "int32()")


def array(a):
    """Numba's view of a symmetric array."""
    return cuda.as_cuda_array(a)
