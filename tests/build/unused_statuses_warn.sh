#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# With FERRY_WARN_UNUSED defined, the compiler warns about each ignored status, and about no other call; without the
# macro it warns about none.  In C and C++.
set -eu
. "${top_srcdir:?run by make check}/tests/scratch.sh"
sh "$top_srcdir/tests/calls.sh" "$CC" "$top_srcdir/include" "$top_builddir/api" >"$scratch/calls.h"
statuses=$(grep -c '^CALL_STATUS' "$scratch/calls.h")
[ "$statuses" -gt 2000 ] || { echo "only $statuses calls were found"; bad=1; }
cat >"$scratch/c.c" <<'C'
#include "ferry.h"
#include "ferry_moe.h"
#define P(i) NULL
#define PE 0
#define ROOT 0
#define TEAM 0
#define CTX 0
#define STREAM NULL
#define STRIDE 1
#define TIMEOUT 0
#define N 1
#define Z 0
#define CALL_STATUS(name, args) name args;
#define CALL_VOID(name, args)
#define CALL_VALUE(name, args) name args;
void all(void)
{
#include "calls.h"
}
C
printf '#include "ferry.h"\nvoid one() { ferry_barrier_all(); ferry_my_pe(); }\n' >"$scratch/one.cc"

# warnings OPTION...: how many of the kind
warnings() {
    timeout 120 "$@" -c -o "$scratch/object" -Wunused-result -I"$top_srcdir/include" -I"$top_builddir/api" 2>"$scratch/log" || { cat "$scratch/log"; echo failed; return; }
    grep -c 'warning: ignoring return value' "$scratch/log" || true
}
check() {
    wanted=$1
    shift
    got=$(warnings "$@")
    [ "$got" = "$wanted" ] || { echo "$got warnings, wanted $wanted: $*"; head -n 6 "$scratch/log"; bad=1; }
}
check "$statuses" $CC -std=c11 -DFERRY_WARN_UNUSED "$scratch/c.c"
check 0 $CC -std=c11 "$scratch/c.c"
if [ -n "$CXX" ]; then
    check 1 $CXX -std=c++17 -DFERRY_WARN_UNUSED "$scratch/one.cc"
    check 0 $CXX -std=c++17 "$scratch/one.cc"
fi
exit $bad
