/* SPDX-License-Identifier: BSD-3-Clause */
/* Descriptors that PEs exchange: memory, and the liveness descriptor that shows a PE's death. */
#include "runtime/state/exchange.h"
#include "ferry/detail/machine/prim.h"
#include "ferry/diag.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/state/segment.h"
#include "runtime/state/world.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

/* ---- Liveness: a descriptor that becomes ready on every peer when this process ends. */

ferry_status ferryi_live_create(ferryi_pe *pe)
{
    pe->own_live_fd[0] = pe->own_live_fd[1] = -1;
    if (pe->boot->same_process || !pe->env.liveness || pe->boot->size == 1)
        return FERRY_SUCCESS;
    pe->own_live_fd[0] = ferryi_fd((int)syscall(SYS_pidfd_open, getpid(), 0));
    /* Kernels before 5.3: a pipe whose writing end only this process holds. */
    if (pe->own_live_fd[0] < 0 && ferryi_fd_pipe(pe->own_live_fd, 0) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "cannot create the descriptor by which peers detect this PE's death: %m%s",
                            errno == EMFILE ? " (raise ulimit -n)" : "");
    return FERRY_SUCCESS;
}

void ferryi_live_destroy(ferryi_pe *pe)
{
    for (int i = 0; i < 2; i++)
        if (pe->own_live_fd[i] >= 0)
            close(pe->own_live_fd[i]);
    for (int i = 0; pe->live_fd != NULL && i < pe->boot->size; i++)
        if (pe->live_fd[i] >= 0)
            close(pe->live_fd[i]);
}

void ferryi_live_forget(ferryi_pe *pe)
{
    if (pe->own_live_fd[1] >= FERRYI_FD_LEAST)
        close(pe->own_live_fd[1]);
    pe->own_live_fd[1] = -1;
}

void ferryi_live_lose(ferryi_pe *pe, int peer)
{
    if (ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->state) == FERRY_PEER_FINALIZED ||
        !ferryi_pair_lose(pe, peer))
        return;
    ferryi_fence_release(); /* a reader that sees the count sees the state */
    (void)ferryi_atom_add_u32(&pe->world.ctl->n_lost, 1);
    if (pe->gpu != NULL)
        (void)pe->gpu_ops->remind(pe);
    ferryi_log(FERRYI_LOG_WARN, "PE %d (pid %d on %s) has died: calls that need it return FERRY_ERR_PEER_LOST", peer,
               pe->topo[peer].pid, pe->topo[peer].host);
}

/* ---- Descriptors of all kinds. */

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
