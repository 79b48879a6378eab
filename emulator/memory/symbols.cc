/* SPDX-License-Identifier: BSD-3-Clause */
/* Variables of GPUs: each GPU has its copy of what a program declares __device__ or __constant__. */
#include "emulator/checks/access_areas.h"
#include "emulator/runtime.h"
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace
{
struct symbol {
    size_t size;
    std::string name;
    void *copy[FERRYI_EMU_DEVICES];
};
std::mutex &lock = *new std::mutex;
std::map<const void *, symbol> *symbols; /* by the host's variable; made by the first constructor that registers one */

symbol *find(const void *shadow)
{
    if (symbols == nullptr)
        return nullptr;
    auto found = symbols->upper_bound(shadow);
    if (found == symbols->begin())
        return nullptr;
    --found; /* an element of an array is a symbol too */
    return (size_t)((const char *)shadow - (const char *)found->first) < found->second.size ? &found->second : nullptr;
}

/* The copy of GPU `device`, which starts as the program initializes it. */
void *copy_of(symbol *s, const void *shadow, int device)
{
    if (s->copy[device] != nullptr)
        return s->copy[device];
    void *p = emu_allocate(s->size, device);
    if (p == nullptr)
        emu_die("no memory for variable %s of GPU %d", s->name.c_str(), device);
    emu_area_named((uintptr_t)p, s->name.c_str());
    emu_do_as_gpu([&] { memcpy(p, shadow, s->size); });
    return s->copy[device] = p;
}
} // namespace

void ferryi_emu_symbol_register(const void *shadow, size_t size, const char *name)
{
    std::lock_guard<std::mutex> held(lock);
    if (symbols == nullptr)
        symbols = new std::map<const void *, symbol>;
    symbol *s = &(*symbols)[shadow];
    s->size = size;
    s->name = name;
}

static std::vector<void (*)(void)> *touches;

void ferryi_emu_at_start(void (*touch)(void))
{
    std::lock_guard<std::mutex> held(lock);
    if (touches == nullptr)
        touches = new std::vector<void (*)(void)>;
    touches->push_back(touch);
}

void ferryi_emu_use(const void *) {}

/* What a thread looks up by itself would be the memory of the kernel's thread that happens to come first. */
void emu_symbols_touch(void)
{
    static thread_local size_t touched;
    for (;; touched++) {
        void (*next)(void);
        {
            std::lock_guard<std::mutex> held(lock);
            if (touches == nullptr || touched == touches->size())
                return;
            next = (*touches)[touched];
        }
        next();
    }
}

/* Where the calling thread's GPU has the variable.  The host's own is a name only. */
void *ferryi_emu_symbol_at(const void *shadow)
{
    const int device = emu_device_of_block();
    if (device < 0)
        return const_cast<void *>(shadow);
    std::lock_guard<std::mutex> held(lock);
    symbol *s = find(shadow);
    if (s == nullptr)
        emu_die("a variable of the GPU is used before the program's constructors have registered it");
    return copy_of(s, shadow, device);
}

cudaError_t ferryi_emu_find_symbol(void **at, size_t *size, const void *shadow)
{
    emu_ready();
    std::lock_guard<std::mutex> held(lock);
    symbol *s = find(shadow);
    if (s == nullptr) {
        emu_say("cudaMemcpyToSymbol, cudaMemcpyFromSymbol or cudaGetSymbolAddress of what is neither __device__ nor "
                "__constant__");
        return emu_noted(cudaErrorInvalidSymbol);
    }
    auto first = --symbols->upper_bound(shadow);
    const size_t offset = (size_t)((const char *)shadow - (const char *)first->first);
    *at = (char *)copy_of(s, first->first, ferryi_emu_device()) + offset;
    *size = s->size - offset;
    return cudaSuccess;
}

cudaError_t ferryi_emu_copy_symbol(const void *shadow, size_t n, size_t offset, void *data, int to_symbol,
                                   cudaStream_t stream, int waits)
{
    void *at;
    size_t size;
    const cudaError_t error = ferryi_emu_find_symbol(&at, &size, shadow);
    if (error != cudaSuccess)
        return error;
    if (offset > size || n > size - offset) {
        emu_say("%zu bytes from byte %zu on are copied %s a variable of %zu bytes", n, offset,
                to_symbol ? "to" : "from", size);
        return emu_noted(cudaErrorInvalidValue);
    }
    char *p = (char *)at + offset;
    CUresult result = to_symbol ? cuMemcpyAsync((CUdeviceptr)p, (CUdeviceptr)data, n, stream)
                                : cuMemcpyAsync((CUdeviceptr)data, (CUdeviceptr)p, n, stream);
    if (result == CUDA_SUCCESS && waits)
        result = cuStreamSynchronize(stream);
    return emu_noted(result);
}
