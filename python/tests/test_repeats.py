# SPDX-License-Identifier: BSD-3-Clause
"""A call that was refused, timed out or interrupted on one PE is one call for all: for every operator of torch,
collection and barrier of torch's symmetric memory one PE in turn is late, refused, or interrupted, calls again, and this
result and all later ones are those of a model.  No step depends on how long another takes: a PE that is late
comes when another has told it that it has timed out."""
import pytest
from conftest import SPACE, job

pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(bool(SPACE), reason="in streams of a GPU no call waits")

TROUBLE = """
import ferry, os, signal, sys, time
import torch
BUDGET = 0.7
ferry.init(timeout={timeout})
me, n = ferry.my_pe(), ferry.n_pes()
LAST, FIRST = n - 1, 0
go = ferry.zeros(1, "int64")
gone = 0
end = time.monotonic() + 200

class Interrupted(Exception):
    pass

def interrupt(*_):
    raise Interrupted

signal.signal(signal.SIGALRM, interrupt)

def again(call, told=None):
    # Repeats the call until it has ended well; `told` after the first failure.
    while True:
        try:
            return call()
        except (ferry.Timeout, Interrupted):
            assert time.monotonic() < end, "it does not end"
            if told is not None:
                told()
                told = None

def tell():
    ferry.atomic_add(go, 1, LAST)
    ferry.quiet()

def come():
    # The PE that is late waits for the first one's failure.
    global gone
    gone += 1
    while go.item() < gone:
        ferry.test(go, ">=", gone)
        time.sleep(0.01)
        assert time.monotonic() < end, "nobody has failed"

def late(call, told=tell):
    if me == LAST:
        come()
    return again(call, told if me == FIRST else None)

def interrupted(call, told=tell):
    if me == LAST:
        come()
    if me == FIRST:
        signal.setitimer(signal.ITIMER_REAL, BUDGET / 4)
    try:
        return again(call, told if me == FIRST else None)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
"""


def trouble(timeout, body, n=3):
    return job(n, TROUBLE.replace("{timeout}", str(timeout)) + body + """
again(ferry.barrier)
print("right to the end", flush=True)
""", timeout=280, FERRY_LOG="none")


def test_torch_operators():
    said = trouble(0.7, """
import ferry.torch as ft
step = 0

def data(pe, size):
    return torch.arange(size, dtype=torch.float32) + 100 * pe + 1000 * step

def splits(pe):
    return [(pe + j + step) % 4 * (40 if pe == 0 else 1) for j in range(n)]

def vdev(pe):
    return torch.cat([torch.full((count, 50), float(1000 * step + 10 * pe + j)) for j, count in enumerate(splits(pe))])

def blocks(size):
    return [data(pe, n * size).reshape(n, size)[me] for pe in range(n)]

calls = {
    "all_to_all": (lambda: ft.all_to_all(data(me, 2 * n)), lambda: torch.cat(blocks(2))),
    "all_gather": (lambda: ft.all_gather(data(me, 3)), lambda: torch.cat([data(pe, 3) for pe in range(n)])),
    "all_reduce": (lambda: ft.all_reduce(data(me, 3)), lambda: sum(data(pe, 3) for pe in range(n))),
    "all_reduce by shares": (lambda: ft.all_reduce(data(me, 4000)), lambda: sum(data(pe, 4000) for pe in range(n))),
    "reduce_scatter": (lambda: ft.reduce_scatter(data(me, 4 * n)), lambda: sum(blocks(4))),
    "all_to_all_vdev": (
        lambda: ft.all_to_all_vdev(vdev(me), torch.tensor(splits(me)), 600)[0][:sum(splits(pe)[me] for pe in range(n))],
        lambda: torch.cat([torch.full((splits(pe)[me], 50), float(1000 * step + 10 * pe + me)) for pe in range(n)])),
}

def refused_first(call):
    if me == LAST:
        for wrong in (lambda: ft.all_to_all(torch.zeros(n + 1)) if n > 1 else ft.all_to_all(torch.tensor(1.)),
                      lambda: ft.all_reduce(torch.zeros(3), "median"),
                      lambda: ft.all_to_all_vdev(torch.zeros(3), torch.zeros(n), 3)):
            try:
                wrong()
            except ValueError:
                continue
            raise SystemExit("nothing was refused")
    return again(call)

for name in calls:
    for kind in (late, interrupted, refused_first):
        step += 1
        got, want = kind(calls[name][0]), calls[name][1]()
        assert torch.equal(got, want), (name, kind.__name__, got, want)
        for other, (call, model) in calls.items():
            for _ in range(2):
                step += 1
                got, want = again(call), model()
                assert torch.equal(got, want), (name, kind.__name__, "and then", other, got, want)
# The buffers grow: the late PE is late for an allocation, in the middle of the operator.
for kind in (late, interrupted):
    step += 1
    size = n * 20000 * (1 + step)
    got = kind(lambda: ft.all_gather(data(me, size)))
    assert torch.equal(got, torch.cat([data(pe, size) for pe in range(n)]))
    assert torch.equal(again(calls["all_to_all"][0]), calls["all_to_all"][1]())
""")
    assert said.count("right to the end") == 3, said


def test_collections_and_allocations():
    said = trouble(0.7, """
places, look = again(lambda: ferry.zeros(64, "int64")), again(lambda: ferry.zeros(64, "int64"))
base = places.address

def check(what):
    # The heaps' allocators are in the same state: blocks have the same numbers, at the same places.
    mine = [address and address - base for address in ferry.memory._slots]
    places.numpy()[:] = (mine + [-1] * 64)[:64]
    again(ferry.barrier)
    again(lambda: ferry.get(look, places, 0))
    assert look.tolist() == places.tolist(), (what, look.tolist(), places.tolist())
    again(ferry.barrier)

dropped, kept = [again(lambda: ferry.zeros(1000)) for _ in range(8)], []
for number in range(8):
    if me != FIRST:
        dropped[number] = None

    def told():  # what the first PE drops between two tries counts from the next collection on
        dropped[number] = None
        tell()

    def call():
        return ferry.collect() if number % 4 > 1 else ferry.zeros(500 + number)
    kept.append((late, interrupted)[number % 2](call, told))
    check(number)
    for size in (3000, 70):
        kept.append(again(lambda: ferry.zeros(size)))
        check((number, size))
for turn in range(2):
    again(ferry.collect)
check("at the end")
""")
    assert said.count("right to the end") == 3, said


def test_barriers_of_symmetric_memory():
    said = trouble(5, """
import ctypes
import ferry.symmetric_memory as sm
why = ctypes.create_string_buffer(512)
seen = ferry.zeros(n, "int64")
words = sm._arrays[sm._alloc(why, 1024, 256 * n)][1]
step = 0

def call(channel=0):
    if sm._synchronize(ctypes.cast(why, ctypes.c_void_p), 0, words, 0, channel, 300):
        if b"Interrupted" in why.value or not why.value:
            raise Interrupted
        raise ferry.Timeout(why.value.decode(), 1)

for kind in (late, interrupted, late):
    for turn in range(4):
        step += 1
        if turn == 2 and me == step % n:
            time.sleep(0.4)
        for pe in range(n):
            ferry.put(seen[me:me + 1], memoryview(torch.tensor([step]).numpy()), pe)
        ferry.quiet()
        if turn == 1:
            kind(call)
        else:
            again(call)
        assert min(seen.tolist()) >= step, (kind.__name__, turn, seen.tolist(), step)
""")
    assert said.count("right to the end") == 3, said
