# SPDX-License-Identifier: BSD-3-Clause
"""What tensors of each call must be: refused before anything is sent."""
from __future__ import annotations

from typing import Any

import torch

from .. import gpu, library, memory
from ..errors import NOT_INITIALIZED, InvalidArgument, NotInitialized


def require(condition, sentence):
    if not condition:
        raise InvalidArgument(sentence)


_TENSOR: Any = torch.Tensor  # some releases of torch have is_cpu in no stub


def _has_shape(x, shape):
    got = x.shape
    if len(got) != len(shape):
        return False
    for want, size in zip(shape, got):
        if want is not None and want != size:
            return False
    return True


def tensor(call, name, x, dtype, *shape, strided=False):
    """x is a tensor of the heap's device, of one of the types, and of this shape; None: any size.  It is contiguous,
    unless it may have any strides.  Sentences are made for what is refused only: they take longer than the looks."""
    where, kinds = memory._where, dtype if isinstance(dtype, tuple) else (dtype,)
    if library.takes_tensors() and where is not None and \
            library.binding.fits(x, kinds, shape, strided, 1 if where == "host" else 2, gpu._device):
        return x
    if where is None:
        raise NotInitialized(f"{call}: this process is not a PE: call ferry.init() first", NOT_INITIALIZED)
    if not isinstance(x, _TENSOR):
        raise InvalidArgument(f"{call}: {name} is a {type(x).__name__}, not a tensor")
    if x.dtype not in kinds:
        raise InvalidArgument(f"{call}: {name} has elements of {x.dtype}, not {' or '.join(map(str, kinds))}")
    if not _has_shape(x, shape):
        raise InvalidArgument(f"{call}: {name} has shape {list(x.shape)}, not {['any' if n is None else n for n in shape]}")
    if not (strided or x.is_contiguous()):
        raise InvalidArgument(f"{call}: {name} is not contiguous")
    if not (x.is_cpu if where == "host" else x.is_cuda and x.get_device() == gpu.device_number()):
        raise InvalidArgument(f"{call}: {name} is on {x.device}, and this PE's heap is "
                              f"{'in host memory' if where == 'host' else f'on GPU {gpu.device_number()}'}")
    return x


def choices(call, topk_idx, experts):
    """Indices are -1 or experts, on the CPU, where looking costs little; kernels see them on a GPU."""
    if topk_idx.device.type == "cpu" and topk_idx.numel():
        low, high = int(topk_idx.min()), int(topk_idx.max())
        require(low >= -1 and high < experts, f"{call}: topk_idx has {low if low < -1 else high}, and experts are 0 to "
                                              f"{experts - 1}, or -1 for no choice")


def distinct(call, topk_idx):
    """No token has an expert twice; likewise."""
    if topk_idx.device.type == "cpu" and topk_idx.numel():
        row = topk_idx.sort(1)[0]
        require(not bool(((row[:, 1:] == row[:, :-1]) & (row[:, 1:] >= 0)).any()),
                f"{call}: topk_idx has an expert twice in a token")


FP8 = getattr(torch, "float8_e4m3fn", torch.uint8)
