#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# `ferry-info measure` on this machine's GPUs: plausible figures of all pairs, the same as those of CUDA's sample where its
# program is named, and no wrong value of any collective.
#
#   P2P_SAMPLE     the program p2pBandwidthLatencyTest, built elsewhere: the two run in turns, each figure once, and
#                  the medians of all bandwidths and latencies must differ by less than MEASURE_LIMIT percent (default
#                  3), or as little as the sample differs from itself
#   MEASURE_TURNS  how often (default 5)
#   MEASURE_MOST   the largest size of the collectives (default 128M)
set -u
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
info=$top_builddir/tools/ferry-info
[ -x "$info" ] || { echo "skipped: ferry-info was not built"; exit 77; }
gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
[ "${MEASURE_GPUS-$gpus}" -ge 2 ] || { echo "skipped: a measurement needs two GPUs"; exit 77; }
work=$(mktemp -d "${TMPDIR:-/tmp}/ferry-measure.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
limit=${MEASURE_LIMIT-3}
bad=0

fail() {
    echo "not so: $*"
    bad=1
}

# cells <TEXT: a line for each figure: table, GPU or CPU clock, from, to; the value after a tab.
cells() {
    awk -v OFS='\t' '
        /Matrix \((GB\/s|us)\)/ { title = $0; next }
        title != "" && $1 ~ /^(D\\D|GPU|CPU)$/ { clock = $1; rows = NF - 1; next }
        rows > 0 { rows--; for (j = 2; j <= NF; j++) print title " | " clock " | " $1 " > " j - 2, $j }'
}

# medians <CELLS of several runs.
medians() {
    sort -t "$(printf '\t')" -k 1,1 -k 2,2g | awk -F '\t' -v OFS='\t' '
        function flush() { if (n) print key, (n % 2 ? of[(n + 1) / 2] : (of[n / 2] + of[n / 2 + 1]) / 2) }
        $1 != key { flush(); key = $1; n = 0 }
        { of[++n] = $2 }
        END { flush() }'
}

# extremes <CELLS of several runs: key, least, most.
extremes() {
    sort -t "$(printf '\t')" -k 1,1 -k 2,2g | awk -F '\t' -v OFS='\t' '
        $1 != key { if (NR > 1) print key, least, most; key = $1; least = $2 }
        { most = $2 }
        END { print key, least, most }'
}

# compare OPTION...: this program and the sample in turns.  Links sleep when nothing crosses them, and wake up within
# the first copies: one trial has that in the figure of a table's first pair, as the sample has; the median of several
# has not.
compare() {
    echo "== beside the sample: $*"
    : >"$work/ours" >"$work/theirs"
    turn=0
    while [ $turn -lt "${MEASURE_TURNS-5}" ]; do
        # shellcheck disable=SC2086
        timeout 300 $P2P_SAMPLE "$@" >"$work/text" 2>&1 || fail "the sample ended with $?"
        cells <"$work/text" >>"$work/theirs"
        timeout 300 "$info" measure --trials=1 "$@" >"$work/text" 2>&1 || { fail "ferry-info measure ended with $?"; cat "$work/text"; }
        cells <"$work/text" >>"$work/ours"
        turn=$((turn + 1))
    done
    medians <"$work/ours" >"$work/our_medians"
    medians <"$work/theirs" >"$work/their_medians"
    extremes <"$work/theirs" >"$work/their_extremes"
    join -t "$(printf '\t')" "$work/their_medians" "$work/our_medians" |
        join -t "$(printf '\t')" - "$work/their_extremes" >"$work/both"
    [ -s "$work/both" ] && [ "$(wc -l <"$work/both")" -eq "$(wc -l <"$work/their_medians")" ] ||
        fail "the two have not the same tables"
    # The host's time for a call is the runtime's there and the driver's here: shown only.
    awk -F '\t' '
        { split($1, part, " [|] "); table = part[1] " | " part[2]; off = $2 > 0 ? ($3 / $2 - 1) * 100 : 100
          size = off < 0 ? -off : off
          if (!(table in worst) || size > worst[table]) { worst[table] = size; at[table] = part[3] ": " $2 " and " $3 } }
        END { for (t in worst) printf "%-75s at most %5.2f %%  (%s)\n", t, worst[t], at[t] }' "$work/both" | sort
    awk -F '\t' -v limit="$limit" '$1 !~ /[|] CPU [|]/ && ($3 >= $2 * (1 + limit / 100) || $3 <= $2 * (1 - limit / 100)) {
            out = $3 > $5 || $3 < $4
            print (out ? "  apart: " : "  within what the sample varies: ") $1 ": " $2 " (" $4 " to " $5 ") and " $3
            bad += out }
        END { exit bad > 0 }' "$work/both" || fail "figures that differ by $limit % or more"
}

echo "== pairs, ${MEASURE_GPUS-$gpus} GPUs"
timeout 300 "$info" measure --read ${OUT:+--html="$OUT/pairs.html"} >"$work/text" || fail "ferry-info measure ended with $?"
cat "$work/text"
cells <"$work/text" | awk -F '\t' '$2 !~ /^[0-9.]+$/ || $2 <= 0 { print; bad = 1 } END { exit bad || NR == 0 }' ||
    fail "a figure that is none"
if [ -n "${P2P_SAMPLE-}" ]; then
    compare
    compare --p2p_read
    compare --sm_copy
fi

echo "== collectives"
timeout 900 "$info" measure --collectives --maxbytes="${MEASURE_MOST-128M}" ${OUT:+--html="$OUT/collectives.html"} \
    >"$work/text" || fail "ferry-info measure --collectives ended with $?"
cat "$work/text"
[ "$(grep -c '^# Out of bounds values : 0 OK' "$work/text")" -eq 10 ] || fail "not all ten tables, or wrong values"
[ -z "${OUT-}" ] || cp "$work/text" "$OUT/collectives.txt"
exit $bad
