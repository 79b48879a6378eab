#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# FI_PROVIDER, which modules of a site set, hides libfabric's other providers: ferry_init and ferry-info name it, whether
# it leaves no provider or one that ferry does not take by itself.
. "${top_srcdir:?run by make check}/tests/scratch.sh"
run=$top_builddir/launcher/ferry-run
program=$top_builddir/examples/01_hello
[ -e "${FERRY_BOOTSTRAP_DIR:?}/ferry_remote_libfabric.so" ] || {
    echo "skipped: ferry was built without libfabric"
    exit 77
}
FERRY_SPACE=host FERRY_REMOTE=libfabric
export FERRY_SPACE FERRY_REMOTE
for hides in no-such-provider shm; do
    for wanted in '' tcp; do
        FI_PROVIDER=$hides FERRY_FABRIC_PROVIDER=$wanted FERRY_TEST=nodes=2 timeout 60 "$run" -n 2 "$program" >"$log" 2>&1 &&
            fail "FI_PROVIDER=$hides FERRY_FABRIC_PROVIDER=$wanted: the job starts"
        grep -q "FI_PROVIDER=$hides.*unset it" "$log" || fail "FI_PROVIDER=$hides FERRY_FABRIC_PROVIDER=$wanted: not named"
    done
done
FI_PROVIDER=no-such-provider timeout 60 "$top_builddir/tools/ferry-info" >"$log" 2>&1
grep -q 'do:.*unset FI_PROVIDER' "$log" || fail "ferry-info has another remedy"
exit $bad
