# SPDX-License-Identifier: BSD-3-Clause
"""DLPack both ways: ferry's arrays for torch, CuPy, NumPy and others, and theirs for ferry.  No library is needed."""
from __future__ import annotations

import ctypes
import sys
import threading

from . import dtypes, gpu, memory
from .errors import InvalidArgument

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13
_CODES = {"int": 0, "uint": 1, "float": 2, "bfloat": 4, "complex": 5, "bool": 6}


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
                ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("byte_offset", ctypes.c_uint64)]


class Managed(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class Versioned(ctypes.Structure):
    """DLPack 1's."""
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
                ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", Tensor)]


_c = ctypes.CDLL(None)
_malloc, _free = _c.malloc, _c.free
_malloc.restype, _malloc.argtypes, _free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
# A tensor's deleter is called with an exception set, without the GIL, or after the interpreter's end.  So it is no
# function of Python's but C's time(), which stores a number over the first word; sweep() sees it.  For the same reasons
# the memory is C's, and capsules have no destructor: an entry keeps its capsule, and nobody takes one that has no other
# reference.
_deleter = ctypes.cast(_c.time, ctypes.c_void_p).value
_exports: dict[int, tuple] = {}  # address of a Managed or Versioned: its first word, its capsule, the view, its name
_sweep_at = 64
_sweeping = threading.Lock()
_delete_type = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _api))
_is = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_get = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))
_rename = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_SetName", _api))
_USED = ctypes.c_char_p(b"used_dltensor")  # a capsule keeps the pointer
_NAMES = {Managed: ctypes.c_char_p(b"dltensor"), Versioned: ctypes.c_char_p(b"dltensor_versioned")}


def device(where):
    if where is None:
        raise InvalidArgument("this process is no PE: the array has no device")
    if where == "host":
        return (CPU, 0)
    return (CUDA, gpu.device_number())


def export(array, where, address, copy, dl_device, versioned=False):
    global _sweep_at
    if copy:
        raise BufferError("a symmetric array is not copied by DLPack: copy the view")
    at = device(where)
    if dl_device is not None and tuple(dl_device) != at:
        raise BufferError(f"the array is on device {at}, not {tuple(dl_device)}")
    kind = array.dtype.rstrip("0123456789")
    if kind not in _CODES:
        raise BufferError(f"DLPack has no {array.dtype} that libraries agree on: export .view('uint8')")
    if len(_exports) >= _sweep_at:
        sweep()
        _sweep_at = max(64, 2 * len(_exports))
    n, layout = len(array.shape), Versioned if versioned else Managed
    memory_of = _malloc(ctypes.sizeof(layout) + 16 * n)
    if not memory_of:
        raise MemoryError("no memory for a DLPack tensor")
    managed = layout.from_address(memory_of)
    sizes = memory_of + ctypes.sizeof(layout)
    (ctypes.c_int64 * (2 * n)).from_address(sizes)[:] = [*array.shape, *array.strides]
    managed.context, managed.deleter = None, _deleter
    if versioned:
        managed.major, managed.minor, managed.flags = 1, 0, 0
    managed.tensor = Tensor(address, *at, n, _CODES[kind], 8 * array.itemsize, 1, sizes, sizes + 8 * n, 0)
    name = _NAMES[layout]
    capsule = _new(memory_of, name, None)
    _exports[memory_of] = (_first(memory_of), capsule, memory.View(array._block), name)
    return capsule


def _first(address):
    return ctypes.c_uint64.from_address(address).value


def _references(entry):
    capsule = entry[1]
    return sys.getrefcount(capsule)


_ALONE = _references((0, object()))


def sweep():
    """Drops the exports that their libraries have deleted, and those that no library can take any more."""
    if not _sweeping.acquire(False):
        return
    try:
        for at, entry in list(_exports.items()):
            if _first(at) != entry[0] or _references(entry) == _ALONE and _is(id(entry[1]), entry[3]):
                del _exports[at]
                _free(at)
    finally:
        _sweeping.release()


def to_torch(array):
    import torch
    name = array.dtype
    if name in ("bool", "float8_e4m3fn", "float8_e5m2"):  # not in every torch's DLPack
        kind = getattr(torch, name, None)
        if kind is None:
            raise TypeError(f"this torch ({torch.__version__}) has no {name}")
        return torch.utils.dlpack.from_dlpack(array.view("uint8").__dlpack__()).view(kind)
    if name in ("uint16", "uint32", "uint64"):
        kind = getattr(torch, name, None)
        if kind is None:
            raise TypeError(f"this torch ({torch.__version__}) has no {name}: use .view({name[1:]!r})")
        return torch.utils.dlpack.from_dlpack(array.view(name[1:]).__dlpack__()).view(kind)
    return torch.utils.dlpack.from_dlpack(array.__dlpack__())


class _Foreign(memory.Single):
    """Another library's memory: kept until the last reference, as a Block is."""
    __slots__ = ("managed", "epoch", "__weakref__")

    def __init__(self, managed):
        self.managed, self.epoch = managed, memory._epoch

    def __del__(self):
        if self.managed.deleter:
            ctypes.cast(self.managed.deleter, _delete_type)(ctypes.addressof(self.managed))


def import_array(other) -> memory.Array:
    """``ferry.from_dlpack``: another library's array, of any memory, as an operand of puts and gets, without a copy."""
    capsule = other.__dlpack__() if hasattr(other, "__dlpack__") else other
    if not _is(id(capsule), b"dltensor"):
        raise InvalidArgument(f"from_dlpack: a {type(other).__name__} gives no tensor that is still to be had")
    managed = Managed.from_address(_get(id(capsule), b"dltensor"))
    tensor = managed.tensor
    kinds = {code: kind for kind, code in _CODES.items()}
    name = kinds.get(tensor.code, "?") + (str(tensor.bits) if tensor.code != 6 else "")
    if tensor.lanes != 1 or name not in dtypes.SIZES:
        raise InvalidArgument(f"from_dlpack: elements of type {tensor.code}, {tensor.bits} bits, {tensor.lanes} lanes")
    allowed = (CPU, CUDA_HOST) if memory._where == "host" else (CPU, CUDA, CUDA_HOST, CUDA_MANAGED)
    if tensor.device_type not in allowed:
        raise InvalidArgument(f"from_dlpack: memory on a device of type {tensor.device_type}, and the heap is in "
                              f"{memory._where} memory")
    n = tensor.ndim
    shape = tuple((ctypes.c_int64 * n).from_address(tensor.shape)) if n else ()
    strides = tuple((ctypes.c_int64 * n).from_address(tensor.strides)) if n and tensor.strides else None
    _rename(capsule, _USED)
    array = memory.Array(_Foreign(managed), (tensor.data or 0) + tensor.byte_offset, shape, name, strides)
    whole = memory.Array(None, 0, shape, name)
    if strides is not None and (array.size == 0 or all(a == b or k == 1 for a, b, k in
                                                       zip(strides, whole.strides, shape))):
        array._strides = None
    return array
