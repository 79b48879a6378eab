#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The driver's first call for memory, a stream or a launch fails on one PE of two, then the second, and so on.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict NTH_CALLS=driver
export NTH_CALLS
exec timeout 280 "$top_builddir/tests/fault/nth_call_fails"
