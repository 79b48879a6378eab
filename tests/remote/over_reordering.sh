#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of tests/mp on three nodes of one PE each, over a network that delays and reorders as far as it may.
# Then some of them with nearly every put beside the ring, and large puts to a PE that stops and dies.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
FERRY_TEST=nodes=3:provider=$top_builddir/tests/remote/.libs/provider_reorders.so; export FERRY_TEST
ways=threads:3
[ "${CHECK_LEVEL-normal}" != full ] || ways="threads:3 procs:3 procs:4"
failed=0
sh "$top_srcdir/tests/mp/matrix.sh" "3 nodes, reordering" $ways || failed=1
FERRY_REMOTE_BULK=64; export FERRY_REMOTE_BULK
MP_PROGRAMS=${MP_PROGRAMS:-"coll_large coll_random contexts globals_large large_and_small_keep_their_order locks
    moe_random_routing put_signal random_ops rma_unaligned threads_share_a_pe"}
export MP_PROGRAMS
sh "$top_srcdir/tests/mp/matrix.sh" "3 nodes, reordering, beside the ring" $ways || failed=1
FAULT_NODES=2:${FERRY_TEST#*:} "$top_builddir/tests/remote/large_put_ends_with_its_peer" || failed=1
exit $failed
