#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Tests of faults with the PEs on two nodes: a death, a stop and an abort end every wait there too, and the survivors'
# next calls work.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
FAULT_NODES=2
export FAULT_NODES
failed='' programs='fault/death_ends_calls_apart fault/death_ends_every_wait fault/stopped_pe_times_others_out fault/random_faults
    remote/death_in_init remote/large_put_ends_with_its_peer'
case ${CHECK_LEVEL-} in
long | full)
    programs="$programs fault/abort_ends_every_wait fault/survivors_make_a_team fault/death_aborts_the_job
        fault/asymmetric_malloc_is_refused fault/meetings_end_alike remote/first_pe_is_stopped" ;;
esac
for program in $programs; do
    "$top_builddir/tests/$program" || [ $? -eq 77 ] || failed="$failed $program"
done
echo "on nodes $FAULT_NODES, failed:${failed:- none}"
[ -z "$failed" ]
