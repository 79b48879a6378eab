/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_PIPELINE_GPU_FUNCS_H
#define FERRY_DETAIL_RING_PIPELINE_GPU_FUNCS_H

#include "ring__funcs.h"

/* Kernels' bulk transfers on staged pairs: the services of both PEs drive their copy engines, or this PE's service
 * alone (runtime/gpu/gpu_pipelines.c).  A call sends a descriptor to its own PE's service, in this PE's ring to itself,
 * and waits for the answer.  When the answer comes, the bytes have been put, and they were put after everything that
 * this PE had sent before.  So fence, quiet and signals need not know of pipelines. */

/* The service answers within the call's budget, unless its process has stopped. */
#define FERRYI_ANSWER_GRACE_NS 100000000u

#define FERRYI_ABANDON_PAUSES 8192u /* some ms */

/* The nap between two looks at the answer, which is in GPU memory, is a sixteenth of the time so far.  Inbound
 * rings, the clock and the abort word are in or near host memory: if 32 blocks load from there all the time, their
 * GPU's copy engines keep an eighth of their bandwidth, even with naps of 8 us (H200).  So a wait looks at those only
 * once in FERRYI_ANSWER_NAPS_PER_LOOK naps. */
#define FERRYI_ANSWER_NAP_MOST_NS 50000u
#define FERRYI_ANSWER_NAPS_PER_LOOK 32u
FERRYI_FN ferry_status ferryi_pipeline_pause(ferryi_world *w, ferryi_spin *spin, int pe, uint32_t *nap)
{
    ferryi_nap(*nap);
    *nap += *nap < FERRYI_ANSWER_NAP_MOST_NS ? *nap / 16 : 0;
    if (++spin->polls % FERRYI_ANSWER_NAPS_PER_LOOK != 0)
        return FERRY_SUCCESS;
    if (w->n_in != 0)
        ferryi_spin_apply(w, spin);
    return ferryi_spin_look(w, spin, pe);
}

FERRYI_FN int ferryi_pipeline_accepts(const ferryi_world *w, const void *other, size_t n)
{
    return n >= w->kernel.staged_bulk &&
           ferryi_addr_is_global(other); /* no copy engine reaches a thread's or a block's own memory */
}

FERRYI_FN ferry_status ferryi_pipeline_post_request(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    ferryi_ring_out *self = &w->out[w->my_pe];
    while (!ferryi_ring_try_claim(w, self, 1, &e->ticket)) {
        ferry_status status = ferryi_spin_step(w, spin, e->pe);
        if (status != FERRY_SUCCESS)
            return status;
    }
    ferryi_descriptor *r = ferryi_ring_slot(w, w->my_pe, e->ticket);
    ferryi_fence_release(); /* R0: after the writes of this thread, and of the threads that synchronized with it */
    ferryi_descriptor_store_u64(r, e->ticket, 1, e->operand);
    ferryi_descriptor_store_pair(r, e->ticket, 2, (uint32_t)e->pe, 0);
    ferryi_descriptor_store_u64(r, e->ticket, 3, e->nelems);
    ferryi_descriptor_store_u64(r, e->ticket, 4, spin->budget);
    ferryi_ring_post(w, w->my_pe, e->ticket, (uint32_t)e->op | FERRYI_DESCRIPTOR_FETCH,
                     (uint64_t)(uintptr_t)e->addr - w->heap);
    return FERRY_SUCCESS;
}

/* e: call, pe, op (FERRYI_OP_BULK_*), addr in the symmetric heap, operand (the address of the other end), nelems
 * bytes.  _UNSUPPORTED, which is not recorded: no copy engine can address the other end's memory. */
FERRYI_COLD ferry_status ferryi_pipeline_transfer(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    uint32_t nap = 1000;
    int straight = 0;
    e->done = 0;
    ferry_status status =
        ferryi_ring_is_empty(w, e->pe) ? FERRY_SUCCESS : ferryi_ring_flush(w, spin, e->pe, e->call, e->addr);
    if (status != FERRY_SUCCESS)
        return status;
    spin->budget = ferryi_budget_for(spin->budget, e->nelems);
    status = ferryi_pipeline_post_request(w, spin, e);
    if (status == FERRY_SUCCESS) {
        ferryi_ring_out *self = &w->out[w->my_pe];
        uint64_t answer = 0;
        spin->budget += spin->budget > UINT64_MAX - FERRYI_ANSWER_GRACE_NS ? 0 : FERRYI_ANSWER_GRACE_NS;
        while (status == FERRY_SUCCESS && !ferryi_ring_has_reply(w, self, e->ticket, &answer)) /* A1 */
            status = ferryi_pipeline_pause(w, spin, e->pe, &nap);
        if (status == FERRY_SUCCESS) {
            status = (ferry_status)(answer & (FERRYI_ANSWER_STRAIGHT - 1));
            straight = (answer & FERRYI_ANSWER_STRAIGHT) != 0;
            e->done = answer >> FERRYI_ANSWER_STATUS;
            ferryi_ring_release_reply(w, w->my_pe, e->ticket);
        } else { /* copies that the service enqueued before it knew of a death end meanwhile */
            for (uint32_t i = 0; i < FERRYI_ABANDON_PAUSES; i++)
                ferryi_yield();
            ferryi_ring_abandon_reply(w, w->my_pe, e->ticket);
        }
    }
    if (status != FERRY_SUCCESS && status != FERRY_ERR_UNSUPPORTED)
        return ferryi_fault_raise(w, status, e->call, e->pe, e->addr, FERRY_FOR_BYTES, e->nelems, e->done,
                                  spin->started);
    if (status == FERRY_SUCCESS) {
        if (straight)
            FERRYI_STATS_ADD(w, e->pe, bytes_copied, e->nelems);
        else
            FERRYI_STATS_ADD(w, e->pe, bytes_staged, e->nelems);
        if (e->op == FERRYI_OP_BULK_PUT)
            FERRYI_STATS_ADD(w, e->pe, bytes_put, e->nelems);
        else
            FERRYI_STATS_ADD(w, e->pe, bytes_get, e->nelems);
    }
    return status;
}

/* own: the end in the symmetric heap; other: the other end.  The caller provides the request's memory. */
FERRYI_FN ferry_status ferryi_pipeline_move(ferryi_world *w, ferryi_spin *spin, ferryi_request *e, ferry_call call,
                                            int op, const void *own, const void *other, size_t n, int pe)
{
    e->call = call;
    e->pe = pe;
    e->op = op;
    e->addr = own;
    e->operand = (uint64_t)(uintptr_t)other;
    e->nelems = n;
    return ferryi_pipeline_transfer(w, spin, e);
}

#endif
