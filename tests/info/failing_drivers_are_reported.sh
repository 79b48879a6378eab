#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info opens CUDA and NVML at run time: here it finds libraries of those names that answer from a table, and fail
# in the ways drivers fail.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"

fakes=$top_builddir/tests/info/.libs
[ -e "$fakes/libcuda.so.1" ] || { echo "skipped: no shared libraries in this build"; exit 77; }
LD_LIBRARY_PATH=$fakes${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
FAKE_DRIVERS=$work/table
export LD_LIBRARY_PATH FAKE_DRIVERS
# The machine's own GPUs stay hidden: /sys and /proc come from the tree that is also read as a captured one. Only
# ferry-info loads it: with sanitizers the shell's other programs would be checked for leaks.
printf '#!/bin/sh\nLD_PRELOAD="%s" exec "%s" "$@"\n' "$fakes/fake_root.so" "$info" >ferry-info
chmod +x ferry-info
info=$work/ferry-info FAKE_ROOT=$work/tree
ASAN_OPTIONS=$ASAN_OPTIONS:verify_asan_link_order=0
export FAKE_ROOT
mkdir -p tree/ferry-info tree/proc/sys/kernel
echo 6.1.0-fake >tree/proc/sys/kernel/osrelease

# Pairs are the same whether the drivers are asked, or their answers are read from a captured tree.
same() {
    cp table tree/ferry-info/answers
    report "$1" --no-job
    "$get" 'pairs' "gpus[].bus_id" "gpus[].name" "gpus[].memory" "gpus[].cuda" driver.cuda <json >asked
    report "$1" --sysroot tree
    "$get" 'pairs' "gpus[].bus_id" "gpus[].name" "gpus[].memory" "gpus[].cuda" driver.cuda <json >read
    cmp asked read || { fail "asked and read differ"; diff asked read >&2; }
    report "$1" --no-job
}

pairs() {
    for from in "$@"; do
        for to in "$@"; do
            [ "$from" = "$to" ] || echo "pair $from $to $facts"
        done
    done
}

# Four workstation cards, atomics NS.
facts="access=1 atomics=0 partial=0 rank=1 read=OK write=OK atomic=NS nvlink=NS pcie=OK link=PHB"
{
    echo "cuda 12080"
    echo "nvml 1"
    n=0
    for bus in 01 21 41 c1; do
        echo "gpu 0000:$bus:00.0 cuda=$n nvml=$n cc=89 memory=51527024640 bar1=68719476736 name=NVIDIA L40S"
        n=$((n + 1))
    done
    pairs 0000:01:00.0 0000:21:00.0 0000:41:00.0 0000:c1:00.0
} >table
same 0
report 0 --no-job
is 6.1.0-fake host.kernel # no file of this machine was read
is NS "pairs[from=3,to=0].atomics"
is flags "pairs[from=3,to=0].path"
is prediction "pairs[from=3,to=0].path_by"
is PHB "pairs[from=1,to=2].link"
is 12080 driver.cuda
has no-atomics warning

# Eight links through switches; CUDA counts the devices in another order than the bus.
facts="access=1 atomics=1 partial=0 rank=0 read=OK write=OK atomic=OK nvlink=OK pcie=CNS link=NV18"
{
    echo "cuda 13000"
    echo "nvml 1"
    n=0
    for bus in 18 2a 3a 5d 9a ab ba db; do
        echo "gpu 0000:$bus:00.0 cuda=$((7 - n)) nvml=$n cc=90 nvlinks=18 nvlinks_up=18 memory=150754820096 name=NVIDIA H200"
        n=$((n + 1))
    done
    pairs 0000:18:00.0 0000:2a:00.0 0000:3a:00.0 0000:5d:00.0 0000:9a:00.0 0000:ab:00.0 0000:ba:00.0 0000:db:00.0
} >table
same 0
is 0000:db:00.0 "gpus[0].bus_id"
is 7 "gpus[0].nvml"
is NV18 "pairs[from=0,to=7].link"
is native "pairs[from=0,to=7].path"
found=$("$get" "findings[].id" <json)
[ -z "$found" ] || [ "$found" = no-fabric ] || fail "findings: $found"

# Two cards joined by a bridge of four links, one of them down.
facts="access=1 atomics=1 rank=0 read=OK write=OK atomic=OK nvlink=OK pcie=OK link=NV3"
{
    echo "cuda 12040"
    echo "nvml 1"
    for n in 0 1; do echo "gpu 0000:0$((n + 1)):00.0 cuda=$n nvml=$n cc=86 nvlinks=4 nvlinks_up=3 memory=51527024640 name=A"; done
    pairs 0000:01:00.0 0000:02:00.0
} >table
same 0
is NV3 "pairs[from=1,to=0].link"
has nvlink-down note

# Two without access, one that CUDA does not show, MIG, a compute mode.
facts="access=0 atomics=0 read=CNS write=CNS atomic=CNS nvlink=NS pcie=CNS link=SYS"
{
    echo "cuda 12040"
    echo "nvml 1"
    echo "gpu 0000:01:00.0 cuda=0 nvml=0 cc=89 memory=25757220864 mode=3 name=NVIDIA GeForce RTX 4090"
    echo "gpu 0000:41:00.0 cuda=1 nvml=1 cc=89 memory=25757220864 name=NVIDIA GeForce RTX 4090"
    echo "gpu 0000:81:00.0 nvml=2 cc=89 memory=25757220864 mig=1 name=NVIDIA H100"
    pairs 0000:01:00.0 0000:41:00.0
} >table
CUDA_VISIBLE_DEVICES=0,1
export CUDA_VISIBLE_DEVICES
report 0 --no-job
unset CUDA_VISIBLE_DEVICES
is staged "pairs[from=0,to=1].path"
is null "gpus[gpu=2].cuda"
has no-access warning
has hidden warning
has mig warning
has compute-mode warning
says "CUDA_VISIBLE_DEVICES=0,1"
says "0000:81:00.0"

# CUDA and NVML disagree.
facts="access=1 atomics=1 read=OK write=OK atomic=NS link=PXB"
{
    echo "cuda 12040"
    echo "nvml 1"
    for n in 0 1; do echo "gpu 0000:0$((n + 1)):00.0 cuda=$n nvml=$n cc=86 memory=51527024640 name=A"; done
    pairs 0000:01:00.0 0000:02:00.0
} >table
same 0
has disagreement warning

# ferry-info reports what these drivers cannot run, and predicts the paths.
report 0 --measure
says "no GPU has a context"
says "no job of ferry ran"
is prediction "pairs[from=0,to=1].path_by"
is null "pairs[from=0,to=1].gb_per_s"

# Drivers that fail.
FAKE_CUDA=802 report 1 --no-job
has cuda problem
says "nvidia-fabricmanager"
FAKE_NVML=9 report 0 --no-job
says "Driver Not Loaded"
has nvml note
is OK "pairs[from=0,to=1].read" # by CUDA alone
FAKE_CUDA=die report 1 --no-job
says "signal 6"
is NS "pairs[from=0,to=1].atomics" # NVML had answered
is 0 "gpus[gpu=0].nvml"
FAKE_CUDA=hang report 1 --no-job --timeout 0.5
says "CUDA does not answer: no answer within 0.5 s"
FAKE_NVML=hang report 0 --no-job --timeout 3 # CUDA answers in it on any machine
says "NVML does not answer: no answer within 3 s"
FAKE_NVML=die report 0 --no-job
is "OK" "pairs[from=0,to=1].atomics"

# A captured tree of this machine, with its own GPUs and the table's, gives the same report as the machine.
unset FAKE_ROOT
"$info" --no-job --json --capture taken >json 2>stderr || fail "--capture"
"$get" pairs gpus driver host.kernel host.open_files host.cgroup_memory "findings[].id" <json >asked
report 0 --sysroot taken
"$get" pairs gpus driver host.kernel host.open_files host.cgroup_memory "findings[].id" <json >read
cmp asked read || { fail "a captured tree differs"; diff asked read >&2; }
if FERRY_COOKIE=secret "$info" --no-job --capture taken >json 2>stderr; then fail "--capture into an old folder"; fi
FERRY_COOKIE=secret FERRY_PATHS=flags "$info" --no-job --capture again >json 2>stderr
if grep -rq secret again; then fail "the secret was captured"; fi
grep -q '^FERRY_PATHS=flags$' again/ferry-info/environment || fail "the environment was not captured"
if [ "$(wc -w <again/proc/cmdline)" -gt 4 ]; then fail "the kernel's command line was captured whole"; fi
exit $bad
