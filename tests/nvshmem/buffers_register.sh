#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# GPU memory of a program for NVSHMEM becomes symmetric, over native, flags and staged pairs.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
[ -e "$top_builddir/emulator/lib/libcuda.so.1" ] || { echo "skipped: no emulator"; exit 77; }
. "$top_srcdir/tests/scratch.sh"
unset FERRY_SPACE
timeout 100 "$top_builddir/launcher/ferry-cc" --emulate=fast -o "$scratch/buffers" "$top_srcdir/tests/nvshmem/buffers.cu" \
    >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
bad=0
for FERRY_PATHS in '' flags staged '0>1=staged,1>2=flags'; do
    export FERRY_PATHS
    timeout 60 "$top_builddir/launcher/ferry-run" --emulate -n 3 "$scratch/buffers" >"$scratch/log" 2>&1 ||
        { echo "with FERRY_PATHS='$FERRY_PATHS':"; cat "$scratch/log"; bad=1; }
done
grep -q 'only such memory becomes symmetric' "$scratch/log" || { echo "no word of cudaMalloc's memory"; cat "$scratch/log"; bad=1; }
grep -q 'give one whole mapping' "$scratch/log" || { echo "no word of a part"; cat "$scratch/log"; bad=1; }
exit $bad
