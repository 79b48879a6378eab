#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A second CUDA toolkit, older or newer than the one of this build: libferry's own kernels and the driver's calls compile
# with it, without a warning, for the oldest generation it knows, and a program that it compiled works with the library of
# this build.  No GPU is needed.
#
#   make check TESTS=tests/build/other_toolkit_works.sh OTHER_NVCC=/opt/cuda-12/bin/nvcc
set -eu

[ -n "$NVCC" ] || { echo "skipped: no nvcc; configure --with-cuda=DIR"; exit 77; }
[ -n "${OTHER_NVCC-}" ] || { echo "skipped: no second toolkit; make check OTHER_NVCC=DIR/bin/nvcc"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
include=$(dirname "$(dirname "$OTHER_NVCC")")/include

# attempt WHAT COMMAND...
attempt() {
    what=$1
    shift
    timeout 200 "$@" >"$scratch/log" 2>&1 && return
    echo "failed: $what"
    head -n 15 "$scratch/log"
    exit 1
}

known=$("$OTHER_NVCC" --list-gpu-arch)
gencode=
for sm in 75 70; do
    case $known in
    *compute_$sm*) gencode=-arch=sm_$sm ;;
    esac
done
[ -n "$gencode" ] || { echo "$OTHER_NVCC does not know Turing"; exit 1; }

# nvcc WHAT ARGUMENT...
nvcc() {
    what=$1
    shift
    # shellcheck disable=SC2086
    attempt "$what" "$OTHER_NVCC" -std=c++17 -Werror all-warnings -Wno-deprecated-gpu-targets $gencode -I"$top_srcdir/include" -I"$top_builddir/api" "$@"
}

# Before CUDA 13 a kernel's stack has no room for functions called by pointer: libferry's kernels call none.
for kernels in host_call moe; do
    nvcc "device/kernels/$kernels.cu" -O1 -ptx -o "$scratch/$kernels.ptx" "$top_srcdir/device/kernels/$kernels.cu"
    nvcc "what became of device/kernels/$kernels.cu" -O1 -fatbin -o "$scratch/kernels.fatbin" "$scratch/$kernels.ptx"
    ! grep -q callprototype "$scratch/$kernels.ptx" || { echo "device/kernels/$kernels.cu has a call by a pointer"; exit 1; }
done
for source in "$top_srcdir"/runtime/gpu/*.c "$top_srcdir"/runtime/space/cuda*.c; do
    attempt "$source" $CC -std=c11 -D_GNU_SOURCE -DHAVE_CONFIG_H -Wall -Wextra -Werror \
        -fsyntax-only -isystem "$include" -I"$top_builddir" -I"$top_srcdir" -I"$top_srcdir/include" -I"$top_builddir/api" "$source"
done

# Both compilers lay out the exchanged structures alike.
cat >"$scratch/layout.cu" <<'END'
#include <cstdio>
#include <ferry_device.h>
#include <ferry_moe.h>
#define SIZE(TYPE) std::printf("%s %zu\n", #TYPE, sizeof(TYPE))
int main()
{
    SIZE(ferryi_world), SIZE(ferryi_team), SIZE(ferry_image), SIZE(ferry_kernel_entry), SIZE(ferry_fault);
    return 0;
}
END
nvcc "layout.cu" -cudart static -o "$scratch/other" "$scratch/layout.cu" -L"$top_builddir/.libs" -lferry
attempt "layout.cu by $NVCC" "$NVCC" -std=c++17 -I"$top_srcdir/include" -I"$top_builddir/api" -o "$scratch/own" "$scratch/layout.cu" \
    -L"$top_builddir/.libs" -lferry
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
"$scratch/other" >"$scratch/other.txt"
"$scratch/own" >"$scratch/own.txt"
[ -s "$scratch/own.txt" ] || { echo "the layout program printed nothing"; exit 1; }
cmp "$scratch/other.txt" "$scratch/own.txt"

# A program with kernels, in the host space: its units and kernels are registered by the other toolkit's code.
nvcc "examples/07_kernel.c" -x cu -cudart static -o "$scratch/kernel" "$top_srcdir/examples/07_kernel.c" \
    -L"$top_builddir/.libs" -lferry
attempt "07_kernel with 2 PEs" "$top_builddir/tests/launch" -n 2 -t 60 "$scratch/kernel"
echo "$("$OTHER_NVCC" --version | sed -n 's/.*\(release .*\),.*/\1/p') for ${gencode##*=}"
