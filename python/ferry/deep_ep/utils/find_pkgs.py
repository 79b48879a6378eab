# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.find_pkgs: where this Python has NVIDIA's packages.  ferry itself needs none of them."""
from __future__ import annotations

import functools
import importlib.metadata
import os


def find_pkg_root(name: str, lib_name: str | None = None, optional: bool = False) -> str | None:
    """Returns the folder of NVIDIA's package `name`: what EP_<NAME>_ROOT_DIR or else <NAME>_DIR says; else that of the
    first installed distribution nvidia-<name>* in the order of sys.path.  With lib_name the folder is the one that has the
    library in itself or in lib/; without, nvidia/<name>.  Without a package: None if optional, else AssertionError."""
    variables = f"EP_{name.upper()}_ROOT_DIR", f"{name.upper()}_DIR"
    for variable in variables:
        if variable in os.environ:
            return os.environ[variable]
    for installed in importlib.metadata.distributions():
        if f"nvidia-{name}" not in (installed.metadata["Name"] or "").lower().replace("_", "-"):
            continue
        if lib_name is None:
            root = str(installed.locate_file(os.path.join("nvidia", name)))
            if os.path.isdir(root):
                return root
            continue
        for file in installed.files or ():
            if lib_name in file.name:
                folder = os.path.dirname(os.path.abspath(str(file.locate())))
                return os.path.dirname(folder) if os.path.basename(folder) == "lib" else folder
    if not optional:
        raise AssertionError(f"find_pkg_root: this Python has no package nvidia-{name} with {lib_name or 'nvidia/' + name}: "
                             f"install one, or name its folder in {variables[0]}")
    return None


@functools.lru_cache(None)
def find_nccl_root(optional: bool = False) -> str | None:
    """find_pkg_root of NCCL, by its library; looked up once."""
    return find_pkg_root("nccl", "libnccl.so", optional)


@functools.lru_cache(None)
def find_nvshmem_root(optional: bool = False) -> str | None:
    """find_pkg_root of NVSHMEM; looked up once."""
    return find_pkg_root("nvshmem", optional=optional)


__all__ = ["find_nccl_root", "find_nvshmem_root", "find_pkg_root"]
