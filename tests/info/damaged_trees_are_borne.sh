#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info reports as much as a false or truncated tree, or one with links out of it, allows, and never crashes.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"

# An empty tree.
mkdir empty
report 0 --sysroot empty
is "" "gpus[].bus_id"
is null driver.version

# Every file truncated: to nothing, to one byte, to half.
for size in 0 1 7 63 64 65 255 256 257; do
    rm -rf patched
    machine patched
    find patched -type f | while read -r file; do
        head -c "$size" "$file" >cut && cat cut >"$file"
    done
    status=0
    timeout 60 "$info" --json --sysroot patched >json || status=$?
    [ $status -le 1 ] || fail "cut to $size: ended with $status"
    "$get" schema <json >found || fail "cut to $size: no valid JSON"
done

# Every file full of noise, of bytes that no text contains, of one endless line.
for noise in '\377' '\001' '9' ':' '/' '-' ','; do
    rm -rf patched
    machine patched
    # shellcheck disable=SC2059
    printf -- "$noise%.0s" $(seq 5000) >noise
    find patched -type f | while read -r file; do cat noise >"$file"; done
    printf '0x10de\n' | tee patched/sys/devices/pci0000:40/0000:40:01.1/0000:41:00.0/vendor >found
    printf '0x030000\n' >patched/sys/devices/pci0000:40/0000:40:01.1/0000:41:00.0/class
    status=0
    timeout 60 "$info" --json --sysroot patched >json || status=$?
    [ $status -le 1 ] || fail "noise $noise: ended with $status"
    "$get" schema <json >found || fail "noise $noise: no valid JSON"
done

# Capability lists that point at themselves, beyond the end, or backwards.
rm -rf patched
machine patched
for config in patched/sys/devices/pci0000:40/*/config; do
    printf '\001\100' | dd of="$config" bs=1 seek=64 conv=notrunc 2>found        # 0x40: next is 0x40
    printf '\002\000\001\020' | dd of="$config" bs=1 seek=256 conv=notrunc 2>found # 0x100: next is 0x100
done
report 0 --sysroot patched
is false "gpus[gpu=0].bridges[0].acs"
is null "gpus[gpu=0].bridges[0].port_type"

# ferry-info opens plain files only, and follows no link out of the tree.
rm -rf patched
machine patched
echo "NVRM version: outside  999.99  x" >version
rm patched/proc/driver/nvidia/version patched/proc/driver/nvidia/params patched/proc/meminfo patched/proc/cmdline
ln -s "$work/version" patched/proc/driver/nvidia/version
mkfifo patched/proc/driver/nvidia/params
mkdir patched/proc/meminfo
ln -s cmdline patched/proc/cmdline
ln -s ../../../../../../../../etc patched/proc/driver/nvidia/gpus
report 0 --sysroot patched
is null driver.version
is null driver.registry_dwords
is 0 host.memory

# More GPUs than there is room for.
mkdir -p many/ferry-info
for i in $(seq 100); do printf 'gpu 0000:%02x:00.0 cuda=%d name=x\n' "$i" "$i"; done >many/ferry-info/answers
report 0 --sysroot many

status=0
"$info" --sysroot nowhere >found 2>stderr || status=$?
[ $status -eq 2 ] || fail "--sysroot nowhere ended with $status"
exit $bad
