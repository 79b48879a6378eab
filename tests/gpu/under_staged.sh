#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# No pair maps its peer's heap.
FERRY_PATHS=staged exec "${top_srcdir:?}/tests/gpu/run.sh" 2
