# SPDX-License-Identifier: BSD-3-Clause
"""Failures of calls, by nvshmem4py's names.  Each is a FerryError too, with the status and the fault."""
from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, cast

from .. import library
from ..errors import INVALID_ARG, INVALID_PE, NOT_INITIALIZED, UNSUPPORTED, FerryError, InvalidArgument, NotInitialized, whole

_Call = TypeVar("_Call", bound=Callable[..., Any])


class NvshmemInvalid(InvalidArgument):
    """A call with an argument that was refused, or before init."""

    def __init__(self, msg: str, status: int = INVALID_ARG, fault: Any = None) -> None:
        super().__init__(msg, status, fault)
        self.msg = msg


class NvshmemError(FerryError):
    """A call that failed.  ``__cause__`` is ferry's exception: Timeout, PeerLost and others."""

    def __init__(self, msg: str, status: int = INVALID_ARG, fault: Any = None) -> None:
        super().__init__(msg, status, fault)
        self.msg = msg


class NvshmemAbsent(NvshmemError, NotImplementedError):
    """A call that nvshmem4py has and ferry has not."""


class NvshmemWarning(UserWarning):
    """Of nvshmem4py; ferry gives none."""


def absent(call: str, instead: str) -> NoReturn:
    raise NvshmemAbsent(f"{call}: ferry has no such call: {instead}", UNSUPPORTED)


def translated(call: _Call) -> _Call:
    """The call, whose failures have nvshmem4py's classes."""
    def made(*arguments: Any, **named: Any) -> Any:
        try:
            return call(*arguments, **named)
        except (NvshmemInvalid, NvshmemError):
            raise
        except (InvalidArgument, NotInitialized) as error:
            raise NvshmemInvalid(str(error), error.status, error.fault) from error
        except FerryError as error:
            raise NvshmemError(str(error), error.status, error.fault) from error
    if isinstance(call, types.FunctionType):  # ferry's sentences begin with the name of the outermost function
        made.__code__ = made.__code__.replace(co_name=call.__name__)
    return cast(_Call, functools.wraps(call)(made))


def check_initialized(call: str) -> None:
    if not library.ferry_query_initialized():
        raise NvshmemInvalid(f"{call}: this process is not a PE: call init() first", NOT_INITIALIZED)


def pe_of(call: str, pe: Any, name: str = "remote_pe") -> int:
    """A PE's number, after check_initialized."""
    check_initialized(call)
    number, n = -1 if pe is None else whole(call, pe, name + " "), library.ferry_n_pes()
    if not 0 <= number < n:
        raise NvshmemInvalid(f"{call}: {name} is {pe}, and PEs are 0 to {n - 1}: pass one of them", INVALID_PE)
    return number
