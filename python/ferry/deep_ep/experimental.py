# SPDX-License-Identifier: BSD-3-Clause
"""ElasticBuffer's experimental calls: sessions of all-gathers.  The others say that they are missing."""
from __future__ import annotations

import contextlib
import math

import torch

from .. import torch as operators
from .checks import require, tensor
from .eager import eager
from .events import EventHandle, EventOverlap
from .ranks import Ranks

_PAGES = 2 << 20
_LINE = 32


def _up(nbytes, unit):
    return -(-nbytes // unit) * unit


def whole_pages(nbytes: int) -> int:
    """At least so many bytes, as a multiple of 2 MiB."""
    return _up(nbytes, _PAGES)


def _size_of(dtype):
    return torch.empty(0, dtype=dtype).element_size()


def _listed(shapes):
    """(whether a sequence of shapes was given, the shapes)."""
    several = len(shapes) > 0 and not isinstance(shapes[0], int)
    return several, [tuple(shape) for shape in (shapes if several else (shapes,))]


class Experimental(Ranks):
    """Of ElasticBuffer."""

    _in_session = False

    @staticmethod
    def get_agrs_num_max_session_bytes(group, shapes, dtype) -> int:
        """The bytes of the gathered tensors of these shapes, each a multiple of 32."""
        return sum(_up(group.size() * math.prod(shape) * _size_of(dtype), _LINE) for shape in _listed(shapes)[1])

    @staticmethod
    def get_agrs_buffer_size_hint(group, num_max_session_bytes: int) -> int:
        """The same as a multiple of 2 MiB."""
        return whole_pages(num_max_session_bytes)

    @staticmethod
    def get_pp_buffer_size_hint(num_max_tensor_bytes: int, num_max_inflight_tensors: int) -> int:
        """Room for the tensors to and from both neighbours, as a multiple of 2 MiB."""
        return whole_pages(4 * num_max_inflight_tensors * _up(num_max_tensor_bytes, _LINE))

    @staticmethod
    def get_engram_storage_size_hint(num_entries: int, hidden: int, num_max_tokens_per_rank: int, dtype=torch.bfloat16):
        """(bytes of fetched rows, bytes of this rank's rows), as multiples of 2 MiB."""
        row = _up(hidden * _size_of(dtype), _LINE)
        return whole_pages(row * num_max_tokens_per_rank), whole_pages(row * num_entries)

    # ---- All-gathers.

    def agrs_set_config(self, num_max_session_bytes: int, num_max_all_gathers_per_session: int) -> None:
        """Makes room for all-gathers of so many bytes; later ones may have more.  Collective."""
        self._check_job("agrs_set_config")
        operators.reserve(num_max_session_bytes)

    def create_agrs_session(self) -> None:
        """Begins a session, in which all_gather may be called."""
        require(not self._in_session, "create_agrs_session: a session is under way")
        self._in_session = True

    def destroy_agrs_session(self) -> None:
        """Ends it.  What has been gathered stays valid."""
        require(self._in_session, "destroy_agrs_session: no session is under way")
        self._in_session = False

    @contextlib.contextmanager
    def agrs_new_session(self, enabled: bool = True):
        """For `with`: a session, or nothing."""
        if enabled:
            self.create_agrs_session()
        try:
            yield
        finally:
            if enabled:
                self.destroy_agrs_session()

    def agrs_get_inplace_tensor(self, shapes, dtype):
        """A new tensor of the shape, or a tuple of several, for all_gather, which takes any tensor."""
        require(self._in_session, "agrs_get_inplace_tensor: no session is under way")
        several, shapes = _listed(shapes)
        made = tuple(torch.empty(shape, dtype=dtype, device=self.device) for shape in shapes)
        return made if several else made[0]

    @eager
    def all_gather(self, t):
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
            for one in gathered:
                one.record_stream(torch.cuda.current_stream(self.device))
        return (*gathered, event.current_stream_wait)

    def _gathered(self, x):
        shape = (self.group_size, *x.shape)
        if x.numel() == 0:
            return x.new_empty(shape)
        return operators.all_gather(x.reshape(-1).view(torch.uint8)).view(x.dtype).view(shape)

    # ---- Missing.

    def engram_write(self, storage, sf=None):
        raise NotImplementedError("engram_write: ferry has no tables of rows that are spread over ranks: use ferry.get")

    def engram_fetch(self, indices, num_qps: int = 0, use_tma_aligned_col_major_sf: bool = False):
        raise NotImplementedError("engram_fetch: ferry has no tables of rows that are spread over ranks: use ferry.get")

    def pp_set_config(self, num_max_tensor_bytes: int, num_max_inflight_tensors: int):
        raise NotImplementedError("pp_set_config: ferry has no sends to ring neighbours here: use ferry.put_signal")

    def pp_send(self, t, dst_rank_idx: int, num_sms: int = 0):
        raise NotImplementedError("pp_send: ferry has no sends to ring neighbours here: use ferry.put_signal")

    def pp_recv(self, t, src_rank_idx: int, num_sms: int = 0):
        raise NotImplementedError("pp_recv: ferry has no sends to ring neighbours here: use ferry.signal_wait")


__all__ = ["Experimental", "whole_pages"]
