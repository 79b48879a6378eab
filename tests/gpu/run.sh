#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Runs the programs of this folder, and those of tests/mp with heaps in GPU memory, with $1 PEs, spread over the GPUs there
# are; several PEs may share one.  GPU_PROGRAMS (names) runs only those.
set -u
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
n=$1
bad=0 ran=0
[ -n "${NVCC-}" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
FERRY_SPACE=cuda PE_LEVEL=${PE_LEVEL-quick}
export FERRY_SPACE PE_LEVEL

one() {
    status=0
    "$top_builddir/tests/launch" -n "$n" -t 60 "$top_builddir/$1" >"$log" 2>&1 || status=$?
    case $status in
    0) ran=$((ran + 1)) ;;
    77) ;;
    *) echo "FAILED: $1 with $n PEs (exit $status)"; tail -n 15 "$log"; bad=1 ;;
    esac
}

# Not for GPU memory: what asks for the host space itself, loads from a peer, counts, or has threads that store.
host_only='globals globals_fork globals_large heap_addresses kernel_blocks moe_ignores_flags_of_other_rounds path_matrix
    stream_calls_at_once teams_of_threads threads_share_a_pe'
# Where PEs share a GPU they take turns of milliseconds: there one that meets thousands of times is left out.
gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
[ "$n" -le "$gpus" ] || host_only="$host_only strided_every_type"

for name in ${GPU_PROGRAMS:-$(cat "$top_builddir/tests/gpu/programs")}; do
    [ -x "$top_builddir/tests/gpu/$name" ] && one "tests/gpu/$name"
done
for name in ${GPU_PROGRAMS:-$(cat "$top_builddir/tests/mp/programs")}; do
    case " $(echo $host_only) " in *" $name "*) continue ;; esac
    [ -x "$top_builddir/tests/mp/$name" ] && one "tests/mp/$name"
done
[ $bad -eq 0 ] || exit 1
[ $ran -gt 0 ] || { echo "skipped: no GPU here"; exit 77; }
echo "$ran programs with $n PEs on $gpus GPUs"
