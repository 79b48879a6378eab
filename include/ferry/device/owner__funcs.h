/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_OWNER_FUNCS_H
#define FERRY_DEVICE_OWNER_FUNCS_H

#include "access__funcs.h"

/* The owner's side of mailboxes and staged rings: records are applied to the own memory, in order, by whoever holds the
 * ring's lock.  The protocol and its labels: ring__funcs.h. */

/* What only weak pairs need stays out of line in kernels, which would pay for it in registers, and small: a kernel gets
 * as many registers as the largest function that it could come to needs. */
#if FERRYI_GPU
#define FERRYI_WEAK_FN FERRYI_COLD
#define FERRYI_SLOW_FN FERRYI_FN /* its callers are out of line */

/* One thread's copy of `count` elements out of or into a ring, whose memory this thread owns or has acquired.  out: to
 * symmetric memory or to a ring, by whole words; in: to anywhere, a variable of the caller too. */
#define FERRYI_WEAK_WORDS(TYPE, STORE)                                                                                 \
    for (; n - done >= sizeof(TYPE); done += sizeof(TYPE)) {                                                           \
        TYPE v = *(const TYPE *)(src + done);                                                                          \
        STORE((TYPE *)(dst + done), v);                                                                                \
    }
#define FERRYI_WEAK_COPY(NAME, ST8, ST4, ST2, ST1)                                                                     \
    FERRYI_COLD void NAME##_each(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t n,       \
                                 uint32_t count)                                                                       \
    {                                                                                                                  \
        FERRYI_ROLLED                                                                                                  \
        for (; count != 0; count--, dst += dst_stride, src += src_stride) {                                            \
            uint32_t misfit = (uint32_t)((uintptr_t)dst | (uintptr_t)src), done = 0;                                   \
            if ((misfit & 7) == 0) {                                                                                   \
                FERRYI_ROLLED FERRYI_WEAK_WORDS(uint64_t, ST8)                                                         \
            }                                                                                                          \
            if ((misfit & 3) == 0) {                                                                                   \
                FERRYI_ROLLED FERRYI_WEAK_WORDS(uint32_t, ST4)                                                         \
            }                                                                                                          \
            if ((misfit & 1) == 0) {                                                                                   \
                FERRYI_ROLLED FERRYI_WEAK_WORDS(uint16_t, ST2)                                                         \
            }                                                                                                          \
            FERRYI_ROLLED FERRYI_WEAK_WORDS(uint8_t, ST1)                                                              \
        }                                                                                                              \
    }
#define FERRYI_STORE(p, v) (*(p) = (v))
FERRYI_WEAK_COPY(ferryi_weak_out, ferryi_st_relaxed_u64, ferryi_st_relaxed_u32, ferryi_st_relaxed_u16,
                 ferryi_st_relaxed_u8)

FERRYI_FN void ferryi_move_few(char *dst, const char *src, uint32_t n)
{
    uint32_t misfit = (uint32_t)((uintptr_t)dst | (uintptr_t)src) | n;
    FERRYI_ROLLED
    for (uint32_t done = 0; done < n;) {
        if ((misfit & 7) == 0) {
            ferryi_st_relaxed_u64((uint64_t *)(dst + done), *(const uint64_t *)(src + done));
            done += 8;
        } else if ((misfit & 3) == 0) {
            ferryi_st_relaxed_u32((uint32_t *)(dst + done), *(const uint32_t *)(src + done));
            done += 4;
        } else if ((misfit & 1) == 0) {
            ferryi_st_relaxed_u16((uint16_t *)(dst + done), *(const uint16_t *)(src + done));
            done += 2;
        } else {
            ferryi_st_relaxed_u8((uint8_t *)(dst + done), *(const uint8_t *)(src + done));
            done++;
        }
    }
}
FERRYI_WEAK_COPY(ferryi_weak_in, FERRYI_STORE, FERRYI_STORE, FERRYI_STORE, FERRYI_STORE)
#else
#define FERRYI_WEAK_FN FERRYI_FN
#define FERRYI_SLOW_FN FERRYI_COLD

FERRYI_FN void ferryi_weak_out_each(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                                    uint32_t count)
{
    for (; count != 0; count--, dst += dst_stride, src += src_stride)
        ferryi_move_out(dst, src, width);
}
FERRYI_FN void ferryi_weak_in_each(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                                   uint32_t count)
{
    for (; count != 0; count--, dst += dst_stride, src += src_stride)
        ferryi_move_in(dst, src, width);
}
#endif

FERRYI_FN void ferryi_weak_out(void *dst, const void *src, uint32_t n)
{
    ferryi_weak_out_each((char *)dst, 0, (const char *)src, 0, n, 1);
}
FERRYI_FN void ferryi_weak_in(void *dst, const void *src, uint32_t n)
{
    ferryi_weak_in_each((char *)dst, 0, (const char *)src, 0, n, 1);
}

/* A read-modify-write, set or fetch of an own word; also what native pairs do at the peer's. */
FERRYI_FN uint64_t ferryi_atomic_apply_u64(uint64_t *p, int op, uint64_t operand, uint64_t cond)
{
    switch (op) {
    case FERRYI_OP_SET:
        ferryi_st_relaxed_u64(p, operand);
        return 0;
    case FERRYI_OP_ADD:
        return ferryi_atom_add_u64(p, operand);
    case FERRYI_OP_AND:
        return ferryi_atom_and_u64(p, operand);
    case FERRYI_OP_OR:
        return ferryi_atom_or_u64(p, operand);
    case FERRYI_OP_XOR:
        return ferryi_atom_xor_u64(p, operand);
    case FERRYI_OP_SWAP:
        return ferryi_atom_swap_u64(p, operand);
    case FERRYI_OP_CAS:
        return ferryi_atom_cas_u64(p, cond, operand);
    default:
        return ferryi_ld_relaxed_u64(p);
    }
}
FERRYI_FN uint32_t ferryi_atomic_apply_u32(uint32_t *p, int op, uint32_t operand, uint32_t cond)
{
    switch (op) {
    case FERRYI_OP_SET:
        ferryi_st_relaxed_u32(p, operand);
        return 0;
    case FERRYI_OP_ADD:
        return ferryi_atom_add_u32(p, operand);
    case FERRYI_OP_AND:
        return ferryi_atom_and_u32(p, operand);
    case FERRYI_OP_OR:
        return ferryi_atom_or_u32(p, operand);
    case FERRYI_OP_XOR:
        return ferryi_atom_xor_u32(p, operand);
    case FERRYI_OP_SWAP:
        return ferryi_atom_swap_u32(p, operand);
    case FERRYI_OP_CAS:
        return ferryi_atom_cas_u32(p, cond, operand);
    default:
        return ferryi_ld_relaxed_u32(p);
    }
}
FERRYI_FN uint64_t ferryi_atomic_apply(void *p, uint32_t bytes, int op, uint64_t operand, uint64_t cond)
{
    return bytes == 8 ? ferryi_atomic_apply_u64((uint64_t *)p, op, operand, cond)
                      : ferryi_atomic_apply_u32((uint32_t *)p, op, (uint32_t)operand, (uint32_t)cond);
}

FERRYI_FN void ferryi_spread(char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                             size_t nelems)
{
    for (size_t i = 0; i < nelems; i++)
        ferryi_move_out(dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
}

FERRYI_FN uint64_t ferryi_record_slot(const ferryi_world *w, uint64_t ticket)
{
    return ticket & w->ring_mask;
}

FERRYI_FN char *ferryi_record_chunk(const ferryi_world *w, const char *chunks, uint64_t ticket)
{
    return (char *)(uintptr_t)chunks + (size_t)ferryi_record_slot(w, ticket) * w->staged_chunk;
}

FERRYI_FN uint64_t ferryi_record_update(ferryi_world *w, const ferryi_record *r)
{
    /* Whoever sees this word sees the data of earlier records of this source: they were written by this thread, or by
     * one that held the lock before. */
    ferryi_fence_release();
    return ferryi_atomic_apply((void *)(uintptr_t)(w->heap + r->offset), r->length, r->op, r->u.word.operand,
                               r->u.word.cond);
}

FERRYI_FN const ferryi_record *ferryi_in_next(const ferryi_world *w, const ferryi_in *in)
{
    return &in->ring[ferryi_record_slot(w, ferryi_ld_relaxed_u64(&in->head))];
}

/* In kernels a thread that waits applies what is small; the rest is for the service, which has a whole block for it. */
FERRYI_FN int ferryi_record_is_mine(const ferryi_record *r)
{
#if FERRYI_GPU
    return r->op > FERRYI_OP_IGET || (r->length <= FERRYI_INLINE_BYTES && r->op <= FERRYI_OP_GET);
#else
    (void)r;
    return 1;
#endif
}

/* The next record's effect here; what a word was before. */
FERRYI_FN uint64_t ferryi_record_apply(ferryi_world *w, const ferryi_in *in)
{
    const uint64_t ticket = ferryi_ld_relaxed_u64(&in->head);
    const ferryi_record *r = &in->ring[ferryi_record_slot(w, ticket)];
    char *here = (char *)(uintptr_t)(w->heap + r->offset);
    if (r->op > FERRYI_OP_IGET)
        return ferryi_record_update(w, r);
    if (r->op == FERRYI_OP_PUT || r->op == FERRYI_OP_IPUT)
        ferryi_fence_release(); /* as before an update: what is put may be a flag, behind data and a fence */
#if FERRYI_GPU
    if (r->op == FERRYI_OP_PUT)
        ferryi_move_few(here, (const char *)r->u.bytes, r->length);
    else
        ferryi_move_few(ferryi_record_chunk(w, in->reply_chunks, ticket), here, r->length);
#else
    const char *payload = r->op == FERRYI_OP_PUT && r->length <= FERRYI_INLINE_BYTES
                              ? (const char *)r->u.bytes
                              : ferryi_record_chunk(w, in->chunks, ticket);
    char *reply = ferryi_record_chunk(w, in->reply_chunks, ticket);
    if (r->op == FERRYI_OP_PUT)
        ferryi_move_out(here, payload, r->length);
    else if (r->op == FERRYI_OP_GET)
        ferryi_move_in(reply, here, r->length);
    else if (r->op == FERRYI_OP_IPUT)
        ferryi_weak_out_each(here, r->u.word.stride, payload, r->width, r->width, r->length / r->width);
    else
        ferryi_weak_in_each(reply, r->width, here, r->u.word.stride, r->width, r->length / r->width);
#endif
    return 0;
}

FERRYI_FN int ferryi_in_pending(const ferryi_world *w, const ferryi_in *in)
{
    uint64_t head = ferryi_ld_relaxed_u64(&in->head);
    return ferryi_ld_relaxed_u64(&in->ring[ferryi_record_slot(w, head)].seq) == head + 1;
}

/* In kernels the lock has a second half, which the service sets when it applies records itself. */
FERRYI_FN int ferryi_in_try_lock(ferryi_in *in)
{
#if FERRYI_GPU
    return ferryi_atom_cas_u64((uint64_t *)(void *)&in->lock, 0, 1) == 0; /* little-endian: lock, held */
#else
    return ferryi_atom_cas_u32(&in->lock, 0, 1) == 0;
#endif
}

/* The source has room again (R2).  The service of a GPU's PE is told too: it need not be exact, a stale count only
 * makes it look once more. */
FERRYI_FN void ferryi_in_tell(ferryi_in *in, uint64_t head)
{
    ferryi_st_release_u64(in->consumed, head); /* R2 */
#if FERRYI_GPU
    ferryi_st_relaxed_u64(in->told, head);
#endif
}

#define FERRYI_BATCH 8u /* records between two stores of consumed: the source gets room before a long run ends */

/* The next record was applied: replies, if its source waits, and steps on. */
FERRYI_FN void ferryi_in_advance(ferryi_world *w, ferryi_in *in, uint64_t old)
{
    uint64_t head = ferryi_ld_relaxed_u64(&in->head), slot = ferryi_record_slot(w, head);
    if (in->ring[slot].fetch) {
        in->reply[slot].value = old;
        ferryi_st_release_u64(&in->reply[slot].seq, head + 1); /* R1 */
    }
    head++;
    ferryi_st_relaxed_u64(&in->head, head);
    if (head % FERRYI_BATCH == 0)
        ferryi_in_tell(in, head);
}

FERRYI_FN int ferryi_in_has_next(const ferryi_world *w, const ferryi_in *in)
{
    return ferryi_ld_acquire_u64(&ferryi_in_next(w, in)->seq) == ferryi_ld_relaxed_u64(&in->head) + 1; /* A0 */
}

/* Applies what is in one ring, in order, at most as much as it holds.  0: there was nothing to be done. */
FERRYI_FN int ferryi_in_drain_once(ferryi_world *w, ferryi_in *in)
{
    if (!ferryi_in_pending(w, in) || !ferryi_record_is_mine(ferryi_in_next(w, in)) || !ferryi_in_try_lock(in))
        return 0;
    ferryi_fence_acquire(); /* pairs with the last holder's release below */
    FERRYI_ROLLED
    for (uint32_t left = w->ring_mask + 1;
         left != 0 && ferryi_in_has_next(w, in) && ferryi_record_is_mine(ferryi_in_next(w, in)); left--)
        ferryi_in_advance(w, in, ferryi_record_apply(w, in));
    uint64_t head = ferryi_ld_relaxed_u64(&in->head);
    if (head % FERRYI_BATCH != 0)
        ferryi_in_tell(in, head);
    ferryi_st_release_u32(&in->lock, 0);
    return 1;
}

#if FERRYI_GPU
/* One round: a source that never stops must not keep a wait from its clock.  What comes while somebody else holds the
 * lock is seen at the next poll, or by the service. */
FERRYI_COLD void ferryi_drain_ring(ferryi_world *w, uint32_t ring)
{
    (void)ferryi_in_drain_once(w, &w->in[ring]);
}
FERRYI_COLD void ferryi_drain(ferryi_world *w)
{
    FERRYI_SELDOM();
    FERRYI_ROLLED
    for (uint32_t i = 0; i < w->n_in; i++)
        ferryi_drain_ring(w, i);
}
#else
/* A record that arrives while somebody else holds the lock is seen by that one: it looks again after it has unlocked.
 */
FERRYI_FN void ferryi_in_drain(ferryi_world *w, ferryi_in *in)
{
    while (ferryi_in_drain_once(w, in))
        ferryi_fence_full();
}
/* Applies what one weak pair, or all of them, have sent to this PE: runtime/service.c, out of line. */
void ferryi_drain_ring(ferryi_world *w, uint32_t ring);
void ferryi_drain(ferryi_world *w);
#endif

#endif
