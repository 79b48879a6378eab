#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Builds exercises or solutions and lets each check itself: what `make exercises` and `make solutions` run.
#
#   exercises/check.sh [-s] FOLDER [NAME]...
#
# FOLDER has the sources; programs come into a folder of the same name below the current one.  NAME, such as 03_signal,
# chooses some.  An exercise that is not right yet is no failure of this script: it prints the hint.  With -s every
# program must be right.  PES is the number of PEs, 4 by default; CC, CUDA_CC, RUN and CUDA_RUN are the commands.
set -u
: "${CC:=ferry-cc}" "${RUN:=ferry-run}" "${PES:=4}" "${CFLAGS:=-O1 -Wall}"
: "${CUDA_CC:=$CC --emulate}" "${CUDA_RUN:=$RUN --emulate}"
strict=
if [ "${1-}" = -s ]; then
    strict=yes
    shift
fi
folder=${1-}
[ -d "$folder" ] || { echo "check.sh: there is no folder '$folder': see the top of this file" >&2; exit 2; }
shift
out=$(basename "$folder")
mkdir -p "$out" || exit 2
names=$*
[ -n "$names" ] || names=$(cd "$folder" && ls -- [0-9]*.c [0-9]*.cu 2>/dev/null | sed 's/\.cu*$//')
log=$out/check.log
right=0 all=0
for name in $names; do
    source=$folder/$name.c compile=$CC run=$RUN
    if [ -f "$folder/$name.cu" ]; then
        source=$folder/$name.cu compile=$CUDA_CC run=$CUDA_RUN
    elif [ ! -f "$source" ]; then
        echo "check.sh: there is neither $source nor $folder/$name.cu" >&2
        exit 2
    fi
    all=$((all + 1))
    # shellcheck disable=SC2086
    if ! $compile $CFLAGS -o "$out/$name" "$source" -lm >"$log" 2>&1; then
        printf '%-14s does not compile\n' "$name"
        sed -n '/error/p' "$log" | head -n 3 | sed 's/^/    /'
        continue
    fi
    # shellcheck disable=SC2086
    $run -n "$PES" --timeout 60 "$out/$name" >"$log" 2>&1
    status=$?
    if [ $status -eq 0 ] && [ "$(grep -c '^PE [0-9]*: right$' "$log")" -eq "$PES" ]; then
        right=$((right + 1))
        printf '%-14s right\n' "$name"
    elif [ $status -eq 124 ]; then
        printf '%-14s hangs: it was ended after 60 s\n' "$name"
    else
        hint=$(grep -m 1 'not yet: ' "$log" || grep -m 1 . "$log" || echo "exit status $status, and no word")
        printf '%-14s %s\n' "$name" "$hint"
    fi
done
rm -f "$log"
echo "$right of $all are right"
[ -z "$strict" ] || [ "$right" -eq "$all" ]
