/* SPDX-License-Identifier: BSD-3-Clause */
/* Address ranges: one for each PE, or one for all PEs of a process. */
#include "runtime/base/log.h"
#include "runtime/state/world.h"
#include <stdlib.h>

static ferryi_range *range_new(const ferryi_space_ops *space, size_t size, int users)
{
    void *base;
    ferryi_range *range = malloc(sizeof *range);
    if (range == NULL) {
        (void)ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for an address range: raise the memory limit");
        return NULL;
    }
    if (space->reserve(size, &base) != FERRY_SUCCESS) {
        free(range);
        return NULL;
    }
    *range = (ferryi_range){ base, size, space, users, 0 };
    return range;
}

ferry_status ferryi_range_create(ferryi_pe *pe, const ferryi_space_ops *space, size_t size, size_t align, size_t skew,
                                 uint64_t deadline, ferryi_range **range, char **base)
{
    int n = pe->boot->size, shared = pe->boot->same_process && !space->whole;
    ferryi_range *mine = NULL, **all;
    if (!shared || pe->boot->rank == 0)
        mine = range_new(space, size + align, shared ? n : 1);
    if (shared) {
        all = calloc((size_t)n, sizeof *all);
        if (all == NULL)
            return ferryi_error(FERRY_ERR_NO_MEMORY,
                                "no memory for the address range of %d PEs: raise the memory limit", n);
        ferry_status status = pe->boot->ops->allgather(pe->boot, &mine, all, sizeof mine, deadline);
        if (status != FERRY_SUCCESS && mine != NULL) {
            mine->users = 1; /* the other PEs have failed too */
            ferryi_range_release(mine);
        }
        mine = status == FERRY_SUCCESS ? all[0] : NULL;
        free(all);
        if (status != FERRY_SUCCESS)
            return status;
    }
    if (mine == NULL)
        return !shared || pe->boot->rank == 0
                   ? FERRY_ERR_NO_MEMORY /* the space has reported it */
                   : ferryi_error(FERRY_ERR_NO_MEMORY, "PE 0 found no address range: see its message");
    *range = mine;
    *base = (char *)((((uintptr_t)mine->base + skew + align - 1) & ~(uintptr_t)(align - 1)) - skew);
    return FERRY_SUCCESS;
}

void ferryi_range_release(ferryi_range *range)
{
    if (range == NULL || __atomic_sub_fetch(&range->users, 1, __ATOMIC_ACQ_REL) != 0)
        return;
    if (!__atomic_load_n(&range->stays, __ATOMIC_RELAXED)) /* stored before its user left the count */
        range->space->release(range->base, range->size);
    free(range);
}
