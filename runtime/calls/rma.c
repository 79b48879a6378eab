/* SPDX-License-Identifier: BSD-3-Clause */
/* Put, get and ordering: the exported functions, over the bodies that kernels use too. */
#include "ferry/rma.h"
#include "ferry/detail/operations/rma__funcs.h"

/* Each slow path has one out-of-line body, to which the typed functions jump. */
static __attribute__((noinline)) ferry_status put_bytes(void *dst, const void *src, size_t n, int pe)
{
    return ferryi_put(ferryi_world_get(), dst, src, n, pe);
}

static __attribute__((noinline)) ferry_status get_bytes(void *dst, const void *src, size_t n, int pe)
{
    return ferryi_get(ferryi_world_get(), dst, src, n, pe);
}

static __attribute__((noinline)) ferry_status iput_elements(void *dst, const void *src, ptrdiff_t dst_stride,
                                                            ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    return ferryi_iput(ferryi_world_get(), dst, src, dst_stride, src_stride, width, nelems, pe);
}

static __attribute__((noinline)) ferry_status iget_elements(void *dst, const void *src, ptrdiff_t dst_stride,
                                                            ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    return ferryi_iget(ferryi_world_get(), dst, src, dst_stride, src_stride, width, nelems, pe);
}

static __attribute__((noinline, cold)) ferry_status too_many(ferry_call call, size_t nelems, size_t width, int pe)
{
    return ferryi_overflow_refuse(ferryi_world_get(), call, pe, nelems, width);
}

static inline ferry_status put_elements(void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    if (FERRYI_UNLIKELY(nelems > SIZE_MAX / 2 / width))
        return too_many(FERRY_CALL_PUT, nelems, width, pe);
    return put_bytes(dst, src, nelems * width, pe);
}

static inline ferry_status get_elements(void *dst, const void *src, size_t nelems, size_t width, int pe)
{
    if (FERRYI_UNLIKELY(nelems > SIZE_MAX / 2 / width))
        return too_many(FERRY_CALL_GET, nelems, width, pe);
    return get_bytes(dst, src, nelems * width, pe);
}

/* One element by value; 0 when it fails. */
#define RETURN_ELEMENT(TYPE, source, pe)                                                                               \
    TYPE value = 0;                                                                                                    \
    if (ferryi_get(ferryi_world_get(), &value, source, sizeof(TYPE), pe) != FERRY_SUCCESS)                             \
        value = 0;                                                                                                     \
    return value

/* One put or get for each block. */
static ferry_status put_blocks(void *dst, const void *src, ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t bsize,
                               size_t nblocks, size_t width, int pe)
{
    ferry_status status = ferryi_blocks_fit(FERRY_CALL_PUT, dst, dst_stride, src_stride, bsize, width, &nblocks, pe);
    for (size_t i = 0; i < nblocks && status == FERRY_SUCCESS; i++)
        status = put_elements((char *)dst + i * (size_t)dst_stride * width,
                              (const char *)src + i * (size_t)src_stride * width, bsize, width, pe);
    return status;
}

static ferry_status get_blocks(void *dst, const void *src, ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t bsize,
                               size_t nblocks, size_t width, int pe)
{
    ferry_status status = ferryi_blocks_fit(FERRY_CALL_GET, src, src_stride, dst_stride, bsize, width, &nblocks, pe);
    for (size_t i = 0; i < nblocks && status == FERRY_SUCCESS; i++)
        status = get_elements((char *)dst + i * (size_t)dst_stride * width,
                              (const char *)src + i * (size_t)src_stride * width, bsize, width, pe);
    return status;
}

#include "generated/rma_host.h"
