#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Kernels count their accesses to peers: no atomics on flags pairs, no loads or stores on staged pairs, and no records
# for MoE rows on windows.
. "${top_srcdir:?}/tests/emu/environment.sh"
FERRY_STATS=on FERRY_LOG=none
export FERRY_STATS FERRY_LOG MP_PROGRAMS
for FERRY_PATHS in '' flags staged '0>1=flags,1>0=staged'; do
    case $FERRY_PATHS in
    *staged*) MP_PROGRAMS=$(chosen stats_prove_paths moe_large_rounds) ;;
    *) MP_PROGRAMS=stats_prove_paths ;;
    esac
    export FERRY_PATHS
    sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, paths ${FERRY_PATHS:-native}" procs:2 || exit 1
done
