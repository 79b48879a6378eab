/* SPDX-License-Identifier: BSD-3-Clause */
/* NVSHMEM's regions on the host: one at a time of a PE. */
#include "compat/nvshmem_lib.h"
#include "ferry/compat/nvshmem.h"

static uint64_t now; /* the handle of the region that is active; 0: none is */
static uint64_t begun;
static uint32_t hints_now;

static int refuse(const char *call, const char *why)
{
    (void)ferry_error(FERRY_ERR_INVALID_ARG, "%s: %s", call, why);
    return NVSHMEMX_ERROR_INVALID_VALUE;
}

static int are_known(uint32_t hints)
{
    return (hints & ~(uint32_t)NVSHMEMX_REGION_HINT_BATCH_RMA) == 0;
}

int nvshmemx_region_start(nvshmemx_region_handle_t *handle, const nvshmemx_region_attrs_t *attributes)
{
    static const char call[] = "nvshmemx_region_start";
    const uint32_t hints = attributes != NULL ? attributes->hints : 0;
    if (!ferry_query_initialized())
        return refuse(call, "call nvshmem_init() first");
    if (handle == NULL || !are_known(hints))
        return refuse(call, handle == NULL ? "handle is NULL" : "hints are NVSHMEMX_REGION_HINT_BATCH_RMA or none");
    if (__atomic_load_n(&now, __ATOMIC_RELAXED) != 0)
        return refuse(call, "a region is active: stop it first");
    hints_now = hints;
    *handle = ++begun;
    __atomic_store_n(&now, *handle, __ATOMIC_RELEASE);
    return NVSHMEMX_SUCCESS;
}

int nvshmemx_region_stop(nvshmemx_region_handle_t handle)
{
    if (handle == 0 || handle != __atomic_load_n(&now, __ATOMIC_RELAXED))
        return refuse("nvshmemx_region_stop", "this region is not active");
    __atomic_store_n(&now, 0, __ATOMIC_RELAXED);
    return NVSHMEMX_SUCCESS;
}

int nvshmemi_region_is_active(uint32_t hints, int *active)
{
    if (active == NULL || !are_known(hints))
        return refuse("nvshmemx_region_is_active",
                      active == NULL ? "active is NULL" : "hints are NVSHMEMX_REGION_HINT_BATCH_RMA or none");
    *active = __atomic_load_n(&now, __ATOMIC_ACQUIRE) != 0 && (hints_now & hints) == hints;
    return NVSHMEMX_SUCCESS;
}

void nvshmemi_regions_end(void)
{
    __atomic_store_n(&now, 0, __ATOMIC_RELAXED);
}
