#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The programs of tests/mp on three nodes of one PE each, over a network that delays and reorders all that it may.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
FERRY_TEST=nodes=3:provider=$top_builddir/tests/remote/.libs/provider_reorders.so; export FERRY_TEST
ways=threads:3
[ "${CHECK_LEVEL-normal}" != full ] || ways="threads:3 procs:3 procs:4"
exec sh "$top_srcdir/tests/mp/matrix.sh" "3 nodes, reordering" $ways
