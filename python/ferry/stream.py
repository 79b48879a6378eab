# SPDX-License-Identifier: BSD-3-Clause
"""The calls in the order of a GPU's stream.  In the host space, which has no streams, they run at once."""
from __future__ import annotations

import functools

from . import calls, library
from .errors import check
from .gpu import handle_of
from .operands import word

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any


class Stream(calls.Calls):
    """The calls of ``ferry`` in a stream.  Each returns when it is queued; a failure at its turn is a fault that the
    next call of the host reports.  The arrays must live until then."""

    def __init__(self, stream: Any = None) -> None:
        self.stream = handle_of(stream)
        super().__init__("_on_stream", (self.stream,))

    def signal_wait(self, signal: Any, cmp: calls.Comparison, value: int) -> None:
        """Later work in the stream waits until this PE's word ``signal`` compares true.

        Arguments: signal[1] uint64, symmetric; cmp: "==", "!=", ">", ">=", "<", "<="; value: 64 bits.
        Scope: one thread.
        Completion: it is queued.  At its turn later work sees what was put before the signal.
        Errors: InvalidArgument, NotInitialized; a wait of FERRY_TIMEOUT, or a lost PE, is a fault that a later call
        reports."""
        status = library.ferry_signal_wait_until_on_stream(
            word("signal_wait", signal)[0], calls._one_of(calls._CMP, cmp, "signal_wait"),
            calls._fits("signal_wait", value), self.stream)
        check(status)

    def barrier(self) -> None:  # streams have no timeouts, and no barriers of teams
        """Barrier of all PEs, at its turn in the stream.

        Scope: collective: one thread of every PE.
        Completion: it is queued.  At its turn every PE has come, and operations that they queued before are visible.
        Errors: NotInitialized; a wait of FERRY_TIMEOUT, or a lost PE, is a fault that a later call reports."""
        check(self._barrier_all(self.stream))

    def sync(self, team: calls.Members = 0) -> None:
        """Sync of the members, at its turn in the stream.

        Arguments: team: a Team, by default all PEs.
        Scope: collective: one thread of every member.
        Completion: it is queued.  At its turn every member has come; operations are not completed.
        Errors: InvalidArgument, NotInitialized; a wait of FERRY_TIMEOUT, or a lost PE, is a fault that a later call
        reports."""
        check(self._team_sync(calls._handle(team), self.stream))


def on_stream(stream: Any = None) -> Stream:
    """Returns the calls in the order of a stream.

    Arguments: stream: torch's or CuPy's stream, its address, or None for the current one; in host memory any.
    Scope: any thread; the same Stream is returned for the same stream.
    Completion: at once; nothing is queued.
    Errors: InvalidArgument for what is no stream."""
    return _of(handle_of(stream))


_of = functools.lru_cache(64)(Stream)
