#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Each mutex of the library has a row in runtime/base/mutex.h, each row has a mutex, and a build that checks the order of
# locks ends a program at another one, and names both.
. "${top_srcdir:?run by make check}/tests/scratch.sh"
cd "$top_srcdir" || exit 1
if grep -rnE 'pthread_mutex_(lock|trylock|unlock)' runtime bootstrap --include='*.[ch]' | grep -v '^runtime/base/mutex\.h:'; then
    fail "a mutex without a row of runtime/base/mutex.h"
fi
rows=$(sed -n 's/^    X(\([A-Z_]*\), ".*/\1/p' runtime/base/mutex.h)
[ "$(echo "$rows" | wc -l)" -gt 20 ] || fail "too few rows"
for row in $rows; do
    grep -rq "FERRYI_MUTEX_$row\>" runtime bootstrap --include='*.[ch]' || fail "no mutex has the row $row"
done

cat >"$scratch/order.c" <<'END'
#include "runtime/base/mutex.h"
#include <stdlib.h>
int main(int argc, char **argv) /* ROW...: takes the locks of these rows, the last one twice where -t tries it */
{
    static pthread_mutex_t lock[8] = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER };
    for (int i = 1; i < argc; i++)
        ferryi_mutex_lock(&lock[i], (ferryi_mutex_rank)atoi(argv[i]));
    if (ferryi_mutex_try(&lock[0], FERRYI_MUTEX_HEAP) != 0) /* never waits, so never in the wrong order */
        return 2;
    ferryi_mutex_unlock(&lock[0]);
    for (int i = 1; i < argc; i++) /* in any order */
        ferryi_mutex_unlock(&lock[i]);
    return 0;
}
END
ulimit -c 0
for checks in -DFERRYI_CHECK_LOCKS ''; do
    # shellcheck disable=SC2086
    $CC -I. $checks -pthread -o "$scratch/order" "$scratch/order.c" runtime/base/mutex.c >"$log" 2>&1 || fail "order.c"
    "$scratch/order" 2 5 9 >"$log" 2>&1 || fail "locks in their order"
    for wrong in '5 2' '2 9 5' '4 4'; do
        status=0
        # shellcheck disable=SC2086
        "$scratch/order" $wrong >"$log" 2>&1 || status=$?
        case $checks:$status in
        -D*:134 | :0) ;;
        *) fail "locks $wrong, with '$checks': exit $status" ;;
        esac
        [ -z "$checks" ] || grep -q 'lock order: .* is taken by a thread that holds .*see runtime/base/mutex.h' "$log" ||
            fail "$wrong: no sentence"
    done
done
exit $bad
