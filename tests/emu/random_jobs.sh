#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Random paths and calls, in kernels of blocks of many threads and of the host, with PEs stopped and killed.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
seconds=8
[ "${CHECK_LEVEL-}" = quick ] && seconds=3
# First a seed that once found a short tail in the wrong place, then other seeds.
timeout 150 "$top_builddir/tests/emu/random_jobs" 1 2 || exit 1
exec timeout 200 "$top_builddir/tests/emu/random_jobs" $seconds
