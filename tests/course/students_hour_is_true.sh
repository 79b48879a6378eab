#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The commands of the student's hour, as examples/README.md has them, do what the page says: the plate is right, on threads
# and on an emulated GPU; its trace is a page; the broken copy is named by the checker; the exercise has mark 0.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for users' programs"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
needs_gcc
PATH=$top_builddir/launcher:$PATH
export PATH
unset FERRY_SPACE
mkdir "$scratch/clone" && cp -r "$top_srcdir/examples" "$scratch/clone" && chmod -R u+w "$scratch/clone" || exit 1
cd "$scratch/clone" || exit 1
sed -n '/^## The student/,/^## Exercises/s/^    //p' "$top_srcdir/examples/README.md" | sed '/^\.\/quickstart/d; /^export PATH/d; s/  *#.*//' \
    >"$scratch/commands"

# ran COMMAND: its status is the one that the page tells of.
ran() {
    case $1 in
    *--check\ -n*) [ $status -eq 3 ] && grep -q 'race on args.copy' "$log" && grep -q 'ferry_double_put_signal of PE [0-9] at prog.c:' "$log" ;;
    *./late) [ $status -lt 2 ] ;;
    ferry-grade*exercises*) [ $status -eq 1 ] && grep -q 'mark 0 of 100' "$log" ;;
    ferry-grade*) [ $status -eq 0 ] && grep -q 'mark 100 of 100' "$log" ;;
    ferry-run*) [ $status -eq 0 ] && [ "$(grep -c 'equal to the serial run' "$log")" -eq 4 ] ;;
    *) [ $status -eq 0 ] ;;
    esac
}
n=0
while IFS= read -r command <&3; do
    [ -n "$command" ] || continue
    # The grader's mark over everything is another test's subject.
    case $command in ferry-grade\ solutions*) command="ferry-grade -n 2 --seeds 0 --flags=-O0 solutions/12_overlap.c" ;; esac
    status=0
    # The first line changes the folder.
    eval "$command" >"$log" 2>&1 || status=$?
    ran "$command" || fail "$command: status $status"
    n=$((n + 1))
done 3<"$scratch/commands"
[ $n -ge 12 ] || fail "the page has $n commands"
[ "$(grep -o '"present":1' overlap.html | wc -l)" -eq 4 ] || { log=$scratch/commands; fail "the trace does not have 4 PEs"; }
exit $bad
