# SPDX-License-Identifier: BSD-3-Clause
"""ferry under DeepEP's name: found first where `python -m ferry deep_ep on` has put this folder on sys.path."""
import os as _os
import sys as _sys

from ferry.deep_ep import Buffer, Config, EventOverlap, __version__, buffer, topk_idx_t
from ferry.deep_ep import events as utils
from ferry.deep_ep.opt_in import another as _another

_found = _another(_os.path.dirname(_os.path.abspath(__file__)))
if _found:
    del _sys.modules[__name__]
    raise ImportError(f"two packages are called deep_ep: ferry's, {_os.path.dirname(_os.path.abspath(__file__))}, and another, "
                      f"{_found}: uninstall that one, or let go of ferry's by python -m ferry deep_ep off")

# Programs import EventHandle from deep_ep.utils.
_sys.modules.update({__name__ + ".buffer": buffer, __name__ + ".utils": utils})

__all__ = ["Buffer", "Config", "EventOverlap", "__version__", "topk_idx_t"]
