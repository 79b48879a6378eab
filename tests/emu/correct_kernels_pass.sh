#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The emulator says nothing of kernels without an error, also when their threads take turns in other orders.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
. "${top_srcdir:?run by make check}/tests/scratch.sh"
for EMU_SEED in 0 3; do
    export EMU_SEED
    timeout 60 "$top_builddir/tests/emu/correct_kernels" >"$log" 2>&1 && [ ! -s "$log" ] ||
        { echo "EMU_SEED=$EMU_SEED: an error was reported, or it failed"; cat "$log"; bad=1; }
done
exit $bad
