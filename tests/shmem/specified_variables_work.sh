#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The variables that the specification gives to users.
set -u
: "${top_builddir:?run by make check}"
bad=0
FERRY_LOG=none
export FERRY_LOG
# says EXPECTED VAR=VALUE MIB...: heap_size prints this, or a message that contains it.
says() {
    want=$1 setting=$2
    shift 2
    got=$(env "$setting" "$top_builddir/tests/launch" -n 2 -t 20 "$top_builddir/tests/shmem/heap_size" "$@" 2>&1)
    case $got in
    *"$want"*) ;;
    *)
        echo "FAILED: $setting heap_size $*: got '$got', wanted '$want'"
        bad=1
        ;;
    esac
}
says '1 0' SHMEM_SYMMETRIC_SIZE=100M 100 2000
says '1 0' SHMEM_SYMMETRIC_SIZE=0.25g 250 2000
says '1 0' SHMEM_SYMMETRIC_SIZE=134217728 128 2000
says '1 0' SMA_SYMMETRIC_SIZE=100MB 100 2000
says '1 1' SHMEM_SYMMETRIC_SIZE=1G 100 1000
# The first multiplier counts, and characters after it do not.
for size in 1G 1GB 1Gi 1GiB '1G ' '1g%' 1Gk 1GT; do
    says '1 0' "SHMEM_SYMMETRIC_SIZE=$size" 1000 2000
done
says '1 0' SHMEM_SYMMETRIC_SIZE=200kk 50 190
says '1 0' 'SHMEM_SYMMETRIC_SIZE=134217728 ' 128 2000
says '1 0' SHMEM_SYMMETRIC_SIZE=2e8 180 2000
says '1 0' SHMEM_SYMMETRIC_SIZE=0 1 2000
says '1 0' SHMEM_SYMMETRIC_SIZE=0.0k 1 2000
for wrong in 12Q 12iB '12 M' k nan inf -0 1e40 9999999999T; do
    says "SHMEM_SYMMETRIC_SIZE='$wrong' is not allowed" "SHMEM_SYMMETRIC_SIZE=$wrong" 1
done
says "SHMEM_SYMMETRIC_SIZE='-5' is not allowed" SHMEM_SYMMETRIC_SIZE=-5 1
says '1' SHMEM_SYMMETRIC_SIZE= 1
says 'OpenSHMEM 1.6 by ferry' SHMEM_VERSION=1 1
says 'SHMEM_SYMMETRIC_SIZE  the most' SHMEM_INFO=yes 1
unset FERRY_LOG
says 'bootstrap tcp' SHMEM_DEBUG=1 1
[ "$bad" -eq 0 ] && echo "all variables do what they should"
exit "$bad"
