#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Lists every call that the public headers declare as macro uses, for tests of properties that all calls share:
#   CALL_STATUS(ferry_putmem, (P(1), P(2), N, PE))     also CALL_VOID, CALL_VALUE, by what it returns
# P(i): the i-th parameter, a pointer.  PE, ROOT, TEAM, CTX, STREAM, STRIDE, TIMEOUT: by its type or name.  N: how many elements or bytes.
# Z: any other number.  calls.sh CC INCLUDE GENERATED >calls.h
set -eu
printf '#include "ferry.h"\n#include "ferry_moe.h"\n' | $1 -x c -std=c11 -E -P -I"$2" -I"$3" - | tr '\n' ' ' |
    sed -e 's/extern __attribute__((visibility("default")))/\n@/g' | sed -n 's/^@ *\([^;]*\);.*/\1/p' |
    awk '
    /\(\*|\.\.\./ { next } # a function or a variable list is given to it
    {
        sub(/ __attribute__.*/, "")
        open = index($0, "(")
        head = substr($0, 1, open - 1)
        parameters = substr($0, open + 1)
        sub(/\) *$/, "", parameters)
        name = head
        sub(/ *$/, "", name)
        sub(/.*[ *]/, "", name)
        kind = head ~ /^ferry_status / ? "STATUS" : head ~ /^void +ferry/ ? "VOID" : "VALUE"
        n = parameters ~ /^ *void *$/ ? 0 : split(parameters, parameter, ",")
        arguments = ""
        for (i = 1; i <= n; i++) {
            p = parameter[i]
            a = p ~ /[*\[]/ ? "P(" i ")" : p ~ /ferry_team_t/ ? "TEAM" : p ~ /ferry_ctx_t/ ? "CTX" : \
                p ~ /ferry_stream/ ? "STREAM" : p ~ / (nelems|nreduce|nbytes|size|count|nblocks|bsize|npes)$/ ? "N" : \
                p ~ / (dst|sst)$/ ? "STRIDE" : p ~ / timeout_ns$/ ? "TIMEOUT" : \
                p ~ / (PE_root|root)$/ ? "ROOT" : p ~ / pe$/ ? "PE" : "Z"
            arguments = arguments (i > 1 ? ", " : "") a
        }
        printf "CALL_%s(%s, (%s))\n", kind, name, arguments
    }'
