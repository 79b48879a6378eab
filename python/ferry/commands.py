# SPDX-License-Identifier: BSD-3-Clause
"""ferry-run and ferry-info of the wheel: the programs that lie within the package."""
import os
import shutil
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


def of_info(command, options):
    """ferry-info verdict or measure: the wheel's, or one on the PATH beside a library that is not the wheel's."""
    own = os.path.join(HERE, "bin", "ferry-info")
    program = own if os.path.exists(own) else shutil.which("ferry-info")
    if program is None:
        sys.exit(f"python -m ferry {command} needs ferry-info: install the wheel, or put ferry-info on the PATH")
    sys.stdout.flush()
    os.execve(program, ["ferry-info", command, *options], for_info())
