#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs that are killed and stopped while kernels of the others, of blocks of many threads, are in calls.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
seconds=8
[ "${CHECK_LEVEL-}" = quick ] && seconds=3
timeout 100 "$top_builddir/tests/emu/death_aborts_the_job" || exit
timeout 100 "$top_builddir/tests/emu/each_wait_has_its_sentence" || exit
exec timeout 200 "$top_builddir/tests/emu/deaths_in_kernels" $seconds
