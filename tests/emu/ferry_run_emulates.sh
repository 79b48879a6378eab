#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --emulate gives a job GPUs: as many as it says, with pairs that cannot do what it says; what it does not
# understand it refuses with a sentence.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
unset LD_LIBRARY_PATH FERRY_SPACE EMU_HOST
FERRY_LOG=info
export FERRY_LOG
run=$top_builddir/launcher/ferry-run
# gives WORDS PATTERN...: the job ends well, and each pattern is in its log.
gives() {
    words=$1
    shift
    timeout 60 "$run" "--emulate$words" -n 3 "$top_builddir/tests/emu/07_kernel" >"$log" 2>&1 && ! grep -q WRONG "$log" ||
        { fail "--emulate$words"; return; }
    for pattern; do
        grep -qE -- "$pattern" "$log" || fail "--emulate$words: no '$pattern'"
    done
}
gives '' 'heap in GPU memory'
gives =2 'heap in GPU memory'
gives '=4,no-atomics' 'flags'
gives '=3,no-access=0>1:1>0' 'staged'
gives '=4,no-atomics=0>*,no-access=2>1' 'staged' 'flags'
for words in =0 =17 =x =no-atomics,4 '=4,no-atomics=0>4' '=no-access=1>1' '=no-access=0>1;1>0' '=4,,' '=no-access=' =4x; do
    status=0
    timeout 20 "$run" "--emulate$words" -n 2 "$top_builddir/tests/emu/07_kernel" >"$log" 2>&1 || status=$?
    [ $status -eq 2 ] && grep -q "ferry-run: --emulate: '.*give a number of GPUs" "$log" || fail "--emulate$words: exit $status"
done
exit $bad
