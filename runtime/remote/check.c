/* SPDX-License-Identifier: BSD-3-Clause */
/* Descriptors and replies that come from the network, before anything uses them: an offset that leaves the heap, a
 * length that leaves the chunk, or a reply to no request would let one PE with a fault in it damage the memory of
 * another. */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/remote/link.h"

/* A peer uses new memory only after every PE has added it (heap.c). */
int ferryi_link_is_own(const ferryi_world *w, uint64_t offset, uint64_t n)
{
    const uint64_t at = w->heap + offset - w->symmetric, all = ferryi_ld_acquire_u64(&w->symmetric_len);
    return at <= all && n <= all - at;
}

static int is_own_word(const ferryi_world *w, uint64_t offset, uint32_t bytes)
{
    return offset % bytes == 0 && ferryi_link_is_own(w, offset, bytes);
}

static int is_own_strided(const ferryi_world *w, const ferryi_descriptor_decoded *q)
{
    if (q->width == 0 || q->length % q->width != 0)
        return 0;
    const uint64_t last = q->length == 0 ? 0 : q->length / q->width - 1;
    uint64_t span;
    return !__builtin_mul_overflow(last, q->cond, &span) && !__builtin_add_overflow(span, q->width, &span) &&
           ferryi_link_is_own(w, q->offset, span);
}

/* chunk: bytes that came with the descriptor. */
static int is_sound(const ferryi_world *w, const ferryi_descriptor_decoded *q, uint32_t chunk)
{
    const int is_put = q->op == FERRYI_OP_PUT || q->op == FERRYI_OP_IPUT;
    if (chunk != (is_put ? q->length : 0))
        return 0;
    switch (q->op) {
    case FERRYI_OP_PUT:
    case FERRYI_OP_PUT_FEW:
        return ferryi_link_is_own(w, q->offset, q->length);
    case FERRYI_OP_GET:
    case FERRYI_OP_GET_FEW:
        return q->length <= w->staged_chunk && ferryi_link_is_own(w, q->offset, q->length);
    case FERRYI_OP_IPUT:
    case FERRYI_OP_IGET:
        return q->length <= w->staged_chunk && is_own_strided(w, q);
    case FERRYI_OP_PUT_SET:
    case FERRYI_OP_PUT_ADD:
        return ferryi_link_is_own(w, q->offset, q->length) && is_own_word(w, q->cond, 8);
    default:
        return q->op >= FERRYI_OP_SET && q->op <= FERRYI_OP_FETCH &&
               is_own_word(w, q->offset, (q->kind & FERRYI_DESCRIPTOR_WIDE) != 0 ? 8 : 4);
    }
}

int ferryi_link_descriptor_is_sound(const ferryi_world *w, const ferryi_descriptor *descriptor, uint32_t chunk)
{
    const uint64_t first = ferryi_descriptor_first(descriptor);
    ferryi_descriptor_decoded q;
    /* The payload has a place in the message only if its length is right. */
    if (ferryi_descriptor_has_payload(ferryi_descriptor_op(first)) &&
        ferryi_descriptor_length(first) > FERRYI_INLINE_BYTES)
        return 0;
    return ferryi_descriptor_decode(&q, descriptor, first) && is_sound(w, &q, chunk);
}

int ferryi_link_reply_is_sound(const ferryi_world *w, const ferryi_link *l, uint32_t count, uint32_t bytes)
{
    const ferryi_descriptor *descriptor = &l->out.ring[count & w->ring_mask];
    const uint64_t first = ferryi_descriptor_first(descriptor);
    ferryi_descriptor_decoded q;
    return ferryi_count_diff(count, ferryi_ld_relaxed_u32(l->out.consumed) >> 1) >= 0 &&
           ferryi_count_diff((uint32_t)l->next, count) > 0 && ferryi_word_tag(first) == ferryi_ticket_tag(count) &&
           (first & FERRYI_DESCRIPTOR_FETCH) != 0 && ferryi_descriptor_decode(&q, descriptor, first) &&
           bytes == ferryi_link_reply_bytes(q.op, q.length);
}
