#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs killed and stopped while the others are in kernels, for DEATHS_SECONDS (default 20).  DEATHS_SEED makes the same
# jobs again.
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
program=$top_builddir/tests/gpu/deaths_in_kernels
[ -x "$program" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
FERRY_SPACE=cuda
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export FERRY_SPACE LD_LIBRARY_PATH
# shellcheck disable=SC2086
exec "$program" "${DEATHS_SECONDS:-20}" ${DEATHS_SEED-}
