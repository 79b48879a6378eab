# SPDX-License-Identifier: BSD-3-Clause
"""Put, get, signals, atomics, order and collectives: as calls, and in the order of a GPU's stream."""
from __future__ import annotations

import ctypes
from collections.abc import Callable

from . import dtypes, errors, gpu, library, memory
from .errors import NOT_INITIALIZED, InvalidArgument, check, fail, pe_of, whole
from .operands import operand, pair, word

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any

EQ, NE, GT, GE, LT, LE = range(6)
SET, ADD = 0, 1
_CMP: dict[Any, int] = {"==": EQ, "!=": NE, ">": GT, ">=": GE, "<": LT, "<=": LE, **{n: n for n in range(6)}}
_OP: dict[Any, int] = {"set": SET, "add": ADD, SET: SET, ADD: ADD}
_REDUCTIONS = ("sum", "prod", "min", "max", "and", "or", "xor")
_WORDS = ("int32", "uint32", "int64", "uint64")
_DEFAULT_BUDGET = 2 ** 64 - 1
_BITS = {"int32": 2 ** 32, "uint32": 2 ** 32, "int64": 2 ** 64, "uint64": 2 ** 64}


def _one_of(table, value, what):
    try:
        return table[value]
    except KeyError:
        raise InvalidArgument(f"{what}: {value!r}, but these are allowed: "
                              f"{', '.join(map(repr, filter(lambda k: isinstance(k, str), table)))}") from None


def _budget(timeout):
    return _DEFAULT_BUDGET if timeout is None else max(0, int(timeout * 1e9))


def _fits(call, value, kind="uint64"):
    number = whole(call, value)
    if not -(_BITS[kind] >> 1) <= number < _BITS[kind]:
        raise InvalidArgument(f"{call}: {number} does not fit in {kind}")
    return number


def _nothing():
    pass


def settle():
    """In GPU memory a call of the host comes behind the work of torch's current stream so far."""
    if memory._where == "cuda":
        gpu.settle()


def _handle(team):
    return team if type(team) is int else team.handle


class Calls(memory.Single):
    """Calls that exist as themselves and in streams.  dest and source are arrays of the same type and number of
    elements, contiguous; an array that must be symmetric is a ferry.Array, or a view of one."""

    # C's functions, with the suffix.
    _putmem: Callable[..., int]
    _getmem: Callable[..., int]
    _putmem_signal: Callable[..., int]
    _signal_op: Callable[..., int]
    _quiet: Callable[..., int]
    _barrier_all: Callable[..., int]
    _sync_all: Callable[..., int]
    _team_sync: Callable[..., int]
    _broadcastmem: Callable[..., int]
    _fcollectmem: Callable[..., int]
    _alltoallmem: Callable[..., int]

    def __init__(self, suffix="", tail=()):
        self._suffix, self._tail = suffix, tail
        #: Called before what reads or publishes this PE's memory.
        self._settle = _nothing if tail else settle
        for name in ("putmem", "getmem", "putmem_signal", "signal_op", "quiet", "barrier_all", "sync_all", "team_sync",
                     "broadcastmem", "fcollectmem", "alltoallmem"):
            setattr(self, "_" + name, getattr(library, f"ferry_{name}{suffix}"))

    # ---- Data.
    def put(self, dest, source, pe: int) -> None:
        """Writes source to dest on ``pe``.  dest: symmetric, this PE's own array, which names the one of ``pe``.
        Returns when source may be reused; quiet completes it, fence orders it before later puts to the same PE."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("put", pe)
        d, s, _, _, nbytes, _kept = pair("put", dest, source)
        self._settle()
        status = self._putmem(d, s, nbytes, pe, *self._tail)
        if status:
            fail(status)

    def get(self, dest, source, pe: int) -> None:
        """Reads source on ``pe`` to dest.  source: symmetric.  Returns when dest holds the data."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("get", pe)
        d, s, _, _, nbytes, _kept = pair("get", dest, source)
        self._settle()
        status = self._getmem(d, s, nbytes, pe, *self._tail)
        if status:
            fail(status)

    def put_signal(self, dest, source, signal, value: int, pe: int, op="set") -> None:
        """Writes source to dest on ``pe``, then updates the word ``signal`` (one uint64, symmetric) on ``pe`` by
        ``op``: "set" or "add".  A PE that sees the signal sees the data."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("put_signal", pe)
        d, s, _, _, nbytes, _kept = pair("put_signal", dest, source)
        self._settle()
        status = self._putmem_signal(d, s, nbytes, word("put_signal", signal)[0], _fits("put_signal", value),
                                     _one_of(_OP, op, "put_signal"), pe, *self._tail)
        if status:
            fail(status)

    def signal(self, signal, value: int, pe: int, op="set") -> None:
        """Updates the word ``signal`` (one uint64, symmetric) on ``pe`` by ``op``: "set" or "add"."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("signal", pe)
        self._settle()
        status = self._signal_op(word("signal", signal)[0], _fits("signal", value), _one_of(_OP, op, "signal"), pe,
                                 *self._tail)
        if status:
            fail(status)

    def quiet(self) -> None:
        """Completes this PE's puts, atomics and signals: visible to every PE."""
        self._settle()
        status = self._quiet(*self._tail)
        if status:
            fail(status)

    # ---- Collectives: every PE of the team makes the same calls in the same order.
    def broadcast(self, dest, source, root: int = 0, team=0) -> None:
        """source[n] of member ``root`` goes to dest[n] of every member.  Both symmetric."""
        d, s, _, _, nbytes, _kept = pair("broadcast", dest, source)
        self._settle()
        check(self._broadcastmem(_handle(team), d, s, nbytes, pe_of("broadcast", root), *self._tail))

    def _blocks(self, call, team, many, one):
        """Of arrays one of which has a block of the other for each member."""
        d, n, kind, kept = operand(many, True)
        s, m, other, kept_too = operand(one)
        members = library.ferry_team_n_pes(_handle(team))
        if kind != other or n != m * members:
            raise InvalidArgument(f"{call}: {n} elements of {kind} are not {members} blocks of {m} of {other}")
        return d, s, m, kind, m * dtypes.SIZES[kind], (kept, kept_too)

    def all_gather(self, dest, source, team=0) -> None:
        """source[n] of member i goes to dest[i*n : (i+1)*n] of every member.  Both symmetric."""
        d, s, _, _, nbytes, _kept = self._blocks("all_gather", team, dest, source)
        self._settle()
        check(self._fcollectmem(_handle(team), d, s, nbytes, *self._tail))

    def all_to_all(self, dest, source, team=0) -> None:
        """Block j of source of member i goes to block i of dest of member j; as many equal blocks as members.  Both
        symmetric."""
        d, s, n, kind, nbytes, _kept = pair("all_to_all", dest, source)
        members = library.ferry_team_n_pes(_handle(team))
        if members > 0 and n % members:
            raise InvalidArgument(f"all_to_all: {n} elements are not {members} equal blocks")
        self._settle()
        check(self._alltoallmem(_handle(team), d, s, nbytes // max(1, members), *self._tail))

    def _reduction(self, call, kind, op):
        name = dtypes.CALLS.get(kind)
        if op not in _REDUCTIONS:
            raise InvalidArgument(f"{call}: {op!r}, but these are allowed: {', '.join(_REDUCTIONS)}")
        try:
            return getattr(library, f"ferry_{name}_{op}_{call}{self._suffix}")
        except AttributeError:
            raise InvalidArgument(f"no {op} over elements of {kind}") from None

    def all_reduce(self, dest, source, op: str = "sum", team=0) -> None:
        """dest[i] of every member = source[i] of all members under op: sum, prod, min, max, and, or, xor.  The same
        bits on every member, every time.  dest may be source.  Both symmetric."""
        d, s, n, kind, _, _kept = pair("all_reduce", dest, source)
        self._settle()
        check(self._reduction("reduce", kind, op)(_handle(team), d, s, n, *self._tail))

    def reduce_scatter(self, dest, source, op: str = "sum", team=0) -> None:
        """dest[i] of member j = source[j*n + i] of all members under op, n = dest's size.  Both symmetric."""
        s, d, n, kind, _, _kept = self._blocks("reduce_scatter", team, source, dest)
        self._settle()
        check(self._reduction("reducescatter", kind, op)(_handle(team), d, s, n, *self._tail))


class Blocking(Calls):
    """The calls of the host."""

    def fence(self) -> None:
        """Delivers this PE's earlier puts, atomics and signals to each PE before its later ones to that PE."""
        self._settle()
        status = library.ferry_fence()
        if status:
            fail(status)

    def signal_wait(self, signal, cmp, value: int, timeout: float | None = None) -> int:
        """Waits until this PE's word ``signal`` (one uint64, symmetric) compares true: cmp is "==", "!=", ">", ">=",
        "<" or "<=".  Returns the value found.  timeout in seconds; None: FERRY_TIMEOUT."""
        found = ctypes.c_uint64()
        check(library.ferry_signal_wait_until_timeout(
            word("signal_wait", signal)[0], _one_of(_CMP, cmp, "signal_wait"), _fits("signal_wait", value),
            ctypes.addressof(found), _budget(timeout)))
        return found.value

    def wait(self, ivar, cmp, value: int, timeout: float | None = None) -> None:
        """As signal_wait, for one symmetric element of int32, uint32, int64 or uint64."""
        address, kind = word("wait", ivar, _WORDS)
        status = getattr(library, f"ferry_{kind}_wait_until_timeout")(
            address, _one_of(_CMP, cmp, "wait"), _fits("wait", value, kind), _budget(timeout))
        check(status)

    def test(self, ivar, cmp, value: int) -> bool:
        """Whether this PE's word compares true now; applies what other PEs have sent.  Waits for nothing."""
        address, kind = word("test", ivar, _WORDS)
        return bool(getattr(library, f"ferry_{kind}_test")(
            address, _one_of(_CMP, cmp, "test"), _fits("test", value, kind)))

    def barrier(self, team=0, timeout: float | None = None) -> None:
        """Completes this PE's operations, and returns when every member has called.  timeout in seconds."""
        self._settle()
        if timeout is None and team == 0:
            status = self._barrier_all()
        else:
            status = library.ferry_team_barrier_timeout(_handle(team), _budget(timeout))
        if status:
            fail(status)

    def sync(self, team=0, timeout: float | None = None) -> None:
        """Returns when every member has called; completes no operations.  timeout in seconds."""
        self._settle()
        check(library.ferry_team_sync_timeout(_handle(team), _budget(timeout)))

    # ---- Atomics on one symmetric element of int32, uint32, int64 or uint64 of a PE.
    def _update(self, name, target, pe, *values):
        address, kind = word("atomic_" + name, target, _WORDS)
        if type(pe) is not int or pe >> 31:
            pe = pe_of("atomic_" + name, pe)
        numbers = [_fits("atomic_" + name, value, kind) for value in values]
        self._settle()
        status = getattr(library, f"ferry_{kind}_atomic_{name}")(address, *numbers, pe)
        if status:
            fail(status)

    def _fetch(self, name, target, pe, *values):
        address, kind = word("atomic_" + name, target, _WORDS)
        if type(pe) is not int or pe >> 31:
            pe = pe_of("atomic_" + name, pe)
        numbers = [_fits("atomic_" + name, value, kind) for value in values]
        self._settle()
        old = getattr(library, f"ferry_{kind}_atomic_{name}")(address, *numbers, pe)
        if old == 0:
            check_fetched()
        return old

    def atomic_set(self, target, value: int, pe: int) -> None:
        """target of ``pe`` = value."""
        self._update("set", target, pe, value)

    def atomic_add(self, target, value: int, pe: int) -> None:
        """target of ``pe`` += value, modulo its size."""
        self._update("add", target, pe, value)

    def atomic_and(self, target, value: int, pe: int) -> None:
        """target of ``pe`` &= value."""
        self._update("and", target, pe, value)

    def atomic_or(self, target, value: int, pe: int) -> None:
        """target of ``pe`` |= value."""
        self._update("or", target, pe, value)

    def atomic_xor(self, target, value: int, pe: int) -> None:
        """target of ``pe`` ^= value."""
        self._update("xor", target, pe, value)

    def atomic_fetch(self, target, pe: int) -> int:
        """The value of target of ``pe``."""
        return self._fetch("fetch", target, pe)

    def atomic_swap(self, target, value: int, pe: int) -> int:
        """target of ``pe`` = value; returns the old value."""
        return self._fetch("swap", target, pe, value)

    def atomic_compare_swap(self, target, expected: int, value: int, pe: int) -> int:
        """target of ``pe`` = value if it was expected; returns the old value."""
        return self._fetch("compare_swap", target, pe, expected, value)

    def atomic_fetch_add(self, target, value: int, pe: int) -> int:
        """target of ``pe`` += value; returns the old value."""
        return self._fetch("fetch_add", target, pe, value)

    def atomic_fetch_and(self, target, value: int, pe: int) -> int:
        """target of ``pe`` &= value; returns the old value."""
        return self._fetch("fetch_and", target, pe, value)

    def atomic_fetch_or(self, target, value: int, pe: int) -> int:
        """target of ``pe`` |= value; returns the old value."""
        return self._fetch("fetch_or", target, pe, value)

    def atomic_fetch_xor(self, target, value: int, pe: int) -> int:
        """target of ``pe`` ^= value; returns the old value."""
        return self._fetch("fetch_xor", target, pe, value)


def check_fetched():
    """A fetching atomic that fails returns 0 and leaves a fault, whose sentence is this thread's last message."""
    if not library.ferry_query_initialized():
        fail(NOT_INITIALIZED)
    before = errors.newest()
    errors.collect_faults()
    fault = errors.newest()
    if fault is not before and library.ferry_last_error_message().decode(errors="replace").startswith(fault.sentence):
        fail(fault.status)
