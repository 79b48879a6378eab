#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A GPU is refused a peer's memory although the driver reported access: that pair becomes staged, and all other pairs
# keep their paths.  PEs as processes, and as threads that share an address range.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
FERRY_LOG=warn PE_LEVEL=quick PE_ROUNDS=3
export FERRY_LOG PE_LEVEL PE_ROUNDS
try() {
    mode=$1 program=$2
    shift 2
    env "$@" timeout 100 "$top_builddir/tests/launch" -n 3 -t 90 --mode "$mode" "$top_builddir/tests/mp/$program" >"$log" 2>&1 ||
        { echo "$mode, $*: $program failed"; tail -n 20 "$log"; exit 1; }
}
for mode in procs threads; do
    try $mode random_ops EMU_REFUSES='0>1'
    grep -q 'pe 0.*the heap of PE 1 cannot be mapped on this PE: the path to it is staged' "$log" &&
        [ "$(grep -c 'cannot be mapped on this PE' "$log")" = 1 ] || { echo "$mode: another pair is staged"; cat "$log"; exit 1; }
    try $mode random_ops EMU_REFUSES='*'
    try $mode random_ops FERRY_TEST='probe_fail=0>1=store,2>0=atomic'
done
