#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-grade gives a right program 100 and every other one less, with a sentence for each way to fail: it does not
# compile, hangs, crashes, fails, prints something wrong, prints without end, stops before its check; right over some
# paths only; with another check than the course's.  What cannot be asked is refused with a sentence.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for users' programs"; exit 77; }
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
grade=$top_builddir/launcher/ferry-grade
log=$scratch/said
unset FERRY_SPACE
cd "$scratch" || exit 1

# graded STATUS MARK PATTERN ARGUMENT...
graded() {
    wanted=$1 mark=$2 pattern=$3
    shift 3
    status=0
    timeout 100 "$grade" "$@" >"$log" 2>&1 || status=$?
    [ $status -eq "$wanted" ] || fail "ferry-grade $*: status $status, wanted $wanted"
    [ -z "$mark" ] || grep -q "mark $mark of 100" "$log" || fail "ferry-grade $*: no mark of $mark"
    grep -qE -e "$pattern" "$log" || fail "ferry-grade $*: no '$pattern'"
}
# A program of one line, in an exercise's frame.
program() {
    printf '#include "%s/examples/exercise.h"\nstatic int pe_main(int argc, char **argv)\n{\n    (void)argc, (void)argv;\n' \
        "$top_srcdir"
    printf '    PE_TRY(ferry_init());\n    %s\n    return exercise_end();\n}\n' "$1"
}
quick="-n 2 --paths native --seeds 0 --no-check --flags=-O0"

# The course's own, over everything.
graded 0 100 '10 of 10 runs are right' -n 2,3 --paths native,staged --seeds 1 "$top_srcdir/examples/solutions/03_signal.c"
# shellcheck disable=SC2086
{
    graded 1 0 'is wrong in 1 run, on 2 PEs over native' $quick "$top_srcdir/examples/exercises/01_hello.c"
    grep -q 'not yet: PE 0.s list has -1' "$log" || fail "the hint is not there"

    program '' >right.c
    graded 0 100 '1 of 1 runs are right' $quick right.c
    echo 'int main(void) { return nothing; }' >build.c
    graded 1 0 'does not compile: .*nothing' $quick build.c
    program 'uint64_t *w = pe_alloc(1, 8); PE_TRY(ferry_uint64_wait_until(w, FERRY_CMP_EQ, 7));' >waits.c
    graded 1 0 'fails in 1 run.*' $quick --timeout 4 waits.c
    grep -q 'PE [01] waited [0-9.]* m*s in wait' "$log" || fail "who waited is not said"
    program 'for (;;) exercise_nap(50);' >hangs.c
    graded 1 0 'hangs in 2 runs.*' --no-check -n 1,2,3,4 --paths native --seeds 0 --timeout 1 hangs.c
    grep -q 'had not ended after 1 s' "$log" || fail "the deadline is not said"
    grep -q 'the rest were not made' "$log" || fail "it waits for ever"
    program 'if (ferry_my_pe() == 1) *(volatile int *)8 = 1;' >crashes.c
    graded 1 0 'crashes in 1 run' $quick crashes.c
    grep -q 'signal 11 (SIGSEGV)' "$log" || fail "the signal is not said"
    program 'exit(3);' >fails.c
    graded 1 0 'fails in 1 run' $quick fails.c
    grep -q 'ended with status 3' "$log" || fail "the status is not said"
    program 'for (;;) printf("again and again and again\n");' >floods.c
    graded 1 0 'prints without end in 1 run' $quick --timeout 10 floods.c
    program 'if (ferry_my_pe() == 1) { ferry_finalize(); exit(0); } (void)ferry_finalize(); exit(0);' >leaves.c
    graded 1 0 'says nothing of being right in 1 run' $quick leaves.c
    printf '#include <stdio.h>\nint main(void) { puts("PE 0: 5  WRONG"); return 0; }\n' >prints.c
    graded 1 0 'is wrong in 1 run' $quick prints.c

    # Right over native only: it looks at what the path is.
    program 'EXPECT(ferry_path_of(0, 1) == FERRY_PATH_NATIVE, "the path is another one");' >native.c
    graded 1 50 'is wrong in 1 run, on 2 PEs over flags' --no-check -n 2 --paths native,flags --seeds 0 native.c
    # Right without delays only.
    program 'EXPECT(getenv("FERRY_TEST") == NULL, "something is delayed");' >order.c
    graded 1 33 'with chaos seeds 1 and 2 only' --no-check -n 2 --paths native --seeds 2 order.c

    # Right by luck: two PEs write the same word, and nobody looks which came last.
    program 'int *w = pe_alloc(1, 4); PE_TRY(ferry_int_p(w, ferry_my_pe(), 0)); PE_TRY(ferry_barrier_all());' >luck.c
    graded 1 50 'has a bug that ferry-run --check names in 1 run, on 2 PEs' -n 2 --paths native --seeds 0 luck.c
    grep -q 'race on w (allocated at luck.c' "$log" || fail "the race is not named"

    # Other lines than the solution's; another check.
    mkdir exercises solutions
    program 'printf("PE %d has 42\n", ferry_my_pe());' >solutions/answer.c
    program 'printf("PE %d has 41\n", ferry_my_pe());' >exercises/answer.c
    graded 1 0 "printed 'PE 0 has 41'; the solution prints 'PE 0 has 42'" $quick exercises/answer.c
    grep -q 'note: line 6 is outside the gap' "$log" || fail "the changed line is not named"
    graded 0 100 'right' $quick --alone exercises/answer.c
    printf '#include "ferry.h"\n#include <stdio.h>\nint main(void)\n{\n%s\n}\n' \
        'return ferry_init() || printf("PE %d has 42\n", ferry_my_pe()) < 0 || ferry_finalize();' >print.c
    graded 1 0 'no PE makes a call that communicates' $quick --alone print.c
    graded 0 100 'right' $quick --against exercises/answer.c exercises/answer.c
    program 'int *w = pe_alloc(1, 4); PE_TRY(ferry_int_p(w, 7, 1 - ferry_my_pe())); PE_TRY(ferry_barrier_all()); EXPECT(*w == 7, "no 7");' \
        >solutions/sent.c
    program 'int *w = pe_alloc(1, 4); *w = 7; PE_TRY(ferry_barrier_all()); EXPECT(*w == 7, "no 7");' >exercises/sent.c
    graded 1 0 'no PE makes a call that communicates' $quick exercises/sent.c # its own stores take the place of a put

    if [ -e "$top_builddir/emulator/lib/libcuda.so.1" ]; then
        cat >kernel.cu <<'END'
#include "ferry.h"
#include "ferry_device.h"
__global__ void exchange(long *box, uint64_t *flag, long *got, int right)
{
    (void)ferry_long_p(box, 7, right);
    (void)ferry_fence();
    (void)ferry_signal_op(flag, 1, FERRY_SIGNAL_SET, right);
    *got = *box; // before the flag is there
}
int main()
{
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    long *box = (long *)ferry_calloc(2, sizeof *box);
    uint64_t *flag = (uint64_t *)ferry_calloc(1, sizeof *flag);
    exchange<<<1, 1>>>(box, flag, box + 1, (ferry_my_pe() + 1) % ferry_n_pes());
    return cudaDeviceSynchronize() != cudaSuccess || ferry_barrier_all() != FERRY_SUCCESS || ferry_finalize() != FERRY_SUCCESS;
}
END
        graded 1 50 'has a bug that ferry-run --check names in 1 run' -n 2 --paths native --seeds 1 --alone kernel.cu
        grep -q 'race on box.*kernel.cu:8' "$log" || fail "the kernel's read is not named"
    fi

    graded 1 '' '"mark": 0, "runs": 1, "right": 0' $quick --json fails.c
    graded 1 100 'mark 0 of 100' $quick right.c fails.c

    graded 2 '' 'there is no file nothing.c' nothing.c
    graded 2 '' 'is a folder' exercises
    graded 2 '' 'is no program that ferry-cc compiles' "$log"
    graded 2 '' "there is no path 'fast'" --paths fast right.c
    graded 2 '' "pes is 'two'" -n two right.c
    graded 2 '' "pes is '0'" -n 0 right.c
    graded 2 '' 'seeds is' --seeds many right.c
    graded 2 '' 'the solution fails.c fails on 2 PEs' $quick --against fails.c right.c
    graded 2 '' 'the following arguments are required' $quick
    graded 0 '' '^ferry-grade [0-9]' --version
    graded 0 '' 'mark from 0 to 100' --help
}
exit $bad
