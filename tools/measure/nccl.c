/* SPDX-License-Identifier: BSD-3-Clause */
/* NCCL's collectives beside ferry's, on the same buffers and streams, where libnccl.so.2 is found at run time.  The
 * declarations below are those of NCCL 2's C interface. */
#include "tools/measure/measure.h"
#include <dlfcn.h>
#include <string.h>

typedef struct unique_id {
    char bytes[128];
} unique_id;
enum { FLOAT32 = 7, SUM = 0 }; /* ncclFloat32, ncclSum */

#define CALLS(X)                                                                                                       \
    X(ncclGetErrorString, const char *, (int))                                                                         \
    X(ncclGetUniqueId, int, (unique_id *))                                                                             \
    X(ncclCommInitRank, int, (void **, int, unique_id, int))                                                           \
    X(ncclCommDestroy, int, (void *))                                                                                  \
    X(ncclAllReduce, int, (const void *, void *, size_t, int, int, void *, void *))                                    \
    X(ncclReduceScatter, int, (const void *, void *, size_t, int, int, void *, void *))                                \
    X(ncclAllGather, int, (const void *, void *, size_t, int, void *, void *))                                         \
    X(ncclBroadcast, int, (const void *, void *, size_t, int, int, void *, void *))                                    \
    X(ncclSend, int, (const void *, size_t, int, int, void *, void *))                                                 \
    X(ncclRecv, int, (void *, size_t, int, int, void *, void *))                                                       \
    X(ncclGroupStart, int, (void))                                                                                     \
    X(ncclGroupEnd, int, (void))
#define DECLARE(NAME, RESULT, ARGUMENTS) static RESULT(*NAME) ARGUMENTS;
CALLS(DECLARE)

static int fail(mt_nccl *nccl, const char *what, int result)
{
    snprintf(nccl->why, sizeof nccl->why, "%s: %s", what, ncclGetErrorString(result));
    return -1;
}

int mt_nccl_open(mt_nccl *nccl, int emulated)
{
    nccl->library = dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL);
    if (nccl->library == NULL) {
        snprintf(nccl->why, sizeof nccl->why, "libnccl.so.2 is not found: LD_LIBRARY_PATH may name its folder");
        return -1;
    }
#define FIND(NAME, RESULT, ARGUMENTS)                                                                                  \
    *(void **)&(NAME) = dlsym(nccl->library, #NAME);                                                                   \
    if ((NAME) == NULL)                                                                                                \
        snprintf(nccl->why, sizeof nccl->why, "libnccl.so.2 has no " #NAME);
    CALLS(FIND)
    if (emulated && dlsym(nccl->library, "nccl_of_emulated_gpus") == NULL) /* a test's double has it */
        snprintf(nccl->why, sizeof nccl->why, "its kernels do not run on emulated GPUs");
    return nccl->why[0] ? -1 : 0;
}

int mt_nccl_make_id(mt_nccl *nccl, char id[128])
{
    unique_id made;
    const int result = ncclGetUniqueId(&made);
    if (result != 0)
        return fail(nccl, "ncclGetUniqueId", result);
    memcpy(id, made.bytes, sizeof made.bytes);
    return 0;
}

int mt_nccl_join(mt_nccl *nccl, const char id[128], int n, int me)
{
    unique_id given;
    memcpy(given.bytes, id, sizeof given.bytes);
    const int result = ncclCommInitRank(&nccl->comm, n, given, me);
    return result != 0 ? fail(nccl, "ncclCommInitRank", result) : 0;
}

static int all_to_all(void *comm, const float *source, float *dest, uint64_t count, int n, void *stream)
{
    int result = ncclGroupStart();
    for (int pe = 0; pe < n && result == 0; pe++) {
        result = ncclSend(source + (uint64_t)pe * count, count, FLOAT32, pe, comm, stream);
        if (result == 0)
            result = ncclRecv(dest + (uint64_t)pe * count, count, FLOAT32, pe, comm, stream);
    }
    const int ended = ncclGroupEnd();
    return result != 0 ? result : ended;
}

int mt_nccl_run(mt_nccl *nccl, int what, const float *source, float *dest, uint64_t count, int n, void *stream)
{
    void *comm = nccl->comm;
    int result;
    switch (what) {
    case FERRYI_MEASURED_ALLTOALL:
        result = all_to_all(comm, source, dest, count, n, stream);
        break;
    case FERRYI_MEASURED_FCOLLECT:
        result = ncclAllGather(source, dest, count, FLOAT32, comm, stream);
        break;
    case FERRYI_MEASURED_BROADCAST:
        result = ncclBroadcast(source, dest, count, FLOAT32, 0, comm, stream);
        break;
    case FERRYI_MEASURED_REDUCE:
        result = ncclAllReduce(source, dest, count, FLOAT32, SUM, comm, stream);
        break;
    default:
        result = ncclReduceScatter(source, dest, count, FLOAT32, SUM, comm, stream);
        break;
    }
    return result != 0 ? fail(nccl, mt_collectives[what].nccl, result) : 0;
}

void mt_nccl_close(mt_nccl *nccl)
{
    if (nccl->comm != NULL)
        (void)ncclCommDestroy(nccl->comm);
    nccl->comm = NULL;
    nccl->why[0] = 0;
}
