/* SPDX-License-Identifier: BSD-3-Clause */
/* A program for NVSHMEM chooses its GPU after nvshmem_init(): the argument says how.  The heap is on that GPU, and its
 * kernels write to the next PE's. */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <nvshmem.h>
#include <nvshmemx.h>
#include <unistd.h>

#define IS(condition)                                                                                                  \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            printf("FAIL stages.cu:%d: " #condition "\n", __LINE__);                                                   \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

__global__ void send(int *at)
{
    nvshmem_int_p(at, 100 + nvshmem_my_pe(), (nvshmem_my_pe() + 1) % nvshmem_n_pes());
    nvshmem_quiet();
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    nvshmemx_init_attr_t attributes = NVSHMEMX_INIT_ATTR_INITIALIZER;
    int wanted = 0, found = 0;
    if (strcmp(how, "before") == 0) {
        IS(cudaSetDevice(atoi(getenv("RANK"))) == cudaSuccess);
        nvshmem_init();
        IS(nvshmemx_init_status() == NVSHMEM_STATUS_IS_INITIALIZED);
    } else if (strcmp(how, "attribute") == 0) {
        attributes.args.cuda_device_id = 1000;
        IS(nvshmemx_init_attr(0, &attributes) == NVSHMEMX_ERROR_INVALID_VALUE);
        attributes.args.cuda_device_id = atoi(getenv("WORLD_SIZE")) - 1 - atoi(getenv("RANK"));
        IS(nvshmemx_init_attr(0, &attributes) == NVSHMEMX_SUCCESS);
        IS(nvshmemx_init_status() == NVSHMEM_STATUS_IS_INITIALIZED);
    } else if (strcmp(how, "id") == 0) { /* of PE 0, in a file */
        const int rank = atoi(getenv("RANK"));
        nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
        FILE *file = NULL;
        if (rank == 0) {
            IS(nvshmemx_get_uniqueid(&id) == NVSHMEMX_SUCCESS && (file = fopen(argv[2], "w")) != NULL);
            IS(fwrite(&id, sizeof id, 1, file) == 1 && fclose(file) == 0);
        }
        for (size_t read = 0; rank != 0 && read != 1; usleep(1000))
            if ((file = fopen(argv[2], "r")) != NULL) {
                read = fread(&id, sizeof id, 1, file);
                fclose(file);
            }
        IS(nvshmemx_set_attr_uniqueid_args(rank, atoi(getenv("WORLD_SIZE")), &id, &attributes) == NVSHMEMX_SUCCESS);
        IS(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, &attributes) == NVSHMEMX_SUCCESS);
        IS(nvshmemx_init_status() == NVSHMEM_STATUS_IS_BOOTSTRAPPED);
    } else {
        nvshmem_init();
        IS(nvshmemx_init_status() == NVSHMEM_STATUS_IS_BOOTSTRAPPED);
    }
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), last = (me + n - 1) % n;
    IS(nvshmem_team_my_pe(NVSHMEMX_TEAM_NODE) == me && nvshmem_team_n_pes(NVSHMEM_TEAM_WORLD) == n);
    wanted = strcmp(how, "other") == 0 || strcmp(how, "attribute") == 0 || strcmp(how, "id") == 0 ? n - 1 - me : me;
    if (strcmp(how, "some") == 0 && n > 2 && me > 0) /* PE 0 keeps the one that it has */
        wanted = me == 1 ? 2 : me == 2 ? 1 : me;
    IS(cudaSetDevice(wanted) == cudaSuccess);
    if (strcmp(how, "other") == 0)
        nvshmem_barrier_all();
    int *at = (int *)nvshmem_malloc(sizeof *at);
    cudaPointerAttributes facts;
    IS(nvshmemx_init_status() == NVSHMEM_STATUS_IS_INITIALIZED);
    IS(at != NULL && cudaPointerGetAttributes(&facts, at) == cudaSuccess && facts.device == wanted);
    nvshmem_barrier_all();
    send<<<1, 1>>>(at);
    IS(cudaDeviceSynchronize() == cudaSuccess);
    nvshmem_barrier_all();
    IS(cudaMemcpy(&found, at, sizeof found, cudaMemcpyDeviceToHost) == cudaSuccess && found == 100 + last);
    nvshmem_free(at);
    nvshmem_finalize();
    IS(nvshmemx_init_status() == NVSHMEM_STATUS_NOT_INITIALIZED);
    return 0;
}
