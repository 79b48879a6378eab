#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Two PEs that stand for two nodes: everything goes over TCP on loopback, through pinned host memory.
FERRY_TEST=nodes=2 FERRY_REMOTE=tcp
CUDA_DEVICE_MAX_CONNECTIONS=4 # these programs start CUDA before ferry_init, which would ask for that under MPS
GPU_PROGRAMS=${GPU_PROGRAMS:-'bulk_keeps_its_order host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_scopes_share_the_work
    kernel_sees_a_peer_die moe_goes_on_without_the_dead moe_in_streams_and_graphs put_signal random_ops'}
export FERRY_TEST FERRY_REMOTE CUDA_DEVICE_MAX_CONNECTIONS GPU_PROGRAMS
exec "${top_srcdir:?run by make check-gpu}/tests/gpu/run.sh" 2
