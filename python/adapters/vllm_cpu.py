# SPDX-License-Identifier: BSD-3-Clause
"""vLLM's experts on CPUs: a communicator for CPU tensors with the collectives of unequal parts, which vLLM's own lacks and
its all-to-all manager `allgather_reducescatter` calls.  ferry.adapters.vllm puts it in the place of vLLM's."""
from __future__ import annotations

from typing import Any

import torch

import ferry
import ferry.torch as operators
from ferry.custom_all_reduce import members_of


def communicator_class(base: Any) -> type:
    """The communicator as a class of this vLLM's CpuCommunicator."""
    if issubclass(base, _UnequalParts):
        return base

    class FerryCpuCommunicator(_UnequalParts, base):
        pass
    return FerryCpuCommunicator


class _UnequalParts:
    """all_gatherv and reduce_scatterv of the groups whose ranks hold different tokens."""
    cpu_group: Any  # these of vLLM's base class
    world_size: int
    unique_name: str

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # All ranks make their groups of a name at the same time, and later perhaps not: teams are made here.
        self._team = None
        if self.world_size > 1 and str(self.unique_name).startswith(("dp", "ep", "pcp")):
            self._team = _team_of(self.cpu_group)

    def _parts(self, call: str, sizes: list[int] | None, rows: int) -> tuple[list[int], int]:
        if self._team is None:
            raise NotImplementedError(f"{call} in the group {self.unique_name}, whose ranks hold the same tokens")
        return [rows] * self.world_size if sizes is None else list(sizes), self._team

    def all_gatherv(self, input_: Any, dim: int = 0, sizes: list[int] | None = None) -> Any:
        """The rows of all ranks, one after the other; of each tensor of a list."""
        if not isinstance(input_, torch.Tensor):
            return [self.all_gatherv(one, dim, sizes) for one in input_]
        if dim != 0:
            raise NotImplementedError(f"all_gatherv along dimension {dim}: rows are gathered along 0")
        if self.world_size == 1:
            return input_
        parts, team = self._parts("all_gatherv", sizes, input_.shape[0])
        return torch.ops.ferry.all_gatherv(input_, parts, team)

    def reduce_scatterv(self, input_: torch.Tensor, dim: int = -1, sizes: list[int] | None = None) -> torch.Tensor:
        """This rank's part, along the dimension, of the sum over all ranks."""
        if self.world_size == 1:
            return input_
        rows = input_.movedim(dim, 0)
        parts, team = self._parts("reduce_scatterv", sizes, rows.shape[0] // self.world_size)
        return torch.ops.ferry.reduce_scatterv(rows.contiguous(), parts, "sum", team).movedim(0, dim)


def _team_of(group: Any) -> int:
    """The team of a group's ranks, of the job that torch's ranks make.  Collective, as making the groups is."""
    if not ferry.initialized():
        ferry.init(group=torch.distributed.group.WORLD)
    members = members_of(group)
    if members is None:
        raise ferry.FerryError("torch's ranks are not the PEs of ferry's job, which this process has joined before: let vLLM "
                               "start it", ferry.errors.INVALID_ARG)
    operators.reserve(0, members)
    return members.handle
