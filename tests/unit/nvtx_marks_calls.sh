#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# With FERRY_NVTX=on whoever listens to NVTX sees a range for each call of the host that uses the GPU, and names; without
# it nothing.  No GPU is needed: driver and listener are made here.
set -eu
[ -n "$NVCC" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
[ "$SANITIZERS" = no ] || { echo "skipped: a fake driver and a sanitizer's allocator do not mix"; exit 77; }
cuda=$(dirname "$(dirname "$NVCC")")/include
[ -f "$cuda/nvtx3/nvToolsExt.h" ] || { echo "skipped: no NVTX headers"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
$CC -D_GNU_SOURCE -isystem "$cuda" -shared -fPIC -o "$scratch/libcuda.so.1" "$top_srcdir/tests/unit/fake_libcuda.c"
$CC -isystem "$cuda" -shared -fPIC -o "$scratch/listener.so" "$top_srcdir/tests/unit/nvtx_listener.c"
LD_LIBRARY_PATH=$scratch
NVTX_INJECTION64_PATH=$scratch/listener.so
export LD_LIBRARY_PATH NVTX_INJECTION64_PATH
seen=$(FERRY_NVTX=on timeout 60 "$top_builddir/tests/unit/cuda_init_names_the_error" puts)
[ "$seen" = "nvtx: 1 domain, 1 thread, ranges seen, 3 put, 0 open" ] || { echo "on: $seen"; bad=1; }
seen=$(timeout 60 "$top_builddir/tests/unit/cuda_init_names_the_error" puts)
[ -z "$seen" ] || { echo "off: $seen"; bad=1; }
exit $bad
