# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.refs: what ElasticBuffer's dispatch and combine must give, over torch.distributed: slow and plain."""
from __future__ import annotations

import math
from typing import Any

import torch
import torch.distributed as dist

from ..checks import require
from .envs import get_global_seed


def _bytes(rows):
    return rows.view(torch.uint8) if rows.element_size() == 1 else rows  # operators lack some types of a byte


def dispatch(x: Any, topk_idx: torch.Tensor, topk_weights: torch.Tensor | None, num_max_tokens_per_rank: int,
             num_experts: int):
    """Collective over torch's default group.  x[T, H], or (codes [T, H], scales [T, S]); topk_idx[T, K], -1 for no choice;
    topk_weights[T, K] or None.  Returns what this rank receives, in the order of ranks and their tokens: (x, topk_idx of
    its own experts from 0 and -1 elsewhere, whole rows of topk_weights or None, [N] int32: source rank x
    num_max_tokens_per_rank + token, [R] int32 on the CPU: the rows of each rank)."""
    rank, size, parts = dist.get_rank(), dist.get_world_size(), x if isinstance(x, tuple) else (x,)
    each = num_experts // size
    require(num_experts % size == 0, f"dispatch: {num_experts} experts on {size} ranks")
    require(len(topk_idx) <= num_max_tokens_per_rank,
            f"dispatch: {len(topk_idx)} tokens, and num_max_tokens_per_rank is {num_max_tokens_per_rank}")
    of_all: list = [None] * size
    dist.all_gather_object(of_all, [None if one is None else _bytes(one).cpu() for one in (topk_idx, topk_weights, *parts)])
    received: list = []
    for source, tensors in enumerate(of_all):
        local = tensors[0] - rank * each
        tensors[0] = local.masked_fill((local < 0) | (local >= each), -1)
        tokens = (tensors[0] >= 0).any(1).nonzero().flatten()
        received.append([None if one is None else one[tokens] for one in tensors])
        received[-1].append((source * num_max_tokens_per_rank + tokens).to(torch.int32))
    columns: list = [None if column[0] is None else torch.cat(column).to(topk_idx.device) for column in zip(*received)]
    rows = tuple(column.view(part.dtype) for column, part in zip(columns[2:-1], parts))
    counts = torch.tensor([len(one[-1]) for one in received], dtype=torch.int32, device="cpu")
    return rows if isinstance(x, tuple) else rows[0], columns[0], columns[1], columns[-1], counts


def generate_pre_combine_data(src_token_global_idx: torch.Tensor, num_max_tokens_per_rank: int, num_topk: int,
                              hidden: int) -> torch.Tensor:
    """Returns [N, num_topk, hidden] bf16 that all ranks make alike for a token of src_token_global_idx[N]: of choice j and
    column h it is sin(u (h + 1) + sin(global seed)), where u = (131071 (idx num_topk + j) mod M + 1) / M and
    M = ranks x num_max_tokens_per_rank x num_topk."""
    most, device = dist.get_world_size() * num_max_tokens_per_rank * num_topk, src_token_global_idx.device
    choice = src_token_global_idx.long()[:, None] * num_topk + torch.arange(num_topk, device=device)
    column = torch.arange(1, hidden + 1, dtype=torch.float32, device=device)
    u = (choice.mul(131071).remainder(most).float() + 1) / most
    return torch.sin(u[..., None] * column + math.sin(get_global_seed())).to(torch.bfloat16)


def ordered_accumulate(data: torch.Tensor, initial_value: torch.Tensor | None = None) -> torch.Tensor:
    """Returns initial_value[N, H], or zeros, plus data[N, K, H], added as floats in the order of K, in data's type."""
    total = torch.zeros_like(data[:, 0], dtype=torch.float32) if initial_value is None else initial_value.float()
    for one in data.unbind(1):
        total = total + one.float()
    return total.to(data.dtype)


def _grouped(y, group):
    """For each token the rows of equal group[N, K] become their sum, at the last of them, and zeros at the others."""
    sums = []
    for k in range(group.shape[1]):
        other = group != group[:, k:k + 1]
        total = ordered_accumulate(y[:, :k + 1].masked_fill(other[:, :k + 1, None], 0))
        sums.append(total.masked_fill(~other[:, k + 1:].all(1, keepdim=True), 0))
    return torch.stack(sums, 1)


def combine(y: torch.Tensor, topk_idx: torch.Tensor, num_scaleout_ranks: int, num_scaleup_ranks: int, num_experts: int,
            bias: Any, reduce_in_local: bool, reduce_in_scaleup: bool) -> torch.Tensor:
    """Returns for this rank's tokens [T, H] the sum of no, one or two biases [T, H] and the rows y[T, K, H] of their choices
    topk_idx[T, K], added as floats in the order of choices; rows of -1 do not count.  reduce_in_local: the rows of a rank
    are summed first, and rounded to y's type; reduce_in_scaleup: those sums once more over a scale-up group's ranks.
    Communicates nothing."""
    require(reduce_in_local or not reduce_in_scaleup, "combine: reduce_in_scaleup without reduce_in_local")
    size = num_scaleout_ranks * num_scaleup_ranks
    require(num_experts % size == 0, f"combine: {num_experts} experts on {size} ranks")
    y = y.masked_fill((topk_idx < 0)[..., None], 0)
    for asked, experts in ((reduce_in_local, num_experts // size), (reduce_in_scaleup, num_experts // num_scaleout_ranks)):
        if asked:
            y = _grouped(y, topk_idx.div(experts, rounding_mode="floor"))
    biases = [one.float() for one in (bias if isinstance(bias, tuple) else (bias,)) if one is not None]
    return ordered_accumulate(y, sum(biases[1:], biases[0]) if biases else None)


__all__ = ["combine", "dispatch", "generate_pre_combine_data", "ordered_accumulate"]
