/* SPDX-License-Identifier: BSD-3-Clause */
/* Launches of kernels, by the driver's call and by <<<>>>.
 *
 *   EMU_HANGS       a kernel that does not end, or cuMemsetD8Async */
#include "block.h"
#include "emulator/driver.h"
#include "emulator/runtime.h"
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <unistd.h>
#include <vector>

namespace
{
#define DEFAULT_SHARED ((size_t)48 << 10)

std::mutex &lock = *new std::mutex;
std::map<const void *, const ferryi_emu_kernel *> *by_function; /* made by the first constructor that registers one */
std::map<const ferryi_emu_kernel *, size_t> &allowed = *new std::map<const ferryi_emu_kernel *, size_t>;

struct configuration {
    dim3 grid, block;
    size_t shared;
    CUstream stream;
};
thread_local std::vector<configuration> *configured; /* arguments of a launch may launch */

size_t shared_allowed(const ferryi_emu_kernel *kernel)
{
    std::lock_guard<std::mutex> held(lock);
    auto found = allowed.find(kernel);
    return found != allowed.end() ? found->second : DEFAULT_SHARED;
}

CUresult refuse(const ferryi_emu_kernel *kernel, const std::string &why)
{
    return emu_refuses("a launch", CUDA_ERROR_INVALID_VALUE, "kernel " + emu_kernel_name(kernel) + ", " + why);
}
} // namespace

CUresult emu_launch(const ferryi_emu_kernel *kernel, dim3 grid, dim3 block, size_t shared, CUstream stream, void **args,
                    bool cooperative)
{
    CUcontext context = emu_context();
    if (context == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    const uint64_t threads = (uint64_t)block.x * block.y * block.z;
    const std::string sizes = "grid " + emu_triple(grid) + ", block " + emu_triple(block) + ": ";
    if (threads == 0 || threads > 1024 || block.z > 64)
        return refuse(kernel, sizes + "a block has 1 to 1024 threads, and at most 64 of them in z");
    if (grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > 0x7fffffffu || grid.y > 65535 || grid.z > 65535)
        return refuse(kernel, sizes + "a grid has at least one block, and at most 65535 in y and in z");
    if (shared > shared_allowed(kernel))
        return refuse(kernel, std::to_string(shared) + " bytes of dynamic shared memory, and " +
                                  std::to_string(shared_allowed(kernel)) +
                                  " are allowed: cudaFuncSetAttribute(kernel, "
                                  "cudaFuncAttributeMaxDynamicSharedMemorySize, n) allows more, up to 232448");
    const int device = context->device;
    const char *hangs = getenv("EMU_HANGS");
    if (hangs != NULL && strcmp(hangs, kernel->name) == 0)
        return emu_put(stream, [] {
            for (;;)
                pause();
        });
    std::vector<std::shared_ptr<char>> copies;
    for (size_t i = 0; i < kernel->n_args; i++) {
        char *p = (char *)aligned_alloc(64, (kernel->sizes[i] + 63) / 64 * 64);
        memcpy(p, args[i], kernel->sizes[i]);
        copies.emplace_back(p, free);
    }
    return emu_put(stream, [=] {
        std::vector<void *> own;
        for (auto &copy : copies)
            own.push_back(copy.get());
        emu_grid_run(kernel, device, grid, block, own.data(), shared, cooperative);
    });
}

CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                        unsigned bz, unsigned shared, CUstream stream, void **args, void **)
{
    return emu_launch((const ferryi_emu_kernel *)(void *)function, dim3(gx, gy, gz), dim3(bx, by, bz), shared, stream,
                      args, false);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction, int threads, size_t)
{
    *n = emu_blocks_per_sm((unsigned)threads);
    return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxPotentialBlockSize(int *blocks, int *threads, CUfunction, CUoccupancyB2DSize, size_t, int)
{
    *threads = 128; /* a thread more costs more here than on a GPU */
    *blocks = emu_blocks_per_sm(128) * emu_sms();
    return CUDA_SUCCESS;
}

CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                   unsigned bz, unsigned shared, CUstream stream, void **args)
{
    if ((uint64_t)gx * gy * gz > (uint64_t)(emu_blocks_per_sm(bx * by * bz) * emu_sms()))
        return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    return emu_launch((const ferryi_emu_kernel *)(void *)function, dim3(gx, gy, gz), dim3(bx, by, bz), shared, stream,
                      args, true);
}

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute, CUfunction function)
{
    *value = attribute == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024
             : attribute == CU_FUNC_ATTRIBUTE_NUM_REGS            ? 32
             : attribute == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
                 ? (int)shared_allowed((const ferryi_emu_kernel *)(void *)function)
                 : 0;
    return CUDA_SUCCESS;
}

CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value)
{
    if (attribute == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)
        return CUDA_SUCCESS;
    if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES || value < 0 || (size_t)value > EMU_MOST_SHARED)
        return emu_refuses("cuFuncSetAttribute", CUDA_ERROR_INVALID_VALUE,
                           "a block has at most 232448 bytes of dynamic shared memory");
    std::lock_guard<std::mutex> held(lock);
    allowed[(const ferryi_emu_kernel *)(void *)function] = (size_t)value;
    return CUDA_SUCCESS;
}

/* ---- <<<>>> and cudaLaunchKernel. */

void ferryi_emu_know(const ferryi_emu_kernel *kernel, const void *function)
{
    std::lock_guard<std::mutex> held(lock);
    if (by_function == nullptr)
        by_function = new std::map<const void *, const ferryi_emu_kernel *>;
    (*by_function)[function] = kernel;
}

const ferryi_emu_kernel *emu_kernel_of(const void *function)
{
    std::lock_guard<std::mutex> held(lock);
    if (by_function == nullptr)
        return nullptr;
    auto found = by_function->find(function);
    return found != by_function->end() ? found->second : nullptr;
}

void ferryi_emu_configure(const dim3 *grid, const dim3 *block, size_t shared, cudaStream_t stream)
{
    if (ferryi_emu_here() != nullptr)
        emu_die("a kernel launches a kernel: the emulator has launches by the host only");
    if (configured == nullptr)
        configured = new std::vector<configuration>;
    configured->push_back(configuration{ *grid, *block, shared, stream });
}

void ferryi_emu_launch(const ferryi_emu_kernel *kernel, void **args)
{
    if (configured == nullptr || configured->empty())
        emu_die("kernel %s was called as a function: launch it by %s<<<grid, block>>>(...)",
                emu_kernel_name(kernel).c_str(), emu_kernel_name(kernel).c_str());
    const configuration c = configured->back();
    configured->pop_back();
    emu_ready();
    const CUresult result = emu_launch(kernel, c.grid, c.block, c.shared, c.stream, args, false);
    (void)emu_noted(result == CUDA_ERROR_INVALID_VALUE ? cudaErrorInvalidConfiguration : (cudaError_t)result);
}

static cudaError_t launch(const void *function, dim3 grid, dim3 block, void **args, size_t shared, cudaStream_t stream,
                          bool cooperative)
{
    const ferryi_emu_kernel *kernel = emu_kernel_of(function);
    if (kernel == nullptr)
        return emu_noted(cudaErrorInvalidDeviceFunction);
    emu_ready();
    CUfunction f = (CUfunction)(uintptr_t)kernel;
    const CUresult result = cooperative ? cuLaunchCooperativeKernel(f, grid.x, grid.y, grid.z, block.x, block.y,
                                                                    block.z, (unsigned)shared, stream, args)
                                        : emu_launch(kernel, grid, block, shared, stream, args, false);
    return emu_noted(result == CUDA_ERROR_INVALID_VALUE ? cudaErrorInvalidConfiguration : (cudaError_t)result);
}
cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **args, size_t shared,
                             cudaStream_t stream)
{
    return launch(function, grid, block, args, shared, stream, false);
}
cudaError_t cudaLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block, void **args, size_t shared,
                                        cudaStream_t stream)
{
    return launch(function, grid, block, args, shared, stream, true);
}
