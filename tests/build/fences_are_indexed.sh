#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The index in docs/architecture.md lists every label of a fence or of an ordering access (R0, A0, ...) in the code's
# comments, with its files, and both ends of every listed pair are in the code.
# tests/build/fences_are_indexed.sh --write     writes the files into the index
set -eu
: "${top_srcdir:=$(cd "$(dirname "$0")/../.." && pwd)}"
cd "$top_srcdir"
index=docs/architecture.md
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# "LABEL FILE" for each label in a comment.  L2 is a cache, too; I8 and U8 are types.
find device runtime bootstrap \( -name '*.h' -o -name '*.c' -o -name '*.cu' \) | sort | xargs awk '
    FNR == 1 { inside = 0 }
    {
        line = $0
        said = ""
        while (line != "") {
            at = index(line, inside ? "*/" : "/*")
            if (inside)
                said = said " " (at ? substr(line, 1, at - 1) : line)
            line = at ? substr(line, at + 2) : ""
            if (at)
                inside = !inside
        }
        gsub(/MiB L2|the L2 of/, "", said)
        n = split(said, word, /[^A-Za-z0-9_]+/)
        for (i = 1; i <= n; i++)
            if (word[i] ~ /^[A-HJ-TV-Z][0-9]$/)
                print word[i], FILENAME
    }' | sort -u >"$scratch/labels"
[ -s "$scratch/labels" ] || { echo "no label was found in the code"; exit 1; }

# The index as it should be: lines "| `R0` -> `A0` | what | files of R0 | files of A0 |".
awk -v labels="$scratch/labels" '
    BEGIN {
        while ((getline line <labels) > 0) {
            split(line, part, " ")
            before = part[1] in files ? files[part[1]] ", " : ""
            files[part[1]] = before "`" part[2] "`"
        }
    }
    /^\| `[A-Z][0-9]` -> `[A-Z][0-9]` \|/ {
        split($0, cell, " [|] ")
        split(cell[1], name, "`")
        seen[name[2]] = seen[name[4]] = 1
        for (i = 2; i <= 4; i += 2)
            if (!(name[i] in files)) {
                print "the index has " name[i] ", but no comment of the code does" >"/dev/stderr"
                bad = 1
            }
        $0 = cell[1] " | " cell[2] " | " files[name[2]] " | " files[name[4]] " |"
    }
    { print }
    END {
        for (label in files)
            if (!(label in seen)) {
                print "no line of the index is about " label ", which is in " files[label] >"/dev/stderr"
                bad = 1
            }
        exit bad
    }' "$index" >"$scratch/index" || { echo "mend the index of labels in $index, then call this with --write"; exit 1; }
cmp -s "$scratch/index" "$index" && exit 0
if [ "${1-}" = --write ]; then
    cat "$scratch/index" >"$index"
    exit 0
fi
diff "$index" "$scratch/index" || true
echo "the index of labels in $index names other files: tests/build/fences_are_indexed.sh --write"
exit 1
