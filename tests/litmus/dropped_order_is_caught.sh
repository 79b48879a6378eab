#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The litmus programs can fail: with chaos, and without the fence, quiet, barrier or signal that they name, each of them
# fails.
set -u
: "${top_builddir:?run by make check}"
case ${CHECK_LEVEL-normal} in
quick) seconds=0.5 ;;
full) seconds=20 ;;
*) seconds=1.5 ;;
esac
failed=0
for paths in native flags staged; do
    FERRY_PATHS=$paths "$top_builddir/tests/launch" -n 3 -t 110 -e FERRY_TEST="chaos=${LITMUS_SEED-1}:ring_slots=4" \
        "$top_builddir/tests/litmus/generated" --seconds $seconds --drop-order </dev/null || failed=1
done
exit $failed
