#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The emulator detects the errors that a GPU detects: otherwise passing on the emulator would prove little.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict EMU_NO_ACCESS='0>1'
export EMU_HOST EMU_NO_ACCESS
ulimit -c 0
. "${top_srcdir:?run by make check}/tests/scratch.sh"
catches() { # WHAT EXIT TEXT
    status=0
    timeout 20 "$top_builddir/tests/emu/errors_of_gpus_are_caught" "$1" >"$log" 2>&1 || status=$?
    [ $status -eq "$2" ] && { [ -z "$3" ] || grep -q "$3" "$log"; } && return
    echo "$1: exit $status, wanted $2 and '$3':"
    cat "$log"
    bad=1
}
catches nothing 42 ''
catches access 42 ''
catches stray 134 'are at different barriers'
catches left_alone 134 'wait for one another at different barriers'
case ${SANITIZERS-no} in
*address*) # the sanitizer or the emulator, whichever looks first
    timeout 20 "$top_builddir/tests/emu/errors_of_gpus_are_caught" deep >"$log" 2>&1 && bad=1
    grep -q -e 'AddressSanitizer: stack' -e 'bytes of stack' "$log" || { echo 'deep:'; cat "$log"; bad=1; }
    ;;
*) catches deep 134 'thread (2,0,0): .*the thread has used more than [0-9]* bytes of stack' ;;
esac
grep -qw pku /proc/cpuinfo && catches host 42 ''
exit $bad
