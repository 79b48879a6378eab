# SPDX-License-Identifier: BSD-3-Clause
"""ferry-run and ferry-info of the wheel: the programs that lie within the package."""
import os
import sys

from .library import HERE


def for_info():
    """The environment in which ferry-info finds the wheel's plug-ins, which lie beside the library."""
    return {"FERRY_BOOTSTRAP_DIR": os.path.join(HERE, "lib"), **os.environ}


def _become(name, environment=os.environ):
    program = os.path.join(HERE, "bin", name)
    if not os.path.exists(program):
        sys.exit(f"{name}: {program} does not exist: install the wheel")
    os.execve(program, [name, *sys.argv[1:]], environment)


def run():
    """ferry-run."""
    _become("ferry-run")


def info():
    """ferry-info."""
    _become("ferry-info", for_info())
