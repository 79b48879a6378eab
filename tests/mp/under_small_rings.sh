#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Rings so small that they are always full.
FERRY_PATHS='*>0=staged,0>*=flags' FERRY_RING_SLOTS=2 FERRY_STAGED_CHUNK=256; export FERRY_PATHS FERRY_RING_SLOTS FERRY_STAGED_CHUNK
exec sh "$top_srcdir/tests/mp/matrix.sh" small-rings procs:3 procs:4
