#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs as threads of one process, native.
FERRY_PATHS=native FERRY_HEAP_MAX=256M; export FERRY_PATHS FERRY_HEAP_MAX
exec sh "$top_srcdir/tests/mp/matrix.sh" threads-native threads:4 threads:8
