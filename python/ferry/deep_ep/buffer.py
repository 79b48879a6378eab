# SPDX-License-Identifier: BSD-3-Clause
"""Buffer: the communication of a group of ranks, with DeepEP's names."""
from __future__ import annotations

from typing import Any

import torch

from .checks import require
from .events import Config, EventHandle, EventOverlap
from .group import Runtime, join
from .low_latency import LowLatency
from .normal import Normal


class Buffer(LowLatency, Normal):
    """The communication of a group of ranks, which are all PEs of the job.  ``group`` is a torch.distributed group, or
    None with an mpi4py ``comm``; with neither the ranks are the PEs of ferry.init().  On one node, and with
    ``enable_shrink``, num_nvl_bytes and four times num_rdma_bytes are taken from ferry's heap at once: kinds of rounds that
    fit there are made by each rank alone.  Others take memory when they are first made, which is collective.  The other
    arguments that size or place DeepEP's memory are kept.  ``use_fabric`` of earlier releases is taken by its name alone:
    DeepEP's signature has it no more, and arguments behind it would be other ones."""

    num_sms = 20
    _asked_sms = 0  # of set_num_sms(); 0: it was not called

    def __init__(self, group: Any = None, num_nvl_bytes: int = 0, num_rdma_bytes: int = 0, low_latency_mode: bool = False,
                 num_qps_per_rank: int = 24, allow_nvlink_for_low_latency_mode: bool = True, allow_mnnvl: bool = False,
                 explicitly_destroy: bool = False, enable_shrink: bool = False, comm: Any = None, *,
                 use_fabric: bool = False) -> None:
        rank, size = join("Buffer", group, comm)
        # A program makes up to four kinds of low-latency rounds: bf16, and three forms of fp8's scales.
        super().__init__(rank, size, low_latency_mode, enable_shrink, num_nvl_bytes + 4 * num_rdma_bytes)
        self.group, self.comm = group, comm
        self.num_nvl_bytes, self.num_rdma_bytes = num_nvl_bytes, num_rdma_bytes
        self.explicitly_destroy = explicitly_destroy
        self.runtime: Runtime | None = Runtime(rank, size)

    def destroy(self) -> None:
        """Collective: returns the memory; of a Buffer that was made with explicitly_destroy, and once.  The memory of one
        that every rank has dropped returns at the next allocation in ferry's heap, or at ferry.collect()."""
        assert self.explicitly_destroy, "destroy: this Buffer was made without explicitly_destroy"
        assert self.runtime is not None, "destroy: this Buffer has been destroyed"
        self._end("destroy")
        self.runtime = None

    # ---- Sizes and settings.

    @staticmethod
    def set_num_sms(new_num_sms: int) -> None:
        """Later normal calls take at most so many multiprocessors, unless their ``config`` says another number.  Without
        either ferry chooses."""
        require(new_num_sms > 0 and new_num_sms % 2 == 0, f"set_num_sms: {new_num_sms} is not even and positive")
        Buffer.num_sms = Buffer._asked_sms = new_num_sms

    def _sms(self, config):
        sms = self._asked_sms if config is None else getattr(config, "num_sms", -1)
        require(isinstance(sms, int) and sms >= 0, f"the config {config!r} has no number of multiprocessors")
        return sms

    @staticmethod
    def capture() -> EventOverlap:
        """An event behind the work so far of torch's current stream."""
        return EventOverlap(EventHandle())

    @staticmethod
    def is_sm90_compiled() -> bool:
        """Whether this machine's GPU takes fp8 rows."""
        return torch.cuda.is_available() and torch.cuda.get_device_capability() >= (9, 0)

    @staticmethod
    def get_low_latency_rdma_size_hint(num_max_dispatch_tokens_per_rank: int, hidden: int, num_ranks: int,
                                       num_experts: int) -> int:
        """The bytes of heap that low-latency rounds take, about: two channels of two rounds of rows, both ways."""
        row = 2 * hidden + 256
        return 2 * 2 * 2 * num_ranks * num_max_dispatch_tokens_per_rank * row

    @staticmethod
    def get_dispatch_config(num_ranks: int) -> Config:
        return Config(Buffer.num_sms)

    @staticmethod
    def get_combine_config(num_ranks: int) -> Config:
        return Config(Buffer.num_sms)

    def get_local_buffer_tensor(self, dtype: torch.dtype, size: Any = None, offset: int = 0,
                                use_rdma_buffer: bool = False) -> torch.Tensor:
        """A new tensor of that many elements, by default as many as num_nvl_bytes or num_rdma_bytes hold behind offset
        (bytes).  No round uses it: programs that clear the buffer clear this."""
        self._check_job("get_local_buffer_tensor")
        size_of = torch.empty((), dtype=dtype).element_size()
        whole = (self.num_rdma_bytes if use_rdma_buffer else self.num_nvl_bytes) - offset
        count = max(0, whole) // size_of if size is None else torch.Size(size).numel() if not isinstance(size, int) else size
        require(count * size_of <= max(0, whole), f"get_local_buffer_tensor: {count} elements of {dtype} do not fit into "
                                                  f"{whole} bytes")
        flat = torch.empty(count, dtype=dtype, device=self.device)
        return flat if size is None or isinstance(size, int) else flat.view(size)


__all__ = ["Buffer"]
