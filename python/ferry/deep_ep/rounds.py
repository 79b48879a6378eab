# SPDX-License-Identifier: BSD-3-Clause
"""The rounds of one kind: an object of ferry_moe.h, its channels and whose turn each is."""
from __future__ import annotations

import torch

from .. import errors, gpu, moe
from .eager import eager


# A rank without tokens or rows has tensors without memory, and must not say that it gives none.
_INPUTS = ("x", "x_side", "topk_idx", "topk_weight", "combine_weight", "partial", "partial_weight")


def _addresses(arguments, no_rows):
    return {name: (value.data_ptr() or (no_rows.data_ptr() if name in _INPUTS else None))
            if isinstance(value, torch.Tensor) else value for name, value in arguments.items() if value is not None}


class Rounds:
    def __init__(self, buffer, config):
        self.buffer, self.topk, self.channels = buffer, config["topk"], config["n_channels"]
        self.hidden, self.max_tokens = config["hidden"], config["max_tokens"]
        self.layout = config["layout"]
        self._no_rows = torch.zeros(64, dtype=torch.uint8, device=buffer.device)
        if gpu.capturing():
            raise errors.Unsupported("the first round of a kind makes its buffers, which no graph can: run the program once "
                                     "before the capture", errors.UNSUPPORTED)
        # The kernels tell how receiving halves ended, a report for each channel and direction.
        self._words = torch.zeros((self.channels, 2, 4), dtype=torch.int64, device="cpu",
                                  pin_memory=buffer._on_gpu)
        self._reports = [[moe.ferry_moe_report.from_address(words.data_ptr()) for words in pair] for pair in self._words]
        self._seen = [[0, 0] for _ in range(self.channels)]
        self.moe = moe.Moe(**buffer._budgets(), **config)
        self._open = [None] * self.channels  # (handle, tokens) of a dispatch that is not yet combined
        self._hooks = [None] * self.channels  # a receiving half that the program has not asked for yet
        self._turn = 0
        for rank in buffer._masked:
            self.moe.mask(rank)

    def next_channel(self):
        channel = self._turn
        self._turn = (channel + 1) % self.channels
        self.finish(channel)
        return channel

    def name(self, channel, handle):
        """The handle of the round that is open."""
        self._open[channel] = (handle, self._open[channel][1])

    def is_open(self, channel, handle):
        return self._open[channel] is not None and self._open[channel][0] is handle

    def find(self, handle):
        """(channel, tokens) of the dispatch that made the handle; None when it was combined."""
        for channel, entry in enumerate(self._open):
            # A program may take the tuple apart and put it together again: its first tensor tells.
            if entry is not None and entry[0][0] is handle[0]:
                return channel, entry[1]
        return None

    def run(self, call, stages, channel, handle=(None,), **arguments):
        """Runs halves.  What is refused has not begun; a receiving half that lacks a rank has ended all the same."""
        buffer = self.buffer
        self._run_hook(channel)
        if stages & (moe.DISPATCH_RECV | moe.COMBINE_RECV):
            arguments["report"] = self._words[channel][1 if stages & moe.COMBINE_RECV else 0]
        stream = gpu.handle_of(None) if buffer._on_gpu else None
        status = self.moe.run(stages, channel, stream, **_addresses(arguments, self._no_rows))
        if stages & moe.DISPATCH_SEND:
            self._open[channel] = (handle, arguments["n_tokens"])
        if stages & moe.COMBINE_RECV:
            self._open[channel] = None
        if status != errors.SUCCESS:
            buffer._went_wrong(call, status)

    def run_and_count(self, call, stages, **arguments):
        """Runs dispatch's halves, and waits for the number of rows."""
        self.run(call, stages, 0, **arguments)
        if self.buffer._on_gpu:
            torch.cuda.current_stream().synchronize()
            self.buffer._look(call)
        return self._reports[0][0].n_rows

    def failures(self):
        """(status, rank) of the rounds that went on without some rank, of those not yet told."""
        for reports, seen in zip(self._reports, self._seen):
            for i, report in enumerate(reports):
                if report.round != seen[i]:
                    seen[i] = report.round
                    if report.status in (errors.TIMEOUT, errors.PEER_LOST, errors.ABORTED):
                        yield report.status, report.culprit

    def hook(self, channel, body):
        """A function that runs the body once, at the latest before the channel's next half."""
        @eager
        def once():
            if self._hooks[channel] is once:
                self._hooks[channel] = None
                with self.buffer._turn():
                    body()
        self._hooks[channel] = once
        return once

    def _run_hook(self, channel):
        if self._hooks[channel] is not None:
            self._hooks[channel]()

    def finish(self, channel):
        """Ends a round that the program has not combined: every rank does, since all make the same calls."""
        self._run_hook(channel)
        if self._open[channel] is None:
            return
        tokens = self._open[channel][1]
        device = self.buffer.device
        ranks = self.buffer.group_size
        rows = ranks * self.max_tokens * (self.moe.config.n_experts // ranks if self.layout == moe.BY_EXPERT else 1)
        with self.buffer._turn():
            nothing = torch.zeros((max(1, rows), self.hidden), dtype=torch.bfloat16, device=device)
            out = torch.empty((max(1, tokens), self.hidden), dtype=torch.bfloat16, device=device)
            self.run("finish", moe.COMBINE, channel, n_tokens=tokens, partial=nothing, partial_dtype=moe.BF16, out=out)
