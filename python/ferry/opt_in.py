# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry deep_ep, or nvshmem, on, off, where: whether `import deep_ep` or `import nvshmem` is ferry in this Python."""
from __future__ import annotations

import os
import sys
import sysconfig

PACKAGES = ("deep_ep", "nvshmem")


def folder_of(package: str) -> str:
    """What goes on sys.path for it."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "as_" + package)


def another(package: str, mine: str) -> str | None:
    """The first package of that name on sys.path that is not the folder `mine`; None when there is none."""
    for folder in sys.path:
        for name in (package, package + ".py"):
            found = os.path.abspath(os.path.join(folder or os.getcwd(), name))
            there = os.path.exists(os.path.join(found, "__init__.py")) or (name.endswith(".py") and os.path.exists(found))
            if there and os.path.realpath(found) != os.path.realpath(mine):
                return found
    return None


def main(package: str, arguments: list[str]) -> int | str:
    """Does it.  Returns 0, or the sentence that says why not."""
    folder = folder_of(package)
    site = os.path.join(sysconfig.get_paths()["purelib"], f"ferry_as_{package}.pth")
    if arguments == ["where"]:
        print(folder)
    elif arguments == ["on"]:
        found = another(package, os.path.join(folder, package))
        if found:
            return f"another {package} is installed: {found}: uninstall it first"
        with open(site, "w") as file:
            file.write(f"import sys; sys.path.insert(0, {folder!r})\n")
        print(f"import {package} is now ferry ({site})")
    elif arguments == ["off"]:
        if os.path.exists(site):
            os.remove(site)
        print(f"import {package} is no longer ferry")
    else:
        return f"usage: python -m ferry {package} on | off | where"
    return 0
