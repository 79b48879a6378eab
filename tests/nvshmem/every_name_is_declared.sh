#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every name of NVSHMEM's documentation (names.txt) is declared by nvshmem.h: to C and C++ for hosts without CUDA, and to
# CUDA C++ for emulated GPUs; by each of the headers' names that programs include.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
LC_ALL=C
export LC_ALL
. "$top_srcdir/tests/scratch.sh"
bad=0
cd "$scratch" # sources have one name in every run: ccache knows them again

# A line is who may call, and a name with lists in braces: each is replaced by all its words.
sed -e '/^#/d' -e '/^$/d' "$top_srcdir/tests/nvshmem/names.txt" | awk '
    / = / { name = $1; sub(/^[^=]*= */, ""); list[name] = $0; next }
    function expand(who, text,    at, end, key, n, i, words) {
        at = index(text, "{")
        if (at == 0) { print who, text; return }
        end = index(text, "}")
        key = substr(text, at + 1, end - at - 1)
        n = split(key in list ? list[key] : key, words, /[ ,]+/)
        for (i = 1; i <= n; i++)
            expand(who, substr(text, 1, at - 1) (words[i] == "-" ? "" : words[i]) substr(text, end + 1))
    }
    { expand($1, $2) }' | sort -u >"$scratch/names"
count=$(wc -l <"$scratch/names")
[ "$count" -gt 3000 ] || { echo "only $count names were read"; bad=1; }

# declared WHAT COMMAND...: the command compiles a source that names each.
declared() {
    what=$1
    shift
    "$@" >"$scratch/log" 2>&1 || { echo "$what:"; grep error "$scratch/log" | head -n 20; bad=1; }
}
include="-I$top_srcdir/include/ferry/compat/nvshmem -I$top_builddir/api"
# C has no half.
{
    echo '#include <nvshmem.h>'
    echo '#include <nvshmemx.h>'
    sed -n 's/^hd* //p' "$scratch/names" | grep -v -E 'x?_(half|bfloat16)_' | sed 's/.*/void *at_&(void);\nvoid *at_&(void)\n{\n    return (void *)\&&;\n}/'
} >source.c
# shellcheck disable=SC2086
declared C $CC -std=gnu11 -fsyntax-only -Wall -Wextra -Werror $include source.c
if [ -n "${CXX-}" ]; then
    { echo '#include <nvshmem.h>'; sed -n 's/^hd* //p' "$scratch/names" | grep -v -E 'x?_(half|bfloat16)_' | sed 's/.*/using ::&;/'; } >source.cc
    # shellcheck disable=SC2086
    declared C++ $CXX -fsyntax-only -Wall -Wextra -Werror $include source.cc
    # What programs use of the headers that NVSHMEM's include.
    cat >brought.cc <<'END'
#include <nvshmem.h>
#include <nvshmemx.h>
int tell(void *block, const char *word)
{
    assert(word != block);
    free(block);
    if (block == NULL)
        NVSHMEMI_ERROR_PRINT("%s: %s", word, strerror(errno));
    if (word == NULL)
        NVSHMEMI_ERROR_EXIT("no word");
    return atoi(word) + printf("%s", word);
}
END
    # shellcheck disable=SC2086
    declared "what headers bring" $CXX -fsyntax-only -Wall -Wextra -Werror $include brought.cc
    { echo '#include <nvshmem.h>'; sed 's/^[a-z]* \(.*\)/using ::\1;/' "$scratch/names"; } >source.cu
    if [ -x "$top_builddir/launcher/ferry-cc" ] && [ -e "$top_builddir/emulator/lib/libcuda.so.1" ]; then
        declared "CUDA C++" "$top_builddir/launcher/ferry-cc" --emulate=fast -c -o source.o source.cu
        {
            cat brought.cc
            echo 'CUdeviceptr at; __global__ void kernel() { assert(threadIdx.x == 0); }'
            echo 'nvmlReturn_t none = NVML_ERROR_DRIVER_NOT_LOADED;'
        } >brought.cu
        declared "what headers bring, in CUDA C++" \
            "$top_builddir/launcher/ferry-cc" --emulate=fast -include nvml.h -c -o source.o brought.cu
    fi
    for header in $(cd "$top_srcdir/include/ferry/compat/nvshmem" && find . -name '*.h' -o -name '*.cuh'); do
        printf '#include <%s>\nint all = NVSHMEM_TEAM_WORLD;\n' "${header#./}" >header.cc
        # shellcheck disable=SC2086
        declared "$header" $CXX -fsyntax-only -Wall -Wextra -Werror $include header.cc
    done
fi
echo "$count names"
exit $bad
