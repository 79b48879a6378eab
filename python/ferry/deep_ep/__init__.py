# SPDX-License-Identifier: BSD-3-Clause
"""DeepEP's interface over ferry: ``Buffer``, ``EventOverlap``, ``Config``, ``topk_idx_t``, on CPU tensors where the heap
is in host memory and on CUDA tensors where it is in GPU memory; any kind of pair of PEs.

``import ferry.deep_ep as deep_ep``; or, after ``python -m ferry deep_ep on``, a program's own ``import deep_ep``.
docs/python.md has the table of differences."""
import torch as _torch

from .buffer import Buffer
from .events import Config, EventOverlap

topk_idx_t = _torch.int64
__version__ = "1.2.1+ferry0.1.0"

__all__ = ["Buffer", "Config", "EventOverlap", "topk_idx_t"]
