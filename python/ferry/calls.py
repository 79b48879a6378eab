# SPDX-License-Identifier: BSD-3-Clause
"""Put, get, signals, atomics, order and collectives: as calls, and in the order of a GPU's stream.

A docstring says, in this order: the effect; Arguments, with shapes (``source[n]``) and units (elements, unless it says
bytes; times in seconds); Scope: who calls; Completion: what holds when the call returns, and what does not; Errors.
A call in a stream (ferry.on_stream) completes at its turn, and its failure is a fault that a later call reports."""
from __future__ import annotations

import ctypes
from collections.abc import Callable

from . import dtypes, errors, gpu, library, memory
from .errors import NOT_INITIALIZED, InvalidArgument, check, fail, pe_of, whole
from .operands import operand, pair, word

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any, Final, Literal, Union

    from .teams import Team
    Comparison = Literal["==", "!=", ">", ">=", "<", "<=", 0, 1, 2, 3, 4, 5]
    Update = Literal["set", "add", 0, 1]
    Reduction = Literal["sum", "prod", "min", "max", "and", "or", "xor"]
    Members = Union[Team, int]

EQ: Final = 0
NE: Final = 1
GT: Final = 2
GE: Final = 3
LT: Final = 4
LE: Final = 5
SET: Final = 0
ADD: Final = 1
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
    def put(self, dest: Any, source: Any, pe: int) -> None:
        """Writes source to dest on ``pe``.

        Arguments: dest[n], symmetric: this PE's own array names the one of ``pe``; source[n], any array of the same
        type; n in elements, 0 too.  pe: 0 to n_pes() - 1.
        Scope: one thread; the other PE does nothing.
        Completion: source may be reused.  The data need not have arrived: quiet and barrier complete it, fence orders
        it before later puts to the same PE.
        Errors: InvalidArgument, before anything is sent (types or sizes differ, not contiguous, dest not symmetric,
        no such PE); NotInitialized, PeerLost, Timeout, Aborted."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("put", pe)
        d, s, _, _, nbytes, _kept = pair("put", dest, source)
        self._settle()
        status = self._putmem(d, s, nbytes, pe, *self._tail)
        if status:
            fail(status)

    def get(self, dest: Any, source: Any, pe: int) -> None:
        """Reads source on ``pe`` to dest.

        Arguments: dest[n], any array; source[n], symmetric: this PE's own array names the one of ``pe``; the same
        type; n in elements, 0 too.  pe: 0 to n_pes() - 1.
        Scope: one thread; the other PE does nothing.
        Completion: dest holds the data.
        Errors: InvalidArgument, before anything is sent (types or sizes differ, not contiguous, source not symmetric,
        no such PE); NotInitialized, PeerLost, Timeout, Aborted."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("get", pe)
        d, s, _, _, nbytes, _kept = pair("get", dest, source)
        self._settle()
        status = self._getmem(d, s, nbytes, pe, *self._tail)
        if status:
            fail(status)

    def put_signal(self, dest: Any, source: Any, signal: Any, value: int, pe: int, op: Update = "set") -> None:
        """Writes source to dest on ``pe``, then updates the word ``signal`` there.

        Arguments: dest[n], source[n] and pe as put's; signal[1] uint64, symmetric; value: 64 bits; op: "set" or "add".
        Scope: one thread; the other PE waits for the word (signal_wait).
        Completion: source may be reused.  A PE that sees the signal sees the data, but neither need have arrived.
        Errors: as put's; InvalidArgument too for a signal that is no symmetric uint64, or another op."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("put_signal", pe)
        d, s, _, _, nbytes, _kept = pair("put_signal", dest, source)
        self._settle()
        status = self._putmem_signal(d, s, nbytes, word("put_signal", signal)[0], _fits("put_signal", value),
                                     _one_of(_OP, op, "put_signal"), pe, *self._tail)
        if status:
            fail(status)

    def signal(self, signal: Any, value: int, pe: int, op: Update = "set") -> None:
        """Updates the word ``signal`` on ``pe``, by an atomic update.

        Arguments: signal[1] uint64, symmetric; value: 64 bits; pe: 0 to n_pes() - 1; op: "set" or "add".
        Scope: one thread; the other PE waits for the word (signal_wait).
        Completion: the update is under way; quiet completes it.  It is not ordered behind earlier puts: fence does
        that.
        Errors: InvalidArgument, before anything is sent; NotInitialized, PeerLost, Timeout, Aborted."""
        if type(pe) is not int or pe >> 31:
            pe = pe_of("signal", pe)
        self._settle()
        status = self._signal_op(word("signal", signal)[0], _fits("signal", value), _one_of(_OP, op, "signal"), pe,
                                 *self._tail)
        if status:
            fail(status)

    def quiet(self) -> None:
        """Completes this PE's puts, atomics and signals, to all PEs.

        Scope: one thread, for operations of all threads of this PE that were made before.
        Completion: they are visible to every PE.  Other PEs' operations are not completed.
        Errors: NotInitialized, PeerLost (an operation to that PE is lost), Timeout, Aborted."""
        self._settle()
        status = self._quiet(*self._tail)
        if status:
            fail(status)

    # ---- Collectives: every PE of the team makes the same calls in the same order.
    def broadcast(self, dest: Any, source: Any, root: int = 0, team: Members = 0) -> None:
        """Copies source of member ``root`` to dest of every member, its own too.

        Arguments: dest[n] and source[n], both symmetric, of one type; n in elements.  root: a number in ``team``;
        team: a Team, by default all PEs.  The same on every member.
        Scope: collective: one thread of every member.
        Completion: this PE's dest holds the data, and its source may be reused.  Other members may still be in the
        call.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
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

    def all_gather(self, dest: Any, source: Any, team: Members = 0) -> None:
        """Copies source of member i to block i of dest of every member.

        Arguments: source[n], dest[n * members], both symmetric, of one type; n in elements, the same on every member.
        team: a Team, by default all PEs.
        Scope: collective: one thread of every member.
        Completion: this PE's dest holds all blocks, and its source may be reused.  Other members may still be in the
        call.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
        d, s, _, _, nbytes, _kept = self._blocks("all_gather", team, dest, source)
        self._settle()
        check(self._fcollectmem(_handle(team), d, s, nbytes, *self._tail))

    def all_to_all(self, dest: Any, source: Any, team: Members = 0) -> None:
        """Copies block j of source of member i to block i of dest of member j.

        Arguments: dest[n * members] and source[n * members], both symmetric, of one type: as many equal blocks of n
        elements as members; n the same on every member.  team: a Team, by default all PEs.
        Scope: collective: one thread of every member.
        Completion: this PE's dest holds all blocks, and its source may be reused.  Other members may still be in the
        call.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
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

    def all_reduce(self, dest: Any, source: Any, op: Reduction = "sum", team: Members = 0) -> None:
        """Sets dest[i] of every member to source[i] of all members under ``op``: on all the same bits, every time.

        Arguments: dest[n] and source[n], both symmetric, of one type; dest may be source; n in elements.  op: sum,
        prod, min, max; of integers also and, or, xor.  team: a Team, by default all PEs.  The same on every member.
        Scope: collective: one thread of every member.
        Completion: this PE's dest holds the result, and its source may be reused.  Other members may still be in the
        call.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
        d, s, n, kind, _, _kept = pair("all_reduce", dest, source)
        self._settle()
        check(self._reduction("reduce", kind, op)(_handle(team), d, s, n, *self._tail))

    def reduce_scatter(self, dest: Any, source: Any, op: Reduction = "sum", team: Members = 0) -> None:
        """Sets dest[i] of member j to source[j * n + i] of all members under ``op``.

        Arguments: dest[n], source[n * members], both symmetric, of one type; n in elements.  op: as all_reduce's.
        team: a Team, by default all PEs.  The same on every member.
        Scope: collective: one thread of every member.
        Completion: this PE's dest holds its block, and its source may be reused.  Other members may still be in the
        call.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
        s, d, n, kind, _, _kept = self._blocks("reduce_scatter", team, source, dest)
        self._settle()
        check(self._reduction("reducescatter", kind, op)(_handle(team), d, s, n, *self._tail))


class Blocking(Calls):
    """The calls of the host."""

    def fence(self) -> None:
        """Delivers this PE's earlier puts, atomics and signals to each PE before its later ones to that PE.

        Scope: one thread, for operations of all threads of this PE that were made before.
        Completion: the order holds; nothing need have arrived (quiet).  Gets, and operations to different PEs, are
        not ordered.
        Errors: NotInitialized, PeerLost, Timeout, Aborted."""
        self._settle()
        status = library.ferry_fence()
        if status:
            fail(status)

    def signal_wait(self, signal: Any, cmp: Comparison, value: int, timeout: float | None = None) -> int:
        """Waits until this PE's word ``signal`` compares true, and returns the value found.

        Arguments: signal[1] uint64, symmetric; cmp: "==", "!=", ">", ">=", "<", "<="; value: 64 bits; timeout in
        seconds, None: FERRY_TIMEOUT.
        Scope: one thread; several may wait for one word.
        Completion: what was put before the signal by put_signal, or before a fence, is visible.
        Errors: Timeout (it may be repeated); PeerLost when a PE has died; InvalidArgument, NotInitialized, Aborted."""
        found = ctypes.c_uint64()
        check(library.ferry_signal_wait_until_timeout(
            word("signal_wait", signal)[0], _one_of(_CMP, cmp, "signal_wait"), _fits("signal_wait", value),
            ctypes.addressof(found), _budget(timeout)))
        return found.value

    def wait(self, ivar: Any, cmp: Comparison, value: int, timeout: float | None = None) -> None:
        """Waits until this PE's word ``ivar`` compares true.

        Arguments: ivar[1] int32, uint32, int64 or uint64, symmetric; cmp, value and timeout (seconds) as signal_wait's.
        Scope: one thread; several may wait for one word.
        Completion: what was put before the update, with a fence between, is visible.
        Errors: Timeout (it may be repeated); PeerLost when a PE has died; InvalidArgument, NotInitialized, Aborted."""
        address, kind = word("wait", ivar, _WORDS)
        status = getattr(library, f"ferry_{kind}_wait_until_timeout")(
            address, _one_of(_CMP, cmp, "wait"), _fits("wait", value, kind), _budget(timeout))
        check(status)

    def test(self, ivar: Any, cmp: Comparison, value: int) -> bool:
        """Returns whether this PE's word ``ivar`` compares true now; applies what other PEs have sent.

        Arguments: ivar[1] int32, uint32, int64 or uint64, symmetric; cmp and value as signal_wait's.
        Scope: one thread.
        Completion: waits for nothing.  When it is true, what was put before the update, with a fence between, is
        visible.
        Errors: InvalidArgument, NotInitialized."""
        address, kind = word("test", ivar, _WORDS)
        return bool(getattr(library, f"ferry_{kind}_test")(
            address, _one_of(_CMP, cmp, "test"), _fits("test", value, kind)))

    def barrier(self, team: Members = 0, timeout: float | None = None) -> None:
        """Completes this PE's operations, and waits until every member has called.

        Arguments: team: a Team, by default all PEs; timeout in seconds, None: FERRY_TIMEOUT.
        Scope: collective: one thread of every member.
        Completion: every member has called, and all operations that members made before are visible to all of them.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
        self._settle()
        if timeout is None and team == 0:
            status = self._barrier_all()
        else:
            status = library.ferry_team_barrier_timeout(_handle(team), _budget(timeout))
        if status:
            fail(status)

    def sync(self, team: Members = 0, timeout: float | None = None) -> None:
        """Waits until every member has called.

        Arguments: team: a Team, by default all PEs; timeout in seconds, None: FERRY_TIMEOUT.
        Scope: collective: one thread of every member.
        Completion: every member has called.  Puts and other operations are not completed: barrier does that.
        Errors: InvalidArgument, NotInitialized, PeerLost, Aborted; FerryError when the members' calls differ; Timeout,
        after which the same call may be repeated."""
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

    def atomic_set(self, target: Any, value: int, pe: int) -> None:
        """Sets target of ``pe`` to value, by an atomic update."""
        self._update("set", target, pe, value)

    def atomic_add(self, target: Any, value: int, pe: int) -> None:
        """Adds value to target of ``pe``, by an atomic update, modulo its size."""
        self._update("add", target, pe, value)

    def atomic_and(self, target: Any, value: int, pe: int) -> None:
        """Ands value into target of ``pe``, by an atomic update."""
        self._update("and", target, pe, value)

    def atomic_or(self, target: Any, value: int, pe: int) -> None:
        """Ors value into target of ``pe``, by an atomic update."""
        self._update("or", target, pe, value)

    def atomic_xor(self, target: Any, value: int, pe: int) -> None:
        """Xors value into target of ``pe``, by an atomic update."""
        self._update("xor", target, pe, value)

    def atomic_fetch(self, target: Any, pe: int) -> int:
        """Returns the value of target of ``pe``, by an atomic read."""
        return self._fetch("fetch", target, pe)

    def atomic_swap(self, target: Any, value: int, pe: int) -> int:
        """Sets target of ``pe`` to value, by an atomic update; returns the old value."""
        return self._fetch("swap", target, pe, value)

    def atomic_compare_swap(self, target: Any, expected: int, value: int, pe: int) -> int:
        """Sets target of ``pe`` to value if it was ``expected``, by an atomic update; returns the old value."""
        return self._fetch("compare_swap", target, pe, expected, value)

    def atomic_fetch_add(self, target: Any, value: int, pe: int) -> int:
        """Adds value to target of ``pe``, by an atomic update; returns the old value."""
        return self._fetch("fetch_add", target, pe, value)

    def atomic_fetch_and(self, target: Any, value: int, pe: int) -> int:
        """Ands value into target of ``pe``, by an atomic update; returns the old value."""
        return self._fetch("fetch_and", target, pe, value)

    def atomic_fetch_or(self, target: Any, value: int, pe: int) -> int:
        """Ors value into target of ``pe``, by an atomic update; returns the old value."""
        return self._fetch("fetch_or", target, pe, value)

    def atomic_fetch_xor(self, target: Any, value: int, pe: int) -> int:
        """Xors value into target of ``pe``, by an atomic update; returns the old value."""
        return self._fetch("fetch_xor", target, pe, value)


def _describe_atomics():
    """All have one contract, which help() shows behind each one's effect."""
    for name, call in vars(Blocking).items():
        if name.startswith("atomic_") and call.__doc__:  # python -OO has no docstrings
            fetches = call.__annotations__["return"] == "int"
            call.__doc__ += f"""

        Arguments: target[1] int32, uint32, int64 or uint64, symmetric: this PE's own array names the one of ``pe``;
        numbers fit in its type, signed or not; pe: 0 to n_pes() - 1.
        Scope: one thread; the other PE does nothing.  Atomic against all atomics and signals on the word, of every PE.
        Completion: {"the old value is here, and the update is made" if fetches else
                     "the update is under way; quiet completes it, fence orders it before later ones to the same PE"}.
        Errors: InvalidArgument, before anything is sent; NotInitialized, PeerLost, Timeout, Aborted."""


_describe_atomics()


def check_fetched():
    """A fetching atomic that fails returns 0 and leaves a fault, whose sentence is this thread's last message."""
    if not library.ferry_query_initialized():
        fail(NOT_INITIALIZED)
    before = errors.newest()
    errors.collect_faults()
    fault = errors.newest()
    if fault is not before and library.ferry_last_error_message().decode(errors="replace").startswith(fault.sentence):
        fail(fault.status)
