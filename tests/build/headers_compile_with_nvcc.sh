#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The public headers compile as CUDA C++17 for each GPU generation from Volta to Blackwell that nvcc knows, and as
# relocatable device code for two generations, since that does not depend on the generation; with a second toolkit too,
# if OTHER_NVCC names one.  No GPU is needed.  CHECK_LEVEL=quick takes one generation only.
set -eu

[ -n "$NVCC" ] || { echo "skipped: no nvcc; configure --with-cuda=DIR"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"

# generations NVCC SM...: those of them that it knows, as options.
generations() {
    printf ' -Wno-deprecated-gpu-targets'
    known=$("$1" --list-gpu-arch)
    shift
    for sm; do
        [ "${CHECK_LEVEL-}" != quick ] || [ $sm = 80 ] || continue
        case $known in
        *compute_$sm*) printf ' -gencode arch=compute_%s,code=sm_%s' $sm $sm ;;
        esac
    done
}

count=0
for nvcc in "$NVCC" ${OTHER_NVCC:+"$OTHER_NVCC"}; do
    all=$(generations "$nvcc" 70 75 80 89 90 100 120)
    two=$(generations "$nvcc" 80 120)
    [ "${two% -gencode*}" != "$two" ] || { echo "$nvcc knows none of the generations"; exit 1; }
    echo "$nvcc:$all"
    for header in ferry.h ferry_device.h ferry_moe.h; do
        [ -f "$top_srcdir/include/$header" ] || { echo "no $header"; bad=1; continue; }
        printf '#include "%s"\n__global__ void kernel(int *p) { *p = 1; }\n' "$header" >"$scratch/alone.cu"
        for rdc in false true; do
            gencode=$two
            [ $rdc = true ] || gencode=$all
            count=$((count + 1))
            # shellcheck disable=SC2086
            timeout 240 "$nvcc" -std=c++17 -rdc=$rdc -Werror all-warnings --threads 2 $gencode -I"$top_srcdir/include" \
                -c "$scratch/alone.cu" -o "$scratch/alone.o" >"$scratch/log" 2>&1 && continue
            bad=1
            echo "failed: $header, -rdc=$rdc, $nvcc"
            head -n 12 "$scratch/log"
        done
    done
done
echo "$count compilations"
exit $bad
