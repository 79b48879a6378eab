/* SPDX-License-Identifier: BSD-3-Clause */
/* The exchange of descriptors among the PEs of a node. */
#include "runtime/state/exchange.h"
#include "ferry/detail/machine/prim.h"
#include "runtime/base/log.h"
#include <stdlib.h>

/* The broker numbers the PEs of its node. */
typedef struct near_exchange {
    const ferryi_pe *pe;
    ferryi_fdpass_got got;
    void *ctx;
} near_exchange;

static ferry_status near_got(void *ctx, int from, int slot, int fd, int *keep)
{
    const near_exchange *near = ctx;
    int peer = near->pe->node[near->pe->world.my_pe];
    for (int i = 0; i < from; i++)
        do
            peer++;
        while (!ferryi_pair_is_near(near->pe, peer, near->pe->world.my_pe));
    return near->got(near->ctx, peer, slot, fd, keep);
}

ferry_status ferryi_exchange_fds(ferryi_pe *pe, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                 uint64_t deadline)
{
    if (!pe->boot->same_process) {
        near_exchange near = { pe, got, ctx };
        return ferryi_fdpass_exchange(pe->fdpass, fds, n_fds, near_got, &near, deadline);
    }
    int mine[8], *all = calloc((size_t)pe->boot->size, sizeof mine);
    ferry_status status, taken = FERRY_SUCCESS;
    if (all == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to exchange descriptors: raise the memory limit");
    for (int i = 0; i < 8; i++)
        mine[i] = fds != NULL && i < n_fds ? fds[i] : -1;
    status = pe->boot->ops->allgather(pe->boot, mine, all, sizeof mine, deadline);
    for (int p = 0; p < pe->boot->size && status == FERRY_SUCCESS; p++)
        for (int i = 0;
             i < n_fds && p != pe->boot->rank && ferryi_pair_is_near(pe, p, pe->boot->rank) && taken == FERRY_SUCCESS;
             i++) {
            int keep = 0;
            taken = all[8 * p + i] < 0
                        ? ferryi_error(FERRY_ERR_SYSTEM, "PE %d could not take part in the exchange of descriptors", p)
                        : got(ctx, p, i, all[8 * p + i], &keep);
        }
    free(all);
    /* The owner closes its descriptors only after all PEs have used them. */
    ferry_status met = status == FERRY_SUCCESS ? pe->boot->ops->barrier(pe->boot, deadline) : status;
    return taken != FERRY_SUCCESS ? taken : met;
}
