# SPDX-License-Identifier: BSD-3-Clause
"""Ranks: those of a Buffer's group, with their rounds, streams and masks."""
from __future__ import annotations

import contextlib
import functools
import gc
import os
import struct
from typing import Any

import torch

import ferry

from .. import errors, gpu, job, library, memory, moe
from ..errors import InvalidArgument, check
from .arena import arena_of
from .board import Board
from .checks import require
from .events import EventHandle, EventOverlap
from .rounds import Rounds

_CURRENT_STREAM = contextlib.nullcontext()


def end_round(moes, one):
    """Returns the memory of a kind.  Collective.  After a timeout it is still there; after any other error it is gone."""
    try:
        one[0].destroy()
    finally:
        if not one[0].channels:
            moes.remove(one)


def end_rounds(moes, enable_shrink, ends=None):
    """The same of all kinds, and then ends().  With enable_shrink lost ranks are no error."""
    while moes:
        try:
            end_round(moes, moes[0])
        except errors.PeerLost:
            if not enable_shrink:
                raise
    if ends is not None:
        ends()


class Ranks:
    """What the calls of a Buffer stand on."""
    _destroyed = False

    def __init__(self, rank: int, size: int, low_latency_mode: bool, enable_shrink: bool, nbytes: int):
        self.rank, self.group_size = rank, size
        self.low_latency_mode, self.enable_shrink = low_latency_mode, enable_shrink
        self._on_gpu = ferry.space() == "cuda"
        self.device = torch.device("cuda", gpu.device_number()) if self._on_gpu else torch.device("cpu")
        self._masked: set[int] = set()
        #: Seconds that a receiving half waits, and the same of a kind's first rounds, in which engines compile.  None:
        #: FERRY_TIMEOUT, and the first rounds four times as long; with timeout alone all rounds have it.
        self.timeout: float | None = None
        self.first_timeout: float | None = None
        self._kinds: dict[tuple, Rounds] = {}
        self._plans: list = []  # of all kinds, for the compiled part
        self._usual: dict[tuple, Rounds] = {}  # low-latency rounds by what a call says of them
        self._n_kinds = 0
        self._step: Any = None  # a normal dispatch that has not ended: its tensors, and what its parts have brought
        if memory.has_ends():  # a Buffer that has been dropped is part of cycles
            gc.collect()
        self._board = Board(self)
        # Of the kinds in the order in which they were made, with the array that they lie in.
        self._moes: list[tuple[moe.Moe, ferry.Array | None]] = []
        memory.before_free(self._board.whole, functools.partial(end_rounds, self._moes, enable_shrink,
                                                                   self._board.records.ends))
        self._arena = arena_of(self, nbytes, enable_shrink)
        self._comm_stream: Any = None
        self._last: Any = None
        self._last_stream: int | None = None  # its address
        self._epoch, self._process = ferry.memory._epoch, os.getpid()

    # ---- Streams: rounds run in torch's current stream, or with async_finish in the communication stream; each behind
    # the round before, whichever stream that was in.

    def get_comm_stream(self) -> Any:
        """The stream of rounds on a GPU; None where the heap is in host memory."""
        self._check_job("get_comm_stream")
        if self._on_gpu and self._comm_stream is None:
            self._comm_stream = torch.cuda.Stream(self.device)
        return self._comm_stream

    def _turn(self, async_finish=False, *previous_events):
        """For `with`: torch's current stream is within that of the round, which waits for what comes before it."""
        if not self._on_gpu:
            return _CURRENT_STREAM
        if not async_finish and not any(previous_events) and gpu.handle_of(None) == self._last_stream:
            return _CURRENT_STREAM
        stream, current = self._ordered(async_finish, *previous_events)
        return torch.cuda.stream(stream) if stream != current else _CURRENT_STREAM

    def _stream_behind(self, async_finish):
        """The address of the stream of a round with async_finish, which waits for what comes before it; None: torch's."""
        return self._ordered(True)[0].cuda_stream if async_finish and self._on_gpu else None

    def _ordered(self, async_finish, *previous_events):
        """(the stream of a round, which waits for what comes before it; torch's current one)"""
        current = torch.cuda.current_stream(self.device)
        stream, last = self.get_comm_stream() if async_finish else current, self._last
        for before in previous_events:
            if before is not None and before.event is not None:
                before.event.wait(stream)
        if stream != current:
            stream.wait_stream(current)
        # What ran before a graph's capture is not of the graph.
        if last is not None and last not in (stream, current) and self._captured(last) == self._captured(current):
            stream.wait_stream(last)
        self._last, self._last_stream = stream, stream.cuda_stream
        return stream, current

    @staticmethod
    def _captured(stream):
        with torch.cuda.stream(stream):
            return torch.cuda.is_current_stream_capturing()

    def _event(self, async_finish, tensors):
        """Behind the round that was begun last, which uses these tensors."""
        if not self._on_gpu or not async_finish:
            return EventOverlap()
        for x in tensors:
            if x is not None:
                x.record_stream(self._last)
        return EventOverlap(EventHandle(self._last))

    def _barrier(self):
        if self._masked:
            return
        ferry.barrier()

    def resync(self) -> None:
        """All ranks give up what they are in, and their next calls are the same ones: for a program that goes on after a
        Timeout, or after an exception on some ranks, without repeating the call.  Collective, with all ranks alive.  Handles
        from before have no open round."""
        self._check_job("resync")
        self._step = None
        self._board.skip()
        ferry.resync()
        self._board.enter(None)  # behind it nobody asks any more
        channels = [(rounds, channel) for rounds in self._all_rounds() for channel in range(rounds.channels)]
        for rounds, channel in channels:
            rounds.finish(channel)
        if self._on_gpu:  # whose kernels count the rounds
            torch.cuda.synchronize(self.device)
        for rounds, channel in channels:
            rounds.forget(channel)
        mine = [self._board.number, *(rounds.moe.rounds(channel) for rounds, channel in channels)]
        numbers = ferry.zeros((2, len(mine)), "int64")
        memory._write(numbers.address, struct.pack(f"<{len(mine)}q", *mine))
        check(library.ferry_int64_max_reduce(0, numbers[1].address, numbers.address, len(mine)))
        self._board.number, *over = struct.unpack(f"<{len(mine)}q", memory._read(numbers[1].address, 8 * len(mine)))
        for (rounds, channel), number in zip(channels, over):
            while rounds.moe.rounds(channel) < number:  # another rank has made more
                rounds.moe.leave(channel)
        ferry.barrier()

    # ---- Rounds.

    def _all_rounds(self):
        return list(self._kinds.values())

    def _seconds(self):
        return self.timeout or job._timeout

    def _budgets(self):
        usual = self._seconds()
        first = self.first_timeout or (usual if self.timeout else 4 * usual)
        return {"timeout_ns": int(usual * 1e9), "first_timeout_ns": int(first * 1e9), "first_rounds": 2}

    def _rounds(self, **config):
        key = tuple(sorted(config.items()))
        if key not in self._kinds:
            self._keep(key, Rounds(self, config))
        return self._kinds[key]

    def _keep(self, key, rounds=None):
        """This kind has these rounds from now on, or none."""
        if rounds is None:
            del self._kinds[key]
        else:
            self._kinds[key] = rounds
        self._plans[:] = [one.plan for one in self._kinds.values()]

    def _rounds_for_tokens(self, kind, most, number):
        """The rounds of this kind that have room for so many tokens of a rank: they grow when they must.  Before the
        first try some rank has made `number` of them, perhaps without this one."""
        key = kind.key
        found = self._kinds.get(key)
        if found is None or found.max_tokens < most:
            if found is not None:
                found.finish(0)
                self._keep(key)
                end_round(self._moes, next(one for one in self._moes if one[0] is found.moe))
            found = Rounds(self, dict(kind, max_tokens=1 << max(4, (most - 1).bit_length())))
            self._keep(key, found)
        else:
            found.go_on_to(number)
        return found

    def _round_of(self, call, handle):
        """(rounds, channel, tokens) of a handle; the channel is None when its round has ended."""
        for rounds in self._all_rounds():
            found = rounds.find(handle)
            if found is not None:
                return (rounds, *found)
        rounds, tokens = getattr(handle[0], "_ferry_round", (None, 0))
        require(any(rounds is one for one in self._all_rounds()), f"{call}: the handle is of no dispatch of this Buffer")
        return rounds, None, tokens

    def _give_up(self):
        """Another call comes than the repeat of one that has not ended: a rank that waits in its round is told so now, and
        comes after."""
        for rounds in self._all_rounds():
            for channel in range(rounds.channels):
                if rounds.is_unfinished(channel):
                    rounds.finish(channel)

    def _end(self, call):
        """Returns the memory of all kinds.  Collective."""
        self._check_job(call)
        end_rounds(self._moes, self.enable_shrink)
        self._kinds, self._usual, self._plans[:] = {}, {}, []
        self._arena.leave()
        self._destroyed = True

    # ---- Ranks that fail.

    def _mask(self, rank, on):
        (self._masked.add if on else self._masked.discard)(rank)
        if on and self._board.unsent is not None:
            self._board.unsent = [one for one in self._board.unsent if one != rank]
        for rounds in self._all_rounds():
            rounds.moe.mask(rank, moe.FOREVER if on else 0)

    def _find_dead(self):
        for rank, state in enumerate(ferry.peers()):
            if state == "lost" and rank not in self._masked:
                self._mask(rank, True)

    def _check_job(self, call):
        """First in every call of a Buffer that uses it."""
        if self._destroyed:
            raise InvalidArgument(f"{call}: this {type(self).__name__} has been destroyed: make a new one")
        if self._epoch != ferry.memory._epoch:
            raise errors.NotInitialized(f"{call}: the job of this {type(self).__name__} has ended: make a new one",
                                        errors.NOT_INITIALIZED)
        if self._process != os.getpid():  # CUDA would fail first, with less to say
            raise errors.NotInitialized(f"{call}: a forked child of a PE is not a PE", errors.NOT_INITIALIZED)

    def _look(self, call):
        """In a stream a failure stands in its round's report, and meets the program here, at its next call."""
        self._check_job(call)
        if self._on_gpu:
            for rounds in self._all_rounds():
                if rounds.are_well():
                    continue
                for status, channel, number, culprit in rounds.failures():
                    self._went_wrong(call, status, rounds, channel, number, culprit)
                rounds.check_rows(call)

    def _lost_or_raise(self, rank=None):
        """In the handler of a PeerLost: of this rank, or of one that may be any."""
        if not self.enable_shrink:
            raise
        ferry.failure_ack()
        self._find_dead()
        if rank is not None and rank not in self._masked:
            self._mask(rank, True)

    def _late_or_raise(self, rank):
        """In the handler of a Timeout."""
        if not self.enable_shrink:
            raise
        self._mask(rank, True)

    def _went_wrong(self, call, status, rounds, channel, number, culprit=-1):
        """A round that went on without some rank.  With enable_shrink it is masked, and the program goes on."""
        errors.raise_interrupt()
        refused = self._board.read(channel, rounds.key(channel, number)) if status == errors.TIMEOUT else None
        if refused is not None:
            raise InvalidArgument(f"{call}: rank {refused[0]} refused its part of the round: {refused[1]}; the round is "
                                  "used up on all ranks: make the next call", errors.ASYMMETRIC)
        if not self.enable_shrink:
            if status == errors.TIMEOUT and not self._on_gpu:  # whose host is elsewhere by then
                self._board.check_calls(call, rounds._form)
            if culprit < 0:
                errors.fail(status)
            errors.fail_later(f"{call}: an earlier round went on without rank {culprit}", status)
        if culprit >= 0 and culprit != self.rank and culprit not in self._masked:
            self._mask(culprit, True)
        late = {fault.peer for fault in ferry.faults() if fault.status == status and 0 <= fault.peer < self.group_size}
        self._find_dead()
        for rank in late - {self.rank}:
            self._mask(rank, True)


__all__ = ["Ranks", "end_rounds"]
