#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Collectives in two levels: nodes of unequal numbers of PEs, leaders in rounds of several radices, over a network that
# delays and reorders.  Results are compared with a model and with each other, and messages are counted.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
FERRY_LOG=none; export FERRY_LOG # random collectives time out on purpose
failed=0
under() # NODES coll WAY...
{
    NODES=$1 FERRY_TEST=nodes=$1:coll=$2:provider=$top_builddir/tests/remote/.libs/provider_reorders.so
    export NODES FERRY_TEST
    shift 2
    sh "$top_srcdir/tests/mp/matrix.sh" "$NODES nodes, FERRY_TEST=$FERRY_TEST" "$@" || failed=1
}
MP_PROGRAMS=coll_random; export MP_PROGRAMS
under 3 tree2 threads:7
under 2 tree4 procs:5
under 5 tree2 threads:9
under 2 flat threads:4
MP_PROGRAMS=coll_large
under 2 tree8 threads:5
MP_FOLDER=tests/remote MP_PROGRAMS=levels_send_few
export MP_FOLDER
under 2 auto procs:4
under 3 auto threads:7
ROUNDS=1; export ROUNDS
under 3 tree4 threads:7
exit $failed
