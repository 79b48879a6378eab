#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each kind of pair beside the others, and pairs that differ by direction.
. "${top_srcdir:?}/tests/emu/environment.sh"
FERRY_PATHS='0>1=staged,1>*=flags,*>0=flags'
MP_PROGRAMS=$(chosen coll_every_type coll_random moe_layouts moe_leave moe_masks moe_random_routing put_signal random_ops)
export FERRY_PATHS MP_PROGRAMS
exec sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, mixed" procs:4
