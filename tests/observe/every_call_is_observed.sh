#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# libferry-observe exports every call of libferry, but those that communicate nothing (observe/passed.txt): a new call is
# observed, or its author has said that there is nothing to see.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
LC_ALL=C
export LC_ALL

observer=$top_builddir/.libs/libferry-observe.so
[ -f "$observer" ] || { echo "skipped: no shared library in this build"; exit 77; }
. "$top_srcdir/tests/scratch.sh"

exported() {
    nm -D --defined-only "$1" | awk '$2 != "A" { print $NF }' | sed 's/@.*//' | grep '^ferry_' | sort -u
}
exported "$top_builddir/.libs/libferry.so" >"$scratch/calls"
exported "$observer" >"$scratch/observed"
sed -n '/^[^#]/s/^/ferry_/p' "$top_srcdir/observe/passed.txt" | sort >"$scratch/passed"

bad=0
complain() { # sentence, file of names
    [ -s "$2" ] || return 0
    bad=1
    echo "$1: $(wc -l <"$2") calls, first: $(head -n 8 "$2" | tr '\n' ' ')"
}
sort -u "$scratch/observed" "$scratch/passed" >"$scratch/known"
comm -23 "$scratch/calls" "$scratch/known" >"$scratch/missing"
comm -13 "$scratch/calls" "$scratch/known" >"$scratch/unknown"
comm -12 "$scratch/observed" "$scratch/passed" >"$scratch/both"
complain "neither in observe/ nor in observe/passed.txt" "$scratch/missing"
complain "observed or passed, but libferry does not export them" "$scratch/unknown"
complain "observed, and in observe/passed.txt too" "$scratch/both"

# Calls of the library's own go to itself: else one call would be several events.
objdump -R "$top_builddir/.libs/libferry.so" | awk '$2 ~ /JUMP_SLO/ && $3 ~ /^ferry_/ { print $3 }' >"$scratch/inside"
complain "libferry calls itself through its table of symbols, where they are seen" "$scratch/inside"

# What a call does, an event says by its kind and flags, which come from api/calls.txt: a name is for readers only.
grep -nE '(strstr|strn?cmp)\([eu]->name' "$top_srcdir"/observe/check/*.c "$top_srcdir/trace/match.c" >"$scratch/by_name" || :
complain "decided by the name of a call" "$scratch/by_name"
[ "$(wc -l <"$scratch/observed")" -gt 2000 ] || { echo "only $(wc -l <"$scratch/observed") calls are observed"; bad=1; }
echo "$(wc -l <"$scratch/observed") calls are observed, $(wc -l <"$scratch/passed") communicate nothing"
exit $bad
