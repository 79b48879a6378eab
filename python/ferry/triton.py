# SPDX-License-Identifier: BSD-3-Clause
"""ferry's calls in Triton kernels, by ferry's device API as LLVM bitcode.

    import ferry, ferry.triton as ft
    ft.enable()                                    # once, after ferry.init(): modules learn of this PE when they are loaded

    @triton.jit
    def ring(out, x, n):
        ft.put(out, x, 4, (ft.my_pe() + 1) % n)

    ring[(1,)](a, b, ferry.n_pes(), extern_libs=ft.libraries())

A call is made by all threads of a program, and its scope is that program.  Addresses are pointers into the symmetric heap
(tensors of ferry.torch.zeros); sizes are in bytes; a result is a ferry_status."""
from __future__ import annotations

import ctypes
import os

from triton import knobs
from triton.language import core

from . import library, nvrtc
from .errors import Unsupported

_PTR, _U64, _I32 = "p", "u", "i"
_CALLS = {
    "my_pe": ((), _I32), "n_pes": ((), _I32), "fence": ((), _I32), "quiet": ((), _I32), "ptr": ((_PTR, _I32), _U64),
    "put": ((_PTR, _PTR, _U64, _I32), _I32), "get": ((_PTR, _PTR, _U64, _I32), _I32),
    "put_signal": ((_PTR, _PTR, _U64, _PTR, _U64, _I32, _I32), _I32), "signal": ((_PTR, _U64, _I32, _I32), _I32),
    "signal_wait": ((_PTR, _I32, _U64), _U64),
}
_TYPES = {_PTR: core.uint64, _U64: core.uint64, _I32: core.int32}


def bitcode() -> str:
    """The file with the device API: the wheel's, or the one that LIBFERRY_BITCODE names."""
    path = os.environ.get("LIBFERRY_BITCODE") or os.path.join(library.HERE, "lib", "libferry_device.bc")
    if not os.path.exists(path):
        raise Unsupported(f"there is no {path}: make it by `python build_backend.py bitcode FILE` of ferry's sources, which "
                          "needs a clang that knows the CUDA toolkit, and name it in LIBFERRY_BITCODE", 16)
    return path


def libraries() -> dict:
    """What a launch passes as extern_libs."""
    return {"ferry": bitcode()}


def _call(name, arguments, _semantic):
    wanted, result = _CALLS[name]
    values = [core.to_tensor(a, _semantic=_semantic).to(_TYPES[t], _semantic=_semantic) for a, t in zip(arguments, wanted)]
    key = tuple(_TYPES[t] for t in wanted)
    return core.extern_elementwise("", "", values, {key: ("ferry_bc_" + name, _TYPES[result])}, is_pure=False,
                                   _semantic=_semantic)


@core.extern
def my_pe(_semantic=None):
    """This PE's number: int32."""
    return _call("my_pe", (), _semantic)


@core.extern
def n_pes(_semantic=None):
    """The number of PEs: int32."""
    return _call("n_pes", (), _semantic)


@core.extern
def ptr(dest, pe, _semantic=None):
    """The address of pe's copy of dest for loads and stores; 0 when the pair has none: uint64."""
    return _call("ptr", (dest, pe), _semantic)


@core.extern
def put(dest, source, nbytes, pe, _semantic=None):
    """Writes source[nbytes] to dest on pe.  Returns its status."""
    return _call("put", (dest, source, nbytes, pe), _semantic)


@core.extern
def get(dest, source, nbytes, pe, _semantic=None):
    """Reads source[nbytes] on pe to dest.  Returns its status."""
    return _call("get", (dest, source, nbytes, pe), _semantic)


@core.extern
def put_signal(dest, source, nbytes, signal, value, op, pe, _semantic=None):
    """As put, then updates the uint64 word signal on pe: op 0 sets it, 1 adds."""
    return _call("put_signal", (dest, source, nbytes, signal, value, op, pe), _semantic)


@core.extern
def signal(word, value, op, pe, _semantic=None):
    """Updates the uint64 word on pe: op 0 sets it, 1 adds."""
    return _call("signal", (word, value, op, pe), _semantic)


@core.extern
def signal_wait(word, cmp, value, _semantic=None):
    """Waits until this PE's uint64 word compares true (ferry.EQ and so on) and returns it."""
    return _call("signal_wait", (word, cmp, value), _semantic)


@core.extern
def fence(_semantic=None):
    """Orders earlier puts and signals to each PE before later ones to it."""
    return _call("fence", (), _semantic)


@core.extern
def quiet(_semantic=None):
    """Completes earlier puts and signals."""
    return _call("quiet", (), _semantic)


# ---- Modules that have a copy of the world are told of this PE when Triton loads them.


def _has_world(module):
    size, address = ctypes.c_size_t(), ctypes.c_uint64()
    driver = ctypes.CDLL("libcuda.so.1")
    return driver.cuModuleGetGlobal_v2(ctypes.byref(address), ctypes.byref(size), ctypes.c_void_p(module),
                                       b"ferry_module_world") == 0


def _loaded(module, function, name, metadata_group, hash):
    if library.ferry_query_initialized() and _has_world(module):
        nvrtc.tell(module)


def enable() -> None:
    """From now on a kernel that calls ferry learns of this PE when it is loaded.  Kernels that were loaded before are not
    told."""
    hooks = getattr(knobs.runtime, "kernel_load_end_hook", None)
    if hooks is None or not hasattr(hooks, "add"):
        raise Unsupported("this Triton has no hook for loaded kernels: 3.5 or later is needed", 16)
    if _loaded not in hooks.calls:
        hooks.add(_loaded)


__all__ = ["bitcode", "enable", "fence", "get", "libraries", "my_pe", "n_pes", "ptr", "put", "put_signal",
           "quiet", "signal", "signal_wait"]
