#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --check names each bug of bugs.c: status 3, the variable, the PE, and the lines of both sides; and says what
# PEs wait for that wait for ever.
set -u
. "${top_srcdir:?run by make check}/tests/scratch.sh"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: a sanitizer has callbacks of its own"; exit 77; }
needs_gcc
unset FERRY_ON_FAULT FERRY_LOG FERRY_TEST
export FERRY_TIMEOUT=20s
source=$top_srcdir/tests/checked/bugs.c
"$top_builddir/launcher/ferry-cc" --check -g -O1 "$source" -o "$scratch/bugs" >"$log" 2>&1 || {
    cat "$log"
    exit 1
}
# line MARK: its number
line() {
    grep -n "/\* $1 \*/" "$source" | cut -d: -f1
}
# finds BUG PES TEXT...: one line of the output has all texts, of which MARK: stands for a place
finds() {
    bug=$1 pes=$2 status=0
    shift 2
    timeout 50 "$top_builddir/launcher/ferry-run" --check -n "$pes" "$scratch/bugs" "$bug" >"$log" 2>&1 || status=$?
    [ $status -eq 3 ] || fail "$bug: exit $status, wanted 3"
    cp "$log" "$scratch/left"
    for text do
        case $text in
        one | two) text="bugs.c:$(line "$bug: $text")" ;;
        esac
        grep -F -e "$text" "$scratch/left" >"$scratch/found" || fail "$bug: no '$text'"
        mv "$scratch/found" "$scratch/left"
    done
}
# says TEXT: somewhere in the last output
says() {
    grep -q -F -e "$1" "$log" || fail "$bug: no '$1'"
}
finds signal_reused 2 'race on inbox' one two 'loads it' 'ferry_int_put_signal'
finds quiet_forgotten 2 'race on inbox' one two 'ferry_int_put of PE 1' 'ferry_int_get of PE 1'
finds get_before_barrier 2 'race on on_all' one two 'stores it' 'ferry_int_get'
finds load_without_wait 2 'race on inbox[7] (allocated at' one two 'ferry_int_put' 'loads it' 'has to wait'
finds buffer_reused 2 'race on a local buffer' one two 'ferry_int_put_nbi' 'ferry_quiet'
finds two_write 2 'race on inbox[2]' one 'of PE 0' 'of PE 1' 'ferry_int_p'
finds by_pointer 2 'race on inbox[1]' one two 'stores it'
finds block_too_small 2 'out of bounds' one two 'writes 400 bytes' 'in small (allocated at' 'of PE 1, which has 40 bytes (10 elements of 4)'
finds global_too_small 2 'out of bounds' one 'on_all of PE 1' 'reads 8 bytes' 'has 4 bytes'
finds store_beyond 2 'out of bounds' one 'inbox' 'store of PE 0' 'byte 400' 'has 400 bytes'
finds used_after_free 2 'freed memory' one two 'gone'
finds two_kinds_of_atomics 2 'race on inbox' one two 'Atomics of two types are not atomic'
finds wrong_pe 2 '1 call was refused on PE 1' 'with PE 2, but PEs are 0 to 1'
finds never_combined 2 one 'ferry_moe_dispatch' 'never combined'
finds other_collective 2 one two 'PE 0 is in ferry_barrier_all' 'PE 1 in ferry_int_sum_reduce'
finds read_once 2 'race on inbox' one two
finds two_puts 2 'race on inbox[4]' one two 'Call ferry_fence between the two'
finds stream_quiet_forgotten 2 'race on inbox' one two 'ferry_int_put_on_stream' 'loads it'
finds adds_together 2 'race on inbox' one two 'ferry_int_put_signal_nbi'
FERRY_TIMEOUT=500ms # from here on they wait for ever
finds everyone_waits 3 'nobody can send' '0 waits for 2, 2 waits for 1, 1 waits for 0'
says 'PE 1 waits in ferry_signal_wait_until at '
says "bugs.c:$(line 'everyone_waits: one'), for its flag" # the file as seen from this folder
says 'to be >= 2; PE 0 wrote it last'
finds nobody_sends 2 'all PEs that are left wait: nobody can send'
says 'no PE has written it so far'
finds barrier_by_some 3 'PE 0 is in ferry_finalize' one 'ferry_barrier_all'
says 'PE 0 waits in ferry_finalize'
[ $bad -ne 0 ] || echo "22 bugs are named"
exit $bad
