# SPDX-License-Identifier: BSD-3-Clause
"""The rounds of one kind: an object of ferry_moe.h, its channels and whose turn each is."""
from __future__ import annotations

import ctypes
from typing import Any

import torch

from .. import errors, gpu, library, moe
from ..errors import InvalidArgument
from .board import form_of
from .checks import FP8
from .eager import eager

GROUP = 128  # elements with one scale


def _dense(*size):
    """(size, strides)"""
    strides, step = [], 1
    for n in reversed(size):
        strides.append(step)
        step *= n
    return size, tuple(reversed(strides))


def version_of(x):
    """A number that changes when the tensor is written to; inference tensors have none."""
    return None if x is None or x.is_inference() else x._version


def same(kept, x):
    """Whether a tensor is one that was kept with its version, or equal to it as it was; or both are None."""
    before, version = kept
    if before is None or x is None:
        return before is x
    return version_of(before) == version and (before is x or before.shape == x.shape and before.dtype == x.dtype and
                                              torch.equal(before, x))


class Rounds:
    def __init__(self, buffer, config):
        self.buffer, self.topk, self.channels = buffer, config["topk"], config["n_channels"]
        self.max_tokens = config["max_tokens"]
        self._no_rows = torch.zeros(64, dtype=torch.uint8, device=buffer.device)
        if gpu.capturing():
            raise errors.Unsupported("the first round of a kind makes its buffers, which no graph can: run the program once "
                                     "before the capture", errors.UNSUPPORTED)
        # The kernels tell how receiving halves ended, a report for each channel and direction.
        self.number = buffer._n_kinds  # the same on every rank
        self._words = torch.zeros((self.channels, 2, 4), dtype=torch.int64, device="cpu",
                                  pin_memory=buffer._on_gpu)
        self._report_at = [[words.data_ptr() for words in pair] for pair in self._words]
        self._reports = [[moe.ferry_moe_report.from_address(at) for at in pair] for pair in self._report_at]
        self._statuses = [(ctypes.c_uint32).from_address(at + moe.ferry_moe_report.status.offset)
                          for pair in self._report_at for at in pair]
        self._seen = [[0, 0] for _ in range(self.channels)]
        self._budget = [buffer.timeout, buffer.first_timeout]
        self.moe = moe.Moe(**buffer._budgets(), **config, **buffer._arena.of(config))
        buffer._moes.append((self.moe, buffer._arena.memory))
        buffer._n_kinds += 1
        self._open = [None] * self.channels  # (handle, tokens) of a dispatch that is not yet combined
        self._hooks: list = [None] * self.channels  # a receiving half that the program has not asked for yet
        self._late = [False] * self.channels  # a dispatch has timed out, and its receiving half may go on
        self._failed = [False] * self.channels  # the open round lacks rows of some rank
        self._unread: list[set] = [set() for _ in range(self.channels)]  # rounds whose rows nobody has asked for
        # The last dispatch: its channel, and until it has returned what it was called with.
        self._begun: list = [self.channels - 1, None]
        self._sms = 0
        self._over: int | None = 0  # rounds of channel 0 that the host has ended; None: ask the GPU
        self._expected: tuple[int, int] | None = None  # a round of channel 0, and its rows as all ranks have told
        self._form = form_of(None, config)
        self._outputs = self._outputs_of(config)
        self.plan: Any = self._plan(config) if library.takes_tensors() else None
        for rank in buffer._masked:
            self.moe.mask(rank)

    def _outputs_of(self, config):
        """torch.empty_strided()'s arguments for what a low-latency dispatch returns: rows, scales by columns or None, counts,
        each row's token, ranges.  () of other rounds."""
        if config["layout"] != moe.BY_EXPERT:
            return ()
        R, H, device = self.buffer.group_size, config["hidden"], self.buffer.device
        L, all_rows = config["n_experts"] // R, R * self.max_tokens

        def output(dtype, *size):
            return _dense(*size), {"dtype": dtype, "device": device}
        rows, scales = output(torch.bfloat16, L, all_rows, H), None
        if config["dtype"] == moe.FP8:
            packed = config["scales"] & moe.SCALE_UE8M0
            groups = H // (4 * GROUP) if packed else H // GROUP
            by_columns = (L, all_rows, groups), (groups * all_rows, 1, all_rows)
            rows = output(FP8, L, all_rows, H)
            scales = by_columns, {"dtype": torch.int32 if packed else torch.float32, "device": device}
        return rows, scales, output(torch.int32, L), output(torch.int32, L, all_rows), output(torch.int64, L, R)

    def new_outputs(self):
        """New tensors of those."""
        return [None if one is None else torch.empty_strided(*one[0], **one[1]) for one in self._outputs]

    def _plan(self, config):
        """The compiled part's view of these rounds, which shares their lists."""
        R, E, device = self.buffer.group_size, config["n_experts"], self.buffer.device
        numbers = (R, E // R, E, self.topk, config["hidden"], self.max_tokens, self.buffer._on_gpu, device.index or 0,
                   self._no_rows.data_ptr(), config.get("row_bytes", 0), config.get("side_bytes", 0),
                   0 if self.buffer._on_gpu else self.buffer._board.activity)
        return library.binding.Plan(
            numbers, self.moe.channels, tuple(at for pair in self._report_at for at in pair), self._open, self._hooks,
            self._late, self._failed, self._begun, self._budget, (self._words, self._no_rows), torch.empty_strided,
            self._outputs, tuple({"dtype": dtype, "device": device}
                                 for dtype in (torch.bfloat16, torch.int64, torch.int32, torch.float32)), self._form)

    def take_sms(self, n):
        """Later kernels take at most so many multiprocessors; 0: ferry chooses."""
        if n != self._sms:
            self.moe.set_blocks(n)
            self._sms = n

    def next_channel(self, *tensors):
        """The channel of a dispatch of these tensors.  Its repeat finds that, wherever an exception ends the call."""
        channel = (self._begun[0] + 1) % self.channels
        self.finish(channel)
        self._begun[:] = channel, [(x, version_of(x)) for x in tensors] or None
        return channel

    def repeated(self, *tensors):
        """The channel of the last dispatch, when that one has not returned and this is the same call; else None."""
        channel, begun = self._begun
        return channel if begun and len(begun) == len(tensors) and all(map(same, begun, tensors)) else None

    def returned(self):
        """The last dispatch has ended: the same call again is another one."""
        self._begun[1] = None

    def left(self, channel):
        """The halves of dispatch that the channel's open round lacks here."""
        made, report = self.moe.made(channel), self._reports[channel][0]
        if not made:
            return moe.DISPATCH
        received = made & moe.DISPATCH_RECV and report.status == errors.SUCCESS and \
            report.round >> 1 == self.moe.rounds(channel) + 1
        return moe.PLACE if received else moe.DISPATCH_RECV | moe.PLACE

    def name(self, channel, handle):
        """The handle of the round that is open, whose halves so far have run.  Returns None."""
        self._hooks[channel] = None
        self._open[channel] = (handle, self._open[channel][1])

    def is_open(self, channel, handle):
        open_now = self._open[channel]  # a program may take a handle apart and put it together: its first place tells
        return open_now is not None and open_now[0][0] is handle[0] and self.moe.made(channel) != 0

    def find(self, handle):
        """(channel, tokens) of the dispatch that made the handle; None when it was combined."""
        for channel, entry in enumerate(self._open):
            if entry is not None and entry[0][0] is handle[0]:
                return channel, entry[1]
        return None

    def run(self, call, stages, channel, handle=(None,), **arguments):
        """Runs halves.  What is refused has not begun; a receiving half that lacks a rank has ended all the same."""
        buffer = self.buffer
        buffer._check_job(call)
        self._run_hook(channel)
        if self._budget != [buffer.timeout, buffer.first_timeout]:
            self._budget[:] = buffer.timeout, buffer.first_timeout
            self.moe.set_timeout(buffer._seconds())
        if stages & (moe.DISPATCH_RECV | moe.COMBINE_RECV):
            arguments["report"] = self._report_at[channel][1 if stages & moe.COMBINE_RECV else 0]
        stream = gpu.handle_of(None) if buffer._on_gpu else None
        if stages & moe.DISPATCH_SEND:  # is_open() asks whether it has begun
            self._open[channel] = (handle, arguments["n_tokens"])
        status = errors.SUCCESS
        buffer._board.enter(self._form)
        try:
            status = self.moe.run(stages, channel, stream, self._no_rows.data_ptr(), **arguments)
        finally:
            if status == errors.SUCCESS:
                buffer._board.enter(None)
        self.ran(call, stages, channel, status)

    def ran(self, call, stages, channel, status):
        """What follows from the status of halves that were not refused."""
        if stages & moe.DISPATCH_RECV:
            self._late[channel], self._failed[channel] = False, status != errors.SUCCESS
            if not self.buffer._on_gpu:
                self.check_rows(call)
        if stages & moe.COMBINE_RECV:
            self._open[channel] = None
            self._count(status)
        if status == errors.ABORTED:
            errors.fail(status)
        if status != errors.SUCCESS:
            ended = self.moe.rounds(channel)
            self.buffer._went_wrong(call, status, self, channel, ended if stages & moe.COMBINE_RECV else ended + 1)

    def key(self, channel, number):
        """Of a round, the same on every rank."""
        return (number << 16 | (self.number & 0xff) << 8 | channel) + 1

    def refuse(self, call, sentence, channel=None):
        """This rank gives nothing to the next round, by default of the next channel, and tells the others why.  Nobody is
        awaited before the channel's next round."""
        channel = self.next_channel() if channel is None else channel
        if self.buffer._on_gpu:
            torch.cuda.synchronize(self.buffer.device)
        number = self.moe.rounds(channel) + 1
        self.buffer._board.post(channel, self.key(channel, number), sentence)
        others = [rank for rank in range(self.buffer.group_size) if rank != self.buffer.rank and rank not in
                  self.buffer._masked]
        for rank in others:
            self.moe.mask_until(channel, rank, number + 1)
        try:
            self.run(call, moe.DISPATCH_SEND, channel, n_tokens=0)
        finally:
            if self.buffer._on_gpu:
                torch.cuda.synchronize(self.buffer.device)
            for rank in others:
                self.moe.mask_until(channel, rank, 0)
        self._failed[channel] = True
        self._ask_for_none(channel, number)
        self.hook(channel, lambda: self.run(call, moe.DISPATCH_RECV, channel))

    def forget(self, channel):
        """What was in trouble on the channel is over, and told."""
        self._late[channel] = self._failed[channel] = False
        self._begun[:] = self.channels - 1, None
        self._seen[channel] = [one.round for one in self._reports[channel]]
        for one in self._reports[channel]:
            one.status = errors.SUCCESS
        self._over = self._expected = None

    def go_on_to(self, number):
        """Leaves rounds that another rank has made without this one, until so many are over.  0: ranks have told nothing, and
        no GPU is asked, which a capture would not survive."""
        if number == 0 or number <= self.over():
            return
        self._over = None  # graphs make rounds of which the host does not know
        while self.over() < number:
            self.finish(0)
            self.moe.leave(0)
            self._over = None

    def over(self):
        """How many rounds of channel 0 have ended, as a number of 31 bits: here what the host has begun, so that it need
        not wait for its GPU."""
        if self._over is None:
            if self.buffer._on_gpu:
                torch.cuda.synchronize(self.buffer.device)
            self._over = self.moe.rounds(0) & 0x7fffffff
        return self._over

    def _count(self, status):
        """A round has ended, in the order of streams."""
        if self._over is not None:
            known = status == errors.SUCCESS and not gpu.capturing()
            self._over = (self._over + 1) & 0x7fffffff if known else None

    def expect(self, n_rows):
        """The next dispatch brings so many rows, as all ranks have told."""
        self._expected = self.over() + 1, n_rows

    def check_rows(self, call):
        """Raises when another number has come."""
        report = self._reports[0][0]
        if self._expected is None or report.round >> 1 & 0x7fffffff != self._expected[0]:
            return
        expected, self._expected = self._expected[1], None
        if report.status == errors.SUCCESS and report.n_rows != expected:
            raise InvalidArgument(f"{call}: {report.n_rows} rows have come, and {expected} were counted: topk_idx was "
                                  "written to between get_dispatch_layout and dispatch")

    def attempt(self, call, stages, channel, handle, status=None, **arguments):
        """Runs dispatch's halves, or has the status of those that the compiled part has run.  When they have not ended,
        the same call may go on with them."""
        try:
            if status is None:
                self.run(call, stages, channel, handle, **arguments)
            else:
                self.ran(call, stages, channel, self.moe.ran(status))
        except BaseException as error:
            waits = isinstance(error, errors.Timeout) or not isinstance(error, errors.FerryError)  # or interrupted
            if waits and self.is_open(channel, handle) and not self.buffer._on_gpu:
                self._late[channel] = self.left(channel) != moe.PLACE
            raise

    def is_late(self, channel):
        return self._late[channel]

    def is_unfinished(self, channel):
        """Whether the program has left a dispatch on the channel before its end, and may go on with it."""
        return self.is_late(channel) or self._begun[0] == channel and self._begun[1] is not None

    def count(self, call):
        """The rows of the last dispatch, which on a GPU is awaited."""
        if self.buffer._on_gpu:
            torch.cuda.current_stream().synchronize()
            self.buffer._look(call)
        return self._reports[0][0].n_rows

    def _ask_for_none(self, channel, number):
        """Nobody asks for the rows of this round, so its report is not told.  A report is of the last round that ended on
        the channel: none of an earlier round can come any more."""
        ended = self._reports[channel][0].round >> 1
        self._unread[channel] = {one for one in self._unread[channel] if one >= ended} | {number}

    def are_well(self):
        """No report tells of a failure, and no rows are expected."""
        return self._expected is None and not any(one.value for one in self._statuses)

    def failures(self):
        """(status, channel, number, rank) of the rounds that went on without some rank, of those not yet told."""
        for channel, (reports, seen) in enumerate(zip(self._reports, self._seen)):
            for i, report in enumerate(reports):
                if report.round != seen[i]:
                    seen[i] = report.round
                    if i == 0 and report.round >> 1 in self._unread[channel]:
                        continue
                    if report.status in (errors.TIMEOUT, errors.PEER_LOST, errors.ABORTED):
                        self._failed[channel] = self._failed[channel] or i == 0
                        yield report.status, channel, report.round >> 1, report.culprit

    def await_hook(self, channel, hook):
        """The hook runs at the latest before the channel's next half."""
        self._hooks[channel] = hook

    def hook(self, channel, body, instead_of=None):
        """A function that runs the body once, at the latest before the channel's next half.  A dispatch that times out
        may be asked again, and waits again; what has failed for good says so again.  instead_of: a hook that need not be
        awaited any more: then this one does nothing."""
        failed: BaseException | None = None

        @eager
        def once():
            nonlocal failed
            self.buffer._check_job("a round's hook")
            if failed is not None:
                raise InvalidArgument(f"this round has ended without all its rows: {failed}")
            if self._hooks[channel] is once:
                self._hooks[channel] = None
                try:
                    with self.buffer._turn():
                        body()
                except InvalidArgument as error:
                    failed = error
                    raise
                except BaseException as error:
                    if self._late[channel]:
                        self._hooks[channel] = once
                    else:
                        failed = error
                    raise
        if self._hooks[channel] is instead_of:
            self._hooks[channel] = once
        return once

    def _run_hook(self, channel):
        if self._hooks[channel] is not None:
            self._hooks[channel]()

    def finish(self, channel):
        """Ends a round that the program has not combined.  A rank that waits for its rows is told that none come."""
        hook, self._hooks[channel] = self._hooks[channel], None
        if hook is not None and not self._late[channel]:
            self._hooks[channel] = hook
            self._ask_for_none(channel, self.moe.rounds(channel) + 1)
            try:
                hook()
            except errors.FerryError:  # who lacks rows now has asked for none
                pass
            self._hooks[channel] = None
        self._late[channel] = False
        if channel == self._begun[0]:
            self.returned()
        if self._open[channel] is None or not self.moe.made(channel):
            self._open[channel] = None
            return
        if not self.buffer._on_gpu or self._failed[channel]:
            if self.buffer._on_gpu:
                torch.cuda.synchronize(self.buffer.device)
            self.moe.leave(channel)
            self._open[channel], self._failed[channel], self._over = None, False, None
            return
        with self.buffer._turn():  # a stream waits for nothing here
            self.moe.leave_on_stream(gpu.handle_of(None), channel)
        self._open[channel] = None
        self._count(errors.SUCCESS)
