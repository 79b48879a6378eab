#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Programs written to DeepEP's interface, with ferry as deep_ep, on two GPUs or on CPUs: right, and how fast.

    deep_ep_programs.py [--paths native,flags,staged] [--parts low_latency,normal,layer,serving] [--json FILE]

PYTHONPATH and LIBFERRY as for programs; `build_backend.py develop BUILD` in python/ makes them one folder.  FERRY_SPACE=host
and --small for CPUs.  Each kind of pair has two ranks of its own:

low_latency  bf16, fp8, rounded and packed scales, hooks, events, statistics, the same bits again; times of kernels by torch's
             profiler, L2 overwritten, bytes as (token, choice) x (H + 4 H/128 + 16) out and x 2 H back
normal       layout, rows in their order, weights, cached handles, worst tokens, events, fp8, biases; GB/s over received rows
layer        an MoE layer by torch.compile (--backend, for the first kind of pair) with gradients, one of deep_ep under
             torch.compile, and one in a graph
serving      steps with masks; kill -9 of rank 1 in the middle, and how long rank 0's longest step was

A part that is wrong, or a program that does not end, is status 1."""
import argparse
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time

PARTS, PATHS = ("low_latency", "normal", "layer", "serving"), ("native", "flags", "staged")


# ---- Two ranks, by torchrun's variables.


def ranks(given, path, parts, seconds):
    """Runs the parts; (whether all went well, what rank 0 said)."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    where = subprocess.run([sys.executable, "-m", "ferry", "deep_ep", "where"], stdout=subprocess.PIPE, check=True)
    variables = dict(os.environ, WORLD_SIZE="2", MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port), GLOO_SOCKET_IFNAME="lo",
                     FERRY_COOKIE=secrets.token_hex(16), FERRY_PATHS="" if path == "native" else path, FERRY_LOG="none",
                     PYTHONPATH=os.pathsep.join([where.stdout.decode().strip(), os.environ.get("PYTHONPATH", "")]))
    backend = given.backend if path == given.paths.split(",")[0] else "aot_eager"  # compilers take most of the time
    arguments = [f"--parts={','.join(parts)}", f"--backend={backend}"] + ["--small"] * given.small
    started = [subprocess.Popen([sys.executable, os.path.abspath(__file__), *arguments], stdout=subprocess.PIPE,
                                env=dict(variables, RANK=str(rank), LOCAL_RANK=str(rank))) for rank in range(2)]
    deadline, said = time.monotonic() + seconds, []
    for process in started:
        try:
            said.append(process.communicate(timeout=max(1, deadline - time.monotonic()))[0].decode())
        except subprocess.TimeoutExpired:
            for one in started:
                one.kill()
            said.append(process.communicate()[0].decode())
    wanted = [0, -signal.SIGKILL if "serving" in parts else 0]
    well = [process.returncode for process in started] == wanted
    if not well:
        print(f"{path}: {', '.join(parts)}: statuses {[process.returncode for process in started]}")
    return well, said[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paths", default=",".join(PATHS))
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--backend", default="inductor", help="of torch.compile")
    parser.add_argument("--small", action="store_true", help="few tokens, for CPUs")
    parser.add_argument("--seconds", type=float, default=150, help="that all may take")
    parser.add_argument("--json")
    given = parser.parse_args()
    parts = given.parts.split(",")
    if not set(parts) <= set(PARTS) or not set(given.paths.split(",")) <= set(PATHS):
        parser.error(f"parts are {', '.join(PARTS)}; paths are {', '.join(PATHS)}")
    if "RANK" in os.environ:
        return program(given, parts)
    ends, status, found = time.monotonic() + given.seconds, 0, {}
    for path in given.paths.split(","):
        for some in ([p for p in parts if p != "serving"], [p for p in parts if p == "serving"]):
            if not some:
                continue
            left = ends - time.monotonic()
            if left < 2:
                print(f"{path}: {', '.join(some)}: no time was left")
                status = 1
                continue
            began = time.monotonic()
            well, said = ranks(given, path, some, left)
            status |= not well
            for line in said.splitlines():
                if line.startswith("{"):
                    found.setdefault(path, []).append(json.loads(line))
                    line = "  ".join(f"{k} {v:.1f}" if isinstance(v, float) else f"{k} {v}" for k, v in found[path][-1].items())
                print(f"{path}: {line}")
            print(f"{path}: {', '.join(some)} in {time.monotonic() - began:.1f} s", flush=True)
    if given.json:
        with open(given.json, "w") as file:
            json.dump(found, file, indent=1)
    print("wrong" if status else "all right")
    return status


# ---- A rank.  What follows knows torch and deep_ep alone, but for times, the layer of ferry.torch and a last look at faults.


class Rank:
    def __init__(self, given):
        import torch
        import torch.distributed as dist
        self.torch, self.dist, self.small = torch, dist, given.small
        self.gpu = torch.cuda.is_available() and os.environ.get("FERRY_SPACE") != "host"
        if self.gpu:
            torch.cuda.set_device(int(os.environ["LOCAL_RANK"]) % torch.cuda.device_count())
        self.device = torch.device("cuda", torch.cuda.current_device()) if self.gpu else torch.device("cpu")
        dist.init_process_group("gloo")
        self.group = dist.new_group(list(range(dist.get_world_size())))
        self.me, self.n = dist.get_rank(), dist.get_world_size()
        self.backend = given.backend

    def tell(self, **what):
        if self.me == 0:
            print(json.dumps(what), flush=True)

    def settle(self):
        if self.gpu:
            self.torch.cuda.synchronize()

    def gather(self, x, size=None):
        """All ranks' tensors, [n, size or as x, ...]; rows beyond a rank's own are zeros."""
        torch = self.torch
        mine = x.new_zeros((size or x.shape[0], *x.shape[1:]))
        mine[:x.shape[0]] = x
        sent = mine.cpu().contiguous().view(torch.uint8)  # any type
        got = [torch.empty_like(sent) for _ in range(self.n)]
        self.dist.all_gather(got, sent, group=self.group)
        return torch.stack(got).view(x.dtype).to(self.device)

    def draw(self, tokens, hidden, experts, topk, seed=0, masked=10):
        torch = self.torch
        g = torch.Generator(self.device).manual_seed(1000 * seed + self.me)
        x = torch.randn(tokens, hidden, device=self.device, generator=g).to(torch.bfloat16)
        scores = torch.rand(tokens, experts, device=self.device, generator=g)
        idx = scores.topk(topk, dim=1).indices
        spots = torch.randint(tokens * topk, (masked,), device=self.device, generator=g)
        idx.view(-1)[spots] = -1
        return x, idx, torch.rand(tokens, topk, device=self.device, generator=g)

    def microseconds(self, body, tests=20):
        """Of a call, by events, L2 overwritten before each."""
        torch = self.torch
        if not self.gpu:
            began = time.perf_counter()
            for _ in range(tests):
                body()
            return (time.perf_counter() - began) / tests * 1e6
        flush = torch.empty(64 << 20, dtype=torch.int32, device=self.device)
        marks = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(tests)]
        for begin, end in marks:
            flush.zero_()
            begin.record()
            body()
            end.record()
        torch.cuda.synchronize()
        times = sorted(begin.elapsed_time(end) for begin, end in marks[1:])
        return sum(times) / len(times) * 1e3


def difference(a, b):
    a, b = a.double() + 1, b.double() + 1
    return float(1 - 2 * (a * b).sum() / (a * a + b * b).sum()) if a.numel() else 0.0


def near(what, a, b, limit):
    found = difference(a, b)
    assert found < limit, f"{what}: the difference is {found:.2g}, and {limit:.2g} is allowed"


def low_latency(rank):
    import deep_ep
    torch, me, n = rank.torch, rank.me, rank.n
    T, H, E, K = (12, 1024, 16, 4) if rank.small else (128, 7168, 288, 8)
    L, fp8 = E // n, hasattr(torch, "float8_e4m3fn")
    buffer = deep_ep.Buffer(rank.group, 0, deep_ep.Buffer.get_low_latency_rdma_size_hint(T, H, n, E), low_latency_mode=True,
                            num_qps_per_rank=L, allow_nvlink_for_low_latency_mode=True, explicitly_destroy=True)
    buffer.clean_low_latency_buffer(T, H, E)
    x, idx, w = rank.draw(T, H, E, K)
    all_x, all_idx = rank.gather(x), rank.gather(idx)
    want_rows = {(e, r): (all_idx[r].cpu() == me * L + e).any(1).nonzero().view(-1) for e in range(L) for r in range(n)}
    want = x.float() * torch.where(idx >= 0, w, torch.zeros_like(w)).sum(1, keepdim=True)
    total = torch.zeros(L, dtype=torch.int32, device=rank.device)
    waits = torch.zeros(n, dtype=torch.int64, device=rank.device)

    def rows_of(recv, use_fp8, packed):
        if not use_fp8:
            return recv
        codes, scales = recv
        assert scales.stride(1) == 1 and codes.dtype == torch.float8_e4m3fn
        if packed:
            exponents = scales.contiguous().view(torch.uint8).view(L, T * n, H // 128).int()
            scales = torch.ldexp(torch.ones((), device=rank.device), exponents - 127)
        return (codes.float().view(L, T * n, -1, 128) * scales.unsqueeze(-1)).view(L, T * n, H)

    rounds = 0
    for use_fp8, rounded, packed in ((False, False, False),) + ((True, False, False), (True, True, False),
                                                                 (True, True, True)) * fp8:
        for hooked in (False, True):
            bits = []
            for again in range(2):
                recv, count, handle, event, hook = buffer.low_latency_dispatch(
                    x, idx, T, E, cumulative_local_expert_recv_stats=total, dispatch_wait_recv_cost_stats=waits,
                    use_fp8=use_fp8, round_scale=rounded, use_ue8m0=packed, async_finish=not hooked, return_recv_hook=hooked)
                hook() if hooked else event.current_stream_wait()
                rounds += 1
                rows = rows_of(recv, use_fp8, packed)
                counts, ranges, sources = count.tolist(), handle[1].tolist(), handle[0].cpu()
                for e in range(L):
                    at, places = 0, []
                    for r in range(n):
                        tokens = want_rows[e, r]
                        assert ranges[e][r] == (at << 32 | len(tokens)), (e, r)
                        assert torch.equal(sources[e, at:at + len(tokens)].long(), tokens), (e, r)
                        at += len(tokens)
                        places.append(all_x[r, tokens.to(rank.device)])
                    assert counts[e] == at
                    got, sent = rows[e, :at], torch.cat(places)
                    if use_fp8:
                        near("a row", got, sent, 9e-4)
                    else:
                        assert torch.equal(got, sent), e
                result = buffer.get_next_low_latency_combine_buffer(handle)
                valid = torch.arange(T * n, device=rank.device) < count[:, None]
                result.copy_(torch.where(valid[..., None], rows.to(torch.bfloat16), torch.zeros_like(result)))
                out = torch.empty_like(x)
                got, event, hook = buffer.low_latency_combine(result, idx, w, handle, zero_copy=True, out=out,
                                                              async_finish=not hooked, return_recv_hook=hooked)
                hook() if hooked else event.current_stream_wait()
                rank.settle()
                near("the sums", got, want, 9e-4 if use_fp8 else 1e-5)
                bits.append(got.clone())
            assert torch.equal(*bits), "other bits the second time"
    assert total.tolist() == [rounds * sum(len(want_rows[e, r]) for r in range(n)) for e in range(L)]
    assert bool((waits >= 0).all())

    choices = int((idx >= 0).sum())
    found = {"part": "low_latency", "rounds": rounds}

    def once(hook):
        recv, count, handle, _, receive = buffer.low_latency_dispatch(x, idx, T, E, use_fp8=fp8, return_recv_hook=hook)
        if hook:
            receive()
        _, _, receive = buffer.low_latency_combine(result, idx, w, handle, return_recv_hook=hook)
        if hook:
            receive()
    if not rank.gpu:
        return dict(found, round_us=rank.microseconds(lambda: once(False)))
    import ferry
    from in_python import kernels
    matrix, stream = torch.randn(4096, 4096, device=rank.device, dtype=torch.bfloat16), ferry.on_stream()

    def before():  # hides the launch, and both ranks begin together
        matrix @ matrix
        stream.barrier()
    sizes = {"dispatch": choices * (H + H // 32 + 16), "combine": choices * 2 * H}
    for name, (us,) in kernels(torch, lambda: once(False), before, sizes, 1).items():
        found[f"{name}_us"], found[f"{name}_GB/s"] = us, sizes[name] / us / 1e3
    for name, (send, receive) in kernels(torch, lambda: once(True), before, sizes, 2).items():
        found[f"{name}_send_us"], found[f"{name}_recv_us"] = send, receive
    buffer.destroy()
    return found


def normal(rank):
    import deep_ep
    torch, me, n = rank.torch, rank.me, rank.n
    T, H, E, K = (40 + 3 * me, 256, 16, 3) if rank.small else (4096, 7168, 256, 8)
    M, L = rank.gather(torch.tensor([T])).max().item(), E // n
    config = deep_ep.Buffer.get_dispatch_config(n)
    buffer = deep_ep.Buffer(rank.group, int(1e9), 0, low_latency_mode=False, num_qps_per_rank=1, explicitly_destroy=True)
    x, idx, w = rank.draw(T, H, E, K, seed=1)
    all_x, all_w = rank.gather(x, M), rank.gather(w, M)
    all_idx = rank.gather(idx + 1, M) - 1
    local = torch.where((all_idx >= me * L) & (all_idx < me * L + L), all_idx - me * L, torch.full_like(all_idx, -1))
    chosen = (local >= 0).any(2)
    per_rank, _, per_expert, in_rank, event = buffer.get_dispatch_layout(idx, E)
    known = dict(num_tokens_per_rank=per_rank, is_token_in_rank=in_rank, num_tokens_per_expert=per_expert, topk_idx=idx,
                 topk_weights=w, config=config)
    ways = in_rank.sum(1, keepdim=True)
    assert torch.equal(per_expert.long(), torch.bincount((idx + 1).view(-1), minlength=E + 1)[1:])
    assert torch.equal(per_rank.long(), in_rank.sum(0))
    for async_finish in (False, True):
        previous = {"previous_event": buffer.capture(), "async_finish": True, "allocate_on_comm_stream": True} \
            if async_finish else {}
        rx, ridx, rw, counts, handle, event = buffer.dispatch(x, **known, **previous)
        if async_finish:
            event.current_stream_wait()
        assert torch.equal(rx, all_x[chosen]) and torch.equal(ridx, local[chosen])
        assert torch.equal(rw, torch.where(ridx >= 0, all_w[chosen], torch.zeros_like(rw)))
        assert counts == [int((ridx == e).sum()) for e in range(L)]
        if rank.me == 0 and n > 1:
            assert torch.equal(handle[0][:, 0].long().cpu(), chosen.sum(1).cumsum(0).cpu())
        out, out_w, event = buffer.combine(rx, handle, topk_weights=rw, **previous)
        if async_finish:
            event.current_stream_wait()
        near("the sums", out, x.float() * ways, 5e-6)
        assert torch.allclose(out_w, torch.where(idx >= 0, w, torch.zeros_like(w)))
        again, *nothing, event = buffer.dispatch(x * 2, handle=handle, **previous)
        if async_finish:
            event.current_stream_wait()
        assert torch.equal(again, rx * 2) and nothing == [None] * 4
        bias = torch.ones_like(x)
        out, _, event = buffer.combine(again, handle, bias=(bias, bias), **previous)
        if async_finish:
            event.current_stream_wait()
        near("the sums and biases", out, 2 * x.float() * ways + 2, 1e-5)
    wx, widx, ww, counts, worst_handle, _ = buffer.dispatch(x, num_worst_tokens=M * n, **known)
    N = rx.shape[0]
    assert wx.shape == (M * n, H) and counts == [] and torch.equal(wx[:N], rx) and bool((widx[N:] == -1).all())
    buffer.combine(wx, worst_handle)
    if hasattr(torch, "float8_e4m3fn"):
        scales = x.float().view(T, -1, 128).abs().amax(2).clamp(1e-4) / 448
        codes = (x.float().view(T, -1, 128) / scales.unsqueeze(-1)).to(torch.float8_e4m3fn).view(T, H)
        (fx, fs), _, _, _, fp8_handle, _ = buffer.dispatch((codes, scales), **known)
        near("fp8 rows", (fx.float().view(N, -1, 128) * fs.unsqueeze(-1)).view(N, H), rx, 9e-4)
        buffer.combine(rx, fp8_handle)
    found = {"part": "normal", "rows": N}
    once = {}

    def dispatch():
        once["x"] = buffer.dispatch(x, handle=handle)[0]
    dispatch()
    us = rank.microseconds(lambda: (dispatch(), buffer.combine(once["x"], handle)))
    found.update(both_us=us, **{"both_GB/s": 4 * H * N / us / 1e3})
    if rank.gpu:
        from in_python import kernels
        times = kernels(torch, lambda: (dispatch(), buffer.combine(once["x"], handle)), rank.settle, ("dispatch", "combine"),
                        None)
        for name, us in times.items():
            found[f"{name}_us"], found[f"{name}_GB/s"] = us, 2 * H * N / us / 1e3
    buffer.destroy()
    return found


def layer(rank):
    """What a compiled model does: rows to the ranks of their experts, a matrix for each, and back."""
    import deep_ep
    torch, n = rank.torch, rank.n
    T, H, E, K = (8, 256, 8, 2) if rank.small else (64, 2048, 32, 4)
    L, found = E // n, {"part": "layer", "backend": rank.backend}
    import ferry
    import ferry.torch as ft
    if not ferry.initialized():
        ferry.init(group=rank.group)
    g = torch.Generator(rank.device).manual_seed(7)
    weight = (torch.randn(H, H, device=rank.device, generator=g) / H ** 0.5).requires_grad_()
    x = rank.draw(n * T, H, E, K)[0].float()

    def by_operators(x):
        return ft.all_to_all(torch.relu(ft.all_to_all(x) @ weight)) + ft.all_reduce(x.sum(0))
    want = torch.relu(x @ weight) + rank.gather(x.sum(0, keepdim=True)).sum(0)
    ft.reserve(x.numel() * 4)
    began = time.perf_counter()
    compiled = torch.compile(by_operators, backend=rank.backend, fullgraph=True)
    for _ in range(3):
        got = compiled(x)
        assert torch.allclose(got, want, rtol=2e-2, atol=2e-2)
    found["compile_s"] = time.perf_counter() - began
    got.sum().backward()
    grad, weight.grad = weight.grad, None
    by_operators(x).sum().backward()
    assert torch.allclose(grad, weight.grad, rtol=2e-2, atol=2e-2)

    buffer = deep_ep.Buffer(rank.group, low_latency_mode=True)
    factor = 1 + torch.arange(E, device=rank.device) % 5 / 4

    def by_deep_ep(x, idx, w):
        rows, count, handle, event, hook = buffer.low_latency_dispatch(x, idx, T, E, use_fp8=False, return_recv_hook=True)
        hook()
        rows = (rows.float() * factor[rank.me * L:rank.me * L + L, None, None]).to(torch.bfloat16)
        out, event, hook = buffer.low_latency_combine(rows, idx, w, handle, return_recv_hook=True)
        hook()
        return out * 2

    def sums(x, idx, w):
        return 2 * x.float() * (w * torch.where(idx >= 0, factor[idx.clamp(min=0)], 0.)).sum(1, keepdim=True)
    compiled = torch.compile(by_deep_ep, backend=rank.backend)  # graphs up to each call and after it, as with DeepEP
    for seed in range(3):
        batch = rank.draw(T, H, E, K, seed, masked=2)
        near("the compiled layer", compiled(*batch), sums(*batch), 1e-5)
    if rank.gpu:
        rank.settle()
        rank.dist.barrier(rank.group)
        graph, batch = torch.cuda.CUDAGraph(), [one.clone() for one in batch]
        with torch.cuda.graph(graph):
            out = by_deep_ep(*batch)
        for seed in range(20):
            for here, new in zip(batch, rank.draw(T, H, E, K, seed, masked=2)):
                here.copy_(new)
            graph.replay()
            rank.settle()
            near("the layer in a graph", out, sums(*batch), 1e-5)
        found["graph_us"] = rank.microseconds(graph.replay)
    return found


def serving(rank):
    """Decode steps; rank 1 dies in the middle of one."""
    import deep_ep
    torch, me, n = rank.torch, rank.me, rank.n
    T, H, E, K, steps = (8, 256, 8, 2, 60) if rank.small else (64, 7168, 64, 8, 300)
    L, dies = E // n, steps // 3
    buffer = deep_ep.Buffer(rank.group, low_latency_mode=True, enable_shrink=True)
    mask, times, late = torch.zeros(n, dtype=torch.int32, device=rank.device), [], None
    x, idx, w = rank.draw(T, H, E, K, masked=0)
    for step in range(steps):
        began = time.perf_counter()
        rows, count, handle, _, hook = buffer.low_latency_dispatch(x, idx, T, E, use_fp8=False, return_recv_hook=True)
        if step == dies and me == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        hook()
        out, _, hook = buffer.low_latency_combine(rows, idx, w, handle, return_recv_hook=True)
        hook()
        rank.settle()
        times.append(time.perf_counter() - began)
        buffer.low_latency_query_mask_buffer(mask)
        if mask[1] and late is None:
            late = step
        lives = late is None
        if step < dies or not lives and step > late:
            near(f"step {step}", out, x.float() * (w * (lives | (idx < L))).sum(1, keepdim=True), 1e-5)
    assert mask.tolist() == [0, 1] and late is not None and late - dies < 30, (mask, late)
    rank.tell(part="serving", steps=steps, died_in=dies, masked_in=late, longest_ms=max(times[1:]) * 1e3,
              usual_ms=sorted(times)[len(times) // 2] * 1e3)
    sys.stdout.flush()
    os._exit(0)  # torch.distributed would wait for the dead


def program(given, parts):
    rank = Rank(given)
    for part in parts:
        rank.tell(**globals()[part](rank))
    import ferry
    left = ferry.faults()
    assert not left, left
    rank.dist.barrier(rank.group)
    rank.dist.destroy_process_group()
    return 0


if __name__ == "__main__":
    sys.exit(main())
