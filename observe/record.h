/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_OBSERVE_RECORD_H
#define FERRYI_OBSERVE_RECORD_H

/* What a traced job leaves to ferry-run: one file in memory (memfd) that ferry-run makes and every PE maps by the name
 * /proc/PID/fd/N.  So a record survives its PE, whatever ended it, and the file ends with the last process that has it.
 *
 * The file is a control page, then regions: one for each PE of each process, in the order in which they came.  A region
 * is a header, the ring of the host's records, and the ring of the GPU's kernels. */
#include <stdint.h>

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
    uint32_t number; /* which collective of this group; which round of MoE */
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
_Static_assert(sizeof(ferryi_trace_record) == 128, "a record is two lines");

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
    uint64_t gpu_head __attribute__((aligned(64)));                 /* copied from the GPU; 0: see the ring */
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
