#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Programs of shmem.h with their heaps in (emulated) GPU memory, which the host can not load from.
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
EMU_HOST=strict
. "$top_srcdir/tests/emu/environment.sh"
FERRY_ON_FAULT=report # to go on after the call that is refused
export FERRY_ON_FAULT
out=$("$top_builddir/tests/launch" -n 2 -t 100 --mode procs "$top_builddir/tests/shmem/gpu_heap" 2>&1) || {
    echo "FAILED: $out"
    exit 1
}
case $out in
*ferry:*'now the global'*)
    echo "FAILED: complains before the global: $out"
    exit 1
    ;;
*'It is a global (global)'*'set FERRY_SPACE=host'*) ;;
*)
    echo "FAILED: does not say what is wrong with a global: $out"
    exit 1
    ;;
esac
