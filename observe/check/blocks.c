/* SPDX-License-Identifier: BSD-3-Clause */
/* The blocks of symmetric memory: what was allocated, and the program's globals.  A block has the same place in the
 * heap of every PE, so a PE's own table tells of the others' memory too. */
#include "observe/check/engine.h"
#include "runtime/base/elf.h"
#include <stdlib.h>
#include <string.h>

/* Sorted by region and place; alive and freed blocks.  Numbers of the shared table. */
static uint32_t order[CHECK_BLOCKS];
static uint32_t n_order;
static uint32_t unused[CHECK_BLOCKS], n_unused; /* of the shared table's numbers */

/* An overrun of the last block is seen so far behind it. */
enum { BEYOND = CHECK_GAP };

static struct {
    uintptr_t first_block;    /* the heap's first block is at CHECK_HEAP_BEFORE of its region */
    uintptr_t lowest, end;    /* of all blocks so far */
    uintptr_t data, data_end; /* the program's globals */
    uintptr_t base;           /* where the program is loaded */
    /* How far a peer's copy of a block, or of a global, is from the own one; 0: this PE does not reach it by itself. */
    intptr_t peer[CHECK_MOST_PES], peer_data[CHECK_MOST_PES];
} map;

static int comes_before(const check_block *b, uint32_t region, uint64_t at)
{
    return b->region < region || (b->region == region && b->at <= at);
}

/* How many blocks begin at or before that place. */
static uint32_t begun(uint32_t region, uint64_t at)
{
    const check_block *table = check_area(check.me)->block;
    uint32_t low = 0, high = n_order;
    while (low < high) {
        const uint32_t middle = (low + high) / 2;
        if (comes_before(&table[order[middle]], region, at))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The block that begins last at or before the place; NULL: none. */
const check_block *check_block_at(uint32_t region, uint64_t at)
{
    const uint32_t i = begun(region, at);
    const check_block *b = i > 0 ? &check_area(check.me)->block[order[i - 1]] : NULL;
    return b != NULL && b->region == region ? b : NULL;
}

static check_block *add(uint32_t region, uint64_t at, uint64_t size, uint32_t place, const char *name)
{
    check_pe *area = check_area(check.me);
    const uint32_t i = begun(region, at);
    uint32_t number;
    if (n_unused > 0)
        number = unused[--n_unused];
    else if (area->n_blocks < CHECK_BLOCKS)
        number = area->n_blocks;
    else
        return NULL;
    memmove(&order[i + 1], &order[i], (n_order - i) * sizeof *order);
    order[i] = number;
    n_order++;
    check_block *b = &area->block[number];
    *b = (check_block){ .at = at, .size = size, .region = region, .alive = 1, .place = place };
    strncpy(b->name, name, sizeof b->name - 1);
    if (number == area->n_blocks)
        __atomic_store_n(&area->n_blocks, number + 1, __ATOMIC_RELEASE);
    return b;
}

/* A freed block is remembered until a new one takes its memory. */
static void forget_freed(uint64_t at, uint64_t size)
{
    check_block *table = check_area(check.me)->block;
    uint32_t i = begun(CHECK_HEAP, at);
    if (i > 0 && table[order[i - 1]].region == CHECK_HEAP) {
        check_block *before = &table[order[i - 1]];
        if (before->at == at)
            i--;
        else if (before->at + before->size > at)
            before->size = at - before->at;
    }
    uint32_t last = i;
    while (last < n_order && table[order[last]].region == CHECK_HEAP && table[order[last]].at < at + size) {
        table[order[last]].size = 0;
        unused[n_unused++] = order[last++];
    }
    memmove(&order[i], &order[last], (n_order - last) * sizeof *order);
    n_order -= last - i;
}

/* Where this PE reaches the others' copies of what lies at `own`. */
static void find_peers(void *own, intptr_t peer[CHECK_MOST_PES])
{
    for (uint32_t i = 0; i < check.n_pes; i++) {
        const char *theirs = ferry_ptr(own, (int)(i + check.first));
        peer[i] = theirs != NULL ? (intptr_t)((uintptr_t)theirs - (uintptr_t)own) : 0;
    }
}

static void watch_heap(void)
{
    check_watch((const void *)map.lowest, map.end + BEYOND - map.lowest);
    for (uint32_t i = 0; i < check.n_pes; i++)
        if (map.peer[i] != 0)
            check_watch((const void *)(map.lowest + (uintptr_t)map.peer[i]), map.end + BEYOND - map.lowest);
}

void check_block_add(void *at, uint64_t size, uint32_t place, const uint32_t caller[2])
{
    const uintptr_t a = (uintptr_t)at;
    if (map.first_block == 0) {
        map.first_block = a;
        map.lowest = a;
        find_peers(at, map.peer);
    }
    map.lowest = a < map.lowest ? a : map.lowest;
    map.end = a + size > map.end ? a + size : map.end;
    const uint64_t where = a - map.first_block + CHECK_HEAP_BEFORE;
    forget_freed(where, size);
    check_block *b = add(CHECK_HEAP, where, size, place, "");
    if (b != NULL)
        memcpy(b->caller, caller, sizeof b->caller);
    watch_heap();
}

static check_block *block_that_begins(const void *at)
{
    const uint64_t where = (uintptr_t)at - map.first_block + CHECK_HEAP_BEFORE;
    const uint32_t i = begun(CHECK_HEAP, where);
    check_block *b = i > 0 ? &check_area(check.me)->block[order[i - 1]] : NULL;
    return b != NULL && b->region == CHECK_HEAP && b->at == where ? b : NULL;
}

void check_block_free(void *at, uint32_t place)
{
    check_block *b = block_that_begins(at);
    if (b == NULL || !b->alive)
        return;
    b->alive = 0;
    b->freed_at = place;
    check_forget(CHECK_HEAP, b->at, b->size);
}

void check_block_not_freed(void *at)
{
    check_block *b = block_that_begins(at);
    if (b != NULL)
        b->alive = 1;
}

/* After ferry_finalize there is no heap; the next ferry_init may make another one elsewhere. */
void check_blocks_end(void)
{
    check_block *table = check_area(check.me)->block;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < n_order; i++)
        if (table[order[i]].region == CHECK_HEAP) {
            table[order[i]].alive = 0; /* a report may name it still */
            unused[n_unused++] = order[i];
        } else
            order[kept++] = order[i];
    n_order = kept;
    check_forget(CHECK_HEAP, 0, UINT64_MAX);
    check_unwatch();
    map.first_block = map.lowest = map.end = 0;
    memset(map.peer, 0, sizeof map.peer);
    memset(map.peer_data, 0, sizeof map.peer_data);
}

static int is_heap(uintptr_t a)
{
    return map.end != 0 && a - map.lowest < map.end + BEYOND - map.lowest;
}

int check_locate(const void *address, uint32_t *pe, uint32_t *region, uint64_t *at)
{
    const uintptr_t a = (uintptr_t)address;
    *pe = check.me;
    if (is_heap(a)) {
        *region = CHECK_HEAP;
        *at = a - map.first_block + CHECK_HEAP_BEFORE;
        return 1;
    }
    if (a - map.data < map.data_end - map.data) {
        *region = CHECK_STATIC;
        *at = a - map.data;
        return 1;
    }
    for (uint32_t i = 0; i < check.n_pes; i++) {
        const uintptr_t own = a - (uintptr_t)map.peer[i], own_data = a - (uintptr_t)map.peer_data[i];
        if (map.peer[i] != 0 && is_heap(own)) {
            *region = CHECK_HEAP;
            *at = own - map.first_block + CHECK_HEAP_BEFORE;
        } else if (map.peer_data[i] != 0 && own_data - map.data < map.data_end - map.data) {
            *region = CHECK_STATIC;
            *at = own_data - map.data;
        } else
            continue;
        *pe = i;
        return 1;
    }
    return 0;
}

int check_bounds(uint32_t pe, uint32_t region, uint64_t at, uint64_t n, const check_access *access)
{
    const check_block *b = check_block_at(region, at);
    if (n == 0 || (b != NULL && b->alive && at - b->at < b->size && n <= b->size - (at - b->at)))
        return 0;
    if (region == CHECK_STATIC) {
        /* A symbol may be missing, or belong to a part of an object. */
        if (b == NULL || at - b->at >= b->size || access->flags & CHECK_LOCAL)
            return 0;
    }
    check_tell(b != NULL && !b->alive && at - b->at < b->size ? CHECK_FREED
               : b != NULL                                    ? CHECK_BOUNDS
                                                              : CHECK_WILD,
               pe, region, at, access, NULL, n);
    return 1;
}

/* ---- The program's globals. */

static int is_program(struct dl_phdr_info *info, size_t size, void *arg)
{
    (void)size;
    (void)arg;
    map.base = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type != PT_LOAD || !(p->p_flags & PF_W))
            continue;
        const uintptr_t from = info->dlpi_addr + p->p_vaddr;
        map.data = map.data == 0 || from < map.data ? from : map.data;
        map.data_end = from + p->p_memsz > map.data_end ? from + p->p_memsz : map.data_end;
    }
    return 1;
}

/* Objects of the symbol table; a program without one has no bounds of globals. */
static int add_global(void *nothing, const char *name, const ElfW(Sym) * symbol)
{
    const uintptr_t at = map.base + symbol->st_value;
    (void)nothing;
    if (at - map.data < map.data_end - map.data && check_area(check.me)->n_blocks < CHECK_BLOCKS / 2)
        (void)add(CHECK_STATIC, at - map.data, symbol->st_size, 0, name);
    return 0;
}

/* At each ferry_init. */
void check_blocks_begin(void)
{
    if (map.data_end <= map.data)
        return;
    check_watch((const void *)map.data, map.data_end - map.data);
    find_peers((void *)(map.data_end - 1), map.peer_data);
    for (uint32_t i = 0; i < check.n_pes; i++)
        if (map.peer_data[i] != 0)
            check_watch((const void *)(map.data + (uintptr_t)map.peer_data[i]), map.data_end - map.data);
}

void check_blocks_open(void)
{
    ferryi_elf_file program;
    (void)dl_iterate_phdr(is_program, NULL);
    if (ferryi_elf_map(ferryi_fd(open("/proc/self/exe", O_RDONLY | O_CLOEXEC)), &program)) {
        (void)ferryi_elf_symbols(&program, STT_OBJECT, add_global, NULL);
        ferryi_elf_unmap(&program);
    }
    check_blocks_begin();
}
