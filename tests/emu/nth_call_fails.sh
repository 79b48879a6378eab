#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The driver's first call for memory, a stream or a launch fails on one PE of two, then the second, and so on.
# CHECK_LEVEL=long: then over CUDA IPC.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict NTH_CALLS=driver
export NTH_CALLS
timeout 280 "$top_builddir/tests/fault/nth_call_fails" || exit
case ${CHECK_LEVEL-} in long | full) ;; *) exit ;; esac
EMU_HANDLES=ipc timeout 280 "$top_builddir/tests/fault/nth_call_fails"
