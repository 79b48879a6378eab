# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep._C: what programs take from DeepEP's compiled module.  What it has of a Buffer is the Buffer's ``runtime``."""
from ferry.deep_ep import Config, EventHandle, topk_idx_t

__all__ = ["Config", "EventHandle", "topk_idx_t"]
