# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For the tests of ferry-run --trace: the program `halo`, and lines of its source.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
[ -f "$top_builddir/.libs/libferry-observe.so" ] || { echo "skipped: no shared library in this build"; exit 77; }
case ${SANITIZERS-no} in
no) ;;
*) echo "skipped: a sanitizer's runtime has to be loaded before a library that stands in front"; exit 77 ;;
esac
. "$top_srcdir/tests/scratch.sh"
run="timeout 60 $top_builddir/launcher/ferry-run"
source=$top_srcdir/tests/observe/halo.c

# compile FILE OPTION... : halo.c, with libferry.so
compile() {
    program=$1
    shift
    # shellcheck disable=SC2086
    ${CC} -D_GNU_SOURCE "$@" -I"$top_srcdir/include" -I"$top_builddir/api" -o "$program" "${other:-$source}" \
        -L"$top_builddir/.libs" ${library:--lferry} -Wl,-rpath,"$top_builddir/.libs" || exit 1
}

line_of() { # MARK: of the line of halo.c that has the mark
    grep -n "LINE $1 \*/" "$source" | cut -d: -f1
}

has() { # FILE PATTERN
    grep -Eq -- "$2" "$1" || fail "no line of $(basename "$1") has: $2"
}
