# SPDX-License-Identifier: BSD-3-Clause
"""nvshmem.core, and its modules by the names of nvshmem4py's."""
import sys as _sys
import types as _types

import ferry.nvshmem as _ferry
from ferry.nvshmem import *  # noqa: F403
from ferry.nvshmem import __all__, amo, collective, job, memory, rma, teams, tensors

interop = _types.ModuleType(__name__ + ".interop", "Tensors and arrays.")
interop.__path__ = []
setattr(interop, "torch", tensors)
setattr(interop, "cupy", tensors)
# Programs import from these modules by name.
_modules = {"amo": amo, "collective": collective, "direct": _ferry, "init_fini": job, "interop": interop, "interop.cupy": tensors,
            "interop.torch": tensors, "memory": memory, "nvshmem_types": _ferry, "rma": rma, "teams": teams}
_sys.modules.update({f"{__name__}.{_name}": _module for _name, _module in _modules.items()})
direct, init_fini, nvshmem_types = _ferry, job, _ferry
