# SPDX-License-Identifier: BSD-3-Clause
"""The interface of nvshmem4py 0.4.1 (nvshmem.core) over ferry, over any kind of pair, on CPU tensors where the heap is in host
memory and on CUDA tensors where it is in GPU memory.

    python -m ferry nvshmem on             # `import nvshmem.core` is ferry in this Python; off takes it back

In host memory a call is made at once, whatever ``stream`` is.  In GPU memory it is queued in ``stream``, None: in torch's
current one, and a failure at its turn is a fault that a later call reports.  NvshmemInvalid and NvshmemError are FerryErrors;
what nvshmem4py has and ferry has not raises NotImplementedError."""
from typing import Any as NvshmemStreamsType

from .absent import (NvshmemKernelObject, NvshmemResource, TeamUniqueId, ask_smem, find_device_bitcode_library,
                     get_multicast_array, get_multicast_buffer, get_multicast_tensor, get_team_unique_id, library_finalize,
                     library_init, module_finalize, module_init, register_external_array, register_external_buffer,
                     register_external_tensor, team_init, unregister_external_array, unregister_external_buffer,
                     unregister_external_tensor)
from .amo import (atomic_add, atomic_and, atomic_compare_swap, atomic_fetch, atomic_fetch_add, atomic_fetch_and,
                  atomic_fetch_inc, atomic_fetch_or, atomic_fetch_xor, atomic_inc, atomic_or, atomic_set, atomic_swap,
                  atomic_xor)
from .collective import (alltoall, barrier, barrier_all, broadcast, collective_on_buffer, fcollect, reduce, reducescatter,
                         sync, sync_all)
from .enums import BufferTypes, ComparisonType, DeviceLibLanguage, InitStatus, SignalOp, SmemAmount, ThreadSupport
from .errors import NvshmemAbsent, NvshmemError, NvshmemInvalid, NvshmemWarning
from .job import (UniqueID, Version, finalize, get_name, get_unique_id, get_version, init, init_status, my_pe, n_pes,
                  query_thread)
from .memory import Buffer, buffer, free, get_peer_buffer
from .rma import (NvshmemStream, flush, get, get_nbi, put, put_nbi, put_signal, put_signal_nbi, quiet, signal_fetch,
                  signal_op, signal_wait)
from .teams import (MutableEnum, TeamConfig, Teams, team_destroy, team_get_config, team_my_pe, team_n_pes, team_split_2d,
                    team_split_strided, team_translate_pe)
from .tensors import (array, array_get_buffer, bytearray, bytetensor, free_array, free_tensor, get_peer_array,
                      get_peer_tensor, tensor, tensor_get_buffer)

__all__ = ["Buffer", "BufferTypes", "ComparisonType", "DeviceLibLanguage", "InitStatus", "MutableEnum", "NvshmemAbsent",
           "NvshmemError", "NvshmemInvalid", "NvshmemKernelObject", "NvshmemResource", "NvshmemStream", "NvshmemStreamsType",
           "NvshmemWarning", "SignalOp", "SmemAmount", "TeamConfig", "TeamUniqueId", "Teams", "ThreadSupport", "UniqueID",
           "Version", "alltoall", "array", "array_get_buffer", "ask_smem", "atomic_add", "atomic_and", "atomic_compare_swap",
           "atomic_fetch", "atomic_fetch_add", "atomic_fetch_and", "atomic_fetch_inc", "atomic_fetch_or", "atomic_fetch_xor",
           "atomic_inc", "atomic_or", "atomic_set", "atomic_swap", "atomic_xor", "barrier", "barrier_all", "broadcast",
           "buffer", "bytearray", "bytetensor", "collective_on_buffer", "fcollect", "finalize", "find_device_bitcode_library",
           "flush", "free", "free_array", "free_tensor", "get", "get_multicast_array", "get_multicast_buffer",
           "get_multicast_tensor", "get_name", "get_nbi", "get_peer_array", "get_peer_buffer", "get_peer_tensor",
           "get_team_unique_id", "get_unique_id", "get_version", "init", "init_status", "library_finalize", "library_init",
           "module_finalize", "module_init", "my_pe", "n_pes", "put", "put_nbi", "put_signal", "put_signal_nbi",
           "query_thread", "quiet", "reduce", "reducescatter", "register_external_array", "register_external_buffer",
           "register_external_tensor", "signal_fetch", "signal_op", "signal_wait", "sync", "sync_all", "team_destroy",
           "team_get_config", "team_init", "team_my_pe", "team_n_pes", "team_split_2d", "team_split_strided",
           "team_translate_pe", "tensor", "tensor_get_buffer", "unregister_external_array", "unregister_external_buffer",
           "unregister_external_tensor"]
