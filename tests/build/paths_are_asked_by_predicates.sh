#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Code asks the predicates of device/machine what a path can do, and does not compare it with FERRY_PATH_*.
# raw_path_comparisons.txt lists the comparisons that are left, which may only become fewer: --write after some are gone.
set -eu
: "${top_srcdir:=$(cd "$(dirname "$0")/../.." && pwd)}"
cd "$top_srcdir"
list=tests/build/raw_path_comparisons.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# COUNT FILE, of code: comments are taken out.
find device runtime bootstrap compat tools -name '*.[ch]' -o -name '*.cu' | grep -v -x device/machine/path.h | sort |
    xargs awk '
        { gsub(/\/\*.*\*\/|\/\*.*|^ \* .*/, "") }
        { n = gsub(/([=!<>]=|[^-<>=][<>]) *FERRY_PATH_[A-Z]+|FERRY_PATH_[A-Z]+\)* *([=!<>]=|[<>])|case FERRY_PATH_/, "") }
        n { count[FILENAME] += n }
        END { for (file in count) print count[file], file }' | sort -k 2 >"$scratch/found"
if [ "${1-}" = --write ]; then
    cp "$scratch/found" $list
    exit
fi
diff -u $list "$scratch/found" && exit
echo "more: ask a predicate instead; fewer: tests/build/paths_are_asked_by_predicates.sh --write"
exit 1
