#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Collectives, flat and in rounds of several radices, over every path and with odd and even numbers of PEs: forces
# algorithms that a small team would not choose.
FERRY_LOG=none; export FERRY_LOG # random collectives time out on purpose
failed=0
chaos=0
under() # coll FERRY_PATHS PEs...
{
    FERRY_TEST=coll=$1:chaos=$chaos FERRY_PATHS=$2
    export FERRY_TEST FERRY_PATHS
    shift 2
    sh "$top_srcdir/tests/mp/matrix.sh" "FERRY_TEST=$FERRY_TEST FERRY_PATHS=$FERRY_PATHS" "$@" || failed=1
}
MP_PROGRAMS='coll_random coll_more'; export MP_PROGRAMS
under tree2 native procs:9 procs:6 procs:3
under tree2 staged procs:5 procs:8 procs:2
under tree4 '0>1=staged,1>0=flags' procs:7 procs:4 threads:6
under tree8 flags procs:5 procs:9
under flat staged procs:3 procs:6
MP_PROGRAMS='barrier coll_large active_sets'
under tree2 flags procs:5 procs:7
chaos=${CHAOS_SEED-1}
MP_PROGRAMS=coll_random
under tree2 '0>1=staged,1>0=flags' procs:4 threads:5
exit $failed
