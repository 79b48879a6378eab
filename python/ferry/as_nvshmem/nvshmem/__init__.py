# SPDX-License-Identifier: BSD-3-Clause
"""ferry under NVSHMEM's name: found first where `python -m ferry nvshmem on` has put this folder on sys.path."""
import os as _os
import sys as _sys

from ferry.nvshmem.job import SURFACE as __version__
from ferry.opt_in import another as _another

_found = _another("nvshmem", _os.path.dirname(_os.path.abspath(__file__)))
if _found:
    del _sys.modules[__name__]
    raise ImportError(f"two packages are called nvshmem: ferry's, {_os.path.dirname(_os.path.abspath(__file__))}, and another, "
                      f"{_found}: uninstall that one, or let go of ferry's by python -m ferry nvshmem off")

version = __version__

__all__ = ["__version__", "version"]
