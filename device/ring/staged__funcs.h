/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_STAGED_FUNCS_H
#define FERRY_DETAIL_RING_STAGED_FUNCS_H

#include "ring__funcs.h"
#if FERRYI_GPU
#include "staged_gpu__funcs.h"
#else
#include "staged_host__funcs.h"
#endif

/* Puts and gets of staged pairs: payload travels in the ring's chunks, one descriptor per chunk, in the order of the
 * calls.  Kernels send large transfers by the pipeline (pipeline_gpu__funcs.h). */

/* Raises the fault of a call to addr over a route that is lost or has no path; FERRY_SUCCESS: the route can be used. */
FERRYI_FN ferry_status ferryi_route_usable(ferryi_world *w, ferry_call call, const void *addr, int pe, uint32_t route)
{
    if (ferryi_route_is_lost(route))
        return ferryi_fault_raise(w, FERRY_ERR_PEER_LOST, call, pe, addr, -1, 0, 0, 0);
    if (!ferryi_path_exists(route))
        return ferryi_fault_raise(w, FERRY_ERR_NO_PATH, call, pe, addr, -1, 0, 0, 0);
    return FERRY_SUCCESS;
}

FERRYI_FN size_t ferryi_size_min(size_t n, size_t most)
{
    return n < most ? n : most;
}

FERRYI_FN uint64_t ferryi_request_offset(const ferryi_world *w, const void *addr)
{
    return (uint64_t)(uintptr_t)addr - w->heap;
}

/* Stores n bytes, at most FERRYI_INLINE_BYTES, into the descriptor itself. */
FERRYI_FN void ferryi_descriptor_store_payload(ferryi_descriptor *r, uint64_t ticket, const char *src, uint32_t n)
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
        ferryi_descriptor_store_u64(r, ticket, ferryi_descriptor_payload(at), v);
    }
}

/* Posts the next part of the request's put.  If the part needs a chunk, the chunk is filled and fenced already. */
FERRYI_FN void ferryi_ring_post_put(ferryi_world *w, const ferryi_request *e, const char *dst, const char *src,
                                    uint32_t n)
{
    ferryi_descriptor *r = ferryi_ring_slot(w, e->pe, e->ticket);
    uint32_t kind = FERRYI_OP_PUT;
    if (n <= FERRYI_INLINE_BYTES) {
        kind = FERRYI_OP_PUT_FEW | n << FERRYI_DESCRIPTOR_LENGTH;
        ferryi_descriptor_store_payload(r, e->ticket, src, n);
    } else {
        ferryi_descriptor_store_pair(r, e->ticket, 1, n, 0);
    }
    ferryi_ring_post(w, e->pe, e->ticket, kind, ferryi_request_offset(w, dst));
}

/* The same for elements, with their stride if they have one. */
FERRYI_FN void ferryi_ring_post_elements(ferryi_world *w, const ferryi_request *e, uint32_t kind, const char *there,
                                         ptrdiff_t stride, size_t count)
{
    ferryi_descriptor *r = ferryi_ring_slot(w, e->pe, e->ticket);
    if (ferryi_descriptor_op(kind) == FERRYI_OP_GET_FEW)
        kind |= (uint32_t)count * e->width << FERRYI_DESCRIPTOR_LENGTH;
    else
        ferryi_descriptor_store_pair(r, e->ticket, 1, (uint32_t)count * e->width, e->width);
    if (ferryi_descriptor_op(kind) == FERRYI_OP_IPUT || ferryi_descriptor_op(kind) == FERRYI_OP_IGET)
        ferryi_descriptor_store_u64(r, e->ticket, 2, (uint64_t)stride);
    ferryi_ring_post(w, e->pe, e->ticket, kind, ferryi_request_offset(w, there));
}

/* Puts n bytes, at most FERRYI_INLINE_BYTES, by one descriptor. */
FERRYI_FN ferry_status ferryi_staged_put_few(ferryi_world *w, ferry_call call, void *dst, const void *src, uint32_t n,
                                             int pe)
{
    uint64_t ticket;
    ferry_status status = ferryi_ring_claim_one(w, call, dst, pe, &ticket);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    ferryi_descriptor_store_payload(ferryi_ring_slot(w, pe, ticket), ticket, (const char *)src, n);
    ferryi_ring_post(w, pe, ticket, FERRYI_OP_PUT_FEW | n << FERRYI_DESCRIPTOR_LENGTH, ferryi_request_offset(w, dst));
    FERRYI_STATS_ADD(w, pe, bytes_staged, n);
    FERRYI_STATS_ADD(w, pe, bytes_put, n);
    return FERRY_SUCCESS;
}

FERRYI_FN ferry_status ferryi_staged_put_request(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    ferryi_staged_apply_inbound(w, spin, e->nelems);
    while (e->done < e->nelems) {
        ferry_status status = ferryi_ring_claim(w, spin, e);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return status;
        ferryi_spin_renew(spin);
        size_t part = ferryi_size_min(e->nelems - e->done, w->staged_chunk);
        if (part > FERRYI_INLINE_BYTES) {
            ferryi_payload_out(ferryi_descriptor_chunk(w, w->out[e->pe].chunks, e->ticket), e->src + e->done,
                               (uint32_t)part);
            ferryi_fence_release(); /* R0 */
        }
        ferryi_ring_post_put(w, e, e->dst + e->done, e->src + e->done, (uint32_t)part);
        e->done += part;
        ferryi_staged_apply_inbound(w, spin, e->nelems);
    }
    FERRYI_STATS_ADD(w, e->pe, bytes_staged, e->nelems);
    FERRYI_STATS_ADD(w, e->pe, bytes_put, e->nelems);
    return FERRY_SUCCESS;
}

FERRYI_WEAK_FN ferry_status ferryi_staged_put(ferryi_world *w, ferryi_spin *spin, ferry_call call, void *dst,
                                              const void *src, size_t n, int pe)
{
    ferryi_request e;
    ferry_status status = ferryi_staged_bulk(w, spin, &e, call, FERRYI_OP_BULK_PUT, dst, src, n, pe);
    if (status != FERRY_ERR_UNSUPPORTED)
        return status;
    e.call = call;
    e.pe = pe;
    e.addr = dst;
    e.dst = (char *)dst;
    e.src = (const char *)src;
    e.nelems = n;
    e.done = 0;
    e.ticket = 0;
    e.fetch = 0;
    return ferryi_staged_put_request(w, spin, &e);
}

FERRYI_FN ferry_status ferryi_staged_iput_request(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    ferryi_staged_apply_inbound(w, spin, e->nelems * e->width);
    while (e->done < e->nelems) {
        ferry_status status = ferryi_ring_claim(w, spin, e);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            return status;
        ferryi_spin_renew(spin);
        size_t part = ferryi_size_min(e->nelems - e->done, w->staged_chunk / e->width);
        ferryi_payload_out_each(ferryi_descriptor_chunk(w, w->out[e->pe].chunks, e->ticket), e->width, e->src,
                                e->src_stride, e->width, (uint32_t)part);
        e->src += (ptrdiff_t)part * e->src_stride;
        ferryi_fence_release(); /* R0 */
        ferryi_ring_post_elements(w, e, FERRYI_OP_IPUT, e->dst, e->dst_stride, part);
        e->dst += (ptrdiff_t)part * e->dst_stride;
        e->done += part;
        ferryi_staged_apply_inbound(w, spin, e->nelems * e->width);
    }
    FERRYI_STATS_ADD(w, e->pe, bytes_put, e->nelems * e->width);
    FERRYI_STATS_ADD(w, e->pe, bytes_staged, e->nelems * e->width);
    return FERRY_SUCCESS;
}

FERRYI_FN void ferryi_request_of_elements(ferryi_request *e, ferry_call call, char *dst, ptrdiff_t dst_stride,
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
    ferryi_request e;
    ferryi_request_of_elements(&e, FERRY_CALL_PUT, dst, dst_stride, src, src_stride, width, nelems, pe);
    return ferryi_staged_iput_request(w, spin, &e);
}

/* Most requests of one call in flight: enough to keep the owner busy while replies are copied out. */
#define FERRYI_GET_WINDOW 8u

typedef struct ferryi_get_window {
    uint64_t tickets[FERRYI_GET_WINDOW];
    uint32_t first, under_way;
} ferryi_get_window;

/* Requests the next elements by the claimed ticket. */
FERRYI_FN void ferryi_staged_request_part(ferryi_world *w, ferryi_request *e, ferryi_get_window *v)
{
    size_t part = ferryi_size_min(e->nelems - e->asked, w->staged_chunk / e->width);
    const int packed = e->src_stride == (ptrdiff_t)e->width;
    const uint32_t op = !packed                                  ? FERRYI_OP_IGET
                        : part * e->width <= FERRYI_INLINE_BYTES ? FERRYI_OP_GET_FEW
                                                                 : FERRYI_OP_GET;
    ferryi_ring_post_elements(w, e, op | FERRYI_DESCRIPTOR_FETCH, e->src, e->src_stride, part);
    v->tickets[(v->first + v->under_way++) % FERRYI_GET_WINDOW] = e->ticket;
    e->src += (ptrdiff_t)part * e->src_stride;
    e->asked += part;
}

/* Copies out the elements of a reply that has come. */
FERRYI_FN void ferryi_staged_copy_reply(ferryi_world *w, ferryi_request *e)
{
    size_t part = ferryi_size_min(e->nelems - e->done, w->staged_chunk / e->width);
    const char *chunk = ferryi_descriptor_chunk(w, w->out[e->pe].reply_chunks, e->ticket);
    ferryi_fence_acquire(); /* A1 */
    e->done += part;
    if (e->dst_stride == (ptrdiff_t)e->width)
        ferryi_payload_in(e->dst, chunk, (uint32_t)part * e->width);
    else
        ferryi_payload_in_each(e->dst, e->dst_stride, chunk, e->width, e->width, (uint32_t)part);
    e->dst += (ptrdiff_t)part * e->dst_stride;
    ferryi_ring_release_reply(w, e->pe, e->ticket);
}

/* get and iget: elements of `width` bytes, packed when stride == width.  Requests run ahead of the replies.  A
 * thread that cannot claim a slot takes its own oldest reply first, so that threads of one PE cannot block each
 * other on busy slots. */
FERRYI_FN ferry_status ferryi_staged_get_request(ferryi_world *w, ferryi_spin *spin, ferryi_request *e)
{
    ferryi_get_window v;
    ferry_status status = FERRY_SUCCESS;
    v.first = v.under_way = 0;
    while (e->done < e->nelems) {
        if (e->asked < e->nelems && v.under_way == 0) {
            status = ferryi_ring_claim(w, spin, e);
            if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
                return status;
            ferryi_staged_request_part(w, e, &v);
            continue;
        }
        if (e->asked < e->nelems && v.under_way < FERRYI_GET_WINDOW &&
            ferryi_ring_try_claim(w, &w->out[e->pe], 1, &e->ticket)) {
            ferryi_staged_request_part(w, e, &v);
            continue;
        }
        e->ticket = v.tickets[v.first];
        v.first = (v.first + 1) % FERRYI_GET_WINDOW;
        v.under_way--;
        status = ferryi_ring_await_reply(w, spin, e);
        if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
            break;
        ferryi_spin_renew(spin);
        ferryi_staged_copy_reply(w, e);
    }
    for (; v.under_way > 0; v.under_way--, v.first = (v.first + 1) % FERRYI_GET_WINDOW)
        ferryi_ring_abandon_reply(w, e->pe, v.tickets[v.first]);
    FERRYI_STATS_ADD(w, e->pe, bytes_get, e->done * e->width);
    FERRYI_STATS_ADD(w, e->pe, bytes_staged, e->done * e->width);
    return status;
}

FERRYI_WEAK_FN ferry_status ferryi_staged_get(ferryi_world *w, ferryi_spin *spin, char *dst, ptrdiff_t dst_stride,
                                              const char *src, ptrdiff_t src_stride, uint32_t width, size_t nelems,
                                              int pe)
{
    ferryi_request e;
    if (dst_stride == (ptrdiff_t)width && src_stride == (ptrdiff_t)width) {
        ferry_status status =
            ferryi_staged_bulk(w, spin, &e, FERRY_CALL_GET, FERRYI_OP_BULK_GET, src, dst, nelems * width, pe);
        if (status != FERRY_ERR_UNSUPPORTED)
            return status;
    }
    ferryi_request_of_elements(&e, FERRY_CALL_GET, dst, dst_stride, src, src_stride, width, nelems, pe);
    return ferryi_staged_get_request(w, spin, &e);
}

#if FERRYI_GPU
#include "staged_scope_gpu__funcs.h"
#else
#include "staged_scope_host__funcs.h"
#endif

#endif
