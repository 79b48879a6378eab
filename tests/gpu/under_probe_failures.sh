#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Probes of a pair of GPUs with mapped heaps fail: the pair gets the weaker path, and all data arrives.
set -u
GPU_PROGRAMS='probe_decides_paths kernel_calls_reach_peers host_calls_reach_gpu_heaps' GPU_EACH=''
for fails in '0>1=store' '1>0=atomic' '0>1=load,1>0=atomic' litmus atomic; do
    GPU_EACH="$GPU_EACH FERRY_TEST=probe_fail=$fails"
done
export GPU_PROGRAMS GPU_EACH
exec "${top_srcdir:?}/tests/gpu/run.sh" 2
