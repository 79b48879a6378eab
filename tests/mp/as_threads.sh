#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs as threads of one process, every path.
FERRY_PATHS='*>0=staged,0>*=flags' FERRY_HEAP_MAX=256M; export FERRY_PATHS FERRY_HEAP_MAX
exec sh "$top_srcdir/tests/mp/matrix.sh" threads threads:3 threads:2
