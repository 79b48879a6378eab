/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_OBSERVED_GPU_FUNCS_H
#define FERRY_DETAIL_API_OBSERVED_GPU_FUNCS_H

/* Calls of a GPU's kernels, compiled with FERRYI_TRACE, as records of ferry-run --trace: written into the PE's ring in
 * pinned host memory, where they survive the PE.  Names and files are hashes.  Times are %globaltimer; the image
 * measures what that is on the host's clock.  Only for PEs that are processes. */
#include "../machine/event.h"
#include "../machine/trace_record.h"
#include "generated/kernel_calls.h"
#include <dlfcn.h>
#include <time.h>

/* FNV-1a of what stands behind the last slash, with the highest bit set: a file of one name is one file. */
constexpr __host__ __device__ uint64_t ferryi_observed_hash(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *text != '\0'; text++)
        hash = *text == '/' ? 0xcbf29ce484222325u : (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash | (uint64_t)1 << 63;
}
/* Makes the compiler compute it. */
template <uint64_t V>
struct ferryi_observed_constant {
    static constexpr uint64_t value = V;
};

typedef struct ferryi_here {
    uint64_t file;
    uint32_t line;
} ferryi_here;
#define FERRYI_HERE (ferryi_here{ ferryi_observed_constant<ferryi_observed_hash(__FILE__)>::value, (uint32_t)__LINE__ })
FERRYI_INLINE ferryi_here ferryi_here_by_default(const char *file, int line)
{
    (void)file;
    return ferryi_here{ 0, (uint32_t)line };
}

/* ---- The image's part in kernels. */

typedef struct ferryi_observed_ring {
    ferryi_trace_record *ring;
    unsigned long long *head; /* in GPU memory */
    uint64_t mask, world;
} ferryi_observed_ring;
static __constant__ ferryi_observed_ring ferryi_observed_here;

#if FERRYI_OBSERVED
typedef struct ferryi_observed_named {
    uint64_t hash;
} ferryi_observed_named;
#define FERRYI_OBSERVED_NAME(NAME)                                                                                     \
    (ferryi_observed_named{ ferryi_observed_constant<ferryi_observed_hash(NAME)>::value })

FERRYI_FN int ferryi_observed_wanted(int scope)
{
    return ferryi_observed_here.ring != NULL && ferryi_scope_leads(scope) && ferryi_world_get()->n_pes != 0;
}
FERRYI_FN void ferryi_observed_meet(int scope, int kind) /* records have times of their own */
{
    (void)scope;
    (void)kind;
}
/* kept[0] and [1]: hashes of the name and the file; [2]: the record's ticket. */
FERRYI_FN void ferryi_observed_place(ferryi_event *e, ferryi_observed_named name, ferryi_here here)
{
    e->kept[0] = name.hash;
    e->kept[1] = here.file;
    e->line = here.line;
}
FERRYI_FN uint64_t ferryi_observed_offset(const void *address)
{
    const ferryi_world *w = ferryi_world_get();
    const uint64_t offset = (uint64_t)(uintptr_t)address - w->heap;
    return offset < w->heap_len ? offset : UINT64_MAX;
}
FERRYI_FN ferryi_trace_record *ferryi_observed_record(const ferryi_event *e)
{
    return ferryi_observed_here.ring + ((e->kept[2] - 1) & ferryi_observed_here.mask);
}
/* Out of line: a kernel pays for it in traced builds only, but there in every call. */
FERRYI_NOINLINE void ferryi_observed_begin(ferryi_event *e)
{
    const int meets = FERRYI_EVENT_IS_COLLECTIVE(e->kind) && e->team == FERRY_TEAM_WORLD;
    e->kept[2] = 1 + (uint64_t)atomicAdd(ferryi_observed_here.head, 1ull);
    volatile ferryi_trace_record *r = ferryi_observed_record(e);
    r->ticket = 0;
    __threadfence_system();
    r->begin_ns = ferryi_clock_ns();
    r->end_ns = 0;
    r->pc = e->kept[0];
    r->bytes = e->bytes;
    r->remote = ferryi_observed_offset(e->remote);
    r->word = e->word != NULL ? ferryi_observed_offset(e->word) : UINT64_MAX;
    r->address = (uint64_t)(uintptr_t)(e->word != NULL ? e->word : e->remote);
    r->value = e->value;
    r->result = 0;
    r->group = meets ? ferryi_observed_here.world : 0;
    r->file = e->kept[1];
    r->number = 0;
    r->line = e->line;
    r->block = e->in_block;
    r->thread = e->in_thread;
    r->name = 0;
    r->flags = (uint16_t)e->flags;
    r->target = (int16_t)e->target;
    r->status = 0;
    r->kind = (uint8_t)e->kind;
    r->cmp = (int8_t)e->cmp;
    r->op = (uint8_t)e->op;
    r->width = (uint8_t)(e->width <= 16 ? e->width : 0);
    r->n = meets ? (uint32_t)ferryi_world_get()->n_pes : (uint32_t)e->n;
    __threadfence_system();
    r->ticket = e->kept[2];
}
FERRYI_NOINLINE void ferryi_observed_end(ferryi_event *e)
{
    volatile ferryi_trace_record *r = ferryi_observed_record(e);
    const uint64_t newest = *(volatile unsigned long long *)ferryi_observed_here.head;
    if (newest - (e->kept[2] - 1) > ferryi_observed_here.mask)
        return; /* overtaken by a whole ring of later calls */
    r->status = (int16_t)e->status;
    r->result = e->result;
    r->flags = (uint16_t)e->flags;
    r->end_ns = ferryi_clock_ns();
}
#endif

/* ---- The image's part on the host. */

enum { FERRYI_OBSERVED_ROUNDS = 24 };

/* Answers each number that the host writes with the time. */
static __global__ void ferryi_observed_clock(volatile uint64_t *asked, volatile uint64_t *answered)
{
    uint64_t start, now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(start));
    for (uint64_t i = 1; i <= FERRYI_OBSERVED_ROUNDS; i++) {
        do
            asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
        while (*asked < i && now - start < 200000000u);
        answered[i] = now;
        __threadfence_system();
    }
}

static uint64_t ferryi_observed_host_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

/* Notes the moment of the fastest answer. */
static int ferryi_observed_clocks(ferryi_trace_gpu *gpu)
{
    volatile uint64_t *asked = NULL;
    cudaStream_t stream = NULL;
    void *at = NULL;
    uint64_t best = UINT64_MAX;
    int error = (int)cudaHostAlloc(&at, 4096, cudaHostAllocMapped);
    if (error != cudaSuccess)
        return error;
    memset(at, 0, 4096);
    asked = (volatile uint64_t *)at;
    error = (int)cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    if (error == cudaSuccess) {
        ferryi_observed_clock<<<1, 1, 0, stream>>>(asked, asked + 8);
        const uint64_t start = ferryi_observed_host_ns();
        for (uint64_t i = 1; i <= FERRYI_OBSERVED_ROUNDS; i++) {
            const uint64_t before = ferryi_observed_host_ns();
            uint64_t after = before;
            *asked = i;
            while (asked[8 + i] == 0 && after - start < 250000000u)
                after = ferryi_observed_host_ns();
            if (asked[8 + i] != 0 && after - before < best) {
                best = after - before;
                *gpu->host_ns = before + best / 2;
                *gpu->gpu_ns = asked[8 + i];
            }
        }
        error = (int)cudaStreamSynchronize(stream);
        cudaStreamDestroy(stream);
    }
    cudaFreeHost(at);
    return error;
}

static int ferryi_observed_attach(ferryi_trace_gpu *gpu)
{
    ferryi_observed_ring here = { NULL, NULL, gpu->mask, gpu->world };
    int error = cudaSuccess;
    if (gpu->device_ring == NULL) {
        void *pages = NULL, *head = NULL;
        error = (int)cudaHostRegister(gpu->pages, gpu->bytes, cudaHostRegisterMapped | cudaHostRegisterPortable);
        if (error == cudaSuccess)
            error = (int)cudaHostGetDevicePointer(&pages, gpu->pages, 0);
        if (error == cudaSuccess)
            error = (int)cudaMalloc(&head, sizeof *here.head);
        if (error == cudaSuccess)
            error = (int)cudaMemset(head, 0, sizeof *here.head);
        if (error == cudaSuccess)
            error = ferryi_observed_clocks(gpu);
        if (error != cudaSuccess)
            return error;
        gpu->device_ring = (char *)pages + gpu->ring_at;
        gpu->device_head = head;
    }
    here.ring = (ferryi_trace_record *)gpu->device_ring;
    here.head = (unsigned long long *)gpu->device_head;
    return (int)cudaMemcpyToSymbol(ferryi_observed_here, &here, sizeof here);
}

namespace
{
struct ferryi_observed_registration {
    ferryi_trace_image image;
    ferryi_observed_registration()
    {
#define FERRYI_OBSERVED_WORD(NAME) NAME,
        static const char *const names[] = { FERRYI_KERNEL_CALLS(FERRYI_OBSERVED_WORD) };
        void (*add)(ferryi_trace_image * image);
        void *found = dlsym(RTLD_DEFAULT, "ferryi_observe_image");
        image.next = NULL;
        image.file = __BASE_FILE__;
        image.names = names;
        image.n_names = sizeof names / sizeof *names;
        image.attach = ferryi_observed_attach;
        image.clocks = ferryi_observed_clocks;
        if (found == NULL)
            return; /* nobody observes */
        memcpy(&add, &found, sizeof add);
        add(&image);
    }
};
ferryi_observed_registration ferryi_observed_registered;
} // namespace

#endif
