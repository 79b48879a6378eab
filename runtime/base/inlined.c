/* SPDX-License-Identifier: BSD-3-Clause */
/* Where inlined functions were called, from DWARF's .debug_info (versions 4 and 5): a call of ferry in a helper of a
 * header belongs to the line that called the helper. */
#include "runtime/base/inlined.h"
#include <stdlib.h>
#include <string.h>

enum {
    TAG_INLINED = 0x1d, /* DW_TAG_inlined_subroutine */
    AT_STMT_LIST = 0x10,
    AT_LOW_PC = 0x11,
    AT_HIGH_PC = 0x12,
    AT_RANGES = 0x55,
    AT_CALL_FILE = 0x58,
    AT_CALL_LINE = 0x59,
    AT_ADDR_BASE = 0x73,
    AT_RNGLISTS_BASE = 0x74,
    MOST_ABBREVIATIONS = 16384,
};

typedef struct abbreviation {
    const unsigned char *attributes; /* pairs of LEBs, with a zero pair at the end */
    uint32_t tag;
} abbreviation;

typedef struct unit {
    ferryi_bytes at, end_of; /* the unit's entries; the whole section */
    unsigned version, offset_bytes, address_bytes;
    uint64_t base, stmt_list, addr_base, rnglists_base;
    int has_stmt_list;
} unit;

/* What an entry's attributes say. */
typedef struct entry {
    uint64_t low, high, ranges, call_file, call_line;
    int has_low, has_high, high_is_length, has_ranges, ranges_is_index;
} entry;

typedef struct reader {
    const ferryi_dwarf *d;
    abbreviation *known; /* [MOST_ABBREVIATIONS] by code */
    const unsigned char *known_of;
    ferryi_inlined *list;
    size_t n, room;
} reader;

static ferryi_bytes from(const ferryi_bytes *section, uint64_t offset)
{
    ferryi_bytes b = *section;
    ferryi_skip(&b, offset);
    return b;
}

static uint64_t address_at(const reader *r, const unit *u, uint64_t index)
{
    ferryi_bytes b = from(&r->d->addr, u->addr_base + index * u->address_bytes);
    return ferryi_take(&b, u->address_bytes);
}

/* Skips an attribute, or gives the value of one that is a number.  *kind: 'a' an address, 'n' a number, 'x' another. */
static uint64_t take_value(const reader *r, const unit *u, ferryi_bytes *b, uint64_t form, int64_t constant, char *kind)
{
    *kind = 'n';
    switch (form) {
    case 0x01: /* addr */
        *kind = 'a';
        return ferryi_take(b, u->address_bytes);
    case 0x1b: /* addrx */
        *kind = 'a';
        return address_at(r, u, ferryi_take_leb(b, 0));
    case 0x29: /* addrx1 .. addrx4 */
    case 0x2a:
    case 0x2b:
    case 0x2c:
        *kind = 'a';
        return address_at(r, u, ferryi_take(b, form == 0x2b ? 3 : form == 0x2c ? 4 : (unsigned)form - 0x28));
    case 0x0b: /* data1, ref1, flag, strx1 */
    case 0x11:
    case 0x0c:
    case 0x25:
        return ferryi_take(b, 1);
    case 0x05: /* data2, ref2, strx2 */
    case 0x12:
    case 0x26:
        return ferryi_take(b, 2);
    case 0x27: /* strx3 */
        return ferryi_take(b, 3);
    case 0x06: /* data4, ref4, strx4, ref_sup4 */
    case 0x13:
    case 0x28:
    case 0x1c:
        return ferryi_take(b, 4);
    case 0x07: /* data8, ref8, ref_sig8, ref_sup8 */
    case 0x14:
    case 0x20:
    case 0x24:
        return ferryi_take(b, 8);
    case 0x1e: /* data16 */
        *kind = 'x';
        ferryi_skip(b, 16);
        return 0;
    case 0x0d: /* sdata */
        return ferryi_take_leb(b, 1);
    case 0x0f: /* udata, ref_udata, strx */
    case 0x15:
    case 0x1a:
        return ferryi_take_leb(b, 0);
    case 0x22: /* loclistx, rnglistx */
    case 0x23:
        *kind = 'i';
        return ferryi_take_leb(b, 0);
    case 0x0e: /* strp, ref_addr, sec_offset, line_strp, strp_sup */
    case 0x10:
    case 0x17:
    case 0x1f:
    case 0x1d:
        return ferryi_take(b, u->offset_bytes);
    case 0x08: /* string */
        *kind = 'x';
        (void)ferryi_take_string(b);
        return 0;
    case 0x0a: /* block1, block2, block4, block, exprloc */
        *kind = 'x';
        ferryi_skip(b, ferryi_take(b, 1));
        return 0;
    case 0x03:
        *kind = 'x';
        ferryi_skip(b, ferryi_take(b, 2));
        return 0;
    case 0x04:
        *kind = 'x';
        ferryi_skip(b, ferryi_take(b, 4));
        return 0;
    case 0x09:
    case 0x18:
        *kind = 'x';
        ferryi_skip(b, ferryi_take_leb(b, 0));
        return 0;
    case 0x19: /* flag_present */
        return 1;
    case 0x21: /* implicit_const */
        return (uint64_t)constant;
    default: /* also indirect: nobody writes it */
        b->bad = 1;
        return 0;
    }
}

static void read_abbreviations(reader *r, uint64_t offset)
{
    ferryi_bytes b = from(&r->d->abbrev, offset);
    if (b.at == r->known_of)
        return;
    memset(r->known, 0, MOST_ABBREVIATIONS * sizeof *r->known);
    r->known_of = b.at;
    for (;;) {
        const uint64_t code = ferryi_take_leb(&b, 0), tag = ferryi_take_leb(&b, 0);
        uint64_t children = ferryi_take(&b, 1);
        if (b.bad || code == 0)
            return;
        (void)children;
        if (code < MOST_ABBREVIATIONS)
            r->known[code] = (abbreviation){ .attributes = b.at, .tag = (uint32_t)tag };
        for (;;) {
            const uint64_t attribute = ferryi_take_leb(&b, 0), form = ferryi_take_leb(&b, 0);
            if (form == 0x21)
                (void)ferryi_take_leb(&b, 1);
            if (b.bad || (attribute == 0 && form == 0))
                break;
        }
    }
}

static void add(reader *r, const unit *u, const entry *e, uint64_t low, uint64_t high)
{
    if (low >= high || low == 0)
        return;
    if (r->n == r->room) {
        const size_t room = r->room * 2 + 512;
        ferryi_inlined *more = realloc(r->list, room * sizeof *more);
        if (more == NULL)
            return;
        r->list = more;
        r->room = room;
    }
    r->list[r->n++] = (ferryi_inlined){
        .low = low, .high = high, .unit = u->stmt_list, .file = e->call_file, .line = (unsigned)e->call_line
    };
}

static void add_ranges(reader *r, const unit *u, const entry *e)
{
    uint64_t base = u->base, offset = e->ranges;
    if (u->version < 5) {
        ferryi_bytes b = from(&r->d->ranges, offset);
        while (!b.bad) {
            const uint64_t low = ferryi_take(&b, u->address_bytes), high = ferryi_take(&b, u->address_bytes);
            if (low == 0 && high == 0)
                return;
            if (low == UINT64_MAX)
                base = high;
            else
                add(r, u, e, base + low, base + high);
        }
        return;
    }
    if (e->ranges_is_index) {
        ferryi_bytes index = from(&r->d->rnglists, u->rnglists_base + offset * u->offset_bytes);
        offset = u->rnglists_base + ferryi_take(&index, u->offset_bytes);
    }
    ferryi_bytes b = from(&r->d->rnglists, offset);
    while (!b.bad) {
        uint64_t low;
        switch (ferryi_take(&b, 1)) {
        case 0: /* end_of_list */
            return;
        case 1: /* base_addressx */
            base = address_at(r, u, ferryi_take_leb(&b, 0));
            break;
        case 2: /* startx_endx */
            low = address_at(r, u, ferryi_take_leb(&b, 0));
            add(r, u, e, low, address_at(r, u, ferryi_take_leb(&b, 0)));
            break;
        case 3: /* startx_length */
            low = address_at(r, u, ferryi_take_leb(&b, 0));
            add(r, u, e, low, low + ferryi_take_leb(&b, 0));
            break;
        case 4: /* offset_pair */
            low = ferryi_take_leb(&b, 0);
            add(r, u, e, base + low, base + ferryi_take_leb(&b, 0));
            break;
        case 5: /* base_address */
            base = ferryi_take(&b, u->address_bytes);
            break;
        case 6: /* start_end */
            low = ferryi_take(&b, u->address_bytes);
            add(r, u, e, low, ferryi_take(&b, u->address_bytes));
            break;
        case 7: /* start_length */
            low = ferryi_take(&b, u->address_bytes);
            add(r, u, e, low, low + ferryi_take_leb(&b, 0));
            break;
        default:
            return;
        }
    }
}

static void take_attributes(reader *r, unit *u, const abbreviation *a, entry *e, int of_unit)
{
    ferryi_bytes pairs = { .at = a->attributes, .end = r->d->abbrev.end };
    for (;;) {
        const uint64_t attribute = ferryi_take_leb(&pairs, 0), form = ferryi_take_leb(&pairs, 0);
        const int64_t constant = form == 0x21 ? (int64_t)ferryi_take_leb(&pairs, 1) : 0;
        char kind;
        if (pairs.bad || u->at.bad || (attribute == 0 && form == 0))
            return;
        const uint64_t value = take_value(r, u, &u->at, form, constant, &kind);
        switch (attribute) {
        case AT_LOW_PC:
            e->low = value;
            e->has_low = 1;
            break;
        case AT_HIGH_PC:
            e->high = value;
            e->has_high = 1;
            e->high_is_length = kind != 'a';
            break;
        case AT_RANGES:
            e->ranges = value;
            e->has_ranges = 1;
            e->ranges_is_index = kind == 'i';
            break;
        case AT_CALL_FILE:
            e->call_file = value;
            break;
        case AT_CALL_LINE:
            e->call_line = value;
            break;
        case AT_STMT_LIST:
            u->stmt_list = of_unit ? value : u->stmt_list;
            u->has_stmt_list |= of_unit;
            break;
        case AT_ADDR_BASE:
            u->addr_base = value;
            break;
        case AT_RNGLISTS_BASE:
            u->rnglists_base = value;
            break;
        default:
            break;
        }
    }
}

static void read_unit(reader *r, unit *u)
{
    int first = 1;
    while (u->at.at < u->at.end && !u->at.bad) {
        const uint64_t code = ferryi_take_leb(&u->at, 0);
        entry e = { 0 };
        if (code == 0)
            continue; /* the end of some entry's children */
        if (code >= MOST_ABBREVIATIONS || r->known[code].attributes == NULL)
            return;
        take_attributes(r, u, &r->known[code], &e, first);
        if (first)
            u->base = e.has_low ? e.low : 0;
        first = 0;
        if (r->known[code].tag != TAG_INLINED || !u->has_stmt_list || e.call_line == 0)
            continue;
        if (e.has_low && e.has_high)
            add(r, u, &e, e.low, e.high_is_length ? e.low + e.high : e.high);
        else if (e.has_ranges)
            add_ranges(r, u, &e);
    }
}

static int by_low(const void *a, const void *b)
{
    const ferryi_inlined *x = a, *y = b;
    if (x->low != y->low)
        return x->low < y->low ? -1 : 1;
    return x->high > y->high ? -1 : x->high < y->high; /* the outer one first */
}

ferryi_inlined *ferryi_inlined_read(const ferryi_dwarf *d, size_t *n)
{
    reader r = { .d = d, .known = calloc(MOST_ABBREVIATIONS, sizeof *r.known) };
    ferryi_bytes b = d->info;
    while (r.known != NULL && b.at != NULL && b.at < b.end && !b.bad) {
        unit u = { .offset_bytes = 4, .address_bytes = 8, .addr_base = 8, .rnglists_base = 12 };
        uint64_t length = ferryi_take(&b, 4);
        if (length == 0xffffffffu) {
            length = ferryi_take(&b, 8);
            u.offset_bytes = 8;
        }
        u.at = b;
        ferryi_skip(&b, length);
        if (b.bad)
            break;
        u.at.end = b.at;
        u.version = (unsigned)ferryi_take(&u.at, 2);
        unsigned type = 1;
        uint64_t abbreviations;
        if (u.version >= 5) {
            type = (unsigned)ferryi_take(&u.at, 1);
            u.address_bytes = (unsigned)ferryi_take(&u.at, 1);
            abbreviations = ferryi_take(&u.at, u.offset_bytes);
        } else {
            abbreviations = ferryi_take(&u.at, u.offset_bytes);
            u.address_bytes = (unsigned)ferryi_take(&u.at, 1);
        }
        if (u.version < 2 || u.version > 5 || type != 1 || u.address_bytes > 8 || u.at.bad)
            continue;
        read_abbreviations(&r, abbreviations);
        read_unit(&r, &u);
    }
    free(r.known);
    if (r.n > 0)
        qsort(r.list, r.n, sizeof *r.list, by_low);
    *n = r.n;
    return r.list;
}
