#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# mpi4py 4.1.2 and mpich 5.0.2 (wheels), Debian 12's libfabric1 1.17.0 and libopenmpi3 4.1.4, 2026-11: `from mpi4py import MPI`
# takes the venv's MPICH; but in a process that has loaded the system's libfabric.so.1 it takes the system's Open MPI, without
# a word.  The wheel's MPICH needs symbols of the wheel's own, newer libfabric (FABRIC_1.9 and later); the loader gives it the
# one that is there under the same name, so that libmpi.so.12 does not load, and mpi4py goes on to the next MPI.  Seen:
#     alone: MPICH, behind libfabric: Open MPI
# 77: this system has no such libfabric or no Open MPI.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"${PYTHON:-python3}" -c 'import ctypes
ctypes.CDLL("libmpi.so.40")
ctypes.CDLL("libfabric.so.1").fi_getinfo' 2>/dev/null || { echo "skipped: no libfabric.so.1 or no libmpi.so.40"; exit 77; }
"${PYTHON:-python3}" -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q --disable-pip-version-check mpi4py==4.1.2 mpich==5.0.2
# seen STATEMENT: the library that mpi4py has taken behind the statement
seen() {
    "$dir/venv/bin/python" -c "import ctypes
$1
import mpi4py
mpi4py.rc.initialize = False
from mpi4py import MPI
print(MPI.Get_library_version())" 2>&1 | grep -aoE "^(MPICH|Open MPI)" | head -n 1
}
alone=$(seen pass)
behind=$(seen 'ctypes.CDLL("libfabric.so.1")')
echo "alone: $alone, behind libfabric: $behind"
[ "$alone" = MPICH ] && [ "$behind" = "Open MPI" ]
