# SPDX-License-Identifier: BSD-3-Clause
"""What calls take: ferry's arrays, numpy's, torch's, anything with the buffer protocol or DLPack."""
from __future__ import annotations

import ctypes
from collections.abc import Callable

from . import dtypes, gpu, memory
from .errors import InvalidArgument
from .memory import Array

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any

_by_dtype: dict[Any, str] = {}  # numpy's and torch's types to names
_COMPLEX = ("complex64", "complex128")


def _dtype(dtype):
    try:
        return _by_dtype[dtype]
    except KeyError:
        _by_dtype[dtype] = name = dtypes.name_of(dtype)
        return name


def _torch(x, writable):
    if not x.is_contiguous():
        raise InvalidArgument(f"the tensor of shape {list(x.shape)} is not contiguous: pass x.contiguous()")
    kind = _by_dtype.get(x.dtype) or _dtype(x.dtype)
    if x.is_neg() or kind in _COMPLEX and x.is_conj():
        raise InvalidArgument("the tensor is a conjugate or negative view, whose memory has other values: pass "
                              "x.resolve_conj().resolve_neg()")
    if not x.is_cpu:
        if not x.is_cuda or memory._where == "host":
            raise InvalidArgument(f"the tensor is on {x.device}, and this job's heap is in {memory._where} memory")
        if x.get_device() != gpu._device:
            raise InvalidArgument(f"the tensor is on {x.device}, and this PE's heap is on GPU {gpu._device}")
    return x.data_ptr(), x.numel(), kind, x


def _numpy(x):
    if not x.flags.c_contiguous:
        raise InvalidArgument(f"the array of shape {list(x.shape)} is not contiguous: pass numpy.ascontiguousarray(x)")
    return x.__array_interface__["data"][0], x.size, _dtype(x.dtype), x


def _buffer(x, writable):
    view = memoryview(x)
    if not view.c_contiguous:
        raise InvalidArgument("the buffer is not contiguous")
    letter, bits = view.format.lstrip("@=<"), 8 * view.itemsize
    kind = {"f": "float32", "d": "float64", "?": "bool", "e": "float16", "c": "uint8"}.get(letter) or \
        letter in tuple("bhilq") and f"int{bits}" or letter in tuple("BHILQ") and f"uint{bits}"
    if not kind:
        raise InvalidArgument(f"elements of format {view.format!r} are not known")
    count = view.nbytes // dtypes.SIZES[kind]
    if view.readonly:
        if writable:
            raise InvalidArgument(f"a {type(x).__name__} cannot be written")
        held = ctypes.create_string_buffer(view.tobytes(), max(1, view.nbytes))
        return ctypes.addressof(held), count, kind, held
    if view.nbytes == 0:
        return 1, 0, kind, view
    held = (ctypes.c_char * view.nbytes).from_buffer(view.cast("B") if view.ndim else x)
    return ctypes.addressof(held), count, kind, held


def _numpy_fast(x, writable):
    flags = x.flags
    if flags.c_contiguous and flags.writeable and x.size:
        return ctypes.addressof(ctypes.c_char.from_buffer(x)), x.size, _dtype(x.dtype), x
    if writable and not flags.writeable:
        raise InvalidArgument("the array cannot be written")
    return _numpy(x)


def _other(x, writable):
    try:
        return _buffer(x, writable)
    except TypeError:
        pass
    if hasattr(x, "__dlpack__"):
        from . import dlpack
        return operand(dlpack.import_array(x), writable)
    raise InvalidArgument(f"a {type(x).__name__} is no array: pass a ferry, numpy or torch array, a buffer, or one with "
                          "DLPack")


_ways: dict[type, Callable] = {}  # how arrays of a type are looked at


def operand(x, writable=False):
    """(address, elements, type, what keeps it alive) of a contiguous array."""
    kind = type(x)
    if kind is Array:
        if x._strides is not None:
            raise InvalidArgument(f"the view of shape {list(x.shape)} is not contiguous")
        return x._held(), x.size, x.dtype, x
    way = _ways.get(kind)
    if way is None:
        way = _torch if hasattr(x, "data_ptr") else \
            _numpy_fast if hasattr(x, "flags") and hasattr(x, "__array_interface__") else _other
        _ways[kind] = way
    return way(x, writable)


def pair(call, dest, source):
    """The operands of a call that moves as many elements as both have: (dest, source, elements, type, bytes, kept)."""
    if type(dest) is Array and dest._strides is None:
        d, n, kind = dest._held(), dest.size, dest.dtype
        if type(source) is Array and source._strides is None:
            s, m, other, kept = source._held(), source.size, source.dtype, None
        else:
            s, m, other, kept = (_ways.get(type(source)) or operand)(source, False)
    else:
        d, n, kind, kept = operand(dest, True)
        s, m, other, kept_too = operand(source)
        kept = (kept, kept_too)
    if kind != other:
        raise InvalidArgument(f"{call}: dest has elements of {kind}, source of {other}")
    if n != m:
        raise InvalidArgument(f"{call}: dest has {n} elements, source {m}")
    return d, s, n, kind, n * dtypes.SIZES[kind], kept


def word(call, x, kinds=("uint64",)):
    """The address and the type of one word."""
    address, n, kind, _ = operand(x, True)
    if n != 1 or kind not in kinds:
        raise InvalidArgument(f"{call}: the word is one element of {' or '.join(kinds)}, not {n} of {kind}")
    return address, kind
