#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# All pairs through the ring.
FERRY_PATHS=staged; export FERRY_PATHS
exec sh "$top_srcdir/tests/mp/matrix.sh" staged procs:4 procs:2 procs:8
