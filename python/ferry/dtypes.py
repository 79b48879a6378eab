# SPDX-License-Identifier: BSD-3-Clause
"""Types of elements, by name; numpy's, torch's and Python's own are known by theirs."""
from __future__ import annotations

import struct

from .errors import InvalidArgument

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any

SIZES = {"bool": 1, "int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4, "uint32": 4, "int64": 8, "uint64": 8,
         "float16": 2, "bfloat16": 2, "float32": 4, "float64": 8, "complex64": 8, "complex128": 16,
         "float8_e4m3fn": 1, "float8_e5m2": 1}

#: The name of a type in ferry's calls, for the types that reductions and atomics know.  Halves are folded as floats.
CALLS = {"int8": "int8", "uint8": "uint8", "int16": "int16", "uint16": "uint16", "int32": "int32", "uint32": "uint32",
         "int64": "int64", "uint64": "uint64", "float32": "float", "float64": "double", "complex64": "complexf",
         "complex128": "complexd", "float16": "half", "bfloat16": "bfloat16"}

_TYPESTR = {"bool": "|b1", "int8": "|i1", "uint8": "|u1", "int16": "<i2", "uint16": "<u2", "int32": "<i4",
            "uint32": "<u4", "int64": "<i8", "uint64": "<u8", "float16": "<f2", "float32": "<f4", "float64": "<f8",
            "complex64": "<c8", "complex128": "<c16"}
#: The struct module's letters.
FORMATS: dict[str, Any] = {"bool": "?", "int8": "b", "uint8": "B", "int16": "h", "uint16": "H", "int32": "i", "uint32": "I",
           "int64": "q", "uint64": "Q", "float16": "e", "float32": "f", "float64": "d"}
_PYTHON = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}
_known: dict[Any, str] = dict(_PYTHON)


def name_of(dtype) -> str:
    """The name of a type that numpy, torch, Python or a name gives."""
    try:
        return _known[dtype]
    except (KeyError, TypeError):
        pass
    name = dtype if isinstance(dtype, str) else getattr(dtype, "name", None) or \
        getattr(dtype, "__name__", None) or str(dtype)
    name = {"float": "float32", "double": "float64", "half": "float16", "int": "int32", "long": "int64"}.get(
        name.replace("torch.", ""), name.replace("torch.", ""))
    if not getattr(dtype, "isnative", True):
        raise InvalidArgument(f"elements of {dtype!r} have the other byte order: pass x.astype({name!r})")
    if name not in SIZES:
        raise InvalidArgument(f"no type of elements is called {name!r}: {', '.join(SIZES)}")
    _known[dtype] = name
    return name


def typestr(dtype):
    if dtype not in _TYPESTR:
        raise TypeError(f"numpy has no {dtype}: use .torch(), or .view('uint{8 * SIZES[dtype]}')")
    return _TYPESTR[dtype]


def unpack(dtype, data):
    if dtype == "bfloat16":
        return struct.unpack("<f", b"\0\0" + data)[0]
    if dtype not in FORMATS:
        raise TypeError(f"item: Python has no number for {dtype}")
    return struct.unpack("<" + FORMATS[dtype], data)[0]
