/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory that kernels allocate by malloc and new: each GPU's heap, as large as cudaLimitMallocHeapSize was when its
 * first kernel asked.  In checked programs only: the linker's --wrap leads their calls here (access.h). */
#include "emulator/checks/access_areas.h"
#include "emulator/driver.h"
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <mutex>

namespace
{
/* Between two blocks lie as many bytes of nobody's: an access behind a block's end hits no other. */
const size_t unit = 16;
struct heap {
    std::mutex lock;
    char *base = nullptr;
    size_t size = 0, next = 0;       /* next: the search begins here, so that freed memory comes again late */
    std::map<size_t, size_t> blocks; /* offset, bytes with the gap */
};
heap *const heaps = new heap[FERRYI_EMU_DEVICES];

bool reserve_heap(heap *h, int device)
{
    if (h->base != nullptr)
        return true;
    h->size = emu_heap_limit();
    h->base = (char *)emu_allocate(h->size, device);
    return h->base != nullptr;
}

/* Where n bytes are free, from `from` to `end`; `end`: nowhere. */
size_t find_free(const heap *h, size_t n, size_t from, size_t end)
{
    auto next = h->blocks.upper_bound(from);
    size_t at = from;
    if (next != h->blocks.begin())
        at = std::max(at, std::prev(next)->first + std::prev(next)->second);
    for (; next != h->blocks.end() && next->first < end; ++next) {
        if (next->first - at >= n)
            return at;
        at = next->first + next->second;
    }
    return at <= end && end - at >= n ? at : end;
}
} // namespace

void *emu_heap_malloc(size_t n)
{
    const int device = emu_device_of_block();
    heap *h = &heaps[device];
    std::lock_guard<std::mutex> held(h->lock);
    if (n > SIZE_MAX / 2 || !reserve_heap(h, device))
        return nullptr;
    n = n != 0 ? n : 1;
    const size_t whole = (n + unit - 1) / unit * unit + unit;
    size_t at = find_free(h, whole, h->next, h->size);
    if (at == h->size)
        at = find_free(h, whole, 0, h->size);
    if (at == h->size)
        return nullptr;
    h->blocks[at] = whole;
    h->next = at + whole;
    emu_area_begins((uintptr_t)h->base + at, n, EMU_AREA_HEAP, device);
    return h->base + at;
}

void emu_heap_free(void *p)
{
    heap *h = &heaps[emu_device_of_block()];
    if (p == nullptr)
        return;
    std::lock_guard<std::mutex> held(h->lock);
    if (h->base == nullptr || h->blocks.erase((size_t)((char *)p - h->base)) == 0)
        emu_die("free or delete of %p: no malloc or new of a kernel of this GPU gave it, or it was freed before", p);
    emu_area_ends((uintptr_t)p, true);
}
