/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TRACE_TRACE_H
#define FERRYI_TRACE_TRACE_H

/* A job's record as ferry-run writes it out: events by time, each with its cause.  read.c makes it from the rings
 * (observe/record.h), match.c finds the causes, rows.c the places in the picture; text.c, chrome.c and page.c write. */
#include "device/machine/event.h"
#include "observe/record.h"
#include <stddef.h>
#include <stdio.h>

typedef struct trace_event {
    const ferryi_trace_record *r;
    uint64_t begin, end; /* ns from the first event's begin */
    int32_t pe;
    int32_t place; /* number of a place; -1: not known */
    int32_t word;  /* number of a label; -1: none */
    int32_t cause; /* the event that ended it, or whose PE came last; -1: none */
    int32_t row;   /* of the PE's rows in the picture */
    uint8_t open;  /* it had not ended when the job did; end is then the last moment on record */
    uint8_t kind;
    uint8_t path;   /* ferry_path to the target */
    uint8_t by_gpu; /* from the ring of a GPU's kernels */
    uint64_t group; /* as in the record, also of GPUs */
    uint32_t number;
    uint64_t waited; /* ns that it waited for its cause */
    const char *name;
    int32_t name_number;
} trace_event;

typedef struct trace_place {
    const char *file; /* NULL: no debug information */
    unsigned line;
    const char *function; /* NULL: not known */
    const char *module;
} trace_place;

typedef struct trace_row {
    char label[40];
} trace_row;

/* One PE: its regions may be several, of processes one after the other. */
typedef struct trace_pe {
    int present;
    uint64_t lost; /* events that later ones overwrote */
    int n_rows;
    trace_row *rows;
    const ferryi_trace_header *header; /* of its first region */
} trace_pe;

typedef struct trace {
    char **command;
    int status; /* of the job */
    int n_pes;
    trace_pe *pe;
    trace_event *event; /* by begin */
    size_t n;
    uint64_t length; /* ns from the first begin to the last end */
    uint64_t origin; /* CLOCK_MONOTONIC of the first begin */
    trace_place *place;
    int n_places;
    const char **names; /* of calls */
    int n_names;
    char **word; /* labels: "ready", "heap+0x40" */
    int n_words;
    uint32_t refused;        /* PEs that found no room */
    int without_lines;       /* calls whose place is not known for lack of debug information */
    const char *no_lines_in; /* a file that has none */
} trace;

/* Reads the control page and the regions behind it, which stay mapped for as long as t is used.  0; -1: errno. */
int trace_read(int fd, uint64_t capacity, trace *t);
void trace_match(trace *t);
/* Gives addresses of the heap their names; part of trace_read(), which keeps the labels. */
void trace_name_blocks(trace *t, int32_t (*label)(void *arg, const char *text), void *arg);
void trace_rows(trace *t);

/* Each returns 0, or -1 when out has an error. */
int trace_write_text(const trace *t, FILE *out);
int trace_write_chrome(const trace *t, FILE *out);
int trace_write_page(const trace *t, FILE *out);

/* ---- Words. */
const char *trace_kind_name(int kind); /* "put", "barrier" */
const char *trace_path_name(int path); /* "native"; "" for none */
/* "put 8000 bytes to PE 1 (native), then signal 1" */
void trace_say(const trace *t, const trace_event *e, char *text, size_t size);
/* "12.345 us" */
void trace_say_time(uint64_t ns, char *text, size_t size);
/* "prog.c:12", "main+0x10 in program", "" */
void trace_say_place(const trace *t, const trace_event *e, char *text, size_t size);

#endif
