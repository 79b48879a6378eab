#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# stress.sh PROGRAM SECONDS [SEED]: one of tests/fault's, with heaps in GPU memory.  It is no test by itself.
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
program=$top_builddir/tests/gpu/$1
shift
[ -x "$program" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
FERRY_SPACE=cuda
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export FERRY_SPACE LD_LIBRARY_PATH
exec "$program" "$@"
