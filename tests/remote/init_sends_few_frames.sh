#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry_init's network traffic per PE does not grow with the job: each PE sends to about log2(PEs) PEs of other nodes,
# and on average a PE of 512 sends no more frames than a PE of 64.
[ "${SANITIZERS-no}" = no ] || { echo "skipped: so many threads do not fit beside a sanitizer"; exit 77; }
scale=${top_builddir:?run by make check}/perf/scale
if ! table=$(timeout 200 "$scale" --unserved "$top_builddir/perf/.libs/provider_memory.so" 64 512); then
    echo "perf/scale failed: $table"
    exit 1
fi
echo "$table" | awk -F '|' '
    $2 + 0 > 0 { frames[$2 + 0] = $5 + 0; peers[$2 + 0] = $6 + 0 }
    END {
        for (n = 64; n <= 512; n *= 8)
            printf "%d PEs: a PE sends %s frames to %s PEs\n", n, frames[n], peers[n]
        if (!(peers[64] > 0 && peers[512] > 0))
            print "FAIL: no figures"
        else if (peers[512] > 2 * peers[64] || peers[512] > 32)
            print "FAIL: a PE of 512 sends to more than twice as many PEs as one of 64, or to more than 32"
        else if (frames[512] > 2 * frames[64])
            print "FAIL: a PE of 512 sends more than twice the frames of one of 64"
        else
            exit 0
        exit 1
    }'
