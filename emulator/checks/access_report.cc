/* SPDX-License-Identifier: BSD-3-Clause */
/* What the checks say. */
#include "access_watch.h"
#include "emulator/here.h"
#include "emulator/say.h"
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <link.h>
#include <mutex>
#include <set>
#include <unistd.h>

void emu_error(CUresult error, const void *pc, const char *format, ...)
{
    static std::mutex &lock = *new std::mutex;
    static std::set<const void *> &reported = *new std::set<const void *>;
    char text[2048];
    va_list ap;
    if (ferryi_access_is_own(pc))
        return;
    {
        std::lock_guard<std::mutex> held(lock); /* the first report is whole before the program ends */
        if (reported.insert(pc).second) {
            va_start(ap, format);
            vsnprintf(text, sizeof text, format, ap);
            va_end(ap);
            fflush(stdout);
            fprintf(stderr, "emulator, process %d: %s\n", (int)getpid(), text);
            if (!emu_goes_on() && !emu_gives_statuses())
                abort();
        }
    }
    if (error != CUDA_SUCCESS && emu_gives_statuses() && emu_device_of_block() >= 0)
        emu_block_leaves(error);
}

emu_name emu_thread_name(dim3 threads, dim3 blocks, unsigned lane, unsigned block)
{
    emu_name name;
    snprintf(name.text, sizeof name.text, "thread (%u,%u,%u) of block (%u,%u,%u)", lane % threads.x,
             lane / threads.x % threads.y, lane / (threads.x * threads.y), block % blocks.x,
             block / blocks.x % blocks.y, block / (blocks.x * blocks.y));
    return name;
}

std::string emu_line_text(const void *pc)
{
    char text[256];
    (void)ferryi_access_line(pc, text, sizeof text);
    return text;
}

std::string emu_bytes_text(size_t n)
{
    return std::to_string(n) + (n == 1 ? " byte" : " bytes");
}

namespace
{
const char *verb(unsigned what)
{
    const bool is_atomic = (what & FERRYI_ACCESS_ATOMIC) != 0;
    if (what & FERRYI_ACCESS_WRITE)
        return is_atomic ? "updates" : "writes";
    return "reads";
}

std::string name_of(const emu_watch *w, unsigned lane, unsigned block)
{
    return emu_thread_name(w->threads, w->blocks, lane, block).text;
}

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

/* "12 bytes behind the end of a", and where a came from. */
std::string near_text(uintptr_t at, size_t size, const emu_area *a)
{
    const uintptr_t end = a->at + a->size;
    std::string text;
    if (at < a->at)
        text = emu_bytes_text(a->at - at) + " before the start of ";
    else if (at == end)
        text = "just behind the end of ";
    else if (at > end)
        text = emu_bytes_text(at - end) + " behind the end of ";
    else
        text = "of which the last " + emu_bytes_text(at + size - end) + " are behind the end of ";
    return text + emu_area_text(a);
}

std::string stranger_text(const emu_watch *w, uintptr_t at, size_t size)
{
    char text[128];
    if (at < 65536) {
        snprintf(text, sizeof text, at == 0 ? "at NULL" : "at NULL + %zu", (size_t)at);
        return text;
    }
    std::string whose = emu_neighbours_text(w, at);
    if (!whose.empty())
        return "of " + whose;
    const emu_area *in = emu_area_of(at), *near = in != nullptr ? in : emu_area_near(at, (size_t)1 << 20);
    if (in != nullptr && in->is_freed)
        return "of memory that was freed: " + emu_area_text(in);
    for (unsigned i = 0; i < w->self->n; i++) {
        const emu_shared &s = w->self->shared[i];
        const uintptr_t behind = at - s.at - s.size;
        if (behind < 4096)
            return (behind == 0 ? "just" : emu_bytes_text(behind)) + " behind the end of " +
                   (s.is_dynamic ? std::to_string(s.size) + " bytes of dynamic shared memory"
                                 : "the block's shared memory");
    }
    if (near != nullptr)
        return near_text(at, size, near);
    snprintf(text, sizeof text, "at %p, which is host memory, neither pinned nor managed", (void *)at);
    return text;
}
} // namespace

std::string emu_race_text(const emu_watch *w, const emu_race &race, size_t size, unsigned what,
                          const std::string &where, const void *pc)
{
    const unsigned block = race.other.serial() - w->race.grid_first;
    std::string other = name_of(w, race.other.lane(), block);
    if (block == w->number)
        other = other.substr(0, other.find(" of block"));
    std::string text = "race in kernel " + emu_kernel_name(w->kernel) + ": " + name_of(w, w->lane, w->number) + " ";
    text += verb(what) + (" " + emu_bytes_text(size)) + " of " + where + " at " + emu_line_text(pc) + ", " + other;
    text += race.other_writes ? race.other.is_sync() ? " updated " : " wrote " : " read ";
    text += (size == 1 ? "it at " : "them at ") + emu_line_text(code_at(race.other.pc()));
    return text + (block == w->number ? "; no barrier is between" : "; only atomics order blocks of a grid");
}

void emu_report_stranger(emu_watch *w, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    const std::string text = stranger_text(w, at, size);
    emu_error(CUDA_ERROR_ILLEGAL_ADDRESS, pc, "kernel %s, %s: %s %s %s %s", emu_kernel_name(w->kernel).c_str(),
              emu_line_text(pc).c_str(), name_of(w, w->lane, w->number).c_str(), verb(what),
              emu_bytes_text(size).c_str(), text.c_str());
}

void emu_report_gap(emu_watch *w, const emu_shared *s, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    char name[256];
    size_t bytes = 0;
    uintptr_t end = at; /* of the variable before the gap */
    while (end > s->at && s->use[end - 1 - s->at] == EMU_USE_NONE)
        end--;
    std::string text = "of shared memory that is none of its variables";
    if (end > s->at && ferryi_access_variable(end - 1, name, sizeof name, &bytes)) {
        const std::string variable = std::string(name).substr(0, std::string(name).rfind('`') + 1);
        text = (at == end ? "just" : emu_bytes_text(at - end)) + " behind the end of " + variable + ", " +
               emu_bytes_text(bytes) + " of shared memory";
    }
    emu_error(CUDA_SUCCESS, pc, "kernel %s, %s: %s %s %s %s", emu_kernel_name(w->kernel).c_str(),
              emu_line_text(pc).c_str(), name_of(w, w->lane, w->number).c_str(), verb(what),
              emu_bytes_text(size).c_str(), text.c_str());
}

void emu_report_misaligned(const emu_watch *w, uintptr_t at, size_t alignment, unsigned what, const void *pc)
{
    const emu_area *a = emu_area_of(at);
    char text[64];
    snprintf(text, sizeof text, "at %p", (const void *)at);
    const std::string where = a != nullptr ? "at byte " + std::to_string(at - a->at) + " of " + emu_area_text(a) : text;
    emu_error(CUDA_ERROR_MISALIGNED_ADDRESS, pc,
              "kernel %s, %s: %s %s %s, where the address is no multiple of %zu: cudaErrorMisalignedAddress on a GPU",
              emu_kernel_name(w->kernel).c_str(), emu_line_text(pc).c_str(), name_of(w, w->lane, w->number).c_str(),
              verb(what), where.c_str(), alignment);
}
