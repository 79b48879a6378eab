#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# GPUs 0 and 1 do not reach each other, and both reach GPU 2: FERRY_FORWARD decides whether their bulk goes through its
# memory.  No bulk does where what comes out of that memory is wrong, or where FERRY_PATHS asks for host memory.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
EMU_GPUS=3 EMU_NO_ACCESS='0>1,1>0' FERRY_STAGED_BULK=4K FERRY_LOG=debug PE_LEVEL=quick
export EMU_GPUS EMU_NO_ACCESS FERRY_STAGED_BULK FERRY_LOG PE_LEVEL

# goes WAY [VARIABLE=VALUE]...: how PEs 0 and 1 say that bulk travels, after they have moved much of it; .*: any way.
goes() {
    way=$1
    shift
    env "$@" timeout 100 "$top_builddir/tests/launch" -n 3 -t 90 "$top_builddir/tests/mp/random_ops" >"$log" 2>&1 ||
        fail "$*: random_ops failed"
    grep -q "pe 0.*paths: native to PE 0, 2; staged$way to PE 1$" "$log" || fail "$*: 0 > 1 does not go: $way"
    grep -q "pe 1.*paths: native to PE 1-2; staged$way to PE 0$" "$log" || fail "$*: 1 > 0 does not go: $way"
    through=$(grep -c ' [1-9][0-9]* bytes for PE [01] went through the GPU of PE 2' "$log")
    case $way in
    '') [ "$through" -eq 0 ] || fail "$*: bulk went through a third GPU" ;;
    ,*) [ "$through" -eq 2 ] || fail "$*: bulk went through host memory" ;;
    esac
}
third=', bulk through the GPU of PE 2,'
goes "$third" FERRY_FORWARD=on
goes '' FERRY_FORWARD=off
goes '.*' FERRY_FORWARD=auto
[ "$(grep -c 'bulk for PE [01]: [1-9][0-9]* us through the GPU of PE 2, [1-9][0-9]* us through host memory' "$log")" -eq 2 ] ||
    fail 'auto: the times are not told'
goes '' FERRY_FORWARD=on FERRY_PATHS='0>1=staged,1>0=staged'
goes '' FERRY_FORWARD=on FERRY_HEAP_MAX=32M # no room for chunks
goes '' FERRY_FORWARD=on EMU_FAULTS='0>2=copy-engine-corrupts'

# What ferry-info says.
FERRY_FORWARD=on timeout 60 "$top_builddir/tools/ferry-info" >"$log" 2>&1
grep -q 'GPU0 .*staged, bulk through 2' "$log" || fail 'ferry-info does not name the third GPU'
exit $bad
