# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For scripts: compiles a program of this folder as a user does, with checks of its accesses.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
. "${top_srcdir:?run by make check}/tests/scratch.sh"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: the compiler calls either a sanitizer or these checks"; exit 77; }
ulimit -c 0
compile() { # NAME [OPTION]...: $scratch/NAME
    program=$1
    shift
    FERRY_CXX=$CXX "$top_builddir/wrappers/ferry-cc" --emulate -Wall -Wextra "$@" "$top_srcdir/tests/emu/$program.cu" \
        -o "$scratch/$program" >"$log" 2>&1 && [ ! -s "$log" ] || { echo "ferry-cc --emulate $program.cu:"; cat "$log"; exit 1; }
}
