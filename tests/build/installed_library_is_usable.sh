#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# make install, then a stranger's program: found by pkg-config, linked with the shared library and with the static one,
# started alone and by mpirun, with the plug-in found beside the library.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"

[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for installing"; exit 77; }
command -v pkg-config >/dev/null || { echo "skipped: no pkg-config"; exit 77; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset FERRY_BOOTSTRAP_DIR MAKEFLAGS MFLAGS

stage=$scratch/stage
# One install at a time: for that libtool links anew in the build tree.
exec 9<"$top_builddir/libtool"
flock 9 2>/dev/null || true
timeout 120 "$MAKE" -C "$top_builddir" install DESTDIR="$stage" >"$scratch/log" 2>&1 ||
    { echo "make install failed"; tail -n 20 "$scratch/log"; exit 1; }
exec 9<&-

PKG_CONFIG_PATH=$(dirname "$(find "$stage" -name ferry.pc)")
PKG_CONFIG_SYSROOT_DIR=$stage
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR
libdir=$(dirname "$PKG_CONFIG_PATH")
shared=$(pkg-config --cflags --libs ferry)
static=$(pkg-config --static --cflags --libs ferry | sed "s/-lferry/-l:libferry.a/")

cat >"$scratch/stranger.c" <<'END'
#include <ferry.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *box, want;
    if (ferry_init() != FERRY_SUCCESS) {
        fprintf(stderr, "%s\n", ferry_last_error_message());
        return 1;
    }
    want = getenv("WANT") ? atoi(getenv("WANT")) : 1;
    box = ferry_malloc(sizeof *box);
    if (ferry_n_pes() != want || box == NULL)
        return 2;
    *box = -1;
    if (ferry_barrier_all() || ferry_int_p(box, ferry_my_pe(), (ferry_my_pe() + 1) % want) || ferry_barrier_all())
        return 3;
    if (*box != (ferry_my_pe() + want - 1) % want)
        return 4;
    return ferry_free(box) || ferry_finalize() ? 5 : 0;
}
END

# attempt WHAT COMMAND...
attempt() {
    what=$1
    shift
    status=0
    timeout 60 "$@" >"$scratch/log" 2>&1 || status=$?
    echo "$what: exit $status"
    [ $status -eq 0 ] && return
    tail -n 20 "$scratch/log"
    exit 1
}

# shellcheck disable=SC2086
{
    attempt "linking the shared library" "$CC" "$scratch/stranger.c" -o "$scratch/shared" $shared
    attempt "linking the static library" "$CC" "$scratch/stranger.c" -o "$scratch/static" $static
}
LD_LIBRARY_PATH=$libdir${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
attempt "one PE, shared" "$scratch/shared"
attempt "one PE, static" "$scratch/static"
if [ -n "$MPIRUN" ] && [ -n "$(find "$libdir" -name 'ferry_bootstrap_mpi*')" ]; then
    WANT=2
    export WANT
    attempt "two PEs under mpirun" "$MPIRUN" --bind-to none -np 2 "$scratch/shared"
else
    echo "no MPI in this build: mpirun is not tried"
fi

# What was installed is what uninstall takes away.
timeout 60 "$MAKE" -C "$top_builddir" uninstall DESTDIR="$stage" >"$scratch/log" 2>&1
left=$(find "$stage" ! -type d)
[ -z "$left" ] || { echo "left behind by make uninstall: $left"; exit 1; }
