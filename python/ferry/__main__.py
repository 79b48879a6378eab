# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry info: what this ferry is, and what ferry-info finds on this machine; doctor: doctor.py; verdict
and measure: ferry-info's; deep_ep and nvshmem: opt_in.py."""
import importlib.util
import os
import subprocess
import sys

from . import commands, library, opt_in
from ._calls import TABLE


def tensors():
    """How torch's tensors are read here."""
    if library.binding is None or importlib.util.find_spec("torch") is None:
        return "by their own methods"
    importlib.import_module("torch")
    return "by DLPack's exchange API" if library.takes_tensors() else "by their own methods: torch has DLPack's exchange " \
        "API from 2.10 on"


def info():
    print(f"ferry     {library.version()}")
    print(f"library   {library.where()}")
    print(f"calls     {TABLE.count(chr(10)) - 1}, {'by the compiled part' if library.binding else 'in Python: ' + library.why}")
    folder = os.path.dirname(os.path.realpath(library.where()))
    found = [name for name in ("bootstrap_mpi", "bootstrap_pmix", "remote_tcp", "remote_libfabric", "remote_verbs")
             if os.path.exists(os.path.join(folder, f"ferry_{name}.so"))]
    print(f"plug-ins  {', '.join(found) or 'none: jobs have one node, and start by ferry-run, torchrun or a unique id'}")
    for name in ("numpy", "torch"):
        module = subprocess.run([sys.executable, "-c", f"import {name}; print({name}.__version__)"], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL)
        print(f"{name:9} {module.stdout.decode().strip() or 'not installed'}")
    print(f"tensors   {tensors()}")
    program = os.path.join(library.HERE, "bin", "ferry-info")
    sys.stdout.flush()
    return subprocess.call([program], env=commands.for_info()) if os.path.exists(program) else 0


if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1] in opt_in.PACKAGES:
        sys.exit(opt_in.main(sys.argv[1], sys.argv[2:]))
    if sys.argv[1:2] in (["verdict"], ["measure"]):
        commands.of_info(sys.argv[1], sys.argv[2:])
    if sys.argv[1:] == ["doctor"]:
        from . import doctor
        sys.exit(doctor.main())
    if sys.argv[1:] != ["info"]:
        sys.exit("usage: python -m ferry info | doctor | verdict [options] | measure [options] | "
                 "deep_ep on | deep_ep off | deep_ep where | nvshmem on | nvshmem off | nvshmem where")
    sys.exit(info())
