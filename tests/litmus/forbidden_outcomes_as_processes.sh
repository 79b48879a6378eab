#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# No outcome that OpenSHMEM 1.5 forbids, PEs as processes.
exec sh "$top_srcdir/tests/litmus/matrix.sh" procs
