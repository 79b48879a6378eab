#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A user's program runs under valgrind, with AddressSanitizer or ThreadSanitizer, and under `ulimit -v`: 1 and 2 PEs
# start without any setting, though such processes have a far smaller address space, also if only one PE's is smaller.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: one checker at a time"; exit 77; }
libs=$top_builddir/.libs
[ -f "$libs/libferry.so" ] || { echo "skipped: no shared library in this build"; exit 77; }
run="$top_builddir/launcher/ferry-run --timeout 100"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
unset FERRY_HEAP_MAX

failed=0
# attempt WHAT COMMAND...
attempt() {
    what=$1
    shift
    if "$@" >"$scratch/log" 2>&1 </dev/null; then
        [ "$(grep -c 'came home' "$scratch/log")" = "$n" ] && return
    fi
    echo "failed: $what, $n PEs"
    cat "$scratch/log"
    failed=1
}
# build NAME FLAGS...; 1: this compiler cannot
build() {
    name=$1
    shift
    # shellcheck disable=SC2086
    $CC -g -O1 "$@" -I"$top_srcdir/include" -I"$top_builddir/api" -o "$scratch/$name" "$top_srcdir/examples/02_ring.c" \
        -L"$libs" -lferry -Wl,-rpath,"$libs" >"$scratch/$name.log" 2>&1
}
cat >"$scratch/limited" <<'END'
#!/bin/sh
# PE 0 alone, or every PE, has a quarter of what 2 heaps on this machine would take.
[ "$1" = all ] || [ "${RANK-0}" = 0 ] || { shift; exec "$@"; }
shift
ulimit -v 4000000
exec "$@"
END
chmod +x "$scratch/limited"

build plain
skipped=
for n in 1 2; do
    attempt "ulimit -v" $run -n $n "$scratch/limited" all "$scratch/plain"
    attempt "ulimit -v of PE 0 alone" $run -n $n "$scratch/limited" one "$scratch/plain"
    if command -v valgrind >/dev/null; then
        attempt valgrind $run -n $n valgrind -q --error-exitcode=9 "$scratch/plain"
    else
        skipped="$skipped valgrind"
    fi
    for sanitizer in address thread undefined; do
        if build $sanitizer -fsanitize=$sanitizer && "$scratch/$sanitizer" >/dev/null 2>&1 </dev/null; then
            attempt "-fsanitize=$sanitizer" $run -n $n "$scratch/$sanitizer"
        elif [ ! -x "$scratch/$sanitizer" ]; then
            skipped="$skipped $sanitizer"
        else
            n=1
            attempt "-fsanitize=$sanitizer, no launcher" "$scratch/$sanitizer"
        fi
    done
done
[ -z "$skipped" ] || echo "not here:$skipped"
[ $failed = 1 ] || [ -z "$skipped" ] || exit 77
exit $failed
