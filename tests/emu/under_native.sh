#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every pair has all abilities of the emulated GPUs: loads, stores and atomics.
. "${top_srcdir:?}/tests/emu/environment.sh"
MP_PROGRAMS=$(chosen barrier coll_every_type coll_random contexts moe_hints_that_mislead moe_layouts moe_leave \
    moe_random_routing moe_rows_that_do_not_come moe_made_alone moe_run_refuses random_ops rma_every_type \
    set_up_calls_are_repeated teams teams_of_threads threads_share_a_pe wait_vector_forms)
export MP_PROGRAMS
exec sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, native" procs:2 procs:4
