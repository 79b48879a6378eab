#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Arrows go down: no file includes or calls a layer above its own, and inside a folder they go round in no circle.  Calls
# are those of the library's objects, and those of bodies, which are inlined into objects of any layer.  layers.txt has the
# layers, circles.txt the circles that are left, which may only become smaller.  Then the test checks itself: it finds
# planted includes and calls.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Each line of the two lists below names the using file, the used file, and the include or symbol with its type.

# includes ROOT: of the sources.  A path is from the top, from include/, or from the file's own folder.
includes() {
    (cd "$1" && find $rooms -name '*.[ch]' -o -name '*.cc' -o -name '*.cu' 2>/dev/null |
        grep -v -e '^include/ferry/detail/' -e '^emulator/language/include/' |
        xargs grep -H '^#include "' /dev/null) | sed 's/:#include "\([^"]*\)".*/ \1/' | grep -v ' generated/'
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

# bodies ROOT: the calls of one file's functions in another's, by the names of the sources; text at the top level that ends
# in a brace is a body.
bodies() {
    (cd "$1" && find bootstrap device runtime -name '*.[ch]' -o -name '*.cu' | xargs awk '
        function end_file(   depth, before, name, open, rest) {
            gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "", text)
            depth = 0
            while (match(text, /[{}]|ferryi_[a-z0-9_]+[ ]*\(/)) {
                before = substr(text, 1, RSTART - 1)
                name = substr(text, RSTART, RLENGTH)
                text = substr(text, RSTART + RLENGTH)
                if (name == "{" || name == "}") {
                    depth += name == "{" ? 1 : -1
                    continue
                }
                sub(/[ (]+$/, "", name)
                if (depth > 0) {
                    print "use", name, file
                    continue
                }
                rest = text
                for (open = 1; open > 0 && match(rest, /[()]/); rest = substr(rest, RSTART + 1))
                    open += substr(rest, RSTART, 1) == "(" ? 1 : -1
                if (rest ~ /^[ \n]*\{/)
                    print "body", name, file
                else if (before ~ /static [^;}]*$/)
                    print "given", name, file # by whoever includes it
            }
        }
        FNR == 1 { end_file(); file = FILENAME; text = "" }
        !/^[ \t]*#/ { text = text $0 "\n" }
        END { end_file() }') | sort -u >"$scratch/bodies"
    sed -n 's/^body //p' "$scratch/bodies" | sort >"$scratch/defined"
    sed -n 's/^given //p' "$scratch/bodies" | sort >"$scratch/given"
    sed -n 's/^use //p' "$scratch/bodies" | sort | comm -23 - "$scratch/given" | join - "$scratch/defined" |
        awk '{ own = $2; other = $3; sub(/\.[a-z]*$/, "", own); sub(/\.[a-z]*$/, "", other) }
            own != other { print $2, $3, $1, "T" }' # a header may call what its file has
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

rooms='bootstrap device include/ferry runtime compat emulator observe trace tools launcher perf'
bad=0
included "$top_srcdir" >"$scratch/included"
calls "$top_srcdir" "$top_builddir" >"$scratch/called"
bodies "$top_srcdir" >"$scratch/inlined"
[ "$(wc -l <"$scratch/included")" -gt 100 ] && [ "$(wc -l <"$scratch/called")" -gt 100 ] &&
    [ "$(wc -l <"$scratch/inlined")" -gt 1000 ] || {
    echo "too few includes or calls were found"
    bad=1
}
cat "$scratch/included" "$scratch/called" "$scratch/inlined" | upward | sort -u >"$scratch/up"
if [ -s "$scratch/up" ]; then
    bad=1
    echo "upward:"
    cat "$scratch/up"
fi

circles <"$scratch/included" >"$scratch/circles"
grep ' [TW]$' "$scratch/called" | circles >>"$scratch/circles" # a table in memory is a way round
circles <"$scratch/inlined" >>"$scratch/circles"
sort -u -o "$scratch/circles" "$scratch/circles"
grep -v '^#' "$top_srcdir/tests/build/circles.txt" | while read -r files; do
    object=${files%% *} # some builds lack folders
    object=${object%/*}/libferry_la-$(basename "$object" .c).o
    case $object in
    *.h.o) echo "$files" ;;
    *) [ ! -e "$top_builddir/$object" ] && ! grep -qxF "$files" "$scratch/circles" || echo "$files" ;;
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
echo 'FERRYI_FN int ferryi_fine(void) { return ferryi_low(); } /* ferryi_comment() */' >"$scratch/tree/device/ring/fine.h"
echo 'FERRYI_FN int ferryi_low(void) { return ferryi_fine() + ferryi_up(1); }' >"$scratch/tree/device/ring/low.h"
echo 'FERRYI_FN int ferryi_up(int n);
FERRYI_FN int ferryi_up(int n)
{ return n; }' >"$scratch/tree/device/operations/up.h"
[ "$(bodies "$scratch/tree" | upward)" = "device/ring/low.h -> device/operations/up.h (ferryi_up)" ] || {
    echo "a planted call of a body was not found"
    bad=1
}
[ "$(bodies "$scratch/tree" | circles)" = "device/ring/fine.h device/ring/low.h" ] || {
    echo "a planted circle of bodies was not found"
    bad=1
}
for room in $(awk '!/^#/ && !/\./ && !/ perf\/gpu$/ { print $2 }' "$top_srcdir/tests/build/layers.txt"); do
    [ "$room" != include ] || room=include/ferry
    rm -rf "$scratch/room"
    mkdir -p "$scratch/room/perf/gpu" "$scratch/room/$room"
    touch "$scratch/room/perf/gpu/up.h"
    echo '#include "perf/gpu/up.h"' >"$scratch/room/$room/low.h"
    [ "$(included "$scratch/room" | upward)" = "$room/low.h -> perf/gpu/up.h (perf/gpu/up.h)" ] || {
        echo "an include that was planted in $room was not found"
        bad=1
    }
done
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
