#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""MoE dispatch and combine as engines call them, through DeepEP's Python interface with torch, by the protocol of
DeepEP's scripts.

    moe_engine.py [--module ferry.deep_ep | deep_ep] [--ranks 2] [--device cuda | cpu]

One process a rank, rank r on GPU r modulo the number of GPUs: ranks that share a GPU want MPS.  Only calls of the
interface are timed, and both modules run the same code.  Before each call the host waits for the GPU, a kernel delays
the stream until the call is queued, L2 is overwritten, and the ranks meet at a barrier of ferry in the stream, for
either module.  Kernel times are those of torch.profiler: kernels whose names begin with dispatch or combine, those of
one call together; kernels of layouts and notifications are left out.  Events are around the call.  Host times are those
until the call returns, with the GPU still behind.  Figures are medians of the calls, and of the ranks the slowest one's.

Low latency: fp8 out, bf16 back, weights given to combine, 10 choices masked.  Normal: cached handles; the best of the
sizes of chunks that DeepEP's test tries; GB/s of all rows that a rank received, its own too; the SMs are what the
program asks for, and the blocks are those that the kernels had.  Results are checked.

On CPUs (ferry.deep_ep alone) times are of the host's calls.  PYTHONPATH and LIBFERRY as for programs."""
import argparse
import ctypes
import importlib
import importlib.util
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

SECONDS = 120
WARM, TRIAL = 5, 5  # calls before those that count; calls for each size of chunks
DELAY = 2000000  # cycles, about 1 ms: the host queues a call meanwhile
FLUSH = 64 << 20  # int32
MASKED = 10
IN_GRAPH = 8  # pairs
CHUNKS = {"dispatch": range(4, 33, 2), "combine": range(1, 17)}
RECEIVING = 256  # tokens of a receiving chunk in DeepEP's test
NAMES = {"deep_ep": "DeepEP", "ferry.deep_ep": "ferry"}


# ---- Tables.  Figures: {what: {"kernel": us, "event": us, "host": us, "blocks": n, "bytes": n}}, of each module.


def cell(found, what, show, value):
    """Each module's figure, and ferry's as a multiple of DeepEP's."""
    figures = [one.get(what, {}) for one in found.values()]
    texts = [show(one) if value(one) is not None else "-" for one in figures]
    both = [value(one) for one in figures]
    if len(both) == 2 and None not in both and both[0]:
        texts.append("%.2f x" % (both[1] / both[0]))
    return "; ".join(texts)


def time_cell(found, what, of):
    return cell(found, what, lambda one: "%.1f" % one[of], lambda one: one.get(of))


def rate_cell(found, what, of):
    def rate(one):
        return one["bytes"] / one[of] / 1e3 if one.get(of) else None

    def show(one):
        blocks = ", %d blocks" % one["blocks"] if of == "kernel" and one.get("blocks") else ""
        return "%.0f (%.0f us%s)" % (rate(one), one[of], blocks)
    return cell(found, what, show, rate)


def numbers(text):
    return [int(n) for n in text.split(",") if n]


def tables(found, o, where):
    """found: {name of the module, DeepEP first: figures}."""
    names = "; ".join(found)
    kernel = "host's call" if o.device == "cpu" else "kernel"
    experts = numbers(o.experts)
    lines = [where, ""]
    if len(found) > 1:
        lines += ["The last number of a cell is ferry's figure as a multiple of DeepEP's.", ""]
    if numbers(o.low_latency):
        lines += ["Low latency, hidden %d, top-%d, %d experts, fp8 out, bf16 back, us:"
                  % (o.hidden, o.topk, experts[0]), "",
                  "| tokens | dispatch {0}: {1} | combine {0}: {1} | event to event, L2 flushed: dispatch: {1} | "
                  "combine: {1} | host: dispatch: {1} | combine: {1} |".format(kernel, names), "| --- " * 7 + "|"]
        for tokens in numbers(o.low_latency):
            cells = [time_cell(found, "low latency %d %s" % (tokens, half), of)
                     for of in ("kernel", "event", "host") for half in ("dispatch", "combine")]
            lines.append("| %d | " % tokens + " | ".join(cells) + " |")
        lines.append("")
        if o.device == "cuda":
            lines += ["A dispatch and a combine, us:", "", "| tokens | host: plain: {0} | with statistics: {0} | with hooks: "
                      "{0} | in a graph of {1}, event to event: {0} |".format(names, IN_GRAPH), "| --- " * 5 + "|"]
            for tokens in numbers(o.low_latency):
                cells = [time_cell(found, "low latency %d pair %s" % (tokens, what), of)
                         for what, of in (("plain", "host"), ("stats", "host"), ("hooks", "host"), ("graph", "event"))]
                lines.append("| %d | " % tokens + " | ".join(cells) + " |")
            lines.append("")
    for tokens in numbers(o.normal):
        lines += ["Normal, GB/s of received rows, own rows too:", "",
                  "| {0} tokens, {1} experts | {2}: {3} | event to event, L2 flushed: {3} | host, us: {3} |".format(
                      tokens, experts[-1], kernel, names), "| --- | --- | --- | --- |"]
        for sms in numbers(o.sms):
            for half in ("dispatch bf16", "dispatch fp8", "combine bf16"):
                what = "normal %d %d %s" % (tokens, sms, half)
                lines.append("| %d SMs, %s | %s | %s | %s |" % (sms, half, rate_cell(found, what, "kernel"),
                                                                 rate_cell(found, what, "event"),
                                                                 time_cell(found, what, "host")))
        lines.append("")
    return "\n".join(lines)


def medians(runs):
    """Of the figures of several runs."""
    def median(what, of):
        values = [run[what][of] for run in runs if run.get(what, {}).get(of) is not None]
        return statistics.median(values) if values else None
    return {what: {of: median(what, of) for of in figure} for what, figure in runs[0].items()} if runs else {}


# ---- The process that starts the ranks.


def original():
    """Where DeepEP itself is, or None; ferry's own deep_ep, which programs may have on sys.path, is not it.  Afterwards
    `import deep_ep` finds the same."""
    sys.path[:] = [folder for folder in sys.path if os.path.basename(os.path.normpath(folder)) != "as_deep_ep"]
    spec = importlib.util.find_spec("deep_ep")
    places = [spec.origin, *(spec.submodule_search_locations or [])] if spec else []
    return next((place for place in places if place and "as_deep_ep" not in place.split(os.sep)), None)


def add_options(p):
    p.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    p.add_argument("--low-latency", default="1,8,32,128", metavar="TOKENS", help="(default 1,8,32,128; empty: none)")
    p.add_argument("--max-tokens", type=int, default=0, metavar="N", help="for which a low-latency object is made, if more "
                   "than its rounds have (engines make one for many)")
    p.add_argument("--normal", default="4096", metavar="TOKENS", help="(default 4096; empty: none)")
    p.add_argument("--sms", default="24,8", help="for normal rounds (default 24,8)")
    p.add_argument("--hidden", type=int, default=7168)
    p.add_argument("--topk", type=int, default=8)
    p.add_argument("--experts", default="288,256", help="of low-latency and of normal rounds (default 288,256)")
    p.add_argument("--calls", type=int, default=41, help="of each kind that are timed (default 41)")


def arguments_of(o):
    """The options of add_options() again."""
    return ["--%s=%s" % (name.replace("_", "-"), getattr(o, name))
            for name in ("device", "low_latency", "max_tokens", "normal", "sms", "hidden", "topk",
                         "experts", "calls")]


def environment():
    """One host, and no NVLink multicast; the user's settings take precedence."""
    e = dict(os.environ)
    for name, value in (("NCCL_NVLS_ENABLE", "0"), ("NCCL_SOCKET_IFNAME", "lo"), ("GLOO_SOCKET_IFNAME", "lo"),
                        ("NVSHMEM_DISABLE_NVLS", "1"), ("NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME", "lo"),
                        ("PYTHONDONTWRITEBYTECODE", "1")):
        e.setdefault(name, value)
    return e


def measure(o):
    """{"where": text, "figures": {}} of what went well, and whether all did.  Each number of tokens has ranks of its
    own: buffers are new, and a number that fails takes no other with it."""
    parts = [(part, tokens) for part in ("low_latency", "normal") for tokens in numbers(getattr(o, part))]
    all_found, well = {"where": "", "figures": {}}, True
    for part, tokens in parts:
        found = start(argparse.Namespace(**{**vars(o), "low_latency": "", "normal": "", part: str(tokens)}))
        well = well and found is not None
        if found:
            all_found["where"] = found["where"]
            all_found["figures"].update(found["figures"])
    return all_found, well


def run_ranks(ranks, seconds, who):
    """Runs processes, [(command, environment)], and returns their exit statuses.  One that fails ends the others, and so
    does the deadline."""
    started, until = [], time.monotonic() + seconds
    try:
        for command, env in ranks:  # what modules print is no figure
            started.append(subprocess.Popen(command, env=env, stdout=2))
        failed = False
        while any(rank.poll() is None for rank in started):
            if not failed and any(rank.poll() for rank in started):
                failed, until = True, min(until, time.monotonic() + 2)  # the others may say why
            if time.monotonic() > until:
                if not failed:
                    print("%s: not done after %d s: the ranks are killed" % (who, seconds), file=sys.stderr)
                break
            time.sleep(0.02)
    finally:
        for rank in started:
            if rank.poll() is None:
                rank.kill()
            rank.wait()
    return [rank.returncode for rank in started]


def start(o):
    """Runs the ranks: {"where": text, "figures": {}}, or None."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, os.path.abspath(__file__), *arguments_of(o), "--module=" + o.module,
                   "--ranks=%d" % o.ranks, "--seconds=%d" % o.seconds, "--folder=" + folder]
        statuses = run_ranks([([*command, "--rank=%d" % rank], environment()) for rank in range(o.ranks)], o.seconds,
                             "moe_engine")
        if any(statuses):
            print("moe_engine: %s: statuses of the ranks: %s" % (o.module, statuses), file=sys.stderr)
            return None
        with open(folder + "/figures") as file:
            return json.load(file)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
                                epilog="Exit status: 0 measured, 1 a failed run or wrong results, 2 bad usage, 77 the "
                                "module, torch or GPUs are missing.")
    p.add_argument("--module", choices=sorted(NAMES), default="ferry.deep_ep")
    p.add_argument("--ranks", type=int, default=2)
    p.add_argument("--seconds", type=int, default=SECONDS,
                   help="deadline of each number of tokens (default %d)" % SECONDS)
    p.add_argument("--json", metavar="FILE")
    add_options(p)
    p.add_argument("--rank", type=int, help=argparse.SUPPRESS)
    p.add_argument("--folder", help=argparse.SUPPRESS)
    o = p.parse_args()
    if o.ranks < 1 or o.calls < 3 or o.seconds < 1:
        p.error("at least 1 rank, 3 calls and 1 second")
    missing = lacks(o.module, o.device)
    if missing:
        print("moe_engine: " + missing)
        return 77
    if o.rank is not None:
        return run_rank(o)
    found, well = measure(o)
    if not found["figures"]:
        print("moe_engine: nothing was measured.")
        return 1
    print(tables({NAMES[o.module]: found["figures"]}, o, found["where"]))
    if o.json:
        with open(o.json, "w") as file:
            json.dump(found, file, indent=1)
    return 0 if well else 1


def lacks(module, device):
    """What is missing here, as a sentence, or None."""
    if module == "deep_ep" and original() is None:
        return "DeepEP is not installed for %s." % sys.executable
    for name, how in ("torch", "install it"), ("ferry", "install its wheel, or set PYTHONPATH and LIBFERRY"):
        if importlib.util.find_spec(name) is None:
            return "%s cannot be imported by %s: %s." % (name, sys.executable, how)
    if device == "cuda":
        import torch
        if not torch.cuda.device_count():
            return "torch finds no GPU here; --device=cpu measures on CPUs."
    return None


# ---- A rank.


class Rank:
    def __init__(self, o):
        import datetime
        import torch
        import torch.distributed as dist
        import ferry
        self.torch, self.dist, self.ferry, self.o, self.gpu = torch, dist, ferry, o, o.device == "cuda"
        self.me, self.n = o.rank, o.ranks
        if not hasattr(torch, "float8_e4m3fn"):
            raise SystemExit("torch %s has no fp8" % torch.__version__)
        if self.gpu:
            torch.cuda.set_device(self.me % torch.cuda.device_count())
            self.flush = torch.empty(FLUSH, dtype=torch.int32, device="cuda")
        dist.init_process_group("gloo", init_method="file://%s/meet" % o.folder, rank=self.me, world_size=self.n,
                                timeout=datetime.timedelta(seconds=o.seconds))
        self.group = dist.group.WORLD
        ferry.init(group=self.group, space="cuda" if self.gpu else "host", timeout=20)
        self.stream = ferry.on_stream()
        self.module = importlib.import_module(o.module)
        self.figures = {}

    def where(self):
        torch = self.torch
        if not self.gpu:
            return "%d ranks on CPUs; times are of the host's calls, by time.perf_counter." % self.n
        gpus = min(self.n, torch.cuda.device_count())
        return "%d ranks on %d %s; medians of %d calls of the slowest rank." % (
            self.n, gpus, torch.cuda.get_device_name(), self.o.calls)

    def draw(self, tokens, experts, masked):
        """Rows, choices and weights, the same for either module."""
        torch, o = self.torch, self.o
        g = torch.Generator().manual_seed(1000 * tokens + self.me)
        x = torch.randn(tokens, o.hidden, generator=g).to(torch.bfloat16)
        idx = torch.rand(tokens, experts, generator=g).topk(o.topk, dim=1).indices
        if tokens * o.topk > 2 * masked:
            idx.view(-1)[torch.randint(tokens * o.topk, (masked,), generator=g)] = -1
        weight = torch.rand(tokens, o.topk, generator=g)
        return x.to(o.device), idx.to(o.device, getattr(self.module, "topk_idx_t", torch.int64)), weight.to(o.device)

    def extreme(self, values, least=False):
        """The largest value of the ranks, or the least, for each."""
        sign = -1.0 if least else 1.0
        t = self.torch.tensor([sign * v for v in values], dtype=self.torch.float64)
        self.dist.all_reduce(t, op=self.dist.ReduceOp.MAX)
        return [sign * v for v in t.tolist()]

    def settle(self):
        if self.gpu:
            self.torch.cuda.synchronize()
        self.dist.barrier()

    def call(self, body):
        """One call; its time in us, by events, and the host's."""
        torch = self.torch
        self.settle()
        if not self.gpu:
            began = time.perf_counter()
            body()
            took = (time.perf_counter() - began) * 1e6
            return took, took
        events = [torch.cuda.Event(enable_timing=True) for _ in range(2)]
        torch.cuda._sleep(DELAY)
        self.flush.zero_()
        self.stream.barrier()
        events[0].record()
        began = time.perf_counter()
        body()
        took = time.perf_counter() - began
        events[1].record()
        torch.cuda.synchronize()
        return events[0].elapsed_time(events[1]) * 1e3, took * 1e6

    def rounds(self, halves, calls):
        """The median times of the halves, in turns: by events, and the host's."""
        times = [[self.call(body) for body in halves.values()] for _ in range(calls)]
        return [[statistics.median(took[which] for took in column) for column in zip(*times)] for which in range(2)]

    def kernels(self, halves, calls):
        """{half: (us of its kernels in a call, blocks of the longest one)}; infinite where kernels are not found."""
        torch = self.torch
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            self.rounds(halves, calls)
        path = "%s/trace%d.json" % (self.o.folder, self.me)
        profile.export_chrome_trace(path)
        with open(path) as file:
            events = json.load(file)["traceEvents"]
        os.remove(path)
        seen = sorted((e for e in events if e.get("cat") == "kernel"), key=lambda e: e["ts"])
        return {half: per_call(half, seen, calls) for half in halves}

    def measure(self, names, halves, nbytes=()):
        """Figures of dispatch and combine under their names; None: not kept."""
        calls = self.o.calls
        self.rounds(halves, WARM)
        events, hosts = map(self.extreme, self.rounds(halves, calls))
        kernels, blocks = events, [0.0] * len(halves)
        if self.gpu:
            found = self.kernels(halves, calls)
            kernels = self.extreme([us for us, _ in found.values()])
            blocks = self.extreme([n for _, n in found.values()])
        for i, name in enumerate(names):
            if name is None:
                continue
            figure = {"kernel": kernels[i] if kernels[i] < float("inf") else None, "blocks": int(blocks[i]),
                      "event": events[i] if self.gpu else None, "host": hosts[i]}
            self.figures[name] = dict(figure, bytes=nbytes[i]) if nbytes else figure

    def check(self, what, got, want, limit):
        """By DeepEP's measure of a difference."""
        a, b = got.double() + 1, want.double() + 1
        difference = float(1 - 2 * (a * b).sum() / (a * a + b * b).sum())
        if not difference < limit:
            raise SystemExit("rank %d: %s: the difference is %.2g, not below %.2g" % (self.me, what, difference, limit))


def per_call(half, seen, calls):
    def begins(name):  # "void space::dispatch<8>(int*)" is dispatch, "cached_notify_dispatch" is not
        return re.split(r"[<(]", name)[0].split("::")[-1].split(" ")[-1].startswith(half)
    mine = [e for e in seen if begins(e["name"])]
    if not mine or len(mine) % calls:
        print("moe_engine: %d kernels of %d calls of %s: not timed.  Kernels: %s"
              % (len(mine), calls, half, sorted({e["name"] for e in seen})), file=sys.stderr)
        return float("inf"), 0
    each = len(mine) // calls
    grid = max(mine, key=lambda e: e["dur"]).get("args", {}).get("grid", [0])
    blocks = 1
    for n in grid:
        blocks *= n
    return statistics.median(sum(e["dur"] for e in mine[i:i + each]) for i in range(0, len(mine), each)), blocks


def to_fp8(torch, x):
    """Codes, and scales of 128 elements by columns."""
    groups = x.float().view(x.shape[0], -1, 128)
    scales = groups.abs().amax(2).clamp(1e-4) / 448
    codes = (groups / scales.unsqueeze(2)).to(torch.float8_e4m3fn).view(x.shape)
    return codes, scales.t().contiguous().t()


def from_fp8(torch, codes, scales):
    return (codes.float().view(*scales.shape, 128) * scales.unsqueeze(-1)).reshape(codes.shape).to(torch.bfloat16)


def low_latency(rank, T):
    torch, o, n = rank.torch, rank.o, rank.n
    H, E, Buffer, most = o.hidden, numbers(o.experts)[0], rank.module.Buffer, max(T, o.max_tokens)
    buffer = Buffer(rank.group, 0, Buffer.get_low_latency_rdma_size_hint(most, H, n, E), low_latency_mode=True,
                    num_qps_per_rank=E // n, explicitly_destroy=True)
    x, idx, weight = rank.draw(T, E, MASKED)
    result, last = torch.zeros((E // n, most * n, H), dtype=torch.bfloat16, device=o.device), {}

    def dispatch():
        last["rows"], last["count"], last["handle"], _, _ = buffer.low_latency_dispatch(x, idx, most, E, use_fp8=True)

    def combine():
        last["out"], _, _ = buffer.low_latency_combine(result, idx, weight, last["handle"])

    def look(when):  # of each round: DeepEP places the rows of one expert in the order in which they come
        rank.call(dispatch)
        valid = torch.arange(most * n, device=o.device) < last["count"][:, None]
        rows = from_fp8(torch, *last.pop("rows"))
        result.copy_(torch.where(valid.unsqueeze(2), rows, torch.zeros_like(rows)))
        del rows
        rank.call(combine)
        want = x.float() * torch.where(idx >= 0, weight, torch.zeros_like(weight)).sum(1, keepdim=True)
        rank.check("low latency, the %s call" % when, last["out"], want, 9e-4)
    look("first")
    names = ["low latency %d %s" % (T, half) for half in ("dispatch", "combine")]
    rank.measure(names, {"dispatch": dispatch, "combine": combine})
    look("last")
    if rank.gpu:
        pairs(rank, T, buffer, (x, idx, most, E), (result, idx, weight))
    buffer.destroy()


def pairs(rank, T, buffer, out, back):
    """Dispatch and combine as engines call them: the host's time of both, and both in a graph."""
    torch = rank.torch
    stats = torch.zeros(out[3] // rank.n, dtype=torch.int32, device="cuda")

    def pair(hooks=False, **more):
        *_, handle, _, hook = buffer.low_latency_dispatch(*out, use_fp8=True, return_recv_hook=hooks, **more)
        if hooks:
            hook()
        _, _, hook = buffer.low_latency_combine(*back, handle, return_recv_hook=hooks)
        if hooks:
            hook()
    for name, body in (("plain", pair), ("stats", lambda: pair(cumulative_local_expert_recv_stats=stats)),
                       ("hooks", lambda: pair(hooks=True))):
        rank.rounds({"pair": body}, WARM)
        _, (host,) = rank.rounds({"pair": body}, rank.o.calls)
        rank.figures["low latency %d pair %s" % (T, name)] = {"host": rank.extreme([host])[0]}
    graph = torch.cuda.CUDAGraph()
    rank.settle()
    with torch.cuda.graph(graph):
        for _ in range(IN_GRAPH):
            pair()
    rank.rounds({"graph": graph.replay}, WARM)
    (event,), _ = rank.rounds({"graph": graph.replay}, rank.o.calls)
    rank.figures["low latency %d pair graph" % T] = {"event": rank.extreme([event])[0] / IN_GRAPH}


def normal(rank, T, all_sms):
    torch, o, n = rank.torch, rank.o, rank.n
    H, E, Buffer, Config = o.hidden, numbers(o.experts)[-1], rank.module.Buffer, rank.module.Config
    configs = []  # of each number of SMs: the default and the sizes of chunks of either half
    for sms in all_sms:
        Buffer.set_num_sms(sms)
        defaults = {"dispatch": Buffer.get_dispatch_config(n), "combine": Buffer.get_combine_config(n)}
        configs.append({half: [defaults[half]] + [Config(sms, chunk, RECEIVING) for chunk in CHUNKS[half] if rank.gpu]
                        for half in CHUNKS})
    nbytes = max(c.get_nvl_buffer_size_hint(2 * H, n) for both in configs for half in both.values() for c in half)
    buffer = Buffer(rank.group, nbytes, 0, explicitly_destroy=True)
    x, idx, weight = rank.draw(T, E, 0)
    per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, E)
    known = dict(num_tokens_per_rank=per_rank, is_token_in_rank=in_rank, num_tokens_per_expert=per_expert, topk_idx=idx,
                 topk_weights=weight)
    want = x.float() * in_rank.sum(1, keepdim=True)
    for sms, tried in zip(all_sms, configs):
        Buffer.set_num_sms(sms)
        for kind in ("bf16", "fp8"):
            fp8 = kind == "fp8"
            sent = to_fp8(torch, x) if fp8 else x
            last = {"dispatch": tried["dispatch"][0], "combine": tried["combine"][0]}  # and what calls return
            rank.settle()
            last["rows"], _, _, _, handle, _ = buffer.dispatch(sent, config=last["dispatch"], **known)
            result = from_fp8(torch, *last["rows"]) if fp8 else last["rows"].clone()

            def dispatch():
                last["rows"] = buffer.dispatch(sent, handle=handle, config=last["dispatch"])[0]

            def combine():
                last["out"] = buffer.combine(result, handle, config=last["combine"])[0]

            def right(when):
                got = from_fp8(torch, *last["rows"]) if fp8 else last["rows"]
                if not torch.equal(got, result):
                    raise SystemExit("rank %d: %s rows, %s: other rows than before" % (rank.me, kind, when))
                rank.check("%s rows, %s" % (kind, when), last["out"], want, 9e-4 if fp8 else 1e-5)
            halves = {"dispatch": dispatch, "combine": combine}
            rank.rounds(halves, 2)
            right("%d SMs" % sms)
            best = {half: (float("inf"), last[half]) for half in halves}
            for i in range(max(map(len, tried.values()))):
                for half in halves:
                    last[half] = tried[half][min(i, len(tried[half]) - 1)]
                for half, us in zip(halves, rank.extreme(rank.rounds(halves, TRIAL)[0])):
                    best[half] = min(best[half], (us, last[half]), key=lambda one: one[0])
            last.update({half: config for half, (_, config) in best.items()})
            rows = int(rank.extreme([result.shape[0]], least=True)[0])
            sizes = rows * (H + 4 * (H // 128) if fp8 else 2 * H), rows * 2 * H
            name = "normal %d %d " % (T, sms)
            names = [name + "dispatch " + kind, None if fp8 else name + "combine bf16"]
            rank.measure(names, halves, sizes)
            right("%d SMs, the last call" % sms)
    buffer.destroy()


def run_rank(o):
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: no rank outlives the one that started it
    signal.alarm(o.seconds + 5)
    rank = Rank(o)
    for tokens in numbers(o.low_latency):
        low_latency(rank, tokens)
    for tokens in numbers(o.normal):
        normal(rank, tokens, numbers(o.sms))
    rank.settle()
    if rank.me == 0:
        with open(o.folder + "/figures", "w") as file:
            json.dump({"where": rank.where(), "figures": rank.figures}, file)
    rank.ferry.finalize()
    rank.dist.barrier()
    sys.stderr.flush()
    os._exit(0)  # what modules do when the interpreter ends is no part of this


if __name__ == "__main__":
    sys.exit(main())
