/* SPDX-License-Identifier: BSD-3-Clause */
/* Pipelines of remote pairs, where heaps are in GPU memory: runtime/gpu/gpu_pipelines_chunks.c says what a pipeline is.
 * This PE's service and streams write words and chunks for the peer into the copy of the peer's segment.  Frames carry
 * them to the segment itself: a chunk in parts, its item's words with the last part.  The sender reads an item, a
 * request or a freed slot as the peer would (L1, L3, L5, L7); the receiver stores it as the sender would (L0, L2, L4,
 * L6). */
#include "ferry/detail/machine/prim.h"
#include "runtime/remote/link.h"
#include "runtime/state/pipeline_words.h"
#include <string.h>

/* A part of a chunk.  The part with the last byte completes the item. */
typedef struct part_item {
    uint64_t number; /* of the chunk */
    uint64_t place, get, bytes;
    uint64_t at; /* of the part, in the chunk */
} part_item;

typedef struct request_item {
    uint64_t number, get, offset, bytes;
} request_item;

/* With less room than this in a frame, the chunk waits for the next frame. */
#define LEAST_PART ((size_t)4096)

void ferryi_link_pipeline_open(const ferryi_pe *pe, ferryi_link *l)
{
    ferryi_link_pipeline *p = &l->pipeline;
    p->there = ferryi_segment_pipeline(pe, l->peer, pe->world.my_pe, &p->out, &p->chunk);
    p->here = ferryi_segment_pipeline(pe, pe->world.my_pe, l->peer, &p->in, &p->chunk);
}

static const ferryi_pipeline_item *next_item(const ferryi_link_pipeline *p)
{
    const ferryi_pipeline_item *item = &p->there->item[p->sent % FERRYI_PIPELINE_SLOTS];
    return ferryi_ld_acquire_u64(&item->seq) == p->sent + 1 ? item : NULL; /* L1 */
}

static const ferryi_pipeline_request *next_request(const ferryi_link_pipeline *p)
{
    const ferryi_pipeline_request *request = &p->there->request[p->requested % FERRYI_PIPELINE_REQUESTS];
    return ferryi_ld_acquire_u64(&request->seq) == p->requested + 1 ? request : NULL; /* L5 */
}

int ferryi_link_pipeline_is_due(const ferryi_link *l)
{
    const ferryi_link_pipeline *p = &l->pipeline;
    if (p->there == NULL)
        return 0;
    int due = next_item(p) != NULL || next_request(p) != NULL ||
              ferryi_ld_relaxed_u64(&p->there->acknowledged) != p->acknowledged;
    for (uint32_t i = 0; i < FERRYI_PIPELINE_SLOTS && !due; i++)
        due = ferryi_ld_relaxed_u64(&p->there->freed[i]) != p->freed[i];
    return due;
}

/* ---- Packing. */

/* Words first: they are few, and the peer waits for them.  0: no room. */
static int pack_words(ferryi_link_pipeline *p, ferryi_frame_writer *f)
{
    const ferryi_pipeline_request *request;
    for (uint32_t i = 0; i < FERRYI_PIPELINE_SLOTS; i++) {
        const uint64_t freed = ferryi_ld_acquire_u64(&p->there->freed[i]); /* L3 */
        if (freed == p->freed[i])
            continue;
        void *at = ferryi_frame_item(f, ITEM_FREED, i, sizeof freed);
        if (at == NULL)
            return 0;
        memcpy(at, &freed, sizeof freed);
        p->freed[i] = freed;
    }
    const uint64_t acknowledged = ferryi_ld_acquire_u64(&p->there->acknowledged); /* L7 */
    if (acknowledged != p->acknowledged) {
        void *at = ferryi_frame_item(f, ITEM_ACKNOWLEDGED, 0, sizeof acknowledged);
        if (at == NULL)
            return 0;
        memcpy(at, &acknowledged, sizeof acknowledged);
        p->acknowledged = acknowledged;
    }
    for (; (request = next_request(p)) != NULL; p->requested++) {
        const request_item item = { p->requested, request->get, request->offset, request->bytes };
        void *at = ferryi_frame_item(f, ITEM_REQUEST, 0, sizeof item);
        if (at == NULL)
            return 0;
        memcpy(at, &item, sizeof item);
    }
    return 1;
}

/* 0: nothing is left, or no room. */
static int pack_part(ferryi_link_pipeline *p, ferryi_frame_writer *f)
{
    const ferryi_pipeline_item *item = next_item(p);
    if (item == NULL)
        return 0;
    const size_t left = (size_t)item->bytes - p->packed, room = ferryi_frame_room(f);
    if (room < sizeof(part_item) + (left < LEAST_PART ? left : LEAST_PART))
        return 0;
    const size_t n = left < room - sizeof(part_item) ? left : room - sizeof(part_item);
    const part_item part = { p->sent, item->place, item->get, item->bytes, p->packed };
    char *at = ferryi_frame_item(f, ITEM_PART, 0, (uint32_t)(sizeof part + n));
    if (at == NULL)
        return 0;
    memcpy(at, &part, sizeof part);
    memcpy(at + sizeof part, p->out + p->sent % FERRYI_PIPELINE_SLOTS * p->chunk + p->packed, n);
    p->packed += n;
    if (p->packed == item->bytes) {
        p->packed = 0;
        p->sent++;
    }
    return 1;
}

int ferryi_link_pipeline_pack_words(ferryi_link *l, ferryi_frame_writer *f)
{
    return l->pipeline.there == NULL || pack_words(&l->pipeline, f);
}

void ferryi_link_pipeline_pack_parts(ferryi_link *l, ferryi_frame_writer *f)
{
    while (l->pipeline.there != NULL && pack_part(&l->pipeline, f))
        continue;
}

/* ---- Unpacking.  The peer sends a chunk only into a slot that this PE has freed. */

static int unpack_part(const ferryi_world *w, ferryi_link_pipeline *p, const char *bytes, size_t n)
{
    part_item part;
    if (n < sizeof part)
        return -1;
    memcpy(&part, bytes, sizeof part);
    n -= sizeof part;
    if (part.number != p->come || part.bytes > p->chunk || part.at != p->filled || part.at > part.bytes ||
        n > part.bytes - part.at || (part.get == 0 && !ferryi_link_is_own(w, part.place, part.bytes)))
        return -1;
    memcpy(p->in + p->come % FERRYI_PIPELINE_SLOTS * p->chunk + part.at, bytes + sizeof part, n);
    p->filled += n;
    if (p->filled != part.bytes)
        return 0;
    ferryi_pipeline_item *item = &p->here->item[p->come % FERRYI_PIPELINE_SLOTS];
    item->place = part.place;
    item->get = part.get;
    item->bytes = part.bytes;
    ferryi_st_release_u64(&item->seq, ++p->come); /* L0 */
    p->filled = 0;
    return 0;
}

static int unpack_request(ferryi_link_pipeline *p, const char *bytes, size_t n)
{
    request_item item;
    if (n != sizeof item)
        return -1;
    memcpy(&item, bytes, sizeof item);
    if (item.number != p->requests)
        return -1;
    ferryi_pipeline_request *request = &p->here->request[p->requests % FERRYI_PIPELINE_REQUESTS];
    request->get = item.get;
    request->offset = item.offset;
    request->bytes = item.bytes;
    ferryi_st_release_u64(&request->seq, ++p->requests); /* L4 */
    return 0;
}

int ferryi_link_pipeline_unpack(const ferryi_world *w, ferryi_link *l, uint32_t kind, uint32_t arg, const char *bytes,
                                size_t n)
{
    ferryi_link_pipeline *p = &l->pipeline;
    uint64_t word;
    if (p->here == NULL)
        return -1;
    if (kind == ITEM_PART)
        return unpack_part(w, p, bytes, n);
    if (kind == ITEM_REQUEST)
        return unpack_request(p, bytes, n);
    if (n != sizeof word || (kind == ITEM_FREED && arg >= FERRYI_PIPELINE_SLOTS))
        return -1;
    memcpy(&word, bytes, sizeof word);
    ferryi_st_release_u64(kind == ITEM_FREED ? &p->here->freed[arg] : &p->here->acknowledged, word); /* L2, L6 */
    return 0;
}
