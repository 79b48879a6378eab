#!/bin/busybox sh
# SPDX-License-Identifier: BSD-3-Clause
# /init of a guest of soft_roce.sh: the machine's own files, which the guest can read but not change, under a file system
# in memory that takes what it writes.  The kernel's command line has node= and scratch=.
/bin/busybox --install -s /bin
PATH=/bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
while read -r module; do
    insmod "/modules/$module" || echo "no module $module"
done </modules/order
mount -t 9p -o trans=virtio,version=9p2000.L,msize=512000,ro,cache=loose host /lower
mount -t tmpfs upper /upper
mkdir /upper/files /upper/work
mount -t overlay -o lowerdir=/lower,upperdir=/upper/files,workdir=/upper/work root /root
mount -t tmpfs run /root/run
for folder in proc sys dev; do
    mount --move /$folder /root/$folder
done
for word in $(cat /root/proc/cmdline); do
    case $word in node=* | scratch=*) export "${word?}" ;; esac
done
mkdir -p /root/dev/shm
mount -t tmpfs -o mode=1777 shm /root/dev/shm
PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin chroot /root /bin/sh "$scratch/guest"
echo "guest exit $?"
poweroff -f
