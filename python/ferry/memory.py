# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric arrays: one on each PE, at the same place of its heap."""
from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from operator import index

from . import dtypes, gpu, library
from .errors import (INVALID_PE, TIMEOUT, FerryError, InvalidArgument, NotInitialized, Unsupported, called, check, fail,
                     last_status, pe_of, whole)

TYPE_CHECKING = False
if TYPE_CHECKING:  # a program starts without it
    from typing import Any

_epoch = 0  # counts inits: blocks of an earlier job are not this job's
_where: str | None = None  # the space
_slots: list[int] = []  # this job's blocks by number, the same on every PE: an address, or 0 for a number that is free
_dead: set[int] = set()  # numbers of blocks that this PE has dropped
# Two words a 64 slots, twice: (address, words) where PEs tell each other what they dropped.
_control: tuple[int, int] | None = None
_turn = 0
# What a timeout or a signal's handler has interrupted: the repeated call goes on there, as the other PEs do.
_asked: tuple[int, int, int] | None = None  # a collection: (source, result, words)
_ended: tuple[int, int] = (0, 0)  # how many collections have brought their result, and the last one's
_freeing: list[tuple[int, int]] = []        # (slot or -1, address) of blocks that every PE frees now
_collected = False                          # an allocation has collected
_ends: dict[int, Callable[[], None]] = {}   # by number of a block: what goes before it is freed
# Living views by the epoch of their memory, and the numbers under which the heaps of ended jobs are kept for them.
_views: dict[int, set[int]] = {}
_kept: dict[int, int] = {}


class Single:
    """What owns memory, a number of the C library or a place in a job: a second one would free it for the first."""
    __slots__ = ()

    def __reduce_ex__(self, protocol):
        raise TypeError(f"ferry's {type(self).__name__} is neither copied nor pickled: copy the values of an array by "
                        "a.numpy().copy(), a.torch().clone() or ferry.put, and make other objects anew")


def _count_epoch():
    global _epoch
    _epoch += 1
    if library.binding is not None:
        library.binding.set_epoch(_epoch)


def begin(space):
    global _where, _control, _asked, _collected, _ended
    _count_epoch()
    _where, _control, _asked, _collected, _ended = space, None, None, False, (0, 0)
    _slots.clear()
    _dead.clear()
    _freeing.clear()
    _ends.clear()


def end():
    """The job ends: arrays are refused.  Views keep their memory."""
    if _where == "cuda":
        try:
            gpu.synchronize()
        except RuntimeError:  # a context that has failed says so elsewhere, and this PE leaves all the same
            pass
    _sweep()
    if _views.get(_epoch):
        number = ctypes.c_uint64()
        check(library.ferry_heap_keep(ctypes.addressof(number)))
        _kept[_epoch] = number.value
    _leave()


def end_at_exit():
    """The interpreter ends before the job does, and its views end with the process."""
    _views.clear()
    _leave()


def _leave():
    global _where
    _count_epoch()
    _where = None


def _sweep():
    """Drops what libraries have given back by DLPack."""
    if "ferry.dlpack" in sys.modules:
        sys.modules["ferry.dlpack"].sweep()


class Block(Single):
    """Memory of the heap on this PE.  The last reference to it says that this PE has dropped it."""
    __slots__ = ("address", "nbytes", "slot", "epoch", "__weakref__")

    def __init__(self, address, nbytes, slot):
        self.address, self.nbytes, self.slot, self.epoch = address, nbytes, slot, _epoch

    def __del__(self):
        if self.epoch == _epoch:
            _dead.add(self.slot)


class View(Single):
    """What a library keeps alive while it has the address of a block: the block, and not the Array, which may be freed.
    The memory stays until the last View of its job has gone, also after finalize."""
    __slots__ = ("block", "__array_interface__", "__weakref__")

    def __init__(self, block, interface=None):
        self.block, self.__array_interface__ = block, interface
        _views.setdefault(block.epoch, set()).add(id(self))

    def __del__(self):
        epoch = self.block.epoch
        living = _views.get(epoch) if _views else None
        if living:
            living.discard(id(self))
            if not living and epoch != _epoch:
                del _views[epoch]
                library.ferry_heap_release(_kept.pop(epoch, 0))


def _write(address, data):
    if _where == "host":
        ctypes.memmove(address, data, len(data))
        return
    source = ctypes.create_string_buffer(data, len(data))
    check(library.ferry_putmem(address, ctypes.addressof(source), len(data), library.ferry_my_pe()) or library.ferry_quiet())


def _read(address, nbytes):
    if _where == "host":
        return ctypes.string_at(address, nbytes)
    gpu.settle()
    data = ctypes.create_string_buffer(nbytes)
    check(library.ferry_getmem(ctypes.addressof(data), address, nbytes, library.ferry_my_pe()))
    return data.raw


def _malloc(nbytes, zeroed):
    address = library.ferry_calloc(1, nbytes) if zeroed else library.ferry_malloc(nbytes)
    if not address:
        fail(last_status())
    return address


def collect() -> int:
    """Returns to the heap the arrays that every PE has dropped, and their number.

    Scope: collective: one thread of every PE; every allocation does the same first.
    Completion: their memory is free on this PE.  An array is dropped when neither it nor a view of it remains.
    Errors: NotInitialized; PeerLost, Timeout, Aborted.  A call that is repeated after a Timeout is the same one: what
    this PE has dropped meanwhile counts from the next one on."""
    global _control, _turn, _asked
    if not library.ferry_query_initialized():
        raise NotInitialized("ferry.collect: this process is not a PE: call ferry.init() first", 4)
    _sweep()
    if not _slots:
        return 0
    if _asked is None and not _freeing:
        words = (len(_slots) + 63) // 64
        if _control is None or _control[1] < words:
            grown = max(8, 2 * words)
            old, _control = _control, (_malloc(6 * 8 * grown, True), grown)
            if old is not None:
                _freeing.append((-1, old[0]))
                _free()
        # Two sources and two results in turn: a PE that is one collection ahead does not write what another still reads.
        turn = _turn ^ 1
        source = _control[0] + 2 * 8 * _control[1] * turn
        bits, dropped = 0, _dead.copy()
        if _where == "cuda":  # kernels that were launched before the drop may still use the memory
            gpu.synchronize()
        for slot in dropped:
            bits |= 1 << slot
        _write(source, bits.to_bytes(8 * words, "little"))
        _turn, _asked = turn, (source, source + 8 * _control[1], words)
    if _asked is not None:
        source, result, words = _asked
        check(library.ferry_uint64_and_reduce(0, result, source, words))
        _take(int.from_bytes(_read(result, 8 * words), "little"))
    return _free()


def _take(bits):
    """The result of a collection."""
    global _asked, _ended
    _freeing.extend((slot, address) for slot, address in enumerate(_slots) if bits >> slot & 1 and address)
    _asked, _ended = None, (_ended[0] + 1, bits)


def resync():
    """A collection that has ended on some PEs has ended on all.  Collective, behind ferry_team_resync()."""
    global _collected
    _collected = False  # of an allocation that was given up
    if _control is None:
        return
    base, words = _control
    source = base + 4 * 8 * words  # after the sources and results of collections
    result = source + 8 * words
    _write(source, _ended[0].to_bytes(8, "little"))
    check(library.ferry_uint64_max_reduce(0, result, source, 1))
    behind = int.from_bytes(_read(result, 8), "little") > _ended[0]
    check(library.ferry_sync_all())
    _write(source, (2 ** (64 * words) - 1 if behind else _ended[1]).to_bytes(8 * words, "little"))
    check(library.ferry_uint64_and_reduce(0, result, source, words))
    if behind:
        _take(int.from_bytes(_read(result, 8 * words), "little"))


def _free():
    freed = 0
    while _freeing:
        slot, address = _freeing[0]
        if slot in _ends:
            _ends[slot]()  # one that a timeout ends is called again
            del _ends[slot]
        check(library.ferry_free(address))
        del _freeing[0]
        if slot >= 0:
            _dead.discard(slot)
            _slots[slot] = 0
            freed += 1
    return freed


def before_free(array, end):
    """Calls end() when every PE has dropped the array, on all PEs at the same point of their allocations and collections,
    so that it may make collective calls.  It does not keep the array."""
    _ends[array._block.slot] = end


def has_ends():
    """Whether a block has an end that has not been called."""
    return bool(_ends)


def _allocate(nbytes, zeroed):
    global _collected
    if _where == "cuda":
        if gpu.capturing():
            raise Unsupported("an array is made while a CUDA graph is captured: make it before", 16)
        if not _slots:  # else collect does so
            gpu.synchronize()
    if not _collected:
        collect()
        _collected = True
    try:
        address = _malloc(nbytes, zeroed)
    except FerryError as error:
        _collected = error.status == TIMEOUT
        raise
    _collected = False
    try:
        slot = _slots.index(0)
        _slots[slot] = address
    except ValueError:
        slot = len(_slots)
        _slots.append(address)
    return Block(address, nbytes, slot)


def _shape_of(shape):
    try:
        shape = (index(shape),)
    except TypeError:
        shape = tuple(whole("a shape", n) for n in shape)
    if any(n < 0 for n in shape):
        raise InvalidArgument(f"a shape has no negative sizes: {shape}")
    return shape


def _product(shape):
    size = 1
    for n in shape:
        size *= n
    return size


class Array(Single):
    """An array in the symmetric heap: of this PE, or a peer's by ``ferry.peer``.  Shapes are in elements.

    ``numpy()``, ``torch()``, DLPack and the buffer protocol give views without a copy, where this process can load and
    store the memory; the views keep it alive.  Indexing by numbers, slices and ... gives an Array that is a view; a
    single element is an Array of shape ()."""
    __slots__ = ("_block", "_address", "_strides", "shape", "dtype", "size", "nbytes", "_pe", "_view", "__weakref__")

    def __init__(self, block, address, shape, dtype, strides=None, pe=None):
        self._block, self._address, self._strides, self._pe, self._view = block, address, strides, pe, None
        self.shape, self.dtype, self.size = shape, dtype, _product(shape)
        self.nbytes = self.size * dtypes.SIZES[dtype]

    # ---- What it is.
    @property
    def itemsize(self) -> int:
        return dtypes.SIZES[self.dtype]

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def device(self) -> str:
        """``"cpu"`` or ``"cuda"``."""
        if _where is None:
            self._held()
        return "cpu" if _where == "host" else "cuda"

    @property
    def address(self) -> int:
        """Of the first element, in this process."""
        return self._held()

    @property
    def contiguous(self) -> bool:
        return self._strides is None

    @property
    def strides(self) -> tuple:
        """In elements."""
        if self._strides is not None:
            return self._strides
        strides, step = [], 1
        for n in reversed(self.shape):
            strides.append(step)
            step *= n
        return tuple(reversed(strides))

    def __len__(self):
        if not self.shape:
            raise TypeError("an array of shape () has no length")
        return self.shape[0]

    def __repr__(self):
        whose = "" if self._pe is None else f" of PE {self._pe}"
        state = "freed" if self._block is None else "after finalize" if self._block.epoch != _epoch else self.device
        return f"<ferry.Array{whose} {self.dtype}{list(self.shape)}, {state}>"

    def _held(self):
        if self._block is None:
            raise InvalidArgument(f"{called()}: this array was freed: make a new one")
        if self._block.epoch != _epoch:
            raise NotInitialized(f"{called()}: this array's job has ended, and its memory is no longer symmetric: make a new "
                                 "one after ferry.init()", 4)
        return self._address

    # ---- Views.
    def __getitem__(self, key) -> Array:
        address = self._held()
        keys = key if isinstance(key, tuple) else (key,)
        at = next((i for i, k in enumerate(keys) if k is Ellipsis), None)
        if at is not None:
            keys = keys[:at] + (slice(None),) * (self.ndim - len(keys) + 1) + keys[at + 1:]
        if len(keys) > self.ndim:
            raise IndexError(f"{len(keys)} indices of an array of {self.ndim} dimensions")
        keys += (slice(None),) * (self.ndim - len(keys))
        offset, shape, strides = 0, [], []
        for k, n, step in zip(keys, self.shape, self.strides):
            if isinstance(k, slice):
                first, last, by = k.indices(n)
                count = len(range(first, last, by))
                offset += first * step if count else 0
                shape.append(count)
                strides.append(by * step)
            else:
                at = index(k)
                if not -n <= at < n:
                    raise IndexError(f"index {at} of a dimension of {n}")
                offset += at % n * step
        view = Array(self._block, address + offset * self.itemsize, tuple(shape), self.dtype, tuple(strides), self._pe)
        plain = Array(None, 0, view.shape, self.dtype)
        if view.size == 0 or all(n == 1 or a == b for n, a, b in zip(view.shape, view.strides, plain.strides)):
            view._strides = None
        return view

    def __setitem__(self, key, value):
        self.numpy()[key] = value

    def reshape(self, *shape: Any) -> Array:
        """Returns a view of the same elements in another shape.

        Arguments: shape: sizes, or one sequence of them, in elements; one size may be -1.
        Scope: local, any thread.  Completion: at once.  Errors: InvalidArgument (not contiguous, other size)."""
        try:
            shape = tuple(map(index, shape))
        except TypeError:
            shape = tuple(whole("reshape", n) for n in (shape[0] if len(shape) == 1 else shape))
        if self._strides is not None:
            raise InvalidArgument("reshape: the array is not contiguous")
        known = -_product(shape)
        shape = tuple(self.size // known if n == -1 and known else n for n in shape)
        if _product(shape) != self.size:
            raise InvalidArgument(f"reshape: {list(self.shape)} has {self.size} elements, not those of {list(shape)}")
        return Array(self._block, self._held(), shape, self.dtype, None, self._pe)

    def view(self, dtype: Any) -> Array:
        """Returns a view of the same bytes as elements of another type.

        Arguments: dtype: a type whose elements have as many bytes.
        Scope: local, any thread.  Completion: at once.  Errors: InvalidArgument."""
        dtype = dtypes.name_of(dtype)
        if dtypes.SIZES[dtype] != self.itemsize:
            raise InvalidArgument(f"view: an element of {self.dtype} is not as long as one of {dtype}")
        return Array(self._block, self._held(), self.shape, dtype, self._strides, self._pe)

    def _loadable(self, what):
        address = self._held()
        if _where != "host":
            raise Unsupported(f"{what}: the array is in GPU memory: use .torch(), CuPy by DLPack, or ferry.get", 16)
        return address

    def _interface(self, **more):
        return {"version": 3, "shape": self.shape, "typestr": dtypes.typestr(self.dtype), "data": (self._held(), False),
                "strides": self._strides and tuple(n * self.itemsize for n in self._strides), **more}

    @property
    def __array_interface__(self):
        if _where != "host":
            raise AttributeError("the array is in GPU memory")
        found = self._interface()
        self._view = View(self._block)  # who reads this keeps the Array, not a View
        return found

    @property
    def __cuda_array_interface__(self):
        if _where != "cuda":
            raise AttributeError("the array is in host memory")
        found = self._interface(stream=None)
        self._view = View(self._block)
        return found

    def __array__(self, dtype=None, copy=None):
        found = self.numpy()
        if dtype is not None and found.dtype != dtype:
            if copy is False:
                raise ValueError(f"an array of {found.dtype} is not one of {dtype} without a copy")
            return found.astype(dtype)
        return found.copy() if copy else found

    def numpy(self) -> Any:
        """Returns a numpy view, without a copy.

        Scope: local, any thread.  Completion: at once.  Errors: Unsupported in GPU memory; InvalidArgument when
        freed."""
        import numpy
        self._loadable("numpy()")
        return numpy.asarray(View(self._block, self._interface()))

    def torch(self) -> Any:
        """Returns a torch view, on the CPU or on this PE's GPU, without a copy.

        Scope: local, any thread.  Completion: at once.  Errors: InvalidArgument when freed or of a type that torch
        lacks."""
        from . import dlpack
        return dlpack.to_torch(self)

    def __dlpack_device__(self):
        from . import dlpack
        return dlpack.device(_where)

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        from . import dlpack
        return dlpack.export(self, _where, self._held(), copy, dl_device, max_version is not None and max_version[0] >= 1)

    def __buffer__(self, flags):
        if _where != "host" or self._strides is not None or self.size == 0 or self.dtype not in dtypes.FORMATS:
            raise BufferError("memoryviews have no such array: use numpy() or torch()")
        return self.memoryview().cast(dtypes.FORMATS[self.dtype], self.shape)

    def memoryview(self) -> memoryview:
        """Returns the bytes of a contiguous array as a memoryview of unsigned bytes.

        Scope: local, any thread.  Completion: at once.  Errors: InvalidArgument; Unsupported in GPU memory."""
        if self._strides is not None:
            raise InvalidArgument("memoryview: the array is not contiguous")
        held = (ctypes.c_ubyte * self.nbytes).from_address(self._loadable("memoryview()"))
        held.view = View(self._block)
        return memoryview(held).cast("B")

    # ---- Short forms.
    def fill(self, value: Any) -> None:
        """Sets every element of this PE's array.

        Arguments: value: a number.
        Scope: local, any thread.  Completion: done; in GPU memory queued, in torch's current stream.
        Errors: InvalidArgument when freed."""
        if _where == "cuda":
            self.torch().fill_(value)
        else:
            self.numpy()[...] = value

    def item(self) -> Any:
        """Returns the only element as a number of Python.

        Scope: local, any thread.  Completion: at once.  Errors: InvalidArgument for any other size."""
        if self.size != 1:
            raise InvalidArgument(f"item: the array has {self.size} elements")
        return dtypes.unpack(self.dtype, _read(self._held(), self.nbytes))

    def tolist(self) -> Any:
        """Returns the elements as nested lists.

        Scope: local, any thread.  Completion: at once.  Errors: Unsupported in GPU memory."""
        return self.numpy().tolist()

    def free(self) -> None:
        """This PE has done with the array: later uses are refused.

        Scope: local, any thread.
        Completion: at once.  The memory returns to the heap at the next allocation or ferry.collect() after every PE
        has dropped the array and its views.
        Errors: none."""
        self._block = None


def _new(shape, dtype, zeroed):
    if not library.ferry_query_initialized():
        library.ferry_malloc(1)  # has the sentence: before init, after finalize, or a forked child
        fail(4)
    shape, dtype = _shape_of(shape), dtypes.name_of(dtype)
    block = _allocate(max(1, _product(shape) * dtypes.SIZES[dtype]), zeroed)
    return Array(block, block.address, shape, dtype)


def empty(shape: Any, dtype: Any = "float32") -> Array:
    """Returns a symmetric array with any contents.

    Arguments: shape: a size or a sequence of sizes, in elements; dtype: numpy's or torch's object, or a name.  The
    same on every PE.
    Scope: collective: one thread of every PE.
    Completion: every PE has the array, at the same place of its heap.
    Errors: InvalidArgument; OutOfMemory; FerryError when PEs ask for different sizes; NotInitialized; PeerLost,
    Timeout (it may be repeated), Aborted; Unsupported while a CUDA graph is captured."""
    return _new(shape, dtype, False)


def zeros(shape: Any, dtype: Any = "float32") -> Array:
    """Returns a symmetric array of zeros.

    Arguments: shape and dtype as empty's.  Scope: collective: one thread of every PE.
    Completion: every PE has the array, and its elements are 0 on all PEs.  Errors: as empty's."""
    return _new(shape, dtype, True)


def peer(array: Array, pe: int) -> Array:
    """Returns PE ``pe``'s copy of a symmetric array, as an Array that this PE loads and stores.

    Arguments: array: an Array, or a view of one; pe: 0 to n_pes() - 1.
    Scope: local, any thread.  Completion: at once.  Loads and stores are ordered by signals and barriers alone.
    Errors: Unsupported where the pair of PEs has no loads and stores (a staged pair, a lost PE); InvalidArgument,
    NotInitialized."""
    if type(array) is not Array:
        raise InvalidArgument(f"peer: a {type(array).__name__} is not a ferry.Array")
    pe = pe_of("peer", pe)
    address = library.ferry_ptr(array._held(), pe)
    if not address:
        if not 0 <= pe < library.ferry_n_pes():
            raise InvalidArgument(f"peer: PE {pe}, but PEs are 0 to {library.ferry_n_pes() - 1}", INVALID_PE)
        raise Unsupported(f"peer: PE {library.ferry_my_pe()} cannot load and store the memory of PE {pe}: use put and "
                          "get", 16)
    return Array(array._block, address, array.shape, array.dtype, array._strides, pe)
