#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The driver refuses the first copy, word or launch of a staged pair's transfers on one PE of two, then the second, and
# so on.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict NTH_CALLS=driver FERRY_PATHS=staged
export NTH_CALLS FERRY_PATHS
exec timeout 280 "$top_builddir/tests/fault/staged_copies_fail"
