# SPDX-License-Identifier: BSD-3-Clause
"""Calls that torch.compile does not look into: its graphs end before them and begin again behind, as with calls of C++."""
from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any, TypeVar, cast

_Call = TypeVar("_Call", bound=Callable[..., Any])


def eager(function: _Call) -> _Call:
    """The function, run without torch.compile; torch's compiler is not imported for it.  Its types stay what they are."""
    outside = None

    @functools.wraps(function)
    def call(*arguments, **named):
        nonlocal outside
        if outside is None:
            dynamo = sys.modules.get("torch._dynamo")
            if dynamo is None or not hasattr(dynamo, "disable"):
                return function(*arguments, **named)
            outside = dynamo.disable(function)
        return outside(*arguments, **named)
    call.__dict__["_torchdynamo_disable"] = True  # a graph ends before it
    return cast(_Call, call)
