#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Random paths, random calls in kernels and of the host, PEs stopped and killed, for STRESS_SECONDS (default 20).
# STRESS_SEED makes the same jobs again.
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
program=$top_builddir/tests/gpu/random_jobs
[ -x "$program" ] || { echo "skipped: built without a CUDA toolkit"; exit 77; }
FERRY_SPACE=cuda
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export FERRY_SPACE LD_LIBRARY_PATH
# shellcheck disable=SC2086
exec "$program" "${STRESS_SECONDS:-20}" ${STRESS_SEED-}
