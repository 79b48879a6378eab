# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.event."""
from ..events import EventHandle, EventOverlap

__all__ = ["EventHandle", "EventOverlap"]
