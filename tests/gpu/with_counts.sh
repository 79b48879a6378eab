#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Kernels count what they do to a peer, over each path.
set -u
FERRY_STATS=on GPU_PROGRAMS='stats_prove_paths stats_prove_paths_in_kernels moe_large_rounds moe_in_streams_and_graphs'
GPU_EACH='FERRY_PATHS= FERRY_PATHS=flags FERRY_PATHS=staged FERRY_PATHS=0>1=flags,1>0=staged'
export FERRY_STATS GPU_PROGRAMS GPU_EACH
exec "${top_srcdir:?}/tests/gpu/run.sh" 2
