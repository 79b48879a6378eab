# SPDX-License-Identifier: BSD-3-Clause
"""Sessions of all-gathers, of ElasticBuffer's experimental calls."""
from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from typing import Any

import torch

from .. import torch as operators
from .checks import require, tensor
from .eager import eager
from .events import EventHandle, EventOverlap
from .ranks import Ranks
from .sizes import size_of, whole_lines, whole_pages


def _listed(shapes):
    """(whether a sequence of shapes was given, the shapes)."""
    several = len(shapes) > 0 and not isinstance(shapes[0], int)
    return several, [tuple(shape) for shape in (shapes if several else (shapes,))]


class Gathers(Ranks):
    """all_gather and its sessions."""

    _in_session = False

    @staticmethod
    def get_agrs_num_max_session_bytes(group: Any, shapes: Any, dtype: torch.dtype) -> int:
        """The bytes of the gathered tensors of these shapes, each a multiple of 32."""
        return sum(whole_lines(group.size() * math.prod(shape) * size_of(dtype)) for shape in _listed(shapes)[1])

    @staticmethod
    def get_agrs_buffer_size_hint(group: Any, num_max_session_bytes: int) -> int:
        """The same as a multiple of 2 MiB."""
        return whole_pages(num_max_session_bytes)

    def agrs_set_config(self, num_max_session_bytes: int, num_max_all_gathers_per_session: int) -> None:
        """Makes room for all-gathers of so many bytes; later ones may have more.  Collective."""
        self._check_job("agrs_set_config")
        operators.reserve(num_max_session_bytes)

    def create_agrs_session(self) -> None:
        """Begins a session, in which all_gather may be called."""
        self._check_job("create_agrs_session")
        require(not self._in_session, "create_agrs_session: a session is under way")
        self._in_session = True

    def destroy_agrs_session(self) -> None:
        """Ends it.  What has been gathered stays valid."""
        self._check_job("destroy_agrs_session")
        require(self._in_session, "destroy_agrs_session: no session is under way")
        self._in_session = False

    @contextlib.contextmanager
    def agrs_new_session(self, enabled: bool = True) -> Iterator[None]:
        """For `with`: a session, or nothing."""
        if enabled:
            self.create_agrs_session()
        try:
            yield
        finally:
            if enabled:
                self.destroy_agrs_session()

    def agrs_get_inplace_tensor(self, shapes: Any, dtype: torch.dtype) -> Any:
        """A new tensor of the shape, or a tuple of several, for all_gather, which takes any tensor."""
        self._check_job("agrs_get_inplace_tensor")
        require(self._in_session, "agrs_get_inplace_tensor: no session is under way")
        several, shapes = _listed(shapes)
        made = tuple(torch.empty(shape, dtype=dtype, device=self.device) for shape in shapes)
        return made if several else made[0]

    @eager
    def all_gather(self, t: Any) -> Any:
        """(gathered [R, ...], wait) of a tensor, or (gathered, ..., wait) of several: wait() makes torch's current stream
        wait for them."""
        call = "all_gather"
        self._check_job(call)
        require(self._in_session, f"{call}: no session is under way")
        given = (t,) if isinstance(t, torch.Tensor) else tuple(t)
        for one in given:
            tensor(call, "t", one, one.dtype, *one.shape)
        with self._turn(True):
            gathered = [self._gathered(one) for one in given]
            event = EventOverlap(EventHandle(self._last) if self._on_gpu else None)
        if self._on_gpu:
            for one in given:
                one.record_stream(self._last)
            current: Any = torch.cuda.current_stream(self.device)
            for one in gathered:
                one.record_stream(current)
        return (*gathered, event.current_stream_wait)

    def _gathered(self, x):
        shape = (self.group_size, *x.shape)
        if x.numel() == 0:
            return x.new_empty(shape)
        return operators.all_gather(x.reshape(-1).view(torch.uint8)).view(x.dtype).view(shape)


__all__ = ["Gathers"]
