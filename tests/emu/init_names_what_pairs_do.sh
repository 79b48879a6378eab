#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry_init finds what is wrong with one ordered pair, calls it by the word of ferry-info verdict, and takes the path
# that works, in that direction only; the job's data arrive.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
FERRY_LOG=info PE_LEVEL=quick PE_ROUNDS=3
export FERRY_LOG PE_LEVEL PE_ROUNDS EMU_FAULTS

# finds FAULT PATH WORD [COPIES]: of the pair 0 > 1; COPIES: what the log says of copy engines.
finds() {
    EMU_FAULTS="0>1=$1"
    timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/mp/random_ops" >"$log" 2>&1 ||
        { fail "$1: random_ops failed"; return; }
    grep -q "pe 0.*paths: native to PE 0; $2${4:+, $4,} to PE 1" "$log" || fail "$1: 0 > 1 is not $2${4:+, $4}"
    grep -q "pe 1.*paths: native to PE 0-1" "$log" || fail "$1: 1 > 0 is not native"
    [ -z "$3" ] || grep -q "pe 0.*the path to PE 1: .*the probe says $2 .*in a word: $3" "$log" || fail "$1: not called '$3'"
}
by_copy='bulk by copy engine'
finds works-without-atomics flags 'works without atomics'
finds stores-lost staged 'stores lost'
finds only-by-copy-engine staged 'only by copy engine' "$by_copy"
finds reads-wrong staged 'reads wrong'
finds mirror staged mirror "$by_copy"
finds no-access staged ''
EMU_FAULTS='0>1=copy-engine-corrupts' timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/mp/random_ops" \
    >"$log" 2>&1 || fail "copy-engine-corrupts: random_ops failed"
grep -q 'pe 0.*the path to PE 1: .*the probe says native .*and: copy engine corrupts' "$log" || fail "wrong copies are not named"
[ "$(grep -c 'pe [01].*paths: native to PE 0-1' "$log")" -eq 2 ] || fail "wrong copies cost a path"

# Stores that are lost by force, and copy engines that are not to be used.
FERRY_TEST='probe_fail=0>1=store'
export FERRY_TEST
finds works staged '' "$by_copy"
finds copy-engine-corrupts staged ''
FERRY_TEST='probe_fail=0>1=store,0>1=copy'
finds works staged ''
exit $bad
