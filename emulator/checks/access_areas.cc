/* SPDX-License-Identifier: BSD-3-Clause */
#include "access_areas.h"
#include "access.h"
#include "emulator/driver.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <dlfcn.h>
#include <execinfo.h>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <sys/mman.h>

__thread emu_area_found emu_areas_found[16];
std::atomic<unsigned> emu_areas_version{ 1 };

namespace
{
/* Never destroyed: kernels may run while the process ends. */
std::shared_mutex &lock = *new std::shared_mutex;
std::map<uintptr_t, emu_area *> &areas = *new std::map<uintptr_t, emu_area *>;
std::map<uintptr_t, emu_area *> &blocks = *new std::map<uintptr_t, emu_area *>;

/* Freed addresses that are kept from being given away, and how many. */
struct kept {
    void *at;
    size_t size;
};
std::deque<kept> &kept_ones = *new std::deque<kept>;
size_t kept_bytes;
#define GUARD ((size_t)1 << 20)
#define KEPT_MOST ((size_t)1 << 38)

const char *path_of(const void *pc)
{
    Dl_info info;
    return dladdr(pc, &info) != 0 ? info.dli_fname : "";
}

emu_area *find_in(const std::map<uintptr_t, emu_area *> &all, uintptr_t at)
{
    auto next = all.upper_bound(at);
    if (next == all.begin())
        return nullptr;
    emu_area *a = std::prev(next)->second;
    return at - a->at < a->size ? a : nullptr;
}

emu_area *find(uintptr_t at)
{
    emu_area *a = find_in(areas, at);
    return a != nullptr && a->has_blocks ? find_in(blocks, at) : a;
}

emu_area *near_in(const std::map<uintptr_t, emu_area *> &all, uintptr_t at, size_t within)
{
    auto next = all.upper_bound(at);
    emu_area *before = next == all.begin() ? nullptr : std::prev(next)->second;
    if (before != nullptr && at - before->at - before->size <= within)
        return before;
    return next != all.end() && next->first - at <= within ? next->second : nullptr;
}

/* One of many in an area. */
bool is_block(emu_area_kind kind)
{
    return kind == EMU_AREA_BLOCK || kind == EMU_AREA_HEAP;
}

/* Ends the records of what lay there before. */
void forget(std::map<uintptr_t, emu_area *> &all, uintptr_t at, size_t size)
{
    auto old = all.lower_bound(at);
    if (old != all.begin() && std::prev(old)->first + std::prev(old)->second->size > at &&
        is_block(std::prev(old)->second->kind))
        old--;
    while (old != all.end() && old->first < at + size)
        old = all.erase(old);
}

/* Of the symmetric heap. */
void block_is_told(const void *at, size_t size)
{
    if (size != 0)
        emu_area_begins((uintptr_t)at, size, EMU_AREA_BLOCK, -1);
    else
        emu_area_ends((uintptr_t)at, true);
}
const bool blocks_are_told = (ferryi_access_tell_blocks(block_is_told), true);
} // namespace

const void *emu_caller(void)
{
    void *pcs[16];
    const int n = backtrace(pcs, 16);
    const std::string own = path_of((const void *)emu_caller);
    for (int i = 1; i < n; i++) {
        const char *path = path_of(pcs[i]), *name = strrchr(path, '/');
        name = name != nullptr ? name + 1 : path;
        if (own != path && strncmp(name, "libferry", 8) != 0)
            return pcs[i];
    }
    return nullptr;
}

void emu_area_begins(uintptr_t at, size_t size, emu_area_kind kind, int device)
{
    emu_area *a = new emu_area;
    a->at = at;
    a->size = size;
    a->kind = kind;
    a->device = device;
    a->name = nullptr;
    a->is_freed = a->has_blocks = false;
    a->made = kind == EMU_AREA_MODULE ? nullptr : emu_caller();
    a->freed = nullptr;
    a->words = nullptr;
    std::unique_lock<std::shared_mutex> held(lock);
    emu_area *around = is_block(kind) ? find_in(areas, at) : nullptr;
    if (around != nullptr) {
        around->has_blocks = true;
        a->device = around->device;
    }
    forget(blocks, at, size);
    if (!is_block(kind))
        forget(areas, at, size);
    (is_block(kind) ? blocks : areas)[at] = a;
    emu_areas_version++;
}

static void end_area(emu_area *a, const void *by)
{
    a->freed = by;
    a->is_freed = true;
    emu_touch *words = a->words.exchange(nullptr);
    if (words != nullptr) /* kernels that still touch it find zeros */
        (void)madvise(words, emu_global_bytes(a->size), MADV_REMOVE);
}

void emu_area_ends(uintptr_t at, bool is_block)
{
    const void *by = emu_caller();
    std::unique_lock<std::shared_mutex> held(lock);
    auto &all = is_block ? blocks : areas;
    auto gone = all.find(at);
    if (gone == all.end())
        return;
    emu_area *a = gone->second;
    end_area(a, by);
    a->has_blocks = false;
    if (a->kind == EMU_AREA_HOST)
        all.erase(gone); /* the host may go on using it, and its addresses come again */
    emu_areas_version++;
}

void *emu_area_map(size_t size)
{
    const size_t whole = (size + 4095) / 4096 * 4096;
    char *at = (char *)mmap(NULL, whole + 2 * GUARD, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED)
        return nullptr;
    if (mprotect(at + GUARD, whole, PROT_READ | PROT_WRITE) == 0)
        return at + GUARD;
    (void)munmap(at, whole + 2 * GUARD);
    return nullptr;
}

void emu_area_unmap(void *at, size_t size)
{
    const size_t whole = (size + 4095) / 4096 * 4096;
    char *all = (char *)at - GUARD;
    std::unique_lock<std::shared_mutex> held(lock);
    if (mmap(at, whole, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) == MAP_FAILED) {
        (void)munmap(all, whole + 2 * GUARD);
        return;
    }
    kept_ones.push_back(kept{ all, whole + 2 * GUARD });
    kept_bytes += whole + 2 * GUARD;
    while (kept_bytes > KEPT_MOST || kept_ones.size() > 4096) {
        (void)munmap(kept_ones.front().at, kept_ones.front().size);
        kept_bytes -= kept_ones.front().size;
        kept_ones.pop_front();
    }
}

emu_area *emu_area_look(uintptr_t at)
{
    emu_area_found &m = emu_areas_found[(at >> 12 ^ at >> 18) % 16];
    std::shared_lock<std::shared_mutex> held(lock);
    m.area = find(at);
    m.version = emu_areas_version.load();
    return m.area;
}

emu_area *emu_area_near(uintptr_t at, size_t within)
{
    std::shared_lock<std::shared_mutex> held(lock);
    const emu_area *around = find_in(areas, at);
    return near_in(around != nullptr && around->has_blocks ? blocks : areas, at, within);
}

void emu_area_named(uintptr_t at, const char *name)
{
    std::unique_lock<std::shared_mutex> held(lock);
    auto found_it = areas.find(at);
    if (found_it != areas.end())
        found_it->second->name = name;
}

emu_touch *emu_area_words(emu_area *a)
{
    emu_touch *words = a->words.load(std::memory_order_acquire);
    if (words != nullptr)
        return words;
    const size_t bytes = emu_global_bytes(a->size);
    /* Shared: a word is read before it is written, and a page that was read is not faulted in once more. */
    void *fresh = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fresh == MAP_FAILED)
        return nullptr;
    (void)madvise(fresh, bytes, MADV_NOHUGEPAGE);
    if (a->words.compare_exchange_strong(words, (emu_touch *)fresh))
        return (emu_touch *)fresh;
    (void)munmap(fresh, bytes);
    return words;
}

std::string emu_area_text(const emu_area *a)
{
    char line[256], text[512];
    if (a->name != nullptr) {
        snprintf(text, sizeof text, "variable `%s` of GPU %d, %zu bytes", a->name, a->device, a->size);
        return text;
    }
    const char *kind = a->kind == EMU_AREA_HOST ? "pinned or managed host memory" : "GPU memory";
    int n = a->kind == EMU_AREA_BLOCK
                ? snprintf(text, sizeof text, "a block of %zu bytes of the symmetric heap", a->size)
            : a->kind == EMU_AREA_HEAP ? snprintf(text, sizeof text, "%zu bytes of a kernel's malloc or new", a->size)
            : a->device >= 0 ? snprintf(text, sizeof text, "%zu bytes of memory of GPU %d", a->size, a->device)
                             : snprintf(text, sizeof text, "%zu bytes of %s", a->size, kind);
    if (a->made != nullptr) {
        (void)ferryi_access_line(a->made, line, sizeof line);
        n += snprintf(text + n, sizeof text - (size_t)n, ", allocated at %s", line);
    }
    const void *freed = a->freed;
    if (a->is_freed && freed != nullptr) {
        (void)ferryi_access_line(freed, line, sizeof line);
        snprintf(text + n, sizeof text - (size_t)n, ", freed at %s", line);
    }
    return text;
}
