# SPDX-License-Identifier: BSD-3-Clause
"""What tensors of each call must be: refused before anything is sent."""
from __future__ import annotations

from typing import Any

import torch

import ferry

from .. import gpu, memory
from ..errors import NOT_INITIALIZED, InvalidArgument, NotInitialized


def require(condition, sentence):
    if not condition:
        raise InvalidArgument(sentence)


_TENSOR: Any = torch.Tensor  # some releases of torch have is_cpu in no stub


def _is(x, kinds, shape, strided):
    """What tensor() wants, without sentences, which take longer than the looks."""
    if not isinstance(x, _TENSOR) or x.dtype not in kinds or not (strided or x.is_contiguous()):
        return False
    got = x.shape
    if len(got) != len(shape):
        return False
    for i, want in enumerate(shape):
        if want is not None and want != got[i]:
            return False
    return x.is_cpu if memory._where == "host" else \
        memory._where == "cuda" and x.is_cuda and x.get_device() == gpu.device_number()


def tensor(call, name, x, dtype, *shape, strided=False):
    """x is a tensor of the heap's device, of one of the types, and of this shape; None: any size.  It is contiguous,
    unless it may have any strides."""
    kinds = dtype if isinstance(dtype, tuple) else (dtype,)
    return x if _is(x, kinds, shape, strided) else _name_what_is_wrong(call, name, x, kinds, shape, strided)


def _name_what_is_wrong(call, name, x, kinds, shape, strided):
    if ferry.space() is None:
        raise NotInitialized(f"{call}: this process is not a PE: call ferry.init() first", NOT_INITIALIZED)
    require(isinstance(x, torch.Tensor), f"{call}: {name} is a {type(x).__name__}, not a tensor")
    require(x.dtype in kinds, f"{call}: {name} has elements of {x.dtype}, not {' or '.join(map(str, kinds))}")
    require(x.dim() == len(shape) and all(want is None or want == got for want, got in zip(shape, x.shape)),
            f"{call}: {name} has shape {list(x.shape)}, not {['any' if n is None else n for n in shape]}")
    require(strided or x.is_contiguous(), f"{call}: {name} is not contiguous")
    on_host = ferry.space() == "host"
    require(x.device.type == "cpu" if on_host else x.device.type == "cuda" and x.device.index == gpu.device_number(),
            f"{call}: {name} is on {x.device}, and this PE's heap is "
            f"{'in host memory' if on_host else f'on GPU {gpu.device_number()}'}")
    return x


def choices(call, topk_idx, experts):
    """Indices are -1 or experts, on the CPU, where looking costs little; kernels see them on a GPU."""
    if topk_idx.device.type == "cpu" and topk_idx.numel():
        low, high = int(topk_idx.min()), int(topk_idx.max())
        require(low >= -1 and high < experts, f"{call}: topk_idx has {low if low < -1 else high}, and experts are 0 to "
                                              f"{experts - 1}, or -1 for no choice")


FP8 = getattr(torch, "float8_e4m3fn", torch.uint8)
