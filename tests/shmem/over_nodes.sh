#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# OpenSHMEM programs on two nodes of two PEs, which PEs of this machine stand for, over libfabric.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
if [ ! -e "$top_builddir/.libs/ferry_remote_libfabric.so" ]; then
    echo "skipped: ferry was built without libfabric"
    exit 77
fi
MP_FOLDER=tests/shmem FERRY_TEST=nodes=2
export MP_FOLDER FERRY_TEST
exec sh "$top_srcdir/tests/mp/matrix.sh" "2 nodes" procs:4
