#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of tests/mp on two nodes, which PEs of this machine stand for, over libfabric.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
if [ ! -e "$top_builddir/.libs/ferry_remote_libfabric.so" ]; then
    echo "skipped: ferry was built without libfabric"
    exit 77
fi
FERRY_TEST=nodes=2; export FERRY_TEST
ways=procs:4
[ "${CHECK_LEVEL-normal}" != full ] || ways="procs:4 procs:2 threads:3"
exec sh "$top_srcdir/tests/mp/matrix.sh" "2 nodes" $ways
