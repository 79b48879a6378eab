# SPDX-License-Identifier: BSD-3-Clause
"""Operators of torch on CPU tensors."""
import pytest
from conftest import pes

pytest.importorskip("torch")
import torch  # noqa: E402

version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
fakes = pytest.mark.skipif(version < (2, 1), reason="fake kernels and torch.compile need torch 2.1")
gradients = pytest.mark.skipif(version < (2, 4), reason="gradients need torch 2.4")


@pes(1, 2, 3)
def test_operators():
    import torch, ferry.torch as ft
    x = torch.arange(n * 4, dtype=torch.float32).reshape(n * 2, 2) + 100 * me
    with torch.inference_mode():  # what is made here serves calls outside too
        y = ft.all_to_all(x)
    assert torch.equal(ft.all_to_all(x), y)
    want = torch.cat([torch.arange(n * 4, dtype=torch.float32).reshape(n * 2, 2)[2 * me:2 * me + 2] + 100 * i
                      for i in range(n)])
    assert torch.equal(y, want)
    assert torch.equal(ft.all_gather(x[:1]), torch.cat([torch.tensor([[0., 1.]]) + 100 * i for i in range(n)]))
    for kind in (torch.float32, torch.float64, torch.int32, torch.int64, torch.bfloat16, torch.float16):
        z = torch.full((3, n), me + 1).to(kind)
        assert torch.equal(ft.all_reduce(z), torch.full((3, n), n * (n + 1) // 2).to(kind)), kind
        assert torch.equal(ft.all_reduce(z, "max"), torch.full((3, n), n).to(kind))
        assert torch.equal(ft.reduce_scatter(z.t()), torch.full((1, 3), n * (n + 1) // 2).to(kind))
    assert torch.equal(ft.all_to_all(x.t().contiguous().t()), want)  # not contiguous
    for kind in (torch.bool, torch.uint8, torch.complex64):
        assert torch.equal(ft.all_gather(torch.ones(2, dtype=kind)), torch.ones(2 * n, dtype=kind))
    z = torch.full((2,), 1 + me * 1j)
    assert torch.equal(ft.all_gather(z.conj()), torch.cat([torch.full((2,), 1 - i * 1j) for i in range(n)]))
    assert ft.all_gather(torch.tensor(me)).tolist() == list(range(n))
    for length in range(300):  # more shapes than are remembered
        assert torch.equal(ft.all_reduce(torch.full((length,), me + 1)), torch.full((length,), n * (n + 1) // 2))
    assert ft.all_to_all(torch.zeros(0, 3)).shape == (0, 3)
    big = torch.full((n, 100000), float(me))
    for i in range(20):  # results of one collective are read while a fast PE is in the next
        got = ft.all_to_all(big + i)
        assert torch.equal(got[:, i], torch.arange(n, dtype=torch.float32) + i)


@pes(1, 2, 3)
def test_rows_in_numbers_that_differ():
    import torch, ferry.torch as ft
    splits = torch.tensor([(me + j) % 3 for j in range(n)])
    rows = int(splits.sum())
    x = torch.stack([torch.tensor([me * 10 + j] * 5) for j in range(n) for _ in range(int(splits[j]))]
                    ) if rows else torch.zeros(0, 5, dtype=torch.int64)
    out, where = ft.all_to_all_vdev(x, splits, 12)
    assert out.shape == (12, 5) and where[0].tolist() == [(i + me) % 3 for i in range(n)]
    for i in range(n):
        at, count = int(where[1][i]), int(where[0][i])
        assert torch.equal(out[at:at + count], torch.full((count, 5), i * 10 + me))
    assert not out[int(where[0].sum()):].any()
    if n > 1:
        assert "max_rows" in refused(ValueError, ft.all_to_all_vdev, torch.zeros(3 * n, 2), torch.full((n,), 3), 2)
        assert "than it has" in refused(ValueError, ft.all_to_all_vdev, torch.zeros(1, 2), torch.full((n,), 3), 100)
    refused(ValueError, ft.all_to_all_vdev, x, splits.int(), 12)


@pes(2, 4)
def test_teams():
    import torch, ferry.torch as ft
    k = n // 2
    half = ferry.team(range(me // k * k, me // k * k + k))
    first = me // k * k
    assert "reserve" in refused(ValueError, ft.all_gather, torch.zeros(3), half)
    ft.reserve(4096, half)
    for step in range(12):  # a team's collectives and those of all PEs, in numbers that differ between teams
        for _ in range(1 + me // k):
            got = ft.all_gather(torch.tensor([me, step]), half)
            assert got.tolist() == [v for pe in range(first, first + k) for v in (pe, step)]
        assert ft.all_reduce(torch.tensor([me]), "sum", half).tolist() == [sum(range(first, first + k))]
        assert ft.broadcast(torch.tensor([me + step]), k - 1, half).tolist() == [first + k - 1 + step]
        assert ft.broadcast(torch.tensor([me + step]), n - 1).tolist() == [n - 1 + step]
        z = torch.arange(2 * k) + me
        assert ft.all_to_all(z, half).tolist() == [v + pe for pe in range(first, first + k)
                                                   for v in (2 * (me - first), 2 * (me - first) + 1)]
        assert ft.reduce_scatter(z, team=half).tolist() == [k * (2 * (me - first) + i) + sum(range(first, first + k))
                                                            for i in range(2)]
        assert ft.all_reduce(torch.tensor([1])).tolist() == [n]
    assert torch.equal(ft.all_reduce(torch.ones(100000), "sum", half), torch.full((100000,), float(k)))
    refused(ValueError, ft.broadcast, torch.zeros(3), n)
    refused(ValueError, ft.broadcast, torch.zeros(3), -1)
    refused(ValueError, ft.all_gather, torch.zeros(3), 77)


@pes(2, FERRY_PATHS="staged")
def test_through_buffers():
    import torch, ferry.torch as ft
    if ferry.space() == "host":  # elsewhere nothing passes through the buffers
        half = ferry.team([me])
        ft.reserve(4096, half)
        assert ft.all_reduce(torch.ones(3), "sum", half).tolist() == [1, 1, 1]
    for kind in (torch.float32, torch.bfloat16, torch.int16):
        assert torch.equal(ft.all_reduce(torch.full((50000,), me + 1, dtype=kind)), torch.full((50000,), 3, dtype=kind))


@pes(2)
def test_bad_tensors():
    import torch, ferry.torch as ft
    refused(ValueError, ft.all_to_all, torch.zeros(3))
    refused(ValueError, ft.reduce_scatter, torch.zeros(3))
    refused(ValueError, ft.all_reduce, torch.zeros(3), "median")
    refused(ValueError, ft.all_reduce, torch.zeros(3, dtype=torch.bool))
    kept = ft.zeros((4, 4), torch.bfloat16)
    address = kept.data_ptr()
    ferry.put(kept, torch.ones(4, 4, dtype=torch.bfloat16), 1 - me)
    ferry.barrier()
    assert kept.sum() == 16
    ferry.finalize()
    refused(RuntimeError, ft.all_reduce, torch.zeros(3))


@fakes
@pes(2)
def test_compile():
    import torch, ferry.torch as ft

    def layer(x):
        y = torch.ops.ferry.all_to_all(x * 2)
        return torch.ops.ferry.all_reduce(y.sum(0)) + torch.ops.ferry.all_gather(y[:1]).sum()
    x = torch.arange(12, dtype=torch.float32).reshape(4, 3) + me
    compiled = torch.compile(layer, backend="aot_eager", fullgraph=True)
    assert torch.allclose(compiled(x), layer(x))
    out, where = torch.compile(torch.ops.ferry.all_to_all_vdev, backend="aot_eager", fullgraph=True)(
        x, torch.tensor([1, 2]), 8)
    assert out.shape == (8, 3) and where.shape == (2, 2)


@gradients
@pes(2)
def test_gradients():
    import torch, ferry.torch as ft
    x = torch.randn(4, 3, requires_grad=True)
    weight = torch.arange(12.).reshape(4, 3) + me
    (ft.all_to_all(x) * weight).sum().backward()
    assert torch.allclose(x.grad, torch.cat([(torch.arange(12.).reshape(4, 3) + j)[2 * me:2 * me + 2] for j in range(2)]))
    x.grad = None
    (ft.all_gather(x) * (1 + me)).sum().backward()
    assert torch.allclose(x.grad, torch.full((4, 3), 3.))
    x.grad = None
    (ft.reduce_scatter(x) * (1 + me)).sum().backward()
    assert torch.allclose(x.grad, torch.tensor([[1.] * 3] * 2 + [[2.] * 3] * 2))
    x.grad = None
    (ft.all_reduce(x) * (1 + me)).sum().backward()
    assert torch.allclose(x.grad, torch.full((4, 3), 3.))
    x.grad = None
    (ft.broadcast(x, 1) * (1 + me)).sum().backward()
    assert torch.allclose(x.grad, torch.full((4, 3), 3. * me))
    x.grad = None
    splits = torch.tensor([1, 2]) if me == 0 else torch.tensor([2, 0])  # a row of the first PE, two of the second are left
    out, where = ft.all_to_all_vdev(x, splits, 6)
    (out * (torch.arange(6.)[:, None] + 10 * me)).sum().backward()
    rows = [[0.], [10.], [11.], [0.]] if me == 0 else [[1.], [2.], [0.], [0.]]
    assert torch.allclose(x.grad, torch.tensor(rows).expand(4, 3)), x.grad
    try:
        ft.all_reduce(x, "max").sum().backward()
        raise SystemExit("a gradient of max")
    except NotImplementedError:
        pass


@gradients
@pes(1)
def test_operators_keep_torchs_rules():
    import torch, ferry.torch as ft
    for name in ("all_to_all", "all_gather", "all_reduce", "reduce_scatter", "broadcast"):
        torch.library.opcheck(getattr(torch.ops.ferry, name).default, (torch.randn(4, 3, requires_grad=True),))
