#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Draws docs/pictures/*.svg from the figures in perf/results/*.json.

    docs/plots.py             writes the pictures
    docs/plots.py --check     exit 1 when a picture in the tree differs from what would be written

perf/results holds what `perf/gpu/run --json` and `perf/gpu/moe_run --json` write, less the single runs.
Needs Python 3 and nothing else."""
import json, math, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
RESULTS = os.path.join(os.path.dirname(HERE), "perf", "results")

# The key in the results, the legend, the colour, the shape.
LOOK = {
    "bare": ("bare kernel or loop", "#767676", "line"),
    "nvshmem": ("NVSHMEM 3.4.5", "#76b900", "square"),
    "oshmem": ("Open MPI OSHMEM", "#76b900", "square"),
    "nccl": ("NCCL all-to-all", "#76b900", "square"),
    "nccl_no_p2p": ("NCCL, no peer access", "#3b5d00", "square"),
    "ferry": ("ferry, native", "#0057b8", "dot"),
    "ferry_flags": ("ferry, flags", "#e69f00", "dot"),
    "ferry_staged": ("ferry, staged", "#cc3311", "dot"),
}

LATENCY = [("signal_pingpong", "signal, one way"), ("signal_add_pingpong", "signal add, one way"),
           ("put_signal_warp/8", "put_signal 8 B, warp, one way"), ("put_signal_warp/1024", "put_signal 1 KiB, warp"),
           ("fetch_add_awaited", "fetch_add, owner waits"), ("fetch_add_foreign", "fetch_add, owner busy elsewhere"),
           ("put_quiet/8", "put 8 B + quiet"), ("barrier_block/256", "barrier_all, 256 threads"),
           ("alltoall_block/8", "alltoall, 8 B a pair"), ("alltoall_block/64K", "alltoall, 64 KiB a pair")]
BANDWIDTH = [("put_bw/4M", "put 4 MiB, 32 blocks"), ("put_bw/64M", "put 64 MiB, 32 blocks"),
             ("get_bw/4M", "get 4 MiB, 32 blocks"), ("get_bw/64M", "get 64 MiB, 32 blocks"),
             ("put_one_block/1M", "put 1 MiB, one block"), ("stream_put/64M", "put 64 MiB in a stream")]
MOE = [("moe_dispatch", "dispatch"), ("moe_combine", "combine"), ("moe_round_in_graph", "both, in a graph")]
HOST = [("put8_quiet", "put 8 B + quiet"), ("get8", "get 8 B"), ("fetch_add", "fetch_add"),
        ("compare_swap", "compare_swap"), ("barrier_all", "barrier_all, 2 PEs"), ("pingpong", "flag, one way"),
        ("put_1m", "put 1 MiB")]
WEAK = [("perf signal set one way", "signal, one way"), ("perf signal add one way", "signal add, one way"),
        ("perf amo fetch_add/8", "fetch_add"), ("perf put put+quiet/8", "put 8 B + quiet"),
        ("perf put put+quiet/1M", "put 1 MiB + quiet"), ("perf barrier barrier_all", "barrier_all, 2 PEs")]
GPU = ["bare", "nvshmem", "ferry", "ferry_flags", "ferry_staged"]

# Picture, results, title, unit, logarithmic, rows, back ends.
PLOTS = [
    ("h200-x2-latency", "h200-x2", "2 H200 on NVLink: time of one operation in a kernel", "us", True, LATENCY, GPU),
    ("h200-x2-bandwidth", "h200-x2", "2 H200 on NVLink: bandwidth", "GB/s", False, BANDWIDTH, GPU),
    ("h200-x2-moe", "h200-x2", "MoE exchange, 2 H200, 128 tokens a PE, rows of 7168", "us", True, MOE,
     ["ferry", "ferry_flags", "ferry_staged", "nccl", "nccl_no_p2p"]),
    ("h200-x4-moe", "h200-x4", "MoE exchange, 4 H200, 128 tokens a PE, rows of 7168", "us", True, MOE,
     ["ferry", "ferry_flags", "ferry_staged", "nccl", "nccl_no_p2p"]),
    ("xeon-2-cores-host", "xeon-2-cores", "Host space, 2 PEs on 2 cores of a Xeon", "us", True, HOST,
     ["bare", "oshmem", "ferry"]),
    ("xeon-2-cores-paths", "xeon-2-cores", "Host space, 2 PEs on 2 cores of a Xeon: each path", "us", True, WEAK,
     ["ferry", "ferry_flags", "ferry_staged"]),
]

LEFT, WIDTH, STEP, TOP = 246, 500, 30, 78


def text(x, y, what, **more):
    attributes = "".join(' %s="%s"' % (k.replace("_", "-"), v) for k, v in more.items())
    return '<text x="%.1f" y="%.1f"%s>%s</text>' % (x, y, attributes, what.replace("&", "&amp;").replace("<", "&lt;"))


def mark(x, y, shape, colour):
    if shape == "line":
        return '<rect x="%.1f" y="%.1f" width="3" height="16" fill="%s"/>' % (x - 1.5, y - 8, colour)
    if shape == "square":
        return '<rect x="%.1f" y="%.1f" width="9" height="9" fill="%s"/>' % (x - 4.5, y - 4.5, colour)
    return '<circle cx="%.1f" cy="%.1f" r="5" fill="%s"/>' % (x, y, colour)


def scale(values, logarithmic):
    """Where a value stands, and the ticks."""
    if not logarithmic:
        most = math.ceil(max(values) / 100) * 100
        return (lambda v: LEFT + WIDTH * v / most), [most * i // 4 for i in range(5)]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    ticks = [f * 10.0 ** d for d in range(low, high + 1) for f in (1, 2, 5)]
    ticks = [t for t in ticks if t <= 10.0 ** high]
    first = max(t for t in ticks if t <= min(values))
    last = min(t for t in ticks if t >= max(values))
    ticks = [t for t in ticks if first <= t <= last]
    if len(ticks) > 12:
        ticks = [t for t in ticks if "1" in "%g" % t or t in (first, last)]
    a, b = math.log(first), math.log(last)
    return (lambda v: LEFT + WIDTH * (math.log(v) - a) / (b - a)), ticks


def draw(title, unit, logarithmic, rows, names, median):
    names = [n for n in names if any(r in median.get(n, {}) for r, _ in rows)]
    place, ticks = scale([median[n][r]["value"] for n in names for r, _ in rows if r in median[n]], logarithmic)
    bottom = TOP + STEP * len(rows)
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">'
           % (LEFT + WIDTH + 40, bottom + 34),
           '<rect width="100%" height="100%" fill="#ffffff"/>',
           text(12, 22, title, font_size=16, font_weight="bold")]
    x = 12
    for n in names:
        label, colour, shape = LOOK[n]
        out += [mark(x + 6, 46, shape, colour), text(x + 17, 50.5, label)]
        x += 34 + 7.9 * len(label)
    for t in ticks:
        out.append('<line x1="%.1f" y1="%d" x2="%.1f" y2="%d" stroke="#dddddd"/>' % (place(t), TOP - 8, place(t), bottom))
        out.append(text(place(t), bottom + 18, "%g" % t, text_anchor="middle", fill="#555555"))
    out.append(text(LEFT - 24, bottom + 18, unit, text_anchor="end", fill="#555555"))
    for i, (row, label) in enumerate(rows):
        y = TOP + STEP * i + STEP / 2
        out.append(text(LEFT - 12, y + 4.5, label, text_anchor="end"))
        out.append('<line x1="%d" y1="%.1f" x2="%d" y2="%.1f" stroke="#eeeeee"/>' % (LEFT, y, LEFT + WIDTH, y))
        for k, n in enumerate(names):
            if row in median[n]: # a little apart, so that none hides another
                aside = 0 if n == "bare" else (k - len(names) / 2) * 3
                out.append(mark(place(median[n][row]["value"]), y + aside, LOOK[n][2], LOOK[n][1]))
    return "\n".join(out + ["</svg>", ""])


def main():
    check, differ = sys.argv[1:] == ["--check"], 0
    if sys.argv[1:] and not check:
        sys.exit(__doc__)
    for picture, results, *look in PLOTS:
        with open(os.path.join(RESULTS, results + ".json")) as f:
            svg = draw(*look, json.load(f)["median"])
        path = os.path.join(HERE, "pictures", picture + ".svg")
        if not check:
            with open(path, "w") as f:
                f.write(svg)
        elif not os.path.exists(path) or open(path).read() != svg:
            differ = 1
            print("docs/pictures/%s.svg does not show perf/results/%s.json: run docs/plots.py" % (picture, results))
    return differ


sys.exit(main())
