#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# By what processes share heaps: descriptors by default, CUDA IPC where a GPU has none, fabric handles where they are
# wanted and work.  The log says which, and the emulated driver complains of no call.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?}/tests/scratch.sh"
unset EMU_HANDLES FERRY_HANDLES
export PE_LEVEL=quick PE_ROUNDS=3
jobs() { # HEAPS HANDLES VARIABLE=VALUE...: the program's jobs, and what the log of one says
    heaps=$1 handles=$2
    shift 2
    env "$@" HEAPS="$heaps" timeout 100 "$top_builddir/tests/emu/heaps_by_handles" >"$log" 2>&1 || fail "$*: exit $?"
    ! grep -q 'was called wrongly' "$log" || fail "$*: a call of the driver is wrong"
    pes procs "$handles" "$@"
}
pes() { # WAY HANDLES VARIABLE=VALUE...
    way=$1 handles=$2
    shift 2
    env "$@" FERRY_LOG=info timeout 60 "$top_builddir/tests/launch" -n 3 -t 50 --mode "$way" "$top_builddir/tests/mp/random_ops" \
        >"$log" 2>&1 || fail "$way, $*: exit $?"
    [ "$(grep -c "heap in GPU memory, shared by $handles:" "$log")" = 3 ] || fail "$way, $*: the heap is not said to be shared by $handles"
    ! grep -q 'was called wrongly' "$log" || fail "$way, $*: a call of the driver is wrong"
}
says() {
    grep -q "$1" "$log" || fail "the log lacks: $1"
}
timeout 40 "$top_builddir/tests/emu/handles_are_refused" >"$log" 2>&1 || fail "the emulated driver refuses too little"
jobs grow 'file descriptors' FERRY_HANDLES=auto
jobs whole 'CUDA IPC' EMU_HANDLES=ipc
says 'GPU heaps are shared by CUDA IPC: the GPU of PE 0 cannot share memory by file descriptors'
jobs whole 'CUDA IPC' FERRY_HANDLES=ipc
pes threads 'CUDA IPC' FERRY_HANDLES=ipc
pes procs 'CUDA IPC' FERRY_HANDLES=ipc EMU_REFUSES='0>1'
says 'pe 0.*the heap of PE 1 cannot be mapped on this PE: the path to it is staged'
pes threads 'CUDA IPC' FERRY_HANDLES=ipc EMU_REFUSES='0>1'
says 'pe 0.*the heap of PE 1 cannot be mapped on this PE: the path to it is staged'
jobs grow 'fabric handles' FERRY_HANDLES=fabric EMU_HANDLES=fd,fabric,imex
pes threads 'fabric handles' FERRY_HANDLES=fabric EMU_HANDLES=fd,fabric,imex
# No IMEX channel; no such handles.
pes procs 'file descriptors' FERRY_HANDLES=fabric EMU_HANDLES=fd,fabric
says 'GPU 0 makes no fabric handles: CUDA_ERROR_NOT_PERMITTED'
says 'GPU heaps are shared by file descriptors: the GPU of PE 0 cannot share memory by fabric handles'
pes procs 'file descriptors' FERRY_HANDLES=fabric
EMU_GPUS=2 EMU_HANDLES=ipc timeout 60 "$top_builddir/tools/ferry-info" >"$log" 2>&1 || fail "ferry-info: exit $?"
says 'processes share heaps by CUDA IPC'
EMU_HANDLES=ipc EMU_FAILS=cuMemAlloc=2 FERRY_LOG=error FERRY_BOOTSTRAP=self timeout 20 "$top_builddir/tests/mp/put_signal" \
    >"$log" 2>&1 && fail "a heap that does not fit was made"
says 'a heap of [0-9]* bytes does not fit: over CUDA IPC it is allocated whole.*lower FERRY_HEAP_MAX'
# Neither form.
FERRY_LOG=error EMU_HANDLES='' FERRY_BOOTSTRAP=self timeout 20 "$top_builddir/tests/mp/put_signal" >"$log" 2>&1 &&
    fail "a GPU whose memory cannot be shared was taken"
says 'can share memory neither by file descriptors nor by CUDA IPC: use FERRY_SPACE=host'
exit "$bad"
