#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# random_cuts.sh [JOBS [SEED]]: jobs on nodes whose links fail at random: random_cuts.c.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
. "$top_srcdir/tests/remote/nodes.sh"
jobs=${1:-12}
[ "${CHECK_LEVEL-normal}" != quick ] || jobs=${1:-5}
nodes_enter $((60 + 10 * jobs)) "$jobs" ${2+"$2"}
. "$top_srcdir/tests/scratch.sh"
nodes_make "$scratch/hosts" wires
# shellcheck disable=SC2154 # pid0 to pid2 are nodes_make's
HOLDERS="$pid0 $pid1 $pid2" FERRY_BOOTSTRAP_DIR=$(cd "$top_builddir/.libs" && pwd -P) \
    "$top_builddir/tests/remote/random_cuts" "$jobs" ${2+"$2"}
