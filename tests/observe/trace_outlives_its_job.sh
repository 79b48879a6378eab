#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What was recorded is written when a PE is killed, when the job runs out of time, and when ferry-run is told to end; the call
# in which a PE was is on record.
set -u
. "${top_srcdir:?run by make check}/tests/observe/traced.sh"

compile "$scratch/halo" -g
put=halo.c:$(line_of put) wait=halo.c:$(line_of wait)

$run -n 3 --trace "$scratch/die.txt" "$scratch/halo" 20 die >"$log" 2>&1
status=$?
[ $status -eq 137 ] || fail "status $status of a job whose PE was killed, not 137"
cp "$scratch/die.txt" "$log"
[ "$(grep -c "PE 1 .* $put .*put 256" "$scratch/die.txt")" -eq 9 ] || fail "not 9 puts of the killed PE"
has "$scratch/die.txt" "PE [02] +($put|$wait) .*; FERRY_ERR_PEER_LOST,"

# PE 1 sleeps, PE 2 waits for it.
$run -n 3 --timeout 2 --trace "$scratch/hang.txt" --trace "$scratch/hang.html" "$scratch/halo" 20 hang >"$log" 2>&1
status=$?
[ $status -eq 124 ] || fail "status $status of a job without time, not 124"
cp "$scratch/hang.txt" "$log"
has "$scratch/hang.txt" "PE 2 +$wait +wait until global_flag >= 10; it had not returned,"
grep -q '"status":124' "$scratch/hang.html" || fail "the page does not have the job's status"

$run -n 3 --trace "$scratch/term.txt" "$scratch/halo" 20 hang >"$log" 2>&1 &
job=$!
sleep 0.7
kill -TERM "$job"
wait "$job"
has "$scratch/term.txt" "PE 2 +$wait +wait until global_flag >= 10; it had not returned,"
[ -z "$(find "${TMPDIR:-/tmp}" -maxdepth 1 -name 'ferry-trace*' -newer "$scratch/halo" 2>/dev/null)" ] ||
    fail "something is left in the folder for temporary files"
exit $bad
