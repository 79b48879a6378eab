/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_OBSERVE_RECORD_H
#define FERRYI_OBSERVE_RECORD_H

/* What a traced job leaves to ferry-run: one file in memory (memfd) that ferry-run makes and every PE maps by the name
 * /proc/PID/fd/N.  So a record survives its PE, whatever ended it, and the file ends with the last process that has it.
 *
 * The file is a control page, then regions: one for each PE of each process, in the order in which they came.  A region
 * is a header, the ring of the host's records, and the ring of the GPU's kernels. */
#include "device/machine/trace_record.h"

#define FERRYI_TRACE_VARIABLE "FERRYI_TRACE" /* FILE:RECORDS, records of a ring, a power of two */
#define FERRYI_TRACE_MAGIC 0x31656361727472ffu

enum {
    FERRYI_TRACE_PAGE = 4096,
    FERRYI_TRACE_REGIONS = 2048,
    FERRYI_TRACE_PES = 1024,
    FERRYI_TRACE_NAMES = 2048, /* names of calls and files */
    FERRYI_TRACE_MODULES = 256,
    FERRYI_TRACE_TEXT = 160 << 10 /* bytes of names and paths */
};

typedef struct ferryi_trace_control {
    uint64_t magic;
    uint32_t regions; /* taken */
    uint32_t refused; /* PEs that found no room */
} ferryi_trace_control;

/* A piece of an ELF file's code in the process. */
typedef struct ferryi_trace_module {
    uint64_t begin, end; /* of all its segments */
    uint64_t bias;       /* address in the process - address in the file */
    uint32_t path;       /* offset in text */
    uint32_t known;      /* 1: the other members are written */
} ferryi_trace_module;

typedef struct ferryi_trace_header {
    uint64_t magic; /* stored last */
    int32_t pe, n_pes, pid;
    uint32_t capacity; /* of each ring, a power of two */
    uint32_t n_names, n_modules, n_text;
    uint32_t unnamed;                           /* names that found no room */
    uint64_t gpu_host_ns[2], gpu_ns[2];         /* the same moments on this machine's clock and on the GPU's; 0: none */
    uint8_t path[FERRYI_TRACE_PES];             /* ferry_path from this PE */
    uint64_t head __attribute__((aligned(64))); /* records begun on the host */
    uint32_t name[FERRYI_TRACE_NAMES] __attribute__((aligned(64))); /* offsets in text */
    ferryi_trace_module module[FERRYI_TRACE_MODULES];
    char text[FERRYI_TRACE_TEXT];
} ferryi_trace_header;

enum { FERRYI_TRACE_HEADER = 192 << 10 };
_Static_assert(sizeof(ferryi_trace_header) <= FERRYI_TRACE_HEADER, "the rings begin behind the header");

static inline uint64_t ferryi_trace_region_bytes(uint64_t capacity)
{
    return FERRYI_TRACE_HEADER + 2 * capacity * sizeof(ferryi_trace_record);
}

static inline uint64_t ferryi_trace_region_at(uint64_t capacity, uint64_t i)
{
    return FERRYI_TRACE_PAGE + i * ferryi_trace_region_bytes(capacity);
}

#endif
