#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Four kinds of real machines, as captured trees: the abilities of pairs, their paths, and the obstacles.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"

machine nvlink
report 0 --sysroot nvlink
is ferry-info/1 schema
is NV18 "pairs[from=0,to=1].link"
is OK "pairs[from=1,to=0].atomics"
is native "pairs[from=0,to=1].path"
is true driver.open_kernel_module
is 580.95.05 driver.version
is "" "findings[].id" # ACS and the IOMMU are on, and do not concern NVLink
says "Obstacles: none found"

machine workstation
report 0 --sysroot workstation
is PIX "pairs[from=0,to=1].link"
is PHB "pairs[from=2,to=3].link"
is SYS "pairs[from=1,to=2].link"
is NS "pairs[from=0,to=3].atomics"
is OK "pairs[from=0,to=3].write"
is flags "pairs[from=0,to=3].path"
is false driver.open_kernel_module
is 51527024640 "gpus[gpu=0].memory"
is 68719476736 "gpus[gpu=0].bar1"
is "0000:20:01.0 0000:21:00.0 0000:22:01.0" "gpus[gpu=1].bridges[].bus_id"
is "false" "gpus[gpu=0].translated"
has no-atomics warning
has registry note
has sockets note
is "[[0,2],[0,3],[1,2],[1,3],[2,0],[2,1],[3,0],[3,1]]" "findings[id=sockets].pairs"
is "[[0,1],[0,2],[0,3],[1,0],[1,2],[1,3],[2,0],[2,1],[3,0],[3,1]]" "findings[id=atomicop-routing].pairs"
for id in acs iommu bar1 no-access stores-doubtful descriptors acs-unknown; do lacks $id; done
says "Path that ferry would take (predicted from the drivers' answers)"

machine geforce
report 0 --sysroot geforce
is staged "pairs[from=0,to=1].path"
is CNS "pairs[from=0,to=1].read"
has no-access warning
has bar1 warning
lacks no-atomics
says "the stock driver refuses P2P on GeForce"

machine patched
report 0 --sysroot patched
is flags "pairs[from=0,to=1].path"
is "not probed" "pairs[from=0,to=1].probe"
is DMA-FQ "gpus[gpu=1].iommu_type"
is 29 "gpus[gpu=0].bridges[bus_id=0000:40:01.1].acs_control"
is "[[0,1],[1,0]]" "findings[id=acs].pairs"
for id in stores-doubtful acs iommu bar1 no-atomics descriptors; do has $id warning; done
has registry note
says "0000:40:01.1 SrcValid+ ReqRedir+ CmpltRedir+ UpstreamFwd+"
says "ACS Enable = Disabled"
says "iommu=pt"
says "enable Above 4G decoding and Resizable BAR"

# The same machine, as a user without root captures it.
rm -rf patched
ROOT=no machine patched
report 0 --sysroot patched
lacks acs
has acs-unknown note
is "null" "gpus[gpu=0].bridges[0].acs"
says "run as root"

# The same cards passed through to a virtual machine, which shows no bridges.
rm -rf patched
machine patched
printf 'processor : 0\nmodel name : Some CPU\nflags : fpu vme hypervisor lm\n\nprocessor : 1\n' >patched/proc/cpuinfo
report 0 --sysroot patched
has virtual-machine note
is true host.virtual_machine
is "Some CPU" host.cpu

# The same machine after a probe: access is reported, and stores do not arrive.
rm -rf patched
PROBE="probe=1 found=staged path=staged" machine patched
report 1 --sysroot patched
has stores-lost problem
lacks stores-doubtful
is staged "pairs[from=0,to=1].path"
is job "pairs[from=0,to=1].path_by"
is "no store" "pairs[from=0,to=1].probe"

# Variables of the captured process: weaker paths, a hidden GPU, a wrong value.
printf 'FERRY_PATHS=0>1=staged\n' >nvlink/ferry-info/environment
report 0 --sysroot nvlink
is staged "pairs[from=0,to=1].path"
is native "pairs[from=0,to=1].path_found"
is native "pairs[from=1,to=0].path"
has weakened note
printf 'FERRY_TEST=probe_fail=atomic\n' >nvlink/ferry-info/environment
report 0 --sysroot nvlink
is flags "pairs[from=1,to=0].path"
printf 'FERRY_PATH=staged\n' >nvlink/ferry-info/environment
report 1 --sysroot nvlink
has environment problem
says "FERRY_PATHS"
exit $bad
