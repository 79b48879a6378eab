# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.testing: times of calls and of kernels.  Without a GPU times are those of the host."""
from __future__ import annotations

import inspect
import os
import sys
import time
from typing import Any, Callable

import torch
import torch.distributed as dist

from ..checks import require


def _wait() -> None:
    if torch.cuda.is_available():
        torch.cuda.synchronize()


def flush_l2_cache(enabled: bool = True) -> None:
    """Writes 256 MB of the GPU's memory in the current stream, so that its L2 cache has nothing else.  Without a GPU it
    does nothing."""
    if enabled and torch.cuda.is_available():
        torch.zeros(256_000_000, dtype=torch.uint8, device="cuda")


def bench(fn: Callable, num_warmups: int = 50, num_tests: int = 50, post_fn: Callable | None = None,
          flush_l2: bool = True) -> tuple[float, float, float]:
    """Returns (average, minimum, maximum) in seconds of num_tests calls of fn after num_warmups others; the first of more
    than one does not count.  Times are those of events in torch's current stream, or, without a GPU, of the host's clock.
    post_fn is called behind each timed call, and is not timed."""
    require(num_tests > 0, f"bench: num_tests is {num_tests}, not 1 or more")
    on_gpu = torch.cuda.is_available()

    def now():
        if not on_gpu:
            return time.perf_counter()
        event = torch.cuda.Event(enable_timing=True)
        event.record()
        return event
    for _ in range(num_warmups):
        fn()
    _wait()
    marks = []
    for _ in range(num_tests):
        flush_l2_cache(flush_l2)
        begin = now()
        fn()
        marks.append((begin, now()))
        if post_fn is not None:
            post_fn()
    _wait()
    times = [begin.elapsed_time(end) / 1e3 if on_gpu else end - begin for begin, end in marks]
    times = times[1:] or times
    return sum(times) / len(times), min(times), max(times)


class empty_suppress:
    """A context that suppresses nothing."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass


class suppress_stdout_stderr:
    """A context in which nothing reaches stdout and stderr, whether Python or a library writes it."""

    def __enter__(self):
        self._streams = sys.stdout, sys.stderr
        for stream in self._streams:
            stream.flush()
        self._null = open(os.devnull, "w")
        self._kept = [(number, os.dup(number)) for number in (1, 2)]
        for number, _ in self._kept:
            os.dup2(self._null.fileno(), number)
        sys.stdout = sys.stderr = self._null
        return self

    def __exit__(self, *_):
        sys.stdout, sys.stderr = self._streams
        self._null.close()
        for number, kept in self._kept:
            os.dup2(kept, number)
            os.close(kept)


def bench_kineto(fn: Callable, kernel_names: str | tuple, num_tests: int = 30, suppress_kineto_output: bool = False,
                 trace_path: str | None = None, flush_l2: bool = True, barrier_comm_profiling: bool = False,
                 num_kernels_per_period: int = 1, barrier: Callable | None = None):
    """Returns the average seconds of the kernel whose name contains kernel_names, by torch's profiler, over num_tests calls
    of fn; of a tuple of names a list.  Without a GPU, of torch's operators on the CPU.  0 where none has run.

    num_kernels_per_period: fn launches the kernel so often, and each average is a list, one for each launch.
    barrier_comm_profiling: ranks meet before each call, in barrier() or an all-reduce, unless EP_DISABLE_BARRIER_PROFILING
    is 1.  trace_path: the file for the profiler's trace.  With EP_USE_NVIDIA_TOOLS=1, whose tools exclude the profiler, fn
    is not called, and all times are 1.  ValueError: a name that several kernels contain, or launches that are no multiple
    of num_kernels_per_period."""
    names = kernel_names if isinstance(kernel_names, tuple) else (kernel_names,)
    if int(os.environ.get("EP_USE_NVIDIA_TOOLS", 0)):
        return [1] * len(names) if isinstance(kernel_names, tuple) else 1
    on_gpu, profiler = torch.cuda.is_available(), torch.profiler
    meets = barrier_comm_profiling and not int(os.environ.get("EP_DISABLE_BARRIER_PROFILING", 0))
    activity = profiler.ProfilerActivity.CUDA if on_gpu else profiler.ProfilerActivity.CPU
    # Recent releases warn without it.
    more: Any = {"acc_events": True} if "acc_events" in inspect.signature(profiler.profile).parameters else {}
    token = torch.ones(1, dtype=torch.float32, device="cuda" if on_gpu else "cpu")
    fn()  # what compiles or prints at first
    _wait()
    with (suppress_stdout_stderr if suppress_kineto_output else empty_suppress)():
        for _ in range(2):  # the profiler's own start-up falls into the first
            with profiler.profile(activities=[activity], **more) as profile:
                for _ in range(num_tests):
                    flush_l2_cache(flush_l2)
                    if meets and on_gpu:
                        torch.cuda._sleep(20_000_000)  # about 10 ms, in which all hosts queue what follows
                    if meets:
                        barrier() if barrier is not None else dist.all_reduce(token)
                    fn()
                _wait()
        if trace_path is not None:
            profile.export_chrome_trace(trace_path)
    found = [_averages(name, profile.events(), on_gpu, num_kernels_per_period) for name in names]
    return found if isinstance(kernel_names, tuple) else found[0]


def _averages(name, events, on_gpu, period):
    wanted = torch.autograd.DeviceType.CUDA if on_gpu else torch.autograd.DeviceType.CPU
    runs = sorted((one for one in events or () if one.device_type == wanted and name in one.name),
                  key=lambda one: one.time_range.start)
    kinds = sorted({one.name for one in runs})
    require(len(kinds) < 2, f"bench_kineto: {len(kinds)} kernels have {name} in their names: {', '.join(kinds)}: name one")
    require(len(runs) % period == 0, f"bench_kineto: {name} ran {len(runs)} times, which is no multiple of "
                                     f"num_kernels_per_period={period}")
    times = [one.time_range.elapsed_us() / 1e6 for one in runs]
    averages = [sum(times[place::period]) / max(1, len(times) // period) for place in range(period)]
    return averages if period > 1 else averages[0]


__all__ = ["bench", "bench_kineto", "empty_suppress", "flush_l2_cache", "suppress_stdout_stderr"]
