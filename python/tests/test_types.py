# SPDX-License-Identifier: BSD-3-Clause
"""mypy finds wrong calls of the package: types of all public calls reach a program, also those behind decorators."""
import inspect
import os
import re
import subprocess
import sys

import pytest

pytest.importorskip("mypy")
pytest.importorskip("torch")
import ferry  # noqa: E402
import ferry.deep_ep  # noqa: E402
import ferry.torch  # noqa: E402

HEAD = """
import ferry, ferry.deep_ep, ferry.torch, torch
a = ferry.zeros((2, 3), "float64")
rows, indices = torch.zeros(1, 8), torch.zeros(1, 1, dtype=torch.int64)
v2 = ferry.deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=8)
v1 = ferry.deep_ep.Buffer(None)
event = v2.dispatch(rows, indices, num_experts=8)[4]
"""
RIGHT = """
ferry.put(a[0], a[1], 1)
n: int = ferry.my_pe()
found: int = ferry.signal_wait(a, ">=", 3, timeout=1)
ferry.signal_wait(a, ferry.GE, 3)
ferry.put_signal(a[0], a[1], a, 1, 0, "add")
ferry.all_reduce(a, a, "max", ferry.WORLD)
other: ferry.Array = a[0].view("int64")
got, places, weights, handle, event = v2.dispatch(rows, indices, num_experts=8)
got.sum()
pair = v2.dispatch((rows, rows), indices, num_experts=8)[0][1].sum()
handle.num_recv_tokens + 1
event.current_stream_wait()
out, out_weights, event = v2.combine(got, handle, previous_event=event)
v1.low_latency_dispatch(rows, indices, 1, 1, use_fp8=False)[3].current_stream_wait()
members: ferry.Team = ferry.team([0])
gathered: torch.Tensor = ferry.torch.all_gather(rows)
"""
WRONG = """
s: str = ferry.my_pe()
ferry.put(a[0], a[1], "x")
ferry.signal_wait(a, ">>", 3)
ferry.wait(a, ">=", "3")
ferry.put_signal(a[0], a[1], a, 1, 0, "sub")
ferry.all_reduce(a, a, "mean")
ferry.barrier("all")
v2.dispatch(rows, indices, num_experts="8")
v2.dispatch(rows, [0], num_experts=8)
v2.combine(rows, 3)
v1.low_latency_dispatch(3, indices, 5, 6)
v1.low_latency_dispatch(rows, indices, 5, 6, use_fp9=True)
v1.dispatch(rows, topk_idx=3)
event.current_stream_wait("x")
ferry.team("0")
ferry.Timeout.nothing
"""


def public():
    """(how a program writes it, the function) of each public function and method."""
    for module in (ferry, ferry.torch, ferry.deep_ep):
        for name in module.__all__:
            made = getattr(module, name)
            if inspect.isclass(made) and not issubclass(made, BaseException):
                held = {ferry.Array: "a", ferry.Stream: "ferry.on_stream()", ferry.Team: "ferry.WORLD",
                        ferry.deep_ep.ElasticBuffer: "v2", ferry.deep_ep.Buffer: "v1"}.get(made)
                for call in dir(made) if held else ():
                    if not call.startswith("_") and inspect.isroutine(getattr(made, call)):
                        yield f"{held}.{call}", getattr(made, call)
            elif inspect.isroutine(made):
                yield f"{module.__name__}.{name}", made


def errors(tmp_path, lines):
    """The numbers of the lines in which mypy finds something, behind the head."""
    file = tmp_path / "program.py"
    file.write_text(HEAD + "\n".join(lines) + "\n")
    done = subprocess.run([sys.executable, "-m", "mypy", "--no-error-summary", "--check-untyped-defs", "--cache-dir",
                           str(tmp_path / "cache"), "--config-file", os.devnull, str(file)], cwd=str(tmp_path),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = done.stdout.decode()
    assert done.returncode in (0, 1) and "py.typed" not in said, said
    return {int(n) - HEAD.count("\n") - 1 for n in re.findall(r"program\.py:(\d+): error", said)}, said


def test_mypy_finds_what_is_wrong_and_nothing_else(tmp_path):
    right, wrong = RIGHT.strip().splitlines(), WRONG.strip().splitlines()
    # A call whose types have vanished takes any argument.
    calls = list(public())
    unknown = [f"{written}(no_such_argument=1)" for written, call in calls
               if not any(p.kind == p.VAR_KEYWORD for p in inspect.signature(call).parameters.values())]
    assert len(unknown) > 100
    lines = right + wrong + unknown
    found, said = errors(tmp_path, lines)
    missed = [line for n, line in enumerate(lines) if n >= len(right) and n not in found]
    assert not missed, missed
    assert not {n for n in found if n < len(right)}, said


def test_public_functions_say_what_they_return():
    lacking = [written for written, call in public()
               if hasattr(call, "__code__") and inspect.signature(call).return_annotation is inspect.Signature.empty]
    assert not lacking
