#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# OpenSHMEM programs over libfabric, on two nodes of two PEs each, for which PEs on this machine stand.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
if [ ! -e "$top_builddir/.libs/ferry_remote_libfabric.so" ]; then
    echo "skipped: ferry was built without libfabric"
    exit 77
fi
. "$top_srcdir/tests/remote/light_libfabric.sh"
MP_FOLDER=tests/shmem FERRY_TEST=nodes=2
export MP_FOLDER FERRY_TEST
exec sh "$top_srcdir/tests/mp/matrix.sh" "2 nodes" procs:4
