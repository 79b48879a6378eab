/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_PAIR_REPORT_H
#define FERRYI_PAIR_REPORT_H

#include "runtime/state/pair.h"
#include <stddef.h>

/* Warns of pairs for which the driver, NVML and the probe disagree.  The probe decides; a difference means that the
 * driver or the machine is set up wrongly. */

/* Only `driver`, `nvml`, `failed` and `copies` of a pair count.  A probe that was skipped differs from nothing. */
int ferryi_pair_sources_differ(const ferryi_pair_info *pair);
/* One sentence for all peers (their numbers, as text) with the same answers.  Returns what snprintf would. */
int ferryi_pair_sentence(char *text, size_t size, const char *peers, const ferryi_pair_info *pair);

/* NVML is slow and may never answer.  A thread asks NVML while ferry_init continues; the thread or the probe reports,
 * depending on which ends last. */
typedef struct ferryi_pair_report ferryi_pair_report;
/* uuids[n] of the PEs' GPUs; NULL: NVML is not asked.  Returns NULL without memory; then nothing is reported. */
ferryi_pair_report *ferryi_pair_report_start(const unsigned char (*uuids)[16], int n, int me);
/* row[n]: the pairs from this PE, after the probe.  report may be NULL. */
void ferryi_pair_report_probed(ferryi_pair_report *report, const ferryi_pair_info *row);
/* Waits up to a second for the thread; after that, the thread continues alone.  report may be NULL. */
void ferryi_pair_report_end(ferryi_pair_report *report);

#endif
