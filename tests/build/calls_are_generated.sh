#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each row of api/calls.txt has a contract, the build folder has what the generator makes of the table as it is, and its
# JSON names each call that libferry exports.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
python3 "$top_srcdir/api/generate.py" --check
python3 "$top_srcdir/api/generate.py" --output "$scratch"
diff -r "$scratch/generated" "$top_builddir/api/generated"
python3 "$top_srcdir/api/generate.py" --json >"$scratch/calls.json"
python3 -c 'import json, sys
for call in json.load(sys.stdin)["calls"]:
    if call["exported"]:
        print(call["name"])' <"$scratch/calls.json" | LC_ALL=C sort -u >"$scratch/named"
grep -v '^#' "$top_builddir/api/generated/exported_names.txt" | LC_ALL=C sort | diff - "$scratch/named"
echo "$(wc -l <"$scratch/named") calls"
