# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.gate: scores of experts, as DeepEP's programs make them."""
from __future__ import annotations

import torch

from ..checks import require


def create_grouped_scores(scores: torch.Tensor, group_idx: torch.Tensor, num_groups: int) -> torch.Tensor:
    """Returns scores[T, E] with 0 for the experts of groups that a token has not chosen.  The E experts are num_groups
    groups of neighbours; group_idx[T, G] int64 has each token's groups, 0 to num_groups - 1.  The type stays."""
    (T, E), groups = scores.shape, group_idx.shape
    call = "create_grouped_scores"
    require(num_groups > 0 and E % num_groups == 0, f"{call}: {E} experts are not {num_groups} equal groups")
    require(len(groups) == 2 and groups[0] == T, f"{call}: group_idx has shape {list(groups)}, not [{T}, any]")
    chosen = torch.zeros((T, num_groups), dtype=torch.bool, device=scores.device).scatter_(1, group_idx, True)
    return scores.masked_fill(~chosen.repeat_interleave(E // num_groups, 1), 0)


__all__ = ["create_grouped_scores"]
