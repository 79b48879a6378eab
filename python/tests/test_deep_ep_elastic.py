# SPDX-License-Identifier: BSD-3-Clause
"""DeepEP's ElasticBuffer on CPU tensors, against a model that sees all ranks' inputs."""
import functools
import subprocess
import sys

import pytest
from conftest import SPACE, free_port, spawn
from test_deep_ep import HAS_FP8, deep, over_remote

torch = pytest.importorskip("torch")

MODEL = """
def rounded_up(count, alignment):
    return -(-count // alignment) * alignment

class Seen:
    '''What this rank must receive, of all ranks' inputs; rows are those of a round, in the order of ranks and tokens.'''
    def __init__(self, M, L, alignment, x, idx, w):
        self.M, self.L, self.alignment, self.idx, self.K = M, L, alignment, idx, idx.shape[1]
        all_idx = everyones(idx, M)
        all_idx = torch.where(all_idx < -1, torch.full_like(all_idx, -1), all_idx)
        local = torch.where((all_idx >= me * L) & (all_idx < (me + 1) * L), all_idx - me * L, torch.full_like(all_idx, -1))
        self.chosen = (local >= 0).any(2)
        self.local = local[self.chosen]
        self.origin = [(r, t) for r in range(n) for t in range(M) if self.chosen[r, t]]
        self.N = len(self.origin)
        self.of = lambda tensor: everyones(tensor.contiguous(), M)[self.chosen]
        self.weights = torch.where(self.local >= 0, self.of(w), torch.zeros(()))
        # Expanded: each expert's rows in the same order, from a multiple of the alignment on.
        self.counts = [int((self.local == e).sum()) for e in range(L)]
        self.slots, self.sources, self.starts = torch.full_like(self.local, -1), [], []
        for e in range(L):
            self.starts.append(len(self.sources))
            for row, k in (self.local == e).nonzero().tolist():
                self.slots[row, k] = len(self.sources)
                self.sources.append(row)
            self.sources += [-1] * (rounded_up(len(self.sources), alignment) - len(self.sources))
        self.filled = [at for at, row in enumerate(self.sources) if row >= 0]
        self.gaps = [at for at, row in enumerate(self.sources) if row < 0]

    def expanded(self, rows):
        return rows[[self.sources[at] for at in self.filled]]

    def check_handle(self, handle, expands, sync, E, T):
        N, M, L, K = self.N, self.M, self.L, self.K
        aligned = [rounded_up(count, self.alignment) for count in self.counts]
        largest = rounded_up(n * M * min(K, L) + L * (self.alignment - 1), self.alignment)
        assert (handle.do_expand, handle.num_experts, handle.expert_alignment) == (expands, E, self.alignment)
        assert handle.num_max_tokens_per_rank == M and handle.num_sms % 2 == 0 and handle.num_sms >= 4
        assert torch.equal(handle.topk_idx, self.idx)
        assert handle.num_recv_tokens == (N if sync else n * M)
        assert handle.num_expanded_tokens == (sum(aligned) if sync else largest)
        assert handle.num_recv_tokens_per_expert_list == (aligned if sync else [])
        per_rank = torch.tensor([sum(r <= rank for r, _ in self.origin) for rank in range(n)], dtype=torch.int32)
        assert torch.equal(handle.psum_num_recv_tokens_per_scaleup_rank, per_rank)
        ends = [sum(aligned[:e]) + (self.counts[e] if expands else aligned[e]) for e in range(L)]
        assert torch.equal(handle.psum_num_recv_tokens_per_expert, torch.tensor(ends, dtype=torch.int32))
        assert torch.equal(handle.num_unaligned_recv_tokens_per_expert, torch.tensor(self.counts, dtype=torch.int32))
        table = handle.recv_src_metadata
        assert table.dtype == torch.int32 and table.shape == (handle.num_recv_tokens, 2 + K)
        assert table[:N, 0].tolist() == [r * M + t for r, t in self.origin]
        first = [next(k for k in range(K) if self.local[row, k] >= 0) for row in range(N)]
        assert table[:N, 1].tolist() == [r * K + k for (r, _), k in zip(self.origin, first)]
        assert torch.equal(table[:N, 2:].long(), self.slots if expands else torch.full_like(self.slots, -1))
        assert bool((table[N:] == -1).all())
        slots, sent = torch.full((T, K), -1, dtype=torch.int32), [0] * n
        for t in range(T):
            to = set()
            for k, e in enumerate(self.idx[t].tolist()):
                if e >= 0 and e // L not in to:
                    to.add(e // L)
                    slots[t, k] = me * M + sent[e // L]
                    sent[e // L] += 1
        assert handle.dst_buffer_slot_idx.dtype == torch.int32 and torch.equal(handle.dst_buffer_slot_idx, slots)
        assert handle.token_metadata_at_forward is None and handle.channel_linked_list is None

def combined(x, idx, L, biases=()):
    '''The sum of expert(x, e) over a token's choices, to the bit: a rank's as floats, then as bf16, then the ranks'.'''
    total = torch.zeros(x.shape)
    for rank in range(n):
        part, any_here = torch.zeros(x.shape), torch.zeros(len(x), 1, dtype=torch.bool)
        for k in range(idx.shape[1]):
            here = ((idx[:, k] >= rank * L) & (idx[:, k] < (rank + 1) * L)).unsqueeze(1)
            rows = torch.stack([expert(x[t], int(idx[t, k])) for t in range(len(x))]) if len(x) else x
            part, any_here = part + torch.where(here, rows.float(), torch.zeros(())), any_here | here
        total = total + torch.where(any_here, part.to(torch.bfloat16).float(), torch.zeros(()))
    total = total.to(torch.bfloat16)
    return sum((one.float() for one in biases), total.float()).to(torch.bfloat16)

def run_experts(rows, seen, expands):
    '''What the program gives to combine; of rows that are none it has NaN.'''
    result = torch.full_like(rows, float("nan"))
    if expands:
        for at in seen.filled:
            e = max(e for e in range(seen.L) if seen.counts[e] and seen.starts[e] <= at)
            result[at] = expert(rows[at], me * seen.L + e)
    else:
        for row in range(seen.N):
            part = torch.zeros(rows.shape[1])
            for e in seen.local[row].tolist():
                if e >= 0:
                    part = part + expert(rows[row], me * seen.L + e).float()
            result[row] = part.to(torch.bfloat16)
    return result
"""


elastic = functools.partial(deep, model=MODEL)


def rounds():
    H, L, K, M = 96, 3, 4, 14
    E = L * n
    K = min(K, E)
    buffer = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M, hidden=H, num_topk=K, explicitly_destroy=True)
    stats, want_stats = torch.zeros(L, dtype=torch.int32), torch.zeros(L, dtype=torch.int64)
    for turn in range(8):
        T = 0 if turn % 4 == 1 and me == n - 1 else (9 + 3 * me + 5 * turn) % (M + 1)
        x, idx, w = inputs(T, H, E, K, turn, holes=6)
        if turn == 3:
            idx[:] = torch.where(idx < E - L, idx, torch.full_like(idx, -1))  # the last rank receives nothing
        if turn == 5:
            idx[:] = -1
        alignment, sync, away = (1, 3, 8, 128)[turn % 4], turn % 3 != 2, turn % 2 == 1
        seen = Seen(M, L, alignment, x, idx, w)
        chosen = seen.slots >= 0
        bias = [torch.randn(T, H).to(torch.bfloat16) for _ in range(2)]
        for expands in (False, True):
            given = idx.clone()
            weights = None if turn == 6 else w
            got, got_idx, got_w, handle, event = buffer.dispatch(
                x, given, weights, stats, E, expert_alignment=alignment if alignment > 1 else None, do_expand=expands,
                do_cpu_sync=None if turn == 0 else sync, async_with_compute_stream=away, previous_event=buffer.capture(),
                previous_event_before_epilogue=buffer.capture(), allocate_on_comm_stream=True, do_handle_copy=turn != 4,
                do_zero_padding=expands and turn % 4 == 2)
            event.current_stream_wait()
            assert (handle.topk_idx.data_ptr() == given.data_ptr()) == (turn == 4 or T == 0)
            if turn != 4:
                given.fill_(0)  # the handle has a copy
            seen.check_handle(handle, expands, sync, E, T)
            want_stats += torch.tensor(seen.counts)
            assert stats.tolist() == want_stats.tolist()
            want = seen.of(x)
            assert got.dtype == torch.bfloat16 and (got_w is None) == (weights is None)
            if expands:
                assert got.shape == (handle.num_expanded_tokens, H) and got_idx is None
                assert torch.equal(got[seen.filled], seen.expanded(want))
                assert weights is None or got_w.shape == got.shape[:1]
                if weights is not None:
                    assert torch.equal(got_w[seen.slots[chosen]], seen.weights[chosen])
                if turn % 4 == 2:
                    assert bool((got[seen.gaps] == 0).all()) and (got_w is None or bool((got_w[seen.gaps] == 0).all()))
            else:
                assert got.shape == (handle.num_recv_tokens, H) and got_idx.dtype == torch.int64
                assert torch.equal(got[:seen.N], want) and torch.equal(got_idx[:seen.N], seen.local)
                assert bool((got_idx[seen.N:] == -1).all())
                assert weights is None or torch.equal(got_w[:seen.N], seen.weights)
                got_idx.fill_(7)  # the program's own
            # Combine.
            result = run_experts(got, seen, expands)
            biases = ((), (bias[0],), tuple(bias))[turn % 3]
            out, out_w, event = buffer.combine(result, handle, topk_weights=got_w, async_with_compute_stream=away,
                                               bias=(None, bias[0], tuple(bias))[turn % 3], previous_event=buffer.capture())
            event.current_stream_wait()
            assert torch.equal(out, combined(x, idx, L, biases)), (turn, expands)
            assert (out_w is None) == (weights is None)
            assert weights is None or torch.equal(out_w, torch.where(idx >= 0, w, torch.zeros(())))
            # Again with the handle: other rows, with and without weights; combine where no dispatch is open.
            for again in range(2):
                other, other_w = (x * 2, None) if again else (-x, w + 1)
                ry, ry_idx, ry_w, same, event = buffer.dispatch(other, handle=handle, topk_weights=other_w, do_expand=expands,
                                                                do_zero_padding=expands, async_with_compute_stream=away)
                event.current_stream_wait()
                assert same is handle and (ry_w is None) == (other_w is None) and ry.shape == got.shape
                if expands:
                    assert torch.equal(ry[seen.filled], seen.expanded(seen.of(other))) and ry_idx is None
                    assert bool((ry[seen.gaps] == 0).all())
                    assert ry_w is None or torch.equal(ry_w[seen.slots[chosen]], seen.of(other_w)[chosen])
                else:
                    assert torch.equal(ry[:seen.N], seen.of(other)) and torch.equal(ry_idx[:seen.N], seen.local)
            assert stats.tolist() == want_stats.tolist()
            for again in range(2):
                out, none, event = buffer.combine(result, handle)
                assert none is None and torch.equal(out, combined(x, idx, L))
        # An expanded handle gives rows of tokens too.
        ry, ry_idx, _, _, _ = buffer.dispatch(x, handle=handle)
        assert torch.equal(ry[:seen.N], seen.of(x)) and torch.equal(ry_idx[:seen.N], seen.local)
    # Weights come back from the rank that has the choice, whatever others write beside them.
    got, got_idx, got_w, handle, _ = buffer.dispatch(x, idx, w, num_experts=E)
    _, out_w, _ = buffer.combine(got, handle, topk_weights=torch.full_like(got_w, me + 1))
    owner = torch.div(idx, L, rounding_mode="floor")
    assert torch.equal(out_w, torch.where(idx >= 0, owner + 1, torch.zeros_like(idx)).float())
    buffer.barrier()
    buffer.barrier(use_comm_stream=False, with_cpu_sync=True, sequential=False)
    buffer.destroy()
    buffer.destroy()
    assert buffer.runtime is None


test_rounds = elastic(1, 2, 3, 4)(rounds)
test_rounds_over_flags = elastic(2, FERRY_PATHS="flags")(rounds)
test_rounds_over_staged = elastic(2, FERRY_PATHS="staged")(rounds)
test_rounds_over_remote = functools.partial(over_remote, model=MODEL)(rounds)


@elastic(1, 2, 3, 4)
def test_rows_with_scales_and_of_any_type():
    H, L, K, M = 256, 2, 2, 11
    E = L * n
    buffer = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=3)
    for turn in range(4):
        T, alignment, sync = (4 + 3 * turn + 2 * me) % (M + 1), (1, 16)[turn % 2], turn < 2
        x, idx, w = inputs(T, H, E, K, turn)
        seen = Seen(M, L, alignment, x, idx, w)
        codes = (torch.arange(T * H).reshape(T, H) + me).to(torch.uint8)
        for scales in (torch.rand(T, 2), torch.rand(2, T).t(), torch.rand(T, 8)[:, ::3],
                       torch.randint(0, 1 << 30, (1, T), dtype=torch.int32).t()):
            for expands in (False, True):
                for columns in (False, True):
                    named = dict(do_expand=expands, use_tma_aligned_col_major_sf=columns)
                    (got, side), _, got_w, handle, _ = buffer.dispatch(
                        (codes, scales), idx, num_experts=E, num_max_tokens_per_rank=M, expert_alignment=alignment,
                        do_cpu_sync=sync, do_zero_padding=expands, **named)
                    assert got_w is None and side.dtype == scales.dtype and side.shape == (len(got), scales.shape[1])
                    if columns:
                        assert side.stride() == (1, rounded_up(len(side), 4))
                    else:
                        assert side.is_contiguous()
                    seen.check_handle(handle, expands, sync, E, T)
                    for (rows, beside), given in (((got, side), codes), (buffer.dispatch(
                            (codes + 1, scales), handle=handle, do_zero_padding=expands, **named)[0], codes + 1)):
                        want, want_side = seen.of(given), seen.of(scales)
                        if expands:
                            assert torch.equal(rows[seen.filled], seen.expanded(want))
                            assert torch.equal(beside[seen.filled], seen.expanded(want_side))
                            assert bool((rows[seen.gaps] == 0).all()) and bool((beside[seen.gaps] == 0).all())
                        else:
                            assert torch.equal(rows[:seen.N], want) and torch.equal(beside[:seen.N], want_side)
                    # What a forward pass sends as codes comes back as bf16, and gradients go out as bf16.
                    rows, *_ = buffer.dispatch(x, handle=handle, do_expand=expands)
                    out, *_ = buffer.combine(run_experts(rows, seen, expands), handle)
                    assert torch.equal(out, combined(x, idx, L))
        for dtype in (torch.float16, torch.float32, torch.uint8, torch.int64):
            given = (x * 16).to(dtype)
            got, _, _, handle, _ = buffer.dispatch(given, idx, num_experts=E, num_max_tokens_per_rank=M, do_expand=True)
            seen = Seen(M, L, 1, x, idx, w)
            assert got.dtype == dtype and torch.equal(got, seen.expanded(seen.of(given)))


@pytest.mark.skipif(not HAS_FP8, reason="this torch has no float8_e4m3fn")
@elastic(1, 2, 3)
def test_fp8():
    from ferry.deep_ep.utils.math import per_token_cast_back, per_token_cast_to_fp8
    H, L, K, M = 200, 2, 3, 9
    E = L * n
    K = min(K, E)
    buffer = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M)
    T = M - me
    x, idx, w = inputs(T, H, E, K)
    seen = Seen(M, L, 8, x, idx, w)
    codes, scales = per_token_cast_to_fp8(x)
    assert codes.dtype == torch.float8_e4m3fn and codes.shape == (T, H) and scales.shape == (T, 2)
    assert difference(per_token_cast_back(codes, scales), x) < 1e-3
    packed = torch.full((T, 4), 127, dtype=torch.uint8).view(torch.int32)
    assert torch.equal(per_token_cast_back(codes, packed), codes.to(torch.bfloat16))
    for expands in (False, True):
        (got, side), *_, handle, _ = buffer.dispatch((codes, scales), idx, w, num_experts=E, expert_alignment=8,
                                                     do_expand=expands, do_zero_padding=expands,
                                                     use_tma_aligned_col_major_sf=True)
        rows = per_token_cast_back(got, side)
        want = seen.of(per_token_cast_back(codes, scales))
        assert got.dtype == torch.float8_e4m3fn
        assert torch.equal(rows[seen.filled], seen.expanded(want)) if expands else torch.equal(rows, want)
        assert not expands or bool((rows[seen.gaps] == 0).all())
        out, *_ = buffer.combine(run_experts(rows, seen, expands), handle)
        assert torch.equal(out, combined(per_token_cast_back(codes, scales), idx, L))


@elastic(2, 3)
def test_a_handle_is_taken_apart_and_saved():
    import copy
    E, H, M = 2 * n, 64, 8
    buffer = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M)
    x, idx, w = inputs(6, H, E, 2)

    class Dispatch(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            got, _, got_w, ctx.handle, _ = buffer.dispatch(x, idx, w, num_experts=E, do_expand=True)
            return got

        @staticmethod
        def backward(ctx, gradient):
            return buffer.combine(gradient.contiguous(), ctx.handle)[0]
    x.requires_grad_()
    Dispatch.apply(x).float().sum().backward()
    assert torch.equal(x.grad.float(), (idx >= 0).sum(1, keepdim=True).float().expand_as(x))
    x = x.detach()
    got, _, _, handle, _ = buffer.dispatch(x, idx, num_experts=E)
    names = ("do_expand", "num_experts", "expert_alignment", "num_max_tokens_per_rank", "num_sms", "topk_idx",
             "num_recv_tokens", "num_expanded_tokens", "num_recv_tokens_per_expert_list",
             "psum_num_recv_tokens_per_scaleup_rank", "psum_num_recv_tokens_per_expert",
             "num_unaligned_recv_tokens_per_expert", "recv_src_metadata", "dst_buffer_slot_idx", "token_metadata_at_forward",
             "channel_linked_list")
    parts = [getattr(handle, name) for name in names]
    again = deep_ep.EPHandle(*parts)
    assert all(getattr(again, name) is part for name, part in zip(names, parts))
    assert torch.equal(buffer.dispatch(x, handle=again)[0], got)
    again.recv_src_metadata = again.recv_src_metadata[:1]  # programs cut what they need no more
    again.dst_buffer_slot_idx = None
    out = buffer.combine(got, copy.copy(again))[0]
    assert torch.equal(out, buffer.combine(got, handle)[0])


@pytest.mark.skipif(bool(SPACE), reason="on GPUs kernels look at choices, and streams tell nobody of a refusal")
@elastic(2)
def test_refused_arguments():
    H, M, E, K = 64, 4, 4, 2
    buffer = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M)
    other = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M)
    x, idx, w = inputs(M, H, E, K, holes=0)
    got, _, _, handle, _ = buffer.dispatch(x, idx, w, num_experts=E)
    wide = torch.cat([x, x])

    def all_refuse(said, *arguments, **named):
        assert said in refused(ValueError, buffer.dispatch, *arguments, **named), said
    all_refuse("num_max_tokens_per_rank is 4", wide, torch.cat([idx, idx]), num_experts=E)
    all_refuse("num_max_tokens_per_rank is 0", x, idx, num_experts=E, num_max_tokens_per_rank=0)
    all_refuse("3 experts on 2 ranks", x, idx, num_experts=3)
    all_refuse("needs topk_idx", x, num_experts=E)
    all_refuse("needs topk_idx", x, idx)
    all_refuse("an expert twice", x, torch.zeros_like(idx), num_experts=E)
    all_refuse("experts are 0 to 3", x, idx + 9, num_experts=E)
    all_refuse("expert_alignment is 1 or more", x, idx, num_experts=E, expert_alignment=0)
    all_refuse("without do_expand", x, idx, num_experts=E, do_zero_padding=True)
    all_refuse("shape", x, idx, w[:2], num_experts=E)
    all_refuse("shape", x, idx, num_experts=E, cumulative_local_expert_recv_stats=torch.zeros(9, dtype=torch.int32))
    all_refuse("with a handle topk_idx", x, idx, handle=handle)
    all_refuse("do_cpu_sync with a handle", x, handle=handle, do_cpu_sync=True)
    all_refuse("dispatch without it", x, handle=handle, do_expand=True)
    all_refuse("expert_alignment is 3, and 1", x, handle=handle, expert_alignment=3)
    all_refuse("3 tokens, and the handle has 4", x[:3], handle=handle)
    assert "no dispatch of this" in refused(ValueError, other.dispatch, x, handle=handle)
    assert "no dispatch of this" in refused(ValueError, buffer.combine, got, None)
    assert "shape" in refused(ValueError, buffer.combine, wide[:, :8].contiguous(), handle)
    assert "at most two" in refused(ValueError, buffer.combine, got, handle, bias=(x, x, x))
    # One rank's are refused: the others hear why, and the next call works.
    for named in ({}, {"do_cpu_sync": False}):
        if me == 0:
            all_refuse("num_max_tokens_per_rank is 4", wide, torch.cat([idx, idx]), num_experts=E, **named)
        else:
            said = refused(ValueError, buffer.dispatch, x, idx, num_experts=E, **named)
            assert "rank 0 refused" in said and "8 tokens" in said
        again, _, _, handle, _ = buffer.dispatch(x, idx, num_experts=E)
        assert torch.equal(again, got)
    # Ranks that differ in a size hear of it.
    said = refused(ValueError, buffer.dispatch, x, idx, num_experts=E, num_max_tokens_per_rank=M + me)
    assert "the most tokens is" in said
    out, _, _ = buffer.combine(got, handle)
    assert torch.equal(out, buffer.combine(buffer.dispatch(x, handle=handle)[0], handle)[0])
    assert "without explicitly_destroy" in refused(AssertionError, buffer.destroy)


@pytest.mark.skipif(bool(SPACE), reason="in streams a repeated call is another round")
@elastic(2, FERRY_LOG="none")
def test_a_wait_for_a_late_rank_ends():
    H, M, E, K = 64, 8, 4, 2
    buffer = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M, num_gpu_timeout_secs=1)
    x, idx, w = inputs(M, H, E, K)
    for expands in (False, True):
        if me == 1:
            time.sleep(2.5)
        attempts, begun = 1, time.monotonic()
        while True:
            try:
                got, _, got_w, handle, _ = buffer.dispatch(x, idx, w, num_experts=E, do_expand=expands)
                break
            except ferry.Timeout:
                attempts += 1
                assert me == 0 and attempts < 6
        assert attempts > 1 or me == 1
        assert time.monotonic() - begun < 10
        seen = Seen(M, 2, 1, x, idx, w)
        assert torch.equal(got, seen.expanded(seen.of(x)) if expands else seen.of(x))
        out, *_ = buffer.combine(run_experts(got, seen, expands), handle)
        assert torch.equal(out, combined(x, idx, 2))


@elastic(1, 2)
def test_attributes_sizes_and_settings():
    M, H, K, E = 100, 512, 4, 2 * n
    class Group:
        def rank(self): return me
        def size(self): return n
    group = Group()
    hint = deep_ep.ElasticBuffer.get_buffer_size_hint(group, M, H, K, use_fp8_dispatch=True)
    assert hint > 0 and hint % (2 << 20) == 0 and hint == deep_ep.ElasticBuffer.get_buffer_size_hint(None, M, H, K)
    buffer = deep_ep.ElasticBuffer(group, num_max_tokens_per_rank=M, hidden=H, num_topk=K, deterministic=True,
                                   allow_hybrid_mode=False, allow_multiple_reduction=False, prefer_overlap_with_compute=False,
                                   sl_idx=1, num_allocated_qps=7, num_cpu_timeout_secs=50, explicitly_destroy=True)
    assert buffer.group is group and (buffer.rank_idx, buffer.num_ranks) == (me, n)
    assert buffer.num_bytes == hint and buffer.num_max_tokens_per_rank == M and buffer.num_allocated_qps == 7
    assert (buffer.num_scaleout_ranks, buffer.num_scaleup_ranks) == buffer.get_logical_domain_size() == (1, n)
    assert (buffer.scaleout_rank_idx, buffer.scaleup_rank_idx) == (0, me)
    assert (buffer.num_rdma_ranks, buffer.num_nvlink_ranks) == buffer.get_physical_domain_size() == (1, n)
    assert deep_ep.get_physical_domain_size(group) == deep_ep.get_logical_domain_size(group, False) == (1, n)
    assert (buffer.deterministic, buffer.allow_hybrid_mode, buffer.allow_multiple_reduction) == (True, False, False)
    assert buffer.runtime is not None and buffer.get_theoretical_num_sms(E, K) >= 4
    assert buffer.get_theoretical_num_sms(E, K) % 2 == 0 and 1 <= buffer.get_theoretical_num_qps(64) <= 7
    assert (buffer.get_comm_stream() is None) == (ferry.space() == "host")
    assert isinstance(buffer.capture(), deep_ep.EventHandle) and deep_ep.topk_idx_t == torch.int64
    assert deep_ep.__version__.startswith("2.") and deep_ep.ElasticBuffer(None, num_bytes=1 << 21).num_bytes == 1 << 21
    buffer.destroy()
    # Events.
    told, event = [], deep_ep.EventOverlap(deep_ep.EventHandle())
    event.register_hook_after_wait(lambda: told.append(1))
    refused(AssertionError, event.register_hook_after_wait, print)
    with event:
        assert told == []
    assert told == [1] and event.event is not None
    with event(release_handle=True):
        pass
    assert told == [1] and event.event is None
    event = deep_ep.EventOverlap(deep_ep.EventHandle())
    event.current_stream_wait(release_handle=True)
    assert event.event is None


@over_remote
def test_domains_of_two_nodes():
    assert deep_ep.get_physical_domain_size(None) == (2, 1) and deep_ep.get_logical_domain_size(None) == (1, 2)


@elastic(1, 2, 3)
def test_sessions_of_all_gathers():
    buffer = deep_ep.ElasticBuffer(None, num_bytes=1 << 21)
    refused(ValueError, buffer.all_gather, torch.zeros(3))
    buffer.agrs_set_config(1 << 16, 4)

    def mine(rank, shape, dtype):
        return (torch.arange(int(torch.Size(shape).numel())).reshape(shape) + 3 * rank).to(dtype)
    shapes = ((2, 3), (5,), (), (0, 4))
    for dtype in (torch.bfloat16, torch.float32, torch.uint8, torch.int64):
        with buffer.agrs_new_session():
            refused(ValueError, buffer.create_agrs_session)
            for shape in shapes:
                gathered, wait = buffer.all_gather(mine(me, shape, dtype))
                wait()
                assert torch.equal(gathered, torch.stack([mine(rank, shape, dtype) for rank in range(n)]))
            places = buffer.agrs_get_inplace_tensor(shapes, dtype)
            for place, shape in zip(places, shapes):
                place.copy_(mine(me + 1, shape, dtype))
            *gathered, wait = buffer.all_gather(places)
            wait()
            for one, shape in zip(gathered, shapes):
                assert torch.equal(one, torch.stack([mine(rank + 1, shape, dtype) for rank in range(n)]))
            assert buffer.agrs_get_inplace_tensor((4, 2), dtype).shape == (4, 2)
    with buffer.agrs_new_session(enabled=False):
        refused(ValueError, buffer.agrs_get_inplace_tensor, (1,), torch.float32)
    refused(ValueError, buffer.destroy_agrs_session)

    class Group:
        def size(self): return n
    hints, E = deep_ep.ElasticBuffer, [(2, 3), (5,)]
    assert hints.get_agrs_num_max_session_bytes(Group(), E, torch.bfloat16) == rounded_up(12 * n, 32) + rounded_up(10 * n, 32)
    assert hints.get_agrs_num_max_session_bytes(Group(), (2, 3), torch.float32) == rounded_up(24 * n, 32)
    assert hints.get_agrs_buffer_size_hint(Group(), 1) == hints.get_pp_buffer_size_hint(1000, 2) == 2 << 20
    assert hints.get_engram_storage_size_hint(1 << 17, 16, 4) == (2 << 20, 4 << 20)


@elastic(1, 2, 3, 4)
def test_sends_to_neighbours_in_a_ring():
    buffer = deep_ep.ElasticBuffer(None, num_bytes=1 << 21, num_gpu_timeout_secs=60, explicitly_destroy=True)
    assert "pp_set_config comes first" in refused(ValueError, buffer.pp_send, torch.zeros(1), me)
    after, before = (me + 1) % n, (me - 1) % n
    neighbours = sorted({after, before})

    def sent(source, target, number, dtype=torch.bfloat16):
        return (torch.arange(40 + number % 3) + 7 * source + 3 * target + number).to(dtype)
    for many in (3, 1):
        buffer.pp_set_config(2 * 42, many)
        for number in range(4 * many):  # as many as there are places, then one in turn
            if number >= many:
                for source in neighbours:
                    want = sent(source, me, number - many)
                    got = torch.empty_like(want)
                    buffer.pp_recv(got, source)
                    assert torch.equal(got, want), (number, source)
            for target in neighbours:
                buffer.pp_send(sent(me, target, number), target)
        for number in range(3 * many, 4 * many):
            for source in neighbours:
                want = sent(source, me, number)
                got = torch.empty_like(want)
                buffer.pp_recv(got, source)
                assert torch.equal(got, want)
        buffer.pp_send(torch.empty(0), after)
        buffer.pp_recv(torch.empty(0), before)
        buffer.barrier()
    buffer.pp_send(sent(me, after, 0, torch.uint8).view(5, 8).clone(), after)
    got = torch.empty(5, 8, dtype=torch.uint8)
    buffer.pp_recv(got, before)
    assert torch.equal(got.view(-1), sent(before, me, 0, torch.uint8))
    assert "168 bytes" in refused(ValueError, buffer.pp_send, torch.zeros(42), after)
    assert "not contiguous" in refused(ValueError, buffer.pp_send, torch.zeros(2, 3).t(), after)
    if n > 3:
        assert "no neighbour" in refused(ValueError, buffer.pp_recv, got, (me + 2) % n)
    assert "0 tensors" in refused(ValueError, buffer.pp_set_config, 8, 0)
    buffer.destroy()


@pytest.mark.skipif(bool(SPACE), reason="streams wait for FERRY_TIMEOUT")
@elastic(2, FERRY_LOG="none")
def test_a_late_neighbour():
    buffer = deep_ep.ElasticBuffer(None, num_gpu_timeout_secs=1)
    buffer.pp_set_config(64, 1)
    got, attempts = torch.zeros(4), 0
    if me == 1:
        time.sleep(2.5)
        buffer.pp_send(torch.arange(4.), 0)
    else:
        while True:
            try:
                buffer.pp_recv(got, 1)
                break
            except ferry.Timeout:
                attempts += 1
        assert attempts > 0 and got.tolist() == [0, 1, 2, 3]


@elastic(1, 2, 3)
def test_tables_whose_rows_are_spread():
    buffer = deep_ep.ElasticBuffer(None, explicitly_destroy=True)
    assert "engram_write comes first" in refused(ValueError, buffer.engram_fetch, torch.zeros(1, 1, dtype=torch.int32))
    fp8 = getattr(torch, "float8_e4m3fn", torch.uint8)
    for turn, (N, H) in enumerate(((5, 40), (5, 40), (3, 64))):
        whole = (torch.arange(n * N * H).reshape(n * N, H) % 251 + turn).to(torch.bfloat16)
        sf = torch.arange(n * N * 2).reshape(n * N, 2).to(torch.float32)
        for dtype in (torch.bfloat16, fp8):
            table = whole if dtype == torch.bfloat16 else (torch.arange(n * N * H).reshape(n * N, H) + turn).to(torch.uint8)
            given = table[me * N:(me + 1) * N].clone()
            buffer.engram_write(given if dtype == torch.bfloat16 else given.view(fp8), None if dtype == torch.bfloat16 else sf)
            given.zero_()  # the table has a copy
            for T, K in ((6, 3), (0, 2), (1, 1)):
                g = torch.Generator(sf.device.type).manual_seed(10 * T + me)
                indices = torch.randint(n * N, (T, K), generator=g, device=sf.device).to((torch.int32, torch.int64)[turn % 2])
                data, scales = buffer.engram_fetch(indices, use_tma_aligned_col_major_sf=turn == 1)()
                assert data.dtype == dtype and data.shape == (T * K, H)
                assert torch.equal(data.view(torch.uint8) if dtype == fp8 else data, table[indices.reshape(-1).long()])
                if dtype == torch.bfloat16:
                    assert scales is None
                else:
                    assert torch.equal(scales, sf[indices.long()].reshape(T, K * 2))
                    assert turn != 1 or scales.stride() == (1, rounded_up(T, 4))
    assert "indices are" in refused(ValueError, buffer.engram_fetch, torch.full((1, 1), n * 3))
    assert "sf belongs" in refused(ValueError, buffer.engram_write, torch.zeros(3, 64, dtype=torch.bfloat16), sf)
    buffer.barrier()
    buffer.destroy()


def test_the_math_of_programs():
    from ferry.deep_ep.utils import math
    assert (math.ceil_div(7, 4), math.align(7, 4), math.align(8, 4)) == (2, 8, 8)
    assert math.safe_div(0, 0) == 0 and math.safe_div(3, 2) == 1.5
    with pytest.raises(ZeroDivisionError):
        math.safe_div(1, 0)
    x = torch.randn(5, 7)
    assert abs(math.calc_diff(x, x)) < 1e-12 and math.calc_diff(x, x + 1) > 0.01
    assert math.count_bytes(x, None, (x.half(), [x[:1]])) == 4 * 35 + 2 * 35 + 28
    words = torch.tensor([[1, 2], [3, -4]], dtype=torch.int32)
    assert math.hash_tensor(words) == 2 and math.hash_tensors(words, None, (words + 1, [words])) == 6
    choices = torch.tensor([[3, 1, 3, -1], [-1, -1, -1, -1], [0, 2, 1, 0]])
    math.inplace_unique(choices, 4)
    assert choices.tolist() == [[3, 1, -1, -1], [-1, -1, -1, -1], [2, 1, 0, -1]]
    choices = torch.tensor([[1, 1, 0]])
    math.inplace_unique(choices, 2)
    assert choices.tolist() == [[1, 0, -1]]


PROGRAM = """
import os, sys
import deep_ep, torch
from deep_ep import Buffer, ElasticBuffer, EPHandle, EventHandle, EventOverlap, Config
from deep_ep.utils.envs import dist_print, get_global_seed, get_local_seed, get_logical_domain_size, init_dist, init_seed
from deep_ep.utils.event import EventOverlap as of_event
from deep_ep.utils.math import align
import deep_ep.utils.math as math
assert of_event is EventOverlap and math.align is align and deep_ep.utils.EventHandle is EventHandle
rank, size, group = init_dist(int(sys.argv[1]), int(sys.argv[2]), seed=5)
assert (get_local_seed(), get_global_seed()) == (5 + rank, 5) and torch.get_default_dtype() == torch.bfloat16
buffer = deep_ep.ElasticBuffer(group, num_max_tokens_per_rank=8, hidden=64, explicitly_destroy=True)
assert get_logical_domain_size(group) == buffer.get_logical_domain_size()
x = torch.randn(6, 64)
idx = torch.tensor([[0, 3], [1, 2], [2, 0], [-1, 1], [3, -1], [-1, -1]], dtype=deep_ep.topk_idx_t)
got, _, weights, handle, event = buffer.dispatch(x, topk_idx=idx, topk_weights=torch.ones(6, 2, dtype=torch.float32),
                                                 num_experts=4, do_expand=True, expert_alignment=align(3, 4))
assert isinstance(handle, EPHandle) and isinstance(event, EventOverlap) and x.dtype == torch.bfloat16
with event(release_handle=True):
    pass
out, out_w, _ = buffer.combine(got, handle, topk_weights=weights)
assert torch.equal(out, x * (idx >= 0).sum(1, keepdim=True)) and torch.equal(out_w, (idx >= 0).float())
dist_print("all is well", once_in_node=True)
buffer.destroy()
"""


@pytest.mark.skipif(bool(SPACE) or not torch.distributed.is_available(), reason="needs an installed ferry")
def test_a_program_that_imports_deep_ep():
    where = subprocess.run([sys.executable, "-m", "ferry", "deep_ep", "where"], stdout=subprocess.PIPE, check=True)
    port = free_port()
    said = spawn(2, PROGRAM, lambda rank: {"PYTHONPATH": where.stdout.decode().strip(), "MASTER_ADDR": "127.0.0.1",
                                           "MASTER_PORT": str(port)})
    assert "".join(said).count("all is well") == 1
