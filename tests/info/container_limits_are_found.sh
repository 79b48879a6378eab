#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info finds the limits of containers in both versions of control groups, and reports no limit if there is none.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"

# A generous machine.
machine nvlink
report 0 --sysroot nvlink
is "" "findings[].id"
is null host.cgroup_memory
is false host.container
is true host.first_pid_namespace

# A small container: the tightest limit counts, of the innermost group or of one above it.
cd nvlink || exit 1
rm proc/self/ns/pid proc/self/ns/user
ln -s 'pid:[4026532500]' proc/self/ns/pid
ln -s 'user:[4026532501]' proc/self/ns/user
mkdir -p proc/sys/kernel/yama proc/sys/vm sys/fs/cgroup/kubepods/pod1/abc
echo 2 >proc/sys/kernel/yama/ptrace_scope
echo 2 >proc/sys/vm/memfd_noexec
echo "0::/kubepods/pod1/abc" >proc/self/cgroup
echo max >sys/fs/cgroup/kubepods/pod1/abc/memory.max
echo 1073741824 >sys/fs/cgroup/kubepods/pod1/memory.max
echo 8589934592 >sys/fs/cgroup/kubepods/memory.max
echo 100 >sys/fs/cgroup/kubepods/pod1/abc/pids.max
echo "250000 100000" >sys/fs/cgroup/kubepods/pod1/abc/cpu.max
printf '%s\n' "20 1 0:20 / / rw - overlay overlay rw" "30 23 0:26 / /dev/shm rw - tmpfs shm rw,size=65536k" \
    >proc/self/mountinfo
printf 'Limit  Soft Limit  Hard Limit  Units\nMax open files 512 512 files\nMax locked memory 65536 65536 bytes\n' \
    >proc/self/limits
printf 'NVIDIA_VISIBLE_DEVICES=0\n' >ferry-info/environment
sed -i 's/^gpu 0000:66:00.0 cuda=1/gpu 0000:66:00.0/; /^pair/d' ferry-info/answers
cd ..
report 1 --sysroot nvlink
is true host.container
is false host.first_pid_namespace
is 1073741824 host.cgroup_memory
is 100 host.cgroup_tasks
is 2500 host.cgroup_cpus_thousandths
is 2 host.ptrace_scope
has memory-limit warning
has task-limit warning
has dev-shm note
has user-namespace note
has memfd problem
has descriptors warning
has locked-memory note
has hidden warning
is /sys/fs/cgroup/kubepods/pod1/memory.max "findings[id=memory-limit].in"
is /sys/fs/cgroup/kubepods/pod1/abc/pids.max "findings[id=task-limit].in"
says "--gpus all --ipc=host"
says "NVIDIA_VISIBLE_DEVICES=0"
says "and raise the hard limit"

# Control groups version 1.
cd nvlink || exit 1
rm -r sys/fs/cgroup
mkdir -p sys/fs/cgroup/memory/docker/abc sys/fs/cgroup/pids
printf '5:pids:/docker/abc\n4:memory:/docker/abc\n3:cpu,cpuacct:/\n' >proc/self/cgroup
echo 536870912 >sys/fs/cgroup/memory/docker/abc/memory.limit_in_bytes
echo 9223372036854771712 >sys/fs/cgroup/memory/memory.limit_in_bytes
echo 64 >sys/fs/cgroup/pids/pids.max
rm proc/self/mountinfo
cd ..
report 1 --sysroot nvlink
is 536870912 host.cgroup_memory
is 64 host.cgroup_tasks
is null host.dev_shm
lacks dev-shm
has memory-limit warning
exit $bad
