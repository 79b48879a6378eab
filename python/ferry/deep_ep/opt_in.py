# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry deep_ep on, off, where: whether `import deep_ep` is ferry in this Python."""
import os
import sys
import sysconfig

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "as_deep_ep")
NAME = "ferry_as_deep_ep.pth"


def another(mine):
    """The first deep_ep on sys.path that is not the folder `mine`; None when there is none."""
    for folder in sys.path:
        for name in ("deep_ep", "deep_ep.py"):
            found = os.path.abspath(os.path.join(folder or os.getcwd(), name))
            there = os.path.exists(os.path.join(found, "__init__.py")) or (name.endswith(".py") and os.path.exists(found))
            if there and os.path.realpath(found) != os.path.realpath(mine):
                return found
    return None


def main(arguments):
    site = os.path.join(sysconfig.get_paths()["purelib"], NAME)
    if arguments == ["where"]:
        print(FOLDER)
    elif arguments == ["on"]:
        found = another(os.path.join(FOLDER, "deep_ep"))
        if found:
            return f"another deep_ep is installed: {found}: uninstall it first"
        with open(site, "w") as file:
            file.write(f"import sys; sys.path.insert(0, {FOLDER!r})\n")
        print(f"import deep_ep is now ferry ({site})")
    elif arguments == ["off"]:
        if os.path.exists(site):
            os.remove(site)
        print("import deep_ep is no longer ferry")
    else:
        return "usage: python -m ferry deep_ep on | off | where"
    return 0
