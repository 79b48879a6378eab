#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Calls in kernels of emulated GPUs are in the trace, a warp's and a block's once, with their lines and causes; those of
# kernels for GPUs only when compiled for it.
set -u
. "${top_srcdir:?run by make check}/tests/observe/traced.sh"
. "$top_srcdir/tests/emu/environment.sh"

$run -n 3 --trace "$scratch/k.txt" --trace "$scratch/k.html" "$top_builddir/tests/emu/07_kernel" >"$log" 2>&1 || fail "status $?"
cp "$scratch/k.txt" "$log"
[ "$(grep -c 'PE 0 .* 07_kernel.c:[0-9]* .*put 4096 bytes to PE 1 (native), then signal' "$scratch/k.txt")" -eq 24 ] ||
    fail "not 24 puts with a signal of PE 0's kernel"
has "$scratch/k.txt" 'PE 1 +07_kernel.c:[0-9]+ +wait until .* == 1,.*; (after|waited for) PE 0 at '
has "$scratch/k.txt" 'PE 2 +07_kernel.c:[0-9]+ +launch,'
grep -q '"rows":\["host","kernel' "$scratch/k.html" || fail "kernels have no rows of their own"

[ -n "${NVCC-}" ] || exit $bad
cat >"$scratch/k.cu" <<'END'
#include <ferry.h>
__global__ void k(int *p) { ferry_int_p(p, 1, 0); }
END
for traced in '' -DFERRYI_TRACE; do
    # shellcheck disable=SC2086
    $NVCC -std=c++17 -arch=compute_80 $traced -I"$top_srcdir/include" -I"$top_builddir/api" -ptx -o "$scratch/k.ptx" \
        "$scratch/k.cu" >"$log" 2>&1 || fail "nvcc $traced"
    case $traced,$(grep -c observed "$scratch/k.ptx") in
    ,0 | -D*,[1-9]*) ;;
    *) fail "nvcc $traced: the kernel's code has $(grep -c observed "$scratch/k.ptx") lines about observers" ;;
    esac
done
exit $bad
