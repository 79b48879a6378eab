#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# libferry.so exports what the public headers declare and the table of calls lists: nothing else, and nothing less.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
LC_ALL=C
export LC_ALL

library=$top_builddir/.libs/libferry.so
[ -f "$library" ] || { echo "skipped: no shared library in this build"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"

nm -D --defined-only "$library" | awk '$2 != "A" { print $NF }' | sed 's/@.*//' | sort -u >"$scratch/exported"
# Instrumented code must export the symbols that its runtime looks up.
if [ "$SANITIZERS" != no ]; then
    sed -i '/^__\(asan\|odr_asan\|ubsan\|tsan\|sancov\)/d' "$scratch/exported"
fi

# A declaration runs from the visibility attribute to its first parenthesis.
for header in ferry.h ferry_moe.h; do
    echo "#include \"$header\""
done >"$scratch/all.c"
${CC} -std=c11 -E -P -I"$top_srcdir/include" -I"$top_builddir/api" "$scratch/all.c" | tr '\n' ' ' |
    sed 's/__attribute__((visibility("default")))/\n@/g' | sed -n 's/^@[^(;]*[ *]\(ferry_[a-z0-9_]*\) *(.*/\1/p' |
    sort -u >"$scratch/declared"

grep -v '^ferry_' "$scratch/exported" >"$scratch/foreign" || true
comm -23 "$scratch/declared" "$scratch/exported" >"$scratch/missing"
comm -13 "$scratch/declared" "$scratch/exported" | grep '^ferry_' >"$scratch/undeclared" || true

grep -v '^#' "$top_builddir/api/generated/exported_names.txt" | sort >"$scratch/listed"
comm -23 "$scratch/listed" "$scratch/exported" >"$scratch/lost"
comm -13 "$scratch/listed" "$scratch/exported" | grep '^ferry_' >"$scratch/unlisted" || true

for kind in foreign missing undeclared lost unlisted; do
    [ -s "$scratch/$kind" ] || continue
    bad=1
    echo "$kind: $(wc -l <"$scratch/$kind") names, first: $(head -n 8 "$scratch/$kind" | tr '\n' ' ')"
done
declared=$(wc -l <"$scratch/declared")
[ "$declared" -gt 100 ] || { echo "only $declared declarations were read from the headers"; bad=1; }
echo "$declared names declared, $(wc -l <"$scratch/exported") exported"
exit $bad
