# SPDX-License-Identifier: BSD-3-Clause
"""The compiled part: the same numbers as by ctypes, its part of the low-latency calls, and what it leaves to Python."""
import ctypes
import os
import subprocess
import sys

import pytest
from conftest import job

BINDING = pytest.importorskip("ferry._binding")


def compiled(name, result, letters, body):
    """C's function by the compiled part, and by ctypes."""
    from ferry.library import TYPES
    kind = ctypes.CFUNCTYPE(TYPES[result], *[TYPES[letter] for letter in letters])
    made = kind(body)
    return BINDING.function(name, ctypes.cast(made, ctypes.c_void_p).value, result, letters), made


NUMBERS = [0, 1, -1, 127, 128, 255, 256, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 63 - 1, 2 ** 63, 2 ** 64 - 1, 2 ** 70 + 5]


def test_numbers_are_those_of_ctypes():
    for letter in "bBhHiIlL":
        f, kept = compiled("one", letter, letter, lambda x: x)
        for number in NUMBERS:
            assert f(number) == kept(number), (letter, number)


def test_arguments_of_each_place():
    for n in range(14):
        f, kept = compiled("many", "l", "l" * n, lambda *a: sum((i + 1) * x for i, x in enumerate(a)))
        assert f(*range(5, 5 + n)) == sum((i + 1) * (5 + i) for i in range(n)) == kept(*range(5, 5 + n))


def test_addresses_and_text():
    f, kept = compiled("address", "p", "pz", lambda a, text: a)
    assert f(None, None) is None and f(4096, b"text") == 4096 and f(2 ** 64 - 8, None) == 2 ** 64 - 8
    kept = ctypes.create_string_buffer(b"abc")
    text, also = compiled("text", "L", "z", lambda text: len(text or b""))
    assert text(b"four") == 4 and text(None) == 0
    assert f(ctypes.addressof(kept), b"") == ctypes.addressof(kept)
    del also


def test_wrong_arguments_are_named():
    f, _ = compiled("named", "i", "ip", lambda *_: 0)
    for arguments, said in (((1,), "takes 2 arguments, and 1 were given"), (("x", None), "argument 1 is 'x'"),
                            ((1.5, None), "argument 1 is 1.5"), ((1, "x"), "argument 2 is 'x', which is no address")):
        with pytest.raises(TypeError, match="named.*" + said):
            f(*arguments)


def test_floats_stay_with_ctypes():
    assert BINDING.function("f", 4096, "i", "fi") is None and BINDING.function("d", 4096, "d", "i") is None
    assert BINDING.function("long", 4096, "i", "i" * 14) is None


def test_the_switch():
    for value, status, said in (("python", 0, "False"), ("compiled", 0, "True"), ("", 0, "True"), ("fast", 1, "allowed are")):
        done = subprocess.run([sys.executable, "-c", "from ferry import library; print(library.binding is not None)"],
                              env={**os.environ, "LIBFERRY_BINDING": value}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode == status and said in done.stdout.decode(), (value, done.stdout)


def torch_with_exchange():
    torch = pytest.importorskip("torch")
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        pytest.skip("this torch has no exchange API of DLPack")


ROUNDS = """
import os, signal, threading, torch, ferry
import ferry.deep_ep as deep_ep
from ferry.deep_ep.rounds import Rounds
ferry.init()
me, n = ferry.my_pe(), ferry.n_pes()
H, L, K, M = 512, 4, 2, 8
E = L * n
buffer = deep_ep.Buffer(None, 0, 1 << 20, low_latency_mode=True)
x = (torch.arange(M * H).view(M, H) % 7 + me).to(torch.bfloat16)
idx = (torch.arange(M * K).view(M, K) + me) % E
w = torch.ones(M, K)
in_python = []
run = Rounds.run
def counted(self, call, *a, **named):
    in_python.append(call)
    return run(self, call, *a, **named)
Rounds.run = counted

def round_of(x=x, idx=idx, w=w, M=M, fp8=False, back={}, **named):
    rows, count, handle, event, hook = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=fp8, **named)
    if hook:
        hook()
        hook()
    kept = rows[0] if fp8 else rows
    assert kept.untyped_storage().resizable()  # torch's allocator has made it, and record_stream() keeps it
    if fp8:
        codes, scales = rows
        assert scales.shape == (L, n * M, H // 128) and scales.stride() == (n * M * H // 128, 1, n * M)
        rows = (codes.float().view(L, n * M, -1, 128) * scales.unsqueeze(-1)).view(codes.shape).to(torch.bfloat16)
    for e in range(L):
        rows[e, int(count[e]):] = 0
    out, _, hook = buffer.low_latency_combine(rows, idx, w, handle, **back)
    if hook:
        assert hook() is None and hook() is None
    assert out is back.get("out", out)
    assert torch.allclose(out.float(), x.float() * (idx >= 0).sum(1)[:, None], atol=2, rtol=0.07), (out, x)

def ways(*arguments, **named):
    in_python.clear()
    round_of(*arguments, **named)
    return in_python[:]
"""


def test_usual_rounds_are_compiled():
    torch_with_exchange()
    said = job(2, ROUNDS + """
BOTH = ["low_latency_dispatch", "low_latency_combine"]
for fp8 in False, True:
    assert ways(fp8=fp8) == BOTH[:1], in_python      # the first round of a kind makes it; combine knows it
    assert ways(fp8=fp8) == [] and ways(x * 2, fp8=fp8) == [] and ways(x[:3], idx[:3], w[:3], fp8=fp8) == []
    assert ways(torch.empty(0, H, dtype=torch.bfloat16), idx[:0], w[:0], fp8=fp8) == []
    assert ways(idx=torch.where(idx % 3 == 0, -1, idx), fp8=fp8) == []
    for hooked in dict(return_recv_hook=True), dict(async_finish=True):
        assert ways(fp8=fp8, back=hooked, **hooked) == [] and ways(fp8=fp8, back=hooked) == []
    for more in dict(out=torch.empty(M, H, dtype=torch.bfloat16)), dict(zero_copy=True), dict(use_logfmt=True):
        assert ways(fp8=fp8, back=more) == []
    assert ways(fp8=fp8) == []
assert ways(fp8=True, round_scale=True) == BOTH[:1] and ways(fp8=True, round_scale=True) == []
waits = torch.zeros(n, dtype=torch.int64)
assert ways(dispatch_wait_recv_cost_stats=waits) == []
for hooked in False, True:
    named = dict(return_recv_hook=True) if hooked else {}
    back = dict(named, combine_wait_recv_cost_stats=waits)
    stats = torch.zeros(L, dtype=torch.int32)
    for turn in 1, 2, 3:
        assert ways(cumulative_local_expert_recv_stats=stats, dispatch_wait_recv_cost_stats=waits, back=back, **named) == []
        assert stats.sum() == turn * n * M * K // n, stats
with torch.inference_mode():
    assert ways(x * 3) == []
buffer.timeout = 20.0
assert ways() == BOTH[:1] and ways() == []
assert ways(torch.nn.Parameter(x, requires_grad=False)) == BOTH[:1]  # another type
try:
    buffer.low_latency_dispatch(x, idx + E, M, E, use_fp8=False)
    assert False
except ferry.InvalidArgument as error:
    assert "experts are 0 to" in str(error), error
ferry.barrier()
for _ in range(4):  # the refused round ends, and its channel serves again
    round_of()
assert ways() == []
print("compiled to the end")
""")
    assert said.count("compiled to the end") == 2, said


def test_after_the_job():
    torch_with_exchange()
    said = job(2, ROUNDS + """
round_of()
round_of()
pid = os.fork()
if pid == 0:
    try:
        round_of()
        os._exit(1)
    except ferry.NotInitialized as error:
        os._exit(0 if "forked child" in str(error) else 2)
assert os.waitpid(pid, 0)[1] == 0
ferry.finalize()
for again in range(2):
    try:
        round_of()
        assert False
    except ferry.NotInitialized as error:
        assert "has ended" in str(error) or "not a PE" in str(error), error
print("refused to the end")
""")
    assert said.count("refused to the end") == 2, said
