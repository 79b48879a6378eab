/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_OWNER_FUNCS_H
#define FERRY_DEVICE_OWNER_FUNCS_H

#include "access__funcs.h"

/* The owner's side of mailboxes and staged rings: records are applied to the own memory, in order, by whoever holds the
 * ring's lock.  The protocol and its labels: ring__funcs.h. */

/* A count of records in 31 bits: whoever compares two of them knows that they are near. */
FERRYI_FN int32_t ferryi_count_ahead(uint32_t a, uint32_t b)
{
    return (int32_t)((a - b) << 1) >> 1;
}

FERRYI_FN uint32_t ferryi_count_next(uint32_t count)
{
    return (count + 1) & 0x7fffffffu;
}

/* Never 0, which is what memory holds that nobody has written. */
FERRYI_FN uint32_t ferryi_tag_of(uint64_t ticket)
{
    return ferryi_count_next((uint32_t)ticket) | 0x80000000u;
}

FERRYI_FN uint32_t ferryi_word_tag(uint64_t word)
{
    return (uint32_t)(word >> 32);
}

/* What a stream stores last of its reply: no tag, since it lacks the highest bit, and not 0. */
FERRYI_FN uint64_t ferryi_reply_mark(uint64_t ticket)
{
    return (uint64_t)ferryi_count_next((uint32_t)ticket) << 32 | 1;
}

/* Tickets have what a word of claims leaves them (ring__funcs.h): whoever compares two of them knows that they are
 * near, too. */
#define FERRYI_TAKEN_BITS 21
#define FERRYI_LAST_TICKET (UINT64_MAX >> FERRYI_TAKEN_BITS)
FERRYI_FN int64_t ferryi_ticket_ahead(uint64_t a, uint64_t b)
{
    return (int64_t)((a - b) << FERRYI_TAKEN_BITS) >> FERRYI_TAKEN_BITS;
}

/* The count in a gate or its copy, made whole by one that is near. */
FERRYI_FN uint64_t ferryi_gate_count(uint32_t gate, uint64_t near)
{
    return (near + (uint64_t)(int64_t)ferryi_count_ahead(gate >> 1, (uint32_t)near)) & FERRYI_LAST_TICKET;
}

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

/* ---- Records as the owner reads them. */

FERRYI_FN uint64_t ferryi_record_first(const ferryi_record *r)
{
    return ferryi_ld_relaxed_u64(&r->pair[0].word[0]);
}

FERRYI_FN int ferryi_record_is_few(uint64_t first)
{
    return ((uint32_t)first & FERRYI_RECORD_OP) >= FERRYI_OP_PUT_FEW;
}

/* Whose turn it is, in kernels: a thread that waits applies what is small; the rest is for the service, which has copy
 * engines for it. */
FERRYI_FN int ferryi_record_is_mine(uint64_t first)
{
#if FERRYI_GPU
    return ferryi_record_is_few(first);
#else
    (void)first;
    return 1;
#endif
}

FERRYI_FN uint32_t ferryi_record_op(uint64_t first)
{
    return (uint32_t)first & FERRYI_RECORD_OP;
}

/* What the first two words say of the place, from the heap's start on; globals are before it. */
FERRYI_FN uint64_t ferryi_record_offset(uint64_t first, uint32_t low)
{
    return (uint64_t)(int64_t)((int32_t)(uint32_t)first >> 16) << 32 | low;
}

FERRYI_FN int ferryi_record_is_update(uint64_t first)
{
    return ferryi_record_op(first) >= FERRYI_OP_SET && ferryi_record_op(first) != FERRYI_OP_PUT_ADD;
}

FERRYI_FN int ferryi_record_has_payload(uint32_t op)
{
    return op == FERRYI_OP_PUT_FEW || op == FERRYI_OP_PUT_SET || op == FERRYI_OP_PUT_ADD;
}

FERRYI_FN uint32_t ferryi_record_length(uint64_t first)
{
    return (uint32_t)first >> FERRYI_RECORD_LENGTH & 0xff;
}

/* The pair that the bytes of the payload from `at` on, 8 of them, are in. */
FERRYI_FN uint32_t ferryi_record_payload(uint32_t at)
{
    return at == 0 ? 1 : 3 + at / 8;
}

/* An update's operand: what stands in place of a length, or the words 2 and 3. */
FERRYI_FN uint64_t ferryi_record_operand(uint64_t first, uint64_t low, uint64_t high)
{
    return (first & FERRYI_RECORD_SHORT) != 0 ? ferryi_record_length(first) : (uint32_t)low | high << 32;
}

/* How many pairs of a record are in use, but for those of the payload from byte 8 on. */
FERRYI_FN uint32_t ferryi_record_pairs(uint64_t first)
{
    const uint32_t op = ferryi_record_op(first);
    return (first & FERRYI_RECORD_SHORT) != 0                                    ? 1
           : op == FERRYI_OP_PUT_SET || op == FERRYI_OP_PUT_ADD                  ? 4
           : op == FERRYI_OP_CAS || op == FERRYI_OP_IPUT || op == FERRYI_OP_IGET ? 3
           : op == FERRYI_OP_GET_FEW                                             ? 1
                                                                                 : 2;
}

/* The words 2 * i and 2 * i + 1; what their tags have that `tag` has not, or the other way round. */
FERRYI_FN uint32_t ferryi_record_load(const ferryi_record *r, uint32_t i, uint32_t tag, uint64_t *both)
{
    uint64_t low, high;
    ferryi_ld_relaxed_two(r->pair[i].word, &low, &high);
    *both = (uint32_t)low | high << 32;
    return (ferryi_word_tag(low) ^ tag) | (ferryi_word_tag(high) ^ tag);
}

/* Whoever sees an effect sees the data of earlier records of this source: they were written by this thread, or by one
 * that held the gate before. */
FERRYI_FN void ferryi_record_accept(void)
{
    ferryi_fence_acquire(); /* A0 */
    ferryi_fence_release_here();
}

#if FERRYI_GPU
/* An update of a word: what every such record has, and word 0 of the record behind it. */
typedef struct ferryi_update {
    uint64_t at, low, high, next;
} ferryi_update;

FERRYI_FN ferryi_update ferryi_update_load(const ferryi_world *w, const ferryi_record *records, uint32_t count)
{
    const ferryi_record *r = &records[ferryi_record_slot(w, count)];
    ferryi_update u;
    u.at = ferryi_ld_relaxed_u64(&r->pair[0].word[1]);
    ferryi_ld_relaxed_two(r->pair[1].word, &u.low, &u.high);
    u.next = ferryi_record_first(&records[ferryi_record_slot(w, count + 1)]);
    return u;
}

/* The record's effect here, and what the word was before; 0: not all of its words have come. */
FERRYI_FN int ferryi_update_apply(ferryi_world *w, const ferryi_record *r, uint64_t first, const ferryi_update *u,
                                  uint64_t *old)
{
    const uint32_t tag = ferryi_word_tag(first);
    const int is_short = (first & FERRYI_RECORD_SHORT) != 0;
    uint32_t strange = (ferryi_word_tag(u->at) ^ tag) |
                       (is_short ? 0 : (ferryi_word_tag(u->low) ^ tag) | (ferryi_word_tag(u->high) ^ tag));
    uint64_t cond = 0;
    if (FERRYI_UNLIKELY(ferryi_record_op(first) == FERRYI_OP_CAS))
        strange |= ferryi_record_load(r, 2, tag, &cond);
    if (strange != 0)
        return 0;
    ferryi_record_accept();
    *old = ferryi_atomic_apply((void *)(uintptr_t)(w->heap + ferryi_record_offset(first, (uint32_t)u->at)),
                               (first & FERRYI_RECORD_WIDE) != 0 ? 8 : 4, (int)ferryi_record_op(first),
                               ferryi_record_operand(first, u->low, u->high), cond);
    return 1;
}
#else
typedef struct ferryi_request {
    uint64_t offset, operand, cond; /* as in the record; cond: also stride */
    uint32_t op, kind, length, width;
    uint32_t payload[FERRYI_INLINE_BYTES / 4];
} ferryi_request;

/* Takes the record to pieces: 0 when not all of its words have come.  first: its word 0, which has the tag. */
FERRYI_FN int ferryi_request_read(ferryi_request *q, const ferryi_record *r, uint64_t first)
{
    const uint32_t op = ferryi_record_op(first), pairs = ferryi_record_pairs(first), tag = ferryi_word_tag(first);
    const uint64_t low = ferryi_ld_relaxed_u64(&r->pair[0].word[1]);
    uint64_t both[4] = { 0, 0, 0, 0 };
    uint32_t strange = ferryi_word_tag(low) ^ tag;
    for (uint32_t i = 1; i < pairs; i++)
        strange |= ferryi_record_load(r, i, tag, &both[i]);
    q->op = op;
    q->kind = (uint32_t)first;
    q->offset = ferryi_record_offset(first, (uint32_t)low);
    q->length = op < FERRYI_OP_PUT_FEW ? (uint32_t)both[1] : ferryi_record_length(first);
    q->width = (uint32_t)(both[1] >> 32);
    q->operand = pairs == 1 ? q->length : both[pairs == 4 ? 3 : 1];
    q->cond = both[2];
    for (uint32_t at = 0; at < q->length && ferryi_record_has_payload(op); at += 8) {
        uint64_t part;
        strange |= ferryi_record_load(r, ferryi_record_payload(at), tag, &part);
        q->payload[at / 4] = (uint32_t)part;
        q->payload[at / 4 + 1] = (uint32_t)(part >> 32);
    }
    return strange == 0;
}

/* What came in the record to memory that may be polled. */
FERRYI_FN uint64_t ferryi_request_apply(ferryi_world *w, const ferryi_in *in, uint32_t ticket, const ferryi_request *q)
{
    char *here = (char *)(uintptr_t)(w->heap + q->offset);
    char *reply = ferryi_record_chunk(w, in->reply_chunks, ticket);
    const char *payload = ferryi_record_chunk(w, in->chunks, ticket);
    ferryi_record_accept();
    switch (q->op) {
    case FERRYI_OP_PUT:
        ferryi_move_out(here, payload, q->length);
        break;
    case FERRYI_OP_IPUT:
        ferryi_weak_out_each(here, (int64_t)q->cond, payload, q->width, q->width, q->length / q->width);
        break;
    case FERRYI_OP_IGET:
        ferryi_weak_in_each(reply, q->width, here, (int64_t)q->cond, q->width, q->length / q->width);
        ferryi_fence_release(); /* R1 */
        break;
    case FERRYI_OP_GET:
    case FERRYI_OP_GET_FEW:
        ferryi_move_in(reply, here, q->length);
        ferryi_fence_release(); /* R1 */
        break;
    case FERRYI_OP_PUT_FEW:
        ferryi_move_out(here, q->payload, q->length);
        break;
    case FERRYI_OP_PUT_SET:
    case FERRYI_OP_PUT_ADD:
        ferryi_move_out(here, q->payload, q->length);
        ferryi_fence_release_here(); /* R3 */
        return ferryi_atomic_apply_u64((uint64_t *)(uintptr_t)(w->heap + q->cond),
                                       q->op == FERRYI_OP_PUT_SET ? FERRYI_OP_SET : FERRYI_OP_ADD, q->operand, 0);
    default:
        return ferryi_atomic_apply(here, (q->kind & FERRYI_RECORD_WIDE) != 0 ? 8 : 4, (int)q->op, q->operand, q->cond);
    }
    return 0;
}

FERRYI_FN int ferryi_record_apply(ferryi_world *w, const ferryi_in *in, const ferryi_record *records, uint32_t count,
                                  uint64_t first, uint64_t *old, uint64_t *next)
{
    ferryi_request q;
    if (!ferryi_request_read(&q, &records[ferryi_record_slot(w, count)], first))
        return 0;
    *old = ferryi_request_apply(w, in, count, &q);
    *next = ferryi_record_first(&records[ferryi_record_slot(w, count + 1)]);
    return 1;
}
#endif

/* ---- The gate. */

FERRYI_FN const ferryi_record *ferryi_in_record(const ferryi_world *w, const ferryi_in *in, uint32_t count)
{
    return &in->ring[ferryi_record_slot(w, count)];
}

FERRYI_FN int ferryi_in_pending(const ferryi_world *w, const ferryi_in *in)
{
    uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1;
    return ferryi_word_tag(ferryi_record_first(ferryi_in_record(w, in, count))) == ferryi_tag_of(count);
}

/* In kernels the lock has a second half, which the service sets when it applies records itself. */
FERRYI_FN int ferryi_in_try_lock(ferryi_in *in, uint32_t count)
{
#if FERRYI_GPU
    return ferryi_atom_cas_u64((uint64_t *)(void *)&in->gate, count << 1, count << 1 | 1) ==
           count << 1; /* little-endian */
#else
    return ferryi_atom_cas_u32(&in->gate, count << 1, count << 1 | 1) == count << 1;
#endif
}

/* So many were applied (R2).  The gate is for this GPU's threads, and for a source that loads it from this memory; a
 * copy, in host memory, is for the source's GPU or its host.  The copy comes before the gate opens, so that the next
 * holder's comes behind it.  The service of a GPU's PE is told too: it need not be exact, an old count only makes it
 * look once more. */
FERRYI_FN void ferryi_gate_tell(ferryi_in *in, uint32_t count, uint32_t locked)
{
    uint32_t *const consumed = in->consumed; /* on its way during the fence */
#if FERRYI_GPU
    uint64_t *const told = in->told;
#endif
    ferryi_fence_release_here();
    if (consumed != NULL) {
        ferryi_st_relaxed_u32(consumed, count << 1);
        ferryi_fence_release_here();
    }
    ferryi_st_relaxed_u32(&in->gate, count << 1 | locked);
#if FERRYI_GPU
    ferryi_st_relaxed_u64(told, count << 1);
#endif
}

/* The value is there, so the update has been made. */
FERRYI_FN void ferryi_in_reply(const ferryi_world *w, const ferryi_in *in, uint32_t count, uint64_t value)
{
    ferryi_reply *reply = &in->reply[ferryi_record_slot(w, count)];
    const uint64_t tag = (uint64_t)ferryi_tag_of(count) << 32;
    ferryi_st_relaxed_two(reply->half, tag | (uint32_t)value, tag | value >> 32); /* R1 */
}

/* Records between two looks at what was applied: the source gets room before a long run ends. */
#define FERRYI_BATCH 8u

#if FERRYI_GPU
/* The low n of v's bytes to memory that may be polled: whole where they are aligned. */
FERRYI_FN void ferryi_few_store(char *to, uint64_t v, uint32_t n, uint32_t misfit)
{
    const uint32_t step = (misfit & 7) == 0 ? 8 : (misfit & 3) == 0 ? 4 : (misfit & 1) == 0 ? 2 : 1;
    FERRYI_ROLLED
    for (uint32_t at = 0; at < n; at += step, v >>= 8 * (step & 7)) {
        if (step == 8)
            ferryi_st_relaxed_u64((uint64_t *)to, v);
        else if (step == 4)
            ferryi_st_relaxed_u32((uint32_t *)(to + at), (uint32_t)v);
        else if (step == 2)
            ferryi_st_relaxed_u16((uint16_t *)(to + at), (uint16_t)v);
        else
            ferryi_st_relaxed_u8((uint8_t *)(to + at), (uint8_t)v);
    }
}

/* ---- Additions that nobody awaits a reply for.  Those to one word that follow one another are made as one, as if
 * nobody had looked in between. */

#define FERRYI_ADDS_LOOK 3u   /* records that are loaded together */
#define FERRYI_ADDS_ROUNDS 4u /* so often, before the source is told */

FERRYI_FN int ferryi_record_may_join(uint64_t first)
{
    return ((uint32_t)first & (FERRYI_RECORD_OP | FERRYI_RECORD_FETCH | FERRYI_RECORD_SHORT)) ==
           (FERRYI_OP_ADD | FERRYI_RECORD_SHORT);
}

/* What those from one record on that have come add to the first one's word. */
typedef struct ferryi_adds {
    uint64_t at;
    uint32_t sum, n, wide;
} ferryi_adds;

FERRYI_FN ferryi_adds ferryi_adds_look(const ferryi_world *w, const ferryi_record *records, uint32_t count)
{
    uint64_t first[FERRYI_ADDS_LOOK], at[FERRYI_ADDS_LOOK];
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_ADDS_LOOK; i++)
        ferryi_ld_relaxed_two(records[ferryi_record_slot(w, count + i)].pair[0].word, &first[i], &at[i]);
    ferryi_adds adds = { ferryi_record_offset(first[0], (uint32_t)at[0]), 0, 0,
                         (uint32_t)first[0] & FERRYI_RECORD_WIDE };
    uint32_t strange = !ferryi_record_may_join(first[0]);
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < FERRYI_ADDS_LOOK; i++) {
        const uint32_t tag = ferryi_tag_of(count + i);
        strange |= (((uint32_t)first[i] ^ (uint32_t)first[0]) & ~(FERRYI_RECORD_LENGTH_MOST << FERRYI_RECORD_LENGTH)) |
                   ((uint32_t)at[i] ^ (uint32_t)at[0]) | (ferryi_word_tag(first[i]) ^ tag) |
                   (ferryi_word_tag(at[i]) ^ tag);
        adds.n += strange == 0;
        adds.sum += strange == 0 ? ferryi_record_length(first[i]) : 0;
    }
    return adds;
}

/* By who has the gate: how far it has come, which is known when all atomics have given their results. */
FERRYI_FN uint32_t ferryi_adds_apply(ferryi_world *w, const ferryi_record *records, uint32_t count, ferryi_adds adds)
{
    uint64_t made = 0;
    FERRYI_ROLLED
    for (uint32_t rounds = FERRYI_ADDS_ROUNDS; adds.n != 0;) {
        void *const there = (void *)(uintptr_t)(w->heap + adds.at);
        const uint64_t old = adds.wide != 0 ? ferryi_atom_add_u64((uint64_t *)there, adds.sum)
                                            : ferryi_atom_add_u32((uint32_t *)there, adds.sum);
        count = (count + adds.n) & 0x7fffffffu;
        adds.n = 0;
        if (--rounds != 0)
            adds = ferryi_adds_look(w, records, count); /* on its way beside the atomic */
        made |= old;
    }
    return ferryi_when(made, count, w->chaos);
}

/* Such records from `count` on: the gate is this caller's, and so are the fences. */
FERRYI_COLD uint32_t ferryi_drain_adds(ferryi_world *w, uint32_t ring, uint32_t count)
{
    const ferryi_record *const records = w->in[ring].ring;
    return ferryi_adds_apply(w, records, count, ferryi_adds_look(w, records, count));
}

/* The same where nobody has the gate yet: 1 when there were at least so many. */
FERRYI_COLD int ferryi_in_adds(ferryi_world *w, uint32_t ring, uint32_t least)
{
    ferryi_in *in = &w->in[ring];
    const ferryi_record *const records = in->ring; /* beside the gate, not behind it */
    uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1;
    const ferryi_adds adds = ferryi_adds_look(w, records, count); /* on its way beside the gate's atomic */
    if (!ferryi_in_try_lock(in, count))
        return 0;
    if (adds.n < least) {
        ferryi_st_relaxed_u32(&in->gate, count << 1);
        return 0;
    }
    ferryi_record_accept(); /* and pairs with the last holder's release (R2) */
    count = ferryi_adds_apply(w, records, count, adds);
    ferryi_gate_tell(in, count, 0);
    return 1;
}

/* The effect of the first n bytes of payload, at most 8, and of what comes behind the payload. */
FERRYI_FN void ferryi_few_apply(ferryi_world *w, uint32_t op, char *to, uint32_t n, uint64_t v, uint64_t signal_at,
                                uint64_t value)
{
    ferryi_few_store(to, v, n, (uint32_t)(uintptr_t)to | n);
    if (op == FERRYI_OP_PUT_FEW)
        return;
    uint64_t *signal = (uint64_t *)(uintptr_t)(w->heap + signal_at);
    ferryi_fence_release_here(); /* R3 */
    if (op == FERRYI_OP_PUT_SET)
        ferryi_st_relaxed_u64(signal, value);
    else
        (void)ferryi_atom_add_u64(signal, value);
}

/* What the pairs 0 to 3 of a record hold; what those that it has lack of the tag. */
typedef struct ferryi_head {
    uint64_t first, at, payload, place, value; /* of updates: payload is the operand, place the comparand */
} ferryi_head;

FERRYI_FN uint32_t ferryi_head_of(const uint64_t *word, uint32_t tag, ferryi_head *h)
{
    const uint32_t pairs = ferryi_record_pairs(word[0]);
    uint32_t strange = (ferryi_word_tag(word[0]) ^ tag) | (ferryi_word_tag(word[1]) ^ tag);
    FERRYI_UNROLLED
    for (uint32_t i = 1; i < 4; i++)
        strange |= i < pairs ? (ferryi_word_tag(word[2 * i]) ^ tag) | (ferryi_word_tag(word[2 * i + 1]) ^ tag) : 0;
    h->first = word[0];
    h->at = ferryi_record_offset(word[0], (uint32_t)word[1]);
    h->payload = ferryi_record_operand(word[0], word[2], word[3]);
    h->place = (uint32_t)word[4] | word[5] << 32;
    h->value = (uint32_t)word[6] | word[7] << 32;
    return strange;
}

/* A look at a ring in host memory, which is one access long: all pairs that most records have are loaded at once, so
 * that to see a record is to have it.  What has the tag is that record's, whenever it was loaded: so the lock, whose
 * count is the record's too, is taken when the record is seen to be whole.  1: it was applied; or, with the record's
 * number above them, these: it has come, but for payload that stands behind, and is for one of the next two. */
#define FERRYI_IS_LONG 2
#define FERRYI_IS_GET 3
#define FERRYI_IS_ADD 4 /* it was applied, and others may join the next one */
FERRYI_COLD uint64_t ferryi_in_look(ferryi_world *w, uint32_t ring)
{
    ferryi_in *in = &w->in[ring];
    const ferryi_record *const records = in->ring; /* beside the gate, not behind it */
    const uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1;
    const ferryi_record *r = &records[ferryi_record_slot(w, count)];
    ferryi_head h;
    uint64_t word[8];
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < 4; i++)
        ferryi_ld_relaxed_two(r->pair[i].word, &word[2 * i], &word[2 * i + 1]);
    if (ferryi_head_of(word, ferryi_tag_of(count), &h) != 0 || !ferryi_record_is_few(h.first))
        return 0;
    const uint32_t op = ferryi_record_op(h.first),
                   n = ferryi_record_has_payload(op) ? ferryi_record_length(h.first) : 0;
    if (op == FERRYI_OP_GET_FEW || n > 8)
        return (uint64_t)count << 32 | (n > 8 ? FERRYI_IS_LONG : FERRYI_IS_GET);
    if (!ferryi_in_try_lock(in, count))
        return 0;
    ferryi_record_accept(); /* and pairs with the last holder's release (R2) */
    char *to = (char *)(uintptr_t)(w->heap + h.at);
    if (n != 0) {
        ferryi_few_apply(w, op, to, n, h.payload, h.place, h.value);
    } else {
        uint64_t old =
            ferryi_atomic_apply(to, (h.first & FERRYI_RECORD_WIDE) != 0 ? 8 : 4, (int)op, h.payload, h.place);
        if ((h.first & FERRYI_RECORD_FETCH) != 0)
            ferryi_in_reply(w, in, count, old);
    }
    ferryi_gate_tell(in, ferryi_count_next(count), 0);
    return ferryi_record_may_join(h.first) ? FERRYI_IS_ADD : 1;
}

/* More than 8 bytes of payload, and a GET_FEW: apart, since every kernel that waits would pay for their registers. */
FERRYI_COLD void ferryi_drain_put_long(ferryi_world *w, uint32_t ring, uint32_t count)
{
    const ferryi_record *r = ferryi_in_record(w, &w->in[ring], count);
    const uint32_t tag = ferryi_tag_of(count);
    uint64_t first, low, rest[3];
    uint32_t strange = 0;
    ferryi_ld_relaxed_two(r->pair[0].word, &first, &low);
    FERRYI_UNROLLED
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t odd = ferryi_record_load(r, 4 + i, tag, &rest[i]);
        strange |= 8 * (i + 1) < ferryi_record_length(first) ? odd : 0;
    }
    FERRYI_AGAIN(ring);
    if (strange != 0 || !ferryi_in_try_lock(&w->in[ring], count))
        return;
    ferryi_record_accept(); /* and pairs with the last holder's release (R2) */
    char *to = (char *)(uintptr_t)(w->heap + ferryi_record_offset(first, (uint32_t)low));
    const uint32_t n = ferryi_record_length(first);
    FERRYI_UNROLLED
    for (uint32_t i = 0, at = 8; i < 3; i++, at += 8)
        if (at < n)
            ferryi_few_store(to + at, rest[i], n - at < 8 ? n - at : 8, (uint32_t)(uintptr_t)to | n);
    uint64_t payload, place, value;
    r = ferryi_in_record(w, &w->in[ring], count);
    (void)ferryi_record_load(r, 1, tag, &payload);
    (void)ferryi_record_load(r, 2, tag, &place);
    (void)ferryi_record_load(r, 3, tag, &value);
    ferryi_few_apply(w, ferryi_record_op(first), to, 8, payload, place, value);
    FERRYI_AGAIN(ring);
    ferryi_gate_tell(&w->in[ring], ferryi_count_next(count), 0);
}
FERRYI_COLD void ferryi_drain_get_few(ferryi_world *w, uint32_t ring, uint32_t count)
{
    ferryi_in *in = &w->in[ring];
    uint64_t first, low;
    ferryi_ld_relaxed_two(ferryi_in_record(w, in, count)->pair[0].word, &first, &low);
    if (!ferryi_in_try_lock(in, count))
        return;
    ferryi_record_accept(); /* and pairs with the last holder's release (R2) */
    ferryi_weak_out(ferryi_record_chunk(w, in->reply_chunks, count),
                    (char *)(uintptr_t)(w->heap + ferryi_record_offset(first, (uint32_t)low)),
                    ferryi_record_length(first));
    ferryi_fence_release(); /* R1 */
    ferryi_in_reply(w, in, count, 0);
    ferryi_gate_tell(in, ferryi_count_next(count), 0);
}
/* 0, or what there was to be done: FERRYI_IS_ADD, or something else. */
FERRYI_FN uint32_t ferryi_in_help(ferryi_world *w, uint32_t ring)
{
    uint64_t seen = ferryi_in_look(w, ring);
    if (FERRYI_UNLIKELY((uint32_t)seen == FERRYI_IS_LONG))
        ferryi_drain_put_long(w, ring, (uint32_t)(seen >> 32));
    else if (FERRYI_UNLIKELY((uint32_t)seen == FERRYI_IS_GET))
        ferryi_drain_get_few(w, ring, (uint32_t)(seen >> 32));
    return (uint32_t)seen;
}

/* One batch: a source that never stops must not keep a wait from its clock.  What comes while somebody else holds the
 * gate is seen at the next poll, or by the service.  The first record's words are under way beside the gate's atomic:
 * what has the tag is that record's, whenever it was loaded.  first: its word 0. */
FERRYI_COLD void ferryi_drain_updates(ferryi_world *w, uint32_t ring, uint32_t count, uint64_t first)
{
    ferryi_in *in = &w->in[ring];
    const ferryi_record *const records = in->ring;
    ferryi_update u = ferryi_update_load(w, records, count);
    if (!ferryi_in_try_lock(in, count))
        return;
    ferryi_fence_acquire(); /* pairs with the last holder's release (R2) */
    uint64_t old;
    FERRYI_ROLLED
    while (ferryi_update_apply(w, &records[ferryi_record_slot(w, count)], first, &u, &old)) {
        if ((first & FERRYI_RECORD_FETCH) != 0)
            ferryi_in_reply(w, in, count, old);
        count = ferryi_count_next(count);
        first = u.next;
        if (count % FERRYI_BATCH == 0 || ferryi_word_tag(first) != ferryi_tag_of(count) ||
            !ferryi_record_is_update(first))
            break;
        u = ferryi_update_load(w, records, count);
    }
    ferryi_gate_tell(in, count, 0);
}
/* 1 when there was something to be done. */
FERRYI_FN int ferryi_drain_from(ferryi_world *w, uint32_t ring, uint32_t count, uint64_t first)
{
    if (ferryi_word_tag(first) != ferryi_tag_of(count) || !ferryi_record_is_mine(first))
        return 0;
    if (w->in[ring].consumed != NULL)
        (void)ferryi_in_help(w, ring);
    else if (ferryi_record_may_join(first))
        (void)ferryi_in_adds(w, ring, 1);
    else
        ferryi_drain_updates(w, ring, count, first);
    return 1;
}
/* 1 when there may be more. */
FERRYI_FN int ferryi_drain_ring(ferryi_world *w, uint32_t ring)
{
    ferryi_in *in = &w->in[ring];
    if (in->consumed != NULL)
        return ferryi_in_help(w, ring) != 0;
    uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1;
    (void)ferryi_drain_from(w, ring, count, ferryi_record_first(ferryi_in_record(w, in, count)));
    return ferryi_ld_relaxed_u32(&in->gate) >> 1 != count;
}
FERRYI_COLD void ferryi_drain(ferryi_world *w)
{
    FERRYI_SELDOM();
    FERRYI_ROLLED
    for (uint32_t i = 0; i < w->n_in; i++)
        (void)ferryi_drain_ring(w, i);
}
#else
/* Applies what is in one ring from the record `count` on, in order, at most as much as it holds.  first: its word 0.
 * 0: it has not come, or somebody else is at it. */
FERRYI_FN int ferryi_in_drain_from(ferryi_world *w, ferryi_in *in, uint32_t count, uint64_t first)
{
    const ferryi_record *const records = in->ring; /* beside the gate's atomic, not behind it */
    if (ferryi_word_tag(first) != ferryi_tag_of(count) || !ferryi_in_try_lock(in, count))
        return 0;
    ferryi_fence_acquire(); /* pairs with the last holder's release (R2) */
    for (uint32_t left = w->ring_mask + 1; left != 0; left--) {
        uint64_t old, next;
        if (ferryi_word_tag(first) != ferryi_tag_of(count) ||
            !ferryi_record_apply(w, in, records, count, first, &old, &next))
            break;
        if ((first & FERRYI_RECORD_FETCH) != 0)
            ferryi_in_reply(w, in, count, old);
        count = ferryi_count_next(count);
        first = next;
        if (count % FERRYI_BATCH == 0)
            ferryi_gate_tell(in, count, 1);
    }
    if (count % FERRYI_BATCH != 0)
        ferryi_gate_tell(in, count, 0);
    else
        ferryi_st_relaxed_u32(&in->gate, count << 1); /* that was told, or nothing was applied */
    return 1;
}

/* A record that arrives while somebody else holds the gate is seen by that one: it looks again after it has opened it.
 */
FERRYI_FN void ferryi_in_drain(ferryi_world *w, ferryi_in *in)
{
    for (;;) {
        uint32_t count = ferryi_ld_relaxed_u32(&in->gate) >> 1;
        if (!ferryi_in_drain_from(w, in, count, ferryi_record_first(ferryi_in_record(w, in, count))))
            return;
        ferryi_fence_full();
    }
}
/* Applies what one weak pair, or all of them, have sent to this PE: runtime/service.c, out of line. */
void ferryi_drain_ring(ferryi_world *w, uint32_t ring);
void ferryi_drain(ferryi_world *w);
#endif

#endif
