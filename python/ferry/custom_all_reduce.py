# SPDX-License-Identifier: BSD-3-Clause
"""The class by which vLLM and SGLang sum small tensors of a group's ranks, on torch.ops.ferry: on GPUs of one node, whether
or not they reach each other's memory, and on CPU tensors.

    import vllm.distributed.device_communicators.custom_all_reduce as engines
    engines.CustomAllreduce = ferry.custom_all_reduce.CustomAllreduce       # before the engine makes its groups

Names, arguments and results are those of vLLM's CustomAllreduce; SGLang's class of that name has some of them."""
from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import torch

import ferry
import ferry.torch as operators


def members_of(group: Any) -> ferry.Team | None:
    """Returns the team of a group's ranks, whose numbers in torch are those of the job's PEs, or whose job it is.

    Arguments: group: of torch.distributed.  Scope: collective: one thread of every rank of the group.
    Completion: the team is there; None, on all ranks, where the numbers differ.  Errors: as ferry.team's."""
    if (torch.distributed.get_rank(group), torch.distributed.get_world_size(group)) == (ferry.my_pe(), ferry.n_pes()):
        return ferry.WORLD
    if (torch.distributed.get_rank(), torch.distributed.get_world_size()) != (ferry.my_pe(), ferry.n_pes()):
        return None
    return ferry.team([torch.distributed.get_global_rank(group, k) for k in range(torch.distributed.get_world_size(group))])


class CustomAllreduce:
    """Collectives of a group's ranks, in the order of torch's current stream.  All ranks make the same calls in the same
    order, with tensors of the same shapes and types.  Sums are folded in the order of the ranks: the same bits on all
    ranks, at each repeat, also when a graph repeats them."""
    _SUPPORTED_WORLD_SIZES = list(range(2, 65))

    def __init__(self, group: Any, device: int | str | torch.device, max_size: int = 8192 * 1024,
                 **engine: Any) -> None:
        """Prepares the group's collectives.

        Arguments: group: of torch.distributed, its ranks on one node; the job that this process joins if it is no PE yet,
        else the job's PEs or some of them, whose numbers are torch's ranks.  device: of the tensors, a number is a GPU's.
        max_size: in bytes, beyond which should_custom_ar says no.  engine: other arguments of the engines' classes, which
        change nothing.
        Scope: collective: one thread of every PE of the job, each for its own group.
        Completion: ``disabled`` is the same on all ranks; if it is true, ``why`` says why, and should_custom_ar says no.
        Errors: ferry.FerryError when ranks do not find each other."""
        self.disabled = self.original_disabled = True
        self.why, self._IS_CAPTURING = "", False
        self._members, self._team = ferry.WORLD, 0  # and its handle
        self.group, self.max_size = group, max_size
        self.rank, self.world_size = torch.distributed.get_rank(group), torch.distributed.get_world_size(group)
        self.device = torch.device("cuda", device) if isinstance(device, int) else torch.device(device)
        self.why = self._join()
        self.disabled = self.original_disabled = self.why != ""
        #: vLLM's and SGLang's words for it: sizes alone decide.
        self.fully_connected = self.full_nvlink = not self.disabled

    def _join(self):
        if self.world_size not in self._SUPPORTED_WORLD_SIZES:
            return f"{self.world_size} ranks, and 2 to 64 are served"
        if not ferry.initialized():
            ferry.init(group=self.group)
        heap = "cpu" if ferry.space() == "host" else "cuda"
        if self.device.type != heap:
            return f"tensors on {self.device}, and the job's heap is in {ferry.space()} memory"
        members = members_of(self.group)
        if members is None:
            return "torch's ranks are not the job's PEs"
        self._members, self._team = members, members.handle
        operators.reserve(0, self._team)
        if operators._communicator("CustomAllreduce", self._team) is None:
            return "two ranks are on different nodes, or in host memory do not load from each other"
        return ""

    def _takes(self, inp, nbytes, most):
        return not self.disabled and 0 < nbytes <= most and inp.dtype in operators._TYPES and \
            inp.device.type == self.device.type and inp.is_contiguous()

    def should_custom_ar(self, inp: torch.Tensor) -> bool:
        """Returns whether custom_all_reduce sums this tensor.

        Arguments: inp: of any shape.
        Scope: local, any thread; the same on all ranks for tensors of one shape and type.  Completion: at once.
        Errors: none."""
        return self._takes(inp, inp.numel() * inp.element_size(), self.max_size)

    def all_reduce(self, inp: torch.Tensor, *, out: torch.Tensor | None = None, registered: bool = False) -> torch.Tensor:
        """Returns the sum of inp over the ranks, of any size.

        Arguments: inp: of any shape; out: gets the sum, None: a new tensor does; registered: changes nothing.
        Scope: collective: one thread of every rank.
        Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
        Errors: as ferry.torch.all_reduce's."""
        total = torch.ops.ferry.all_reduce(inp, "sum", self._team)
        return total if out is None else out.copy_(total)

    def custom_all_reduce(self, input: torch.Tensor) -> torch.Tensor | None:
        """Returns the sum of input over the ranks, or None, on all ranks, where should_custom_ar says no.

        Arguments: input: of any shape; it stays as it is.
        Scope: collective: one thread of every rank; also while a CUDA graph is captured, and in an engine's warm-up.
        Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
        Errors: as ferry.torch.all_reduce's."""
        return self.all_reduce(input) if self.should_custom_ar(input) else None

    def should_custom_all_gather(self, inp: torch.Tensor) -> bool:
        """Returns whether custom_all_gather takes this tensor: the result has at most max_size bytes.

        Arguments: inp[k, ...].
        Scope: local, any thread; the same on all ranks for tensors of one shape and type.  Completion: at once.
        Errors: none."""
        return inp.dim() > 0 and self._takes(inp, inp.numel() * inp.element_size() * self.world_size, self.max_size)

    def custom_all_gather(self, inp: torch.Tensor) -> torch.Tensor | None:
        """Returns inp of all ranks, one after the other, or None where should_custom_all_gather says no.

        Arguments: inp[k, ...]; the result is [ranks * k, ...].
        Scope: collective: one thread of every rank.
        Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
        Errors: as ferry.torch.all_gather's."""
        return torch.ops.ferry.all_gather(inp, self._team) if self.should_custom_all_gather(inp) else None

    def should_custom_reduce_scatter(self, inp: torch.Tensor) -> bool:
        """Returns whether custom_reduce_scatter takes this tensor.

        Arguments: inp[ranks * k, ...].
        Scope: local, any thread; the same on all ranks for tensors of one shape and type.  Completion: at once.
        Errors: none."""
        return inp.dim() > 0 and inp.shape[0] % self.world_size == 0 and self.should_custom_ar(inp)

    def custom_reduce_scatter(self, inp: torch.Tensor) -> torch.Tensor | None:
        """Returns this rank's block of the sum of inp, or None where should_custom_reduce_scatter says no.

        Arguments: inp[ranks * k, ...]; the result is [k, ...].
        Scope: collective: one thread of every rank.
        Completion: on CPU tensors the result is there; on CUDA tensors it is queued in torch's current stream.
        Errors: as ferry.torch.reduce_scatter's."""
        if not self.should_custom_reduce_scatter(inp):
            return None
        return torch.ops.ferry.reduce_scatter(inp, "sum", self._team)

    @contextlib.contextmanager
    def capture(self) -> Iterator[None]:
        """Surrounds the capture of CUDA graphs.  Graphs hold what calls need: nothing is exchanged when it ends.

        Scope: local.  Completion: at once.  Errors: none."""
        self._IS_CAPTURING = True
        try:
            yield
        finally:
            self._IS_CAPTURING = False

    def close(self) -> None:
        """Ends the use of this object; later calls of custom_all_reduce return None.

        Scope: local, any thread; twice changes nothing.
        Completion: at once.  The communicator stays in the job until ferry.finalize(), also for graphs.
        Errors: none."""
        self.disabled = self.original_disabled = True
        self.why = "closed"


__all__ = ["CustomAllreduce"]
