# SPDX-License-Identifier: BSD-3-Clause
"""The calls in the order of a GPU's stream.  In the host space, which has no streams, they run at once."""
from __future__ import annotations

import functools

from . import calls, library
from .errors import check
from .gpu import handle_of
from .operands import word


class Stream(calls.Calls):
    """The calls of ``ferry`` in a stream.  Each returns when it is queued; a failure at its turn is a fault that the
    next call of the host reports.  The arrays must live until then."""

    def __init__(self, stream=None):
        self.stream = handle_of(stream)
        super().__init__("_on_stream", (self.stream,))

    def signal_wait(self, signal, cmp, value: int) -> None:
        """Later work in the stream sees the word's value and the data that was put before the signal."""
        status = library.ferry_signal_wait_until_on_stream(
            word("signal_wait", signal)[0], calls._one_of(calls._CMP, cmp, "signal_wait"),
            calls._fits("signal_wait", value), self.stream)
        check(status)

    def barrier(self) -> None:
        """Barrier of all PEs at its turn."""
        check(self._barrier_all(self.stream))

    def sync(self, team=0) -> None:
        """Sync of the team at its turn; completes no operations."""
        check(self._team_sync(calls._handle(team), self.stream))


def on_stream(stream=None) -> Stream:
    """The calls in the order of ``stream``: torch's or CuPy's stream, its address, or None for the current one."""
    return _of(handle_of(stream))


_of = functools.lru_cache(64)(Stream)
