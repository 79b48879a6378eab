#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A plug-in whose table has the right size and another number of its interface is refused by name, before any of its
# calls: a bootstrap's, and a provider's.
set -u
. "${top_srcdir:?run by make check}/tests/scratch.sh"
# refused FILE TABLE SYMBOL ABI HEADER VARIABLE=VALUE...
refused() {
    file=$1
    printf '#include "%s"\nextern const %s %s;\nconst %s %s = { .size = sizeof(%s), .abi = %s - 1 };\n' \
        "$5" "$2" "$3" "$2" "$3" "$2" "$4" >"$scratch/plugin.c"
    # shellcheck disable=SC2086
    $CC -shared -fPIC -I"$top_srcdir" -I"$top_srcdir/include" -I"$top_builddir/api" -o "$scratch/$file" "$scratch/plugin.c" >"$log" 2>&1 ||
        { fail "$file was not compiled"; return; }
    shift 5
    ! env "$@" timeout 60 "$top_builddir/tests/launch" -n 2 -t 30 "$top_builddir/tests/mp/barrier" >"$log" 2>&1 ||
        fail "$file was taken"
    grep -q "plug-in $file belongs to another build of ferry" "$log" || fail "no word of $file"
}
refused ferry_bootstrap_pmix.so ferryi_boot_ops ferry_boot_plugin FERRYI_BOOT_ABI bootstrap/boot.h \
    FERRY_BOOTSTRAP=pmix FERRY_BOOTSTRAP_DIR="$scratch"
refused ferry_remote_other.so ferryi_provider_ops ferry_remote_plugin FERRYI_PROVIDER_ABI runtime/remote/provider.h \
    FERRY_TEST="nodes=2:provider=$scratch/ferry_remote_other.so"
exit $bad
