# SPDX-License-Identifier: BSD-3-Clause
"""DeepEP's interface over ferry: ``Buffer``, ``ElasticBuffer`` with ``EPHandle``, events, ``Config``, ``topk_idx_t``, on
CPU tensors where the heap is in host memory and on CUDA tensors where it is in GPU memory; any kind of pair of PEs.

``import ferry.deep_ep as deep_ep``; or, after ``python -m ferry deep_ep on``, a program's own ``import deep_ep``.
docs/python.md has the table of differences."""
import torch as _torch

from .buffer import Buffer
from .elastic import ElasticBuffer
from .ep_handle import EPHandle
from .events import Config, EventHandle, EventOverlap
from .group import get_logical_domain_size, get_physical_domain_size

topk_idx_t = _torch.int64
__version__ = "2.1.0+ferry0.1.0"

__all__ = ["Buffer", "Config", "EPHandle", "ElasticBuffer", "EventHandle", "EventOverlap", "get_logical_domain_size",
           "get_physical_domain_size", "topk_idx_t"]
