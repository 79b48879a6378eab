#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A refused call without a status ends the job with a status other than 0, unless the environment asks to go on; a
# refused call with a status returns it.  Messages use OpenSHMEM's names for calls and variables wherever it has one.
set -u
cases=19
. "${top_srcdir:?run by make check}/tests/scratch.sh"
unset FERRY_ON_FAULT FERRY_LOG FERRY_HEAP_MAX
export FERRY_TIMEOUT=20s
# attempt STATUS CASE
attempt() {
    status=0
    "$top_builddir/launcher/ferry-run" --timeout 50 -n 2 "$top_builddir/tests/shmem/refused" "$2" >"$scratch/log" 2>&1 ||
        status=$?
    [ $status -eq "$1" ] || fail "refused $2: exit $status, wanted $1"
    ! grep -e 'ferry_[a-z]*[ (,;:.)]' "$scratch/log" | grep -v -e 'ferry_last_error_message' -e 'ferry_failure_ack' ||
        fail "refused $2: a user of shmem.h is told of"
}
says() {
    grep -q -e "$1" "$scratch/log" || fail "no '$1'"
}
i=0
while [ $i -le $cases ]; do
    attempt 1 $i
    says 'this job ends with status 1'
    ! grep -q 'went on' "$scratch/log" || fail "refused $i went on"
    i=$((i + 1))
done
attempt 1 0
says 'a number from 0 to shmem_n_pes() - 1'
attempt 1 2
says 'pass memory from shmem_malloc'
attempt 1 12
says 'active set of start 1, stride 1 and size 99, but its last PE is 99, and PEs are 0 to 1'
attempt 1 13
says 'active set of PE_start -1, logPE_stride 0 and PE_size 2, but PEs are 0 to 1'
attempt 1 14
says 'logPE_stride 40'
attempt 1 15
says 'start 2, stride 1 and size 1'
attempt 1 17
says 'shmem_clear_lock of .* does not hold it'
attempt 1 early
says 'before shmem_init or after shmem_finalize'
attempt 0 status
says 'shmem_align with alignment 24'
says 'shmem_team_split_strided'
attempt 0 full
says 'raise SHMEM_SYMMETRIC_SIZE'
export FERRY_HEAP_MAX=100M
attempt 0 full
says 'raise FERRY_HEAP_MAX'
unset FERRY_HEAP_MAX
# As asked for.
export FERRY_ON_FAULT=report
for i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do
    attempt 0 $i
    says 'went on'
done

# The renaming code knows every call in ferry's messages that OpenSHMEM has too.  Names of events are no messages.
for name in $(sed -n '/^static const char \*const same/,/^};/s/^ *"\(.*\)",$/\1/p' "$top_srcdir/compat/shmem_messages.c"); do
    echo "$name"
done | sort -u >"$scratch/renamed"
[ "$(wc -l <"$scratch/renamed")" -gt 10 ] || fail "names that are renamed were not read"
grep -h -o -E --exclude='observed*' '"[^"]*ferry_[a-z0-9_]+[^"]*"' "$top_srcdir"/runtime/*/*.c "$top_srcdir"/bootstrap/*.c \
    "$top_srcdir"/device/*/*.h "$top_srcdir"/device/moe/*/*.h | grep -o -E 'ferry_[a-z0-9_]+' | sed 's/ferry_//' | sort -u >"$scratch/said"
nm -D --defined-only "$top_builddir/.libs/libferry-shmem.so" 2>/dev/null | sed -n 's/.* shmem_\([a-z0-9_]*\)$/\1/p' |
    sort -u >"$scratch/offered"
comm -12 "$scratch/said" "$scratch/offered" | comm -23 - "$scratch/renamed" >"$scratch/log"
[ ! -s "$scratch/log" ] || fail "compat/shmem_messages.c does not rename"
[ $bad -ne 0 ] || echo "$((cases + 1)) refusals end a job"
exit $bad
