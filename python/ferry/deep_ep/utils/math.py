# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.math: roundings, fp8 rows with a scale for each 128 elements, and measures of tensors."""
from __future__ import annotations

import torch

from ..checks import FP8
from .gate import create_grouped_scores as create_grouped_scores

_GROUP = 128
_LARGEST = 448.0  # of e4m3


def ceil_div(x: int, y: int) -> int:
    """x / y, rounded up."""
    return -(-x // y)


def align(x: int, y: int) -> int:
    """The first multiple of y that is not less than x."""
    return ceil_div(x, y) * y


def safe_div(a, b) -> float:
    """a / b, and 0 for 0 / 0."""
    return 0 if a == 0 and b == 0 else a / b


def calc_diff(x: torch.Tensor, y: torch.Tensor) -> float:
    """1 - 2xy / (x^2 + y^2) over all elements, each plus 1: 0 for equal tensors."""
    x, y = x.double() + 1, y.double() + 1
    return float(1 - 2 * (x * y).sum() / (x.square() + y.square()).sum())


def _in_groups(x):
    """x[m, n] as [m, groups, 128], the last group filled up with zeros."""
    padded = x.new_zeros((x.shape[0], align(x.shape[1], _GROUP)))
    padded[:, :x.shape[1]] = x
    return padded.view(x.shape[0], -1, _GROUP)


def per_token_cast_to_fp8(x: torch.Tensor):
    """Rows x[m, n] as (e4m3 codes [m, n], scales [m, groups] float): a group's largest magnitude, 1e-4 or more, / 448."""
    groups = _in_groups(x.float())
    largest = groups.abs().amax(2, keepdim=True).clamp(min=1e-4)
    codes = (groups * (_LARGEST / largest)).to(FP8)
    return codes.view(x.shape[0], -1)[:, :x.shape[1]].contiguous(), largest.squeeze(2) / _LARGEST


def per_token_cast_back(x_fp8: torch.Tensor, x_scales: torch.Tensor) -> torch.Tensor:
    """The reverse, as bf16; int scales are exponents, four packed in one."""
    if x_scales.dtype == torch.int32:
        bits = x_scales.contiguous().view(torch.uint8).to(torch.int32)
        x_scales = torch.bitwise_left_shift(bits, torch.full_like(bits, 23)).view(torch.float32)
    groups = _in_groups(x_fp8.float())
    scales = x_scales[:, :groups.shape[1]].reshape(groups.shape[0], groups.shape[1], 1)
    return (groups * scales).view(x_fp8.shape[0], -1)[:, :x_fp8.shape[1]].to(torch.bfloat16).contiguous()


def inplace_unique(x: torch.Tensor, num_slots: int) -> None:
    """Each row of x[m, k] becomes its different numbers from 0 to num_slots - 1, the largest first, then -1."""
    there = torch.zeros((x.shape[0], num_slots + 1), dtype=torch.bool, device=x.device)
    there.scatter_(1, x.masked_fill(x < 0, num_slots).long(), True)
    numbers = torch.arange(num_slots, device=x.device).expand(x.shape[0], -1).masked_fill(~there[:, :num_slots], -1)
    first = numbers.sort(1, descending=True)[0][:, :x.shape[1]]
    x.fill_(-1)
    x[:, :first.shape[1]] = first


def hash_tensor(t: torch.Tensor) -> int:
    """The sum of the tensor's words of four bytes."""
    return int(t.view(torch.int32).sum())


def _flat(tensors):
    for one in tensors:
        if isinstance(one, (tuple, list)):
            yield from _flat(one)
        elif one is not None:
            yield one


def hash_tensors(*tensors) -> int:
    """hash_tensor of all, also in tuples and lists, by exclusive or."""
    value = 0
    for one in _flat(tensors):
        value ^= hash_tensor(one)
    return value


def count_bytes(*tensors) -> int:
    """The bytes of all tensors, also in tuples and lists; None has none."""
    return sum(one.numel() * one.element_size() for one in _flat(tensors))
