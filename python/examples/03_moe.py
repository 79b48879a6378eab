# SPDX-License-Identifier: BSD-3-Clause
"""A mixture-of-experts layer in torch by DeepEP's interface.  In the middle one PE dies by kill -9: the others mask it and
go on without its experts.

    ferry-run -n 4 --keep-going python 03_moe.py
    ferry-run -n 4 --keep-going python 03_moe.py picture.svg     # and a picture of the rounds, by matplotlib
"""
import os
import signal
import sys
import time

import torch

import ferry
import ferry.deep_ep as deep_ep

TOKENS, HIDDEN, LOCAL, TOPK, STEPS = 32, 256, 4, 3, 12

ferry.init(timeout=20)
me, n = ferry.my_pe(), ferry.n_pes()
experts = LOCAL * n
buffer = deep_ep.Buffer(low_latency_mode=True, enable_shrink=True)
torch.manual_seed(1)
weights = torch.randn(experts, HIDDEN, HIDDEN) / HIDDEN ** 0.5
marks = []


# %% The layer: rows go to their experts, each expert multiplies by its matrix, the weighted sums come back.
def layer(x, choices, shares):
    began = time.monotonic()
    rows, count, handle, _, hook = buffer.low_latency_dispatch(x, choices, TOKENS, experts, use_fp8=False,
                                                               return_recv_hook=True)
    sent = time.monotonic()
    hook()  # something else may run before
    received = time.monotonic()
    for e in range(LOCAL):
        here = int(count[e])
        rows[e, :here] = (rows[e, :here].float() @ weights[me * LOCAL + e]).to(torch.bfloat16)
    computed = time.monotonic()
    out, _, _ = buffer.low_latency_combine(rows, choices, shares, handle)
    marks.append((me, [("send", began, sent), ("receive", sent, received), ("experts", received, computed),
                       ("combine", computed, time.monotonic())]))
    return out


# %% The sums of the experts that live, computed here.
def expected(x, choices, shares, masked):
    out = torch.zeros(TOKENS, HIDDEN)
    for t in range(TOKENS):
        for k in range(TOPK):
            e = int(choices[t, k])
            if not masked[e // LOCAL]:
                out[t] += shares[t, k] * (x[t].float() @ weights[e]).to(torch.bfloat16).float()
    return out


# %% Steps; the last PE dies at the seventh.
mask = torch.zeros(n, dtype=torch.int32)
torch.manual_seed(100 + me)
for step in range(STEPS):
    x = torch.randn(TOKENS, HIDDEN).to(torch.bfloat16)
    choices = torch.stack([torch.randperm(experts)[:TOPK] for _ in range(TOKENS)])
    shares = torch.softmax(torch.randn(TOKENS, TOPK), 1)
    if n > 1 and me == n - 1 and step == STEPS // 2:
        os.kill(os.getpid(), signal.SIGKILL)
    out = layer(x, choices, shares)
    buffer.low_latency_query_mask_buffer(mask)
    if n == 1 or step != STEPS // 2:  # in the step of the death some of its rows may have come
        assert torch.allclose(out.float(), expected(x, choices, shares, mask), atol=0.05), step

if me == 0:
    lost = [pe for pe in range(n) if mask[pe]]
    print(f"{STEPS} steps on {n} PEs; lost on the way: {lost or 'none'}; the others went on")
    if len(sys.argv) > 1:
        import ferry.plot
        ferry.plot.timeline(marks, sys.argv[1])
