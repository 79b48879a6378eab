#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Two PEs that stand for two nodes: everything goes over libfabric's tcp provider on loopback, through pinned host memory.
plugin=${top_builddir:?run by make check-gpu}/.libs/ferry_remote_libfabric.so
if [ ! -e "$plugin" ]; then
    echo "skipped: ferry was built without libfabric"
    exit 77
fi
# A libfabric that was carried along in the build lies in .libs, too.
missing=$(LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} ldd "$plugin" 2>&1 | grep 'not found')
if [ -n "$missing" ]; then
    echo "skipped: the plug-in for libfabric does not load here:" $missing
    exit 77
fi
FERRY_TEST=nodes=2 FERRY_FABRIC_PROVIDER=tcp
CUDA_DEVICE_MAX_CONNECTIONS=4 # these programs start CUDA before ferry_init, which would ask for that under MPS
GPU_PROGRAMS=${GPU_PROGRAMS:-'bulk_keeps_its_order host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_scopes_share_the_work
    kernel_sees_a_peer_die moe_goes_on_without_the_dead moe_in_streams_and_graphs put_signal random_ops'}
export FERRY_TEST FERRY_FABRIC_PROVIDER CUDA_DEVICE_MAX_CONNECTIONS GPU_PROGRAMS
exec "${top_srcdir:?}/tests/gpu/run.sh" 2
