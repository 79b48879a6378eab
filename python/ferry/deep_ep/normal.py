# SPDX-License-Identifier: BSD-3-Clause
"""Prefill and training: one row for each token and rank, weights applied by the program."""
from __future__ import annotations

from typing import Any

import torch

from .. import gpu
from .. import torch as operators
from ..errors import InvalidArgument
from .by_token import CODES, PLAIN, ByToken, Layout, kind_of
from .checks import choices, distinct, require, tensor
from .counts import Counts
from .eager import eager
from .events import Config, Event, EventHandle, EventOverlap, Rows

_MINUS_ONE = torch.tensor(-1, dtype=torch.int32)


class Normal(ByToken):
    """The normal calls of Buffer."""
    _none: torch.Tensor | None = None  # zeros, of all handles

    def _sms(self, config) -> int:
        """The multiprocessors of a call with this config, or None; 0: ferry chooses."""
        raise NotImplementedError

    @eager
    def get_dispatch_layout(self, topk_idx: torch.Tensor, num_experts: int, previous_event: Event | None = None,
                            async_finish: bool = False, allocate_on_comm_stream: bool = False
                            ) -> tuple[torch.Tensor, None, torch.Tensor, torch.Tensor, EventOverlap]:
        """Of topk_idx[T, K] int64: (num_tokens_per_rank[R] int, None, num_tokens_per_expert[E] int,
        is_token_in_rank[T, R] bool, event)."""
        call, R = "get_dispatch_layout", self.group_size
        self._check_job(call)
        tensor(call, "topk_idx", topk_idx, torch.int64, None, None)
        require(num_experts > 0 and num_experts % R == 0, f"{call}: {num_experts} experts on {R} ranks")
        choices(call, topk_idx, num_experts)
        if previous_event is not None:
            previous_event.current_stream_wait()
        per_rank, per_expert, in_rank = Counts(topk_idx, num_experts, R, self._on_gpu, tensors=True).hand_out()
        event = EventOverlap(EventHandle() if async_finish and self._on_gpu else None)
        return per_rank, None, per_expert, in_rank, event

    @eager
    def dispatch(self, x: Rows, handle: tuple | None = None, num_tokens_per_rank: torch.Tensor | None = None,
                 num_tokens_per_rdma_rank: torch.Tensor | None = None, is_token_in_rank: torch.Tensor | None = None,
                 num_tokens_per_expert: torch.Tensor | None = None, topk_idx: torch.Tensor | None = None,
                 topk_weights: torch.Tensor | None = None, expert_alignment: int = 1, num_worst_tokens: int = 0,
                 config: Config | None = None, previous_event: Event | None = None, async_finish: bool = False,
                 allocate_on_comm_stream: bool = False) -> tuple[Rows, Any, Any, Any, Any, EventOverlap]:
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
            sms = self._sms(config)
            known = self._check(call, x, handle, num_tokens_per_rank, is_token_in_rank, num_tokens_per_expert, topk_idx,
                                topk_weights, expert_alignment, num_worst_tokens)
        except InvalidArgument as error:
            self._refuse_exchange(call, error, num_worst_tokens or handle is not None)
            raise
        self._look(call)
        with self._step_of(call, x, handle and handle[0], num_tokens_per_rank, is_token_in_rank, num_tokens_per_expert,
                           topk_idx, topk_weights) as step:
            return self._dispatch(call, step, sms, handle, num_tokens_per_rank, num_tokens_per_expert, topk_weights,
                                  expert_alignment, previous_event, async_finish, *known)

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
            counted = Counts.found(num_tokens_per_expert, topk_idx, is_token_in_rank) is not None
            if not counted:
                tensor(call, "num_tokens_per_expert", num_tokens_per_expert, torch.int32, None)
            if not counted or is_token_in_rank.shape[0] != T:
                tensor(call, "is_token_in_rank", is_token_in_rank, torch.bool, T, self.group_size)
            if num_tokens_per_rank is not None:
                tensor(call, "num_tokens_per_rank", num_tokens_per_rank, torch.int32, self.group_size)
            experts = num_tokens_per_expert.shape[0]
            require(experts > 0 and experts % self.group_size == 0, f"{call}: {experts} experts on {self.group_size} ranks")
            require(topk_idx is not None or self._tells(experts),
                    f"{call}: {experts} experts are too many without topk_idx: ranks have no room to tell their numbers")
            if topk_idx is None:  # a choice of rank r is a choice of its first expert
                require(topk_weights is None, f"{call}: weights without topk_idx")
                each = experts // self.group_size
                first = torch.arange(0, experts, each, device=rows.device).expand(T, -1)
                topk_idx = torch.where(is_token_in_rank, first, torch.full_like(first, -1)).contiguous()
                bare = True
            elif not counted or not self._on_gpu:
                tensor(call, "topk_idx", topk_idx, torch.int64, T, None)
                choices(call, topk_idx, experts)
                distinct(call, topk_idx)
            if topk_weights is not None:
                tensor(call, "topk_weights", topk_weights, torch.float32, *topk_idx.shape)
        require(alignment > 0, f"{call}: expert_alignment is 1 or more, not {alignment}")
        require(worst == 0 or T <= worst // self.group_size,
                f"{call}: {T} tokens, and num_worst_tokens {worst} leaves {worst // self.group_size} a rank")
        kind = kind_of(rows, side, experts, topk_idx.shape[1])
        return rows, side, topk_idx, is_token_in_rank, kind, worst, bare

    def _layout_of(self, call, handle):
        of = self._layout_at(handle[0]) if isinstance(handle, (tuple, list)) and len(handle) == 6 else None
        require(of is not None and of.buffer is self, f"{call}: the handle is of no dispatch of this Buffer")
        return of

    def _counts(self, topk_idx, experts, per_expert, in_rank, bare):
        """What get_dispatch_layout has counted, or is counted now; and in a round without choices the program's numbers of
        experts."""
        found = Counts.found(per_expert, None if bare else topk_idx, in_rank)
        counts = found or Counts(topk_idx, experts, self.group_size, self._on_gpu)
        return counts, gpu.numbers(per_expert) if bare and found is None else None

    def _handle_of(self, agreed, counts, topk_idx, in_rank, per_rank, row_token):
        """(the handle of a dispatch, topk_idx as it was)."""
        R = self.group_size
        if per_rank is None:
            per_rank = counts.per_rank if counts is not None and counts.per_rank is not None else in_rank.sum(0, dtype=torch.int32)
        if agreed.prefix is not None:
            prefix = torch.empty((R, R), dtype=torch.int32, device=self.device)
            gpu.write(prefix, agreed.prefix)
        else:
            prefix = operators.all_gather(per_rank).view(R, R).cumsum(0, dtype=torch.int32)
        if self._none is None:
            with torch.inference_mode(False):  # a program may save it for backward
                self._none = torch.zeros((R, 1), dtype=torch.int32, device=self.device)
        known = counts is not None and counts.in_rank is in_rank
        absent = counts.absent if known else torch.add(in_rank, _MINUS_ONE)
        kept = counts.copy if known and counts.topk_idx is topk_idx else topk_idx.clone()
        return (prefix, per_rank.view(R, 1), self._none, row_token, in_rank, absent), kept

    def _dispatch(self, call, step, sms, handle, num_tokens_per_rank, num_tokens_per_expert, topk_weights, alignment,
                  previous_event, async_finish, rows, side, topk_idx, is_token_in_rank, kind, worst, bare):
        T, K, R, experts = rows.shape[0], topk_idx.shape[1], self.group_size, kind["n_experts"]
        cached, room, bound, counts = handle is not None, worst or None, worst, None
        if cached:  # all is known: the host reads nothing, and on a GPU asks nobody
            before = self._layout_of(call, handle)
            bound = before.most * R
            if before.rows and not self.enable_shrink:  # else rows may be fewer
                room = before.rows
        else:
            def counts():
                return self._counts(topk_idx, experts, num_tokens_per_expert, is_token_in_rank, bare)
        agreed = self._agree(call, step, previous_event, kind, T, bound, counts, weighs=topk_weights is not None)
        rounds = self._rounds_for_tokens(kind, agreed.most, agreed.number)
        outputs: dict = {"row_token": (torch.int32, (None,))}
        if not cached:
            outputs["row_expert"] = torch.int64, (None, K)
            if topk_weights is not None:
                outputs["row_weight"] = torch.float32, (None, K)
            if worst == 0 and agreed.experts is not None and not self.enable_shrink:
                room = self._rows_of(agreed)
                rounds.expect(room)
            elif worst == 0:
                outputs["expert_count"] = torch.int32, (experts // R,)
        N, recv_x, recv_side, found = self._carry(call, step, sms, rounds, rows, side, topk_idx, topk_weights, room,
                                                  outputs, async_finish, previous_event)
        recv_idx, recv_weights = found.get("row_expert"), found.get("row_weight")
        row_token, by_expert = found["row_token"], found.get("expert_count")
        if not cached:
            handle, kept = self._handle_of(agreed, step["counts"][0] if "counts" in step else None, topk_idx, is_token_in_rank,
                                           num_tokens_per_rank, row_token)
            handle[0]._ferry_layout = Layout(self, kept, N, experts, worst, rounds, kind, agreed.most)
        received = (recv_x, recv_side) if side is not None else recv_x
        event = self._event(async_finish, (rows, side, topk_idx, topk_weights, recv_x, recv_side, recv_idx, recv_weights,
                                           row_token, by_expert))
        listed = []
        if worst == 0 and not cached:
            listed = agreed.experts
            if by_expert is not None and not (bare and listed is not None):
                with self._turn(async_finish):
                    listed = gpu.numbers(by_expert)
            listed = [-(-count // alignment) * alignment for count in listed]
        self._step = rounds.name(0, handle)  # at once: from here on the same call is another one
        if cached:
            return received, None, None, None, None, event
        return received, None if bare else recv_idx, recv_weights, listed, handle, event

    @eager
    def combine(self, x: torch.Tensor, handle: tuple, topk_weights: torch.Tensor | None = None, bias: Any = None,
                config: Config | None = None, previous_event: Event | None = None, async_finish: bool = False,
                allocate_on_comm_stream: bool = False) -> tuple[torch.Tensor, Any, EventOverlap]:
        """The plain sums of the ranks' rows x[N, H] bf16: combined_x[T, H], plus none, one or two bias tensors [T, H];
        and of topk_weights[N, K].  Returns (combined_x, combined_topk_weights or None, event)."""
        call = "combine"
        self._check_job(call)
        layout = self._layout_of(call, handle)
        (T, K), H = layout.topk_idx.shape, layout.kind["hidden"]
        tensor(call, "x", x, torch.bfloat16, layout.rows, H)
        if topk_weights is not None:
            tensor(call, "topk_weights", topk_weights, torch.float32, layout.rows, K)
        biases = self._biases(call, bias, T, H)
        self._look(call)
        out, out_weights = self._bring_back(call, self._sms(config), layout, handle, x, x, topk_weights, biases, async_finish,
                                            previous_event)
        return out, out_weights, self._event(async_finish, (x, topk_weights, out, out_weights, *biases))


__all__ = ["Normal"]
