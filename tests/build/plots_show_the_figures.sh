#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The plots in docs/pictures/ are those that docs/plots.py draws from perf/results/.
: "${top_srcdir:?run by make check}"
command -v python3 >/dev/null 2>&1 || { echo "skipped: no python3"; exit 77; }
exec timeout 60 python3 "$top_srcdir/docs/plots.py" --check
