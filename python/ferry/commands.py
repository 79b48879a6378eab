# SPDX-License-Identifier: BSD-3-Clause
"""ferry-run and ferry-info of the wheel: the programs that lie within the package."""
import os
import sys

from .library import HERE


def _become(name):
    program = os.path.join(HERE, "bin", name)
    if not os.path.exists(program):
        sys.exit(f"{name}: {program} does not exist: install the wheel")
    os.execv(program, [name, *sys.argv[1:]])


def run():
    """ferry-run."""
    _become("ferry-run")


def info():
    """ferry-info."""
    _become("ferry-info")
