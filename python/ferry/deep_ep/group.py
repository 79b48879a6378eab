# SPDX-License-Identifier: BSD-3-Clause
"""The group of a Buffer: all PEs of the job, in their order."""
from __future__ import annotations

import torch

import ferry

from .checks import require


def join(call, group, comm=None):
    """(rank, size) in the group, else in the communicator, else in the job, which this process joins when it must."""
    if not ferry.initialized():
        ferry.init(group=group, comm=comm if group is None else None)
    me, n = ferry.my_pe(), ferry.n_pes()
    if group is not None:
        rank, size = group.rank(), group.size()
    elif comm is not None:
        rank, size = comm.Get_rank(), comm.Get_size()
    else:
        rank, size = me, n
    require((rank, size) == (me, n), f"{call}: the group has this process as rank {rank} of {size}, and ferry as PE "
                                     f"{me} of {n}: a {call}'s group is the whole job, in its order")
    return rank, size


def get_physical_domain_size(group) -> tuple[int, int]:
    """(groups of ranks, ranks in each): ranks of a group reach each other without a network.  Where groups differ in size,
    each rank is one.  Collective when the group has not joined ferry's job."""
    _, n = join("ElasticBuffer", group)
    near = {sum(ferry.path(i, j) != "remote" for j in range(n)) for i in range(n)}
    size = near.pop() if len(near) == 1 else 1
    return (n // size, size) if n % size == 0 else (n, 1)


def get_logical_domain_size(group, allow_hybrid_mode: bool = True) -> tuple[int, int]:
    """(1, ranks), with and without allow_hybrid_mode: ferry takes its way over several nodes by itself."""
    return 1, join("ElasticBuffer", group)[1]


class Runtime:
    """What programs ask of DeepEP's own object."""

    def __init__(self, rank, size):
        self._rank, self._size = rank, size

    def is_available(self):
        return ferry.initialized()

    def get_num_rdma_ranks(self):
        return 1

    def get_rdma_rank(self):
        return 0

    def get_root_rdma_rank(self, global_: bool = False):
        return 0

    def get_local_device_id(self):
        return torch.cuda.current_device() if torch.cuda.is_available() else -1


__all__ = ["Runtime", "get_logical_domain_size", "get_physical_domain_size", "join"]
