# SPDX-License-Identifier: BSD-3-Clause
"""Collectives as operators of torch: ``torch.ops.ferry.all_to_all(x)`` and its kin, on CPU tensors where the heap is in
host memory, and on CUDA tensors, in torch's current stream, where it is in GPU memory.

Every PE makes the same calls in the same order, with tensors of the same shapes and types.  Between PEs of one node one
kernel, on CPU tensors one call of C, reads and writes the tensors themselves (ferry/comm.h); elsewhere, and in host memory
between PEs that do not load from each other, they pass through buffers in the symmetric heap that grow when needed
(``reserve``).  After a failure in a stream ferry.resync() comes before further calls.  The operators have fake kernels
(torch.compile) from torch 2.1 on and gradients from torch 2.4 on; ``LACKS`` lists what this torch has not."""
from __future__ import annotations

import ctypes
from typing import Any

import torch

import ferry

from . import calls, dtypes, errors, gpu, library, memory
from .errors import InvalidArgument

#: What this torch cannot do, in words.
LACKS: list[str] = []

# Of each team: [epoch, bytes, turn, [(source, its tensor, dest, its tensor), three times], plans]
_buffers: dict[int, list] = {}
_made: dict[int, tuple] = {}  # (epoch, bytes, array) of buffers that this PE has, and perhaps not every PE
_plans: dict[tuple, tuple] = {}  # of calls of communicators, by what they are called with
_comms: dict[int, tuple[int, int | None]] = {}  # of each team: epoch, the communicator of C; None: it cannot have one
_met = False  # all PEs have come to make a communicator, which is not made yet
_late: Any = None  # of a call of a communicator that has not ended: what it is, its operand, its result
# Of an all_to_all_vdev that has not ended: [epoch, its arguments, everyone's numbers, whether the rows are sent].
_told: Any = None


def empty(shape: Any, dtype: Any = torch.float32) -> torch.Tensor:
    """Returns a tensor in the symmetric heap with any contents.

    Arguments: shape in elements and dtype as ferry.empty's.  Scope: collective: one thread of every PE.
    Completion: every PE has it.  The memory returns to the heap after every PE has dropped the tensor.
    Errors: as ferry.empty's."""
    return memory.empty(shape, dtype).torch()


def zeros(shape: Any, dtype: Any = torch.float32) -> torch.Tensor:
    """Returns a tensor of zeros in the symmetric heap.

    Arguments: shape in elements and dtype as ferry.empty's.  Scope: collective: one thread of every PE.
    Completion: every PE has it, and its elements are 0 on all PEs.  Errors: as ferry.empty's."""
    return memory.zeros(shape, dtype).torch()


def reserve(nbytes: int, team: Any = 0) -> None:
    """Makes room for the operands and results of a team's operators, and its communicator.

    Arguments: nbytes: of each, in bytes; team: a Team, by default all PEs.
    Scope: collective: one thread of every PE, of which each names its own team.  Operators of all PEs do so
    themselves, except while a CUDA graph is captured; those of another team need it.
    Completion: every PE has room.  Errors: as ferry.empty's."""
    handle = calls._handle(team)
    _make_communicator(handle)
    found = _buffers.get(handle)
    if found is not None and found[0] == memory._epoch and found[1] >= nbytes:
        return
    if not ferry.initialized():
        raise errors.NotInitialized("ferry.torch: this process is not a PE: call ferry.init() first", 4)
    if gpu.capturing():
        raise errors.Unsupported(f"a CUDA graph is being captured, and the buffers are smaller than {nbytes} bytes: call "
                                 f"ferry.torch.reserve({nbytes}) before", errors.UNSUPPORTED)
    size = max(1 << 16, 1 << (max(1, nbytes) - 1).bit_length())
    for one in [one for one in _buffers if one == handle or library.ferry_team_n_pes(one) <= 0]:
        del _buffers[one]
    made = _made.get(handle)
    if made is None or made[:2] != (memory._epoch, size):
        _made.pop(handle, None)
        made = _made[handle] = (memory._epoch, size, memory.empty(6 * size, "uint8"))
    ferry.barrier()
    parts = [made[2][i * size:(i + 1) * size] for i in range(6)]
    with torch.inference_mode(False):  # a tensor that is made in it is written to in it only
        _buffers[handle] = [memory._epoch, size, 0, [(source, source.torch(), dest, dest.torch())
                                                     for source, dest in zip(parts[::2], parts[1::2])], {}]
    del _made[handle]


def _may_have_communicator(team):
    """As all members find it: on GPUs those of one node, in host memory those whose pairs all load and store."""
    n = library.ferry_team_n_pes(team)
    pes = [library.ferry_team_translate_pe(team, k, 0) for k in range(n)] if n <= 64 else []
    bad = {"remote", "staged"} if memory._where == "host" else {"remote"}
    return 0 < len(pes) and not any(ferry.path(a, b) in bad for a in pes for b in pes)


def _make_communicator(team):
    """Collective, as reserve: a PE whose team cannot have one takes part with no team.

    All PEs meet first, by a collective that resync() gives up: agreements are counted, and a PE that had waited for one
    alone would be one ahead of the others after resync()."""
    global _met
    if not ferry.initialized() or _comms.get(team, (0,))[0] == memory._epoch or gpu.capturing():
        return
    made, can = ctypes.c_void_p(), _may_have_communicator(team)
    if can or team != 0:
        if not _met:
            errors.check(library.ferry_sync_all())
        status = library.ferry_comm_create(team if can else -1, ctypes.addressof(made))
        _met = status == errors.TIMEOUT  # a repeat goes on there
        if status != errors.NO_MEMORY:  # a small heap, on all PEs
            errors.check(status)
    _comms[team] = memory._epoch, made.value


def _communicator(call, team):
    """The team's communicator; None: its collectives pass through buffers."""
    found = _comms.get(team)
    if found is None or found[0] != memory._epoch:
        if team != 0:
            raise InvalidArgument(f"ferry.{call}: the team has no communicator: call ferry.torch.reserve(0, team) before, on all "
                                  "PEs")
        if gpu.capturing():
            raise errors.Unsupported("a CUDA graph is being captured, and there is no communicator yet: call "
                                     "ferry.torch.reserve(0) before", errors.UNSUPPORTED)
        _make_communicator(team)
        found = _comms[team]
    return found[1]


def _room(call, nbytes, team):
    """The team's buffers, which hold so many bytes."""
    found = _buffers.get(team)
    if team == 0:
        reserve(nbytes)
    elif found is None or found[0] != memory._epoch or found[1] < nbytes:
        raise InvalidArgument(f"ferry.{call}: the team has no buffers of {nbytes} bytes: call ferry.torch.reserve({nbytes}, "
                              "team) before, on all PEs")
    return _buffers[team]


def _forget():
    """Buffers are made anew: PEs may have used theirs in other turns."""
    global _late, _met, _told
    for epoch, made in _comms.values():
        if epoch == memory._epoch and made is not None:
            errors.check(library.ferry_comm_destroy(made))
    _comms.clear()
    _buffers.clear()
    _made.clear()
    _told = _late = None
    _met = False


def _check_device(device):
    heap = "cpu" if memory._where == "host" else "cuda"
    if device.type != heap or heap == "cuda" and device.index != gpu.device_number():
        raise InvalidArgument(f"the tensor is on {device}, and this job's heap is in {ferry.space()} memory")


def _begin(team=0):
    """(the calls, the pair of buffers) of a collective.  Two pairs in turn: a PE that is one collective ahead writes a
    result that its peers do not read any more, since it could not have ended the last one without them.  Only a collective
    that has ended takes its pair's turn, so that a repeated one has the buffers of the first try.  A graph, which may be
    launched again and again, has a third pair, and waits until all PEs have read its last result."""
    if memory._where == "host":
        return ferry, _buffers[team][2] ^ 1
    made = ferry.on_stream()
    if gpu.capturing():
        made.sync(team)
        return made, 2
    gpu._queued.add(made.stream)
    return made, _buffers[team][2] ^ 1


def _end(pair, team=0):
    if pair != 2:
        _buffers[team][2] = pair


class _Plan:
    """What a collective of operands of one shape and type does: where they lie in each pair of buffers.  Buffers keep
    their plans, so that only the first such call looks at its arguments."""
    __slots__ = ("pairs", "dtype", "waits")
    pairs: list[tuple[torch.Tensor, torch.Tensor, tuple]]

    def __init__(self, call, x, dtype, shape, op, team):
        """dtype: of the operands on their way; shape: of the result; op: an operator, or a root."""
        size = torch.empty(0, dtype=dtype).element_size()
        count, out = x.numel(), 1
        for length in shape:
            out *= length
        _check_device(x.device)
        buffers = _room(call, max(count, out) * size, team)

        def view(tensor, array, n, shape):
            if n == 0:
                tensor = torch.empty(shape, dtype=dtype, device=tensor.device)
            else:
                tensor = tensor[:n * size].view(dtype).view(shape)
            array = array[:n * size]
            if type(op) is not str:
                return tensor, array
            return tensor, memory.Array(array._block, array.address, (n,), dtypes.name_of(dtype))
        self.pairs = []
        for source, its_tensor, dest, dests_tensor in buffers[3]:
            from_, source = view(its_tensor, source, count, x.shape)
            to, dest = view(dests_tensor, dest, out, shape)
            self.pairs.append((from_, to, (dest, source, team) if op is None else (dest, source, op, team)))
        self.dtype = None if dtype == x.dtype else x.dtype  # what the result becomes
        # The program may read the result by a copy to pageable memory: see gpu.numbers.
        self.waits = memory._where == "cuda" and _needs_service()


_raw_stream = getattr(torch._C, "_cuda_getCurrentRawStream", None)  # a tenth of the time of torch.cuda's
_TYPES = {getattr(torch, name): number for number, name in enumerate((  # ferry_comm_type
    "int8", "uint8", "int32", "uint32", "int64", "uint64", "float16", "bfloat16", "float32", "float64", "float8_e4m3fn",
    "float8_e5m2")) if hasattr(torch, name)}
_OPS = {"sum": 0, "prod": 1, "min": 2, "max": 3}  # ferry_comm_op


def _as_one_call(call, x, op, team, comm):
    """The collective as one call of C, from tensor to tensor."""
    global _late
    key = call, x.shape, x.dtype, x.device, op, team, comm, memory._epoch
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= _MOST_PLANS:
            _plans.clear()
        plan = _plans[key] = _plan_of_call(call, x, op, team)
    made, shape, arguments, _ = plan
    if _late is not None and _late[0] == key:
        x, out = _late[1:]  # goes on there
    else:
        if not x.is_contiguous() or x.is_conj() or x.is_neg():
            x = x.contiguous().resolve_conj().resolve_neg()
        out = torch.empty_like(x) if shape is None else x.new_empty(shape)
    stream = None
    if x.is_cuda:
        stream = _raw_stream(gpu._device) if _raw_stream is not None else gpu.handle_of(None)
        if stream not in gpu._queued and not gpu.capturing():
            gpu._queued.add(stream)
    try:
        status = made(comm, out.data_ptr(), x.data_ptr(), *arguments, stream)
        if status:
            errors.check(status)
    except BaseException:
        _late = key, x, out
        raise
    _late = None
    return out


def _plan_of_call(call, x, op, team):
    """(C's function, the shape of the result or None for the operand's, the arguments after the two addresses, what they
    refer to)."""
    n = _blocks(call, team)
    if call in ("all_gatherv", "reduce_scatterv"):
        sizes, fold = op
        return _plan_of_unequal(call, x, sizes, fold, team)
    shape = _WAYS[call](call, x, op, n)[1]
    _check_device(x.device)
    count, nbytes, fold = x.numel(), x.numel() * x.element_size(), (_TYPES.get(x.dtype), _OPS.get(op))
    arguments = {"all_reduce": (count, *fold), "all_gather": (nbytes,), "reduce_scatter": (count // n, *fold),
                 "all_to_all": (nbytes // n,), "broadcast": (nbytes, op)}[call]
    return getattr(library, "ferry_comm_" + call), None if tuple(shape) == tuple(x.shape) else shape, arguments, None


def _plan_of_unequal(call, x, sizes, op, team):
    gathers, rest = call == "all_gatherv", x.shape[1:]
    each = _row_bytes(x) if gathers else rest.numel()
    parts = (ctypes.c_size_t * len(sizes))(*(size * each for size in sizes))
    fold = () if gathers else (_TYPES[x.dtype], _OPS[op])
    rows = sum(sizes) if gathers else sizes[library.ferry_team_my_pe(team)]
    return getattr(library, "ferry_comm_" + call), (rows, *rest), (ctypes.addressof(parts), *fold), parts


def _collective(call, x, op=None, team=0):
    if not library.ferry_query_initialized():
        _blocks(call, team)
    comm = _communicator(call, team)
    if comm is not None and (x.dtype in _TYPES or call not in ("all_reduce", "reduce_scatter")):
        return _as_one_call(call, x, op, team, comm)
    key, buffers = (call, x.shape, x.dtype, x.device, op), _buffers.get(team)
    plan = buffers[4].get(key) if buffers is not None and buffers[0] == memory._epoch else None
    if plan is None or not library.ferry_query_initialized():  # a forked child must not write to its parent's buffers
        dtype, shape = _WAYS[call](call, x, op, _blocks(call, team))
        with torch.inference_mode(False):
            plan = _Plan(call, x, dtype, shape, op, team)
        buffers = _buffers[team]
        if len(buffers[4]) >= _MOST_PLANS:
            buffers[4].clear()
        buffers[4][key] = plan
    made, pair = _begin(team)
    source, dest, arguments = plan.pairs[pair]
    source.copy_(x)
    getattr(made, call)(*arguments)
    _end(pair, team)
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


def _blocks(name, team=0):
    n = library.ferry_team_n_pes(team)
    if n > 0:
        return n
    if not library.ferry_query_initialized():
        raise errors.NotInitialized(f"ferry.{name}: this process is not a PE: call ferry.init() first", 4)
    raise InvalidArgument(f"ferry.{name}: {team} is not a team of this PE")


def _divided(name, x, n):
    if x.dim() == 0 or x.shape[0] % n:
        raise InvalidArgument(f"ferry.{name}: the first size of {list(x.shape)} is not a multiple of the {n} PEs")


# ---- The ways of collectives: (the type of operands on their way, the shape of the result).  Halves are added as floats,
# and rounded once.

_MOST_PLANS = 256
_WIDER = {torch.bfloat16: torch.float32, torch.float16: torch.float32}


def _way_of_all_to_all(call, x, op, n):
    _divided(call, x, n)
    return x.dtype, x.shape


def _way_of_all_gather(call, x, op, n):
    return x.dtype, _gathered(x, n)


def _wide(call, x, op):
    if op not in ("sum", "prod", "min", "max"):
        raise InvalidArgument(f"ferry.{call}: {op!r}, but these are allowed: sum, prod, min, max")
    return _WIDER.get(x.dtype, x.dtype)


def _way_of_all_reduce(call, x, op, n):
    return _wide(call, x, op), x.shape


def _way_of_reduce_scatter(call, x, op, n):
    _divided(call, x, n)
    return _wide(call, x, op), (x.shape[0] // n, *x.shape[1:])


def _way_of_broadcast(call, x, root, n):
    if not 0 <= root < n:
        raise InvalidArgument(f"ferry.{call}: root is {root}, and members are 0 to {n - 1}")
    return x.dtype, x.shape


_WAYS = {"all_to_all": _way_of_all_to_all, "all_gather": _way_of_all_gather, "all_reduce": _way_of_all_reduce,
         "reduce_scatter": _way_of_reduce_scatter, "broadcast": _way_of_broadcast}


# ---- The operators.


def _all_to_all(x, team=0):
    return _collective("all_to_all", x, None, team)


def _all_gather(x, team=0):
    return _collective("all_gather", x, None, team)


def _all_reduce(x, op="sum", team=0):
    return _collective("all_reduce", x, op, team)


def _reduce_scatter(x, op="sum", team=0):
    return _collective("reduce_scatter", x, op, team)


def _broadcast(x, root=0, team=0):
    return _collective("broadcast", x, root, team)


def _unequal(call, x, sizes, op, team):
    """all_gatherv (op None) or reduce_scatterv.  Without a communicator, and a sum on a GPU, by a collective of equal
    parts."""
    n, me, sizes, gathers = _blocks(call, team), library.ferry_team_my_pe(team), tuple(sizes), op is None
    if len(sizes) != n or any(size < 0 for size in sizes):
        raise InvalidArgument(f"ferry.{call}: sizes are {list(sizes)}, and they are {n} numbers of rows, one of each member")
    rows = sizes[me] if gathers else sum(sizes)
    if x.dim() == 0 or x.shape[0] != rows:
        raise InvalidArgument(f"ferry.{call}: x has the shape {list(x.shape)}, and by sizes {list(sizes)} it has {rows} rows")
    if not gathers:
        _wide(call, x, op)
    comm = _communicator(call, team)
    if comm is not None and (gathers or not x.is_cuda and x.dtype in _TYPES):
        return _as_one_call(call, x, (sizes, op), team, comm)
    if not gathers:
        return _collective("all_reduce", x, op, team).narrow(0, sum(sizes[:me]), sizes[me]).clone()
    most = max(sizes)
    padded = x.new_zeros((most, *x.shape[1:]))
    padded[:rows] = x
    parts = _collective("all_gather", padded, None, team)
    return torch.cat([parts[k * most:k * most + size] for k, size in enumerate(sizes)])


def _all_gatherv(x, sizes, team=0):
    return _unequal("all_gatherv", x, sizes, None, team)


def _reduce_scatterv(x, sizes, op="sum", team=0):
    return _unequal("reduce_scatterv", x, sizes, op, team)


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
    _check_device(x.device)
    buffers = _room("all_to_all_vdev", max(max(row[n] for row in table), max_rows) * width, 0)
    made, pair = _begin()
    source, source_bytes, dest, dest_bytes = buffers[3][pair]
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


def _fake_alike(x, *_):
    return torch.empty_like(x, memory_format=torch.contiguous_format)


def _fake_all_gather(x, team=0):
    return x.new_empty(_gathered(x, library.ferry_team_n_pes(team)))


def _fake_reduce_scatter(x, op="sum", team=0):
    return x.new_empty((x.shape[0] // library.ferry_team_n_pes(team), *x.shape[1:]))


def _fake_all_gatherv(x, sizes, team=0):
    return x.new_empty((sum(sizes), *x.shape[1:]))


def _fake_reduce_scatterv(x, sizes, op="sum", team=0):
    return x.new_empty((sizes[library.ferry_team_my_pe(team)], *x.shape[1:]))


def _fake_all_to_all_vdev(x, in_splits, max_rows):
    return x.new_empty((max_rows, *x.shape[1:])), in_splits.new_empty((2, in_splits.shape[0]))


# ---- Gradients.


def _keep_team(ctx, inputs, output):
    ctx.team = inputs[1]


def _keep_op(ctx, inputs, output):
    ctx.op, ctx.team = inputs[1:]


def _only_sums(ctx, call):
    if ctx.op != "sum":
        raise NotImplementedError(f"ferry.{call} has a gradient for sum only, not for {ctx.op}")


def _back_all_to_all(ctx, grad):
    return torch.ops.ferry.all_to_all(grad.contiguous(), ctx.team), None


def _back_all_gather(ctx, grad):
    return torch.ops.ferry.reduce_scatter(grad.contiguous(), "sum", ctx.team), None


def _back_all_reduce(ctx, grad):
    _only_sums(ctx, "all_reduce")
    return torch.ops.ferry.all_reduce(grad.contiguous(), "sum", ctx.team), None, None


def _back_reduce_scatter(ctx, grad):
    _only_sums(ctx, "reduce_scatter")
    return torch.ops.ferry.all_gather(grad.contiguous(), ctx.team), None, None


def _back_broadcast(ctx, grad):
    total = torch.ops.ferry.all_reduce(grad.contiguous(), "sum", ctx.team)
    return total if library.ferry_team_my_pe(ctx.team) == ctx.op else torch.zeros_like(total), None, None


def _keep_sizes(ctx, inputs, output):
    ctx.sizes, ctx.team = inputs[1], inputs[-1]
    ctx.op = inputs[2] if len(inputs) == 4 else None


def _back_all_gatherv(ctx, grad):
    return torch.ops.ferry.reduce_scatterv(grad.contiguous(), ctx.sizes, "sum", ctx.team), None, None


def _back_reduce_scatterv(ctx, grad):
    _only_sums(ctx, "reduce_scatterv")
    return torch.ops.ferry.all_gatherv(grad.contiguous(), ctx.sizes, ctx.team), None, None, None


def _keep_rows(ctx, inputs, output):
    ctx.rows, ctx.received = inputs[0].shape[0], output[1][0]
    ctx.mark_non_differentiable(output[1])


def _back_all_to_all_vdev(ctx, grad, _):
    """Each row's gradient goes back where the row came from."""
    most = torch.ops.ferry.all_reduce(torch.tensor([ctx.rows], device=grad.device), "max", 0)
    back, _ = torch.ops.ferry.all_to_all_vdev(grad.contiguous(), ctx.received.contiguous(), gpu.numbers(most)[0])
    return back[:ctx.rows], None, None


_OPERATORS = {
    "all_to_all": ("(Tensor x, int team=0) -> Tensor", _all_to_all, _fake_alike, (_back_all_to_all, _keep_team)),
    "all_gather": ("(Tensor x, int team=0) -> Tensor", _all_gather, _fake_all_gather, (_back_all_gather, _keep_team)),
    "all_reduce": ("(Tensor x, str op='sum', int team=0) -> Tensor", _all_reduce, _fake_alike, (_back_all_reduce, _keep_op)),
    "reduce_scatter": ("(Tensor x, str op='sum', int team=0) -> Tensor", _reduce_scatter, _fake_reduce_scatter,
                       (_back_reduce_scatter, _keep_op)),
    "broadcast": ("(Tensor x, int root=0, int team=0) -> Tensor", _broadcast, _fake_alike, (_back_broadcast, _keep_op)),
    "all_gatherv": ("(Tensor x, int[] sizes, int team=0) -> Tensor", _all_gatherv, _fake_all_gatherv,
                    (_back_all_gatherv, _keep_sizes)),
    "reduce_scatterv": ("(Tensor x, int[] sizes, str op='sum', int team=0) -> Tensor", _reduce_scatterv,
                        _fake_reduce_scatterv, (_back_reduce_scatterv, _keep_sizes)),
    "all_to_all_vdev": ("(Tensor x, Tensor in_splits, int max_rows) -> (Tensor, Tensor)", _all_to_all_vdev,
                        _fake_all_to_all_vdev, (_back_all_to_all_vdev, _keep_rows)),
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
        if gradient is not None:
            gradient("ferry::" + name, backward[0], setup_context=backward[1], lib=made)
    if fake is None:
        LACKS.append("fake kernels and torch.compile need torch 2.1 or later")
    if gradient is None:
        LACKS.append("gradients need torch 2.4 or later")
    return made


_library = _register()


def all_to_all(x: torch.Tensor, team: Any = 0) -> torch.Tensor:
    """Exchanges blocks of rows: block j goes to member j, and the result has member i's block at i.

    Arguments: x[members * k, ...], in equal blocks of k rows, one shape and type on all members; team: a Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: InvalidArgument; FerryError when the members' calls differ; PeerLost, Timeout (the same call may be
    repeated), Aborted; of a stream at a later call."""
    return torch.ops.ferry.all_to_all(x, calls._handle(team))


def all_gather(x: torch.Tensor, team: Any = 0) -> torch.Tensor:
    """Returns x of all members, one behind the other: [members * k, ...].

    Arguments: x[k, ...], one shape and type on all members; team: a Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: InvalidArgument; FerryError when the members' calls differ; PeerLost, Timeout (the same call may be
    repeated), Aborted; of a stream at a later call."""
    return torch.ops.ferry.all_gather(x, calls._handle(team))


def all_reduce(x: torch.Tensor, op: str = "sum", team: Any = 0) -> torch.Tensor:
    """Returns the sum, prod, min or max of x over all members, the same bits on each.  Halves are added as floats.

    Arguments: x of any shape, one shape and type on all members; op: "sum", "prod", "min", "max"; team: a Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: InvalidArgument; FerryError when the members' calls differ; PeerLost, Timeout (the same call may be
    repeated), Aborted; of a stream at a later call."""
    return torch.ops.ferry.all_reduce(x, op, calls._handle(team))


def reduce_scatter(x: torch.Tensor, op: str = "sum", team: Any = 0) -> torch.Tensor:
    """Returns rows me*k to (me+1)*k - 1 of x under ``op`` over all members.

    Arguments: x[members * k, ...], one shape and type on all members; op as all_reduce's; team: a Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: InvalidArgument; FerryError when the members' calls differ; PeerLost, Timeout (the same call may be
    repeated), Aborted; of a stream at a later call."""
    return torch.ops.ferry.reduce_scatter(x, op, calls._handle(team))


def broadcast(x: torch.Tensor, root: int = 0, team: Any = 0) -> torch.Tensor:
    """Returns x of member ``root``, on all members.

    Arguments: x of one shape and type on all members; root: a number in the team; team: a Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: InvalidArgument; FerryError when the members' calls differ; PeerLost, Timeout (the same call may be
    repeated), Aborted; of a stream at a later call."""
    return torch.ops.ferry.broadcast(x, root, calls._handle(team))


def all_gatherv(x: torch.Tensor, sizes: Any, team: Any = 0) -> torch.Tensor:
    """Returns the rows of all members, one after the other: [sum(sizes), ...].

    Arguments: x[sizes[me], ...], of one type on all members; sizes: the rows of each member, the same on all; 0 is allowed;
    team: a Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: InvalidArgument; FerryError when the members' calls differ; PeerLost, Timeout (the same call may be
    repeated), Aborted; of a stream at a later call."""
    return torch.ops.ferry.all_gatherv(x, sizes, calls._handle(team))


def reduce_scatterv(x: torch.Tensor, sizes: Any, op: str = "sum", team: Any = 0) -> torch.Tensor:
    """Returns this PE's sizes[me] rows of x under ``op`` over all members; they come after those of the members before.

    Arguments: x[sum(sizes), ...], one shape and type on all members; sizes as all_gatherv's; op as all_reduce's; team: a
    Team or 0.
    Scope: collective: one thread of every member.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: as all_gatherv's."""
    return torch.ops.ferry.reduce_scatterv(x, sizes, op, calls._handle(team))


def all_to_all_vdev(x: torch.Tensor, in_splits: torch.Tensor, max_rows: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Sends rows in numbers that differ.  Returns (out[max_rows, ...], splits): splits[0][i] rows came from PE i and begin
    at splits[1][i]; rows behind them are 0.

    Arguments: x[rows, ...]; in_splits[n_pes] int64: so many rows go to each PE, one behind the other; the host reads
    them; max_rows: of the result, in rows, the same on all PEs.
    Scope: collective: one thread of every PE.
    Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
    Errors: more than max_rows at any PE is a ValueError on all, and nothing is sent; else as all_to_all's."""
    return torch.ops.ferry.all_to_all_vdev(x, in_splits, max_rows)


__all__ = ["LACKS", "all_gather", "all_gatherv", "all_reduce", "all_to_all", "all_to_all_vdev", "broadcast", "empty",
           "reduce_scatter", "reduce_scatterv", "reserve", "zeros"]
