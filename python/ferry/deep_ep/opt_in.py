# SPDX-License-Identifier: BSD-3-Clause
"""The folder by which `import deep_ep` is ferry (ferry/opt_in.py)."""
from .. import opt_in

FOLDER = opt_in.folder_of("deep_ep")


def another(mine):
    """The first deep_ep on sys.path that is not the folder `mine`; None when there is none."""
    return opt_in.another("deep_ep", mine)
