# SPDX-License-Identifier: BSD-3-Clause
"""The lessons do what they say, and the pictures are drawn."""
import os
import subprocess
import sys

import pytest
from conftest import job, launcher

EXAMPLES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "examples")


def run(n, name, *arguments, options=(), expect=0):
    done = subprocess.run([launcher(), "-n", str(n), "--timeout", "120", *options, sys.executable,
                           os.path.join(EXAMPLES, name), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, "FERRY_SPACE": "host", "FERRY_LOG": "none"}, timeout=150)
    said = done.stdout.decode()
    assert expect is None or done.returncode == expect, said
    return said


@pytest.mark.parametrize("n", [1, 3])
def test_hello(n):
    assert run(n, "01_hello.py").count("was sent") == n


@pytest.mark.parametrize("n", [1, 2, 4])
def test_halo(n):
    pytest.importorskip("numpy")
    assert "to the bit" in run(n, "02_halo.py")


@pytest.mark.parametrize("n", [1, 3])
def test_numba_simulated(n, monkeypatch):
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_ENABLE_CUDASIM", "1")
    assert f"PE {n - 1} of {n} has the sum of {n} PEs" in run(n, "05_numba.py")


def test_kernel_on_emulated_gpus(tmp_path):
    build = os.environ.get("EMULATED_GPUS", "")
    if not os.path.exists(build + "/emulator/lib/libcuda.so.1"):
        pytest.skip("EMULATED_GPUS does not name a build folder with the emulated driver")
    library = str(tmp_path / "06_kernel.so")
    subprocess.run([build + "/launcher/ferry-cc", "--emulate", "-shared", "-fPIC", os.path.join(EXAMPLES, "06_kernel.cu"), "-o",
                    library], check=True, timeout=120)
    environment = {name: value for name, value in os.environ.items() if name != "FERRY_SPACE"}
    said = subprocess.run([build + "/launcher/ferry-run", "--emulate", "-n", "3", "--timeout", "60", sys.executable,
                           os.path.join(EXAMPLES, "06_kernel.py"), library], check=True, timeout=100, stdout=subprocess.PIPE,
                          env={**environment, "LIBFERRY": build + "/.libs/libferry.so.1"}).stdout.decode()
    assert said.count("was sent 100 numbers by a kernel of PE") == 3, said


@pytest.mark.parametrize("n", [1, 3])
def test_moe(n, tmp_path):
    pytest.importorskip("torch")
    arguments = []
    try:
        import matplotlib  # noqa: F401
        arguments = [str(tmp_path / "rounds.svg")]
    except ImportError:
        pass
    said = run(n, "03_moe.py", *arguments, options=["--keep-going"], expect=None if n > 1 else 0)
    assert "the others went on" in said and (n == 1 or f"[{n - 1}]" in said), said
    for picture in arguments:
        with open(picture) as file:
            assert "<svg" in file.read()


def test_pictures(tmp_path):
    pytest.importorskip("matplotlib")
    job(2, f"""
import ferry, ferry.plot
ferry.init()
if ferry.my_pe() == 0:
    ferry.plot.pairs({str(tmp_path / 'paths.png')!r})
    ferry.plot.pairs({str(tmp_path / 'bytes.svg')!r}, [[0, 1.5], [2, 0]], "GB/s")
    for bad in (lambda: ferry.plot.pairs("x.svg", [[1]]), lambda: ferry.plot.timeline([], "x.svg")):
        try:
            bad()
            raise SystemExit("not refused")
        except ValueError:
            pass
ferry.barrier()
""")
    assert (tmp_path / "paths.png").read_bytes()[1:4] == b"PNG"
    assert "<svg" in (tmp_path / "bytes.svg").read_text()
