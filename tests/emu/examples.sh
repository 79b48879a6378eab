#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The examples whose host code neither loads nor stores heap memory run with heaps in GPU memory, which the host cannot
# touch here, over native, flags and mixed paths, as ./quickstart runs them on a machine with GPUs; the other examples
# ask for host memory.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
. "${top_srcdir:?run by make check}/tests/scratch.sh"
# run PES WANTED PROGRAM [ARG]...
run() {
    pes=$1 wanted=$2
    shift 2
    timeout 100 "$top_builddir/tests/launch" -n "$pes" -t 90 "$@" >"$log" 2>&1 && ! grep -q WRONG "$log" &&
        grep -q "$wanted" "$log" || { echo "$* with FERRY_PATHS='$FERRY_PATHS'"; cat "$log"; exit 1; }
}
examples=$top_builddir/examples
for FERRY_PATHS in '' flags '0>1=staged,1>0=staged,2>3=flags'; do
    export FERRY_PATHS
    run 4 '"verified": true' "$top_builddir/tests/emu/moe_alltoall" --json --rounds 2 --hidden 512 --tokens 32
    run 4 'tile 0 sums up' "$top_builddir/tests/emu/07_kernel"
    run 4 'found 42' "$examples/05_timeout"
    run 4 'as in a serial run' "$examples/06_work_queue"
done
for name in 01_hello 02_ring 03_signal 04_stencil; do
    run 4 PE "$examples/$name"
done
# Two nodes, for which groups of PEs stand.
FERRY_TEST=nodes=2
export FERRY_TEST
run 4 '"verified": true' "$top_builddir/tests/emu/moe_alltoall" --json --rounds 2 --hidden 512 --tokens 32
