#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# jax 0.10.2, numpy 2.4.6, CPU, 2026-11: jax.numpy.asarray(a, copy=False) of a numpy array copies it and raises nothing,
# also where the array is aligned, though its text says "If False, then error if a copy is necessary".  Seen:
#     a: copied, a[1:]: copied
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"${PYTHON:-python3}" -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q --disable-pip-version-check jax==0.10.2 jaxlib==0.10.2 numpy==2.4.6
JAX_PLATFORMS=cpu "$dir/venv/bin/python" - <<'END'
import sys
import jax.numpy, numpy
held = numpy.zeros(4096 + 64, numpy.uint8)
first = -held.ctypes.data % 64
a = held[first:first + 4096].view(numpy.float32)

def seen(view):
    a[:] = 0
    try:
        made = jax.numpy.asarray(view, copy=False).block_until_ready()
    except ValueError:
        return "ValueError"
    view[0] = 5
    return {5: "shared", 0: "copied"}[float(made[0])]

found = [seen(a), seen(a[1:])]
print("a: {}, a[1:]: {}".format(*found))
says = "error if a copy is necessary" in " ".join(jax.numpy.asarray.__doc__.split())
sys.exit(not (says and found == ["copied", "copied"]))
END
