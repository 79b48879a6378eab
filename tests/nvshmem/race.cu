/* SPDX-License-Identifier: BSD-3-Clause */
/* For check_speaks_its_names.sh: every PE writes one word of PE 0, in a kernel and by the host, in no order. */
#include <nvshmem.h>
#include <nvshmemx.h>

__global__ void write_word(int *dst, int value)
{
    nvshmem_int_p(dst, value, 0); /* in the kernel */
}

int main()
{
    nvshmem_init();
    int value = 0, *dst = (int *)nvshmem_calloc(4, sizeof *dst);
    nvshmem_barrier_all();
    write_word<<<1, 1>>>(dst, nvshmem_my_pe());
    cudaDeviceSynchronize();
    nvshmem_barrier_all();
    nvshmem_int_put(dst + 1, &value, 1, 0); /* on the host */
    nvshmem_barrier_all();
    nvshmem_finalize();
    return 0;
}
