# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry info: what this ferry is, and what ferry-info finds on this machine."""
import os
import subprocess
import sys

from . import library


def info():
    print(f"ferry     {library.version()}")
    print(f"library   {library.where()}")
    print(f"calls     {library._calls.TABLE.count(chr(10)) - 1}")
    folder = os.path.dirname(os.path.realpath(library.where()))
    found = [name for name in ("mpi", "pmix") if os.path.exists(os.path.join(folder, f"ferry_bootstrap_{name}.so"))]
    print(f"plug-ins  {', '.join(found) or 'none: jobs start by ferry-run, torchrun or a unique id'}")
    for name in ("numpy", "torch"):
        module = subprocess.run([sys.executable, "-c", f"import {name}; print({name}.__version__)"], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL)
        print(f"{name:9} {module.stdout.decode().strip() or 'not installed'}")
    program = os.path.join(library.HERE, "bin", "ferry-info")
    sys.stdout.flush()
    return subprocess.call([program]) if os.path.exists(program) else 0


if __name__ == "__main__":
    if sys.argv[1:] != ["info"]:
        sys.exit("usage: python -m ferry info")
    sys.exit(info())
