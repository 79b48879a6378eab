#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# jax 0.10.2, numpy 2.4.6, CPU, 2026-11: two ways from a numpy array to jax, of which one would say that they share memory.
# jax.dlpack.from_dlpack() shares the memory of an array whose first element lies at a multiple of 64 bytes, and copies any
# other, such as the slice a[1:], without a word.  Later writes to the array are then not seen.  Its argument copy=False
# makes the copy an error.  jax.numpy.asarray(a, copy=False) copies an aligned array too, and raises nothing, though its
# text says "If False, then error if a copy is necessary".  Seen:
#     from_dlpack: a: shared, a[1:]: copied, a[16:]: shared, a[1:] with copy=False: ValueError
#     asarray with copy=False: a: copied, a[1:]: copied
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"${PYTHON:-python3}" -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q --disable-pip-version-check jax==0.10.2 jaxlib==0.10.2 numpy==2.4.6
JAX_PLATFORMS=cpu "$dir/venv/bin/python" - <<'END'
import sys
import jax, numpy
held = numpy.zeros(4096 + 64, numpy.uint8)
first = -held.ctypes.data % 64
a = held[first:first + 4096].view(numpy.float32)

def seen(way, view, **named):
    a[:] = 0
    try:
        made = way(view, **named).block_until_ready()
    except ValueError:
        return "ValueError"
    view[0] = 5
    return {5: "shared", 0: "copied"}[float(made[0])]

by, array = jax.dlpack.from_dlpack, jax.numpy.asarray
found = [seen(by, a), seen(by, a[1:]), seen(by, a[16:]), seen(by, a[1:], copy=False)]
print("from_dlpack: a: {}, a[1:]: {}, a[16:]: {}, a[1:] with copy=False: {}".format(*found))
denied = [seen(array, a, copy=False), seen(array, a[1:], copy=False)]
print("asarray with copy=False: a: {}, a[1:]: {}".format(*denied))
says = "error if a copy is necessary" in " ".join(array.__doc__.split())
sys.exit(not (says and found == ["shared", "copied", "shared", "ValueError"] and denied == ["copied", "copied"]))
END
