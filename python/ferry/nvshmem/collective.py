# SPDX-License-Identifier: BSD-3-Clause
"""Barriers and collectives: at once in host memory, in the order of a stream in GPU memory.  Every member of the team makes
the same calls in the same order.  Operands are symmetric."""
from __future__ import annotations

import time
from typing import Any

import ferry

from .. import dtypes, library
from .. import memory as heap
from ..errors import check
from .errors import NvshmemInvalid, absent, check_initialized, translated
from .memory import Buffer, bytes_of
from .rma import calls_in
from .teams import handle_of

_COLLECTIVES = ("reduce", "reducescatter", "alltoall", "fcollect", "broadcast")
#: Names of types as collective_on_buffer and atomics take them, by ferry's.
KINDS = {**{name: kind for kind, name in dtypes.CALLS.items()}, **{kind: kind for kind in dtypes.SIZES}, "fp16": "float16",
         **{f"{kind}_t": kind for kind in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")},
         "int": "int32", "uint": "uint32", "long": "int64", "ulong": "uint64", "longlong": "int64", "ulonglong": "uint64",
         "size": "uint64", "ptrdiff": "int64", "char": "int8", "schar": "int8"}


def kind_of(call: str, dtype: Any) -> str:
    """ferry's name of a type that NVSHMEM's name, or torch's or CuPy's object, gives."""
    found = KINDS.get(str(dtype).replace("torch.", ""))
    if found is None:
        raise NvshmemInvalid(f"{call}: dtype is {dtype!r}: pass a type by NVSHMEM's name, as 'float', 'bfloat16' or 'int64'")
    return found


def _run(coll: str, team: Any, dst: Any, src: Any, kind: str | None, op: str | None, root: int, stream: Any) -> None:
    check_initialized(coll)
    handle = handle_of(coll, team)
    members = library.ferry_team_n_pes(handle)
    d, most, its, _kept = bytes_of(coll, dst, True)
    s, nbytes, other, _kept_too = bytes_of(coll, src)
    if its != other:
        raise NvshmemInvalid(f"{coll}: dst_array has elements of {its}, and src_array of {other}: give both one type")
    kind = kind or its
    size = dtypes.SIZES[kind]
    n = {"fcollect": nbytes, "alltoall": nbytes // members}.get(coll, most) // size
    if coll == "alltoall" and nbytes != n * members * size:
        raise NvshmemInvalid(f"{coll}: src_array has {nbytes // size} elements, which are not {members} equal blocks: pass a "
                             "block for each member")
    block, whole = n * size, n * size * members
    if most < (whole if coll in ("fcollect", "alltoall") else block):
        raise NvshmemInvalid(f"{coll}: dst_array has {most // size} elements, and {whole // size} come: pass a larger one")
    if nbytes < (whole if coll == "reducescatter" else block):
        needs = (whole if coll == "reducescatter" else block) // size
        raise NvshmemInvalid(f"{coll}: src_array has {nbytes // size} elements, and dst_array takes those of {needs}: pass a "
                             "larger one")
    made = calls_in(stream)
    if coll == "broadcast":
        if not 0 <= root < members:
            raise NvshmemInvalid(f"{coll}: root is {root}, and members are 0 to {members - 1}: pass one of them")
        made._settle()
        check(made._broadcastmem(handle, d, s, block, root, *made._tail))
    elif coll in ("fcollect", "alltoall"):
        made._settle()
        check((made._fcollectmem if coll == "fcollect" else made._alltoallmem)(handle, d, s, block, *made._tail))
    else:
        fold = made._reduction(coll, "uint8" if kind == "bool" else kind, op)
        made._settle()
        check(fold(handle, d, s, n, *made._tail))


@translated
def reduce(team: Any, dst_array: Any, src_array: Any, op: str, stream: Any = None) -> None:
    """Sets each element of dst_array to that of all members' src_array under ``op``, in the order of the members: "sum", "min",
    "max"; ferry has "prod" too, and of integers "and", "or" and "xor"."""
    _run("reduce", team, dst_array, src_array, None, op, 0, stream)


@translated
def reducescatter(team: Any, dst_array: Any, src_array: Any, op: str, stream: Any = None) -> None:
    """Sets dst_array of member i to block i of all members' src_array under ``op``, as reduce's."""
    _run("reducescatter", team, dst_array, src_array, None, op, 0, stream)


@translated
def alltoall(team: Any, dst_array: Any, src_array: Any, stream: Any = None) -> None:
    """Copies block j of member i's src_array to block i of member j's dst_array."""
    _run("alltoall", team, dst_array, src_array, None, None, 0, stream)


@translated
def fcollect(team: Any, dst_array: Any, src_array: Any, stream: Any = None) -> None:
    """Copies member i's src_array to block i of every member's dst_array."""
    _run("fcollect", team, dst_array, src_array, None, None, 0, stream)


@translated
def broadcast(team: Any, dst_array: Any, src_array: Any, root: int = 0, stream: Any = None) -> None:
    """Copies member root's src_array to every member's dst_array."""
    _run("broadcast", team, dst_array, src_array, None, None, root, stream)


@translated
def collective_on_buffer(coll: str, team: Any, dest: Buffer, src: Buffer, dtype: Any = None, op: str | None = None,
                         root: int = 0, stream: Any = None, enable_timing: bool = False) -> float:
    """Makes the collective of that name on Buffers, whose elements are of ``dtype``, by default bytes.  Returns 0, or with
    enable_timing, in host memory, its time in milliseconds."""
    check_initialized("collective_on_buffer")
    if coll not in _COLLECTIVES:
        raise NvshmemInvalid(f"collective_on_buffer: coll is {coll!r}: pass one of {', '.join(_COLLECTIVES)}")
    for one in (dest, src):
        if not isinstance(one, Buffer):
            raise NvshmemInvalid(f"collective_on_buffer: a {type(one).__name__} is no Buffer: pass what buffer() returned, and "
                                 f"tensors to {coll}()")
    if enable_timing and heap._where == "cuda":
        absent("collective_on_buffer with enable_timing", "record events of CUDA around the call")
    began = time.perf_counter()
    _run(coll, team, dest, src, "uint8" if dtype is None else kind_of("collective_on_buffer", dtype), op, root, stream)
    return 1e3 * (time.perf_counter() - began) if enable_timing else 0


# ---- Without data.


@translated
def barrier(team: Any, stream: Any = None) -> None:
    """Completes this PE's operations, and waits for all members."""
    handle = handle_of("barrier", team)
    made = calls_in(stream)
    if heap._where == "host":
        ferry.barrier(handle)
    elif handle == 0:
        check(made._barrier_all(*made._tail))
    else:
        made.quiet()
        check(made._team_sync(handle, *made._tail))


@translated
def sync(team: Any, stream: Any = None) -> None:
    """Waits for all members."""
    handle = handle_of("sync", team)
    made = calls_in(stream)
    made._settle()
    check(made._team_sync(handle, *made._tail))


@translated
def barrier_all(stream: Any = None) -> None:
    """As barrier, of all PEs."""
    check_initialized("barrier_all")
    made = calls_in(stream)
    made._settle()
    check(made._barrier_all(*made._tail))


@translated
def sync_all(stream: Any = None) -> None:
    """As sync, of all PEs."""
    check_initialized("sync_all")
    made = calls_in(stream)
    made._settle()
    check(made._sync_all(*made._tail))
