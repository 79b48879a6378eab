# SPDX-License-Identifier: BSD-3-Clause
"""Prefill and training: one row for each token and rank, weights applied by the program."""
from __future__ import annotations

import torch

from .. import gpu, moe
from .. import torch as operators
from .checks import FP8, choices, require, tensor
from .eager import eager
from .events import EventHandle, EventOverlap
from .ranks import Ranks
from .rounds import Rounds


class Handle(tuple):
    """What a dispatch leaves for combine and for dispatches of the same layout."""
    buffer: Ranks
    topk_idx: torch.Tensor
    rows: int
    experts: int
    alignment: int
    worst: int
    rounds: Rounds
    kind: dict

    def __new__(cls, rank_prefix, row_token, row_source, is_token_in_rank, **known):
        made = super().__new__(cls, (rank_prefix, row_token, row_source, is_token_in_rank))
        made.__dict__.update(known)
        return made


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
        """Sends rows x[T, H] bf16, or (e4m3 [T, H], scales [T, H/128] float), once to each rank that has a choice of the
        token.  Returns (recv_x, recv_topk_idx, recv_topk_weights, num_recv_tokens_per_expert_list, handle, event), rows
        in the order of ranks and tokens.  With ``handle`` only x travels, in that layout.  With num_worst_tokens the
        host reads nothing: recv_x has that many rows, and the list is empty."""
        call = "dispatch"
        self._look(call)
        rows, side = x if isinstance(x, tuple) else (x, None)
        tensor(call, "x", rows, (FP8, torch.uint8) if side is not None else torch.bfloat16, None, None)
        T, H = rows.shape
        if side is not None:
            require(H % 128 == 0, f"{call}: {H} elements of a row are not groups of 128")
            tensor(call, "the scales", side, torch.float32, T, H // 128)
        cached = handle is not None
        if cached:
            require(isinstance(handle, Handle) and handle.buffer is self, f"{call}: the handle is of no dispatch of this "
                                                                          "Buffer")
            require(topk_idx is None and topk_weights is None, f"{call}: with a handle only x travels")
            require(T == handle.topk_idx.shape[0], f"{call}: {T} tokens, and the handle has {handle.topk_idx.shape[0]}")
            topk_idx, experts, alignment, worst = handle.topk_idx, handle.experts, handle.alignment, handle.worst
            is_token_in_rank = handle[3]
        else:
            require(is_token_in_rank is not None and num_tokens_per_expert is not None,
                    f"{call}: without a handle it needs what get_dispatch_layout returns")
            tensor(call, "is_token_in_rank", is_token_in_rank, torch.bool, T, self.group_size)
            tensor(call, "num_tokens_per_expert", num_tokens_per_expert, torch.int32, None)
            if num_tokens_per_rank is not None:
                tensor(call, "num_tokens_per_rank", num_tokens_per_rank, torch.int32, self.group_size)
            experts, alignment, worst = num_tokens_per_expert.numel(), expert_alignment, num_worst_tokens
            if topk_idx is None:  # a choice of rank r is a choice of its first expert
                require(topk_weights is None, f"{call}: weights without topk_idx")
                each = experts // self.group_size
                first = torch.arange(0, experts, each, device=rows.device).expand(T, -1)
                topk_idx = torch.where(is_token_in_rank, first, torch.full_like(first, -1)).contiguous()
                bare = True
            else:
                bare = False
                tensor(call, "topk_idx", topk_idx, torch.int64, T, None)
                choices(call, topk_idx, experts)
            if topk_weights is not None:
                tensor(call, "topk_weights", topk_weights, torch.float32, *topk_idx.shape)
        require(experts % self.group_size == 0, f"{call}: {experts} experts on {self.group_size} ranks")
        require(0 < alignment <= 65536 and alignment & (alignment - 1) == 0,
                f"{call}: expert_alignment is a power of two, not {alignment}")
        K, L = topk_idx.shape[1], experts // self.group_size
        fp8 = side is not None
        kind = dict(layout=moe.BY_TOKEN, n_experts=experts, topk=K, hidden=H, index_bytes=8, alignment=alignment, n_channels=1,
                    **(dict(dtype=moe.OPAQUE, row_bytes=H, side_bytes=H // 128 * 4) if fp8 else dict(dtype=moe.BF16)))
        rounds = self._rounds_for_tokens(kind, T, worst)
        rounds.finish(0)
        if not cached:
            prefix, of_experts = self._exchange(previous_event, is_token_in_rank, num_tokens_per_rank,
                                                num_tokens_per_expert if bare and worst == 0 else None, alignment)
        new, arguments = rows.new_empty, {"x": rows, "x_side": side, "topk_idx": topk_idx, "topk_weight": topk_weights,
                                          "n_tokens": T}
        N, stages = worst, moe.DISPATCH
        if worst == 0:
            with self._turn(async_finish, previous_event):
                N = rounds.run_and_count(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, **arguments)
            stages, arguments = moe.PLACE, {}
        recv_x, recv_side = new((N, H)), new((N, H // 128), dtype=torch.float32) if fp8 else None
        recv_idx = new((N, K), dtype=torch.int64) if not cached else None
        weighted = not cached and topk_weights is not None
        recv_weights = new((N, K), dtype=torch.float32) if weighted else None
        row_token, row_source = new((N,), dtype=torch.int32), new((N,), dtype=torch.int32)
        counts = new((L,), dtype=torch.int32)
        with self._turn(async_finish, previous_event):
            rounds.run(call, stages, 0, **arguments, rows=recv_x, scales=recv_side, room=N, expert_count=counts,
                       row_token=row_token, row_source=row_source, row_expert=recv_idx, row_weight=recv_weights)
        if not cached:
            handle = Handle(prefix, row_token, row_source, is_token_in_rank, buffer=self, topk_idx=topk_idx.clone(), rows=N,
                            experts=experts, alignment=alignment, worst=worst, rounds=rounds, kind=kind)
        rounds.name(0, handle)
        received = (recv_x, recv_side) if fp8 else recv_x
        event = self._event(async_finish, (rows, side, topk_idx, topk_weights, recv_x, recv_side, recv_idx, recv_weights,
                                           row_token, row_source, counts))
        if cached:
            return received, None, None, None, None, event
        if bare:
            recv_idx = None
        listed = []
        if worst == 0 and bare:
            listed = gpu.numbers(of_experts)
        elif worst == 0:
            with self._turn(async_finish):
                listed = gpu.numbers(counts)
        return received, recv_idx, recv_weights, listed, handle, event

    def _exchange(self, previous_event, in_rank, per_rank, per_expert, alignment):
        """[R, R] int: rows from ranks 0 to i to rank j.  And, where the program tells numbers of experts but no choices,
        those of this rank's experts."""
        if previous_event is not None:
            previous_event.current_stream_wait()
        R = self.group_size
        per_rank = in_rank.sum(0).to(torch.int32) if per_rank is None else per_rank
        prefix = operators.all_gather(per_rank).view(R, R).cumsum(0).to(torch.int32)
        if per_expert is None:
            return prefix, None
        counts = operators.all_to_all(per_expert).view(R, -1).sum(0)
        return prefix, torch.div(counts + (alignment - 1), alignment, rounding_mode="floor") * alignment

    @eager
    def combine(self, x, handle, topk_weights=None, bias=None, config=None, previous_event=None,
                async_finish: bool = False, allocate_on_comm_stream: bool = False):
        """The plain sums of the ranks' rows x[N, H] bf16: combined_x[T, H], plus none, one or two bias tensors [T, H];
        and of topk_weights[N, K].  Returns (combined_x, combined_topk_weights or None, event)."""
        call = "combine"
        require(isinstance(handle, Handle) and handle.buffer is self, f"{call}: the handle is of no dispatch of this Buffer")
        T, K = handle.topk_idx.shape
        H = handle.kind["hidden"]
        tensor(call, "x", x, torch.bfloat16, handle.rows, H)
        if topk_weights is not None:
            tensor(call, "topk_weights", topk_weights, torch.float32, handle.rows, K)
        biases = () if bias is None else bias if isinstance(bias, tuple) else (bias,)
        require(len(biases) <= 2, f"{call}: {len(biases)} biases, and at most two are added")
        for one in biases:
            tensor(call, "bias", one, torch.bfloat16, T, H)
        self._look(call)
        rounds = handle.rounds
        if not rounds.is_open(0, handle):
            # The layout travels again, without rows: this combine is not the one that follows the dispatch.
            rounds = self._rounds_for_tokens(handle.kind, T, handle.worst)
            rounds.finish(0)
            with self._turn(async_finish, previous_event):
                rounds.run(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, 0, topk_idx=handle.topk_idx, n_tokens=T)
        out = x.new_empty((T, H))
        out_weights = x.new_empty((T, K), dtype=torch.float32) if topk_weights is not None else None
        with self._turn(async_finish, previous_event):
            rounds.run(call, moe.COMBINE, 0, n_tokens=T, partial=x, partial_dtype=moe.BF16, partial_weight=topk_weights,
                       out=out, out_weight=out_weights)
            if biases:
                out.copy_(sum((one.float() for one in biases), out.float()))
        return out, out_weights, self._event(async_finish, (x, topk_weights, out, out_weights, *biases))


__all__ = ["Handle", "Normal"]
