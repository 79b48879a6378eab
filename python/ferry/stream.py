# SPDX-License-Identifier: BSD-3-Clause
"""The calls in the order of a GPU's stream.  In the host space, which has no streams, they run at once."""
from __future__ import annotations

import sys

from . import calls, library
from .errors import InvalidArgument, fail
from .operands import word


def device_number() -> int:
    """The GPU of this thread, by torch if the program has imported it."""
    torch = sys.modules.get("torch")
    return torch.cuda.current_device() if torch is not None and torch.cuda.is_available() else 0


def handle_of(stream) -> int:
    """The address of a stream that torch, CuPy or CUDA Python gives; None is torch's current stream, or the default
    one without torch."""
    if stream is None:
        torch = sys.modules.get("torch")
        if torch is None or not torch.cuda.is_available():
            return 0
        return torch.cuda.current_stream().cuda_stream
    if isinstance(stream, int):
        return stream
    for name in ("cuda_stream", "ptr", "handle"):
        if hasattr(stream, name):
            return int(getattr(stream, name))
    raise InvalidArgument(f"a {type(stream).__name__} is no stream: pass torch's, CuPy's or its address")


class Stream(calls.Calls):
    """The calls of ``ferry`` in a stream.  Each returns when it is queued; a failure at its turn is a fault that the
    next call of the host reports.  The arrays must live until then."""

    def __init__(self, stream=None):
        self.stream = handle_of(stream)
        super().__init__("_on_stream", (self.stream,))

    def signal_wait(self, signal, cmp, value: int) -> None:
        """Later work in the stream sees the word's value and the data that was put before the signal."""
        status = library.ferry_signal_wait_until_on_stream(
            word("signal_wait", signal)[0], calls._one_of(calls._CMP, cmp, "signal_wait"), value, self.stream)
        if status:
            fail(status)

    def barrier(self) -> None:
        """Barrier of all PEs at its turn."""
        status = self._barrier_all(self.stream)
        if status:
            fail(status)

    def sync(self, team=0) -> None:
        """Sync of the team at its turn; completes no operations."""
        status = self._team_sync(calls._handle(team), self.stream)
        if status:
            fail(status)


def on_stream(stream=None) -> Stream:
    """The calls in the order of ``stream``: torch's or CuPy's stream, its address, or None for torch's current one."""
    return Stream(stream)
