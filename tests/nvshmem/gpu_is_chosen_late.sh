#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A program for NVSHMEM chooses its GPU before nvshmem_init(), by an attribute, or after it: that of its PE's number, or
# another one, on all PEs or on some.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
[ -e "$top_builddir/emulator/lib/libcuda.so.1" ] || { echo "skipped: no emulator"; exit 77; }
. "$top_srcdir/tests/scratch.sh"
unset FERRY_SPACE
timeout 100 "$top_builddir/launcher/ferry-cc" --emulate=fast -o "$scratch/stages" "$top_srcdir/tests/nvshmem/stages.cu" \
    >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
bad=0
run() {
    timeout 60 "$top_builddir/launcher/ferry-run" --emulate -n 3 "$scratch/stages" "$1" "$scratch/id" >"$scratch/log" 2>&1 ||
        { echo "$1 with FERRY_PATHS='$FERRY_PATHS':"; cat "$scratch/log"; bad=1; }
}
for FERRY_PATHS in '' flags staged; do
    export FERRY_PATHS
    run other
    run some
done
for how in before attribute same id; do
    FERRY_PATHS='' run "$how"
done
exit $bad
