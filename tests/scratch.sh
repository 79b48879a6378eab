# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For scripts of tests: a folder of their own, gone at the end; a log in it; and fail, which shows the log and sets bad.
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
