# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry info: what this ferry is, and what ferry-info finds on this machine; doctor: doctor.py; deep_ep:
opt_in.py."""
import importlib.util
import os
import subprocess
import sys

from . import commands, library
from ._calls import TABLE


def info():
    print(f"ferry     {library.version()}")
    print(f"library   {library.where()}")
    print(f"calls     {TABLE.count(chr(10)) - 1}")
    folder = os.path.dirname(os.path.realpath(library.where()))
    found = [name for name in ("bootstrap_mpi", "bootstrap_pmix", "remote_libfabric", "remote_verbs")
             if os.path.exists(os.path.join(folder, f"ferry_{name}.so"))]
    print(f"plug-ins  {', '.join(found) or 'none: jobs have one node, and start by ferry-run, torchrun or a unique id'}")
    for name in ("numpy", "torch"):
        module = subprocess.run([sys.executable, "-c", f"import {name}; print({name}.__version__)"], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL)
        print(f"{name:9} {module.stdout.decode().strip() or 'not installed'}")
    program = os.path.join(library.HERE, "bin", "ferry-info")
    sys.stdout.flush()
    return subprocess.call([program], env=commands.for_info()) if os.path.exists(program) else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["deep_ep"]:
        # By its file: the package itself needs torch, and this does not.
        spec = importlib.util.spec_from_file_location("opt_in", os.path.join(library.HERE, "deep_ep", "opt_in.py"))
        assert spec is not None and spec.loader is not None
        opt_in = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(opt_in)
        sys.exit(opt_in.main(sys.argv[2:]))
    if sys.argv[1:] == ["doctor"]:
        from . import doctor
        sys.exit(doctor.main())
    if sys.argv[1:] != ["info"]:
        sys.exit("usage: python -m ferry info | doctor | deep_ep on | deep_ep off | deep_ep where")
    sys.exit(info())
