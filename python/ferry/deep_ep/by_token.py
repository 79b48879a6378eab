# SPDX-License-Identifier: BSD-3-Clause
"""Rounds of one row for each token and rank: what the normal calls of Buffer and those of ElasticBuffer share."""
from __future__ import annotations

import contextlib
import struct
import zlib

import torch

from .. import errors, gpu, moe
from .. import torch as operators
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


def kind_of(rows, side, experts, topk):
    """The kind of round that takes these rows, without its number of tokens."""
    kind = dict(layout=moe.BY_TOKEN, n_experts=experts, topk=topk, hidden=rows.shape[1], index_bytes=8, n_channels=1)
    if side is None and rows.dtype == torch.bfloat16:
        kind.update(dtype=moe.BF16)
    else:
        kind.update(dtype=moe.OPAQUE, row_bytes=rows.shape[1] * rows.element_size(),
                    side_bytes=0 if side is None else 4 * side.shape[1:].numel())
    return kind


def spots_of(topk_idx, experts):
    """Each choice's expert, and behind all experts one more for no choice, -1.  Few operators, since each is a kernel."""
    return topk_idx.remainder(experts + 1)


def ranks_of(spots, each, n_ranks):
    """(the rank of each choice [T, K], n_ranks where there is none; which ranks have a choice of a token [T, R] bool), by
    spots_of()."""
    ranks = spots.div(each, rounding_mode="floor")
    chosen = torch.zeros((spots.shape[0], n_ranks + 1), dtype=torch.bool, device=spots.device)
    chosen.scatter_(1, ranks, True)
    return ranks, chosen[:, :n_ranks].contiguous()


class ByToken(Ranks):
    """Dispatch and combine of rows, below the arguments and handles of an interface."""

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

    def _agree(self, call, step, previous_event, kind, tokens, worst, in_rank, per_rank, per_expert, silent=None):
        """What ranks tell each other before a round: (the most tokens of a rank, [R, R] int: rows from ranks 0 to i to
        rank j, the numbers of this rank's experts, how many rounds of the kind are over).  The second where the program
        tells who gets which token, the third where it tells numbers of experts but no choices.  A rank that was late may
        have made a round more than others, or less: the round is the same on all.  On a GPU ranks tell nothing with
        ``silent``, which is by default that worst is given."""
        if previous_event is not None:
            previous_event.current_stream_wait()
        R = self.group_size
        if in_rank is not None:
            per_rank = in_rank.sum(0, dtype=torch.int32) if per_rank is None else per_rank
        if self._on_gpu and (worst if silent is None else silent):  # the host reads nothing
            prefix = None if in_rank is None else operators.all_gather(per_rank).view(R, R).cumsum(0).to(torch.int32)
            return worst // R, prefix, None, 0
        if self._last is not None:
            self._last.synchronize()
        rounds = self._kinds.get(self._key_of_tokens(kind))
        if rounds is not None:
            rounds.finish(0)
        own = [tokens, 0 if rounds is None else rounds.over(), *(gpu.numbers(per_rank) if in_rank is not None else ())]
        experts = [[]] * R if per_expert is None else per_expert.view(R, -1).tolist()
        tag = zlib.crc32(repr((call, sorted(kind.items()), worst, in_rank is None)).encode()) & 0x7fffffff
        if "got" not in step:
            self._board.exchange(call, tag, [struct.pack(f"<{len(own) + len(theirs)}i", *own, *theirs)
                                             for theirs in experts], step, self._patience())
        table = [struct.unpack(f"<{len(one) // 4}i", one) or (-1, 0) + (0,) * (len(own) + len(experts[0]) - 2)
                 for one in step["got"]]
        prefix, counts = None, None
        if in_rank is not None:
            prefix = torch.tensor([row[2:2 + R] for row in table], dtype=torch.int32).cumsum(0).to(torch.int32)
            prefix = prefix.to(self.device)
        if per_expert is not None:
            counts = [sum(column) for column in zip(*(row[2 + R:] for row in table))]
        most, number = max(row[0] for row in table), max(row[1] for row in table)
        return worst // R if worst else most, prefix, counts, number

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
                if "agreed" not in step:
                    step["agreed"] = self._agree(call, step, before[0], layout.kind, T, layout.most * self.group_size, None,
                                                  None, None)
                most, _, _, number = step["agreed"]
                rounds = self._rounds_for_tokens(layout.kind, most, number)
                rounds.finish(0)
                layout.rounds = rounds
                with self._turn(async_finish, *before):
                    rounds.attempt(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, 0, handle, topk_idx=layout.topk_idx,
                                   n_tokens=T)
        elif rounds.is_late(0):
            with self._turn(async_finish, *before):
                rounds.attempt(call, moe.DISPATCH_RECV, 0, handle)
            self._step = None
        out = x.new_empty((T, layout.kind["hidden"]))
        out_weights = x.new_empty((T, K), dtype=torch.float32) if weights is not None else None
        with self._turn(async_finish, *before):
            try:
                rounds.run(call, moe.COMBINE, 0, n_tokens=T, partial=x, partial_dtype=moe.BF16, partial_weight=weights,
                           out=out, out_weight=out_weights)
            except BaseException as error:
                if not rounds.is_open(0, handle):  # a repeat would be another round, and of this rank alone
                    layout.ended = repr(error)
                raise
            if biases:
                out.copy_(sum((one.float() for one in biases), out.float()))
        return out, out_weights


__all__ = ["CODES", "PLAIN", "ByToken", "Layout", "kind_of", "ranks_of", "spots_of"]
