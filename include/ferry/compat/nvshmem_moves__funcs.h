/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_MOVES_FUNCS_H
#define FERRY_COMPAT_NVSHMEM_MOVES_FUNCS_H

/* What NVSHMEM 3.6 to 3.8 added to say how bytes move: shared memory that is lent, flushes, regions. */

/* ---- Shared memory lent to the library.  No copy here takes it, so that lending it has no effect.  A program may size
 * and divide its shared memory by these numbers all the same; they are NVSHMEM's. */
NVSHMEMI_BOTH(int, nvshmemx_ask_smem, (nvshmemx_smem_amount_t amount))
{
    return amount == NVSHMEMX_SMEM_MINIMUM ? 32768 : amount == NVSHMEMX_SMEM_BARRIERS_ONLY ? 1136 : 65536;
}

/* ---- Flushes: the sources of earlier puts may be written again.  A put here has read its source when it returns or,
 * in a stream, before the stream's next work; a scope has still to meet. */
#ifndef __CUDACC_RTC__
NVSHMEMI_HOST(void, nvshmemx_flush_on_stream, (cudaStream_t stream))
{
    (void)stream;
}

/* ---- Regions: between start and stop NVSHMEM may send puts and gets without return in batches.  Here each is made at
 * once, in a region too.  NVSHMEMX_ERROR_INVALID_VALUE: unknown hints, a region in a region, another region's handle, a
 * NULL.  attributes may be NULL: no hints. */
FERRY_API int nvshmemx_region_start(nvshmemx_region_handle_t *handle, const nvshmemx_region_attrs_t *attributes);
FERRY_API int nvshmemx_region_stop(nvshmemx_region_handle_t handle);
FERRY_API int nvshmemi_region_is_active(uint32_t hints, int *active);
#endif

#if FERRYI_GPU
NVSHMEMI_DEVICE(void, nvshmemx_give_smem, (void *shared, size_t size))
{
    (void)shared;
    (void)size;
}
NVSHMEMI_DEVICE(void, nvshmemx_release_smem, (void)) {}

NVSHMEMI_DEVICE(void, nvshmemx_flush, (void)) {}
NVSHMEMI_DEVICE(void, nvshmemx_flush_warp, (void))
{
    ferryi_scope_sync(FERRYI_WARP);
}
NVSHMEMI_DEVICE(void, nvshmemx_flush_block, (void))
{
    ferryi_scope_sync(FERRYI_BLOCK);
}

/* The block's region.  Shared memory holds anything at first, even what a block before this one left: a region is
 * active if its handle is that of this block. */
struct nvshmemi_region {
    nvshmemx_region_handle_t handle;
    uint32_t hints;
};
FERRYI_FN nvshmemi_region *nvshmemi_region_of_block(void)
{
    FERRYI_SHARED nvshmemi_region region;
    return &region;
}
FERRYI_FN nvshmemx_region_handle_t nvshmemi_region_handle(void)
{
    const uint64_t block = ((uint64_t)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    return (ferryi_grid_number() * 0x9e3779b97f4a7c15u ^ block) | (uint64_t)1 << 63;
}
FERRYI_FN int nvshmemi_block_region_is_active(uint32_t hints, int *active)
{
    const nvshmemi_region *own = nvshmemi_region_of_block();
    if (active == NULL || (hints & ~NVSHMEMX_REGION_HINT_BATCH_RMA) != 0)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    *active = own->handle == nvshmemi_region_handle() && (own->hints & hints) == hints;
    return NVSHMEMX_SUCCESS;
}
/* Called by all threads of the block. */
NVSHMEMI_DEVICE(int, nvshmemx_region_start_block,
                (nvshmemx_region_handle_t * handle, const nvshmemx_region_attrs_t *attributes))
{
    nvshmemi_region *own = nvshmemi_region_of_block();
    const nvshmemx_region_handle_t mine = nvshmemi_region_handle();
    const uint32_t hints = attributes != NULL ? attributes->hints : 0;
    if (ferryi_scope_any(FERRYI_BLOCK,
                         handle == NULL || (hints & ~NVSHMEMX_REGION_HINT_BATCH_RMA) != 0 || own->handle == mine))
        return NVSHMEMX_ERROR_INVALID_VALUE;
    *handle = mine;
    if (ferryi_scope_leads(FERRYI_BLOCK)) {
        own->handle = mine;
        own->hints = hints;
    }
    ferryi_scope_sync(FERRYI_BLOCK);
    return NVSHMEMX_SUCCESS;
}
NVSHMEMI_DEVICE(int, nvshmemx_region_stop_block, (nvshmemx_region_handle_t handle))
{
    nvshmemi_region *own = nvshmemi_region_of_block();
    const nvshmemx_region_handle_t mine = nvshmemi_region_handle();
    if (ferryi_scope_any(FERRYI_BLOCK, handle != mine || own->handle != mine))
        return NVSHMEMX_ERROR_INVALID_VALUE;
    if (ferryi_scope_leads(FERRYI_BLOCK))
        own->handle = 0;
    ferryi_scope_sync(FERRYI_BLOCK);
    return NVSHMEMX_SUCCESS;
}

/* ---- Signals that count the bytes that have arrived.  dest, source and bytes are multiples of 16, the signal is one
 * of 256 and outside of dest: else NVSHMEMX_ERROR_INVALID_VALUE.  source may be shared memory. */
NVSHMEMI_DEVICE(int, nvshmemx_putmem_signal_counted_nbi_block,
                (void *dest, const void *source, size_t bytes, uint64_t *signal_addr, int pe NVSHMEMI_HERE))
{
    const uintptr_t to = (uintptr_t)dest, from = (uintptr_t)source, counter = (uintptr_t)signal_addr;
    if (((to | from | bytes) & 15) != 0 || (counter & 255) != 0 || counter - to < bytes || pe < 0 ||
        pe >= ferry_n_pes())
        return NVSHMEMX_ERROR_INVALID_VALUE;
    NVSHMEMI_INT(ferry_putmem_signal_nbi, (dest, source, bytes, signal_addr, bytes, FERRY_SIGNAL_ADD, pe),
                 ferryi_call_putmem_signal_nbi<FERRYI_BLOCK>(FERRYI_HERE_PASS dest, source, bytes, signal_addr, bytes,
                                                             FERRY_SIGNAL_ADD, pe));
}
NVSHMEMI_DEVICE(uint64_t, nvshmemx_signal_counted_load, (const uint64_t *signal_addr NVSHMEMI_HERE))
{
    NVSHMEMI_VALUE(ferry_signal_fetch, (signal_addr),
                   ferryi_call_signal_fetch<FERRYI_THREAD>(FERRYI_HERE_PASS signal_addr));
}
NVSHMEMI_DEVICE(void, nvshmemx_signal_counted_reset, (uint64_t * signal_addr NVSHMEMI_HERE))
{
    const int me = ferry_my_pe();
    NVSHMEMI_VOID(ferry_signal_op, (signal_addr, 0, FERRY_SIGNAL_SET, me),
                  ferryi_call_signal_op<FERRYI_THREAD>(FERRYI_HERE_PASS signal_addr, 0, FERRY_SIGNAL_SET, me));
}
/* A count that wraps around is still greater.  A wait that fails leaves a fault and returns. */
NVSHMEMI_DEVICE(void, nvshmemx_signal_counted_wait_until,
                (const uint64_t *signal_addr, uint64_t expected NVSHMEMI_HERE))
{
    uint64_t *const word = (uint64_t *)(uintptr_t)signal_addr;
    uint64_t before, found = NVSHMEMI_CALL(ferry_signal_fetch, (word),
                                           ferryi_call_signal_fetch<FERRYI_THREAD>(FERRYI_HERE_PASS word));
    do {
        before = found;
        if ((int64_t)(found - expected) < 0)
            found =
                NVSHMEMI_CALL(ferry_signal_wait_until, (word, FERRY_CMP_NE, found),
                              ferryi_call_signal_wait_until<FERRYI_THREAD>(FERRYI_HERE_PASS word, FERRY_CMP_NE, found));
    } while (found != before);
}
#endif

NVSHMEMI_BOTH(int, nvshmemx_region_is_active, (uint32_t hints, int *active))
{
#if FERRYI_GPU
    return FERRYI_SIDE(nvshmemi_region_is_active(hints, active), nvshmemi_block_region_is_active(hints, active));
#else
    return nvshmemi_region_is_active(hints, active);
#endif
}

#endif
