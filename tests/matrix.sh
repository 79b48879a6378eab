#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# matrix.sh NAME: runs the rows of tests/matrix_rows.sh that have this name.  make check calls it for tests/NAME.matrix.
#
# CHECK_LEVEL=quick takes the first way of each row only; long takes the long rows and ways too; full does, and has
# programs sweep all (PE_LEVEL).  MP_PROGRAMS (names), EMU_PROGRAMS for tests/emu, run only those of the rows'
# programs; GPU_PROGRAMS (names) replaces those of rows of tests/gpu.
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
name=${1##*tests/} name=${name%.matrix}
case $name in
remote/over_libfabric) . "$top_srcdir/tests/remote/light_libfabric.sh" ;;
esac
own=${name%/*} only=MP_PROGRAMS
case $own in
emu) . "$top_srcdir/tests/emu/environment.sh" && own=mp only=EMU_PROGRAMS ;;
remote) own=mp ;;
esac
[ "$own" = gpu ] || . "$top_srcdir/tests/scratch.sh"
passed=0 skipped=no runs_long=no
case ${CHECK_LEVEL-} in long | full) runs_long=yes ;; esac

row() { # NAME WORD...: matrix_rows.sh says what words mean
    [ "$1" = "$name" ] || return 0
    shift
    [ "$own" != gpu ] || row_runs "$@" # becomes tests/gpu/run.sh
    status=0
    (row_runs "$@") || status=$?
    case $status in
    0) passed=$((passed + 1)) ;;
    2) ;; # none of its programs is wanted
    77) skipped=yes ;;
    *) bad=1 ;;
    esac
}

row_runs() {
    ways='' programs='' variables='' further=no FOLDER=$own
    for word in "$@"; do
        case $word in
        long) further=yes ;;
        procs:* | threads:* | gpu:* | alone) [ $further = no ] || [ $runs_long = yes ] && ways="$ways $word" ;;
        libfabric)
            if [ ! -e "$top_builddir/.libs/ferry_remote_libfabric.so" ]; then
                echo "skipped: ferry was built without libfabric"
                exit 77
            fi ;;
        [A-Z]*=*)
            export "${word?}"
            variables="$variables ${word%%=*}='${word#*=}'" ;;
        *) programs="$programs $word" ;;
        esac
    done
    if [ "$own" = gpu ]; then
        [ -n "${GPU_PROGRAMS-}" ] || [ -z "$programs" ] || export GPU_PROGRAMS="${programs# }"
        exec "$top_srcdir/tests/gpu/run.sh" "${ways##*:}"
    fi
    case ${CHECK_LEVEL-normal} in
    quick) ways=${ways# } ways=${ways%% *} ;;
    full) PE_LEVEL=${PE_LEVEL-full} ;;
    esac
    export PE_LEVEL="${PE_LEVEL-quick}"
    eval "wanted=\${$only-}"
    failed='' ran=0
    for way in $ways; do
        for program in ${programs:-$(cat "$top_builddir/tests/$FOLDER/programs")}; do
            case " ${wanted:-$program} " in *" $program "*) run_program ;; esac
        done
    done
    [ $ran -gt 0 ] || exit 2
    echo "$name,$variables, $ways: $ran runs, failed:${failed:- none}"
    [ -z "$failed" ]
}

run_program() {
    ran=$((ran + 1)) rc=0 since=$(date +%s)
    set -- "tests/$FOLDER/$program"
    [ "$way" = alone ] || set -- tests/launch -n "${way#*:}" -t 100 --mode "${way%:*}" "$@"
    (cd "$top_builddir" && "$@") >"$log" 2>&1 || rc=$?
    since=$(($(date +%s) - since))
    [ $since -lt 5 ] || echo "$since s: $program ($way)"
    [ $rc -eq 0 ] || [ $rc -eq 77 ] && return
    failed="$failed $program($way)"
    echo "FAILED (exit $rc), again:$variables $*"
    tail -n 25 "$log"
}

. "$top_srcdir/tests/matrix_rows.sh"
[ "$bad" -eq 0 ] || exit 1
[ $passed -gt 0 ] && exit 0
[ $skipped = no ] || exit 77
echo "nothing ran: no row is called $name, or none of its programs is in $only"
exit 1
