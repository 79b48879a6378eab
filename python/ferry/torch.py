# SPDX-License-Identifier: BSD-3-Clause
"""Collectives of the world as operators of torch: ``torch.ops.ferry.all_to_all(x)`` and its kin, on CPU tensors where
the heap is in host memory, and on CUDA tensors, in torch's current stream, where it is in GPU memory.

Every PE makes the same calls in the same order, with tensors of the same shapes and types.  Operands are any contiguous
tensors: they pass through buffers in the symmetric heap that grow when needed (``reserve``).  The operators have fake
kernels (torch.compile) from torch 2.1 on and gradients from torch 2.4 on; ``LACKS`` lists what this torch has not."""
from __future__ import annotations

from typing import Any

import torch

import ferry

from . import dtypes, errors, gpu, library, memory
from .errors import InvalidArgument

#: What this torch cannot do, in words.
LACKS: list[str] = []

_buffers: Any = None  # or [epoch, bytes, turn, [(source, its tensor, dest, its tensor), three times], plans]
_made: Any = None     # (epoch, bytes, array) of buffers that this PE has, and perhaps not every PE
# Of an all_to_all_vdev that has not ended: [epoch, its arguments, everyone's numbers, whether the rows are sent].
_told: Any = None


def empty(shape, dtype=torch.float32) -> torch.Tensor:
    """A tensor in the symmetric heap with any contents.  Collective.  The memory returns to the heap after every PE has
    dropped the tensor."""
    return memory.empty(shape, dtype).torch()


def zeros(shape, dtype=torch.float32) -> torch.Tensor:
    """A tensor of zeros in the symmetric heap, on every PE before any returns.  Collective."""
    return memory.zeros(shape, dtype).torch()


def reserve(nbytes: int) -> None:
    """Makes room for operands and results of so many bytes each: collective.  Operators do so themselves, except while a
    CUDA graph is captured."""
    global _buffers, _made
    if _buffers is not None and _buffers[0] == memory._epoch and _buffers[1] >= nbytes:
        return
    if not ferry.initialized():
        raise errors.NotInitialized("ferry.torch: this process is not a PE: call ferry.init() first", 4)
    if gpu.capturing():
        raise errors.Unsupported(f"a CUDA graph is being captured, and the buffers are smaller than {nbytes} bytes: call "
                                 f"ferry.torch.reserve({nbytes}) before", errors.UNSUPPORTED)
    size = max(1 << 16, 1 << (max(1, nbytes) - 1).bit_length())
    _buffers = None
    if _made is None or _made[:2] != (memory._epoch, size):
        _made = None
        _made = (memory._epoch, size, memory.empty(6 * size, "uint8"))
    ferry.barrier()
    parts = [_made[2][i * size:(i + 1) * size] for i in range(6)]
    with torch.inference_mode(False):  # a tensor that is made in it is written to in it only
        _buffers = [memory._epoch, size, 0, [(source, source.torch(), dest, dest.torch())
                                             for source, dest in zip(parts[::2], parts[1::2])], {}]
    _made = None


def _forget():
    """Buffers are made anew: PEs may have used theirs in other turns."""
    global _buffers, _made, _told
    _buffers = _made = _told = None


def _check_device(x):
    heap = "cpu" if memory._where == "host" else "cuda"
    if x.device.type != heap or heap == "cuda" and x.device.index != gpu.device_number():
        raise InvalidArgument(f"the tensor is on {x.device}, and this job's heap is in {ferry.space()} memory")


def _begin():
    """(the calls, the pair of buffers) of a collective.  Two pairs in turn: a PE that is one collective ahead writes a
    result that its peers do not read any more, since it could not have ended the last one without them.  Only a collective
    that has ended takes its pair's turn, so that a repeated one has the buffers of the first try.  A graph, which may be
    launched again and again, has a third pair, and waits until all PEs have read its last result."""
    if memory._where == "host":
        return ferry, _buffers[2] ^ 1
    calls = ferry.on_stream()
    if gpu.capturing():
        calls.sync()
        return calls, 2
    gpu._queued.add(calls.stream)
    return calls, _buffers[2] ^ 1


def _end(pair):
    if pair != 2:
        _buffers[2] = pair


class _Plan:
    """What a collective of operands of one shape and type does: where they lie in each pair of buffers.  Buffers keep
    their plans, so that only the first such call looks at its arguments."""
    __slots__ = ("pairs", "dtype", "waits")
    pairs: list[tuple[torch.Tensor, torch.Tensor, tuple]]

    def __init__(self, x, dtype, shape, op):
        """dtype: of the operands on their way; shape: of the result."""
        size = torch.empty(0, dtype=dtype).element_size()
        count, out = x.numel(), 1
        for length in shape:
            out *= length
        _check_device(x)
        reserve(max(count, out) * size)

        def view(tensor, array, n, shape):
            if n == 0:
                tensor = torch.empty(shape, dtype=dtype, device=tensor.device)
            else:
                tensor = tensor[:n * size].view(dtype).view(shape)
            array = array[:n * size]
            if op is None:
                return tensor, array
            return tensor, memory.Array(array._block, array.address, (n,), dtypes.name_of(dtype))
        self.pairs = []
        for source, its_tensor, dest, dests_tensor in _buffers[3]:
            from_, source = view(its_tensor, source, count, x.shape)
            to, dest = view(dests_tensor, dest, out, shape)
            self.pairs.append((from_, to, (dest, source) if op is None else (dest, source, op)))
        self.dtype = None if dtype == x.dtype else x.dtype  # what the result becomes
        # The program may read the result by a copy to pageable memory: see gpu.numbers.
        self.waits = memory._where == "cuda" and _needs_service()


def _collective(call, x, op=None):
    key = call, x.shape, x.dtype, x.device, op
    plan = _buffers[4].get(key) if _buffers is not None and _buffers[0] == memory._epoch else None
    if plan is None or not library.ferry_query_initialized():  # a forked child must not write to its parent's buffers
        dtype, shape = _WAYS[call](call, x, op)
        with torch.inference_mode(False):
            plan = _Plan(x, dtype, shape, op)
        if len(_buffers[4]) >= _MOST_PLANS:
            _buffers[4].clear()
        _buffers[4][key] = plan
    calls, pair = _begin()
    source, dest, arguments = plan.pairs[pair]
    source.copy_(x)
    getattr(calls, call)(*arguments)
    _end(pair)
    out = dest.clone() if plan.dtype is None else dest.to(plan.dtype)
    if plan.waits and pair != 2:
        torch.cuda.current_stream().synchronize()
    return out


def _needs_service():
    """Whether services move what this PE sends or receives."""
    me = ferry.my_pe()
    return any(ferry.path(a, b) in ("staged", "remote") for pe in range(ferry.n_pes()) for a, b in ((me, pe), (pe, me)))


def _bytes(x):
    return x.contiguous().reshape(-1).view(torch.uint8) if x.numel() else x.new_empty(0, dtype=torch.uint8)


def _blocks(name):
    n = library.ferry_n_pes()
    if n == 0:
        raise errors.NotInitialized(f"ferry.{name}: this process is not a PE: call ferry.init() first", 4)
    return n


def _divided(name, x):
    n = _blocks(name)
    if x.dim() == 0 or x.shape[0] % n:
        raise InvalidArgument(f"ferry.{name}: the first size of {list(x.shape)} is not a multiple of the {n} PEs")
    return n


# ---- The ways of collectives: (the type of operands on their way, the shape of the result).  Halves are added as floats,
# and rounded once.

_MOST_PLANS = 256
_WIDER = {torch.bfloat16: torch.float32, torch.float16: torch.float32}


def _way_of_all_to_all(call, x, op):
    _divided(call, x)
    return x.dtype, x.shape


def _way_of_all_gather(call, x, op):
    return x.dtype, _gathered(x, _blocks(call))


def _wide(call, x, op):
    if op not in ("sum", "prod", "min", "max"):
        raise InvalidArgument(f"ferry.{call}: {op!r}, but these are allowed: sum, prod, min, max")
    return _WIDER.get(x.dtype, x.dtype)


def _way_of_all_reduce(call, x, op):
    _blocks(call)
    return _wide(call, x, op), x.shape


def _way_of_reduce_scatter(call, x, op):
    n = _divided(call, x)
    return _wide(call, x, op), (x.shape[0] // n, *x.shape[1:])


_WAYS = {"all_to_all": _way_of_all_to_all, "all_gather": _way_of_all_gather, "all_reduce": _way_of_all_reduce,
         "reduce_scatter": _way_of_reduce_scatter}


# ---- The operators.


def _all_to_all(x):
    return _collective("all_to_all", x)


def _all_gather(x):
    return _collective("all_gather", x)


def _all_reduce(x, op="sum"):
    return _collective("all_reduce", x, op)


def _reduce_scatter(x, op="sum"):
    return _collective("reduce_scatter", x, op)


def _all_to_all_vdev(x, in_splits, max_rows):
    global _told
    n = _blocks("all_to_all_vdev")
    if in_splits.dtype != torch.int64 or tuple(in_splits.shape) != (n,):
        raise InvalidArgument(f"ferry.all_to_all_vdev: in_splits is int64[{n}], not {in_splits.dtype}"
                              f"{list(in_splits.shape)}")
    if x.dim() == 0 or max_rows < 0:
        raise InvalidArgument("ferry.all_to_all_vdev: x has rows, and max_rows is not negative")
    if gpu.capturing():
        raise errors.Unsupported("ferry.all_to_all_vdev: the host reads the splits: it is not captured into a graph",
                                 errors.UNSUPPORTED)
    me, width = ferry.my_pe(), _row_bytes(x)
    mine = [*gpu.numbers(in_splits), x.shape[0], width, max_rows]
    # A call that is repeated after a timeout goes on where the first try ended.
    if _told is None or _told[0] != memory._epoch or _told[1] != mine:
        _told = None
        table = gpu.numbers(_all_gather(torch.tensor(mine, dtype=torch.int64, device=x.device)).reshape(n, n + 3))
        _told = [memory._epoch, mine, table, False]
    table = _told[2]
    splits = [row[:n] for row in table]
    # Every PE has all numbers, so each comes to the same verdict.
    try:
        for pe, (*counts, rows, row_bytes, most) in enumerate(table):
            if (row_bytes, most) != (width, max_rows):
                raise InvalidArgument(f"ferry.all_to_all_vdev: PE {pe} has rows of {row_bytes} bytes and max_rows {most}, "
                                      f"and PE {me} rows of {width} bytes and max_rows {max_rows}")
            if any(count < 0 for count in counts):
                raise InvalidArgument(f"ferry.all_to_all_vdev: PE {pe} sends a negative number of rows")
            if sum(counts) > rows:
                raise InvalidArgument(f"ferry.all_to_all_vdev: PE {pe} sends more rows than it has: {sum(counts)} of "
                                      f"{rows}")
            if sum(row[pe] for row in splits) > max_rows:
                raise InvalidArgument(f"ferry.all_to_all_vdev: PE {pe} receives {sum(row[pe] for row in splits)} rows, "
                                      f"and max_rows is {max_rows}")
    except InvalidArgument:
        _told = None
        raise
    _check_device(x)
    reserve(max(max(row[n] for row in table), max_rows) * width)
    made, pair = _begin()
    source, source_bytes, dest, dest_bytes = _buffers[3][pair]
    if not _told[3]:
        source_bytes[:x.numel() * x.element_size()].copy_(_bytes(x))
        first = 0
        for pe in range(n):
            count, at = splits[me][pe] * width, sum(splits[i][pe] for i in range(me)) * width
            if count:
                made.put(dest[at:at + count], source[first:first + count], pe)
            first += count
        _told[3] = True
    made.barrier()
    _end(pair)
    _told = None
    out = x.new_zeros((max_rows, *x.shape[1:]))
    received = [splits[i][me] for i in range(n)]
    offsets = [sum(received[:i]) for i in range(n)]
    nbytes = sum(received) * width
    if nbytes:
        _bytes(out)[:nbytes].copy_(dest_bytes[:nbytes])
    return out, torch.tensor([received, offsets], dtype=torch.int64, device=x.device)


def _row_bytes(x):
    size = x.element_size()
    for length in x.shape[1:]:
        size *= length
    return size


def _gathered(x, n):
    return (n * x.shape[0], *x.shape[1:]) if x.dim() else (n,)


# ---- Shapes alone, for torch.compile.


def _fake_all_to_all(x):
    return torch.empty_like(x, memory_format=torch.contiguous_format)


def _fake_all_gather(x):
    return x.new_empty(_gathered(x, library.ferry_n_pes()))


def _fake_all_reduce(x, op="sum"):
    return torch.empty_like(x, memory_format=torch.contiguous_format)


def _fake_reduce_scatter(x, op="sum"):
    return x.new_empty((x.shape[0] // library.ferry_n_pes(), *x.shape[1:]))


def _fake_all_to_all_vdev(x, in_splits, max_rows):
    return x.new_empty((max_rows, *x.shape[1:])), in_splits.new_empty((2, in_splits.shape[0]))


# ---- Gradients.


def _keep_op(ctx, inputs, output):
    ctx.op = inputs[1]


def _only_sums(ctx, call):
    if ctx.op != "sum":
        raise NotImplementedError(f"ferry.{call} has a gradient for sum only, not for {ctx.op}")


def _back_all_reduce(ctx, grad):
    _only_sums(ctx, "all_reduce")
    return torch.ops.ferry.all_reduce(grad.contiguous()), None


def _back_reduce_scatter(ctx, grad):
    _only_sums(ctx, "reduce_scatter")
    return torch.ops.ferry.all_gather(grad.contiguous()), None


_OPERATORS = {
    "all_to_all": ("(Tensor x) -> Tensor", _all_to_all, _fake_all_to_all,
                   (lambda ctx, grad: torch.ops.ferry.all_to_all(grad.contiguous()), None)),
    "all_gather": ("(Tensor x) -> Tensor", _all_gather, _fake_all_gather,
                   (lambda ctx, grad: torch.ops.ferry.reduce_scatter(grad.contiguous()), None)),
    "all_reduce": ("(Tensor x, str op='sum') -> Tensor", _all_reduce, _fake_all_reduce, (_back_all_reduce, _keep_op)),
    "reduce_scatter": ("(Tensor x, str op='sum') -> Tensor", _reduce_scatter, _fake_reduce_scatter,
                       (_back_reduce_scatter, _keep_op)),
    "all_to_all_vdev": ("(Tensor x, Tensor in_splits, int max_rows) -> (Tensor, Tensor)", _all_to_all_vdev,
                        _fake_all_to_all_vdev, None),
}


def _register():
    made = torch.library.Library("ferry", "DEF")
    fake = getattr(torch.library, "register_fake", None) or getattr(torch.library, "impl_abstract", None)
    gradient = getattr(torch.library, "register_autograd", None)
    for name, (schema, body, shapes, backward) in _OPERATORS.items():
        made.define(name + schema)
        for key in ("CPU", "CUDA"):
            made.impl(name, body, key)
        if fake is not None:
            fake("ferry::" + name)(shapes)
        if gradient is not None and backward is not None:
            gradient("ferry::" + name, backward[0], setup_context=backward[1], lib=made)
    if fake is None:
        LACKS.append("fake kernels and torch.compile need torch 2.1 or later")
    if gradient is None:
        LACKS.append("gradients need torch 2.4 or later")
    return made


_library = _register()


def all_to_all(x: torch.Tensor) -> torch.Tensor:
    """x[n_pes * k, ...]: rows j*k to (j+1)*k - 1 go to PE j; the result has those of PE i at i*k."""
    return torch.ops.ferry.all_to_all(x)


def all_gather(x: torch.Tensor) -> torch.Tensor:
    """x[k, ...] of all PEs, one behind the other: [n_pes * k, ...]."""
    return torch.ops.ferry.all_gather(x)


def all_reduce(x: torch.Tensor, op: str = "sum") -> torch.Tensor:
    """The sum, prod, min or max of x over all PEs, the same bits on each.  Halves are added as floats."""
    return torch.ops.ferry.all_reduce(x, op)


def reduce_scatter(x: torch.Tensor, op: str = "sum") -> torch.Tensor:
    """Rows me*k to (me+1)*k - 1 of the sum over all PEs of x[n_pes * k, ...]."""
    return torch.ops.ferry.reduce_scatter(x, op)


def all_to_all_vdev(x: torch.Tensor, in_splits: torch.Tensor, max_rows: int):
    """Rows in numbers that differ: in_splits[j] (int64[n_pes]) rows of x go to PE j, one behind the other.  Returns
    (out[max_rows, ...], splits): splits[0][i] rows came from PE i and begin at splits[1][i]; rows behind them are 0.
    The host reads the splits.  More than max_rows at any PE: a ValueError on all, and nothing is sent."""
    return torch.ops.ferry.all_to_all_vdev(x, in_splits, max_rows)


__all__ = ["LACKS", "all_gather", "all_reduce", "all_to_all", "all_to_all_vdev", "empty", "reduce_scatter", "reserve",
           "zeros"]
