#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A message names the call as the program has it: ferry_realloc in a program of ferry.h, shmem_realloc in one of shmem.h;
# compiled and linked in one call or in two, as C and as C++, with the libraries of -showme:link, with static ones, and
# beside a library that has functions called shmem_... of its own.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for installing"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
cc=$top_builddir/launcher/ferry-cc
FERRY_SPACE=host
export FERRY_SPACE
cd "$scratch" || exit 1
cat >ferry.c <<'END_OF'
#include <ferry.h>
static int word;
int main(void)
{
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    return ferry_realloc(&word, 8) != 0 || ferry_finalize() != FERRY_SUCCESS;
}
END_OF
cat >shmem.c <<'END_OF'
#include <shmem.h>
static int word;
int main(void)
{
    shmem_init();
    if (shmem_realloc(&word, 8) != 0)
        return 1;
    shmem_finalize();
    return 0;
}
END_OF
# says PROGRAM NAME HOW
says() {
    "$top_builddir/tests/launch" -n 1 -t 20 "./$1" >said 2>&1 || { log=said; fail "$3: it failed"; }
    grep -q "$2_realloc" said || { log=said; fail "$3: the message does not name $2_realloc"; }
    [ "$2" = shmem ] || ! grep -q 'shmem_' said || { log=said; fail "$3: the message has OpenSHMEM's names"; }
}
# try NAME HOW COMMAND...: builds ./prog.
try() {
    name=$1 how="$1.c, $2"
    shift 2
    rm -f prog
    if "$@" >log 2>&1; then says prog "$name" "$how"; else log=log; fail "$how: it was not built"; fi
}
# shellcheck disable=SC2046
for name in ferry shmem; do
    try $name "in one call" "$cc" $name.c -o prog
    "$cc" -c $name.c -o object.o >log 2>&1 || { log=log; fail "$name.c was not compiled"; }
    try $name "linked by a call of its own" "$cc" object.o -o prog
    try $name "by -showme" ${CC} $name.c $("$cc" -showme:compile) -o prog $("$cc" -showme:link)
    [ ! -e "$top_builddir/.libs/libferry-shmem.a" ] ||
        try $name "static libraries" ${CC} $name.c $("$cc" -showme:compile) -o prog "$top_builddir/.libs/libferry-shmem.a" \
            "$top_builddir/.libs/libferry.a" $(sed -n "s/^private='\(.*\)'/\1/p" "$cc")
    ! echo 'int main() {}' | ${CXX:-false} -x c++ -fsyntax-only - 2>/dev/null ||
        try $name "as C++" "$top_builddir/launcher/ferry-c++" -x c++ $name.c -o prog
done

# Another library's function.
echo 'int shmem_of_another(void) { return 0; }' >another.c
${CC} -shared -fPIC another.c -o libanother.so || fail "another library was not built"
sed 's/^int main/int shmem_of_another(void);\n&/; s/return ferry_re/return shmem_of_another() || ferry_re/' ferry.c >with_another.c
# shellcheck disable=SC2046
${CC} with_another.c $("$cc" -showme:compile) -o prog $("$cc" -showme:link) -L. -lanother -Wl,-rpath,"$scratch" >log 2>&1 ||
    { log=log; fail "a program with another library was not built"; }
says prog ferry "beside another library's shmem_of_another"
exit $bad
