#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Runs the litmus programs over PEs x paths x slots of a ring x chaos and adds up what was seen.
#
#   matrix.sh procs|threads
#
# CHECK_LEVEL   quick, normal or full: how long, and of how many of the settings
# LITMUS_SECONDS  for all settings together, instead
# LITMUS_SEED   another sample of programs and another order in chaos
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
mode=$1
every=1
case ${CHECK_LEVEL-normal} in
quick) seconds=3 every=3 ;;
full) seconds=300 ;;
*) seconds=12 ;;
esac
seconds=${LITMUS_SECONDS-$seconds}
seed=${LITMUS_SEED-1}

paths_of() {
    case $1:$2 in
    mixed:2) echo '0>1=staged,1>0=flags' ;;
    mixed:3) echo '0>1=flags,1>0=staged,1>2=staged,2>0=flags' ;;
    mixed:4) echo '0>1=flags,0>2=staged,1>2=flags,1>3=staged,2>0=staged,2>3=flags,3>1=staged,3>0=flags' ;;
    *) echo "$1" ;;
    esac
}

# PEs, paths, slots, chaos; slots do not matter to native pairs.
settings() {
    for n in 2 3 4; do
        for paths in native flags staged mixed; do
            for chaos in "$seed" 0; do
                for slots in 2 64; do
                    [ $paths:$slots = native:2 ] || echo "$n $paths $slots $chaos"
                done
            done
        done
    done
}

log=$(mktemp)
trap 'rm -f "$log" "$log".*' EXIT
settings | awk -v every="$every" 'NR % every == 0' >"$log.settings"
each=$(awk -v s="$seconds" 'END { printf "%.3f", s / NR }' "$log.settings")
failed=0 ran=0
while read -r n paths slots chaos; do
    ran=$((ran + 1))
    set -- env FERRY_PATHS="$(paths_of "$paths" "$n")" FERRY_TEST="ring_slots=$slots:chaos=$chaos" \
        "$top_builddir/tests/launch" -n "$n" -t "$(awk -v s="$each" 'BEGIN { print s + 110 }')" --mode "$mode" \
        "$top_builddir/tests/litmus/generated" --seconds "$each" --seed "$((seed * 100 + ran))"
    if ! "$@" >"$log" 2>&1 </dev/null; then
        failed=$((failed + 1))
        echo "FAILED $n PEs as $mode, $paths, $slots slots, chaos=$chaos; again: $*"
        tail -n 20 "$log"
    fi
    echo "-- $n PEs as $mode, $paths, $slots slots, chaos=$chaos" >>"$log.all"
    cat "$log" >>"$log.all"
done <"$log.settings"

# "litmus 2 PEs: programs 1 of 2 rounds 3 forbidden 4 relaxed 5", and "  allowed and seen: name 1 of 2 name 3 of 4"
awk '/^litmus / { rounds += $9; forbidden += $11; relaxed += $13 }
    /^  allowed and seen:/ { for (i = 4; i + 3 <= NF; i += 4) { seen[$i] += $(i + 1); of[$i] += $(i + 3) } }
    END { for (name in seen) printf "  %-28s %d of %d\n", name, seen[name], of[name] | "sort"
          close("sort")
          printf "%d rounds, %d forbidden outcomes; above, how often an allowed one was seen: %d\n", rounds, forbidden, relaxed
    }' "$log.all"
echo "litmus as $mode: $ran settings, $failed failed"
[ $failed -eq 0 ]
