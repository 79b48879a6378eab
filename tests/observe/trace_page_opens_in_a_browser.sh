#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The page of a trace of 8 PEs and 100,000 calls opens in a browser within 2 s, without a network, and shows the calls, who
# waited for whom and what each pair moved; a picture of it is no blank one.
set -u
. "${top_srcdir:?run by make check}/tests/observe/traced.sh"
for browser in chromium chromium-browser google-chrome none; do
    command -v "$browser" >/dev/null && break
done
[ "$browser" != none ] || { echo "skipped: no chromium to look at the page with: apt-get install chromium"; exit 77; }

compile "$scratch/halo" -g
$run -n 8 --trace "$scratch/t.html" "$scratch/halo" 6250 >"$log" 2>&1 || fail "status $?"

look() { # OPTION...: of the browser
    HOME=$scratch timeout 60 "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1300,900 \
        --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir="$scratch/profile" "$@" "file://$scratch/t.html"
}
# The page's own time from the start of its loading.  A machine that does other things as well takes longer: then the
# processor's time of the whole browser counts.
tries=0 ready=9999 spent=9999
while [ "$ready" -gt 2000 ] && [ "$spent" -gt 2500 ] && [ $tries -lt 3 ]; do
    tries=$((tries + 1))
    (
        look --dump-dom >"$scratch/page" 2>"$log"
        times >"$scratch/times"
    )
    ready=$(sed -n 's/.*data-ready="\([0-9]*\)".*/\1/p' "$scratch/page" | head -n 1)
    ready=${ready:-9999}
    # User's and system's time of children: the second line, as in 0m1.16s 0m0.52s.
    spent=$(sed -n '2s/[ms]/ /gp' "$scratch/times" | awk '{ print int(1000 * (60 * ($1 + $3) + $2 + $4)) }')
done
events=$(sed -n 's/.*data-events="\([0-9]*\)".*/\1/p' "$scratch/page" | head -n 1)
drawn=$(sed -n 's/.*data-drawn="\([0-9]*\)".*/\1/p' "$scratch/page" | head -n 1)
[ "${events:-0}" -ge 100000 ] || fail "the page has ${events:-no} calls"
[ "$ready" -le 2000 ] || [ "$spent" -le 2500 ] || fail "the page needed $ready ms, the browser $spent ms of a processor"
[ "${drawn:-0}" -ge 100 ] || fail "the picture has ${drawn:-no} calls"
# Of 50,000 waits each PE has its share of the arrows, and the page says that there are more.
arrows=$(sed -n 's/.*data-arrows="\([0-9 ]*\)".*/\1/p' "$scratch/page" | head -n 1)
awk -v arrows="$arrows" 'BEGIN { n = split(arrows, of, " "); for (i in of) { sum += of[i]; few += of[i] < 150 }; exit !(n == 8 && !few && sum <= 1500) }' ||
    fail "arrows of each PE: '$arrows'"
tr -d '\n' <"$scratch/page" | sed 's/<tr>/\n<tr>/g' >"$scratch/rows"
has "$scratch/page" '<h1 id="title">halo: what 8 PEs did</h1>'
has "$scratch/page" '[0-9,]+ of [0-9]+,[0-9]+ arrows are drawn'
has "$scratch/rows" '<tr><td>PE 1</td><td>PE 0</td><td class="n">[0-9]+</td>'
has "$scratch/rows" '<tr><td>PE 7</td><td>PE 0</td><td>native</td><td class="n">6250</td><td class="n">1.5 MiB</td>'
has "$scratch/rows" "<td><code>halo.c:$(line_of wait)</code></td><td>wait</td>"
grep -Eq '(src|href)=.?(http|//)' "$scratch/page" && fail "the page wants something from the network"

look --screenshot="$scratch/t.png" >"$log" 2>&1 || fail "$browser: no picture"
[ "$(wc -c <"$scratch/t.png" 2>/dev/null || echo 0)" -gt 30000 ] || fail "the picture is blank"
echo "$events calls, ready after $ready ms, in $spent ms of a processor"
exit $bad
