#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The emulator ends each program of broken_kernels.cu with a sentence that has the error, the lines, the threads and the
# blocks.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
. "${top_srcdir:?run by make check}/tests/scratch.sh"
ulimit -c 0
source=$top_srcdir/tests/emu/broken_kernels.cu
line() { # MARK
    sed -n "/ $1 \*\/\$/=" "$source"
}
# names WHAT PATTERN...: each is in the output, with @MARK@ as the marked line's place.
names() {
    what=$1 status=0
    shift
    timeout 20 "$top_builddir/tests/emu/broken_kernels" "$what" >"$log" 2>&1 || status=$?
    [ $status -eq 134 ] || { echo "$what: exit $status, wanted 134:"; cat "$log"; bad=1; return; }
    for pattern; do
        case $pattern in
        *@*)
            mark=${pattern#*@} mark=${mark%%@*}
            pattern=${pattern%%@*}broken_kernels.cu:$(line "$mark")${pattern##*@} ;;
        esac
        grep -qE "$pattern" "$log" || { echo "$what: no '$pattern' in:"; cat "$log"; bad=1; }
    done
}
thread='thread \([0-9]+,0,0\)' block='block \(0,0,0\)'
names sum_without_barrier 'race in kernel sum_without_barrier' "$thread of $block" '4 bytes of shared memory `tile`' \
    'at @HERE sum_without_barrier@' 'at @THERE sum_without_barrier@' 'no barrier is between'
names next_round_too_early 'race' "thread \(0,0,0\) of $block writes 4 bytes of shared memory .value. at @HERE next_round_too_early@" \
    "$thread read them at @THERE next_round_too_early@"
names warps_do_not_wait 'race' "$thread of $block" 'shared memory `word`' '@HERE warps_do_not_wait@' '@THERE warps_do_not_wait@'
names atomics_and_then_none 'race' 'shared memory `sum`' 'updates 4 bytes|updated them' '@HERE atomics_and_then_none@' \
    '@THERE atomics_and_then_none@'
names blocks_share_a_word 'race' 'block \([1-3],0,0\)' 'byte 4 of 1000 bytes of memory of GPU 0, allocated at @HERE allocated@' \
    '@HERE blocks_share_a_word@' 'only atomics order blocks'
names device_variable 'race' '`counter`' '@HERE device_variable@'
names behind_the_end "@HERE behind_the_end@: thread \(249,0,0\) of $block writes 4 bytes" \
    'just behind the end of 1000 bytes of memory of GPU 0' 'allocated at @HERE allocated@'
names before_the_start "@HERE before_the_start@: thread \(0,0,0\) of $block writes 4 bytes 4 bytes before the start of 1000"
names behind_a_shared_array "@HERE behind_a_shared_array@: thread \(30,0,0\) of $block writes 4 bytes" \
    'just behind the end of `tile`, 120 bytes of shared memory'
names behind_dynamic_memory "@HERE behind_dynamic_memory@: thread \(31,0,0\) of $block writes 4 bytes" \
    'just behind the end of 128 bytes of dynamic shared memory'
names null '@HERE anything@' 'NULL \+ 12'
names of_malloc '@HERE anything@' 'host memory, neither pinned nor managed'
names freed '@HERE anything@' 'memory that was freed' 'allocated at @HERE allocated@' 'freed at @HERE given_back@'
names copies_too_much '@HERE copies_too_much@' 'writes 1001 bytes of which the last 1 byte'
names local_of_another "@HERE local_of_another@: thread \(1,0,0\) of $block reads 4 bytes" \
    "local variable of another thread, thread \(2,0,0\) of $block"
names shared_of_another '@HERE shared_of_another@: thread \(0,0,0\) of block \(1,0,0\) reads 4 bytes' \
    'shared memory `mine`\+8 of another block, \(0,0,0\)'
names some_wait_elsewhere '@HERE some_wait_elsewhere@' '@THERE some_wait_elsewhere@'
names host_reads '@HERE host_reads@: the host reads 4 bytes at byte 28 of 1000 bytes of memory of GPU 0' \
    'allocated at @HERE allocated@'
names host_copies '@HERE host_copies@: the host writes 11 bytes at byte 0 of 1000'

misaligned='cudaErrorMisalignedAddress'
names int_at_odd_address "@HERE int_at_odd_address@: thread \(0,0,0\) of $block writes at byte 1 of 1000 bytes" 'multiple of 4' $misaligned
names float4_between "@HERE float4_between@: thread \(1,0,0\) of $block reads at byte 4 of 4096 bytes" 'multiple of 16' $misaligned
names atomic_at_odd_address "@HERE atomic_at_odd_address@: thread \(0,0,0\) of $block updates at byte 2 of" 'multiple of 4' $misaligned
names behind_its_malloc "@HERE behind_its_malloc@: thread \(0,0,0\) of $block writes 1 byte just behind the end of 10 bytes"
names after_its_delete '@HERE after_its_delete@' 'memory that was freed' 'allocated at @THERE after_its_delete@'
names frees_what_is_none 'kernel frees_what_is_none.*free or delete of 0x'
names stack_is_too_small 'kernel stack_is_too_small.*thread \(3,0,0\).*more than [0-9]+ bytes of stack' '@HERE stack_is_too_small@'

# It may go on, and name each place once.
EMU_ERRORS='go on' timeout 20 "$top_builddir/tests/emu/broken_kernels" next_round_too_early >"$log" 2>&1 || bad=1
[ "$(grep -c race "$log")" -ge 1 ] || { echo "go on: no race in:"; cat "$log"; bad=1; }
# Or calls return what a GPU's would, from then on, of that GPU alone.
returns() { # WHAT ERROR
    EMU_ERRORS=status timeout 20 "$top_builddir/tests/emu/broken_kernels" "$1" >"$log" 2>&1 || { echo "status: $1: exit $?"; cat "$log"; bad=1; }
    grep -qx "$2 $2 $2" "$log" && grep -qx 'then cudaSuccess' "$log" && [ "$(grep -c emulator "$log")" -eq 1 ] ||
        { echo "status: $1: wanted $2 three times, one sentence, and another GPU that goes on:"; cat "$log"; bad=1; }
}
returns behind_the_end cudaErrorIllegalAddress
returns null cudaErrorIllegalAddress
returns freed cudaErrorIllegalAddress
returns int_at_odd_address cudaErrorMisalignedAddress
returns asserts cudaErrorAssert
returns traps cudaErrorLaunchFailure
EMU_ERRORS=status timeout 20 "$top_builddir/tests/emu/broken_kernels" next_round_too_early >"$log" 2>&1 || bad=1
grep -q race "$log" && ! grep -q cudaError "$log" || { echo "status: a race is no GPU's error:"; cat "$log"; bad=1; }
EMU_ERRORS=off timeout 20 "$top_builddir/tests/emu/broken_kernels" next_round_too_early >"$log" 2>&1 || bad=1
[ ! -s "$log" ] || { echo "off:"; cat "$log"; bad=1; }
exit "${bad:-0}"
