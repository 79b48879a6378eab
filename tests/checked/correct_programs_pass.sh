#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --check finds nothing in a correct program, over several paths, with seeds, and in examples; it says what it
# could not look at.  Without --check ferry-run says which calls were refused although the program gave 0.
set -u
. "${top_srcdir:?run by make check}/tests/scratch.sh"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: a sanitizer has callbacks of its own"; exit 77; }
needs_gcc
unset FERRY_ON_FAULT FERRY_LOG FERRY_TEST FERRY_PATHS
export FERRY_TIMEOUT=20s
run=$top_builddir/launcher/ferry-run cc=$top_builddir/launcher/ferry-cc
# build OUTPUT OPTION... SOURCE
build() {
    output=$scratch/$1
    shift
    "$cc" -g -O1 -pthread "$@" -o "$output" 2>"$output.log"
}
# attempt STATUS COMMAND...
attempt() {
    wanted=$1 status=0
    shift
    timeout 60 "$@" >"$log" 2>&1 || status=$?
    [ $status -eq "$wanted" ] || fail "exit $status, wanted $wanted: $*"
}
says() {
    grep -q -F -e "$1" "$log" || fail "no '$1'"
}
says_nothing() {
    ! grep -q '^ferry' "$log" || fail "ferry-run has something to say"
}
build correct --check "$top_srcdir/tests/checked/correct.c" &
build stencil --check -I"$top_srcdir/examples" "$top_srcdir/examples/04_stencil.c" &
build plain "$top_srcdir/tests/checked/bugs.c"
wait
for program in correct stencil plain; do
    [ -x "$scratch/$program" ] || { cat "$scratch/$program.log"; exit 1; }
done
FERRY_LOG=none attempt 0 "$run" --check -n 4 "$scratch/correct" # it has calls that are refused, and asks for them
says_nothing
FERRY_LOG=none FERRY_PATHS=staged attempt 0 "$run" --check -n 3 "$scratch/correct"
says_nothing
attempt 0 "$run" --check -n 3 "$scratch/stencil"
says_nothing
attempt 0 "$run" --check=2 -n 2 "$scratch/correct"
says '2 seeds, and none fails'

# Calls whose sizes wrap are refused, and the checker reads nothing for them.
PE_LEVEL=quick attempt 3 "$run" --check -n 2 "$top_builddir/tests/mp/sizes_that_wrap"
says 'were refused on PE 0'

# MoE objects that each PE makes and destroys alone are no collective.
PE_LEVEL=quick FERRY_LOG=none attempt 3 "$run" --check -n 2 "$top_builddir/tests/mp/moe_made_alone"
says 'were refused on PE 0' # its refusals
! grep -q 'same collective' "$log" || fail "an object made alone counts as a collective"

# OpenSHMEM 1.4 waits for words of 2 bytes, one of them at the end of a block.
cat >"$scratch/halves.c" <<'END'
#include <shmem.h>
static short remote;
int main(void)
{
    shmem_init();
    const int me = shmem_my_pe(), n = shmem_n_pes();
    short *alone = shmem_calloc(1, sizeof *alone);
    shmem_p(&remote, (short)(me + 1), (me + 1) % n);
    shmem_wait_until(&remote, SHMEM_CMP_NE, 0);
    shmem_p(alone, remote, (me + 1) % n);
    shmem_wait_until(alone, SHMEM_CMP_NE, 0);
    const int bad = remote != (me + n - 1) % n + 1 || *alone == 0;
    shmem_barrier_all();
    shmem_finalize();
    return bad;
}
END
if [ -e "$top_builddir/.libs/libferry-shmem.so" ]; then
    build halves --check -I"$top_srcdir/include" "$scratch/halves.c" -L"$top_builddir/.libs" -lferry-shmem \
        -Wl,-rpath,"$(cd "$top_builddir/.libs" && pwd)" || { cat "$scratch/halves.log"; exit 1; }
    attempt 0 "$run" --check -n 2 "$scratch/halves"
    says_nothing
fi

# What was not looked at.
attempt 0 "$run" --check -n 2 "$scratch/plain"
says "not its loads and stores: compile it by ferry-cc --check -g"
attempt 0 "$run" --check -n 2 true
says 'has seen no PE'
attempt 2 "$run" --check=none -n 2 "$scratch/plain"
says 'give a number of seeds'
attempt 2 "$run" --check -n 2 --hosts nowhere:2 "$scratch/plain"
says 'one machine'

# A seed that fails is named.
attempt 3 "$run" --seeds 3 -n 2 "$scratch/plain" two_write
says 'seed 1 of 3 fails, with status 3'
says 'FERRY_TEST=chaos=1'

# Without --check.
attempt 0 "$run" -n 2 "$scratch/plain" wrong_pe
says 'ferry-run: 1 call was refused on PE 1 (the first: PE 1 called put with PE 2, but PEs are 0 to 1'
says ', and the program gave 0'
attempt 0 "$run" -n 2 "$scratch/plain"
says_nothing

# A wait with a shorter budget of its own may run out, and what the program has fetched it knows.
cat >"$scratch/handles.c" <<'END'
#include <ferry.h>
int main(int argc, char **argv)
{
    ferry_fault fault;
    uint64_t found;
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    uint64_t *flag = ferry_calloc(1, sizeof *flag);
    const uint64_t budget = argc > 1 ? UINT64_MAX : 20000000;
    if (ferry_signal_wait_until_timeout(flag, FERRY_CMP_GE, 1, &found, budget) != FERRY_ERR_TIMEOUT ||
        ferry_board_wait(0, 0, 1, 20000000) != FERRY_ERR_TIMEOUT)
        return 2;
    while (argc > 1 && argv[1][0] == 'f' && ferry_fault_next(&fault) == FERRY_SUCCESS)
        continue;
    return ferry_barrier_all() != FERRY_SUCCESS || ferry_finalize() != FERRY_SUCCESS;
}
END
build handles "$scratch/handles.c" || { cat "$scratch/handles.log"; exit 1; }
export FERRY_LOG=none FERRY_TIMEOUT=2s
attempt 0 "$run" -n 2 "$scratch/handles"
says_nothing
attempt 0 "$run" -n 2 "$scratch/handles" fetched
says_nothing
attempt 0 "$run" -n 2 "$scratch/handles" ignored
says 'ferry-run: 1 wait failed on PE 1 (the first: PE 1 waited 2'
[ $bad -ne 0 ] || echo "correct programs pass"
exit $bad
