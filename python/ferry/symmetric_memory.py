# SPDX-License-Identifier: BSD-3-Clause
"""The backend "FERRY" of torch.distributed._symmetric_memory, on CPU tensors where the heap is in host memory and on CUDA
tensors where it is in GPU memory:

    import torch.distributed._symmetric_memory as symm_mem
    import ferry.symmetric_memory
    ferry.symmetric_memory.enable()                     # after ferry.init(); the first time it compiles for half a minute
    x = symm_mem.empty(1024, device="cuda")             # collective, as with the backend NVSHMEM
    handle = symm_mem.rendezvous(x, dist.group.WORLD)
    handle.get_buffer(peer, (1024,), x.dtype)           # where the pair has loads and stores
    handle.put_signal(peer, channel=0)                  # barrier, put_signal and wait_signal over any kind of pair

torch has no interface of Python's for such backends, so that this one is a small library of C++ against the headers that
torch's wheel contains; it needs a C++ compiler (CXX, by default c++).  It lies in TORCH_EXTENSIONS_DIR, by default
~/.cache/torch_extensions, for the next time.  A signal is an update of ferry's, so that pairs without atomics have it too;
torch's own operators on signal pads need pairs with atomics."""
from __future__ import annotations

import atexit
import ctypes
import fcntl
import functools
import hashlib
import os
import subprocess
import sys
from typing import Any

import torch

import ferry

from . import calls, errors, gpu, library, memory
from .errors import FerryError, Unsupported

_SOURCE = os.path.join(library.HERE, "symmetric_memory.cpp")
_BARRIER, _PUT_SIGNAL, _WAIT_SIGNAL = range(3)
_alloc_type = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)
_free_type = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_meet_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
_synchronize_type = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int,
                                     ctypes.c_int, ctypes.c_size_t)


class _Calls(ctypes.Structure):
    _fields_ = [("my_pe", ctypes.c_int), ("n_pes", ctypes.c_int), ("device", ctypes.c_int), ("alloc", _alloc_type),
                ("free", _free_type), ("synchronize", _synchronize_type), ("meet", _meet_type), ("ptr", ctypes.c_void_p)]


_arrays: dict[int, tuple[memory.View, int]] = {}  # by address: what keeps the memory, and the address of its words
_pads: dict[int, tuple[int, int]] = {}  # by address of words: the signal pad's size, and the job
# By address of a channel's words, a barrier that has not ended: the peers to signal, and those to wait for.
_barriers: dict[int, tuple[list[int], list[int]]] = {}
_enabled: _Calls | None = None
_library: Any = None


# ---- What C++ calls.  A failure is a sentence, since no exception passes through.


def _said(why, error):
    known = isinstance(error, (FerryError, ValueError))  # others have no sentences, or names and numbers alone
    text = (str(error) if known else f"ferry: {type(error).__name__}: {error}").encode()[:500]
    ctypes.memmove(why, text + b"\0", len(text) + 1)


def _padded(nbytes):
    return (nbytes + 255) // 256 * 256


@_alloc_type
def _alloc(why, nbytes, pad):
    try:
        # After the buffer and the pad there are two bytes of barriers' words for each byte of the pad, and after these
        # a word for each rank, which says how many bytes it has asked for.
        me, n = library.ferry_my_pe(), library.ferry_n_pes()
        array = memory.zeros(_padded(nbytes) + _padded(pad) + 2 * pad + 8 * n, "uint8")
        words = array.address + _padded(nbytes) + _padded(pad)
        for pe in range(n):
            errors.check(library.ferry_signal_op(words + 2 * pad + 8 * me, nbytes + 1, calls.SET, pe))
        _arrays[array.address], _pads[words] = (memory.View(array._block), words), (pad, memory._epoch)
        return array.address
    except BaseException as error:
        _said(why, error)
        return None


@_free_type
def _free(address):
    array = _arrays.pop(address, None)
    if array is not None:
        pad = _pads.pop(array[1], (0, 0))[0]
        for row in [row for row in _barriers if array[1] <= row < array[1] + 2 * pad]:
            del _barriers[row]


def _pad_of(call, words):
    """The signal pad's size of an allocation of this job."""
    pad, job = _pads[words]
    if job != memory._epoch:
        raise errors.NotInitialized(f"{call}: the job of this symmetric memory has ended: make a tensor and rendezvous anew",
                                    errors.NOT_INITIALIZED)
    return pad


@_meet_type
def _meet(why, words, nbytes):
    try:
        call, found = "rendezvous", ctypes.c_uint64()
        at = words + 2 * _pad_of(call, words)
        for pe in range(library.ferry_n_pes()):  # each has told it in its allocation, in which this PE has been too
            errors.check(library.ferry_signal_wait_until_timeout(at + 8 * pe, calls.GE, 1, ctypes.addressof(found),
                                                                 2 ** 64 - 1))
            if found.value != nbytes + 1:
                raise ValueError(f"{call}: the tensor has {nbytes} bytes here and {found.value - 1} on rank {pe}: make it "
                                 "with one size on all ranks")
        return 0
    except BaseException as error:
        _said(why, error)
        return 1


def _put(word, pe, stream):
    if stream is None:
        status = library.ferry_signal_op(word, 1, calls.ADD, pe)
    else:
        status = library.ferry_signal_op_on_stream(word, 1, calls.ADD, pe, stream)
    errors.check(status)


def _take(word, me, stream, budget):
    """A signal is taken from a count, so that graphs may be launched again and again."""
    if stream is None:
        found = ctypes.c_uint64()
        status = library.ferry_signal_wait_until_timeout(word, calls.GE, 1, ctypes.addressof(found), budget) or \
            library.ferry_signal_op(word, 2 ** 64 - 1, calls.ADD, me)
    else:
        status = library.ferry_signal_wait_until_on_stream(word, calls.GE, 1, stream) or \
            library.ferry_signal_op_on_stream(word, 2 ** 64 - 1, calls.ADD, me, stream)
    errors.check(status)


@_synchronize_type
def _synchronize(why, op, words, peer, channel, timeout_ms):
    try:
        me, n = library.ferry_my_pe(), library.ferry_n_pes()
        channels = _pad_of(("barrier", "put_signal", "wait_signal")[op], words) // (4 * n)
        if not 0 <= channel < channels:
            raise ValueError(f"channel {channel}, but channels are 0 to {channels - 1}")
        if op != _BARRIER and peer == me:
            raise ValueError(f"rank {peer} is this process itself")
        stream = gpu.handle_of(None) if memory._where == "cuda" else None
        budget = timeout_ms * 1000000 or 2 ** 64 - 1
        row = words + 8 * n * channel
        if op == _PUT_SIGNAL:
            _put(row + 8 * me, peer, stream)
        elif op == _WAIT_SIGNAL:
            _take(row + 8 * peer, me, stream, budget)
        else:  # one that is repeated after a timeout is the same barrier: it goes on where it stopped
            others = [pe for pe in range(n) if pe != me]
            to, awaited = _barriers.setdefault(row, (others, others.copy()))
            while to:
                _put(row + 8 * me, to[0], stream)
                del to[0]
            while awaited:
                _take(row + 8 * awaited[0], me, stream, budget)
                del awaited[0]
            del _barriers[row]
        return 0
    except BaseException as error:
        _said(why, error)
        return 1


# ---- The library of C++.


def _text(path):
    """A header's text; "" when there is no such file."""
    if not os.path.exists(path):
        return ""
    with open(path) as file:
        return file.read()


def _compile(target):
    root = os.path.dirname(torch.__file__)
    header = os.path.join(root, "include", "torch", "csrc", "distributed", "c10d", "symm_mem", "SymmetricMemory.hpp")
    interface = _text(header)
    if "register_availability" not in interface or "world_within_direct_access" not in interface:
        raise Unsupported(f"torch {torch.__version__} has no headers of an interface for backends of symmetric memory that "
                          "ferry knows, which torch 2.11 has", errors.UNSUPPORTED)
    print(f"ferry: compiling the backend of torch's symmetric memory to {target}", file=sys.stderr, flush=True)
    made = f"{target}.{os.getpid()}"
    # torch's headers say which C++ they need.
    standard = "c++20" if "C++20" in _text(os.path.join(root, "include", "ATen", "ATen.h")) else "c++17"
    command = [os.environ.get("CXX", "c++"), "-O1", "-std=" + standard, "-shared", "-fPIC", "-I" + os.path.join(root, "include"),
               "-I" + os.path.join(root, "include", "torch", "csrc", "api", "include"),
               f"-D_GLIBCXX_USE_CXX11_ABI={int(torch._C._GLIBCXX_USE_CXX11_ABI)}", _SOURCE, "-o", made,
               "-L" + os.path.join(root, "lib"), "-ltorch_cpu", "-lc10"]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
    except OSError as error:
        raise Unsupported(f"there is no C++ compiler: {error}: name one in CXX", errors.UNSUPPORTED) from None
    if done.returncode:
        raise Unsupported(f"the backend of torch {torch.__version__}'s symmetric memory does not compile: "
                          f"{' '.join(command)}: {done.stdout.decode(errors='replace')[:2000]}", errors.UNSUPPORTED)
    os.replace(made, target)


def _open():
    """Compiled by one process of a machine, while the others wait for it."""
    with open(_SOURCE, "rb") as file:
        text = file.read()
    folder = os.environ.get("TORCH_EXTENSIONS_DIR") or os.path.expanduser("~/.cache/torch_extensions")
    os.makedirs(folder, exist_ok=True)
    key = hashlib.sha256(text + torch.__version__.encode() + torch.__file__.encode()).hexdigest()[:16]
    target = os.path.join(folder, f"ferry_symmetric_memory_{key}.so")
    with open(target + ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.path.exists(target):
            _compile(target)
    return ctypes.CDLL(target)


def _keep_handles(kind, name):
    """A handle's tensors keep it: torch makes them without."""
    make = getattr(kind, name)

    @functools.wraps(make)
    def keeping(self, *arguments, **named):
        made = make(self, *arguments, **named)
        made._ferry_handle = self
        return made
    setattr(kind, name, keeping)


def enable() -> None:
    """Makes FERRY the backend of torch.distributed._symmetric_memory for the tensors of this job's heap.  The group of a
    rendezvous is the whole job, in its order."""
    global _enabled, _library
    if not ferry.initialized():
        raise errors.NotInitialized("ferry.symmetric_memory.enable: this process is not a PE: call ferry.init() first", 4)
    try:
        import torch.distributed._symmetric_memory as symm_mem
    except ImportError as error:
        raise Unsupported(f"torch {torch.__version__} has no symmetric memory: {error}", errors.UNSUPPORTED) from None
    first = _library is None
    if first:
        _library = _open()
        atexit.register(_library.ferry_symmetric_enable, None)
    _enabled = _Calls(library.ferry_my_pe(), library.ferry_n_pes(), gpu.device_number() if memory._where == "cuda" else -1,
                      _alloc, _free, _synchronize, _meet, library.address_of("ferry_ptr"))
    _library.ferry_symmetric_enable(ctypes.byref(_enabled))
    if first:
        symm_mem._SymmetricMemory.set_backend("FERRY")
        for name in ("get_buffer", "get_signal_pad", "get_remote_tensor"):
            if hasattr(symm_mem._SymmetricMemory, name):
                _keep_handles(symm_mem._SymmetricMemory, name)
        # Pools of torch's would call this module while they hold the lock of all allocations.
        if hasattr(symm_mem, "_use_implicit_mempool"):
            symm_mem._use_implicit_mempool = False


__all__ = ["FerryError", "enable"]
