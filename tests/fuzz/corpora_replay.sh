#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The library handles every input that the fuzzers have found.
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
bad=0
for name in env info paths wire; do
    timeout 60 "$top_builddir/tests/fuzz/replay_$name" "$top_srcdir/tests/fuzz/corpus/$name" || { echo "failed: $name"; bad=1; }
done
exit $bad
