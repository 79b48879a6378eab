/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_ACCESS_AREAS_H
#define EMU_ACCESS_AREAS_H

#include "race.h"
#include <atomic>
#include <string>

/* What the memory of this process is, to kernels: each allocation is an area. */
enum emu_area_kind {
    EMU_AREA_GPU,    /* cudaMalloc, cuMemAlloc */
    EMU_AREA_MAPPED, /* cuMemMap: a heap */
    EMU_AREA_HOST,   /* pinned, registered or managed: kernels and the host may touch it */
    EMU_AREA_BLOCK,  /* of the symmetric heap, in a mapped area */
    EMU_AREA_HEAP,   /* of what kernels allocate, in a GPU's heap for it */
    EMU_AREA_MODULE, /* a program's or a library's variables and constants */
};
struct emu_area {
    uintptr_t at;
    size_t size;
    emu_area_kind kind; /* before it was freed */
    std::atomic<bool> is_freed;
    bool has_blocks;                 /* kernels touch its blocks only */
    int device;                      /* -1: the host's */
    const char *name;                /* a variable's; NULL: an allocation */
    const void *made;                /* from where; NULL: unknown */
    std::atomic<const void *> freed; /* likewise */
    std::atomic<emu_touch *> words;  /* EMU_GLOBAL_TOUCHES for each 4 bytes; NULL: nothing was touched */
};

/* Notes an allocation, a block within its area, and that it has ended.  An area's record stays for ever: errors name
 * freed ones. */
void emu_area_begins(uintptr_t at, size_t size, emu_area_kind kind, int device);
void emu_area_ends(uintptr_t at, bool is_block);

/* Memory for an allocation with space around it that belongs to nobody, and addresses that are not given away again
 * soon, so that an access behind its end, or after its end, hits nothing else.  Returns NULL if there is none. */
void *emu_area_map(size_t size);
void emu_area_unmap(void *at, size_t size);

/* What this thread has found last, by the address; and the version of what there is. */
struct emu_area_found {
    unsigned version;
    emu_area *area;
};
extern __thread emu_area_found emu_areas_found[16] __attribute__((tls_model("initial-exec")));
extern std::atomic<unsigned> emu_areas_version;
emu_area *emu_area_look(uintptr_t at);

/* The area with this byte, living or freed; NULL: none. */
inline emu_area *emu_area_of(uintptr_t at)
{
    const emu_area_found &m = emu_areas_found[(at >> 12 ^ at >> 18) % 16];
    return m.version == emu_areas_version.load(std::memory_order_acquire) && m.area != nullptr &&
                   at - m.area->at < m.area->size
               ? m.area
               : emu_area_look(at);
}
/* The last area that begins before this address, if it ends at most `within` bytes before it, or begins at most so far
 * behind it. */
emu_area *emu_area_near(uintptr_t at, size_t within);
/* The area is a variable of a program.  The name is kept by the caller. */
void emu_area_named(uintptr_t at, const char *name);
/* Where an area's words begin; NULL: no memory for them. */
emu_touch *emu_area_words(emu_area *a);
/* "1024 bytes of GPU 0, allocated at reduce.cu:12". */
std::string emu_area_text(const emu_area *a);

/* The first caller of this library that is in none of ferry's own modules; NULL: unknown. */
const void *emu_caller(void);

#endif
