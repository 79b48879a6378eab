# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For scripts of tests: a folder of their own, gone at the end; a log in it; fail, which shows the log and sets bad; and
# needs_gcc, which skips a test of ferry-cc --check where ferry-cc compiles by another compiler.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
log=$scratch/log
bad=0
fail() {
    echo "FAILED: $*"
    [ ! -s "$log" ] || cat "$log"
    bad=1
}
needs_gcc() {
    "$top_builddir/launcher/ferry-cc" --version 2>&1 | grep -q -i -e gcc -e 'free software' && return
    echo "skipped: --check needs gcc"
    exit 77
}
