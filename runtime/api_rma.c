/* SPDX-License-Identifier: BSD-3-Clause */
/* Put, get and ordering: the exported functions, expanded from the type table over the bodies that kernels use too. */
#include "ferry/device/rma__funcs.h"
#include "ferry/rma.h"

/* One body each for what is not on the fast side: typed functions jump here. */
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
    return ferryi_overflow(ferryi_world_get(), call, pe, nelems, width);
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

/* A put copies its source, and a get has nothing to overlap with in the host space: the _nbi forms do the work at once.
 */
#define DEFINE_RMA(NAME, TYPE)                                                                                         \
    ferry_status ferry_##NAME##_put(TYPE *dest, const TYPE *source, size_t nelems, int pe)                             \
    {                                                                                                                  \
        return put_elements(dest, source, nelems, sizeof(TYPE), pe);                                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_get(TYPE *dest, const TYPE *source, size_t nelems, int pe)                             \
    {                                                                                                                  \
        return get_elements(dest, source, nelems, sizeof(TYPE), pe);                                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_put_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe)                         \
    {                                                                                                                  \
        return put_elements(dest, source, nelems, sizeof(TYPE), pe);                                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_get_nbi(TYPE *dest, const TYPE *source, size_t nelems, int pe)                         \
    {                                                                                                                  \
        return get_elements(dest, source, nelems, sizeof(TYPE), pe);                                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_iput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,      \
                                     int pe)                                                                           \
    {                                                                                                                  \
        return iput_elements(dest, source, dst, sst, sizeof(TYPE), nelems, pe);                                        \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_iget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,      \
                                     int pe)                                                                           \
    {                                                                                                                  \
        return iget_elements(dest, source, dst, sst, sizeof(TYPE), nelems, pe);                                        \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_p(TYPE *dest, TYPE value, int pe)                                                      \
    {                                                                                                                  \
        return ferryi_put(ferryi_world_get(), dest, &value, sizeof(TYPE), pe);                                         \
    }                                                                                                                  \
    TYPE ferry_##NAME##_g(const TYPE *source, int pe)                                                                  \
    {                                                                                                                  \
        TYPE value = 0;                                                                                                \
        if (ferryi_get(ferryi_world_get(), &value, source, sizeof(TYPE), pe) != FERRY_SUCCESS)                         \
            value = 0;                                                                                                 \
        return value;                                                                                                  \
    }
FERRY_RMA_TYPES(DEFINE_RMA)

#define DEFINE_RMA_SIZE(BITS, BYTES)                                                                                   \
    ferry_status ferry_put##BITS(void *dest, const void *source, size_t nelems, int pe)                                \
    {                                                                                                                  \
        return put_elements(dest, source, nelems, BYTES, pe);                                                          \
    }                                                                                                                  \
    ferry_status ferry_get##BITS(void *dest, const void *source, size_t nelems, int pe)                                \
    {                                                                                                                  \
        return get_elements(dest, source, nelems, BYTES, pe);                                                          \
    }                                                                                                                  \
    ferry_status ferry_put##BITS##_nbi(void *dest, const void *source, size_t nelems, int pe)                          \
    {                                                                                                                  \
        return put_elements(dest, source, nelems, BYTES, pe);                                                          \
    }                                                                                                                  \
    ferry_status ferry_get##BITS##_nbi(void *dest, const void *source, size_t nelems, int pe)                          \
    {                                                                                                                  \
        return get_elements(dest, source, nelems, BYTES, pe);                                                          \
    }                                                                                                                  \
    ferry_status ferry_iput##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) \
    {                                                                                                                  \
        return iput_elements(dest, source, dst, sst, BYTES, nelems, pe);                                               \
    }                                                                                                                  \
    ferry_status ferry_iget##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) \
    {                                                                                                                  \
        return iget_elements(dest, source, dst, sst, BYTES, nelems, pe);                                               \
    }
FERRY_RMA_SIZES(DEFINE_RMA_SIZE)

/* Block after block, each as one put or get. */
static ferry_status put_blocks(void *dst, const void *src, ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t bsize,
                               size_t nblocks, size_t width, int pe)
{
    ferry_status status = ferryi_blocks_fit(FERRY_CALL_PUT, dst_stride, src_stride, bsize, nblocks, pe);
    for (size_t i = 0; i < nblocks && status == FERRY_SUCCESS; i++)
        status = put_elements((char *)dst + i * (size_t)dst_stride * width,
                              (const char *)src + i * (size_t)src_stride * width, bsize, width, pe);
    return status;
}

static ferry_status get_blocks(void *dst, const void *src, ptrdiff_t dst_stride, ptrdiff_t src_stride, size_t bsize,
                               size_t nblocks, size_t width, int pe)
{
    ferry_status status = ferryi_blocks_fit(FERRY_CALL_GET, dst_stride, src_stride, bsize, nblocks, pe);
    for (size_t i = 0; i < nblocks && status == FERRY_SUCCESS; i++)
        status = get_elements((char *)dst + i * (size_t)dst_stride * width,
                              (const char *)src + i * (size_t)src_stride * width, bsize, width, pe);
    return status;
}

#define DEFINE_BLOCK(NAME, TYPE)                                                                                       \
    ferry_status ferry_##NAME##_ibput(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,      \
                                      size_t nblocks, int pe)                                                          \
    {                                                                                                                  \
        return put_blocks(dest, source, dst, sst, bsize, nblocks, sizeof(TYPE), pe);                                   \
    }                                                                                                                  \
    ferry_status ferry_##NAME##_ibget(TYPE *dest, const TYPE *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,      \
                                      size_t nblocks, int pe)                                                          \
    {                                                                                                                  \
        return get_blocks(dest, source, dst, sst, bsize, nblocks, sizeof(TYPE), pe);                                   \
    }
FERRY_RMA_TYPES(DEFINE_BLOCK)

#define DEFINE_BLOCK_SIZE(BITS, BYTES)                                                                                 \
    ferry_status ferry_ibput##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,         \
                                   size_t nblocks, int pe)                                                             \
    {                                                                                                                  \
        return put_blocks(dest, source, dst, sst, bsize, nblocks, BYTES, pe);                                          \
    }                                                                                                                  \
    ferry_status ferry_ibget##BITS(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,         \
                                   size_t nblocks, int pe)                                                             \
    {                                                                                                                  \
        return get_blocks(dest, source, dst, sst, bsize, nblocks, BYTES, pe);                                          \
    }
FERRY_RMA_SIZES(DEFINE_BLOCK_SIZE)

ferry_status ferry_putmem(void *dest, const void *source, size_t nbytes, int pe)
{
    return ferryi_put(ferryi_world_get(), dest, source, nbytes, pe);
}

ferry_status ferry_getmem(void *dest, const void *source, size_t nbytes, int pe)
{
    return ferryi_get(ferryi_world_get(), dest, source, nbytes, pe);
}

ferry_status ferry_putmem_nbi(void *dest, const void *source, size_t nbytes, int pe)
{
    return put_bytes(dest, source, nbytes, pe);
}

ferry_status ferry_getmem_nbi(void *dest, const void *source, size_t nbytes, int pe)
{
    return get_bytes(dest, source, nbytes, pe);
}

ferry_status ferry_fence(void)
{
    return ferryi_fence(ferryi_world_get());
}

ferry_status ferry_quiet(void)
{
    return ferryi_quiet(ferryi_world_get());
}
