#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the probe of a pair of GPUs may find, with heaps mapped before: the path is the weaker one, and all arrives.
set -u
GPU_PROGRAMS='probe_decides_paths kernel_calls_reach_peers host_calls_reach_gpu_heaps'
export GPU_PROGRAMS
for FERRY_PROBE_FAIL in '0>1=store' '1>0=atomic' '0>1=load,1>0=atomic' litmus atomic; do
    export FERRY_PROBE_FAIL
    "${top_srcdir:?}/tests/gpu/run.sh" 2 || { status=$?; echo "FERRY_PROBE_FAIL=$FERRY_PROBE_FAIL: exit $status"; exit $status; }
done
