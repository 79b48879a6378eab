# SPDX-License-Identifier: BSD-3-Clause
"""DeepEP's interface on CPU tensors, against a model that sees all ranks' inputs."""
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from conftest import SPACE, job, numbers_of, spawn_by_torchruns_variables

torch = pytest.importorskip("torch")
HAS_FP8 = hasattr(torch, "float8_e4m3fn")

MODEL = """
import torch, ferry.torch as ft
import ferry.deep_ep as deep_ep

def inputs(T, H, E, K, seed=1, holes=3):
    g = torch.Generator("cuda" if ferry.space() == "cuda" else "cpu").manual_seed(seed * 100 + me)
    x = torch.randn(T, H, generator=g).to(torch.bfloat16)
    idx = torch.stack([torch.randperm(E, generator=g)[:K] for _ in range(T)]) if T else torch.zeros(0, K, dtype=torch.int64)
    for _ in range(holes if T else 0):
        idx[int(torch.randint(T, (), generator=g)), int(torch.randint(K, (), generator=g))] = -1
    return x, idx, torch.rand(T, K, generator=g)

def everyones(x, M):
    padded = torch.full((M, *x.shape[1:]), -9).to(x.dtype)
    padded[:x.shape[0]] = x
    return ft.all_gather(padded).reshape(n, M, *x.shape[1:])

def difference(a, b):
    a, b = a.double() + 1, b.double() + 1
    return float(1 - 2 * (a * b).sum() / (a * a + b * b).sum()) if a.numel() else 0.0

def expert(rows, e):
    return (rows.float() * (1 + e % 5) / 2).to(torch.bfloat16)

def check_rows(rows, count, src_info, layout_range, all_x, all_idx, L, near=0.0):
    for e in range(L):
        at = 0
        for r in range(n):
            tokens = [t for t in range(all_idx.shape[1]) if (all_idx[r, t] == me * L + e).any()]
            assert int(layout_range[e, r]) == (at << 32 | len(tokens)), (e, r)
            assert src_info[e, at:at + len(tokens)].tolist() == tokens
            want = all_x[r, tokens].float()
            got = rows[e, at:at + len(tokens)].float()
            assert torch.equal(got, want) if near == 0 else difference(got, want) < near, (e, r)
            at += len(tokens)
        assert int(count[e]) == at

def answer(x, idx, w):
    out = torch.zeros(x.shape[0], x.shape[1])
    for t in range(x.shape[0]):
        for k in range(idx.shape[1]):
            if idx[t, k] >= 0:
                out[t] += w[t, k] * expert(x[t], int(idx[t, k])).float()
    return out
"""


def deep(*numbers, model="", **options):
    """As pes, behind the model and further text."""
    import inspect
    import textwrap

    def decorate(body):
        lines = textwrap.dedent(inspect.getsource(body)).splitlines()
        first = next(i for i, line in enumerate(lines) if line.startswith("def "))
        from conftest import PRELUDE
        source = PRELUDE.format(start=True) + MODEL + model + textwrap.dedent("\n".join(lines[first + 1:]))

        @pytest.mark.parametrize("n", numbers_of(numbers))
        def test(n):
            job(n, source, **options)
        test.__name__, test.__doc__ = body.__name__, body.__doc__
        return test
    return decorate


def over_remote(body, model=""):
    """In the host space: two nodes on one machine."""
    return pytest.mark.skipif(bool(SPACE), reason="needs CPU tensors")(
        deep(2, model=model, FERRY_PATHS="remote", FERRY_REMOTE="tcp")(body))


def low_latency():
    M, H, L, K = 8, 512, 3, 4
    E = L * n
    K = min(K, E)
    buffer = deep_ep.Buffer(None, 0, deep_ep.Buffer.get_low_latency_rdma_size_hint(M, H, n, E), low_latency_mode=True,
                            explicitly_destroy=True)
    buffer.clean_low_latency_buffer(M, H, E)
    cumulative, waits = torch.zeros(L, dtype=torch.int32), torch.zeros(n, dtype=torch.int64)
    for turn in range(6):
        T = (5 + me + turn) % (M + 1)
        x, idx, w = inputs(T, H, E, K, turn)
        all_x, all_idx = everyones(x, M), everyones(idx, M)
        split, before = turn % 2 == 1, cumulative.clone()
        rows, count, handle, event, hook = buffer.low_latency_dispatch(
            x, idx, M, E, cumulative_local_expert_recv_stats=cumulative, dispatch_wait_recv_cost_stats=waits,
            use_fp8=False, return_recv_hook=split, async_finish=not split)
        assert (hook is not None) == split
        if split:
            hook()
            hook()  # asked twice, it runs once
        event.current_stream_wait()
        assert rows.shape == (L, M * n, H) and handle[2:] == (M, H, E)
        check_rows(rows, count, handle[0], handle[1], all_x, all_idx, L)
        assert torch.equal(cumulative - before, count)
        result = buffer.get_next_low_latency_combine_buffer(handle)
        for e in range(L):
            result[e, :int(count[e])] = expert(rows[e, :int(count[e])], me * L + e)
        out = torch.empty(T, H, dtype=torch.bfloat16) if turn % 3 == 0 else None
        got, event, hook = buffer.low_latency_combine(result, idx, w, tuple(handle), zero_copy=True, out=out,
                                                      return_recv_hook=split)
        if split:
            hook()
        assert out is None or got is out
        assert difference(got, answer(x, idx, w)) < 1e-5
    assert bool((waits >= 0).all())
    # Two at a time, ended in turn; a third closes the oldest.
    x, idx, w = inputs(M, H, E, K)
    results = [buffer.low_latency_dispatch(x * (i + 1), idx, M, E, use_fp8=False, return_recv_hook=True) for i in range(2)]
    for i, (rows, count, handle, event, hook) in enumerate(results):
        hook()
        for e in range(L):
            rows[e] = expert(rows[e], me * L + e)
        got, _, _ = buffer.low_latency_combine(rows, idx, w, handle)
        assert difference(got, answer(x * (i + 1), idx, w)) < 1e-5
    first = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=True)
    last = buffer.low_latency_dispatch(x * 3, idx, M, E, use_fp8=False)
    for zero_copy in (False, True):  # what was combined may be combined again: the layout travels once more
        for rows, count, handle, event, hook in (first, last):
            result = torch.zeros_like(rows)
            for e in range(L):
                result[e, :int(count[e])] = expert(rows[e, :int(count[e])], me * L + e)
            got, _, _ = buffer.low_latency_combine(result, idx, w, handle, zero_copy=zero_copy)
            assert difference(got, answer(x * (1 if handle is first[2] else 3), idx, w)) < 1e-5
    for _ in range(12):  # nobody asks for their rows
        buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=True)
        assert buffer._on_gpu or all(len(unread) <= 2 for rounds in buffer._all_rounds() for unread in rounds._unread)
    buffer.clean_low_latency_buffer(M, H, E)
    buffer.destroy()


test_low_latency = deep(1, 2, 3)(low_latency)
test_low_latency_over_flags = deep(2, FERRY_PATHS="flags")(low_latency)
test_low_latency_over_staged = deep(2, FERRY_PATHS="staged")(low_latency)
test_low_latency_over_remote = over_remote(low_latency)


def test_only_failures_of_rounds_that_somebody_asks_for_are_told():
    from ferry import errors
    from ferry.deep_ep.rounds import Rounds
    rounds = Rounds.__new__(Rounds)
    report, of_combine = (SimpleNamespace(round=0, status=errors.TIMEOUT, culprit=1) for _ in range(2))
    rounds._reports, rounds._seen, rounds._failed, rounds._unread = [[report, of_combine]], [[0, 0]], [False], [set()]

    def told_after(dispatched, combined=0):
        report.round, of_combine.round = dispatched << 1, combined << 1 | bool(combined)
        return [number for _, _, number, _ in rounds.failures()]

    for number in (1, 2, 4, 5):  # the host is ahead of the GPU
        rounds._ask_for_none(0, number)
    assert told_after(1) == told_after(2) == told_after(2) == []
    assert told_after(3) == [3]
    assert told_after(3, combined=4) == [4]
    assert told_after(4, combined=4) == []
    rounds._ask_for_none(0, 7)
    assert rounds._unread == [{4, 5, 7}]
    assert told_after(5, combined=4) == told_after(7, combined=4) == []
    assert told_after(8, combined=4) == [8]
    for number in range(9, 100):
        report.round = number << 1
        rounds._ask_for_none(0, number + 1)
    assert rounds._unread == [{99, 100}]


@pytest.mark.skipif(not HAS_FP8, reason="this torch has no float8_e4m3fn")
@deep(2)
def test_low_latency_fp8():
    M, H, L, K = 6, 1024, 2, 3
    E = L * n
    buffer = deep_ep.Buffer(None, low_latency_mode=True)
    x, idx, w = inputs(M, H, E, K)
    x[:, :128] = 0  # a scale has a floor
    all_x, all_idx = everyones(x, M), everyones(idx, M)
    for rounded, packed in ((False, False), (True, False), (True, True)):
        (codes, scales), count, handle, event, hook = buffer.low_latency_dispatch(
            x, idx, M, E, round_scale=rounded, use_ue8m0=packed)
        assert codes.dtype == torch.float8_e4m3fn and scales.stride(1) == 1
        if packed:
            assert scales.shape == (L, M * n, H // 512) and scales.dtype == torch.int32
            exponents = scales.contiguous().view(torch.uint8).reshape(L, M * n, H // 128).int()
            scales = torch.ldexp(torch.ones(()), exponents - 127)
        assert scales.shape == (L, M * n, H // 128)
        rows = codes.float().reshape(L, M * n, H // 128, 128) * scales.unsqueeze(-1)
        for e in range(L):
            rows[e, int(count[e]):] = 0
        check_rows(rows.reshape(L, M * n, H), count, handle[0], handle[1], all_x, all_idx, L, near=9e-4)
        if not rounded:
            t, r = int(handle[0][0, 0]), next(r for r in range(n) if int(handle[1][0, r]) & 0xffffffff)
            assert torch.allclose(scales[0, 0], all_x[r, t].float().reshape(-1, 128).abs().amax(1).clamp(min=1e-4) / 448)
        result = torch.zeros(L, M * n, H, dtype=torch.bfloat16)
        for e in range(L):
            result[e] = expert(rows[e].reshape(M * n, H), me * L + e)
        got, _, _ = buffer.low_latency_combine(result, idx, w, handle)
        assert difference(got, answer(x, idx, w)) < 9e-4


@pytest.mark.skipif(not HAS_FP8, reason="this torch has no float8_e4m3fn")
@deep(2)
def test_low_latency_fp8_is_deep_eps_arithmetic_bit_by_bit():
    """Codes and scales by torch's operators, in each rounding of DeepEP's kernels, also of NaN, infinities and zeros."""
    T, H = 12, 1024
    buffer = deep_ep.Buffer(None, 0, 8 << 20, low_latency_mode=True)
    x = inputs(T, H, 2 * n, 1, holes=0)[0]
    device, inf, nan = x.device, float("inf"), float("nan")
    bits = x.view(torch.int16)  # -0, denormals, and NaNs of both signs as they are
    x[1, 5], x[1, 200], x[1, 130] = inf, -inf, nan
    x[2], x[3] = 0, -0.0
    x[3, ::3] = inf
    bits[4], bits[5, 128:256], bits[5, 3] = torch.arange(H, device=device).to(torch.int16) % 0x80, -32641, -64  # 0x807f, 0xffc0
    x[6] = torch.linspace(0.9e-4, 1.1e-4, H, device=device)
    x[7] = x[7] * 1e-30
    x[8] = torch.arange(H, device=device) % 449
    x[9] = torch.arange(H, device=device) * 3.0e35
    x[10, ::2], x[10, 1::128] = nan, 3.0
    bits[11] = torch.randint(-32768, 32768, (H,), device=device).to(torch.int16)  # any bits: in most groups an infinity or none
    groups = x.float().view(T, H // 128, 128)
    largest = torch.where(groups.isnan(), torch.zeros_like(groups), groups.abs()).amax(2)
    largest = torch.maximum(largest, torch.full_like(largest, 1e-4))
    exact = largest * torch.full_like(largest, 1 / 448), torch.full_like(largest, 448) / largest  # a number / tensor rounds twice
    exponents = exact[0].view(torch.int32) + 0x7fffff >> 23
    rounded = (exponents << 23).view(torch.float32), (254 - exponents << 23).view(torch.float32)
    for form in ({}, {"round_scale": True}, {"round_scale": True, "use_ue8m0": True}):
        scale, factor = rounded if form else exact
        product = groups * factor.unsqueeze(2)
        codes = product.clamp(-448, 448).to(torch.float8_e4m3fn).view(torch.uint8).view(T, H)
        codes = torch.where(product.view(T, H).isnan(), torch.full_like(codes, 0x7f), codes)
        (got, scales), count, handle, _, _ = buffer.low_latency_dispatch(x, torch.full((T, 1), 2 * me, device=device), T, 2 * n, **form)
        assert int(count[0]) == T
        wrong = (got[0, :T].view(torch.uint8) != codes).nonzero()
        assert len(wrong) == 0, (form, [(t, i, x[t, i].item(), hex(got[0, t, i].view(torch.uint8).item()), hex(codes[t, i].item()))
                                        for t, i in wrong[:5].tolist()])
        want = scale.view(torch.int32)
        if "use_ue8m0" in form:
            want = (want >> 23 & 0xff).to(torch.uint8).view(torch.int32)
        assert torch.equal(scales[0, :T].contiguous().view(torch.int32), want), form
        if not form:  # what engines look for: an infinity is seen
            seen = got[0, :T].float().view(T, -1, 128) * scales[0, :T].unsqueeze(2)
            assert seen[1, :2].isnan().all() and not seen[10, 0, 1::2].isnan().any()


def normal():
    H, L, K = 256, 4, 3
    E = L * n
    buffer = deep_ep.Buffer(None, int(1e6), 0, explicitly_destroy=True)
    for turn in range(4):
        if turn == 2:  # later rounds take so many multiprocessors, and other ranks other ones
            deep_ep.Buffer.set_num_sms(2 + 2 * me)
        T = 40 * (turn % 3) + 5 * me + turn
        x, idx, w = inputs(T, H, E, K, turn, holes=6)
        alignment = (1, 3, 128, 1)[turn]
        per_rank, rdma, per_expert, in_rank, event = buffer.get_dispatch_layout(idx, E)
        assert rdma is None and per_rank.dtype == per_expert.dtype == torch.int32 and in_rank.shape == (T, n)
        assert per_expert.tolist() == [int((idx == e).sum()) for e in range(E)]
        for r in range(n):
            here = ((idx >= r * L) & (idx < (r + 1) * L)).any(1)
            assert torch.equal(in_rank[:, r], here) and int(per_rank[r]) == int(here.sum())
        known = dict(num_tokens_per_rank=per_rank, is_token_in_rank=in_rank, num_tokens_per_expert=per_expert,
                     topk_idx=idx, topk_weights=w, expert_alignment=alignment)
        rx, ridx, rw, counts, handle, event = buffer.dispatch(x, previous_event=buffer.capture(), **known)
        M = int(ft.all_reduce(torch.tensor(T), "max"))
        all_x, all_idx, all_w = everyones(x, M), everyones(idx, M), everyones(w, M)
        local = torch.where((all_idx >= me * L) & (all_idx < (me + 1) * L), all_idx - me * L, torch.full_like(all_idx, -1))
        chosen = (local >= 0).any(2)
        assert torch.equal(rx, all_x[chosen]) and torch.equal(ridx, local[chosen])
        assert torch.equal(rw, torch.where(local[chosen] >= 0, all_w[chosen], torch.zeros(())))
        assert counts == [-(-int((ridx == e).sum()) // alignment) * alignment for e in range(L)]
        sources = torch.arange(n).repeat_interleave(chosen.sum(1))
        assert [int(handle[0][r, me]) for r in range(n)] == [int((sources <= r).sum()) for r in range(n)]
        assert [one.dtype for one in handle] == [torch.int32] * 4 + [torch.bool, torch.int32]
        assert [tuple(one.shape) for one in handle] == [(n, n), (n, 1), (n, 1), (rx.shape[0],), (T, n), (T, n)]
        assert handle[1][:, 0].tolist() == per_rank.tolist() and torch.equal(handle[4], in_rank)
        assert handle[3].tolist() == [t for r in range(n) for t in range(M) if chosen[r, t]]
        assert torch.equal(handle[5] >= 0, in_rank)
        handle = tuple([*handle]) if turn % 2 else list(handle)  # a program may take it apart and put it together again
        # Combine: the plain sum of the ranks' rows, and of the weights.
        out, out_w, event = buffer.combine(rx, handle, topk_weights=rw)
        ranks = in_rank.sum(1, keepdim=True)
        assert difference(out, x.float() * ranks) < 1e-5
        assert torch.allclose(out_w, torch.where(idx >= 0, w, torch.zeros(())))
        _, out_w, event = buffer.combine(rx, handle, topk_weights=torch.ones_like(rw))
        assert torch.equal(out_w, ranks.expand(T, K).float())  # also where a choice is another rank's
        # Again with the handle: forward and backward of training, in any order.
        for again in range(2):
            ry, *nothing, event = buffer.dispatch(x * 2, handle=handle, async_finish=True, config=deep_ep.Config(4))
            event.current_stream_wait()
            assert torch.equal(ry, rx * 2) and nothing == [None] * 4
        bias = torch.ones(T, H, dtype=torch.bfloat16)
        for again in range(2):
            out, none, event = buffer.combine(rx, handle, bias=(bias, bias))
            assert none is None and difference(out, x.float() * ranks + 2) < 1e-5
        # The host reads nothing.
        worst = n * (M + 3)
        wx, widx, ww, counts, handle, event = buffer.dispatch(x, num_worst_tokens=worst, **known)
        N = rx.shape[0]
        assert wx.shape == (worst, H) and counts == [] and torch.equal(wx[:N], rx) and torch.equal(widx[:N], ridx)
        assert bool((widx[N:] == -1).all())
        out, _, _ = buffer.combine(wx, handle)
        assert difference(out, x.float() * ranks) < 1e-5
        # Without choices of experts: ranks alone.
        del known["topk_idx"], known["topk_weights"]
        bx, bidx, bw, counts, handle, event = buffer.dispatch(x, **known)
        assert torch.equal(bx, rx) and bidx is None and bw is None
        assert counts == [-(-int((ridx == e).sum()) // alignment) * alignment for e in range(L)]
        codes, scales = torch.arange(T * H).reshape(T, H).to(torch.uint8), torch.rand(T, H // 128)
        (fx, fs), *_ = buffer.dispatch((codes, scales), topk_idx=idx, topk_weights=w, **known)
        assert torch.equal(fx, everyones(codes, M)[chosen]) and torch.equal(fs, everyones(scales, M)[chosen])
        # Rows of any type without scales; a handle serves them all.
        for dtype in (torch.float16, torch.float32, torch.uint8, torch.int64):
            given = (x * 16).to(dtype)
            gx, *_, handle, event = buffer.dispatch(given, topk_idx=idx, topk_weights=w, **known)
            assert gx.dtype == dtype and torch.equal(gx, everyones(given, M)[chosen])
            assert torch.equal(buffer.dispatch(given + 1, handle=handle)[0], everyones(given + 1, M)[chosen])
            assert torch.equal(buffer.dispatch(x, handle=handle)[0], rx)
        out, _, _ = buffer.combine(rx, handle)
        assert difference(out, x.float() * ranks) < 1e-5
        # Scales with any strides and of any width, or packed exponents.
        for given in (scales.t().contiguous().t(), torch.rand(T, 8)[:, ::3], torch.rand(T),
                      torch.randint(0, 1 << 30, (H // 512, T), dtype=torch.int32).t()):
            (fx, fs), *_ = buffer.dispatch((codes, given), topk_idx=idx, topk_weights=w, **known)
            assert torch.equal(fx, everyones(codes, M)[chosen]) and fs.dtype == given.dtype
            assert torch.equal(fs, everyones(given.contiguous(), M)[chosen])
    deep_ep.Buffer._asked_sms = 0
    buffer.destroy()


test_normal = deep(1, 2 if SPACE else 3)(normal)
test_normal_over_flags = deep(2, FERRY_PATHS="flags")(normal)
test_normal_over_staged = deep(2, FERRY_PATHS="staged")(normal)
test_normal_over_remote = over_remote(normal)


def routings():
    """Counts of a layout serve the dispatch behind it, unless the program has touched what they are of."""
    H, L, K = 64, 3, 2
    E, T = L * n, 12 + 3 * me
    many = [deep_ep.Buffer(None, 0, 0) for _ in range(10)]  # boards have eight places: the others use the heap
    if me == 0 and os.environ.get("WAYS"):  # beside ranks whose calls are compiled
        ferry.library.binding, ferry.library._takes_tensors = None, False
    for turn in range(9 * len(many)):
        buffer, kind = many[turn % len(many)], turn % 9
        x, idx, w = inputs(T, H, E, K, turn)
        per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, E)
        if kind == 1:  # written to
            idx[0] = -1
            per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx.clone(), E)
        elif kind == 2:
            per_expert = per_expert.clone()
        elif kind == 3:
            in_rank = in_rank.clone()
        elif kind == 4:
            per_rank = None
        elif kind == 5:
            buffer.get_dispatch_layout(idx.flip(0).contiguous(), E)  # another one between
        elif kind == 6:
            in_rank[0] = in_rank[0]
        given = dict(num_tokens_per_rank=per_rank, is_token_in_rank=in_rank, num_tokens_per_expert=per_expert)
        bare = kind == 7
        if not bare:
            given.update(topk_idx=idx, topk_weights=w)
        if kind == 8:
            with torch.inference_mode():
                known = buffer.get_dispatch_layout(idx, E)
                rows, *_, handle, _ = buffer.dispatch(x, topk_idx=idx, topk_weights=w, num_tokens_per_rank=known[0],
                                                      num_tokens_per_expert=known[2], is_token_in_rank=known[3])
                out, _, _ = buffer.combine(rows, handle)
        else:
            rows, ridx, rw, counts, handle, _ = buffer.dispatch(x, **given)
            M = int(ft.all_reduce(torch.tensor(T), "max"))
            all_x, all_idx = everyones(x, M), everyones(idx, M)
            here = (all_idx >= me * L) & (all_idx < (me + 1) * L)
            assert torch.equal(rows, all_x[here.any(2)]), (turn, kind)
            assert counts == [int((all_idx == me * L + e).sum()) for e in range(L)], (turn, kind)
            assert [int(handle[0][r, me]) for r in range(n)] == here.any(2).sum(1).cumsum(0).tolist()
            assert torch.equal(handle[5] >= 0, handle[4])
            kept = idx.clone()
            idx.fill_(-1)  # the handle has its own
            again = buffer.dispatch(x * 2, handle=handle)[0]
            assert torch.equal(again, rows * 2), (turn, kind)
            out, _, _ = buffer.combine(rows, handle)
            apart, _, _ = buffer.combine(rows, handle)  # the layout travels again
            assert torch.equal(apart, out), (turn, kind)
            idx = kept
        ranks = torch.stack([((idx >= r * L) & (idx < (r + 1) * L)).any(1) for r in range(n)], 1).sum(1, keepdim=True)
        assert difference(out, x.float() * ranks) < 1e-5, (turn, kind)


test_routings = deep(2, 3)(routings)
test_routings_by_both_ways = pytest.mark.skipif(bool(SPACE), reason="by one rank of two that live on")(
    deep(3, WAYS="both")(routings))


@deep(2)
def test_a_stale_count_is_told():
    """In inference mode tensors have no versions: rows that come in another number than was counted are an exception."""
    buffer = deep_ep.Buffer(None, 0, 0)
    x, idx, w = inputs(8, 64, 2 * n, 2, holes=0)
    with torch.inference_mode():
        idx = idx.clone()
        per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, 2 * n)
        if ferry.space() == "cuda":
            torch.cuda.synchronize()
        idx[:] = (2 * n - 1) - torch.arange(2)  # all of the last rank, on all ranks
        refused = 0
        for step in range(2):
            try:
                rows, *_, handle, _ = buffer.dispatch(x, topk_idx=idx, topk_weights=w, num_tokens_per_rank=per_rank,
                                                      num_tokens_per_expert=per_expert, is_token_in_rank=in_rank)
                if ferry.space() == "cuda":
                    torch.cuda.synchronize()
                buffer.combine(rows, handle)
            except ferry.InvalidArgument as error:
                assert "were counted" in str(error) or "have room" in str(error), error
                refused += 1
        assert refused == 2


@deep(2)
def test_rounds_of_which_ranks_tell_nothing_ask_no_gpu():
    """A capture has ended what the host knew of the rounds, and would not survive a question."""
    buffer = deep_ep.Buffer(None, 0, 0)
    x, idx, w = inputs(4, 64, 2 * n, 2)
    per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, 2 * n)
    rows, *_, handle, _ = buffer.dispatch(x, topk_idx=idx, topk_weights=w, num_tokens_per_rank=per_rank,
                                          is_token_in_rank=in_rank, num_tokens_per_expert=per_expert)
    buffer.combine(rows, handle)
    rounds, = buffer._all_rounds()
    rounds._over, rounds.moe.rounds = None, None
    rounds.go_on_to(0)
    assert rounds._over is None
    del rounds.moe.rounds
    assert rounds.over() == 1


@deep(2)
def test_ranks_resynchronise():
    """One rank makes calls that the other does not, and nobody repeats them."""
    M, H, L, K = 6, 128, 2, 2
    E = L * n
    buffer = deep_ep.Buffer(None, 0, 0, low_latency_mode=True)
    for turn in range(7):
        x, idx, w = inputs(M, H, E, K, turn, holes=0)
        if turn and me == turn % 2:
            buffer.timeout = buffer.first_timeout = 0.2
            try:
                for _ in range(1 + turn % 3):
                    buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
                if turn > 3 and ferry.space() == "host":  # in a stream this waits for FERRY_TIMEOUT
                    buffer.dispatch(x, topk_idx=idx, topk_weights=w, num_worst_tokens=n * M,
                                    **dict(zip(("num_tokens_per_rank", "num_tokens_per_expert", "is_token_in_rank"),
                                               [buffer.get_dispatch_layout(idx, E)[i] for i in (0, 2, 3)])))
            except ferry.FerryError:
                pass
            buffer.timeout = buffer.first_timeout = None
        if turn:
            buffer.resync()
        all_x, all_idx = everyones(x, M), everyones(idx, M)
        for _ in range(2):
            rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
            check_rows(rows, count, handle[0], handle[1], all_x, all_idx, L)
            for e in range(L):
                rows[e] = expert(rows[e], me * L + e)
            assert difference(buffer.low_latency_combine(rows, idx, w, handle)[0], answer(x, idx, w)) < 1e-5
        per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, E)
        rows, *_, handle, _ = buffer.dispatch(x, topk_idx=idx, topk_weights=w, num_tokens_per_rank=per_rank,
                                              is_token_in_rank=in_rank, num_tokens_per_expert=per_expert)
        assert torch.equal(rows, all_x[((all_idx >= me * L) & (all_idx < (me + 1) * L)).any(2)])
        assert difference(buffer.combine(rows, handle)[0], x.float() * in_rank.sum(1, keepdim=True)) < 1e-5


@deep(2)
def test_a_handle_may_be_saved_for_backward():
    import gc
    E, H = 2 * n, 64
    buffer = deep_ep.Buffer(None)
    x, idx, w = inputs(6, H, E, 2)
    with torch.inference_mode():  # what is made here and kept serves training too
        known = buffer.get_dispatch_layout(idx, E)
        buffer.dispatch(x, num_tokens_per_rank=known[0], num_tokens_per_expert=known[2], is_token_in_rank=known[3],
                        topk_idx=idx, topk_weights=w)

    class Dispatch(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, E)
            got, _, _, _, handle, _ = buffer.dispatch(x, num_tokens_per_rank=per_rank, num_tokens_per_expert=per_expert,
                                                      is_token_in_rank=in_rank, topk_idx=idx, topk_weights=w)
            ctx.save_for_backward(*handle)
            return got

        @staticmethod
        def backward(ctx, gradient):
            gc.collect()
            return buffer.combine(gradient.contiguous(), ctx.saved_tensors)[0]
    x.requires_grad_()
    Dispatch.apply(x).float().sum().backward()
    ranks = buffer.get_dispatch_layout(idx, E)[3].sum(1, keepdim=True)
    assert torch.equal(x.grad.float(), ranks.float().expand_as(x))


@deep(2, FERRY_HEAP_MAX="64M")
def test_memory_of_dropped_buffers_returns():
    M, H, E, K = 512, 1024, 2 * n, 2
    x, idx, w = inputs(M, H, E, K)
    for i in range(6):
        shrinks = i % 2 == 1
        buffer = deep_ep.Buffer(None, 0, 4 << 20 if shrinks else 0, low_latency_mode=True, enable_shrink=shrinks)
        if i < 4:
            rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
            if i % 4 < 2:  # else the round stays open
                buffer.low_latency_combine(rows, idx, w, handle)
        else:
            layout = buffer.get_dispatch_layout(idx, E)
            rx, _, _, _, handle, _ = buffer.dispatch(x, num_tokens_per_rank=layout[0], num_tokens_per_expert=layout[2],
                                                     is_token_in_rank=layout[3], topk_idx=idx, topk_weights=w)
            buffer.combine(rx, handle)
        if i == 0:
            kind = {name: getattr(buffer._moes[0][0].config, name) for name, _ in buffer._moes[0][0].config._fields_[1:]}
            assert 6 * ferry.moe.size(**kind) > 64 << 20 > 2 * ferry.moe.size(**kind)  # a leak would be seen
            refused(AssertionError, buffer.destroy)
        del buffer, handle
    last = deep_ep.Buffer(None, explicitly_destroy=True)
    last.destroy()
    refused(AssertionError, last.destroy)


@deep(2)
def test_bad_arguments_send_nothing():
    M, H, L, K = 4, 256, 2, 2
    E = L * n
    buffer = deep_ep.Buffer(None, low_latency_mode=True)
    x, idx, w = inputs(M, H, E, K, holes=0)
    ll = buffer.low_latency_dispatch
    bad = [
        lambda: ll(x.float(), idx, M, E), lambda: ll(x, idx.int(), M, E), lambda: ll(x, idx[:2], M, E),
        lambda: ll(x[:, ::2], idx, M, E), lambda: ll(x, idx, M - 1, E), lambda: ll(x, idx, M, E + 1),
        lambda: ll(x, idx, M, E, use_ue8m0=True),
        lambda: ll(x[:, :100].contiguous(), idx, M, E), lambda: ll(x, idx, M, E, torch.zeros(L)),
        lambda: ll(x, idx, M, E, async_finish=True, return_recv_hook=True), lambda: ll(x.to("meta"), idx, M, E),
        lambda: ll(x, idx, M, E, None, torch.zeros(n + 1, dtype=torch.int64)),
        lambda: buffer.get_dispatch_layout(idx, E + 1), lambda: buffer.dispatch(x), lambda: buffer.dispatch(x, handle=3),
        lambda: buffer.combine(x, 3), lambda: buffer.set_num_sms(3), lambda: buffer.set_num_sms(0),
        lambda: buffer.dispatch(x, config=3), lambda: buffer.low_latency_update_mask_buffer(1 - me),
    ]
    if ferry.space() == "host":  # on a GPU the kernels see it, and the choice is missing
        bad += [lambda: ll(x, idx + E, M, E), lambda: ll(x, idx - 5, M, E)]
    for number, call in enumerate(bad):
        assert len(refused(ValueError, call)) > 10, number
    sized = deep_ep.Buffer(None, 64, 128)
    assert sized.get_local_buffer_tensor(torch.int8, use_rdma_buffer=True).zero_().shape == (128,)
    assert sized.get_local_buffer_tensor(torch.float32, (2, 4), 32).shape == (2, 4)
    refused(ValueError, sized.get_local_buffer_tensor, torch.float32, 17)
    refused(ValueError, deep_ep.Buffer(None).low_latency_dispatch, x, idx, M, E)
    rows, count, handle, _, _ = ll(x, idx, M, E, use_fp8=False)
    for call in (lambda: buffer.low_latency_combine(rows.float(), idx, w, handle),
                 lambda: buffer.low_latency_combine(rows[:1], idx, w, handle),
                 lambda: buffer.low_latency_combine(rows, idx, w.double(), handle),
                 lambda: buffer.low_latency_combine(rows, idx, w, (torch.zeros(1), *handle[1:]))):
        refused(ValueError, call)
    got, _, _ = buffer.low_latency_combine(rows, idx, w, handle)
    assert difference(got, x.float() * w.sum(1, keepdim=True)) < 1e-5
    same = torch.zeros(M, K, dtype=torch.int64)  # one expert twice
    if ferry.space() == "host":
        refused(ValueError, ll, x, same, M, E, use_fp8=False)
    rows, count, handle, _, _ = ll(x, idx, M, E, use_fp8=False)
    buffer.low_latency_combine(rows, idx, w, handle)


@pytest.mark.skipif(SPACE == "cuda", reason="on GPUs hosts tell each other less")
@deep(2)
def test_calls_that_differ_name_the_argument_and_both_values():
    """Each argument in which ranks may differ, of kinds that are new and of kinds that both know: never a wrong number, and
    the next call works, after a timeout behind resync()."""
    M, H, E, K = 16, 512, 4 * n, 2
    b = deep_ep.Buffer(None, 1 << 22, 1 << 22, low_latency_mode=True)
    v = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M, num_gpu_timeout_secs=1.5, num_cpu_timeout_secs=1.5)
    b.timeout = b.first_timeout = 1.5
    x, idx, w = inputs(M // 2, H, E, K, holes=0)

    def ll(x=x, idx=idx, M=M, E=E, **more):
        rows, _, handle, _, _ = b.low_latency_dispatch(x, idx, M, E, **{"use_fp8": False, **more})
        if not more:
            got = b.low_latency_combine(rows, idx, torch.ones(idx.shape), handle)[0]
            assert difference(got, x.float() * idx.shape[1]) < 1e-4
    def normal(x=x, idx=idx, w=w, E=E, back=None):
        layout = b.get_dispatch_layout(idx, E)
        rx, ri, rw, _, handle, _ = b.dispatch(x, num_tokens_per_rank=layout[0], num_tokens_per_expert=layout[2],
                                              is_token_in_rank=layout[3], topk_idx=idx, topk_weights=w)
        got, weights, _ = b.combine(rx.to(torch.bfloat16), handle, rw if back is None else back)
        assert w is None or difference(got, x.float() * layout[3].sum(1, keepdim=True)) < 1e-4
    def elastic(x=x, idx=idx, w=w, E=E, back=True, **more):
        rx, ri, rw, handle, _ = v.dispatch(x, idx, w, num_experts=E, **more)
        got, weights, _ = v.combine(rx.to(torch.bfloat16), handle, rw if back else None)
        assert weights is None or torch.equal(weights, w)

    fewer, half, floats = idx[:, :1].contiguous(), x[:, :H // 2].contiguous(), x.float()
    cases = [(ll, "the most tokens", {"M": 2 * M}, M, 2 * M), (ll, "num_experts", {"E": 2 * E}, E, 2 * E),
             (ll, "the choices of a token", {"idx": fewer}, K, 1), (ll, "hidden", {"x": half}, H, H // 2),
             (ll, "use_fp8", {"use_fp8": True}, "bf16", "fp8"), (normal, "topk_weights", {"w": None}, "given", "None"),
             (normal, "num_experts", {"E": 2 * E}, E, 2 * E), (normal, "hidden", {"x": half}, H, H // 2),
             (normal, "the type of rows", {"x": floats}, "bf16", "bytes"), (elastic, "topk_weights", {"w": None}, "given", "None"),
             (elastic, "the choices of a token", {"idx": fewer, "w": w[:, :1].contiguous()}, K, 1),
             (elastic, "the most tokens", {"num_max_tokens_per_rank": 2 * M}, n * M, n * 2 * M),
             (elastic, "topk_weights", {"back": False}, "given", "None")]
    for known in (False, True):
        for number, (call, name, other, mine, theirs) in enumerate(cases):
            odd = number % n
            said = refused((ferry.Timeout, ValueError), call, **(other if me == odd else {}))
            here, there = (theirs, mine) if me == odd else (mine, theirs)
            assert f"{here} here and {there} on rank {1 - me}" in said and name in said, (known, number, said)
            if "used up on all" not in said:  # one waited for a round and the other to begin a kind
                b.resync()
                v.resync()
            for again in (ll, normal, elastic):
                ferry.barrier()
                again()
            if not known and call is not normal:
                ferry.barrier()  # both know the other kind from now on
                call(**other)


@deep(2)
def test_calls_outside_of_the_job_are_refused():
    M, H, E, K = 4, 256, 2 * n, 2
    buffer = deep_ep.Buffer(None, low_latency_mode=True, enable_shrink=True, explicitly_destroy=True)
    x, idx, w = inputs(M, H, E, K)
    rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    known = dict(zip(("num_tokens_per_rank", "_", "num_tokens_per_expert", "is_token_in_rank"),
                     buffer.get_dispatch_layout(idx, E)), topk_idx=idx, topk_weights=w)
    del known["_"]
    rx, _, _, _, normal, _ = buffer.dispatch(x, **known)
    team = ferry.team(range(n))
    status = torch.zeros(n, dtype=torch.int32)
    calls = [lambda: buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False), lambda: buffer.dispatch(x, handle=normal),
             lambda: buffer.low_latency_combine(rows, idx, w, handle), lambda: buffer.combine(rx, normal),
             lambda: buffer.dispatch(x, **known), lambda: buffer.clean_low_latency_buffer(M, H, E), buffer.destroy,
             lambda: buffer.low_latency_query_mask_buffer(status), lambda: buffer.low_latency_update_mask_buffer(1 - me),
             buffer.low_latency_clean_mask_buffer]
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os._exit(sum("fork" not in refused(ferry.NotInitialized, call) for call in calls[:6]))
    assert os.waitpid(child, 0)[1] == 0
    ferry.finalize()
    for call in calls:
        refused(ferry.NotInitialized, call)
    ferry.init()  # another job: its rounds and teams are not those of the first
    counts = (lambda: ferry.stats(1 - me)) if ferry.space() == "host" else dict  # kernels count with FERRY_STATS=on alone
    before = counts()
    for call in (*calls, lambda: ferry.sync(team), lambda: team.n_pes):
        refused(ferry.NotInitialized, call)
    assert "after finalize" in repr(team) and counts() == before
    buffer = deep_ep.Buffer(None, low_latency_mode=True)
    got = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    refused(ValueError, buffer.low_latency_combine, got[0], idx, w, handle)
    buffer.low_latency_combine(got[0], idx, w, got[2])


@deep(2)
def test_every_call_after_destroy_and_after_finalize_says_so():
    import inspect
    M, H, E, K = 8, 512, 2 * n, 2
    sizes = {"get_theoretical_num_sms", "get_theoretical_num_qps"}  # of numbers alone
    x, idx, w = inputs(M, H, E, K, holes=0)
    status, words = torch.zeros(n, dtype=torch.int32), torch.zeros(8, dtype=torch.int32)

    def calls_of(b, used):
        """Each public method of the object, with arguments that it has taken before."""
        if isinstance(b, deep_ep.Buffer):
            layout = b.get_dispatch_layout(idx, E)
            known = dict(num_tokens_per_rank=layout[0], num_tokens_per_expert=layout[2], is_token_in_rank=layout[3],
                         topk_idx=idx, topk_weights=w)
            rx, _, _, _, handle, _ = b.dispatch(x, **known)
            b.combine(rx, handle)
            rows, _, low, _, hook = b.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=True)
            hook() if used else used
            named = {"get_dispatch_layout": [idx, E], "dispatch": [x, handle], "combine": [rx, handle],
                     "low_latency_dispatch": [x, idx, M, E], "low_latency_combine": [rows, idx, w, low],
                     "get_next_low_latency_combine_buffer": [low], "clean_low_latency_buffer": [M, H, E],
                     "low_latency_update_mask_buffer": [1 - me], "low_latency_query_mask_buffer": [status],
                     "get_local_buffer_tensor": [torch.int8, 8]}
        else:
            rx, _, _, handle, _ = b.dispatch(x, idx, w, num_experts=E)
            b.combine(rx, handle) if used else used
            b.pp_set_config(64, 2)
            b.engram_write(x)
            named = {"dispatch": [x, idx, w, None, E], "combine": [rx, handle], "pp_set_config": [64, 2],
                     "pp_send": [words, 1 - me], "pp_recv": [words, 1 - me], "engram_write": [x], "engram_fetch": [words.view(4, 2)],
                     "agrs_set_config": [64, 2], "agrs_get_inplace_tensor": [(4,), torch.float32], "all_gather": [words]}
        calls = {}
        for name, f in inspect.getmembers(type(b)):
            if name[0] != "_" and inspect.isfunction(f) and not isinstance(inspect.getattr_static(type(b), name), staticmethod) and \
                    name not in sizes:
                calls[name] = lambda f=f, given=named.get(name, []): f(b, *given)
        calls["agrs_new_session"] = lambda: b.agrs_new_session().__enter__()
        if isinstance(b, deep_ep.ElasticBuffer):
            del calls["destroy"]  # a second one does nothing
        else:
            del calls["agrs_new_session"]
            calls["a round's hook"] = hook
        return calls

    def says(kind, what):
        for name, call in calls.items():
            if name == "destroy" and what == "destroyed":
                refused(AssertionError, call)
            else:
                said = refused(kind, call)
                assert (name in said or name == "agrs_new_session") and what in said and "make a new one" in said, (name, said)

    made = [lambda: deep_ep.Buffer(None, 1 << 20, 1 << 20, low_latency_mode=True, explicitly_destroy=True, enable_shrink=False),
            lambda: deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M, explicitly_destroy=True)]
    for make in made:
        for used in (False, True):
            b = make()
            calls = calls_of(b, used)
            b.destroy()
            says(ferry.InvalidArgument, "destroyed")
            ferry.barrier()
    kept = [(b, calls_of(b, True)) for b in (make() for make in made)]
    ferry.finalize()
    used = True
    for again in (False, True):
        for b, calls in kept:
            says(ferry.NotInitialized, "has ended")
        again or ferry.init()  # another job, of which they are not
    assert len(calls) > 10


@deep(2)
def test_a_handle_of_another_buffer_is_refused():
    M, H, E, K = 8, 512, 2 * n, 2
    x, idx, w = inputs(M, H, E, K, holes=0)
    one, two = [deep_ep.Buffer(None, 0, 1 << 20, low_latency_mode=True) for _ in range(2)]
    for b in (one, two):
        for _ in range(2):
            rows, _, handle, _, _ = b.low_latency_dispatch(x, idx, M, E, use_fp8=False)
            b.low_latency_combine(rows, idx, w, handle)
    rows, _, handle, _, _ = one.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    assert "of this Buffer" in refused(ValueError, two.low_latency_combine, rows, idx, w, handle)
    assert difference(one.low_latency_combine(rows, idx, w, handle)[0], x.float() * w.sum(1, keepdim=True)) < 1e-5


@pytest.mark.skipif(not hasattr(torch, "compile"), reason="torch.compile needs torch 2")
@deep(2)
def test_compiled_layers_call_it():
    """Graphs end before its calls and begin again behind them: the compiler looks into none."""
    M, H, L, K = 4, 256, 2, 2
    E = L * n
    buffer = deep_ep.Buffer(None, low_latency_mode=True)
    graphs = []

    def keep(graph, example):
        graphs.append([str(node.target) for node in graph.graph.nodes if node.op.startswith("call")])
        return graph.forward

    def layer(x, idx, w):
        rows, count, handle, event, hook = buffer.low_latency_dispatch(x * 1, idx, M, E, use_fp8=False, return_recv_hook=True)
        hook()
        out, event, hook = buffer.low_latency_combine(rows * 2, idx, w, handle, return_recv_hook=True)
        hook()
        return out * 3
    compiled = torch.compile(layer, backend=keep)
    for turn in range(3):
        x, idx, w = inputs(M, H, E, K, turn)
        assert difference(compiled(x, idx, w), 6 * x.float() * torch.where(idx >= 0, w, 0.).sum(1, keepdim=True)) < 1e-5
    assert len(graphs) >= 3 and all(len(calls) == 1 and "mul" in calls[0] for calls in graphs), graphs


def test_a_dead_rank_is_masked_and_the_next_step_runs():
    said = job(3, """
import ferry, os, signal
ferry.init(timeout=20)
me, n = ferry.my_pe(), ferry.n_pes()
""" + MODEL + """
M, H, L, K = 6, 256, 2, 3
E = L * n
buffer = deep_ep.Buffer(None, low_latency_mode=True, enable_shrink=True)
status = torch.full((n,), 7, dtype=torch.int32)
x, idx, w = inputs(M, H, E, K, holes=0)
past = ferry.zeros(1, "uint64")
for step in range(6):
    if step == 2 and me != 1:
        ferry.signal(past, 1, 1, "add")
    elif step == 2:  # when the others have looked at their masks
        ferry.signal_wait(past, ">=", n - 1)
        os.kill(os.getpid(), signal.SIGKILL)
    rows, count, handle, event, hook = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=True)
    hook()
    got, _, _ = buffer.low_latency_combine(rows, idx, w, handle)
    alive = torch.ones_like(w) if step < 2 else ((idx < L) | (idx >= 2 * L)).float()
    if step != 2:
        assert difference(got, x.float() * (w * alive).sum(1, keepdim=True)) < 1e-5, step
    buffer.low_latency_query_mask_buffer(status)
    assert status.tolist() == ([0, 0, 0] if step < 2 else [0, 1, 0]), (step, status)
buffer.low_latency_clean_mask_buffer()
buffer.low_latency_query_mask_buffer(status)
assert status.tolist() == [0, 1, 0], status
later = buffer.query_fault()
assert all(fault.peer == 1 and fault.status == 2 for fault in later), later
print("went on", flush=True)
""", "--keep-going", expect=None, FERRY_LOG="none")
    assert said.count("went on") == 2, said


# Ranks that go on without those that fail, and wait for nobody for more than LIMIT seconds.
SHRINKS = """
import ferry, os, signal, time
ferry.init(timeout=LIMIT)
me, n = ferry.my_pe(), ferry.n_pes()
""" + MODEL + """
H, L, K = 256, 2, 3
E = L * n
buffer = deep_ep.Buffer(None, 1 << 20, 1 << 20, low_latency_mode=True, enable_shrink=True, explicitly_destroy=True)
buffer.first_timeout = buffer.timeout = LIMIT
ferry.barrier()
"""


@pytest.mark.parametrize("ends", ["os.kill(os.getpid(), signal.SIGKILL)", "time.sleep(14); os._exit(0)"])
def test_first_rounds_of_kinds_need_no_failed_rank(ends):
    """As DeepEP's own shrink test: a rank fails before its first dispatch, another one before its first combine."""
    said = job(4, (SHRINKS + """
status, failed = torch.zeros(n, dtype=torch.int32), set()

def alive(idx):
    return sum(((idx >= r * L) & (idx < (r + 1) * L)).float() for r in range(n) if r not in failed)

def fails(rank):
    failed.add(rank)
    if me == rank:
        ENDS

fails(1)
for step, M in enumerate((6, 12, 12, 6)):
    x, idx, w = inputs(M, H, E, K, seed=step, holes=0)
    rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    if step == 0:
        fails(3)
    got, _, _ = buffer.low_latency_combine(rows, idx, w, handle)
    assert difference(got, x.float() * (w * alive(idx)).sum(1, keepdim=True)) < 1e-5, step
    buffer.low_latency_query_mask_buffer(status)
    assert set(status.nonzero().reshape(-1).tolist()) == failed, (step, status)
for step in range(2):  # the first round of a normal kind too
    x, idx, w = inputs(8, H, E, K, seed=9 + step, holes=0)
    per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, E)
    rx, ridx, rw, _, handle, _ = buffer.dispatch(x, num_tokens_per_rank=per_rank, is_token_in_rank=in_rank,
                                                 num_tokens_per_expert=per_expert, topk_idx=idx, topk_weights=w)
    got, _, _ = buffer.combine(rx, handle)
    ranks = sum(in_rank[:, r].float() for r in range(n) if r not in failed)
    assert difference(got, x.float() * ranks[:, None]) < 1e-5, step
buffer.destroy()
print("went on", flush=True)
os._exit(0)
""").replace("ENDS", ends).replace("LIMIT", "20" if "kill" in ends else "2"), "--keep-going", expect=None, FERRY_LOG="none")
    assert said.count("went on") == 2, said


def test_a_rank_that_missed_a_kind_comes_back():
    """It hears so once; then its memory of the next kind is where the others have it."""
    said = job(3, (SHRINKS + """

def error_of(M, seed):
    x, idx, w = inputs(M, H, E, K, seed=seed, holes=0)
    rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    got, _, _ = buffer.low_latency_combine(rows, idx, w, handle)
    return difference(got, x.float() * w.sum(1, keepdim=True))

if me == 2:
    time.sleep(6)
else:
    assert error_of(6, 1) > 1e-3  # without rank 2
    time.sleep(4)
buffer.low_latency_clean_mask_buffer()
time.sleep(1)
if me == 2:
    try:
        error_of(12, 2)
        raise AssertionError("the missed kind went unnoticed")
    except ferry.InvalidArgument as error:
        assert "12 here and 6 on rank" in str(error), error
for step in range(4):
    assert error_of(12, 3 + step) < 1e-5, step
print("went on", flush=True)
os._exit(0)
""").replace("LIMIT", "2"), "--keep-going", expect=None, FERRY_LOG="none")
    assert said.count("went on") == 3, said


@deep(2)
def test_masks_are_the_programs_too():
    M, H, L, K = 4, 256, 2, 2
    E = L * n
    buffer = deep_ep.Buffer(None, low_latency_mode=True, enable_shrink=True)
    x, idx, w = inputs(M, H, E, K, holes=0)
    mine = ((idx >= me * L) & (idx < (me + 1) * L)).float()
    for masked in (False, True, False):
        buffer.low_latency_update_mask_buffer(1 - me, masked)
        ferry.barrier()
        rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
        got, _, _ = buffer.low_latency_combine(rows, idx, w, handle)
        assert difference(got, x.float() * (w * mine if masked else w).sum(1, keepdim=True)) < 1e-5
        status = torch.zeros(n, dtype=torch.int32)
        buffer.low_latency_query_mask_buffer(status)
        assert int(status[1 - me]) == masked
        ferry.barrier()


def test_a_lost_rank_is_an_exception_without_masks():
    said = job(2, """
import ferry, os, signal, time
ferry.init(timeout=20)
me, n = ferry.my_pe(), ferry.n_pes()
""" + MODEL + """
buffer = deep_ep.Buffer(None, low_latency_mode=True, explicitly_destroy=True)
x, idx, w = inputs(4, 256, 4, 2)
rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, 4, 4, use_fp8=False)
buffer.low_latency_combine(rows, idx, w, handle)
if me == 1:
    os.kill(os.getpid(), signal.SIGKILL)
end = time.monotonic() + 20
try:
    while time.monotonic() < end:  # in streams of a GPU calls return before the death is known
        rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, 4, 4, use_fp8=False)
        buffer.low_latency_combine(rows, idx, w, handle)
except ferry.PeerLost as error:
    print(f"told {error.fault.peer}", flush=True)
""", "--keep-going", expect=None, FERRY_LOG="none")
    assert "told 1" in said, said


PROGRAM = """
import torch, torch.distributed as dist
import deep_ep
import deep_ep.utils
from deep_ep.buffer import Buffer
from deep_ep.utils import EventHandle, EventOverlap
assert Buffer is deep_ep.Buffer and EventOverlap is deep_ep.EventOverlap
dist.init_process_group("gloo")
group = dist.new_group(list(range(dist.get_world_size())))
buffer = deep_ep.Buffer(group, 0, 1 << 20, low_latency_mode=True, num_qps_per_rank=4, explicitly_destroy=True)
n, me = buffer.group_size, buffer.rank
assert (me, n) == (dist.get_rank(), 2) and buffer.runtime.is_available()
x = torch.randn(4, 128).to(torch.bfloat16)
idx = torch.tensor([[0, 3], [1, 2], [2, 0], [-1, 1]], dtype=deep_ep.topk_idx_t)
rows, count, handle, event, hook = buffer.low_latency_dispatch(x, idx, 4, 4, use_fp8=False, return_recv_hook=True)
hook()
with event:
    pass
before = EventOverlap(EventHandle())  # training programs make events themselves
before.current_stream_wait()
before.event.current_stream_wait()
buffer.get_dispatch_layout(idx, 4, previous_event=before, async_finish=True)[4].current_stream_wait()
got, event, hook = buffer.low_latency_combine(rows, idx, torch.ones(4, 2), handle)
assert torch.equal(got, x * (idx >= 0).sum(1, keepdim=True))
small = dist.new_group([0])
if me == 0:
    try:
        deep_ep.Buffer(small)
        raise SystemExit("a group of other ranks")
    except ValueError as error:
        assert "the whole job" in str(error)
print(deep_ep.__file__)
buffer.destroy()
"""


@pytest.mark.skipif(bool(SPACE) or not torch.distributed.is_available(), reason="needs torch.distributed and an installed ferry")
def test_a_program_that_imports_deep_ep(tmp_path):
    where = subprocess.run([sys.executable, "-m", "ferry", "deep_ep", "where"], stdout=subprocess.PIPE, check=True)
    ours = where.stdout.decode().strip()
    for said in spawn_by_torchruns_variables(2, PROGRAM, PYTHONPATH=ours):
        assert "as_deep_ep" in said
    # Beside another one there is an error that names both, whichever is found.
    (tmp_path / "deep_ep").mkdir()
    (tmp_path / "deep_ep" / "__init__.py").write_text("")
    done = subprocess.run([sys.executable, "-c", "import deep_ep"], stderr=subprocess.PIPE,
                          env={**os.environ, "PYTHONPATH": f"{ours}:{tmp_path}"})
    assert done.returncode == 1 and str(tmp_path).encode() in done.stderr and b"as_deep_ep" in done.stderr
    done = subprocess.run([sys.executable, "-m", "ferry", "deep_ep", "on"], stderr=subprocess.PIPE,
                          env={**os.environ, "PYTHONPATH": str(tmp_path)})
    assert done.returncode == 1 and b"another deep_ep" in done.stderr
    assert subprocess.run([sys.executable, "-m", "ferry", "deep_ep", "maybe"], stderr=subprocess.PIPE).returncode == 1


@pytest.mark.skipif(bool(SPACE), reason="needs an installed ferry")
def test_the_name_is_taken_and_let_go(tmp_path):
    import venv
    venv.create(tmp_path, with_pip=False, system_site_packages=True, symlinks=True)
    python = str(tmp_path / "bin" / "python")
    paths = os.pathsep.join(p for p in sys.path if p.endswith("-packages"))

    def run(*arguments):
        return subprocess.run([python, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              env={**os.environ, "PYTHONPATH": paths})
    find = "import importlib.util as u; s = u.find_spec('deep_ep'); print(s and s.origin)"
    assert run("-c", find).stdout == b"None\n"
    assert run("-m", "ferry", "deep_ep", "on").returncode == 0
    assert b"as_deep_ep" in run("-c", find).stdout
    assert run("-m", "ferry", "deep_ep", "off").returncode == 0
    assert run("-c", find).stdout == b"None\n"
