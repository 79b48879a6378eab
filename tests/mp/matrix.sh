#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Runs every program of tests/mp (or of MP_FOLDER) in each of the given ways; a way is procs:N or threads:N.  The environment says under which paths.
#
#   matrix.sh LABEL WAY...
#
# CHECK_LEVEL=quick takes the first way only and asks the programs for a quick sweep.  MP_PROGRAMS (names) runs only those.
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
label=$1
shift
folder=${MP_FOLDER:-tests/mp}
programs=${MP_PROGRAMS-$(cat "$top_builddir/$folder/programs")}
case ${CHECK_LEVEL-normal} in
quick) set -- "$1"; PE_LEVEL=${PE_LEVEL-quick} ;;
full) PE_LEVEL=${PE_LEVEL-full} ;;
*) PE_LEVEL=${PE_LEVEL-quick} ;;
esac
export PE_LEVEL

failed=
ran=0
. "${top_srcdir:?run by make check}/tests/scratch.sh"
for way in "$@"; do
    mode=${way%:*}
    n=${way#*:}
    for program in $programs; do
        ran=$((ran + 1))
        "$top_builddir/tests/launch" -n "$n" -t 100 --mode "$mode" "$top_builddir/$folder/$program" >"$log" 2>&1
        rc=$?
        [ $rc -eq 0 ] || [ $rc -eq 77 ] && continue
        failed="$failed $program($way)"
        echo "FAILED $program, $way, $label (exit $rc); again: ${FERRY_PATHS:+FERRY_PATHS='$FERRY_PATHS' }tests/launch -n $n --mode $mode $folder/$program"
        tail -n 25 "$log"
    done
done
echo "$label: $ran runs, failed:${failed:- none}"
# An empty run proves nothing: fail, since the list of programs may be missing from the build.
[ -z "$failed" ] && [ "$ran" -gt 0 ]
