#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
exec "${top_srcdir:?}/tests/gpu/run.sh" 4
