#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each kind of pair beside the others, and pairs that differ by direction.
FERRY_PATHS='0>1=staged,1>*=flags,*>0=flags'; export FERRY_PATHS
exec sh "$top_srcdir/tests/mp/matrix.sh" mixed procs:3 procs:5
