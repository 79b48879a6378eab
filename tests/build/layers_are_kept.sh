#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Arrows go down: no file includes, and no object of the library calls, a layer above its own.  layers.txt has the
# layers.  Then the test checks itself: it finds a planted include and a planted call.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Each line of the two lists below names the using file, the used file, and the include or symbol.

# includes ROOT: of the sources.  A path is from the top, from include/, or from the file's own folder.
includes() {
    (cd "$1" && find bootstrap device include/ferry runtime -name '*.[ch]' -o -name '*.cu' | grep -v '^include/ferry/detail/' |
        xargs grep -H '^#include "' /dev/null) | sed 's/:#include "\([^"]*\)".*/ \1/'
}

# calls ROOT BUILD: of the library's objects, as nm has them.  An object's name is its source's, for the folders of a
# build are those of the tree.  Objects that an earlier version left have no source.
calls() {
    for object in $(cd "$2" && find bootstrap device runtime -name 'libferry_la-*.o' ! -path '*/.libs/*' | sort); do
        file=$(echo "$object" | sed 's,libferry_la-,,')
        [ ! -e "$1/${file%.o}.c" ] || nm "$2/$object" | awk -v file="$file" '{ print file, $(NF - 1), $NF }'
    done >"$scratch/symbols"
    awk '$2 ~ /^[TDBRVWC]$/ { print $3, $1 }' "$scratch/symbols" | sort >"$scratch/defined"
    awk '$2 == "U" { print $3, $1 }' "$scratch/symbols" | sort | join - "$scratch/defined" | awk '{ print $2, $3, $1 }'
}

# upward: prints those of such lines that lead up.  No line may lead to a folder without a layer.
upward() {
    awk -v layers="$top_srcdir/tests/build/layers.txt" '
        BEGIN {
            while ((getline line < layers) > 0)
                if (line !~ /^#/ && split(line, word, " ") == 2)
                    rank[word[2]] = ++n
        }
        function layer(path) {
            while (path != "" && !(path in rank))
                if (!sub(/\/[^\/]*$/, "", path))
                    return 0
            return path == "" ? 0 : rank[path]
        }
        layer($1) == 0 || layer($2) == 0 { print $1 " -> " $2 " (" $3 "): no layer"; next }
        layer($1) < layer($2) { print $1 " -> " $2 " (" $3 ")" }'
}

# included ROOT: the same lines, with the included file's path from the top.  The engine's headers stand at
# include/ferry/detail.
included() {
    includes "$1" | while read -r file name; do
        folder=$(echo "${file%/*}" | sed 's,^device/,include/ferry/detail/,')
        case $name in
        ferry/* | ferry.h | ferry_*.h) to=include/$name ;;
        ../*) to=$folder/$name ;;
        *) to=$name && [ -e "$1/$to" ] || to=$folder/$name ;;
        esac
        echo "$file $to $name"
    done | awk '{
        while (sub(/[^\/.]+\/\.\.\//, "", $2))
            continue
        sub(/^include\/ferry\/detail\//, "device/", $2)
        print
    }'
}

bad=0
included "$top_srcdir" >"$scratch/included"
calls "$top_srcdir" "$top_builddir" >"$scratch/called"
[ "$(wc -l <"$scratch/included")" -gt 100 ] && [ "$(wc -l <"$scratch/called")" -gt 100 ] || {
    echo "too few includes or calls were found"
    bad=1
}
cat "$scratch/included" "$scratch/called" | upward >"$scratch/up"
if [ -s "$scratch/up" ]; then
    bad=1
    echo "upward:"
    cat "$scratch/up"
fi

# Planted.
mkdir -p "$scratch/tree/device/operations" "$scratch/tree/runtime/base" "$scratch/tree/device/ring" "$scratch/tree/bootstrap" "$scratch/tree/include/ferry" \
    "$scratch/tree/runtime/job"
echo '#include "runtime/job/up.h"' >"$scratch/tree/runtime/base/low.c"
echo '#include "../operations/up.h"' >"$scratch/tree/device/ring/low.h"
touch "$scratch/tree/runtime/job/up.h" "$scratch/tree/device/operations/up.h"
echo '#include "low.h"' >"$scratch/tree/device/ring/fine.h"
[ "$(included "$scratch/tree" | upward | wc -l)" -eq 2 ] || {
    echo "planted includes were not found"
    bad=1
}
mkdir "$scratch/build" && cp -R "$scratch/tree/." "$scratch/build"
echo 'void up(void); void low(void); void low(void) { up(); }' >"$scratch/tree/runtime/base/low.c"
echo 'void low(void); void up(void); void up(void) { low(); }' >"$scratch/tree/runtime/job/up.c"
$CC -c -o "$scratch/build/runtime/base/libferry_la-low.o" "$scratch/tree/runtime/base/low.c"
$CC -c -o "$scratch/build/runtime/job/libferry_la-up.o" "$scratch/tree/runtime/job/up.c"
[ "$(calls "$scratch/tree" "$scratch/build" | upward)" = "runtime/base/low.o -> runtime/job/up.o (up)" ] || {
    echo "a planted call was not found, or one that leads down was"
    bad=1
}
exit $bad
