# SPDX-License-Identifier: BSD-3-Clause
"""On GPUs, a PE each: tests/gpu/python.sh runs them, with those of test_torch.py and test_deep_ep.py on CUDA tensors."""
import os

import pes_live_on
import pytest
from conftest import SPACE, pes

pytestmark = pytest.mark.skipif(SPACE != "cuda", reason="needs GPUs: make check-gpu")
PATHS = ("", "flags", "staged")
# A process that dies takes the kernels of others with it that MPS joins.
WITHOUT_MPS = {"CUDA_MPS_PIPE_DIRECTORY": None, "CUDA_MPS_ACTIVE_THREAD_PERCENTAGE": None}


def on_paths(body):
    """A test for each kind of pair."""
    return [pes(2, FERRY_PATHS=paths)(body) for paths in PATHS]


@pes(2)
def test_symmetric_tensors():
    import torch
    a = ferry.zeros((4, 8), "float32")
    t = a.torch()
    assert t.is_cuda and t.device.index == torch.cuda.current_device() and t.shape == (4, 8) and t.data_ptr() == a.address
    t.copy_(torch.arange(32.).reshape(4, 8))
    assert a[3, 7].item() == 31 and a[1].torch().tolist() == list(range(8, 16))
    assert torch.equal(a[:, 2].torch(), t[:, 2]) and a[1:3, ::2].torch().shape == (2, 4)
    for other in (torch.from_dlpack(a), torch.as_tensor(a, device="cuda")):
        assert other.data_ptr() == t.data_ptr() and torch.equal(other, t)
    for kind in ("bfloat16", "float16", "int8", "uint8", "int64", "float64", "bool", "float8_e4m3fn", "uint64"):
        b = ferry.zeros(3, kind)
        assert b.torch().dtype == getattr(torch, kind) and b.torch().is_cuda, kind
    a.fill(2.5)
    assert t.sum() == 80
    assert ferry.zeros((0, 4)).torch().shape == (0, 4)
    kept = ferry.zeros(1 << 20, "uint8").torch()  # a view keeps the memory
    for _ in range(3):
        ferry.zeros(1 << 20, "uint8").torch().fill_(9)
    torch.cuda.synchronize()
    assert not kept.any()
    del kept
    ferry.barrier()


@pes(2, FERRY_HEAP_MAX="4G")
def test_arrays_return_to_the_heap():
    import torch
    for i in range(12):
        ferry.empty(1 << 30, "uint8").torch()[::4096].fill_(i)
    ferry.barrier()


def data():
    import torch
    right, left = (me + 1) % n, (me - 1) % n
    side = torch.cuda.Stream()
    for size in (4, 1000, 1 << 20):
        a, b, flag = ferry.zeros(size), ferry.zeros(size), ferry.zeros(1, "uint64")
        for stream in (torch.cuda.current_stream(), side):
            with torch.cuda.stream(stream):
                s = ferry.on_stream()
                assert s.stream == stream.cuda_stream
                for i in range(1, 6):  # compute, send, wait, compute: no call of the host between
                    x = torch.full((size,), float(me + 10 * i))
                    s.put_signal(a, x * 2, flag, i, right)
                    s.signal_wait(flag, "==", i)
                    got = a.torch() + 1
                    s.get(b, a, me)
                    s.sync()
                    stream.synchronize()  # the service of staged pairs needs the driver, which a copy would hold
                    assert torch.equal(got, torch.full((size,), 2.0 * (left + 10 * i) + 1)), (size, i)
                s.signal(flag, 0, me)
                s.barrier()
            stream.synchronize()
        # Calls of the host come behind torch's current stream.
        slow = torch.randn(2048, 2048)
        for _ in range(20):
            slow = slow @ slow / 2048
        ferry.put(b, torch.full((size,), me + 0.5) + slow[0, 0] * 0, right)
        ferry.barrier()
        assert b.torch().eq(left + 0.5).all() and b[size - 1].item() == left + 0.5
        ferry.barrier()
        if me == 0:
            a.fill(7)
            ferry.put_signal(b, a, flag, 3, right)
        else:
            assert ferry.signal_wait(flag, ">=", 3) == 3
            assert b.torch().eq(7).all()
        ferry.barrier()
        back = torch.zeros(size)
        ferry.get(back, b, right)
        assert back.eq(7 if me == 0 else 1.5).all()
        ferry.barrier()
    count = ferry.zeros(2, "int64")
    for i in range(20):
        ferry.atomic_add(count[0], 1, right)
        assert ferry.atomic_fetch_add(count[1], 2, me) == 2 * i
    ferry.barrier()
    assert count.torch().tolist() == [20, 40] and ferry.atomic_swap(count[0], 5, me) == 20


test_data, test_data_over_flags, test_data_over_staged = on_paths(data)


def collectives():
    import torch
    synchronize = torch.cuda.synchronize
    for s in (ferry, ferry.on_stream()):
        for size in (1, 1000, 100000):
            a, b, c = ferry.zeros(size), ferry.zeros(size), ferry.zeros(n * size)
            a.torch().copy_(torch.arange(size) + me)
            s.broadcast(b, a, 1)
            synchronize()
            assert torch.equal(b.torch(), torch.arange(size) + 1.0)
            s.sync()
            s.all_gather(c, a)
            synchronize()
            assert torch.equal(c.torch(), torch.cat([torch.arange(size) + float(i) for i in range(n)]))
            s.all_reduce(b, a)
            synchronize()
            assert torch.equal(b.torch(), n * torch.arange(size) + n * (n - 1) / 2)
            s.sync()
            d, e = ferry.zeros(n * size, "int32"), ferry.zeros(n * size, "int32")
            d.torch().copy_(torch.arange(n * size) + 100 * me)
            s.all_to_all(e, d)
            synchronize()  # staged pairs: before a copy to pageable memory
            assert e.torch().tolist()[::size] == [me * size + 100 * i for i in range(n)]
            f = ferry.zeros(size, "int32")
            s.reduce_scatter(f, d, "max")
            synchronize()
            assert torch.equal(f.torch(), (torch.arange(n * size)[me * size:][:size] + 100 * (n - 1)).int())
            s.sync()


test_collectives, test_collectives_over_flags, test_collectives_over_staged = on_paths(collectives)


@pes(2)
def test_refused_tensors():
    import torch
    a = ferry.zeros((4, 4))
    refused(ValueError, ferry.put, a, torch.zeros(4, 8)[:, ::2], me)
    refused(ValueError, ferry.put, a, torch.zeros(4, 4, dtype=torch.float64), me)
    refused(ValueError, ferry.put, torch.zeros(4, 4), a, me)  # not symmetric
    refused(RuntimeError, a.numpy)
    if torch.cuda.device_count() > 1:
        other = torch.zeros(4, 4, device=f"cuda:{1 - torch.cuda.current_device()}")
        assert "this PE's heap is on GPU" in refused(ValueError, ferry.put, a, other, me)
    ferry.put(a, torch.ones(4, 4, device="cpu"), me)
    assert a.torch().sum() == 16
    import ferry.torch as ft, ferry.deep_ep as deep_ep
    refused(ValueError, ft.all_gather, torch.zeros(4, device="cpu"))
    buffer = deep_ep.Buffer(low_latency_mode=True)
    refused(ValueError, buffer.low_latency_dispatch, torch.zeros(2, 128, dtype=torch.bfloat16, device="cpu"),
            torch.zeros(2, 1, dtype=torch.int64), 2, 2)
    ferry.barrier()


def graphs():
    import torch, ferry.torch as ft

    def step(x):  # an odd number of collectives
        y = torch.ops.ferry.all_to_all(x * 2)
        z = torch.ops.ferry.all_reduce(y.sum(0))
        return z + torch.ops.ferry.all_gather(y[:1]).sum()
    x = torch.zeros(2 * n, 300)
    ft.reserve(1 << 16)
    step(x)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = step(x)
    ferry.barrier()
    for i in range(30):
        x.copy_(torch.arange(600. * n).reshape(2 * n, 300) * (me + 1) + i)
        graph.replay()
        got = out.clone()
        torch.cuda.synchronize()  # staged pairs: before a copy to pageable memory
        if i % 7 == 0:
            assert torch.equal(got, step(x)), i  # calls between launches
    many = torch.cuda.CUDAGraph()  # one collective, launched again before its result was read elsewhere
    with torch.cuda.graph(many):
        gathered = torch.ops.ferry.all_gather(x)
        kept = gathered.clone()
    for i in range(50):
        x.fill_(me * 100 + i)
        many.replay()
        torch.cuda.synchronize()
        assert kept[::2 * n, 0].tolist() == [pe * 100. + i for pe in range(n)], i
    big = torch.cuda.CUDAGraph()
    with torch.cuda.graph(big):  # more than was reserved
        whole = ft.all_gather(torch.full((1 << 20,), float(me)))
    big.replay()
    torch.cuda.synchronize()
    assert whole[::1 << 20].tolist() == list(range(n))
    ferry.barrier()
    a, b = ferry.zeros(1000), ferry.zeros(1000)
    exchange = torch.cuda.CUDAGraph()
    with torch.cuda.graph(exchange):
        s = ferry.on_stream()
        s.put(b, a, (me + 1) % n)
        s.barrier()
        seen = b.torch() * 2
        s.barrier()
    for i in range(20):
        a.fill(me + i)
        exchange.replay()
        torch.cuda.synchronize()
        assert seen.eq(2 * ((me - 1) % n + i)).all(), i
    ferry.barrier()


test_graphs, test_graphs_over_flags, test_graphs_over_staged = on_paths(graphs)


@pes(2)
def test_compile_and_autograd():
    import torch, ferry.torch as ft
    w = torch.randn(64, 64, generator=torch.Generator("cuda").manual_seed(1), requires_grad=True)

    def layer(x):
        return ft.all_to_all(ft.all_to_all(x @ w).relu() * 2)
    x = torch.randn(8 * n, 64)
    want = (x @ w).relu() * 2
    ft.reserve(1 << 16)
    for backend in ("aot_eager", "cudagraphs"):
        torch._dynamo.reset()
        compiled = torch.compile(layer, backend=backend, fullgraph=True)
        for _ in range(4):
            with torch.no_grad():
                assert torch.allclose(compiled(x), want, rtol=1e-3, atol=1e-3), backend
    w.grad = None
    layer(x).sum().backward()  # backward runs in a thread of its own
    grad = w.grad.clone()
    w.grad = None
    want.sum().backward()
    assert torch.allclose(grad, w.grad, rtol=1e-3, atol=1e-3)


MOE = """
import torch, ferry.torch as ft
import ferry.deep_ep as deep_ep
M, H, L, K = 16, 512, 4, 4
E = L * n
g = torch.Generator("cuda").manual_seed(5 + me)
def draw(T=M):
    x = torch.randn(T, H, generator=g).to(torch.bfloat16)
    idx = torch.stack([torch.randperm(E, generator=g)[:K] for _ in range(T)])
    return x, idx, torch.rand(T, K, generator=g)
factor = 1 + torch.arange(E) % 5 / 4  # what experts multiply by
def want(x, idx, w, alive=None):
    f = torch.where(idx >= 0, factor[idx.clamp(min=0)], 0.)
    if alive is not None:
        f = f * alive[idx.clamp(min=0) // L]
    return x.float() * (w * f).sum(1, keepdim=True)
def difference(a, b):
    torch.cuda.synchronize()
    a, b = a.double() + 1, b.double() + 1
    return float(1 - 2 * (a * b).sum() / (a * a + b * b).sum())
def experts(rows):
    return (rows.float() * factor[me * L:me * L + L, None, None]).to(torch.bfloat16)
"""


def moe(source, **options):
    from conftest import PRELUDE, job

    def test():
        job(2, PRELUDE.format(start=True) + MOE + source, **options)
    return test


GRAPH = """
buffer = deep_ep.Buffer(low_latency_mode=True)
def layer(x, idx, w, hook):
    rows, count, handle, event, receive = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=hook)
    if hook:
        receive()
    result = buffer.get_next_low_latency_combine_buffer(handle)
    result.copy_(experts(rows))
    out, event, receive = buffer.low_latency_combine(result, idx, w, handle, zero_copy=True, return_recv_hook=hook)
    if hook:
        receive()
    return out
for hook in (False, True):
    x, idx, w = draw()
    layer(x, idx, w, hook)
    layer(x, idx, w, hook)
    torch.cuda.synchronize()
    ferry.barrier()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = layer(x, idx, w, hook)
    for i in range(40):
        for here, new in zip((x, idx, w), draw()):
            here.copy_(new)
        graph.replay()
        if i % 8 == 0:
            assert difference(out, want(x, idx, w)) < 1e-5, (hook, i)
            assert difference(layer(x, idx, w, hook), want(x, idx, w)) < 1e-5, (hook, i)
left = ferry.faults()
assert left == [], left
ferry.barrier()
"""
test_moe_in_graphs = moe(GRAPH)
test_moe_in_graphs_over_flags = moe(GRAPH, FERRY_PATHS="flags")
test_moe_in_graphs_over_staged = moe(GRAPH, FERRY_PATHS="staged")

NORMAL_GRAPH = """
buffer = deep_ep.Buffer()
def in_ranks(idx):
    return torch.stack([((idx >= r * L) & (idx < (r + 1) * L)).any(1) for r in range(n)], 1)
def two_rounds(x, idx, w):  # the host reads nothing
    results = []
    for scale in (1, 2):
        per_rank, rdma, per_expert, in_rank, event = buffer.get_dispatch_layout(idx, E)
        rows, *_, handle, event = buffer.dispatch(x * scale, topk_idx=idx, topk_weights=w, num_worst_tokens=n * M,
            num_tokens_per_rank=per_rank, is_token_in_rank=in_rank, num_tokens_per_expert=per_expert)
        results.append(buffer.combine(rows, handle)[0])
    return results
def two_again(x, handle):  # by the handle of a round that was before
    return [buffer.combine(buffer.dispatch(x * scale, handle=handle)[0], handle)[0] for scale in (1, 2)]
x, idx, w = draw()
per_rank, rdma, per_expert, in_rank, event = buffer.get_dispatch_layout(idx, E)
rows, *_, handle, event = buffer.dispatch(x, topk_idx=idx, topk_weights=w, num_tokens_per_rank=per_rank,
    is_token_in_rank=in_rank, num_tokens_per_expert=per_expert)
given = in_ranks(idx).sum(1, keepdim=True)
moving = [one.clone() for one in (x, idx, w)]
for step in (lambda: two_rounds(*moving), lambda: two_again(moving[0], handle)):
    step()
torch.cuda.synchronize()
ferry.barrier()
graph, again = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    out = two_rounds(*moving)
with torch.cuda.graph(again):
    cached = two_again(moving[0], handle)
for i in range(20):
    for here, new in zip(moving, draw()):
        here.copy_(new)
    graph.replay()
    again.replay()
    for scale, one, other in zip((1, 2), out, cached):
        assert difference(one, moving[0].float() * scale * in_ranks(moving[1]).sum(1, keepdim=True)) < 1e-5, (i, scale)
        assert difference(other, moving[0].float() * scale * given) < 1e-5, (i, scale)
left = ferry.faults()
assert left == [], left
ferry.barrier()
"""
test_normal_rounds_in_one_graph = moe(NORMAL_GRAPH)
test_normal_rounds_in_one_graph_over_staged = moe(NORMAL_GRAPH, FERRY_PATHS="staged")

STREAMS = """
buffer = deep_ep.Buffer(low_latency_mode=True)
for i in range(10):  # two micro-batches: while one computes, the other's rows travel
    batches = [draw(M - i % 3), draw(1 + i)]
    sent = [buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=True) for x, idx, w in batches]
    back = []
    for (rows, count, handle, _, hook), (x, idx, w) in zip(sent, batches):
        hook()
        back.append(buffer.low_latency_combine(experts(rows), idx, w, handle, return_recv_hook=True))
    for (out, _, hook), batch in zip(back, batches):
        hook()
        assert difference(out, want(*batch)) < 1e-5, i
    # Events, and streams that change from call to call.
    x, idx, w = draw()
    (codes, scales), count, handle, event, hook = buffer.low_latency_dispatch(x, idx, M, E, async_finish=True)
    assert hook is None and event.event is not None and scales.stride(1) == 1
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        event.current_stream_wait()
        rows = codes.float().reshape(L, M * n, -1, 128) * scales.unsqueeze(-1)
        rows = torch.where(torch.arange(M * n)[None, :, None] < count[:, None, None], rows.reshape(L, M * n, H), 0.)
        out, event, _ = buffer.low_latency_combine(experts(rows), idx, w, handle, async_finish=i % 2 == 0)
        with event:
            pass
        assert difference(out, want(x, idx, w)) < 9e-4, i
    torch.cuda.current_stream().wait_stream(side)
left = ferry.faults()
assert left == [], left
ferry.barrier()
"""
test_moe_in_streams = moe(STREAMS)
test_moe_in_streams_over_staged = moe(STREAMS, FERRY_PATHS="staged")

LATE = """
import time
buffer = deep_ep.Buffer(low_latency_mode=True, enable_shrink=SHRINK)
buffer.timeout = 1
x, idx, w = draw()
def step():
    rows, count, handle, _, _ = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False)
    out, _, _ = buffer.low_latency_combine(experts(rows), idx, w, handle)
    torch.cuda.synchronize()
    return out
def settle():
    out = step()
    assert difference(out, want(x, idx, w)) < 1e-5
settle()
ferry.barrier(timeout=30)
if me == 1:
    time.sleep(3)
    try:
        step()  # the other's rows of this round came, and it went on without this one's
    except ferry.FerryError:
        pass
else:
    step()
    if SHRINK:
        status = torch.zeros(n, dtype=torch.int32)
        buffer.low_latency_query_mask_buffer(status)
        assert status.tolist() == [0, 1]
        buffer.low_latency_clean_mask_buffer()
    else:
        try:
            step()
            raise SystemExit("nothing was said of the late rank")
        except ferry.Timeout as error:
            assert error.fault is not None and "rank 1" in str(error), error
torch.zeros(4).sum().item()  # the context lives
print("told", flush=True)
time.sleep(4 - 2 * me)
os._exit(0)
"""


@pytest.mark.parametrize("shrink", [False, True])
def test_a_late_rank_is_an_exception_or_masked(shrink):
    from conftest import PRELUDE
    status, said = pes_live_on.alone(PRELUDE.format(start=True) + MOE + LATE.replace("SHRINK", str(shrink)),
                                     {"FERRY_LOG": "none"})
    assert said.count("told") == 2, said


@pytest.mark.parametrize("paths", PATHS)
def test_a_dead_rank_is_masked_and_the_next_step_runs(paths):
    from conftest import PRELUDE
    status, said = pes_live_on.alone(PRELUDE.format(start=True) + MOE + """
import signal
buffer = deep_ep.Buffer(low_latency_mode=True, enable_shrink=True)
status = torch.full((n,), 7, dtype=torch.int32)
x, idx, w = draw()
for step in range(8):
    if step == 3 and me == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    rows, count, handle, event, hook = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=True)
    hook()
    out, _, _ = buffer.low_latency_combine(experts(rows), idx, w, handle)
    alive = torch.tensor([1., float(step < 3)])
    if step != 3:
        assert difference(out, want(x, idx, w, alive)) < 1e-5, step
    torch.cuda.synchronize()
    for _ in range(1000 if step == 3 else 1):
        buffer.low_latency_query_mask_buffer(status)
        if status[1]:
            break
        time.sleep(0.01)
    assert status.tolist() == [0, int(step >= 3)], (step, status)
print("went on", flush=True)
""", {"FERRY_LOG": "none", "FERRY_PATHS": paths, **WITHOUT_MPS})
    assert said.count("went on") == 1, said


@pes(2, needs=["cupy"])
def test_cupy():
    import cupy, torch
    with cupy.cuda.Device(torch.cuda.current_device()):
        a, b, flag = ferry.zeros(1000), ferry.zeros(1000), ferry.zeros(1, "uint64")
        for view in (cupy.from_dlpack(a), cupy.asarray(a)):
            assert view.data.ptr == a.address and view.shape == (1000,)
            view[...] = cupy.arange(1000) + me
        stream = cupy.cuda.Stream(non_blocking=True)
        cupy.cuda.Device().synchronize()
        with stream:
            s = ferry.on_stream(stream)
            x = cupy.arange(1000, dtype=cupy.float32) * (me + 1)
            s.put_signal(b, x, flag, 1, (me + 1) % n)
            s.signal_wait(flag, "==", 1)
            got = cupy.from_dlpack(b) + 1
            stream.synchronize()
        assert bool((got == cupy.arange(1000) * ((me - 1) % n + 1) + 1).all())
        back = cupy.zeros(1000, cupy.float32)
        cupy.cuda.Device().synchronize()
        ferry.get(back, a, (me + 1) % n)
        assert float(back[5]) == 5 + (me + 1) % n
        c = ferry.from_dlpack(x)
        assert c.address == x.data.ptr
        ferry.put(b, c, me)
        assert b[999].item() == 999. * (me + 1)
        ferry.barrier()


@pes(2, needs=["numba"])
def test_numba():
    from numba import cuda
    import torch
    with cuda.gpus[torch.cuda.current_device()]:
        a = ferry.zeros(256, "int32")

        @cuda.jit
        def fill(out, value):
            i = cuda.grid(1)
            if i < out.size:
                out[i] = i + value
        fill[1, 256](cuda.as_cuda_array(a), me)
        cuda.synchronize()
        b = ferry.zeros(256, "int32")
        ferry.put(b, a, (me + 1) % n)
        ferry.barrier()
        assert b.torch().tolist() == [i + (me - 1) % n for i in range(256)]


@pytest.mark.parametrize("name,needs", [("04_cupy.py", "cupy"), ("05_numba.py", "numba")])
def test_kernels_of_other_compilers(name, needs):
    pes_live_on.needs(needs)
    example = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "examples", name)
    status, said = pes_live_on.alone(f"import runpy; runpy.run_path({example!r}, run_name='__main__')", {})
    assert status == 0 and said.count("of 2 has the") == 2, said


def bitcode():
    """The device API for Triton: what LIBFERRY_BITCODE names, or what this machine can make."""
    import shutil
    import subprocess
    import sys
    import tempfile
    if "LIBFERRY_BITCODE" not in os.environ:
        if not any(shutil.which(f"clang++{v}") for v in ("", *(f"-{n}" for n in range(18, 31)))):
            pytest.skip("LIBFERRY_BITCODE names no file, and there is no clang")
        made = os.path.join(tempfile.mkdtemp(), "libferry_device.bc")
        backend = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build_backend.py")
        done = subprocess.run([sys.executable, backend, "bitcode", made], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            pytest.skip(done.stdout.decode().strip()[:200])
        os.environ["LIBFERRY_BITCODE"] = made
    return os.environ["LIBFERRY_BITCODE"]


TRITON = '''
import sys, torch, ferry, triton
import triton.language as tl
import ferry.triton as ft

@triton.jit
def ring(out, x, word, n, nbytes):
    me = ft.my_pe()
    right = (me + 1) % n
    status = ft.put_signal(out, x, nbytes, word, 1, 1, right)
    seen = ft.signal_wait(word, 3, 1)
    tl.store(x + 1000, status + 10 * seen.to(tl.int32) + 100 * ft.n_pes() + 1000 * me)

def main():
    ferry.init()
    ft.enable()
    me, n = ferry.my_pe(), ferry.n_pes()
    a, x, word = ferry.zeros(1024, "int32"), ferry.zeros(1024, "int32"), ferry.zeros(1, "uint64")
    x.torch()[:1000] = torch.arange(1000, dtype=torch.int32) + me
    ferry.barrier()
    ring[(1,)](a.torch(), x.torch(), word.view("int64").torch(), n, 4000, extern_libs=ft.libraries())
    torch.cuda.synchronize()
    assert a.torch()[:1000].tolist() == [i + (me - 1) % n for i in range(1000)], a.torch()[:8]
    assert x[1000].item() == 10 + 100 * n + 1000 * me, x[1000].item()
    ferry.barrier()
    ferry.finalize()
main()
'''


def test_triton(tmp_path):
    pytest.importorskip("triton")
    file = tmp_path / "kernel.py"
    file.write_text(TRITON)  # Triton reads the kernel's source
    status, said = pes_live_on.alone(f"import runpy; runpy.run_path({str(file)!r}, run_name='kernel')",
                                     {"LIBFERRY_BITCODE": bitcode(), "TRITON_CACHE_DIR": str(tmp_path / "cache")})
    assert status == 0, said
