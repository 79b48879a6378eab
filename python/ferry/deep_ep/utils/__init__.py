# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils: what DeepEP's programs import from it."""
from .event import EventHandle, EventOverlap

__all__ = ["EventHandle", "EventOverlap"]
