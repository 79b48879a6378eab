/* SPDX-License-Identifier: BSD-3-Clause */
/* Descriptors that each PE gives to each: memory, and the sign by which a death is seen. */
#include "ferry/diag.h"
#include "runtime/log.h"
#include "runtime/world.h"
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
    pe->own_live_fd[0] = (int)syscall(SYS_pidfd_open, getpid(), 0);
    /* Kernels before 5.3: a pipe whose writing end only this process holds. */
    if (pe->own_live_fd[0] < 0 && pipe2(pe->own_live_fd, O_CLOEXEC) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot make a descriptor by which peers see this PE's death: %m%s",
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

/* ---- Descriptors of all kinds. */

ferry_status ferryi_exchange_fds(ferryi_pe *pe, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                 uint64_t deadline)
{
    if (!pe->boot->same_process)
        return ferryi_fdpass_exchange(pe->fdpass, fds, n_fds, got, ctx, deadline);
    int mine[8], *all = calloc((size_t)pe->boot->size, sizeof mine);
    ferry_status status, taken = FERRY_SUCCESS;
    if (all == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to exchange descriptors");
    for (int i = 0; i < 8; i++)
        mine[i] = fds != NULL && i < n_fds ? fds[i] : -1;
    status = pe->boot->ops->allgather(pe->boot, mine, all, sizeof mine, deadline);
    for (int p = 0; p < pe->boot->size && status == FERRY_SUCCESS; p++)
        for (int i = 0; i < n_fds && p != pe->boot->rank && taken == FERRY_SUCCESS; i++) {
            int keep = 0;
            taken = all[8 * p + i] < 0
                        ? ferryi_error(FERRY_ERR_SYSTEM, "PE %d could not take part in the exchange of descriptors", p)
                        : got(ctx, p, i, all[8 * p + i], &keep);
        }
    free(all);
    /* Descriptors are closed by their owner: not before all have used them. */
    ferry_status met = status == FERRY_SUCCESS ? pe->boot->ops->barrier(pe->boot, deadline) : status;
    return taken != FERRY_SUCCESS ? taken : met;
}

enum { SLOT_SEGMENT, SLOT_HEAP, SLOT_STATICS, SLOT_LIVE, N_SLOTS };

/* Slots that a job has no use for are left out. */
typedef struct first_exchange {
    ferryi_pe *pe;
    int slot[N_SLOTS], n;
} first_exchange;

/* A GPU may refuse a peer's memory although the driver says that it reaches it: then this pair does without, and the
 * probe tells the others. */
static ferry_status map_first(ferryi_pe *pe, int from, int fd)
{
    ferry_status status = ferryi_heap_map(pe, from, fd, 0);
    if (status == FERRY_SUCCESS || pe->gpu == NULL)
        return status;
    ferryi_log(FERRYI_LOG_WARN, "the heap of PE %d cannot be mapped here: the path to it is staged", from);
    pe->paths[pe->world.my_pe * pe->world.n_pes + from] = FERRY_PATH_STAGED;
    return FERRY_SUCCESS;
}

static ferry_status got_first(void *ctx, int from, int slot, int fd, int *keep)
{
    const first_exchange *first = ctx;
    ferryi_pe *pe = first->pe;
    *keep = 0;
    switch (first->slot[slot]) {
    case SLOT_SEGMENT:
        return ferryi_segment_map(pe, from, fd);
    case SLOT_HEAP:
        return map_first(pe, from, fd);
    case SLOT_STATICS:
        return ferryi_heap_map_statics(pe, from, fd);
    default:
        pe->live_fd[from] = fd;
        *keep = 1;
        return FERRY_SUCCESS;
    }
}

ferry_status ferryi_exchange_first(ferryi_pe *pe, uint64_t deadline)
{
    first_exchange first = { pe, { SLOT_SEGMENT, SLOT_HEAP }, 2 };
    int fds[N_SLOTS] = { -1, -1, -1, -1 };
    ferry_status status = ferryi_space_host.export_fd(&pe->segment.own, &fds[0]);
    if (status != FERRY_SUCCESS)
        return status;
    status = pe->space->export_fd(&pe->heap.chunks[0], &fds[1]);
    if (status == FERRY_SUCCESS) {
        if (pe->statics.size != 0) {
            fds[first.n] = (int)pe->statics.chunk.handle;
            first.slot[first.n++] = SLOT_STATICS;
        }
        if (pe->own_live_fd[0] >= 0) {
            fds[first.n] = pe->own_live_fd[0];
            first.slot[first.n++] = SLOT_LIVE;
        }
        status = ferryi_exchange_fds(pe, fds, first.n, got_first, &first, deadline);
        close(fds[1]);
    }
    close(fds[0]);
    return status;
}
