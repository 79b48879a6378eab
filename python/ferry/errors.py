# SPDX-License-Identifier: BSD-3-Clause
"""Failures of calls as exceptions, with the status and the fault."""
from __future__ import annotations

import collections
import ctypes
import sys
import threading
from operator import index

from . import library

SUCCESS, TIMEOUT, PEER_LOST, ABORTED, NOT_INITIALIZED, ALREADY_INITIALIZED, INVALID_ARG, INVALID_PE, INVALID_ADDR, \
    MISALIGNED, OVERFLOW, ASYMMETRIC, NO_MEMORY, NO_PATH, SYSTEM, BOOTSTRAP, UNSUPPORTED, EMPTY = range(18)

#: A failed wait or call, as ferry_fault in ferry/types.h: ``age`` is in seconds, the rest are C's values.
Fault = collections.namedtuple("Fault", "status call pe peer path cmp offset expected found age seq sentence")


class FerryError(RuntimeError):
    """A call that failed.  ``status``: the number of its ferry_status; ``name``: its name; ``fault``: the fault of the
    wait that failed, or None."""

    def __init__(self, message, status=INVALID_ARG, fault=None):
        super().__init__(message)
        self.status = status
        self.fault = fault

    @property
    def name(self) -> str:
        return library.ferry_status_name(self.status).decode()

    def __reduce__(self):
        return type(self), (self.args[0], self.status, self.fault)


class Timeout(FerryError):
    """The budget ran out; the awaited PE may still come, and the same call continues the wait."""


class PeerLost(FerryError):
    """The PE that the call waits for, or writes to, has died, or the connection to it was lost."""


class Aborted(FerryError):
    """A PE aborted the job."""


class NotInitialized(FerryError):
    """A call before init, after finalize, or in a forked child."""


class InvalidArgument(FerryError, ValueError):
    """An argument was refused; nothing was sent."""


class OutOfMemory(FerryError, MemoryError):
    """The heap has no room."""


class Unsupported(FerryError):
    """Not in this build, space or device."""


_KINDS = {TIMEOUT: Timeout, PEER_LOST: PeerLost, ABORTED: Aborted, NOT_INITIALIZED: NotInitialized,
          NO_MEMORY: OutOfMemory, UNSUPPORTED: Unsupported,
          **dict.fromkeys((INVALID_ARG, INVALID_PE, INVALID_ADDR, MISALIGNED, OVERFLOW, ASYMMETRIC), InvalidArgument)}

#: Faults that the library has recorded and faults() has not yet returned.
_kept: collections.deque[Fault] = collections.deque(maxlen=256)
#: ``raised``: what a signal's handler has raised during a wait of this thread (ferry.job).
interrupts = threading.local()


_record = library.structure("ferry_fault")


def collect_faults():
    record = _record()
    text = ctypes.create_string_buffer(1024)
    while library.ferry_fault_next(ctypes.addressof(record)) == SUCCESS:
        library.ferry_fault_format(ctypes.addressof(record), ctypes.addressof(text), len(text))
        _kept.append(Fault(record.status, record.call, record.pe, record.peer, record.path, record.cmp, record.offset,
                           record.expected, record.found, record.age_ns / 1e9, record.seq,
                           text.value.decode(errors="replace")))


def faults() -> list[Fault]:
    """Returns the faults of this PE since the last call, the oldest first.

    Scope: local, any thread; each fault is returned once.  Completion: at once.  Errors: none."""
    if library.ferry_query_initialized():
        collect_faults()
    found = list(_kept)
    _kept.clear()
    return found


def forget_faults():
    """A job begins: what nobody asked for is of the one before."""
    _kept.clear()


def fail(status):
    """Raises the exception of a call's status: of a wait that a signal's handler has ended, the handler's own."""
    message = (library.ferry_last_error_message() or library.ferry_strerror(status)).decode(errors="replace")
    fault = None
    if status != NOT_INITIALIZED and library.ferry_query_initialized():
        collect_faults()
        if _kept and _kept[-1].status == status:
            fault = _kept[-1]
    raise_interrupt()
    raise _KINDS.get(status, FerryError)(message, status, fault)


def raise_interrupt():
    """Raises what a signal's handler has raised during a wait of this thread."""
    raised = getattr(interrupts, "raised", None)
    if raised is not None:
        interrupts.raised = None
        raise raised


def called() -> str:
    """The name of the package's function that the program has called; for refusals only, since it takes long."""
    frame, name = sys._getframe(1), ""
    while frame is not None and frame.f_code.co_filename.startswith(library.HERE):
        name, frame = frame.f_code.co_name, frame.f_back  # type: ignore[assignment]
    return name


def whole(call, value, what="") -> int:
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{call}: {what}{value!r} is not a whole number") from None


def pe_of(call, pe) -> int:
    """A PE's number as C takes it, of any whole number."""
    number = whole(call, pe, "PE ")
    if number >> 31 not in (0, -1):
        raise InvalidArgument(f"{call}: PE {number}, but PEs are 0 to {library.ferry_n_pes() - 1}", INVALID_PE)
    return number


def check(status):
    """Raises the exception of a call's status, unless it is SUCCESS.  Calls that take less than a microsecond look at
    their status themselves."""
    if status:
        fail(status)


def fail_later(message, status):
    """Raises the exception of work that has failed in a stream, with its fault."""
    collect_faults()
    fault = next((fault for fault in reversed(_kept) if fault.status == status), None)
    raise _KINDS.get(status, FerryError)(f"{message}: {fault.sentence}" if fault else message, status, fault)


def newest():
    return _kept[-1] if _kept else None


def last_status() -> int:
    return library.ferry_last_error()
