# SPDX-License-Identifier: BSD-3-Clause
# Doxygen's view of a header: the comment at the start of a line is the contract of all declarations up to the next
# such comment.  A contract without declarations, which stand in generated/, is shown with its file.
function finish() {
    if (contract == "")
        printf "%s", body
    else if (body ~ /FERRY_API|FERRY_BOTH|FERRYI_TYPED|FERRYI_INLINE|typedef|enum|#define FERRY_/)
        printf "/** @name %s\n *\n * %s\n/** @{ */\n%s/** @} */\n", name, contract, body
    else
        printf "/** @file\n * %s\n%s", contract, body
    contract = body = ""
}
/^\/\* (SPDX|clang-format)/ { next }
/^\/\*/ {
    finish()
    sub(/^\/\*[- ]*/, "")
    name = $0
    sub(/[.:;(].*/, "", name)
    sub(/ *\*\/.*/, "", name)
    if (FILENAME ~ /\/generated\// && !/contracts are in/) { # its contract has the same file name
        $0 = FILENAME
        sub(/.*\/generated\//, "Contract: ferry/")
        $0 = $0 " */"
    }
    inside = 1
}
inside {
    sub(/^ \*   */, " * - ") # a line of a list or of an example
    contract = contract $0 "\n"
    inside = !/\*\//
    next
}
{ body = body $0 "\n" }
END { finish() }
