#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Everything that the documents name exists: linked pictures, pages and sections, and identifiers of ferry.  Files are
# named_files_exist.sh's.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
cd "$top_srcdir"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
pages="README.md CONTRIBUTING.md tests/README.md examples/README.md examples/broken/README.md perf/results/README.md $(echo docs/*.md docs/course/*.md)"
bad=0

# wrong PAGE WHAT
wrong() {
    echo "$1: $2"
    bad=1
}

# Words in backquotes, a line each, out of code blocks too.
quoted() {
    tr '\n' ' ' <"$1" | grep -o '`[^`]*`' | tr -d '`' | sort -u
}

# Every identifier of the code.  A typed call (ferry_int_put) is made of a family (ferry_##NAME##_put), a scoped one has
# a suffix more.
find api include device runtime bootstrap compat tools launcher tests perf examples libferry.map configure.ac config "$top_builddir/api" -type f \
    2>/dev/null |
    xargs cat | grep -aoE '(ferryi?|FERRYI?|CUDA|OMPI|PMIX?|SHMEM)_[A-Za-z0-9_]+|##_[a-z_]+' | sort -u >"$scratch/known"
exists() {
    grep -qxF -e "$1" "$scratch/known" && return
    plain=$(echo "$1" | sed 's/_\(warp\|block\)$//; s/_\(warp\|block\)_/_/')
    grep -qxF -e "$plain" "$scratch/known" && return
    family=$(echo "$plain" | sed 's/^ferry_\(ctx_\)\{0,1\}[a-z0-9]*_/##_/')
    grep -qxF -e "$family" "$scratch/known" && return
    # ferry_put is the generic form of ferry_##NAME##_put; and a name may be made piece by piece.
    grep -qE -e "##_${1#ferry_}\$" "$scratch/known" && return
    operation=${family#"##_"}
    grep -qrE "[(#_, ]${operation%_nbi}(,|_|##|\$)" include "$top_builddir/api/generated"
}

for page in $pages; do
    quoted "$page" >"$scratch/quoted"
    folder=$(dirname "$page")
    # Links within the tree.
    for link in $(grep -oE '\]\([^) ]*\)' "$page" | sed 's/^](//; s/)$//' | grep -v '^https*:'); do
        target=${link%%#*}
        [ -z "$target" ] || [ -e "$folder/$target" ] || wrong "$page" "the link to $link leads nowhere"
        case $link in
        *"#"*)
            file=$page
            [ -z "$target" ] || file=$folder/$target
            sed -n 's/^##* //p' "$file" | tr 'A-Z' 'a-z' | tr -d '`.,:()' | sed "s/[^a-z0-9_ -]//g; s/ /-/g" |
                grep -qxF -e "${link#*"#"}" || wrong "$page" "there is no section for $link"
            ;;
        esac
    done
    # Identifiers, but for patterns and variables of a program.
    for word in $(grep -oE '\b(ferryi?|FERRYI?)_[A-Za-z0-9_]+' "$scratch/quoted" | grep -v '_$' | sort -u); do
        exists "$word" || wrong "$page" "nothing is called $word"
    done
done
exit $bad
