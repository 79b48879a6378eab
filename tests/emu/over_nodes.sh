#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Heaps in GPU memory on two nodes, for which groups of PEs on this machine stand: kernels' calls and copy engines'
# chunks go over the network.  Over libfabric, if ferry was built with it, and over a provider that delays and reorders
# as far as it may.
. "${top_srcdir:?}/tests/remote/light_libfabric.sh"
. "$top_srcdir/tests/emu/environment.sh"
reorders=provider=$top_builddir/tests/remote/.libs/provider_reorders.so
network=
[ -e "$top_builddir/.libs/ferry_remote_libfabric.so" ] || network=:$reorders
bad=0

run() { # LABEL PES PROGRAM...: in the environment that was set before
    label=$1 n=$2
    shift 2
    MP_PROGRAMS=$* sh "$top_srcdir/tests/mp/matrix.sh" "emulated GPUs, $label" "procs:$n" || bad=1
}
kernels() {
    label=$1 n=$2
    shift 2
    programs=$(chosen "$@")
    # shellcheck disable=SC2086
    [ -z "$programs" ] || EMU_HOST=strict MP_FOLDER=tests/emu/gpu run "$label" "$n" $programs
}

FERRY_TEST=nodes=2$network
export FERRY_TEST
more=
[ "${CHECK_LEVEL-normal}" != full ] || more='barrier moe_random_routing put_signal'
run '2 nodes of 2 PEs' 4 coll_random locks $more
FERRY_STAGED_BULK=4K run '2 nodes of 2 PEs, most of it bulk' 4 coll_large random_ops rma_large
kernels '2 nodes' 2 bulk_keeps_its_order full_gpu_takes_what_needs_no_kernel host_calls_reach_gpu_heaps \
    kernel_calls_reach_peers kernel_scopes_share_the_work kernel_sees_a_peer_die moe_goes_on_without_the_dead \
    owner_is_busy_elsewhere
kernels '2 nodes of 2 PEs' 4 moe_layouts_in_graphs
FERRY_TEST=nodes=2:$reorders FERRY_STAGED_BULK=64 \
    kernels 'reordering, all of it bulk' 2 bulk_keeps_its_order kernel_calls_reach_peers kernel_copies_fit_any_alignment
FERRY_TEST=$reorders FERRY_PATHS='0>1=remote,1>2=remote,2>1=remote,2>3=staged,3>*=flags' \
    kernels 'pairs of every path' 4 kernel_calls_reach_peers bulk_keeps_its_order
FERRY_PATHS='0>1=staged,1>0=staged,2>3=flags' timeout 100 "$top_builddir/tests/launch" -n 4 -t 90 \
    "$top_builddir/tests/emu/moe_alltoall" --json --rounds 2 --hidden 512 --tokens 32 | grep '"verified": true' || bad=1
exit $bad
