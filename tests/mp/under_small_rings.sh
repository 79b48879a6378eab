#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Rings so small that they are always full.
FERRY_PATHS='*>0=staged,0>*=flags' FERRY_TEST=ring_slots=2:staged_chunk=256
PE_LARGE=60000 # more than 200 chunks
export FERRY_PATHS FERRY_TEST PE_LARGE
exec sh "$top_srcdir/tests/mp/matrix.sh" small-rings procs:3 procs:4
