# SPDX-License-Identifier: BSD-3-Clause
"""NVRTC compiles ferry's headers.  Nothing runs: that needs a GPU (test_gpu.py)."""
import os
import re

import pytest

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def compiled(source, *options):
    import ferry
    import ferry.nvrtc
    try:
        ferry.nvrtc._nvrtc()
    except ferry.Unsupported as error:
        pytest.skip(str(error))
    return ferry.nvrtc.compile(source, "compute_90", *options).decode()


def test_the_device_api_for_other_linkers():
    import ferry.library
    with open(os.path.join(ferry.library.HERE, "device_calls.cu")) as file:
        ptx = compiled(file.read(), "--relocatable-device-code=true")
    for call in ("my_pe", "n_pes", "ptr", "put", "get", "put_signal", "signal", "signal_wait", "fence", "quiet"):
        assert f" ferry_bc_{call}(" in ptx, call
    assert "ferry_module_world" in ptx


def test_the_examples_kernel():
    with open(os.path.join(HERE, "examples", "04_cupy.py")) as file:
        ptx = compiled(re.search(r"code=r'''(.*?)'''", file.read(), re.S).group(1))
    assert ".entry ring(" in ptx and "ferry_module_world" in ptx


def test_errors_are_nvrtcs():
    with pytest.raises(RuntimeError, match="NVRTC: .*undefined"):
        compiled("__global__ void k() { nothing(); }")
