#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of tests/mp over libfabric, on two nodes for which groups of PEs on this machine stand.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
if [ ! -e "$top_builddir/.libs/ferry_remote_libfabric.so" ]; then
    echo "skipped: ferry was built without libfabric"
    exit 77
fi
. "$top_srcdir/tests/remote/light_libfabric.sh"
FERRY_TEST=nodes=2; export FERRY_TEST
ways=procs:4
[ "${CHECK_LEVEL-normal}" != full ] || ways="procs:4 procs:2 threads:3"
exec sh "$top_srcdir/tests/mp/matrix.sh" "2 nodes" $ways
