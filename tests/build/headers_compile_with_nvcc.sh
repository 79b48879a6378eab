#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# All public headers together compile as CUDA C++17 for each GPU generation from Volta to Blackwell that nvcc knows; each
# header alone, and as relocatable device code, for one, since neither depends on the generation; with a second toolkit
# too, if OTHER_NVCC names one.  On the host a call has an address, and functions for both sides call it; no kernel calls
# a type-generic spelling for a type that has no such call.  No GPU is needed.  CHECK_LEVEL=quick takes one generation only.
set -eu

[ -n "$NVCC" ] || { echo "skipped: no nvcc; configure --with-cuda=DIR"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"

# generations NVCC SM...: those of them that it knows, as options.
generations() {
    printf ' -Wno-deprecated-gpu-targets'
    known=$("$1" --list-gpu-arch)
    shift
    for sm; do
        [ "${CHECK_LEVEL-}" != quick ] || [ $sm = 80 ] || continue
        case $known in
        *compute_$sm*) printf ' -gencode arch=compute_%s,code=sm_%s' $sm $sm ;;
        esac
    done
}

count=0
compile() { # NVCC GENERATIONS RDC HEADER...
    nvcc=$1 gencode=$2 rdc=$3
    shift 3
    count=$((count + 1))
    {
        printf '#include "%s"\n' "$@"
        printf '__global__ void kernel(int *p) { *p = 1; }\n'
    } >"$scratch/alone.cu"
    # shellcheck disable=SC2086
    timeout 240 "$nvcc" -std=c++17 -rdc=$rdc -Werror all-warnings --threads 2 $gencode -I"$top_srcdir/include" -I"$top_builddir/api" \
        -c "$scratch/alone.cu" -o "$scratch/alone.o" >"$scratch/log" 2>&1 || fail "$*, -rdc=$rdc, $nvcc"
}
cat >"$scratch/uses.cu" <<'END'
#include "ferry_device.h"
struct pair { int first, second; };
static ferry_status (*const table[])(int *, const int *, size_t, int) = {ferry_int_put, &ferry_int_get};
static __host__ __device__ int both(int *p) { return (int)ferry_int_put(p, p, 1, 0) + (int)ferry_put(p, p, 1, 0); }
__global__ void kernel(int *p, double *d, float *f, pair *q)
{
    p[0] = both(p) + ferry_int_g(&p[ferry_int_g(p, 0)], 1) + (int)ferry_int_put_block(p, p, 3, ferry_my_pe());
    ferry_p(d, 1, 0);
    ferry_put(FERRY_CTX_DEFAULT, d, d, 1, 0);
    ferry_sum_reduce(FERRY_TEAM_WORLD, d, d, 3);
    MORE;
}
int main() { return (int)table[0](0, 0, 0, 0) + both(0) + (int)ferry_int_put_warp(0, 0, 0, 0); }
END
uses() { # MORE
    count=$((count + 1))
    # shellcheck disable=SC2086
    timeout 60 "$nvcc" -std=c++17 $one -I"$top_srcdir/include" -I"$top_builddir/api" -DMORE="$1" -c "$scratch/uses.cu" \
        -o "$scratch/uses.o" >"$scratch/log" 2>&1
}
for nvcc in "$NVCC" ${OTHER_NVCC:+"$OTHER_NVCC"}; do
    all=$(generations "$nvcc" 70 75 80 89 90 100 120)
    one=$(generations "$nvcc" 80)
    [ "${one% -gencode*}" != "$one" ] || { echo "$nvcc knows none of the generations"; exit 1; }
    echo "$nvcc:$all"
    uses "" || fail "calls by name, by address and without their type, $nvcc"
    for call in "ferry_put(q, q, 1, 0)" "ferry_atomic_add(f, 1.0f, 0)"; do
        ! uses "$call" || fail "$call was not refused, $nvcc"
    done
    compile "$nvcc" "$all" false ferry.h ferry_device.h ferry_comm.h ferry_moe.h
    for header in ferry.h ferry_device.h ferry_comm.h ferry_moe.h; do
        compile "$nvcc" "$one" true $header
    done
done
echo "$count compilations"
exit $bad
