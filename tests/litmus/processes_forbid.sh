#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# No forbidden outcome between processes.
exec sh "$top_srcdir/tests/litmus/sweep.sh" procs:4 procs:2
