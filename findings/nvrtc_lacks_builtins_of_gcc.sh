#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# NVRTC and nvcc of CUDA 13.0 (nvidia-cuda-nvrtc, nvidia-cuda-nvcc 13.0.88), x86-64 Linux, gcc, 2026-11.  Both have one front
# end, and kernels that nvcc takes use builtins of gcc: __builtin_memcpy, __builtin_memset, __builtin_popcount and
# __builtin_clz compile for the device.  NVRTC knows none of the four ("identifier "__builtin_memcpy" is undefined"), while
# it knows __builtin_expect and __builtin_unreachable, and memcpy and memset without any header.  So a header for both says
# memcpy, __popc and __clz.  Seen:
#     nvcc: all compile
#     NVRTC: __builtin_memcpy no, memcpy yes, __builtin_memset no, memset yes, __builtin_popcount no, __popc yes,
#     __builtin_clz no, __clz yes, __builtin_expect yes, __builtin_unreachable yes
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"${PYTHON:-python3}" -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q --disable-pip-version-check nvidia-cuda-nvrtc==13.0.88 nvidia-cuda-nvcc==13.0.88 \
    nvidia-cuda-crt==13.0.88 nvidia-nvvm==13.0.88 nvidia-cuda-runtime==13.0.96
"$dir/venv/bin/python" - "$dir" <<'END'
import ctypes, glob, os, subprocess, sys
folder = sys.argv[1]
cuda = glob.glob(folder + "/venv/lib/python*/site-packages/nvidia/cu13")[0]
nvrtc = ctypes.CDLL(glob.glob(cuda + "/lib/libnvrtc.so.13")[0])
BODIES = {"__builtin_memcpy": "__builtin_memcpy(to, from, 4);", "memcpy": "memcpy(to, from, 4);",
          "__builtin_memset": "__builtin_memset(to, 0, 4);", "memset": "memset(to, 0, 4);",
          "__builtin_popcount": "*to = __builtin_popcount(n);", "__popc": "*to = __popc(n);",
          "__builtin_clz": "*to = __builtin_clz(n);", "__clz": "*to = __clz(n);",
          "__builtin_expect": "*to = __builtin_expect(n, 1);", "__builtin_unreachable": "if (n == 0) __builtin_unreachable();"}

def source(body):
    return 'extern "C" __global__ void k(unsigned *to, const char *from, unsigned n) { ' + body + " }\n"

def by_nvrtc(body):
    program, options = ctypes.c_void_p(), (ctypes.c_char_p * 1)(b"--gpu-architecture=compute_90")
    assert nvrtc.nvrtcCreateProgram(ctypes.byref(program), source(body).encode(), b"k.cu", 0, None, None) == 0
    status = nvrtc.nvrtcCompileProgram(program, 1, options)
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
    assert status in (0, 6), status  # 6: NVRTC_ERROR_COMPILATION
    return status == 0

def by_nvcc(body):
    with open(folder + "/k.cu", "w") as file:
        file.write(source(body))
    made = subprocess.run([cuda + "/bin/nvcc", "-arch=compute_90", "-ptx", "-o", folder + "/k.ptx", folder + "/k.cu"],
                          capture_output=True, text=True)
    if made.returncode:
        print(made.stdout + made.stderr)
    return made.returncode == 0

nvcc = [name for name, body in BODIES.items() if not by_nvcc(body)]
found = {name: by_nvrtc(body) for name, body in BODIES.items()}
print("nvcc: " + ("all compile" if not nvcc else "not " + ", ".join(nvcc)))
print("NVRTC: " + ", ".join(f"{name} {'yes' if yes else 'no'}" for name, yes in found.items()))
lacks = {"__builtin_memcpy", "__builtin_memset", "__builtin_popcount", "__builtin_clz"}
sys.exit(bool(nvcc) or {name for name, yes in found.items() if not yes} != lacks)
END
