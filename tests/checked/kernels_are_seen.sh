#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --check sees calls, loads and stores of emulated kernels, by one thread, a warp and a block, and the host's
# copies: what is right passes, and each bug of kernel.cu is named with both lines.
set -u
. "${top_srcdir:?run by make check}/tests/scratch.sh"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: a sanitizer has callbacks of its own"; exit 77; }
[ -e "$top_builddir/emulator/lib/libcuda.so.1" ] || { echo "skipped: this build has no emulated GPUs"; exit 77; }
unset FERRY_ON_FAULT FERRY_LOG FERRY_TEST FERRY_PATHS LD_LIBRARY_PATH
export FERRY_TIMEOUT=20s
source=$top_srcdir/tests/checked/kernel.cu
"$top_builddir/launcher/ferry-cc" --emulate -g "$source" -o "$scratch/kernel" >"$log" 2>&1 || {
    cat "$log"
    exit 1
}
# finds STATUS BUG TEXT...: one line of the output has all texts, of which //MARK stands for a place
finds() {
    wanted=$1 bug=$2 status=0
    shift 2
    timeout 60 "$top_builddir/launcher/ferry-run" --emulate=2 --check -n 2 "$scratch/kernel" "$bug" >"$log" 2>&1 || status=$?
    [ $status -eq "$wanted" ] || fail "bug $bug: exit $status, wanted $wanted"
    cp "$log" "$scratch/left"
    for text do
        case $text in
        //*) text="kernel.cu:$(grep -n "// ${text#//}\$" "$source" | cut -d: -f1)" ;;
        esac
        grep -F -e "$text" "$scratch/left" >"$scratch/found" || fail "bug $bug: no '$text'"
        mv "$scratch/found" "$scratch/left"
    done
}
for right in correct block_waits warp_waits block_barrier block_signals copy_behind_kernel copy_polls \
    stream_waits stream_barrier stream_behind_host stream_by_event streams_by_turns stream_graph; do
    finds 0 $right
    ! grep -q '^ferry' "$log" || fail "ferry-run has something to say of what is correct, $right"
done
finds 3 no_fence 'race on s.theirs[256]' //put //last
finds 3 no_wait 'race on s.theirs' //block //sum
finds 3 too_long 'out of bounds' //block 'writes 4096 bytes' 'theirs'
finds 3 copy_early 'race on s.theirs' //send //early 'cudaMemcpy of PE'
finds 3 copy_word 'race on' //send //word
finds 3 copy_beside_kernel 'race on s.theirs' //send //beside
finds 3 set_early 'race on s.theirs' //send //set 'cudaMemset of PE'
finds 3 copy_too_long 'out of bounds: cudaMemcpy' //long
finds 3 stream_no_wait 'race on s.theirs' //in_stream //sum 'ferry_long_put_signal_on_stream'
finds 3 streams_without_event 'race on s.theirs' //send //sum
finds 3 stream_no_quiet 'race on s.theirs' //no_quiet //sum 'ferry_long_put_on_stream'
finds 3 stream_too_long 'out of bounds' //stream_long
finds 3 stream_refused 'were refused on PE 0'
! grep -q 'race on' "$log" || fail "a refused call in a stream counts"
[ $bad -ne 0 ] || echo "kernels are seen"
exit $bad
