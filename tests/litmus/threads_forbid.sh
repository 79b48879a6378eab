#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# No forbidden outcome between threads.
exec sh "$top_srcdir/tests/litmus/sweep.sh" threads:4
