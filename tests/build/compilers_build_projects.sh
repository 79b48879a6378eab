#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-cc and ferry-c++ serve users' builds, from an install prefix and from the build tree: by hand, by ./configure &&
# make check, and by CMake; ferry-run starts the built programs and reports how they ended.
set -eu

[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for installing"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
unset FERRY_BOOTSTRAP_DIR MAKEFLAGS MFLAGS CFLAGS CXXFLAGS LDFLAGS LIBS CC_SAVED
here=$(pwd)
has_cxx=
! echo 'int main() {}' | ${CXX:-false} -x c++ -fsyntax-only - 2>/dev/null || has_cxx=yes

# attempt STATUS WHAT COMMAND...
attempt() {
    wanted=$1 what=$2
    shift 2
    status=0
    timeout 120 "$@" >"$scratch/log" 2>&1 || status=$?
    [ $status -eq "$wanted" ] && return
    echo "$what: exit $status, wanted $wanted"
    tail -n 20 "$scratch/log"
    exit 1
}
says() {
    grep -q -e "$1" "$scratch/log" || { echo "$what: no '$1' in:"; cat "$scratch/log"; exit 1; }
}

# Not below the configured prefix, so the wrappers must find their files by their own location.
attempt 0 "make install" "$MAKE" -C "$top_builddir" install DESTDIR="$scratch/stage"
prefix=$(find "$scratch/stage" -name ferry-run)
prefix=${prefix%/bin/ferry-run}

mkdir "$scratch/own"
cd "$scratch/own"
cat >ring.c <<'END'
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

static long box = -1;
static int terms[3], sums[3];

int main(int argc, char **argv)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < 3; i++)
        terms[i] = me + i;
    shmem_barrier_all();
    shmem_long_p(&box, me, (me + 1) % n);
    shmem_barrier_all();
    if (box != (me + n - 1) % n)
        return 3;
    if (shmem_int_sum_reduce(SHMEM_TEAM_WORLD, sums, terms, 3) != 0 || sums[2] != n * (n - 1) / 2 + 2 * n)
        return 4;
    if (argc > 1 && atoi(argv[1]) != n)
        return 5;
    if (getenv("RING_SAYS") != NULL)
        printf("%s %d\n", getenv("RING_SAYS"), me);
    if (getenv("RING_EXITS") != NULL)
        shmem_global_exit(atoi(getenv("RING_EXITS")));
    shmem_finalize();
    return 0;
}
END
sed 's/int terms\[3\]/int terms[3] = {}/' ring.c >other.cc
cat >plain.c <<'END'
#include <shmem.h>
static long word;
int main(void)
{
    shmem_init();
    shmem_long_p(&word, 7, shmem_my_pe());
    shmem_finalize();
    return word != 7;
}
END
{
    echo 'extern "C" {'
    sed 's/^static/}\n&/; s/shmem_long_p/shmem_p/; s/7, /7L, /; s/(void)/()/' plain.c
} >plain.cc
cat >native.c <<'END'
#include <ferry.h>
static int word;
int main(void)
{
    if (ferry_init() != FERRY_SUCCESS || ferry_int_p(&word, 7, ferry_my_pe()) != FERRY_SUCCESS)
        return 1;
    (void)ferry_realloc(&word, 8);
    return word == 7 && ferry_finalize() == FERRY_SUCCESS ? 0 : 2;
}
END

# by_hand BIN: compiler calls that find the files of an installation or of a build tree.
by_hand() {
    bin=$1
    rm -rf hand
    mkdir hand
    attempt 0 "compile and link" "$bin/ferry-cc" -O2 -Wall -Werror ring.c -o hand/ring
    attempt 0 "two PEs" "$bin/ferry-run" -n 2 hand/ring 2
    attempt 0 "ferry's own interface" "$bin/ferry-cc" native.c -o hand/native
    attempt 0 "one PE, no launcher" hand/native
    says ferry_realloc
    if [ -n "$has_cxx" ]; then
        attempt 0 "C++" "$bin/ferry-c++" -Wall other.cc -o hand/ring_cc
        attempt 0 "C++, three PEs" "$bin/ferry-run" -n 3 hand/ring_cc 3
    fi
    attempt 0 "-showme:compile" "$bin/ferry-cc" -showme:compile
    says '-I.*/ferry/compat'
    attempt 0 "-showme:link" "$bin/ferry-cc" -showme:link
    says '-lferry-shmem -lferry'
    attempt 0 "--show" "$bin/ferry-cc" -cc=another --show -c ring.c
    says '^another -I.* -c ring.c$'
    FERRY_CC=from_the_environment attempt 0 "FERRY_CC" "$bin/ferry-cc" -showme:command
    says '^from_the_environment$'
    # shellcheck disable=SC2046
    attempt 0 "flags by -showme" ${CC} ring.c $("$bin/ferry-cc" -showme:compile) -o hand/shown \
        $("$bin/ferry-cc" -showme:link)
    attempt 0 "linked so" "$bin/ferry-run" -n 2 hand/shown
    # shellcheck disable=SC2046
    attempt 0 "ferry's own interface by -showme" ${CC} native.c $("$bin/ferry-cc" -showme:compile) -o hand/native_shown \
        $("$bin/ferry-cc" -showme:link)
    attempt 0 "one PE, linked so" hand/native_shown
    says ferry_realloc
}
# options: what configure scripts ask of a compiler, wherever it lies.
options() {
    attempt 0 "compile" "$bin/ferry-cc" -MD -MF hand/ring.d -c ring.c -o hand/ring.o
    attempt 0 "link only" "$bin/ferry-cc" hand/ring.o -o hand/ring_o
    attempt 0 "four PEs" "$bin/ferry-run" -np 4 hand/ring_o 4
    attempt 0 "preprocess" "$bin/ferry-cc" -E ring.c
    says 'shmem_my_pe'
    attempt 0 "assemble" "$bin/ferry-cc" -S ring.c -o hand/ring.s
    attempt 0 "dependencies" "$bin/ferry-cc" -M ring.c
    says 'shmem.h'
    attempt 0 "version" "$bin/ferry-cc" --version
    attempt 0 "no input" "$bin/ferry-cc" -v
    attempt 1 "no arguments" "$bin/ferry-cc"
    attempt 0 "a shared library" "$bin/ferry-cc" -shared -fPIC ring.c -o hand/libring.so
    attempt 0 "a define with blanks" "$bin/ferry-cc" '-DTEXT="two words"' -c ring.c -o hand/ring2.o
    for standard in c89 c99 gnu11; do
        attempt 0 "-std=$standard" "$bin/ferry-cc" -std=$standard -pedantic -Wall -Wextra -Werror -c plain.c -o hand/plain.o
    done
    attempt 0 "a library's name elsewhere" "$bin/ferry-cc" ring.c -lsma -loshmem -lm -o hand/ring_sma
    if [ -n "$has_cxx" ]; then
        for standard in c++98 c++11 c++17; do
            attempt 0 "-std=$standard" "$bin/ferry-c++" -std=$standard -pedantic -Wall -Wextra -Werror plain.cc \
                -o hand/plain
            attempt 0 "-std=$standard, two PEs" "$bin/ferry-run" -n 2 hand/plain
        done
    fi
}
by_hand "$prefix/bin"
options
ln -s "$prefix/bin/ferry-cc" "$scratch/linked-cc"
attempt 0 "by a symbolic link" "$scratch/linked-cc" ring.c -o linked
(cd / && PATH=$prefix/bin:$PATH attempt 0 "by PATH" ferry-cc "$scratch/own/ring.c" -o "$scratch/own/by_path")
by_hand "$top_builddir/launcher"
bin=$prefix/bin

# The names that OpenSHMEM's makefiles use.
attempt 0 "make openshmem-names" "$MAKE" -C "$top_builddir" openshmem-names DESTDIR="$scratch/stage"
cat >Makefile <<'END'
CC = oshcc
CXX = oshcxx
check: ring
	oshrun -np 2 ./ring 2
END
attempt 0 "a makefile with oshcc and oshrun" env PATH="$prefix/bin:$PATH" "$MAKE" check
says 'oshcc.* ring.c'
include=$(find "$scratch/stage" -name shmem.h -path '*/include/shmem.h') lib=$(find "$scratch/stage" -name libsma.so)
sed 's|<shmem.h>|<mpp/shmem.h>|' ring.c >mpp.c
for program in ring mpp; do
    attempt 0 "-lsma" ${CC} -I"${include%/shmem.h}" $program.c -o by_name -L"${lib%/*}" -lsma \
        -Wl,-rpath-link,"${lib%/*}"
    LD_LIBRARY_PATH=${lib%/*} attempt 0 "linked so" "$prefix/bin/oshrun" -n 2 ./by_name 2
done

# ferry-run.
RING_SAYS=hello attempt 0 "the environment" "$bin/ferry-run" -n 2 hand/ring
says '^hello 1$'
attempt 0 "-x" "$bin/ferry-run" -n 2 -x RING_SAYS=given hand/ring
says '^given 0$'
attempt 9 "global_exit" "$bin/ferry-run" -n 3 -x RING_EXITS=9 hand/ring
attempt 0 "global_exit with 0" "$bin/ferry-run" -n 3 -x RING_EXITS=0 hand/ring
attempt 6 "one PE fails" "$bin/ferry-run" -n 3 sh -c '[ "$RANK" != 1 ] || exit 6; sleep 100'
attempt 137 "one PE is killed" "$bin/ferry-run" -n 3 sh -c '[ "$RANK" != 2 ] || kill -9 $$; sleep 100 & wait'
attempt 124 "a timeout" "$bin/ferry-run" --timeout 1 -n 2 sleep 100
attempt 127 "no such program" "$bin/ferry-run" -n 2 ./not-there
attempt 2 "no number" "$bin/ferry-run" -n many hand/ring
attempt 0 "options of mpirun" "$bin/ferry-run" --oversubscribe --bind-to none --mca a b -n 2 hand/ring 2
if [ -n "$MPIRUN" ] && [ -n "$(find "$prefix" -name 'ferry_bootstrap_mpi*')" ]; then
    attempt 0 "through mpirun" "$bin/ferry-run" --launcher=mpi -n 2 hand/ring 2
fi

# A program that is found by pkg-config.
if command -v pkg-config >/dev/null; then
    PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name ferry-openshmem.pc)")
    export PKG_CONFIG_PATH
    says_where=$(pkg-config --define-variable=prefix="$prefix" --cflags --libs ferry-openshmem)
    # shellcheck disable=SC2086
    attempt 0 "by pkg-config" ${CC} ring.c -o by_pkg_config $says_where
fi

# ./configure CC=ferry-cc && make check.
PATH=$prefix/bin:$PATH
export PATH
if [ -n "$has_cxx" ] && command -v autoreconf >/dev/null && command -v automake >/dev/null; then
    mkdir auto
    cp ring.c other.cc auto
    cat >auto/configure.ac <<'END'
AC_INIT([ring], [1])
AM_INIT_AUTOMAKE([foreign])
AC_PROG_CC
AC_PROG_CXX
AC_CHECK_HEADER([shmem.h], [], [AC_MSG_ERROR([no shmem.h])])
AC_CHECK_FUNC([shmem_init], [], [AC_MSG_ERROR([no shmem_init])])
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
END
    cat >auto/Makefile.am <<'END'
check_PROGRAMS = ring ring_cc
ring_SOURCES = ring.c
ring_cc_SOURCES = other.cc
TESTS = $(check_PROGRAMS)
LOG_COMPILER = ferry-run -n 2
END
    cd auto
    attempt 0 "autoreconf" autoreconf -i
    attempt 0 "./configure CC=ferry-cc" ./configure CC=ferry-cc CXX=ferry-c++
    attempt 0 "make check" "$MAKE" check
    says '# PASS:  2'
    cd ..
else
    echo "no autotools or no C++: that project is not tried"
fi

# CMake with ferry-cc as its compiler.
if [ -n "$has_cxx" ] && command -v cmake >/dev/null; then
    mkdir cmake
    cp ring.c other.cc cmake
    cat >cmake/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.10)
project(ring C CXX)
include(CheckFunctionExists)
check_function_exists(shmem_init HAVE_SHMEM)
if(NOT HAVE_SHMEM)
  message(FATAL_ERROR "no shmem_init")
endif()
add_executable(ring ring.c)
add_executable(ring_cc other.cc)
enable_testing()
add_test(NAME c COMMAND ferry-run -n 2 $<TARGET_FILE:ring>)
add_test(NAME cxx COMMAND ferry-run -n 4 $<TARGET_FILE:ring_cc> 4)
END
    attempt 0 "cmake" cmake -S cmake -B cmake/build -DCMAKE_C_COMPILER=ferry-cc -DCMAKE_CXX_COMPILER=ferry-c++
    attempt 0 "cmake --build" cmake --build cmake/build
    attempt 0 "ctest" cmake --build cmake/build --target test
else
    echo "no cmake or no C++: that project is not tried"
fi
cd "$here"
echo "all built and ran"
