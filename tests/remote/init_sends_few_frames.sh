#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry_init's network traffic per PE does not grow with the job: each PE sends to about log2(PEs) PEs of other nodes,
# and on average a PE of 256 sends no more frames than a PE of 32.  CHECK_LEVEL=full: of 512 and 64, in three times the
# time.
[ "${SANITIZERS-no}" = no ] || { echo "skipped: so many threads do not fit beside a sanitizer"; exit 77; }
few=32
[ "${CHECK_LEVEL-}" != full ] || few=64
scale=${top_builddir:?run by make check}/perf/scale
if ! table=$(timeout 200 "$scale" --unserved "$top_builddir/perf/.libs/provider_memory.so" $few $((8 * few))); then
    echo "perf/scale failed: $table"
    exit 1
fi
echo "$table" | awk -F '|' -v few=$few '
    $2 + 0 > 0 { frames[$2 + 0] = $5 + 0; peers[$2 + 0] = $6 + 0 }
    END {
        many = 8 * few
        for (n = few; n <= many; n *= 8)
            printf "%d PEs: a PE sends %s frames to %s PEs\n", n, frames[n], peers[n]
        if (!(peers[few] > 0 && peers[many] > 0))
            print "FAIL: no figures"
        else if (peers[many] > 2 * peers[few] || peers[many] > 32)
            print "FAIL: with 8 times the PEs, a PE sends to more than twice as many, or to more than 32"
        else if (frames[many] > 2 * frames[few])
            print "FAIL: with 8 times the PEs, a PE sends more than twice the frames"
        else
            exit 0
        exit 1
    }'
