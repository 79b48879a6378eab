# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.envs: how DeepEP's programs start, seed and print."""
from __future__ import annotations

import os
import random

import torch
import torch.distributed as dist

from ..group import get_logical_domain_size, get_physical_domain_size

_local_rank: int | None = None
_seeds = (0, 0)  # of this rank, of all


def init_seed(global_seed: int) -> None:
    """Seeds torch and random with global_seed + rank."""
    global _seeds
    _seeds = global_seed + dist.get_rank(), global_seed
    torch.manual_seed(_seeds[0])
    random.seed(_seeds[0])


def get_local_seed() -> int:
    """Of this rank."""
    return _seeds[0]


def get_global_seed() -> int:
    """Of all ranks."""
    return _seeds[1]


def dist_print(s: str = "", once_in_node: bool = False) -> None:
    """Prints on all ranks, or on the first of each node; then a barrier."""
    assert _local_rank is not None, "dist_print: init_dist comes first"
    if not once_in_node or _local_rank == 0:
        print(s, flush=True)
    dist.barrier()


def init_dist(local_rank: int, num_local_ranks: int, seed: int = 0):
    """(rank, ranks, a group of all) of torch.distributed: NCCL and this rank's GPU where there are GPUs, else gloo.  WORLD_SIZE
    and RANK are of nodes.  bf16 becomes torch's type, and the GPU its device."""
    global _local_rank
    _local_rank, on_gpu = local_rank, torch.cuda.is_available()
    size = int(os.environ.get("WORLD_SIZE", 1)) * num_local_ranks
    where = f"tcp://{os.environ.get('MASTER_ADDR', '127.0.0.1')}:{int(os.environ.get('MASTER_PORT', 8361))}"
    if on_gpu:
        torch.cuda.set_device(local_rank)
    dist.init_process_group("nccl" if on_gpu else "gloo", init_method=where, world_size=size,
                            rank=int(os.environ.get("RANK", 0)) * num_local_ranks + local_rank)
    torch.set_default_dtype(torch.bfloat16)
    set_device = getattr(torch, "set_default_device", None)  # torch 2.0
    if on_gpu and set_device is not None:
        set_device("cuda")
    init_seed(seed)
    return dist.get_rank(), size, dist.new_group(list(range(size)))


__all__ = ["dist_print", "get_global_seed", "get_local_seed", "get_logical_domain_size", "get_physical_domain_size",
           "init_dist", "init_seed"]
