/* SPDX-License-Identifier: BSD-3-Clause */
/* The exchange of descriptors among the PEs of a node. */
#include "runtime/state/fd_exchange.h"
#include "ferry/detail/machine/prim.h"
#include "runtime/base/log.h"
#include <stdlib.h>

/* The broker numbers the PEs of its node. */
typedef struct broker_exchange {
    const ferryi_pe *pe;
    ferryi_fdpass_got got;
    void *ctx;
} broker_exchange;

static ferry_status broker_got(void *ctx, int from, int slot, int fd, int *keep)
{
    const broker_exchange *broker = ctx;
    int peer = broker->pe->node[broker->pe->world.my_pe];
    for (int i = 0; i < from; i++)
        do
            peer++;
        while (!ferryi_pair_shares_node(broker->pe, peer, broker->pe->world.my_pe));
    return broker->got(broker->ctx, peer, slot, fd, keep);
}

ferry_status ferryi_exchange_fds(ferryi_pe *pe, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                 uint64_t deadline)
{
    if (!pe->boot->same_process) {
        broker_exchange broker = { pe, got, ctx };
        return ferryi_fdpass_exchange(pe->fdpass, fds, n_fds, broker_got, &broker, deadline);
    }
    int mine[8], *all = calloc((size_t)pe->boot->size, sizeof mine);
    ferry_status status, taken = FERRY_SUCCESS;
    if (all == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to exchange descriptors: raise the memory limit");
    for (int i = 0; i < 8; i++)
        mine[i] = fds != NULL && i < n_fds ? fds[i] : -1;
    status = pe->boot->ops->allgather(pe->boot, mine, all, sizeof mine, deadline);
    for (int p = 0; p < pe->boot->size && status == FERRY_SUCCESS; p++)
        for (int i = 0; i < n_fds && p != pe->boot->rank && ferryi_pair_shares_node(pe, p, pe->boot->rank) &&
                        taken == FERRY_SUCCESS;
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
