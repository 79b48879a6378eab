/* SPDX-License-Identifier: BSD-3-Clause */
/* Bulk of pairs whose copy engines reach the peer's memory (ferryi_pair_has_copies()): no chunks.  One copy engine of
 * the requester moves each part straight between the two GPUs, for a put and for a get, and the same stream stores the
 * part's number: L8 store `copied`, after the copy; L9 load, acquire, by the requester's own service.  The word store
 * follows the copy with a fence for the whole system, so the part is in the peer's memory before the answer, and thus
 * before any descriptor that the caller sends next: fence, quiet and signals need not know of copies.  The peer takes
 * no part, so its stop or death holds no copy up.  Memory that copy engines cannot reach goes by chunks.
 */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/gpu/gpu_pipelines_jobs.h"

/* A part of a straight copy.  No other engine waits for it, so only its end matters: a call that ends early waits for
 * the parts under way. */
#define STRAIGHT_PART ((uint64_t)8 << 20)

/* Returns 1 if it has queued the job's next part. */
static int copy_part(ferryi_gpu_pipelines *l, pipeline *to, job *j)
{
    direction *w = j->get ? &l->in : &l->out;
    const uint64_t left = j->bytes - j->moved, part = left < STRAIGHT_PART ? left : STRAIGHT_PART;
    char *here = j->other + j->moved, *there = to->heap + j->offset + j->moved;
    if (part == 0 || j->status != FERRY_SUCCESS || to->begun - to->over >= FERRYI_PIPELINE_SLOTS ||
        !ferryi_pipelines_are_ready(l, w))
        return 0;
    if (!ferryi_pipelines_move(l, w, to->begun, j->get ? here : there, j->get ? there : here, part,
                               &to->there->copied[to->begun % FERRYI_PIPELINE_SLOTS])) { /* L8 */
        if (l->failed++ == 0)
            (void)ferryi_cu_error(l->result, "a copy engine's copy between a staged pair's GPUs");
        j->status = FERRY_ERR_SYSTEM;
        return 0;
    }
    j->moved += part;
    j->last = ++to->begun;
    return 1;
}

/* One part of each job in turn. */
void ferryi_straight_copy(ferryi_gpu_pipelines *l, pipeline *to)
{
    for (int any = to->straight != NULL; any;) {
        any = 0;
        for (job *j = to->straight; j != NULL; j = j->next)
            any |= copy_part(l, to, j);
    }
}

void ferryi_straight_look(ferryi_gpu_pipelines *l, pipeline *a)
{
    const uint64_t before = a->over;
    while (a->over != a->begun &&
           ferryi_ld_acquire_u64(&a->there->copied[a->over % FERRYI_PIPELINE_SLOTS]) > a->over) /* L9 */
        a->over++;
    l->moved |= before != a->over;
}
