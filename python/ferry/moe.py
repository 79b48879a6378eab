# SPDX-License-Identifier: BSD-3-Clause
"""ferry_moe.h for Python: rounds of the MoE all-to-all in the layouts of engines, on tensors or arrays."""
from __future__ import annotations

import ctypes

from . import calls, errors, library, memory
from .errors import TIMEOUT, InvalidArgument, NotInitialized, check, fail

BF16, FP8, F32, OPAQUE = range(4)
BY_SOURCE, BY_EXPERT, CONTIGUOUS, BY_TOKEN = range(4)
SCALE_ROUNDED, SCALE_UE8M0, SCALE_COLUMNS, SCALE_FLOOR = 1, 2, 4, 8
DISPATCH_SEND, DISPATCH_RECV, PLACE, WEIGHTS, COMBINE_SEND, COMBINE_RECV = 1, 2, 4, 8, 16, 32
DISPATCH, COMBINE = 7, 48
FOREVER = 2 ** 64 - 1

ferry_moe_config = library.structure("ferry_moe_config")
ferry_moe_report = library.structure("ferry_moe_report")
ferry_moe_round = library.structure("ferry_moe_round")


def _addresses(arguments, no_rows):
    return {name: value if isinstance(value, int) else value.data_ptr() or (no_rows if name in library.ROUND_INPUTS else None)
            for name, value in arguments.items() if value is not None}


class Agreement(memory.Single):
    """What objects that a PE makes alone must know of all PEs.  Collective."""

    def __init__(self):
        handle = ctypes.c_void_p()
        calls.settle()
        check(library.ferry_moe_agreement_create(ctypes.addressof(handle)))
        self.handle = handle.value


def size(**config) -> int:
    """The bytes of memory that a Moe of this config takes."""
    made = ferry_moe_config(size=ctypes.sizeof(ferry_moe_config), **config)
    count = ctypes.c_size_t()
    check(library.ferry_moe_size(ctypes.addressof(made), ctypes.addressof(count)))
    return count.value


class Moe(memory.Single):
    """The buffers of one kind of round.  Collective, unless config has an agreement; ``config`` is by the names of
    ferry_moe_config."""

    def __init__(self, **config):
        made = ferry_moe_config(size=ctypes.sizeof(ferry_moe_config), **config)
        handle = ctypes.c_void_p()
        calls.settle()
        check(library.ferry_moe_create(ctypes.addressof(made), ctypes.addressof(handle)))
        self.config, self._epoch = made, memory._epoch
        self.channels = [handle.value] + [library.ferry_moe_channel(handle.value, i) for i in range(1, made.n_channels)]

    def _channel(self, i):
        """The handle of a channel, while the job that made it lasts."""
        if self._epoch != memory._epoch:
            raise NotInitialized("these rounds' job has ended: make new ones after ferry.init()", errors.NOT_INITIALIZED)
        if not self.channels:
            raise InvalidArgument("these rounds have been destroyed: make a new Buffer")
        return self.channels[i]

    def run(self, stages, channel=0, stream=None, no_rows=0, **arguments) -> int:
        """Runs halves of a round with arguments by the names of ferry_moe_round: tensors, or addresses as numbers.
        ``no_rows``: the address that stands for an input without memory, since a PE without tokens or rows must not say
        that it gives none.  Returns 0, or the status of a receiving half that went on without some PE, or ABORTED; raises
        what was refused."""
        handle = self._channel(channel)
        if library.binding is not None:
            return self.ran(library.binding.run(handle, stages, stream, no_rows, arguments))
        given = ferry_moe_round(size=ctypes.sizeof(ferry_moe_round), **_addresses(arguments, no_rows))
        if stream is None:
            return self.ran(library.ferry_moe_run(handle, stages, ctypes.addressof(given)))
        return self.ran(library.ferry_moe_run_on_stream(handle, stages, ctypes.addressof(given), stream))

    @staticmethod
    def ran(status) -> int:
        """The status of run(): raises what was refused."""
        if status not in (errors.SUCCESS, errors.TIMEOUT, errors.PEER_LOST, errors.ABORTED):
            fail(status)
        if status:
            errors.raise_interrupt()
        return status

    def mask(self, pe: int, until: int = FOREVER) -> None:
        """Leaves ``pe`` out of this PE's rounds below the number ``until``; 0 takes it back."""
        for i in range(len(self.channels)):
            check(library.ferry_moe_mask_set(self._channel(i), errors.pe_of("mask", pe), until))

    def mask_until(self, channel: int, pe: int, until: int) -> None:
        """The same for one channel."""
        check(library.ferry_moe_mask_set(self._channel(channel), pe, until))

    def leave(self, channel=0) -> None:
        """Ends this PE's part of the channel's round without its rows; waits for nobody."""
        check(library.ferry_moe_leave(self._channel(channel)))

    def leave_on_stream(self, stream: int, channel=0) -> None:
        """The same in a stream, behind a dispatch."""
        check(library.ferry_moe_leave_on_stream(self._channel(channel), stream))

    def set_timeout(self, seconds: float) -> None:
        """The budget of later receiving halves."""
        for i in range(len(self.channels)):
            check(library.ferry_moe_timeout_set(self._channel(i), max(1, int(seconds * 1e9))))

    def set_blocks(self, n: int) -> None:
        """Bounds the multiprocessors that later kernels take; 0: ferry chooses."""
        for i in range(len(self.channels)):
            check(library.ferry_moe_blocks_set(self._channel(i), n))

    def missing(self, token: int, channel=0) -> int:
        """Bit k is set when choice k of the token is missing from its sum in the last round."""
        return library.ferry_moe_missing(self._channel(channel), token)

    def made(self, channel=0) -> int:
        """The halves that this PE has made of the open round; 0 when no round is open."""
        return library.ferry_moe_halves_made(self._channel(channel))

    def rounds(self, channel=0) -> int:
        """The number of rounds that ended."""
        counts = (ctypes.c_uint64 * 6)()
        check(library.ferry_moe_count(self._channel(channel), ctypes.addressof(counts)))
        return counts[0]

    def destroy(self) -> None:
        """Collective, between rounds.  After a Timeout, which all PEs get, the object stays: call again on all."""
        handle = self._channel(0)
        calls.settle()
        status = library.ferry_moe_destroy(handle)
        if status != TIMEOUT:
            self.channels.clear()  # in place: the compiled part has the list too
        check(status)


def require(condition, sentence):
    if not condition:
        raise InvalidArgument(sentence)
