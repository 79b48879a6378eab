#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A running program can open libferry by dlopen, Python by ctypes, and any program a plug-in that is linked with ferry.
# The loader reserves 1 to 2 KiB for the thread-local storage of all such libraries.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: a sanitizer's library must be there when the program starts"; exit 77; }
libs=$top_builddir/.libs
library=$libs/libferry.so.1
[ -f "$library" ] || { echo "skipped: no shared library in this build"; exit 77; }
run=$top_builddir/launcher/ferry-run
. "${top_srcdir:?run by make check}/tests/scratch.sh"

for each in "$library" "$libs/libferry-shmem.so.0"; do
    # TLS offset, virtual and physical address, size in the file, in memory
    size=$(readelf -lW "$each" | awk '$1 == "TLS" { print $6 }')
    [ "$((${size:-0}))" -le 128 ] || { echo "$each has $((size)) bytes of thread-local storage"; exit 1; }
done

# shellcheck disable=SC2086
$CC -O1 -I"$top_srcdir/include" -I"$top_builddir/api" -o "$scratch/opens" "$top_srcdir/tests/build/opens_in_a_running_program.c" -ldl -lpthread
cat >"$scratch/plugin.c" <<'END'
#include <ferry.h>
int plugin_main(void)
{
    if (ferry_init() != FERRY_SUCCESS || ferry_barrier_all() != FERRY_SUCCESS)
        return 1;
    return ferry_finalize() != FERRY_SUCCESS;
}
END
# shellcheck disable=SC2086
$CC -O1 -shared -fPIC -I"$top_srcdir/include" -I"$top_builddir/api" -o "$scratch/plugin.so" "$scratch/plugin.c" "$library" -Wl,-rpath,"$libs"

# A plug-in of which ferry is a part, linked as ferry-static.pc says.
cat >"$scratch/part.c" <<'END'
#include <ferry.h>
int plugin_init(void);
int plugin_init(void)
{
    return ferry_init() != FERRY_SUCCESS || ferry_barrier_all() != FERRY_SUCCESS;
}
END
static=$(sed -n "s|\${libdir}|$libs|; s/^Libs: //p" "$top_builddir/ferry-static.pc")
# shellcheck disable=SC2086
$CC -O1 -shared -fPIC -I"$top_srcdir/include" -I"$top_builddir/api" -o "$scratch/part.so" "$scratch/part.c" $static

cat >"$scratch/opens.py" <<'END'
import ctypes, sys
ferry = ctypes.CDLL(sys.argv[1])
ferry.ferry_malloc.restype = ctypes.c_void_p
ferry.ferry_malloc.argtypes = [ctypes.c_size_t]
ferry.ferry_last_error_message.restype = ctypes.c_char_p
ferry.ferry_int_p.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
ferry.ferry_int_g.argtypes = [ctypes.c_void_p, ctypes.c_int]
def call(status):
    if status != 0:
        sys.exit(ferry.ferry_last_error_message().decode())
call(ferry.ferry_init())
me, n = ferry.ferry_my_pe(), ferry.ferry_n_pes()
box = ferry.ferry_malloc(4)
call(ferry.ferry_int_p(box, me, (me + 1) % n))
call(ferry.ferry_barrier_all())
if ferry.ferry_int_g(box, me) != (me + n - 1) % n:
    sys.exit("PE %d was sent something else" % me)
call(ferry.ferry_finalize())
END

failed=0
# attempt COMMAND...
attempt() {
    "$@" >"$scratch/log" 2>&1 </dev/null && return
    echo "failed: $*"
    cat "$scratch/log"
    failed=1
}
for n in 1 2 4; do
    attempt "$run" -n $n --timeout 60 "$scratch/opens" "$library" alone 0
    attempt "$scratch/opens" "$library" threads $n
    attempt "$run" -n $n --timeout 60 "$scratch/opens" "$scratch/plugin.so" plugin 0
    attempt "$run" -n $n --timeout 60 "$scratch/opens" "$library" closed 0
done
attempt "$scratch/opens" "$library" alone 0
attempt "$run" -n 1 --timeout 60 "$scratch/opens" "$scratch/part.so" closed 0
if command -v python3 >/dev/null; then
    attempt python3 "$scratch/opens.py" "$library"
    for n in 1 2 4; do
        attempt "$run" -n $n --timeout 60 python3 "$scratch/opens.py" "$library"
    done
elif [ $failed = 0 ]; then
    echo "skipped: no python3; all else passed"
    exit 77
fi
exit $failed
