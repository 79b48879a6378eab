# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# The matrix: which programs run in which ways under which variables.  Rows of one NAME are one test of make check,
# tests/NAME.matrix; matrix.sh runs them.
#
#   [long] row NAME WAY... [long WAY...] [libfabric] [VARIABLE=VALUE]... [PROGRAM]...
#
# A way is the number of PEs and what they are: procs:N or threads:N; gpu:N for processes on real GPUs, by
# tests/gpu/run.sh; alone for a program that starts its PEs.  A row with the word libfabric is skipped in a build
# without it.  Without a PROGRAM: all of the folder.  The folder is that of the test, or tests/mp for tests/emu and
# tests/remote, or FOLDER.
#
# What runs each time: every program once in a job that has native, flags and staged pairs, and again where other code
# would run: over each path alone those whose bodies differ by path, as threads, between nodes, on emulated GPUs.  Long
# rows, and ways after the word long, repeat a program over a further path, count or setting; make check-long runs them.
long() {
    [ $runs_long = no ] || "$@"
}
mixed='0>1=staged,1>*=flags,*>0=flags'
by_direction='0>1=staged,1>0=flags'
both_rings='*>0=staged,0>*=flags'

# Programs of tests/mp whose bodies differ by path.
differ='amo_contended amo_every_type coll_args_differ coll_random large_and_small_keep_their_order moe_layouts
    moe_random_routing path_matrix put_signal quiet_of_threads random_ops rma_unaligned stats_prove_paths
    strided_every_type wait_every_comparison'

# The programs of tests/mp, mixed and each path alone.
row mp/under_mixed_paths procs:4 long procs:3 procs:5 FERRY_PATHS="$mixed"
row mp/under_native      procs:2 FERRY_PATHS=native $differ
row mp/under_native      threads:4 FERRY_PATHS=native communicators_in_host_memory
row mp/under_flags       procs:3 FERRY_PATHS=flags $differ communicators_in_host_memory
row mp/under_staged      procs:3 FERRY_PATHS=staged $differ
row mp/under_staged      procs:3 FERRY_PATHS=staged FERRY_TIMEOUT=2ms FERRY_LOG=none communicators_in_host_memory
long row mp/under_native procs:4 procs:2 procs:8 FERRY_PATHS=native
long row mp/under_flags  procs:4 procs:2 procs:8 FERRY_PATHS=flags
long row mp/under_staged procs:4 procs:2 procs:8 FERRY_PATHS=staged
long row mp/as_threads_native threads:4 threads:8 FERRY_PATHS=native FERRY_HEAP_MAX=256M
# 130 PEs that share the table of pairs.
row mp/as_threads        threads:130 FERRY_PATHS="$both_rings" FERRY_HEAP_MAX=256M path_matrix
row mp/as_threads        threads:3 long threads:2 FERRY_PATHS="$by_direction" FERRY_HEAP_MAX=256M
# Operations delayed and reordered as the memory model allows.
chaos="FERRY_TEST=chaos=${CHAOS_SEED-1}"
row mp/under_chaos       procs:3 FERRY_PATHS="$by_direction" $chaos $differ contexts locks
long row mp/under_chaos  procs:3 threads:3 FERRY_PATHS="$by_direction" $chaos
# Rings so small that they are always full; large messages of more than 200 chunks.
small=FERRY_TEST=ring_slots=2:staged_chunk=256
row mp/under_small_rings procs:3 FERRY_PATHS="$both_rings" $small PE_LARGE=60000 $differ coll_large rma_large locks
long row mp/under_small_rings procs:3 procs:4 FERRY_PATHS="$both_rings" $small PE_LARGE=60000

# Collectives, flat and in rounds of several radices, over every path and with odd and even numbers of PEs: forces
# algorithms that a small team would not choose.  Random collectives time out on purpose: no log.
rounds() { # coll[:chaos] FERRY_PATHS WAY... PROGRAM...
    test=$1 paths=$2
    shift 2
    row mp/under_rounds FERRY_LOG=none FERRY_TEST="coll=$test" FERRY_PATHS="$paths" "$@"
}
rounds tree2:chaos=0 native procs:6 long procs:9 procs:3            coll_random coll_args_differ
rounds tree2:chaos=0 staged procs:5 long procs:8 procs:2            coll_random coll_args_differ
rounds tree4:chaos=0 "$by_direction" threads:6 long procs:7 procs:4 coll_random coll_args_differ \
    coll_on_overlapping_teams
rounds tree8:chaos=0 flags procs:5 long procs:9                     coll_random coll_args_differ
rounds flat:chaos=0 staged procs:3 long procs:6                     coll_random coll_args_differ
rounds tree2:chaos=0 flags procs:5 long procs:7                     barrier coll_large active_sets
rounds "tree2:chaos=${CHAOS_SEED-1}" "$by_direction" threads:5 long procs:4 coll_random
long rounds tree2:chaos=0 native procs:9 procs:3                    coll_on_overlapping_teams
long rounds tree2:chaos=0 staged procs:5 procs:8                    coll_on_overlapping_teams
long rounds tree8:chaos=0 flags procs:5 procs:9                     coll_on_overlapping_teams
long rounds flat:chaos=0 staged procs:3 procs:6                     coll_on_overlapping_teams

# OpenSHMEM programs; two nodes, for which groups of PEs on this machine stand.
row shmem/under_mixed_paths procs:4 FERRY_PATHS="$mixed"
long row shmem/under_native procs:4 procs:2 FERRY_PATHS=native
long row shmem/under_flags  procs:4 procs:2 FERRY_PATHS=flags
long row shmem/under_staged procs:4 procs:2 FERRY_PATHS=staged
row shmem/over_nodes   procs:4 FERRY_TEST=nodes=2

# Between nodes: over TCP, over libfabric, and over a network that delays and reorders as far as it may.
reorders=provider=$top_builddir/tests/remote/.libs/provider_reorders.so
lf='libfabric FERRY_REMOTE=libfabric'
row remote/over_tcp procs:4 FERRY_TEST=nodes=2 $differ coll_large communicators_in_host_memory contexts globals_large \
    heap_grows locks moe_masks rma_large teams_resync
row remote/over_tcp threads:3 FERRY_TEST=nodes=2 globals_large heap_grows random_ops # the others over one that reorders
long row remote/over_tcp procs:4 procs:2 threads:3 FERRY_TEST=nodes=2
row remote/over_libfabric procs:4 $lf FERRY_TEST=nodes=2 coll_large put_signal random_ops rma_large
long row remote/over_libfabric procs:4 procs:2 threads:3 $lf FERRY_TEST=nodes=2
three=FERRY_TEST=nodes=3:$reorders
row remote/over_reordering threads:3 "$three" $differ coll_large communicators_in_host_memory contexts globals_large \
    heap_grows locks moe_masks rma_large teams_resync
long row remote/over_reordering threads:3 procs:3 procs:4 "$three"
# Nearly every put beside the ring, and large puts to a PE that stops and dies.
row remote/over_reordering threads:3 long procs:3 procs:4 "$three" FERRY_REMOTE_BULK=64 coll_large \
    large_and_small_keep_their_order put_signal random_ops rma_unaligned threads_share_a_pe
long row remote/over_reordering threads:3 "$three" FERRY_REMOTE_BULK=64 coll_random contexts globals_large locks \
    moe_random_routing
row remote/over_reordering alone "$three" FERRY_REMOTE_BULK=64 FAULT_NODES="2:$reorders" FOLDER=remote \
    large_gets_bring_their_bytes large_put_ends_with_its_peer
row remote/over_reordering alone "$three" REORDER_BREAKS=300 FAULT_NODES="2:$reorders" FOLDER=remote \
    large_gets_bring_their_bytes
# FERRY_PATHS makes pairs of one node remote, some in one direction only, beside pairs of every other path.
every_path='0>1=remote,1>2=remote,2>1=remote,2>3=staged,3>*=flags'
row remote/under_forced_pairs procs:4 long threads:4 FERRY_TEST="$reorders" FERRY_PATHS="$every_path" \
    path_matrix put_signal random_ops coll_random moe_random_routing stats_prove_paths

# Collectives in two levels: nodes of unequal numbers of PEs, leaders in rounds of several radices.  Results are
# compared with a model and with each other, and messages are counted.
levels() { # NODES coll WORD...
    nodes=$1 test=$2
    shift 2
    row remote/in_two_levels FERRY_LOG=none NODES="$nodes" FERRY_TEST="nodes=$nodes:coll=$test:$reorders" "$@"
}
levels 3 tree2 threads:7 coll_random coll_args_differ
levels 2 flat  procs:4   coll_random coll_args_differ
levels 2 tree8 threads:5 coll_large
long levels 2 tree4 procs:5   coll_random coll_args_differ
long levels 5 tree2 threads:9 coll_random
levels 2 auto  procs:4   FOLDER=remote levels_send_few
levels 3 auto  threads:7 FOLDER=remote levels_send_few
levels 3 tree4 threads:7 FOLDER=remote ROUNDS=1 levels_send_few
# MoE rounds in two levels (coll chooses them for any job); and deaths and stops in the middle of rounds.
moe=$(sed -n '/^moe_/p' "$top_builddir/tests/mp/programs")
long row remote/moe_in_two_levels threads:6 FERRY_TEST="nodes=2:coll=tree2:$reorders" $moe
row remote/moe_in_two_levels threads:7 FERRY_TEST="nodes=3:coll=tree2:$reorders" moe_layouts moe_leave moe_masks \
    moe_random_routing moe_skewed_routing
long row remote/moe_in_two_levels threads:7 FERRY_TEST="nodes=3:coll=tree2:$reorders" $moe
row remote/moe_in_two_levels procs:4 FERRY_TEST=nodes=2:coll=tree2 moe_layouts moe_masks moe_random_routing
long row remote/moe_in_two_levels procs:4 FERRY_TEST=nodes=2:coll=tree2 $moe
row remote/moe_in_two_levels alone FAULT_NODES="2:coll=tree2:$reorders" FOLDER=remote moe_outlives_a_relay

# Emulated GPUs.  Programs of tests/gpu, whose memory the host cannot touch here.
kernels() { # WORD...
    row emu/gpu_programs EMU_HOST=strict FOLDER=emu/gpu "$@"
}
most='additions_join host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_contexts_and_locks
    kernel_scopes_share_the_work owner_is_busy_elsewhere'
kernels procs:2 collectives_in_kernels kernel_copies_fit_any_alignment kernel_that_does_not_end launch_checks_what_fits \
    moe_in_streams_and_graphs stream_calls_in_any_stream stream_calls_in_order_and_in_graphs \
    full_gpu_takes_what_needs_no_kernel collectives_of_threads collectives_outlast_a_full_gpu
# These have native pairs in emu/by_ipc and below, where pairs are mixed.
long kernels procs:2 $most kernel_sees_a_peer_die moe_goes_on_without_the_dead moe_layouts_in_graphs probe_decides_paths
kernels procs:2 communicators
kernels procs:3 FERRY_PATHS="$mixed" communicators # PE 2 alone has no staged pair
kernels procs:3 FERRY_PATHS="$mixed" FERRY_TEST=comm=units communicators
kernels procs:3 FERRY_PATHS="$by_direction" FERRY_TEST=comm=two communicators
kernels procs:4 FERRY_PATHS="$mixed" FERRY_TEST=comm=chunks communicators
kernels procs:4 moe_weighs_without_the_dead
kernels procs:3 kernel_contexts_and_locks # addresses of a lock are alike modulo 2 and 4
kernels procs:2 EMU_GPUS=1 launch_checks_what_fits # in turns on one
kernels procs:3 EMU_GPUS=1 EMU_MPS=1 launch_checks_what_fits host_calls_reach_gpu_heaps # joined on one
kernels procs:1 threads_drive_gpus threads_wait_for_each_other moe_outlasts_a_full_gpu
long kernels procs:1 FERRY_PATHS=staged threads_wait_for_each_other
long kernels procs:1 EMU_NO_ACCESS='0>1,2>1' EMU_NO_ATOMICS='1>0,0>2' threads_wait_for_each_other
kernels procs:2 FERRY_PATHS=staged bulk_keeps_its_order full_gpu_takes_what_needs_no_kernel kernel_sees_a_peer_die \
    stream_calls_in_any_stream
long kernels procs:2 FERRY_PATHS=staged collectives_outlast_a_full_gpu
stays=FERRY_TEST=drain_stay=300 # the drain kernel, as it does where each service has a core
kernels procs:2 FERRY_PATHS=staged $stays bulk_keeps_its_order full_gpu_takes_what_needs_no_kernel \
    kernel_scopes_share_the_work owner_is_busy_elsewhere
kernels procs:2 FERRY_PATHS=flags $stays owner_is_busy_elsewhere
kernels procs:2 FERRY_PATHS=staged EMU_SMS=6 MOE_ROOM=300 moe_goes_on_without_the_dead
kernels procs:2 FERRY_PATHS=staged FERRY_STAGED_BULK=64 bulk_keeps_its_order kernel_calls_reach_peers
kernels procs:4 FERRY_PATHS="$mixed" $most moe_goes_on_without_the_dead moe_layouts_in_graphs
kernels procs:2 EMU_NO_ACCESS='0>1' kernel_calls_reach_peers
kernels procs:2 FERRY_TEST='probe_fail=0>1=load,1>0=atomic' probe_decides_paths kernel_calls_reach_peers
kernels procs:2 FERRY_TEST=probe_fail=litmus probe_decides_paths
long kernels procs:4 moe_goes_on_without_the_dead
long kernels procs:1 EMU_GPUS=2 FERRY_PATHS=flags threads_wait_for_each_other
long kernels procs:2 FERRY_PATHS=flags $most kernel_copies_fit_any_alignment moe_goes_on_without_the_dead
long kernels procs:2 FERRY_PATHS=staged $most moe_goes_on_without_the_dead collectives_of_threads
long kernels procs:2 FERRY_PATHS=staged FERRY_STATS=on moe_in_streams_and_graphs
long kernels procs:3 FERRY_PATHS=staged EMU_SMS=6 MOE_ROOM=300 moe_goes_on_without_the_dead
long kernels procs:3 FERRY_PATHS=staged moe_layouts_in_graphs moe_weighs_without_the_dead
long kernels procs:2 FERRY_PATHS=staged FERRY_STAGED_BULK=64 $most kernel_copies_fit_any_alignment \
    kernel_sees_a_peer_die full_gpu_takes_what_needs_no_kernel
long kernels procs:4 FERRY_PATHS=staged bulk_keeps_its_order
long kernels procs:4 FERRY_PATHS="$mixed" moe_weighs_without_the_dead moe_in_streams_and_graphs
long kernels procs:2 FERRY_TEST='probe_fail=0>1=store' probe_decides_paths kernel_calls_reach_peers
long kernels procs:2 FERRY_TEST=probe_fail=litmus kernel_calls_reach_peers

# Programs of tests/mp, which load and store GPU memory.  Rows with EMU_PROGRAMS= always run whole.
row emu/under_native procs:3 coll_large
row emu/under_native procs:2 barrier coll_args_differ coll_every_type contexts moe_configs_that_differ \
    moe_hints_that_mislead moe_layouts moe_made_alone moe_pieces_that_do_not_come moe_rows_that_do_not_come \
    moe_run_refuses moe_sends_wait_for_nobody rma_every_type set_up_calls_are_repeated teams teams_of_threads \
    threads_share_a_pe wait_vector_forms
row emu/under_native procs:2 EMU_PROGRAMS= MOE_SHAPE=1478 moe_layouts # max_tokens is 0
row emu/under_native procs:2 EMU_PROGRAMS= FERRY_HEAP_MAX=3G MOE_SHAPE=149 moe_layouts # outputs without rows are NULL
row emu/under_flags procs:2 FERRY_PATHS=flags amo_contended coll_random locks moe_masks moe_rounds_overlap random_ops
row emu/under_staged procs:2 FERRY_PATHS=staged coll_random locks moe_layouts moe_sends_wait_for_nobody moe_side_by_side \
    rma_every_type
row emu/under_staged procs:2 FERRY_PATHS=staged $stays put_signal random_ops
long row emu/under_staged procs:2 FERRY_PATHS=staged $stays amo_contended coll_random locks rma_every_type
row emu/under_staged procs:2 EMU_SMS=6 FERRY_PATHS=staged moe_goes_on_without_a_late_peer moe_masks
row emu/under_staged procs:2 FERRY_PATHS=staged FERRY_STAGED_BULK=4K coll_large random_ops # most of it bulk
long row emu/under_staged procs:2 FERRY_PATHS=staged barrier moe_leave moe_masks put_signal random_ops
long row emu/under_staged procs:2 EMU_SMS=6 FERRY_PATHS=staged moe_layouts
long row emu/under_staged procs:2 FERRY_PATHS=staged FERRY_STAGED_BULK=4K rma_large
row emu/under_mixed_paths procs:4 FERRY_PATHS="$mixed" coll_args_differ moe_leave moe_random_routing put_signal random_ops
# Joined on one: host calls wait in slices.
row emu/under_mixed_paths procs:4 EMU_GPUS=1 EMU_MPS=1 EMU_PROGRAMS= FERRY_PATHS="$mixed" barrier random_ops
long row emu/under_mixed_paths procs:4 EMU_GPUS=1 EMU_MPS=1 EMU_PROGRAMS= FERRY_PATHS="$mixed" coll_random locks
long row emu/under_native procs:4 barrier coll_args_differ coll_every_type coll_random contexts \
    moe_configs_that_differ moe_hints_that_mislead moe_layouts moe_leave moe_random_routing random_ops rma_every_type teams
long row emu/under_flags procs:2 FERRY_PATHS=flags coll_every_type moe_hints_that_mislead moe_layouts moe_leave \
    moe_pieces_that_do_not_come moe_rows_that_do_not_come moe_skewed_routing teams wait_vector_forms
long row emu/under_staged procs:2 FERRY_PATHS=staged coll_args_differ coll_every_type moe_configs_that_differ \
    moe_made_alone moe_skewed_routing teams_of_threads
long row emu/under_staged procs:2 EMU_SMS=6 FERRY_PATHS=staged moe_leave
long row emu/under_mixed_paths procs:4 FERRY_PATHS="$mixed" coll_every_type coll_random moe_layouts moe_masks \
    moe_skewed_routing
long row emu/under_mixed_paths procs:4 EMU_SMS=6 FERRY_PATHS="$mixed" moe_layouts moe_masks
# Threads of one process, each with its own GPU.
row emu/as_threads threads:3 FERRY_PATHS="$by_direction" contexts locks moe_masks random_ops
row emu/as_threads threads:2 FERRY_PATHS=staged heap_grows teams
long row emu/as_threads threads:4 barrier contexts moe_random_routing put_signal
long row emu/as_threads threads:3 FERRY_PATHS="$by_direction" coll_random
long row emu/as_threads threads:4 coll_args_differ coll_random random_ops
long row emu/as_threads threads:2 FERRY_PATHS=staged moe_random_routing put_signal
long row emu/as_threads threads:3 EMU_SMS=6 FERRY_PATHS=staged moe_layouts moe_leave
# Paths follow from the driver's report on each pair of GPUs, and no pair uses an ability that it lacks: memory without
# access cannot even be mapped.
row emu/as_detected procs:3 EMU_PROGRAMS= EMU_NO_ACCESS='0>1,2>1' EMU_NO_ATOMICS='1>0,0>2' random_ops rma_every_type
long row emu/as_detected procs:2 EMU_PROGRAMS= EMU_NO_ACCESS='*' random_ops rma_every_type
# Kernels count their accesses to peers: no atomics on flags pairs, no loads or stores on staged pairs, and no
# descriptors for MoE rows on windows.
counted='procs:2 FERRY_STATS=on FERRY_LOG=none'
row emu/with_counts $counted FERRY_PATHS= stats_prove_paths
row emu/with_counts $counted FERRY_PATHS=flags stats_prove_paths
row emu/with_counts $counted FERRY_PATHS=staged stats_prove_paths
long row emu/with_counts $counted FERRY_PATHS=staged moe_large_rounds
row emu/with_counts $counted FERRY_PATHS='0>1=flags,1>0=staged' stats_prove_paths moe_large_rounds
# Copies arrive and stores are lost; or copies have wrong bytes, and carry nothing.
copies="EMU_FAULTS=*>*=only-by-copy-engine"
corrupt="EMU_FAULTS=*>*=copy-engine-corrupts FERRY_TEST=probe_fail=store"
row emu/with_counts $counted "$copies" FERRY_STAGED_BULK=4K STATS_COPIED=yes stats_prove_paths
row emu/with_counts $counted $corrupt FERRY_STAGED_BULK=4K stats_prove_paths

# Staged pairs whose bulk goes from GPU to GPU by copy engines, on one side or on both.
row emu/by_copy_engines procs:2 EMU_PROGRAMS= "$copies" FERRY_STAGED_BULK=4K random_ops rma_large \
    large_and_small_keep_their_order
long row emu/by_copy_engines procs:2 EMU_PROGRAMS= "$copies" FERRY_STAGED_BULK=4K coll_large put_signal
long row emu/by_copy_engines procs:3 EMU_PROGRAMS= EMU_FAULTS='0>*=only-by-copy-engine,1>2=only-by-copy-engine' \
    FERRY_STAGED_BULK=4K random_ops
row emu/by_copy_engines procs:2 EMU_PROGRAMS= $corrupt FERRY_STAGED_BULK=4K random_ops
# Direct pairs whose copies have wrong bytes: kernels move what host calls put and get.
wrong='EMU_FAULTS=*>*=copy-engine-corrupts'
row emu/by_copy_engines procs:2 EMU_PROGRAMS= $wrong random_ops
long row emu/by_copy_engines procs:2 EMU_PROGRAMS= $wrong coll_large put_signal rma_every_type rma_large
long row emu/by_copy_engines procs:3 EMU_PROGRAMS= $wrong FERRY_PATHS=flags random_ops
strict='EMU_HOST=strict FOLDER=emu/gpu'
row emu/by_copy_engines procs:2 $strict "$copies" FERRY_STAGED_BULK=64 bulk_keeps_its_order \
    host_calls_reach_gpu_heaps stream_calls_in_any_stream
long row emu/by_copy_engines procs:2 $strict "$copies" FERRY_STAGED_BULK=64 kernel_calls_reach_peers \
    kernel_copies_fit_any_alignment kernel_scopes_share_the_work kernel_sees_a_peer_die
long row emu/by_copy_engines procs:3 $strict "$copies" bulk_keeps_its_order
row emu/by_copy_engines procs:2 $strict $wrong host_calls_reach_gpu_heaps stream_calls_in_any_stream
row emu/by_copy_engines procs:1 $strict "$copies" threads_drive_gpus

# Staged pairs whose bulk goes through the memory of a third GPU.
third="EMU_NO_ACCESS=0>1,1>0 FERRY_FORWARD=on"
row emu/through_a_third_gpu procs:3 EMU_PROGRAMS= $third FERRY_STAGED_BULK=4K coll_large rma_large \
    large_and_small_keep_their_order
row emu/through_a_third_gpu procs:3 $strict $third FERRY_STAGED_BULK=64 kernel_calls_reach_peers bulk_keeps_its_order
long row emu/through_a_third_gpu procs:4 $strict $third bulk_keeps_its_order
row emu/through_a_third_gpu procs:1 $strict $third threads_drive_gpus

# Heaps of GPUs without virtual memory management, shared by CUDA IPC; then heaps shared by fabric handles.
ipc='EMU_HANDLES=ipc'
fabric='EMU_HANDLES=fd,fabric,imex FERRY_HANDLES=fabric'
row emu/by_ipc procs:2 EMU_HOST=strict FOLDER=emu/gpu $ipc host_calls_reach_gpu_heaps kernel_calls_reach_peers \
    kernel_contexts_and_locks kernel_scopes_share_the_work kernel_sees_a_peer_die probe_decides_paths
row emu/by_ipc procs:3 EMU_PROGRAMS= $ipc coll_random moe_random_routing put_signal random_ops
row emu/by_ipc threads:3 EMU_PROGRAMS= $ipc random_ops
long row emu/by_ipc procs:4 EMU_HOST=strict FOLDER=emu/gpu $ipc moe_goes_on_without_the_dead moe_layouts_in_graphs \
    moe_weighs_without_the_dead
long row emu/by_ipc procs:4 EMU_HOST=strict FOLDER=emu/gpu $ipc FERRY_PATHS="$mixed" kernel_calls_reach_peers \
    moe_goes_on_without_the_dead
long row emu/by_ipc procs:4 EMU_PROGRAMS= $ipc coll_random moe_layouts moe_random_routing put_signal random_ops
row emu/by_ipc procs:2 EMU_PROGRAMS= $ipc FERRY_TEST='probe_fail=0>1=store' random_ops
row emu/by_fabric procs:4 EMU_HOST=strict FOLDER=emu/gpu $fabric kernel_calls_reach_peers
long row emu/by_fabric procs:4 EMU_HOST=strict FOLDER=emu/gpu $fabric moe_goes_on_without_the_dead
row emu/by_fabric procs:2 threads:3 EMU_PROGRAMS= $fabric put_signal random_ops

# On two nodes: kernels' calls and copy engines' chunks go over the network.
nodes=nodes=2
row emu/over_nodes procs:3 EMU_PROGRAMS= FERRY_TEST="$nodes" coll_random locks
long row emu/over_nodes procs:4 EMU_PROGRAMS= FERRY_TEST="$nodes" barrier moe_random_routing put_signal
row emu/over_nodes procs:4 EMU_PROGRAMS= FERRY_TEST="$nodes" FERRY_STAGED_BULK=4K random_ops rma_large
long row emu/over_nodes procs:4 EMU_PROGRAMS= FERRY_TEST="$nodes" FERRY_STAGED_BULK=4K coll_large
row emu/over_nodes procs:2 $strict FERRY_TEST="$nodes" bulk_keeps_its_order host_calls_reach_gpu_heaps \
    kernel_calls_reach_peers kernel_sees_a_peer_die moe_goes_on_without_the_dead
long row emu/over_nodes procs:2 $strict FERRY_TEST="$nodes" full_gpu_takes_what_needs_no_kernel \
    kernel_scopes_share_the_work owner_is_busy_elsewhere
long row emu/over_nodes procs:4 $strict FERRY_TEST="$nodes" moe_layouts_in_graphs
long row emu/over_nodes procs:2 $strict FERRY_TEST="nodes=2:$reorders" FERRY_STAGED_BULK=64 bulk_keeps_its_order \
    kernel_calls_reach_peers kernel_copies_fit_any_alignment
row emu/over_nodes procs:4 $strict FERRY_TEST="$reorders" FERRY_PATHS="$every_path" kernel_calls_reach_peers \
    bulk_keeps_its_order

# make check-gpu: all programs of tests/gpu and those of tests/mp that run in GPU memory.
gpus=0
[ "$own" != gpu ] || gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
row gpu/with_one_pe   gpu:1
row gpu/with_two_pes  gpu:2
# What more PEs than two, or PEs that share a GPU, may change.
many=gpu:$((gpus > 4 ? gpus : 4))
long row gpu/with_many_pes $many
row gpu/with_many_pes $many additions_join collectives_in_kernels collectives_of_threads collectives_outlast_a_full_gpu \
    communicators kernel_calls_reach_peers kernel_orders_hold kernel_scopes_share_the_work launch_checks_what_fits \
    moe_goes_on_without_the_dead moe_in_streams_and_graphs moe_outlasts_a_full_gpu moe_weighs_without_the_dead \
    owner_is_busy_elsewhere stream_calls_in_any_stream threads_wait_for_each_other images_share_a_pe \
    amo_contended barrier coll_on_overlapping_teams coll_random contexts locks moe_goes_on_without_a_late_peer moe_layouts \
    moe_leave moe_masks moe_rounds_overlap moe_skewed_routing put_signal random_ops teams_resync
row gpu/with_turns    "gpu:$((2 * gpus))" GPU_MPS=no # as processes do that nothing joins
long row gpu/under_flags gpu:2 FERRY_PATHS=flags
row gpu/under_flags   gpu:2 FERRY_PATHS=flags $differ additions_join bulk_keeps_its_order collectives_in_kernels \
    collectives_of_threads communicators host_calls_reach_gpu_heaps kernel_calls_reach_peers kernel_contexts_and_locks \
    kernel_orders_hold kernel_scopes_share_the_work kernel_sees_a_peer_die moe_goes_on_without_the_dead \
    moe_in_streams_and_graphs moe_layouts_in_graphs owner_is_busy_elsewhere stream_calls_in_any_stream \
    threads_wait_for_each_other locks moe_masks moe_rounds_overlap descriptors_wake_their_owner wait_vector_forms
row gpu/under_staged  gpu:2 FERRY_PATHS=staged communicators additions_join bulk_keeps_its_order collectives_of_threads \
    collectives_outlast_a_full_gpu full_gpu_takes_what_needs_no_kernel host_calls_reach_gpu_heaps \
    kernel_calls_reach_peers kernel_scopes_share_the_work kernel_sees_a_peer_die moe_goes_on_without_the_dead \
    moe_weighs_without_the_dead owner_is_busy_elsewhere stream_calls_in_any_stream threads_wait_for_each_other
# Heaps shared by CUDA IPC.
row gpu/under_ipc gpu:2 FERRY_HANDLES=ipc collectives_in_kernels host_calls_reach_gpu_heaps kernel_calls_reach_peers \
    kernel_scopes_share_the_work kernel_sees_a_peer_die moe_goes_on_without_the_dead moe_in_streams_and_graphs \
    moe_layouts_in_graphs moe_random_routing put_signal random_ops threads_wait_for_each_other
# Kernels count what they do to a peer, over each path.
row gpu/with_counts gpu:2 FERRY_STATS=on \
    GPU_EACH='FERRY_PATHS= FERRY_PATHS=flags FERRY_PATHS=staged FERRY_PATHS=0>1=flags,1>0=staged' \
    stats_prove_paths stats_prove_paths_in_kernels moe_large_rounds moe_in_streams_and_graphs
# Probes of a pair of GPUs with mapped heaps fail: the pair gets the weaker path, and all data arrives.
fails=FERRY_TEST=probe_fail
row gpu/under_probe_failures gpu:2 \
    GPU_EACH="$fails=0>1=store $fails=1>0=atomic $fails=0>1=load,1>0=atomic $fails=litmus $fails=atomic" \
    probe_decides_paths kernel_calls_reach_peers host_calls_reach_gpu_heaps
