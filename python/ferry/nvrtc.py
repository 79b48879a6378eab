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
import os

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


def compile(source: str, architecture: str, *more: str) -> bytes:
    """PTX of the source for an architecture such as "compute_90", by NVIDIA's cuda-bindings."""
    from cuda.bindings import nvrtc

    def done(answer):
        if answer[0] != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise RuntimeError(f"NVRTC: {answer[0]}")
        return answer[1] if len(answer) > 1 else None
    program = done(nvrtc.nvrtcCreateProgram(source.encode(), b"source.cu", 0, [], []))
    given = [option.encode() for option in (*options(), "--gpu-architecture=" + architecture, *more)]
    if nvrtc.nvrtcCompileProgram(program, len(given), given)[0] != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        log = b" " * done(nvrtc.nvrtcGetProgramLogSize(program))
        nvrtc.nvrtcGetProgramLog(program, log)
        raise RuntimeError("NVRTC: " + log.decode(errors="replace")[:3000])
    text = b" " * done(nvrtc.nvrtcGetPTXSize(program))
    done(nvrtc.nvrtcGetPTX(program, text))
    return text


__all__ = ["compile", "include", "options", "tell"]
