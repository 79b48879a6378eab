#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# All public headers together compile as CUDA C++17 for each GPU generation from Volta to Blackwell that nvcc knows; each
# header alone, and as relocatable device code, for one, since neither depends on the generation; with a second toolkit
# too, if OTHER_NVCC names one.  No GPU is needed.  CHECK_LEVEL=quick takes one generation only.
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
compile() { # NVCC GENERATIONS RDC HEADER...
    nvcc=$1 gencode=$2 rdc=$3
    shift 3
    count=$((count + 1))
    {
        printf '#include "%s"\n' "$@"
        printf '__global__ void kernel(int *p) { *p = 1; }\n'
    } >"$scratch/alone.cu"
    # shellcheck disable=SC2086
    timeout 240 "$nvcc" -std=c++17 -rdc=$rdc -Werror all-warnings --threads 2 $gencode -I"$top_srcdir/include" -I"$top_builddir/api" \
        -c "$scratch/alone.cu" -o "$scratch/alone.o" >"$scratch/log" 2>&1 || fail "$*, -rdc=$rdc, $nvcc"
}
for nvcc in "$NVCC" ${OTHER_NVCC:+"$OTHER_NVCC"}; do
    all=$(generations "$nvcc" 70 75 80 89 90 100 120)
    one=$(generations "$nvcc" 80)
    [ "${one% -gencode*}" != "$one" ] || { echo "$nvcc knows none of the generations"; exit 1; }
    echo "$nvcc:$all"
    compile "$nvcc" "$all" false ferry.h ferry_device.h ferry_moe.h
    for header in ferry.h ferry_device.h ferry_moe.h; do
        compile "$nvcc" "$one" true $header
    done
done
echo "$count compilations"
exit $bad
