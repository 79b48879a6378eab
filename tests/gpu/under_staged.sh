#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# No pair maps its peer's heap.
GPU_PROGRAMS='additions_join bulk_keeps_its_order collectives_of_threads collectives_outlast_a_full_gpu
    full_gpu_takes_what_needs_no_kernel host_calls_reach_gpu_heaps
    kernel_calls_reach_peers kernel_scopes_share_the_work kernel_sees_a_peer_die
    moe_goes_on_without_the_dead moe_weighs_without_the_dead owner_is_busy_elsewhere
    stream_calls_in_any_stream'
export GPU_PROGRAMS
FERRY_PATHS=staged exec "${top_srcdir:?}/tests/gpu/run.sh" 2
