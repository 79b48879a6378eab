#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Programs of tests/gpu on emulated GPUs, whose memory the host cannot touch.  EMU_PROGRAMS (names) runs only those.
EMU_HOST=strict
. "${top_srcdir:?}/tests/emu/environment.sh"
MP_FOLDER=tests/emu/gpu ran=
export MP_FOLDER
bad=0

run() { # LABEL PES PROGRAM...: in the environment that was set before
    label=$1 n=$2
    shift 2
    MP_PROGRAMS=$(chosen "$@")
    [ -n "$MP_PROGRAMS" ] || return
    export MP_PROGRAMS
    sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, $label" "procs:$n" || bad=1
    ran=yes
}

all='additions_join host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_contexts_and_locks kernel_scopes_share_the_work owner_is_busy_elsewhere'
run native 2 $all collectives_in_kernels kernel_copies_fit_any_alignment kernel_sees_a_peer_die \
    kernel_that_does_not_end launch_checks_what_fits moe_goes_on_without_the_dead moe_in_streams_and_graphs moe_layouts_in_graphs probe_decides_paths stream_calls_in_any_stream stream_calls_in_order_and_in_graphs full_gpu_takes_what_needs_no_kernel \
    collectives_of_threads collectives_outlast_a_full_gpu
run 'native, four' 4 moe_goes_on_without_the_dead moe_weighs_without_the_dead
run 'native, three' 3 kernel_contexts_and_locks # addresses of a lock are alike modulo 2 and 4
EMU_GPUS=1 run 'native, in turns on one' 2 launch_checks_what_fits
EMU_GPUS=1 EMU_MPS=1 run 'native, joined on one' 3 launch_checks_what_fits
run 'native, one process' 1 threads_drive_gpus moe_outlasts_a_full_gpu
FERRY_PATHS=flags run flags 2 $all kernel_copies_fit_any_alignment moe_goes_on_without_the_dead
FERRY_PATHS=staged run staged 2 $all moe_goes_on_without_the_dead kernel_sees_a_peer_die \
    full_gpu_takes_what_needs_no_kernel bulk_keeps_its_order collectives_of_threads \
    collectives_outlast_a_full_gpu stream_calls_in_any_stream
FERRY_PATHS=staged FERRY_STATS=on run 'staged, counted' 2 moe_in_streams_and_graphs
FERRY_PATHS=staged run staged 3 moe_layouts_in_graphs moe_weighs_without_the_dead
FERRY_PATHS=staged FERRY_STAGED_BULK=64 run 'staged, all of it bulk' 2 $all kernel_sees_a_peer_die bulk_keeps_its_order \
    full_gpu_takes_what_needs_no_kernel kernel_copies_fit_any_alignment
FERRY_PATHS=staged run staged 4 bulk_keeps_its_order
FERRY_PATHS='0>1=staged,1>*=flags,*>0=flags' run mixed 4 $all moe_goes_on_without_the_dead moe_weighs_without_the_dead moe_in_streams_and_graphs moe_layouts_in_graphs
EMU_NO_ACCESS='0>1' run 'no access one way' 2 kernel_calls_reach_peers
for fails in '0>1=store' '0>1=load,1>0=atomic' litmus; do
    FERRY_TEST=probe_fail=$fails run "FERRY_TEST=probe_fail=$fails" 2 probe_decides_paths kernel_calls_reach_peers
done
[ -n "$ran" ] || { echo "none of EMU_PROGRAMS='$EMU_PROGRAMS' is here"; exit 1; }
exit $bad
