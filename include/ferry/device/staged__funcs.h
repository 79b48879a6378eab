/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_STAGED_FUNCS_H
#define FERRY_DEVICE_STAGED_FUNCS_H

#include "belt__funcs.h"

/* Puts and gets of staged pairs: payload travels in the ring's chunks, one record for each, in the order of the calls;
 * in kernels what is large goes by the belt (belt__funcs.h). */

/* What is wrong with a route that is not direct, for a call that goes to addr; FERRY_SUCCESS when it is staged and
 * alive. */
FERRYI_FN ferry_status ferryi_route_usable(ferryi_world *w, ferry_call call, const void *addr, int pe, uint32_t route)
{
    if (route & FERRYI_ROUTE_LOST)
        return ferryi_fault_raise(w, FERRY_ERR_PEER_LOST, call, pe, addr, -1, 0, 0, 0);
    if ((route & FERRYI_ROUTE_PATH) > FERRY_PATH_STAGED)
        return ferryi_fault_raise(w, FERRY_ERR_NO_PATH, call, pe, addr, -1, 0, 0, 0);
    return FERRY_SUCCESS;
}

FERRYI_FN size_t ferryi_at_most(size_t n, size_t most)
{
    return n < most ? n : most;
}

FERRYI_FN uint64_t ferryi_errand_offset(const ferryi_world *w, const void *addr)
{
    return (uint64_t)(uintptr_t)addr - w->heap;
}

/* n bytes, at most FERRYI_INLINE_BYTES, in the record itself. */
FERRYI_FN void ferryi_ring_say_payload(ferryi_record *r, uint64_t ticket, const char *src, uint32_t n)
{
    FERRYI_ROLLED
    for (uint32_t at = 0; at < n; at += 8) {
        uint64_t v = 0;
        if (((uintptr_t)src & 7) == 0 && n - at >= 8) {
            v = *(const uint64_t *)(const void *)(src + at);
        } else {
            FERRYI_ROLLED
            for (uint32_t k = 0; k < 8 && at + k < n; k++)
                v |= (uint64_t)(unsigned char)src[at + k] << 8 * k;
        }
        ferryi_ring_say_both(r, ticket, ferryi_record_payload(at), v);
    }
}

/* The errand's next part of a put, whose chunk is filled and fenced off if it has one. */
FERRYI_FN void ferryi_ring_post_put(ferryi_world *w, const ferryi_errand *e, const char *dst, const char *src,
                                    uint32_t n)
{
    ferryi_record *r = ferryi_ring_slot(w, e->pe, e->ticket);
    uint32_t kind = FERRYI_OP_PUT;
    if (n <= FERRYI_INLINE_BYTES) {
        kind = FERRYI_OP_PUT_FEW | n << FERRYI_RECORD_LENGTH;
        ferryi_ring_say_payload(r, e->ticket, src, n);
    } else {
        ferryi_ring_say(r, e->ticket, 1, n, 0);
    }
    ferryi_ring_post(w, e->pe, e->ticket, kind, ferryi_errand_offset(w, dst));
}

/* The same for elements, with their stride if they have one. */
FERRYI_FN void ferryi_ring_post_elements(ferryi_world *w, const ferryi_errand *e, uint32_t kind, const char *there,
                                         ptrdiff_t stride, size_t count)
{
    ferryi_record *r = ferryi_ring_slot(w, e->pe, e->ticket);
    if (ferryi_record_op(kind) == FERRYI_OP_GET_FEW)
        kind |= (uint32_t)count * e->width << FERRYI_RECORD_LENGTH;
    else
        ferryi_ring_say(r, e->ticket, 1, (uint32_t)count * e->width, e->width);
    if (ferryi_record_op(kind) == FERRYI_OP_IPUT || ferryi_record_op(kind) == FERRYI_OP_IGET)
        ferryi_ring_say_both(r, e->ticket, 2, (uint64_t)stride);
    ferryi_ring_post(w, e->pe, e->ticket, kind, ferryi_errand_offset(w, there));
}

/* n bytes, at most FERRYI_INLINE_BYTES, by one record. */
FERRYI_FN ferry_status ferryi_staged_put_few(ferryi_world *w, ferry_call call, void *dst, const void *src, uint32_t n,
                                             int pe)
{
    uint64_t ticket;
    ferry_status status = ferryi_ring_claim_one(w, call, dst, pe, &ticket);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_ring_say_payload(ferryi_ring_slot(w, pe, ticket), ticket, (const char *)src, n);
    ferryi_ring_post(w, pe, ticket, FERRYI_OP_PUT_FEW | n << FERRYI_RECORD_LENGTH, ferryi_errand_offset(w, dst));
    FERRYI_COUNT(w, pe, bytes_staged, n);
    FERRYI_COUNT(w, pe, bytes_put, n);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_staged_put_errand(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    while (e->done < e->nelems) {
        ferry_status status = ferryi_ring_claim(w, spin, e);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return status;
        size_t part = ferryi_at_most(e->nelems - e->done, w->staged_chunk);
        if (part > FERRYI_INLINE_BYTES) {
            ferryi_weak_out(ferryi_record_chunk(w, w->out[e->pe].chunks, e->ticket), e->src + e->done, (uint32_t)part);
            ferryi_fence_release(); /* R0 */
        }
        ferryi_ring_post_put(w, e, e->dst + e->done, e->src + e->done, (uint32_t)part);
        e->done += part;
    }
    FERRYI_COUNT(w, e->pe, bytes_staged, e->nelems);
    FERRYI_COUNT(w, e->pe, bytes_put, e->nelems);
    return FERRY_SUCCESS;
}

FERRYI_WEAK_FN ferry_status ferryi_staged_put(ferryi_world *w, ferryi_spin *spin, ferry_call call, void *dst,
                                              const void *src, size_t n, int pe)
{
    ferryi_errand e;
#if FERRYI_GPU
    if (ferryi_goes_by_belt(w, src, n)) {
        ferry_status status = ferryi_belt_move(w, spin, &e, call, FERRYI_OP_BULK_PUT, dst, src, n, pe);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
#endif
    e.call = call;
    e.pe = pe;
    e.addr = dst;
    e.dst = (char *)dst;
    e.src = (const char *)src;
    e.nelems = n;
    e.done = 0;
    e.ticket = 0;
    e.fetch = 0;
    return ferryi_staged_put_errand(w, spin, &e);
}

FERRYI_FN ferry_status ferryi_staged_iput_errand(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    while (e->done < e->nelems) {
        ferry_status status = ferryi_ring_claim(w, spin, e);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return status;
        size_t part = ferryi_at_most(e->nelems - e->done, w->staged_chunk / e->width);
        ferryi_weak_out_each(ferryi_record_chunk(w, w->out[e->pe].chunks, e->ticket), e->width, e->src, e->src_stride,
                             e->width, (uint32_t)part);
        e->src += (ptrdiff_t)part * e->src_stride;
        ferryi_fence_release(); /* R0 */
        ferryi_ring_post_elements(w, e, FERRYI_OP_IPUT, e->dst, e->dst_stride, part);
        e->dst += (ptrdiff_t)part * e->dst_stride;
        e->done += part;
    }
    FERRYI_COUNT(w, e->pe, bytes_put, e->nelems * e->width);
    FERRYI_COUNT(w, e->pe, bytes_staged, e->nelems * e->width);
    return FERRY_SUCCESS;
}

FERRYI_FN void ferryi_errand_of_elements(ferryi_errand *e, ferry_call call, char *dst, ptrdiff_t dst_stride,
                                         const char *src, ptrdiff_t src_stride, uint32_t width, size_t nelems, int pe)
{
    e->call = call;
    e->pe = pe;
    e->addr = call == FERRY_CALL_GET ? src : dst;
    e->dst = dst;
    e->dst_stride = dst_stride;
    e->src = src;
    e->src_stride = src_stride;
    e->width = width;
    e->nelems = nelems;
    e->done = e->asked = 0;
    e->ticket = 0;
    e->fetch = call == FERRY_CALL_GET;
}

FERRYI_WEAK_FN ferry_status ferryi_staged_iput(ferryi_world *w, ferryi_spin *spin, char *dst, ptrdiff_t dst_stride,
                                               const char *src, ptrdiff_t src_stride, uint32_t width, size_t nelems,
                                               int pe)
{
    ferryi_errand e;
    ferryi_errand_of_elements(&e, FERRY_CALL_PUT, dst, dst_stride, src, src_stride, width, nelems, pe);
    return ferryi_staged_iput_errand(w, spin, &e);
}

/* Requests under way of one call: enough to keep the owner busy while replies are copied out. */
#define FERRYI_GET_WINDOW 8u

typedef struct ferryi_window {
    uint64_t tickets[FERRYI_GET_WINDOW];
    uint32_t first, under_way;
} ferryi_window;

/* The ticket is claimed: asks for the next elements. */
FERRYI_FN void ferryi_staged_ask(ferryi_world *w, ferryi_errand *e, ferryi_window *v)
{
    size_t part = ferryi_at_most(e->nelems - e->asked, w->staged_chunk / e->width);
    const int packed = e->src_stride == (ptrdiff_t)e->width;
    const uint32_t op = !packed                                  ? FERRYI_OP_IGET
                        : part * e->width <= FERRYI_INLINE_BYTES ? FERRYI_OP_GET_FEW
                                                                 : FERRYI_OP_GET;
    ferryi_ring_post_elements(w, e, op | FERRYI_RECORD_FETCH, e->src, e->src_stride, part);
    v->tickets[(v->first + v->under_way++) % FERRYI_GET_WINDOW] = e->ticket;
    e->src += (ptrdiff_t)part * e->src_stride;
    e->asked += part;
}

/* The reply is there: takes its elements. */
FERRYI_FN void ferryi_staged_take(ferryi_world *w, ferryi_errand *e)
{
    size_t part = ferryi_at_most(e->nelems - e->done, w->staged_chunk / e->width);
    const char *chunk = ferryi_record_chunk(w, w->out[e->pe].reply_chunks, e->ticket);
    ferryi_fence_acquire(); /* A1 */
    e->done += part;
    if (e->dst_stride == (ptrdiff_t)e->width)
        ferryi_weak_in(e->dst, chunk, (uint32_t)part * e->width);
    else
        ferryi_weak_in_each(e->dst, e->dst_stride, chunk, e->width, e->width, (uint32_t)part);
    e->dst += (ptrdiff_t)part * e->dst_stride;
    ferryi_ring_release(w, e->pe, e->ticket);
}

/* get and iget: elements of `width` bytes, packed when stride == width.  Requests run ahead of the replies; a thread
 * that cannot claim a slot takes its own oldest reply first, so that threads of one PE cannot block each other on busy
 * slots. */
FERRYI_FN ferry_status ferryi_staged_get_errand(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    ferryi_window v;
    ferry_status status = FERRY_SUCCESS;
    v.first = v.under_way = 0;
    while (e->done < e->nelems) {
        if (e->asked < e->nelems && v.under_way == 0) {
            status = ferryi_ring_claim(w, spin, e);
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
                return status;
            ferryi_staged_ask(w, e, &v);
            continue;
        }
        if (e->asked < e->nelems && v.under_way < FERRYI_GET_WINDOW &&
            ferryi_ring_try_claim(w, &w->out[e->pe], 1, &e->ticket)) {
            ferryi_staged_ask(w, e, &v);
            continue;
        }
        e->ticket = v.tickets[v.first];
        v.first = (v.first + 1) % FERRYI_GET_WINDOW;
        v.under_way--;
        status = ferryi_ring_await(w, spin, e);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            break;
        ferryi_staged_take(w, e);
    }
    for (; v.under_way > 0; v.under_way--, v.first = (v.first + 1) % FERRYI_GET_WINDOW)
        ferryi_ring_abandon(w, e->pe, v.tickets[v.first]);
    FERRYI_COUNT(w, e->pe, bytes_get, e->done * e->width);
    FERRYI_COUNT(w, e->pe, bytes_staged, e->done * e->width);
    return status;
}

FERRYI_WEAK_FN ferry_status ferryi_staged_get(ferryi_world *w, ferryi_spin *spin, char *dst, ptrdiff_t dst_stride,
                                              const char *src, ptrdiff_t src_stride, uint32_t width, size_t nelems,
                                              int pe)
{
    ferryi_errand e;
#if FERRYI_GPU
    if (dst_stride == (ptrdiff_t)width && src_stride == (ptrdiff_t)width &&
        ferryi_goes_by_belt(w, dst, nelems * width)) {
        ferry_status status =
            ferryi_belt_move(w, spin, &e, FERRY_CALL_GET, FERRYI_OP_BULK_GET, src, dst, nelems * width, pe);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
#endif
    ferryi_errand_of_elements(&e, FERRY_CALL_GET, dst, dst_stride, src, src_stride, width, nelems, pe);
    return ferryi_staged_get_errand(w, spin, &e);
}

/* ---- By all threads of a scope, in kernels: one claims, all copy, one posts. */

#if FERRYI_GPU
/* What one claim may take: the chunks of its records lie side by side, so that a copy is long enough for its latency,
 * and short enough for the owner to be at the last one meanwhile. */
#define FERRYI_RUN 16u
#define FERRYI_RUN_BYTES ((size_t)512 << 10)

/* Takes up to `most` slots that follow one another; how many, and *ticket, the first. */
FERRYI_WEAK_FN uint32_t ferryi_ring_try_claim_run(ferryi_world *w, ferryi_out *out, uint32_t most, uint64_t *ticket)
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

/* Room for a run of records.  With no luck at once, one record by the general way, which waits. */
FERRYI_COLD ferry_status ferryi_ring_claim_run(ferryi_world *w, ferryi_spin *spin, ferryi_errand *e, uint32_t most,
                                               uint32_t *n)
{
    *n = ferryi_ring_try_claim_run(w, &w->out[e->pe], most, &e->ticket);
    if (*n != 0)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_ring_claim(w, spin, e);
    *n = status == FERRY_SUCCESS;
    return status;
}

/* Between chunks and memory of any kind, by all threads of the scope: four words of each under way. */
template <typename T>
static __device__ __forceinline__ uint32_t ferryi_chunk_copy_by(char *dst, const char *src, uint32_t n, uint32_t rank,
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

/* Writes and posts the n records of a run, from `done` on: what each holds is in the chunks already, but for a tail of
 * so few bytes that the owner looks for them in the record. */
FERRYI_COLD void ferryi_staged_post_run(ferryi_world *w, ferryi_errand *e, uint32_t n)
{
    size_t done = e->done;
    ferryi_fence_release(); /* R0, for all of them */
    for (; n > 0; n--, e->ticket++) {
        const size_t part = ferryi_at_most(e->nelems - done, w->staged_chunk);
        ferryi_ring_post_put(w, e, e->dst + done, e->src + done, (uint32_t)part);
        done += part;
    }
}

/* Its scope is no constant here. */
FERRYI_COLD uint64_t ferryi_scope_share_apart(int scope, uint64_t value)
{
    return ferryi_scope_share(scope, value);
}

/* By the belt, which one thread asks for.  _UNSUPPORTED: the other end is out of a copy engine's reach. */
FERRYI_COLD ferry_status ferryi_group_belt_move(int scope, ferryi_spin *spin, ferryi_errand *e, int op)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status = FERRY_SUCCESS;
    ferryi_scope_sync(scope); /* R0 of the first thread is cumulative over what all have written */
    if (ferryi_scope_rank(scope) == 0) {
        status = ferryi_route_usable(w, e->call, e->addr, e->pe, ferryi_route(w, e->pe));
        e->op = op;
        e->operand = (uint64_t)(uintptr_t)(op == FERRYI_OP_BULK_PUT ? e->src : e->dst);
        if (status == FERRY_SUCCESS)
            status = ferryi_belt_call(w, spin, e);
        if (status == FERRY_ERR_UNSUPPORTED)
            e->done = 0;
    }
    status = (ferry_status)ferryi_scope_share_apart(scope, (uint64_t)status);
    ferryi_fence_acquire(); /* A1 of the first thread, for all */
    return status;
}

/* Where a put or get by all threads of a scope has come to is in memory, each thread its own errand, so that no
 * register holds it across a call; what is left is from `done` on. */

/* Room for the next run of a put, and how it went: e->bytes records from e->ticket on. */
FERRYI_FN ferry_status ferryi_staged_put_claim(int scope, ferryi_world *w, ferryi_spin *spin, ferryi_errand *e)
{
    const size_t run = ferryi_at_most(FERRYI_RUN_BYTES, (size_t)FERRYI_RUN * w->staged_chunk);
    ferry_status status = FERRY_SUCCESS;
    e->bytes = 0;
    if (ferryi_scope_rank(scope) == 0) {
        status = ferryi_route_usable(w, e->call, e->addr, e->pe, ferryi_route(w, e->pe));
        if (status == FERRY_SUCCESS)
            status = ferryi_ring_claim_run(
                w, spin, e,
                (uint32_t)((ferryi_at_most(e->nelems - e->done, run) + w->staged_chunk - 1) / w->staged_chunk),
                &e->bytes);
    }
    e->ticket = ferryi_scope_share_apart(scope, e->ticket);
    uint64_t both = ferryi_scope_share_apart(scope, (uint64_t)status << 32 | e->bytes);
    e->bytes = (uint32_t)both;
    return (ferry_status)(both >> 32);
}

/* n bytes, more than fit into a record.  The spin is the first thread's. */
FERRYI_COLD ferry_status ferryi_staged_put_by(int scope, ferryi_spin *spin, ferry_call call, void *dst, const void *src,
                                              size_t n, int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_errand e;
    ferry_status status = FERRY_SUCCESS;
    ferryi_errand_of_elements(&e, call, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
    if (ferryi_goes_by_belt(w, src, n)) {
        status = ferryi_group_belt_move(scope, spin, &e, FERRYI_OP_BULK_PUT);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
    FERRYI_SELDOM();
    for (status = FERRY_SUCCESS; e.done < e.nelems;) {
        status = ferryi_staged_put_claim(scope, w, spin, &e);
        if (status != FERRY_SUCCESS)
            break;
        const size_t bytes = ferryi_at_most(e.nelems - e.done, (size_t)e.bytes * w->staged_chunk);
        ferryi_chunk_copy(ferryi_record_chunk(w, w->out[e.pe].chunks, e.ticket), e.src + e.done, (uint32_t)bytes,
                          ferryi_scope_rank(scope), ferryi_scope_size(scope));
        ferryi_scope_sync(scope); /* R0 of the first thread is cumulative over what all have copied */
        if (ferryi_scope_rank(scope) == 0)
            ferryi_staged_post_run(w, &e, e.bytes);
        e.done = ferryi_at_most(e.nelems, e.done + (size_t)e.bytes * w->staged_chunk);
    }
    if (ferryi_scope_rank(scope) == 0) {
        FERRYI_COUNT(w, e.pe, bytes_put, e.done);
        FERRYI_COUNT(w, e.pe, bytes_staged, e.done);
    }
    ferryi_scope_sync(scope);
    return status;
}

/* The next part: its reply has come, in the chunk of e.ticket. */
FERRYI_FN ferry_status ferryi_staged_get_part(int scope, ferryi_world *w, ferryi_spin *spin, ferryi_errand *e,
                                              ferryi_window *v)
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
                ferryi_staged_ask(w, e, v);
        }
        if (status == FERRY_SUCCESS) {
            e->ticket = v->tickets[v->first];
            status = ferryi_ring_await(w, spin, e);
            v->first = (v->first + 1) % FERRYI_GET_WINDOW;
            v->under_way--;
        }
    }
    e->ticket = ferryi_scope_share_apart(scope, e->ticket);
    status = (ferry_status)ferryi_scope_share_apart(scope, (uint64_t)status);
    ferryi_fence_acquire(); /* A1 of the first thread, for all */
    return status;
}

FERRYI_COLD ferry_status ferryi_staged_get_by(int scope, ferryi_spin *spin, void *dst, const void *src, size_t n,
                                              int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_errand e;
    ferryi_window v;
    ferry_status status = FERRY_SUCCESS;
    ferryi_errand_of_elements(&e, FERRY_CALL_GET, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
    if (ferryi_goes_by_belt(w, dst, n)) {
        status = ferryi_group_belt_move(scope, spin, &e, FERRYI_OP_BULK_GET);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
    v.first = v.under_way = 0;
    FERRYI_SELDOM();
    for (status = FERRY_SUCCESS; e.done < e.nelems;) {
        status = ferryi_staged_get_part(scope, w, spin, &e, &v);
        if (status != FERRY_SUCCESS)
            break;
        const size_t part = ferryi_at_most(e.nelems - e.done, w->staged_chunk);
        ferryi_chunk_copy(e.dst + e.done, ferryi_record_chunk(w, w->out[e.pe].reply_chunks, e.ticket), (uint32_t)part,
                          ferryi_scope_rank(scope), ferryi_scope_size(scope));
        e.done += part;
        ferryi_scope_sync(scope);
        if (ferryi_scope_rank(scope) == 0)
            ferryi_ring_release(w, e.pe, e.ticket);
    }
    if (ferryi_scope_rank(scope) == 0) {
        for (; v.under_way > 0; v.under_way--, v.first = (v.first + 1) % FERRYI_GET_WINDOW)
            ferryi_ring_abandon(w, e.pe, v.tickets[v.first]);
        FERRYI_COUNT(w, e.pe, bytes_get, e.done);
        FERRYI_COUNT(w, e.pe, bytes_staged, e.done);
    }
    return status;
}

/* Calls by all threads of a scope. */
FERRYI_FN ferry_status ferryi_group_staged_put(int scope, ferry_call call, void *dst, const void *src, size_t n, int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    return ferryi_staged_put_by(scope, &spin, call, dst, src, n, pe);
}
FERRYI_FN ferry_status ferryi_group_staged_get(int scope, void *dst, const void *src, size_t n, int pe)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_spin spin;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    return ferryi_staged_get_by(scope, &spin, dst, src, n, pe);
}
#else
FERRYI_FN ferry_status ferryi_staged_get_by(int scope, ferryi_spin *spin, void *dst, const void *src, size_t n, int pe)
{
    (void)scope;
    return ferryi_staged_get(ferryi_world_get(), spin, (char *)dst, 1, (const char *)src, 1, 1, n, pe);
}
#endif

#endif
