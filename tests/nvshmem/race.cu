/* SPDX-License-Identifier: BSD-3-Clause */
/* For check_speaks_its_names.sh: every PE writes words of PE 0, in kernels, on streams and by itself, in no order;
 * then PEs make different collective calls. */
#include <nvshmem.h>
#include <nvshmemx.h>

__global__ void write_word(int *dst, int value)
{
    nvshmem_int_p(dst, value, 0); /* in the kernel */
}

__global__ void write_together(int *dst, const int *src)
{
    nvshmemx_int_put_block(dst + 2, src, 1, 0);           /* by a block */
    nvshmemx_float_atomic_add((float *)dst + 3, 1.0f, 0); /* an addition */
    if (threadIdx.x < 32)
        nvshmemx_putmem_warp(dst + 3, src, 4, 0); /* by a warp */
}

int main()
{
    nvshmem_init();
    int value = nvshmem_my_pe(), *dst = (int *)nvshmem_calloc(8, sizeof *dst);
    nvshmem_barrier_all();
    write_word<<<1, 1>>>(dst, nvshmem_my_pe());
    cudaDeviceSynchronize();
    nvshmem_barrier_all();
    nvshmem_int_put(dst + 1, &value, 1, 0); /* on the host */
    nvshmem_barrier_all();
    write_together<<<1, 64>>>(dst, dst + 4);
    cudaDeviceSynchronize();
    nvshmem_barrier_all();
    nvshmemx_int_p_on_stream(dst + 5, value, 0, 0); /* in a stream */
    cudaDeviceSynchronize();
    nvshmem_barrier_all();
    if (nvshmem_my_pe() == 0)
        (void)nvshmem_barrier(NVSHMEM_TEAM_WORLD); /* of a team */
    else
        nvshmem_sync_all(); /* of all */
    nvshmem_finalize();
    return 0;
}
