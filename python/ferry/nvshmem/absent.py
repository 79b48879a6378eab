# SPDX-License-Identifier: BSD-3-Clause
"""What nvshmem4py has and ferry has not: each raises NotImplementedError, with what to do instead."""
from __future__ import annotations

from typing import Any

from .enums import DeviceLibLanguage, SmemAmount
from .errors import absent

_MULTICAST = "there is no multicast memory: use get_peer_tensor, or a collective"
_REGISTER = "local operands need no registration, and symmetric ones are made by tensor() or buffer()"
_KERNELS = "load kernels by ferry.triton, ferry.nvrtc or ferry.numba"
_TEAMS = "make teams by team_split_strided, or ferry.team"


def get_multicast_buffer(team: Any, buffer: Any) -> Any:
    """Is absent."""
    absent("get_multicast_buffer", _MULTICAST)


def get_multicast_tensor(team: Any, tensor: Any) -> Any:
    """Is absent."""
    absent("get_multicast_tensor", _MULTICAST)


def get_multicast_array(team: Any, array: Any) -> Any:
    """Is absent."""
    absent("get_multicast_array", _MULTICAST)


def register_external_buffer(buffer: Any, preferred_address: Any = None) -> Any:
    """Is absent."""
    absent("register_external_buffer", _REGISTER)


def unregister_external_buffer(buffer: Any) -> None:
    """Is absent."""
    absent("unregister_external_buffer", _REGISTER)


def register_external_tensor(tensor: Any) -> Any:
    """Is absent."""
    absent("register_external_tensor", _REGISTER)


def unregister_external_tensor(tensor: Any) -> None:
    """Is absent."""
    absent("unregister_external_tensor", _REGISTER)


def register_external_array(array: Any) -> Any:
    """Is absent."""
    absent("register_external_array", _REGISTER)


def unregister_external_array(array: Any) -> None:
    """Is absent."""
    absent("unregister_external_array", _REGISTER)


def module_init(mod: Any) -> None:
    """Is absent."""
    absent("module_init", _KERNELS)


def module_finalize(mod: Any) -> None:
    """Is absent."""
    absent("module_finalize", _KERNELS)


def library_init(lib: Any) -> None:
    """Is absent."""
    absent("library_init", _KERNELS)


def library_finalize(lib: Any) -> None:
    """Is absent."""
    absent("library_finalize", _KERNELS)


def find_device_bitcode_library(*, language: DeviceLibLanguage = DeviceLibLanguage.LLVM_BITCODE, arch: Any = None) -> str:
    """Is absent."""
    absent("find_device_bitcode_library", _KERNELS)


def ask_smem(amount: SmemAmount = SmemAmount.SMEM_RECOMMENDED) -> int:
    """Is absent."""
    absent("ask_smem", "ferry's kernels need no shared memory")


def team_init(team_config: Any, config_mask: int, npes: int, pe_idx_in_team: int, new_team_name: str | None = None) -> int:
    """Is absent."""
    absent("team_init", _TEAMS)


def get_team_unique_id() -> Any:
    """Is absent."""
    absent("get_team_unique_id", _TEAMS)


class TeamUniqueId:
    """Is absent."""

    def __init__(self) -> None:
        absent("TeamUniqueId", _TEAMS)


class NvshmemResource:
    """Is absent."""

    def __init__(self, device: Any) -> None:
        absent("NvshmemResource", "allocate by buffer()")


class NvshmemKernelObject:
    """Is absent."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        absent("NvshmemKernelObject", _KERNELS)

    @staticmethod
    def from_handle(handle: int | None = None) -> Any:
        """Is absent."""
        absent("NvshmemKernelObject.from_handle", _KERNELS)

    from_obj = from_obj_bytes = from_triton = from_cuda_bindings = from_handle
