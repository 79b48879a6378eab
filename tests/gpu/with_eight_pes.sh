#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The MoE exchange of 8 PEs in the measured shapes, checked against the program's own reference, over each path.
set -u
status=0
for FERRY_PATHS in '' flags staged '0>1=staged,1>*=flags,*>0=flags'; do
    export FERRY_PATHS
    for shape in '--tokens 128 --dtype fp8' '--tokens 1 --dtype fp8' '--tokens 1024 --rounds 2'; do
        # shellcheck disable=SC2086
        "${top_srcdir:?}/tests/gpu/run.sh" 8 examples/moe_alltoall --experts 288 --topk 8 --hidden 7168 $shape ||
            { status=$?; echo "FERRY_PATHS=$FERRY_PATHS, $shape: exit $status"; exit $status; }
    done
done
echo "MoE of 8 PEs verified over native, flags, staged and mixed paths"
