#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Tests of tests/fault with their PEs on two nodes: a death, a stop and an abort end every wait there as well, and what
# the survivors do next works.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
if [ -e "$top_builddir/.libs/ferry_remote_libfabric.so" ]; then
    FAULT_NODES=2
else
    FAULT_NODES=2:provider=$top_builddir/tests/remote/.libs/provider_reorders.so
fi
export FAULT_NODES
failed=
for program in death_ends_every_wait abort_ends_every_wait survivors_make_a_team stopped_pe_times_others_out \
    death_aborts_the_job asymmetric_malloc_is_refused; do
    "$top_builddir/tests/fault/$program" || [ $? -eq 77 ] || failed="$failed $program"
done
echo "on nodes $FAULT_NODES, failed:${failed:- none}"
[ -z "$failed" ]
