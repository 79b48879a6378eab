# SPDX-License-Identifier: BSD-3-Clause
"""Plug-ins of inference engines, found by their entry points and idle until LIBFERRY_DEEP_EP=on."""
import os


def wanted() -> bool:
    """Whether the environment asks for ferry in DeepEP's place."""
    value = os.environ.get("LIBFERRY_DEEP_EP", "off")
    if value not in ("on", "off"):
        raise ValueError(f"LIBFERRY_DEEP_EP is {value!r}, allowed are on and off")
    return value == "on"


def take_name() -> None:
    """`import deep_ep` gives ferry.deep_ep in this process.  Refused when another deep_ep has been imported, or is
    installed."""
    import importlib
    import sys

    from ..deep_ep.opt_in import FOLDER
    loaded = sys.modules.get("deep_ep")
    if loaded is not None and not os.path.abspath(loaded.__file__ or "").startswith(FOLDER):
        raise ImportError(f"ferry comes too late to be deep_ep: this process has imported {loaded.__file__}")
    if FOLDER not in sys.path:
        sys.path.insert(0, FOLDER)
        importlib.invalidate_caches()
    importlib.import_module("deep_ep")
