#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What calls from Python cost, on two GPUs or in the host space.

    in_python.py [--tokens 1,8,32,128] [--json FILE]        starts two PEs of itself; PYTHONPATH and LIBFERRY as for programs

Overhead: the time of a call from Python and from a loop in C, which cc compiles; the least of many rounds of calls.

Low-latency rounds of ferry.deep_ep (GPUs only) as DeepEP's test measures its own: H 7168, K 8, 288 experts, 10 choices
masked at random, the most tokens those of the round; times of kernels by torch's profiler, the L2 cache overwritten and a
matrix product and a barrier before each round; bytes: for each choice H + 4 H/128 + 16 of dispatch (fp8), 2 H of combine."""
import argparse
import ctypes
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time

LOOP = """
#include <stdint.h>
#include <stddef.h>
#include <time.h>
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec / 1e9; }
double loop_put(int (*f)(void *, const void *, size_t, int), void *d, void *s, size_t n, int pe, int count)
{ double began = now(); for (int i = 0; i < count; i++) if (f(d, s, n, pe) != 0) return -1; return now() - began; }
double loop_put_on(int (*f)(void *, const void *, size_t, int, void *), void *d, void *s, size_t n, int pe, void *stream,
                   int count)
{ double began = now(); for (int i = 0; i < count; i++) if (f(d, s, n, pe, stream) != 0) return -1; return now() - began; }
double loop_add(int64_t (*f)(void *, int64_t, int), void *d, int pe, int count)
{ double began = now(); for (int i = 0; i < count; i++) f(d, 1, pe); return now() - began; }
"""
EXPERTS, TOPK, HIDDEN = 288, 8, 7168


def start(arguments):
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    shared = dict(os.environ, WORLD_SIZE="2", MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port),
                  FERRY_COOKIE=secrets.token_hex(16))
    started = [subprocess.Popen([sys.executable, os.path.abspath(__file__), *arguments],
                                env=dict(shared, RANK=str(pe), LOCAL_RANK=str(pe))) for pe in range(2)]
    deadline = time.monotonic() + 240
    while any(p.poll() is None for p in started):
        if time.monotonic() > deadline or any(p.poll() for p in started):
            time.sleep(2)
            for p in started:
                p.kill()
        time.sleep(0.05)
    return max(abs(p.wait()) for p in started)


def least(measure, rounds=30):
    return min(measure() for _ in range(rounds)) * 1e6


def overhead(ferry, torch, on_gpu):
    """Microseconds of a call: (name, in C, from Python)."""
    folder = tempfile.mkdtemp()
    with open(folder + "/loop.c", "w") as file:
        file.write(LOOP)
    subprocess.check_call(["cc", "-O2", "-shared", "-fPIC", "-o", folder + "/loop.so", folder + "/loop.c"])
    c, lib = ctypes.CDLL(folder + "/loop.so"), ctypes.CDLL(ferry.library.where())
    for loop in (c.loop_put, c.loop_put_on, c.loop_add):
        loop.restype = ctypes.c_double
    me, n, count = ferry.my_pe(), ferry.n_pes(), 100
    peer = (me + 1) % n
    a, b, word = ferry.zeros(2, "int64"), ferry.zeros(2, "int64"), ferry.zeros(1, "int64")
    tensor = b.torch() if torch else None

    def python(call, *arguments):
        def measure():
            if on_gpu:
                torch.cuda.synchronize()
            began = time.perf_counter()
            for _ in range(count):
                call(*arguments)
            return (time.perf_counter() - began) / count
        return least(measure)

    def in_c(loop, function, *arguments):
        def measure():
            if on_gpu:
                torch.cuda.synchronize()
            taken = loop(ctypes.cast(function, ctypes.c_void_p), *arguments, count)
            if taken < 0:
                raise SystemExit("a call from C has failed")
            return taken / count
        return least(measure)
    address = [ctypes.c_void_p(x.address) for x in (a, b, word)]
    nbytes = ctypes.c_size_t(16)
    put = in_c(c.loop_put, lib.ferry_putmem, address[0], address[1], nbytes, peer)
    rows = [("put 16 bytes", put, python(ferry.put, a, b, peer))]
    if tensor is not None:
        rows.append(("put 16 bytes of a tensor", put, python(ferry.put, a, tensor, peer)))
    rows.append(("atomic_fetch_add", in_c(c.loop_add, lib.ferry_int64_atomic_fetch_add, address[2], peer),
                 python(ferry.atomic_fetch_add, word, 1, peer)))
    s = ferry.on_stream()
    queued = in_c(c.loop_put_on, lib.ferry_putmem_on_stream, address[0], address[1], nbytes, peer, ctypes.c_void_p(s.stream))
    rows.append(("put 16 bytes on a stream", queued, python(s.put, a, b, peer)))
    ferry.barrier()
    return rows


def kernels(torch, round_, before, names, periods, tests=20):
    """The mean time in us of each kernel of a round whose name has one of the words: names times periods of them.  Without
    periods, of all kernels with a word together."""
    flush = torch.empty(64 << 20, dtype=torch.int32, device="cuda")
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        for _ in range(tests):
            flush.zero_()
            before()
            round_()
        torch.cuda.synchronize()
    found = {}
    for name in names:
        events = sorted((e for e in profile.events() if e.device_type == torch.autograd.DeviceType.CUDA and name in e.name),
                        key=lambda e: e.time_range.start)
        if len(events) % tests or len(events) == 0 or periods and len(events) != tests * periods:
            raise SystemExit(f"{len(events)} kernels have {name} in their names, not {tests} times {periods or 'n'}: "
                             f"{sorted({e.name for e in events})}")
        times = [e.time_range.elapsed_us() for e in events]
        found[name] = [sum(times[i::periods]) / tests for i in range(periods)] if periods else sum(times) / tests
    return found


def rounds(ferry, torch, tokens):
    """Of each number of tokens: times of kernels, and of the host's calls, in us."""
    import ferry.deep_ep as deep_ep
    me, n = ferry.my_pe(), ferry.n_pes()
    matrix, stream = torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16), ferry.on_stream()

    def before():
        matrix @ matrix
        stream.barrier()
    for T in tokens:
        g = torch.Generator("cuda").manual_seed(T * 10 + me)
        x = torch.randn(T, HIDDEN, device="cuda", generator=g).to(torch.bfloat16)
        idx = torch.rand(T, EXPERTS, device="cuda", generator=g).topk(TOPK, dim=1).indices
        for i in range(10 if T * TOPK > 20 else 0):
            idx[torch.randint(T, (), device="cuda", generator=g), i % TOPK] = -1
        weights = torch.rand(T, TOPK, device="cuda", generator=g)
        buffer = deep_ep.Buffer(low_latency_mode=True, explicitly_destroy=True)
        choices = int((idx >= 0).sum())

        def once(hook):
            (codes, scales), count, handle, _, receive = buffer.low_latency_dispatch(x, idx, T, EXPERTS,
                                                                                     return_recv_hook=hook)
            if hook:
                receive()
            out, _, receive = buffer.low_latency_combine(result, idx, weights, handle, return_recv_hook=hook)
            if hook:
                receive()
            return codes, scales, out
        result = torch.zeros(EXPERTS // n, T * n, HIDDEN, device="cuda", dtype=torch.bfloat16)
        codes, scales, _ = once(False)
        result.copy_((codes.float().view(*scales.shape, 128) * scales.unsqueeze(-1)).view_as(result).nan_to_num_())
        out = once(False)[2].double() + 1
        want = (x.float() * torch.where(idx >= 0, weights, 0.).sum(1, keepdim=True)).double() + 1
        if float(1 - 2 * (out * want).sum() / (out * out + want * want).sum()) > 9e-4:
            raise SystemExit(f"{T} tokens: the sums are wrong")
        found = {"tokens": T, "dispatch_MB": choices * (HIDDEN + HIDDEN // 32 + 16) / 1e6,
                 "combine_MB": choices * 2 * HIDDEN / 1e6}
        for name, (time_,) in kernels(torch, lambda: once(False), before, ("dispatch", "combine"), 1).items():
            found[f"{name}_us"] = time_
        for name, (send, receive) in kernels(torch, lambda: once(True), before, ("dispatch", "combine"), 2).items():
            found[f"{name}_send_us"], found[f"{name}_recv_us"] = send, receive
        ferry.barrier()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(50):
            once(False)
        found["calls_us"] = (time.perf_counter() - began) / 50 * 1e6
        torch.cuda.synchronize()
        ferry.barrier()
        buffer.destroy()
        if ferry.faults():
            raise SystemExit("a round had a fault")
        yield found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokens", default="1,8,32,128")
    parser.add_argument("--json")
    given = parser.parse_args()
    if "RANK" not in os.environ:
        return start(sys.argv[1:])
    try:
        import torch
    except ImportError:
        torch = None
    on_gpu = torch is not None and torch.cuda.is_available() and os.environ.get("FERRY_SPACE") != "host"
    if on_gpu:
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]) % torch.cuda.device_count())
    import ferry
    ferry.init(timeout=20)
    on_gpu = on_gpu and ferry.space() == "cuda"
    answer = {"space": ferry.space(), "device": torch.cuda.get_device_name() if on_gpu else "CPU",
              "path": ferry.path(0, 1), "calls": [], "rounds": []}
    tell = ferry.my_pe() == 0
    for name, c, python in overhead(ferry, torch, on_gpu):
        answer["calls"].append({"call": name, "c_us": c, "python_us": python})
        if tell:
            print(f"{name:28} {c:7.2f} us in C, {python:7.2f} us from Python: {python - c:+.2f}", flush=True)
    if on_gpu:
        for found in rounds(ferry, torch, [int(t) for t in given.tokens.split(",")]):
            answer["rounds"].append(found)
            if tell:
                print("  ".join(f"{key} {value:.1f}" if isinstance(value, float) else f"{key} {value}"
                                for key, value in found.items()), flush=True)
    if tell and given.json:
        with open(given.json, "w") as file:
            json.dump(answer, file, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
