# SPDX-License-Identifier: BSD-3-Clause
"""ferry under DeepEP's name: found first where `python -m ferry deep_ep on` has put this folder on sys.path."""
import os as _os
import sys as _sys

from ferry.deep_ep import (Buffer, Config, ElasticBuffer, EPHandle, EventHandle, EventOverlap, __version__, buffer, elastic,
                           get_logical_domain_size, get_physical_domain_size, topk_idx_t, utils)
from ferry.deep_ep.opt_in import another as _another
from ferry.deep_ep.utils import comm, envs, event, find_pkgs, gate, math, refs, semantic, testing

_found = _another(_os.path.dirname(_os.path.abspath(__file__)))
if _found:
    del _sys.modules[__name__]
    raise ImportError(f"two packages are called deep_ep: ferry's, {_os.path.dirname(_os.path.abspath(__file__))}, and another, "
                      f"{_found}: uninstall that one, or let go of ferry's by python -m ferry deep_ep off")

# Programs import from these modules by name.
_sys.modules.update({f"{__name__}.{_name}": _module for _name, _module in {
    "buffer": buffer, "buffers.elastic": elastic, "buffers.legacy": buffer, "utils": utils, "utils.comm": comm,
    "utils.envs": envs, "utils.event": event, "utils.find_pkgs": find_pkgs, "utils.gate": gate, "utils.math": math,
    "utils.refs": refs, "utils.semantic": semantic, "utils.testing": testing}.items()})

__all__ = ["Buffer", "Config", "EPHandle", "ElasticBuffer", "EventHandle", "EventOverlap", "__version__",
           "get_logical_domain_size", "get_physical_domain_size", "topk_idx_t"]
