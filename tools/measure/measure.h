/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_MEASURE_MEASURE_H
#define FERRY_TOOLS_MEASURE_MEASURE_H

/* `ferry-info measure`: bandwidth and latency of GPU pairs by copies, in the tables of CUDA's sample
 * p2pBandwidthLatencyTest, and ferry's collectives in the columns of nccl-tests.  The driver is used in children only:
 * one that hangs is killed, and the memory below, which all share, keeps what was measured. */

#include "device/kernels/collectives.h"
#include "tools/cuda.h"
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

enum { MT_GPUS = 32, MT_SIZES = 48, MT_TRIALS = 31 };

typedef struct mt_options {
    int pairs, collectives;
    /* Pairs. */
    uint64_t ints;    /* of 4 bytes, in one copy; 0: the default */
    int trials;       /* of each figure, which is their median; 0: the default */
    int reads, by_sm; /* also copies that the reader makes; copies by a kernel where there is access */
    /* Collectives. */
    uint64_t least, most; /* bytes; 0: the default */
    double factor;
    int iters, warmup; /* below 0: the default */
    int pretend_wrong; /* for tests: a value that PE 0 gets is spoiled before it is looked at */
    uint64_t patience_ns;
} mt_options;

enum mt_kind { MT_UNIDIRECTIONAL, MT_BIDIRECTIONAL, MT_LATENCY };
enum { MT_TABLES = 8 };

/* The tables in the order in which they are measured and printed. */
typedef struct mt_table_kind {
    const char *name, *title, *unit;
    enum mt_kind kind;
    int access, reads;
} mt_table_kind;
extern const mt_table_kind mt_tables[MT_TABLES];
/* 0: this table is not wanted. */
int mt_table_is_wanted(const mt_options *o, int table);

typedef struct mt_table {
    double value[MT_GPUS][MT_GPUS]; /* below 0: not measured */
    double host[MT_GPUS][MT_GPUS];  /* latency: the host's time to queue a copy */
    uint32_t is_done;
} mt_table;

/* A collective, as ferry calls it and as nccl-tests do. */
typedef struct mt_collective {
    const char *call, *name, *operation;          /* "none": no reduction */
    const char *comm, *nccl;                      /* the calls of ferry/comm.h and of NCCL */
    int root;                                     /* -1 */
    int in_place;                                 /* whether ferry allows it */
    enum { MT_SHARE_EACH, MT_SHARE_WHOLE } share; /* the call's argument is a PE's part of the size, or the size */
    /* busbw = algbw * (times * (n - 1) / n, or 1 if times is 0). */
    int times;
} mt_collective;
extern const mt_collective mt_collectives[FERRYI_N_MEASURED];
double mt_bus_factor(const mt_collective *c, int n);

typedef struct mt_shared mt_shared;

enum mt_where { MT_ON_STREAM, MT_IN_KERNEL, MT_BY_COMM, MT_BY_NCCL, MT_WHERES };
/* The call, and in few words how it is made. */
const char *mt_call(int where, int what);
/* Why NCCL's collectives are not measured, or "". */
const char *mt_no_nccl(const mt_shared *s);
int mt_where_is_wanted(const mt_shared *s, int where);
extern const char *const mt_where_names[MT_WHERES], *const mt_where_words[MT_WHERES];
enum { MT_OUT_OF_PLACE, MT_IN_PLACE, MT_PLACES };

typedef struct mt_row {
    uint64_t bytes, count;              /* nccl-tests' size; floats of the call's argument */
    double us[MT_PLACES][MT_GPUS];      /* of one call, of each PE; below 0: not measured */
    uint64_t wrong[MT_PLACES][MT_GPUS]; /* values */
    uint32_t is_done;
} mt_row;

typedef struct mt_rows {
    int32_t n;
    mt_row row[MT_SIZES];
} mt_rows;

typedef struct mt_gpu_info {
    char name[96], bus_id[32];
    uint64_t free_bytes;
} mt_gpu_info;

typedef struct mt_child {
    pid_t pid;
    uint32_t beats; /* counts on while the child is not stuck in a call of the driver */
    int32_t result; /* 0: it ended well */
    int32_t gone;
    char why[400];
} mt_child;

struct mt_shared {
    mt_options options;
    int32_t n, cuda, emulated, limited; /* GPUs; the driver's version; `most` was lowered for lack of memory */
    mt_gpu_info gpu[MT_GPUS];
    int8_t access[MT_GPUS][MT_GPUS];
    char note[200]; /* a pair whose access could not be enabled */
    mt_table table[MT_TABLES];
    mt_rows rows[MT_WHERES][FERRYI_N_MEASURED];
    char path[MT_GPUS][MT_GPUS][8];
    char nccl_id[128];
    char no_nccl[MT_GPUS][160]; /* why this PE does not measure NCCL's collectives */
    mt_child child[MT_GPUS];
};

/* tables.c: averages of a row over the PEs. */
double mt_row_us(const mt_shared *s, const mt_row *row, int place);
uint64_t mt_row_wrong(const mt_shared *s, const mt_row *row, int place);
/* GB/s. */
double mt_row_algbw(const mt_shared *s, const mt_row *row, int place);
/* The mean of the busbw column; below 0: there is none. */
double mt_average_bus(const mt_shared *s, int where, int what);

/* children.c.  Runs body in n children until all have ended, and calls progress meanwhile.  0, or -1 when one failed:
 * its `why` says how. */
int mt_run(mt_shared *s, int n, int (*body)(mt_shared *s, int me), void (*progress)(const mt_shared *s));
/* In a child. */
static inline void mt_beat(mt_shared *s, int me)
{
    (void)__atomic_add_fetch(&s->child[me].beats, 1, __ATOMIC_RELAXED);
}
/* In a child: keeps the first reason.  Returns -1. */
int mt_fail(mt_shared *s, int me, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same, with the driver's name of the error; returns result. */
int mt_cu_fail(mt_shared *s, int me, const info_cu *cu, int result, const char *what);

/* What children do. */
int mt_look(mt_shared *s, int me);   /* pairs.c: which GPUs there are */
int mt_pairs(mt_shared *s, int me);  /* pairs.c: the tables */
int mt_run_pe(mt_shared *s, int me); /* pe.c: a PE */
/* nccl.c: NCCL where its library is found.  Each returns 0, or -1 with a reason in why. */
typedef struct mt_nccl {
    void *library, *comm;
    char why[120];
} mt_nccl;
int mt_nccl_open(mt_nccl *nccl, int emulated);
int mt_nccl_make_id(mt_nccl *nccl, char id[128]);
int mt_nccl_join(mt_nccl *nccl, const char id[128], int n, int me);
int mt_nccl_run(mt_nccl *nccl, int what, const float *source, float *dest, uint64_t count, int n, void *stream);
void mt_nccl_close(mt_nccl *nccl);
void mt_set_job(const mt_shared *s); /* pe.c: the environment of a job's PEs */
void mt_plan_rows(mt_shared *s);     /* pe.c: the sizes */

/* text.c: prints what is done and was not printed yet. */
void mt_print_head(FILE *out, const mt_shared *s);
void mt_print_progress(FILE *out, const mt_shared *s);
void mt_print_table(FILE *out, const mt_shared *s, int table);
void mt_print_end(FILE *out, const mt_shared *s);
void mt_print_json(FILE *out, const mt_shared *s);
void mt_print_html(FILE *out, const mt_shared *s);
/* plots.c: one picture with all plots, or one plot for a page. */
void mt_print_svg(FILE *out, const mt_shared *s);
void mt_plot_matrix(FILE *out, const mt_shared *s, int table, double x, double y);
void mt_plot_collectives(FILE *out, const mt_shared *s, int where, int times, double x, double y);

int mt_main(int argc, char **argv);

#endif
