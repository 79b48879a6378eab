# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For scripts that test ferry-run: they work in a folder of their own, where the file log has the last job's output.
. "${top_srcdir:?run by make check}/tests/scratch.sh"
run=$top_builddir/launcher/ferry-run
cd "$scratch" || exit 1
# attempt STATUS COMMAND...
attempt() {
    wanted=$1 status=0
    shift
    timeout 60 "$@" >log 2>&1 || status=$?
    [ $status -eq "$wanted" ] || fail "exit $status, wanted $wanted: $*"
}
# says N TEXT: that many lines have it
says() {
    [ "$(grep -c -e "$2" log)" -eq "$1" ] || fail "not $1 lines with '$2'"
}
# until_so TRIES COMMAND...: tried again every 0.05 s
until_so() {
    tries=$1
    shift
    until "$@" || [ "$tries" -eq 0 ]; do
        sleep 0.05
        tries=$((tries - 1))
    done
}
# left: prints the processes that sleep for a time that only this test uses
seconds=$((100000 + $$))
left() {
    for file in /proc/[0-9]*/cmdline; do
        tr '\0' ' ' 2>/dev/null <"$file" | grep -e "^sleep $seconds" && return 0
    done
    return 1
}
none_left() {
    ! left >>log || fail "processes are left: $*"
}
soon_none_left() {
    gone() { ! left >/dev/null; }
    until_so 100 gone
    none_left "$@"
}
# killed WHICH N ARGUMENT...: kills the guard, which is the process that was started, or the launcher, its child, of a
# job that has said "started" N times
killed() {
    which=$1 n=$2
    shift 2
    : >log # the shell opens it late
    "$run" "$@" >log 2>&1 &
    pid=$!
    all_started() { [ "$(grep -c started log)" -eq "$n" ]; }
    until_so 200 all_started
    launcher=$(cat "/proc/$pid/task/$pid/children") || { fail "ferry-run has ended"; return; }
    [ -n "$launcher" ] || fail "ferry-run has no launcher"
    if [ "$which" = guard ]; then kill -9 "$pid"; else kill -9 "${launcher:-"$pid"}"; fi
    wait "$pid" 2>/dev/null
    status=$?
    [ $status -eq 137 ] || fail "exit $status after a kill -9 of the $which"
    soon_none_left "after a kill -9 of the $which"
}
