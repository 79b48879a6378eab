# SPDX-License-Identifier: BSD-3-Clause
"""What a routing asks for: tokens of each rank and choices of each expert, counted by one kernel, which tells the host."""
from __future__ import annotations

import ctypes
import functools
import itertools

import torch

from .. import calls, gpu, library
from ..errors import check
from .rounds import version_of


class ferry_moe_choices(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("topk_idx", ctypes.c_void_p), ("n_tokens", ctypes.c_int), ("topk", ctypes.c_int),
                ("n_experts", ctypes.c_int), ("index_bytes", ctypes.c_int), ("per_pe", ctypes.c_void_p),
                ("per_expert", ctypes.c_void_p), ("in_pe", ctypes.c_void_p), ("absent", ctypes.c_void_p),
                ("copy", ctypes.c_void_p), ("told", ctypes.c_void_p), ("number", ctypes.c_uint32)]


class _Slot:
    """Where a kernel tells the host n numbers; pinned on a GPU."""
    idle: dict[tuple, list] = {}  # by kind: a kernel may still write there, so none is ever freed
    numbers = itertools.count(1)

    def __init__(self, kind):
        n, on_gpu = self.kind = kind
        self.memory = torch.zeros(1 + n, dtype=torch.int32, device="cpu", pin_memory=on_gpu)
        self.address = self.memory.data_ptr()
        self.words = (ctypes.c_uint32 * (1 + n)).from_address(self.address)
        self.number = 0

    @classmethod
    def take(cls, n, on_gpu):
        """One that no kernel will write to."""
        idle = cls.idle.setdefault((n, on_gpu), [])
        found = next((i for i, slot in enumerate(idle) if slot.words[0] == slot.number), None)
        slot = cls((n, on_gpu)) if found is None else idle.pop(found)
        slot.number = next(cls.numbers) & 0xffffffff
        return slot

    def leave(self):
        self.idle[self.kind].append(self)


@functools.lru_cache(None)
def _types(device):
    return tuple({"dtype": dtype, "device": device} for dtype in (torch.int32, torch.bool, torch.int64))


class Counts:
    """Of the choices topk_idx, with tensors for the dispatch that follows, or told to the host alone."""

    def __init__(self, topk_idx, experts, ranks, on_gpu, tensors=False):
        self.topk_idx, self.version, self.ranks, self.experts = topk_idx, version_of(topk_idx), ranks, experts
        self.told: tuple[list, list] | None = None
        self.slot: _Slot | None = None
        #: Tokens of each rank, whether a token has a choice on a rank, the same as 0 and -1, and a copy of topk_idx.
        self.per_rank = self.in_rank = self.absent = self.copy = None
        slot = None if gpu.capturing() else _Slot.take(ranks + experts, on_gpu)  # a graph's kernel would tell again and again
        self.slot, stream = slot, gpu.handle_of(None) if on_gpu else None
        self.c = ferry_moe_choices(ctypes.sizeof(ferry_moe_choices), told=slot and slot.address, number=slot.number if slot else 0)
        try:
            if not (tensors and library.takes_tensors() and self._by_binding(stream)):
                self._by_python(tensors, stream)
        except BaseException:
            if slot is not None:
                slot.words[0] = slot.number  # nobody will
            raise

    def _by_binding(self, stream):
        found = library.binding.count(self.topk_idx, self.experts, self.ranks, self.c.told or 0, self.c.number, stream,
                                      torch.empty_strided, *_types(self.topk_idx.device))
        if type(found) is int:
            check(found)
        if found is not None:
            self.per_rank, self.per_expert, self.in_rank, self.absent, self.copy = found
        return found is not None

    def _by_python(self, tensors, stream):
        c, (T, K), R = self.c, self.topk_idx.shape, self.ranks
        c.topk_idx, c.n_tokens, c.topk, c.n_experts, c.index_bytes = self.topk_idx.data_ptr() or None, T, K, self.experts, 8
        if tensors:
            made = [self.topk_idx.new_empty(shape, dtype=dtype) for shape, dtype in (
                ((R,), torch.int32), ((self.experts,), torch.int32), ((T, R), torch.bool), ((T, R), torch.int32),
                ((T, K), torch.int64))]
            c.per_pe, c.per_expert, c.in_pe, c.absent, c.copy = [one.data_ptr() or None for one in made]
            self.per_rank, self.per_expert, self.in_rank, self.absent, self.copy = made
        check(library.ferry_moe_count_choices(ctypes.addressof(c), stream))

    def __del__(self):
        if self.slot is not None:
            self.slot.leave()

    def hand_out(self):
        """(per_rank, per_expert, in_rank).  The dispatch that gets the second finds these counts there."""
        per_expert = self.per_expert
        del self.per_expert
        if self.slot is not None:
            per_expert._ferry_counts = self
            self.given = version_of(self.in_rank), version_of(per_expert)
        return self.per_rank, per_expert, self.in_rank

    @staticmethod
    def found(per_expert, topk_idx, in_rank):
        """Those that hand_out() has left there, of topk_idx, or with None of what made in_rank; None when there are none,
        or the program has written to a tensor since."""
        counts = getattr(per_expert, "_ferry_counts", None)
        if counts is None or in_rank is not counts.in_rank or topk_idx is not None and topk_idx is not counts.topk_idx:
            return None
        well = counts.version == version_of(counts.topk_idx) and counts.given == (version_of(in_rank), version_of(per_expert))
        return counts if well else None

    def wait(self, seconds):
        """Until the kernel has told the numbers, whose address this returns."""
        assert self.slot is not None, "counts of a graph are not told"
        check(library.ferry_moe_await_choices(ctypes.addressof(self.c), calls._budget(seconds)))
        return self.slot.address + 4

    def numbers(self, seconds):
        """(tokens of each rank, choices of each expert).  The host waits for the kernel."""
        if self.told is None:
            self.wait(seconds)
            words = self.slot.words[1:] if self.slot is not None else []
            self.told = words[:self.ranks], words[self.ranks:]
        return self.told


__all__ = ["Counts"]
