#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# However a program ends, the job ends at once and with the right status.
set -u
. "${top_srcdir:?run by make check}/tests/scratch.sh"
# ends WAY LIMIT EXPECTED...
ends() {
    way=$1 limit=$2
    shift 2
    options=
    r=0
    for status in "$@"; do
        options="$options --expect-exit $r=$status"
        r=$((r + 1))
    done
    # shellcheck disable=SC2086
    if ! "$top_builddir/tests/launch" -n $# -t "$limit" $options \
        "$top_builddir/tests/shmem/job_ends_with_its_status" "$way" 2>ends.log; then
        cat ends.log
        echo "FAILED: ends $way, PEs $#, FERRY_PATHS='${FERRY_PATHS-}'"
        bad=1
    fi
}
cd "$scratch" || exit 1
for paths in native flags staged; do
    FERRY_PATHS=$paths
    export FERRY_PATHS
    ends exit-7 10 7 7 7 7
    ends exit-0 10 0 0
    ends forget 10 0 0 0
    ends fail 10 4 3 4
done
[ "$bad" -eq 0 ] && echo "all ends were as expected"
exit "$bad"
