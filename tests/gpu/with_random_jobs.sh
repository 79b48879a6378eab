#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Random paths, random calls in kernels and of the host, PEs stopped and killed, for STRESS_SECONDS (default 20).
# STRESS_SEED makes the same jobs again.
# shellcheck disable=SC2086
exec "${top_srcdir:?run by make check-gpu}/tests/gpu/stress.sh" random_jobs "${STRESS_SECONDS:-20}" ${STRESS_SEED-}
