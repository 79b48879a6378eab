#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
MP_FOLDER=tests/shmem FERRY_PATHS=flags
export MP_FOLDER FERRY_PATHS
exec sh "$top_srcdir/tests/mp/matrix.sh" flags procs:4 procs:2
