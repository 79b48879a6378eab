#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every pair without remote atomics.
FERRY_PATHS=flags exec "${top_srcdir:?}/tests/gpu/run.sh" 2
