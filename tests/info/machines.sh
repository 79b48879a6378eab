# SPDX-License-Identifier: BSD-3-Clause
# Captured machines, made from compact descriptions: sourced by the tests, after cd into an empty folder for the tree.

byte() {
    # shellcheck disable=SC2059
    printf "\\$(printf %03o "$1")"
}

zeros() {
    head -c "$1" /dev/zero
}

# config PORT ACSCTL ROUTED BLOCKED: a configuration space of 4096 bytes.  PORT 4 root, 5 upstream, 6 downstream, 0
# endpoint; ACSCTL "none": without that capability.
config() {
    zeros 6
    byte 16 # status: has capabilities
    zeros 45
    byte 64 # at 0x40
    zeros 11
    byte 16 # PCI Express, the last one, version 2
    byte 0
    byte $(($1 * 16 + 2))
    zeros 33
    byte $(($3 * 64)) # device capabilities 2
    zeros 3
    byte $(($4 * 128)) # device control 2
    zeros 151
    if [ "$2" = none ]; then
        zeros 8
    else
        byte 13 # ACS, version 1, the last one
        byte 0
        byte 1
        byte 0
        byte 31
        byte 0
        byte "$2"
        byte 0
    fi
    zeros 3832
}

# bridge PATH PORT ACSCTL [ROUTED]: PATH from the host bridge down, as in sys/devices.
bridge() {
    mkdir -p "sys/devices/$1"
    config "$2" "$3" "${4-1}" 0 >"sys/devices/$1/config"
}

# gpu PATH NODE BAR1-HEX GROUP TYPE: its bridges were made before.
gpu() {
    mkdir -p "sys/devices/$1" sys/bus/pci/devices "sys/kernel/iommu_groups/$4"
    ln -s "../../../devices/$1" "sys/bus/pci/devices/${1##*/}"
    (
        cd "sys/devices/$1" || exit 1
        echo 0x10de >vendor
        echo 0x030200 >class
        echo "$2" >numa_node
        echo 16 >current_link_width
        echo 16 >max_link_width
        echo "32.0 GT/s PCIe" >max_link_speed
        printf '0x%016x 0x%016x 0x40200\n' 0xb0000000 0xb0ffffff $((0x380000000000)) \
            $((0x380000000000 + $3 - 1)) >resource
        ln -s ../../../../bus/pci/drivers/nvidia driver
        config 0 none 0 0 >config
        if [ "$5" != none ]; then ln -s "../../../../kernel/iommu_groups/$4" iommu_group; fi
    )
    if [ "$5" != none ]; then echo "$5" >"sys/kernel/iommu_groups/$4/type"; fi
}

# nic PATH NODE INTERFACE STATE MBPS: a network interface; its bridges were made before.
nic() {
    mkdir -p "sys/devices/$1/net/$3" sys/class/net
    ln -s "../../devices/$1/net/$3" "sys/class/net/$3"
    echo "$2" >"sys/devices/$1/numa_node"
    ln -s ../../../../bus/pci/drivers/mlx5_core "sys/devices/$1/driver"
    echo "$4" >"sys/devices/$1/net/$3/operstate"
    echo "$5" >"sys/devices/$1/net/$3/speed"
}

# rdma PATH DEVICE STATE RATE LAYER: the RDMA device of such a NIC.
rdma() {
    mkdir -p "sys/devices/$1/infiniband/$2/ports/1" sys/class/infiniband
    ln -s "../../devices/$1/infiniband/$2" "sys/class/infiniband/$2"
    echo "$3" >"sys/devices/$1/infiniband/$2/ports/1/state"
    echo "$4" >"sys/devices/$1/infiniband/$2/ports/1/rate"
    echo "$5" >"sys/devices/$1/infiniband/$2/ports/1/link_layer"
}

# host NODES CMDLINE FILES: the files that every machine has.
host() {
    mkdir -p proc/sys/kernel proc/self/ns sys/devices/system/cpu sys/devices/system/node sys/class/iommu
    echo 6.8.0-45-generic >proc/sys/kernel/osrelease
    echo "BOOT_IMAGE=/vmlinuz root=/dev/sda2 ro $2 quiet" >proc/cmdline
    printf 'MemTotal:       1056432128 kB\nMemFree:  100 kB\nMemAvailable:   1000000000 kB\n' >proc/meminfo
    echo 0-127 >sys/devices/system/cpu/online
    echo "$1" >sys/devices/system/node/online
    ln -s 'pid:[4026531836]' proc/self/ns/pid
    ln -s 'user:[4026531837]' proc/self/ns/user
    echo "0::/user.slice" >proc/self/cgroup
    echo "30 23 0:26 / /dev/shm rw,nosuid,nodev - tmpfs tmpfs rw,inode64" >proc/self/mountinfo
    printf 'Limit                     Soft Limit           Hard Limit           Units     \n' >proc/self/limits
    printf 'Max processes             4127300              4127300              processes \n' >>proc/self/limits
    printf 'Max open files            %-20s %-20s files     \n' "$3" 1048576 >>proc/self/limits
    printf 'Max locked memory         unlimited            unlimited            bytes     \n' >>proc/self/limits
}

# module KIND VERSION DWORDS
module() {
    mkdir -p proc/driver/nvidia
    echo "NVRM version: NVIDIA UNIX$1 x86_64 Kernel Module  $2  Mon Sep  1 12:00:00 UTC 2025" >proc/driver/nvidia/version
    if [ "$1" = open ]; then
        echo "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  $2  Release Build  (root@host)" \
            >proc/driver/nvidia/version
    fi
    printf 'ResmanDebugLevel: 4294967295\nRegistryDwords: "%s"\nRegistryDwordsPerDevice: ""\n' "$3" \
        >proc/driver/nvidia/params
}

# answers NAME MEMORY BUS-ID...: one line a GPU, with GPU_FACTS; then pairs of all with what stdin says (one line).
answers() {
    name=$1 memory=$2
    shift 2
    mkdir -p ferry-info
    read -r facts
    {
        echo "cuda 13000"
        echo "nvml 1"
        number=0
        for id in "$@"; do
            echo "gpu $id cuda=$number nvml=$number cc=89 ${GPU_FACTS-} memory=$memory name=$name"
            number=$((number + 1))
        done
        for from in "$@"; do
            for to in "$@"; do
                [ "$from" = "$to" ] || echo "pair $from $to $facts"
            done
        done
    } >ferry-info/answers
}

# ---- The four states.  ACS control 0x1d: SrcValid, ReqRedir, CmpltRedir, UpstreamFwd.

nvlink() {
    host 0-1 "" 1048576
    module open 580.95.05 ""
    for bus in 17 65; do
        bridge "pci0000:$bus/0000:$bus:00.0" 4 29
        gpu "pci0000:$bus/0000:$bus:00.0/0000:$(($bus + 1)):00.0" 0 $((256 << 30)) $bus DMA-FQ
    done
    echo "access=1 atomics=1 partial=0 rank=0 read=OK write=OK atomic=OK nvlink=OK pcie=CNS link=NV18" |
        answers "NVIDIA H200" 150754820096 0000:18:00.0 0000:66:00.0
}

# Two cards under one switch, two more on the other socket; the only obstacle is the product line.
workstation() {
    host 0-1 "iommu=pt" 1024
    module "" 550.54.14 ""
    touch sys/class/iommu/dmar0
    bridge pci0000:20/0000:20:01.0 4 0
    bridge pci0000:20/0000:20:01.0/0000:21:00.0 5 none
    for slot in 0 1; do
        bridge pci0000:20/0000:20:01.0/0000:21:00.0/0000:22:0$slot.0 6 0 0
        gpu pci0000:20/0000:20:01.0/0000:21:00.0/0000:22:0$slot.0/0000:2$((slot + 3)):00.0 0 $((64 << 30)) 1$slot identity
        bridge pci0000:a0/0000:a0:0$slot.0 4 0
        gpu pci0000:a0/0000:a0:0$slot.0/0000:a$((slot + 1)):00.0 1 $((64 << 30)) 2$slot identity
    done
    echo "access=1 atomics=0 rank=1 read=OK write=OK atomic=NS nvlink=NS pcie=OK" |
        answers "NVIDIA RTX 6000 Ada Generation" 51527024640 0000:23:00.0 0000:24:00.0 0000:a1:00.0 0000:a2:00.0
}

geforce() {
    host 0 "" 1024
    module "" 560.35.03 ""
    for slot in 1 3; do
        bridge pci0000:00/0000:00:0$slot.1 4 0
        gpu pci0000:00/0000:00:0$slot.1/0000:0$slot:00.0 -1 $((256 << 20)) 1$slot none
    done
    echo "access=0 atomics=0 rank=1 read=CNS write=CNS atomic=CNS nvlink=NS pcie=CNS" |
        answers "NVIDIA GeForce RTX 4090" 25757220864 0000:01:00.0 0000:03:00.0
}

# Access is reported, but stores never arrive: ACS with an IOMMU that translates, a small BAR1.  ROOT=no: captured by a
# user who sees 64 bytes of each configuration space.  PROBE: the probe's result.
patched() {
    host 0 "amd_iommu=on" 256
    module open 570.86.15 "RMDisableFeatureDisablement=1;ForceP2P=17"
    touch sys/class/iommu/ivhd0
    for slot in 1 3; do
        bridge pci0000:40/0000:40:0$slot.1 4 29
        gpu pci0000:40/0000:40:0$slot.1/0000:4$slot:00.0 0 $((256 << 20)) 3$slot DMA-FQ
    done
    echo "access=1 atomics=0 rank=1 read=OK write=OK atomic=NS nvlink=NS pcie=OK ${PROBE-}" |
        answers "NVIDIA GeForce RTX 4090" 25757220864 0000:41:00.0 0000:43:00.0
    if [ "${ROOT-yes}" = no ]; then
        find sys -name config | while read -r file; do
            head -c 64 "$file" >"$file.short" && mv "$file.short" "$file"
        done
    fi
}

# A GPU and a NIC under one switch; a GPU and an idle NIC's port elsewhere.  GPU_FACTS: what CUDA says of GPUDirect.
cluster() {
    switch=pci0000:17/0000:17:01.0/0000:18:00.0
    host 0-1 "" 1048576
    module open 580.95.05 ""
    bridge pci0000:17/0000:17:01.0 4 0
    bridge $switch 5 none
    bridge $switch/0000:19:00.0 6 0
    bridge $switch/0000:19:01.0 6 0
    gpu $switch/0000:19:00.0/0000:1a:00.0 0 $((256 << 30)) 17 none
    nic $switch/0000:19:01.0/0000:1b:00.0 0 ib0 up 400000
    rdma $switch/0000:19:01.0/0000:1b:00.0 mlx5_0 "4: ACTIVE" "400 Gb/sec (4X NDR)" InfiniBand
    bridge pci0000:30/0000:30:01.0 4 0
    nic pci0000:30/0000:30:01.0/0000:31:00.0 0 eth0 down -1
    rdma pci0000:30/0000:30:01.0/0000:31:00.0 mlx5_1 "1: DOWN" "100 Gb/sec (4X EDR)" Ethernet
    bridge pci0000:a0/0000:a0:01.0 4 0
    gpu pci0000:a0/0000:a0:01.0/0000:a1:00.0 1 $((256 << 30)) 18 none
    echo "access=1 atomics=1 partial=0 rank=0 read=OK write=OK atomic=OK nvlink=OK pcie=CNS link=NV18" |
        answers "NVIDIA H200" 150754820096 0000:1a:00.0 0000:a1:00.0
    echo "fabric fabric=verbs;ofi_rxm device=mlx5_0" >>ferry-info/answers
    echo "fabric fabric=tcp;ofi_rxm device=ib0 address=10.0.0.1" >>ferry-info/answers
    echo "fabric fabric=InfiniBand library=libibverbs device=mlx5_0:1 address=fe80::1" >>ferry-info/answers
}
