#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A probe's loads, stores or copies never end: ferry_init names the pairs when its time is up, and the process can end.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
export EMU_HANGS EMU_FAULTS FERRY_INIT_TIMEOUT
# PEs that do not hang come in time, beside other load too.
began=$(date +%s%3N)
PE_LEVEL=quick timeout 60 "$top_builddir/tests/launch" -n 3 -t 50 "$top_builddir/tests/mp/put_signal" >"$log" 2>&1 ||
    fail "put_signal without a hang"
took=$(($(date +%s%3N) - began))
FERRY_INIT_TIMEOUT=$((took < 300 ? 2000 : took < 2000 ? 7 * took : 14000))ms

# hangs WHAT SENTENCE: ferry_init fails in time, with that sentence, when this call of the driver or kernel never ends.
hangs() {
    EMU_HANGS=$1 status=0
    timeout 60 "$top_builddir/tests/launch" -n "${3-2}" -t 50 "$top_builddir/tests/mp/put_signal" >"$log" 2>&1 || status=$?
    [ $status -eq 0 ] || [ $status -eq 124 ] || grep -q 'past its own deadline' "$log" || ! grep -q "$2" "$log" || return
    echo "$1: exit $status"
    cat "$log"
    bad=1
}
hangs ferry_probe_kernel \
    "probe kernel of PE 0 did not end in time.*PEs 1 hang.*FERRY_PATHS='0>1=staged'"
hangs cuMemsetD8Async 'zeroing GPU memory.*has not ended in time' # of a first chunk
hangs ferry_host_call_kernel "last message: calling libferry's own kernel failed: .*the GPU did not run it in time"
EMU_FAULTS='0>2=hangs' # PE 1 came in time, and so did those whose kernels hang
hangs '' "pe 1. the probe of ferry_init failed on PE 0 (the wait ran out of time): see its message" 3
EMU_FAULTS='0>1=copy-engine-hangs' FERRY_TEST='probe_fail=0>1=store'
export FERRY_TEST
hangs '' "copy between PE 0 and PE 1 did not end in time.*FERRY_PATHS='0>1=staged'"
EMU_FAULTS='0>2=copy-engine-hangs' FERRY_TEST='' # stores arrive there
hangs '' "copy between PE 0 and PE 2 did not end in time.*FERRY_PATHS='0>2=staged'" 3
told=$(grep -c "last message: a copy engine's copy between PE 0 and PE 2 did not end in time" "$log")
[ "$told" -eq 3 ] || { echo "$told of 3 PEs tell the program which copy hangs"; cat "$log"; bad=1; }
exit $bad
