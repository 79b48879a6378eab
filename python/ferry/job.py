# SPDX-License-Identifier: BSD-3-Clause
"""Joining and leaving the job, and who is in it."""
from __future__ import annotations

import atexit
import ctypes
import os
import sys
import threading

from . import errors, gpu, library, memory
from .errors import FerryError, InvalidArgument, check

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any

_space = None  # "host" or "cuda" between init and finalize
_timeout = 30.0  # seconds that a call waits
_ends_in = 0  # the process that has been told what to do at its end


# ---- Signals.  A wait of the main thread asks this generator now and then.  Resuming it gives Python the turn to run
# handlers of signals, within the `try`, so that what a handler raises is kept and ends the wait.


def _run_handlers():
    answer = 0
    while True:
        try:
            yield answer
            answer = 0
            for _ in range(2):
                pass
        except GeneratorExit:
            return
        except BaseException as raised:  # whatever the program's handler raises
            errors.interrupts.raised = raised
            answer = 1


def _make_hook():
    handlers = _run_handlers()
    next(handlers)
    return ctypes.CFUNCTYPE(ctypes.c_int)(handlers.__next__)


_hook = _make_hook()


def _watch_signals(on):
    if threading.current_thread() is threading.main_thread():
        library.ferry_set_wait_hook(ctypes.cast(_hook, ctypes.c_void_p).value if on else None)


# ---- Joining.


def unique_id() -> bytes:
    """Makes the 128 bytes with which PEs find each other.

    Scope: one thread of the future PE 0, before init(); it sends the bytes to the others in secret.
    Completion: the future PE 0 listens.
    Errors: FerryError, when it cannot listen."""
    made = ctypes.create_string_buffer(128)
    check(library.ferry_get_unique_id(ctypes.addressof(made)))
    return made.raw


def _from_group(group):
    """Rank, size and unique id by a torch.distributed group that has all PEs of the job."""
    import torch.distributed as dist
    rank, size = dist.get_rank(group), dist.get_world_size(group)
    if rank < 0:
        raise InvalidArgument("ferry.init: this process is not in the group")
    box = [unique_id() if rank == 0 else None]
    source = 0 if group is None or group is dist.group.WORLD else dist.get_global_rank(group, 0)
    dist.broadcast_object_list(box, src=source, group=group)
    return rank, size, box[0]


def _nanoseconds(seconds):
    return 0 if seconds is None else max(1, int(seconds * 1e9))


_UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1, "m": 60}


def _seconds(duration):
    """Of a duration that ferry_init has accepted, such as 20s."""
    digits = duration.rstrip("mnus")
    return int(digits) * _UNITS[duration[len(digits):]]


def _open_launchers_libraries():
    """The plug-ins of a portable wheel do not name the libraries of MPI and PMIx, which a machine may lack."""
    for variables, name in ((("OMPI_COMM_WORLD_SIZE", "PMI_SIZE"), "libmpi.so.40"), (("PMIX_RANK",), "libpmix.so.2")):
        if any(variable in os.environ for variable in variables):
            try:
                ctypes.CDLL(name, ctypes.RTLD_GLOBAL)
            except OSError:
                pass  # the plug-in then says what is missing


def init(*, group: Any = None, comm: Any = None, unique_id: bytes | None = None, rank: int | None = None,
         n_pes: int | None = None, bootstrap: str | None = None, space: str | None = None, paths: str | None = None,
         timeout: float | None = None, init_timeout: float | None = None, heap_max: int | None = None) -> None:
    """Joins the job.

    Arguments: without any the launcher is recognised: ferry-run, torchrun, mpirun, srun or prun with PMIx; else this
    is a job of one PE.  Or the PEs are those of ``group`` (torch.distributed), of ``comm`` (mpi4py), or those that
    pass the same ``unique_id`` (128 bytes, from ``ferry.unique_id()``) with their ``rank`` and ``n_pes``. bootstrap,
    space ("host", "cuda"), paths, heap_max (bytes): as the environment's FERRY_ variables; timeout and init_timeout
    are in seconds.
    Scope: collective: one thread of every process, once until finalize().
    Completion: every PE is known, and the heaps of all are reached.
    Errors: InvalidArgument; FerryError, with the reason, when PEs do not find each other in init_timeout, when a pair
    has no way to communicate, or when this process is a PE already."""
    global _space, _timeout
    if group is not None and comm is not None or unique_id is not None and (group is not None or comm is not None):
        raise InvalidArgument("ferry.init: pass one of group, comm and unique_id")
    if library.ferry_query_initialized():
        raise FerryError("ferry.init: this process is a PE already", errors.ALREADY_INITIALIZED)
    if group is not None:
        rank, n_pes, unique_id = _from_group(group)
    elif comm is not None:
        rank, n_pes = comm.Get_rank(), comm.Get_size()
        unique_id = comm.bcast(globals()["unique_id"]() if rank == 0 else None, root=0)
    elif (unique_id is None) != (rank is None) or (rank is None) != (n_pes is None):
        raise InvalidArgument("ferry.init: unique_id, rank and n_pes belong together")
    config = library.structure("ferry_config")()
    config.size = ctypes.sizeof(config)
    if unique_id is not None and rank is not None and n_pes is not None:  # all of them, or none
        if len(unique_id) != 128:
            raise InvalidArgument(f"ferry.init: a unique id has 128 bytes, not {len(unique_id)}")
        if not 0 <= rank < n_pes:
            raise InvalidArgument(f"ferry.init: rank {rank} of {n_pes} PEs")
        held = ctypes.create_string_buffer(bytes(unique_id), 128)
        config.unique_id, config.rank, config.n_pes = ctypes.addressof(held), rank, n_pes
    for name, value in (("bootstrap", bootstrap), ("space", space), ("paths", paths)):
        if value is not None:
            setattr(config, name, value.encode())
    config.timeout_ns, config.init_timeout_ns = _nanoseconds(timeout), _nanoseconds(init_timeout)
    config.heap_max = heap_max or 0
    _watch_signals(True)
    if (space or os.environ.get("FERRY_SPACE")) != "host":
        gpu.prepare()
    if unique_id is None:
        _open_launchers_libraries()
    # The interpreter's globals are nobody's symmetric memory, and other threads use them while init would move them.
    said = "FERRY_STATIC" in os.environ
    if not said:
        os.environ["FERRY_STATIC"] = "none"
    try:
        status = library.ferry_init_with(ctypes.addressof(config))
    finally:
        if not said:
            del os.environ["FERRY_STATIC"]
    check(status)
    errors.forget_faults()
    _timeout = timeout or _seconds(os.environ.get("FERRY_TIMEOUT") or "30s")
    _space = library.ferry_space_name().decode()
    if _space == "cuda":
        gpu.take_device()
    memory.begin(_space)
    _watch_the_end()


def initialized() -> bool:
    """Returns whether this process is a PE now.

    Scope: local, any thread.  Completion: at once.  Errors: none."""
    return bool(library.ferry_query_initialized())


def finalize() -> None:
    """Leaves the job: completes this PE's operations, waits for the living PEs, frees the heap.

    Scope: collective: one thread of every living PE; done by itself when the process ends with status 0.
    Completion: this process is no PE.  Arrays are refused from then on; views of them keep the heap's memory and its
    values until they are dropped, also over a later init().
    Errors: FerryError, when an operation was lost; the process has left the job all the same.  None when it is no
    PE."""
    global _space
    if not library.ferry_query_initialized():
        return
    memory.end()
    status = library.ferry_finalize()
    _space = None
    check(status)


def my_pe() -> int:
    """Returns this PE's number, from 0; -1 when this process is no PE.

    Scope: local, any thread.  Completion: at once.  Errors: none."""
    return library.ferry_my_pe()


def n_pes() -> int:
    """Returns the number of PEs; 0 when this process is no PE.

    Scope: local, any thread.  Completion: at once.  Errors: none."""
    return library.ferry_n_pes()


def space() -> str | None:
    """Returns where the heap is: ``"host"`` or ``"cuda"``; None when this process is no PE.

    Scope: local, any thread.  Completion: at once.  Errors: none."""
    return _space


# ---- The process's end.  With status 0 it finalizes, when the interpreter has ended and the status is known
# (ferry_finalize_at_exit).  With another status, and without C's exit(), it ends without waiting for the others: they learn
# of its death at once, and the launcher of its failure.


def _watch_the_end():
    global _ends_in
    check(library.ferry_finalize_at_exit(gpu.synchronize_of_c() if _space == "cuda" else None))
    if _ends_in == os.getpid():
        return
    _ends_in = os.getpid()
    atexit.register(_at_exit, _ends_in)
    processes = sys.modules.get("multiprocessing.process")
    if processes and processes.parent_process() is not None:  # it may end by os._exit()
        from multiprocessing import util
        util.Finalize(None, _at_end_of_worker, exitpriority=0)


def _at_exit(owner):
    if os.getpid() != owner:
        return
    memory.end_at_exit()
    _watch_signals(False)


def _at_end_of_worker():
    """Within multiprocessing's handling of what ended the worker."""
    raised = sys.exc_info()[1]
    if raised is None or isinstance(raised, SystemExit) and raised.code in (None, 0):
        try:
            finalize()
        except FerryError:  # the library has said so
            pass


# ---- The other PEs.

PATHS = ("native", "flags", "staged", "remote", "none")
STATES = ("alive", "finalized", "lost")


def path(source: int, target: int) -> str:
    """Returns how PE ``source`` reaches PE ``target``: native, flags, staged, remote or none.

    Arguments: source and target: PEs, 0 to n_pes() - 1; of others the answer is none.
    Scope: local, any thread.  Completion: at once.
    Errors: InvalidArgument for a number that is no PE's in C, TypeError for what is no number."""
    return PATHS[library.ferry_path_of(errors.pe_of("path", source), errors.pe_of("path", target))]


def peers() -> list[str]:
    """Returns the state of every PE as known here: a list of ``"alive"``, ``"finalized"`` or ``"lost"``.

    Scope: local, any thread.  Completion: at once; sends nothing.  Errors: none; no PEs when this process is none."""
    state, states = ctypes.c_int(), []
    for pe in range(n_pes()):
        check(library.ferry_peer_state(pe, ctypes.addressof(state)))
        states.append(STATES[state.value])
    return states


def failure_ack() -> int:
    """Accepts the deaths so far, so that waits which any PE may end go on without the dead; returns their number.

    Scope: local, any thread; each survivor calls it for itself.  Completion: at once.  Errors: none."""
    return library.ferry_failure_ack()


def stats(pe: int) -> dict[str, int]:
    """Returns this PE's accesses to ``pe`` since init: counts and bytes by name (ferry_stats_pair in ferry/types.h).

    Arguments: pe: 0 to n_pes() - 1.
    Scope: local, any thread.  Completion: at once.  Errors: InvalidArgument, NotInitialized."""
    pair = library.structure("ferry_stats_pair")()
    check(library.ferry_stats(errors.pe_of("stats", pe), ctypes.addressof(pair)))
    return {field[0]: getattr(pair, field[0]) for field in pair._fields_}


def abort(code: int = 1) -> None:
    """Aborts the job: every wait of every PE ends with Aborted from now on.

    Arguments: code: a number for ferry-run's exit status.
    Scope: any thread of any PE; not collective.  Completion: the living PEs are told.  It ends no process.
    Errors: NotInitialized."""
    check(library.ferry_abort(code))
