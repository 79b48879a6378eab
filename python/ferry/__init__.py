# SPDX-License-Identifier: BSD-3-Clause
"""ferry: one-sided communication between the PEs of a job.

    import ferry
    ferry.init()
    box = ferry.zeros(1, "int64")                        # one on each PE
    ferry.atomic_add(box, 1, (ferry.my_pe() + 1) % ferry.n_pes())
    ferry.barrier()
    print(ferry.my_pe(), box.item())

Start it by ``ferry-run -n 4 python prog.py``.  A call that fails raises a FerryError with the status and the
fault; refused arguments are ValueErrors too.  Waits release the GIL and answer signals.  Times are in seconds,
sizes in elements unless a name says bytes."""
_SECOND = "ferry: this is a second interpreter of its process, and a process is one PE: import ferry in the main interpreter"
try:
    import ctypes as _ctypes
except ImportError as _error:  # some interpreters cannot even load it
    raise RuntimeError(f"{_SECOND} ({_error})") from None
_state = _ctypes.PYFUNCTYPE(_ctypes.c_void_p)
if _state(("PyInterpreterState_Get", _ctypes.pythonapi))() != \
        _state(("PyInterpreterState_Main", _ctypes.pythonapi))():
    raise RuntimeError(_SECOND)

from . import calls as _calls_of
from .calls import ADD, EQ, GE, GT, LE, LT, NE, SET
from .errors import (Aborted, Fault, FerryError, InvalidArgument, NotInitialized, OutOfMemory, PeerLost, Timeout,
                     Unsupported, faults)
from .job import (abort, failure_ack, finalize, init, initialized, my_pe, n_pes, path, peers, space, stats,
                  unique_id)
from .library import version
from .memory import Array, collect, empty, peer, zeros
from .stream import Stream, on_stream
from .teams import NODE, SHARED, WORLD, Team, resync, team

__version__ = "0.1.0"

_host = _calls_of.Blocking()
put, get, put_signal, signal, signal_wait = _host.put, _host.get, _host.put_signal, _host.signal, _host.signal_wait
wait, test, fence, quiet, barrier, sync = _host.wait, _host.test, _host.fence, _host.quiet, _host.barrier, _host.sync
broadcast, all_gather, all_to_all = _host.broadcast, _host.all_gather, _host.all_to_all
all_reduce, reduce_scatter = _host.all_reduce, _host.reduce_scatter
atomic_set, atomic_add, atomic_and = _host.atomic_set, _host.atomic_add, _host.atomic_and
atomic_or, atomic_xor, atomic_fetch = _host.atomic_or, _host.atomic_xor, _host.atomic_fetch
atomic_swap, atomic_compare_swap = _host.atomic_swap, _host.atomic_compare_swap
atomic_fetch_add, atomic_fetch_and = _host.atomic_fetch_add, _host.atomic_fetch_and
atomic_fetch_or, atomic_fetch_xor = _host.atomic_fetch_or, _host.atomic_fetch_xor


def from_dlpack(array: object) -> Array:
    """Returns another library's array as an operand of puts and gets, by DLPack, without a copy.

    Arguments: array: what has __dlpack__, in host memory or on this PE's GPU, of any shape.  The result is not symmetric.
    Scope: local, any thread.  Completion: at once; the array lives as long as the result.
    Errors: InvalidArgument for a type or device that ferry has not, TypeError for what is no array."""
    from .dlpack import import_array
    return import_array(array)


__all__ = ["ADD", "Aborted", "Array", "EQ", "Fault", "FerryError", "GE", "GT", "InvalidArgument", "LE", "LT", "NE",
           "NODE", "NotInitialized", "OutOfMemory", "PeerLost", "SET", "SHARED", "Stream", "Team", "Timeout",
           "Unsupported", "WORLD", "__version__", "abort", "all_gather", "all_reduce", "all_to_all", "atomic_add",
           "atomic_and", "atomic_compare_swap", "atomic_fetch", "atomic_fetch_add", "atomic_fetch_and",
           "atomic_fetch_or", "atomic_fetch_xor", "atomic_or", "atomic_set", "atomic_swap", "atomic_xor", "barrier",
           "broadcast", "collect", "empty", "failure_ack", "faults", "fence", "finalize", "from_dlpack", "get", "init",
           "initialized", "my_pe", "n_pes", "on_stream", "path", "peer", "peers", "put", "put_signal", "quiet",
           "reduce_scatter", "resync", "signal", "signal_wait", "space", "stats", "sync", "team", "test", "unique_id", "version",
           "wait", "zeros"]
