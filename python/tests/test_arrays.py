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
    for bad in (lambda: ferry.empty(2.5), lambda: ferry.empty((2.5,)), lambda: a[1.0], lambda: a.reshape(2.0, 6)):
        refused(TypeError, bad)
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
    assert ferry.empty(np.int64(3)).shape == (3,) and ferry.empty((np.int8(2), 3)).shape == (2, 3)
    assert a.reshape(np.int64(10)).shape == (10,) and a[np.int64(1)].shape == (5,)
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
    import numpy as np
    last = ferry.zeros(8)
    kept = np.asarray(last)
    last.free()
    assert ferry.collect() == 0 and kept.sum() == 0
    del kept, last
    assert ferry.collect() == 1


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
    assert len(dlpack._exports) < 100
    dlpack.sweep()
    assert not dlpack._exports
    builtins.kept_to_the_end = [np.from_dlpack(a), a.numpy(), a.__dlpack__(), a.memoryview()]
    dlpack.sweep()
    assert len(dlpack._exports) == 2


@pes(1, needs=["numpy"])
def test_views_die_while_exceptions_fly():
    import numpy as np
    a = ferry.zeros(5)
    newer = tuple(map(int, np.__version__.split(".")[:2])) >= (2, 1)  # it asks for DLPack 1
    assert np.from_dlpack(a).flags.writeable or not newer
    refused(IndexError, lambda: np.from_dlpack(a)[100])
    refused(AttributeError, lambda: a.__dlpack__().nothing)
    refused(AttributeError, lambda: a.__dlpack__(max_version=(1, 0)).nothing)
    if "torch" in sys.modules:
        refused(IndexError, lambda: sys.modules["torch"].from_dlpack(a)[100])
    del a
    assert ferry.collect() == 1


@pes(2, needs=["numpy"])
def test_views_outlive_their_job():
    import gc
    import numpy as np
    from ferry import memory
    a = ferry.zeros(1000, "float64")
    views = [a.numpy(), np.from_dlpack(a), np.frombuffer(a.memoryview(), np.float64), np.asarray(a)]
    views[0][:] = 7 + me
    ferry.barrier()
    peers = ferry.peer(a, 1 - me).numpy()
    ferry.barrier()
    for job in range(3):
        ferry.finalize()
        for v in views:
            assert v.tolist() == [7 + me] * 1000
        assert peers.tolist() == [8 - me] * 1000
        ferry.init()
        b = ferry.zeros(1000, "float64")
        new = b.numpy()
        new[:] = 1
        assert not any(np.shares_memory(new, v) for v in (*views, peers))
        ferry.barrier()
        views[0][3], peers[4] = 5, 5
        assert new.tolist() == [1] * 1000 and views[1][3] == 5
        views[0][3], peers[4] = 7 + me, 8 - me
        del new
    assert len(memory._kept) == 1
    del a, v, views, peers
    gc.collect()
    ferry.collect()
    assert not memory._kept
    ferry.finalize()
    assert not memory._kept  # an Array alone keeps nothing


@pes(1, needs=["numpy"])
def test_what_owns_something_is_not_copied():
    import copy, gc, pickle
    import numpy as np
    from ferry import calls, dlpack, memory, moe, stream, teams
    a = ferry.zeros(8, "int64")
    a.fill(7)
    owners = [a, a[2:], a.reshape(2, 4), a._block, ferry.team([0]), ferry.on_stream(0), ferry.from_dlpack(np.zeros(3)),
              object.__new__(moe.Moe)]
    for x in owners:
        for make in (copy.copy, copy.deepcopy, pickle.dumps):
            assert "copied" in refused(TypeError, make, x), x
        refused(TypeError, copy.deepcopy, {"of": [x]})
    gc.collect()
    ferry.zeros(8, "int64").fill(1)
    assert a.tolist() == [7] * 8
    assert pickle.loads(pickle.dumps(a.numpy())).tolist() == copy.deepcopy(a.numpy()).tolist() == [7] * 8
    assert copy.deepcopy(ferry.WORLD) is ferry.WORLD and pickle.loads(pickle.dumps(ferry.NODE)) is ferry.NODE
    classes = {kind for module in (calls, dlpack, memory, moe, stream, teams) for kind in vars(module).values()
               if isinstance(kind, type) and {"__del__", "free", "destroy"} & set(vars(kind))}
    assert {ferry.Array, ferry.Team, moe.Moe, memory.Block} <= classes
    assert all(issubclass(kind, memory.Single) for kind in classes), classes


@pes(2, needs=("numpy",))
def test_every_call_of_an_array_and_a_team_after_its_end_says_so():
    import inspect
    import numpy
    x = numpy.zeros(8, "float32")

    def calls_of(a, s, team):
        whole, part, word = (a, x), (x[:4], a), (s, 1, 0)
        given = {"put": (*whole, 0), "get": (x, a, 0), "put_signal": (*whole, s, 1, 0), "signal": word, "signal_wait": (s, "!=", 1),
                 "wait": (s, "!=", 1), "test": (s, "!=", 1), "broadcast": (*whole, 0), "all_gather": part, "all_to_all": whole,
                 "all_reduce": whole, "reduce_scatter": (x[:4], a), "peer": (a, 0), "atomic_compare_swap": (s, 1, 1, 0),
                 "atomic_fetch": (s, 0)}
        calls = {name: lambda f=f, g=given.get(name, word): f(*g) for name, f in vars(ferry).items()
                 if name in given or name.startswith("atomic_")}
        for name in ("barrier", "sync", "resync"):
            calls[name] = lambda f=getattr(ferry, name): f(team)
        for one, more in ((a, {"__getitem__": (0,), "reshape": (8,), "view": ("int32",), "fill": (1,)}),
                          (team, {"translate": (0, team), "split": (0, 1, 1)})):
            for name, f in inspect.getmembers(type(one)):
                if inspect.isfunction(f) and (name[0] != "_" or name in more) and name not in ("free", "item", "memoryview"):
                    calls[f"{type(one).__name__}.{name}"] = lambda f=f, g=more.get(name, ()), one=one: f(one, *g)
        return calls

    def says(kind, what, calls):
        for name, call in calls.items():
            said = refused(kind, call)
            assert name.rpartition(".")[2] in said and what in said and "make a new one" in said, (name, said)
    a, s, team = ferry.zeros(8), ferry.zeros((), "uint64"), ferry.team(range(n))
    calls = calls_of(a, s, team)
    kept = calls_of(ferry.zeros(8), ferry.zeros((), "uint64"), ferry.team(range(n)))
    a.free()
    s.free()
    team.destroy()
    assert len(calls) > 30 and "freed" in repr(a) and "destroyed" in repr(team)
    says(ferry.InvalidArgument, " was ", calls)  # freed, destroyed
    ferry.barrier()
    ferry.finalize()
    says(ferry.NotInitialized, "job has ended", kept)
    ferry.init()  # another job, of which they are not
    says(ferry.NotInitialized, "job has ended", kept)
