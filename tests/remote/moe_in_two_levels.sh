#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# MoE rounds in two levels (FERRY_TEST=coll chooses them for any job): nodes of equal and of unequal numbers of PEs, over
# a network that delays and reorders and over libfabric; and deaths and stops in the middle of rounds.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
. "$top_srcdir/tests/remote/light_libfabric.sh"
reorders=:provider=$top_builddir/tests/remote/.libs/provider_reorders.so
MP_PROGRAMS=$(cd "$top_srcdir/tests/mp" && for f in moe_*.c; do echo "${f%.c}"; done)
export MP_PROGRAMS
failed=0
under() # TEST WAY...
{
    FERRY_TEST=$1
    export FERRY_TEST
    shift
    sh "$top_srcdir/tests/mp/matrix.sh" "FERRY_TEST=$FERRY_TEST" "$@" || failed=1
}
under "nodes=2:coll=tree2$reorders" threads:6
under "nodes=3:coll=tree2$reorders" threads:7
[ ! -e "$top_builddir/.libs/ferry_remote_libfabric.so" ] || under nodes=2:coll=tree2 procs:4
unset FERRY_TEST
FAULT_NODES=2:coll=tree2$reorders
export FAULT_NODES
"$top_builddir/tests/remote/moe_outlives_a_carrier" || failed=1
exit $failed
