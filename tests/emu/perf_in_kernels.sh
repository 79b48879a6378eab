#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-perf's commands, run in kernels of each scope, verify the data that they sent.  The times mean nothing here.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
. "${top_srcdir:?run by make check}/tests/scratch.sh"
run() {
    timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/emu/ferry-perf" --kernel -i 10 -r 2 "$@" \
        >"$log" 2>&1 && grep -q ' ok$' "$log" && ! grep -q WRONG "$log" || { echo "$*"; cat "$log"; exit 1; }
}
for FERRY_PATHS in '' staged; do
    export FERRY_PATHS
    run put -S block -s 8,3000
    run get -S warp -s 8,3000
    run pingpong -S block -s 100
    run signal
    run amo
    run barrier -S block
    run alltoall -S warp -s 100
    timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/emu/ferry-perf" comm -s 4,1K,20000 -i 3 -r 2 \
        >"$log" 2>&1 && [ "$(grep -c ' ok$' "$log")" = 15 ] && ! grep -q WRONG "$log" || { cat "$log"; exit 1; }
    for layout in source expert; do # by calls of the host
        timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/emu/ferry-perf" moe --layout=$layout \
            --dtype=fp8 --hidden=256 --tokens=8 -i 2 >"$log" 2>&1 && grep -q ' ok$' "$log" && ! grep -q WRONG "$log" ||
            { echo "moe, $layout"; cat "$log"; exit 1; }
    done
done
