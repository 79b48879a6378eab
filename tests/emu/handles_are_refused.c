/* SPDX-License-Identifier: BSD-3-Clause */
/* The emulated driver refuses what a real one refuses of handles: a process that opens its own, wrong flags, memory
 * that is freed while another process has it open, types that the memory was not made for, fabrics without a channel.
 */
#include "tests/check.h"
#include <cuda.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define BLOCK ((size_t)2 << 20)
enum { LAZY = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS };

static CUcontext context;

static void begin(void)
{
    REQUIRE(cuInit(0) == CUDA_SUCCESS && cuDevicePrimaryCtxRetain(&context, 0) == CUDA_SUCCESS &&
            cuCtxSetCurrent(context) == CUDA_SUCCESS);
}

static void tell(int to, const void *what, size_t size)
{
    REQUIRE(write(to, what, size) == (ssize_t)size);
}

static void hear(int from, void *what, size_t size)
{
    REQUIRE(read(from, what, size) == (ssize_t)size);
}

/* The other process: it opens the memory twice, and once more when it is freed. */
static int importer(int from, int to)
{
    CUipcMemHandle handle;
    CUdeviceptr a = 0, b = 0;
    char step = 0;
    uint64_t seen = 0;
    begin();
    hear(from, &handle, sizeof handle);
    CHECK(cuIpcOpenMemHandle(&a, handle, 0) == CUDA_ERROR_INVALID_VALUE);
    CHECK(cuIpcOpenMemHandle(&a, handle, LAZY) == CUDA_SUCCESS);
    CHECK(cuIpcOpenMemHandle(&b, handle, LAZY) == CUDA_SUCCESS && b == a);
    CHECK(cuMemcpyAsync((CUdeviceptr)(uintptr_t)&seen, a, sizeof seen, NULL) == CUDA_SUCCESS && seen == 77);
    CHECK(cuIpcCloseMemHandle(a) == CUDA_SUCCESS);
    tell(to, &step, 1);
    hear(from, &step, 1); /* the owner has tried to free it */
    CHECK(cuIpcCloseMemHandle(a) == CUDA_SUCCESS);
    CHECK(cuIpcCloseMemHandle(a) == CUDA_ERROR_INVALID_VALUE);
    tell(to, &step, 1);
    hear(from, &step, 1); /* it is freed */
    CHECK(cuIpcOpenMemHandle(&a, handle, LAZY) != CUDA_SUCCESS);
    return CHECK_RESULT();
}

static void ipc(int from, int to)
{
    CUipcMemHandle handle;
    CUdeviceptr at = 0, own;
    char step = 0;
    uint64_t value = 77;
    CHECK(cuMemAlloc(&at, BLOCK) == CUDA_SUCCESS);
    CHECK(cuMemcpyAsync(at, (CUdeviceptr)(uintptr_t)&value, sizeof value, NULL) == CUDA_SUCCESS);
    CHECK(cuStreamSynchronize(NULL) == CUDA_SUCCESS);
    CHECK(cuIpcGetMemHandle(&handle, at) == CUDA_SUCCESS);
    CHECK(cuIpcOpenMemHandle(&own, handle, LAZY) == CUDA_ERROR_INVALID_VALUE);
    tell(to, &handle, sizeof handle);
    hear(from, &step, 1);
    CHECK(cuMemFree(at) == CUDA_ERROR_INVALID_VALUE);
    tell(to, &step, 1);
    hear(from, &step, 1);
    CHECK(cuMemFree(at) == CUDA_SUCCESS);
    tell(to, &step, 1);
}

static CUresult create(CUmemAllocationHandleType type, CUmemGenericAllocationHandle *handle)
{
    CUmemAllocationProp p;
    memset(&p, 0, sizeof p);
    p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    p.requestedHandleTypes = type;
    p.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    return cuMemCreate(handle, BLOCK, &p, 0);
}

static void fabric(void)
{
    CUmemGenericAllocationHandle handle, copy;
    CUmemFabricHandle bytes;
    CUdeviceptr at;
    int fd;
    setenv("EMU_HANDLES", "fd,ipc", 1);
    CHECK(create(CU_MEM_HANDLE_TYPE_FABRIC, &handle) == CUDA_ERROR_NOT_SUPPORTED);
    setenv("EMU_HANDLES", "fd,fabric", 1);
    CHECK(create(CU_MEM_HANDLE_TYPE_FABRIC, &handle) == CUDA_ERROR_NOT_PERMITTED);
    setenv("EMU_HANDLES", "fd,fabric,imex", 1);
    CHECK(create(CU_MEM_HANDLE_TYPE_FABRIC, &handle) == CUDA_SUCCESS);
    CHECK(cuMemExportToShareableHandle(&fd, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0) ==
          CUDA_ERROR_INVALID_VALUE);
    CHECK(cuMemExportToShareableHandle(&bytes, handle, CU_MEM_HANDLE_TYPE_FABRIC, 0) == CUDA_SUCCESS);
    CHECK(cuMemImportFromShareableHandle(&copy, &bytes, CU_MEM_HANDLE_TYPE_FABRIC) == CUDA_SUCCESS);
    CHECK(cuMemRelease(copy) == CUDA_SUCCESS && cuMemRelease(handle) == CUDA_SUCCESS);
    CHECK(cuMemImportFromShareableHandle(&copy, &bytes, CU_MEM_HANDLE_TYPE_FABRIC) == CUDA_ERROR_INVALID_VALUE);
    setenv("EMU_HANDLES", "ipc", 1);
    CHECK(create(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, &handle) == CUDA_ERROR_NOT_SUPPORTED);
    CHECK(cuMemAddressReserve(&at, BLOCK, 0, 0, 0) == CUDA_ERROR_NOT_SUPPORTED);
}

CHECK_MAIN(30)
{
    int there[2], back[2], status = 0;
    REQUIRE(pipe(there) == 0 && pipe(back) == 0);
    pid_t child = fork();
    if (child == 0)
        _exit(importer(there[0], back[1]));
    begin();
    ipc(back[0], there[1]);
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK_INT(status, 0);
    fabric();
}
