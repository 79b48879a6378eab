#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# FERRY_STATIC decides whose globals are symmetric, and messages say why others are not.
set -u
: "${top_builddir:?run by make check}"
here=$top_builddir/tests/static
. "${top_srcdir:?run by make check}/tests/scratch.sh"
failed=0

# run WHAT COMMAND...: two PEs
run()
{
    what=$1
    shift
    "$top_builddir/tests/launch" -n 2 -t 60 "$@" >"$log" 2>&1 && return
    echo "FAILED: $what"
    tail -n 10 "$log"
    failed=1
}
with() # MODE COMMAND...
{
    FERRY_STATIC=$1
    export FERRY_STATIC
    shift
    run "FERRY_STATIC=$FERRY_STATIC $*" "$@"
    unset FERRY_STATIC
}

run 'the default' "$here/put_to_a_global" program works
with auto "$here/put_to_a_global" program works
with exe "$here/put_to_a_global" program works
with all "$here/put_to_a_global" program works
with all "$here/put_to_a_global" library works
with exe "$here/put_to_a_global" library refused 'of a shared library: set FERRY_STATIC=all'
with auto "$here/put_to_a_global_fixed" program works
with none "$here/put_to_a_global" program refused 'not symmetric here: FERRY_STATIC is none'

# PEs of different programs.
two='if [ "$RANK" = 0 ]; then exec "$0" "$@"; else exec "$0_other" "$@"; fi'
with auto sh -c "$two" "$here/put_to_a_global" program refused 'runs another program'
with exe sh -c "$two" "$here/put_to_a_global" - fails 'runs another program'
with none sh -c "$two" "$here/put_to_a_global" program refused 'FERRY_STATIC is none'
differ='if [ "$RANK" = 0 ]; then FERRY_STATIC=none; else FERRY_STATIC=exe; fi; export FERRY_STATIC; exec "$0" "$@"'
run 'another FERRY_STATIC on each PE' sh -c "$differ" "$here/put_to_a_global" - fails 'set it alike on all PEs'

# It is not known yet whether the heap will be in GPU memory, so a program that has loaded the driver keeps its globals.
if [ "${SANITIZERS-no}" = no ]; then
    preload="LD_PRELOAD=$here/.libs/libcuda.so.1"
    FERRY_SPACE=auto
    export FERRY_SPACE
    with auto env "$preload" "$here/put_to_a_global" program refused 'the program uses CUDA: set FERRY_SPACE=host'
    with exe env "$preload" "$here/put_to_a_global" program works
    FERRY_SPACE=host
    with auto env "$preload" "$here/put_to_a_global" program works
fi
FERRY_SPACE=cuda
export FERRY_SPACE
with exe "$here/put_to_a_global" - fails 'the heap is in GPU memory'
exit $failed
