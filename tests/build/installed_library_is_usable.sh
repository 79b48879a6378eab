#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# After make install a user's program finds the library by pkg-config, links with the shared and with the static
# library, runs alone and under mpirun, and finds the plug-in beside the library; CMake finds it for C, C++ and CUDA;
# nvcc compiles it; and the installed examples build by their own Makefile.
set -eu

[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for installing"; exit 77; }
command -v pkg-config >/dev/null || { echo "skipped: no pkg-config"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
unset FERRY_BOOTSTRAP_DIR MAKEFLAGS MFLAGS

stage=$scratch/stage
timeout 120 "$MAKE" -C "$top_builddir" install DESTDIR="$stage" >"$scratch/log" 2>&1 ||
    { echo "make install failed"; tail -n 20 "$scratch/log"; exit 1; }
! grep relinking "$scratch/log" || { echo "make install changes libraries of the build tree, which programs load"; exit 1; }

PKG_CONFIG_PATH=$(dirname "$(find "$stage" -name ferry.pc)")
PKG_CONFIG_SYSROOT_DIR=$stage
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR
libdir=$(dirname "$PKG_CONFIG_PATH")
shared=$(pkg-config --cflags --libs ferry)
static=$(pkg-config --cflags --libs ferry-static)

cat >"$scratch/stranger.c" <<'END'
#include <ferry.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *box, want;
    if (ferry_init() != FERRY_SUCCESS) {
        fprintf(stderr, "%s\n", ferry_last_error_message());
        return 1;
    }
    want = getenv("WANT") ? atoi(getenv("WANT")) : 1;
    box = ferry_malloc(sizeof *box);
    if (ferry_n_pes() != want || box == NULL)
        return 2;
    *box = -1;
    if (ferry_barrier_all() || ferry_int_p(box, ferry_my_pe(), (ferry_my_pe() + 1) % want) || ferry_barrier_all())
        return 3;
    if (*box != (ferry_my_pe() + want - 1) % want)
        return 4;
    return ferry_free(box) || ferry_finalize() ? 5 : 0;
}
END

# attempt WHAT COMMAND...
attempt() {
    what=$1
    shift
    status=0
    timeout 60 "$@" >"$scratch/log" 2>&1 || status=$?
    echo "$what: exit $status"
    [ $status -eq 0 ] && return
    tail -n 20 "$scratch/log"
    exit 1
}

# shellcheck disable=SC2086
{
    attempt "linking the shared library" ${CC} "$scratch/stranger.c" -o "$scratch/shared" $shared
    attempt "linking the static library" ${CC} "$scratch/stranger.c" -o "$scratch/static" $static
}
# The commands of README.md, with a prefix that the loader does not know.
attempt "linking with a run path" ${CC} "$scratch/stranger.c" -o "$scratch/with_path" $shared \
    -Wl,-rpath,"$libdir"
attempt "one PE, with a run path" "$scratch/with_path"
attempt "one PE, static" "$scratch/static"
! ldd "$scratch/static" | grep libferry || { echo "the static program opens libferry.so"; exit 1; }
attempt "static by the flags of ferry" ${CC} "$scratch/stranger.c" -o "$scratch/both" $(pkg-config --static --cflags --libs ferry)
bin=$(dirname "$(find "$stage" -name ferry-cc)")
attempt "ferry-info --version" "$bin/ferry-info" --version
grep -q '^ferry-info (ferry) [0-9.]*$' "$scratch/log" && grep -q '^mpi: ' "$scratch/log" || { cat "$scratch/log"; exit 1; }
nm -D "$libdir/libferry.so" | grep -q ' ferry_init@@FERRY_1$' || { echo "ferry_init has no version"; exit 1; }

doc=$(find "$stage" -type d -path '*doc/ferry*/examples')
cp -r "$doc" "$scratch/examples"
# One by one, since each has the time of an attempt.
for program in "$scratch"/examples/*.c "$scratch"/examples/*.cu; do
    name=${program##*/}
    attempt "${name%.*}" env PATH="$bin:$PATH" "$MAKE" -C "$scratch/examples" NVCC= "${name%.*}"
done
attempt "the examples" env PATH="$bin:$PATH" "$MAKE" -C "$scratch/examples" NVCC=
attempt "an example, two PEs" env FERRY_SPACE=host "$bin/ferry-run" -n 2 "$scratch/examples/07_kernel"
attempt "a solution, by the examples' Makefile" env PATH="$bin:$PATH" "$MAKE" -C "$scratch/examples" solutions ONLY=03_signal PES=2
attempt "an exercise" env PATH="$bin:$PATH" "$MAKE" -C "$scratch/examples" exercises ONLY=01_hello PES=2
! command -v python3 >/dev/null || attempt "ferry-grade" "$bin/ferry-grade" -n 2 --paths native --seeds 0 \
    "$scratch/examples/solutions/03_signal.c"
# Kernels by g++ alone, on emulated GPUs.
if [ "${SANITIZERS-no}" = no ] && [ -x "$libdir/ferry/emulator/rewrite" ]; then
    attempt "ferry-cc --emulate" "$bin/ferry-cc" --emulate "$scratch/examples/07_kernel.c" -o "$scratch/emulated"
    attempt "that alone" env -u FERRY_SPACE "$scratch/emulated"
    attempt "that with two PEs" "$bin/ferry-run" --emulate=2,no-atomics -n 2 "$scratch/emulated"
fi
if [ -n "$NVCC" ]; then
    [ -x "$bin/ferry-perf-gpu" ] || { echo "ferry-perf-gpu was not installed"; exit 1; }
    attempt "ferry-perf-gpu" env LD_LIBRARY_PATH="$libdir" "$bin/ferry-perf-gpu" --help
    mkdir "$scratch/by_nvcc"
    cp "$scratch"/examples/*.[ch] "$scratch/by_nvcc"
    cp "$scratch/by_nvcc/07_kernel.c" "$scratch/by_nvcc/kernel.cu"
    for source in "-x cu 07_kernel.c" kernel.cu; do
        # shellcheck disable=SC2086
        (cd "$scratch/by_nvcc" && attempt "ferry-cc -cc=nvcc $source" "$bin/ferry-cc" -cc="$NVCC" -std=c++17 $source -o kernel)
        attempt "that with two PEs" env FERRY_SPACE=host "$bin/ferry-run" -n 2 "$scratch/by_nvcc/kernel"
    done
    (cd "$scratch/by_nvcc" && attempt "a C file by nvcc" "$bin/ferry-cc" -cc="$NVCC" 01_hello.c -o hello)
    attempt "that with two PEs" "$bin/ferry-run" -n 2 "$scratch/by_nvcc/hello"
fi

# A program for NVSHMEM: its include path and link line, as its makefile has them.
home=$libdir/ferry/nvshmem
printf '#include <nvshmem.h>\n#include <nvshmemx.h>\nint main(void) { nvshmem_init(); nvshmem_barrier_all(); nvshmem_finalize(); return 0; }\n' \
    >"$scratch/nvshmem.c"
attempt "an NVSHMEM program" ${CC} "$scratch/nvshmem.c" -o "$scratch/nvshmem" -I"$home/include" -L"$home/lib" -lnvshmem_host \
    -lnvshmem_device -Wl,-rpath,"$home/lib"
attempt "that with one PE" env FERRY_SPACE=host "$scratch/nvshmem"
# shellcheck disable=SC2046
attempt "that by pkg-config" ${CC} "$scratch/nvshmem.c" -o "$scratch/nvshmem" $(pkg-config --cflags --libs ferry-nvshmem) \
    -Wl,-rpath,"$libdir"
attempt "that with one PE" env FERRY_SPACE=host "$scratch/nvshmem"

# CMake, C++ and CUDA where there are compilers for them.
if command -v cmake >/dev/null; then
    languages=C
    ! echo 'int main() {}' | ${CXX:-false} -x c++ -fsyntax-only - 2>/dev/null || languages="C CXX"
    [ -z "$NVCC" ] || [ "$languages" = C ] || languages="C CXX CUDA"
    mkdir "$scratch/cmake"
    cp "$scratch/stranger.c" "$scratch"/examples/*.[ch] "$scratch/cmake"
    cp "$scratch/cmake/07_kernel.c" "$scratch/cmake/kernel.cu"
    printf '#include <ferry.h>\nint main() { return ferry_init() || ferry_finalize(); }\n' >"$scratch/cmake/other.cc"
    printf '#include <shmem.h>\nint main(void) { shmem_init(); shmem_finalize(); return 0; }\n' >"$scratch/cmake/shmem.c"
    cp "$scratch/nvshmem.c" "$scratch/cmake"
    cat >"$scratch/cmake/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.10)
project(stranger $languages)
find_package(ferry $(pkg-config --modversion ferry) REQUIRED)
find_package(ferry 99 QUIET)
if(ferry_FOUND)
  message(FATAL_ERROR "version 99 was found")
endif()
enable_testing()
add_executable(shared stranger.c)
target_link_libraries(shared ferry::ferry)
add_test(NAME shared COMMAND shared)
if(TARGET ferry::ferry_static)
  add_executable(static stranger.c)
  target_link_libraries(static ferry::ferry_static)
  add_test(NAME static COMMAND static)
endif()
add_executable(shmem shmem.c)
target_link_libraries(shmem ferry::openshmem)
add_test(NAME shmem COMMAND shmem)
find_package(NVSHMEM 3.0 REQUIRED)
add_executable(nvshmem nvshmem.c)
target_link_libraries(nvshmem nvshmem::nvshmem_host nvshmem::nvshmem_device)
add_test(NAME nvshmem COMMAND nvshmem)
if("$languages" MATCHES "CXX")
  add_executable(other other.cc)
  target_link_libraries(other ferry::ferry)
  add_test(NAME other COMMAND other)
endif()
if("$languages" MATCHES "CUDA")
  add_executable(kernel kernel.cu)
  target_link_libraries(kernel ferry::ferry)
  set_target_properties(kernel PROPERTIES CUDA_STANDARD 17)
  add_test(NAME kernel COMMAND kernel)
  set_tests_properties(kernel PROPERTIES ENVIRONMENT FERRY_SPACE=host)
endif()
END
    # shellcheck disable=SC2086
    attempt "cmake for $languages" cmake -S "$scratch/cmake" -B "$scratch/cmake/build" -DCMAKE_CUDA_ARCHITECTURES=75 \
        -DCMAKE_PREFIX_PATH="${libdir%/*}" -Dferry_DIR="$libdir/cmake/ferry" \
        -DNVSHMEM_ROOT="$home" -DNVSHMEM_DIR="$home/lib/cmake/nvshmem" ${NVCC:+-DCMAKE_CUDA_COMPILER="$NVCC"}
    attempt "cmake --build" cmake --build "$scratch/cmake/build"
    attempt "ctest" env CTEST_OUTPUT_ON_FAILURE=1 cmake --build "$scratch/cmake/build" --target test
else
    echo "no cmake: find_package is not tried"
fi

LD_LIBRARY_PATH=$libdir${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
attempt "one PE, shared" "$scratch/shared"
attempt "one PE, static" "$scratch/static"
if [ -n "$MPIRUN" ] && [ -n "$(find "$libdir" -name 'ferry_bootstrap_mpi*')" ]; then
    WANT=2
    export WANT
    attempt "two PEs under mpirun" "$MPIRUN" --bind-to none -np 2 "$scratch/shared"
else
    echo "no MPI in this build: mpirun is not tried"
fi

# make uninstall removes every file that make install brought.
timeout 60 "$MAKE" -C "$top_builddir" uninstall DESTDIR="$stage" >"$scratch/log" 2>&1
left=$(find "$stage" ! -type d)
[ -z "$left" ] || { echo "left behind by make uninstall: $left"; exit 1; }
