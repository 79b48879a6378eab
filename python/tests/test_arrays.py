# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric arrays, their views, and when their memory returns to the heap."""
from conftest import pes


@pes(1, 3)
def test_shapes_types_and_views():
    a = ferry.zeros((4, 3), "int32")
    assert a.shape == (4, 3) and a.size == 12 and a.nbytes == 48 and a.dtype == "int32" and a.contiguous
    assert a[1].shape == (3,) and a[1:3].contiguous and not a[:, 1].contiguous and a[..., 2].shape == (4,)
    assert a[-1, -1].shape == () and a[-1, -1].item() == 0
    assert a.reshape(2, -1).shape == (2, 6) and a.view("float32").dtype == "float32"
    assert len(a) == 4 and "int32" in repr(a)
    for bad in (lambda: a[4], lambda: a[0, 0, 0]):
        refused(IndexError, bad)
    for bad in (lambda: a.reshape(5), lambda: a.view("int64"), lambda: a[:, 1].reshape(4), lambda: a.item(),
                lambda: ferry.empty(3, "float7"), lambda: ferry.empty((-1,))):
        refused(ValueError, bad)
    view = a[::2, 1:]
    assert view.shape == (2, 2) and view.strides == (6, 1)


@pes(2, needs=["numpy"])
def test_numpy_views_share_the_memory():
    import numpy as np
    a = ferry.zeros((2, 5), np.float64)
    b = a.numpy()
    b[1, 3] = 7 + me
    assert a[1, 3].item() == 7 + me and a[:, 3].numpy().strides == (40,) and np.asarray(a)[1, 3] == 7 + me
    a[0] = np.arange(5)
    assert a[0].tolist() == [0, 1, 2, 3, 4]
    c = np.from_dlpack(a)
    assert c.shape == (2, 5) and c[1, 3] == 7 + me and c.ctypes.data == b.ctypes.data
    if sys.version_info >= (3, 12):
        assert memoryview(a).shape == (2, 5) and memoryview(a)[1, 3] == 7 + me
    raw = a.memoryview()
    assert raw.nbytes == 80 and bytes(raw[:8]) == b"\0" * 8
    ferry.barrier()
    right = ferry.peer(a, (me + 1) % n).numpy()
    assert right[1, 3] == 7 + (me + 1) % n
    ferry.barrier()
    refused(TypeError, ferry.empty(2, "bfloat16").numpy)
    refused(ValueError, ferry.peer, a, n)
    refused(ValueError, ferry.peer, b, 0)


@pes(2, FERRY_PATHS="staged")
def test_a_staged_pair_has_no_peer_view():
    a = ferry.zeros(3)
    assert "put and get" in refused(ferry.Unsupported, ferry.peer, a, 1 - me)
    assert ferry.peer(a, me).address == a.address
    ferry.barrier()


@pes(3, needs=["numpy"])
def test_memory_returns_when_all_have_dropped_it():
    import gc
    a = ferry.empty(1 << 18, "uint8")
    first = a.address
    kept = a.numpy() if me == 1 else None
    del a
    assert ferry.collect() == 0  # PE 1 has a view
    if kept is not None:
        kept[:] = 5
        assert kept.sum() == 5 << 18
    other = ferry.empty(1 << 18, "uint8")
    assert other.address != first
    kept = None
    gc.collect()
    assert ferry.collect() == 1
    again = ferry.empty(1 << 18, "uint8")
    assert again.address == first
    again.free()
    assert "was freed" in refused(ValueError, ferry.put, again, again, me)
    refused(ValueError, again.numpy)
    assert ferry.collect() == 1 and ferry.collect() == 0


@pes(2)
def test_a_thousand_allocations_leak_nothing():
    seen = set()
    for i in range(1000):
        a = ferry.empty(10000 + i % 7, "float32")
        seen.add(a.address)
    assert len(seen) < 20, len(seen)
    many = [ferry.empty(8) for i in range(700)]  # more numbers than the first agreement has room for
    del many, a
    assert ferry.collect() == 701


@pes(2)
def test_asymmetric_allocations_are_refused():
    why = refused(ValueError, ferry.empty, 10 + me)
    assert "PE" in why
    assert refused(MemoryError, ferry.empty, 1 << 45, "uint8")
    ferry.zeros(4)


@pes(2, needs=["torch"])
def test_torch_views_share_the_memory():
    import torch
    for name in ("float32", "int64", "bfloat16", "bool", "uint8", "float16"):
        a = ferry.zeros((3, 2), getattr(torch, name))
        t = a.torch()
        assert t.dtype == getattr(torch, name) and t.shape == (3, 2) and t.data_ptr() == a.address, name
        t[1, 1] = 1
        assert a[1, 1].item() == 1
    b = torch.arange(6, dtype=torch.float32)
    c = ferry.zeros(6)
    ferry.put(c, ferry.from_dlpack(b), (me + 1) % n)
    ferry.barrier()
    assert c.torch().tolist() == b.tolist()
    part = a[:, 1].torch()
    assert part.stride() == (2,)


@pes(2, needs=["numpy"])
def test_exports_outlive_everything():
    """Views that libraries hold to the interpreter's end, and capsules that nobody takes."""
    import builtins
    import numpy as np
    a = ferry.zeros(100)
    for _ in range(1000):
        a.__dlpack__()
    from ferry import dlpack
    assert not dlpack._exports
    builtins.kept_to_the_end = [np.from_dlpack(a), a.numpy(), a.__dlpack__(), a.memoryview()]
    assert len(dlpack._exports) == 2
