#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The checks say nothing of kernels without an error, in whatever order their threads run, with optimization and without.
. "${top_srcdir:?}/tests/emu/checked.sh"
for level in -O0 -O2; do
    compile correct_kernels $level
    for seed in 0 1 2 3; do
        EMU_SEED=$seed timeout 20 "$scratch/correct_kernels" >"$log" 2>&1 && [ ! -s "$log" ] || fail "$level, EMU_SEED=$seed"
    done
done
exit $bad
