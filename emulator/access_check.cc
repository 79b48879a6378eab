/* SPDX-License-Identifier: BSD-3-Clause */
#include "access_check.h"
#include "access.h"
#include "access_areas.h"
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <link.h>
#include <mutex>
#include <set>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

/* ---- Errors. */

namespace
{
enum mode { STOP, GO_ON, OFF };
mode wanted(void)
{
    static const mode m = [] {
        const char *text = getenv("EMU_ERRORS");
        if (text == nullptr || strcmp(text, "stop") == 0)
            return STOP;
        if (strcmp(text, "off") == 0)
            return OFF;
        if (strcmp(text, "go on") != 0)
            emu_die("EMU_ERRORS is '%s': it may be 'stop', 'go on' or 'off'", text);
        return GO_ON;
    }();
    return m;
}
} // namespace

void emu_error(const void *pc, const char *format, ...)
{
    static std::mutex &lock = *new std::mutex;
    static std::set<const void *> &reported = *new std::set<const void *>;
    char text[2048];
    va_list ap;
    std::lock_guard<std::mutex> held(lock); /* the first report is whole before the program ends */
    if (!reported.insert(pc).second)
        return;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    fflush(stdout);
    fprintf(stderr, "emulator, process %d: %s\n", (int)getpid(), text);
    if (wanted() != GO_ON)
        abort();
}

emu_name emu_thread_name(dim3 threads, dim3 blocks, unsigned lane, unsigned block)
{
    emu_name name;
    snprintf(name.text, sizeof name.text, "thread (%u,%u,%u) of block (%u,%u,%u)", lane % threads.x,
             lane / threads.x % threads.y, lane / (threads.x * threads.y), block % blocks.x,
             block / blocks.x % blocks.y, block / (blocks.x * blocks.y));
    return name;
}

/* ---- Shared memory: the thread-local variables of a system thread, which runs one block at a time. */

namespace
{
struct shared_range {
    uintptr_t at, size;
    emu_touch *words; /* EMU_SHARED_TOUCHES for each 4 bytes */
    bool is_dynamic;
};
enum { MOST_RANGES = 32 };

/* What a system thread has; never destroyed, since others look at it. */
struct runner {
    shared_range ranges[MOST_RANGES];
    unsigned n;
    emu_watch *watch; /* NULL: between blocks */
    char last[192];   /* whose block was last */
};
std::mutex &runners_lock = *new std::mutex;
std::vector<runner *> &runners = *new std::vector<runner *>;
} // namespace

struct emu_watch {
    emu_race_block race;
    const ferryi_emu_kernel *kernel;
    int device;
    dim3 blocks, threads;
    unsigned number, lane;
    runner *self;
    shared_range *last; /* that an access was in */
    std::vector<std::pair<uintptr_t, size_t>> stacks;
    /* A volatile read learns what was written before it, and it is told before it reads: it learns again at the next
     * access. */
    const emu_touch *late;
    /* A write that races with a write of the same value is none: nobody can tell.  The next access, or turn, sees what
     * it has stored. */
    struct {
        bool is_there;
        uintptr_t at;
        size_t size;
        char old[16];
        std::string text;
        const void *pc;
    } doubt;
};

namespace
{
thread_local emu_watch *current;

emu_name name_of(const emu_watch *w, unsigned lane, unsigned block)
{
    return emu_thread_name(w->threads, w->blocks, lane, block);
}

std::string line_of(const void *pc)
{
    char text[256];
    (void)ferryi_access_line(pc, text, sizeof text);
    return text;
}

const char *verb(unsigned what)
{
    const bool is_atomic = (what & FERRYI_ACCESS_ATOMIC) != 0;
    if (what & FERRYI_ACCESS_WRITE)
        return is_atomic ? "updates" : "writes";
    return "reads";
}

/* A kernel launched by <<<>>> has the name of a template, "... [with auto* F = reduce; ...]". */
std::string kernel_name(const ferryi_emu_kernel *kernel)
{
    const std::string name = kernel->name;
    const size_t at = name.find("F = ");
    return at == std::string::npos ? name : name.substr(at + 4, name.find_first_of(";]", at) - at - 4);
}

std::string bytes_text(size_t n)
{
    return std::to_string(n) + (n == 1 ? " byte" : " bytes");
}

emu_touch *words_for(size_t size, size_t touches)
{
    const size_t bytes = (size + 7) / 4 * touches * sizeof(emu_touch);
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return at == MAP_FAILED ? nullptr : (emu_touch *)at;
}

void add_range(runner *r, uintptr_t at, size_t size, bool is_dynamic)
{
    for (unsigned i = 0; i < r->n; i++)
        if (r->ranges[i].at == at && r->ranges[i].size == size)
            return;
    if (r->n == MOST_RANGES || size == 0)
        return;
    r->ranges[r->n] = shared_range{ at, size, words_for(size, EMU_SHARED_TOUCHES), is_dynamic };
    r->n++;
}

int add_tls(struct dl_phdr_info *info, size_t, void *argument)
{
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_TLS && info->dlpi_tls_data != nullptr)
            add_range((runner *)argument, (uintptr_t)info->dlpi_tls_data, info->dlpi_phdr[i].p_memsz, false);
    return 0;
}

/* The thread-local variables of all modules that this thread has by now. */
void look_for_shared(runner *r)
{
    std::lock_guard<std::mutex> held(runners_lock);
    (void)dl_iterate_phdr(add_tls, r);
}

runner *this_runner(void)
{
    static thread_local runner *self;
    if (self == nullptr) {
        self = new runner();
        {
            std::lock_guard<std::mutex> held(runners_lock);
            runners.push_back(self);
        }
        look_for_shared(self);
    }
    return self;
}

shared_range *range_in(runner *r, uintptr_t at)
{
    for (unsigned i = 0; i < r->n; i++)
        if (at - r->ranges[i].at < r->ranges[i].size)
            return &r->ranges[i];
    return nullptr;
}

/* "`tile`+12", or what is known. */
std::string shared_text(const shared_range *range, uintptr_t at)
{
    char name[256], text[320];
    size_t bytes;
    if (range->is_dynamic)
        snprintf(text, sizeof text, "dynamic shared memory, byte %zu of %zu,", (size_t)(at - range->at),
                 (size_t)range->size);
    else if (ferryi_access_variable(at, name, sizeof name, &bytes))
        snprintf(text, sizeof text, "shared memory `%s`", name);
    else
        snprintf(text, sizeof text, "shared memory");
    return text;
}

/* ---- Who touched a word before. */

struct seek {
    uint32_t low;
    uintptr_t found;
};
int seek_code(struct dl_phdr_info *info, size_t, void *argument)
{
    seek *s = (seek *)argument;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) &part = info->dlpi_phdr[i];
        const uintptr_t start = info->dlpi_addr + part.p_vaddr;
        if (part.p_type == PT_LOAD && (part.p_flags & PF_X) && (uint32_t)(s->low - (uint32_t)start) < part.p_memsz) {
            s->found = start + (uint32_t)(s->low - (uint32_t)start);
            return 1;
        }
    }
    return 0;
}
/* The code with this low half of its address; the program is the first that is asked. */
const void *code_at(uint32_t low)
{
    seek s = { low, 0 };
    (void)dl_iterate_phdr(seek_code, &s);
    return (const void *)s.found;
}

std::string race_text(const emu_watch *w, const emu_race &race, size_t size, unsigned what, const std::string &where,
                      const void *pc)
{
    const unsigned block = race.other.serial - w->race.grid_first, other = race.other.lane & EMU_TOUCH_LANE;
    const bool same = block == w->number, updates = (race.other.lane & EMU_TOUCH_SYNC) != 0;
    std::string text = "race in kernel ";
    text += kernel_name(w->kernel);
    text += std::string(": ") + name_of(w, w->lane, w->number).text + " " + verb(what) + " " + bytes_text(size) +
            " of " + where + " at " + line_of(pc) + ", ";
    std::string name = name_of(w, other, block).text;
    if (same)
        name = name.substr(0, name.find(" of block"));
    text += name + (race.other_writes ? updates ? " updated " : " wrote " : " read ") + (size == 1 ? "it" : "them") +
            " at " + line_of(code_at(race.other.pc)) + "; ";
    text += same ? "no barrier is between" : "nothing orders blocks of a grid but atomics";
    return text;
}

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
        emu_error(w->doubt.pc, "%s", w->doubt.text.c_str());
}

/* where(address): what is there, for the report. */
template <class Where>
inline void check_race(emu_watch *w, emu_touch *words, int touches, Where where, uintptr_t at, size_t size,
                       unsigned what, const void *pc)
{
    const emu_race race = emu_race_access(&w->race, w->lane, words, touches, at, size, what, pc);
    if (__builtin_expect(race.other.serial == 0, 1))
        return;
    const std::string text = race_text(w, race, size, what, where(race.at), pc);
    if (race.other_writes && !(what & FERRYI_ACCESS_READ) && size <= sizeof w->doubt.old) {
        w->doubt.is_there = true;
        w->doubt.at = at;
        w->doubt.size = size;
        memcpy(w->doubt.old, (const void *)at, size);
        w->doubt.text = text;
        w->doubt.pc = pc;
        return;
    }
    emu_error(pc, "%s", text.c_str());
}

/* ---- Addresses that are none of the kernel's memory. */

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

/* Whose local or shared memory of another thread or block the address is; "": nobody's. */
std::string neighbours_memory(const emu_watch *w, uintptr_t at)
{
    char text[512];
    std::lock_guard<std::mutex> held(runners_lock);
    for (const runner *r : runners) {
        const emu_watch *v = r->watch;
        for (unsigned i = 0; r != w->self && i < r->n; i++) {
            const shared_range &range = r->ranges[i];
            if (at - range.at >= range.size)
                continue;
            /* The variable has the same offset in this thread's memory. */
            const bool has_twin = i < w->self->n && w->self->ranges[i].size == range.size;
            const std::string what =
                has_twin ? shared_text(&w->self->ranges[i], at - range.at + w->self->ranges[i].at) : "shared memory";
            if (v != nullptr) {
                const emu_name whose = name_of(v, 0, v->number);
                snprintf(text, sizeof text, "%s of another block, %s", what.c_str(), strstr(whose.text, "block"));
            } else {
                snprintf(text, sizeof text, "%s of another block, which has ended", what.c_str());
            }
            return text;
        }
        for (size_t i = 0; v != nullptr && i < v->stacks.size(); i++)
            if (at - v->stacks[i].first < v->stacks[i].second)
                return std::string("a local variable of another thread, ") + name_of(v, (unsigned)i, v->number).text;
    }
    return "";
}

/* "12 bytes behind the end of a", and where a came from. */
std::string near_text(uintptr_t at, size_t size, const emu_area *a)
{
    const uintptr_t end = a->at + a->size;
    std::string text;
    if (at < a->at)
        text = bytes_text(a->at - at) + " before the start of ";
    else if (at >= end)
        text = at == end ? "just behind the end of " : bytes_text(at - end) + " behind the end of ";
    else
        text = "of which " + bytes_text(at + size - end) + " are behind the end of ";
    return text + emu_area_text(a);
}

std::string stranger_text(const emu_watch *w, uintptr_t at, size_t size)
{
    char text[128];
    if (at < 65536) {
        if (at == 0)
            return "at NULL";
        snprintf(text, sizeof text, "at NULL + %zu", (size_t)at);
        return text;
    }
    std::string whose = neighbours_memory(w, at);
    if (!whose.empty())
        return "of " + whose;
    const emu_area *in = emu_area_of(at), *near = in != nullptr ? in : emu_area_near(at, (size_t)1 << 20);
    if (in != nullptr && in->is_freed)
        return "of memory that was freed: " + emu_area_text(in);
    for (unsigned i = 0; i < w->self->n; i++) {
        const shared_range &range = w->self->ranges[i];
        if (at - range.at - range.size < 4096)
            return bytes_text(at - range.at - range.size) + " behind the end of " +
                   (range.is_dynamic ? std::to_string(range.size) + " bytes of dynamic shared memory"
                                     : "the block's shared memory");
    }
    if (near != nullptr)
        return near_text(at, size, near);
    snprintf(text, sizeof text, "at %p, which is host memory, neither pinned nor managed", (void *)at);
    return text;
}

void report_stranger(emu_watch *w, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    const std::string text = stranger_text(w, at, size);
    emu_error(pc, "kernel %s, %s: %s %s %s%s", kernel_name(w->kernel).c_str(), line_of(pc).c_str(),
              name_of(w, w->lane, w->number).text, verb(what), bytes_text(size).c_str(), (" " + text).c_str());
}

/* ---- Each access of a kernel. */

void in_shared(emu_watch *w, shared_range *range, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    if (at + size > range->at + range->size) {
        report_stranger(w, at + size - 1, 1, what, pc);
        return;
    }
    if (range->words == nullptr)
        return;
    emu_touch *words = range->words + (at / 4 - range->at / 4) * EMU_SHARED_TOUCHES;
    check_race(
        w, words, EMU_SHARED_TOUCHES, [=](uintptr_t where) { return shared_text(range, where); }, at, size, what, pc);
}

void seen(void *context, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    emu_watch *w = (emu_watch *)context;
    if (what & FERRYI_ACCESS_VOLATILE && what & FERRYI_ACCESS_READ) /* it may wait for another thread */
        ferryi_emu_polled();
    settle(w);
    if (size == 0) { /* a fence */
        emu_race_synced(&w->race, w->lane);
        return;
    }
    shared_range *range = w->last;
    if (at - range->at < range->size) {
        in_shared(w, range, at, size, what, pc);
        return;
    }
    emu_area *a = emu_area_of(at);
    if (a == nullptr) {
        range = range_in(w->self, at);
        if (range == nullptr) {
            look_for_shared(w->self);
            range = range_in(w->self, at);
        }
        if (range != nullptr) {
            w->last = range;
            in_shared(w, range, at, size, what, pc);
            return;
        }
        a = module_area(at);
    }
    if (a == nullptr || a->is_freed || at + size > a->at + a->size) {
        report_stranger(w, at, size, what, pc);
        return;
    }
    emu_touch *words = emu_area_words(a);
    if (words == nullptr)
        return;
    check_race(
        w, words + (at / 4 - a->at / 4) * EMU_GLOBAL_TOUCHES, EMU_GLOBAL_TOUCHES,
        [=](uintptr_t where) {
            char name[256];
            size_t bytes;
            if (a->kind == EMU_AREA_MODULE && ferryi_access_variable(where, name, sizeof name, &bytes))
                return std::string("`") + name + "`";
            return "byte " + std::to_string(where - a->at) + " of " + emu_area_text(a) + ",";
        },
        at, size, what, pc);
}

void who(char *text, size_t size)
{
    const emu_watch *w = current;
    snprintf(text, size, "%s of kernel %s on GPU %d", name_of(w, w->lane, w->number).text,
             kernel_name(w->kernel).c_str(), w->device);
}
} // namespace

/* ---- Blocks. */

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
        mine->self = this_runner();
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
    w->last = &w->self->ranges[0];
    w->stacks.assign(n, { 0, 0 });
    {
        std::lock_guard<std::mutex> held(runners_lock);
        w->self->watch = w;
    }
    current = w;
    ferryi_access_turn.context = w;
    ferryi_access_turn.who = who;
    ferryi_access_turn.seen = seen;
    return w;
}

void emu_watch_ends(emu_watch *w)
{
    if (w == nullptr)
        return;
    settle(w);
    ferryi_access_turn.seen = nullptr;
    ferryi_access_turn.who = nullptr;
    ferryi_access_turn.stack_size = 0;
    current = nullptr;
    std::lock_guard<std::mutex> held(runners_lock);
    w->self->watch = nullptr;
    for (unsigned i = 0; i < w->self->n;) /* the next block has other dynamic shared memory */
        if (w->self->ranges[i].is_dynamic) {
            if (w->self->ranges[i].words != nullptr)
                (void)munmap(w->self->ranges[i].words,
                             (w->self->ranges[i].size + 7) / 4 * EMU_SHARED_TOUCHES * sizeof(emu_touch));
            w->self->ranges[i] = w->self->ranges[--w->self->n];
        } else {
            i++;
        }
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

void emu_watch_warp_met(emu_watch *w, unsigned warp, uint32_t lanes)
{
    if (w != nullptr)
        emu_race_warp_met(&w->race, warp, lanes);
}

void emu_watch_synced(emu_watch *w)
{
    if (w != nullptr)
        emu_race_synced(&w->race, w->lane);
}

void emu_watch_shared(emu_watch *w, const void *at, size_t size)
{
    if (w == nullptr)
        return;
    std::lock_guard<std::mutex> held(runners_lock);
    add_range(w->self, (uintptr_t)at, size, true);
}

void emu_watch_fault(uintptr_t at, const void *pc)
{
    if (current != nullptr)
        report_stranger(current, at, 1, FERRYI_ACCESS_READ, pc);
}
