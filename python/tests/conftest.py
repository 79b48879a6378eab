# SPDX-License-Identifier: BSD-3-Clause
"""Tests whose body runs as the PEs of a job, by ferry-run and this Python; or, where PES_LIVE_ON names a space (cuda,
host), by two PEs that live from test to test (pes_live_on.py)."""
import inspect
import os
import shutil
import subprocess
import sys
import textwrap

import pes_forked
import pes_live_on
import pytest

os.environ.pop("PYTHONUNBUFFERED", None)  # with it a line is two writes, and another PE's may come between them
SPACE = os.environ.get("PES_LIVE_ON")
if SPACE:
    pes_live_on.start()  # while pytest collects tests
PRELUDE = """
import os, sys, time
import ferry
if {start}:
    ferry.init()
    me, n = ferry.my_pe(), ferry.n_pes()

def refused(kind, call, *arguments, **named):
    try:
        call(*arguments, **named)
    except kind as error:
        return str(error)
    raise AssertionError(f"nothing was refused by {{call}}")
"""


def launcher():
    for folder in (os.path.dirname(sys.executable), *os.environ.get("PATH", "").split(os.pathsep)):
        found = shutil.which("ferry-run", path=folder)
        if found:
            return found
    pytest.skip("ferry-run is not installed")


def job(n, source, *options, expect=0, timeout=120, emulated=False, **variables):
    """Runs Python source as n PEs and returns what they printed, both streams together.  PEs are forked, unless the
    job should fail, has options for ferry-run, or runs on GPUs."""
    if SPACE:
        if emulated or n != 2:
            pytest.skip("on GPUs jobs have two PEs")
        if expect == 0 and not options:
            return pes_live_on.run(source, variables)
        said = pes_live_on.alone(source, variables)
        assert expect is None or expect == said[0], said[1]
        return said[1]
    environment = {"FERRY_SPACE": "host", **os.environ, **variables}
    if emulated:
        build = os.environ.get("EMULATED_GPUS", "")
        if not os.path.exists(build + "/emulator/lib/libcuda.so.1"):
            pytest.skip("EMULATED_GPUS does not name a build folder with the emulated driver")
        environment.update(FERRY_SPACE="cuda", LD_LIBRARY_PATH=build + "/emulator/lib",
                           LIBFERRY=build + "/.libs/libferry.so.1")
    elif expect == 0 and not options:
        status, said = pes_forked.run(n, source, environment, timeout)
        assert status == 0, f"status {status}:\n{said}"
        return said
    done = subprocess.run([launcher(), "-n", str(n), "--timeout", str(timeout), *options, sys.executable, "-c", source],
                          env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=timeout + 30,
                          universal_newlines=True)
    if expect is not None:
        assert done.returncode == expect, f"status {done.returncode}:\n{done.stdout}"
    return done.stdout


def numbers_of(numbers):
    """Jobs of one PE, and of the most; of numbers between them with CHECK_LEVEL=long."""
    if not SPACE and os.environ.get("CHECK_LEVEL") not in ("long", "full"):
        return [n for n in numbers if n in (1, max(numbers))]
    return numbers if not SPACE else [n for n in numbers if n == 2] or [pytest.param(0, marks=pytest.mark.skip("two PEs"))]


def pes(*numbers, start=True, needs=(), **options):
    """The decorated function's body runs on each PE of jobs of so many PEs."""
    def decorate(body):
        lines = textwrap.dedent(inspect.getsource(body)).splitlines()
        first = next(i for i, line in enumerate(lines) if line.startswith("def "))
        source = PRELUDE.format(start=start) + textwrap.dedent("\n".join(lines[first + 1:]))

        @pytest.mark.parametrize("n", numbers_of(numbers))
        def test(n):
            for module in needs:
                pes_live_on.needs(module)
            job(n, source, **options)
        test.__name__, test.__doc__ = body.__name__, body.__doc__
        return test
    return decorate


def spawn(n, source, variables):
    started = [subprocess.Popen([sys.executable, "-c", textwrap.dedent(source), str(rank), str(n)], stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, env={**os.environ, "FERRY_SPACE": "host", **variables(rank)})
               for rank in range(n)]
    said = [p.communicate(timeout=120)[0].decode() for p in started]
    assert all(p.returncode == 0 for p in started), said
    return said


def free_port():
    import socket
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def spawn_by_torchruns_variables(n, source, **more):
    port = free_port()
    return spawn(n, source, lambda rank: {"RANK": str(rank), "WORLD_SIZE": str(n), "LOCAL_RANK": str(rank),
                                          "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), **more})
