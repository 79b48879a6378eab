# SPDX-License-Identifier: BSD-3-Clause
"""A table whose rows are spread over the ranks, of ElasticBuffer's experimental calls."""
from __future__ import annotations

from typing import Any, Callable

import torch

import ferry

from .. import gpu
from .checks import FP8, require, tensor
from .eager import eager
from .expand import by_columns
from .ranks import Ranks
from .sizes import size_of, whole_lines, whole_pages


class Engram(Ranks):
    """engram_write and engram_fetch."""

    _table: Any = None  # (this rank's rows in the heap, their type, the scales of all rows or None)

    @staticmethod
    def get_engram_storage_size_hint(num_entries: int, hidden: int, num_max_tokens_per_rank: int,
                                     dtype: torch.dtype = torch.bfloat16) -> tuple[int, int]:
        """(bytes of fetched rows, bytes of this rank's rows), as multiples of 2 MiB."""
        row = whole_lines(hidden * size_of(dtype))
        return whole_pages(row * num_max_tokens_per_rank), whole_pages(row * num_entries)

    @eager
    def engram_write(self, storage: torch.Tensor, sf: torch.Tensor | None = None) -> None:
        """This rank's rows of the table: storage[n, H], bf16, or e4m3 with sf[all rows, packs], float or int32, the scales of
        all ranks' rows.  Collective, with one n on all ranks; row i is row i % n of rank i // n."""
        call = "engram_write"
        self._check_job(call)
        tensor(call, "storage", storage, (torch.bfloat16, FP8), None, None)
        n, hidden = storage.shape
        require((sf is not None) == (storage.dtype == FP8), f"{call}: sf belongs to rows of {FP8}, and to no others")
        if sf is not None:
            tensor(call, "sf", sf, (torch.float32, torch.int32), n * self.group_size, None)
        nbytes = hidden * storage.element_size()
        if self._on_gpu:
            torch.cuda.synchronize(self.device)
        before = self._table
        fits = before is not None and before[0].shape == (n, nbytes)
        ferry.barrier()  # nobody fetches rows of the last table
        rows = before[0] if fits else ferry.empty((n, nbytes), "uint8")
        rows.torch().copy_(storage.view(torch.uint8))
        if self._on_gpu:
            torch.cuda.synchronize(self.device)
        self._table = rows, storage.dtype, sf
        ferry.barrier()

    @eager
    def engram_fetch(self, indices: torch.Tensor, num_qps: int = 0, use_tma_aligned_col_major_sf: bool = False
                     ) -> Callable[[], tuple[torch.Tensor, torch.Tensor | None]]:
        """Rows by their indices[T, K] int32 or int64: a function that returns (rows [T * K, H], scales [T, K * packs] or
        None).  The host reads the indices and fetches each row."""
        call = "engram_fetch"
        self._check_job(call)
        require(self._table is not None, f"{call}: engram_write comes first")
        rows, dtype, sf = self._table
        tensor(call, "indices", indices, (torch.int32, torch.int64), None, None)
        wanted, (n, nbytes) = gpu.numbers(indices.reshape(-1)), rows.shape
        require(all(0 <= index < n * self.group_size for index in wanted),
                f"{call}: indices are 0 to {n * self.group_size - 1}")
        found = torch.empty((len(wanted), nbytes), dtype=torch.uint8, device=self.device)
        for place, index in zip(found, wanted):
            ferry.get(place, rows[index % n], index // n)
        scales = None
        if sf is not None:
            scales = sf[indices.reshape(-1).long()].view(indices.shape[0], indices.shape[1] * sf.shape[1])
            scales = by_columns(scales) if use_tma_aligned_col_major_sf else scales
        data = found.view(dtype)
        return lambda: (data, scales)


__all__ = ["Engram"]
