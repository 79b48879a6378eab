# SPDX-License-Identifier: BSD-3-Clause
"""This PE's GPU, its streams, and torch's view of them.  Nothing here is used in the host space."""
from __future__ import annotations

import ctypes
import functools
import sys

from .errors import SYSTEM, FerryError, InvalidArgument

_device = 0       # the GPU of this PE's heap
_queued: set[int] = set()  # torch's streams with operators that no call of the host has waited for


@functools.lru_cache(None)
def _driver():
    return ctypes.CDLL("libcuda.so.1")


@functools.lru_cache(None)
def _stream_synchronize():
    call = _driver().cuStreamSynchronize
    call.argtypes = [ctypes.c_void_p]
    return call


def _torch():
    """torch, if the program uses it on GPUs."""
    torch = sys.modules.get("torch")
    if torch is None or not hasattr(torch, "cuda"):
        return None
    return torch if torch.cuda.is_initialized() or torch.cuda.is_available() else None


def prepare() -> None:
    """Before init: the GPU that torch was told to use is this thread's, where init looks for it."""
    torch = _torch()
    if torch is not None and torch.cuda.is_initialized():
        torch.cuda.synchronize()


def take_device() -> None:
    """After init in the cuda space, whose GPU is this thread's: it is torch's too from now on."""
    global _device
    number = ctypes.c_int()
    _device = number.value if _driver().cuCtxGetDevice(ctypes.byref(number)) == 0 else 0
    torch = _torch()
    if torch is not None:
        torch.cuda.set_device(_device)


def device_number() -> int:
    """The GPU of this PE's heap."""
    return _device


def capturing() -> bool:
    """Whether torch's current stream is being captured into a graph."""
    torch = _torch()
    return torch is not None and torch.cuda.is_initialized() and torch.cuda.is_current_stream_capturing()


def settle() -> None:
    """Waits for the current streams of torch and CuPy, or for the default one: a call of the host finds in GPU memory what
    they write, and comes behind the collectives in them, since those of one team have one order."""
    torch, cupy = sys.modules.get("torch"), sys.modules.get("cupy")
    if torch is not None and torch.cuda.is_initialized() and torch.cuda.is_current_stream_capturing():
        return
    handles = {handle_of(None), *_queued}
    _queued.clear()
    if cupy is not None:
        handles.add(cupy.cuda.get_current_stream().ptr)
    for handle in handles:
        result = _stream_synchronize()(handle)
        if result:
            raise FerryError(f"the work of a stream has failed: CUDA error {result}", SYSTEM)


@functools.lru_cache(None)
def _copy_to_gpu():
    call = _driver().cuMemcpyHtoDAsync_v2
    call.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
    return call


def write(tensor, data: bytes) -> None:
    """Writes a few bytes to a torch tensor, on a GPU in torch's current stream: the driver has its own copy at once."""
    if not tensor.is_cuda:
        ctypes.memmove(tensor.data_ptr(), data, len(data))
        return
    result = _copy_to_gpu()(tensor.data_ptr(), data, len(data), handle_of(None))
    if result:
        raise FerryError(f"writing to a tensor has failed: CUDA error {result}", SYSTEM)


def numbers(tensor) -> list:
    """The numbers of a torch tensor.  The stream is awaited first: a copy to pageable memory that waits for a kernel keeps
    a lock of the driver, which the service of staged pairs needs to let that kernel end (ferry/stream.h)."""
    if tensor.is_cuda:
        _torch().cuda.current_stream(tensor.device).synchronize()
    return tensor.tolist()


def synchronize() -> None:
    """Waits for all work of this PE's GPU."""
    torch = _torch()
    if torch is not None and torch.cuda.is_initialized():
        torch.cuda.synchronize(_device)
    else:
        _driver().cuCtxSynchronize()


def synchronize_of_c() -> int | None:
    """The address of C's function that waits for all work of the thread's GPU."""
    return ctypes.cast(_driver().cuCtxSynchronize, ctypes.c_void_p).value


def handle_of(stream) -> int:
    """The address of a stream that torch, CuPy or CUDA Python gives; None is torch's current stream; without torch
    CuPy's, and without both the default one."""
    if stream is None:
        torch = _torch()
        if torch is None:
            return sys.modules["cupy"].cuda.get_current_stream().ptr if "cupy" in sys.modules else 0
        raw = getattr(torch._C, "_cuda_getCurrentRawStream", None)  # a third of the time
        return raw(_device) if raw and torch.cuda.is_initialized() else torch.cuda.current_stream(_device).cuda_stream
    if isinstance(stream, int):
        return stream
    for name in ("cuda_stream", "ptr", "handle"):
        if hasattr(stream, name):
            return int(getattr(stream, name))
    raise InvalidArgument(f"a {type(stream).__name__} is no stream: pass torch's, CuPy's or its address")
