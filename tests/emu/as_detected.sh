#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Paths follow from the driver's report on each pair of GPUs, and no pair uses an ability that it lacks: memory without
# access cannot even be mapped.
. "${top_srcdir:?}/tests/emu/environment.sh"
MP_PROGRAMS="random_ops rma_every_type"
export MP_PROGRAMS
EMU_NO_ACCESS='0>1,2>1' EMU_NO_ATOMICS='1>0,0>2' sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, some" procs:3 || exit 1
EMU_NO_ACCESS='*' exec sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs without access" procs:2
