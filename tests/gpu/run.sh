#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Runs every program of this folder with $1 PEs, spread over the GPUs there are; several PEs may share one.
set -u
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
n=$1
bad=0 ran=0
[ -n "${NVCC-}" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
for source in "$top_srcdir"/tests/gpu/*.cu; do
    name=$(basename "$source" .cu)
    status=0
    "$top_builddir/tests/launch" -n "$n" -t 100 "$top_builddir/tests/gpu/$name" || status=$?
    case $status in
    0) ran=$((ran + 1)) ;;
    77) ;;
    *) echo "FAILED: $name with $n PEs"; bad=1 ;;
    esac
done
[ $bad -eq 0 ] || exit 1
[ $ran -gt 0 ] || { echo "skipped: no GPU here"; exit 77; }
