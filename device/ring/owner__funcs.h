/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_RING_OWNER_FUNCS_H
#define FERRY_DETAIL_RING_OWNER_FUNCS_H

#include "../machine/access__funcs.h"
#if FERRYI_GPU
#include "payload_gpu__funcs.h"
#else
#include "payload_host__funcs.h"
#endif

/* The owner's side of mailboxes and staged rings: the thread that holds the consumer lock applies descriptors to this
 * PE's memory, in order.  The protocol and its labels: ring__funcs.h.  This file reads descriptors; the file included
 * at the end applies them, and differs between GPU and host. */

/* The difference of two 31-bit counts of descriptors, which must be near each other. */
FERRYI_FN int32_t ferryi_count_diff(uint32_t a, uint32_t b)
{
    return (int32_t)((a - b) << 1) >> 1;
}

FERRYI_FN uint32_t ferryi_count_next(uint32_t count)
{
    return (count + 1) & 0x7fffffffu;
}

/* Never 0, the value of unwritten memory. */
FERRYI_FN uint32_t ferryi_ticket_tag(uint64_t ticket)
{
    return ferryi_count_next((uint32_t)ticket) | 0x80000000u;
}

FERRYI_FN uint32_t ferryi_word_tag(uint64_t word)
{
    return (uint32_t)(word >> 32);
}

/* The word that a stream stores last of its reply: no tag, since its highest bit is clear, and never 0. */
FERRYI_FN uint64_t ferryi_reply_mark(uint64_t ticket)
{
    return (uint64_t)ferryi_count_next((uint32_t)ticket) << 32 | 1;
}

/* Tickets have the bits that a word of claims leaves them (ring__funcs.h).  Two tickets that are compared must be
 * near each other, too. */
#define FERRYI_TAKEN_BITS 21
#define FERRYI_LAST_TICKET (UINT64_MAX >> FERRYI_TAKEN_BITS)
FERRYI_FN int64_t ferryi_ticket_diff(uint64_t a, uint64_t b)
{
    return (int64_t)((a - b) << FERRYI_TAKEN_BITS) >> FERRYI_TAKEN_BITS;
}

/* The count in a consumer or its copy, widened by a count near it. */
FERRYI_FN uint64_t ferryi_consumer_count(uint32_t consumer, uint64_t near)
{
    return (near + (uint64_t)(int64_t)ferryi_count_diff(consumer >> 1, (uint32_t)near)) & FERRYI_LAST_TICKET;
}

FERRYI_FN void ferryi_payload_out(void *dst, const void *src, uint32_t n)
{
    ferryi_payload_out_each((char *)dst, 0, (const char *)src, 0, n, 1);
}
FERRYI_FN void ferryi_payload_in(void *dst, const void *src, uint32_t n)
{
    ferryi_payload_in_each((char *)dst, 0, (const char *)src, 0, n, 1);
}

/* A read-modify-write, set or fetch of an own word.  Native pairs apply it to the peer's word. */
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

FERRYI_FN uint64_t ferryi_descriptor_slot(const ferryi_world *w, uint64_t ticket)
{
    return ticket & w->ring_mask;
}

FERRYI_FN char *ferryi_descriptor_chunk(const ferryi_world *w, const char *chunks, uint64_t ticket)
{
    return (char *)(uintptr_t)chunks + (size_t)ferryi_descriptor_slot(w, ticket) * w->staged_chunk;
}

/* ---- Descriptors as the owner reads them. */

FERRYI_FN uint64_t ferryi_descriptor_first(const ferryi_descriptor *r)
{
    return ferryi_ld_relaxed_u64(&r->pair[0].word[0]);
}

FERRYI_FN int ferryi_descriptor_is_few(uint64_t first)
{
    return ((uint32_t)first & FERRYI_DESCRIPTOR_OP) >= FERRYI_OP_PUT_FEW;
}

FERRYI_FN uint32_t ferryi_descriptor_op(uint64_t first)
{
    return (uint32_t)first & FERRYI_DESCRIPTOR_OP;
}

/* The offset in the first two words, from the heap's start; globals have negative offsets. */
FERRYI_FN uint64_t ferryi_descriptor_offset(uint64_t first, uint32_t low)
{
    return (uint64_t)(int64_t)((int32_t)(uint32_t)first >> 16) << 32 | low;
}

FERRYI_FN int ferryi_descriptor_is_update(uint64_t first)
{
    return ferryi_descriptor_op(first) >= FERRYI_OP_SET && ferryi_descriptor_op(first) != FERRYI_OP_PUT_ADD;
}

FERRYI_FN int ferryi_descriptor_has_payload(uint32_t op)
{
    return op == FERRYI_OP_PUT_FEW || op == FERRYI_OP_PUT_SET || op == FERRYI_OP_PUT_ADD;
}

FERRYI_FN uint32_t ferryi_descriptor_length(uint64_t first)
{
    return (uint32_t)first >> FERRYI_DESCRIPTOR_LENGTH & 0xff;
}

/* The pair that holds the 8 bytes of payload from `at` on. */
FERRYI_FN uint32_t ferryi_descriptor_payload(uint32_t at)
{
    return at == 0 ? 1 : 3 + at / 8;
}

/* An update's operand: the length field if it is SHORT, else the words 2 and 3. */
FERRYI_FN uint64_t ferryi_descriptor_operand(uint64_t first, uint64_t low, uint64_t high)
{
    return (first & FERRYI_DESCRIPTOR_SHORT) != 0 ? ferryi_descriptor_length(first) : (uint32_t)low | high << 32;
}

/* The number of a descriptor's pairs in use, without those of the payload from byte 8 on. */
FERRYI_FN uint32_t ferryi_descriptor_pairs(uint64_t first)
{
    const uint32_t op = ferryi_descriptor_op(first);
    return (first & FERRYI_DESCRIPTOR_SHORT) != 0                                               ? 1
           : op == FERRYI_OP_PUT_SET || op == FERRYI_OP_PUT_ADD || op == FERRYI_OP_PUT_THEN_SET ? 4
           : op == FERRYI_OP_CAS || op == FERRYI_OP_IPUT || op == FERRYI_OP_IGET                ? 3
           : op == FERRYI_OP_GET_FEW                                                            ? 1
                                                                                                : 2;
}

/* Loads the words 2 * i and 2 * i + 1.  Returns the bits in which their tags differ from `tag`. */
FERRYI_FN uint32_t ferryi_descriptor_load(const ferryi_descriptor *r, uint32_t i, uint32_t tag, uint64_t *both)
{
    uint64_t low, high;
    ferryi_ld_relaxed_two(r->pair[i].word, &low, &high);
    *both = (uint32_t)low | high << 32;
    return (ferryi_word_tag(low) ^ tag) | (ferryi_word_tag(high) ^ tag);
}

/* A thread that sees a descriptor's effect also sees the data of earlier descriptors of this source: this thread wrote
 * those, or an earlier holder of the consumer lock did. */
FERRYI_FN void ferryi_descriptor_accept(void)
{
    ferryi_fence_pass_on(); /* A0 */
}

/* ---- The consumer. */

FERRYI_FN const ferryi_descriptor *ferryi_owner_descriptor(const ferryi_world *w, const ferryi_ring_in *in,
                                                           uint32_t count)
{
    return &in->ring[ferryi_descriptor_slot(w, count)];
}

FERRYI_FN int ferryi_owner_has_descriptor(const ferryi_world *w, const ferryi_ring_in *in)
{
    uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    return ferryi_word_tag(ferryi_descriptor_first(ferryi_owner_descriptor(w, in, count))) == ferryi_ticket_tag(count);
}

/* The caller has the value, so the update has been made. */
FERRYI_FN void ferryi_owner_reply(const ferryi_world *w, const ferryi_ring_in *in, uint32_t count, uint64_t value)
{
    ferryi_reply *reply = &in->reply[ferryi_descriptor_slot(w, count)];
    const uint64_t tag = (uint64_t)ferryi_ticket_tag(count) << 32;
    ferryi_st_relaxed_two(reply->half, tag | (uint32_t)value, tag | value >> 32); /* R1 */
}

/* Descriptors applied between two stores of the count: the source gets room before a long run ends. */
#define FERRYI_BATCH 8u

#if FERRYI_GPU
#include "owner_gpu__funcs.h"
#else
#include "owner_host__funcs.h"
#endif

#endif
