#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# On captured machines and on this one, ferry-info reports NICs, the fabrics of the libfabric and libibverbs plug-ins,
# the NIC nearest to each GPU, and whether the NIC could access that GPU's memory.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"

GPU_FACTS="dmabuf=1 gpudirect=1" machine cluster
report 0 --sysroot cluster
is "eth0 ib0" "network.nics[].name"
is mlx5_0 "network.nics[name=ib0].rdma"
is InfiniBand "network.nics[name=ib0].link_layer"
is 400000 "network.nics[name=ib0].mb_per_s"
is true "network.nics[name=ib0].up"
is mlx5_core "network.nics[name=ib0].kernel_driver"
is 0000:1b:00.0 "network.nics[name=ib0].bus_id"
is false "network.nics[name=eth0].up"
is PIX "gpus[gpu=0].nearest_nic_link"
is SYS "gpus[gpu=1].nearest_nic_link"
is "would work, by dmabuf" "gpus[gpu=0].gpudirect"
is "verbs;ofi_rxm tcp;ofi_rxm InfiniBand" "network.fabrics[].provider"
is "libfabric libfabric libibverbs" "network.fabrics[].library"
is 10.0.0.1 "network.fabrics[device=ib0].address"
has rdma-port-down note
has far-nic note
for id in no-gpudirect no-fabric; do lacks $id; done
says "nearest NIC ib0 (PIX); GPUDirect would work, by dmabuf"
says "libfabric   verbs;ofi_rxm on mlx5_0 (ferry's first choice)"
says "libibverbs  InfiniBand on mlx5_0:1, fe80::1 (ferry's first choice)"
says "RDMA device mlx5_0 (InfiniBand), 0000:1b:00.0, driver mlx5_core, up, 400 Gb/s, NUMA node 0"

# The kernel is too old for dmabuf; then a module does it; then nothing was asked of CUDA.
echo 5.10.0-30-amd64 >cluster/proc/sys/kernel/osrelease
report 0 --sysroot cluster
has no-gpudirect note
is "would not work" "gpus[gpu=0].gpudirect"
says "older than 5.12"
mkdir -p cluster/sys/module/nvidia_peermem
echo live >cluster/sys/module/nvidia_peermem/initstate
report 0 --sysroot cluster
lacks no-gpudirect
is "would work, by nvidia_peermem" "gpus[gpu=0].gpudirect"
rm -rf cluster
machine cluster
report 0 --sysroot cluster
is unknown "gpus[gpu=0].gpudirect"

# No plug-in: jobs of one node only.
grep -v '^fabric' cluster/ferry-info/answers >kept && echo "fabric_error libfabric: no plug-in" >>kept &&
    mv kept cluster/ferry-info/answers
report 0 --sysroot cluster
has no-fabric note
says "libfabric: no plug-in"

# This machine, if ferry was built with libfabric; a capture of it gives the same report.
[ -e "$top_builddir/.libs/ferry_remote_libfabric.so" ] || exit $bad
FERRY_BOOTSTRAP_DIR=$top_builddir/.libs
export FERRY_BOOTSTRAP_DIR
timeout 60 "$info" --no-job --json --capture kept >json 2>stderr || [ $? -eq 1 ] || fail "ferry-info --capture"
lacks no-fabric
"$get" "network.fabrics[].provider" <json | grep -q tcp || fail "libfabric has no tcp here"
for what in "network.nics[].name" "network.nics[].bus_id" "network.fabrics[].provider" "network.fabrics[].address"; do
    now=$("$get" "$what" <json)
    kept=$("$info" --json --sysroot kept | "$get" "$what")
    [ "$now" = "$kept" ] || fail "$what is '$now', captured '$kept'"
done
exit $bad
