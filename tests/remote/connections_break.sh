#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Over a network whose connections break every few operations, with any part of them done: no operation is lost, and none
# takes effect twice (runtime/remote/mend.c).
: "${top_builddir:?run by make check}"
folder=$(cd "$top_builddir" && pwd) || exit 1
failed=
for program in put_signal coll_large random_ops; do
    REORDER_BREAKS=300 FERRY_REMOTE_BULK=64 FERRY_SPACE=host FERRY_LOG=info PE_LEVEL=quick \
        FERRY_TEST=nodes=2:provider=$folder/tests/remote/.libs/provider_reorders.so timeout 100 \
        "$folder/launcher/ferry-run" -n 4 "$folder/tests/mp/$program" >connections_break.out 2>&1 || failed="$failed $program"
    broke=$(grep -c "broke" connections_break.out)
    echo "$program: $broke connections broke"
    [ "$broke" -gt 2 ] || failed="$failed $program:none-broke"
    [ -z "$failed" ] || { tail -n 20 connections_break.out; break; }
done
rm -f connections_break.out
echo "failed:${failed:- none}"
[ -z "$failed" ]
