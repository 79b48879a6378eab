#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The driver refuses the first copy, word or launch of a staged pair's transfers on one PE of two, then the second, and
# so on: where bulk goes through host memory, and where copy engines carry it from GPU to GPU.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict NTH_CALLS=driver
export NTH_CALLS
FERRY_PATHS=staged timeout 140 "$top_builddir/tests/fault/staged_copies_fail" || exit
EMU_FAULTS='*>*=only-by-copy-engine' timeout 140 "$top_builddir/tests/fault/staged_copies_fail"
