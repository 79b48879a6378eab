/* SPDX-License-Identifier: BSD-3-Clause */
/* A program for NVSHMEM whose own GPU memory becomes symmetric: kernels and calls reach it, and its own addresses show
 * what they did.  Other memory is refused. */
#include <nvshmem.h>
#include <nvshmemx.h>

#define SIZE ((size_t)4 << 20)
#define IS(condition)                                                                                                  \
    do {                                                                                                               \
        if (!(condition))                                                                                              \
            NVSHMEMI_ERROR_EXIT("PE %d: not " #condition, nvshmem_my_pe());                                            \
    } while (0)

__global__ void write(int *at)
{
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
    nvshmem_int_p(at, 100 + me, (me + 1) % n);
    nvshmem_int_put(at + 1000, at + 2000, 1, (me + 1) % n);
    nvshmem_quiet();
}

static int *mapped(int gpu, CUmemAllocationHandleType type, CUmemGenericAllocationHandle *handle)
{
    CUdeviceptr at = 0;
    CUmemAllocationProp prop = {};
    CUmemAccessDesc access = {};
    prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    prop.location.type = access.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    prop.location.id = access.location.id = gpu;
    prop.requestedHandleTypes = type;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    IS(cuMemCreate(handle, SIZE, &prop, 0) == CUDA_SUCCESS);
    IS(cuMemAddressReserve(&at, SIZE, 0, 0, 0) == CUDA_SUCCESS);
    IS(cuMemMap(at, SIZE, 0, *handle, 0) == CUDA_SUCCESS);
    IS(cuMemSetAccess(at, SIZE, &access, 1) == CUDA_SUCCESS);
    return (int *)at;
}

int main()
{
    CUmemGenericAllocationHandle handle;
    int gpu = 0, found[2] = { 0, 0 }, *plain;
    nvshmem_init();
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), from = (me + n - 1) % n;
    IS(cudaSetDevice(me) == cudaSuccess && cudaGetDevice(&gpu) == cudaSuccess);
    int *own = mapped(gpu, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, &handle);
    IS(cudaMalloc(&plain, SIZE) == cudaSuccess);
    IS(nvshmemx_buffer_register_symmetric(plain, SIZE, 0) == NULL);
    IS(nvshmemx_buffer_register_symmetric(own, SIZE / 2, 0) == NULL);
    IS(nvshmemx_buffer_register_symmetric(own + SIZE / 8, SIZE / 2, 0) == NULL);
    for (int round = 0; round < 3; round++) {
        const int mine = 7 + me + 10 * round, theirs = 7 + from + 10 * round;
        int *at = (int *)(round == 1 ? nvshmemx_buffer_register_symmetric_at_preferred_address(own, SIZE, plain, 0)
                                     : nvshmemx_buffer_register_symmetric(own, SIZE, 0));
        IS(at != NULL && at != own);
        IS(cudaMemset(own, 0, SIZE) == cudaSuccess);
        IS(cudaMemcpy(own + 2000, &mine, sizeof mine, cudaMemcpyHostToDevice) == cudaSuccess);
        IS(cudaDeviceSynchronize() == cudaSuccess);
        nvshmem_barrier_all();
        write<<<1, 1>>>(at);
        IS(cudaDeviceSynchronize() == cudaSuccess);
        nvshmem_barrier_all();
        IS(cudaMemcpy(&found[0], own, sizeof(int), cudaMemcpyDeviceToHost) == cudaSuccess);
        IS(cudaMemcpy(&found[1], own + 1000, sizeof(int), cudaMemcpyDeviceToHost) == cudaSuccess);
        IS(found[0] == 100 + from && found[1] == theirs);
        IS(nvshmem_int_sum_reduce(NVSHMEM_TEAM_WORLD, at + 3000, at, 1) == 0);
        IS(cudaMemcpy(&found[0], own + 3000, sizeof(int), cudaMemcpyDeviceToHost) == cudaSuccess);
        IS(found[0] == 100 * n + n * (n - 1) / 2);
        IS(nvshmemx_buffer_unregister_symmetric(at, SIZE) == 0);
        IS(nvshmemx_buffer_unregister_symmetric(at, SIZE) != 0);
    }
    IS(cuMemUnmap((CUdeviceptr)own, SIZE) == CUDA_SUCCESS && cuMemRelease(handle) == CUDA_SUCCESS);
    nvshmem_finalize();
    return 0;
}
