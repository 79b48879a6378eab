#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of this folder, and those of tests/mp with heaps in GPU memory.
#
#   run.sh N     runs them with N PEs, spread over the GPUs there are; several PEs may share one.  make check-gpu's
#                scripts call it so.  GPU_PROGRAMS (names) runs only those.  Each has 60 s.
#   run.sh DIR   runs all of these scripts on what `make check-gpu-programs` has built in DIR, on this machine or another:
#                DIR needs its files .libs, tests/launch, tests/gpu and tests/mp, and this folder must be at hand.
#                GPU_SCRIPTS (names) runs only those: make check-gpu GPU_SCRIPTS='with_two_pes under_flags'.
#
# Exit status: 0 all passed, 1 some failed, 77 skipped, with the reason.
set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${top_srcdir:=${here%/tests/gpu}}"
export top_srcdir

run_all() {
    top_builddir=$1 passed=0 failed='' skipped=0
    export top_builddir
    for name in ${GPU_SCRIPTS:-$(cd "$here" && echo under_*.sh with_*.sh)}; do
        name=${name%.sh} status=0 began=$(date +%s)
        "$here/$name.sh" || status=$?
        what="$name, $(($(date +%s) - began)) s"
        case $status in
        0) passed=$((passed + 1)); echo "PASS: $what" ;;
        77) skipped=$((skipped + 1)); echo "SKIP: $what" ;;
        *) failed="$failed $name"; echo "FAIL: $what" ;;
        esac
    done
    echo "$passed passed, $skipped skipped, failed:${failed:- none}"
    [ -z "$failed" ] || exit 1
    [ $passed -gt 0 ] || exit 77
    exit 0
}

case ${1-} in
'' | *[!0-9]*)
    [ -e "${1-}/tests/gpu/programs" ] || { echo "usage: $0 N, or $0 DIR with a build in DIR"; exit 2; }
    run_all "$(cd "$1" && pwd)"
    ;;
esac

: "${top_builddir:?run by make check-gpu, or with a folder}"
n=$1
bad=0 ran=0
[ -s "$top_builddir/tests/gpu/programs" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
FERRY_SPACE=cuda PE_LEVEL=${PE_LEVEL-quick}
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} # it may have been built under another name
export FERRY_SPACE PE_LEVEL LD_LIBRARY_PATH

one() {
    status=0
    "$top_builddir/tests/launch" -n "$n" -t 60 "$top_builddir/$1" >"$log" 2>&1 || status=$?
    case $status in
    0) ran=$((ran + 1)) ;;
    77) ;;
    *) echo "FAILED: $1 with $n PEs (exit $status)"; tail -n 15 "$log"; bad=1 ;;
    esac
}

# Not for GPU memory: what asks for the host space itself, loads from a peer, or has threads that store.
host_only='globals globals_fork globals_large heap_addresses kernel_blocks moe_ignores_flags_of_other_rounds moe_in_streams
    path_matrix stream_calls_at_once teams_of_threads threads_share_a_pe'
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
