# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric memory: Buffers, which are found again by the addresses of tensors and arrays."""
from __future__ import annotations

import weakref
from typing import Any

from .. import dtypes, job, operands
from .. import memory as heap
from ..errors import whole
from .errors import NvshmemInvalid, check_initialized, pe_of, translated


class Buffer(heap.Single):
    """Bytes of the heap, as CUDA Python's Buffer: ``handle`` is the address, ``size`` in bytes."""
    __slots__ = ("_array", "_references", "__weakref__")

    def __init__(self, array: heap.Array) -> None:
        self._array, self._references = array, 1

    @property
    def handle(self) -> int:
        """The address in this process."""
        return self._array._held()

    @property
    def size(self) -> int:
        """In bytes."""
        return self._array.nbytes

    @property
    def is_host_accessible(self) -> bool:
        """Whether this process loads and stores it."""
        return heap._where == "host"

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels do."""
        return heap._where == "cuda"

    def close(self) -> None:
        """As free."""
        free(self)

    def __dlpack__(self, **named: Any) -> Any:
        return self._array.__dlpack__(**named)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()

    def __repr__(self) -> str:
        return f"<Buffer of {self.size} bytes: {self._array!r}>"


_held: dict[int, Buffer] = {}  # by address: kept until they are freed
_released: weakref.WeakValueDictionary[int, heap.Block] = weakref.WeakValueDictionary()  # kept by the program alone
_peers: dict[int, tuple[Any, int, int]] = {}  # copies of other PEs: (their block here, weakly; bytes; PE)


def forget() -> None:
    """The job ends, or has ended."""
    _held.clear()
    _released.clear()
    _peers.clear()


def allocate(call: str, nbytes: int, release: bool) -> Buffer:
    """A Buffer of zeros; collective."""
    check_initialized(call)
    if any(kept._array._block is None or kept._array._block.epoch != heap._epoch for kept in _held.values()):
        forget()  # ferry.finalize() has ended their job
    made = Buffer(heap.zeros(nbytes, "uint8"))
    if release:
        _released[made.handle] = made._array._block
    else:
        _held[made.handle] = made
    return made


def at(address: int) -> Buffer | None:
    """The Buffer that begins there."""
    found, block = _held.get(address), _released.get(address)
    if found is not None:
        return found
    if block is not None and block.epoch == heap._epoch:
        return Buffer(heap.Array(block, address, (block.nbytes,), "uint8"))
    if address in _peers:
        of, nbytes, pe = _peers[address]
        block = of()
        if block is not None and block.epoch == heap._epoch:
            return Buffer(heap.Array(block, address, (nbytes,), "uint8", None, pe))
        del _peers[address]
    return None


def around(call: str, address: int, nbytes: int) -> heap.Array:
    """The bytes at an address of this PE's Buffers, as an Array."""
    blocks = [kept._array._block for kept in _held.values()] + list(_released.values())
    for block in blocks:
        if block.address <= address and address + nbytes <= block.address + block.nbytes and block.epoch == heap._epoch:
            return heap.Array(block, address, (nbytes,), "uint8")
    raise NvshmemInvalid(f"{call}: the memory at {address:#x} is of no Buffer: pass what tensor(), array() or buffer() "
                         "returned, or a view of it")


def bytes_of(call: str, x: Any, writable: bool = False) -> tuple[int, int, str, Any]:
    """(address, bytes, type, what keeps it alive) of a Buffer, or of what ferry's calls take."""
    if isinstance(x, Buffer):
        return x._array._held(), x.size, "uint8", x
    if hasattr(x, "is_contiguous") and not x.is_contiguous():
        turned = x.permute(*reversed(range(x.dim())))
        if turned.is_contiguous():  # tensor(morder="F")
            x = turned
    address, n, kind, kept = operands.operand(x, writable)
    return address, n * dtypes.SIZES[kind], kind, kept


@translated
def buffer(size: int, release: bool = False, except_on_del: bool = True) -> Buffer:
    """Returns a Buffer of ``size`` bytes, of zeros; collective.  It stays until it is freed; with ``release`` until the program
    drops it and its views.  except_on_del changes nothing."""
    if whole("buffer", size, "size ") < 0:
        raise NvshmemInvalid(f"buffer: size is {size}: pass 0 bytes or more")
    return allocate("buffer", size, release)


@translated
def free(buffer: Buffer) -> None:
    """This PE has done with the Buffer.  The memory returns to the heap at a later allocation, after all PEs have freed it and
    dropped its views."""
    if not isinstance(buffer, Buffer):
        raise NvshmemInvalid(f"free: a {type(buffer).__name__} is no Buffer: pass what buffer() returned, and a tensor to "
                             "free_tensor, an array to free_array")
    block = buffer._array._block
    if block is None:
        raise NvshmemInvalid("free: this Buffer was freed before: free it once")
    if block.epoch != heap._epoch:
        return  # finalize has freed it
    address = buffer.handle
    if buffer._array._pe is not None:
        _peers.pop(address, None)
    else:
        buffer._references -= 1
        if buffer._references > 0:
            return
        _held.pop(address, None)
        _released.pop(address, None)
    buffer._array.free()


@translated
def get_peer_buffer(buffer: Buffer, pe: int) -> Buffer:
    """Returns the Buffer of PE ``pe``, which this PE loads and stores.  It is freed with this PE's, or before."""
    if not isinstance(buffer, Buffer):
        raise NvshmemInvalid(f"get_peer_buffer: a {type(buffer).__name__} is no Buffer: pass what buffer() returned")
    pe = pe_of("get_peer_buffer", pe, "pe")
    if pe == job.my_pe():
        buffer._references += 1
        return buffer
    return Buffer(peer_of(buffer._array, pe))


def peer_of(array: heap.Array, pe: int) -> heap.Array:
    """Another PE's copy, which a tensor's address finds again."""
    found = heap.peer(array, pe)
    _peers[found.address] = (weakref.ref(array._block), array.nbytes, pe)
    return found
