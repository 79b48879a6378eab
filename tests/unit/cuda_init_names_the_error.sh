#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry_init with a driver that is missing, too old, or fails at each of the functions that libferry uses.  No GPU is
# needed: the test builds a fake driver.
set -eu
[ -n "$NVCC" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
[ "$SANITIZERS" = no ] || { echo "skipped: a fake driver and a sanitizer's allocator do not mix"; exit 77; }
cuda=$(dirname "$(dirname "$NVCC")")/include
. "${top_srcdir:?run by make check}/tests/scratch.sh"
mkdir "$scratch/none" "$scratch/old" "$scratch/fake"
echo garbage >"$scratch/none/libcuda.so.1"
echo 'int cuInit(unsigned f) { return (int)f; }' >"$scratch/old.c"
$CC -shared -fPIC -o "$scratch/old/libcuda.so.1" "$scratch/old.c"
$CC -D_GNU_SOURCE -isystem "$cuda" -shared -fPIC -o "$scratch/fake/libcuda.so.1" "$top_srcdir/tests/unit/fake_libcuda.c"
for driver in none old fake; do
    LD_LIBRARY_PATH=$scratch/$driver timeout 100 "$top_builddir/tests/unit/cuda_init_names_the_error" $driver || bad=1
done
exit $bad
