# SPDX-License-Identifier: BSD-3-Clause
"""Prefill and training: one row for each token and rank, weights applied by the program."""
from __future__ import annotations

import struct
import zlib

import torch

from .. import errors, gpu, moe
from .. import torch as operators
from ..errors import InvalidArgument
from .board import EXPERTS
from .checks import choices, require, tensor
from .eager import eager
from .events import EventHandle, EventOverlap
from .ranks import Ranks
from .rounds import Rounds, same, version_of


#: Elements of rows without scales, and of rows with scales.
PLAIN = tuple(getattr(torch, name) for name in ("bfloat16", "float16", "float32", "float64", "uint8", "int8", "int16", "int32",
                                                "int64", "float8_e4m3fn", "float8_e5m2") if hasattr(torch, name))
CODES = tuple(dtype for dtype in PLAIN if torch.empty(0, dtype=dtype).element_size() == 1)


_MINUS_ONE = torch.tensor(-1, dtype=torch.int32)


class Layout:
    """What a dispatch leaves for combine and for dispatches of the same layout.  A handle's first tensor has it, since
    programs take handles apart and put them together again."""

    def __init__(self, buffer: Ranks, topk_idx: torch.Tensor, rows: int, experts: int, worst: int, rounds: Rounds, kind: dict):
        self.buffer, self.topk_idx, self.rows, self.experts = buffer, topk_idx, rows, experts
        self.worst, self.rounds, self.kind = worst, rounds, kind
        self.ended: str | None = None  # why its last combine ended without all rows


class Normal(Ranks):
    """The normal calls of Buffer."""

    @eager
    def get_dispatch_layout(self, topk_idx, num_experts: int, previous_event=None, async_finish: bool = False,
                            allocate_on_comm_stream: bool = False):
        """Of topk_idx[T, K] int64: (num_tokens_per_rank[R] int, None, num_tokens_per_expert[E] int,
        is_token_in_rank[T, R] bool, event)."""
        call, R = "get_dispatch_layout", self.group_size
        tensor(call, "topk_idx", topk_idx, torch.int64, None, None)
        require(num_experts > 0 and num_experts % R == 0, f"{call}: {num_experts} experts on {R} ranks")
        choices(call, topk_idx, num_experts)
        if previous_event is not None:
            previous_event.current_stream_wait()
        chosen = topk_idx >= 0
        # One place more for no choice, which is cut off.
        spots = torch.where(chosen, topk_idx, torch.full_like(topk_idx, num_experts)).reshape(-1)
        per_expert = torch.zeros(num_experts + 1, dtype=torch.int32, device=topk_idx.device)
        per_expert = per_expert.scatter_add_(0, spots, torch.ones_like(spots, dtype=torch.int32))[:num_experts]
        ranks = torch.where(chosen, torch.div(topk_idx, num_experts // R, rounding_mode="floor"),
                            torch.full_like(topk_idx, R))
        in_rank = torch.zeros((topk_idx.shape[0], R + 1), dtype=torch.bool, device=topk_idx.device)
        in_rank.scatter_(1, ranks, True)
        in_rank = in_rank[:, :R].contiguous()
        event = EventOverlap(EventHandle() if async_finish and self._on_gpu else None)
        return in_rank.sum(0).to(torch.int32), None, per_expert, in_rank, event

    @eager
    def dispatch(self, x, handle=None, num_tokens_per_rank=None, num_tokens_per_rdma_rank=None, is_token_in_rank=None,
                 num_tokens_per_expert=None, topk_idx=None, topk_weights=None, expert_alignment: int = 1,
                 num_worst_tokens: int = 0, config=None, previous_event=None, async_finish: bool = False,
                 allocate_on_comm_stream: bool = False):
        """Sends rows x[T, H] of any type, or (codes [T, H] of a byte each, scales [T] or [T, S], float or packed exponents
        as int32, with any strides), once to each rank that has a choice of the token.  Returns (recv_x, recv_topk_idx,
        recv_topk_weights, num_recv_tokens_per_expert_list, handle, event), rows in the order of ranks and tokens, the
        list's numbers rounded up to multiples of expert_alignment.  The handle: (rows from ranks 0 to i to rank j [R, R],
        tokens to each rank [R, 1], zeros [R, 1], each row's token at its rank [N], is_token_in_rank, the same [T, R] as
        0, and -1 for no).  With ``handle`` only x travels, in that layout.  With num_worst_tokens the host reads nothing:
        recv_x has that many rows, and the list is empty."""
        call = "dispatch"
        self._check_job(call)
        try:
            known = self._check(call, x, handle, num_tokens_per_rank, is_token_in_rank, num_tokens_per_expert, topk_idx,
                                topk_weights, expert_alignment, num_worst_tokens)
        except InvalidArgument as error:
            self._refuse_exchange(call, error, num_worst_tokens)
            raise
        self._look(call)
        step = self._step_of(call, x, handle and handle[0], num_tokens_per_rank, is_token_in_rank, num_tokens_per_expert,
                             topk_idx, topk_weights)
        try:
            done = self._dispatch(call, step, handle, num_tokens_per_rank, num_tokens_per_expert, topk_weights,
                                  expert_alignment, previous_event, async_finish, *known)
        except BaseException as error:
            # A rank that is late may still come, and the repeated call goes on; what has failed for good is over.
            if isinstance(error, errors.FerryError) and not isinstance(error, errors.Timeout) or \
                    self._on_gpu and "mark" in step:
                self._step = None
            raise
        self._step = None
        return done

    def _check(self, call, x, handle, num_tokens_per_rank, is_token_in_rank, num_tokens_per_expert, topk_idx, topk_weights,
               alignment, worst):
        """What the arguments must be; returns what they say."""
        rows, side = x if isinstance(x, tuple) else (x, None)
        tensor(call, "x", rows, CODES if side is not None else PLAIN, None, None)
        T, H = rows.shape
        if side is not None:
            tensor(call, "the scales", side, (torch.float32, torch.int32), T, *side.shape[1:2], strided=True)
        bare = False
        if handle is not None:
            layout = self._layout_of(call, handle)
            require(topk_idx is None and topk_weights is None, f"{call}: with a handle only x travels")
            require(T == layout.topk_idx.shape[0], f"{call}: {T} tokens, and the handle has {layout.topk_idx.shape[0]}")
            topk_idx, experts, worst = layout.topk_idx, layout.experts, layout.worst
            is_token_in_rank = handle[4]
        else:
            require(is_token_in_rank is not None and num_tokens_per_expert is not None,
                    f"{call}: without a handle it needs what get_dispatch_layout returns")
            tensor(call, "is_token_in_rank", is_token_in_rank, torch.bool, T, self.group_size)
            tensor(call, "num_tokens_per_expert", num_tokens_per_expert, torch.int32, None)
            if num_tokens_per_rank is not None:
                tensor(call, "num_tokens_per_rank", num_tokens_per_rank, torch.int32, self.group_size)
            experts = num_tokens_per_expert.numel()
            require(experts > 0 and experts % self.group_size == 0, f"{call}: {experts} experts on {self.group_size} ranks")
            require(topk_idx is not None or experts // self.group_size <= EXPERTS,
                    f"{call}: {experts // self.group_size} experts of a rank, and without topk_idx {EXPERTS} are allowed")
            if topk_idx is None:  # a choice of rank r is a choice of its first expert
                require(topk_weights is None, f"{call}: weights without topk_idx")
                each = experts // self.group_size
                first = torch.arange(0, experts, each, device=rows.device).expand(T, -1)
                topk_idx = torch.where(is_token_in_rank, first, torch.full_like(first, -1)).contiguous()
                bare = True
            else:
                tensor(call, "topk_idx", topk_idx, torch.int64, T, None)
                choices(call, topk_idx, experts)
                if topk_idx.device.type == "cpu" and topk_idx.numel():
                    row = topk_idx.sort(1)[0]
                    require(not bool(((row[:, 1:] == row[:, :-1]) & (row[:, 1:] >= 0)).any()),
                            f"{call}: topk_idx has an expert twice in a token")
            if topk_weights is not None:
                tensor(call, "topk_weights", topk_weights, torch.float32, *topk_idx.shape)
        require(alignment > 0, f"{call}: expert_alignment is 1 or more, not {alignment}")
        require(worst == 0 or T <= worst // self.group_size,
                f"{call}: {T} tokens, and num_worst_tokens {worst} leaves {worst // self.group_size} a rank")
        kind = dict(layout=moe.BY_TOKEN, n_experts=experts, topk=topk_idx.shape[1], hidden=H, index_bytes=8, n_channels=1)
        if side is None and rows.dtype == torch.bfloat16:
            kind.update(dtype=moe.BF16)
        else:
            kind.update(dtype=moe.OPAQUE, row_bytes=H * rows.element_size(),
                        side_bytes=0 if side is None else 4 * side.shape[1:].numel())
        return rows, side, topk_idx, is_token_in_rank, kind, worst, bare

    def _layout_of(self, call, handle):
        of = getattr(handle[0], "_ferry_layout", None) if isinstance(handle, (tuple, list)) and len(handle) == 6 else None
        require(of is not None and of.buffer is self, f"{call}: the handle is of no dispatch of this Buffer")
        return of

    def _step_of(self, call, x, *tensors):
        """The parts of a dispatch that have ended, when this call repeats one that has not; else none."""
        flat = [*(x if isinstance(x, tuple) else (x, None)), *tensors]
        before = self._step
        if before is None or len(before[0]) != len(flat) or not all(map(same, before[0], flat)):
            self._give_up()
            self._board.skip()
            self._step = ([(one, version_of(one)) for one in flat], {})
        return self._step[1]

    def _dispatch(self, call, step, handle, num_tokens_per_rank, num_tokens_per_expert, topk_weights, alignment,
                  previous_event, async_finish, rows, side, topk_idx, is_token_in_rank, kind, worst, bare):
        (T, H), K, L, R = rows.shape, topk_idx.shape[1], kind["n_experts"] // self.group_size, self.group_size
        cached, fp8 = handle is not None, side is not None
        if "agreed" not in step:
            step["agreed"] = self._agree(call, step, previous_event, kind, T, worst, None if cached else is_token_in_rank,
                                         num_tokens_per_rank, num_tokens_per_expert if bare and worst == 0 else None)
        most, prefix, of_experts, number = step["agreed"]
        rounds = self._rounds_for_tokens(kind, most, number)
        arguments = {"x": rows, "x_side": side, "topk_idx": topk_idx, "topk_weight": topk_weights, "n_tokens": T}
        if fp8 and not side.is_contiguous():
            strides = *side.stride(), 1
            arguments.update(side_unit=4, side_token_stride=4 * strides[0], side_unit_stride=4 * strides[1])
        new, N, stages = rows.new_empty, worst, moe.DISPATCH
        mark = step.get("mark")
        sent = mark is not None and rounds.is_open(0, mark)
        if not sent:
            rounds.finish(0)
            mark = step["mark"] = (object(),)
        if worst == 0 or sent:
            with self._turn(async_finish, previous_event):
                if not sent:
                    rounds.attempt(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, 0, mark, **arguments)
                elif rounds.is_late(0):
                    rounds.attempt(call, moe.DISPATCH_RECV, 0, mark)
                N = worst or rounds.count(call)
            stages, arguments = moe.PLACE, {}
        recv_x, recv_side = new((N, H)), side.new_empty((N, *side.shape[1:])) if fp8 else None
        recv_idx = new((N, K), dtype=torch.int64) if not cached else None
        weighted = not cached and topk_weights is not None
        recv_weights = new((N, K), dtype=torch.float32) if weighted else None
        row_token, counts = new((N,), dtype=torch.int32), new((L,), dtype=torch.int32)
        with self._turn(async_finish, previous_event):
            rounds.attempt(call, stages, 0, mark, **arguments, rows=recv_x, scales=recv_side, room=N, expert_count=counts,
                           row_token=row_token, row_expert=recv_idx, row_weight=recv_weights)
        if not cached:
            per_rank = is_token_in_rank.sum(0).to(torch.int32) if num_tokens_per_rank is None else num_tokens_per_rank
            handle = (prefix, per_rank.view(R, 1), torch.zeros_like(per_rank).view(R, 1), row_token, is_token_in_rank,
                      torch.add(is_token_in_rank, _MINUS_ONE))
            prefix._ferry_layout = Layout(self, topk_idx.clone(), N, kind["n_experts"], worst, rounds, kind)
        received = (recv_x, recv_side) if fp8 else recv_x
        event = self._event(async_finish, (rows, side, topk_idx, topk_weights, recv_x, recv_side, recv_idx, recv_weights,
                                           row_token, counts))
        listed = []
        if worst == 0 and bare and not cached:
            listed = of_experts
        elif worst == 0 and not cached:
            with self._turn(async_finish):
                listed = gpu.numbers(counts)
        listed = [-(-count // alignment) * alignment for count in listed]
        self._step = rounds.name(0, handle)  # at once: from here on the same call is another one
        if cached:
            return received, None, None, None, None, event
        return received, None if bare else recv_idx, recv_weights, listed, handle, event

    def _agree(self, call, step, previous_event, kind, tokens, worst, in_rank, per_rank, per_expert):
        """What ranks tell each other before a round: (the most tokens of a rank, [R, R] int: rows from ranks 0 to i to
        rank j, the numbers of this rank's experts, how many rounds of the kind are over).  The second where the program
        tells who gets which token, the third where it tells numbers of experts but no choices.  A rank that was late may
        have made a round more than others, or less: the round is the same on all."""
        if previous_event is not None:
            previous_event.current_stream_wait()
        R = self.group_size
        if in_rank is not None:
            per_rank = in_rank.sum(0).to(torch.int32) if per_rank is None else per_rank
        if self._on_gpu and worst:  # the host reads nothing
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
                                             for theirs in experts], step)
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

    def _refuse_exchange(self, call, error, worst):
        """This rank's arguments are refused: the other ranks hear so before anything travels."""
        if gpu.capturing() or self._on_gpu and worst:
            return
        self._step = None
        try:
            self._board.refuse(str(error))
        except errors.FerryError:  # the program hears of its own error
            pass

    @eager
    def combine(self, x, handle, topk_weights=None, bias=None, config=None, previous_event=None,
                async_finish: bool = False, allocate_on_comm_stream: bool = False):
        """The plain sums of the ranks' rows x[N, H] bf16: combined_x[T, H], plus none, one or two bias tensors [T, H];
        and of topk_weights[N, K].  Returns (combined_x, combined_topk_weights or None, event)."""
        call = "combine"
        layout = self._layout_of(call, handle)
        T, K = layout.topk_idx.shape
        H = layout.kind["hidden"]
        tensor(call, "x", x, torch.bfloat16, layout.rows, H)
        if topk_weights is not None:
            tensor(call, "topk_weights", topk_weights, torch.float32, layout.rows, K)
        biases = () if bias is None else bias if isinstance(bias, tuple) else (bias,)
        require(len(biases) <= 2, f"{call}: {len(biases)} biases, and at most two are added")
        for one in biases:
            tensor(call, "bias", one, torch.bfloat16, T, H)
        self._look(call)
        rounds = layout.rounds
        if not rounds.is_open(0, handle):
            require(layout.ended is None, f"{call}: this round has ended without all its rows: {layout.ended}")
            # The layout travels again, without rows: this combine is not the one that follows the dispatch.
            step = self._step_of(call, x, handle[0])
            if "agreed" not in step:
                step["agreed"] = self._agree(call, step, previous_event, layout.kind, T, layout.worst, None, None, None)
            most, _, _, number = step["agreed"]
            rounds = self._rounds_for_tokens(layout.kind, most, number)
            rounds.finish(0)
            layout.rounds = rounds
            with self._turn(async_finish, previous_event):
                rounds.attempt(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, 0, handle, topk_idx=layout.topk_idx, n_tokens=T)
            self._step = None
        elif rounds.is_late(0):
            with self._turn(async_finish, previous_event):
                rounds.attempt(call, moe.DISPATCH_RECV, 0, handle)
            self._step = None
        out = x.new_empty((T, H))
        out_weights = x.new_empty((T, K), dtype=torch.float32) if topk_weights is not None else None
        with self._turn(async_finish, previous_event):
            try:
                rounds.run(call, moe.COMBINE, 0, n_tokens=T, partial=x, partial_dtype=moe.BF16, partial_weight=topk_weights,
                           out=out, out_weight=out_weights)
            except BaseException as error:
                if not rounds.is_open(0, handle):  # a repeat would be another round, and of this rank alone
                    layout.ended = repr(error)
                raise
            if biases:
                out.copy_(sum((one.float() for one in biases), out.float()))
        return out, out_weights, self._event(async_finish, (x, topk_weights, out, out_weights, *biases))


__all__ = ["Normal"]
