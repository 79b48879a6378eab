#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each lesson has an exercise.  As an exercise comes, it compiles, and its own check fails and gives a hint; its solution
# differs from it in the gap only, compiles without a warning, and is right.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for users' programs"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
examples=$top_srcdir/examples
CC=$top_builddir/launcher/ferry-cc RUN=$top_builddir/launcher/ferry-run PES=2 CFLAGS='-O1 -Wall -Wextra -Werror'
export CC RUN PES CFLAGS
cd "$scratch" || exit 1
log=said

without_gaps() {
    awk '/END OF TODO/ { gap = 0 } !gap { print } /TODO:/ { gap = 1 }' "$1"
}
n=0
for lesson in "$examples"/[0-9]*.c*; do
    name=${lesson##*/}
    n=$((n + 1))
    for folder in exercises solutions; do
        [ -f "$examples/$folder/$name" ] || { fail "there is no examples/$folder/$name"; continue 2; }
    done
    ! cmp -s "$examples/exercises/$name" "$examples/solutions/$name" || fail "examples/exercises/$name is solved"
    # The comment of a TODO may have several lines; they are the same in both files, or this says so.
    without_gaps "$examples/exercises/$name" >a
    without_gaps "$examples/solutions/$name" >b
    diff a b >said || fail "examples/exercises/$name and its solution differ outside the gap"
    [ "$(grep -c 'TODO:' "$examples/exercises/$name")" -gt 0 ] || fail "examples/exercises/$name has no gap"
    : >said
done

"$examples/exercises/check.sh" -s "$examples/solutions" >said 2>&1 || fail "a solution is not right"
grep -q "^$n of $n are right" said || fail "there are $n lessons"
FERRY_TIMEOUT=500ms FERRY_LOG=none "$examples/exercises/check.sh" "$examples/exercises" >said 2>&1 || fail "check.sh failed"
grep -q "^0 of $n are right" said || fail "an exercise is right before it is done"
[ "$(grep -c 'not yet: ' said)" -eq "$n" ] || fail "an exercise has no hint"
! "$examples/exercises/check.sh" -s "$examples/exercises" 01_hello >said 2>&1 || fail "check.sh -s lets a wrong program pass"
for wrong in "$examples/nowhere" "$examples/exercises 99_nothing"; do
    # shellcheck disable=SC2086
    ! "$examples/exercises/check.sh" $wrong >said 2>&1 || fail "check.sh $wrong was not refused"
    grep -q '^check.sh: there is n' said || fail "check.sh $wrong: no sentence"
done
exit $bad
