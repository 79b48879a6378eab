# SPDX-License-Identifier: BSD-3-Clause
"""Numbers of NVSHMEM, by nvshmem4py's names; ferry's own are others."""
from __future__ import annotations

from enum import Enum, IntEnum

from .. import calls

_END = 32767


class ComparisonType(IntEnum):
    """How signal_wait compares."""
    CMP_EQ = 0
    CMP_NE = 1
    CMP_GT = 2
    CMP_LE = 3
    CMP_LT = 4
    CMP_GE = 5
    CMP_SENTINEL = _END


class SignalOp(IntEnum):
    """How a signal is updated."""
    SIGNAL_SET = 9
    SIGNAL_ADD = 10


class InitStatus(IntEnum):
    """What init_status returns: here the first or the third."""
    STATUS_NOT_INITIALIZED = 0
    STATUS_IS_BOOTSTRAPPED = 1
    STATUS_IS_INITIALIZED = 2
    STATUS_LIMITED_MPG = 3
    STATUS_FULL_MPG = 4
    STATUS_INVALID = _END


class ThreadSupport(IntEnum):
    """What query_thread returns."""
    THREAD_SINGLE = 0
    THREAD_FUNNELED = 1
    THREAD_SERIALIZED = 2
    THREAD_MULTIPLE = 3
    THREAD_TYPE_SENTINEL = _END


class SmemAmount(IntEnum):
    """What ask_smem takes."""
    SMEM_RECOMMENDED = 0
    SMEM_MINIMUM = 1
    SMEM_BARRIERS_ONLY = 2
    MAX = _END


class BufferTypes(IntEnum):
    """Kinds of Buffers: here the first two."""
    NORMAL = 0
    PEER = 1
    MULTIMEM = 2
    EXTERNAL = 3


class TeamId(IntEnum):
    """Teams that exist by themselves."""
    TEAM_INVALID = -1
    TEAM_WORLD = 0
    TEAM_WORLD_INDEX = 0
    TEAM_SHARED = 1
    TEAM_SHARED_INDEX = 1
    TEAM_NODE = 2
    TEAM_NODE_INDEX = 2
    TEAM_SAME_MYPE_NODE = 3
    TEAM_SAME_MYPE_NODE_INDEX = 3
    TEAM_SAME_GPU = 4
    TEAM_SAME_GPU_INDEX = 4
    TEAM_GPU_LEADERS = 5
    TEAM_GPU_LEADERS_INDEX = 5
    TEAM_MC_SHARED = 6
    TEAM_MC_SHARED_INDEX = 6
    TEAMS_MIN = 7
    TEAM_INDEX_MAX = _END


class DeviceLibLanguage(Enum):
    """What find_device_bitcode_library takes."""
    LLVM_BITCODE = "bc"
    LTOIR = "ltoir"
    STATIC = "a"


#: ferry's numbers.
COMPARISONS = {ComparisonType.CMP_EQ: calls.EQ, ComparisonType.CMP_NE: calls.NE, ComparisonType.CMP_GT: calls.GT,
               ComparisonType.CMP_LE: calls.LE, ComparisonType.CMP_LT: calls.LT, ComparisonType.CMP_GE: calls.GE}
UPDATES = {SignalOp.SIGNAL_SET: calls.SET, SignalOp.SIGNAL_ADD: calls.ADD}
