#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Those of Python's tests in which a rank is late or dies.  By themselves: kernels of other programs take turns with
# theirs on the GPUs, which makes the other ranks late too.
PYTHON_RANKS=only exec sh "${top_srcdir:?run by make check-gpu}/tests/gpu/python.sh"
