/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_STAGED_SCOPE_GPU_FUNCS_H
#define FERRY_DETAIL_RING_STAGED_SCOPE_GPU_FUNCS_H

#include "staged__funcs.h"

/* ---- By all threads of a scope, in kernels: one claims, all copy, one posts. */

/* The most that one claim takes.  The chunks of its descriptors are adjacent, so a copy is long enough to hide its
 * latency, and short enough that the owner applies the previous run meanwhile. */
#define FERRYI_RUN 16u
#define FERRYI_RUN_BYTES ((size_t)512 << 10)

/* Takes up to `most` consecutive slots.  Returns their number; *ticket is the first. */
FERRYI_WEAK_FN uint32_t ferryi_ring_try_claim_run(ferryi_world *w, ferryi_ring_out *out, uint32_t most,
                                                  uint64_t *ticket)
{
    (void)ferryi_ring_has_room(w, out, most);
    const uint64_t claims = ferryi_ld_relaxed_u64(&out->claims);
    const uint64_t t = claims >> FERRYI_TAKEN_BITS, taken = claims & FERRYI_TAKEN, slots = (uint64_t)w->ring_mask + 1;
    const uint64_t to_end = slots - (t & w->ring_mask), free = taken < slots ? slots - taken : 0;
    const uint64_t room = free < to_end ? free : to_end;
    const uint32_t n = room < most ? (uint32_t)room : most;
    if (n == 0 || ferryi_atom_cas_u64(&out->claims, claims, claims + n * FERRYI_CLAIM) != claims)
        return 0;
    *ticket = t;
    return n;
}

/* Claims a run of descriptors.  If that fails at once, waits for room for one descriptor. */
FERRYI_COLD ferry_status ferryi_ring_claim_run(ferryi_world *w, ferryi_spin *spin, ferryi_request *e, uint32_t most,
                                               uint32_t *n)
{
    *n = ferryi_ring_try_claim_run(w, &w->out[e->pe], most, &e->ticket);
    if (*n != 0)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_ring_claim(w, spin, e);
    *n = status == FERRY_SUCCESS;
    return status;
}

/* Copies between chunks and memory of any kind, by all threads of the scope.  Each thread has four words in flight. */
template <typename T>
static FERRYI_DEVICE FERRYI_FORCED uint32_t ferryi_chunk_copy_by(char *dst, const char *src, uint32_t n, uint32_t rank,
                                                                 uint32_t size)
{
    T *d = (T *)dst;
    const T *s = (const T *)src;
    const uint32_t words = n / (uint32_t)sizeof(T);
    uint32_t i = rank;
    FERRYI_ROLLED
    for (; i + 3 * size < words; i += 4 * size) {
        T a = s[i], b = s[i + size], c = s[i + 2 * size], e = s[i + 3 * size];
        d[i] = a;
        d[i + size] = b;
        d[i + 2 * size] = c;
        d[i + 3 * size] = e;
    }
    FERRYI_ROLLED
    for (; i < words; i += size)
        d[i] = s[i];
    return words * (uint32_t)sizeof(T);
}
FERRYI_COLD void ferryi_chunk_copy(char *dst, const char *src, uint32_t n, uint32_t rank, uint32_t size)
{
    uint32_t misfit = (uint32_t)((uintptr_t)dst | (uintptr_t)src);
    uint32_t done = (misfit & 15) == 0  ? ferryi_chunk_copy_by<uint4>(dst, src, n, rank, size)
                    : (misfit & 3) == 0 ? ferryi_chunk_copy_by<uint32_t>(dst, src, n, rank, size)
                                        : 0;
    (void)ferryi_chunk_copy_by<uint8_t>(dst + done, src + done, n - done, rank, size);
}

/* Writes and posts the n descriptors of a run, from `done` on.  Their data is in the chunks already, except a tail
 * short enough to go into the descriptor. */
FERRYI_COLD void ferryi_staged_post_run(ferryi_world *w, ferryi_request *e, uint32_t n)
{
    size_t done = e->done;
    ferryi_fence_release(); /* R0, for all of them */
    for (; n > 0; n--, e->ticket++) {
        const size_t part = ferryi_size_min(e->nelems - done, w->staged_chunk);
        ferryi_ring_post_put(w, e, e->dst + done, e->src + done, (uint32_t)part);
        done += part;
    }
}

/* For a scope that is not a constant. */
FERRYI_COLD uint64_t ferryi_scope_share_slow(int scope, uint64_t value)
{
    return ferryi_scope_share(scope, value);
}

/* One thread moves the data by the pipeline.  _UNSUPPORTED: a copy engine cannot reach the other end. */
FERRYI_COLD ferry_status ferryi_scope_pipeline_move(int scope, ferryi_spin *spin, ferryi_request *e, int op)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status = FERRY_SUCCESS;
    ferryi_scope_sync(scope); /* R0 of the first thread covers the writes of all threads */
    if (ferryi_scope_rank(scope) == 0) {
        status = ferryi_route_usable(w, e->call, e->addr, e->pe, ferryi_route(w, e->pe));
        e->op = op;
        e->operand = (uint64_t)(uintptr_t)(op == FERRYI_OP_BULK_PUT ? e->src : e->dst);
        if (status == FERRY_SUCCESS)
            status = ferryi_pipeline_transfer(w, spin, e);
        if (status == FERRY_ERR_UNSUPPORTED)
            e->done = 0;
    }
    status = (ferry_status)ferryi_scope_share_slow(scope, (uint64_t)status);
    ferryi_fence_acquire(); /* A1 of the first thread, for all */
    return status;
}

/* A put or get by all threads of a scope keeps its progress in memory, one request per thread, so that no register
 * holds it across a call.  The part from `done` on is left. */

/* Claims room for the next run of a put: e->bytes descriptors from e->ticket on. */
FERRYI_FN ferry_status ferryi_staged_put_claim(int scope, ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    const size_t run = ferryi_size_min(FERRYI_RUN_BYTES, (size_t)FERRYI_RUN * w->staged_chunk);
    ferry_status status = FERRY_SUCCESS;
    e->bytes = 0;
    if (ferryi_scope_rank(scope) == 0) {
        status = ferryi_route_usable(w, e->call, e->addr, e->pe, ferryi_route(w, e->pe));
        if (status == FERRY_SUCCESS)
            status = ferryi_ring_claim_run(
                w, spin, e,
                (uint32_t)((ferryi_size_min(e->nelems - e->done, run) + w->staged_chunk - 1) / w->staged_chunk),
                &e->bytes);
        ferryi_spin_renew(spin);
    }
    e->ticket = ferryi_scope_share_slow(scope, e->ticket);
    uint64_t both = ferryi_scope_share_slow(scope, (uint64_t)status << 32 | e->bytes);
    e->bytes = (uint32_t)both;
    return (ferry_status)(both >> 32);
}

/* Puts n bytes, more than fit into a descriptor.  Only the first thread uses the spin. */
FERRYI_COLD ferry_status ferryi_staged_put_by(int scope, ferryi_spin *spin, ferry_call call, void *dst, const void *src,
                                              size_t n, int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_request e;
    ferry_status status = FERRY_SUCCESS;
    ferryi_request_of_elements(&e, call, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
    if (ferryi_pipeline_accepts(w, src, n)) {
        status = ferryi_scope_pipeline_move(scope, spin, &e, FERRYI_OP_BULK_PUT);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
    FERRYI_SELDOM();
    for (status = FERRY_SUCCESS; e.done < e.nelems;) {
        status = ferryi_staged_put_claim(scope, w, spin, &e);
        if (status != FERRY_SUCCESS)
            break;
        const size_t bytes = ferryi_size_min(e.nelems - e.done, (size_t)e.bytes * w->staged_chunk);
        ferryi_chunk_copy(ferryi_descriptor_chunk(w, w->out[e.pe].chunks, e.ticket), e.src + e.done, (uint32_t)bytes,
                          ferryi_scope_rank(scope), ferryi_scope_size(scope));
        ferryi_scope_sync(scope); /* R0 of the first thread covers the copies of all threads */
        if (ferryi_scope_rank(scope) == 0)
            ferryi_staged_post_run(w, &e, e.bytes);
        e.done = ferryi_size_min(e.nelems, e.done + (size_t)e.bytes * w->staged_chunk);
    }
    if (ferryi_scope_rank(scope) == 0) {
        FERRYI_STATS_ADD(w, e.pe, bytes_put, e.done);
        FERRYI_STATS_ADD(w, e.pe, bytes_staged, e.done);
    }
    ferryi_scope_sync(scope);
    return status;
}

/* The most that one descriptor puts before its signal; 0: pe has no such descriptors. */
FERRYI_FN size_t ferryi_staged_short(const ferryi_world *w, int pe)
{
    const uint32_t route = ferryi_route(w, pe);
    return ferryi_path_is_ring_only(route) && !ferryi_path_is_remote(route)
               ? ferryi_size_min(ferryi_size_min(w->staged_chunk, FERRYI_DRAIN_MOST), w->kernel.staged_bulk - 1)
               : 0;
}

/* A put and its signal by one descriptor.  spin: a collective's, whose message it is, or NULL; only the first thread
 * uses it. */
FERRYI_COLD ferry_status ferryi_staged_put_then_set(int scope, ferryi_spin *spin, ferry_call call, void *dst,
                                                    const void *src, uint32_t n, uint64_t *sig, uint64_t value, int pe)
{
    ferryi_world *w = ferryi_world_get();
    char *const chunks = w->out[pe].chunks; /* these in parallel with the claim */
    ferryi_descriptor *const ring = w->out[pe].ring;
    uint64_t ticket = 0;
    ferry_status status = FERRY_SUCCESS;
    if (ferryi_scope_rank(scope) == 0) {
        status = ferryi_route_usable(w, call, sig, pe, ferryi_route(w, pe));
        if (status == FERRY_SUCCESS)
            status = ferryi_ring_claim_with(w, spin, call, sig, pe, &ticket);
    }
    /* Tickets have fewer bits than a word (FERRYI_LAST_TICKET). */
    const uint64_t both = ferryi_scope_share_slow(scope, ticket << 8 | (uint32_t)status);
    status = (ferry_status)(both & 0xff);
    if (status != FERRY_SUCCESS)
        return status;
    ticket = both >> 8;
    ferryi_chunk_copy(ferryi_descriptor_chunk(w, chunks, ticket), (const char *)src, n, ferryi_scope_rank(scope),
                      ferryi_scope_size(scope));
    ferryi_scope_sync(scope); /* R0 of the first thread covers the copies of all threads */
    if (ferryi_scope_rank(scope) == 0) {
        ferryi_descriptor *r = &ring[ferryi_descriptor_slot(w, ticket)];
        ferryi_fence_release(); /* R0 */
        ferryi_descriptor_store_pair(r, ticket, 1, n, 0);
        ferryi_descriptor_store_u64(r, ticket, 2, ferryi_request_offset(w, sig));
        ferryi_descriptor_store_u64(r, ticket, 3, value);
        ferryi_descriptor_store_head(r, ticket, FERRYI_OP_PUT_THEN_SET, ferryi_request_offset(w, dst));
        ferryi_ring_notify(w, pe, ticket);
        if (spin != NULL)
            ferryi_ring_message_is_quiet(w, pe, ticket);
        FERRYI_STATS_ADD(w, pe, bytes_put, n);
        FERRYI_STATS_ADD(w, pe, bytes_staged, n);
    }
    return FERRY_SUCCESS;
}

/* Requests and waits for the next part: its reply is then in the chunk of e.ticket. */
FERRYI_FN ferry_status ferryi_staged_get_part(int scope, ferryi_world *w, ferryi_spin *spin, ferryi_request *e,
                                              ferryi_get_window *v)
{
    ferry_status status = FERRY_SUCCESS;
    if (ferryi_scope_rank(scope) == 0) {
        status = ferryi_route_usable(w, FERRY_CALL_GET, e->addr, e->pe, ferryi_route(w, e->pe));
        while (e->asked < e->nelems && v->under_way < FERRYI_GET_WINDOW && status == FERRY_SUCCESS) {
            if (v->under_way == 0)
                status = ferryi_ring_claim(w, spin, e);
            else if (!ferryi_ring_try_claim(w, &w->out[e->pe], 1, &e->ticket))
                break;
            if (status == FERRY_SUCCESS)
                ferryi_staged_request_part(w, e, v);
        }
        if (status == FERRY_SUCCESS) {
            e->ticket = v->tickets[v->first];
            status = ferryi_ring_await_reply(w, spin, e);
            ferryi_spin_renew(spin);
            v->first = (v->first + 1) % FERRYI_GET_WINDOW;
            v->under_way--;
        }
    }
    e->ticket = ferryi_scope_share_slow(scope, e->ticket);
    status = (ferry_status)ferryi_scope_share_slow(scope, (uint64_t)status);
    ferryi_fence_acquire(); /* A1 of the first thread, for all */
    return status;
}

FERRYI_COLD ferry_status ferryi_staged_get_by(int scope, ferryi_spin *spin, void *dst, const void *src, size_t n,
                                              int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_request e;
    ferryi_get_window v;
    ferry_status status = FERRY_SUCCESS;
    ferryi_request_of_elements(&e, FERRY_CALL_GET, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
    if (ferryi_pipeline_accepts(w, dst, n)) {
        status = ferryi_scope_pipeline_move(scope, spin, &e, FERRYI_OP_BULK_GET);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
    v.first = v.under_way = 0;
    FERRYI_SELDOM();
    for (status = FERRY_SUCCESS; e.done < e.nelems;) {
        status = ferryi_staged_get_part(scope, w, spin, &e, &v);
        if (status != FERRY_SUCCESS)
            break;
        const size_t part = ferryi_size_min(e.nelems - e.done, w->staged_chunk);
        ferryi_chunk_copy(e.dst + e.done, ferryi_descriptor_chunk(w, w->out[e.pe].reply_chunks, e.ticket),
                          (uint32_t)part, ferryi_scope_rank(scope), ferryi_scope_size(scope));
        e.done += part;
        ferryi_scope_sync(scope);
        if (ferryi_scope_rank(scope) == 0)
            ferryi_ring_release_reply(w, e.pe, e.ticket);
    }
    if (ferryi_scope_rank(scope) == 0) {
        for (; v.under_way > 0; v.under_way--, v.first = (v.first + 1) % FERRYI_GET_WINDOW)
            ferryi_ring_abandon_reply(w, e.pe, v.tickets[v.first]);
        FERRYI_STATS_ADD(w, e.pe, bytes_get, e.done);
        FERRYI_STATS_ADD(w, e.pe, bytes_staged, e.done);
    }
    return status;
}

/* Calls by all threads of a scope. */
FERRYI_FN ferry_status ferryi_scope_staged_put(int scope, ferry_call call, void *dst, const void *src, size_t n, int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    return ferryi_staged_put_by(scope, &spin, call, dst, src, n, pe);
}
FERRYI_FN ferry_status ferryi_scope_staged_get(int scope, void *dst, const void *src, size_t n, int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    return ferryi_staged_get_by(scope, &spin, dst, src, n, pe);
}

#endif
