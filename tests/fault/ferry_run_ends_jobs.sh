#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# How ferry-run ends jobs: it shows the survivors' messages, --keep-going lets survivors go on, it always names a
# program that cannot be started, and no process of the PEs outlives a job, even if ferry-run is killed. shellcheck
# disable=SC2016
set -u
. "${top_srcdir:?run by make check}/tests/fault/ferry_run.sh"
program=$top_builddir/tests/fault/ends_badly

# The survivors' reports, whether they end or not.
for way in end stay; do
    attempt 137 "$run" -n 3 "$program" $way
    says 2 'ferry: \[pe [02]\] .*PE 1'
    says 1 'PE 1 was ended by signal 9 .*; ending the others'
    says 0 'went on'
done
attempt 137 "$run" --keep-going -n 3 "$program" end
says 2 'ferry: \[pe [02]\] .*PE 1'
says 2 'PE [02] went on after FERRY_ERR_PEER_LOST'
says 1 'PE 1 was ended by signal 9 .*; the others go on'
# The first failure's status, and the last PE's end.
attempt 5 "$run" --keep-going -n 3 sh -c 'sleep 0.$((RANK * 4)); echo "ends $RANK"; exit $((5 + RANK))'
says 3 ends
attempt 124 "$run" --keep-going --timeout 1 -n 2 sh -c '[ "$RANK" = 0 ] || sleep 100'
attempt 2 "$run" --keep-going --launcher mpi -n 2 true

# A program that cannot be started.
runs=200
[ "${CHECK_LEVEL-}" != quick ] || runs=50
i=0
while [ $i -lt "${RUNS:-$runs}" ] && [ $bad -eq 0 ]; do
    attempt 127 "$run" -n 2 ./not-there
    says 1 'not-there: No such file'
    i=$((i + 1))
done
: >no-program
chmod -x no-program
attempt 126 "$run" -n 3 ./no-program
says 1 'no-program: Permission denied'

# Some are in sessions of their own, some grandchildren.
starts="(setsid sleep $seconds &); sh -c 'sleep $seconds & sleep $seconds & wait' & sleep $seconds & echo started"
attempt 0 "$run" -n 2 sh -c "$starts; true"
says 2 started
none_left "after a good job"
attempt 3 "$run" -n 2 sh -c "$starts; exit 3"
none_left "after a failed job"
attempt 124 "$run" --timeout 1 -n 2 sh -c "$starts; wait"
none_left "after a timeout"
# ferry-run does not disturb a process that ends by itself.
attempt 0 "$run" -n 1 sh -c '(sleep 0.1; echo late) &'
says 1 late

if [ -r "/proc/$$/task/$$/children" ]; then
    killed guard 2 -n 2 sh -c "$starts; wait"
    killed launcher 2 -n 2 sh -c "$starts; wait"
fi

# Labels: whole lines, of stdout and stderr, the last one too, and long ones in pieces.
attempt 0 "$run" -l -n 3 sh -c 'echo "out $RANK"; echo "err $RANK" >&2; printf "end %s" "$RANK"'
for pe in 0 1 2; do
    says 1 "^\[$pe\] out $pe\$"
    says 1 "^\[$pe\] err $pe\$"
    says 1 "^\[$pe\] end $pe\$"
done
attempt 0 "$run" -l -n 2 sh -c 'head -c 100000 /dev/zero | tr "\0" x; [ "$RANK" = 0 ] || exit 0'
[ "$(sed 's/^\[[01]\] //' log | tr -d '\n' | wc -c)" -eq 200000 ] || fail "bytes were lost by -l"

# Ways to say how many, and where.
host=$(uname -n)
for options in -n3 -np3 -np=3 --np=3 -c3 "--np 3" "-n 3 --oversubscribe" "-hosts localhost -n 3" \
    "-host localhost:4,127.0.0.1 -n3" "-H $host -n3"; do
    # shellcheck disable=SC2086
    attempt 0 "$run" $options sh -c 'echo "PE $RANK of $WORLD_SIZE"'
    says 3 'PE [012] of 3$'
done
attempt 2 "$run" -n3x true
attempt 2 "$run" -np0 true
[ $bad -ne 0 ] || echo "all jobs ended as they should, $i of them without a program"
exit $bad
