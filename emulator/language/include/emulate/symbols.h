/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_SYMBOLS_H
#define FERRYI_EMU_SYMBOLS_H

#include "../cuda_runtime_api.h"

/* Variables of GPUs.  emulator/language/rewrite/variables.c writes  __device__ int x = 5;  as
 *
 *     static int x_ferryi_shadow = 5;                                      the host's: its address is the symbol
 *     static thread_local int &x = ferryi_emu_symbol_here(x_ferryi_shadow);   kernels': the copy of their GPU
 *
 * A system thread that runs kernels serves one GPU, so what it has looked up once stays right. */
extern "C" {
void ferryi_emu_symbol_register(const void *shadow, size_t size, const char *name);
/* Called by each system thread before it runs its next block: the function looks a variable up. */
void ferryi_emu_at_start(void (*touch)(void));
void ferryi_emu_use(const void *variable); /* does nothing */
void *ferryi_emu_symbol_at(const void *shadow);
}
struct ferryi_emu_symbol {
    ferryi_emu_symbol(const void *shadow, size_t size, const char *name)
    {
        ferryi_emu_symbol_register(shadow, size, name);
    }
};
struct ferryi_emu_touched {
    ferryi_emu_touched(void (*touch)(void)) { ferryi_emu_at_start(touch); }
};
template <class T>
static inline T &ferryi_emu_symbol_here(T &shadow)
{
    return *(T *)ferryi_emu_symbol_at((const void *)&shadow);
}

template <class T>
static inline cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t n, size_t offset = 0,
                                             cudaMemcpyKind = cudaMemcpyHostToDevice)
{
    return ferryi_emu_copy_symbol((const void *)&symbol, n, offset, (void *)from, 1, nullptr, 1);
}
template <class T>
static inline cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t n, size_t offset = 0,
                                               cudaMemcpyKind = cudaMemcpyDeviceToHost)
{
    return ferryi_emu_copy_symbol((const void *)&symbol, n, offset, to, 0, nullptr, 1);
}
template <class T>
static inline cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *from, size_t n, size_t offset,
                                                  cudaMemcpyKind, cudaStream_t stream = nullptr)
{
    return ferryi_emu_copy_symbol((const void *)&symbol, n, offset, (void *)from, 1, stream, 0);
}
template <class T>
static inline cudaError_t cudaMemcpyFromSymbolAsync(void *to, const T &symbol, size_t n, size_t offset, cudaMemcpyKind,
                                                    cudaStream_t stream = nullptr)
{
    return ferryi_emu_copy_symbol((const void *)&symbol, n, offset, to, 0, stream, 0);
}
template <class T>
static inline cudaError_t cudaGetSymbolAddress(void **at, const T &symbol)
{
    size_t size;
    return ferryi_emu_find_symbol(at, &size, (const void *)&symbol);
}
template <class T>
static inline cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol)
{
    void *at;
    return ferryi_emu_find_symbol(&at, size, (const void *)&symbol);
}

#endif
