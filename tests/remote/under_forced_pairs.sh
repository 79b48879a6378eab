#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# FERRY_PATHS makes pairs of one node remote, some in one direction only, beside pairs of every other path.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
FERRY_TEST=provider=$top_builddir/tests/remote/.libs/provider_reorders.so; export FERRY_TEST
FERRY_PATHS='0>1=remote,1>2=remote,2>1=remote,2>3=staged,3>*=flags'; export FERRY_PATHS
MP_PROGRAMS=${MP_PROGRAMS:-"path_matrix put_signal random_ops coll_random moe_random_routing stats_prove_paths"}
export MP_PROGRAMS
exec sh "$top_srcdir/tests/mp/matrix.sh" "forced pairs" procs:4 threads:4
