#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# `ferry-info verdict` on this machine's GPUs: all pairs work, in time; no false word in 1,000 sets of probes, in few
# process starts, also beside jobs that keep the GPUs busy; each forced fault is called by its name; the JSON fits its
# schema; a process that sees one GPU says so.
#
#   VERDICT_SETS   sets of probes without a false word (default 1000)
#   VERDICT_GOOD   what the pairs of this machine are (default: works)
set -u
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
info=$top_builddir/tools/ferry-info
[ -x "$info" ] || { echo "skipped: ferry-info was not built"; exit 77; }
gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
[ "$gpus" -ge 2 ] || { echo "skipped: a verdict needs two GPUs"; exit 77; }
work=$(mktemp -d "${TMPDIR:-/tmp}/ferry-verdict.XXXXXX") || exit 1
busy=''
trap 'kill $busy 2>/dev/null; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
good=${VERDICT_GOOD-works}
bad=0

fail() {
    echo "not so: $*"
    bad=1
}

# verdict WANTED-EXIT OPTION...: its text in $work/text.
verdict() {
    want=$1 status=0
    shift
    timeout 300 "$info" verdict "$@" >"$work/text" 2>"$work/err" || status=$?
    [ $status -eq "$want" ] || { fail "verdict $* ended with $status, not $want"; cat "$work/text" "$work/err"; }
}

# words: how many lines of evidence there are, by word.
words() {
    sed -n '/^Evidence/,/^$/s/^  [0-9][^:]*: \([a-z -]*\): .*/\1/p' "$work/text" | sort | uniq -c
}
all_good() { # WHAT
    [ "$(words | sed 's/^ *[0-9]* //')" = "$good" ] || { fail "$1: not all pairs: $good"; cat "$work/text"; }
}

echo "== healthy, $gpus GPUs"
verdict 0 --fresh
all_good healthy
cat "$work/text"
verdict 0 --fresh --bulk
sed -n '/^Latency/,$p' "$work/text" | grep -v '^What\|^  [A-Z].*nothing'
began=$(date +%s%N)
verdict 0 --bulk
echo "from the cache: $((($(date +%s%N) - began) / 1000000)) ms"
grep -q 'from the cache' "$work/text" || fail "a second run does not use the cache"

echo "== ${VERDICT_SETS-1000} sets of probes in one start, then ten starts"
verdict 0 --repeat "${VERDICT_SETS-1000}"
all_good "many sets"
grep probes "$work/text"
for i in 1 2 3 4 5 6 7 8 9 10; do
    verdict 0 --fresh
    all_good "start $i"
done

echo "== the same beside busy jobs"
if python3 -c 'import torch' 2>/dev/null; then
    python3 - <<'END' >/dev/null 2>&1 &
import torch
a = [torch.rand(8192, 8192, device=f"cuda:{i}") for i in range(torch.cuda.device_count())]
while True:
    for t in a:
        t.copy_((t @ t).clamp_(0, 1))
END
    busy=$!
fi
timeout 600 "$info" verdict --bulk --repeat 100000 >/dev/null 2>&1 &
busy="$busy $!"
sleep 6
verdict 0 --repeat "${VERDICT_SETS-1000}"
all_good "beside busy jobs"
grep probes "$work/text"
for i in 1 2 3; do
    verdict 0 --fresh --bulk
    all_good "beside busy jobs, start $i"
    grep probes "$work/text"
done
# shellcheck disable=SC2086
kill $busy 2>/dev/null
# shellcheck disable=SC2086
wait $busy 2>/dev/null
busy=''

echo "== forced faults"
for word in 'works without atomics' 'stores lost' 'reads wrong' 'mirror' 'only low addresses' 'only by copy engine' \
    'copy engine corrupts' 'hangs' 'no access'; do
    for pair in '0 > 1' '1 > 0'; do
        verdict 1 -t 3 --pretend "$(echo "$pair" | tr -d ' ')=$(echo "$word" | tr ' ' -)"
        found=$(sed -n "/^Evidence/,/^\$/s/^  $pair: \([a-z -]*\): .*/\1/p" "$work/text")
        [ "$found" = "$word" ] || { fail "$pair is called '$found', not '$word'"; cat "$work/text" "$work/err"; }
        [ "$(words | wc -l)" -eq 2 ] || { fail "$word of $pair: other pairs, too"; cat "$work/text"; }
        echo "$pair $word: $(sed -n "/^Evidence/,/^\$/s/^  $pair: //p" "$work/text" | cut -c1-120);$(grep -o ' probes [0-9.]* s' "$work/text")"
    done
done

echo "== JSON, page, comparison"
verdict 0 --json
cp "$work/text" "$work/one.json"
if python3 -c 'import jsonschema' 2>/dev/null; then
    "$info" verdict --schema >"$work/schema.json"
    python3 -c 'import json, sys, jsonschema
jsonschema.validate(json.load(open(sys.argv[1])), json.load(open(sys.argv[2])))' "$work/one.json" \
        "$work/schema.json" || fail "the JSON does not fit its schema"
else
    python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$work/one.json" || fail "no JSON"
fi
verdict 0 --html "$work/page.html" --compare "$work/one.json"
grep -q '^Compared with' "$work/text" || fail "nothing is compared"
[ -s "$work/page.html" ] || fail "there is no page"
[ -z "${OUT-}" ] || cp "$work/one.json" "$work/page.html" "$OUT"

echo "== one GPU, and none"
CUDA_VISIBLE_DEVICES=0
export CUDA_VISIBLE_DEVICES
verdict 2
cat "$work/err"
CUDA_VISIBLE_DEVICES=-1
verdict 2
cat "$work/err"
unset CUDA_VISIBLE_DEVICES

# No process of a child is left.
sleep 1
[ -z "$(pgrep -f verdict-child)" ] || fail "processes are left"
exit $bad
