#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A file that cannot be written, a program that cannot be traced, one without debug information, several hosts, a record
# that is too small: a sentence each, and no file without a trace.
set -u
. "${top_srcdir:?run by make check}/tests/observe/traced.sh"

says() { # STATUS PATTERN ARGUMENT...: ferry-run -n 2 ARGUMENT...
    wanted=$1 pattern=$2
    shift 2
    rm -f "$scratch/t.html" "$scratch/t.txt"
    $run -n 2 "$@" >"$log" 2>&1
    status=$?
    [ $status -eq "$wanted" ] || fail "status $status, not $wanted: ferry-run $*"
    has "$log" "$pattern"
}
gone() {
    [ ! -e "$scratch/t.html" ] || fail "an empty t.html is left"
}

compile "$scratch/halo" -g
says 2 '^ferry-run: --trace /nowhere/t.html: No such file or directory; give a file' --trace /nowhere/t.html "$scratch/halo"
says 2 '^ferry-run: --trace t.pdf: give a file that ends in .html, .json or .txt$' --trace t.pdf "$scratch/halo"
says 2 '^ferry-run: --trace-events 3: give a number from 16' --trace-events 3 "$scratch/halo"
says 2 'start the job without --hosts' --trace "$scratch/t.html" --hosts one.invalid:1,two.invalid:1 "$scratch/halo"
gone
says 2 '^ferry-run: --timeout soon: give whole seconds' --trace "$scratch/t.html" --timeout soon "$scratch/halo"
gone
says 2 '^ferry-run: only the local launcher has --keep-going' --trace "$scratch/t.html" --launcher mpi --keep-going "$scratch/halo"
gone
says 2 '^ferry-run: --trace /nowhere/t.txt: No such file' --trace "$scratch/t.html" --trace /nowhere/t.txt "$scratch/halo"
gone
says 0 'nothing was recorded: no process made a call of libferry.so' --trace "$scratch/t.html" true
gone
says 3 '^' --trace "$scratch/t.html" sh -c 'exit 3'
gone

compile "$scratch/bare"
says 0 'bare has no debug information, so that its calls have no source lines: compile it with -g$' --trace "$scratch/t.txt" \
    "$scratch/bare" 5
has "$scratch/t.txt" 'PE 0 +main\+0x[0-9a-f]+ +put 256 bytes to PE 1'

says 0 'PE [01] made more calls than its record holds: the last 32 are in the trace; --trace-events' --trace-events 32 \
    --trace "$scratch/t.txt" "$scratch/halo" 100
has "$scratch/t.txt" '^PE 1: [0-9]+ older events were overwritten$'
has "$scratch/t.txt" 'PE 1 .*finalize'

if [ -f "$top_builddir/.libs/libferry.a" ]; then
    library="$top_builddir/.libs/libferry.a $(sed -n 's/^HWLOC_LIBS = //p; s/^LIBS = //p' "$top_builddir/Makefile" | tr '\n' ' ')"
    compile "$scratch/whole"
    says 2 'whole is linked with libferry.a, and --trace sees calls of libferry.so only' --trace "$scratch/t.html" \
        "$scratch/whole"
    gone
fi

# A folder that cannot be written any longer when the job has ended: the trace is elsewhere.
mkdir "$scratch/gone"
TMPDIR=$scratch $run -n 2 --trace "$scratch/gone/t.txt" sh -c "rm -rf '$scratch/gone'; exec '$scratch/halo' 5" >"$log" 2>&1
has "$log" "^ferry-run: the trace is in $scratch/ferry-trace-[0-9A-Za-z]+/trace.txt instead$"
has "$(echo "$scratch"/ferry-trace-*/trace.txt)" 'put 256 bytes to PE 1'
[ "$(find "$scratch" -name 'ferry-trace-*' -type d -perm 700 | wc -l)" -eq 1 ] || fail "others may write beside the trace"

# Debug information that counts entries of no bytes: 2^63 of them.
if command -v objcopy >"$log" 2>&1; then
    printf '\047\0\0\0\005\0\010\0\037\0\0\0\001\001\001\373\016\015\0\001\001\001\001\0\0\0\001\0\0\001' >"$scratch/line"
    printf '\0\377\377\377\377\377\377\377\377\177\0\0' >>"$scratch/line"
    library=''
    compile "$scratch/bare"
    objcopy --add-section ".debug_line=$scratch/line" "$scratch/bare" "$scratch/counts"
    timeout -k 1 30 $run -n 2 --trace "$scratch/t.txt" "$scratch/counts" 5 >"$log" 2>&1 || fail "the table has no end"
fi

# Waits for locks and boards cost no more than others; SIGTERM ends ferry-run while it writes, and no file is left.
cat >"$scratch/board.c" <<'END'
#include <ferry.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    const int rounds = argc > 1 ? atoi(argv[1]) : 0;
    if (ferry_init() != FERRY_SUCCESS || ferry_board_post(0, 1) != FERRY_SUCCESS)
        return 1;
    for (int i = 0; i < rounds; i++)
        if (ferry_board_wait((ferry_my_pe() + 1) % ferry_n_pes(), 0, 1, UINT64_MAX) != FERRY_SUCCESS)
            return 1;
    return ferry_finalize() != FERRY_SUCCESS;
}
END
"$top_builddir/launcher/ferry-cc" "$scratch/board.c" -o "$scratch/board" >"$log" 2>&1 || fail "board.c"
timeout -k 1 30 $run -n 2 --trace-events 65536 --trace "$scratch/t.txt" "$scratch/board" 60000 >"$log" 2>&1 ||
    fail "waits for boards are matched slowly"
mkfifo "$scratch/never.txt"
exec 9<>"$scratch/never.txt" # so that a writer waits once the pipe is full
rm -f "$scratch/t.txt"
"$top_builddir/launcher/ferry-run" -n 2 --trace "$scratch/never.txt" --trace "$scratch/t.txt" \
    "$scratch/board" 5000 >"$log" 2>&1 9>&- &
writer=$!
timeout 30 head -c 1 <&9 >"$scratch/first" || fail "nothing is written"
kill -TERM $writer
(sleep 20 && kill -KILL $writer 2>&1) >"$scratch/killed" &
wait $writer
[ $? -eq 143 ] || fail "SIGTERM while the files are made"
kill $! 2>"$scratch/killed"
[ ! -e "$scratch/t.txt" ] || fail "a file without a trace is left"
exec 9<&-
exit $bad
