# SPDX-License-Identifier: BSD-3-Clause
# Sourced by the tests of ferry-info: sets up a folder, and checks facts of the JSON report.
set -u
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
info=$top_builddir/tools/ferry-info
get=$top_builddir/tests/info/json_get
work=$(mktemp -d "${TMPDIR:-/tmp}/ferry-info.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$work" || exit 1
bad=0
# Status 1 means that ferry-info found a problem; a sanitizer's report needs another status.
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}exitcode=99
UBSAN_OPTIONS=${UBSAN_OPTIONS:+$UBSAN_OPTIONS:}exitcode=99
export ASAN_OPTIONS UBSAN_OPTIONS
# Unset the user's variables, which ferry-info would report.
unset FERRY_PATHS FERRY_TEST FERRY_SPACE CUDA_VISIBLE_DEVICES NVIDIA_VISIBLE_DEVICES

fail() {
    echo "not so: $*" >&2
    bad=1
}

# machine NAME: makes that captured machine in a folder NAME.
machine() {
    mkdir -p "$1" && (cd "$1" && . "$top_srcdir/tests/info/machines.sh" && "$1") || fail "cannot make $1"
}

# report WANTED-EXIT OPTION...: both forms of the report, in json and text; both must end well.
report() {
    want=$1
    shift
    for form in json text; do
        option=
        [ $form = text ] || option=--json
        status=0
        # shellcheck disable=SC2086
        timeout 60 "$info" $option "$@" >$form 2>stderr || status=$?
        [ $status -eq "$want" ] || { fail "ferry-info $option $* ended with $status, not $want"; cat stderr >&2; }
    done
    "$get" <json || fail "ferry-info --json $*: no valid JSON"
}

# is VALUE PATH: the last report has this value there.
is() {
    found=$("$get" "$2" <json)
    [ "$found" = "$1" ] || fail "$2 is '$found', not '$1'"
}

# says PART: the text report contains it.
says() {
    grep -qF -- "$1" text || { fail "the text does not say '$1'"; cat text >&2; }
}

# has ID SEVERITY / lacks ID: a finding.
has() {
    is "$2" "findings[id=$1].severity"
    for part in title seen in means remedy; do
        [ -n "$("$get" "findings[id=$1].$part" <json)" ] || fail "finding $1 has no '$part'"
    done
}

lacks() {
    if "$get" "findings[id=$1].id" <json >found 2>&1; then fail "there is a finding $1"; fi
}
