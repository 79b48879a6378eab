#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every public call has a contract above it: a comment at the start of a line, which covers all declarations up to the
# next such comment.  A contract of its header contains a word of the call's name, so the test finds a call added to a
# group whose contract does not mention it.  Calls of the table: calls_are_generated.sh.
set -eu
: "${top_srcdir:=$(cd "$(dirname "$0")/../.." && pwd)}"
cd "$top_srcdir"

# Calls are declared as FERRY_API TYPE NAME(...), as FERRY_BOTH(TYPE, NAME, (...)), or as inlines.
find include -name '*.h' ! -path '*/compat/*' ! -path '*/detail/*' | sort | xargs awk '
    function stem(word) { return length(word) > 5 ? substr(word, length(word) - 4) : word }
    function speaks_of(text, name,    part, n, k) {
        n = split(name, part, /_|##[A-Za-z]+##|##/)
        for (k = 2; k <= n; k++) {
            sub(/mem$/, "", part[k])
            if (part[k] !~ /^(|NAME|TYPE|OP|BITS)$/ && index(text, tolower(stem(part[k]))))
                return 1
        }
        return name !~ /[a-z]$/
    }
    function say(text) {
        said[FILENAME] = said[FILENAME] " " tolower(text)
    }
    FNR == 1 { contract = inside = 0 }
    /^\/\* SPDX/ { next }
    /^\/\*/ { inside = contract = 1 }
    inside { say($0) }
    inside { if ($0 ~ /\*\//) inside = 0; next }
    /FERRY_API|FERRY_BOTH|^FERRYI_INLINE|^ +FERRYI_CHECKED/ && !/define FERRY/ {
        line = $0
        if (match(line, /\/\*.*/))
            say(substr(line, RSTART))
        while (match(line, /ferry_[A-Za-z0-9_#]+ *[(,]/)) {
            one = substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
            sub(/ *[(,]$/, "", one)
            if (one ~ /_t$|^ferry_status$|^ferry_stream$/)
                continue
            name[++calls] = one
            file[calls] = FILENAME
            if (!contract) {
                print FILENAME ": " one " stands above all contracts"
                bad = 1
            }
            break
        }
    }
    END {
        for (i = 1; i <= calls; i++)
            if (!speaks_of(said[file[i]], name[i])) {
                print file[i] ": no contract speaks of " name[i]
                bad = 1
            }
        if (calls < 100) {
            print "only " calls " declarations were found"
            bad = 1
        }
        exit bad
    }'
