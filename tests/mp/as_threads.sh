#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs as threads of one process, every path.
FERRY_PATHS='*>0=staged,0>*=flags' FERRY_HEAP_MAX=256M; export FERRY_PATHS FERRY_HEAP_MAX
MP_PROGRAMS=path_matrix sh "$top_srcdir/tests/mp/matrix.sh" "PEs that share the table of pairs" threads:130 || exit 1
exec sh "$top_srcdir/tests/mp/matrix.sh" threads threads:3 threads:2
