#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of this folder, and those of tests/mp with heaps in GPU memory.
#
#   run.sh N     runs them with N PEs, spread over the GPUs there are; several PEs may share one.  make check-gpu's
#                scripts call it so.  GPU_PROGRAMS (names) runs only those.  Each has 60 s, or
#                120 s where it waits for its turn among others.
#   run.sh N PROGRAM ARG...
#                runs that program of the build folder alone, the same way.
#   run.sh DIR   runs all of these scripts on what `make check-gpu-programs` has built in DIR, on this machine or another:
#                DIR needs its files .libs, tests/launch, tests/gpu and tests/mp, and this folder must be at hand.
#                GPU_SCRIPTS (names) runs only those: make check-gpu GPU_SCRIPTS='with_two_pes under_flags'.  Those that
#                need more than ferry and GPUs run only so: python (torch, pytest), as_two_nodes (libfabric).
#
# Processes that share a GPU take turns of about 2 ms there.  With more PEs than GPUs MPS joins them as long as this
# script runs (mps.sh).  GPU_MPS=no, or a machine without MPS: PEs take turns, and only the programs of `turns` run.
#
# Exit status: 0 all passed, 1 some failed, 77 skipped: there is no GPU, or no program for one.
set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${top_srcdir:=${here%/tests/gpu}}"
export top_srcdir
gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')

run_all() {
    top_builddir=$1 passed=0 failed=0 skipped=0 started=$(date +%s)
    export top_builddir
    for name in ${GPU_SCRIPTS:-$(cd "$here" && echo under_*.sh with_*.sh)}; do
        name=${name%.sh} status=0 began=$(date +%s)
        "$here/$name.sh" || status=$?
        what="$name, $(($(date +%s) - began)) s"
        case $status in
        0) passed=$((passed + 1)); echo "PASS: $what" ;;
        77) skipped=$((skipped + 1)); echo "SKIP: $what" ;;
        *) failed=$((failed + 1)); echo "FAIL: $what" ;;
        esac
    done
    echo "check-gpu: $passed passed, $failed failed, $skipped skipped, on $gpus GPUs, $(($(date +%s) - started)) s"
    [ $failed -eq 0 ] || exit 1
    [ $passed -gt 0 ] && exit 0
    [ "$gpus" -eq 0 ] && exit 77
    exit 1 # there is a GPU, and nothing ran on it
}

case ${1-} in
'' | *[!0-9]*)
    [ -e "${1-}/tests/gpu/programs" ] || { echo "usage: $0 N, or $0 DIR with a build in DIR"; exit 2; }
    run_all "$(cd "$1" && pwd)"
    ;;
esac

: "${top_builddir:?run by make check-gpu, or with a folder}"
n=$1
[ "$gpus" -gt 0 ] || { echo "skipped: no GPU here"; exit 77; }
[ -s "$top_builddir/tests/gpu/programs" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
work=$(mktemp -d "${TMPDIR:-/tmp}/ferry-gpu.XXXXXX") || exit 1
FERRY_SPACE=cuda PE_LEVEL=${PE_LEVEL-quick}
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} # it may have been built under another name
export FERRY_SPACE PE_LEVEL LD_LIBRARY_PATH

. "$here/mps.sh"
trap 'mps_end; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

one() { # FOLDER NAME ARG...: its output in $work/NAME.log; the exit status in $work/NAME.status
    status=0 program=$top_builddir/$1/$2 to=$work/$2
    shift 2
    "$top_builddir/tests/launch" -n "$n" -t $limit "$program" "$@" >"$to.log" 2>&1 || status=$?
    echo $status >"$to.status"
}
# A dying PE ends the kernels of all processes that MPS joins with it, and under MPS no PE can fill a shared GPU.
alone() {
    (unset CUDA_MPS_PIPE_DIRECTORY CUDA_MPS_ACTIVE_THREAD_PERCENTAGE && one "$1" "$2")
}
bad=0 ran=0
judge() { # NAME...
    for name in "$@"; do
        case $(cat "$work/$name.status") in
        0) ran=$((ran + 1)) ;;
        77) ;;
        *)
            echo "FAILED: $name with $n PEs (exit $(cat "$work/$name.status"))"
            grep -h '^FAIL' "$work/$name.log" | head -n 5
            tail -n 10 "$work/$name.log"
            bad=1
            # Its leftovers must not harm the next program.
            [ $mps = no ] || { mps_end; mps_begin "$work" $each; }
            ;;
        esac
    done
}

# Programs that cannot run in GPU memory: they ask for the host space, load from a peer, or have threads that store.
host_only='globals globals_fork globals_large heap_addresses kernel_blocks moe_ignores_flags_of_other_rounds moe_in_streams
    path_matrix stream_calls_at_once teams_of_threads threads_share_a_pe'
by_turns='kernel_sees_a_peer_die kernel_that_does_not_end moe_goes_on_without_the_dead moe_weighs_without_the_dead'
# Most of a program's time is set-up, so programs set up side by side.  Programs of one PE also run side by side.  More
# PEs: after ferry_init one program goes on at a time (tests/turn.h), since PEs of two programs would keep each other
# waiting for turns on the GPUs. These run by themselves, and those that end a PE or take no turns, and all where PEs
# share a GPU in turns.
by_itself='collectives_outlast_a_full_gpu full_gpu_takes_what_needs_no_kernel kernel_that_does_not_end
    moe_outlasts_a_full_gpu owner_is_busy_elsewhere'
turns='host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_copies_fit_any_alignment kernel_scopes_share_the_work
    launch_checks_what_fits amo_contended barrier coll_more moe_random_routing put_signal random_ops strided_every_type
    wait_times_out'
each=$(((n + gpus - 1) / gpus)) how=
if [ $each -gt 1 ]; then
    if mps_begin "$work" $each; then
        how=', joined by MPS'
    else
        how=', in turns' PE_TURNS=1
        export PE_TURNS
        GPU_PROGRAMS=${GPU_PROGRAMS:-$turns}
    fi
fi

together=6 limit=60
if [ -n "${PE_TURNS-}" ] || [ $# -gt 1 ]; then
    together=1
elif [ "$n" -gt 1 ]; then
    limit=120 # others' turns come before
    TEST_TURN=$work/turn
    export TEST_TURN
    [ $each -eq 1 ] || together=4 # an MPS daemon has at most 48 clients a GPU
fi
if [ $# -gt 1 ]; then
    name=${2##*/} folder=${2%/*}
    shift 2
    one "$folder" "$name" "$@"
    judge "$name"
    exit $bad
fi
batch=''
finish() {
    wait
    # shellcheck disable=SC2086
    judge $batch
    batch=''
}
runs_by_itself() { # FOLDER NAME
    case " $(echo $by_itself) " in *" $2 "*) return 0 ;; esac
    [ "$n" -gt 1 ] || return 1
    case " $(echo $by_turns) " in *" $2 "*) return 0 ;; esac
    ! grep -q TEST_TURN "$top_builddir/$1/$2"
}
begin() { # FOLDER NAME
    [ -x "$top_builddir/$1/$2" ] || return
    whole=no
    runs_by_itself "$1" "$2" && whole=yes
    [ $whole = no ] || finish
    case " $(echo $by_turns) " in
    *" $2 "*) alone "$1" "$2" & ;;
    *) one "$1" "$2" & ;;
    esac
    batch="$batch $2"
    if [ $whole = yes ] || [ "$(echo $batch | wc -w)" -ge $together ]; then
        finish
    fi
}
for name in ${GPU_PROGRAMS:-$(cat "$top_builddir/tests/gpu/programs")}; do
    begin tests/gpu "$name"
done
for name in ${GPU_PROGRAMS:-$(cat "$top_builddir/tests/mp/programs")}; do
    case " $(echo $host_only) " in *" $name "*) continue ;; esac
    begin tests/mp "$name"
done
finish
[ $bad -eq 0 ] || exit 1
[ $ran -gt 0 ] || { echo "nothing ran"; exit 1; }
echo "$ran programs with $n PEs on $gpus GPUs$how"
