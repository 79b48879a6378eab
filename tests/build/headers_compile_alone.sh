#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each public header compiles as the only one of a translation unit, as C11 and as C++17, without a warning.
set -eu

. "${top_srcdir:?run by make check}/tests/scratch.sh"
count=0

# attempt NAME COMPILER OPTION...
attempt() {
    count=$((count + 1))
    timeout 60 "$@" -fsyntax-only -Werror -I"$top_srcdir/include" -I"$top_builddir/api" >"$scratch/log" 2>&1 && return
    bad=1
    echo "failed: $*"
    head -n 12 "$scratch/log"
}

cxx=
printf 'int main() {}\n' >"$scratch/try.cc"
if [ -n "$CXX" ] && $CXX -std=c++17 -fsyntax-only "$scratch/try.cc" 2>/dev/null; then
    cxx=$CXX
else
    echo "no C++ compiler: only C11 is tried"
fi
mpi_flags=
if [ -n "$MPICC" ]; then
    mpi_flags=$("$MPICC" --showme:compile | sed 's/-I/-isystem /g')
fi

cd "$top_srcdir/include"
headers=$(find -L . -name '*.h' ! -path './ferry/detail/api/*' ! -name '*__funcs.h' | sed 's,^\./,,' | sort)
cd "$scratch" # the source has one name in every run: ccache knows it again
# Bodies (*__funcs.h; detail/api) are included by their contract, never by a user.
for header in $headers; do
    flags=
    if [ "$header" = ferry_mpi.h ]; then
        [ -n "$mpi_flags" ] || continue
        flags=$mpi_flags
    fi
    printf '#include "%s"\nextern int only;\n' "$header" >alone.c
    cp alone.c alone.cc
    # shellcheck disable=SC2086
    attempt $CC $flags -std=c11 -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wconversion alone.c
    # shellcheck disable=SC2086
    [ -z "$cxx" ] || attempt $cxx $flags -std=c++17 -Wall -Wextra -Wshadow alone.cc
done
echo "$count compilations"
[ "$count" -gt 10 ] || bad=1
exit $bad
