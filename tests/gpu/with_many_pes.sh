#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# As many PEs as there are GPUs, or 4.
n=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
[ "$n" -gt 4 ] || n=4
exec "${top_srcdir:?}/tests/gpu/run.sh" "$n"
