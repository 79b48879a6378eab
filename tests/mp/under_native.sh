#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# All pairs native.
FERRY_PATHS=native; export FERRY_PATHS
exec sh "$top_srcdir/tests/mp/matrix.sh" native procs:4 procs:2 procs:8
