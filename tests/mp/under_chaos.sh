#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Operations delayed and reordered as the memory model allows.
FERRY_PATHS='0>1=staged,1>0=flags' FERRY_TEST=chaos=${CHAOS_SEED-1}; export FERRY_PATHS FERRY_TEST
exec sh "$top_srcdir/tests/mp/matrix.sh" chaos procs:3 threads:3
