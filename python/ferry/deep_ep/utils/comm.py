# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.comm: the sizes of domains, and torch's NCCL communicators.  ferry makes no communicator of NCCL."""
from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist

from ..checks import require
from ..group import get_logical_domain_size, get_physical_domain_size


class NCCLCommHandle:
    """A communicator of NCCL that torch owns.  ``managed``, with which DeepEP's handle destroys it, is refused."""

    def __init__(self, nccl_comm: int, managed: bool):
        require(not managed, "NCCLCommHandle: managed is True, and ferry destroys no communicator: give False, and let its "
                             "owner destroy it")
        self.nccl_comm, self.managed = nccl_comm, managed

    def get(self) -> int:
        """Returns the communicator's address, as NCCL's calls take it."""
        return self.nccl_comm


_handles: dict[dist.ProcessGroup, NCCLCommHandle] = {}


def get_nccl_comm_handle(group: dist.ProcessGroup, force_new_comm: bool = False) -> NCCLCommHandle:
    """Returns the handle of torch's own communicator of the group, the same one for each call.  ValueError: for
    force_new_comm, for a group that is not NCCL's, and where torch does not give its communicator away."""
    call = "get_nccl_comm_handle"
    require(not force_new_comm, f"{call}: force_new_comm is True, and ferry makes no communicator of NCCL: make a group by "
                                f"torch.distributed.new_group, and give that")
    if group not in _handles:
        name = dist.get_backend(group)
        require("nccl" in name, f"{call}: the group's backend is {name}, which has no communicator of NCCL: ferry's Buffers "
                                f"need none")
        of_group: Any = group  # torch's types have no _get_backend
        address = getattr(of_group._get_backend(torch.device("cuda")), "_comm_ptr", None)
        require(address is not None, f"{call}: torch {torch.__version__} does not give its communicator of NCCL away: use "
                                     f"a newer one")
        assert address is not None
        _handles[group] = NCCLCommHandle(address(), False)
    return _handles[group]


def destroy_all_managed_nccl_comm() -> None:
    """Forgets all handles.  Communicators stay with torch: ferry has made none that it would destroy."""
    _handles.clear()


__all__ = ["NCCLCommHandle", "destroy_all_managed_nccl_comm", "get_logical_domain_size", "get_nccl_comm_handle",
           "get_physical_domain_size"]
