# SPDX-License-Identifier: BSD-3-Clause
"""Atomics of the host on one element of remote_pe, ``offset`` elements after the start of ``target``: a tensor, an array, or a
Buffer with its ``dtype``."""
from __future__ import annotations

from typing import Any

from .. import calls, dtypes, library
from ..errors import check, whole
from .collective import kind_of
from .errors import NvshmemInvalid, check_initialized, pe_of, translated
from .memory import Buffer, bytes_of

_WORDS = ("int32", "uint32", "int64", "uint64")
_FLOATS = ("float32", "float64")


def _make(operation: str, target: Any, values: tuple, remote_pe: int, offset: int, dtype: Any) -> Any:
    call = "atomic_" + operation
    check_initialized(call)
    pe, at = pe_of(call, remote_pe), whole(call, offset, "offset ")
    address, nbytes, kind, _kept = bytes_of(call, target, True)
    if isinstance(target, Buffer):
        if dtype is None:
            raise NvshmemInvalid(f"{call}: target is a Buffer, and dtype is None: say which elements it has, as dtype='uint64'")
        kind = kind_of(call, dtype)
    elif dtype is not None and kind_of(call, dtype) != kind:
        raise NvshmemInvalid(f"{call}: dtype is {dtype!r}, and target has elements of {kind}: leave dtype out")
    takes = _WORDS + (_FLOATS if operation in ("fetch", "set", "swap") else ())
    if kind not in takes:
        raise NvshmemInvalid(f"{call}: elements of {kind}: it takes those of {', '.join(takes)}")
    size = dtypes.SIZES[kind]
    if not 0 <= at < nbytes // size:
        raise NvshmemInvalid(f"{call}: offset is {at}, and target has {nbytes // size} elements of {kind}: pass 0 to "
                             f"{nbytes // size - 1}")
    numbers = [float(value) if kind in _FLOATS else calls._fits(call, value, kind) for value in values]
    calls.settle()
    return getattr(library, f"ferry_{dtypes.CALLS[kind]}_{call}")(address + at * size, *numbers, pe)


def _update(operation: str, target: Any, values: tuple, remote_pe: int, offset: int, dtype: Any) -> None:
    check(_make(operation, target, values, remote_pe, offset, dtype))


def _fetch(operation: str, target: Any, values: tuple, remote_pe: int, offset: int, dtype: Any) -> Any:
    old = _make(operation, target, values, remote_pe, offset, dtype)
    if old == 0:
        calls.check_fetched()
    return old


@translated
def atomic_fetch(target: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Returns the element."""
    return _fetch("fetch", target, (), remote_pe, offset, dtype)


@translated
def atomic_set(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> None:
    """Sets the element."""
    _update("set", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_swap(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Sets the element; returns the old one."""
    return _fetch("swap", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_compare_swap(target: Any, cond: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Sets the element if it is ``cond``; returns the old one."""
    return _fetch("compare_swap", target, (cond, value), remote_pe, offset, dtype)


@translated
def atomic_inc(target: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> None:
    """Adds 1 to the element."""
    _update("inc", target, (), remote_pe, offset, dtype)


@translated
def atomic_fetch_inc(target: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Adds 1 to the element; returns the old one."""
    return _fetch("fetch_inc", target, (), remote_pe, offset, dtype)


@translated
def atomic_add(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> None:
    """Adds to the element."""
    _update("add", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_fetch_add(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Adds to the element; returns the old one."""
    return _fetch("fetch_add", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_and(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> None:
    """Ands into the element."""
    _update("and", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_fetch_and(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Ands into the element; returns the old one."""
    return _fetch("fetch_and", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_or(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> None:
    """Ors into the element."""
    _update("or", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_fetch_or(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Ors into the element; returns the old one."""
    return _fetch("fetch_or", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_xor(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> None:
    """Xors into the element."""
    _update("xor", target, (value,), remote_pe, offset, dtype)


@translated
def atomic_fetch_xor(target: Any, value: Any, remote_pe: int = -1, *, offset: int = 0, dtype: Any = None) -> Any:
    """Xors into the element; returns the old one."""
    return _fetch("fetch_xor", target, (value,), remote_pe, offset, dtype)
