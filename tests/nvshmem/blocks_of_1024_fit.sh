#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A program for NVSHMEM is relocatable code and launches blocks of 1024 threads, which have 64 registers each, or of 512 with
# collectives: nvshmem.h makes nvcc keep to that.  No GPU is needed.
set -eu
. "${top_srcdir:?run by make check}/tests/scratch.sh"
[ -n "${NVCC-}" ] || { echo "skipped: no nvcc; configure --with-cuda=DIR"; exit 77; }

cat >"$scratch/calls.cu" <<'END'
#include <nvshmem.h>
#include <nvshmemx.h>
#define KERNEL(NAME, CALL)                                                                                             \
    __global__ void NAME(double *to, double *from, uint64_t *word, int n, int pe)                                      \
    {                                                                                                                  \
        for (int i = 0; i < n; i++) {                                                                                  \
            CALL;                                                                                                      \
            __syncthreads();                                                                                           \
        }                                                                                                              \
    }
KERNEL(put, nvshmem_double_put_nbi(to + i, from + i, n, pe))
KERNEL(put_block, nvshmemx_double_put_block(to + i, from + i, n, pe); nvshmem_quiet())
KERNEL(get_block, nvshmemx_double_get_nbi_block(to + i, from + i, n, pe); nvshmem_quiet())
KERNEL(p, nvshmem_double_p(to + i, i, pe))
KERNEL(g, to[i] = nvshmem_double_g(from + i, pe))
KERNEL(add, nvshmem_uint64_atomic_inc(word + i, pe))
KERNEL(swap, word[i] = nvshmem_uint64_atomic_compare_swap(word, 1, i, pe))
KERNEL(put_signal, nvshmemx_double_put_signal_block(to, from, n, word, i, NVSHMEM_SIGNAL_SET, pe))
KERNEL(wait, nvshmem_uint64_wait_until(word, NVSHMEM_CMP_GE, i))
KERNEL(test, word[i] = nvshmem_uint64_test(word, NVSHMEM_CMP_EQ, i))
KERNEL(barrier, nvshmemx_barrier_all_block())
KERNEL(reduce, nvshmemx_double_sum_reduce_block(NVSHMEM_TEAM_WORLD, to, from, n))
KERNEL(alltoall, nvshmemx_double_alltoall_block(NVSHMEM_TEAM_WORLD, to, from, n))
KERNEL(broadcast, nvshmemx_double_broadcast_block(NVSHMEM_TEAM_WORLD, to, from, n, pe))
KERNEL(fcollect, nvshmemx_double_fcollect_block(NVSHMEM_TEAM_WORLD, to, from, n))
KERNEL(reducescatter, nvshmemx_double_sum_reducescatter_block(NVSHMEM_TEAM_WORLD, to, from, n))
int main(void)
{
    void (*const kernels[])(double *, double *, uint64_t *, int, int) = { put, put_block, get_block, p, g, add, swap,
                                                                          put_signal, wait, test, barrier, reduce, alltoall,
                                                                          broadcast, fcollect, reducescatter };
    nvshmem_init();
    for (auto kernel : kernels)
        kernel<<<1, 1024>>>(NULL, NULL, NULL, 0, 0);
    nvshmem_finalize();
    return 0;
}
END

# fits WHAT COMMAND...: nvlink, which adds up what a kernel calls, says what each takes.
fits() {
    what=$1
    shift
    if ! timeout 200 "$@" >"$scratch/log" 2>&1; then
        echo "$what: it does not compile"
        tail -n 20 "$scratch/log"
        bad=1
        return
    fi
    awk -v what="$what" '
        /Function properties for/ { split($0, quoted, "\047"); kernel = quoted[2] }
        /: used [0-9]+ registers/ && kernel !~ /ferryi_image_kernel|_bounds_/ {
            kernels++
            match($0, /used [0-9]+/)
            registers = substr($0, RSTART + 5, RLENGTH - 5) + 0
            if (registers > (kernel ~ /reduce|alltoall|broadcast|fcollect/ ? 128 : 64)) {
                print what ": " kernel ": " registers " registers"
                bad = 1
            }
        }
        END {
            print what ": " kernels + 0 " kernels"
            exit bad || kernels != 16
        }' "$scratch/log" || bad=1
}
fits ferry-cc "$top_builddir/launcher/ferry-cc" -cc="$NVCC" -std=c++17 -arch=sm_90 -rdc=true -Xnvlink=-v "$scratch/calls.cu" \
    -o "$scratch/calls"
exit $bad
