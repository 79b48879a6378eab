# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For scripts of tests that start many jobs over libfabric, whatever FERRY_REMOTE=auto chooses.  Its verbs provider, even if another one is used, reads all
# symbols of the kernel in each process, which takes most of such a job's time.  So this starts the script again where
# the kernel shows none, in a mount namespace, if this machine allows one.
if [ -z "${SYMBOLS_HIDDEN-}" ]; then
    SYMBOLS_HIDDEN=1
    export SYMBOLS_HIDDEN
    user=
    [ "$(id -u)" -eq 0 ] || user=-Ur
    hide='mount --bind /dev/null /proc/kallsyms'
    if unshare $user --mount sh -c "$hide" 2>/dev/null; then
        exec unshare $user --mount sh -c "$hide && "'exec sh "$@"' sh "$0" "$@"
    fi
fi
LSAN_OPTIONS=suppressions=$top_srcdir/tests/leaks:print_suppressions=0
export LSAN_OPTIONS
