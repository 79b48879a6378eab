/* SPDX-License-Identifier: BSD-3-Clause */
/* Copies, sets and words of streams.  A copy has read and written pageable memory when the call returns. */
#include "emulator/checks/access.h"
#include "emulator/execution/stream.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <type_traits>
#include <unistd.h>

namespace
{
thread_local CUdeviceptr read_last; /* by a copy to pageable memory */
thread_local unsigned reads;        /* so often, one after the other */
} // namespace

void emu_forget_reads(void)
{
    read_last = 0;
}

/* A host thread that reads the same words again and again waits for others, which need the core. */
static void poll_takes_time(CUdeviceptr from, size_t n)
{
    const timespec some = { 0, 10000 };
    reads = from == read_last && n <= 512 ? reads + 1 : 0;
    read_last = from;
    if (reads >= 8)
        (void)nanosleep(&some, NULL);
}

/* A driver refuses what reaches beyond an allocation. */
static CUresult fits(const char *call, CUdeviceptr at, size_t n)
{
    char why[128];
    if (emu_holds((const void *)at, n))
        return CUDA_SUCCESS;
    snprintf(why, sizeof why, "%zu bytes from %p on reach beyond the allocation", n, (void *)at);
    return emu_refuses(call, CUDA_ERROR_INVALID_VALUE, why);
}

/* A program's own access by a copy engine; the code that carries it out tells it first. */
static void tell(const void *at, size_t n, unsigned what, const void *called_at)
{
    if (called_at != nullptr)
        ferryi_access_engine(at, n, what, called_at);
}

static void copy(int device, char *to, const char *from, size_t n, const void *called_at)
{
    tell(from, n, FERRYI_ACCESS_READ | FERRYI_ACCESS_COPY, called_at);
    tell(to, n, FERRYI_ACCESS_WRITE | FERRYI_ACCESS_COPY, called_at);
    emu_copy(device, to, from, n);
}

/* Long copies are under way beside the thread that asked for them. */
static CUresult put_copy(CUstream stream, size_t n, std::function<void()> what)
{
    const size_t few = (size_t)64 << 10;
    return n <= few ? emu_put_short(stream, std::move(what)) : emu_put(stream, std::move(what));
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream stream)
{
    char *dst = (char *)to;
    const char *src = (const char *)from;
    const void *called_at = emu_called_at;
    const int device = emu_context() != nullptr ? emu_context()->device : -1; /* whose copy engine it is */
    if (n == 0)
        return CUDA_SUCCESS;
    for (const CUdeviceptr at : { to, from })
        if (fits("cuMemcpyAsync", at, n) != CUDA_SUCCESS)
            return CUDA_ERROR_INVALID_VALUE;
    CUstream s = emu_stream(stream);
    if (s != nullptr && emu_is_captured(s)) /* pageable memory is read and written when the graph runs */
        return emu_put(stream, [=] { copy(device, dst, src, n, called_at); });
    if (emu_kind_of(dst) == EMU_PAGEABLE) {
        poll_takes_time(from, n);
        return emu_put_and_wait(stream, [=] { copy(device, dst, src, n, called_at); });
    }
    if (emu_kind_of(src) != EMU_PAGEABLE)
        return put_copy(stream, n, [=] { copy(device, dst, src, n, called_at); });
    tell(src, n, FERRYI_ACCESS_READ | FERRYI_ACCESS_COPY, called_at);
    auto staged = std::make_shared<std::vector<char>>(src, src + n);
    return put_copy(stream, n, [=] {
        tell(dst, n, FERRYI_ACCESS_WRITE | FERRYI_ACCESS_COPY, called_at);
        emu_copy(device, dst, staged->data(), n);
    });
}

static const char *end_of(CUmemorytype type, const void *host, CUdeviceptr device)
{
    return type == CU_MEMORYTYPE_HOST ? (const char *)host : (const char *)device;
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *shape, CUstream stream)
{
    const CUDA_MEMCPY2D s = *shape;
    char *dst = const_cast<char *>(end_of(s.dstMemoryType, s.dstHost, s.dstDevice));
    const char *src = end_of(s.srcMemoryType, s.srcHost, s.srcDevice);
    if (s.WidthInBytes > s.dstPitch || s.WidthInBytes > s.srcPitch || s.srcXInBytes || s.srcY || s.dstXInBytes ||
        s.dstY)
        return emu_refuses("cuMemcpy2DAsync", CUDA_ERROR_INVALID_VALUE);
    if (s.Height != 0 &&
        (fits("cuMemcpy2DAsync", (CUdeviceptr)dst, (s.Height - 1) * s.dstPitch + s.WidthInBytes) != CUDA_SUCCESS ||
         fits("cuMemcpy2DAsync", (CUdeviceptr)src, (s.Height - 1) * s.srcPitch + s.WidthInBytes) != CUDA_SUCCESS))
        return CUDA_ERROR_INVALID_VALUE;
    const void *called_at = emu_called_at;
    auto rows = [=] {
        for (size_t i = s.Height; i-- > 0;) {
            tell(src + i * s.srcPitch, s.WidthInBytes, FERRYI_ACCESS_READ | FERRYI_ACCESS_COPY, called_at);
            tell(dst + i * s.dstPitch, s.WidthInBytes, FERRYI_ACCESS_WRITE | FERRYI_ACCESS_COPY, called_at);
            memmove(dst + i * s.dstPitch, src + i * s.srcPitch, s.WidthInBytes);
        }
    };
    return emu_kind_of(dst) == EMU_PAGEABLE || emu_kind_of(src) == EMU_PAGEABLE ? emu_put_and_wait(stream, rows)
                                                                                : emu_put(stream, rows);
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t n, CUstream stream)
{
    const char *hangs = getenv("EMU_HANGS");
    if (fits("cuMemsetD8Async", to, n) != CUDA_SUCCESS)
        return CUDA_ERROR_INVALID_VALUE;
    if (hangs != NULL && strcmp(hangs, "cuMemsetD8Async") == 0)
        return emu_put(stream, [] {
            for (;;)
                pause();
        });
    const void *called_at = emu_called_at;
    return emu_put(stream, [=] {
        tell((void *)to, n, FERRYI_ACCESS_WRITE | FERRYI_ACCESS_SET, called_at);
        if (value != 0 || !emu_drops((void *)to, n))
            memset((void *)to, value, n);
    });
}

CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr to, cuuint32_t value, unsigned)
{
    return emu_put_short(stream, [=] { __atomic_store_n((uint32_t *)to, value, __ATOMIC_RELEASE); });
}

CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr to, cuuint64_t value, unsigned)
{
    return emu_put_short(stream, [=] { __atomic_store_n((uint64_t *)to, value, __ATOMIC_RELEASE); });
}

CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t n, CUstream stream)
{
    if (to % 4 != 0)
        return emu_refuses("cuMemsetD32Async", CUDA_ERROR_INVALID_VALUE, "the address is no multiple of 4");
    if (n > SIZE_MAX / 4 || fits("cuMemsetD32Async", to, 4 * n) != CUDA_SUCCESS)
        return CUDA_ERROR_INVALID_VALUE;
    return emu_put(stream, [=] {
        for (size_t i = 0; i < n; i++)
            ((unsigned *)to)[i] = value;
    });
}
CUresult cuMemsetD8(CUdeviceptr to, unsigned char value, size_t n)
{
    return cuMemsetD8Async(to, value, n, nullptr);
}
CUresult cuMemsetD32(CUdeviceptr to, unsigned value, size_t n)
{
    return cuMemsetD32Async(to, value, n, nullptr);
}

static CUresult then_wait(CUresult result)
{
    return result == CUDA_SUCCESS ? cuStreamSynchronize(nullptr) : result;
}
CUresult cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t n)
{
    return then_wait(cuMemcpyAsync(to, from, n, nullptr));
}
CUresult cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t n)
{
    return cuMemcpy(to, (CUdeviceptr)from, n);
}
CUresult cuMemcpyDtoH(void *to, CUdeviceptr from, size_t n)
{
    return cuMemcpy((CUdeviceptr)to, from, n);
}
CUresult cuMemcpyDtoD(CUdeviceptr to, CUdeviceptr from, size_t n)
{
    return cuMemcpy(to, from, n);
}
CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void *from, size_t n, CUstream stream)
{
    return cuMemcpyAsync(to, (CUdeviceptr)from, n, stream);
}
CUresult cuMemcpyDtoHAsync(void *to, CUdeviceptr from, size_t n, CUstream stream)
{
    return cuMemcpyAsync((CUdeviceptr)to, from, n, stream);
}
CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream stream)
{
    return cuMemcpyAsync(to, from, n, stream);
}
CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext, size_t n, CUstream stream)
{
    return cuMemcpyAsync(to, from, n, stream);
}
CUresult cuMemcpyPeer(CUdeviceptr to, CUcontext, CUdeviceptr from, CUcontext, size_t n)
{
    return cuMemcpy(to, from, n);
}

/* The stream's thread polls the word. */
template <class T>
static CUresult wait_value(CUstream stream, CUdeviceptr at, T value, unsigned how)
{
    if (how > CU_STREAM_WAIT_VALUE_NOR || at % sizeof(T) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    return emu_put(stream, [=] {
        const timespec some = { 0, 20000 };
        for (;;) {
            const T now = __atomic_load_n((const T *)at, __ATOMIC_ACQUIRE);
            if (how == CU_STREAM_WAIT_VALUE_GEQ   ? (typename std::make_signed<T>::type)(now - value) >= 0
                : how == CU_STREAM_WAIT_VALUE_EQ  ? now == value
                : how == CU_STREAM_WAIT_VALUE_AND ? (now & value) != 0
                                                  : (T) ~(now | value) != 0)
                return;
            (void)nanosleep(&some, NULL);
        }
    });
}
CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr at, cuuint32_t value, unsigned flags)
{
    return wait_value(stream, at, value, flags);
}
CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr at, cuuint64_t value, unsigned flags)
{
    return wait_value(stream, at, value, flags);
}
