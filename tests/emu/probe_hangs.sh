#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A probe whose loads or stores never end: ferry_init names the pairs when its time is up, and the process ends.
. "${top_srcdir:?}/tests/emu/environment.sh"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
EMU_HANGS=ferry_probe_kernel FERRY_INIT_TIMEOUT=2s
export EMU_HANGS FERRY_INIT_TIMEOUT
timeout 60 "$top_builddir/tests/launch" -n 2 -t 50 "$top_builddir/tests/mp/put_signal" >"$log" 2>&1
status=$?
if [ $status -eq 0 ] || [ $status -eq 124 ] || grep -q 'past its own deadline' "$log" ||
    ! grep -q "kernel of PE 0 that tries loads and stores did not end.*PEs 1 hang.*FERRY_PATHS='0>1=staged'" "$log"; then
    echo "exit $status"
    cat "$log"
    exit 1
fi
