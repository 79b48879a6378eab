# SPDX-License-Identifier: BSD-3-Clause
"""SGLang: a general plug-in (entry point group sglang.srt.plugins).  With LIBFERRY_DEEP_EP=on SGLang's own DeepEP
dispatcher, `--moe-a2a-backend deepep`, runs on ferry, since it reaches DeepEP by its name alone: Buffer, Config, the
low-latency and the normal calls, hooks and events."""
from . import take_name, wanted


def register() -> None:
    """What SGLang calls once in each of its processes, before it imports models; calls after the first do nothing."""
    if wanted():
        take_name()
