#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each kind of pair beside the others, and pairs that differ by direction.
. "${top_srcdir:?}/tests/emu/environment.sh"
FERRY_PATHS='0>1=staged,1>*=flags,*>0=flags'
MP_PROGRAMS="amo_contended barrier coll_every_type contexts moe_random_routing put_signal random_ops rma_every_type teams wait_vector_forms"
export FERRY_PATHS MP_PROGRAMS
exec sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, mixed" procs:4
