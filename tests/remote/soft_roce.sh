#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Tests libibverbs on a machine without an RDMA device: two QEMU guests, each with the kernel's software RDMA device for
# Ethernet (rdma_rxe) and one PE.
#
#   top_srcdir=DIR top_builddir=DIR SOFT_ROCE_KERNEL=KERNEL tests/remote/soft_roce.sh [PROGRAM]...
#
# KERNEL: a Debian package of a kernel (apt-get download linux-image-...), or / for this machine's own in /boot.  PROGRAM:
# in the build folder.  .ci/run has a part for it, since it takes both cores for minutes.
: "${top_srcdir:?run by .ci/run}" "${top_builddir:?}"
top_srcdir=$(cd "$top_srcdir" && pwd -P) top_builddir=$(cd "$top_builddir" && pwd -P)
export LC_ALL=C
PATH=$PATH:/usr/sbin:/sbin
skip() {
    echo "skipped: $*"
    exit 77
}
[ -e "$top_builddir/.libs/ferry_remote_verbs.so" ] || skip "ferry was built without libibverbs"
for tool in qemu-system-x86_64 busybox cpio modprobe ip rdma; do
    command -v $tool >/dev/null ||
        skip "no $tool: apt-get install qemu-system-x86 busybox-static cpio kmod iproute2 ibverbs-providers"
done
kernel=${SOFT_ROCE_KERNEL-}
[ -e "$kernel" ] || skip "SOFT_ROCE_KERNEL names no kernel: apt-get download linux-image-..."
. "$top_srcdir/tests/scratch.sh"
programs=${*:-examples/03_signal tests/mp/barrier tests/mp/random_ops tests/mp/coll_random tests/mp/heap_grows
    tests/mp/moe_random_routing examples/moe_alltoall}

# The kernel and its modules.
if [ -f "$kernel" ]; then
    mkdir "$scratch/kernel"
    set --
    for part in boot/vmlinuz-\* lib/modules/\*/modules.\*; do set -- "$@" "./$part"; done
    for part in crypto lib net arch drivers/infiniband drivers/virtio drivers/net/\*.ko fs/9p fs/fscache fs/netfs \
        fs/overlayfs; do set -- "$@" "./lib/modules/*/kernel/$part"; done
    dpkg-deb --fsys-tarfile "$kernel" | tar x -C "$scratch/kernel" --wildcards "$@"
    kernel=$scratch/kernel
fi
image=
for file in "$kernel"/boot/vmlinuz-*; do
    image=$file
done
version=${image##*/vmlinuz-}
[ -r "$image" ] || skip "$kernel has no boot/vmlinuz-* that can be read"
[ "$kernel" = / ] || depmod -b "$kernel" "$version"

guest=$scratch/guest_files
mkdir -p "$guest/bin" "$guest/modules" "$guest/proc" "$guest/sys" "$guest/dev" "$guest/lower" "$guest/upper" "$guest/root"
cp "$(command -v busybox)" "$guest/bin/"
cp "$top_srcdir/tests/remote/soft_roce_init.sh" "$guest/init"
chmod +x "$guest/init"
for module in virtio_pci virtio_net 9pnet_virtio 9p overlay crc32_generic ib_uverbs rdma_rxe; do
    modprobe -d "$kernel" -S "$version" --show-depends $module || skip "the kernel $version has no module $module"
done | sed -n 's/^insmod \([^ ]*\).*/\1/p' | awk '!seen[$0]++' >"$scratch/modules"
while read -r file; do
    cp "$file" "$guest/modules/"
    echo "${file##*/}"
done <"$scratch/modules" >"$guest/modules/order"
(cd "$guest" && find . | cpio -o -H newc --quiet) | gzip -1 >"$scratch/initrd"

{
    echo "top_srcdir='$top_srcdir' top_builddir='$top_builddir' SOFT_ROCE_PROGRAMS='$(echo "$programs" | tr '\n' ' ')'"
    cat "$top_srcdir/tests/remote/soft_roce_guest.sh"
} >"$scratch/guest"

# guest NODE NETWORK: ends by itself, or by the deadline.
guest() {
    timeout -k 5 "${SOFT_ROCE_LIMIT:-225}" qemu-system-x86_64 -accel tcg,thread=multi -cpu max -smp "${SOFT_ROCE_CPUS:-1}" \
        -m 768 -nodefaults -display none -monitor none -serial stdio -no-reboot -kernel "$image" \
        -initrd "$scratch/initrd" \
        -append "console=ttyS0 quiet panic=-1 mitigations=off random.trust_cpu=on node=$1 scratch=$scratch" \
        -fsdev local,id=host,path=/,security_model=none,readonly=on,multidevs=remap \
        -device virtio-9p-pci,fsdev=host,mount_tag=host -netdev "stream,id=net,$2,addr.type=unix,addr.path=$scratch/wire" \
        -device "virtio-net-pci,netdev=net,mac=52:54:00:99:00:0$1,romfile=,host_mtu=9000" </dev/null 2>&1 |
        sed -u "s/\r*\$//; s/^/[node $1] /" | tee "$scratch/console.$1"
}
guest 0 server=on &
first=$!
tries=0
while [ ! -S "$scratch/wire" ] && [ $tries -lt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
guest 1 server=off
wait $first
for node in 0 1; do
    grep -q '^\[node .\] guest exit 0' "$scratch/console.$node" || fail "node $node"
done
exit "$bad"
