#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs killed and stopped while the others are in kernels, for DEATHS_SECONDS (default 20).  DEATHS_SEED makes the same
# jobs again.
# shellcheck disable=SC2086
exec "${top_srcdir:?run by make check-gpu}/tests/gpu/stress.sh" deaths_in_kernels "${DEATHS_SECONDS:-20}" ${DEATHS_SEED-}
