# SPDX-License-Identifier: BSD-3-Clause
"""What ElasticBuffer's dispatch leaves for combine and for later dispatches."""
from __future__ import annotations

from typing import Callable

import torch

from .by_token import Layout
from .checks import require


class Received(Layout):
    """The layout of a dispatch, with what the rows of this rank are.  The handle's first prefix sum has it."""
    chosen: torch.Tensor   # [N, K] bool: choices of this rank's experts
    # Of an expanded output:
    slots: torch.Tensor    # [N, K]: the rows of choices, -1 elsewhere
    sources: torch.Tensor  # the row before expansion of each row, -1 in gaps


class EPHandle:
    """DeepEP's fields.  ``dst_buffer_slot_idx`` may be a function that makes it when it is first read: rounds have no
    need of it."""

    def __init__(self, do_expand: bool, num_experts: int, expert_alignment: int, num_max_tokens_per_rank: int, num_sms: int,
                 topk_idx: torch.Tensor, num_recv_tokens: int, num_expanded_tokens: int,
                 num_recv_tokens_per_expert_list: list, psum_num_recv_tokens_per_scaleup_rank: torch.Tensor,
                 psum_num_recv_tokens_per_expert: torch.Tensor, num_unaligned_recv_tokens_per_expert: torch.Tensor,
                 recv_src_metadata: torch.Tensor, dst_buffer_slot_idx: torch.Tensor | Callable[[], torch.Tensor],
                 token_metadata_at_forward: torch.Tensor | None = None, channel_linked_list: torch.Tensor | None = None):
        self.do_expand, self.num_experts, self.expert_alignment = do_expand, num_experts, expert_alignment
        self.num_max_tokens_per_rank, self.num_sms, self.topk_idx = num_max_tokens_per_rank, num_sms, topk_idx
        self.num_recv_tokens, self.num_expanded_tokens = num_recv_tokens, num_expanded_tokens
        self.num_recv_tokens_per_expert_list = num_recv_tokens_per_expert_list
        self.psum_num_recv_tokens_per_scaleup_rank = psum_num_recv_tokens_per_scaleup_rank
        self.psum_num_recv_tokens_per_expert = psum_num_recv_tokens_per_expert
        self.num_unaligned_recv_tokens_per_expert = num_unaligned_recv_tokens_per_expert
        self.recv_src_metadata = recv_src_metadata
        self._slot_idx = dst_buffer_slot_idx
        self.token_metadata_at_forward, self.channel_linked_list = token_metadata_at_forward, channel_linked_list
        self.cached_recv_src_metadata_before_sort: torch.Tensor | None = None

    def deterministic_sort(self, do_cpu_sync: bool, is_cached_dispatch: bool, recv_x: torch.Tensor,
                           recv_sf: torch.Tensor | None, recv_topk_idx: torch.Tensor | None,
                           recv_topk_weights: torch.Tensor | None, channel_linked_list: torch.Tensor | None) -> None:
        """Leaves what a dispatch of this handle returned in the order of source ranks and tokens, expanded rows by expert
        first.  ferry's dispatch writes its rows in that order, so nothing moves, and no kernel is launched.  ValueError for
        tensors with another number of rows than the dispatch has, and for a channel_linked_list, of which ferry has none."""
        call = "deterministic_sort"
        require(channel_linked_list is None, f"{call}: channel_linked_list is given, and ferry's dispatch makes none")
        rows = self.num_expanded_tokens if self.do_expand and recv_topk_idx is None else self.num_recv_tokens
        for name, given in (("recv_x", recv_x), ("recv_sf", recv_sf), ("recv_topk_idx", recv_topk_idx),
                            ("recv_topk_weights", recv_topk_weights)):
            if given is not None:
                require(len(given) == rows, f"{call}: {name} has {len(given)} rows, and the handle's dispatch has {rows}")
        if not is_cached_dispatch:
            self.cached_recv_src_metadata_before_sort = self.recv_src_metadata

    @property
    def dst_buffer_slot_idx(self) -> torch.Tensor:
        if not isinstance(self._slot_idx, torch.Tensor):
            self._slot_idx = self._slot_idx()
        return self._slot_idx

    @dst_buffer_slot_idx.setter
    def dst_buffer_slot_idx(self, slots: torch.Tensor) -> None:
        self._slot_idx = slots


def metadata(idx, slots, row_source, row_token, n_ranks, max_tokens):
    """([N, 2 + K] int: source rank x max_tokens + token, source rank x K + its first choice here, the row of each choice in
    the expanded output or -1; [R] int: rows of ranks 0 to i).  Rows without a choice are -1 throughout."""
    N, K = idx.shape
    chosen = idx >= 0
    here = chosen.any(1)
    table = torch.full((N, 2 + K), -1, dtype=torch.int32, device=idx.device)
    table[:, 0] = torch.where(here, row_source * max_tokens + row_token, table[:, 0])
    table[:, 1] = torch.where(here, row_source * K + chosen.to(torch.int32).argmax(1), table[:, 1].long()).to(torch.int32)
    if slots is not None:
        table[:, 2:] = slots
    sources = torch.where(here, row_source, torch.full_like(row_source, n_ranks)).long()
    counts = torch.zeros(n_ranks + 1, dtype=torch.int32, device=idx.device)
    counts.scatter_add_(0, sources, torch.ones_like(sources, dtype=torch.int32))
    return table, counts[:n_ranks].cumsum(0).to(torch.int32)


def slots_at_ranks(topk_idx, each, n_ranks, rank, max_tokens):
    """[T, K] int: for the first choice of each rank, rank x max_tokens + the number of this rank's tokens before that go to
    that rank; -1 elsewhere."""
    # Without a choice a rank behind all, for which a token has no place.
    ranks = topk_idx.remainder(each * n_ranks + 1).div(each, rounding_mode="floor")
    chosen = torch.zeros((topk_idx.shape[0], n_ranks + 1), dtype=torch.bool, device=topk_idx.device)
    chosen = chosen.scatter_(1, ranks, True)[:, :n_ranks]
    before = torch.cat([chosen.cumsum(0) - 1, chosen.new_zeros((len(chosen), 1)).long()], 1).gather(1, ranks)
    earlier = torch.ones((ranks.shape[1],) * 2, dtype=torch.bool, device=ranks.device).tril(-1)
    again = ((ranks.unsqueeze(2) == ranks.unsqueeze(1)) & earlier).any(2)
    return (rank * max_tokens + before).masked_fill_(again | (topk_idx < 0), -1).to(torch.int32)


__all__ = ["EPHandle", "Received", "metadata", "slots_at_ranks"]
