/* SPDX-License-Identifier: BSD-3-Clause */
#include "access_watch.h"
#include "emulator/driver.h"
#include "race_touch.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <link.h>
#include <mutex>

namespace
{
enum mode { STOP, STATUS, GO_ON, OFF };
mode wanted(void)
{
    static const mode m = [] {
        const char *text = getenv("EMU_ERRORS");
        if (text == nullptr || strcmp(text, "stop") == 0)
            return STOP;
        if (strcmp(text, "off") == 0)
            return OFF;
        if (strcmp(text, "status") == 0)
            return STATUS;
        if (strcmp(text, "go on") != 0)
            emu_die("EMU_ERRORS is '%s': it may be 'stop', 'status', 'go on' or 'off'", text);
        return GO_ON;
    }();
    return m;
}

thread_local emu_watch *current;

void settle(emu_watch *w)
{
    if (w->late != nullptr) {
        emu_race_learn(&w->race, w->late);
        w->late = nullptr;
    }
    if (!w->doubt.is_there)
        return;
    w->doubt.is_there = false;
    if (memcmp((const void *)w->doubt.at, w->doubt.old, w->doubt.size) != 0)
        emu_error(CUDA_SUCCESS, w->doubt.pc, "%s", w->doubt.text.c_str());
}

void report_race(emu_watch *w, const emu_race &race, const std::string &where, uintptr_t at, size_t size, unsigned what,
                 const void *pc)
{
    const std::string text = emu_race_text(w, race, size, what, where, pc);
    if (!race.other_writes || (what & FERRYI_ACCESS_READ) || size > sizeof w->doubt.old) {
        emu_error(CUDA_SUCCESS, pc, "%s", text.c_str());
        return;
    }
    w->doubt.is_there = true;
    w->doubt.at = at;
    w->doubt.size = size;
    memcpy(w->doubt.old, (const void *)at, size);
    w->doubt.text = text;
    w->doubt.pc = pc;
    emu_race_changes(&w->race);
}

std::string global_text(const emu_area *a, uintptr_t at)
{
    char name[256];
    size_t bytes;
    if (a->kind == EMU_AREA_MODULE && ferryi_access_variable(at, name, sizeof name, &bytes))
        return name;
    if (a->name != nullptr)
        return std::string("`") + a->name + "`" + (at > a->at ? "+" + std::to_string(at - a->at) : "");
    return "byte " + std::to_string(at - a->at) + " of " + emu_area_text(a) + ",";
}

struct segment {
    uintptr_t at, start, size;
};
int seek_segment(struct dl_phdr_info *info, size_t, void *argument)
{
    segment *s = (segment *)argument;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) &part = info->dlpi_phdr[i];
        if (part.p_type == PT_LOAD && s->at - (info->dlpi_addr + part.p_vaddr) < part.p_memsz) {
            s->start = info->dlpi_addr + part.p_vaddr;
            s->size = part.p_memsz;
            return 1;
        }
    }
    return 0;
}

/* Constants, __device__ variables: an area from now on. */
emu_area *module_area(uintptr_t at)
{
    static std::mutex &lock = *new std::mutex;
    segment s = { at, 0, 0 };
    std::lock_guard<std::mutex> held(lock);
    emu_area *a = emu_area_of(at);
    if (a != nullptr || dl_iterate_phdr(seek_segment, &s) == 0)
        return a;
    emu_area_begins(s.start, s.size, EMU_AREA_MODULE, -1);
    return emu_area_of(at);
}

void in_shared(emu_watch *w, emu_shared *s, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    const size_t offset = at - s->at;
    w->last = s;
    if (offset + size > s->size) {
        emu_report_stranger(w, s->at + s->size, offset + size - s->size, what, pc);
        return;
    }
    if (s->use != nullptr) {
        if (s->use[offset] == EMU_USE_QUIET)
            return;
        if (s->use[offset] == EMU_USE_NONE || s->use[offset + size - 1] == EMU_USE_NONE) {
            emu_report_gap(w, s, at, size, what, pc);
            return;
        }
    }
    if (s->words == nullptr)
        return;
    emu_touch *words = s->words + (at / 4 - s->at / 4) * EMU_SHARED_TOUCHES;
    emu_race race;
    if (__builtin_expect(emu_race_shared(&w->race, w->lane, words, at, size, what, pc, &race), 0))
        report_race(w, race, emu_shared_text(s, race.at), at, size, what, pc);
}

inline void in_global(emu_watch *w, uintptr_t area, emu_touch *words, uintptr_t at, size_t size, unsigned what,
                      const void *pc)
{
    const size_t index = at / 4 - area / 4;
    if ((what & FERRYI_ACCESS_VOLATILE) && (what & FERRYI_ACCESS_READ)) {
        w->late = emu_global_word(words, index);
        emu_race_changes(&w->race);
    }
    emu_race race;
    if (__builtin_expect(emu_race_global(&w->race, w->lane, words, index, at, size, what, pc, &race), 0))
        report_race(w, race, global_text(emu_area_of(race.at), race.at), at, size, what, pc);
}

void in_area(emu_watch *w, emu_watch::site *site, emu_area *a, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    emu_touch *words = emu_area_words(a);
    if (words == nullptr)
        return;
    *site = { w->areas_version, a->at, a->size, words };
    in_global(w, a->at, words, at, size, what, pc);
}

/* Each access of a kernel that is not repeated. */
__attribute__((noinline)) void look_at(emu_watch *w, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    if ((what & FERRYI_ACCESS_VOLATILE) && (what & FERRYI_ACCESS_READ)) /* it may wait for another thread */
        ferryi_emu_polled();
    settle(w);
    const unsigned version = emu_areas_version.load(std::memory_order_acquire);
    if (version != w->areas_version) {
        w->areas_version = version;
        emu_race_changes(&w->race);
    }
    if (size == 0) { /* a fence */
        emu_race_synced(&w->race, w->lane);
        return;
    }
    if ((what & FERRYI_ACCESS_ATOMIC) && at % size != 0)
        emu_report_misaligned(w, at, size, what, pc);
    if (at - w->last->at < w->last->size) {
        in_shared(w, w->last, at, size, what, pc);
        return;
    }
    emu_watch::site *site = &w->sites[((uintptr_t)pc ^ (uintptr_t)pc >> 8) % (sizeof w->sites / sizeof w->sites[0])];
    if (site->version == w->areas_version && at - site->at < site->size && site->at + site->size - at >= size) {
        in_global(w, site->at, site->words, at, size, what, pc);
        return;
    }
    emu_area *a = emu_area_of(at);
    if (a == nullptr) {
        emu_shared *s = emu_shared_of(w->self, at);
        if (s != nullptr) {
            in_shared(w, s, at, size, what, pc);
            return;
        }
        a = module_area(at);
    }
    if (a == nullptr || a->is_freed || at + size > a->at + a->size)
        emu_report_stranger(w, at, size, what, pc);
    else
        in_area(w, site, a, at, size, what, pc);
}

/* Each access of a kernel.  While areas come or go, or something is to be settled, no read is a repeated one. */
void seen(void *context, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    emu_watch *w = (emu_watch *)context;
    if (what != (FERRYI_ACCESS_READ | FERRYI_ACCESS_KERNEL) ||
        w->areas_version != emu_areas_version.load(std::memory_order_acquire) ||
        !emu_race_is_repeated(&w->race, at, size))
        look_at(w, at, size, what, pc);
}

/* Each other access whose type asks for more alignment than its address has. */
void misaligned(void *context, uintptr_t at, size_t alignment, unsigned what, const void *pc)
{
    emu_report_misaligned((const emu_watch *)context, at, alignment, what, pc);
}

void who(char *text, size_t size)
{
    const emu_watch *w = current;
    snprintf(text, size, "%s of kernel %s on GPU %d", emu_thread_name(w->threads, w->blocks, w->lane, w->number).text,
             emu_kernel_name(w->kernel).c_str(), w->device);
}
} // namespace

bool emu_goes_on(void)
{
    return wanted() == GO_ON;
}

bool emu_gives_statuses(void)
{
    return wanted() == STATUS;
}

bool emu_is_checked(void)
{
    return wanted() != OFF;
}

uint32_t emu_watch_grid(unsigned blocks)
{
    return emu_race_serials(blocks);
}

emu_watch *emu_watch_begins(const ferryi_emu_kernel *kernel, int device, dim3 blocks, dim3 threads, uint32_t grid,
                            unsigned number)
{
    static thread_local emu_watch *mine;
    if (!ferryi_access_is_used() || wanted() == OFF)
        return nullptr;
    if (mine == nullptr) {
        mine = new emu_watch();
        mine->self = emu_this_runner();
    }
    emu_watch *w = mine;
    const unsigned n = threads.x * threads.y * threads.z;
    emu_race_begin(&w->race, grid, blocks.x * blocks.y * blocks.z, number, n);
    w->kernel = kernel;
    w->device = device;
    w->blocks = blocks;
    w->threads = threads;
    w->number = number;
    w->lane = 0;
    w->doubt.is_there = false;
    w->late = nullptr;
    w->areas_version = 0; /* there is none of it */
    w->last = &w->self->shared[0];
    w->stacks.assign(n, { 0, 0 });
    emu_runner_has(w->self, w);
    current = w;
    ferryi_access_turn.context = w;
    ferryi_access_turn.who = who;
    ferryi_access_turn.allocate = emu_heap_malloc;
    ferryi_access_turn.release = emu_heap_free;
    ferryi_access_turn.misaligned = misaligned;
    ferryi_access_turn.seen = seen;
    return w;
}

void emu_watch_ends(emu_watch *w)
{
    if (w == nullptr)
        return;
    if (emu_gpu_failed(w->device) == CUDA_SUCCESS)
        settle(w);
    ferryi_access_turn.seen = nullptr;
    ferryi_access_turn.who = nullptr;
    ferryi_access_turn.allocate = nullptr;
    ferryi_access_turn.release = nullptr;
    ferryi_access_turn.misaligned = nullptr;
    ferryi_access_turn.stack_size = 0;
    current = nullptr;
    emu_runner_has(w->self, nullptr);
}

void emu_watch_turn(emu_watch *w, unsigned lane, const char *stack, size_t size)
{
    if (w == nullptr)
        return;
    settle(w);
    w->lane = lane;
    w->stacks[lane] = { (uintptr_t)stack, size };
    ferryi_access_turn.stack = (uintptr_t)stack;
    ferryi_access_turn.stack_size = size;
}

void emu_watch_block_met(emu_watch *w)
{
    if (w != nullptr)
        emu_race_block_met(&w->race);
}

void emu_watch_lanes_met(emu_watch *w, unsigned first_warp, unsigned warps, const uint32_t *lanes)
{
    if (w != nullptr)
        emu_race_lanes_met(&w->race, first_warp, warps, lanes);
}

void emu_watch_synced(emu_watch *w)
{
    if (w != nullptr)
        emu_race_synced(&w->race, w->lane);
}

void emu_watch_shared(emu_watch *w, const void *at, size_t size)
{
    if (w != nullptr)
        emu_runner_adds(w->self, at, size);
}

bool emu_watch_fault(uintptr_t at, const void *pc)
{
    if (current != nullptr)
        emu_report_stranger(current, at, 1, FERRYI_ACCESS_READ, pc);
    return current != nullptr;
}
