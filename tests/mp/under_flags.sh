#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# All pairs by mailbox.
FERRY_PATHS=flags; export FERRY_PATHS
exec sh "$top_srcdir/tests/mp/matrix.sh" flags procs:4 procs:2 procs:8
