#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Arrows go down: no file includes, and no object of the library calls, a layer above its own, and inside a folder they
# go round in no circle.  layers.txt has the layers, circles.txt the circles that are left, which may only become
# smaller.  Then the test checks itself: it finds planted includes and calls.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Each line of the two lists below names the using file, the used file, and the include or symbol with its type.

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
    awk '$2 ~ /^[TDBRVWC]$/ { print $3, $1, $2 }' "$scratch/symbols" | sort >"$scratch/defined"
    awk '$2 == "U" { print $3, $1 }' "$scratch/symbols" | sort | join - "$scratch/defined" | awk '{ print $2, $3, $1, $4 }'
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

# circles: prints the files of each circle inside a folder that such lines make, a line each.  The host's and the GPU's
# half of a body are one file with it.
circles() {
    awk '
        function folder(path) { sub(/[^\/]*$/, "", path); return path }
        function number(path) {
            sub(/(_host|_gpu)?__funcs/, "__funcs", path)
            sub(/\.o$/, ".c", path)
            if (!(path in id)) {
                id[path] = ++n
                name[n] = path
            }
            return id[path]
        }
        folder($1) == folder($2) {
            from = number($1)
            to = number($2)
            if (from != to)
                reaches[from, to] = 1
        }
        END {
            for (k = 1; k <= n; k++)
                for (i = 1; i <= n; i++)
                    for (j = 1; (i, k) in reaches && j <= n; j++)
                        if ((k, j) in reaches)
                            reaches[i, j] = 1
            for (i = 1; i <= n; i++) {
                if (i in shown)
                    continue
                line = ""
                for (j = 1; j <= n; j++)
                    if ((i, j) in reaches && (j, i) in reaches) {
                        line = line " " name[j]
                        shown[j] = 1
                    }
                if (line != "")
                    print line
            }
        }' | while read -r files; do
        # shellcheck disable=SC2086
        printf '%s\n' $files | sort | tr '\n' ' ' | sed 's/ $//'
        echo
    done
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

circles <"$scratch/included" >"$scratch/circles"
grep ' [TW]$' "$scratch/called" | circles >>"$scratch/circles" # a table in memory is a way round
grep -v '^#' "$top_srcdir/tests/build/circles.txt" | while read -r files; do
    object=${files%% *} # some builds lack folders
    object=${object%/*}/libferry_la-$(basename "$object" .c).o
    case $object in
    *.h.o) echo "$files" ;;
    *) [ ! -e "$top_builddir/$object" ] || echo "$files" ;;
    esac
done | sort >"$scratch/allowed"
sort "$scratch/circles" | diff "$scratch/allowed" - || {
    bad=1
    echo "circles: < those of tests/build/circles.txt, > those that were found"
}

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
echo '#include "fine.h"' >"$scratch/tree/device/ring/low.h"
[ "$(included "$scratch/tree" | circles)" = "device/ring/fine.h device/ring/low.h" ] || {
    echo "a planted circle was not found"
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
