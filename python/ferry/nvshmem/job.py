# SPDX-License-Identifier: BSD-3-Clause
"""Joining and leaving the job."""
from __future__ import annotations

import ctypes
import sys
from typing import Any

from .. import job, library
from . import memory, teams
from .enums import InitStatus, ThreadSupport
from .errors import NvshmemInvalid, check_initialized, translated

#: Of nvshmem4py, whose names and arguments these are; of NVSHMEM, and OpenSHMEM as it says (ferry/compat/nvshmem_types.h).
SURFACE, NVSHMEM, OPENSHMEM = "0.4.1", "3.8.0", "1.3"
_BYTES = 128


class Version:
    """What get_version returns: three versions, as text."""

    def __init__(self, openshmem_spec_version: str = "", nvshmem4py_version: str = "", libnvshmem_version: str = "") -> None:
        self.openshmem_spec_version = openshmem_spec_version
        self.nvshmem4py_version = nvshmem4py_version
        self.libnvshmem_version = libnvshmem_version

    def __repr__(self) -> str:
        return (f"<Version NVSHMEM {self.libnvshmem_version}, OpenSHMEM {self.openshmem_spec_version}, nvshmem4py "
                f"{self.nvshmem4py_version}, by {get_name()}>")


class UniqueID:
    """The 128 bytes with which PEs find each other.  It is pickled by value."""

    def __init__(self, data: bytes = bytes(_BYTES)) -> None:
        if len(data) != _BYTES:
            raise NvshmemInvalid(f"UniqueID: {len(data)} bytes: pass the {_BYTES} of get_unique_id()")
        self._bytes = bytearray(data)

    @property
    def _data(self) -> Any:
        """A numpy view that may be written to: programs broadcast it."""
        import numpy
        return numpy.frombuffer(self._bytes, dtype=numpy.uint8)

    @property
    def ptr(self) -> int:
        """The address of the bytes."""
        return ctypes.addressof((ctypes.c_char * _BYTES).from_buffer(self._bytes))

    def __bytes__(self) -> bytes:
        return bytes(self._bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UniqueID) and self._bytes == other._bytes

    def __reduce__(self) -> Any:
        return UniqueID, (bytes(self._bytes),)


@translated
def get_unique_id(empty: bool = False) -> UniqueID:
    """Returns a new UniqueID, on one process, the future PE 0, which listens from then on; with ``empty`` one of zeros, into
    which that one's bytes are received."""
    return UniqueID() if empty else UniqueID(job.unique_id())


def get_name() -> str:
    """Returns the library's name."""
    return f"ferry {library.version()}"


def get_version() -> Version:
    """Returns the versions whose interfaces these are."""
    return Version(OPENSHMEM, SURFACE, NVSHMEM)


def _communicator(method: str, mpi_comm: Any) -> Any:
    try:
        from mpi4py import MPI
    except (ImportError, RuntimeError) as error:
        raise NvshmemInvalid(f"init: initializer_method is {method!r}, and mpi4py is not there ({error}): install it, or pass "
                             "'uid'") from None
    if mpi_comm is not None and not isinstance(mpi_comm, MPI.Comm):
        raise NvshmemInvalid(f"init: mpi_comm is a {type(mpi_comm).__name__}: pass a communicator of mpi4py")
    return MPI.COMM_WORLD if mpi_comm is None else mpi_comm


@translated
def init(device: Any = None, uid: Any = None, rank: int | None = None, nranks: int | None = None, mpi_comm: Any = None,
         initializer_method: str = "") -> None:
    """Joins the job; collective.  initializer_method: "uid", of the processes that pass the same ``uid`` with their rank and
    nranks; "mpi" or "emulated_mpi", of those of mpi_comm, by default MPI.COMM_WORLD.  device: CUDA Python's Device, torch's, or
    a number: the heap's GPU, by default the current one; in host memory it changes nothing."""
    if initializer_method not in ("uid", "mpi", "emulated_mpi"):
        raise NvshmemInvalid(f"init: initializer_method is {initializer_method!r}: pass 'uid', 'mpi' or 'emulated_mpi'")
    if initializer_method == "uid":
        if uid is None or rank is None or nranks is None or mpi_comm is not None:
            raise NvshmemInvalid(f"init: 'uid' takes uid, rank and nranks, and no mpi_comm: they are {uid!r}, {rank}, {nranks} "
                                 f"and {mpi_comm!r}")
        if not isinstance(uid, (UniqueID, bytes, bytearray)):
            raise NvshmemInvalid(f"init: uid is a {type(uid).__name__}: pass what get_unique_id() returned on rank 0")
        if not any(bytes(uid)):
            raise NvshmemInvalid("init: uid is empty: send the one of get_unique_id() on rank 0 to all ranks")
        _choose(device)
        job.init(unique_id=bytes(uid), rank=rank, n_pes=nranks)
    else:
        comm = _communicator(initializer_method, mpi_comm)
        _choose(device)
        job.init(comm=comm)
    teams.forget()


def _choose(device: Any) -> None:
    """Makes the GPU current, where ferry looks for it."""
    if device is None:
        return
    torch = sys.modules.get("torch")
    if hasattr(device, "set_current"):
        device.set_current()
    number = getattr(device, "device_id", getattr(device, "index", device))
    if torch is not None and type(number) is int and torch.cuda.is_available():
        torch.cuda.set_device(number)


@translated
def finalize() -> None:
    """Leaves the job, and frees what was not freed; collective.  init may come again."""
    check_initialized("finalize")
    memory.forget()
    job.finalize()
    teams.forget()


def my_pe() -> int:
    """Returns this PE's number; -1 when this process is no PE."""
    return job.my_pe()


def n_pes() -> int:
    """Returns the number of PEs; 0 when this process is no PE."""
    return job.n_pes()


def init_status() -> InitStatus:
    """Returns whether this process is a PE."""
    return InitStatus.STATUS_IS_INITIALIZED if job.initialized() else InitStatus.STATUS_NOT_INITIALIZED


def query_thread() -> ThreadSupport:
    """Returns which threads may make calls: any."""
    return ThreadSupport.THREAD_MULTIPLE
