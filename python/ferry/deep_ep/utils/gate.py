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


def _device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def _experts_a_rank(call: str, num_experts: int, num_ranks: int, num_topk: int) -> int:
    require(num_ranks > 0 and num_experts % num_ranks == 0,
            f"{call}: {num_experts} experts are not shared equally by {num_ranks} ranks")
    require(0 < num_topk <= num_experts, f"{call}: num_topk is {num_topk}, of {num_experts} experts")
    return num_experts // num_ranks


def generate_rank_count(num_tokens: int, num_experts: int, num_ranks: int, num_topk: int, ratio: float) -> torch.Tensor:
    """Returns count[T, R] int32: how many of its num_topk experts a token has on each rank.  A token has as many ranks as
    with random scores.  Rank 0 gets `ratio` (1 or more) times as many tokens as each other rank on average, or as many
    as there are."""
    call = "generate_rank_count"
    each = _experts_a_rank(call, num_experts, num_ranks, num_topk)
    require(ratio >= 1, f"{call}: ratio is {ratio}, and must be 1 or more")
    require(num_ranks > 1, f"{call}: one rank has all tokens")
    device, others = _device(), num_ranks - 1
    ranks = torch.rand(num_tokens, num_experts, device=device).topk(num_topk, 1).indices // each
    wide = torch.zeros(num_tokens, num_ranks, dtype=torch.bool, device=device).scatter_(1, ranks, True).sum(1)
    # x tokens for each other rank make x * (others + ratio) pairs of a token and a rank.
    first = min(num_tokens, round(float(wide.sum()) * ratio / (others + ratio)))
    order = torch.randperm(num_tokens, device=device)
    must = wide[order] > others  # has every rank
    order = torch.cat((order[must], order[~must]))
    with_first = torch.zeros(num_tokens, dtype=torch.int64, device=device)
    with_first[order[:max(first, int(must.sum()))]] = 1
    rest = (wide - with_first).clamp(min=0)
    # The other ranks in turn, so that each has as many tokens.
    turn = torch.arange(others, device=device) - (rest.cumsum(0) - rest).unsqueeze(1)
    chosen = torch.cat((with_first.bool().unsqueeze(1), turn.remainder(others) < rest.unsqueeze(1)), 1)
    place, n = chosen.cumsum(1) - 1, chosen.sum(1, keepdim=True)
    return (chosen * (num_topk // n + (place < num_topk % n))).to(torch.int32)


def generate_topk_idx(rank_count: torch.Tensor, num_tokens: int, num_experts: int, num_ranks: int,
                      num_topk: int) -> torch.Tensor:
    """Returns topk_idx[T, K] int64: for each token as many different experts of each rank, by chance, as rank_count[T, R]
    says, which is num_topk in all."""
    call = "generate_topk_idx"
    each = _experts_a_rank(call, num_experts, num_ranks, num_topk)
    require(tuple(rank_count.shape) == (num_tokens, num_ranks),
            f"{call}: rank_count has shape {list(rank_count.shape)}, not {[num_tokens, num_ranks]}")
    require(bool((rank_count.sum(1) == num_topk).all()), f"{call}: a token has not {num_topk} experts in all")
    require(int(rank_count.max()) <= each, f"{call}: a token has more than the {each} experts of a rank")
    place = torch.rand(num_tokens, num_ranks, each, device=rank_count.device).argsort(2).argsort(2)
    chosen = (place < rank_count.unsqueeze(2)).view(num_tokens, num_experts)
    return chosen.nonzero()[:, 1].view(num_tokens, num_topk)


def get_precise_unbalanced_scores(num_tokens: int, num_experts: int, num_ranks: int, num_topk: int,
                                  ratio: float) -> torch.Tensor:
    """Returns scores[T, E] float whose best num_topk are those of generate_rank_count(): an exact ratio, other than chance
    would make it."""
    count = generate_rank_count(num_tokens, num_experts, num_ranks, num_topk, ratio)
    best = generate_topk_idx(count, num_tokens, num_experts, num_ranks, num_topk)
    scores = torch.rand(num_tokens, num_experts, device=best.device) * 0.9
    return scores.scatter_(1, best, torch.rand(best.shape, device=best.device) * 0.0999 + 0.9001)


def get_scores_by_factor(num_tokens: int, num_experts: int, num_ranks: int, factor: float) -> torch.Tensor:
    """Returns scores[T, E] float: by chance between 0 and `factor` for rank 0's experts, between 0 and 1 for the others."""
    scores = torch.rand(num_tokens, num_experts, device=_device())
    scores[:, :_experts_a_rank("get_scores_by_factor", num_experts, num_ranks, 1)] *= factor
    return scores


def map_unbalanced_ratio_to_factor(num_tokens: int, num_experts: int, num_ranks: int, num_topk: int,
                                   ratio: float) -> float:
    """Returns the factor, 1 to 100, of get_scores_by_factor() with which rank 0 gets `ratio` times as many tokens as the
    others on average: found by halving, with scores by chance at each step."""
    each = _experts_a_rank("map_unbalanced_ratio_to_factor", num_experts, num_ranks, num_topk)
    low, high = 1.0, 100.0
    for _ in range(20):
        middle = (low + high) / 2
        ranks = get_scores_by_factor(num_tokens, num_experts, num_ranks, middle).topk(num_topk, 1).indices // each
        comes = torch.zeros(num_tokens, num_ranks, device=ranks.device).scatter_(1, ranks, 1.0).sum(0)
        if float(comes[0]) > float(comes[1:].mean()) * ratio:
            high = middle
        else:
            low = middle
    return low


def get_random_unbalanced_scores(num_tokens: int, num_experts: int, num_ranks: int, num_topk: int,
                                 ratio: float) -> torch.Tensor:
    """Returns scores[T, E] float with which rank 0 gets about `ratio` times as many tokens as the others."""
    factor = 1.0 if ratio == 1 else map_unbalanced_ratio_to_factor(num_tokens, num_experts, num_ranks, num_topk, ratio)
    return get_scores_by_factor(num_tokens, num_experts, num_ranks, factor)


def get_unbalanced_scores(num_tokens: int, num_experts: int, num_ranks: int, num_topk: int, ratio: float,
                          precise: bool) -> torch.Tensor:
    """get_precise_unbalanced_scores() or get_random_unbalanced_scores()."""
    make = get_precise_unbalanced_scores if precise else get_random_unbalanced_scores
    return make(num_tokens, num_experts, num_ranks, num_topk, ratio)


__all__ = ["create_grouped_scores", "generate_rank_count", "generate_topk_idx", "get_precise_unbalanced_scores",
           "get_random_unbalanced_scores", "get_scores_by_factor", "get_unbalanced_scores",
           "map_unbalanced_ratio_to_factor"]
