# SPDX-License-Identifier: BSD-3-Clause
"""Puts, gets and signals: at once in host memory, in the order of a stream in GPU memory."""
from __future__ import annotations

from typing import Any

import ferry

from .. import calls, library, stream as streams
from .. import memory as heap
from ..errors import check, whole
from .enums import COMPARISONS, UPDATES, ComparisonType
from .errors import NvshmemInvalid, check_initialized, pe_of, translated
from .memory import bytes_of


class NvshmemStream:
    """torch's stream, for calls that ask for one."""

    def __init__(self, pt_stream: Any) -> None:
        self.pt_stream = pt_stream
        self.handle = pt_stream.cuda_stream

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle


def calls_in(stream: Any) -> calls.Calls:
    """ferry's calls; in GPU memory those of the stream, None: of torch's current one."""
    if heap._where == "host":
        return ferry._host
    if stream is not None and not hasattr(stream, "cuda_stream") and hasattr(stream, "__cuda_stream__"):
        stream = int(stream.__cuda_stream__()[1])
    return streams.on_stream(stream)


def _word(call: str, signal_var: Any) -> int:
    address, nbytes, _, _ = bytes_of(call, signal_var, True)
    if nbytes < 8:
        raise NvshmemInvalid(f"{call}: signal_var has {nbytes} bytes: pass a Buffer of 8")
    return address


def _update(call: str, op: Any) -> int:
    if op not in UPDATES:
        raise NvshmemInvalid(f"{call}: signal_op is {op!r}: pass SignalOp.SIGNAL_SET or SignalOp.SIGNAL_ADD")
    return UPDATES[op]


@translated
def put(dst: Any, src: Any, remote_pe: int = -1, stream: Any = None) -> None:
    """Writes src to dst on remote_pe: as many bytes as the smaller has.  dst is symmetric; src need not be.  src may be reused
    at once, in a stream after the call; quiet or a barrier completes it."""
    check_initialized("put")
    pe = pe_of("put", remote_pe)
    d, most, _, _kept = bytes_of("put", dst, True)
    s, nbytes, _, _kept_too = bytes_of("put", src)
    made = calls_in(stream)
    made._settle()
    check(made._putmem(d, s, min(most, nbytes), pe, *made._tail))


@translated
def get(dst: Any, src: Any, remote_pe: int = -1, stream: Any = None) -> None:
    """Reads src on remote_pe to dst: as many bytes as the smaller has.  src is symmetric; dst need not be."""
    check_initialized("get")
    pe = pe_of("get", remote_pe)
    d, most, _, _kept = bytes_of("get", dst, True)
    s, nbytes, _, _kept_too = bytes_of("get", src)
    made = calls_in(stream)
    made._settle()
    check(made._getmem(d, s, min(most, nbytes), pe, *made._tail))


@translated
def put_signal(dst: Any, src: Any, signal_var: Any, signal_val: int, signal_op: int, remote_pe: int = -1,
               stream: Any = None) -> None:
    """Writes as put, then updates the word signal_var on remote_pe: who sees the signal sees the data."""
    check_initialized("put_signal")
    pe, op = pe_of("put_signal", remote_pe), _update("put_signal", signal_op)
    d, most, _, _kept = bytes_of("put_signal", dst, True)
    s, nbytes, _, _kept_too = bytes_of("put_signal", src)
    made = calls_in(stream)
    made._settle()
    check(made._putmem_signal(d, s, min(most, nbytes), _word("put_signal", signal_var), calls._fits("put_signal", signal_val),
                              op, pe, *made._tail))


@translated
def put_nbi(dst: Any, src: Any, remote_pe: int = -1, stream: Any = None) -> None:
    """As put."""
    put(dst, src, remote_pe, stream)


@translated
def get_nbi(dst: Any, src: Any, remote_pe: int = -1, stream: Any = None) -> None:
    """As get."""
    get(dst, src, remote_pe, stream)


@translated
def put_signal_nbi(dst: Any, src: Any, signal_var: Any, signal_val: int, signal_op: int, remote_pe: int = -1,
                   stream: Any = None) -> None:
    """As put_signal."""
    put_signal(dst, src, signal_var, signal_val, signal_op, remote_pe, stream)


@translated
def signal_op(signal_var: Any, signal_val: int, signal_op: int, remote_pe: int = -1, stream: Any = None) -> None:
    """Updates the word signal_var on remote_pe, by an atomic update; it is not ordered after earlier puts."""
    check_initialized("signal_op")
    pe, op = pe_of("signal_op", remote_pe), _update("signal_op", signal_op)
    made = calls_in(stream)
    made._settle()
    check(made._signal_op(_word("signal_op", signal_var), calls._fits("signal_op", signal_val), op, pe, *made._tail))


@translated
def signal_wait(signal_var: Any, signal_val: int, signal_op: int, stream: Any = None) -> None:
    """Waits until this PE's word signal_var compares true (signal_op: a ComparisonType) with signal_val; in GPU memory the
    stream waits.  Fails after FERRY_TIMEOUT."""
    check_initialized("signal_wait")
    if signal_op not in COMPARISONS:
        raise NvshmemInvalid(f"signal_wait: signal_op is {signal_op!r}: pass a ComparisonType, as ComparisonType.CMP_GE")
    word, value = _word("signal_wait", signal_var), calls._fits("signal_wait", signal_val)
    cmp = COMPARISONS[ComparisonType(signal_op)]
    if heap._where == "host":
        check(library.ferry_signal_wait_until_timeout(word, cmp, value, None, calls._DEFAULT_BUDGET))
    else:
        check(library.ferry_signal_wait_until_on_stream(word, cmp, value, *calls_in(stream)._tail))


@translated
def signal_fetch(signal_var: Any) -> int:
    """Returns this PE's word signal_var."""
    check_initialized("signal_fetch")
    return whole("signal_fetch", library.ferry_signal_fetch(_word("signal_fetch", signal_var)))


@translated
def quiet(stream: Any = None) -> None:
    """Completes this PE's earlier puts and signals, to all PEs."""
    check_initialized("quiet")
    calls_in(stream).quiet()


@translated
def flush(stream: Any = None) -> None:
    """Makes sources of earlier puts safe to reuse: here they are so after each put."""
    check_initialized("flush")
