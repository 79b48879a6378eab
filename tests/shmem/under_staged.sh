#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
MP_FOLDER=tests/shmem FERRY_PATHS=staged
export MP_FOLDER FERRY_PATHS
exec sh "$top_srcdir/tests/mp/matrix.sh" staged procs:4 procs:2
