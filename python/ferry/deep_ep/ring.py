# SPDX-License-Identifier: BSD-3-Clause
"""Sends to the neighbours in the ring of ranks, of ElasticBuffer's experimental calls: a pipeline's stages."""
from __future__ import annotations

import torch

import ferry

from .checks import require, tensor
from .eager import eager
from .ranks import Ranks
from .sizes import whole_lines, whole_pages


class _Places:
    """Places for tensors that come, a row for each way round the ring; way 0 is to the next rank.  The words of a way say
    how many tensors have come here, and how many that went from here were taken."""

    def __init__(self, nbytes, many):
        self.nbytes, self.many = nbytes, many
        self.rows = ferry.empty((2, many, max(1, nbytes)), "uint8")
        self.words = ferry.zeros((2, 2), "uint64")
        self.sent, self.received = [0, 0], [0, 0]


class Ring(Ranks):
    """pp_send and pp_recv."""

    _ring: _Places | None = None

    @staticmethod
    def get_pp_buffer_size_hint(num_max_tensor_bytes: int, num_max_inflight_tensors: int) -> int:
        """Room for the tensors to and from both neighbours, as a multiple of 2 MiB."""
        return whole_pages(4 * num_max_inflight_tensors * whole_lines(num_max_tensor_bytes))

    def pp_set_config(self, num_max_tensor_bytes: int, num_max_inflight_tensors: int) -> None:
        """Makes places for so many tensors of so many bytes, each way.  Collective, when no tensor is under way."""
        call = "pp_set_config"
        self._check_job(call)
        require(num_max_tensor_bytes >= 0 and num_max_inflight_tensors > 0,
                f"{call}: {num_max_inflight_tensors} tensors of {num_max_tensor_bytes} bytes")
        self._ring = None
        self._ring = _Places(num_max_tensor_bytes, num_max_inflight_tensors)

    @eager
    def pp_send(self, t: torch.Tensor, dst_rank_idx: int, num_sms: int = 0) -> None:
        """Sends the tensor to the next rank or to the one before, in torch's current stream.  Waits where all places are
        taken."""
        ring, way, nbytes = self._asked("pp_send", t, dst_rank_idx, 0)
        number = ring.sent[way] + 1
        if number > ring.many:
            self._await(ring.words[way, 1], number - ring.many)
        calls = ferry.on_stream()
        if nbytes:
            calls.put_signal(ring.rows[way, (number - 1) % ring.many, :nbytes], t.reshape(-1).view(torch.uint8),
                             ring.words[way, 0], number, dst_rank_idx)
        else:
            calls.signal(ring.words[way, 0], number, dst_rank_idx)
        ring.sent[way] = number

    @eager
    def pp_recv(self, t: torch.Tensor, src_rank_idx: int, num_sms: int = 0) -> None:
        """Receives into t, of the sent tensor's size, in torch's current stream."""
        ring, way, nbytes = self._asked("pp_recv", t, src_rank_idx, 1)
        number = ring.received[way] + 1
        self._await(ring.words[way, 0], number)
        if nbytes:
            t.view(-1).view(torch.uint8).copy_(ring.rows[way, (number - 1) % ring.many, :nbytes].torch())
        ferry.on_stream().signal(ring.words[way, 1], number, src_rank_idx)
        ring.received[way] = number

    def _asked(self, call, t, rank, way):
        """(the places, the way of a tensor between this rank and that one, its bytes); of a received one `way` is 1."""
        self._check_job(call)
        ring, n = self._ring, self.group_size
        require(ring is not None, f"{call}: pp_set_config comes first")
        assert ring is not None
        tensor(call, "t", t, t.dtype, *t.shape)
        nbytes = t.numel() * t.element_size()
        require(nbytes <= ring.nbytes, f"{call}: {nbytes} bytes, and pp_set_config has {ring.nbytes}")
        # What goes to the next rank comes from the one before.
        first, other = ((self.rank + 1) % n, (self.rank - 1) % n) if way == 0 else ((self.rank - 1) % n, (self.rank + 1) % n)
        require(rank in (first, other), f"{call}: rank {rank} is no neighbour of rank {self.rank} in a ring of {n}")
        return ring, int(rank != first), nbytes

    def _await(self, word, number):
        if self._on_gpu:
            ferry.on_stream().signal_wait(word, ">=", number)
        else:
            ferry.signal_wait(word, ">=", number, self._seconds())


__all__ = ["Ring"]
