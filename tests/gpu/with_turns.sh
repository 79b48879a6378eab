#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Two PEs on each GPU, which take turns there, as processes do that nothing joins.
GPU_MPS=no exec "${top_srcdir:?}/tests/gpu/run.sh" $((2 * $(nvidia-smi -L 2>/dev/null | grep -c '^GPU')))
