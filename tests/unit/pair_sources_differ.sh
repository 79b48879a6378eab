#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry_init asks NVML: a library in its place answers from a table, fails, hangs, or does not exist.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
fakes=$top_builddir/tests/info/.libs
[ -e "$fakes/libnvidia-ml.so.1" ] || { echo "skipped: no shared libraries in this build"; exit 77; }
FAKE_DRIVERS=$(mktemp)
trap 'rm -f "$FAKE_DRIVERS"' EXIT
export FAKE_DRIVERS
uuid() {
    echo "GPU-$1$1$1$1-$1$1-$1$1-$1$1-$1$1$1$1$1$1"
}
{
    echo "nvml 1"
    for n in 1 2 3 4; do
        echo "gpu 0000:0$n:00.0 cuda=$n nvml=$n memory=51527024640 uuid=$(uuid $n$n) name=A"
    done
    echo "pair 0000:02:00.0 0000:01:00.0 read=OK write=OK atomic=OK"
    echo "pair 0000:02:00.0 0000:03:00.0 read=OK write=OK atomic=NS"
    echo "pair 0000:02:00.0 0000:04:00.0 read=CNS write=CNS atomic=NS"
} >"$FAKE_DRIVERS"
run="timeout 60 $top_builddir/tests/unit/pair_sources_differ"
bad=0
LD_LIBRARY_PATH=$fakes $run table || bad=1
LD_LIBRARY_PATH=$fakes FAKE_NVML=9 $run silent || bad=1
LD_LIBRARY_PATH=$fakes FAKE_NVML=hang $run silent || bad=1
$run silent || bad=1
exit $bad
