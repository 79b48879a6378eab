#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The checker names what is wrong with each broken program of the course: status 3, and the phrases that the page of the
# programs has in its third column.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for users' programs"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
needs_gcc
broken=$top_srcdir/examples/broken
cc=$top_builddir/launcher/ferry-cc run=$top_builddir/launcher/ferry-run
FERRY_TIMEOUT=1s # for those that wait for ever
export FERRY_TIMEOUT
cd "$broken" || exit 1

n=0
for source in [0-9]*.c*; do
    name=${source%.c*}
    case $source in
    *.cu) how=--emulate ;;
    *) how=--check ;;
    esac
    "$cc" $how -g "$source" -o "$scratch/$name" >"$log" 2>&1 || { fail "$source does not compile"; continue; }
    status=0
    timeout 60 "$run" $how -n 3 "$scratch/$name" >"$log" 2>&1 || status=$?
    [ $status -ne 0 ] || fail "$name ends with status 0"
    [ $how != --check ] || [ $status -eq 3 ] || fail "$name ends with status $status, not 3"
    grep "^| \[$name\]" README.md | cut -d'|' -f4 | grep -o '`[^`]*`' | tr -d '`' >"$scratch/phrases"
    [ -s "$scratch/phrases" ] || fail "the page says nothing of $name"
    while IFS= read -r phrase; do
        grep -qF -e "$phrase" "$log" || fail "$name: nobody said: $phrase"
    done <"$scratch/phrases"
    n=$((n + 1))
done
[ $n -eq 10 ] || fail "$n broken programs were run"
exit $bad
