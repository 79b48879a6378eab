# SPDX-License-Identifier: BSD-3-Clause
"""torch's tensors in the symmetric heap, and CuPy's arrays."""
from __future__ import annotations

from typing import Any

from .. import dtypes, library
from .. import memory as heap
from . import memory
from .errors import NvshmemInvalid, check_initialized, pe_of, translated


def _import(call: str, name: str) -> Any:
    try:
        return __import__(name)
    except ImportError as error:
        raise ModuleNotFoundError(f"{call}: {name} is not there ({error}): install it, or use buffer()") from None


def _allocate(call: str, shape: Any, dtype: Any, release: bool, morder: str) -> tuple[heap.Array, tuple[int, ...]]:
    """A typed array over a new Buffer, flat, and the strides of its elements in the order that was asked for."""
    check_initialized(call)
    if morder not in ("C", "F"):
        raise NvshmemInvalid(f"{call}: morder is {morder!r}: pass 'C' or 'F'")
    shape, kind = heap._shape_of(shape), dtypes.name_of(dtype)
    size = heap._product(shape)
    made = memory.allocate(call, size * dtypes.SIZES[kind], release)
    strides, step = [], 1
    for n in shape if morder == "F" else reversed(shape):
        strides.append(step)
        step *= n
    return (heap.Array(made._array._block, made.handle, (size,), kind),
            tuple(strides if morder == "F" else reversed(strides)))


# ---- torch.


@translated
def tensor(shape: Any, dtype: Any = "float32", release: bool = False, morder: str = "C", except_on_del: bool = True) -> Any:
    """Returns a tensor of zeros in the heap, whose Buffer is kept as buffer()'s; collective.  dtype: torch's; None: torch's
    default.  morder: "C", or "F" for strides that grow from the first dimension on."""
    torch = _import("tensor", "torch")
    flat, strides = _allocate("tensor", shape, torch.get_default_dtype() if dtype is None else dtype, release, morder)
    return flat.torch().as_strided(heap._shape_of(shape), strides)


@translated
def bytetensor(shape: Any, dtype: Any = "float32", release: bool = False, morder: str = "C", except_on_del: bool = True) -> Any:
    """Returns a tensor of uint8 in the heap, of that shape whatever dtype is; collective."""
    _import("bytetensor", "torch")
    flat, strides = _allocate("bytetensor", shape, "uint8", release, morder)
    return flat.torch().as_strided(heap._shape_of(shape), strides)


def _buffer_at(call: str, address: int, made: str) -> memory.Buffer:
    check_initialized(call)
    found = memory.at(address)
    if found is None:
        raise NvshmemInvalid(f"{call}: no Buffer begins at {address:#x}: pass what {made} returned and was not freed")
    return found


@translated
def tensor_get_buffer(tensor: Any) -> tuple[memory.Buffer, int, str]:
    """Returns the Buffer at which the tensor begins, the tensor's bytes, and its type."""
    found = _buffer_at("tensor_get_buffer", tensor.data_ptr(), "tensor() or get_peer_tensor()")
    return found, tensor.numel() * tensor.element_size(), str(tensor.dtype)


@translated
def free_tensor(tensor: Any) -> None:
    """This PE has done with the tensor's Buffer, as free says."""
    if not hasattr(tensor, "data_ptr"):
        raise NvshmemInvalid(f"free_tensor: a {type(tensor).__name__} is no tensor: pass what tensor() returned")
    memory.free(_buffer_at("free_tensor", tensor.data_ptr(), "tensor() or get_peer_tensor()"))


def _peer(call: str, address: int, x: Any, size: int, pe: Any) -> heap.Array:
    pe, mine = pe_of(call, pe, "peer_pe"), memory.around(call, address, size)
    kept = memory._held.get(address)
    if pe == library.ferry_my_pe():
        if kept is not None:
            kept._references += 1
        return mine
    return memory.peer_of(mine, pe)


@translated
def get_peer_tensor(tensor: Any, peer_pe: int | None = None) -> Any:
    """Returns PE peer_pe's tensor, which this PE loads and stores: of the same shape and strides."""
    kind = dtypes.name_of(tensor.dtype)
    size = 0 if tensor.numel() == 0 else dtypes.SIZES[kind] * (
        1 + sum((n - 1) * step for n, step in zip(tensor.shape, tensor.stride())))
    found = _peer("get_peer_tensor", tensor.data_ptr(), tensor, size, peer_pe)
    flat = heap.Array(found._block, found.address, (size // dtypes.SIZES[kind],), kind, None, found._pe)
    return flat.torch().as_strided(tensor.shape, tensor.stride())


# ---- CuPy.


@translated
def array(shape: Any, dtype: Any = "float32", release: bool = False, morder: str = "C", except_on_del: bool = True) -> Any:
    """Returns CuPy's array of zeros in the heap, whose Buffer is kept as buffer()'s; collective."""
    cupy = _import("array", "cupy")
    flat, _ = _allocate("array", shape, dtype, release, morder)
    return cupy.asarray(flat).reshape(heap._shape_of(shape), order=morder)


@translated
def bytearray(shape: Any, dtype: Any = "float32", release: bool = False, device_id: int | None = None, morder: str = "C",
              except_on_del: bool = True) -> Any:
    """Returns CuPy's array of int8 in the heap, of that shape whatever dtype is; collective."""
    cupy = _import("bytearray", "cupy")
    flat, _ = _allocate("bytearray", shape, "int8", release, morder)
    return cupy.asarray(flat).reshape(heap._shape_of(shape), order=morder)


@translated
def array_get_buffer(array: Any) -> tuple[memory.Buffer, int, str]:
    """Returns the Buffer at which CuPy's array begins, the array's bytes, and its type."""
    return _buffer_at("array_get_buffer", array.data.ptr, "array() or get_peer_array()"), array.nbytes, str(array.dtype)


@translated
def free_array(array: Any) -> None:
    """This PE has done with the array's Buffer, as free says."""
    _import("free_array", "cupy")
    memory.free(_buffer_at("free_array", array.data.ptr, "array() or get_peer_array()"))


@translated
def get_peer_array(array: Any, peer_pe: int | None = None) -> Any:
    """Returns PE peer_pe's array, a contiguous one, which this PE loads and stores."""
    cupy = _import("get_peer_array", "cupy")
    found = _peer("get_peer_array", array.data.ptr, array, array.nbytes, peer_pe)
    flat = heap.Array(found._block, found.address, (array.size,), dtypes.name_of(array.dtype), None, found._pe)
    return cupy.asarray(flat).reshape(array.shape, order="C" if array.flags.c_contiguous else "F")
