#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --check and --trace of a program for NVSHMEM: calls have NVSHMEM's names, and the lines are the program's own.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
[ -e "$top_builddir/emulator/lib/libcuda.so.1" ] || { echo "skipped: no emulator"; exit 77; }
. "$top_srcdir/tests/scratch.sh"
unset FERRY_SPACE
source=$top_srcdir/tests/nvshmem/race.cu
line_of() { grep -n "$1" "$source" | cut -d: -f1; }
timeout 100 "$top_builddir/launcher/ferry-cc" --emulate -o "$scratch/race" "$source" >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
FERRY_TIMEOUT=2s # of the collective calls that differ
export FERRY_TIMEOUT
timeout 60 "$top_builddir/launcher/ferry-run" -n 2 --check "$scratch/race" >"$scratch/check" 2>&1
timeout 60 "$top_builddir/launcher/ferry-run" -n 2 --trace "$scratch/trace.txt" "$scratch/race" >"$scratch/log" 2>&1
wanted() {
    grep -q "$2" "$1" || { echo "no '$2' in:"; cat "$1"; bad=1; }
}
bad=0
wanted "$scratch/check" "nvshmem_p of PE . at .*race.cu:$(line_of 'in the kernel') writes it"
wanted "$scratch/check" "nvshmem_int_put of PE . at .*race.cu:$(line_of 'on the host') writes it"
wanted "$scratch/check" "nvshmemx_put_block of PE . at .*race.cu:$(line_of 'by a block') writes it"
wanted "$scratch/check" "nvshmemx_putmem_warp of PE . at .*race.cu:$(line_of 'by a warp') writes it"
wanted "$scratch/check" "of PE . at .*race.cu:$(line_of 'an addition')"
wanted "$scratch/check" "nvshmemx_int_p_on_stream of PE . at .*race.cu:$(line_of 'in a stream') writes it"
wanted "$scratch/check" "PE 0 is in nvshmem_barrier at .*race.cu:$(line_of 'of a team') and PE 1 in nvshmem_sync_all at .*race.cu:$(line_of 'of all')"
if grep -E '\bferry_[a-z]' "$scratch/check"; then
    echo "that speaks of ferry's calls"
    bad=1
fi
wanted "$scratch/trace.txt" "race.cu:$(line_of 'on the host') *put 4 bytes"
exit $bad
