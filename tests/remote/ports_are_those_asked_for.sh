#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# FERRY_REMOTE_PORTS: a PE listens at two of them, and nowhere else; too few, and what is no range, are told.
: "${top_builddir:?run by make check}"
out=$top_builddir/ports_are_those_asked_for.out
failed=
job() { # FERRY_REMOTE_PORTS
    FERRY_REMOTE_PORTS=$1 FERRY_REMOTE=tcp FERRY_SPACE=host FERRY_TEST=nodes=2 PE_LEVEL=quick timeout 60 \
        "$top_builddir/launcher/ferry-run" -n 2 "$top_builddir/tests/mp/put_signal" >"$out" 2>&1
}
refused() { # FERRY_REMOTE_PORTS SENTENCE
    if job "$1" || ! grep -q "$2" "$out"; then
        failed="$failed $1"
        tail -n 5 "$out"
    fi
}
# Four free ports in a row, as far as this machine tells now.
first=$((20000 + $$ % 20000))
job "$first-$((first + 40))" || { failed="$failed range"; tail -n 5 "$out"; }
refused "$first-$first" "give FERRY_REMOTE_PORTS more ports"
for bad in 9000 9100-9000 0-9 9000-70000 9000-9100x nine-ten; do
    refused "$bad" "FERRY_REMOTE_PORTS is '$bad'"
done
rm -f "$out"
echo "failed:${failed:- none}"
[ -z "$failed" ]
