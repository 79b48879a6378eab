# SPDX-License-Identifier: BSD-3-Clause
"""Operators of torch on CPU tensors as one call of C: bits, sizes, places of operands, calls that differ, a late PE."""
import pytest
from conftest import SPACE, job, numbers_of, pes

pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(SPACE == "cuda", reason="on CPU tensors")

#: Folds as the operators do: in the order of the members, what is narrow as floats that are rounded once.
MODEL = """
import ferry
import torch, ferry.torch as ft
ferry.init()
me, n = ferry.my_pe(), ferry.n_pes()
PIECE = 256 << 10  # bytes of a piece of the staging buffer
NARROW = [getattr(torch, name) for name in ("float16", "bfloat16", "float8_e4m3fn", "float8_e5m2") if hasattr(torch, name)]
TYPES = [torch.int8, torch.uint8, torch.int32, torch.int64, torch.float32, torch.float64, *NARROW]
FOLDS = {"sum": torch.add, "prod": torch.mul, "min": torch.minimum, "max": torch.maximum}

def values(kind, count, pe):
    random = torch.Generator().manual_seed(1000 * count + pe)
    if not kind.is_floating_point:
        return torch.randint(-100 if kind.is_signed else 0, 100, (count,), generator=random).to(kind)
    x = torch.randn(count, generator=random, dtype=torch.float64)
    return (x if kind in NARROW else x * torch.logspace(-12, 12, count, dtype=torch.float64)).to(torch.float32).to(kind)

def folded(kind, count, op):
    total = None
    for pe in range(n):
        x = values(kind, count, pe)
        x = x.float() if kind in NARROW else x
        total = x if total is None else FOLDS[op](total, x)
    if kind in NARROW[2:]:  # beyond the largest value is that value
        most = torch.finfo(kind).max
        total = total.clamp(-most, most)
    return total.to(kind)

def same(got, want):
    assert got.dtype == want.dtype and got.shape == want.shape, (got.dtype, got.shape, want.dtype, want.shape)
    assert torch.equal(got.contiguous().view(torch.uint8), want.contiguous().view(torch.uint8)) if got.numel() else True

def refused(kind, call, *arguments):
    try:
        call(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"nothing was refused by {call}")
"""


@pytest.mark.parametrize("n", numbers_of((1, 3, 4)))
def test_bits(n):
    job(n, MODEL + """
for kind in TYPES:
    piece = PIECE // torch.empty(0, dtype=kind).element_size()
    for count in (0, 1, 7, 1023, piece // 8, piece // 8 + 1, piece - 1, piece, piece + 1, 2 * piece + 5):
        x = values(kind, count, me)
        for op in FOLDS if count < 2000 else ("sum",):
            want = folded(kind, count, op)
            for _ in range(2):
                same(ft.all_reduce(x, op), want)
    count = n * (piece + 3)
    same(ft.reduce_scatter(values(kind, count, me)), folded(kind, count, "sum").chunk(n)[me])
    assert torch.equal(x.view(torch.uint8), values(kind, len(x), me).view(torch.uint8))  # operands stay as they are
""")


UNEQUAL = MODEL + """
def rows(kind, sizes, pe):
    return values(kind, 3 * sizes[pe], pe).reshape(sizes[pe], 3)
for round in range(6):
    sizes = [(7 * pe + 5 * round) % 11 for pe in range(n)] if round else [0] * n
    if round == 5:
        sizes[-1] = 2 * PIECE // 12 + 1
    for kind in (torch.int32, torch.float32, torch.bfloat16):
        x = rows(kind, sizes, me)
        same(ft.all_gatherv(x, sizes), torch.cat([rows(kind, sizes, pe) for pe in range(n)]))
        all_rows, first = sum(sizes), sum(sizes[:me])
        for op in ("sum", "max"):
            want = folded(kind, 3 * all_rows, op).reshape(all_rows, 3)[first:first + sizes[me]]
            same(ft.reduce_scatterv(values(kind, 3 * all_rows, me).reshape(all_rows, 3), sizes, op), want)
wrong = refused(ferry.InvalidArgument, ft.all_gatherv, torch.zeros(3, 2), [2] * n)
assert "[3, 2]" in str(wrong) and "2 rows" in str(wrong)
refused(ferry.InvalidArgument, ft.all_gatherv, torch.zeros(3, 2), [3] * (n + 1))
refused(ferry.InvalidArgument, ft.reduce_scatterv, torch.zeros(3, 2), [-1] * n)
refused(ferry.InvalidArgument, ft.reduce_scatterv, torch.zeros(n, 2), [1] * n, "mean")
same(ft.all_gatherv(torch.full((1, 2), me), [1] * n), torch.arange(n)[:, None].expand(n, 2))
"""


@pytest.mark.parametrize("n", numbers_of((1, 4)))
def test_unequal_parts(n):
    job(n, UNEQUAL)


def test_unequal_parts_through_buffers():
    job(3, UNEQUAL, FERRY_PATHS="staged")


def test_unequal_parts_that_differ():
    job(3, MODEL + """
sizes = [1, 2, 2] if me < 2 else [2, 1, 2]
error = refused(ferry.FerryError, ft.all_gatherv, torch.zeros(sizes[me], 2), sizes)
assert "all members give the same sizes" in str(error), error
same(ft.all_gatherv(torch.full((2, 2), me), [2] * n), torch.arange(n).repeat_interleave(2)[:, None].expand(2 * n, 2))
""")


@pytest.mark.parametrize("n", numbers_of((1, 2, 3)))
def test_sizes_of_what_is_moved(n):
    job(n, MODEL + """
for kind in (*TYPES, torch.bool, torch.complex64):
    size = torch.empty(0, dtype=kind).element_size()
    def rows(count, pe):
        x = values(torch.uint8, count * size, pe)
        return (x > 50).view(torch.bool) if kind is torch.bool else x.view(kind)
    for count in (0, 1, 5, PIECE // n // size - 1, PIECE // n // size, PIECE // size + 1, 2 * PIECE // size + 3):
        x = rows(n * count, me)
        every = [rows(n * count, pe) for pe in range(n)]
        same(ft.all_gather(x), torch.cat(every))
        same(ft.all_to_all(x), torch.cat([y[me * count:(me + 1) * count] for y in every]))
        for root in range(n):
            same(ft.broadcast(x, root), every[root])
""")


@pytest.mark.parametrize("n", numbers_of((2, 3)))
def test_operands_in_the_heap_and_not_contiguous(n):
    job(n, MODEL + """
for count in (9, 6000, PIECE, 200001):
    kept = ft.empty((n, count))
    for who in ("all", "some"):
        for call, part in ((ft.all_reduce, 1), (ft.reduce_scatter, n)):
            mine = values(torch.float32, n * count, me).view(n, count)
            if who == "all" or me == n - 1:
                kept.copy_(mine)
                mine = kept
            want = folded(torch.float32, n * count, "sum").view(n, count)
            same(call(mine), want if part == 1 else want[me:me + 1])
            mine = mine[:, 1:]
            assert count == 1 or not mine.is_contiguous()
            same(call(mine), want[:, 1:] if part == 1 else want[me:me + 1, 1:])
        every = [values(torch.float32, n * count, pe).view(n, count) for pe in range(n)]
        same(ft.all_gather(kept if who == "all" else every[me]), torch.cat(every))
        same(ft.all_to_all(kept if who == "all" else every[me]), torch.cat([y[me:me + 1] for y in every]))
        same(ft.broadcast(kept if who == "all" else every[me], n - 1), every[n - 1])
        same(ft.all_reduce(every[me].t()), folded(torch.float32, n * count, "sum").view(n, count).t())
    if count == 6000:
        z = torch.full((count,), me + 1j)
        assert torch.equal(ft.all_gather(z.conj()), torch.cat([torch.full((count,), pe - 1j) for pe in range(n)]))
        assert torch.equal(ft.all_reduce(z.conj().imag), torch.full((count,), -1. * n))  # a negative view
    del kept
""")


@pes(2, 3)
def test_calls_that_differ():
    import torch, ferry.torch as ft
    other = me == n - 1
    for count in (6, 60000):
        x = torch.ones(count)
        for call, arguments, says in (
                (ft.all_reduce, (x[:count - 6 * other],), "bytes"),
                (ft.all_reduce, (x, "max" if other else "sum"), "as sum of float32"),
                (ft.all_reduce, (x.int() if other else x,), "as sum of float32"),
                (ft.all_gather if other else ft.all_reduce, (x,), "reduce"),
                (ft.broadcast, (x, int(other)), "root"),
                (ft.all_reduce, (x[:0] if other else x,), "bytes")):
            try:
                call(*arguments)
                raise SystemExit(f"nothing was refused by {call}")
            except ferry.FerryError as error:
                assert error.status == ferry.errors.ASYMMETRIC and says in str(error), (says, str(error))
            assert torch.equal(ft.all_reduce(x), torch.full((count,), float(n)))  # the next call is right


@pes(2, 3, FERRY_TIMEOUT="300ms")
def test_a_late_pe():
    import torch, ferry.torch as ft
    for count in (5, 600000):
        ft.all_reduce(torch.ones(count))
        for call, want in ((ft.all_reduce, float(sum(range(n)))), (ft.all_gather, None)):
            if me == 0:
                time.sleep(1)
            tries = 0
            while True:
                try:
                    got = call(torch.full((count,), float(me)))  # equal tensors, not the same ones
                    break
                except ferry.Timeout:
                    tries += 1
            assert me == 0 or tries > 0
            if want is None:
                assert torch.equal(got, torch.arange(float(n)).repeat_interleave(count))
            else:
                assert torch.equal(got, torch.full((count,), want))
        try:  # a call that all give up
            if me == 0:
                time.sleep(0.8)
            else:
                ft.all_reduce(torch.ones(count))
                raise SystemExit("no timeout")
        except ferry.Timeout:
            pass
        while True:
            try:
                ferry.resync()
                break
            except ferry.Timeout:
                pass
        assert torch.equal(ft.broadcast(torch.full((count,), float(me)), 1), torch.ones(count))
