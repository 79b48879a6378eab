#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Runs the litmus programs in each of the given ways, under each kind of path, with and without chaos, with rings of
# several sizes.
#
#   sweep.sh WAY...        a way is procs:N or threads:N
#
# CHECK_LEVEL=quick takes the first way only; a run takes a second or two, at CHECK_LEVEL=full a minute.
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
seconds=1
case ${CHECK_LEVEL-normal} in
quick) set -- "$1" ;;
full) seconds=60 ;;
esac
[ -z "${SANITIZERS-}" ] || set -- "$1"

failed=
# PATHS CHAOS SLOTS
while read -r paths chaos slots; do
    for way in "$@"; do
        echo "== $way, FERRY_PATHS=$paths FERRY_CHAOS=$chaos FERRY_RING_SLOTS=$slots"
        "$top_builddir/tests/launch" -n "${way#*:}" -t $((seconds * 4 + 60)) --mode "${way%:*}" \
            -e "FERRY_PATHS=$paths" -e "FERRY_CHAOS=$chaos" -e "FERRY_RING_SLOTS=$slots" -e FERRY_HEAP_MAX=64M \
            -e "LITMUS_SECONDS=$seconds" -e PE_DEADLINE=$((seconds * 4 + 60)) "$top_builddir/tests/litmus/litmus"
        rc=$?
        [ $rc -eq 0 ] || failed="$failed $way,$paths,chaos=$chaos,slots=$slots(exit $rc)"
    done
done <<'END'
native 0 64
native 3 64
flags 0 4
flags 5 16
staged 0 2
staged 7 8
0>*=staged,*>1=flags 0 64
0>*=staged,*>1=flags 9 4
END
echo "failed:${failed:- none}"
[ -z "$failed" ]
