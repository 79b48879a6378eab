#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The lessons are right under the memory model, not by luck: also where puts and signals are delayed and reordered as far as
# the model allows, over each path, with 3 PEs; those in CUDA on emulated GPUs, whose threads take turns by chance.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for users' programs"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
FERRY_TIMEOUT=10s
export FERRY_TIMEOUT
seed=0
for lesson in 01_hello 02_ring 03_signal 04_stencil 06_work_queue 07_kernel 08_order 09_teams 12_overlap 13_experts; do
    for path in '' flags staged; do
        seed=$((seed + 1))
        FERRY_SPACE=host FERRY_PATHS=$path FERRY_TEST=chaos=$seed timeout 60 "$top_builddir/tests/launch" -n 3 -t 50 \
            "$top_builddir/examples/$lesson" >"$log" 2>&1 && ! grep -q WRONG "$log" ||
            fail "$lesson over '$path' with FERRY_TEST=chaos=$seed"
    done
done
for lesson in 10_cuda 11_graph; do
    "$top_builddir/launcher/ferry-cc" --emulate -Wall -Wextra -Werror "$top_srcdir/examples/$lesson.cu" -o "$scratch/$lesson" \
        >"$log" 2>&1 || { fail "$lesson.cu does not compile"; continue; }
    for path in '' flags staged; do
        seed=$((seed + 1))
        EMU_SEED=$seed FERRY_SPACE=cuda FERRY_PATHS=$path timeout 60 "$top_builddir/launcher/ferry-run" --emulate -n 3 \
            "$scratch/$lesson" >"$log" 2>&1 && ! grep -q WRONG "$log" || fail "$lesson over '$path' with EMU_SEED=$seed"
    done
done
exit $bad
