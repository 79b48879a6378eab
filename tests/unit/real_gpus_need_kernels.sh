#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A libferry without kernels for real GPUs, on a machine whose driver is real: FERRY_SPACE=cuda names what is missing,
# auto takes host memory.  The driver is a fake, which only emulated ones can be told from.
set -eu
. "${top_srcdir:?run by make check}/tests/scratch.sh"
$CC -D_GNU_SOURCE -isystem "$top_srcdir/emulator/language/include" -shared -fPIC -o "$scratch/libcuda.so.1" \
    "$top_srcdir/tests/unit/fake_libcuda.c"
run() { # SPACE
    LD_LIBRARY_PATH=$scratch FERRY_SPACE=$1 FERRY_LOG=info timeout 60 "$top_builddir/tests/launch" -n 1 -t 50 \
        "$top_builddir/tests/mp/barrier" >"$log" 2>&1
}
! run cuda && grep -q 'built without nvcc and has no kernels for real GPUs.*--with-cuda=DIR' "$log" || fail "FERRY_SPACE=cuda"
run auto && grep -q 'heaps are in host memory' "$log" || fail "FERRY_SPACE=auto"
exit $bad
