#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Programs for NVSHMEM run unchanged: with heaps in host memory and, on emulated GPUs, in GPU memory, over native, flags
# and staged pairs.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
. "$top_srcdir/tests/scratch.sh"
bad=0
# run NAME PROGRAM: prints its output only if it fails.
run() {
    timeout 100 "$top_builddir/tests/launch" -n 3 -t 90 --mode procs "$2" >"$scratch/log" 2>&1 ||
        { echo "$1 with FERRY_PATHS='$FERRY_PATHS':"; grep -E 'FAIL|WRONG' "$scratch/log" || cat "$scratch/log"; bad=1; }
}
ran=''
for FERRY_PATHS in '' flags staged '0>1=staged,1>2=flags'; do
    export FERRY_PATHS
    FERRY_SPACE=host
    export FERRY_SPACE
    [ ! -x "$top_builddir/tests/nvshmem/calls_host" ] || { run host "$top_builddir/tests/nvshmem/calls_host"; ran="$ran host"; }
    unset FERRY_SPACE
    [ -e "$top_builddir/tests/nvshmem/calls" ] || continue
    (
        . "$top_srcdir/tests/emu/environment.sh"
        EMU_HOST=strict
        export EMU_HOST
        run 'emulated GPUs' "$top_builddir/tests/nvshmem/calls"
        exit $bad
    ) || bad=1
    ran="$ran emulated"
done
[ -n "$ran" ] || { echo "skipped: no C++ compiler, and no emulator"; exit 77; }
# Variables of NVSHMEM that have a meaning here.
if [ -x "$top_builddir/tests/nvshmem/calls_host" ]; then
    FERRY_PATHS='' FERRY_SPACE=host
    export FERRY_PATHS FERRY_SPACE
    NVSHMEM_SYMMETRIC_SIZE=big timeout 60 "$top_builddir/tests/launch" -n 1 -t 50 --mode procs \
        "$top_builddir/tests/nvshmem/calls_host" >"$scratch/log" 2>&1 && { echo "a size that is none was taken"; bad=1; }
    grep -q "NVSHMEM_SYMMETRIC_SIZE='big' is not allowed" "$scratch/log" || { echo "no word of the size:"; cat "$scratch/log"; bad=1; }
    NVSHMEM_HCA_LIST=mlx5_0 FERRY_LOG=debug timeout 60 "$top_builddir/tests/launch" -n 1 -t 50 --mode procs \
        "$top_builddir/tests/nvshmem/calls_host" >"$scratch/log" 2>&1
    grep -q "NVSHMEM_HCA_LIST has no effect here" "$scratch/log" || { echo "no word of a variable without effect"; bad=1; }
fi
exit $bad
