/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_RUN_REPORT_H
#define FERRYI_RUN_REPORT_H

#include "ferry/types.h"
#include <stdint.h>

/* What a PE tells the ferry-run that started it: calls that were refused and waits that failed.  ferry-run makes a file
 * of one part for each of its PEs and names the PE's part in FERRY_RUN_REPORT, as in /proc/123/fd/7:65536.  Stores into
 * the part outlast the process, however it ends.  A part is written only after a failure, so a job without failures
 * pays nothing. */
#define FERRYI_RUN_REPORT "FERRY_RUN_REPORT"
enum { FERRYI_REPORT_PAGE = 65536, FERRYI_REPORT_TEXT = 640, FERRYI_REPORT_FAULTS = 64 };

typedef struct ferryi_report_fault {
    uint32_t written; /* nonzero: fault is complete */
    ferry_fault fault;
} ferryi_report_fault;

typedef struct ferryi_run_report {
    uint32_t refused; /* calls refused: a status from FERRY_ERR_NOT_INITIALIZED on */
    uint32_t failed;  /* waits that timed out, lost a PE or were aborted */
    uint32_t first;   /* 1: a thread writes `text`; 2: it is complete */
    uint32_t n_faults;
    char text[FERRYI_REPORT_TEXT]; /* the first failure's sentence */
    ferryi_report_fault faults[FERRYI_REPORT_FAULTS];
} ferryi_run_report;
_Static_assert(sizeof(ferryi_run_report) <= FERRYI_REPORT_PAGE, "a PE's part of the file");

/* Counts a failure and keeps the first one's sentence.  Does nothing without a ferry-run. */
void ferryi_run_report_failure(ferry_status status, const char *text);
void ferryi_run_report_fault(const ferry_fault *fault);
/* Takes back a count: the program has fetched that failure's fault. */
void ferryi_run_report_fetched(ferry_status status);

#endif
