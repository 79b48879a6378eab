# SPDX-License-Identifier: BSD-3-Clause
"""The bitcode is made by clang, and Triton links it into kernels; a wait is a loop in the machine code, too.  Nothing runs:
that needs a GPU."""
import os
import re
import shutil
import subprocess
import sys
import sysconfig

import pytest

PYTHON = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TREE = os.path.dirname(PYTHON)
BACKEND = os.path.join(PYTHON, "build_backend.py")
CUDA = os.environ.get("CUDA_PATH", "/usr/local/cuda")
SITE = sysconfig.get_paths()["purelib"]
#: The toolkit's, that of the wheel nvidia-cuda-nvdisasm, or Triton's.
NVDISASM = next(filter(os.path.exists, (os.path.join(CUDA, "bin", "nvdisasm"),
                                        os.path.join(SITE, "nvidia", "cu13", "bin", "nvdisasm"),
                                        os.path.join(SITE, "triton", "backends", "nvidia", "bin", "nvdisasm"))), None)

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
with open(sys.argv[2], "wb") as file:
    file.write(made.asm["cubin"])
print("linked")
"""


def waits_of(cubin):
    """The functions of a cubin that have a loop which loads its word anew, past the caches of one multiprocessor: a branch
    back, and a load of the whole system's order between it and its label."""
    text = subprocess.run([NVDISASM, "-c", cubin], stdout=subprocess.PIPE, check=True)
    found, function, labels, loads = set(), None, {}, []
    for number, line in enumerate(text.stdout.decode().splitlines()):
        section = re.match(r"\s*\.section\s+\.text\.([^,]+)", line)
        label, back = re.match(r"(\.L\w+):", line), re.search(r"\bBRA\S*\s.*`\((\.L\w+)\)", line)
        if section:
            function, labels, loads = section[1], {}, []
        elif label:
            labels[label[1]] = number
        elif re.search(r"\bLDG?\.\S*STRONG\.SYS", line):
            loads.append(number)
        elif back and any(at > labels.get(back[1], number) for at in loads):
            found.add(function)
    return found


DELETED = """
extern "C" __global__ void plain(const int *word, int *out) { while (*word != 1); *out = 7; }
extern "C" __global__ void asked(const volatile int *word, int *out) { while (*word != 1); *out = 7; }
"""


def compiled(source, cubin, *options):
    done = subprocess.run([os.path.join(CUDA, "bin", "nvcc"), "-cubin", "-arch=sm_90", "-std=c++17", "-o", cubin, *options,
                           source], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0, done.stdout.decode()
    return cubin


def test_waits_are_loops_in_the_machine_code(tmp_path):
    """Compilers may take a load out of a loop, and then the loop away, unless it is one of the memory model's."""
    if not os.path.exists(os.path.join(CUDA, "bin", "nvcc")):
        pytest.skip("there is no CUDA toolkit")
    if NVDISASM is None:
        pytest.skip("there is no nvdisasm")
    control = tmp_path / "control.cu"
    control.write_text(DELETED)
    assert waits_of(compiled(str(control), str(tmp_path / "control.cubin"))) == {"asked"}
    generated = str(tmp_path / "api")
    subprocess.check_call([sys.executable, os.path.join(TREE, "api", "generate.py"), "--output", generated])
    found = waits_of(compiled(os.path.join(PYTHON, "ferry", "device_calls.cu"), str(tmp_path / "calls.cubin"),
                              "-rdc=true", "-I" + os.path.join(TREE, "include"), "-I" + generated))
    assert "ferry_bc_signal_wait" in found and any("ferryi_wait_one_slow" in name for name in found), found


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
        cubin = str(tmp_path / f"{capability}.cubin")
        done = subprocess.run([sys.executable, str(kernel), capability, cubin], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "LIBFERRY_BITCODE": file, "TRITON_CACHE_DIR": str(tmp_path / "cache")})
        assert done.returncode == 0 and b"linked" in done.stdout, done.stdout.decode()
        assert NVDISASM is None or waits_of(cubin)  # of ferry's, whether it was inlined or not
