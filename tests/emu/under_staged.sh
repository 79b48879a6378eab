#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# No pair reaches its peer's memory.
. "${top_srcdir:?}/tests/emu/environment.sh"
FERRY_PATHS=staged; export FERRY_PATHS
MP_PROGRAMS=$(chosen barrier coll_every_type coll_random locks moe_layouts moe_leave moe_made_alone moe_masks moe_side_by_side \
    moe_skewed_routing put_signal random_ops rma_every_type teams_of_threads)
export MP_PROGRAMS
sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, staged" procs:2 || exit 1
FERRY_STAGED_BULK=4K
MP_PROGRAMS=$(chosen coll_large random_ops rma_large)
export FERRY_STAGED_BULK
exec sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, staged, most of it bulk" procs:2
