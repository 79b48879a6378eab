# SPDX-License-Identifier: BSD-3-Clause
"""The bitcode is made by clang, and Triton links it into kernels.  Nothing runs: that needs a GPU."""
import os
import shutil
import subprocess
import sys

import pytest

BACKEND = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "build_backend.py")

KERNEL = """
import sys
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
import ferry.triton as ft

@triton.jit
def ring(out, x, word, n):
    me = ft.my_pe()
    right = (me + 1) % n
    status = ft.put(out, x, 64, right) + ft.get(out, x, 8, right)
    status += ft.put_signal(out, x, 64, word, 1, 1, right) + ft.signal(word, 1, 1, right) + ft.fence() + ft.quiet()
    seen = ft.signal_wait(word, 3, 2)
    tl.store(out, status + seen.to(tl.int32) + ft.n_pes() + (ft.ptr(out, right) == 0).to(tl.int32))

made = triton.compile(ASTSource(fn=ring, signature={"out": "*i32", "x": "*i32", "word": "*u64", "n": "i32"}, constexprs={}),
                      target=GPUTarget("cuda", int(sys.argv[1]), 32), options={"extern_libs": ft.libraries()})
ptx = made.asm["ptx"]
for call in ("my_pe", "n_pes", "put", "get", "put_signal", "signal", "signal_wait", "fence", "quiet", "ptr"):
    assert "ferry_bc_" + call in ptx, call
assert ".visible .const" in ptx and "ferry_module_world" in ptx and len(made.asm["cubin"]) > 10000
ft.enable()
ft.enable()
print("linked")
"""


def test_triton_links_the_bitcode(tmp_path):
    if shutil.which("nvcc") is None and not os.path.exists("/usr/local/cuda/include/cuda_runtime.h"):
        pytest.skip("there is no CUDA toolkit")
    file = str(tmp_path / "libferry_device.bc")
    made = subprocess.run([sys.executable, BACKEND, "bitcode", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if made.returncode != 0:
        assert b"no clang made the bitcode" in made.stderr, made.stderr
        pytest.skip(made.stderr.decode().strip()[:200])
    with open(file) as text:
        assert "@ferry_bc_put(" in text.read()
    triton = pytest.importorskip("triton")
    if tuple(int(n) for n in triton.__version__.split(".")[:2]) < (3, 6):
        pytest.skip(f"Triton {triton.__version__} is older than 3.6, with which this was tried")
    kernel = tmp_path / "kernel.py"
    kernel.write_text(KERNEL)
    for capability in ("80", "90"):
        done = subprocess.run([sys.executable, str(kernel), capability], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "LIBFERRY_BITCODE": file, "TRITON_CACHE_DIR": str(tmp_path / "cache")})
        assert done.returncode == 0 and b"linked" in done.stdout, done.stdout.decode()
