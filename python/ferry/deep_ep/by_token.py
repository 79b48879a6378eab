# SPDX-License-Identifier: BSD-3-Clause
"""Rounds of one row for each token and rank: what the normal calls of Buffer and those of ElasticBuffer share."""
from __future__ import annotations

import contextlib
import functools
import itertools
import struct
import zlib
from typing import NamedTuple

import torch

from .. import errors, gpu, moe
from .board import form_of
from .checks import require, tensor
from .ranks import Ranks
from .rounds import Rounds, same, version_of

#: Elements of rows without scales, and of rows with scales.
PLAIN = tuple(getattr(torch, name) for name in ("bfloat16", "float16", "float32", "float64", "uint8", "int8", "int16", "int32",
                                                "int64", "float8_e4m3fn", "float8_e5m2") if hasattr(torch, name))
CODES = tuple(dtype for dtype in PLAIN if torch.empty(0, dtype=dtype).element_size() == 1)


class Layout:
    """What a dispatch leaves for combine and for dispatches of the same layout.  A tensor of the handle has it, since
    programs take handles apart and put them together again."""

    def __init__(self, buffer: Ranks, topk_idx: torch.Tensor, rows: int, experts: int, worst: int, rounds: Rounds, kind: dict,
                 most: int = 0):
        self.buffer, self.topk_idx, self.rows, self.experts = buffer, topk_idx, rows, experts
        self.worst, self.rounds, self.kind = worst, rounds, kind
        self.most = most or worst // buffer.group_size  # the tokens of a rank that all ranks have agreed on
        self.ended: str | None = None  # why its last combine ended without all rows


class Kind(dict):
    """What rounds are made with, but for their number of tokens.  One object for all calls that are alike."""

    def __init__(self, **config):
        super().__init__(config)
        self.key = ("tokens", *sorted(config.items()))

    @functools.lru_cache(maxsize=64)
    def tag(self, call, worst):
        """Which call ranks tell each other of."""
        return zlib.crc32(repr((call, self.key, worst)).encode()) & 0x7fffffff

    @functools.lru_cache(maxsize=64)
    def form(self, call, worst, weighs, again):
        """The same as numbers with names (ferry.deep_ep.board)."""
        return form_of(call, self, worst, weighs, again)

    __hash__ = object.__hash__  # type: ignore[assignment]


@functools.lru_cache(maxsize=256)
def _kind(dtype, hidden, row_bytes, side_bytes, experts, topk):
    form = {"dtype": moe.BF16} if side_bytes is None and dtype == torch.bfloat16 else \
        {"dtype": moe.OPAQUE, "row_bytes": row_bytes, "side_bytes": side_bytes or 0}
    return Kind(layout=moe.BY_TOKEN, n_experts=experts, topk=topk, hidden=hidden, index_bytes=8, n_channels=1, **form)


def kind_of(rows, side, experts, topk):
    """The kind of round that takes these rows."""
    return _kind(rows.dtype, rows.shape[1], rows.shape[1] * rows.element_size(),
                 None if side is None else 4 * side.shape[1:].numel(), experts, topk)


_PLACED = {"row_expert", "row_weight", "row_token"}


class Agreed(NamedTuple):
    """What ranks have told each other before a round."""
    most: int  # the most tokens of a rank
    number: int = 0  # how many rounds of the kind are over
    prefix: bytes | None = None  # [R][R] int32: rows from ranks 0 to i to rank j
    experts: list | None = None  # [L]: choices of this rank's experts


class ByToken(Ranks):
    """Dispatch and combine of rows, below the arguments and handles of an interface."""
    _interface = "Buffer"

    @staticmethod
    def _layout_at(tensor_of_handle):
        return getattr(tensor_of_handle, "_ferry_layout", None)

    @contextlib.contextmanager
    def _step_of(self, call, x, *tensors):
        """For `with`: the parts of a dispatch that have ended, when this call repeats one that has not; else none."""
        flat = [*(x if isinstance(x, tuple) else (x, None)), *tensors]
        before = self._step
        if before is None or len(before[0]) != len(flat) or not all(map(same, before[0], flat)):
            self._give_up()
            self._board.skip()
            self._step = ([(one, version_of(one)) for one in flat], {})
        step = self._step[1]
        try:
            yield step
        except BaseException as error:
            # A rank that is late may still come, and the repeated call goes on; what has failed for good is over.
            if isinstance(error, errors.FerryError) and not isinstance(error, errors.Timeout) or \
                    self._on_gpu and "mark" in step:
                self._step = None
            raise
        self._step = None

    def _carry(self, call, step, sms, rounds, rows, side, topk_idx, topk_weights, room, outputs, async_finish, before=None,
               before_placing=None):
        """Sends rows, by at most sms multiprocessors, and places those that come: as many as fit into room, or with None as
        many as come, which the host asks first.  ``outputs``: (type, shape) by the names of ferry_moe_round, where None in a
        shape is the number of rows.  Returns (that number, placed rows, placed scales or None, the outputs by name)."""
        T, H = rows.shape
        rounds.take_sms(sms)
        arguments = {"x": rows, "x_side": side, "topk_idx": topk_idx, "topk_weight": topk_weights, "n_tokens": T}
        if side is not None and not side.is_contiguous():
            strides = *side.stride(), 1
            arguments.update(side_unit=4, side_token_stride=4 * strides[0], side_unit_stride=4 * strides[1])
        new, N, stages = rows.new_empty, room, moe.DISPATCH
        mark = step.get("mark")
        sent = mark is not None and rounds.is_open(0, mark)
        if not sent:
            rounds.finish(0)
            mark = step["mark"] = (object(),)
            if room is not None and rounds.plan is not None and not async_finish and before is None and \
                    before_placing is None and outputs.keys() <= _PLACED:
                found = rounds.plan.place(self, self._plans, mark, rows, side, topk_idx, topk_weights, room)
                if found is not None:
                    rounds.attempt(call, moe.DISPATCH, 0, mark, status=found[0])
                    return room, found[1], found[2], dict(zip(("row_expert", "row_weight", "row_token"), found[3:]))
        if room is None or sent:
            with self._turn(async_finish, before):
                if not sent:
                    rounds.attempt(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, 0, mark, **arguments)
                elif rounds.is_late(0):
                    rounds.attempt(call, moe.DISPATCH_RECV, 0, mark)
                N = rounds.count(call) if room is None else room
            stages, arguments = moe.PLACE, {}
        placed = new((N, H))
        placed_side = side.new_empty((N, *side.shape[1:])) if side is not None else None
        found = {name: new([N if size is None else size for size in shape], dtype=dtype)
                 for name, (dtype, shape) in outputs.items()}
        with self._turn(async_finish, before, before_placing):
            rounds.attempt(call, stages, 0, mark, **arguments, rows=placed, scales=placed_side, room=N, **found)
        return N, placed, placed_side, found

    def _agree(self, call, step, previous_event, kind, tokens, worst, counts=None, silent=None, weighs=False):
        """step["agreed"]: what ranks tell each other before a round.  ``counts()``: (those of this rank's choices, numbers of
        experts that replace theirs, or None).  A rank that was late may have made a round more than others, or less: the
        round is the same on all.  On a GPU ranks tell nothing with ``silent``, which is by default that worst is given."""
        if "agreed" in step:
            return step["agreed"]
        if previous_event is not None:
            previous_event.current_stream_wait()
        R = self.group_size
        if self._on_gpu and (worst if silent is None else silent):  # the host reads nothing
            step["agreed"] = Agreed(worst // R)
            return step["agreed"]
        rounds = self._kinds.get(kind.key)
        over = 0
        if rounds is not None:
            rounds.finish(0)
            over = rounds.over()
        if "counts" not in step:
            step["counts"] = counts() if counts is not None else (None, None)
        (counted, experts), board = step["counts"], self._board
        tag, form = kind.tag(call, worst), kind.form(f"{self._interface}.{call}", worst, weighs, counts is None)
        if counted is not None and experts is None and self._tells(counted.experts):
            found = board.agree(tag, form, tokens, over, counted, self._patience() or self.timeout)
            if found is not None:
                agreed = Agreed(worst // R if worst else found[0], *found[1:])
                step["agreed"], board.number, board.unsent = agreed, board.number + 1, None  # as in exchange()
                return agreed
        per_rank, per_expert = counted.numbers(self._seconds()) if counted is not None else ([], [])
        per_expert = per_expert if experts is None else experts
        L = len(per_expert) // R if self._tells(len(per_expert)) else 0
        common = struct.pack(f"<{2 + len(per_rank)}i", tokens, over, *per_rank)
        parts = [struct.pack(f"<{L}i", *per_expert[i * L:(i + 1) * L]) for i in range(R)]
        if "got" not in step:
            board.exchange(call, tag, form, common, parts, step, self._patience())
        table = [struct.unpack(f"<{len(one) // 4}i", one) for one in step["got"] if one]
        most, number = max(row[0] for row in table), max(row[1] for row in table)
        prefix = by_expert = None
        if per_rank:
            rows = [struct.unpack_from(f"<{R}i", one, 8) if one else (0,) * R for one in step["got"]]
            sums = itertools.accumulate(rows, lambda before, row: [a + b for a, b in zip(before, row)])
            prefix = b"".join(struct.pack(f"<{R}i", *row) for row in sums)
        if L:
            by_expert = [sum(column) for column in zip(*(row[2 + R:] for row in table))]
        step["agreed"] = Agreed(worst // R if worst else most, number, prefix, by_expert)
        return step["agreed"]

    def _rows_of(self, agreed):
        """The rows that come here, as all ranks have told."""
        R = self.group_size
        return struct.unpack_from("<i", agreed.prefix, 4 * (R * (R - 1) + self.rank))[0]

    def _tells(self, experts):
        """Whether there is room to tell the numbers of so many experts."""
        R = self.group_size
        return self._board.holds(4 * (2 + R), 4 * (experts // R))

    def _patience(self):
        """Seconds that the host waits for what other ranks tell before a round; None: as long as a round."""
        return None

    def _refuse_exchange(self, call, error, silent):
        """This rank's arguments are refused: the other ranks hear so before anything travels."""
        if gpu.capturing() or self._on_gpu and silent:
            return
        self._step = None
        try:
            self._board.refuse(str(error))
        except errors.FerryError:  # the program hears of its own error
            pass

    @staticmethod
    def _biases(call, bias, T, H):
        biases = () if bias is None else bias if isinstance(bias, tuple) else (bias,)
        require(len(biases) <= 2, f"{call}: {len(biases)} biases, and at most two are added")
        for one in biases:
            tensor(call, "bias", one, torch.bfloat16, T, H)
        return biases

    @staticmethod
    def _note_end(layout, handle, error):
        """A combine has failed: when it has ended its round, a repeat would be another one, and of this rank alone."""
        if not layout.rounds.is_open(0, handle):
            layout.ended = repr(error)

    def _check_weights(self, call, number, weighs):
        if number:
            self._board.check_weights(call, number, weighs)

    def _bring_back(self, call, sms, layout, handle, given, x, weights, biases, async_finish, *before):
        """The plain sums of the ranks' rows x[N, H] and weights[N, K], and biases: (combined x, combined weights or None).
        ``handle``: a tuple whose first place tells the round; ``given``: what the program has called with."""
        T, K = layout.topk_idx.shape
        rounds = layout.rounds
        rounds.take_sms(sms)
        if not rounds.is_open(0, handle):
            require(layout.ended is None, f"{call}: this round has ended without all its rows: {layout.ended}")
            # The layout travels again, without rows: this combine is not the one that follows the dispatch.
            with self._step_of(call, given, handle[0]) as step:
                agreed = self._agree(call, step, before[0], layout.kind, T, layout.most * self.group_size)
                rounds = self._rounds_for_tokens(layout.kind, agreed.most, agreed.number)
                rounds.finish(0)
                layout.rounds = rounds
                with self._turn(async_finish, *before):
                    rounds.attempt(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, 0, handle, topk_idx=layout.topk_idx,
                                   n_tokens=T)
        elif rounds.is_late(0):
            with self._turn(async_finish, *before):
                rounds.attempt(call, moe.DISPATCH_RECV, 0, handle)
            self._step = None
        weighs, number = weights is not None, 0
        if not self._on_gpu:  # whose host does not know when it ends
            number = rounds.number << 32 | rounds.over() + 1 & 0x7fffffff
            self._board.say_weights(number, weighs)
        if rounds.plan is not None and not async_finish and not biases and not any(before):
            found = rounds.plan.sum(self, self._plans, handle[0], x, weights)
            if found is not None:
                try:
                    rounds.ran(call, moe.COMBINE, 0, rounds.moe.ran(found[0]))
                except BaseException as error:
                    self._note_end(layout, handle, error)
                    raise
                self._check_weights(call, number, weighs)
                return found[1], found[2]
        out = x.new_empty((T, layout.kind["hidden"]))
        out_weights = x.new_empty((T, K), dtype=torch.float32) if weights is not None else None
        with self._turn(async_finish, *before):
            try:
                rounds.run(call, moe.COMBINE, 0, n_tokens=T, partial=x, partial_dtype=moe.BF16, partial_weight=weights,
                           out=out, out_weight=out_weights)
            except BaseException as error:
                self._note_end(layout, handle, error)
                raise
            self._check_weights(call, number, weighs)
            if biases:
                out.copy_(sum((one.float() for one in biases), out.float()))
        return out, out_weights


__all__ = ["CODES", "PLAIN", "Agreed", "ByToken", "Kind", "Layout", "kind_of"]
