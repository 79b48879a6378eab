/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_TRACE_RECORD_H
#define FERRY_DETAIL_MACHINE_TRACE_RECORD_H

/* What ferry-run --trace keeps of one call, and how an image of kernels that was compiled with FERRYI_TRACE gets to the
 * ring of its PE (observe/record.h). */
#include <stddef.h>
#include <stdint.h>

/* 128 bytes: two lines of a cache. */
typedef struct ferryi_trace_record {
    uint64_t ticket;           /* 1 + the record's number, stored last; 0: being written */
    uint64_t begin_ns, end_ns; /* end 0: the call had not returned */
    uint64_t pc;               /* in the PE's process; 0: a kernel's call */
    uint64_t bytes;
    uint64_t remote;  /* ferry_address_offset() of what is accessed at the target, of a block of the heap */
    uint64_t word;    /* of the word that is signalled or awaited; UINT64_MAX: none */
    uint64_t address; /* of that word, or of remote, in the PE's process */
    uint64_t value;   /* the operand, or the value that a wait compares with */
    uint64_t result;
    uint64_t group;  /* of a collective: stands for the members, in their order; of MoE: the object's number */
    uint64_t file;   /* of a kernel's call: 1 + number of a name; or, with the highest bit, a hash of the file's name */
    uint32_t number; /* which collective of this group; which round of MoE; how many looks at a word */
    uint32_t line;
    uint32_t block, thread; /* in the grid; of a host: 0, and the thread that called (its id) */
    uint16_t name;          /* number of a name */
    uint16_t flags;         /* FERRYI_EVENT_* */
    int16_t target;         /* -1: none */
    int16_t status;
    uint8_t kind; /* ferryi_event_kind */
    int8_t cmp;
    uint8_t op;
    uint8_t width; /* of the word */
    uint32_t n;    /* words of a wait, members of a collective's team */
} ferryi_trace_record;

/* The ring of a PE's kernels.  The library fills the first part; the first image that attaches fills the second. */
typedef struct ferryi_trace_gpu {
    void *pages; /* of host memory, of which the ring is a part: to be pinned */
    size_t bytes;
    size_t ring_at; /* where the ring begins in them */
    uint64_t mask;
    uint64_t world;                  /* stands for the team of all PEs in `group` */
    uint64_t *host_ns, *gpu_ns;      /* where a moment is noted on both clocks */
    void *device_ring, *device_head; /* addresses for kernels; NULL: no image has attached */
} ferryi_trace_gpu;

/* One image.  It registers itself with libferry-observe before main(). */
typedef struct ferryi_trace_image {
    struct ferryi_trace_image *next;
    const char *file;         /* the image's source; calls in other files have lines without a name */
    const char *const *names; /* [n_names] of calls, whose hashes stand in records' pc */
    size_t n_names;
    /* Pins the ring, if need be, and tells the image's kernels of it.  Notes both clocks.  Return a cudaError_t. */
    int (*attach)(ferryi_trace_gpu *gpu);
    int (*clocks)(ferryi_trace_gpu *gpu);
} ferryi_trace_image;

#endif
