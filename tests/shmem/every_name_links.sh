#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every name of the specification (names.txt) is declared by shmem.h, exported by libferry-shmem by both its names, and
# links from C and from C++; libferry-shmem exports only such names.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
LC_ALL=C
export LC_ALL
library=$top_builddir/.libs/libferry-shmem.so
[ -f "$library" ] || { echo "skipped: no shared library in this build"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"

# A line is a name with lists in braces: each is replaced by all its words.
sed -e '/^#/d' -e '/^$/d' "$top_srcdir/tests/shmem/names.txt" | awk '
    /=/ { name = $1; sub(/^[^=]*= */, ""); list[name] = $0; next }
    function expand(text,    at, end, key, n, i, words) {
        at = index(text, "{")
        if (at == 0) { print text; return }
        end = index(text, "}")
        key = substr(text, at + 1, end - at - 1)
        n = split(key in list ? list[key] : key, words, /[ ,]+/)
        for (i = 1; i <= n; i++)
            expand(substr(text, 1, at - 1) (words[i] == "-" ? "" : words[i]) substr(text, end + 1))
    }
    { expand($1) }' | sort -u >"$scratch/names"
count=$(wc -l <"$scratch/names")
[ "$count" -gt 1000 ] || { echo "only $count names were read"; bad=1; }

nm -D --defined-only "$library" | awk '$2 ~ /[TW]/ { print $NF }' | sed 's/@.*//' | sort -u >"$scratch/exported"
sed 's/^/p/' "$scratch/names" | sort -u - "$scratch/names" >"$scratch/wanted"
comm -23 "$scratch/wanted" "$scratch/exported" >"$scratch/missing"
comm -13 "$scratch/wanted" "$scratch/exported" >"$scratch/extra"
# libferry-shmem also has names beyond the specification's tables: bitwise atomics of signed types and similar, and
# those of shmemx.h.
grep -v -E '^p?shmemx?_|^__(asan|odr_asan|ubsan|tsan|sancov)' "$scratch/extra" >"$scratch/foreign" || true
for kind in missing foreign; do
    [ -s "$scratch/$kind" ] || continue
    echo "$kind: $(wc -l <"$scratch/$kind") names: $(head -n 20 "$scratch/$kind" | tr '\n' ' ')"
    bad=1
done
weak=$(nm -D --defined-only "$library" | awk '$2 == "W"' | wc -l)
[ "$weak" -ge "$count" ] || { echo "only $weak of $count names are weak"; bad=1; }

# Instrumented libraries export what their runtime looks for, and link only with its flags.
if [ "${SANITIZERS-no}" != no ]; then
    echo "$count names, instrumented: not linked"
    exit $bad
fi
# The address of each, so that it must be declared and must link; C++ declares its overloads of long instead of two.
for language in c cc; do
    compiler=$CC
    [ $language = c ] || compiler=$CXX
    [ -n "$compiler" ] || continue
    {
        printf '#include <shmem.h>\ntypedef void (*any)(void);\nany all[] = {\n'
        grep -v -x -E "$([ $language = c ] && echo none || echo 'p?shmem_(wait_until|swap)')" "$scratch/wanted" |
            sed 's/.*/    (any)(&),/'
        printf '};\nint main(void)\n{\n    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)\n'
        printf '        if (all[i] == 0)\n            return 1;\n    return 0;\n}\n'
    } >"$scratch/all.$language"
    # shellcheck disable=SC2086
    if ! $compiler -w -I"$top_srcdir/include/ferry/compat" -I"$top_builddir/api" -DSHMEMI_FUNCTIONS_ONLY -o "$scratch/all" \
        "$scratch/all.$language" -L"$top_builddir/.libs" -lferry-shmem -lferry -Wl,-rpath,"$top_builddir/.libs" \
        >"$scratch/log" 2>&1 || ! "$scratch/all"; then
        head -n 20 "$scratch/log"
        bad=1
    fi
done
echo "$count names, $(wc -l <"$scratch/exported") exported"
exit $bad
