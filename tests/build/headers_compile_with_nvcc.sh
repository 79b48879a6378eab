#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The public headers compile as CUDA C++17, with and without relocatable device code, for each GPU generation from
# Turing to Blackwell that this nvcc knows.  No GPU is needed.  CHECK_LEVEL=quick takes one generation only.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"

[ -n "$NVCC" ] || { echo "skipped: no nvcc; configure --with-cuda=DIR"; exit 77; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

known=$("$NVCC" --list-gpu-arch)
targets=
for sm in 75 80 89 90 100 120; do
    case $known in
    *compute_$sm*) targets="$targets $sm" ;;
    *) echo "this nvcc does not know sm_$sm" ;;
    esac
done
if [ "${CHECK_LEVEL-}" = quick ]; then
    targets=" 80"
fi
[ -n "$targets" ] || { echo "this nvcc knows none of the generations"; exit 1; }

gencode=
for sm in $targets; do
    gencode="$gencode -gencode arch=compute_$sm,code=sm_$sm"
done

bad=0
count=0
for header in ferry.h ferry_device.h ferry_moe.h; do
    [ -f "$top_srcdir/include/$header" ] || { echo "no $header"; bad=1; continue; }
    printf '#include "%s"\n__global__ void kernel(int *p) { *p = 1; }\n' "$header" >"$scratch/alone.cu"
    for rdc in false true; do
        count=$((count + 1))
        # shellcheck disable=SC2086
        timeout 240 "$NVCC" -std=c++17 -rdc=$rdc -Werror all-warnings --threads 2 $gencode -I"$top_srcdir/include" \
            -c "$scratch/alone.cu" -o "$scratch/alone.o" >"$scratch/log" 2>&1 && continue
        bad=1
        echo "failed: $header, -rdc=$rdc"
        head -n 12 "$scratch/log"
    done
done
echo "$count compilations for$targets"
exit $bad
