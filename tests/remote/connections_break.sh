#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Over a network whose connections break every few operations, with any part of them done, and the first time before
# anything has come: no operation is lost, and none takes effect twice (runtime/remote/mend.c).
: "${top_builddir:?run by make check}"
folder=$(cd "$top_builddir" && pwd) || exit 1
failed=
# program NAME VARIABLE...: which connections break
program() {
    [ -z "$failed" ] || return
    name=$1
    shift
    env "$@" FERRY_REMOTE_BULK=64 FERRY_SPACE=host FERRY_LOG=info PE_LEVEL=quick \
        FERRY_TEST=nodes=2:provider=$folder/tests/remote/.libs/provider_reorders.so timeout 100 \
        "$folder/launcher/ferry-run" -n 4 "$folder/tests/mp/$name" >connections_break.out 2>&1 || failed="$failed $name"
    broke=$(grep -c "broke" connections_break.out)
    echo "$name, $*: $broke connections broke"
    [ "$broke" -gt 2 ] || failed="$failed $name:none-broke"
    [ -z "$failed" ] || tail -n 20 connections_break.out
}
# A PE may hear of the break before it has sent or got anything over that connection.
program put_signal REORDER_BREAKS_FIRST=1
# And before its call that starts the network's thread has returned.
[ "${SANITIZERS-no}" != no ] || program put_signal REORDER_BREAKS_FIRST=1 LD_PRELOAD="$folder/tests/remote/.libs/late_threads.so"
for each in put_signal coll_large random_ops; do
    program $each REORDER_BREAKS=300
done
rm -f connections_break.out
echo "failed:${failed:- none}"
[ -z "$failed" ]
