/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_WITNESS_H
#define FERRYI_WITNESS_H

#include "ferry/types.h"
#include <stddef.h>
#include <stdint.h>

/* Three say what an ordered pair can do: the driver (CUDA's attributes; in the host space the kernel), NVML, and the
 * probe, which has tried.  The probe decides; where they differ, somebody should know. */
typedef struct ferryi_testimony {
    uint8_t driver; /* ferry_path */
    uint8_t nvml;   /* ferry_path, or FERRYI_NVML_SILENT */
    uint8_t failed; /* FERRYI_PROBE_*, or FERRYI_PROBE_SKIPPED */
} ferryi_testimony;

/* What a pair can do that has failed so. */
ferry_path ferryi_witness_probed(uint8_t failed);
int ferryi_witness_differ(const ferryi_testimony *t);
/* One sentence for all the peers (their numbers, as text) of which this is said.  Returns what snprintf would. */
int ferryi_witness_sentence(char *text, size_t size, const char *peers, const ferryi_testimony *t);

/* NVML takes its time, and may never answer: a thread asks it while ferry_init goes on, and whoever is last reports. */
typedef struct ferryi_witness ferryi_witness;
/* uuids[n] of the PEs' GPUs, NULL: nobody is asked.  NULL: no memory; then the others are believed. */
ferryi_witness *ferryi_witness_call(const unsigned char (*uuids)[16], int n, int me);
/* driver[n], failed[n]: of the pairs from this PE to each. */
void ferryi_witness_hear(ferryi_witness *w, const uint8_t *driver, const uint8_t *failed);
/* Waits for up to a second; a thread that is still asking then is left to itself. */
void ferryi_witness_dismiss(ferryi_witness *w);

#endif
