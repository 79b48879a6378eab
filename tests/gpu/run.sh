#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of this folder, and those of tests/mp with heaps in GPU memory.
#
#   run.sh N     runs them with N PEs, spread over the GPUs there are; several PEs may share one.  The rows gpu/... of
#                tests/matrix_rows.sh call it so.  GPU_PROGRAMS (names) runs only those.  Each has 60 s, or
#                120 s where it waits for its turn among others.
#   run.sh N PROGRAM ARG...
#                runs that program of the build folder alone, the same way.
#   run.sh DIR   runs all rows gpu/... and scripts on what `make check-gpu-programs` has built in DIR, on this machine or another:
#                DIR needs its files .libs, tests/launch, tests/gpu and tests/mp; this folder and the scripts of
#                tests/ must be at hand.  GPU_SCRIPTS (names, rows too) runs only those, one after the other: make
#                check-gpu GPU_SCRIPTS='with_two_pes under_flags'.  as_two_nodes runs only so.
#
# With GPU_EACH, words of the form VAR=VALUE, each program runs once with each of them.
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

child='' lanes=''
script() { # NAME: its output in $all/NAME.out, its exit status and seconds in $all/NAME.status
    trap 'kill $child $lanes 2>/dev/null; exit 1' HUP INT TERM
    status=0 began=$(date +%s)
    set -- "$1" "$here/$1.sh"
    [ -e "$2" ] || set -- "$1" "$top_srcdir/tests/matrix.sh" "gpu/$1"
    (shift && exec sh "$@") >"$all/$1.out" 2>&1 &
    child=$!
    wait $child || status=$?
    child=''
    echo "$status $(($(date +%s) - began))" >"$all/$1.status"
}
tell() { # NAME
    cat "$all/$1.out"
    read -r status seconds <"$all/$1.status"
    case $status in
    0) passed=$((passed + 1)); echo "PASS: $1, $seconds s" ;;
    77) skipped=$((skipped + 1)); echo "SKIP: $1, $seconds s" ;;
    *) failed=$((failed + 1)); echo "FAIL: $1, $seconds s" ;;
    esac
}

# Python's tests mostly import and compile, so they run beside the others, but for python_ranks.  with_deaths measures
# milliseconds and free GPU memory, and with_random_jobs makes fewer jobs in its time if other programs set up, so both
# run by themselves.
run_all() {
    top_builddir=$1 passed=0 failed=0 skipped=0 started=$(date +%s)
    export top_builddir
    all=$(mktemp -d "${TMPDIR:-/tmp}/ferry-gpu-all.XXXXXX") || exit 1
    trap 'rm -rf "$all"' EXIT
    beside='' last=''
    if [ -z "${GPU_SCRIPTS-}" ]; then
        beside=python last='python_ranks with_random_jobs with_deaths'
        GPU_SCRIPTS=$(sed -n 's,^row gpu/\([a-z_]*\) .*,\1,p' "$top_srcdir/tests/matrix_rows.sh")
        GPU_SCRIPTS="$GPU_SCRIPTS with_eight_pes"
    fi
    for name in $beside; do
        (lanes='' PYTHON_RANKS=no && export PYTHON_RANKS && script "$name") &
        lanes="$lanes $!"
    done
    for name in $GPU_SCRIPTS; do
        script "$name"
        tell "$name"
    done
    # shellcheck disable=SC2086
    [ -z "$lanes" ] || wait $lanes
    lanes=''
    for name in $beside; do
        tell "$name"
    done
    for name in $last; do
        script "$name"
        tell "$name"
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

# Jobs that have ended write their names here: the next begins as soon as one has ended.
mkfifo "$work/ended" && exec 3<>"$work/ended" || exit 1
one() { # FOLDER NAME VAR=VALUE ARG...: its output in $work/JOB.log; the exit status in $work/JOB.status
    status=0 program=$top_builddir/$1/$2 job=$2,$3
    to=$work/$(echo "$job" | tr / _) with=$3
    shift 3
    "$top_builddir/tests/launch" -n "$n" -t $limit ${with:+-e "$with"} "$program" "$@" >"$to.log" 2>&1 3>&- || status=$?
    echo $status >"$to.status"
    echo "$job" >&3
}
# A dying PE ends the kernels of all processes that MPS joins with it, and under MPS no PE can fill a shared GPU.
alone() {
    (unset CUDA_MPS_PIPE_DIRECTORY CUDA_MPS_ACTIVE_THREAD_PERCENTAGE && one "$@")
}
bad=0 ran=0 running=0 mps_again=no
end_one() { # waits for the next job that ends, and judges it
    read -r job <&3
    running=$((running - 1))
    to=$work/$(echo "$job" | tr / _)
    case $(cat "$to.status") in
    0) ran=$((ran + 1)) ;;
    77) ;;
    *)
        with=${job#*,}
        echo "FAILED: ${job%%,*} with $n PEs${with:+, $with} (exit $(cat "$to.status"))"
        grep -h '^FAIL' "$to.log" | head -n 5
        tail -n 10 "$to.log"
        bad=1 mps_again=$mps
        ;;
    esac
}
end_all() {
    while [ $running -gt 0 ]; do end_one; done
    wait
}

# Programs that cannot run in GPU memory: they ask for the host space, load from a peer, or have threads that store.
host_only='globals globals_fork globals_large heap_addresses kernel_blocks moe_ignores_flags_of_other_rounds moe_in_streams
    path_matrix stream_calls_at_once teams_of_threads threads_share_a_pe'
by_turns='kernel_sees_a_peer_die kernel_that_does_not_end moe_goes_on_without_the_dead moe_weighs_without_the_dead'
# Most of a program's time is set-up, so programs set up side by side.  Programs of one PE also run side by side.  More
# PEs: after ferry_init one program goes on at a time (tests/turn.h), since PEs of two programs would keep each other
# waiting for turns on the GPUs.  These run by themselves, after the others, and so do those that end a PE or take no
# turns.
by_itself='collectives_outlast_a_full_gpu full_gpu_takes_what_needs_no_kernel kernel_that_does_not_end
    moe_outlasts_a_full_gpu owner_is_busy_elsewhere'
turns='host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_copies_fit_any_alignment kernel_scopes_share_the_work
    launch_checks_what_fits amo_contended barrier coll_on_overlapping_teams moe_random_routing put_signal random_ops
    strided_every_type wait_times_out'
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

together=8 limit=60
if [ "$n" -gt 1 ] && [ $# -eq 1 ]; then
    limit=120 together=6 # others' turns come before
    TEST_TURN=$work/turn
    export TEST_TURN
    # An MPS daemon has at most 48 clients a GPU.
    [ $mps = no ] || [ $((together * each)) -le 40 ] || together=$((40 / each))
    # One program sets up while another runs; more would take turns from it.
    [ -z "${PE_TURNS-}" ] || together=2
fi
if [ $# -gt 1 ]; then
    name=${2##*/} folder=${2%/*}
    shift 2
    running=1
    one "$folder" "$name" '' "$@"
    end_one
    exit $bad
fi
runs_by_itself() { # FOLDER NAME
    case " $(echo $by_itself) " in *" $2 "*) return 0 ;; esac
    [ "$n" -gt 1 ] || return 1
    case " $(echo $by_turns) " in *" $2 "*) return 0 ;; esac
    ! grep -q TEST_TURN "$top_builddir/$1/$2"
}
later=''
begin() { # FOLDER NAME [now]
    [ -x "$top_builddir/$1/$2" ] || return
    if [ $# -eq 2 ] && runs_by_itself "$1" "$2"; then
        later="$later $1/$2"
        return
    fi
    for with in ${GPU_EACH:-none}; do
        [ "$with" != none ] || with=''
        while [ $running -ge $together ]; do end_one; done
        if [ $mps_again = yes ]; then # what a failed program left must not harm the next
            end_all
            mps_end
            mps_begin "$work" $each
            mps_again=no
        fi
        running=$((running + 1))
        case " $(echo $by_turns) " in
        *" $2 "*) alone "$1" "$2" "$with" & ;;
        *) one "$1" "$2" "$with" & ;;
        esac
    done
}
for name in ${GPU_PROGRAMS:-$(cat "$top_builddir/tests/gpu/programs")}; do
    begin tests/gpu "$name"
done
for name in ${GPU_PROGRAMS:-$(cat "$top_builddir/tests/mp/programs")}; do
    case " $(echo $host_only) " in *" $name "*) continue ;; esac
    begin tests/mp "$name"
done
end_all
together=1
for name in $later; do
    begin "${name%/*}" "${name##*/}" now
done
end_all
[ $bad -eq 0 ] || exit 1
[ $ran -gt 0 ] || { echo "nothing ran"; exit 1; }
echo "$ran programs with $n PEs on $gpus GPUs$how"
