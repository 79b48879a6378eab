#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Limits that end a start are named: of a file's size, which holds for shared memory too, and of a control group's
# processes (with root, where such a group can be made).
set -u
. "${top_srcdir:?run by make check}/tests/fault/ferry_run.sh"
program=$top_builddir/examples/01_hello
FERRY_SPACE=host
export FERRY_SPACE

# limited KIB COMMAND...: ulimit -f counts 512 bytes in sh.  The log is no file, for it would be limited, too.
limited() {
    kib=$1
    shift
    (ulimit -f $((kib * 2)) && exec timeout 60 "$@" 2>&1) | cat >log
}
for way in '' '--label' '--check' '--trace t.txt'; do
    [ "$way" != --label ] || way=-l
    for kib in 0 1 200; do
        # shellcheck disable=SC2086
        limited $kib "$run" -n 2 $way "$program"
        grep -q 'ulimit -f' log || fail "ulimit -f of $kib KiB, ferry-run $way: no word of it: $(cat log)"
    done
done
# The program has the signal as ferry-run had it.
limited 100 "$run" -n 1 sh -c 'grep SigIgn /proc/self/status'
says 1 "$(grep SigIgn /proc/self/status)"

group=/sys/fs/cgroup/pids/ferry-test-$$
[ -d /sys/fs/cgroup/pids ] || group=/sys/fs/cgroup/ferry-test-$$
if mkdir "$group" 2>/dev/null; then
    trap 'rmdir "$group"; rm -rf "$scratch"' EXIT
    if [ -e "$group/pids.max" ]; then
        for most in 3 4 5 6; do # of timeout, ferry-run, its launcher, two PEs, and the threads of both
            echo $most >"$group/pids.max"
            sh -c 'echo $$ >"$1/cgroup.procs" && shift && exec "$@"' x "$group" timeout 60 "$run" -n 2 "$program" >log 2>&1
            grep -q "pids.max allows $most threads and processes" log || fail "pids.max $most: no word of it: $(cat log)"
        done
    fi
fi
exit $bad
