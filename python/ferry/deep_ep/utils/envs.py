# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.envs: how DeepEP's programs start, seed and print, and what they ask of links and NICs."""
from __future__ import annotations

import functools
import os
import random
import re
import subprocess
from typing import Any

import torch
import torch.distributed as dist

from ..group import get_logical_domain_size, get_physical_domain_size

_local_rank: int | None = None
_seeds = (0, 0)  # of this rank, of all
_NIC = os.environ.get("EP_NIC_NAME", "mlx5_0")
_NICS = "/sys/class/infiniband"


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


def check_nvlink_connections(group: dist.ProcessGroup) -> None:
    """AssertionError on all ranks of the group where one of them has a PCIe card and another's GPU that NVLink does not join
    to it.  Cards of other forms are not asked; without GPUs there is none.  Collective; by NVML of package nvidia-ml-py.
    ferry's own objects need no NVLink: its paths between GPUs are those of ferry.path()."""
    mine = None
    if torch.cuda.is_available():
        properties: Any = torch.cuda.get_device_properties(torch.cuda.current_device())
        mine = os.uname().nodename, "GPU-" + str(properties.uuid)
    all_gpus: list = [None] * group.size()
    dist.all_gather_object(all_gpus, mine, group)
    found = None
    if mine is not None and "PCIE" in torch.cuda.get_device_name().upper():
        found = _not_joined(mine, [one for one in all_gpus if one is not None and one != mine])
    of_all: list = [None] * group.size()
    dist.all_gather_object(of_all, found, group)
    for rank, sentence in enumerate(of_all):
        if sentence is not None:
            raise AssertionError(f"check_nvlink_connections: rank {rank}: {sentence}")


def _not_joined(mine, others):
    """Returns what is wrong with NVLink from this GPU to others, each (host, UUID); None when nothing is."""
    for host, gpu in others:
        if host != mine[0]:
            return f"{mine[1]} of {mine[0]} and {gpu} of {host} are not joined by NVLink: they are of two hosts"
    try:
        import pynvml
        pynvml.nvmlInit()
        try:
            here = pynvml.nvmlDeviceGetHandleByUUID(mine[1])
            for _, gpu in others:
                there = pynvml.nvmlDeviceGetHandleByUUID(gpu)
                if pynvml.nvmlDeviceGetP2PStatus(here, there, pynvml.NVML_P2P_CAPS_INDEX_NVLINK) != pynvml.NVML_P2P_STATUS_OK:
                    return f"{mine[1]} and {gpu} are not joined by NVLink"
        finally:
            pynvml.nvmlShutdown()
    except Exception as error:  # the other ranks wait for this one's answer
        return f"NVML does not say whether NVLink joins the GPUs: {error}"
    return None


def check_torch_deterministic() -> None:
    """AssertionError where torch's deterministic algorithms and its filling of new memory are both on, with which torch.empty
    launches a kernel that a communication stream does not wait for."""
    settings = getattr(torch.utils, "deterministic", None)  # torch 2.2
    if torch.are_deterministic_algorithms_enabled() and getattr(settings, "fill_uninitialized_memory", False):
        raise AssertionError("check_torch_deterministic: torch fills new memory by kernels: set "
                             "torch.utils.deterministic.fill_uninitialized_memory = False")


@functools.lru_cache(None)
def get_nvlink_gbs(factor: float = 0.9) -> float:
    """Returns the sum of the speeds of all NVLinks of the first GPU, by nvidia-smi, times factor, in GB/s; 0 and a line on
    stdout where there is none.  Asked once."""
    try:
        said = subprocess.run(["nvidia-smi", "nvlink", "-s"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True,
                              universal_newlines=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError) as error:
        print(f"get_nvlink_gbs: the speed of NVLink is unknown: {error}")
        return 0
    first = said[:said.find("\nGPU ")] if "\nGPU " in said else said
    speeds = [float(speed) for speed in re.findall(r"Link \d+: *([0-9.]+) GB/s", first)]
    if not speeds:
        print("get_nvlink_gbs: nvidia-smi shows no NVLink of the first GPU")
    return sum(speeds) * factor


def _of_nic(nic_name, *file):
    """The text of a NIC's file, or "" where there is none."""
    try:
        with open(os.path.join(_NICS, nic_name, *file)) as opened:
            return opened.read().strip()
    except OSError:
        return ""


@functools.lru_cache(None)
def check_fast_rdma_atomic_support(nic_name: str = _NIC) -> bool:
    """Returns whether the NIC, by default EP_NIC_NAME or mlx5_0, is an MT4131 (ConnectX-8); False where there is none."""
    return _of_nic(nic_name, "hca_type") == "MT4131"


@functools.lru_cache(None)
def get_rdma_gbs(nic_name: str = _NIC) -> float:
    """Returns the speed of the NIC's first port in GB/s; 0 and a line on stdout where there is none."""
    rate = re.match(r"[0-9.]+", _of_nic(nic_name, "ports", "1", "rate"))  # 400 Gb/sec (4X NDR)
    if rate is None:
        print(f"get_rdma_gbs: there is no NIC {nic_name}: set EP_NIC_NAME to one of {_NICS}")
        return 0
    return float(rate.group()) / 8


__all__ = ["check_fast_rdma_atomic_support", "check_nvlink_connections", "check_torch_deterministic", "dist_print",
           "get_global_seed", "get_local_seed", "get_logical_domain_size", "get_nvlink_gbs", "get_physical_domain_size",
           "get_rdma_gbs", "init_dist", "init_seed"]
