#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every pair has loads and stores, and sends its updates by mailbox.
. "${top_srcdir:?}/tests/emu/environment.sh"
FERRY_PATHS=flags; export FERRY_PATHS
MP_PROGRAMS=$(chosen amo_contended coll_every_type coll_random locks moe_hints_that_mislead moe_layouts moe_leave moe_masks \
    moe_rounds_overlap moe_rows_that_do_not_come moe_skewed_routing random_ops teams wait_vector_forms)
export MP_PROGRAMS
exec sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, flags" procs:2
