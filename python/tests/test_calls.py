# SPDX-License-Identifier: BSD-3-Clause
"""Put, get, signals, atomics, order, collectives, streams and teams; each over native and staged pairs."""
import pytest
from conftest import job, pes

PATHS = ("native", "staged")


def on_paths(body):
    return [pes(2, 4, FERRY_PATHS="" if p == "native" else p, needs=["numpy"])(body) for p in PATHS]


def data():
    import numpy as np
    right, left = (me + 1) % n, (me - 1) % n
    a, b = ferry.zeros(1000, "int32"), ferry.zeros(1000, "int32")
    b.numpy()[:] = np.arange(1000) + me
    ferry.put(a, b, right)
    ferry.barrier()
    assert a[5].item() == 5 + left
    got = np.zeros(10, np.int32)
    ferry.get(got, b[10:20], right)
    assert got.tolist() == [10 + i + right for i in range(10)]
    ferry.barrier()
    ferry.put(a[3:6], np.array([1, 2, 3], np.int32), right)
    ferry.put(a[:2], memoryview(bytearray(8)).cast("i"), right)
    ferry.put(a.view("uint32").reshape(250, 4)[2].view("int32"), b[:4], right)
    ferry.barrier()
    assert a.numpy()[3:6].tolist() == [1, 2, 3] and a.numpy()[8:12].tolist() == [left + i for i in range(4)]

    flag = ferry.zeros((), "uint64")
    ferry.put_signal(a, b, flag, 7, right)
    assert ferry.signal_wait(flag, "==", 7, timeout=60) == 7
    assert a[999].item() == 999 + left
    ferry.barrier()
    ferry.signal(flag, 3, right, op="add")
    ferry.wait(flag, ferry.GE, 10)
    assert ferry.test(flag, ">", 9) and not ferry.test(flag, "<", 10)
    ferry.fence()
    ferry.quiet()
    ferry.barrier()

    word = ferry.zeros(4, "int64")
    ferry.barrier()
    for pe in range(n):
        ferry.atomic_add(word[0], 1, pe)
    ferry.barrier()
    assert word[0].item() == n
    old = [ferry.atomic_fetch_add(word[1], 1, 0) for _ in range(50)]
    assert old == sorted(old)
    ferry.barrier()
    assert ferry.atomic_fetch(word[1], 0) == 50 * n
    ferry.barrier()
    if me == 0:
        ferry.atomic_set(word[2], -5, right)
        assert ferry.atomic_swap(word[2], 6, right) == -5
        assert ferry.atomic_compare_swap(word[2], 6, 12, right) == 6
        assert ferry.atomic_fetch_and(word[2], 8, right) == 12 and ferry.atomic_fetch_or(word[2], 1, right) == 8
        assert ferry.atomic_fetch_xor(word[2], 9, right) == 9 and ferry.atomic_fetch(word[2], right) == 0
        ferry.atomic_or(word[2], 7, right)
        ferry.atomic_and(word[2], 3, right)
        ferry.atomic_xor(word[2], 1, right)
    ferry.barrier()
    if me == 1 % n and n > 1:
        assert word[2].item() == 2


def collectives():
    import numpy as np
    for c in (ferry, ferry.on_stream(0)):
        a, b = ferry.zeros(n * 5, "float64"), ferry.empty(5, "float64")
        b.numpy()[:] = np.arange(5) + 100 * me
        c.all_gather(a, b)
        assert a.numpy().reshape(n, 5)[:, 2].tolist() == [2 + 100 * i for i in range(n)]
        d = ferry.zeros(n * 5, "float64")
        c.all_to_all(d, a)
        assert d.numpy().reshape(n, 5)[n - 1].tolist() == (np.arange(5) + 100 * me).tolist()
        c.broadcast(d[:5], b, root=n - 1)
        assert d[1].item() == 1 + 100 * (n - 1)
        c.all_reduce(b, b)
        assert b[0].item() == 100 * sum(range(n))
        c.all_reduce(d[:5], b, op="max")
        e, f = ferry.empty(2 * n, "int32"), ferry.empty(2, "int32")
        e.numpy()[:] = np.arange(2 * n) + me
        c.reduce_scatter(f, e)
        assert f.tolist() == [n * (2 * me + k) + sum(range(n)) for k in range(2)]
        c.sync()
        c.barrier()
        team = ferry.WORLD.split(0, 2, (n + 1) // 2)
        if team is not None:
            assert team.n_pes == (n + 1) // 2 and team.my_pe == me // 2 and team.translate(team.my_pe, ferry.WORLD) == me
            f.numpy()[:] = 1
            ferry.sync(team)
            c.all_reduce(f, f, op="sum", team=team)
            assert f[0].item() == team.n_pes
            ferry.barrier(team, timeout=60)
            team.destroy()
            assert team.n_pes == -1
        listed = ferry.team(range(n))
        ferry.sync(listed)
        listed.destroy()
        ferry.barrier()


def streams():
    import numpy as np
    right = (me + 1) % n
    s = ferry.on_stream(0)
    a, b, flag = ferry.zeros(8, "float32"), ferry.zeros(8, "float32"), ferry.zeros(1, "uint64")
    b.fill(me + 1)
    s.put(a[:4], b[:4], right)
    s.put_signal(a[4:], b[4:], flag, 1, right)
    s.signal_wait(flag, "==", 1)
    s.barrier()
    assert a.tolist() == [(me - 1) % n + 1] * 8
    s.get(b, a, right)
    s.signal(flag, 1, right, op="add")
    s.quiet()
    s.sync()
    ferry.barrier()
    assert b[0].item() == me + 1 and flag.item() == 2


test_data_native, test_data_staged = on_paths(data)
test_collectives_native, test_collectives_staged = on_paths(collectives)
test_streams_native, test_streams_staged = on_paths(streams)


@pes(2)
def test_bad_arguments_send_nothing():
    import array
    a, b, flag = ferry.zeros(8, "int32"), ferry.zeros(8, "int32"), ferry.zeros(1, "uint64")
    ferry.barrier()
    before = ferry.stats(1 - me)
    outside = array.array("i", [9] * 8)
    strided = a[::2]
    bad = [
        (ferry.put, outside, a, 1 - me), (ferry.put, a, outside, 2), (ferry.put, a, outside, -1),
        (ferry.put, a, b[:4], 1 - me), (ferry.put, a, b.view("uint32"), 1 - me), (ferry.put, strided, b[:4], 1 - me),
        (ferry.put, a, "text", 1 - me), (ferry.put, a, 5, 1 - me), (ferry.get, b"12345678" * 4, a, 1 - me),
        (ferry.get, b, outside, 1 - me), (ferry.put_signal, a, b, a[:1], 1, 1 - me),
        (ferry.put_signal, a, b, flag, 1, 1 - me, "mul"), (ferry.signal_wait, flag, "~", 1),
        (ferry.signal_wait, a[:1], "==", 1), (ferry.atomic_add, a, 1, 1 - me), (ferry.atomic_add, a[0], 1 << 40, 1 - me),
        (ferry.atomic_fetch_add, a[0], 1, 7), (ferry.atomic_fetch_add, a.view("float32")[0], 1, 1 - me),
        (ferry.all_reduce, a, b, "median"), (ferry.all_reduce, a.view("float32"), b.view("float32"), "xor"),
        (ferry.all_gather, a, b), (ferry.all_to_all, a[:7], b[:7]), (ferry.reduce_scatter, a, b),
        (ferry.broadcast, a, b, 5), (ferry.broadcast, outside, b), (ferry.all_reduce, a, b, "sum", ferry.Team(77)),
        (ferry.team, []), (ferry.on_stream, "stream"), (ferry.put, a, a[0:0], 1 - me),
    ]
    for call, *arguments in bad:
        why = refused(ValueError, call, *arguments)
        assert len(why) > 10, (call, why)
    assert ferry.stats(1 - me) == before
    assert a.memoryview() == bytes(32)
    ferry.barrier()


@pes(2, needs=["numpy", "torch"])
def test_bad_tensors_are_refused():
    import numpy as np, torch
    a = ferry.zeros((4, 4))
    refused(ValueError, ferry.put, a, torch.zeros(4, 4).t()[:, :2].t().contiguous(), me)
    refused(ValueError, ferry.put, a, torch.arange(32, dtype=torch.float32).reshape(4, 8)[:, :4], me)
    refused(ValueError, ferry.put, a, torch.zeros(4, 4, device="meta"), me)
    refused(ValueError, ferry.put, a, np.zeros((4, 8), np.float32)[:, ::2], me)
    readonly = np.zeros((4, 4), np.float32)
    readonly.flags.writeable = False
    ferry.put(a, readonly, me)
    refused(ValueError, ferry.get, readonly, a, me)
    ferry.put(a, torch.ones(4, 4, requires_grad=True) * 2, me)
    assert a[3, 3].item() == 2


@pes(2, needs=["numpy", "torch"])
def test_operands_whose_bytes_are_other_numbers_are_refused():
    import ctypes
    import numpy as np, torch
    z = torch.tensor([1 + 2j, 3 - 1j], dtype=torch.complex64)
    for x in (np.array([1, 2], ">f4"), np.array([1, 2], ">i4"), np.array([1, 2], ">c16"), z.conj(), z.conj().imag.contiguous(),
              torch._neg_view(torch.tensor([3.0, 4.0])), (ctypes.c_uint32.__ctype_be__ * 2)(1, 2)):
        if isinstance(x, torch.Tensor) and not x.is_conj() and not x.is_neg():
            continue  # this torch's contiguous() has resolved it
        name = "uint32" if isinstance(x, ctypes.Array) else x.dtype
        a = ferry.zeros(2, name.newbyteorder("=") if isinstance(name, np.dtype) else name)
        refused(ValueError, ferry.put, a, x, me)
        refused(ValueError, ferry.get, x, a, me)
        assert not any(bytes(a.memoryview()))
    refused(ValueError, ferry.empty, 2, np.dtype(">i4"))
    a = ferry.zeros(2, "int64")
    ferry.put(a, (ctypes.c_long * 2)(5, 6), me)
    ferry.put(a[:1], np.array([7], "<i8"), me)
    assert a.tolist() == [7, 6]


@pes(2, needs=["numpy"])
def test_numbers_are_whole_and_fit():
    import numpy as np
    a, flag, word = ferry.zeros(8, "int32"), ferry.zeros(1, "uint64"), ferry.zeros(1, "int32")
    other = np.int64(1 - me)
    ferry.put(a, a, other)
    ferry.put_signal(a, a, flag, np.uint64(3), other)
    assert ferry.signal_wait(flag, "==", np.int32(3)) == 3
    ferry.atomic_add(word, np.int16(5), other)
    ferry.barrier()
    assert ferry.atomic_fetch(word, other) == 5 and ferry.peer(a, other).shape == (8,) and ferry.path(other, me) == "native"
    ferry.broadcast(a, a, np.int64(0), ferry.team(np.arange(2)))
    calls = [(lambda pe: ferry.put(a, a, pe)), (lambda pe: ferry.get(a, a, pe)), (lambda pe: ferry.signal(flag, 1, pe)),
             (lambda pe: ferry.put_signal(a, a, flag, 1, pe)), (lambda pe: ferry.atomic_add(word, 1, pe)),
             (lambda pe: ferry.atomic_fetch(word, pe)), (lambda pe: ferry.peer(a, pe)), (lambda pe: ferry.stats(pe)),
             (lambda pe: ferry.team([pe])), (lambda pe: ferry.broadcast(a, a, pe)), (lambda pe: ferry.path(pe, 0))]
    before = ferry.stats(1 - me)
    for call in calls:
        for bad in (1.0, "1", None, np.float32(0)):
            refused(TypeError, call, bad)
        for bad in (1 << 32, (1 << 64) + 1, -1 << 40):
            assert str(bad) in refused(ValueError, call, bad)
    for call in (lambda v: ferry.signal(flag, v, 1 - me), lambda v: ferry.signal_wait(flag, "==", v),
                 lambda v: ferry.wait(word, "==", v), lambda v: ferry.test(word, "==", v),
                 lambda v: ferry.atomic_swap(word, v, 1 - me), lambda v: ferry.on_stream(0).signal_wait(flag, "==", v)):
        refused(TypeError, call, 1.5)
        assert str(1 << 64) in refused(ValueError, call, 1 << 64)
    assert ferry.stats(1 - me) == before
    ferry.barrier()


@pytest.mark.parametrize("paths", ["", "flags", "staged"])
def test_emulated_gpus(paths):
    job(2, """
import ferry, ctypes
ferry.init()
me, n = ferry.my_pe(), ferry.n_pes()
assert ferry.space() == "cuda"
a, flag = ferry.zeros(8, "int32"), ferry.zeros(1, "uint64")
assert a.device == "cuda" and a.__dlpack_device__() == (2, me)
try:
    a.numpy()
    raise SystemExit("numpy() of GPU memory")
except ferry.Unsupported:
    pass
ferry.put(a, memoryview(bytearray(b"\\1\\0\\0\\0" * 8)).cast("i"), 1 - me)
s = ferry.on_stream(0)
s.put_signal(a[:4], a[4:], flag, 1, me)
s.signal_wait(flag, "==", 1)
ferry.barrier()
back = bytearray(32)
ferry.get(memoryview(back).cast("i"), a, 1 - me)
assert back == b"\\1\\0\\0\\0" * 8
assert ferry.atomic_fetch_add(a[7], 5, 1 - me) == 1
ferry.barrier()
assert a[7].item() == 6
ferry.all_reduce(a, a)
assert a[7].item() == 12
del a
assert ferry.collect() == 1
""", emulated=True, FERRY_PATHS=paths)


@pytest.mark.parametrize("paths", ["", "flags", "staged"])
def test_emulated_gpus_keep_one_order_of_collectives(paths):
    job(2, """
import ferry
ferry.init(timeout=20)
me, n = ferry.my_pe(), ferry.n_pes()
s = ferry.on_stream()
for size in (4, 1000, 100000):
    a, b = ferry.zeros(size, "int32"), ferry.zeros(size, "int32")
    for i in range(3):  # those that are queued are not overtaken by those of the host and of allocations
        s.all_reduce(b, a)
        s.barrier()
        ferry.barrier()
        s.sync()
        c = ferry.zeros(2, "int64")
""", emulated=True, FERRY_PATHS=paths)


def test_emulated_gpus_collect_what_was_dropped():
    said = job(2, """
import ferry, random, struct
ferry.init()
me, n = ferry.my_pe(), ferry.n_pes()
chance, live = random.Random(5), {}
for step in range(40):  # to more than 128 arrays: their bits take three words
    for _ in range(8):
        one = ferry.empty(16, "int64")
        key = 1000 * step + len(live)
        ferry.put(one, memoryview(struct.pack("<16q", *[key] * 16)).cast("q"), me)
        live[key] = one
    for key in chance.sample(sorted(live), min(len(live), chance.randrange(6))):
        del live[key]
    del one
    ferry.collect()
    assert sum(address != 0 for address in ferry.memory._slots) == len(live), step
    for key, array in live.items():
        found = bytearray(128)
        ferry.get(memoryview(found).cast("q"), array, me)
        assert struct.unpack("<16q", found) == (key,) * 16, (step, key)
    array = None
    ferry.barrier()
print("collected", flush=True)
""", emulated=True)
    assert said.count("collected") == 2, said
