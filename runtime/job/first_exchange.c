/* SPDX-License-Identifier: BSD-3-Clause */
/* The first exchange: segments, the heaps' first chunks, globals, and the descriptors that show PEs a death. */
#include "runtime/job/first_exchange.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/memory/heap.h"
#include "runtime/state/fd_exchange.h"
#include "runtime/state/segment.h"
#include "runtime/state/world.h"
#include <unistd.h>

enum { SLOT_SEGMENT, SLOT_HEAP, SLOT_STATICS, SLOT_LIVE, N_SLOTS };

/* A job leaves out slots that it does not use. */
typedef struct first_exchange {
    ferryi_pe *pe;
    int slot[N_SLOTS], n;
} first_exchange;

/* A GPU may refuse a peer's memory although the driver reports access to it.  This pair is then staged, and the probe
 * tells the other PEs. */
static ferry_status map_first(ferryi_pe *pe, int from, int fd)
{
    ferry_status status = ferryi_heap_map(pe, from, fd, 0);
    if (status == FERRY_SUCCESS || pe->gpu == NULL)
        return status;
    ferryi_log(FERRYI_LOG_WARN, "the heap of PE %d cannot be mapped on this PE: the path to it is staged", from);
    ferryi_pair_at(pe, pe->world.my_pe, from)->path = FERRY_PATH_STAGED;
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
        pe->peer_liveness_fd[from] = fd;
        *keep = 1;
        return FERRY_SUCCESS;
    }
}

ferry_status ferryi_job_exchange_first(ferryi_pe *pe)
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
        if (pe->own_liveness_fd[0] >= 0) {
            fds[first.n] = pe->own_liveness_fd[0];
            first.slot[first.n++] = SLOT_LIVE;
        }
        status = ferryi_exchange_fds(pe, fds, first.n, got_first, &first, pe->start.deadline);
        pe->heap.exchanged = status == FERRY_SUCCESS;
        close(fds[1]);
    }
    close(fds[0]);
    return status;
}
