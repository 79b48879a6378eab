#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# FERRY_SPACE=auto chooses GPU memory if every PE has a GPU, whatever the pairs support, and host memory if some PE has
# none.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
FERRY_SPACE=auto FERRY_LOG=info PE_LEVEL=quick
export FERRY_SPACE FERRY_LOG PE_LEVEL
space_is() {
    wanted=$1
    shift
    env "$@" timeout 100 "$top_builddir/tests/launch" -n 2 -t 90 "$top_builddir/tests/mp/coll_random" >"$log" 2>&1 ||
        { echo "$*: coll_random failed"; tail -n 20 "$log"; exit 1; }
    grep -q "heaps are in $wanted memory" "$log" || { echo "$*: heaps are not in $wanted memory"; cat "$log"; exit 1; }
}
space_is GPU EMU_NO_ATOMICS='*'
space_is GPU EMU_NO_ACCESS='*'
space_is GPU EMU_NO_ACCESS='0>1'
space_is host EMU_FAILS=cuDevicePrimaryCtxRetain=2
