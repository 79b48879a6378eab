#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry_init compares NVML's answers with the driver's and the probe's, and logs one line for each disagreement.
. "${top_srcdir:?}/tests/emu/environment.sh"
[ -e "$top_builddir/tests/info/.libs/libnvidia-ml.so.1" ] || { echo "skipped: no shared libraries in this build"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
log=$scratch/log FAKE_DRIVERS=$scratch/table
cp "$top_builddir/tests/info/.libs/libnvidia-ml.so.1" "$scratch/" # alone: beside it is another driver
LD_LIBRARY_PATH=$scratch:$LD_LIBRARY_PATH FERRY_LOG=warn PE_LEVEL=quick
export LD_LIBRARY_PATH FAKE_DRIVERS FERRY_LOG PE_LEVEL
# The emulated GPUs' UUIDs: all bytes are the number of the GPU, from 1.
table() {
    echo "nvml 1"
    for n in 1 2; do
        echo "gpu 0000:0$n:00.0 cuda=$n nvml=$n memory=51527024640 uuid=GPU-0${n}0${n}0${n}0$n-0${n}0$n-0${n}0$n-0${n}0$n-0${n}0${n}0${n}0${n}0${n}0$n name=A"
    done
    echo "pair 0000:01:00.0 0000:02:00.0 read=OK write=OK atomic=$1"
    echo "pair 0000:02:00.0 0000:01:00.0 read=OK write=OK atomic=OK"
}
run() {
    env "$@" timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/mp/put_signal" >"$log" 2>&1 ||
        { echo "put_signal failed"; cat "$log"; exit 1; }
}
said() {
    [ "$(grep -c 'the path to PE' "$log")" = "$1" ] || { echo "not $1 lines"; cat "$log"; exit 1; }
}
table OK >"$FAKE_DRIVERS"
run A=1
said 0
table NS >"$FAKE_DRIVERS"
run A=1
said 1
grep -q 'the path to PE 1: the driver says native, NVML says flags, the probe says native' "$log" || { cat "$log"; exit 1; }
run EMU_NO_ATOMICS='0>1'
said 0
