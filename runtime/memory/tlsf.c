/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/memory/tlsf.h"

#include <stdlib.h>
#include <string.h>

/* Sizes are counted in units of 16 bytes.  Below 2^SL_LOG units each size has a class of its own; above, each power of
 * two is cut into 2^SL_LOG classes.  A block lies in the class whose lower bound is the largest not above its size.
 *
 * Blocks are named by their index in one growing array, never by address, and only calls change the array: so every
 * decision is the same on every PE. */
enum { SL_LOG = 5, SL_COUNT = 1 << SL_LOG, FL_COUNT = 64 - 4 - SL_LOG + 1 };
#define UNIT ((uint64_t)FERRYI_TLSF_MIN_ALIGN)
#define RANGE_MAX (UINT64_C(1) << 62)
#define NIL 0u /* blocks[0] is no block */

typedef struct block {
    uint64_t offset, size;
    uint32_t before, after; /* neighbours in the range */
    uint32_t prev, next;    /* a free block's neighbours in the list of its class; next also chains spare blocks */
    uint32_t is_free;
    uint32_t pad;
} block;

struct ferryi_tlsf {
    block *blocks;
    uint32_t n_blocks, spare; /* entries of the array; first unused one */
    uint32_t n_spare;
    uint32_t first, last; /* of the range */
    uint64_t begin, end;  /* offsets */
    uint64_t bytes_free;
    uint32_t *used; /* open-addressing hash of the allocated blocks by offset, linear probing, at most half full */
    uint32_t used_mask, n_used;
    uint64_t fl_bits;
    uint32_t sl_bits[FL_COUNT];
    uint32_t heads[FL_COUNT][SL_COUNT];
};

/* -- the array of blocks ------------------------------------------------------------------------------------------- */

static void blocks_put(ferryi_tlsf *t, uint32_t b)
{
    t->blocks[b] = (block){ .next = t->spare };
    t->spare = b;
    t->n_spare++;
}

static uint32_t blocks_get(ferryi_tlsf *t)
{
    uint32_t b = t->spare;
    t->spare = t->blocks[b].next;
    t->n_spare--;
    return b;
}

/* Reserves n more blocks, so that the operation after it cannot fail half way. */
static int blocks_reserve(ferryi_tlsf *t, uint32_t n)
{
    if (t->n_spare >= n)
        return 0;
    if (t->n_blocks > UINT32_MAX / 2)
        return -1;
    uint32_t count = t->n_blocks ? t->n_blocks * 2 : 64;
    block *blocks = realloc(t->blocks, count * sizeof(*blocks));
    if (!blocks)
        return -1;
    t->blocks = blocks;
    uint32_t lowest = t->n_blocks ? t->n_blocks : 1;
    t->n_blocks = count;
    for (uint32_t b = count - 1; b >= lowest; b--)
        blocks_put(t, b);
    return 0;
}

/* -- the hash of allocated blocks ---------------------------------------------------------------------------------- */

static uint32_t used_home(const ferryi_tlsf *t, uint64_t offset)
{
    return (uint32_t)((offset / UNIT * UINT64_C(0x9E3779B97F4A7C15)) >> 32) & t->used_mask;
}

/* The slot of the block that starts at offset, or the empty slot where it would go. */
static uint32_t used_place(const ferryi_tlsf *t, uint64_t offset)
{
    uint32_t at = used_home(t, offset);
    while (t->used[at] != NIL && t->blocks[t->used[at]].offset != offset)
        at = (at + 1) & t->used_mask;
    return at;
}

static uint32_t used_find(const ferryi_tlsf *t, uint64_t offset)
{
    return t->used[used_place(t, offset)];
}

static void used_insert(ferryi_tlsf *t, uint32_t b)
{
    t->used[used_place(t, t->blocks[b].offset)] = b;
    t->n_used++;
}

static void used_remove(ferryi_tlsf *t, uint64_t offset)
{
    uint32_t hole = used_place(t, offset);
    /* Entries that were probed past the hole move back into it, so no tombstones are needed. */
    for (uint32_t at = (hole + 1) & t->used_mask; t->used[at] != NIL; at = (at + 1) & t->used_mask) {
        uint32_t home = used_home(t, t->blocks[t->used[at]].offset);
        if (((at - home) & t->used_mask) >= ((at - hole) & t->used_mask)) {
            t->used[hole] = t->used[at];
            hole = at;
        }
    }
    t->used[hole] = NIL;
    t->n_used--;
}

static int used_reserve(ferryi_tlsf *t)
{
    if (t->used && t->n_used < (t->used_mask + 1) / 2)
        return 0;
    uint32_t count = t->used ? (t->used_mask + 1) * 2 : 64;
    uint32_t *bigger = calloc(count, sizeof(*bigger)), *old = t->used;
    uint32_t old_count = old ? t->used_mask + 1 : 0;
    if (!bigger)
        return -1;
    t->used = bigger;
    t->used_mask = count - 1;
    t->n_used = 0;
    for (uint32_t i = 0; i < old_count; i++)
        if (old[i] != NIL)
            used_insert(t, old[i]);
    free(old);
    return 0;
}

/* -- the lists of free blocks -------------------------------------------------------------------------------------- */

typedef struct size_class {
    uint32_t fl, sl;
} size_class;

static uint32_t log2_floor(uint64_t n)
{
    return 63u - (uint32_t)__builtin_clzll(n);
}

static size_class class_of(uint64_t size)
{
    uint64_t n = size / UNIT;
    if (n < SL_COUNT)
        return (size_class){ 0, (uint32_t)n };
    uint32_t top = log2_floor(n);
    return (size_class){ top - SL_LOG + 1, (uint32_t)(n >> (top - SL_LOG)) - SL_COUNT };
}

/* The first class whose blocks all have at least `size` bytes. */
static size_class class_above(uint64_t size)
{
    uint64_t n = size / UNIT;
    if (n >= SL_COUNT)
        n += (UINT64_C(1) << (log2_floor(n) - SL_LOG)) - 1;
    return class_of(n * UNIT);
}

static void list_add(ferryi_tlsf *t, uint32_t b)
{
    size_class c = class_of(t->blocks[b].size);
    uint32_t *head = &t->heads[c.fl][c.sl];
    t->blocks[b].is_free = 1;
    t->blocks[b].prev = NIL;
    t->blocks[b].next = *head;
    if (*head != NIL)
        t->blocks[*head].prev = b;
    *head = b;
    t->sl_bits[c.fl] |= UINT32_C(1) << c.sl;
    t->fl_bits |= UINT64_C(1) << c.fl;
    t->bytes_free += t->blocks[b].size;
}

static void list_remove(ferryi_tlsf *t, uint32_t b)
{
    block *k = &t->blocks[b];
    size_class c = class_of(k->size);
    if (k->prev != NIL)
        t->blocks[k->prev].next = k->next;
    else
        t->heads[c.fl][c.sl] = k->next;
    if (k->next != NIL)
        t->blocks[k->next].prev = k->prev;
    if (t->heads[c.fl][c.sl] == NIL) {
        t->sl_bits[c.fl] &= ~(UINT32_C(1) << c.sl);
        if (!t->sl_bits[c.fl])
            t->fl_bits &= ~(UINT64_C(1) << c.fl);
    }
    k->is_free = 0;
    k->prev = k->next = NIL;
    t->bytes_free -= k->size;
}

/* The first class at or above *c that holds a block; 0 when there is none. */
static int class_occupied(const ferryi_tlsf *t, size_class *c)
{
    uint32_t sl = t->sl_bits[c->fl] & (UINT32_MAX << c->sl);
    if (!sl) {
        uint64_t fl = c->fl + 1 < 64 ? t->fl_bits & (UINT64_MAX << (c->fl + 1)) : 0;
        if (!fl)
            return 0;
        c->fl = (uint32_t)__builtin_ctzll(fl);
        sl = t->sl_bits[c->fl];
    }
    c->sl = (uint32_t)__builtin_ctz(sl);
    return 1;
}

static uint64_t align_up(uint64_t offset, uint64_t align)
{
    return (offset + align - 1) & ~(align - 1);
}

static int block_fits(const block *k, uint64_t size, uint64_t align)
{
    uint64_t start = align_up(k->offset, align);
    return start + size <= k->offset + k->size;
}

/* A free block that can hold the request: good fit in constant time.  Before giving up, walks the classes below, where
 * only some blocks are large or aligned enough: growing the heap costs far more. */
static uint32_t find_fit(const ferryi_tlsf *t, uint64_t size, uint64_t align)
{
    size_class sure = class_above(size + align - UNIT), c = sure;
    if (class_occupied(t, &c))
        return t->heads[c.fl][c.sl];
    for (c = class_of(size); class_occupied(t, &c) && (c.fl < sure.fl || (c.fl == sure.fl && c.sl < sure.sl));) {
        for (uint32_t b = t->heads[c.fl][c.sl]; b != NIL; b = t->blocks[b].next)
            if (block_fits(&t->blocks[b], size, align))
                return b;
        if (++c.sl == SL_COUNT) {
            c.sl = 0;
            if (++c.fl == FL_COUNT)
                break;
        }
    }
    return NIL;
}

/* -- the range ----------------------------------------------------------------------------------------------------- */

/* Cuts size bytes off the front of b; b stays the front, the rest is a new block (in no list) after it. */
static uint32_t block_split(ferryi_tlsf *t, uint32_t b, uint64_t size)
{
    uint32_t r = blocks_get(t);
    block *front = &t->blocks[b], *rest = &t->blocks[r];
    *rest = (block){ .offset = front->offset + size, .size = front->size - size, .before = b, .after = front->after };
    if (front->after != NIL)
        t->blocks[front->after].before = r;
    else
        t->last = r;
    front->after = r;
    front->size = size;
    return r;
}

/* Joins b with its neighbour after it (which is in no list). */
static void block_join(ferryi_tlsf *t, uint32_t b)
{
    uint32_t r = t->blocks[b].after;
    t->blocks[b].size += t->blocks[r].size;
    t->blocks[b].after = t->blocks[r].after;
    if (t->blocks[b].after != NIL)
        t->blocks[t->blocks[b].after].before = b;
    else
        t->last = b;
    blocks_put(t, r);
}

/* Rounds a request to units; 0 when it is beyond any range. */
static int request_round(uint64_t *size, uint64_t *align)
{
    if (*size > RANGE_MAX || *align > RANGE_MAX || (*align & (*align - 1)))
        return 0;
    *size = *size ? align_up(*size, UNIT) : UNIT;
    if (*align < UNIT)
        *align = UNIT;
    return 1;
}

ferryi_tlsf *ferryi_tlsf_create(uint64_t first_offset)
{
    ferryi_tlsf *t = first_offset <= RANGE_MAX ? calloc(1, sizeof(*t)) : NULL;
    if (!t)
        return NULL;
    t->begin = t->end = align_up(first_offset, UNIT);
    if (used_reserve(t) || blocks_reserve(t, 1)) {
        ferryi_tlsf_destroy(t);
        return NULL;
    }
    return t;
}

void ferryi_tlsf_destroy(ferryi_tlsf *t)
{
    if (!t)
        return;
    free(t->used);
    free(t->blocks);
    free(t);
}

static int can_extend(const ferryi_tlsf *t, uint64_t bytes)
{
    return bytes % UNIT == 0 && bytes <= RANGE_MAX - (t->end < RANGE_MAX ? t->end : RANGE_MAX);
}

/* A new last block, in no list, of a range that its caller extends. */
static uint32_t block_append(ferryi_tlsf *t, uint64_t bytes)
{
    uint32_t b = blocks_get(t);
    t->blocks[b] = (block){ .offset = t->end, .size = bytes, .before = t->last };
    if (t->last != NIL)
        t->blocks[t->last].after = b;
    else
        t->first = b;
    t->last = b;
    return b;
}

uint64_t ferryi_tlsf_append(ferryi_tlsf *t, uint64_t bytes)
{
    const uint64_t offset = t->end;
    if (!bytes || !can_extend(t, bytes) || blocks_reserve(t, 1) || used_reserve(t))
        return FERRYI_TLSF_NONE;
    used_insert(t, block_append(t, bytes));
    t->end += bytes;
    return offset;
}

int ferryi_tlsf_grow(ferryi_tlsf *t, uint64_t bytes)
{
    if (!can_extend(t, bytes))
        return -1;
    if (!bytes)
        return 0;
    if (t->last != NIL && t->blocks[t->last].is_free) {
        list_remove(t, t->last);
        t->blocks[t->last].size += bytes;
    } else {
        if (blocks_reserve(t, 1))
            return -1;
        (void)block_append(t, bytes);
    }
    t->end += bytes;
    list_add(t, t->last);
    return 0;
}

int ferryi_tlsf_reserve(ferryi_tlsf *t)
{
    return blocks_reserve(t, 3) || used_reserve(t) ? -1 : 0; /* growth takes one block, splits take two */
}

uint64_t ferryi_tlsf_alloc(ferryi_tlsf *t, uint64_t size, uint64_t align)
{
    if (!request_round(&size, &align))
        return FERRYI_TLSF_NONE;
    uint32_t b = find_fit(t, size, align);
    if (b == NIL || blocks_reserve(t, 2) || used_reserve(t))
        return FERRYI_TLSF_NONE;
    list_remove(t, b);
    uint64_t lead = align_up(t->blocks[b].offset, align) - t->blocks[b].offset;
    if (lead) {
        uint32_t front = b;
        b = block_split(t, front, lead);
        list_add(t, front);
    }
    if (t->blocks[b].size > size)
        list_add(t, block_split(t, b, size));
    used_insert(t, b);
    return t->blocks[b].offset;
}

uint64_t ferryi_tlsf_shortage(const ferryi_tlsf *t, uint64_t size, uint64_t align)
{
    if (!request_round(&size, &align))
        return UINT64_MAX;
    if (find_fit(t, size, align) != NIL)
        return 0;
    uint64_t tail = t->last != NIL && t->blocks[t->last].is_free ? t->blocks[t->last].offset : t->end;
    return align_up(tail, align) + size - t->end;
}

int ferryi_tlsf_free(ferryi_tlsf *t, uint64_t offset)
{
    uint32_t b = used_find(t, offset);
    if (b == NIL)
        return -1;
    used_remove(t, offset);
    if (t->blocks[b].after != NIL && t->blocks[t->blocks[b].after].is_free) {
        list_remove(t, t->blocks[b].after);
        block_join(t, b);
    }
    uint32_t before = t->blocks[b].before;
    if (before != NIL && t->blocks[before].is_free) {
        list_remove(t, before);
        block_join(t, before);
        b = before;
    }
    list_add(t, b);
    return 0;
}

uint64_t ferryi_tlsf_size(const ferryi_tlsf *t, uint64_t offset)
{
    uint32_t b = used_find(t, offset);
    return b == NIL ? 0 : t->blocks[b].size;
}

uint64_t ferryi_tlsf_bytes_free(const ferryi_tlsf *t)
{
    return t->bytes_free;
}

/* -- the check ----------------------------------------------------------------------------------------------------- */

/* Every list holds free blocks of its class, linked both ways, and the bits say which lists are empty. */
static int check_lists(const ferryi_tlsf *t, uint32_t *n_listed)
{
    *n_listed = 0;
    for (uint32_t fl = 0; fl < FL_COUNT; fl++) {
        if (!t->sl_bits[fl] != !(t->fl_bits >> fl & 1))
            return -1;
        for (uint32_t sl = 0; sl < SL_COUNT; sl++) {
            uint32_t prev = NIL;
            if ((t->heads[fl][sl] == NIL) != !(t->sl_bits[fl] >> sl & 1))
                return -1;
            for (uint32_t b = t->heads[fl][sl]; b != NIL; prev = b, b = t->blocks[b].next) {
                size_class c = class_of(t->blocks[b].size);
                if (!t->blocks[b].is_free || c.fl != fl || c.sl != sl || t->blocks[b].prev != prev ||
                    ++*n_listed > t->n_blocks)
                    return -1;
            }
        }
    }
    return 0;
}

int ferryi_tlsf_check(const ferryi_tlsf *t)
{
    uint64_t at = t->begin, bytes_free = 0;
    uint32_t before = NIL, n_free = 0, n_used = 0, n_spare = 0, n_listed, n_hashed = 0;
    for (uint32_t b = t->first; b != NIL; before = b, b = t->blocks[b].after) {
        const block *k = &t->blocks[b];
        if (k->offset != at || !k->size || k->size % UNIT || k->before != before)
            return -1;
        if (k->is_free && before != NIL && t->blocks[before].is_free)
            return -1; /* two free neighbours should be one */
        if (!k->is_free && used_find(t, k->offset) != b)
            return -1;
        at += k->size;
        bytes_free += k->is_free ? k->size : 0;
        *(k->is_free ? &n_free : &n_used) += 1;
    }
    if (at != t->end || t->last != before || bytes_free != t->bytes_free)
        return -1;
    if (check_lists(t, &n_listed) || n_listed != n_free)
        return -1;
    for (uint32_t i = 0; i <= t->used_mask; i++)
        n_hashed += t->used[i] != NIL;
    if (n_hashed != n_used || t->n_used != n_used)
        return -1;
    for (uint32_t b = t->spare; b != NIL && n_spare <= t->n_blocks; b = t->blocks[b].next)
        n_spare++;
    return n_spare == t->n_spare && n_spare + n_free + n_used + 1 == t->n_blocks ? 0 : -1;
}
