# SPDX-License-Identifier: BSD-3-Clause
"""ferry's device API in kernels that NVRTC compiles while the program runs, such as CuPy's:

    module = cupy.RawModule(code='''
    #define FERRY_DRIVER_MODULE
    #include <ferry_device.h>
    extern "C" __global__ void send(int *dest, const int *source) {
        ferry_int_put_block(dest, source, 100, (ferry_my_pe() + 1) % ferry_n_pes());
    }''', options=ferry.nvrtc.options(), backend="nvrtc")
    ferry.nvrtc.tell(module.module.ptr)                 # after ferry.init(): its kernels learn of this PE
    module.get_function("send")((1,), (128,), (dest.address, source.address))
"""
from __future__ import annotations

import atexit
import ctypes
import glob
import os
import sys

from . import library
from .errors import Unsupported, fail


def include() -> str:
    """The folder of ferry_device.h: the wheel's, or that of `build_backend.py develop`."""
    found = os.path.join(library.HERE, "include")
    if os.path.exists(os.path.join(found, "ferry_device.h")):
        return found
    raise Unsupported("ferry's headers are not beside the package: install the wheel", 16)


def options() -> tuple:
    """What NVRTC needs to compile ferry's headers, but for the GPU's architecture."""
    return ("-std=c++17", "-I" + os.path.join(library.HERE, "nvrtc_headers"), "-I" + include(), "-default-device",
            "-diag-suppress=1097")


def tell(module) -> None:
    """The CUmodule's kernels learn of this PE.  After ferry.init(), before their first launch."""
    status = library.ferry_module_init(int(module))
    if status:
        fail(status)
    # The job ends after the interpreter, which unloads the modules of its libraries.
    atexit.register(library.ferry_module_finalize, int(module))


def _nvrtc():
    """The library: where the system finds it, of a CUDA toolkit, or of NVIDIA's packages for Python."""
    folders = [os.environ.get("CUDA_HOME", "/usr/local/cuda") + "/lib64", *(path + "/nvidia/*/lib" for path in sys.path)]
    for name in ["libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12",
                 *(name for folder in folders for name in sorted(glob.glob(folder + "/libnvrtc.so*")))]:
        try:
            found = ctypes.CDLL(name)
            found.nvrtcCreateProgram
        except (OSError, AttributeError):
            continue
        return found
    raise Unsupported("there is no NVRTC: install a CUDA toolkit, or nvidia-cuda-nvrtc by pip", 16)


def compile(source: str, architecture: str, *more: str) -> bytes:
    """PTX of the source for an architecture such as "compute_90", by NVRTC.

    Errors: RuntimeError with NVRTC's log; Unsupported where there is no NVRTC."""
    nvrtc, program, size = _nvrtc(), ctypes.c_void_p(), ctypes.c_size_t()

    def text(which):
        getattr(nvrtc, f"nvrtcGet{which}Size")(program, ctypes.byref(size))
        found = ctypes.create_string_buffer(size.value)
        getattr(nvrtc, f"nvrtcGet{which}")(program, found)
        return found.raw
    given = [option.encode() for option in (*options(), "--gpu-architecture=" + architecture, *more)]
    failed = nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"source.cu", 0, None, None)
    if failed:
        raise RuntimeError(f"NVRTC: error {failed}")
    try:
        if nvrtc.nvrtcCompileProgram(program, len(given), (ctypes.c_char_p * len(given))(*given)):
            raise RuntimeError("NVRTC: " + text("ProgramLog").decode(errors="replace")[:3000])
        return text("PTX")
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


__all__ = ["compile", "include", "options", "tell"]
