/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_VERDICT_REPORT_H
#define FERRY_TOOLS_VERDICT_REPORT_H

#include "tools/findings.h"
#include "tools/verdict/verdict.h"
#include <stdio.h>

/* What is printed. */
typedef struct vd_report {
    int n;            /* GPUs, by CUDA's numbers */
    int gpu[VD_GPUS]; /* their places in machine.gpu */
    vd_evidence pair[VD_GPUS][VD_GPUS];
    int verdict[VD_GPUS][VD_GPUS]; /* ferryi_verdict */
    char sentence[VD_GPUS][VD_GPUS][256];
    unsigned char uuid[VD_GPUS][16];
    uint64_t memory[VD_GPUS], span[VD_GPUS];
    char boot_id[40];
    double cuda_seconds, probe_seconds, bulk_seconds; /* bulk: < 0 when it was not run */
    int waves, left_behind;
    int64_t when; /* seconds since 1970 */
    int from_cache;
    vd_options options;
    info_machine machine;
    info_findings findings; /* their ids are kept in finding_id */
    char finding_id[INFO_FINDINGS][32];
} vd_report;

/* 0: all pairs work, 1: something is broken, 2: it could not be told. */
int vd_report_status(const vd_report *r);
/* Whether the word is one of the two good ones. */
int vd_is_good(int verdict);
/* A figure of a pair, below 0: not measured, with its title, which names the unit, and its decimals. */
enum { VD_FIGURES = 3 };
double vd_figure(const vd_evidence *e, int which, const char **title, int *decimals);
void vd_uuid_text(const unsigned char uuid[16], char text[48]);

void vd_print_text(FILE *out, const vd_report *r, int colour);
void vd_print_json(FILE *out, const vd_report *r);
/* The schema of that JSON. */
void vd_print_schema(FILE *out);
void vd_print_html(FILE *out, const vd_report *r);

/* advice.c: what to set for programs on this machine. */
enum { VD_ADVICE = 24 };
typedef struct vd_advice {
    const char *program; /* "NCCL" */
    char set[160];       /* "NCCL_P2P_DISABLE=1"; empty: nothing */
    char reason[320];
} vd_advice;
int vd_advise(const vd_report *r, vd_advice advice[VD_ADVICE]);

/* cache.c: results of this machine, driver, boot and build.  1: found, and r has what was measured, not yet judged. */
int vd_cache_read(vd_report *r, const vd_options *options);
void vd_cache_write(const vd_report *r);

/* compare.c: prints what differs from an earlier --json file.  0, or -1 with a message on stderr. */
int vd_compare(FILE *out, const vd_report *r, const char *path);

/* main.c: `ferry-info verdict`. */
int vd_main(int argc, char **argv);

#endif
